package tokyo

import (
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Question is a question in words. It begins with the name of the one who answers;
// which card came from the deck anybody at the table can say.
func (v *View) Question(t *tokyo.Table, q *tokyo.Question) string {
	asked := v.asks(t, q)
	if q.ID == tokyo.AskReveal {
		return asked
	}
	name := v.Player(q.Seat)
	if card := v.speaker(q); card != "" {
		name = v.Say("tokyo.ask.by", rules.Text("name", name), rules.Text("card", card))
	}
	return v.Colon(name, asked)
}

// asks is a question without the name of the one who answers.
func (v *View) asks(t *tokyo.Table, q *tokyo.Question) string {
	s := &t.State
	key := "tokyo.ask." + q.ID.String()
	if q.ID == tokyo.AskMove && q.N > 0 {
		key += ".pay"
	}
	place := tokyo.Outside
	if s.Has(q.Seat) {
		place = s.Seats[q.Seat].Place
	}
	asked := v.Say(key, rules.Text("cause", v.cause(q)), rules.Num("n", int(q.N)), who("by", q.By), rules.Text("card", v.cardOr(q.Card)), rules.Text("dice", v.Dice(q.Dice)),
		rules.ID(rules.ArgKey, "place", "tokyo.place."+place.String()), rules.Num("price", v.Rules.Pays(q.Card)),
		rules.Num("cost", v.Rules.Price(s, q.Seat, q.Card)))
	switch q.ID {
	case tokyo.AskProbe, tokyo.AskCuller, tokyo.AskStretchy, tokyo.AskTwist:
		asked += v.Say("tokyo.ask.dice", rules.Text("dice", v.Dice(s.Turn.Dice)))
	}
	return asked
}

// cause is whom or what a loss comes from: another player, a card, or Poison.
func (v *View) cause(q *tokyo.Question) string {
	switch {
	case q.By != tokyo.NoSeat && q.By != q.Seat:
		return v.Player(q.By)
	case q.From != tokyo.NoCard:
		return v.Card(q.From)
	}
	return v.Say("tokyo.token.poison")
}

// speaker is the card that asks; nothing where a rule does.
func (v *View) speaker(q *tokyo.Question) string {
	switch {
	case q.ID == tokyo.AskOpportunist: // its Card is the one for sale
		return v.CardID("opportunist")
	case q.ID == tokyo.AskRayBonus:
		return v.CardID("regeneration")
	case q.Card == tokyo.NoCard:
		return ""
	}
	return v.Card(q.Card)
}

// answers are the keys of what may be answered, short: "y/n", "1-4 | n or Enter". What
// each means stands in the one list of the choices.
func (v *View) answers(t *tokyo.Table, q *tokyo.Question) string {
	no := v.Say("tokyo.choice.key.no")
	if v.EnterDeclines(t, q) {
		no = v.Say("tokyo.answer.no-enter", rules.Text("key", no))
	}
	var list, numbers []string
	switch q.Form() {
	case tokyo.YesAnswer:
		return v.Say("tokyo.choice.key.yes") + "/" + no
	case tokyo.DiceAnswer:
		list = append(list, v.Say("tokyo.answer.dice", rules.Num("n", int(q.N))))
	default:
		for _, c := range v.questionChoices(t, q) {
			switch {
			case c.Event.Answer == tokyo.No:
			case c.Typed():
				list = append(list, v.Say("tokyo.answer.card"))
			case c.Keys == companion.KeyEnter:
				list = append(list, v.Say("tokyo.answer.enter"))
			case q.Form() == tokyo.FaceAnswer:
				list = append(list, c.Keys)
			default:
				numbers = append(numbers, c.Keys)
			}
		}
	}
	if n := len(numbers); n > 2 { // they count on
		numbers = []string{numbers[0] + "-" + numbers[n-1]}
	}
	list = append(list, numbers...)
	if q.No {
		list = append(list, no)
	}
	return strings.Join(list, " | ")
}

// Prompt is one line: who does what now, or the open question with its answers.
func (v *View) Prompt(t *tokyo.Table) string {
	s := &t.State
	if q, ok := t.Open(); ok {
		return v.Say("tokyo.prompt.question", rules.Text("question", v.Question(t, &q)), rules.Text("answers", v.answers(t, &q)))
	}
	seat := s.Turn.Active
	dice := v.Rules.DiceCount(s, seat)
	name, n := rules.Text("name", v.Player(seat)), rules.Num("n", dice)
	energy := rules.Num("energy", int(s.Seats[seat].Energy))
	switch s.Turn.Phase {
	case tokyo.PhaseStart:
		return v.Say("tokyo.prompt.start", name)
	case tokyo.PhaseRoll:
		if dice == 0 {
			return v.Say("tokyo.prompt.roll.none", name)
		}
		out := v.Say("tokyo.prompt.roll", name, n, rules.Num("rolls", v.Rules.Rolls(s, seat)))
		if len(v.more(s)) > 0 {
			out += v.Say("tokyo.prompt.roll.more")
		}
		return out
	case tokyo.PhaseResolve:
		if s.Turn.Dice == (rules.Roll{}) {
			return v.Say("tokyo.prompt.resolve.none", name)
		}
		var keys []string
		for g := range tokyo.Group(tokyo.NumGroups) {
			if !s.Turn.Resolved(g) {
				keys = append(keys, v.Say("tokyo.choice.key."+g.String())+" "+v.Say("tokyo.group."+g.String()))
			}
		}
		return v.Say("tokyo.prompt.resolve", name, rules.Text("dice", v.Dice(s.Turn.Dice)), rules.Text("keys", strings.Join(keys, ", ")))
	case tokyo.PhaseBuy:
		if seat, ends := v.wins(t); ends {
			return v.Say("tokyo.prompt.ends", rules.Text("what", v.endsSo(seat)))
		}
		if !v.canBuy(s) {
			return v.Say("tokyo.prompt.buy.none", name, energy)
		}
		offer := v.offer(t)
		return v.Say("tokyo.prompt.buy", name, energy, rules.Text("keys", offer.Say(v.Catalogue)))
	}
	return v.Say("tokyo.prompt.over", rules.Text("ending", v.Ending(s)))
}

// offer is what can be bought.
func (v *View) offer(t *tokyo.Table) companion.Offer {
	var out companion.Offer
	for _, c := range v.turnChoices(t, false) {
		switch slot := int(c.Event.Slot); c.Event.Kind {
		case tokyo.Bought:
			if t.State.Row[slot-1] == tokyo.Unnamed {
				out.Unnamed = append(out.Unnamed, slot)
			} else {
				out.Slots = append(out.Slots, slot)
			}
		case tokyo.Swept:
			out.Renew = tokyo.SweepPrice
		case tokyo.Took:
			out.Others = true
		}
	}
	if list := v.payable(&t.State); len(list) == 1 {
		out.Only = v.Card(list[0])
	}
	return out
}

// Warning is what the active player should know before the turn ends: a 3 in the
// result is deadly with natural-selection. "" where there is nothing.
func (v *View) Warning(s *tokyo.State) string {
	seat := s.Turn.Active
	step := s.Turn.Phase == tokyo.PhaseResolve || s.Turn.Phase == tokyo.PhaseBuy
	if !step || s.Turn.Dice[tokyo.Three] == 0 || v.Rules.Count(s, seat, "natural-selection") == 0 {
		return ""
	}
	return v.Say("tokyo.warning.three", rules.Text("card", v.CardID("natural-selection")), who("who", seat))
}

// Ending says who has won a finished game, and how.
func (v *View) Ending(s *tokyo.State) string {
	return v.WithRule(v.Say("tokyo.step.over."+s.Ended.String(), who("who", s.Winner)), s.Ended.Rule())
}
