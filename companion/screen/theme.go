package screen

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

// Theme is a Look made ready: styles and glyphs. Foreground and background stay
// the terminal's own, so that light and dark ones are both readable.
type Theme struct {
	Plain  tcell.Style // text
	Bold   tcell.Style // what matters in it
	Dim    tcell.Style // frames, and what can be passed over
	Head   tcell.Style // titles
	Active tcell.Style // where the cursor stands
	Keep   tcell.Style // a die that is kept
	Key    tcell.Style // a key to press
	Warn   tcell.Style // something that is wrong
	Mine   tcell.Style // one side's part of the table
	Theirs tcell.Style // the other side's
	ASCII  bool        // nothing beyond ASCII is shown
}

func newTheme(l Look) *Theme {
	base := tcell.StyleDefault
	th := &Theme{Plain: base, Bold: base.Bold(true), Dim: base.Dim(true), Head: base.Bold(true), Active: base.Reverse(true).Bold(true),
		Keep: base.Bold(true).Underline(true), Key: base.Bold(true), Warn: base.Bold(true), Mine: base, Theirs: base, ASCII: l.ASCII}
	if !l.Mono {
		th.Key = th.Key.Foreground(tcell.ColorTeal)
		th.Keep = th.Keep.Foreground(tcell.ColorTeal)
		th.Warn = th.Warn.Foreground(tcell.ColorMaroon)
		th.Mine = th.Mine.Foreground(tcell.ColorTeal)
		th.Theirs = th.Theirs.Foreground(tcell.ColorOlive)
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
func (th *Theme) glyphs(s string) string {
	plain := true
	for _, c := range s {
		plain = plain && c >= ' ' && c < 0x7f
	}
	if plain {
		return s
	}
	if th.ASCII {
		s = norm.NFD.String(asciiGlyphs.Replace(s))
	} else {
		s = norm.NFC.String(s)
	}
	return strings.Map(func(c rune) rune {
		switch {
		case unicode.Is(unicode.Mn, c):
			return -1
		case th.ASCII && c > '~', !oneColumn(c):
			return '?'
		}
		return c
	}, s)
}
