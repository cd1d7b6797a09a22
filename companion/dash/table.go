package dash

import (
	"slices"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/screen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// table is the page of the game being played.
type table struct {
	d     *Dash
	s     *duelbox.Session
	entry entry
	// orders are the letters of rolls entered here as they were typed, by the
	// number of their entry.
	orders map[int][]rules.Face
	// answered are the letters of the dice answered last, as they were typed.
	answered []rules.Face
	// drafted is the draft as last kept, and draftedAt the size of the game it counts for.
	drafted   string
	draftedAt int64
	held      *pending    // lines that wait for "really?"
	pick      picker      // where the cursor of a place question stands
	ask       *screen.Ask // a line being typed below the table
	// meant says that the player confirmed the event whose answers are coming.
	meant bool
	// once says that the next symbol is added without the "+1" (D2).
	once bool
	// applying says that Enter ended the rolls: what follows without a choice is done.
	applying bool
	slot     func(slot int)   // what a key has asked a slot of the row for
	tally    *companion.Tally // the record at a game's end, once read
	wanted   *duelbox.Moment  // the table at which the coach was asked for advice; nil for none
	paid     *paid            // what the last choice cost; nil where no advice was shown
}

func newTable(d *Dash, s *duelbox.Session) *table {
	t := &table{d: d, s: s, orders: map[int][]rules.Face{}}
	if !s.ReadOnly() {
		t.drafted, t.draftedAt = s.File.Draft(), s.File.Size()
		t.fromDraft(t.drafted)
	}
	return t
}

// keepDraft keeps what is being typed, so that not even that is lost.
func (t *table) keepDraft() {
	if t.s.ReadOnly() {
		return
	}
	if draft, size := t.entry.text(), t.s.File.Size(); draft != t.drafted || draft != "" && size != t.draftedAt {
		t.drafted, t.draftedAt = draft, size
		t.s.File.KeepDraft(draft)
	}
}

// now is the table as the log folds to it.
func (t *table) now() *duel.Table { return t.s.Game.Table() }

// tray is the dice to show.
func (t *table) tray() tray { return newTray(t.d.view.Rules, t.now(), &t.entry, t.aside()) }

// aside are the dice that were set aside for the roll that lies there.
func (t *table) aside() rules.Roll {
	h := t.s.Game.History()
	if n := len(h); n > 1 && h[n-1].Items[0].Kind == duel.Rolled && h[n-2].Items[0].Kind == duel.Kept {
		return h[n-2].Items[0].Roll
	}
	return rules.Roll{}
}

// Paste implements screen.Paster: dice and answers, or the line being typed.
func (t *table) Paste(line string) (keys string, ok bool) {
	if t.ask != nil {
		return line, true
	}
	return screen.PastedDice(line, func(c rune) bool {
		_, face := duel.Faces.Face(c)
		return face || screen.Answers(c)
	})
}

// Key implements screen.Page: first what is being typed, then what is asked, then the
// dice, then the commands.
func (t *table) Key(ev *tcell.EventKey) {
	defer t.keepDraft()
	t.s.Follow()
	switch {
	case t.ask != nil:
		t.asked(ev)
		return
	case t.held != nil:
		t.confirmKey(ev)
		return
	case t.slot != nil:
		t.slotKey(ev)
		return
	}
	switch ev.Key() {
	case tcell.KeyEnter:
		t.enterKey()
		return
	case tcell.KeyBackspace, tcell.KeyBackspace2, tcell.KeyDelete:
		t.back()
		return
	case tcell.KeyRune:
	default:
		if !t.arrow(ev.Key()) {
			t.command(ev)
		}
		return
	}
	c := ev.Rune()
	if q, ok := t.now().Open(); ok && t.answerKey(&q, c) {
		return
	}
	if n, ok := screen.Digit(c); ok {
		t.digit(n)
		return
	}
	if f, ok := duel.Faces.Face(c); ok {
		t.faceKey(f)
		return
	}
	t.command(ev)
}

// enterKey is Enter: it places a token, or applies the step.
func (t *table) enterKey() {
	if q, ok := t.now().Open(); ok && q.Form() == duel.PlaceAnswer {
		t.place(&q)
		return
	}
	t.apply()
}

// digit marks a die, or buys.
func (t *table) digit(n int) {
	s := &t.now().State
	if q, ok := t.now().Open(); ok {
		t.d.Fault(rules.Refuse("", "dash.answer-first", rules.Text("question", t.d.view.Question(s, &q))))
		return
	}
	switch {
	case !s.Over() && !s.Autobot() && (t.d.view.Rules.LabOpen(s) || s.Turn.Phase == duel.PhaseBuy || s.Turn.Phase == duel.PhaseResolve && n <= 3):
		t.buy(n)
	default:
		t.mark(n - 1)
	}
}

// buy buys from a slot; an unnamed card is named first.
func (t *table) buy(slot int) {
	s := &t.now().State
	if slot > len(s.Row) {
		t.d.Fault(rules.Refuse("D4", "dash.slots"))
		return
	}
	if s.Row[slot-1] == duel.Unnamed && s.Sides[s.Turn.Active].Energy == 0 {
		t.d.Fault(rules.Refuse("D4", "dash.no-energy"))
		return
	}
	if s.Row[slot-1] == duel.Unnamed {
		t.name(naming{slot: slot, buy: true})
		return
	}
	t.do("buy " + string(rune('0'+slot)))
}

// faceKey is a letter of a die: a die rolled or, between symbols, the symbol to
// resolve.
func (t *table) faceKey(f rules.Face) {
	s := &t.now().State
	if s.Turn.Phase == duel.PhaseResolve && !s.Autobot() && !s.Over() {
		t.do("resolve " + duel.FaceName(f))
		return
	}
	t.letter(f)
}

// confirmKey answers "really?".
func (t *table) confirmKey(ev *tcell.EventKey) {
	if ev.Key() == tcell.KeyUp || ev.Key() == tcell.KeyDown {
		return // a turn of the wheel is no answer
	}
	held := t.held
	t.held = nil
	if screen.Yes(ev.Rune()) {
		t.meant = true
		t.move(held.events...)
		return
	}
	t.applying = false
	if n := len(t.entry.typed); n > 0 {
		t.entry.typed = t.entry.typed[:n-1]
	}
	t.d.Tell(t.d.view.Say("plain.kept-back"))
}

// answerKey answers an open question with one key. It returns false for a key
// that is something else.
func (t *table) answerKey(q *duel.Question, c rune) bool {
	if q.No && screen.No(c) || q.Form() == duel.YesAnswer && screen.No(c) {
		t.do("answer no")
		return true
	}
	f, face := duel.Faces.Face(c)
	if n, ok := screen.Digit(c); ok && q.Listed() {
		t.answerListed(q, n)
		return true
	} else if ok && q.ID == duel.AskTitanic {
		t.mark(n - 1)
		return true
	}
	switch q.Form() {
	case duel.YesAnswer:
		if screen.Yes(c) {
			t.do("answer yes")
			return true
		}
	case duel.SymbolAnswer:
		if face && (f == duel.Fame || f == duel.Destruction) {
			t.do("answer " + duel.FaceName(f))
			return true
		}
	case duel.FaceAnswer:
		if face {
			line := "answer " + string(duel.Faces.Letter(f))
			if t.once {
				line += " once"
			}
			t.do(line)
			return true
		}
		if c == '1' && q.N > 1 {
			t.once = !t.once
			return true
		}
	case duel.DiceAnswer:
		if face {
			t.letter(f)
			return true
		}
	case duel.PlaceAnswer:
		return t.placeKey(q, c)
	case duel.CardAnswer:
		if q.FromTable() && (c == 'n' || c == '/') {
			t.d.Push(newLookup(t.d, naming{answer: true}))
			return true
		}
	}
	if face {
		t.d.Fault(rules.Refuse("", "dash.answer-first", rules.Text("question", t.d.view.Question(&t.now().State, q))))
		return true
	}
	return false
}

// answerListed answers with the n-th answer of a list.
func (t *table) answerListed(q *duel.Question, n int) {
	list := listed(t.d.view.Rules, &t.now().State, q)
	if n > len(list) {
		t.d.Fault(rules.Refuse("", "dash.listed", rules.Num("n", len(list))))
		return
	}
	t.do("answer " + t.d.view.Rules.AnswerText(list[n-1]))
}

// listed are the answers a question is answered with by number.
func listed(r *duel.Rules, s *duel.State, q *duel.Question) []duel.Answer {
	if !q.Listed() {
		return nil
	}
	return slices.DeleteFunc(r.Choices(s, q, nil), func(a duel.Answer) bool { return a == duel.No })
}

// discardCard asks which card of the row is discarded (alien-metabolism).
func (t *table) discardCard() {
	t.slot = func(n int) { t.do("discard " + string(rune('0'+n))) }
	t.d.Tell(t.d.view.Say("dash.discard-which"))
}

// nameCard names the first unnamed card of the row or, where all have names, the
// one that is to have another.
func (t *table) nameCard() {
	ask := func(n int) { t.name(naming{slot: n}) }
	for i, c := range t.now().State.Row {
		if c == duel.Unnamed {
			ask(i + 1)
			return
		}
	}
	t.slot = ask
	t.d.Tell(t.d.view.Say("dash.name-which"))
}

// slotKey takes the slot that was asked for; any other key leaves it.
func (t *table) slotKey(ev *tcell.EventKey) {
	if ev.Key() == tcell.KeyUp || ev.Key() == tcell.KeyDown {
		return
	}
	do := t.slot
	t.slot = nil
	if n, ok := screen.Digit(ev.Rune()); ok && ev.Key() == tcell.KeyRune && n <= len(t.now().State.Row) {
		do(n)
		return
	}
	if _, die := duel.Faces.Face(ev.Rune()); die && ev.Key() == tcell.KeyRune { // a die is never lost
		t.Key(ev)
		return
	}
	t.d.Tell(t.d.view.Say("plain.kept-back"))
}

// name opens the cards to name one of the row, unless something else comes first.
func (t *table) name(n naming) {
	if why := noNaming(t); why != "" {
		t.d.Fault(rules.Refuse("", why))
		return
	}
	t.d.Push(newLookup(t.d, n))
}
