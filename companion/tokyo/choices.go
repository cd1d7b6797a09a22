package tokyo

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Choice is something that can be done now.
type Choice struct {
	// Keys are what to press or type: "y", "2", "h", "use wings", companion.KeyEnter;
	// Parse reads them. "" where something must be typed first.
	Keys  string
	Event tokyo.Event // what it does; of the kind NoEvent where something must be typed first
	Text  string      // the same in words
}

// Typed says whether something must be typed first, as dice.
func (c *Choice) Typed() bool { return c.Event.Kind == tokyo.NoEvent }

// Choices is everything that can be done now, corrections and giving up apart: the
// answers to the open question, and what the step of the turn offers.
func (v *Phrases) Choices(t *tokyo.Table) []Choice {
	var out []Choice
	q, asked := t.Open()
	if asked {
		out = v.questionChoices(t, &q)
	}
	if t.Asking || asked && t.State.Turn.Phase != tokyo.PhaseBuy {
		return out
	}
	return append(out, v.turnChoices(t, asked)...)
}

// offset is how many numbers a question's list leaves out at its beginning: in the buy step the digits 1 to 3
// are the slots of the row.
func offset(t *tokyo.Table) int {
	if !t.Asking && t.State.Turn.Phase == tokyo.PhaseBuy {
		return len(t.State.Row)
	}
	return 0
}

// listed are the cards to choose from, in the order of their names in the language shown. Of two copies of a
// card there is one.
func (v *Phrases) listed(q *tokyo.Question) []tokyo.CardID {
	list := slices.CompactFunc(q.Cards.List(), v.Rules.Same)
	slices.SortStableFunc(list, func(a, b tokyo.CardID) int { return cmp.Compare(text.Fold(v.Card(a)), text.Fold(v.Card(b))) })
	return list
}

// questionChoices are the answers to a question.
func (v *Phrases) questionChoices(t *tokyo.Table, q *tokyo.Question) []Choice {
	var out []Choice
	add := func(keys string, a tokyo.Answer, text string) {
		out = append(out, Choice{keys, answered(a), text})
	}
	switch {
	case q.Form() == tokyo.YesAnswer:
		add(v.Say("tokyo.choice.key.yes"), tokyo.Yes, v.meaning(cmp.Or(questions[q.ID].yes, "tokyo.choice.yes"), &t.State, q))
	case q.Form() == tokyo.DiceAnswer:
		key := "tokyo.choice.dice"
		if q.Fewer() {
			key = "tokyo.choice.dice-some"
		}
		out = append(out, Choice{Text: v.Say(key, rules.Num("n", int(q.N)))})
	case q.Form() == tokyo.CardAnswer && q.FromTable():
		out = append(out, Choice{Text: v.Say("tokyo.choice.card")})
		if q.MayStayUnnamed() && !v.Rules.Watched(&t.State) {
			out = append(out, Choice{companion.KeyEnter, unnamed(), v.Say("tokyo.choice.unnamed")})
		}
	case q.Form() == tokyo.CardAnswer:
		for i, id := range v.listed(q) {
			add(strconv.Itoa(i+1+offset(t)), v.cardAnswer(id).Answer, v.cardChoice(t, q, id))
		}
	default:
		for _, a := range v.Rules.Choices(&t.State, q, nil) {
			switch a.Kind {
			case tokyo.FaceAnswer:
				add(v.faceKey(a.Face), a, v.Answer(a))
			case tokyo.SeatAnswer:
				add(strconv.Itoa(len(out)+1), a, v.Answer(a))
			case tokyo.NumberAnswer:
				add(v.Answer(a), a, v.Answer(a))
			}
		}
	}
	if !q.No {
		return out
	}
	add(v.Say("tokyo.choice.key.no"), tokyo.No, v.meaning(cmp.Or(questions[q.ID].no, "tokyo.choice.no"), &t.State, q))
	return out
}

// meaning is what yes or no means at a question.
func (v *Phrases) meaning(key string, s *tokyo.State, q *tokyo.Question) string {
	return v.Say(key, rules.ID(rules.ArgKey, "place", "tokyo.place."+s.Seats[max(q.Seat, 0)].Place.String()))
}

// EnterDeclines says whether Enter alone may answer no. It may only for the player whose turn it is, who holds
// the dice, and never where no gives away what does not come again.
func (v *Phrases) EnterDeclines(t *tokyo.Table, q *tokyo.Question) bool {
	row := &questions[q.ID]
	felled := row.saves && q.N >= t.State.Seats[q.Seat].Hearts
	return q.No && q.Seat == t.State.Turn.Active && !row.once && !felled
}

// EnterRefused is what the program says to Enter at a question that Enter may not decline.
func (v *Phrases) EnterRefused(t *tokyo.Table, q *tokyo.Question) *rules.Problem {
	return rules.Refuse("", "tokyo.enter-no", rules.Text("name", v.Player(q.Seat)), rules.Text("answers", v.answers(t, q)))
}

// faceKey is the letter a face is typed with, small.
func (v *Phrases) faceKey(f rules.Face) string {
	return strings.ToLower(v.Say("tokyo.letter." + tokyo.FaceName(f)))
}

// cardChoice is a card to choose, with its owner and price where they matter.
func (v *Phrases) cardChoice(t *tokyo.Table, q *tokyo.Question, id tokyo.CardID) string {
	s := &t.State
	key, card := questions[q.ID].listed, v.held(s, id)
	if key == "" {
		return card
	}
	return v.Say(key, rules.Text("card", card), who("who", s.Locations[id].Owner), rules.Num("price", v.Rules.Price(s, q.Seat, id)),
		rules.Num("cost", int(v.Rules.Cards[id].Cost)))
}

// turnChoices are what the step of the turn offers. asked says that there is a question beside them, which Enter
// answers.
func (v *Phrases) turnChoices(t *tokyo.Table, asked bool) []Choice {
	s := &t.State
	seat := s.Turn.Active
	var out, takes, uses []Choice
	for _, ev := range v.Rules.Options(s, nil) {
		switch ev.Kind {
		case tokyo.Rolled:
			if ev.N > 0 {
				out = append(out, Choice{Text: v.Say("tokyo.choice.roll", rules.Num("n", int(ev.N)))})
			} else {
				out = append(out, Choice{companion.KeyEnter, said(ev.Kind), v.Say("tokyo.choice.roll.none")})
			}
		case tokyo.ResolvedAll:
			out = append(out, Choice{companion.KeyEnter, said(ev.Kind), v.Say("tokyo.choice.resolve", rules.Text("list", v.groupsLeft(s)))})
		case tokyo.Resolved:
			ev.Seat = tokyo.NoSeat
			out = append(out, Choice{v.Say("tokyo.choice.key." + ev.Group.String()), ev,
				v.Say("tokyo.choice.group", rules.ID(rules.ArgKey, "group", "tokyo.group."+ev.Group.String()))})
		case tokyo.Bought:
			id := s.Row[ev.Slot-1]
			out = append(out, Choice{strconv.Itoa(int(ev.Slot)), ev,
				v.Say("tokyo.choice.buy", who("who", seat), rules.Text("card", v.Card(id)), rules.Num("price", v.Rules.Price(s, seat, id)))})
		case tokyo.Swept:
			out = append(out, Choice{v.Say("tokyo.choice.key.sweep"), ev, v.Say("tokyo.choice.sweep", who("who", seat), rules.Num("price", tokyo.SweepPrice))})
		case tokyo.Took:
			if asked && ev.Seat == tokyo.NoSeat && t.Question.Cards.Has(ev.Card) {
				continue // it stands among the answers; of two copies an answer means the first
			}
			takes = append(takes, v.takeChoice(s, &ev)) // behind the turn's end: there may be many
		case tokyo.Used:
			uses = append(uses, v.useChoice(s, &ev))
		case tokyo.Passed:
			out = append(out, v.passChoice(s, &ev, asked))
		}
	}
	if s.Turn.Phase == tokyo.PhaseBuy {
		out = append(v.unnamedChoices(s), out...)
		slices.SortStableFunc(out, func(a, b Choice) int { return cmp.Compare(slotOf(a), slotOf(b)) })
	}
	return append(append(out, uses...), takes...)
}

// takeChoice is another player's card to buy; of two copies it says whose.
func (v *Phrases) takeChoice(s *tokyo.State, ev *tokyo.Event) Choice {
	owner := s.Locations[ev.Card].Owner
	keys := v.Say("tokyo.choice.key.take", rules.Text("card", v.Card(ev.Card)))
	if ev.Seat != tokyo.NoSeat {
		owner = ev.Seat
		keys += " " + owner.String()
	}
	return Choice{keys, *ev,
		v.Say("tokyo.choice.take", who("who", s.Turn.Active), rules.Text("card", v.held(s, ev.Card)), who("of", owner), rules.Num("cost", v.Rules.Price(s, s.Turn.Active, ev.Card)))}
}

// slotOf is the slot of the row that a choice buys. A choice that buys none comes behind them.
func slotOf(c Choice) int8 {
	if c.Event.Kind == tokyo.Bought {
		return c.Event.Slot
	}
	return int8(len(tokyo.State{}.Row)) + 1
}

// groupsLeft are the groups that are not resolved yet, in their order.
func (v *Phrases) groupsLeft(s *tokyo.State) string {
	var list []string
	for g := range tokyo.Group(tokyo.NumGroups) {
		if v.Rules.Left(s, g) {
			list = append(list, v.Say("tokyo.group."+g.String()))
		}
	}
	if len(list) == 0 { // no dice: what is left is the enter step
		return "-"
	}
	return strings.Join(list, ", ")
}

// passChoice is the choice that goes on to the dice, or that ends the turn.
func (v *Phrases) passChoice(s *tokyo.State, ev *tokyo.Event, asked bool) Choice {
	if s.Turn.Phase == tokyo.PhaseStart {
		return Choice{companion.KeyEnter, *ev, v.Say("tokyo.choice.start")}
	}
	key := companion.KeyEnter
	if asked {
		key = v.Say("tokyo.choice.key.pass")
	}
	return Choice{key, *ev, v.Say("tokyo.choice.pass", who("who", s.Turn.Active))}
}

// useChoice is a card that a player may use now. The first card that gives the active player one more roll has
// the key +.
func (v *Phrases) useChoice(s *tokyo.State, ev *tokyo.Event) Choice {
	card, price := rules.Text("card", v.Card(ev.Card)), rules.Num("price", v.Rules.Pays(ev.Card))
	key := v.Say("tokyo.choice.key.use.of", who("who", ev.Seat), card)
	more := v.more(s)
	switch {
	case len(more) > 0 && more[0] == *ev:
		key = "+"
	case ev.Seat == s.Turn.Active:
		key = v.Say("tokyo.choice.key.use", card)
	}
	text := "tokyo.choice.use"
	switch {
	case slices.Contains(more, *ev) && v.carries(ev.Card) == tokyo.SmokeToken:
		text = "tokyo.choice.more.smoke"
	case slices.Contains(more, *ev):
		text = "tokyo.choice.more.energy"
	case v.Rules.Name(ev.Card) == "hibernation":
		text = "tokyo.choice.wake"
	case price.N > 0:
		text = "tokyo.choice.use.pay"
	}
	return Choice{key, *ev, v.Say(text, who("who", ev.Seat), card, price)}
}

// more are the uses of cards that give the active player one more roll, those that cost no energy first. Each
// use is tried on a copy of the table: so the rules say which of them do.
func (v *Phrases) more(s *tokyo.State) []tokyo.Event {
	if s.Turn.Phase != tokyo.PhaseRoll {
		return nil
	}
	var out []tokyo.Event
	engine := v.Rules.NewEngine()
	for _, ev := range v.Rules.Options(s, nil) {
		if ev.Kind != tokyo.Used || ev.Seat != s.Turn.Active {
			continue
		}
		after := *s
		if _, err := engine.Play(&after, &ev, unanswered{}, nil); err == nil && v.Rules.Rolls(&after, ev.Seat) > v.Rules.Rolls(s, ev.Seat) {
			out = append(out, ev)
		}
	}
	slices.SortStableFunc(out, func(a, b tokyo.Event) int { return cmp.Compare(v.Rules.Pays(a.Card), v.Rules.Pays(b.Card)) })
	return out
}

// unanswered answers no question.
type unanswered struct{}

// Answer implements tokyo.Answers.
func (unanswered) Answer(*tokyo.State, *tokyo.Question) (tokyo.Answer, bool) {
	return tokyo.Answer{}, false
}

// prompted says whether the prompt of a step says a choice already: the dice to type,
// the order to resolve in.
func prompted(phase tokyo.Phase, c *Choice) bool {
	return phase == tokyo.PhaseRoll && c.Typed() || phase == tokyo.PhaseResolve && (c.Event.Kind == tokyo.Resolved || c.Event.Kind == tokyo.ResolvedAll)
}
