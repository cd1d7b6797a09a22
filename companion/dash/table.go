package dash

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"kingoftokyo/companion"
	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// table is the page of the game being played.
type table struct {
	*tview.Box
	d     *Dash
	entry companion.Entry
	laid  *companion.Tray // the dice with that entry; nil where they have to be laid anew
	// drafted is the draft that was kept last, and draftedAt the step it belongs to.
	drafted    string
	draftedAt  int
	confirming *pending          // a move that waits for "really?"
	armed      armedChoice       // a choice that waits for its second press
	line       *tview.InputField // a line being typed below the table; nil for none
	cursor     int               // the choice the arrows are on, from 1; 0 for none
	minus      bool              // the player typed a minus, which belongs to the number of a place
	// refusedDie is why the letter of a die was refused. Digits typed right behind it are dice of the same roll
	// and no keys of choices. It is nil after any other key.
	refusedDie error
	// markable is how many of the dice drawn last can be tapped to mark them.
	markable int
}

// pending is a move that waits until the player has said that it is meant.
type pending struct {
	move companion.Move
	ask  string
}

// armedChoice is a choice that takes two presses, after the first one.
type armedChoice struct {
	key  string
	said string
	// since is when the choice was drawn as armed; zero before that.
	since time.Time
}

// holdFor is how long an armed choice must stand on the screen before a second press counts: a key pressed twice
// out of habit is one press.
const holdFor = 500 * time.Millisecond

func newTable(d *Dash) *table {
	t := &table{Box: tview.NewBox(), d: d}
	if !d.game.ReadOnly() {
		t.drafted, t.draftedAt = d.game.Drafted(), d.game.Steps()
		t.entry = d.roll().FromDraft(t.drafted)
	}
	return t
}

// forget drops what the player has begun at a table that is about to change.
func (t *table) forget() {
	t.enters(companion.Entry{})
	t.confirming, t.armed, t.cursor, t.refusedDie = nil, armedChoice{}, 0, nil
}

// enters changes what was typed for the dice.
func (t *table) enters(e companion.Entry) { t.entry, t.laid = e, nil }

// keepDraft writes down what is being typed, so that it is not lost either.
func (t *table) keepDraft() {
	g := t.d.game
	if g == nil || g.ReadOnly() {
		return
	}
	if draft, at := t.d.roll().Draft(&t.entry), g.Steps(); draft != t.drafted || draft != "" && at != t.draftedAt {
		t.drafted, t.draftedAt = draft, at
		g.KeepDraft(draft)
	}
}

// lying names the throw to which letters belong that are being typed: it stays the same as long as they are for
// the same dice.
func (t *table) lying() string {
	r, v := t.d.roll(), t.d.view()
	return fmt.Sprint(v.Head.Turn, v.Head.Step, r.Wants(&companion.Entry{}), r.Lying, r.Keep, v.Asked != nil)
}

// choices are what can be done now with the key of each, made once for each step of the
// game.
func (t *table) choices() []companion.Choice {
	if t.d.keyed == nil {
		t.d.keyed = t.keys(t.d.view())
	}
	return t.d.keyed
}

// keys are the choices of a view with the key of each: the box's own, or a free one. A choice that the player
// reaches in another way gets none.
func (t *table) keys(v *companion.View) []companion.Choice {
	out := append([]companion.Choice(nil), v.Choices...)
	used := map[string]bool{}
	for i := range out {
		c := &out[i]
		if c.Shortcut == "" {
			c.Shortcut = t.keyOf(c)
		}
		if c.Shortcut == "" && c.Move == nil && v.Asked != nil && v.Asked.Card != nil { // the player names the card by letters
			c.Shortcut, c.Answer = "n", true
		}
		used[c.Shortcut] = true
	}
	var free []rune
	for i := range out {
		c := &out[i]
		if c.Shortcut != "" || c.Move == nil || c.NoKey {
			continue
		}
		if free == nil {
			free = slices.DeleteFunc(t.free(), func(r rune) bool { return used[string(r)] })
		}
		if len(free) > 0 {
			c.Shortcut, free = string(free[0]), free[1:]
		}
	}
	return out
}

// keyOf is the key of a choice for which the box names none, but whose typed word is one key: a character,
// Enter, yes or no.
func (t *table) keyOf(c *companion.Choice) string {
	switch meant, _ := text.Typed(c.Typed, "play"); {
	case c.Typed == companion.KeyEnter, len([]rune(c.Typed)) == 1:
		return c.Typed
	case meant == "yes":
		return "y"
	case meant == "no":
		return "n"
	}
	return ""
}

// free are the letters that stand for no die, no command and not for yes.
func (t *table) free() []rune {
	taken := "y"
	for _, b := range t.commands() {
		taken += b.chars
	}
	var out []rune
	for _, from := range []rune{'a', 'A'} {
		for c := from; c < from+26; c++ {
			if _, die := t.d.roll().Face(c); !die && !strings.ContainsRune(taken, c) {
				out = append(out, c)
			}
		}
	}
	return out
}

// typing implements typing: a line below the table.
func (t *table) typing() bool { return t.line != nil }

// takes implements keyed: first what is being typed, then what is asked, then the
// choices and the dice.
func (t *table) takes(ev *tcell.EventKey) bool {
	defer t.keepDraft()
	switch {
	case t.line != nil:
		t.lineKey(ev)
		return true
	case t.confirming != nil:
		t.heldKey(ev)
		return true
	}
	if t.strayed(ev) {
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
		if t.armed == (armedChoice{}) && t.cursor == 0 && t.d.look.Big {
			t.d.swapView()
		}
		t.armed, t.cursor = armedChoice{}, 0
		return true
	case tcell.KeyRune:
		return t.character(ev)
	}
	return false
}

// character takes a key with a character: a choice, a die, a mark. It returns false for a command.
func (t *table) character(ev *tcell.EventKey) bool {
	c := ev.Rune()
	if t.placeRune(c) || t.choose(string(c)) {
		return true
	}
	if n, ok := screen.Digit(c); ok && t.choose(string(rune('0'+n))) {
		return true
	}
	due := t.tray().Due > 0
	if f, ok := t.d.roll().Face(c); ok && (due || !unicode.IsDigit(c)) {
		t.typeFace(f)
		return true
	}
	if n, ok := screen.Digit(c); ok {
		t.mark(n - 1)
		return true
	}
	if t.d.bound(t.commands(), ev) {
		return true
	}
	if low := unicode.ToLower(c); low != c && t.choose(string(low)) {
		return true
	}
	t.d.fault(rules.Refuse("", "dash.key.nothing", rules.Text("key", string(c))))
	return true
}

// strayed says whether a key is one more die of a roll whose first letters were refused. It refuses the key as
// well, so that the digits of a roll that is typed too early choose nothing.
func (t *table) strayed(ev *tcell.EventKey) bool {
	if t.refusedDie == nil || ev.Key() != tcell.KeyRune {
		t.refusedDie = nil
		return false
	}
	if _, die := t.d.roll().Face(ev.Rune()); !die {
		t.refusedDie = nil
		return false
	}
	t.d.fault(t.refusedDie)
	return true
}

// choose does the choice of a key. It returns false where there is none.
func (t *table) choose(key string) bool {
	for _, c := range t.choices() {
		if c.Shortcut == key {
			t.take(c)
			return true
		}
	}
	return false
}

// take does a choice; if it takes two presses, at the second one.
func (t *table) take(c companion.Choice) {
	d := t.d
	asked := d.view().Asked
	switch {
	case c.Disabled != "":
		d.warn(c.Disabled)
	case c.Move == nil && asked != nil && asked.Card != nil:
		d.name(0, nil)
	case c.Move == nil && c.Slot > 0:
		d.name(c.Slot, func() { t.takeSlot(c.Slot) })
	case c.Move == nil:
		d.tell(c.Text)
	case c.Hold != "" && !t.second(&c):
		if key := holdKey(&c); t.armed.key != key {
			t.armed = armedChoice{key: key, said: c.Hold}
		}
	default:
		d.play(c.Move)
	}
}

// takeSlot does the choice of a place of the row whose card has just been named.
func (t *table) takeSlot(slot int) {
	for _, c := range t.choices() {
		if c.Slot == slot && c.Move != nil {
			t.take(c)
			return
		}
	}
}

// second says whether a choice that takes two presses was pressed once, long enough ago to be read.
func (t *table) second(c *companion.Choice) bool {
	return t.armed.key == holdKey(c) && !t.armed.since.IsZero() && now().Sub(t.armed.since) >= holdFor
}

// holdKey is what identifies a choice that takes two presses: its key or, for a choice that only has a key below
// the drawing, what is typed for it.
func holdKey(c *companion.Choice) string { return cmp.Or(c.Shortcut, c.Typed) }

// now is the clock, for how long something stands on the screen.
var now = time.Now

// enter is Enter: it takes the choice that the cursor is on, the dice typed, or the step's own choice.
func (t *table) enter() {
	d := t.d
	if s := t.spot(d.view()); s != nil {
		d.play(s.Move)
		return
	}
	if list := t.choices(); t.cursor > 0 && t.cursor <= len(list) {
		t.take(list[t.cursor-1])
		return
	}
	m, err := d.roll().Finish(&t.entry)
	switch {
	case err != nil:
		d.fault(err)
	case m != nil:
		t.playDice(m)
	case !t.choose(companion.KeyEnter):
		t.nothing()
	}
}

// nothing says what the table waits for, when Enter does nothing.
func (t *table) nothing() { t.d.tell(t.prompt()) }

// tray is the dice with what was typed, laid once for each entry.
func (t *table) tray() companion.Tray {
	if t.laid == nil {
		tr := t.d.roll().Tray(&t.entry)
		t.laid = &tr
	}
	return *t.laid
}

// refused says why no dice can be typed here, where that is clear before the box is asked.
func (t *table) refused() bool {
	if t.d.game.ReadOnly() {
		t.d.fault(rules.Refuse("", "table.readonly"))
		return true
	}
	t.armed, t.cursor = armedChoice{}, 0
	return false
}

// typeFace types a die. A roll that is complete is played.
func (t *table) typeFace(f rules.Face) {
	if t.refused() {
		return
	}
	next, m, err := t.d.roll().Type(&t.entry, f)
	t.entered(next, m, err)
	if err != nil && t.tray().Due == 0 {
		t.refusedDie = err
	}
}

// mark marks a die that lies there as kept, or takes the mark away.
func (t *table) mark(die int) {
	if t.refused() {
		return
	}
	next, err := t.d.roll().Mark(&t.entry, die)
	t.entered(next, nil, err)
}

// markTapped is mark by a tap.
func (t *table) markTapped(die int) {
	t.mark(die)
	t.keepDraft()
}

// throw lets the program throw the dice that are missing.
func (t *table) throw() {
	if t.refused() {
		return
	}
	t.entered(t.d.roll().Throw(&t.entry))
}

// entered takes the entry that a key has made, and plays the move, if there is one.
func (t *table) entered(next companion.Entry, m companion.Move, err error) {
	switch {
	case err != nil:
		t.d.fault(err)
	case m != nil:
		t.playDice(m)
	default:
		t.enters(next)
	}
}

// playDice plays the dice typed. If they are refused, the entry stays as it was.
func (t *table) playDice(m companion.Move) {
	before := t.entry
	t.enters(companion.Entry{})
	if !t.d.play(m) {
		t.enters(before)
	}
}

// back takes back one letter, also of dice that were just entered.
func (t *table) back() {
	if t.refused() {
		return
	}
	next, undo, err := t.d.roll().Back(&t.entry)
	if err == nil && undo && !t.d.undo() {
		return
	}
	if undo && !t.d.noted.fault {
		t.d.noted = note{}
	}
	t.entered(next, nil, err)
}

// arrow moves the cursor over the choices that are shown, or moves the piece that is being put on a lane.
func (t *table) arrow(key tcell.Key) {
	sideways := map[tcell.Key]int{tcell.KeyLeft: -1, tcell.KeyRight: 1}[key]
	by := map[tcell.Key]int{tcell.KeyUp: -1, tcell.KeyDown: 1}[key]
	if t.place(sideways, by) {
		return
	}
	list := t.choices()
	for at := t.cursor + by + sideways; at > 0 && at <= len(list); at += by + sideways {
		if t.seen(&list[at-1]) {
			t.cursor = at
			return
		}
	}
	if t.cursor == 0 {
		t.nothing()
	}
}

// seen says whether a choice stands somewhere on the page: in the box of the question, in the list or in the
// row. The others only have keys.
func (t *table) seen(c *companion.Choice) bool {
	switch {
	case c.NoKey, c.Disabled != "":
		return false
	case c.Slot > 0:
		return t.buying(t.d.view())
	}
	return c.Answer || !c.Prompted
}

// heldKey takes the answer to "really?".
func (t *table) heldKey(ev *tcell.EventKey) {
	if ev.Key() == tcell.KeyUp || ev.Key() == tcell.KeyDown {
		return // turning the wheel is no answer
	}
	held := t.confirming
	t.confirming = nil
	if ev.Key() == tcell.KeyRune && screen.Yes(ev.Rune()) {
		t.d.game.Confirmed()
		t.d.do(held.move)
		return
	}
	t.d.tell(t.d.say("table.kept-back"))
}

// openLine opens a line below the table to type in.
func (t *table) openLine() {
	t.line = newField(" :").SetLabelStyle(t.d.th.band).SetFieldStyle(t.d.th.band)
}

// lineKey types a key into the line, and does what it says at its end.
func (t *table) lineKey(ev *tcell.EventKey) {
	empty := t.line.GetText() == ""
	switch key := ev.Key(); {
	case key == tcell.KeyEscape, empty && (key == tcell.KeyBackspace || key == tcell.KeyBackspace2):
		t.line = nil
	case key == tcell.KeyEnter:
		said := strings.TrimSpace(t.line.GetText())
		t.line = nil
		t.d.typed(said)
	default:
		t.line.InputHandler()(ev, func(tview.Primitive) {})
	}
}
