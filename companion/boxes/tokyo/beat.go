package tokyo

import (
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file says in which beat a table is, and what Enter does in it.

// beatOf is the beat of a table.
func beatOf(s *tokyo.State) companion.Beat {
	switch {
	case s.Over():
		return companion.EndBeat
	case s.Turn.Phase == tokyo.PhaseResolve:
		return companion.PreviewBeat
	case s.Turn.Phase == tokyo.PhaseBuy:
		return companion.ShopBeat
	}
	return companion.RollBeat
}

// shops says whether a shop is still to come in the turn, as far as can be said.
func (v *Phrases) shops(t *tokyo.Table) bool {
	switch t.State.Turn.Phase {
	case tokyo.PhaseStart, tokyo.PhaseRoll:
		return true
	case tokyo.PhaseResolve:
		return t.Asking || v.mayShop(t)
	}
	return false
}

// resolves is what events do that resolve all dice that lie there, in words.
func (v *Phrases) resolves(t *tokyo.Table, events []tokyo.Event) string {
	after, err := v.resolved(t)
	if err != nil {
		return v.Say("beat.enter.resolve.all")
	}
	if seat, ends := v.wins(&after); ends {
		return v.Colon(v.Say("beat.enter.resolve.all"), v.endsSo(seat))
	}
	next, name := "beat.then.shop", rules.Arg{}
	switch {
	case after.State.Over():
		next = "beat.then.over"
	case after.Asking && after.Question.Seat >= 0:
		next, name = "beat.then.asks", rules.Text("name", v.Player(after.Question.Seat))
	case events[len(events)-1].Kind == tokyo.Passed:
		energy := after.State.Seats[after.State.Turn.Active].Energy
		return v.Say("beat.enter.resolve.end", rules.Text("end", v.Say("beat.enter.end")), rules.Num("energy", int(energy)))
	case v.idle(&after): // it stops where somebody should see the end coming
		next = "beat.then.end"
	}
	return v.Say("beat.enter.resolve", rules.Text("then", v.Say(next, name)))
}

// endsTurn is the end of the turn in words, with all that it brings before the next one.
func (v *Phrases) endsTurn(t *tokyo.Table) string {
	said := v.Say("beat.enter.end")
	switch seat, ends := v.wins(t); {
	case ends && seat == tokyo.NoSeat:
		return v.Colon(said, v.endsSo(seat))
	case ends:
		return v.Colon(said, v.Say("beat.end.wins", who("who", seat)))
	}
	after, err := v.Rules.Run(t, []tokyo.Event{{Kind: tokyo.Passed, Seat: tokyo.NoSeat}})
	if err != nil {
		return said
	}
	var brings []string
	for i := range after.Steps {
		switch st := &after.Steps[i]; {
		case st.Verb == tokyo.StepTurn:
			i = len(after.Steps)
		case st.Verb == tokyo.StepDamage && st.Rule == "14.2":
			brings = append(brings, v.Say("beat.end.poison", rules.Num("n", int(st.N))))
		case st.Verb == tokyo.StepOut:
			brings = append(brings, v.Say("beat.end.out", who("who", st.Seat)))
		}
	}
	if len(brings) == 0 {
		return said
	}
	return v.Colon(said, strings.Join(brings, ", "))
}
