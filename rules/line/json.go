package line

import (
	"encoding/json"
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

// Answers are the answers that a question accepts, as they are written, and behind them a pattern for those that are not
// listed; "" for none.
func Answers[A any](list []A, text func(A) string, pattern string) []string {
	out := make([]string, 0, len(list)+1)
	for _, a := range list {
		out = append(out, text(a))
	}
	if pattern != "" {
		out = append(out, pattern)
	}
	return out
}

// DicePattern is the pattern of an answer with so many dice.
func DicePattern(n int) string { return "dice:" + strconv.Itoa(n) }

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
