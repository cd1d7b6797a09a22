package ask

import (
	_ "embed"
	"strings"
	"sync"

	"gopkg.in/yaml.v3"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// Source is who says something: a book, with the heading it stands under if the book
// shows one, a site, ourselves.
type Source struct {
	ID      string // in sources.yaml
	Heading string // as it is printed, whatever the language; empty for none
}

// Origin is a source as the legend explains it.
type Origin struct {
	ID   string      `yaml:"id"`
	Name rules.Words `yaml:"name"` // as a citation has it
	Note rules.Words `yaml:"note"` // what it is
}

//go:embed sources.yaml
var sourcesFile []byte

// sourcesData is sources.yaml.
type sourcesData struct {
	Sources []Origin `yaml:"sources"`
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

// Legend are all sources, in the order in which the legend has them. Nobody may write
// them.
func Legend() []Origin { return origins().Sources }

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
		for _, o := range Legend() {
			if o.ID == s.ID {
				name = c.Words(o.Name)
			}
		}
		if s.Heading != "" {
			name += ", " + s.Heading
		}
		out = append(out, name)
	}
	return strings.Join(out, "; ")
}

// SourcesOf is where a rule stands; empty for one the data does not know.
func SourcesOf(number rules.Rule) []Source { return ParseSources(origins().Rules[number]) }
