package terminal

import (
	"strings"
	"unicode"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"kingoftokyo/companion"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/faces/terminal/screen"
	"kingoftokyo/rules"
)

// table is the page of the game being played.
type table struct {
	*tview.Box
	d      *Dash
	line   *tview.InputField // a line being typed below the table; nil for none
	cursor int               // the choice under the cursor, from 1; 0 for none
	die    int               // the die under the cursor, from 1, if dice can be marked; 0 for none
	minus  bool              // the player typed a minus, which belongs to the number of a place
	// refusedDie is why the letter of a die was refused. Digits typed right after it count as dice of the same roll, not as
	// keys of choices. It is nil after any other key.
	refusedDie error
	putBack    int // one more than the number of steps when Enter confirmed that everything is put back; 0 for none
	drawn      drawing
	page       int             // of the list of pieces, from 0
	pageOf     string          // the list to which the page belongs
	read       map[string]bool // the lines of lists that were shown in a round or turn, by recap, title and text
	readOf     string          // that round or turn
}

// choices returns what can be done now, with the key of each choice.
func (t *table) choices() []companion.Choice { return t.d.Frame().Keys }

// typing implements page: it reports whether a line below the table is open.
func (t *table) typing() bool { return t.line != nil }

// takes implements page: first what is being typed, then what is asked, then the choices and the dice.
func (t *table) takes(ev *tcell.EventKey) bool {
	switch {
	case t.line != nil:
		t.lineKey(ev)
		return true
	case t.d.Really != nil:
		t.heldKey(ev)
		return true
	}
	if t.strayed(ev) || t.turns(ev) {
		return true
	}
	switch ev.Key() {
	case tcell.KeyEnter:
		t.enter()
		return true
	case tcell.KeyBackspace, tcell.KeyBackspace2, tcell.KeyDelete:
		t.back()
		return true
	case tcell.KeyUp, tcell.KeyDown, tcell.KeyLeft, tcell.KeyRight:
		t.arrow(ev.Key())
		return true
	case tcell.KeyEscape:
		t.escape()
		return true
	case tcell.KeyRune:
		return t.character(ev)
	}
	return false
}

// escape leaves whatever is half done: the cursor or a minus, a purchase that asks for its card, the large view. It deletes no dice.
func (t *table) escape() {
	switch {
	case t.cursor > 0 || t.die > 0 || t.minus:
		t.cursor, t.die, t.minus = 0, 0, false
	case t.d.Game().Open():
		t.d.Undo()
	case t.d.look.Big:
		t.d.swapView()
	}
}

// character handles a key with a character: a choice, a die, a mark or a command. It returns true for every key.
func (t *table) character(ev *tcell.EventKey) bool {
	c := ev.Rune()
	if f, ok := t.d.Game().Face(c); ok && t.tray().Due > 0 && len(t.d.Game().Entry().Typed) > 0 { // another die of the roll
		t.typeFace(f)
		return true
	}
	if t.placeRune(c) || t.d.Choose(string(c)) {
		return true
	}
	if n, ok := screen.Digit(c); ok && t.d.Choose(string(rune('0'+n))) {
		return true
	}
	if c == ' ' && t.tray().Marks {
		t.die = max(1, t.die)
		t.mark(t.die - 1)
		return true
	}
	due := t.tray().Due > 0
	if f, ok := t.d.Game().Face(c); ok && (due || !unicode.IsDigit(c)) {
		t.typeFace(f)
		return true
	}
	if n, _ := screen.Digit(c); n > 0 {
		t.mark(n - 1)
		return true
	}
	if t.d.bound(t.d.Commands(), ev) {
		return true
	}
	if low := unicode.ToLower(c); low != c && t.d.Choose(string(low)) {
		return true
	}
	t.d.Fault(rules.Refuse("", "dash.key.nothing", rules.Text("key", string(c))))
	return true
}

// strayed reports whether a key is one more die of a roll whose first letters were refused. It refuses the key as well, so
// that the digits of a roll that is typed too early choose nothing.
func (t *table) strayed(ev *tcell.EventKey) bool {
	if t.refusedDie != nil && ev.Key() == tcell.KeyRune {
		if _, die := t.d.Game().Face(ev.Rune()); die {
			t.d.Fault(t.refusedDie)
			return true
		}
	}
	t.refusedDie = nil
	return false
}

// enter handles Enter: it takes the choice under the cursor, the typed dice, or the step's own choice.
func (t *table) enter() {
	d := t.d
	if v := d.Frame(); t.spot(v) != nil {
		d.Play(d.Game().Spot(t.spotAt(v)))
		return
	}
	list := t.choices()
	if t.cursor > 0 && t.cursor <= len(list) {
		t.d.Take(list[t.cursor-1])
		return
	}
	if v := d.Frame(); (v.Beat == companion.PreviewBeat || v.Beat == companion.ShopBeat || t.drawn.later) && t.putsBack(v) {
		t.putBack = d.Game().Steps() + 1
		return
	}
	if !d.Enter() {
		t.nothing("keyname.enter")
	}
}

// nothing says that a key does nothing; the prompt above that says what the table waits for.
func (t *table) nothing(key string) {
	t.d.Fault(rules.Refuse("", "dash.key.nothing", rules.Text("key", t.d.Say(key))))
}

func (t *table) tray() companion.Tray { return t.d.Frame().Dice }

// typeFace types a die. Once the roll is complete, it is played.
func (t *table) typeFace(f rules.Face) {
	t.cursor = 0
	m, err := t.d.Game().Type(f)
	t.d.Entered(m, err)
	if err != nil && t.tray().Due == 0 {
		t.refusedDie = err
	}
}

// mark marks a die on the table as kept, or removes the mark.
func (t *table) mark(die int) {
	t.cursor = 0
	t.d.Entered(nil, t.d.Game().Mark(die, false))
}

// throw lets the program throw the missing dice.
func (t *table) throw() {
	t.cursor = 0
	t.d.Entered(t.d.Game().Throw())
}

// back takes back one letter, even of dice just entered.
func (t *table) back() {
	t.cursor = 0
	t.d.Back()
}

// seen reports whether a choice is visible on the page: in the box of the question, in the list or in the row. Other
// choices only have keys.
func (t *table) seen(c *companion.Choice) bool {
	switch {
	case c.NoKey, c.Disabled != "":
		return false
	case c.Slot > 0:
		return t.d.Frame().Buying()
	}
	return c.Answer || !c.Prompted && c.Hint == ""
}

// heldKey handles the answer to "really?".
func (t *table) heldKey(ev *tcell.EventKey) {
	switch ev.Key() {
	case tcell.KeyUp, tcell.KeyDown, tcell.KeyEnter:
		return // neither turning the wheel nor an extra Enter is an answer
	}
	t.d.Answer(ev.Key() == tcell.KeyRune && screen.Yes(ev.Rune()))
}

// lineKey types a key into the line, and Enter does what the line says.
func (t *table) lineKey(ev *tcell.EventKey) {
	empty := t.line.GetText() == ""
	switch key := ev.Key(); {
	case key == tcell.KeyEscape, empty && (key == tcell.KeyBackspace || key == tcell.KeyBackspace2):
		t.line = nil
	case key == tcell.KeyEnter:
		said := strings.TrimSpace(t.line.GetText())
		t.line = nil
		pages.Typed(t.d, said)
	default:
		t.line.InputHandler()(ev, func(tview.Primitive) {})
	}
}
