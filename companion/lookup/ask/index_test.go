package ask_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"kingoftokyo/companion/lookup/ask"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/tokyo"
)

// Every rule is the first answer to its number, in every language, and Whole has all our rulings on
// it.
func TestRulesByNumber(t *testing.T) {
	x := index(t)
	var numbers []string
	for _, n := range append(duel.RuleNumbers(), tokyo.RuleNumbers()...) {
		numbers = append(numbers, string(n))
	}
	if len(numbers) != 45+112 {
		t.Fatalf("%d rules", len(numbers))
	}
	for _, l := range text.Langs {
		c := words(t, l)
		for _, n := range numbers {
			found := x.Search(c, n, ask.Filter{}).Answers
			if len(found) == 0 || found[0].Kind != ask.Rule || found[0].ID != n {
				t.Errorf("%s %s: %v", l, n, found)
				continue
			}
			if found[0].Source == "" {
				t.Errorf("%s: who says so?", n)
			}
			told := x.Rules(c, strings.ToLower(n), "")
			if len(told) != 1 || told[0].ID != n {
				t.Errorf("%s: rule finds %v", n, told)
			}
		}
	}
	if have := len(x.Rules(words(t, text.English), "13", "")); have != 5 {
		t.Errorf("section 13 has %d rules", have)
	}
	if have := len(x.Rules(words(t, text.English), "A", "duel")); have != 10 {
		t.Errorf("the rules of Autobot are %d", have)
	}
	for _, n := range []string{"", "Z", "A99", "99", "1."} {
		if have := x.Rules(words(t, text.English), n, ""); len(have) != 0 {
			t.Errorf("%q finds %d rules", n, len(have))
		}
	}
}

// Every part of the index can be read in full, in every language: our rulings and those
// on cards, monsters and tiles, the texts of tokens and the help.
func TestReachable(t *testing.T) {
	x := index(t)
	rulings := 0
	for _, l := range text.Langs {
		c := words(t, l)
		for _, a := range x.Everything(c) {
			if a.Text == "" || a.Title == "" {
				t.Errorf("%s: %s %s says nothing", l, a.Kind, a.ID)
				continue
			}
			if a.Kind == ask.Ruling {
				rulings++
			}
			if whole := strings.Join(x.Whole(c, &a, ""), "\n"); !strings.Contains(whole, a.Text) {
				t.Errorf("%s: %s %s is not in what is told of it:\n%s", l, a.Kind, a.ID, whole)
			}
		}
	}
	if rulings < 2*200 {
		t.Errorf("%d rulings", rulings)
	}
}

// Rules and our rulings have equally many sentences in all languages, and the words that lead to
// them lead somewhere.
func TestSentences(t *testing.T) {
	x := index(t)
	if uneven := x.Uneven(); len(uneven) > 0 {
		t.Errorf("not as many sentences in all languages: %v", uneven)
	}
	if astray := x.Astray(); len(astray) > 0 {
		t.Errorf("asked.txt leads nowhere: %v", astray)
	}
}

// Every citation is in the legend, in every language, and everybody in the legend is cited.
func TestCitations(t *testing.T) {
	x := index(t)
	cited := x.Sources()
	for _, l := range text.Langs {
		c := words(t, l)
		legend := cards.SourcesIn(c, "")
		for id := range cited {
			if !slices.ContainsFunc(legend, func(s cards.Term) bool { return s.ID == id }) || !c.Has("source."+id) || !c.Has("source."+id+".note") {
				t.Errorf("%s: %s has no legend", l, id)
			}
		}
	}
	for _, s := range cards.SourcesIn(words(t, text.English), "") {
		if !cited[s.ID] {
			t.Errorf("%s says nothing", s.ID)
		}
	}
	var known []string
	for _, s := range cards.Statuses(words(t, text.English)) {
		known = append(known, s.Word)
	}
	met := map[string]bool{}
	for _, a := range x.Everything(words(t, text.English)) {
		if a.Kind == ask.Ruling && a.Source == "" {
			t.Errorf("%s: who says so?", a.ID)
		}
		if word := words(t, text.English).Say("cards.status." + a.Status); a.Kind == ask.Ruling {
			met[word] = true
			if !slices.Contains(known, word) {
				t.Errorf("%s: the legend does not have %q", a.ID, a.Status)
			}
		}
	}
	for _, word := range known {
		if !met[word] {
			t.Errorf("no ruling is %q", word)
		}
	}
}

// An exact name match comes first, in either language; this holds for every card and side of a
// tile.
func TestNamesFirst(t *testing.T) {
	x := index(t)
	c := words(t, text.English)
	for _, it := range x.Cards().All() {
		for _, name := range it.Name {
			if name == "" {
				continue
			}
			found := x.Search(c, name, ask.Filter{Filter: cards.Filter{Box: it.Prints[0].Box.ID}}).Answers
			at := slices.IndexFunc(found, func(a ask.Answer) bool { return a.Of().ID == it.ID })
			for i := range max(at, 0) + 1 {
				if at < 0 || text.Fold(found[i].Title) != text.Fold(name) && found[i].Of().ID != it.ID && i >= 3 {
					t.Errorf("%q finds %v", name, found)
					break
				}
			}
		}
	}
}

// The beginning of a name finds it, even if that is a word of its own.
func TestNamesBegun(t *testing.T) {
	x := index(t)
	for _, it := range x.Cards().All() {
		for _, l := range text.Langs {
			name := []rune(words(t, l).Words(it.Name))
			begun := string(name[:min(len(name), 5)])
			found := x.Search(words(t, l), begun, ask.Filter{Filter: cards.Filter{Box: it.Prints[0].Box.ID}})
			if found.Nearest || !slices.ContainsFunc(found.Answers, func(a ask.Answer) bool { return a.Of().ID == it.ID }) {
				t.Errorf("%s: %q does not find %s", l, begun, string(name))
			}
		}
	}
}

// A word matches words, not pieces of words.
func TestNotPieces(t *testing.T) {
	x := index(t)
	c := words(t, text.Lang("fr"))
	for query, not := range map[string]string{"pv": "coup", "rage": "courage", "at": "attaque", "oup": "coup"} {
		found := x.Search(c, query+" ", ask.Filter{}).Answers
		for _, a := range found {
			for _, m := range a.Marks {
				if marked := text.Fold(a.Text[m.From:m.To]); marked == not {
					t.Errorf("%q is found in %q", query, a.Text)
				}
			}
		}
	}
}

// With Only, the search finds nothing but what lies on the table.
func TestNear(t *testing.T) {
	x := index(t)
	c := words(t, text.English)
	near := []ask.Ref{{Kind: ask.Card, ID: "wings"}, {Kind: ask.Card, ID: "jets"}, {Kind: ask.Rule, ID: "6.1"}}
	found := x.Search(c, "", ask.Filter{Filter: cards.Filter{Box: "tokyo"}, Near: near, Only: true}).Answers
	if len(found) != len(near) {
		t.Fatalf("on the table: %v", found)
	}
	for _, a := range found {
		if !slices.Contains(near, a.Of()) {
			t.Errorf("%s %s does not lie there", a.Kind, a.ID)
		}
	}
	found = x.Search(c, "yield", ask.Filter{Filter: cards.Filter{Box: "tokyo"}, Near: near, Only: true}).Answers
	if len(found) == 0 || found[0].Of() != near[2] && found[0].Of() != near[1] {
		t.Errorf("yield, of what lies there: %v", found)
	}
}

// The marks are words of the sentence that the question asked for.
func TestMarks(t *testing.T) {
	x := index(t)
	found := x.Search(words(t, text.English), "heal in tokyo", ask.Filter{}).Answers
	if len(found) == 0 {
		t.Fatal(found)
	}
	if a := &found[0]; !slices.ContainsFunc(a.Marks, func(m ask.Span) bool { return a.Text[m.From:m.To] == "Tokyo" }) {
		t.Errorf("%q has no mark at Tokyo: %v", a.Text, a.Marks)
	}
}

// Without words, everything of the box comes, however much that is.
func TestSearchWithoutWords(t *testing.T) {
	found := index(t).Search(words(t, text.English), "", ask.Filter{Filter: cards.Filter{Box: "duel"}, Kinds: []ask.Kind{ask.Card}}).Answers
	if len(found) <= 40 {
		t.Errorf("%d answers", len(found))
	}
}

// Odd questions are answered or not, but nothing panics.
func FuzzSearch(f *testing.F) {
	x, c := index(f), words(f, text.English)
	for _, q := range []string{"", " ", "A2", "A2 A2", "é", "kind:", "\xff\xfe", "des des des", "14.5.", strings.Repeat("heart ", 200), "cost<=3 heart", "«»", "@3 x"} {
		f.Add(q)
	}
	f.Fuzz(func(t *testing.T, q string) {
		found := x.Search(c, q, ask.Filter{}).Answers
		if words, _, _ := x.Cards().Parse(q, cards.Filter{}); len(found) > 40 && strings.TrimSpace(words) != "" {
			t.Errorf("%d answers", len(found))
		}
		for _, a := range found {
			for _, m := range a.Marks {
				_ = a.Text[m.From:m.To]
			}
		}
	})
}

// BenchmarkSearch measures answers, and the slowest one, from the keystroke on, to the questions of
// untouched.yaml.
func BenchmarkSearch(b *testing.B) {
	list := questions(b)
	x := index(b)
	c := words(b, text.English)
	var worst time.Duration
	for i := 0; b.Loop(); i++ {
		q := &list[i%len(list)]
		start := time.Now()
		x.Search(c, q.Q, ask.Filter{Filter: cards.Filter{Box: q.Box}})
		worst = max(worst, time.Since(start))
	}
	b.ReportMetric(float64(worst.Microseconds())/1000, "ms-worst")
}

// BenchmarkLongSearch measures the answer to the longest line that players can type.
func BenchmarkLongSearch(b *testing.B) {
	x, c := index(b), words(b, text.English)
	q := strings.Repeat("what hapens if mimik copies regeneration in tokyo ", 8)
	for b.Loop() {
		x.Search(c, q, ask.Filter{})
	}
}

// BenchmarkIndex measures building the index from texts already read.
func BenchmarkIndex(b *testing.B) {
	d, err := desk()
	if err != nil {
		b.Fatal(err)
	}
	parts, err := d.Entries()
	if err != nil {
		b.Fatal(err)
	}
	index, _ := d.Cards()
	for b.Loop() {
		ask.New(index, parts...)
	}
}

// A few letters that begin a word of a card's name find that card before texts that mention it.
func TestSearchCardFirst(t *testing.T) {
	x := index(t)
	for lang, query := range map[text.Lang]string{"fr": "armure", text.English: "armor"} {
		f := ask.Filter{}
		f.Box = "tokyo"
		found := x.Search(words(t, lang), query, f).Answers
		if len(found) == 0 || found[0].ID != "armor-plating" || found[0].Kind != ask.Card {
			t.Errorf("%q finds %v", query, found[:min(2, len(found))])
		}
	}
}
