package tokyotest

import (
	"strings"

	"kingoftokyo/rules/tokyo"
)

// told returns what a player reads about the last event, step by step: the verb, the seat, the card
// and the number, where there is one, as in hearts:p1:2 or buy:p1:wings:6.
func told(r *tokyo.Rules, steps []tokyo.Step) string {
	words := make([]string, len(steps))
	for i := range steps {
		st := &steps[i]
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
		words[i] = w
	}
	return strings.Join(words, ",")
}
