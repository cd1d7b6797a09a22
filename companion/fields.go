package companion

import (
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// Fields are the numbers of a table that can be corrected, named in words, each with the move that sets it.
// values are those of the box's rules.
func (p *Base[T, E]) Fields(values []line.Value[E]) []Field {
	words := p.Words()
	out := make([]Field, len(values))
	for i, v := range values {
		out[i] = Field{Label: words.Say(v.Label), Group: owner(words, v.Group), Value: v.Value, Min: v.Min, Max: v.Max, Half: v.Half, Flag: v.Flag,
			Set: func(n int) Move { return p.Move(v.Set(n)) }}
	}
	return out
}

// owner names the player whom a number belongs to, by the notation's word for the seat; "" for a number of the
// table.
func owner(words *text.Catalogue, seat string) string {
	if seat == "" {
		return ""
	}
	return words.Arg(rules.ID(rules.ArgSide, "who", seat))
}
