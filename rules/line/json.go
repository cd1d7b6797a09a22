package line

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Object is a JSON object whose keys stand in the order they were added.
type Object struct{ text []byte }

// Add adds a key, a plain word, with its value: plain data, or other Objects.
func (o *Object) Add(key string, value any) {
	o.text = append(append(append(o.text, ',', '"'), key...), '"', ':')
	o.text = append(o.text, plain(value)...)
}

// Cards are the words of cards as JSON has them: an unnamed one is "", an empty place "-".
func Cards[C any](list []C, word func(C) string) []string {
	out := make([]string, len(list))
	for i, c := range list {
		out[i] = strings.TrimPrefix(word(c), "?")
	}
	return out
}

// Some are the words of those of the first n things for which something holds.
func Some[T ~int8 | ~uint8](n T, holds func(T) bool, word func(T) string) []string {
	out := []string{}
	for i := T(0); i < n; i++ {
		if holds(i) {
			out = append(out, word(i))
		}
	}
	return out
}

// Answers are the answers that a question accepts, as they are written, and behind them a pattern for those that are not
// listed: `dice:3` for as many faces, `card` for a card the table brings.
func Answers[A any](list []A, text func(A) string, anyDice bool, dice int8, anyCard bool) []string {
	out := make([]string, 0, len(list)+1)
	for _, a := range list {
		out = append(out, text(a))
	}
	switch {
	case anyDice:
		out = append(out, Thrown(int(dice)))
	case anyCard:
		out = append(out, "card")
	}
	return out
}

// Thrown stands for so many faces, in any order, as dice fell: nobody chooses among those.
func Thrown(dice int) string { return "dice:" + strconv.Itoa(dice) }

// Legal are lines that may be said, each once: where two cards have one name, one line says both.
func Legal[E any](events []E, write func(*E) string) []string {
	out := make([]string, 0, len(events))
	for i := range events {
		if said := write(&events[i]); !slices.Contains(out, said) {
			out = append(out, said)
		}
	}
	return out
}

// Prices are what the cards of a row cost; of a card without one, as one that nobody named, there is none.
func Prices[C comparable, N any](row [3]C, price func(slot int8) N, without ...C) (prices [3]*N) {
	for i, id := range row {
		if !slices.Contains(without, id) {
			one := price(int8(i) + 1)
			prices[i] = &one
		}
	}
	return prices
}

// AddTurn adds whose turn it is, and at which step it stands.
func (o *Object) AddTurn(active, phase fmt.Stringer) {
	o.Add("active", active.String())
	o.Add("phase", phase.String())
}

// Next is whose turn or question it is, under the box's word for that, and who acts there: rules.PersonWord, rules.KotWord, "autobot".
func Next(key string, whose fmt.Stringer, who string) *Object {
	var o Object
	o.Add(key, whose.String())
	o.Add("who", who)
	return &o
}

// AddEnd adds who has won, if anybody has, and how.
func (o *Object) AddEnd(won bool, winner, why fmt.Stringer) {
	if won {
		o.Add("winner", winner.String())
	} else {
		o.Add("winner", "")
	}
	o.Add("why", why.String())
}

// Bytes are the object as JSON.
func (o *Object) Bytes() []byte {
	if len(o.text) == 0 {
		return []byte("{}")
	}
	return append(append([]byte("{"), o.text[1:]...), '}')
}

// MarshalJSON implements json.Marshaler.
func (o Object) MarshalJSON() ([]byte, error) { return o.Bytes(), nil }

func plain(value any) []byte {
	switch v := value.(type) { // as Marshal would write it, which takes its time
	case Object:
		return v.Bytes()
	case int:
		return strconv.AppendInt(nil, int64(v), 10)
	}
	b, err := json.Marshal(value)
	if err != nil {
		panic(err) // every value is plain data
	}
	return b
}
