package ask

import (
	"cmp"
	_ "embed"
	"strconv"
	"strings"
	"sync"

	"gopkg.in/yaml.v3"

	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

//go:generate go run kingoftokyo/internal/tools/rulings ../../../docs/rulings.md

// Decision is one of our rulings, as it is in rulings.yaml.
type Decision struct {
	Topic  string      `yaml:"topic"`
	Rules  []string    `yaml:"rules"` // the numbers of its rules; a word if it belongs to no rule
	Game   string      `yaml:"game"`  // as in cards.Box; empty for all
	Only   string      `yaml:"only"`  // the id of the one box it concerns; empty for all of the game
	About  []string    `yaml:"about"` // ids of cards, monsters, tokens and tiles
	Status string      `yaml:"status"`
	Source string      `yaml:"source"`
	Name   rules.Words `yaml:"name"`
	Texts  rules.Words `yaml:",inline"` // by language

	number int // among the rulings of its first rule
}

// ID returns the id of the ruling: "D2#1".
func (d *Decision) ID() string { return rulingID(d.Rules[0], d.number) }

// Numbers returns the rules it belongs to, as they are cited: "D2, O3"; empty for none.
func (d *Decision) Numbers() string {
	if !isNumber(d.Rules[0]) {
		return ""
	}
	return strings.Join(d.Rules, ", ")
}

// Sources returns who says so.
func (d *Decision) Sources() []cards.Source { return cards.ParseSources(d.Source) }

// isNumber reports whether a rule's name is its number: "D2", "14.5", "W".
func isNumber(s string) bool {
	return s != "" && (s[0] >= 'A' && s[0] <= 'Z' || isDigit(s[0]))
}

// Topic is a question that some rulings answer.
type Topic struct {
	ID    string      `yaml:"id"`
	Words rules.Words `yaml:",inline"`
}

//go:embed rulings.yaml
var rulingsFile []byte

type rulingsData struct {
	Topics  []Topic     `yaml:"topics"`
	Rulings []*Decision `yaml:"rulings"`
}

var decided = sync.OnceValue(func() *rulingsData {
	d := &rulingsData{}
	if err := yaml.Unmarshal(rulingsFile, d); err != nil {
		panic(err) // the file is part of the program
	}
	type key struct{ game, rule string }
	count := map[key]int{}
	for _, r := range d.Rulings {
		r.Status, r.Source = cmp.Or(r.Status, "ours"), cmp.Or(r.Source, "OURS")
		k := key{r.Game, r.Rules[0]}
		count[k]++
		r.number = count[k]
	}
	return d
})

// Topics returns the questions our rulings answer, in the order of docs/rulings.md. Callers must
// not modify them.
func Topics() []Topic { return decided().Topics }

// Decisions returns all our rulings, in the order of docs/rulings.md. Callers must not modify them.
func Decisions() []*Decision { return decided().Rulings }

// Rules returns the rules of a box by their numbers, in the order of the help, with our rulings on
// them; prefix comes before a number in the catalogues, and title returns the key of a rule's
// title. After them come rulings of the game on rules without a text.
func Rules(
	all []*text.Catalogue, box cards.Box, numbers []rules.Rule, prefix string, title func(rules.Rule) string,
) (out []Entry) {
	said := func(key string) rules.Words {
		return text.InAll(all, func(c *text.Catalogue) string { return c.Say(key) })
	}
	at := map[string]int{}
	for _, n := range numbers {
		at[string(n)] = len(out)
		out = append(out, Entry{Kind: Rule, ID: string(n), Box: box, Name: said(title(n)),
			Parts: []Part{{Text: said(prefix + string(n)), Sources: cards.SourcesOf(n)}}})
	}
	for _, d := range Decisions() {
		if d.Game != box.Game {
			continue
		}
		i, known := at[d.Rules[0]]
		if !known {
			if d.Only != "" && d.Only != box.ID {
				continue // the other box has the rule
			}
			i = len(out)
			at[d.Rules[0]] = i
			out = append(out, Entry{Kind: Ruling, ID: d.Rules[0], Box: box, Name: d.Name})
		}
		out[i].Parts = append(out[i].Parts, d.part())
	}
	return out
}

// General returns the rulings that concern all boxes.
func General() []Entry {
	var out []Entry
	for _, d := range Decisions() {
		if d.Game == "" {
			out = append(out, Entry{Kind: Ruling, ID: d.Rules[0], Name: d.Name, Parts: []Part{d.part()}})
		}
	}
	return out
}

// part returns the ruling as a part of what it rules on.
func (d *Decision) part() Part {
	p := Part{Number: d.number, Name: d.Name, Text: rules.Words{}, Only: d.Only, Status: d.Status, Sources: d.Sources()}
	for lang, s := range d.Texts {
		p.Text[lang] = strings.ReplaceAll(s, "`", "")
	}
	return p
}

// rulingID returns the id of a ruling: the id of what it rules on, and its number there.
func rulingID(of string, number int) string { return of + "#" + strconv.Itoa(number) }
