package partydash

import (
	"slices"
	"strconv"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/screen"
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// table is the page of the game being played.
type table struct {
	d     *Dash
	g     *party.Game
	s     *party.Session // of g
	typed []rules.Face   // of a roll that is not complete yet
	// order are the letters of the roll entered last, as they were typed: Backspace
	// takes them back one by one.
	order   []rules.Face
	hand    *hand          // the dice the program has thrown and nobody has taken yet; nil for none
	drafted drafted        // the draft as last kept
	armed   tokyo.Event    // the use of a card that the same key again would play
	ask     *screen.Ask    // a line being typed below the table
	slot    func(slot int) // what a key has asked a slot of the row for
}

// drafted is a draft as the disk has it: it counts only for the game it was kept at.
type drafted struct {
	letters string
	size    int64
}

func newTable(d *Dash, g *party.Game) *table {
	t := &table{d: d, g: g, s: g.Session}
	if !g.ReadOnly() {
		t.drafted = drafted{t.s.File.Draft(), t.s.File.Size()}
		t.fromDraft(t.drafted.letters)
	}
	return t
}

// keepDraft keeps what is being typed, so that not even that is lost. Letters that a
// correction left standing are kept anew, for the game has grown.
func (t *table) keepDraft() {
	if t.s.ReadOnly() {
		return
	}
	now := drafted{draft(t.typed), t.s.File.Size()}
	if now.letters == t.drafted.letters && (now.letters == "" || now.size == t.drafted.size) {
		return
	}
	t.drafted = now
	t.s.File.KeepDraft(now.letters)
}

// now is the table as the log folds to it.
func (t *table) now() *tokyo.Table { return t.s.Game.Table() }

// tray is the dice to show.
func (t *table) tray() tray {
	tr := newTray(t.d.view.Rules, t.now(), t.typed)
	if t.hand != nil && tr.wants == wantsRoll && tr.due == len(t.hand.dice) {
		return t.hand.tray()
	}
	return tr
}

// Paste implements screen.Paster: dice and answers, or the line being typed.
func (t *table) Paste(line string) (keys string, ok bool) {
	if t.ask != nil {
		return line, true
	}
	return screen.PastedDice(line, func(c rune) bool {
		_, face := faceKey(c)
		return face || screen.Answers(c)
	})
}

// Key implements screen.Page: first what is being typed, then what is asked, then
// the dice, then the commands.
func (t *table) Key(ev *tcell.EventKey) {
	defer t.keepDraft()
	t.s.Follow()
	switch {
	case t.ask != nil:
		t.asked(ev)
		return
	case t.slot != nil:
		t.slotKey(ev)
		return
	case t.armed.Kind != tokyo.NoEvent && ev.Key() != tcell.KeyRune:
		t.disarm(ev)
		return
	case t.armed.Kind != tokyo.NoEvent:
		defer func(was tokyo.Event) {
			if t.armed == was {
				t.armed = tokyo.Event{}
			}
		}(t.armed)
	}
	switch ev.Key() {
	case tcell.KeyEnter:
		t.enter()
	case tcell.KeyBackspace, tcell.KeyBackspace2, tcell.KeyDelete:
		t.back()
	case tcell.KeyRune:
		t.rune(ev)
	default:
		t.command(ev)
	}
}

// disarm takes back that a card was about to be used, and does nothing else: Enter
// for "yes" would end the turn.
func (t *table) disarm(ev *tcell.EventKey) {
	if ev.Key() == tcell.KeyUp || ev.Key() == tcell.KeyDown {
		return // a turn of the wheel is no answer
	}
	t.armed = tokyo.Event{}
	t.d.Tell(t.d.view.Say("plain.kept-back"))
}

// rune is a character: an answer, a die, something to choose, or a command.
func (t *table) rune(ev *tcell.EventKey) {
	c := ev.Rune()
	if c == '=' { // the same key without Shift
		c = '+'
	}
	if q, ok := t.now().Open(); ok {
		if !t.answerKey(&q, c) {
			t.command(ev)
		}
		return
	}
	face, ok := faceKey(c)
	s := &t.now().State
	wants := t.tray().wants
	if ok && wants == wantsRoll {
		t.letter(face)
		return
	}
	if n, digit := screen.Digit(c); digit && wants == wantsHand {
		t.mark(n - 1)
		return
	}
	if n, digit := screen.Digit(c); digit && s.Turn.Phase == tokyo.PhaseBuy && n <= len(s.Row) {
		t.buy(n)
		return
	}
	if t.choiceKey(string(c)) {
		return
	}
	if ok {
		t.noLetter()
		return
	}
	t.command(ev)
}

// faceKey is the face a key means: its letter in either language, or a digit, on
// a French keyboard unshifted too.
func faceKey(c rune) (rules.Face, bool) {
	if n, ok := screen.Digit(c); ok && n <= 3 {
		return rules.Face(n - 1), true
	}
	return tokyo.Faces.Face(c)
}

// answerKey answers an open question with one key. It returns false for a key that
// is something else.
func (t *table) answerKey(q *tokyo.Question, c rune) bool {
	face, isFace := faceKey(c)
	n, isDigit := screen.Digit(c)
	switch form := q.Form(); {
	case form == tokyo.YesAnswer && screen.Yes(c):
		t.do("answer yes")
	case form == tokyo.CardAnswer && (c == '/' || q.FromTable() && !q.No && screen.No(c)):
		t.name(naming{answer: true})
	case q.No && screen.No(c):
		t.do("answer no")
	case form == tokyo.DiceAnswer && isFace:
		t.letter(face)
	case form == tokyo.FaceAnswer && isFace:
		t.do("answer " + string(tokyo.Faces.Letter(face)))
	case form == tokyo.NumberAnswer && (isDigit || screen.Zero(c)):
		t.do("answer " + strconv.Itoa(n))
	case t.choiceKey(string(c)):
	case isDigit && t.choiceKey(strconv.Itoa(n)):
	case form == tokyo.CardAnswer && isDigit:
		t.d.Fault(rules.Refuse("", "dash.listed", rules.Num("n", len(t.listed(q)))))
	case isFace || isDigit:
		t.d.Fault(rules.Refuse("", "dash.answer-first", rules.Text("question", t.d.view.Question(t.now(), q))))
	default:
		return false
	}
	return true
}

// listed are the legal answers of a question that are chosen one by one.
func (t *table) listed(q *tokyo.Question) []tokyo.Answer {
	all := t.d.view.Rules.Choices(&t.now().State, q, nil)
	return slices.DeleteFunc(all, func(a tokyo.Answer) bool { return a == tokyo.No })
}

// enter is Enter: the natural next thing. At a question it is what the companion
// says it is, an unnamed card, or declining.
func (t *table) enter() {
	now := t.now()
	s, tr := &now.State, t.tray()
	if q, ok := now.Open(); ok {
		switch {
		case len(t.typed) > 0 && tr.fewer:
			t.enterDice()
		case len(t.typed) > 0:
			t.missing(&tr)
		case t.choiceKey("Enter"):
		case q.ID == tokyo.AskReveal && !t.d.view.Rules.Watched(s):
			t.do("reveal ?")
		case q.FromTable() && q.Form() == tokyo.CardAnswer && !q.No:
			t.name(naming{answer: true})
		case t.d.view.EnterDeclines(now, &q):
			t.do("answer no")
		case q.No:
			t.d.Fault(t.d.view.EnterRefused(now, &q))
		default:
			t.d.Fault(rules.Refuse("", "dash.answer-first", rules.Text("question", t.d.view.Question(now, &q))))
		}
		return
	}
	switch {
	case s.Over():
		t.d.Fault(rules.Refuse("11.3", "over"))
	case tr.wants == wantsHand:
		t.takeHand()
	case tr.wants == wantsRoll && tr.due > len(t.typed):
		t.missing(&tr)
	case tr.wants == wantsRoll:
		t.enterDice()
	case s.Turn.Phase == tokyo.PhaseResolve:
		t.do("resolve")
	default:
		t.do("pass")
	}
}

// missing says how many dice are still to be typed.
func (t *table) missing(tr *tray) {
	t.d.Fault(rules.Refuse("4.4", "dash.missing", rules.Num("n", tr.due-len(t.typed))))
}

// resolve resolves one group before the others (5.0).
func (t *table) resolve(g tokyo.Group) { t.do("resolve " + g.String()) }

// buy buys from a slot; an unnamed card is named first.
func (t *table) buy(slot int) {
	if t.now().State.Row[slot-1] == tokyo.Unnamed {
		t.name(naming{slot: slot, buy: true})
		return
	}
	t.do("buy " + strconv.Itoa(slot))
}

// nameCard names the first unnamed card of the row, what lies in an empty slot or,
// where all have names, the one that is to have another.
func (t *table) nameCard() {
	ask := func(n int) { t.name(naming{slot: n}) }
	for _, none := range []tokyo.CardID{tokyo.Unnamed, tokyo.NoCard} {
		if i := slices.Index(t.now().State.Row[:], none); i >= 0 {
			ask(i + 1)
			return
		}
	}
	t.slot = ask
	t.d.Tell(t.d.view.Say("dash.name-which"))
}

// slotKey takes the slot that was asked for; : begins a line, any other key leaves it.
func (t *table) slotKey(ev *tcell.EventKey) {
	if ev.Key() == tcell.KeyUp || ev.Key() == tcell.KeyDown {
		return // a turn of the wheel is no answer
	}
	do := t.slot
	t.slot = nil
	if n, ok := screen.Digit(ev.Rune()); ok && ev.Key() == tcell.KeyRune && n <= len(t.now().State.Row) {
		do(n)
		return
	}
	if ev.Key() == tcell.KeyRune && ev.Rune() == ':' {
		t.ask = screen.NewAsk("")
		return
	}
	t.d.Tell(t.d.view.Say("plain.kept-back"))
}

// name opens the cards to name one of the row, or to answer with one.
func (t *table) name(n naming) {
	if why := looking(t); why != "" {
		t.d.Fault(rules.Refuse("", why))
		return
	}
	t.d.Push(newLookup(t.d, n))
}
