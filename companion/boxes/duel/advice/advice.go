// Package advice has everything that kot says about playing Duel well: Autobot's reasons, the coach's advice, the review
// of a game, and the ladder of even games. It works on tables and reports, and must not know the game being played.
package advice

import (
	"slices"
	"strings"

	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Phrases combines the phrases of a table with those of the coach.
type Phrases struct{ phrases.Phrases }

// In returns the phrases in the words of a catalogue. The rules may be nil if no table is mentioned.
func In(words *phrases.Names, r *duel.Rules) *Phrases {
	return &Phrases{phrases.Phrases{Names: words, Rules: r}}
}

// Section says what to do with the dice at a table, rolled in these stages, and why, or what will happen with these white dice of
// Autobot; ends says that resolving a player's dice ends the turn.
func (v *Phrases) Section(t *duel.Table, rolled []companion.Stage[duel.Table], white []rules.Face, ends bool) companion.Section {
	s := &t.State
	if _, open := t.Open(); open && (t.Asking || !s.Autobot()) || s.Over() {
		return companion.Section{}
	}
	switch {
	case s.Autobot() && s.Turn.Phase == duel.PhaseRoll && s.Turn.Rolls > 0:
		sit := v.situation(t)
		out := companion.Section{Title: v.Say("advice.why")}
		notes := append(autobot.ExplainCards(v.Rules, s), autobot.Explain(&sit)...)
		rerolls := false
		for _, n := range notes {
			said, last := v.Say(n.Key, n.Args...), rerolls
			if rerolls = autobot.Rerolls(&n); last { // everything that is rerolled in one line
				out.Lines[len(out.Lines)-1].Text += ", " + said
				continue
			}
			out.Lines = append(out.Lines, companion.Line{Text: said})
		}
		return out
	case s.Autobot() && s.Turn.Phase == duel.PhaseResolve:
		out := companion.Section{Title: v.Say("advice.will")}
		lines, after, err := v.WillMove(t, rolled, white, false)
		if err == nil && after.Asking {
			asked := rules.Text("question", v.Question(&after.State, &after.Question))
			lines = append(lines, companion.Line{Text: v.Say("advice.asks", asked)})
		}
		out.Lines = lines
		return out
	case s.Turn.Phase == duel.PhaseEnd && s.SpecialDue():
		out := companion.Section{Title: strings.ToUpper(v.Say("duel.special")), Lines: []companion.Line{
			{Text: v.Say("duel.special.why", rules.Num("have", int(s.Sides[duel.Rival].Energy)), rules.Num("need", int(s.SpecialAt())))}}}
		if !s.Options.DiscardTurns {
			out.Lines = append(out.Lines, companion.Line{Text: v.Say("duel.special.discard")})
		}
		return out
	case !s.Autobot() && (s.Turn.Phase == duel.PhaseRoll && s.Turn.Rolls > 0 || s.Turn.Phase == duel.PhaseResolve):
		return v.previewResolve(t, rolled, ends)
	}
	return companion.Section{}
}

// previewResolve lists what the player's dice do if they are resolved as they lie. It names a question on the
// way, and the win that resolving may bring.
func (v *Phrases) previewResolve(t *duel.Table, rolled []companion.Stage[duel.Table], ends bool) companion.Section {
	s := &t.State
	out := companion.Section{Title: v.Say("advice.will"), Lying: true}
	out.Lines = companion.Lines(v.Looking(s)...)
	say := func(text string) { out.Lines = append(out.Lines, companion.Line{Text: text}) }
	wins := func(key string, s *duel.State) { // first, where it is not cut off
		winner, _ := s.Winner()
		said := v.Say(key+winner.String(), rules.ID(rules.ArgSide, "who", winner.String()), rules.Text("why", v.Won(s)))
		out.Lines = slices.Insert(out.Lines, 0, companion.Line{Text: said})
	}
	lines, after, err := v.WillMove(t, rolled, nil, ends)
	if err != nil {
		return out
	}
	if after.Asking {
		if won, may := v.Rules.MayWin(*s, duel.Event{Kind: duel.ResolvedAll}); may {
			wins("advice.may-win.", &won)
		}
	}
	asks := func(key string) {
		q := &after.Question
		say(v.Say(key, rules.Text("question", v.Asks(q, v.QuestionAs(&after.State, q, phrases.ShortForm)))))
	}
	if next := v.declined(t); after.Asking && next != nil { // the first question comes before anything is resolved
		out.Title = v.Say("advice.will.declined")
		asks("advice.first")
		lines, after, _ = v.WillMove(next, rolled, nil, false)
	}
	out.Lines = append(out.Lines, lines...)
	for f := duel.Fame; f <= duel.Destruction; f++ {
		if n := v.Rules.Symbols(s, f); n > 0 && duel.Pulls(n) == 0 && !after.State.Over() {
			say(v.Say("advice.few", rules.ID(rules.ArgFace, "face", duel.FaceName(f)), rules.Num("n", n)))
		}
	}
	switch {
	case after.State.Over():
		wins("advice.wins.", &after.State)
	case after.Asking:
		asks("advice.question")
	case len(out.Lines) == 0:
		say(v.Say("advice.nothing"))
	}
	return out
}

// declined returns a table once rolling has ended and all questions at that point were declined; nil if none of them is
// one that a list mentions.
func (v *Phrases) declined(t *duel.Table) *duel.Table {
	items, told := []duel.Event{{Kind: duel.Stopped}}, false
	for {
		next, err := v.Rules.Run(t, items)
		switch {
		case err == nil && next.Asking && next.Question.No:
			told = told || !phrases.Untold(next.Question.ID)
			items = append(items, duel.Event{Kind: duel.Answered, Answer: duel.No})
		case err != nil || next.Asking || !told:
			return nil
		default:
			return &next
		}
	}
}

// Advice says what Autobot does with the dice on the table, and why. It is empty if there is nothing to say.
func (v *Phrases) Advice(t *duel.Table) []string {
	s := &t.State
	if !s.Autobot() || s.Turn.Rolls == 0 || s.Over() || t.Asking {
		return nil
	}
	sit := v.situation(t)
	switch s.Turn.Phase {
	case duel.PhaseRoll:
		if s.Turn.Said {
			keep := rules.Text("keep", phrases.DiceText(v.Names, s.Turn.Kept))
			return []string{v.Say("advice.said", keep, rules.Num("n", v.Rules.Reroll(s)))}
		}
		out := v.Keeping(&sit)
		return slices.Insert(out, 1, v.notes(autobot.ExplainCards(v.Rules, s))...) // exceptions come first
	case duel.PhaseResolve:
		out := []string{v.Say("advice.resolve", rules.Text("dice", phrases.DiceText(v.Names, s.Turn.Dice)))}
		return append(out, v.notes(append(autobot.ExplainCards(v.Rules, s), autobot.Explain(&sit)...))...)
	}
	return nil
}

// Reasons returns the reasons for the present step, with their rules: why Autobot decides as it does, or why the
// table waits for its dice.
func (v *Phrases) Reasons(t *duel.Table) []string {
	if said := v.Advice(t); len(said) > 0 {
		return said
	}
	switch s := &t.State; {
	case s.Autobot() && s.Turn.Phase == duel.PhaseRoll:
		return []string{v.Say("duel.why-roll")}
	case s.Autobot() && s.Turn.Phase == duel.PhaseEnd:
		return []string{v.Say("duel.why-special", rules.Num("need", int(s.SpecialAt())))}
	}
	return nil
}

// Looking says which cards of the player whose turn it is would act on the roll on the table, if the player kept
// it (O4). For a card that hurts the player it warns.
func (v *Phrases) Looking(s *duel.State) []string {
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
		out = append(out, v.Say(key, rules.Text("card", v.Card(id)), rules.Num("n", int(card.Does[0].N))))
	}
	return out
}

// situation returns what Autobot chose from. If the roll on the table decided between fame and destruction, it
// marks that choice as still open, so that the reason given names the dice that Autobot compared.
func (v *Phrases) situation(t *duel.Table) duel.Situation {
	sit := v.Rules.Situation(&t.State)
	for _, st := range t.Steps {
		if st.Verb == duel.StepChosen {
			sit.Chosen, sit.Tie = duel.NoSymbol, st.Symbol
		}
	}
	return sit
}

// Keeping says which dice stay, which are rerolled, and why.
func (v *Phrases) Keeping(sit *duel.Situation) []string {
	var out []string
	switch d := autobot.Decide(sit); {
	case d.Ask:
		out = append(out, v.Say("advice.ask"))
	case d.Reroll.Total() == 0:
		out = append(out, v.Say("advice.all", rules.Text("keep", phrases.DiceText(v.Names, d.Keep))))
	default:
		out = append(out, v.Say("advice.keep", rules.Text("keep", phrases.DiceText(v.Names, d.Keep)),
			rules.Text("reroll", phrases.DiceText(v.Names, d.Reroll)), rules.Num("n", d.Reroll.Total())))
	}
	return append(out, v.notes(autobot.Explain(sit))...)
}

// notes puts reasons into words, each with its rule.
func (v *Phrases) notes(list []rules.Note) (out []string) {
	for _, n := range list {
		out = append(out, "  "+v.Note(n))
	}
	return out
}

// RulesNow returns the keys of the rules that apply at a table: first those of its question or its step, then those of
// the steps that Enter would bring, and of what happened last.
func (v *Phrases) RulesNow(t *duel.Table, ahead []duel.Step) []string {
	var out []string
	list := slices.Clone(v.stepRules(t))
	for _, steps := range [...][]duel.Step{ahead, t.Steps} {
		for i := range steps {
			list = append(list, steps[i].Rule)
		}
	}
	for _, number := range list {
		if number == "T6" && !slices.ContainsFunc(t.State.Sides[:], v.king) || number == "D1" && t.State.Autobot() {
			continue // nobody has King tokens, or chooses what to keep
		}
		if key := "rule." + string(number); v.Has(key) && !slices.Contains(out, key) {
			out = append(out, key)
		}
	}
	return out
}

// king reports whether a side plays The King.
func (v *Phrases) king(m duel.Monster) bool { return v.Rules.Box.Monsters[m.ID].ID == "the-king" }

// stepRules returns the numbers of the rules of a table's question or step.
func (v *Phrases) stepRules(t *duel.Table) []rules.Rule {
	s := &t.State
	if q, ok := t.Open(); ok {
		return q.Rules()
	}
	switch {
	case v.Rules.LabOpen(s):
		return []rules.Rule{"O1", "D4"}
	case v.Rules.Shadowed(s):
		return []rules.Rule{"O3", "D1"}
	case s.Over():
		return []rules.Rule{"W1", "W2", "W3", "W4"}
	case s.Autobot() && s.Turn.Phase <= duel.PhaseRoll:
		return []rules.Rule{"A0", "A1", "A2", "A3"}
	case s.Autobot() && s.Turn.Phase == duel.PhaseResolve:
		return []rules.Rule{"A4", "A5", "A6"}
	case s.Autobot():
		return []rules.Rule{"A7", "A8", "A9"}
	case s.Turn.Phase <= duel.PhaseRoll && s.Turn.Number == 1:
		return []rules.Rule{"D1", "O2", "S4", "W1"}
	case s.Turn.Phase <= duel.PhaseRoll && s.Turn.Number == 2:
		return []rules.Rule{"D1", "O2", "W1"}
	case s.Turn.Phase <= duel.PhaseRoll:
		return []rules.Rule{"D1", "O2"}
	case s.Turn.Phase == duel.PhaseResolve:
		return []rules.Rule{"D2", "D3", "O6"}
	}
	return []rules.Rule{"D4", "D5", "O8", "O9"}
}
