package screen

import (
	"math"

	"github.com/gdamore/tcell/v2"
	"github.com/lucasb-eyer/go-colorful"
)

// paletteSize is how many colours a terminal has that knows numbers of colours alone.
const paletteSize = 256

// palette finds for any colour the one of the 256 that tcell would take. tcell reckons the
// whole palette anew for each colour, which took a third of the time to the first frame.
type palette struct {
	lab   [paletteSize]lab
	known map[tcell.Color]tcell.Color
}

// lab is a colour where distances are as people see them.
type lab struct{ l, a, b float64 }

func labOf(c tcell.Color) lab {
	r, g, b := c.RGB()
	var out lab
	out.l, out.a, out.b = colorful.Color{R: float64(r) / 255, G: float64(g) / 255, B: float64(b) / 255}.Lab()
	return out
}

func newPalette() *palette {
	p := &palette{known: map[tcell.Color]tcell.Color{}}
	for i := range p.lab {
		p.lab[i] = labOf(tcell.PaletteColor(i))
	}
	return p
}

// nearest is the colour of the palette; numbers of it, and no colour, stay as they are.
func (p *palette) nearest(c tcell.Color) tcell.Color {
	if !c.IsRGB() {
		return c
	}
	if near, ok := p.known[c]; ok {
		return near
	}
	want, best, least := labOf(c), 0, math.Inf(1)
	for i, has := range p.lab {
		l, a, b := want.l-has.l, want.a-has.a, want.b-has.b
		if d := math.Sqrt(l*l + a*a + b*b); d < least {
			best, least = i, d
		}
	}
	p.known[c] = tcell.PaletteColor(best)
	return p.known[c]
}

// style is a style with both colours of the palette.
func (p *palette) style(s tcell.Style) tcell.Style {
	fg, bg, _ := s.Decompose()
	return s.Foreground(p.nearest(fg)).Background(p.nearest(bg))
}
