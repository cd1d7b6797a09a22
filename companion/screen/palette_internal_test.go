package screen

import (
	"testing"

	"github.com/gdamore/tcell/v2"
)

// TestPalette: the colours are those that tcell takes, all over the cube of colours, and
// what is no such colour stays.
func TestPalette(t *testing.T) {
	var all []tcell.Color
	for i := range paletteSize {
		all = append(all, tcell.PaletteColor(i))
	}
	p := newPalette()
	for r := int32(0); r < 256; r += 15 {
		for g := int32(0); g < 256; g += 17 {
			for b := int32(0); b < 256; b += 51 {
				c := tcell.NewRGBColor(r, g, b)
				if have, want := p.nearest(c), tcell.FindColor(c, all); have != want {
					t.Fatalf("%v: %v, tcell takes %v", c, have, want)
				}
			}
		}
	}
	for _, c := range []tcell.Color{tcell.ColorDefault, tcell.PaletteColor(7), tcell.ColorReset} {
		if have := p.nearest(c); have != c {
			t.Errorf("%v became %v", c, have)
		}
	}
	s := tcell.StyleDefault.Bold(true).Foreground(tcell.NewHexColor(0xff0000))
	if fg, bg, attr := p.style(s).Decompose(); fg != tcell.PaletteColor(9) && fg != tcell.PaletteColor(196) || bg != tcell.ColorDefault || attr != tcell.AttrBold {
		t.Errorf("%v on %v, %v", fg, bg, attr)
	}
}
