package ask

import "kingoftokyo/companion/words/text"

// Numbers are the rules and rulings that have a number, each by its own text, in the order of the index.
func (x *Index) Numbers(c *text.Catalogue) []Answer {
	var out []Answer
	for i := range x.parts {
		p := &x.parts[i]
		if e := x.entries[p.entry]; p.number == 0 && (e.Kind == Rule || e.Kind == Ruling && isNumber(e.ID)) {
			out = append(out, x.answer(c, p.from, nil, ""))
		}
	}
	return out
}
