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

// Source is who says something: a book, with the heading it stands under if the book
// shows one, a site, ourselves.
type Source struct {
	ID      string // in sources.yaml
	Heading string // as it is printed, whatever the language; empty for none
}

//go:embed sources.yaml
var sourcesFile []byte

// sourcesData is sources.yaml.
type sourcesData struct {
	Sources  []string `yaml:"sources"`
	Statuses []string `yaml:"statuses"`
	// Boxes are those that a source speaks of; none where it may speak of any.
	Boxes map[string][]string `yaml:"boxes"`
	// Rules are where each rule stands, by number, as ParseSources reads it.
	Rules map[rules.Rule]string `yaml:"rules"`
}

var origins = sync.OnceValue(func() *sourcesData {
	d := &sourcesData{}
	if err := yaml.Unmarshal(sourcesFile, d); err != nil {
		panic(err) // the file is part of the program
	}
	return d
})

// Term is a word of citations, and what it means. ID is how the data of cards and rulings
// names it.
type Term struct{ ID, Word, Means string }

// Sources are the legend of who says things.
func Sources(c *text.Catalogue) []Term { return terms(c, "source.", origins().Sources) }

// SourcesIn are the sources that speak of a box.
func SourcesIn(c *text.Catalogue, box string) []Term {
	return slices.DeleteFunc(Sources(c), func(t Term) bool {
		boxes := origins().Boxes[t.ID]
		return len(boxes) > 0 && !slices.Contains(boxes, box)
	})
}

// Statuses are the legend of how far rulings can be trusted, the surest first.
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

// Cite is who says something, in words: "Dark Edition rulebook, Fin de partie; online
// version". It is empty where nobody does. A source the legend lacks, which a test rules
// out, shows its id.
func Cite(c *text.Catalogue, sources []Source) string {
	var out []string
	for _, s := range sources {
		name := s.ID
		if key := "source." + s.ID; c.Has(key) {
			name = c.Say(key)
		}
		if s.Heading != "" {
			name += ", " + s.Heading
		}
		out = append(out, name)
	}
	return strings.Join(out, c.Say("source.between"))
}

// SourcesOf is where a rule stands; empty for one the data does not know.
func SourcesOf(number rules.Rule) []Source { return ParseSources(origins().Rules[number]) }
