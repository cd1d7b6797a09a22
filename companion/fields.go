package companion

import (
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// Fields puts the numbers of a table that can be corrected into a scene, named in words. values are those of the
// box's rules.
func (p *Base[T, E]) Fields(values []line.Value[E], out *Scene) {
	words := p.Words()
	out.Fields = make([]Field, len(values))
	for i, v := range values {
		out.Fields[i] = Field{Label: words.Say(v.Label), Group: owner(words, v.Group), Value: v.Value, Min: v.Min, Max: v.Max, Half: v.Half, Flag: v.Flag,
			Small: v.Small, Words: text.Map(v.Words, func(key string) string { return words.Say(key) })}
	}
	out.Fresh, out.Start = !p.Session.Game.Played(), p.starts()
	out.Set = func(field, value int) Move { return p.Move(values[field].Set(value)) }
}

// owner names the player whom a number belongs to, by the notation's word for the seat; "" for a number of the
// table.
func owner(words *text.Catalogue, seat string) string {
	if seat == "" {
		return ""
	}
	return words.Arg(rules.ID(rules.ArgSide, "who", seat))
}
