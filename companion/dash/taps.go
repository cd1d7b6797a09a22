package dash

import (
	"slices"
	"unicode/utf8"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
)

// Fingers is for a screen that is tapped, and has no keyboard: it shows keys of its own
// below the drawing.
type Fingers struct {
	// Wide and High are how many columns and rows a finger needs. A smaller place of the drawing cannot be
	// tapped.
	Wide, High int
	// Show is called with what to show below the drawing, whenever that changes. A click in the row BelowRow
	// means the key whose number, from 0, is the column.
	Show func(Below)
}

// BelowRow is the row of the keys below the drawing. It is the same for every size of the screen, so that a tap
// counts that comes while the size changes.
const BelowRow = 1 << 20

// Below is what a screen shows below the drawing.
type Below struct {
	Keys    []TapKey
	Typing  bool // the player types letters on a keyboard now: a name, a line
	Playing bool // a game is on
	Light   bool // the page is drawn for a light ground
	Lang    string
}

// TapKey is a key to tap.
type TapKey struct {
	Shown, Word string        // the key and what it does; one of them may be ""
	Ink         int32         // its colour, 0xRRGGBB; -1 for the usual one
	Step        bool          // it belongs to the present step
	hue         companion.Hue // of Ink
	act         func()
}

// showBelow shows the keys of the page on top below the drawing, where they can be tapped. The page must have
// been drawn: what is too small for a finger there needs a key here.
func (d *Dash) showBelow(cols int) {
	now := Below{Playing: d.game != nil && !d.view().Over, Light: d.look.Ground == GroundLight, Lang: string(d.desk.Lang)}
	if p := d.top(); p != nil {
		now.Typing = p.typing()
	}
	now.Keys = d.tapKeys(cols < bareWidth)
	for i := range now.Keys {
		k := &now.Keys[i]
		k.Ink = -1
		if c := d.th.p.ink[k.hue]; k.hue != companion.NoHue && c != tcell.ColorDefault {
			k.Ink = c.Hex()
		}
		d.zones = append(d.zones, zone{i, BelowRow, 1, 1, k.act})
	}
	same := func(a, b TapKey) bool {
		return a.Shown == b.Shown && a.Word == b.Word && a.Ink == b.Ink && a.Step == b.Step
	}
	was := d.below
	if now.Typing != was.Typing || now.Playing != was.Playing || now.Light != was.Light || now.Lang != was.Lang || !slices.EqualFunc(now.Keys, was.Keys, same) {
		d.below = now
		d.look.Fingers.Show(now)
	}
}

// tapKeys are the keys that work now: those that hints show; for fingers also all choices of the step, whose
// places in the drawing may be too small, and the arrows on pages other than the table. On a narrow screen the
// letters of dice have no words.
func (d *Dash) tapKeys(narrow bool) []TapKey {
	if d.top() == nil {
		return nil
	}
	var out []TapKey
	enter := false
	taken := map[rune]bool{} // of two bindings of one key the first that works is taken
	for _, b := range d.top().bindings() {
		if b.quiet && b.touch != "" && d.fingers() {
			b.quiet, b.word = false, b.touch
		}
		char, _ := utf8.DecodeRuneInString(b.chars)
		if b.off != "" || b.quiet || b.act == nil || taken[char] {
			continue
		}
		taken[char] = b.chars != ""
		if narrow && b.bare || b.word == b.shown() { // a number is called by its number
			b.word = ""
		}
		enter = enter || b.key == tcell.KeyEnter
		out = append(out, TapKey{Shown: b.shown(), Word: b.word, Step: b.step || b.key == tcell.KeyEscape, hue: b.hue, act: b.act})
	}
	onTable := d.top() == page(d.table)
	if onTable && (d.game.ReadOnly() || d.view().Placing == nil) {
		return out
	}
	arrow := func(shown string, key tcell.Key) {
		out = append(out, TapKey{Shown: shown, Step: true, act: func() { d.press(key, 0) }})
	}
	arrow("↑", tcell.KeyUp)
	arrow("↓", tcell.KeyDown)
	arrow("←", tcell.KeyLeft)
	arrow("→", tcell.KeyRight)
	if !enter {
		arrow(d.keyName("enter"), tcell.KeyEnter)
	}
	return out
}

// Lit tells the dashboard that the screen's background has become dark or light. It follows, unless the player
// has chosen one.
func (d *Dash) Lit(ground Ground) {
	d.change(func(l *Look) { l.Ground = ground; *l = l.Chosen(d.desk.Settings) })
}

// Fingers tells the dashboard how many columns and rows a finger needs, when that has changed.
func (d *Dash) Fingers(wide, high int) { d.look.Fingers.Wide, d.look.Fingers.High = wide, high }

// fingers says whether the screen is tapped by fingers.
func (d *Dash) fingers() bool { return d.look.Fingers != nil && d.look.Fingers.Wide > 0 }

// fits says whether a finger can tap a rectangle.
func (f *Fingers) fits(w, h int) bool { return f == nil || w >= f.Wide && h >= f.High }
