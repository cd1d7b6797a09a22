package cards

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// Filter narrows what is found; the zero Filter leaves everything.
type Filter struct {
	Box    Box
	Kind   Kind
	Token  string // its id; empty for any item
	Priced bool   // the printed cost lies between Low and High; tiles have none
	Low    int
	High   int
	Effect []string // folded words that must begin words of the effect in one language
}

// dearest is beyond any printed cost.
const dearest = 99

// key is a filter a player can type.
type key uint8

const (
	keyBox key = iota
	keyKind
	keyCost
	keyToken
	keyEffect
)

// keyWords are the filters' words, folded.
var keyWords = map[string]key{
	"box": keyBox, "boite": keyBox, "kind": keyKind, "type": keyKind, "cost": keyCost, "price": keyCost, "prix": keyCost, "cout": keyCost,
	"token": keyToken, "jeton": keyToken, "effect": keyEffect, "effet": keyEffect,
}

// keyUse and the lists below are what a refusal says is accepted, in both languages.
const (
	keyUse  = "box/boite, kind/type, cost/prix, token/jeton, effect/effet"
	costUse = "3, <=3, >=3, <3, >3, 2-4"
)

// value is something a filter accepts, and its other words.
type value struct {
	id    string
	words []string // as shown, the first ones of each language first
}

var boxValues = []value{{"duel", nil}, {"tokyo", []string{"base"}}, {"dark", []string{"sombre"}}}

var kindValues = []value{
	{"keep", []string{"pouvoir", "power"}}, {"discard", []string{"action"}}, {"tile", []string{"tuile"}},
}

// tokenValues are the tokens of King of Tokyo; those of Duel come from its box.
var tokenValues = []value{
	{"poison", nil}, {"shrink", []string{"toupetit", "retrecissement"}}, {"smoke", []string{"fumee"}},
	{"mimic", []string{"mimetisme"}}, {"energy", []string{"energie"}},
}

// written is a filter inside a query: a word, how it compares, a value.
var written = regexp.MustCompile(`^(\pL+)(<=|>=|<|>|=|:)(.*)$`)

// Parse takes the filters out of a query, as in "kind:keep cost<=3 heart" or
// "type:pouvoir prix:3 jeton:poison boite:dark", on top of a filter. The error is a
// *rules.Problem that lists what is accepted.
func (s *Index) Parse(query string, f Filter) (words string, _ Filter, _ error) {
	var left []string
	for _, word := range strings.Fields(query) {
		m := written.FindStringSubmatch(word)
		if m == nil {
			left = append(left, word)
			continue
		}
		value := m[3]
		if strings.ContainsAny(m[2], "<>") {
			value = m[2] + value
		}
		if err := s.Set(&f, m[1], value); err != nil {
			return "", f, err
		}
	}
	return strings.Join(left, " "), f, nil
}

// Set sets one filter by its word, in either language. The error is a
// *rules.Problem that lists what is accepted.
func (s *Index) Set(f *Filter, word, want string) error {
	k, ok := keyWords[text.Fold(word)]
	if !ok {
		return rules.Refuse("", "tokyo.cards.filter-unknown", rules.Text("word", word), rules.Text("use", keyUse))
	}
	switch k {
	case keyCost:
		return f.cost(word, want)
	case keyEffect:
		folded := text.Fold(want)
		if folded == "" {
			return rules.Refuse("", "tokyo.cards.filter-words", rules.Text("word", word))
		}
		f.Effect = append(slices.Clone(f.Effect), folded)
		return nil
	case keyBox:
		id, err := pick(word, want, boxValues)
		if err == nil {
			f.Box = Duel + Box(slices.IndexFunc(boxValues, func(v value) bool { return v.id == id }))
		}
		return err
	case keyKind:
		id, err := pick(word, want, kindValues)
		if err == nil {
			f.Kind = Keep + Kind(slices.IndexFunc(kindValues, func(v value) bool { return v.id == id }))
		}
		return err
	}
	id, err := pick(word, want, s.tokens())
	if err == nil {
		f.Token = id
	}
	return err
}

// tokens are the values of the token filter: the tokens of all boxes.
func (s *Index) tokens() []value {
	list := slices.Clone(tokenValues)
	for i := range s.entries {
		for _, t := range s.entries[i].Tokens {
			if !slices.ContainsFunc(list, func(v value) bool { return v.id == t.ID }) {
				var names []string
				for _, l := range text.Langs {
					names = append(names, t.Name[string(l)])
				}
				list = append(list, value{t.ID, append(names[1:], names[0])})
			}
		}
	}
	return list
}

// pick is the value a player means: one of its words or an unambiguous beginning.
func pick(word, want string, values []value) (string, error) {
	folded, found := text.Fold(want), map[string]bool{}
	var use []string
	for _, v := range values {
		shown := v.id
		for i, w := range append([]string{v.id}, v.words...) {
			w = text.Fold(w)
			if w == folded {
				return v.id, nil
			}
			if folded != "" && strings.HasPrefix(w, folded) {
				found[v.id] = true
			}
			if i == 1 && w != text.Fold(v.id) {
				shown += "/" + w
			}
		}
		use = append(use, shown)
	}
	if len(found) == 1 {
		for id := range found {
			return id, nil
		}
	}
	return "", wrongValue(word, want, strings.Join(use, ", "))
}

func wrongValue(word, want, use string) error {
	return rules.Refuse("", "tokyo.cards.value-unknown", rules.Text("word", word), rules.Text("value", want), rules.Text("use", use))
}

// costs is a price as a filter says it: compared with one number, or between two.
var costs = regexp.MustCompile(`^(<=|>=|<|>|=)?(\d{1,2})(?:-(\d{1,2}))?$`)

// cost narrows the price: two filters of it must both hold.
func (f *Filter) cost(word, want string) error {
	m := costs.FindStringSubmatch(want)
	if m == nil || m[1] != "" && m[3] != "" {
		return wrongValue(word, want, costUse)
	}
	n, _ := strconv.Atoi(m[2]) // two digits at most
	low, high := n, n
	switch m[1] {
	case "<=":
		low = 0
	case ">=":
		high = dearest
	case "<":
		low, high = 0, n-1
	case ">":
		low, high = n+1, dearest
	}
	if m[3] != "" {
		high, _ = strconv.Atoi(m[3])
	}
	if !f.Priced {
		f.Priced, f.Low, f.High = true, 0, dearest
	}
	f.Low, f.High = max(f.Low, low), min(f.High, high)
	return nil
}

// allows says whether an item passes. Box and price must hold of one print.
func (f *Filter) allows(e *entry) bool {
	if f.Kind != AnyKind && e.Kind != f.Kind {
		return false
	}
	if f.Token != "" && !slices.ContainsFunc(e.Tokens, func(t Token) bool { return t.ID == f.Token }) {
		return false
	}
	if len(f.Effect) > 0 && !e.tells(f.Effect) {
		return false
	}
	return slices.ContainsFunc(e.Prints, func(p Print) bool {
		return (f.Box == AnyBox || p.Box == f.Box) && (!f.Priced || e.Kind != Tile && f.Low <= p.Cost && p.Cost <= f.High)
	})
}
