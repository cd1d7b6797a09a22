package duel

import (
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/rules"
)

// Table is a game as its log sees it: set-up, state, and the question an event
// stands at. Package tracker folds lines into Tables.
type Table struct {
	Setup     Setup
	SetupOpen bool // set-up lines are still accepted
	State     State
	Asking    bool // the last event stands at Question and is not finished
	Question  Question
	Steps     []Step   // what followed from the last event and its answers
	Pending   *Pending // how the unfinished event came to its question; nil unless Asking
}

// Pending is an event that stands at a question: the table it happened on, itself,
// and the answers and corrections that followed. Engine.Resume goes on from there.
type Pending struct {
	Before State
	Entry  []Event
}

// Open is the question that waits for an answer: the event's own, or the
// table's (Rules.Standing).
func (t *Table) Open() (Question, bool) { return t.Question, t.Question.ID != NoQuestion }

// Begin is the table before the first line of a game.
func (r *Rules) Begin() Table {
	t := Table{SetupOpen: true, Setup: Setup{Row: [3]CardID{Unnamed, Unnamed, Unnamed}}}
	t.State = r.Start(&t.Setup)
	return t
}

// NewTable is the table right after a set-up.
func (r *Rules) NewTable(set Setup) Table {
	return Table{Setup: set, State: r.Start(&set)}
}

// recorded answers from the lines of a game file, corrections among them; what
// comes after the last line is asked of next, if it is set.
type recorded struct {
	e     *Engine
	items []Event
	next  Answers
}

// Answer applies the corrections that stand before the answer, as they were
// made while the question stood, and takes the answer. Where they made a win,
// whether the game is over is asked first (T8).
func (rec *recorded) Answer(s *State, q *Question) (Answer, bool) {
	won := false
	defer func() { q.refresh(s) }()
	for len(rec.items) > 0 {
		ev := &rec.items[0]
		rec.items = rec.items[1:]
		switch {
		case ev.Kind != Answered:
			rec.e.correct(ev)
			won = s.won()
		case won:
			if f := ev.Answer.Kind; f != YesAnswer && f != DeclineAnswer {
				rec.e.refuse("T8", "answer-wrong", rules.Text("question", AskGameOver.String()))
			}
			rec.e.gameOver(ev.Answer.Kind == YesAnswer)
			won = false
		default:
			return ev.Answer, true
		}
	}
	if won {
		*q = Question{ID: AskGameOver, Side: You, No: true}
	} else if rec.next != nil {
		return rec.next.Answer(s, q)
	}
	return Answer{}, false
}

// Resume plays an unfinished event once more, on a table of the caller's, and asks
// answers from the open question on. It serves those who want to know where an
// answer leads before it is given; Play's rules hold for s and the results.
func (e *Engine) Resume(p *Pending, s *State, answers Answers) (Status, error) {
	*s = p.Before
	return e.Play(s, &p.Entry[0], &recorded{e, p.Entry[1:], answers}, nil)
}

// refresh takes the cards out of a question that corrections have taken away
// while it stood. With none left there is nothing to choose.
func (q *Question) refresh(s *State) {
	if q.Cards != 0 {
		q.Cards &= s.Sides[q.keeper()].Keep
		q.No = q.No || q.Cards == 0
	}
}

// Steps collects steps; it is the Sink of a table.
type Steps []Step

// Step keeps the step.
func (c *Steps) Step(_ *State, st *Step) { *c = append(*c, *st) }

// Run plays an event, or the answer to a question of the table's own, with the
// answers and corrections that followed while it stood at a question. before
// stays as it was; an error is a *rules.Problem.
func (r *Rules) Run(before *Table, entry []Event) (Table, error) {
	t := *before
	t.Asking, t.Question, t.Steps, t.Pending = false, Question{}, nil, nil
	if entry[0].Kind == SetUp {
		if !t.SetupOpen {
			return *before, rules.Refuse("", "setup-over", rules.Text("word", entry[0].Setup.Verb))
		}
		if err := t.Setup.refuses(entry[0].Setup); err != nil {
			return *before, err
		}
		t.Setup.take(entry[0].Setup)
		t.State = r.Start(&t.Setup)
		return t, nil
	}
	if err := (Log{r}).Ready(&t); err != nil {
		return *before, err
	}
	t.SetupOpen = false
	if t.Setup.Solo && r.Decide == nil {
		return *before, rules.Refuse("", "no-autobot")
	}
	e := r.NewEngine()
	rec := &recorded{e, entry[1:], nil}
	status, err := e.Play(&t.State, &entry[0], rec, (*Steps)(&t.Steps))
	if err != nil {
		return *before, err
	}
	if status == Asking {
		t.Asking, t.Question = true, e.Question
		t.Pending = &Pending{before.State, slices.Clone(entry)}
	} else if q, ok := r.Standing(&t.State); ok {
		t.Question = q
	}
	return t, nil
}

// Checkpoint writes the numbers of a table as the line that closes a turn:
// enough to go on from, should the lines before it ever fold differently.
func (r *Rules) Checkpoint(s *State) string {
	w := []string{"table", "turn=" + strconv.Itoa(int(s.Turn.Number)), "active=" + s.Turn.Active.String(), "phase=" + s.Turn.Phase.String()}
	for side := range s.Sides {
		m, name := &s.Sides[side], Side(side).String()
		nums := []string{strconv.Itoa(int(m.Hearts)), strconv.Itoa(int(m.Energy)), strconv.Itoa(int(m.Dice)), strconv.Itoa(int(m.Taken))}
		if m.Dominated > 0 {
			nums = append(nums, strconv.Itoa(int(m.Dominated)))
		}
		w = append(w, name+"="+strings.Join(nums, "/"))
		if m.Keep != 0 {
			w = append(w, name+".cards="+strings.ReplaceAll(r.cardNames(m.Cards()), " ", ","))
		}
	}
	w = append(w, "fame="+s.Marker[FameTrack].String(), "destruction="+s.Marker[DestructionTrack].String(),
		"deck="+strconv.Itoa(int(s.Deck)), "row="+strings.ReplaceAll(r.cardNames(s.Row[:]), " ", ","))
	if s.Discard.N > 0 {
		w = append(w, "discards="+strings.ReplaceAll(r.cardNames(s.Discard.List()), " ", ","))
	}
	var tokens []string
	for i := range r.Box.Tokens {
		if s.Tokens[i].Laid {
			tokens = append(tokens, r.Box.Tokens[i].Name+":"+strings.ReplaceAll(s.Tokens[i].Place.String(), " ", ":"))
		}
	}
	if len(tokens) > 0 {
		w = append(w, "tokens="+strings.Join(tokens, ","))
	}
	if s.Hand != HandUnknown {
		w = append(w, "hand="+[...]string{"", "left", "right"}[s.Hand])
	}
	if s.GaveUp != NoConcession { // a correction has reopened the game, and nobody has said yet whether it is over
		w = append(w, "conceded="+(Side(s.GaveUp-YouConceded)).String())
	}
	return strings.Join(w, " ")
}

// table reads a Checkpoint line. What it does not carry (monsters, options) is
// the present game's.
func (p *reader) table() Event {
	s := State{Solo: p.t.State.Solo, Options: p.t.State.Options, First: p.t.State.First}
	for side := range s.Sides {
		s.Sides[side].ID, s.Sides[side].Max = p.t.State.Sides[side].ID, p.t.State.Sides[side].Max
	}
	words := p.words
	p.words = nil
	for _, w := range words {
		key, val, _ := strings.Cut(w, "=")
		sub := &reader{Rules: p.Rules, t: p.t, verb: p.verb, words: strings.FieldsFunc(val, func(c rune) bool { return c == ',' || c == '/' })}
		sub.tableWord(&s, key)
		if sub.fault == nil && len(sub.words) > 0 {
			sub.wrong(w, key+"=...")
		}
		if sub.fault != nil && p.fault == nil {
			p.fault = sub.fault
		}
	}
	p.turnTokens(&s)
	return Event{Kind: SetTable, Table: &s}
}

func (p *reader) tableWord(s *State, key string) {
	side := You
	if strings.HasPrefix(key, "rival") {
		side = Rival
	}
	m := &s.Sides[side]
	switch key {
	case "turn":
		s.Turn.Number = p.number(0, 30000)
	case "active":
		s.Turn.Active = p.side()
	case "phase":
		s.Turn.Phase = p.phase()
	case "you", "rival":
		m.Hearts, m.Energy = p.number(0, maxNumber), p.number(0, maxEnergy)
		m.Dice, m.Taken = int8(p.number(0, maxNumber)), int8(p.number(0, maxNumber))
		if len(p.words) > 0 {
			m.Dominated = int8(p.number(0, maxNumber))
		}
	case "you.cards", "rival.cards":
		for len(p.words) > 0 {
			m.Keep = m.Keep.With(p.card(p.next()))
		}
	case "fame":
		s.Marker[FameTrack] = p.half()
	case "destruction":
		s.Marker[DestructionTrack] = p.half()
	case "deck":
		s.Deck = int8(p.number(0, maxNumber))
	case "row":
		s.Row = p.row()
	case "discards":
		for len(p.words) > 0 {
			s.Discard.Push(p.discarded())
		}
	case "tokens":
		for len(p.words) > 0 {
			p.tableToken(s)
		}
	case "hand":
		s.Hand = p.hand().Hand
	case "conceded":
		s.GaveUp = conceded(p.side())
	default:
		p.wrong(key, "turn, active, phase, you, rival, fame, destruction, deck, row, discards, tokens, hand, conceded")
	}
}

func (p *reader) tableToken(s *State) {
	sub := &reader{Rules: p.Rules, t: p.t, verb: p.verb, words: strings.Split(p.next(), ":")}
	ev := sub.token()
	if sub.fault == nil && len(sub.words) > 0 {
		sub.wrong(sub.words[0], "flip")
	}
	if sub.fault != nil {
		p.fault = sub.fault
		return
	}
	for i := ev.Token; int(i) < len(p.Box.Tokens) && p.Box.Tokens[i].Name == p.Box.Tokens[ev.Token].Name; i++ {
		if !s.Tokens[i].Laid {
			s.Tokens[i] = Token{Place: ev.Place, Laid: true}
			return
		}
	}
}

// Cards are the side's keep cards, in the order of the box.
func (m *Monster) Cards() []CardID {
	var out []CardID
	for id := m.Keep.Next(0); id != NoCard; id = m.Keep.Next(id) {
		out = append(out, id)
	}
	return out
}
