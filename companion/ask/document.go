package ask

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"kingoftokyo/companion/cards"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

//go:generate go run kingoftokyo/internal/tools/rulings ../../docs/rulings.md

// The marks in docs/rulings.md between which it is written.
const (
	beginMark = "<!-- rulings: written by go generate ./companion/ask -->\n"
	endMark   = "<!-- end of rulings -->"
)

// Document is docs/rulings.md with all our rulings between its marks: a table of
// contents, the rulings by the question they answer, each in the first language and the
// second, and the legend of all sources. Where sources disagree about a card, its readings
// stand with the ruling. The error says that a mark is missing.
func Document(have []byte, index *cards.Index, one, two *text.Catalogue) ([]byte, error) {
	before, rest, ok := bytes.Cut(have, []byte(beginMark))
	_, after, closed := bytes.Cut(rest, []byte(endMark))
	if !ok || !closed {
		return nil, errors.New("the marks of the rulings are missing")
	}
	d := &document{index: index, one: one, two: two}
	d.contents()
	for _, t := range Topics() {
		d.topic(&t)
	}
	d.legend()
	return bytes.Join([][]byte{before, []byte(beginMark), []byte(d.String()), []byte(endMark), after}, nil), nil
}

// document is the text while it is written.
type document struct {
	strings.Builder
	index    *cards.Index
	one, two *text.Catalogue
}

// heading is a title in both languages, once where they are the same.
func (d *document) heading(w rules.Words) string {
	a, b := d.one.Words(w), d.two.Words(w)
	if a == b {
		return a
	}
	return a + " / " + b
}

// contents is the table of contents: each question with its rulings.
func (d *document) contents() {
	for _, t := range Topics() {
		fmt.Fprintf(d, "- [%s](#%s)\n", d.one.Words(t.Words), t.ID)
		for _, r := range Decisions() {
			if r.Topic == t.ID {
				fmt.Fprintf(d, "  - [%s](#%s)\n", d.title(r), anchor(r))
			}
		}
	}
	fmt.Fprintf(d, "- [%s](#sources)\n\n", "Who says so")
}

// title is a ruling's title in the first language with its numbers.
func (d *document) title(r *Decision) string {
	if r.Numbers() == "" {
		return d.one.Words(r.Name)
	}
	return r.Numbers() + ": " + d.one.Words(r.Name)
}

// anchor is the name a ruling is linked by.
func anchor(r *Decision) string {
	return strings.ToLower(strings.NewReplacer("#", "-", ".", "-").Replace(r.Game + "-" + r.ID()))
}

func (d *document) topic(t *Topic) {
	fmt.Fprintf(d, "<a name=%q></a>\n\n## %s\n\n", t.ID, d.heading(t.Words))
	for _, r := range Decisions() {
		if r.Topic == t.ID {
			d.ruling(r)
		}
	}
}

// columns is how wide the text is.
const columns = 120

func (d *document) ruling(r *Decision) {
	numbers := ""
	if r.Numbers() != "" {
		numbers = r.Numbers() + " - "
	}
	fmt.Fprintf(d, "<a name=%q></a>\n\n### %s%s\n\n", anchor(r), numbers, d.heading(r.Name))
	fmt.Fprintf(d, "%s *[%s]*\n\n", wrapped(d.one.Words(r.Texts), ""), cards.Cite(d.one, r.Sources()))
	fmt.Fprintf(d, "%s\n\n", wrapped("*"+d.two.Words(r.Texts)+"*", "> "))
	d.readings(r)
}

// readings are what sources say that disagree about the cards of a ruling.
func (d *document) readings(r *Decision) {
	written := false
	for _, it := range d.index.All() {
		about := false
		for _, id := range r.About {
			about = about || it.ID == id && it.Prints[0].Box.Game == r.Game
		}
		if !about || r.Status != "conflict" {
			continue
		}
		for _, reading := range it.Readings() {
			if !written {
				fmt.Fprintf(d, "Readings / *Lectures* :\n\n")
				written = true
			}
			fmt.Fprintf(d, "- %s: %s *[%s]*\n", d.one.Words(it.Name), d.one.Words(reading.Text), cards.Cite(d.one, cards.ParseSources(reading.Source)))
		}
	}
	if written {
		d.WriteString("\n")
	}
}

// legend are all sources, and how far rulings can be trusted.
func (d *document) legend() {
	fmt.Fprintf(d, "<a name=\"sources\"></a>\n\n## Who says so / Qui le dit\n\n")
	d.terms(cards.Sources)
	fmt.Fprintf(d, "\nStatus / *Statut* :\n\n")
	d.terms(cards.Statuses)
}

// terms are words with what they mean, in both languages.
func (d *document) terms(of func(*text.Catalogue) []cards.Term) {
	two := of(d.two)
	for i, t := range of(d.one) {
		fmt.Fprintf(d, "- **%s**: %s / *%s : %s*\n", t.Word, t.Means, two[i].Word, two[i].Means)
	}
}

// wrapped is a text in lines of the document, each with something before it.
func wrapped(s, before string) string {
	lines := text.Wrapped(s, columns)
	for i, l := range lines {
		lines[i] = before + strings.TrimSpace(l)
	}
	return strings.Join(lines, "\n")
}
