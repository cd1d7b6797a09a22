package duel

import (
	"slices"
	"strings"

	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// View draws tables as lines of text. It decides nothing.
type View struct {
	*Words
	Rules *duel.Rules
}

// Name is what a side is called where it stands alone: the player's name, "You"
// or "Autobot", or the number of one of two humans.
func (v *View) Name(t *duel.Table, side duel.Side) string {
	return v.called(t.Setup.Solo, side, t.Setup.Names[side])
}

// called is Name without a table.
func (v *View) called(solo bool, side duel.Side, name string) string {
	switch {
	case !solo:
		return v.Player(side, name)
	case name != "":
		return name
	case side == duel.You:
		return v.Say("name.you")
	}
	return v.Say("name.autobot")
}

// table is what lies on a table: everything of a companion.View but what can be done.
func (v *View) table(t *duel.Table) companion.View {
	s := &t.State
	out := companion.View{Over: s.Over(), Title: v.Say("view.turn", rules.Num("turn", int(s.Turn.Number)), rules.Text("name", v.Name(t, s.Turn.Active)),
		rules.ID(rules.ArgKey, "phase", "phase."+s.Turn.Phase.String()))}
	_, open := t.Open()
	hers := !open && !s.Autobot() // a human decides on what lies there
	active := s.Turn.Active
	if s.Over() {
		active, _ = s.Winner()
	}
	for side := duel.You; side <= duel.Rival; side++ {
		m := &s.Sides[side]
		seat := companion.Seat{Name: v.Name(t, side), Monster: v.Monster(m.ID), Active: side == active, Numbers: []string{
			v.Say("view.hearts", rules.Num("hearts", int(m.Hearts)), rules.Num("max", int(m.Max))),
			v.Say("view.energy", rules.Num("energy", int(m.Energy))), v.Say("view.dice-tokens", rules.Num("dice", int(m.Dice)))}}
		out.Seats = append(out.Seats, seat)
	}
	out.Panels = []companion.Panel{{Text: v.tracks(s)}}
	if tokens := v.tokens(s); tokens != "" {
		out.Panels = append(out.Panels, companion.Panel{Text: v.Say("view.tokens", rules.Text("list", tokens))})
	}
	out.Panels = append(out.Panels, companion.Panel{Awaited: hers && (s.Turn.Phase == duel.PhaseBuy || v.Rules.LabOpen(s)),
		Text: v.Say("view.row", rules.Text("list", v.row(s)), rules.Num("deck", int(s.Deck)), rules.Num("discards", int(s.Discard.N)))})
	if s.Turn.Dice.Total() > 0 {
		out.Dice = v.diceLine(s)
		out.DiceAwaited = hers && (s.Turn.Phase == duel.PhaseRoll && s.Turn.Rolls > 0 || s.Turn.Phase == duel.PhaseResolve)
	}
	return out
}

func (v *View) diceLine(s *duel.State) string {
	line := v.Say("view.dice", rules.Text("dice", Dice(v.Words, s.Turn.Dice)), rules.Num("roll", int(s.Turn.Rolls)), rules.Num("of", int(v.Rules.MaxRolls(s))))
	if s.Turn.Added != (rules.Roll{}) {
		line += v.Say("view.added", rules.Text("dice", Dice(v.Words, s.Turn.Added)))
	}
	return line
}

// CanBuy says whether there is energy for anything: a card, a new row, or one that
// nobody has named yet.
func (v *View) CanBuy(s *duel.State) bool {
	if slices.ContainsFunc(v.Rules.Options(s, nil), func(ev duel.Event) bool { return ev.Kind == duel.Bought || ev.Kind == duel.Swept }) {
		return true
	}
	for slot := range s.Row {
		if s.Row[slot] == duel.Unnamed && len(v.payable(s, slot)) > 0 {
			return true
		}
	}
	return false
}

// payable are the cards that lie before nobody, have no place in the row, and can be paid
// if one of them lies in a place of the row, from 0: what lies there unnamed may be one.
func (v *View) payable(s *duel.State, slot int) []duel.CardID {
	at := *s
	var out []duel.CardID
	for i := 1; i < len(v.Rules.Box.Cards); i++ {
		id := duel.CardID(i)
		if slices.Contains(s.Row[:], id) || s.Sides[duel.You].Keep.Has(id) || s.Sides[duel.Rival].Keep.Has(id) {
			continue
		}
		if at.Row[slot] = id; v.Rules.Price(&at, int8(slot)+1) <= s.Sides[s.Turn.Active].Energy {
			out = append(out, id)
		}
	}
	return out
}

// offer is what can be bought.
func (v *View) offer(s *duel.State) companion.Offer {
	var out companion.Offer
	for _, ev := range v.Rules.Options(s, nil) {
		switch ev.Kind {
		case duel.Bought:
			out.Slots = append(out.Slots, int(ev.Slot))
		case duel.Swept:
			out.Renew = duel.SweepPrice
		}
	}
	var may []duel.CardID
	for i, id := range s.Row {
		if id == duel.Unnamed && v.unnamedForSale(s, i) {
			out.Unnamed, may = append(out.Unnamed, i+1), append(may, v.payable(s, i)...)
		}
	}
	if len(may) > 0 && !slices.ContainsFunc(may, func(id duel.CardID) bool { return id != may[0] }) {
		out.Only = v.Card(may[0])
	}
	return out
}

// Fewer says whether dice taken from a side still have to be left out of a roll:
// in its own turn only till it has rolled.
func (v *View) Fewer(t *duel.Table, side duel.Side) bool {
	turn := &t.State.Turn
	return t.State.Sides[side].Taken > 0 && (turn.Active != side || turn.Phase <= duel.PhaseRoll && turn.Rolls == 0)
}

func (v *View) tracks(s *duel.State) string {
	return v.Say("view.tracks", rules.At("fame", int(s.Marker[duel.FameTrack])), rules.At("destruction", int(s.Marker[duel.DestructionTrack])))
}

func (v *View) tokens(s *duel.State) string {
	var list []string
	for i := range v.Rules.Box.Tokens {
		at := s.Tokens[i]
		if !at.Laid {
			continue
		}
		list = append(list, v.Token(v.Rules.Box.Tokens[i].Name)+" "+v.Place(duel.TokenID(i), at.Place)+v.spaces(duel.TokenID(i), at.Place))
	}
	return strings.Join(list, ", ")
}

// spaces says which bonus lies where, for a token that can lie two ways round.
func (v *View) spaces(id duel.TokenID, p duel.Place) string {
	if kind := &v.Rules.Box.Tokens[id]; !kind.Turnable() && !kind.Oriented() {
		return ""
	}
	return " (" + v.Spaces(id, p) + ")"
}

// Spaces are the spaces of a token that lies at a place, each with what it gives:
// "1 energy on +3, blank on +4"; of a token of one space what it gives alone.
func (v *View) Spaces(id duel.TokenID, p duel.Place) string {
	return spacesAt(v.Words, &v.Rules.Box.Tokens[id], p)
}

func spacesAt(c *Words, kind *duel.TokenKind, p duel.Place) string {
	var list []string
	spaces := kind.SpacesAt(p)
	for _, sp := range spaces {
		said := c.Say("bonus."+sp.Bonus.Kind.String(), rules.Num("n", int(sp.Bonus.N)))
		if len(spaces) > 1 {
			said = c.Say("place.bonus", rules.Text("bonus", said), rules.At("at", int(sp.At)))
		}
		list = append(list, said)
	}
	return strings.Join(list, ", ")
}

// Place is where a token lies: "Fame +3" or "Fame +3 to +4, turned".
func (v *View) Place(id duel.TokenID, p duel.Place) string {
	key := "place.one"
	covers := v.Rules.Box.Tokens[id].Covers
	if covers > 1 {
		key = "place.many"
	}
	if p.Flip {
		key += ".flip"
	}
	return v.Say(key, rules.ID(rules.ArgTrack, "track", p.Track.String()), rules.At("at", 2*int(p.At)), rules.At("top", 2*int(p.At+covers-1)))
}

func (v *View) row(s *duel.State) string {
	var list []string
	for i, id := range s.Row {
		key, cost := "row.card", 0
		switch id {
		case duel.NoCard:
			key = "row.empty"
		case duel.Unnamed:
			key = "row.unnamed"
		default:
			cost = int(v.Rules.Price(s, int8(i)+1))
		}
		list = append(list, v.Say(key, rules.Num("slot", i+1), rules.Text("card", v.Card(id)), rules.Num("cost", cost)))
	}
	return strings.Join(list, "  ")
}

// Advice is what Autobot does with the dice that lie there and why, and the plan
// of its resolution. It is empty where there is nothing to say.
func (v *View) Advice(t *duel.Table) []string {
	s := &t.State
	if !s.Autobot() || s.Turn.Rolls == 0 || s.Over() || t.Asking { // half resolved, there is no plan of the rest
		return nil
	}
	sit := v.situation(t)
	switch s.Turn.Phase {
	case duel.PhaseRoll:
		if s.Turn.Said {
			return []string{v.Say("advice.said", rules.Text("keep", Dice(v.Words, s.Turn.Kept)), rules.Num("n", v.Rules.Reroll(s)))}
		}
		out := v.Keeping(&sit)
		return slices.Insert(out, 1, v.cardsSay(s)...) // what is not always so comes first
	case duel.PhaseResolve:
		out := []string{v.Say("advice.resolve", rules.Text("dice", Dice(v.Words, s.Turn.Dice)))}
		out = append(out, v.cardsSay(s)...)
		for _, why := range v.Why(&sit) {
			out = append(out, "  "+why)
		}
		return append(append(out, v.Say("advice.plan")), v.plan(s)...)
	}
	return nil
}

// reasons are those behind the present step, with their rules: Autobot's, or why the
// table waits for its dice.
func (v *View) reasons(t *duel.Table) []string {
	if said := v.Advice(t); len(said) > 0 {
		return said
	}
	switch s := &t.State; {
	case s.Autobot() && s.Turn.Phase == duel.PhaseRoll:
		return []string{v.Say("plain.why-roll")}
	case s.Autobot() && s.Turn.Phase == duel.PhaseEnd:
		return []string{v.Say("plain.why-special", rules.Num("need", int(s.SpecialAt())))}
	}
	return nil
}

// Looking says which cards of the active human would act on the roll as it lies
// there, if she kept it (O4), with that number: those that hurt her are a warning.
func (v *View) Looking(s *duel.State) []string { return v.looking(s, true) }

// looking is Looking, with or without the number of the rule.
func (v *View) looking(s *duel.State, numbered bool) []string {
	var out []string
	if s.Turn.Phase != duel.PhaseRoll || s.Turn.Rolls == 0 {
		return nil
	}
	cards := v.Rules.Looking(s)
	for id := cards.Next(0); id != duel.NoCard; id = cards.Next(id) {
		key, card := "looking.acts", &v.Rules.Box.Cards[id]
		for _, x := range card.Does {
			if x.Verb == duel.YouTake {
				key = "looking.hurts"
			}
		}
		said := v.Say(key, rules.Text("card", v.Card(id)), rules.Num("n", int(card.Does[0].N)))
		if numbered {
			said = v.WithRule(said, "O4")
		}
		out = append(out, said)
	}
	return out
}

// situation is what Autobot chose from: where the symbol was chosen by the very
// roll that lies there, the choice is still open in it, so that its reason names
// the dice it compared.
func (v *View) situation(t *duel.Table) duel.Situation {
	sit := v.Rules.Situation(&t.State)
	for _, st := range t.Steps {
		if st.Verb == duel.StepChosen {
			sit.Chosen, sit.Tie = duel.NoSymbol, st.Symbol
		}
	}
	return sit
}

// Keeping says which dice stay, which are rolled again, and why.
func (v *View) Keeping(sit *duel.Situation) []string {
	var out []string
	switch d := autobot.Decide(sit); {
	case d.Ask:
		out = append(out, v.Say("advice.ask"))
	case d.Reroll.Total() == 0:
		out = append(out, v.Say("advice.all", rules.Text("keep", Dice(v.Words, d.Keep))))
	default:
		out = append(out, v.Say("advice.keep", rules.Text("keep", Dice(v.Words, d.Keep)),
			rules.Text("reroll", Dice(v.Words, d.Reroll)), rules.Num("n", d.Reroll.Total())))
	}
	for _, why := range v.Why(sit) {
		out = append(out, "  "+why)
	}
	return out
}

// Why are the reasons of Autobot's choice, each with its rule.
func (v *View) Why(sit *duel.Situation) []string {
	var out []string
	for _, n := range autobot.Explain(sit) {
		out = append(out, string(n.Rule)+": "+v.Say(n.Key, n.Args...))
	}
	return out
}

// cardsSay are the human's cards that change what Autobot's dice will do.
func (v *View) cardsSay(s *duel.State) []string {
	var out []string
	for _, n := range autobot.ExplainCards(v.Rules, s) {
		out = append(out, "  "+string(n.Rule)+": "+v.Say(n.Key, n.Args...))
	}
	return out
}

// plan is what resolving would do now.
func (v *View) plan(s *duel.State) []string {
	plan, err := autobot.PlanRoll(v.Rules, *s)
	if err != nil {
		return nil
	}
	var out []string
	for _, l := range Lines(v.Words, plan.Steps) {
		out = append(out, "  "+l.Text)
	}
	if plan.Ask.ID != duel.NoQuestion {
		out = append(out, "  "+v.PlanAsks(s, &plan))
	}
	for _, l := range Lines(v.Words, plan.Then) {
		out = append(out, "  "+l.Text)
	}
	return out
}

// PlanAsks says what a plan asks on its way, and that its rest is as if it were
// declined, where it may be.
func (v *View) PlanAsks(s *duel.State, plan *autobot.Plan) string {
	key := "advice.asks"
	if plan.Ask.No {
		key = "advice.declined"
	}
	return v.Say(key, rules.Text("question", v.Question(s, &plan.Ask)))
}

// Question is a question in words. Of two humans it names the one who answers,
// unless anybody at the table can.
func (v *View) Question(s *duel.State, q *duel.Question) string {
	question := v.question(s, q)
	if who, ok := v.Answers(q); ok {
		return v.Colon(who, question)
	}
	return question
}

// question is Question without a name.
func (v *View) question(s *duel.State, q *duel.Question) string {
	args := []rules.Arg{
		rules.Num("n", int(q.N)), rules.ID(rules.ArgSide, "who", q.Side.String()),
		rules.ID(rules.ArgCard, "card", v.Rules.Box.CardName(q.Card)),
		rules.ID(rules.ArgToken, "token", v.Rules.Box.Tokens[q.Token].Name),
		rules.Text("bonus", v.Say("bonus."+q.Bonus.Kind.String(), rules.Num("n", int(q.Bonus.N)))),
		rules.Text("place", v.Place(q.Token, q.Place)), rules.Text("fame", text.Spot(int(s.Marker[duel.FameTrack]))),
	}
	winner, why := s.Winner()
	args = append(args, rules.ID(rules.ArgSide, "winner", winner.String()), rules.ID(rules.ArgKey, "how", "why."+why.String()))
	key := "question." + q.ID.String()
	if q.ID == duel.AskPlace && q.No {
		key += ".move"
	}
	return v.Say(key, args...)
}

// Answers is the one of two humans who answers a question. ok is false where one
// plays alone, and where everybody at the table sees the answer.
func (v *View) Answers(q *duel.Question) (who string, ok bool) {
	switch {
	case !v.Two, q.ID == duel.AskReveal, q.ID == duel.AskHand, q.ID == duel.AskGameOver:
		return "", false
	}
	return v.Side(q.Side), true
}
