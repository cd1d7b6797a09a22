package ask

import (
	"regexp"
	"slices"
	"strings"

	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// mostAnswers is how many answers Search returns at most to a question that has words.
const mostAnswers = 40

// mostNearest is how many answers it returns if no rule says what was asked.
const mostNearest = 3

// Search answers a question in the language of the catalogue, with 40 answers at most, best first. A query can
// also be the number of a rule ("A2", "rule 14.5"); an exact name match comes first. The query may contain filters
// (cards.Index.ParseQuestion), and its words may tell which box is meant. Without words, Search returns all
// entries that pass the filter, however many, in the order of the index.
func (x *Index) Search(c *text.Catalogue, query string, f Filter) Reply {
	words, narrowed, odd := x.cards.ParseQuestion(query, f.Filter)
	f.Filter = narrowed
	r := Reply{Odd: odd}
	if strings.TrimSpace(words) == "" {
		r.Answers = x.answers(c, x.listed(x.kept(&f)), words, &f, false)
		return r
	}
	if numbered := x.numbered(words, x.kept(&f)); numbered != nil {
		r.Answers = x.answers(c, numbered, words, &f, true)
		return r
	}
	a := x.inquire(words, &f)
	if len(f.Kinds) == 0 && x.ofKot(a.at.words) && (len(a.found) == 0 || a.found[0].class == other) {
		helps := f
		helps.Kinds = []Kind{Help}
		if h := x.inquire(words, &helps).found; len(h) > 0 && (!a.covers(x, f.Box) || h[0].score >= a.found[0].score) {
			r.kot, a.found = true, h
		}
	}
	if r.box, r.Nearest = f.Box, !a.covers(x, f.Box); !r.Nearest {
		a.found = good(a.found)
	}
	r.Answers = x.answers(c, a.found, a.at.words, &f, false)
	if r.Nearest {
		r.Answers = r.Answers[:min(mostNearest, len(r.Answers))]
	}
	return r
}

// inquiry is a question with everything found for it.
type inquiry struct {
	at    place
	found []hit
}

// inquire reads a question, narrows the filter to the boxes that its words tell, and finds what answers it.
func (x *Index) inquire(words string, f *Filter) *inquiry {
	at := placed(words)
	if x.calls(at.words, at.told) {
		at.told, at.torn = nil, false
	}
	f.Box, f.boxes = at.asked(f.Box)
	return &inquiry{at, x.ranked(x.understood(at.words), at.words, x.kept(f), f)}
}

// listed returns the own text of every entry that is left.
func (x *Index) listed(keep []bool) (out []hit) {
	for i := range x.parts {
		if p := &x.parts[i]; p.number == 0 && keep[p.entry] {
			out = append(out, hit{unit: p.from})
		}
	}
	return out
}

// kept reports for each entry whether it passes the filter.
func (x *Index) kept(f *Filter) []bool {
	box := f.Box
	cardsOnly := f.Kind != cards.AnyKind || f.Token != "" || f.Priced || len(f.Effect) > 0
	left := map[Ref]bool{}
	if cardsOnly {
		found, _ := x.cards.Named("", f.Filter) // without words there is nothing that can be misread
		for i := range found {
			left[Ref{kindOf(&found[i]), found[i].ID}] = true
		}
	}
	keep := make([]bool, len(x.entries))
	for i, e := range x.entries {
		keep[i] = (box == "" || e.in(box)) &&
			(f.boxes == nil || slices.ContainsFunc(f.boxes, e.in)) &&
			(len(f.Kinds) == 0 || slices.Contains(f.Kinds, e.Kind)) &&
			(!cardsOnly || e.item != nil && left[Ref{e.Kind, e.ID}]) &&
			(!f.Only || slices.Contains(f.Near, Ref{e.Kind, e.ID}))
	}
	return keep
}

// byNumber matches the number of a rule.
var byNumber = regexp.MustCompile(`(?i)^(?:[a-z]\d{1,2}|\d{1,2}(?:\.\d{1,2}){1,2})$`)

// numbered returns the rule whose number is all the query has, with the rulings on it, or the key
// that it asks about; nil otherwise.
func (x *Index) numbered(query string, keep []bool) []hit {
	words := strings.Fields(query)
	for i, w := range words {
		if folded := text.Fold(w); folded != "key" && folded != "touche" {
			continue
		}
		for id, key := range Keys { // "a key" does not mean the key a
			if i > 0 && words[i-1] == key && text.Fold(key) != "a" || i+1 < len(words) && words[i+1] == key {
				return x.partsOf(Help, id, keep)
			}
		}
	}
	if len(words) == 2 && vocabulary().has("rule", text.Fold(words[0])) {
		words = words[1:]
	}
	if len(words) != 1 || !byNumber.MatchString(words[0]) {
		return nil
	}
	return x.partsOf(Rule, strings.ToUpper(words[0]), keep)
}

// partsOf returns the parts of the entries of a kind with an ID.
func (x *Index) partsOf(kind Kind, id string, keep []bool) (out []hit) {
	for i := range x.parts {
		if p := &x.parts[i]; keep[p.entry] && x.entries[p.entry].Kind == kind && x.entries[p.entry].ID == id {
			out = append(out, hit{unit: p.from, score: 1})
		}
	}
	return out
}

// Reply is the result of a question.
type Reply struct {
	Answers []Answer // best first
	Nearest bool     // kot found no rule: the answers, three at most, are only close
	Odd     []error  // words that begin like a filter but are not one: a *rules.Problem each, which says what the filter accepts

	kot bool   // the question is about kot itself
	box string // the box that was asked about; empty for all
}

// Lead returns the line before the answers if they are only close; "" otherwise.
func (r *Reply) Lead(c *text.Catalogue) string {
	switch {
	case !r.Nearest || len(r.Answers) == 0:
		return ""
	case r.kot:
		return c.Say("ask.nearest-kot")
	case r.box == "":
		return c.Say("ask.nearest")
	}
	return c.Say("ask.nearest-in", rules.Text("box", cards.BoxName(c, r.box)))
}

// Notes returns a line for each word that begins like a filter and was searched as a word.
func (r *Reply) Notes(c *text.Catalogue) []string {
	return text.Map(r.Odd, func(err error) string { return c.Say("ask.odd", rules.Text("why", c.Error(err))) })
}
