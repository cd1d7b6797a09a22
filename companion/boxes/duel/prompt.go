package duel

import (
	"slices"
	"unicode/utf8"

	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Todo says what to do now, without keys: the open question, what Autobot keeps and how many
// dice to roll for it, the step of a turn, how the game ended.
func (v *view) Todo(t *duel.Table) string {
	s := &t.State
	if q, ok := t.Open(); ok {
		return v.Question(s, &q)
	}
	if s.Over() {
		winner, _ := s.Winner()
		return v.Say("advice.wins."+winner.String(), rules.ID(rules.ArgSide, "who", winner.String()), rules.Text("why", v.Won(s)))
	}
	e := &companion.Entry{}
	roll, wants := awaits(v.Rules, t, rolled{})
	said := v.Advice(t)
	if len(said) > 0 && wants != wantsAhead && (s.Turn.Phase == duel.PhaseResolve || !v.Rules.RollsDone(s)) {
		return said[0]
	}
	tr := &laid{&companion.Tray{Due: roll.Wants(e)}, roll, wants, e, false}
	return text.Capital(v.expected(t, tr, v.promptKey(s, tr)))
}

// prompt says what the table waits for while an entry is being typed. With two players it names the one it means.
func (g *game) prompt(tr *laid) string {
	v, t := g.speak(), g.Now()
	s := &t.State
	q, open := t.Open()
	if open && tr.wants != wantsAnswer && tr.wants != wantsPick {
		return v.Asks(&q, v.QuestionAs(s, &q, phrases.ShortForm))
	}
	if s.Over() {
		return v.Say("table.prompt.over")
	}
	key := v.promptKey(s, tr)
	if key == "tray.resolve" && g.orderMatters(s) {
		key = "tray.order"
	}
	said := v.expected(t, tr, key)
	who := s.Turn.Active
	unsaid := !kotPlays(t, who) || key == "tray.more" && !tr.roll.Undoes(tr.e) // other prompts say whose dice they are
	if v.Two && said != "" && (open || unsaid && v.beat(t) == companion.RollBeat) {
		if open {
			who = q.Side
		}
		return v.Colon(v.Side(who), said)
	}
	return text.Capital(said)
}

// expected returns the sentence of a key that says what to do next; "" if Enter says it all.
func (v *view) expected(t *duel.Table, tr *laid, key string) string {
	s := &t.State
	if !v.Has(key) {
		return ""
	}
	args := []rules.Arg{rules.Text("name", v.Name(t, s.Turn.Active)),
		rules.Num("n", tr.Due-len(tr.e.Typed)), rules.Num("dice", len(tr.Dice)),
		rules.Num("energy", int(s.Sides[s.Turn.Active].Energy)), rules.Num("tokens", v.tokensHeld(s))}
	if tr.wants == wantsAhead {
		ahead, _ := phrases.LookAhead(v.Rules, t, tr.e.Typed)
		args = append(args, rules.Num("cost", ahead.Pays), rules.Num("has", ahead.Energy))
	}
	if key == "tray.buy" || key == "tray.lab" {
		offer := v.offer(s)
		keys := offer.Say(v.Catalogue, tr.brief)
		if args = append(args, rules.Text("keys", keys)); keys == "" && key == "tray.buy" {
			key = "offer.none"
		}
	}
	if kotPlays(t, s.Turn.Active) && !v.Rules.LabOpen(s) {
		switch {
		case tr.roll.Undoes(tr.e):
			key = "table.kot.same"
		case v.wouldName(t):
			key = "table.kot.name"
		case key == "tray.first" || key == "tray.first.tokens":
			key = "table.kot.roll"
		case (key == "tray.kept" || key == "tray.reroll") && tr.Due == 0: // kot has not yet said what it keeps
			return ""
		case key == "tray.kept" || key == "tray.reroll":
			key, args = "table.kot.again", append(args, rules.Text("kept", phrases.DiceText(v.Names, tr.kept())))
		}
	}
	said := v.Say(key, args...)
	if v.Rules.CanDiscard(s) && (v.IsAloud() || s.Turn.Phase == duel.PhaseBuy || s.Turn.Rolls == 0 && !tr.typing()) {
		more := said + v.Say("tray.alien") // it has no key of its own
		if v.IsAloud() || v.IsByLine() || utf8.RuneCountInString(more) <= roomToAlien {
			said = more
		}
	}
	return said
}

// roomToAlien is how many characters a prompt with Alien Metabolism may have, to fit beside a name and the end of the turn.
const roomToAlien = 42

// tokensHeld returns how many dice tokens go with the first roll: those that Autobot spends, or those that the player
// may spend.
func (v *view) tokensHeld(s *duel.State) int {
	if s.Autobot() {
		return int(s.Sides[duel.Rival].Dice)
	}
	return v.Rules.MoreTokens(s)
}

// promptKey returns the catalogue key of the sentence that says what to do next.
func (v *view) promptKey(s *duel.State, tr *laid) string {
	r := v.Rules
	switch {
	case tr.roll.Mode != companion.RollAtOnce && tr.wants != wantsAhead && len(tr.e.Typed) == tr.Due: // Enter says it all
		return ""
	case tr.wants == wantsPick:
		return "tray.pick"
	case tr.wants == wantsWhite:
		return "tray.white"
	case tr.wants == wantsAhead && tr.Due > len(tr.e.Typed) && len(tr.e.Typed)%duel.MaxWhite == 0:
		return "tray.white.ahead"
	case tr.wants == wantsAhead && tr.Due > len(tr.e.Typed):
		return "tray.more"
	case tr.wants == wantsAnswer, tr.wants == wantsRoll && tr.typing():
		return "tray.more"
	case r.LabOpen(s):
		return "tray.lab"
	case tr.wants == wantsRoll && s.Turn.Rolls == 0:
		key := "tray.first"
		if s.Autobot() {
			key = "tray.first.autobot"
		}
		if v.tokensHeld(s) > 0 {
			key += ".tokens"
		}
		return key
	case r.Shadowed(s) && tr.Due > 0:
		return "tray.shadows"
	case tr.wants == wantsRoll && tr.roll.Keep != nil && !tr.roll.Rerolls && tr.e.Kept == nil:
		return "tray.reroll"
	case tr.wants == wantsRoll && tr.Due == 0:
		return "tray.all-kept"
	case tr.wants == wantsRoll && s.Autobot():
		return "tray.again.autobot"
	case tr.wants == wantsRoll:
		return "tray.kept"
	case s.Turn.Phase <= duel.PhaseRoll:
		return "tray.done"
	case s.Turn.Phase == duel.PhaseResolve && s.Autobot():
		return "tray.resolve.autobot"
	case s.Turn.Phase == duel.PhaseResolve:
		return "tray.resolve"
	case s.Turn.Phase == duel.PhaseBuy && !s.Autobot():
		return "tray.buy"
	}
	return "tray.end"
}

// offer returns what can be bought.
func (v *view) offer(s *duel.State) companion.Offer {
	var out companion.Offer
	for _, ev := range v.Rules.Options(s, nil) {
		switch ev.Kind {
		case duel.Bought:
			card := v.Card(s.Row[ev.Slot-1])
			out.Cards = append(out.Cards, companion.Sale{Slot: int(ev.Slot), Card: card, Price: int(v.Rules.Price(s, ev.Slot))})
		case duel.Swept:
			out.Renew = duel.SweepPrice
		}
	}
	var may []duel.CardID
	for i, id := range s.Row {
		if id == duel.Unnamed && v.mayBuyUnnamed(s, i) {
			out.Unnamed, may = append(out.Unnamed, i+1), append(may, v.payable(s, i)...)
		}
	}
	if len(may) > 0 && !slices.ContainsFunc(may, func(id duel.CardID) bool { return id != may[0] }) {
		out.Only = &companion.Sale{Card: v.Card(may[0])}
	}
	return out
}

// payable returns the cards that the unnamed card in a slot of the row, from 0, may be and the player could pay
// for in that slot: nobody owns them, and they do not lie in the row.
func (v *view) payable(s *duel.State, slot int) []duel.CardID {
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

// mayBuyUnnamed reports whether the unnamed card in a slot of the row, from 0, may be one that the player can buy.
// Its name will show its price.
func (v *view) mayBuyUnnamed(s *duel.State, slot int) bool {
	if _, standing := v.Rules.Standing(s); standing || s.Autobot() {
		return false
	}
	return (s.Turn.Phase == duel.PhaseBuy || v.Rules.LabOpen(s)) && len(v.payable(s, slot)) > 0
}
