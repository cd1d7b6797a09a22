package main

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"

	"kingoftokyo/companion/lookup/ask"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// The marks in docs/rulings.md around the generated text.
const (
	beginMark = "<!-- rulings: written by go generate ./companion/lookup/ask -->\n"
	endMark   = "<!-- end of rulings -->"
)

// documented returns docs/rulings.md with all our rulings between its marks: a table of contents,
// the rulings by the question they answer, each in every language, and the legend of all sources.
// If sources disagree about a card, its readings are listed with the ruling. It returns an error if
// a mark is missing.
func documented(have []byte, index *cards.Index) ([]byte, error) {
	before, rest, ok := bytes.Cut(have, []byte(beginMark))
	_, after, closed := bytes.Cut(rest, []byte(endMark))
	if !ok || !closed {
		return nil, errors.New("the marks of the rulings are missing")
	}
	all := text.LoadAll()
	d := &document{index: index, english: all[0], all: all}
	d.contents()
	for _, t := range ask.Topics() {
		d.topic(&t)
	}
	d.legend()
	return bytes.Join([][]byte{before, []byte(beginMark), []byte(d.String()), []byte(endMark), after}, nil), nil
}

// document is the text so far.
type document struct {
	strings.Builder
	index   *cards.Index
	english *text.Catalogue
	all     []*text.Catalogue // English first
}

// heading returns a title in all languages, once if they are the same.
func (d *document) heading(w rules.Words) string {
	var out []string
	for _, c := range d.all {
		if title := c.Words(w); !slices.Contains(out, title) {
			out = append(out, title)
		}
	}
	return strings.Join(out, " / ")
}

// say returns a text of the catalogues as a heading.
func (d *document) say(key string) string {
	return d.heading(text.InAll(d.all, func(c *text.Catalogue) string { return c.Say(key) }))
}

// contents writes the table of contents: each question with its rulings.
func (d *document) contents() {
	for _, t := range ask.Topics() {
		fmt.Fprintf(d, "- [%s](#%s)\n", d.english.Words(t.Words), t.ID)
		for _, r := range ask.Decisions() {
			if r.Topic == t.ID {
				fmt.Fprintf(d, "  - [%s](#%s)\n", d.title(r), anchor(r))
			}
		}
	}
	fmt.Fprintf(d, "- [%s](#sources)\n\n", d.english.Say("rulings.sources"))
}

// title returns a ruling's title in the first language with its numbers.
func (d *document) title(r *ask.Decision) string {
	if r.Numbers() == "" {
		return d.english.Words(r.Name)
	}
	return r.Numbers() + ": " + d.english.Words(r.Name)
}

// anchor returns the link name of a ruling.
func anchor(r *ask.Decision) string {
	return strings.ToLower(strings.NewReplacer("#", "-", ".", "-").Replace(r.Game + "-" + r.ID()))
}

func (d *document) topic(t *ask.Topic) {
	fmt.Fprintf(d, "<a name=%q></a>\n\n## %s\n\n", t.ID, d.heading(t.Words))
	for _, r := range ask.Decisions() {
		if r.Topic == t.ID {
			d.ruling(r)
		}
	}
}

// columns is how wide the text is.
const columns = 120

func (d *document) ruling(r *ask.Decision) {
	numbers := ""
	if r.Numbers() != "" {
		numbers = r.Numbers() + " - "
	}
	fmt.Fprintf(d, "<a name=%q></a>\n\n### %s%s\n\n", anchor(r), numbers, d.heading(r.Name))
	fmt.Fprintf(d, "%s *[%s]*\n\n", wrapped(d.english.Words(r.Texts), ""), cards.Cite(d.english, r.Sources()))
	for _, c := range d.all[1:] {
		fmt.Fprintf(d, "%s\n\n", wrapped("*"+c.Words(r.Texts)+"*", "> "))
	}
	d.readings(r)
}

// readings writes what sources say if they disagree about the cards of a ruling.
func (d *document) readings(r *ask.Decision) {
	written := false
	for _, it := range d.index.All() {
		if r.Status != "conflict" || it.Prints[0].Box.Game != r.Game || !slices.Contains(r.About, it.ID) {
			continue
		}
		for _, reading := range it.Readings() {
			if !written {
				fmt.Fprintf(d, "%s:\n\n", d.say("rulings.readings"))
				written = true
			}
			name, told := d.english.Words(it.Name), d.english.Words(reading.Text)
			fmt.Fprintf(d, "- %s: %s *[%s]*\n", name, told, cards.Cite(d.english, cards.ParseSources(reading.Source)))
		}
	}
	if written {
		d.WriteString("\n")
	}
}

// legend writes all sources, and how far rulings can be trusted.
func (d *document) legend() {
	fmt.Fprintf(d, "<a name=\"sources\"></a>\n\n## %s\n\n", d.say("rulings.sources"))
	d.terms(func(c *text.Catalogue) []cards.Term { return cards.SourcesIn(c, "") })
	fmt.Fprintf(d, "\n%s:\n\n", d.say("rulings.statuses"))
	d.terms(cards.Statuses)
}

// terms writes words and what they mean, in all languages.
func (d *document) terms(of func(*text.Catalogue) []cards.Term) {
	for i, t := range of(d.english) {
		fmt.Fprintf(d, "- **%s**: %s", t.Word, t.Means)
		for _, c := range d.all[1:] {
			other := of(c)[i]
			fmt.Fprintf(d, " / *%s*", c.Colon(other.Word, other.Means))
		}
		d.WriteString("\n")
	}
}

// wrapped returns a text in lines of the document, each with a prefix.
func wrapped(s, before string) string {
	lines := text.Wrapped(s, columns)
	for i, l := range lines {
		lines[i] = before + strings.TrimSpace(l)
	}
	return strings.Join(lines, "\n")
}
