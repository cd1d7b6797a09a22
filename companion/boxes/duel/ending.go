package duel

import (
	"slices"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// ending says how the game ended, from the player's side. It returns nil while the game goes on.
func (g *game) ending() *companion.Ending {
	v, t := g.speak(), g.Now()
	s := &t.State
	if !s.Over() {
		return nil
	}
	winner, _ := s.Winner()
	h := g.Session.Game.History()
	out := &companion.Ending{Hue: hueOf(winner), Why: v.blow(v.Won(s), h[len(h)-1].After.Steps, winner.Other())}
	switch {
	case !t.Setup.Solo:
		out.Title = strings.ToUpper(v.Say("ending.wins", rules.Text("name", v.Name(t, winner))))
	case winner == duel.You:
		out.Title = v.Say("ending.victory")
	default:
		out.Title, out.Lost = v.Say("ending.defeat"), true
	}
	out.Lines = append(out.Lines, v.Say("duel.over.length", rules.Num("turns", int(s.Turn.Number))))
	if said := v.dealt(h); said != "" {
		out.Lines = append(out.Lines, said)
	}
	if t.Setup.Solo {
		out.Lines = append(out.Lines, g.tally()...)
	}
	if t.Setup.HasKot() && !t.Setup.OnePlayer() {
		if said := v.Decisive(g.course(), t); said != "" {
			out.Lines = append(out.Lines, said)
		}
	}
	return out
}

// dealt says how much damage each side has dealt the other, and the hardest hit; "" for none, and if the log lacks a
// part of the game.
func (v *view) dealt(h []logEntry) string {
	players := make([]record.Player, 2)
	var deeds record.Deeds
	for i := range h {
		if h[i].Items[0].Kind == duel.SetTable {
			return ""
		}
		turn := &h[i].Before.State.Turn
		owner := turn.Active // of the card that acts
		for _, st := range h[i].After.Steps {
			by := owner
			if st.Rule == "O8" || st.Rule == "W4" { // the card that is bought
				by = turn.Active
			}
			switch {
			case st.Verb == duel.StepActs:
				owner = st.Side
			case st.Verb == duel.StepDamage && (by != st.Side || slices.Contains(phrases.Strikes, st.Rule)):
				deeds.Struck(players, record.Hit{By: int(st.Side.Other()), Who: int(st.Side), Hearts: int(st.N), Turn: int(turn.Number)})
			}
		}
	}
	if deeds.Hit.Hearts == 0 {
		return ""
	}
	side := func(key string, side duel.Side) rules.Arg { return rules.ID(rules.ArgSide, key, side.String()) }
	return v.Say("duel.over.damage",
		side("one", duel.You), side("other", duel.Rival), side("by", duel.Side(deeds.Hit.By)),
		rules.Num("n", players[duel.You].Damage), rules.Num("m", players[duel.Rival].Damage),
		rules.Num("most", deeds.Hit.Hearts), rules.Num("turn", deeds.Hit.Turn))
}

// blow adds to the reason of a defeat what took the loser's last hearts, if that happened in these steps.
func (v *view) blow(why string, steps []duel.Step, loser duel.Side) string {
	i := len(steps) - 1
	for ; i >= 0 && !(steps[i].Verb == duel.StepDamage && steps[i].Side == loser && steps[i].To == 0); i-- {
	}
	if i < 0 {
		return why
	}
	say := func(key string, by rules.Arg) string {
		return v.Say(key, rules.Text("why", why), rules.Num("n", int(steps[i].N)), by)
	}
	switch none := rules.Text("by", ""); steps[i].Rule {
	case "D2", "A4":
		return say("ending.lost.claws", none)
	case "A7":
		return say("ending.lost.special", none)
	}
	for j := i - 1; j >= 0; j-- {
		switch st := &steps[j]; {
		case st.Verb == duel.StepBonus && steps[i].Rule == "D3":
			return say("ending.lost.token", rules.ID(rules.ArgToken, "token", v.Rules.Box.Tokens[st.Token].Name))
		case st.Verb == duel.StepActs, st.Verb == duel.StepBuy:
			return say("ending.lost.card", rules.Text("card", v.Card(st.Card)))
		}
	}
	return why
}

// tally returns the player's score against Autobot. It reads the score once when a game ends, even if this game is
// not among the saved ones.
func (g *game) tally() []string {
	v := g.speak()
	tally, _ := g.lastTally.Of(g.Steps(), func() (record.Tally, bool) {
		results, _, _ := g.box.desk.Results()
		return record.TallyOf(results, g.Path())
	})
	if tally.Of == 0 {
		return nil
	}
	out := []string{v.Say("duel.over.record", rules.Num("won", tally.Won), rules.Num("lost", tally.Lost))}
	if winner, _ := g.Now().State.Winner(); tally.Rank == 1 && tally.Of > 1 && winner == duel.You {
		out = append(out, v.Say("ending.fastest"))
	}
	return out
}
