package terminal

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"kingoftokyo/companion"
)

// Look is how the dashboard is drawn. Letters and words carry the meaning; colour only repeats it.
type Look struct {
	ASCII          bool   // only ASCII characters, for another locale or a font without lines
	Mono           bool   // no colours at all (NO_COLOR)
	Colors16       bool   // at most the 16 colours of the terminal's own palette
	Ground         Ground // the background of the letters
	DetectedGround Ground // the ground used unless the player has chosen one
	Big            bool   // begin with the large view, which can be read from across the table
	// HideMoves means that the players use kot instead of the board: the large view then lists no pieces to move.
	HideMoves bool
}

// Ground is the terminal's own background.
type Ground uint8

// The grounds.
const (
	GroundUnknown Ground = iota // not known to be dark or light
	GroundDark
	GroundLight
)

// GroundOf reads the background from the variable COLORFGBG, as in "15;0" or "0;default;15": the last number is its colour
// in the terminal's own palette.
func GroundOf(colorfgbg string) Ground {
	n, err := strconv.Atoi(colorfgbg[strings.LastIndexByte(colorfgbg, ';')+1:])
	switch {
	case err != nil || n < 0 || n > 15:
		return GroundUnknown
	case n == 7 || n >= 9: // white, and all bright colours except black
		return GroundLight
	}
	return GroundDark
}

// palette is the colours for one kind of terminal. A fill, band, zone or bar is the background of what is drawn on it, so
// that it is readable on any ground.
type palette struct {
	ink      [companion.NumHues]tcell.Color // letters on the terminal's own ground
	fill     [companion.NumHues]tcell.Color // behind black letters
	zone     [companion.NumHues]tcell.Color // behind letters in zoneText; shows which player this part of a track belongs to
	zoneText tcell.Color
	dim      tcell.Color // letters of less importance; ColorDefault for the terminal's own dimming
	band     tcell.Color // behind the title, the prompt and the player who must decide; ColorDefault for reverse
	bandText tcell.Color
	bandDim  tcell.Color
	empty    tcell.Color // the empty part of a bar
	active   tcell.Color // behind the row of the player who must decide, with letters in bandText
}

// rgb returns colours from their numbers, in the order of the hues from ClawHue on.
func rgb(list ...int32) (out [companion.NumHues]tcell.Color) {
	for i, c := range list {
		out[i+1] = tcell.NewHexColor(c)
	}
	return out
}

// fills are the hues behind black letters, the same on every ground.
var fills = rgb(0xe5734f, 0xe8647c, 0x7fc36a, 0xe3bd4f, 0xb48be0, 0x5fbcd3, 0x6fa8ff, 0xff9e64)

// palettes has the palettes for terminals with many colours. Letters have a contrast of 4.5 or more. If the ground is
// unknown, they have a medium brightness, with a contrast of 4 on both dark and light.
var palettes = [...]palette{
	GroundDark: {ink: fills, fill: fills, zone: rgb(0, 0, 0, 0, 0, 0, 0x27426b, 0x5c3a1e), zoneText: tcell.NewHexColor(0xe6e9ef),
		dim: tcell.NewHexColor(0x8b929d), band: tcell.NewHexColor(0x262b35),
		bandText: tcell.NewHexColor(0xe6e9ef), bandDim: tcell.NewHexColor(0x9aa2af),
		empty: tcell.NewHexColor(0x3c424d), active: tcell.NewHexColor(0x3a2a14)},
	GroundLight: {ink: rgb(0xb03a12, 0xb3213f, 0x2f7d1c, 0x8a6500, 0x6b3fb0, 0x0b7285, 0x1a56c4, 0xb45309), fill: fills,
		zone: rgb(0, 0, 0, 0, 0, 0, 0xd3e2ff, 0xffe2c8), zoneText: tcell.NewHexColor(0x1d2229),
		dim: tcell.NewHexColor(0x656d78), band: tcell.NewHexColor(0xe4e8ee),
		bandText: tcell.NewHexColor(0x1d2229), bandDim: tcell.NewHexColor(0x59616c),
		empty: tcell.NewHexColor(0xd5d9e0), active: tcell.NewHexColor(0xfdeccc)},
	GroundUnknown: {ink: rgb(0xd0562f, 0xd4506a, 0x4d8c3a, 0x9a7a1c, 0x9466cb, 0x2e8799, 0x4a80dc, 0xc06a24), fill: fills,
		zone: rgb(0, 0, 0, 0, 0, 0, 0x27426b, 0x5c3a1e), zoneText: tcell.NewHexColor(0xe6e9ef),
		dim: tcell.NewHexColor(0x7b7f86), band: tcell.NewHexColor(0x323947),
		bandText: tcell.NewHexColor(0xf2f4f8), bandDim: tcell.NewHexColor(0xb4bcc8),
		empty: tcell.NewHexColor(0x8d939d), active: tcell.NewHexColor(0x4a3416)},
}

// palette16 uses the terminal's own 16 colours. No two faces share a colour, and all can be read on both white and black.
var palette16 = func() palette {
	var p palette
	copy(p.ink[1:], []tcell.Color{
		tcell.ColorMaroon, tcell.ColorFuchsia, tcell.ColorGreen, tcell.ColorOlive, tcell.ColorPurple, tcell.ColorTeal,
	})
	p.fill = p.ink
	return p
}()

// theme is a Look turned into styles and characters. The ground is the terminal's own, so everything is readable on both
// dark and light.
type theme struct {
	plain  tcell.Style // text
	bold   tcell.Style // what matters in it
	dim    tcell.Style // labels, and text of less importance
	head   tcell.Style // the headings of sections
	cursor tcell.Style // the row under the cursor of a list
	key    tcell.Style // a key to press
	warn   tcell.Style // something that is wrong
	band   tcell.Style // text in the title, the prompt, and the box of the player who must decide
	look   Look
	p      palette
}

func newTheme(l Look) *theme {
	base := tcell.StyleDefault
	th := &theme{plain: base, bold: base.Bold(true), look: l, p: palette16}
	if !l.Colors16 {
		th.p = palettes[l.Ground]
	}
	if l.Mono {
		th.p = palette{}
	}
	th.dim, th.head = base.Dim(true), base.Bold(true)
	if th.p.dim != tcell.ColorDefault {
		th.dim = base.Foreground(th.p.dim)
		th.head = th.dim.Bold(true)
	}
	th.cursor = base.Reverse(true).Bold(true)
	th.key, th.warn = th.ink(companion.YouHue).Bold(true), th.ink(companion.ClawHue).Bold(true)
	th.band = th.onBand(th.p.bandText)
	return th
}

// onBand returns the style of letters of a colour on a band.
func (th *theme) onBand(c tcell.Color) tcell.Style {
	return onColour(th.p.band, c, tcell.StyleDefault.Reverse(true))
}

// onColour returns the style of letters on a ground, or another style if there is no colour for the ground.
func onColour(ground, letters tcell.Color, none tcell.Style) tcell.Style {
	if ground == tcell.ColorDefault {
		return none
	}
	return tcell.StyleDefault.Background(ground).Foreground(letters)
}

// bandInk returns the style of letters of a hue on a band.
func (th *theme) bandInk(h companion.Hue) tcell.Style {
	c := th.p.ink[h]
	if th.look.Ground == GroundUnknown {
		c = fills[h]
	}
	if h == companion.NoHue || th.p.band == tcell.ColorDefault {
		c = th.p.bandText
	}
	return th.onBand(c).Bold(true)
}

// bandDim returns the style of letters of less importance on a band.
func (th *theme) bandDim() tcell.Style { return th.onBand(th.p.bandDim) }

// ink returns the style of letters of a hue on the terminal's own ground.
func (th *theme) ink(h companion.Hue) tcell.Style {
	return th.plain.Foreground(th.p.ink[h])
}

// fill returns black on a hue, or reverse if there is no colour for it.
func (th *theme) fill(h companion.Hue) tcell.Style {
	return onColour(th.p.fill[h], tcell.ColorBlack, tcell.StyleDefault.Reverse(true)).Bold(true)
}

// zone returns the style of letters on the part of a track that belongs to a player.
func (th *theme) zone(h companion.Hue) tcell.Style {
	return onColour(th.p.zone[h], th.p.zoneText, th.plain)
}

// active returns the style of the row of the player who must decide.
func (th *theme) active() tcell.Style {
	return onColour(th.p.active, th.p.bandText, th.plain)
}

// coloured reports whether fills and zones have their own colours.
func (th *theme) coloured() bool { return th.p.fill[companion.ClawHue] != tcell.ColorDefault }

// tag returns a style in the form of tview's tagged texts: "[#e5734f::b]". "[-:-:-]" ends it.
func tag(st tcell.Style) string {
	fg, bg, attr := st.Decompose()
	flags := ""
	for _, f := range []struct {
		mask tcell.AttrMask
		flag string
	}{{tcell.AttrBold, "b"}, {tcell.AttrDim, "d"}, {tcell.AttrReverse, "r"}, {tcell.AttrUnderline, "u"}} {
		if attr&f.mask != 0 {
			flags += f.flag
		}
	}
	return "[" + fg.String() + ":" + bg.String() + ":" + cmp.Or(flags, "-") + "]"
}

// tagged returns a text in a style for a tview widget, whatever the text contains.
func (th *theme) tagged(st tcell.Style, s string) string {
	return tag(st) + th.safe(s) + "[-:-:-]"
}

// safe returns a text that is safe for a tview widget: as this theme shows it, with nothing that the widget would take for
// a tag.
func (th *theme) safe(s string) string { return tview.Escape(th.glyphs(s)) }
