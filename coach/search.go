package coach

import (
	"kingoftokyo/autobot"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/lattice"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// search examines what may follow in the present turn, on the real engine. Before a choice of the
// player it takes the best option, before dice their mean. Where the turn ends, the evaluator says
// what the table is worth.
type search struct {
	evaluator
	engine      *duel.Engine
	number      int16 // of the present turn
	plays       int   // events tried since begin
	every       bool  // try every order, place and answer; otherwise the most promising ones
	approximate bool  // a turn is being computed: fewer purchases are searched
	sweeps      bool  // also consider a new row wherever every purchase is tried
	tokens      [duel.MaxTokens]duel.Token

	path    []duel.Answer // answers given on the way, including those of earlier events
	from    int           // where those of the present event begin
	at      int           // the next one to give
	pending *duel.Pending // the event to resume if the event is nil
	frames  []*duel.State
	chance  func() float64 // draws the answers of a line; nil: the best ones
	depth   int
	choices []duel.Answer

	turns [rules.MaxDice + 1]turn // by dice of the first roll
	bare  [rules.MaxDice + 1]turn // the same if only the core counts
	robot robot[worth]            // Autobot's turn

	known          map[key]worth // of tables later in the turn
	wins           []worth
	rolls, shorter map[rules.Roll]worth // of rolls that resolve alike, and of those with two dice fewer
	demands        map[offer]demand     // of the turn being computed
	end            stopping
	placed         map[placing]duel.Answer
	placing        int16 // the turn that placed belongs to
}

// init prepares for games of a solved matchup, or for games of two if there is no table.
func (x *search) init(r *duel.Rules, t *core.Table, n *Network) {
	x.evaluator = newEvaluator(r, t, n)
	x.engine = r.NewEngine()
	x.robot = robot[worth]{rules: r, plus: (*worth).plus, threat: func(w worth) threat { return threat{-w[atBest]} },
		event: func(to *worth, chance float64, s *duel.State, ev *duel.Event) {
			to.plus(chance, x.event(s, ev).played())
		}}
	x.rolls, x.shorter = make(map[rules.Roll]worth, 512), make(map[rules.Roll]worth)
	x.known, x.placed = make(map[key]worth, 256), make(map[placing]duel.Answer, 64)
	x.demands = make(map[offer]demand)
}

// begin prepares for questions about one table.
func (x *search) begin(s *duel.State, plain bool) {
	x.plain, x.number, x.tokens = plain, s.Turn.Number, s.Tokens
	if s.Turn.Number != x.placing {
		x.placing = s.Turn.Number
		clear(x.placed)
	}
	x.plays, x.sweeps = 0, true
	x.path, x.choices, x.depth, x.from, x.at, x.pending = x.path[:0], x.choices[:0], 0, 0, 0, nil
	clear(x.known)
}

// push returns a copy of a table, in space that pop frees.
func (x *search) push(s *duel.State) *duel.State {
	if x.depth == len(x.frames) {
		x.frames = append(x.frames, new(duel.State))
	}
	f := x.frames[x.depth]
	x.depth++
	*f = *s
	return f
}

func (x *search) pop() { x.depth-- }

// event returns the worth of an event, with the answers that the player gives to its questions.
func (x *search) event(s *duel.State, ev *duel.Event) worth {
	from := x.from
	x.from = len(x.path)
	win := x.try(s, ev)
	x.from = from
	return win
}

// try plays an event with the answers found so far.
func (x *search) try(s *duel.State, ev *duel.Event) worth {
	f := x.push(s)
	asking, err := x.play(f, ev)
	win := refused
	switch {
	case err != nil:
	case !asking && declined(s, ev, f): // a power that was declined: as if it had not asked
	case !asking:
		win = x.after(f)
	default:
		q := x.engine.Question
		win = x.branch(s, ev, f, &q)
	}
	x.pop()
	return win
}

// declined reports whether a power was used to no effect because the player declined what it asked.
func declined(s *duel.State, ev *duel.Event, f *duel.State) bool {
	return ev != nil && ev.Kind == duel.Resolved && ev.Face == duel.Power && f.Turn.Powers == s.Turn.Powers && !f.Over()
}

// play plays an event on a copy, or resumes the pending one.
func (x *search) play(f *duel.State, ev *duel.Event) (asking bool, err error) {
	x.at = x.from
	x.plays++
	if ev == nil {
		return x.engine.Resume(x.pending, f, x)
	}
	return x.engine.Play(f, ev, x, nil)
}

// branch returns the worth of a question of an event: that of its answers, or the mean over the dice.
func (x *search) branch(s *duel.State, ev *duel.Event, f *duel.State, q *duel.Question) worth {
	if q.Thrown() {
		if !x.every { // in the middle of a plan the likeliest dice are enough
			return x.with(s, ev, hearts(int(q.N), (int(q.N)+1)/6))
		}
		return x.camouflage(s, ev, int(q.N))
	}
	first := len(x.choices)
	x.list(f, q)
	o := options{among: x.among()}
	for i, last := first, len(x.choices); i < last; i++ {
		o.add(x.seen(q.Side, x.with(s, ev, x.choices[i])))
	}
	x.choices = x.choices[:first]
	return x.seen(q.Side, o.worth())
}

// with returns the worth of an event, given one more answer.
func (x *search) with(s *duel.State, ev *duel.Event, a duel.Answer) worth {
	from := x.from
	x.path = append(x.path, a)
	win := x.try(s, ev)
	x.path, x.from = x.path[:len(x.path)-1], from
	return win
}

// camouflage returns the mean over dice of which only the hearts matter (O10).
func (x *search) camouflage(s *duel.State, ev *duel.Event, n int) (sum worth) {
	for k := range n + 1 {
		sum.plus(lattice.Share(n, k, 1.0/rules.NumFaces), x.with(s, ev, hearts(n, k)))
	}
	return sum
}

// hearts returns n dice with k hearts among them; the others do not matter.
func hearts(n, k int) duel.Answer {
	var roll rules.Roll
	roll[duel.Heart], roll[duel.Energy] = int8(k), int8(n-k)
	return duel.Answer{Kind: duel.DiceAnswer, Roll: roll}
}

// Answer implements duel.Answers. What comes from the table stays unknown, a question that is not
// worth a search gets its quick answer, and any other gets the answer that the search is trying.
func (x *search) Answer(s *duel.State, q *duel.Question) (duel.Answer, bool) {
	switch {
	case q.MayStayUnnamed():
		return duel.Answer{Kind: duel.CardAnswer, Card: duel.Unnamed}, true
	case q.Everybody():
		return duel.No, true // the coach does not know, and it makes no difference to it
	case q.No && q.Form() == duel.PlaceAnswer && x.plain && x.rules.Box.Tokens[q.Token].King:
		return duel.No, true // the core has no King tokens
	}
	if !x.atRoot() {
		if a, ok := x.quickAnswer(s, q); ok {
			return a, true
		}
	}
	if x.at < len(x.path) {
		x.at++
		return x.path[x.at-1], true
	}
	return duel.Answer{}, false
}

// atRoot reports whether the search is at the event it was asked about, where it tries every
// answer.
func (x *search) atRoot() bool { return x.exhaustive() && x.from == 0 }

// exhaustive reports whether the search tries every order and answer. It does not in the middle of
// a turn that it is computing, nor once it has tried too many events.
func (x *search) exhaustive() bool { return x.every && x.plays < mostPlays }

// mostPlays is how many events the search tries for one question about a table before it settles
// for likely answers: a table with many cards may have more lines than anybody can follow.
const mostPlays = 20000

// after returns what a table is worth after an event.
func (x *search) after(s *duel.State) worth {
	switch {
	case s.Over():
		return x.won(s)
	case s.Turn.Number != x.number:
		return x.win(s)
	}
	from := x.from
	win := x.chanceInTurn(s)
	x.from = from
	return win
}

// chanceAt returns what a table is worth if the search begins there.
func (x *search) chanceAt(s *duel.State) worth {
	x.number = s.Turn.Number
	return x.chanceInTurn(s)
}

// chanceInTurn returns what a table is worth in the turn in which the search began, in any phase.
func (x *search) chanceInTurn(s *duel.State) worth {
	if q, ok := x.rules.Standing(s); ok {
		if q.ID == duel.AskGameOver { // no choice: a won game is won
			return x.won(s)
		}
		o := options{among: x.among()}
		x.answers(s, &q, &o)
		return x.seen(q.Side, o.worth().played())
	}
	if s.Autobot() {
		return x.autobot(s)
	}
	o := options{among: x.among()}
	x.options(s, &o)
	return o.worth()
}

// autobot returns what a table in Autobot's turn is worth: the mean over its dice, with the choices of the player.
func (x *search) autobot(s *duel.State) worth {
	if s.Turn.Phase == duel.PhaseEnd && s.SpecialDue() {
		return x.remembered(s, x.robot.next)
	}
	every := x.every
	if s.Turn.Phase <= duel.PhaseRoll && s.Turn.Rolls < autobot.LastRoll {
		x.every = false
	}
	win := x.robot.next(s)
	x.every = every
	return win
}

// untouched reports whether nothing has happened yet in a turn: nothing asked, no dice token spent (A0), no
// dice thrown. The game's first turn does not count: it may have fewer dice, and no turn came before it.
func (x *search) untouched(s *duel.State) bool {
	t := &s.Turn
	_, asked := x.rules.Standing(s)
	return !asked && t.Number > 1 && t.Phase <= duel.PhaseRoll && t.Rolls == 0 && t.White == 0
}

// atQuestion returns what a table is worth if an event has stopped at a question.
func (x *search) atQuestion(t *duel.Table, cardless bool) worth {
	if t.Question.ID == duel.AskGameOver {
		return x.won(&t.State)
	}
	if cardless || t.Question.ID == duel.AskName { // the game without cards may not have the event
		before := t.Pending.Before
		if cardless {
			x.strip(&before)
		}
		return x.chanceAt(&before)
	}
	if e := t.Pending.Entry; len(e) == 1 && e[0].Kind == duel.Swept { // three cards that nobody has seen yet
		before := t.Pending.Before
		return x.sweeping(&before).played()
	}
	x.pending = t.Pending
	x.number = t.Pending.Before.Turn.Number
	return x.event(&t.Pending.Before, nil).played()
}
