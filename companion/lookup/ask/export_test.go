package ask

import (
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
)

// Of returns the entry that the answer is about; for a ruling, the entry that it rules on.
func (a *Answer) Of() Ref { return Ref{a.entry.Kind, a.entry.ID} }

// Everything returns an answer for each part of the index.
func (x *Index) Everything(c *text.Catalogue) []Answer {
	var out []Answer
	for _, p := range x.parts {
		out = append(out, x.answer(c, p.from, nil, ""))
	}
	return out
}

// Uneven returns the rules and our rulings whose texts do not have equally many sentences in all
// languages.
func (x *Index) Uneven() []string {
	var out []string
	for _, u := range x.units {
		p := x.parts[u.part]
		if e := x.entries[p.entry]; u.sentence == whole && (e.Kind == Rule || e.Kind == Ruling) {
			out = append(out, rulingID(e.ID, e.Parts[p.number].Number))
		}
	}
	return out
}

// Astray returns the words of asked.txt that lead to nothing.
func (x *Index) Astray() []string {
	led := map[string]bool{}
	var out []string
	for _, e := range x.entries {
		for _, p := range e.Parts {
			kind, id := e.Kind.String(), e.ID
			if p.Number > 0 {
				kind, id = Ruling.String(), rulingID(e.ID, p.Number)
			}
			led[kind+" "+id] = true
			for _, b := range e.boxes {
				led[kind+" "+b.Game+":"+id] = true
			}
			for _, said := range hints().of(e, p.Number) {
				first, _, _ := strings.Cut(said, " ")
				if at, ok := strings.CutPrefix(first, "@"); ok {
					if n, err := strconv.Atoi(at); err != nil || n < 1 || n > len(p.sentences[0]) {
						out = append(out, id+": "+said)
					}
				}
			}
		}
	}
	for of := range hints() {
		if !led[of] {
			out = append(out, of)
		}
	}
	return out
}

// Sources returns the ids that any part cites.
func (x *Index) Sources() map[string]bool {
	out := map[string]bool{}
	for _, e := range x.entries {
		for _, p := range e.Parts {
			for _, s := range p.Sources {
				out[s.ID] = true
			}
		}
	}
	return out
}

// Telltale returns the words that suggest a box although they occur in the texts of another game.
func (x *Index) Telltale() []string {
	var out []string
	for _, one := range telling() {
		if len(one.words) > 1 {
			continue
		}
		t := x.terms[one.words[0]]
		if t == nil {
			continue
		}
		for _, p := range t.in {
			if p.in != inUnit {
				continue
			}
			u := &x.units[p.at]
			if e := x.entries[x.parts[u.part].entry]; u.sentence != hint && e.Kind != Help && len(e.boxes) > 0 && !slices.ContainsFunc(one.boxes, e.in) {
				out = append(out, one.words[0]+" in "+e.ID)
			}
		}
	}
	return out
}

// Hushed returns the words that lead somewhere although they match a line of silent.txt, and the number of all words that lead somewhere.
func (x *Index) Hushed() (hushed []string, of int) {
	for _, e := range x.entries {
		for i := range e.Parts {
			for _, said := range hints().of(e, e.Parts[i].Number) {
				of++
				if slices.ContainsFunc(e.boxes, func(b cards.Box) bool { return silent(said, b.ID) }) {
					hushed = append(hushed, e.ID+": "+said)
				}
			}
		}
	}
	return hushed, of
}
