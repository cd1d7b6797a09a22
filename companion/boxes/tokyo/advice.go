package tokyo

import (
	"slices"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// advice says what to know about the dice on the table: what resolving them would bring, and what the end of the
// turn would bring.
func (g *Game) advice(v *Phrases, t *tokyo.Table) companion.Section {
	s := &t.State
	out := companion.Section{Lines: g.willMove(v, t)}
	if said := v.Warning(s); said != "" {
		out.Lines = append([]companion.Line{{Text: said}}, out.Lines...)
	}
	if seat, ends := v.wins(t); ends {
		out.Lines = append(out.Lines, companion.Line{Text: v.endsSo(seat)})
	}
	if after, ok := v.resolved(t); ok { // first, where it is not cut off
		if seat, ends := v.wins(&after); ends {
			out.Lines = append([]companion.Line{{Text: v.endsSo(seat)}}, out.Lines...)
		}
	}
	if len(out.Lines) == 0 && s.Turn.Phase == tokyo.PhaseResolve && !t.Asking {
		out.Lines = companion.Lines(v.Say("table.board.none"))
	}
	if len(out.Lines) > 0 {
		out.Title = v.Say("tokyo.advice")
	}
	return out
}

// willMove lists the pieces to move if the dice on the table are resolved, up to the first question on the way, and those
// moved since the dice were rolled. Nothing is to be moved yet.
func (g *Game) willMove(v *Phrases, t *tokyo.Table) []companion.Line {
	after, ok := v.resolved(t)
	if !ok {
		return nil
	}
	stages := g.Rolled()
	stages = append(stages, companion.Stage[tokyo.Table]{Before: t, After: &after, List: 1 + len(stages), Fresh: true})
	want, now := g.want(), &after
	enter := g.onward(said(tokyo.ResolvedAll), &want)
	if last := enter[len(enter)-1:]; !after.Asking && last[0].Kind == tokyo.Passed { // it ends the turn, too
		if end, err := v.Rules.Run(&after, last); err == nil {
			next := stages[len(stages)-1]
			next.Before, next.After, now = &after, &end, &end
			stages = append(stages, next)
		}
	}
	lines := companion.Expected(v.Catalogue, v.toDo(now, stages))
	if after.Asking {
		lines = append(lines, companion.Line{Text: v.asksNext(&after)})
	}
	return lines
}

// asksNext returns the question at which a preview ends, and says whether dice are resolved after it.
func (v *Phrases) asksNext(after *tokyo.Table) string {
	key := "tokyo.preview.asks"
	if !v.lastGroup(&after.State, tokyo.NumGroups) {
		key += ".rest"
	}
	return v.Say(key, rules.Text("question", v.short(after, &after.Question)))
}

// endsSo says that the game ends with this turn, and who wins it.
func (v *Phrases) endsSo(seat tokyo.Seat) string {
	if seat == tokyo.NoSeat {
		return v.Say("tokyo.ends")
	}
	return v.Say("tokyo.ends.wins", who("who", seat))
}

// Warning says what the active player should know before the turn ends: with natural-selection a 3 in the result
// is deadly. It returns "" if there is nothing to warn about.
func (v *Phrases) Warning(s *tokyo.State) string {
	seat := s.Turn.Active
	step := s.Turn.Phase == tokyo.PhaseResolve || s.Turn.Phase == tokyo.PhaseBuy
	if !step || s.Turn.Dice[tokyo.Three] == 0 || v.Rules.Count(s, seat, "natural-selection") == 0 {
		return ""
	}
	return v.Say("tokyo.warning.three", rules.Text("card", v.CardID("natural-selection")), who("who", seat))
}

// Preview lists what resolving the dice on the table would change, up to the first question on the way. It is
// empty in any other step.
func (v *Phrases) Preview(t *tokyo.Table) []string {
	after, ok := v.resolved(t)
	if !ok {
		return nil
	}
	out := companion.Texts(v.Lines(after.Steps))
	if after.Asking {
		out = append(out, v.asksNext(&after))
	}
	return out
}

// resolved returns a table once all its dice are resolved, or at the first question
// on the way; ok is false if there are none to resolve.
func (v *Phrases) resolved(t *tokyo.Table) (after tokyo.Table, ok bool) {
	if t.State.Turn.Phase != tokyo.PhaseResolve || t.Asking {
		return after, false
	}
	after, err := v.Rules.Run(t, []tokyo.Event{{Kind: tokyo.ResolvedAll, Seat: tokyo.NoSeat}})
	return after, err == nil
}

// stepRules returns the rules of what the active player does next.
func stepRules(s *tokyo.State) []rules.Rule {
	switch {
	case s.Over():
		return []rules.Rule{s.Ended.Rule(), "11.3"}
	case s.Turn.Phase == tokyo.PhaseResolve:
		return []rules.Rule{"5.0"}
	case s.Turn.Phase == tokyo.PhaseBuy:
		return []rules.Rule{"10.1", "10.2", "10.3", "1.5"}
	case int(s.Turn.Number) <= int(s.Players): // the first turn of each
		return []rules.Rule{"4.1", "4.2", "4.3", "4.4", "1.1"}
	}
	return []rules.Rule{"4.1", "4.2", "4.3", "4.4"}
}

// rulesNow returns the catalogue's keys of the rules that apply at a table: first those of its question or its
// step, then those of what Enter would bring, and of what happened last.
func (v *Phrases) rulesNow(t *tokyo.Table) []string {
	list := stepRules(&t.State)
	if q, ok := t.Open(); ok {
		list = slices.Clone(q.Rules())
	}
	if after, ok := v.resolved(t); ok && beatOf(&t.State) == companion.PreviewBeat {
		for i := range after.Steps {
			list = append(list, after.Steps[i].Rule)
		}
	}
	for i := range t.Steps {
		list = append(list, t.Steps[i].Rule)
	}
	var out []string
	for _, r := range list {
		if key := "tokyo.rule." + string(r); v.Has(key) && !slices.Contains(out, key) {
			out = append(out, key)
		}
	}
	return out
}

// rolling records how kot has rolled the dice that are about to be played.
func (g *Game) rolling(throws []companion.Throw) {
	g.wanted.through = 0
	if len(throws) < 2 { // dice that undo has brought back; their rolls are already known
		return
	}
	if g.rolled == nil {
		g.rolled = map[int][]companion.Throw{}
	}
	g.rolled[g.Session.Game.Lines()] = throws
}

// recap says how the dice were rolled in the turn that the list of pieces to move is about.
func (g *Game) recap(v *Phrases) string {
	seat, throws := g.toldThrows()
	said := companion.Recap(v.Catalogue, v.faces(), throws)
	if said == "" {
		return ""
	}
	return v.Say("table.recap", who("who", seat), rules.Text("rolls", said))
}

// toldThrows returns the rolls of the turn that the list of pieces to move is about, and whose they are. The log has only the last
// dice; how kot came to them is known as long as the game is open.
func (g *Game) toldThrows() (seat tokyo.Seat, throws []companion.Throw) {
	resolved := false
	seat = tokyo.NoSeat
	turn := g.ToldTurn()
	for i := range turn {
		e := &turn[i]
		dice := e.Before.State.Turn.Dice
		switch ev := &e.Items[0]; {
		case ev.Kind == tokyo.Rolled:
			throws = []companion.Throw{{Dice: ev.Order.Lay(ev.Roll)}}
			if all := g.rolled[e.Previous().Lines()]; len(all) > 0 && total(all) == ev.Roll {
				throws = all
			}
			seat = e.Before.State.Turn.Active
		case !resolved && (ev.Kind == tokyo.Resolved || ev.Kind == tokyo.ResolvedAll):
			if resolved = true; seat == tokyo.NoSeat || total(throws) != dice { // a correction has changed the dice
				seat, throws = e.Before.State.Turn.Active, []companion.Throw{{Dice: dice.Faces()}}
			}
		}
	}
	return seat, throws
}

// total returns the final dice after these rolls.
func total(throws []companion.Throw) (out rules.Roll) {
	for _, t := range throws {
		out = rules.RollOf(t.Dice)
	}
	if n := len(throws); n > 1 {
		out = out.Plus(rules.RollOf(throws[n-2].Kept))
	}
	return out
}

// reasons says why kot kept and decided what it did, in the turn that the list of pieces to move is about.
func (g *Game) reasons(v *Phrases) string {
	out := g.Reasons(g.ToldTurn(), func(d *log) (ev tokyo.Event, why string, ok bool) {
		t := d.Table()
		if ev, ok = g.decide(d); ok {
			why = g.clause(v, t, &ev)
		}
		return ev, why, ok
	})
	if _, throws := g.toldThrows(); len(throws) > 1 { // what kot kept its last dice for
		if kept := v.goodFor(rules.RollOf(throws[len(throws)-2].Kept)); kept != "" {
			out = slices.Insert(out, 0, v.Say("table.kot.kept.for", rules.Text("kept", kept)))
		}
	}
	return strings.Join(out, " · ")
}

// goodFor says what kept dice are good for.
func (v *Phrases) goodFor(kept rules.Roll) string {
	points := kept
	clear(points[tokyo.Three+1:])
	var list []string
	add := func(dice rules.Roll, what string) {
		if dice.Total() > 0 {
			list = append(list, v.Say("table.kot.for", rules.Text("dice", v.Dice(dice)), rules.ID(rules.ArgKey, "what", what)))
		}
	}
	add(points, "table.kot.for.points")
	for _, of := range [...]struct {
		face rules.Face
		what string
	}{{tokyo.Heart, "table.kot.for.hearts"}, {tokyo.Energy, "table.kot.for.energy"}, {tokyo.Smash, "table.kot.for.damage"}} {
		var dice rules.Roll
		dice[of.face] = kept[of.face]
		add(dice, of.what)
	}
	return strings.Join(list, ", ")
}
