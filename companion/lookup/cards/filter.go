package cards

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Filter says what a search may find; the zero Filter lets everything through.
type Filter struct {
	Box    string // its id; empty for all
	Kind   Kind
	Token  string // its id; empty for any item
	Priced bool   // the printed cost is between Low and High; tiles have none
	Low    int
	High   int
	Effect []string // folded; each must begin a word of the effect, all in the same language
}

// dearest is higher than any printed cost.
const dearest = 99

// value is one value that a filter accepts, by its word in the data; players may also type the words that the
// catalogues have for it.
type value struct {
	id    string
	names []string
}

// kinds are the values of the filter "kind".
var kinds = []value{{id: "keep"}, {id: "discard"}, {id: "tile"}}

func with(list []value, v value) []value {
	if slices.ContainsFunc(list, func(known value) bool { return known.id == v.id }) {
		return list
	}
	return append(list, v)
}

// written matches a filter in a query: a word, an operator, a value.
var written = regexp.MustCompile(`^(\pL+)(<=|>=|<|>|=|:)(.*)$`)

// Parse removes the filters from a query, such as "kind:keep cost<=3 heart" or "type:pouvoir prix:3
// jeton:poison boite:dark", and adds them to a filter. words is the rest of the query. The error is a
// *rules.Problem that lists what is accepted.
func (s *Index) Parse(query string, f Filter) (words string, _ Filter, _ error) {
	words, f, faults := s.parse(query, f, func([]string) bool { return true })
	if len(faults) > 0 {
		return "", f, faults[0]
	}
	return words, f, nil
}

// ParseQuestion is Parse for a question in plain words, such as "frenzy: do I get another turn": only a
// filter's word followed directly by one of its values is a filter. Everything else is words of the question;
// odd has an error for each that begins with a filter's word, listing its values.
func (s *Index) ParseQuestion(query string, f Filter) (words string, _ Filter, odd []error) {
	return s.parse(query, f, func(m []string) bool {
		_, known := text.Typed(m[1], "cards")
		return known && m[3] != ""
	})
}

// parse removes filters from a query. meant reports whether something that looks like a filter is one: parts are
// its word, its operator and its value. Those with an unknown value stay in the words, and a *rules.Problem for
// each lists the values.
func (s *Index) parse(query string, f Filter, meant func(parts []string) bool) (words string, _ Filter, odd []error) {
	var left []string
	for _, word := range strings.Fields(query) {
		m := written.FindStringSubmatch(word)
		if m == nil || !meant(m) {
			left = append(left, word)
			continue
		}
		value := m[3]
		if strings.ContainsAny(m[2], "<>") {
			value = m[2] + value
		}
		if err := s.Set(&f, m[1], value); err != nil {
			odd, left = append(odd, err), append(left, word)
		}
	}
	return strings.Join(left, " "), f, odd
}

// Set sets one filter, by its word in any language, to a value. The error is a *rules.Problem that lists what
// is accepted.
func (s *Index) Set(f *Filter, word, want string) error {
	filter, ok := text.Typed(word, "cards")
	if !ok {
		filters := []string{"box", "kind", "cost", "token", "effect"}
		use := text.List(filters, func(known string) string { return text.TypedUse("cards", known) })
		return rules.Refuse("", "cards.filter-unknown", rules.Text("word", word), rules.Text("use", use))
	}
	switch filter {
	case "cost":
		return f.cost(word, want)
	case "effect":
		folded := text.Fold(want)
		if folded == "" {
			return rules.Refuse("", "cards.filter-words", rules.Text("word", word))
		}
		f.Effect = append(slices.Clone(f.Effect), folded)
		return nil
	case "box":
		return choose(&f.Box, word, want, "box", s.boxes)
	case "kind":
		var kind string
		err := choose(&kind, word, want, "cards.kind", kinds)
		if err == nil {
			f.Kind = Keep + Kind(slices.IndexFunc(kinds, func(v value) bool { return v.id == kind }))
		}
		return err
	}
	return choose(&f.Token, word, want, "cards.token", s.tokens)
}

// choose sets a filter to the value that a player means: by one of the words that the catalogues have for it
// in the group, by its name, or by a beginning that no other value has.
func choose(to *string, word, want, group string, values []value) error {
	folded, found := text.Fold(want), map[string]bool{}
	var use []string
	for _, v := range values {
		shown := text.TypedUse(group, v.id)
		words := slices.Concat(text.TypedWords(group, v.id), []string{v.id}, text.Map(v.names, text.Fold))
		if shown == "" {
			shown = strings.Join(slices.Compact(append([]string{v.id}, words[1:]...)), "/")
		}
		for _, w := range words {
			if w == folded && folded != "" {
				*to = v.id
				return nil
			}
			if folded != "" && strings.HasPrefix(w, folded) {
				found[v.id] = true
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
	return rules.Refuse("", "cards.value-unknown", rules.Text("word", word), rules.Text("value", want), rules.Text("use", use))
}

// costs matches a price in a filter: compared with one number, or between two numbers.
var costs = regexp.MustCompile(`^(<=|>=|<|>|=)?(\d{1,2})(?:-(\d{1,2}))?$`)

// cost adds a condition on the price; earlier conditions still apply.
func (f *Filter) cost(word, want string) error {
	m := costs.FindStringSubmatch(want)
	if m == nil || m[1] != "" && m[3] != "" {
		return wrongValue(word, want, "3, <=3, >=3, <3, >3, 2-4")
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

// allows reports whether an item passes the filter. One and the same print must have the box and the price.
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
