package ask

import (
	"slices"
	"strings"

	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
)

// This file makes answers: what was found, in the sentences that say it.

// mostOf is how many answers about one entry may appear among others.
const mostOf = 2

// answers turns hits into words: each part once, by its best sentence. With all, it has every part,
// as for a rule asked for by its number.
func (x *Index) answers(c *text.Catalogue, found []hit, query string, f *Filter, all bool) []Answer {
	of, seen, told := map[int]int{}, map[int]bool{}, map[string]bool{}
	stems := x.stems(query)
	var out []Answer
	for _, h := range found {
		p := x.units[h.unit].part
		if e := x.parts[p].entry; seen[p] || of[e] >= mostOf && !all {
			continue
		} else {
			of[e]++
		}
		seen[p] = true
		u := x.shown(h.unit, found)
		if fuller, ok := x.fuller(u, found); ok && !all && !seen[x.units[fuller].part] {
			u, seen[x.units[fuller].part] = fuller, true
		}
		a := x.answer(c, u, stems, f.Box)
		if told[a.Text] && a.Kind == Ruling {
			continue // another card has the same ruling
		}
		told[a.Text] = true
		if out = append(out, a); len(out) == mostAnswers && strings.TrimSpace(query) != "" {
			break
		}
	}
	return out
}

// shown returns the unit to show for a hit: for words that lead to a part, its best sentence.
func (x *Index) shown(u int, found []hit) int {
	if x.units[u].sentence != hint {
		return u
	}
	p := x.units[u].part
	if at := x.parts[p].from + x.units[u].leads - 1; x.units[u].leads > 0 && x.units[at].sentence >= 0 {
		return at
	}
	for _, h := range found {
		if x.units[h.unit].part == p && x.units[h.unit].sentence != hint {
			return h.unit
		}
	}
	return x.parts[p].from
}

// fuller returns the ruling that says in full, and why, what a sentence of a rule says in short, if
// it answers as well.
func (x *Index) fuller(u int, found []hit) (int, bool) {
	if !x.units[u].decided {
		return 0, false
	}
	e := x.parts[x.units[u].part].entry
	for _, h := range found {
		if p := &x.parts[x.units[h.unit].part]; p.entry == e && x.entries[e].Parts[p.number].Number > 0 {
			return x.shown(h.unit, found), true
		}
	}
	return 0, false
}

// stems returns the stems to mark in an answer.
func (x *Index) stems(query string) map[string]bool {
	out := map[string]bool{}
	for _, q := range x.understood(query) {
		if q.weight < 0.3 {
			continue
		}
		for _, m := range q.means {
			out[m.stem] = true
		}
	}
	return out
}

// answer returns a unit in the language of a catalogue.
func (x *Index) answer(c *text.Catalogue, u int, stems map[string]bool, box string) Answer {
	at := x.units[u]
	p := &x.parts[at.part]
	e := x.entries[p.entry]
	said := &e.Parts[p.number]
	a := Answer{Kind: e.Kind, ID: e.ID, Box: box, Title: x.title(c, e, said), entry: e}
	for _, b := range e.boxes {
		if said.Only == "" || said.Only == b.ID {
			a.Boxes = append(a.Boxes, b.ID)
		}
	}
	if box == "" && len(a.Boxes) > 0 {
		a.Box = a.Boxes[0]
	}
	if said.Number > 0 {
		a.Kind, a.ID = Ruling, rulingID(e.ID, said.Number)
	}
	lines := said.sentences[slices.Index(text.Langs, c.Lang)]
	if len(lines) == 0 {
		lines = said.sentences[0]
	}
	if at.sentence >= 0 && at.sentence < len(lines) {
		a.Text = lines[at.sentence]
	} else {
		a.Text = best(lines, stems)
	}
	if e.about() { // it is short, and its sentences need each other
		a.Text = c.Words(said.Text)
	}
	a.Marks = marks(a.Text, stems)
	a.Status, a.Source = said.Status, cards.Cite(c, said.Sources)
	return a
}

// best returns the sentence with the most words that were asked for.
func best(lines []string, stems map[string]bool) (out string) {
	most := -1
	for _, l := range lines {
		if n := len(marks(l, stems)); n > most {
			out, most = l, n
		}
	}
	return out
}

// marks returns the words of a text that were asked for.
func marks(s string, stems map[string]bool) []Span {
	var out []Span
	for _, w := range parted(s) {
		if stems[stem(w.folded)] {
			out = append(out, w.Span)
		}
	}
	return out
}

// title returns the name of an entry, for a ruling its own title, for a monster's power the monster
// and the power.
func (x *Index) title(c *text.Catalogue, e *entry, p *Part) string {
	name := c.Words(e.Name)
	switch {
	case len(p.Name) == 0:
		return name
	case e.Kind == Monster:
		return c.Colon(name, c.Words(p.Name))
	}
	return c.Words(p.Name)
}
