package ask

import (
	"slices"
	"strings"

	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Head returns the line above an answer: what it is about and which box has it, as in "A2 Fame or
// destruction - rule, Duel".
func Head(c *text.Catalogue, a *Answer) string {
	title := a.Title
	if of := a.entry; of.Kind == Rule || of.Kind == Ruling && isNumber(of.ID) {
		title = of.ID + " " + title
	}
	kind := c.Say("ask.kind." + a.Kind.String())
	if len(a.Boxes) == 0 {
		return c.Say("ask.head", rules.Text("title", title), rules.Text("kind", kind))
	}
	boxes := text.List(a.Boxes, func(b string) string { return cards.BoxName(c, b) })
	return c.Say("ask.head-in", rules.Text("title", title), rules.Text("kind", kind), rules.Text("boxes", boxes))
}

// Lines returns an answer: the sentence and, indented, what it is about with who says so.
func (a *Answer) Lines(c *text.Catalogue) []string {
	head := "  " + Head(c, a)
	if a.Source != "" {
		head += " [" + a.Source + "]"
	}
	return []string{a.Text, head}
}

// Whole returns everything that is said about what an answer is about, a line each; all but the
// first are indented. For a card or tile it is cards.Text, followed by our rulings on it. box is
// the id of the box played, "" for none.
func (x *Index) Whole(c *text.Catalogue, a *Answer, box string) []string {
	e := a.entry
	var out []string
	if e.item != nil {
		out = cards.Text(c, *e.item, box)
	} else {
		head := *a
		if e.Kind == Rule {
			head.Kind, head.Title = Rule, c.Words(e.Name)
		}
		out = []string{Head(c, &head)}
		for i := range e.Parts {
			if p := &e.Parts[i]; concerns(p.Only, box) {
				out = append(out, partLine(c, p))
			}
		}
	}
	for _, d := range Decisions() {
		if p := d.part(); d.speaks(e) && concerns(d.Only, box) {
			out = append(out, partLine(c, &p))
		}
	}
	return out
}

// Parts returns all texts about what the answer is about, its own text first.
func (a *Answer) Parts() []Part { return a.entry.Parts }

// concerns reports whether a text about one box helps those who play a box; "" stands for any box.
func concerns(only, box string) bool { return only == "" || box == "" || only == box }

// speaks reports whether a ruling is about the given card, monster, token or tile.
func (d *Decision) speaks(e *entry) bool {
	if e.Kind == Rule || e.Kind == Ruling || e.Kind == Help {
		return false
	}
	return slices.Contains(d.About, e.ID) && slices.ContainsFunc(e.boxes, func(b cards.Box) bool { return b.Game == d.Game })
}

// partLine returns a part with its title and who says it.
func partLine(c *text.Catalogue, p *Part) string {
	said := c.Words(p.Text)
	if len(p.Name) > 0 {
		said = c.Colon(c.Words(p.Name), said)
	}
	if p.Number > 0 {
		said = "- " + said
	}
	if by := cards.Cite(c, p.Sources); by != "" {
		said += " [" + by + "]"
	}
	return "  " + said
}

// ofRule returns the entry of a part if it is the own text of a rule, or of a ruling that has a number; else nil.
func (x *Index) ofRule(p *part) *entry {
	if e := x.entries[p.entry]; p.number == 0 && (e.Kind == Rule || e.Kind == Ruling && isNumber(e.ID)) {
		return e
	}
	return nil
}

// Numbers returns the rules and rulings that have a number, each by its own text, in the order of the index.
func (x *Index) Numbers(c *text.Catalogue) (out []Answer) {
	for i := range x.parts {
		if p := &x.parts[i]; x.ofRule(p) != nil {
			out = append(out, x.answer(c, p.from, nil, ""))
		}
	}
	return out
}

// Rules returns the rules of a number, "A2" or "14.5", or of a section, "14" or "A", in order; none
// if there is no such rule in the box, "" for all.
func (x *Index) Rules(c *text.Catalogue, number, box string) []Answer {
	number = strings.ToUpper(strings.TrimSpace(number))
	var exact, below []Answer
	for i := range x.parts {
		p := &x.parts[i]
		e := x.ofRule(p)
		if e == nil || box != "" && !e.in(box) || number == "" {
			continue
		}
		rest, ok := strings.CutPrefix(e.ID, number)
		switch {
		case ok && rest == "":
			exact = append(exact, x.answer(c, p.from, nil, box))
		case ok && (rest[0] == '.' || len(number) == 1 && number[0] >= 'A' && isDigit(rest[0])):
			below = append(below, x.answer(c, p.from, nil, box))
		}
	}
	if len(exact) > 0 {
		return exact
	}
	return below
}
