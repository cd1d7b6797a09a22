package dueltest

import (
	"kingoftokyo/internal/rulestest"
	"kingoftokyo/rules/duel"
)

// everybodys are the steps that belong to no side.
var everybodys = map[duel.StepVerb]bool{duel.StepReveal: true, duel.StepShuffle: true, duel.StepDoubtful: true}

// told returns what a player reads about the last event, step by step: the verb, the side, the
// track, the card and the number, where there is one, as in hearts:you:2 or pull:you:fame.
func told(r *duel.Rules, steps []duel.Step) string {
	return rulestest.Words(steps, func(st duel.Step) string {
		w := st.Verb.String()
		if !everybodys[st.Verb] {
			w += ":" + st.Side.String()
		}
		if st.Verb == duel.StepPull || st.Verb == duel.StepKingStop {
			w += ":" + st.Track.String()
		}
		if st.Card != duel.NoCard {
			w += ":" + r.Box.CardName(st.Card)
		}
		if st.N != 0 {
			w += ":" + itoa(st.N)
		}
		return w
	})
}
