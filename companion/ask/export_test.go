package ask

import "kingoftokyo/companion/text"

// Sentences is how a text is parted.
var Sentences = sentences

// Everything is an answer for each part of the index.
func (x *Index) Everything(c *text.Catalogue) []Answer {
	var out []Answer
	for _, p := range x.parts {
		out = append(out, x.answer(c, p.from, nil, ""))
	}
	return out
}
