package tokyotest

import (
	"kingoftokyo/internal/rulestest"
	"kingoftokyo/rules/tokyo"
)

// told returns what a player reads about the last event, step by step: the verb, the seat, the card
// and the number, where there is one, as in hearts:p1:2 or buy:p1:wings:6.
func told(r *tokyo.Rules, steps []tokyo.Step) string {
	return rulestest.Words(steps, func(st tokyo.Step) string {
		w := st.Verb.String()
		if st.Seat != tokyo.NoSeat {
			w += ":" + st.Seat.String()
		}
		if st.Card != tokyo.NoCard {
			w += ":" + r.Name(st.Card)
		}
		if st.Place.Tokyo() {
			w += ":" + st.Place.String()
		}
		if st.N != 0 {
			w += ":" + itoa(st.N)
		}
		return w
	})
}
