package dash

import "github.com/gdamore/tcell/v2"

// Draw implements tview.Primitive.
func (t *table) Draw(scr tcell.Screen) {
	c := t.d.canvasOf(scr, t.Box)
	y := 0
	for _, l := range t.d.view().Lines(t.d.Words()) {
		y = c.text(1, y, c.plain, l)
	}
}
