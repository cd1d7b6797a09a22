package line

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// An Object is a JSON object whose keys keep the order in which they were added.
type Object struct{ text []byte }

// Add adds a key, which must be a plain word, with its value: plain data, or other Objects.
func (o *Object) Add(key string, value any) {
	o.text = append(append(append(o.text, ',', '"'), key...), '"', ':')
	o.text = append(o.text, plain(value)...)
}

// Cards returns the words of cards as in JSON: an unnamed card is "", an empty place "-".
func Cards[C any](list []C, word func(C) string) []string {
	out := make([]string, len(list))
	for i, c := range list {
		out[i] = strings.TrimPrefix(word(c), "?")
	}
	return out
}

// Some returns the words of those of the first n things for which holds is true.
func Some[T ~int8 | ~uint8](n T, holds func(T) bool, word func(T) string) []string {
	out := []string{}
	for i := T(0); i < n; i++ {
		if holds(i) {
			out = append(out, word(i))
		}
	}
	return out
}

// Answers lists the answers that a question accepts, as they are written, followed by a pattern for those not listed:
// `dice:3` for any three faces, `card` for a card that comes from the table.
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

// Thrown returns the pattern for that many dice faces, in any order. They are rolled dice, so nobody chooses them.
func Thrown(dice int) string { return "dice:" + strconv.Itoa(dice) }

// Legal writes the events as lines without duplicates: two cards with the same name have the same line.
func Legal[E any](events []E, write func(*E) string) []string {
	out := make([]string, 0, len(events))
	for i := range events {
		if said := write(&events[i]); !slices.Contains(out, said) {
			out = append(out, said)
		}
	}
	return out
}

// Prices returns the prices of the cards in a row. The price of a card in without, such as an unnamed one, is nil.
func Prices[C comparable, N any](row [3]C, price func(slot int8) N, without ...C) (prices [3]*N) {
	for i, id := range row {
		if !slices.Contains(without, id) {
			one := price(int8(i) + 1)
			prices[i] = &one
		}
	}
	return prices
}

// AddTurn adds whose turn it is, and the step of the turn.
func (o *Object) AddTurn(active, phase fmt.Stringer) {
	o.Add("active", active.String())
	o.Add("phase", phase.String())
}

// Next returns whose turn or question it is, under the box's key, and who acts: rules.PersonWord, rules.KotWord, "autobot".
func Next(key string, whose fmt.Stringer, who string) *Object {
	var o Object
	o.Add(key, whose.String())
	o.Add("who", who)
	return &o
}

// AddEnd adds who has won, or "", and how.
func (o *Object) AddEnd(won bool, winner, why fmt.Stringer) {
	if won {
		o.Add("winner", winner.String())
	} else {
		o.Add("winner", "")
	}
	o.Add("why", why.String())
}

// Bytes returns the object as JSON.
func (o *Object) Bytes() []byte {
	if len(o.text) == 0 {
		return []byte("{}")
	}
	return append(append([]byte("{"), o.text[1:]...), '}')
}

// MarshalJSON implements json.Marshaler.
func (o Object) MarshalJSON() ([]byte, error) { return o.Bytes(), nil }

func plain(value any) []byte {
	switch v := value.(type) { // writes what Marshal would, but faster
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
