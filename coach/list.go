package coach

import (
	"kingoftokyo/coach/core"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// reply is what the coach knows of a question.
type reply struct {
	// given is the answer whenever it is asked at the table; quick the one in the middle of a plan, where it is not
	// worth a search.
	given, quick func(x *search, s *duel.State, q duel.Question) duel.Answer
	// list appends the answers that promise something; nil: all.
	list func(x *search, s *duel.State, q duel.Question)
	// harmless says that what the answer gives in Autobot's turn goes to the player and is no danger.
	harmless bool
}

// replies are the questions of which the coach knows something.
var replies [duel.NumQuestions]reply

func init() { // here, because the functions search, and the search reads the replies
	yes := func(*search, *duel.State, duel.Question) duel.Answer { return duel.Yes }
	replies = [duel.NumQuestions]reply{
		duel.AskPlace:          {quick: (*search).place},
		duel.AskDoubt:          {given: yes},
		duel.AskAlienoid:       {list: (*search).listAlienoid},
		duel.AskKingLift:       {quick: (*search).lift},
		duel.AskKingPlace:      {quick: (*search).place},
		duel.AskSuperconductor: {given: (*search).superconductor, harmless: true},
		duel.AskMeka:           {quick: yes}, // more damage is better; the learned value does not always see that
		duel.AskLightning:      {quick: yes},
		duel.AskShadows:        {given: yes}, // a reroll that costs no roll is never worse than one that does
		duel.AskTitanic:        {list: (*search).listLeast},
		duel.AskInShape:        {quick: (*search).most},
		duel.AskUnstable:       {quick: (*search).dearest},
		duel.AskGameOver:       {given: yes},
	}
}

// list appends the answers to try: all of them at the event that was asked about, later on those
// that promise something.
func (x *search) list(s *duel.State, q *duel.Question) {
	if list := replies[q.ID].list; list != nil && !x.atRoot() {
		list(x, s, *q)
		return
	}
	x.choices = x.rules.Choices(s, q, x.choices)
}

// quickAnswer is the answer to a question that is not worth a search in the middle of a
// plan: where a token goes, what of several small gains is taken.
func (x *search) quickAnswer(s *duel.State, q *duel.Question) (duel.Answer, bool) {
	if quick := replies[q.ID].quick; quick != nil {
		return quick(x, s, *q), true
	}
	return duel.Answer{}, false
}

// most buys as many points as can be paid.
func (x *search) most(_ *duel.State, q duel.Question) duel.Answer {
	return duel.Answer{Kind: duel.NumberAnswer, N: q.N}
}

// dearest is the dearest of the cards that are asked about. Each of them, at each roll a turn may end with, and of what the other
// side takes in turn, would take minutes.
func (x *search) dearest(_ *duel.State, q duel.Question) duel.Answer {
	best := q.Cards.Next(0)
	for id := best; id != duel.NoCard; id = q.Cards.Next(id) {
		if x.rules.Box.Cards[id].Cost > x.rules.Box.Cards[best].Cost {
			best = id
		}
	}
	return duel.Answer{Kind: duel.CardAnswer, Card: best}
}

// listLeast lists no dice and the two that do least.
func (x *search) listLeast(s *duel.State, _ duel.Question) {
	x.choices = append(x.choices, duel.No, duel.Answer{Kind: duel.DiceAnswer, Roll: x.leastTwo(s)})
}

// listAlienoid lists the symbols that Alienoid may add. It leaves out those that would do nothing,
// and the second of two orders of the same symbols. Where cards look at the roll it lists them all.
func (x *search) listAlienoid(s *duel.State, q duel.Question) {
	if s.Sides[x.me].Keep&x.named.speaking.Looking != 0 {
		x.choices = x.rules.Choices(s, &q, x.choices)
		return
	}
	last := duel.Claw
	for f, n := range s.Turn.Added {
		if n > 0 {
			last = rules.Face(f)
		}
	}
	more := int(s.Turn.Dice[duel.Power]-s.Turn.Powers) - int(q.N) // symbols another use may take
	for f := last; f < duel.Power; f++ {
		useless, once := false, q.N > 1
		switch f {
		case duel.Heart:
			useless = s.Sides[x.me].Deficit() <= int(s.Turn.Dice[f]+s.Turn.Added[f])
		case duel.Energy:
			useless = x.plain
		case duel.Fame, duel.Destruction:
			useless = duel.Pulls(x.rules.Symbols(s, f)+int(q.N)+more/2) == 0
			once = once && duel.Pulls(x.rules.Symbols(s, f)+1) > 0
		}
		if !useless {
			x.choices = append(x.choices, duel.Answer{Kind: duel.FaceAnswer, Face: f})
		}
		if !useless && once && f >= duel.Fame {
			x.choices = append(x.choices, duel.Answer{Kind: duel.FaceAnswer, Face: f, N: 1})
		}
	}
	if x.plain || len(x.choices) == 0 || last > duel.Claw {
		x.choices = append(x.choices, duel.No)
	}
}

// leastTwo are the two dice that do least: power symbols without a use, one or two fame or
// destruction, and then any dice, power first and claws last.
func (x *search) leastTwo(s *duel.State) rules.Roll {
	spare, two := x.rules.SpareDice(s), rules.Roll{}
	order := [...]rules.Face{duel.Power, duel.Fame, duel.Destruction, duel.Energy, duel.Heart, duel.Claw}
	for pass := range 2 {
		for _, f := range order {
			idle := f == duel.Power && x.m.Power == core.NoPower || (f == duel.Fame || f == duel.Destruction) && spare[f] < 3
			for spare[f] > 0 && two.Total() < 2 && (idle || pass > 0) {
				spare[f]--
				two[f]++
			}
		}
	}
	return two
}

// place is where a Buzz token is laid when no other place is tried: where the table is
// worth most as the rest of it lies. One that may stay stays if nothing is better.
func (x *search) place(s *duel.State, q duel.Question) duel.Answer {
	k := placing{q.Token, q.No, x.king, x.me, s.Marker, s.Tokens}
	a, known := x.placed[k]
	if !known {
		if len(x.placed) >= mostPlaced {
			clear(x.placed)
		}
		a = x.bestPlace(s, q)
		x.placed[k] = a
	}
	return a
}

// lift chooses the King token that moves: the one in the supply, or else the one without which the
// player stands best.
func (x *search) lift(s *duel.State, _ duel.Question) duel.Answer {
	best, most := duel.No, -1.0
	if x.rules.KingInSupply(s) {
		return best
	}
	f := x.push(s)
	defer x.pop()
	for i := range x.rules.Box.Tokens {
		t := &s.Tokens[i]
		if !x.rules.Box.Tokens[i].King || !t.Laid || s.Marker[t.Track] == 2*duel.Spot(t.At) {
			continue
		}
		f.Tokens[i] = duel.Token{}
		if w := x.win(f)[atBest]; w > most {
			best, most = duel.Answer{Kind: duel.PlaceAnswer, Place: t.Place}, w
		}
		f.Tokens[i] = *t
	}
	return best
}

// placing is all that place depends on.
type placing struct {
	token  duel.TokenID
	may    bool
	king   bool // the human is The King
	me     duel.Side
	marker [2]duel.Spot
	tokens [duel.MaxTokens]duel.Token
}

// mostPlaced bounds the memory of place.
const mostPlaced = 1 << 12

// bestPlace is the place of a token where the table is worth most; q may be declined, and then it lies as it did.
func (x *search) bestPlace(s *duel.State, q duel.Question) duel.Answer {
	f := x.push(s)
	defer x.pop()
	f.Tokens[q.Token] = duel.Token{}
	if !f.Turn.Again {
		f.Turn.Active = x.me.Other() // whose turn is next
	}
	first, best, most := len(x.choices), duel.No, refused[atBest]
	x.choices = x.rules.Choices(f, &q, x.choices)
	for _, a := range x.choices[first:] {
		if f.Tokens[q.Token] = s.Tokens[q.Token]; a.Kind == duel.PlaceAnswer {
			f.Tokens[q.Token] = duel.Token{Place: a.Place, Laid: true}
		}
		if w := x.seen(q.Side, x.win(f))[atBest]; w > most {
			best, most = a, w
		}
	}
	x.choices = x.choices[:first]
	return best
}
