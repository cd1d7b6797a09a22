package dash

import (
	"strings"
	"unicode"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"
	"golang.org/x/text/unicode/norm"
)

// Look is how the dashboard is drawn. Letters and words carry the meaning; colour
// only repeats it.
type Look struct {
	ASCII bool // only ASCII characters: another locale, or a font without lines
	Mono  bool // no colours at all: NO_COLOR
	Big   bool // begin with the large view, readable across the table
}

// theme is a Look made ready: styles and glyphs. Foreground and background stay
// the terminal's own, so that light and dark ones are both readable.
type theme struct {
	plain  tcell.Style // text
	bold   tcell.Style // what matters in it
	dim    tcell.Style // frames, and what can be passed over
	head   tcell.Style // titles
	active tcell.Style // where the cursor stands
	keep   tcell.Style // a die that is kept
	key    tcell.Style // a key to press
	warn   tcell.Style // something that is wrong
	mine   tcell.Style // one side's part of the table
	theirs tcell.Style // the other side's
	ascii  bool        // nothing beyond ASCII is shown
}

func newTheme(l Look) *theme {
	base := tcell.StyleDefault
	th := &theme{plain: base, bold: base.Bold(true), dim: base.Dim(true), head: base.Bold(true), active: base.Reverse(true).Bold(true),
		keep: base.Bold(true).Underline(true), key: base.Bold(true), warn: base.Bold(true), mine: base, theirs: base, ascii: l.ASCII}
	if !l.Mono {
		th.key = th.key.Foreground(tcell.ColorTeal)
		th.keep = th.keep.Foreground(tcell.ColorTeal)
		th.warn = th.warn.Foreground(tcell.ColorMaroon)
		th.mine = th.mine.Foreground(tcell.ColorTeal)
		th.theirs = th.theirs.Foreground(tcell.ColorOlive)
	}
	return th
}

// plainStyles makes tview's own widgets use the terminal's colours: its default
// theme forces white on black.
func plainStyles() {
	tview.Styles = tview.Theme{
		PrimitiveBackgroundColor: tcell.ColorDefault, ContrastBackgroundColor: tcell.ColorDefault,
		MoreContrastBackgroundColor: tcell.ColorDefault, BorderColor: tcell.ColorDefault, TitleColor: tcell.ColorDefault,
		GraphicsColor: tcell.ColorDefault, PrimaryTextColor: tcell.ColorDefault, SecondaryTextColor: tcell.ColorDefault,
		TertiaryTextColor: tcell.ColorDefault, InverseTextColor: tcell.ColorDefault, ContrastSecondaryTextColor: tcell.ColorDefault,
	}
}

// asciiGlyphs replaces what a text or a frame may hold beyond ASCII.
var asciiGlyphs = strings.NewReplacer("─", "-", "│", "|", "█", "#", "░", ".", "→", ">", "…", ".", "×", "x", "·", ".",
	"œ", "oe", "Œ", "OE", "æ", "ae", "’", "'", "«", "\"", "»", "\"", "–", "-", "—", "-", "\u00a0", " ", "\u202f", " ")

// glyphs is a text as this theme can show it: one column a character, whatever a
// player typed as her name.
func (th *theme) glyphs(s string) string {
	plain := true
	for _, c := range s {
		plain = plain && c >= ' ' && c < 0x7f
	}
	if plain {
		return s
	}
	if th.ascii {
		s = norm.NFD.String(asciiGlyphs.Replace(s))
	} else {
		s = norm.NFC.String(s)
	}
	return strings.Map(func(c rune) rune {
		switch {
		case unicode.Is(unicode.Mn, c):
			return -1
		case th.ascii && c > '~', !oneColumn(c):
			return '?'
		}
		return c
	}, s)
}
