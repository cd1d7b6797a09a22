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
	Box    string // its id; empty for all
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

// value is something a filter accepts, and its other words: the first that is not its
// id is shown beside it.
type value struct {
	id    string
	words []string
}

var kindValues = []value{
	{"keep", []string{"pouvoir", "power"}}, {"discard", []string{"action"}}, {"tile", []string{"tuile"}},
}

// with is a list of values with one that may stand in it already.
func with(list []value, v value) []value {
	if slices.ContainsFunc(list, func(known value) bool { return known.id == v.id }) {
		return list
	}
	return append(list, v)
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
		return choose(&f.Box, word, want, s.boxes)
	case keyKind:
		var kind string
		err := choose(&kind, word, want, kindValues)
		if err == nil {
			f.Kind = Keep + Kind(slices.IndexFunc(kindValues, func(v value) bool { return v.id == kind }))
		}
		return err
	}
	return choose(&f.Token, word, want, s.tokens)
}

// choose sets the value a player means: one of its words or an unambiguous beginning.
func choose(to *string, word, want string, values []value) error {
	folded, found := text.Fold(want), map[string]bool{}
	var use []string
	for _, v := range values {
		shown := v.id
		for _, w := range append([]string{v.id}, v.words...) {
			w = text.Fold(w)
			if w == folded && folded != "" {
				*to = v.id
				return nil
			}
			if folded != "" && strings.HasPrefix(w, folded) {
				found[v.id] = true
			}
			if shown == v.id && w != "" && w != text.Fold(v.id) {
				shown += "/" + w
			}
		}
		use = append(use, shown)
	}
	if len(found) != 1 {
		return wrongValue(word, want, strings.Join(use, ", "))
	}
	for id := range found {
		*to = id
	}
	return nil
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
		return (f.Box == "" || p.Box.ID == f.Box) && (!f.Priced || e.Kind != Tile && f.Low <= p.Cost && p.Cost <= f.High)
	})
}
