package coach

import (
	"kingoftokyo/coach/core"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// reply is what the coach knows about a question.
type reply struct {
	// given is the answer if the question is asked at the table; quick is the answer in the middle
	// of a plan, if a search is not worth it.
	given, quick func(x *search, s *duel.State, q duel.Question) duel.Answer
	// list appends the promising answers; nil: all.
	list func(x *search, s *duel.State, q duel.Question)
	// harmless means that what the answer brings in Autobot's turn goes to the player and is no danger.
	harmless bool
}

// replies are the questions that the coach knows something about.
var replies [duel.NumQuestions]reply

func init() { // an init, because the functions search, and the search reads the replies
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
		duel.AskShadows:        {given: yes}, // a free reroll is never worse than one that costs a roll
		duel.AskTitanic:        {list: (*search).listLeast},
		duel.AskInShape:        {quick: (*search).most},
		duel.AskUnstable:       {quick: (*search).dearest},
		duel.AskGameOver:       {given: yes},
	}
}

// list appends the answers to try: all of them for the event that was asked about, later only the
// promising ones.
func (x *search) list(s *duel.State, q *duel.Question) {
	if list := replies[q.ID].list; list != nil && !x.atRoot() {
		list(x, s, *q)
		return
	}
	x.choices = x.rules.Choices(s, q, x.choices)
}

// quickAnswer returns the answer to a question that is not worth a search in the middle of a plan,
// such as where a token goes or which of several small gains to take.
func (x *search) quickAnswer(s *duel.State, q *duel.Question) (duel.Answer, bool) {
	if quick := replies[q.ID].quick; quick != nil {
		return quick(x, s, *q), true
	}
	return duel.Answer{}, false
}

// most buys as many points as the player can pay for.
func (x *search) most(_ *duel.State, q duel.Question) duel.Answer {
	return duel.Answer{Kind: duel.NumberAnswer, N: q.N}
}

// dearest returns the most expensive of the cards in question. Trying each of them, at each roll
// that may end a turn and for everything that the other side takes in turn, would take minutes.
func (x *search) dearest(_ *duel.State, q duel.Question) duel.Answer {
	best := q.Cards.Next(0)
	for id := best; id != duel.NoCard; id = q.Cards.Next(id) {
		if x.rules.Box.Cards[id].Cost > x.rules.Box.Cards[best].Cost {
			best = id
		}
	}
	return duel.Answer{Kind: duel.CardAnswer, Card: best}
}

// listLeast lists no dice, and the two dice that do least.
func (x *search) listLeast(s *duel.State, _ duel.Question) {
	x.choices = append(x.choices, duel.No, duel.Answer{Kind: duel.DiceAnswer, Roll: x.leastTwo(s)})
}

// listAlienoid lists the symbols that Alienoid may add. It leaves out those that would do nothing,
// and the second of two orders of the same symbols. If cards look at the roll, it lists them all.
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
	more := int(s.Turn.Dice[duel.Power]-s.Turn.Powers) - int(q.N) // symbols that another use may take
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

// leastTwo returns the two dice that do least: first useless power symbols and one or two fame or
// destruction, then any dice, power first and claws last.
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

// place returns where a Buzz token goes if no other place is tried: where the table is worth most
// with everything else unchanged. A token that may stay does so if no place is better.
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

// lift chooses the King token that moves: the one in the supply, or else the one whose removal is
// best for the player.
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

// placing holds all that place depends on.
type placing struct {
	token  duel.TokenID
	may    bool
	king   bool // the human is The King
	me     duel.Side
	marker [2]duel.Spot
	tokens [duel.MaxTokens]duel.Token
}

// mostPlaced limits the memory of place.
const mostPlaced = 1 << 12

// bestPlace returns the place of a token where the table is worth most. If q may be declined, the token may also stay where it is.
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
