package tokyo

import (
	"slices"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Prompt says in one line who does what now, or asks the open question.
func (v *Phrases) Prompt(t *tokyo.Table) string {
	s := &t.State
	if q, ok := t.Open(); ok {
		if v.IsAloud() {
			return v.Question(t, &q)
		}
		return v.short(t, &q)
	}
	seat := s.Turn.Active
	dice := v.Rules.DiceCount(s, seat)
	name, n := rules.Text("name", v.Player(seat)), rules.Num("n", dice)
	switch s.Turn.Phase {
	case tokyo.PhaseStart:
		return v.Say("tokyo.prompt.start", name)
	case tokyo.PhaseRoll:
		if dice == 0 {
			return v.Say("tokyo.prompt.roll.none", name)
		}
		if kotPlays(t, seat) {
			return v.Say("table.kot.roll", name, n)
		}
		out := v.Say("tokyo.prompt.roll", name, n, rules.Num("rolls", v.Rules.Rolls(s, seat)))
		if len(v.more(s)) > 0 {
			out += v.Say("tokyo.prompt.roll.more")
		}
		return out
	case tokyo.PhaseResolve:
		return v.resolvePrompt(t)
	case tokyo.PhaseBuy:
		return v.shopPrompt(t, false)
	}
	if v.IsAloud() {
		return v.Say("tokyo.prompt.over.aloud", rules.Text("ending", v.Ending(s)))
	}
	return v.Say("table.prompt.over")
}

// resolvePrompt says what can be done in a preview besides Enter.
func (v *Phrases) resolvePrompt(t *tokyo.Table) string {
	s := &t.State
	name := rules.Text("name", v.Player(s.Turn.Active))
	switch {
	case v.IsByLine():
		var first []string // the groups whose order matters
		for _, c := range v.Choices(t) {
			if c.Event.Kind == tokyo.Resolved && c.Hint != "" {
				first = append(first, v.Colon(c.Typed, c.Hint))
			}
		}
		return strings.Join(first, " · ")
	case !v.IsAloud():
		return ""
	case s.Turn.Dice == (rules.Roll{}):
		return v.Say("tokyo.prompt.resolve.none.aloud", name)
	}
	return v.Say("tokyo.prompt.resolve.aloud", name, rules.Text("dice", v.Dice(s.Turn.Dice)))
}

// shopPrompt says what can be bought; brief leaves out the names of cards.
func (v *Phrases) shopPrompt(t *tokyo.Table, brief bool) string {
	s := &t.State
	name, energy := rules.Text("name", v.Player(s.Turn.Active)), rules.Num("energy", int(s.Seats[s.Turn.Active].Energy))
	if v.wouldName(t) {
		return v.Say("table.kot.name", name, energy)
	}
	seat, ends := v.wins(t)
	offer := v.offer(s)
	keys := offer.Say(v.Catalogue, brief)
	switch {
	case !v.IsAloud() && keys == "" && !ends:
		return v.Say("offer.none", energy)
	case !v.IsAloud():
		return keys
	case ends:
		return v.Say("tokyo.prompt.ends.aloud", rules.Text("what", v.endsSo(seat)))
	case keys == "":
		return v.Say("tokyo.prompt.buy.none.aloud", name)
	}
	return v.Say("tokyo.prompt.buy.aloud", name, energy)
}

// answers returns the keys of the answers to a question that Enter does not answer, in short: "y/n", "1-4 | n". The list
// of choices says what each of them means.
func (v *Phrases) answers(t *tokyo.Table, q *tokyo.Question) string {
	no := v.Say("tokyo.choice.key.no")
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
			case c.ToType:
				list = append(list, v.Say("tokyo.answer.card"))
			case q.Form() == tokyo.FaceAnswer:
				list = append(list, c.Typed)
			default:
				numbers = append(numbers, c.Typed)
			}
		}
	}
	if n := len(numbers); n > 2 { // they are consecutive
		numbers = []string{numbers[0] + "-" + numbers[n-1]}
	}
	list = append(list, numbers...)
	if q.No {
		list = append(list, no)
	}
	return strings.Join(list, " | ")
}

// offer returns what can be bought.
func (v *Phrases) offer(s *tokyo.State) companion.Offer {
	out := companion.Offer{Unnamed: v.unnamedSlots(s)}
	for _, ev := range v.Rules.Options(s, nil) {
		switch ev.Kind {
		case tokyo.Bought:
			card := s.Row[ev.Slot-1]
			sale := companion.Sale{Slot: int(ev.Slot), Card: v.Card(card), Price: v.Rules.Price(s, s.Turn.Active, card)}
			out.Cards = append(out.Cards, sale)
		case tokyo.Swept:
			out.Renew = tokyo.SweepPrice
		case tokyo.Took:
			out.Others = true
		}
	}
	if list := v.payable(s); len(list) == 1 {
		out.Only = &companion.Sale{Card: v.Card(list[0]), Price: v.Rules.Price(s, s.Turn.Active, list[0])}
	}
	return out
}

// payable returns the cards whose place is not known and that the active player could pay for; of two copies, the first.
// An unnamed card in the row may be one of them.
func (v *Phrases) payable(s *tokyo.State) []tokyo.CardID {
	var out []tokyo.CardID
	for id := tokyo.CardID(1); id < v.Rules.FirstTile(); id++ {
		if s.Locations[id].Zone == tokyo.Deck && v.Rules.CanBuy(s, s.Turn.Active, id) {
			out = append(out, id)
		}
	}
	return slices.CompactFunc(out, v.Rules.Same)
}

// unnamedSlots returns the slots with an unnamed card in the buy step, if the player may be able to pay for it: its name
// will show its price.
func (v *Phrases) unnamedSlots(s *tokyo.State) []int {
	if s.Turn.Phase != tokyo.PhaseBuy || v.Rules.Asleep(s, s.Turn.Active) || len(v.payable(s)) == 0 {
		return nil
	}
	var out []int
	for i, id := range s.Row {
		if id == tokyo.Unnamed {
			out = append(out, i+1)
		}
	}
	return out
}
