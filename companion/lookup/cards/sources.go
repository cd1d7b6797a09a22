package cards

import (
	_ "embed"
	"slices"
	"strings"
	"sync"

	"gopkg.in/yaml.v3"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Source is who says something: a book, with the heading there if the book shows one, a site,
// ourselves.
type Source struct {
	ID      string // in sources.yaml
	Heading string // as printed, whatever the language; empty for none
}

//go:embed sources.yaml
var sourcesFile []byte

// sourcesData is sources.yaml.
type sourcesData struct {
	Sources  []string `yaml:"sources"`
	Statuses []string `yaml:"statuses"`
	// Boxes lists the boxes that a source is about; none if it may be about any.
	Boxes map[string][]string `yaml:"boxes"`
	// Rules has the sources of each rule, by number, as ParseSources reads them.
	Rules map[rules.Rule]string `yaml:"rules"`
}

var origins = sync.OnceValue(func() *sourcesData {
	d := &sourcesData{}
	if err := yaml.Unmarshal(sourcesFile, d); err != nil {
		panic(err) // the file is part of the program
	}
	return d
})

// Term is a word of citations, and what it means. ID is its name in the data of cards and rulings.
type Term struct{ ID, Word, Means string }

// SourcesIn returns the legend of who says things about a box, "" for any.
func SourcesIn(c *text.Catalogue, box string) []Term {
	return slices.DeleteFunc(terms(c, "source.", origins().Sources), func(t Term) bool {
		boxes := origins().Boxes[t.ID]
		return box != "" && len(boxes) > 0 && !slices.Contains(boxes, box)
	})
}

// Statuses returns the legend of how far rulings can be trusted, the most certain first.
func Statuses(c *text.Catalogue) []Term {
	return terms(c, "cards.status.", origins().Statuses)
}

func terms(c *text.Catalogue, prefix string, ids []string) []Term {
	return text.Map(ids, func(id string) Term { return Term{id, c.Say(prefix + id), c.Say(prefix + id + ".note")} })
}

// ParseSources reads who says something as the data writes it: "DARK/Fin de partie + BGA".
func ParseSources(s string) []Source {
	if s == "" {
		return nil
	}
	var out []Source
	for _, one := range strings.Split(s, " + ") {
		id, heading, _ := strings.Cut(one, "/")
		out = append(out, Source{id, heading})
	}
	return out
}

// Cite returns who says something, in words: "Dark Edition rulebook, Fin de partie; online
// version". It is empty if there is no source. A source missing from the legend, which a test rules
// out, appears by its id.
func Cite(c *text.Catalogue, sources []Source) string {
	var out []string
	for _, s := range sources {
		name := c.SayOr("source."+s.ID, s.ID)
		if s.Heading != "" {
			name += ", " + s.Heading
		}
		out = append(out, name)
	}
	return strings.Join(out, c.Say("source.between"))
}

// SourcesOf returns where a rule comes from; empty for a rule the data does not know.
func SourcesOf(number rules.Rule) []Source { return ParseSources(origins().Rules[number]) }
