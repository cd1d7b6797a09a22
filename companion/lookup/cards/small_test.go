package cards_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
)

// TestMeant checks a name as it is written or, if no card has it, similar names; the text of a card finds nothing.
func TestMeant(t *testing.T) {
	s := whole(t)
	for _, c := range []struct {
		query, box, want string
		spelt            bool
	}{
		{"energize", "duel", "duel/energize", true}, {"enrgize", "duel", "duel/energize", false}, {"enrgze", "duel", "duel/energize",
			false},
		{"enrg", "duel", "duel/energize", false}, {"frenzy", "duel", "duel/frenzy", true}, {"zzqx", "duel", "", false}, {"wigns",
			"tokyo", "tokyo/wings", false},
		{"poison spit", "dark", "dark/tile-poison-spit", true},
	} {
		found, spelt, err := s.Meant(c.query, cards.Filter{Box: c.box})
		if got := strings.Join(names(found), " "); got != c.want || spelt != c.spelt || err != nil {
			t.Errorf("%q in %s: %q, spelt %v, %v; want %q", c.query, c.box, got, spelt, err, c.want)
		}
	}
	if _, _, err := s.Meant("zzqx price:x", cards.Filter{}); err == nil {
		t.Error("a price that is no number is taken")
	}
}

// TestShown checks the order of cards in a language: first names that begin as typed, then those with a word that
// does; cards found only by the other language keep their order after them.
func TestShown(t *testing.T) {
	s := whole(t)
	list, _, err := s.Meant("al", cards.Filter{Box: "tokyo"})
	if err != nil {
		t.Fatal(err)
	}
	for l, want := range map[text.Lang]string{
		text.English: "Alien Origin, Alpha Monster, High Altitude Bombing, Made in a Lab, Heal, Healing Ray, National Guard, Rapid " +
			"Healing, " +
			"Complete Destruction, Nuclear Power Plant", // their French names end in -ale
		"fr": "Monstre alpha, Centrale nucléaire, Destruction totale, Garde nationale, Origine extra-terrestre, Bombardement " +
			"aérien, " +
			"Expérience scientifique, Soin, Rayon revigorant, Guérison rapide", // after the fourth by their English names
	} {
		c := words(t, l)
		var got []string
		for _, it := range cards.Shown(c, list, "al") {
			got = append(got, c.Words(it.Name))
		}
		if strings.Join(got, ", ") != want {
			t.Errorf("%s: %s", l, strings.Join(got, ", "))
		}
	}
	for l, want := range map[text.Lang]string{text.English: "Frenzy|Wings", "fr": "Ailes|Rage"} {
		c := words(t, l)
		frenzy, _, _ := s.Meant("frenzy", cards.Filter{Box: "tokyo"})
		wings, _, _ := s.Meant("wings", cards.Filter{Box: "tokyo"})
		var got []string
		for _, it := range cards.InOrder(c, []cards.Item{wings[0], frenzy[0]}) {
			got = append(got, c.Words(it.Name))
		}
		if strings.Join(got, "|") != want {
			t.Errorf("%s: %q", l, got)
		}
	}
}

// TestBegins checks where letters are in a name: the whole name, the beginning of a word, or anywhere.
func TestBegins(t *testing.T) {
	s := whole(t)
	list, _, err := s.Meant("giant brain", cards.Filter{Box: "duel"})
	if err != nil || len(list) != 1 {
		t.Fatal(list, err)
	}
	it := &list[0]
	for letters, want := range map[string]text.Rank{
		"": text.WholeName, "giant brain": text.WholeName, "Cerveau démesuré": text.WholeName, "gi": text.WordBegins,
		"brai":  text.WordBegins,
		"demes": text.WordBegins, "rain": text.Anywhere, "zz": text.Anywhere,
	} {
		if got := it.Begins(letters); got != want {
			t.Errorf("%q: %v, want %v", letters, got, want)
		}
	}
	if it.Copies("duel") != 1 || it.Copies("tokyo") != 0 {
		t.Errorf("%d copies in Duel, %d in Tokyo", it.Copies("duel"), it.Copies("tokyo"))
	}
}

// TestSourcesSaid checks who says rules and rulings, in words, for one box or for all, and how certain a ruling may be.
func TestSourcesSaid(t *testing.T) {
	c := words(t, text.English)
	said := func(list []cards.Term) string {
		return strings.Join(text.Map(list, func(t cards.Term) string { return t.ID + "=" + t.Word }), ", ")
	}
	all, duel, tokyo := said(cards.SourcesIn(c, "")), said(cards.SourcesIn(c, "duel")), said(cards.SourcesIn(c, "tokyo"))
	if !strings.Contains(all, "=Dark Edition rulebook") || strings.Contains(duel, "=Dark Edition rulebook") || !strings.Contains(tokyo,
		"=Dark Edition rulebook") ||
		!strings.Contains(duel, "=Duel rulebook") || strings.Contains(tokyo, "=Duel rulebook") || !strings.Contains(duel,
		"=our reading") || !strings.Contains(tokyo, "=our reading") {
		t.Errorf("all %s\nduel %s\ntokyo %s", all, duel, tokyo)
	}
	if got := said(cards.Statuses(c)); got == "" || strings.Contains(got, "cards.status") {
		t.Error(got)
	}
	for _, term := range append(cards.SourcesIn(c, ""), cards.Statuses(c)...) {
		if term.Means == "" || strings.Contains(term.Means, ".note") || term.Means == term.Word {
			t.Errorf("%s means %q", term.Word, term.Means)
		}
	}
	if got := cards.Cite(c, cards.SourcesOf("W2")); got != "Duel rulebook, Fin de partie" {
		t.Errorf("W2: %q", got)
	}
	if got := cards.SourcesOf("none"); got != nil {
		t.Errorf("no rule: %v", got)
	}
	if got := cards.Cite(c, cards.ParseSources("NONE/x")); got != "NONE, x" {
		t.Errorf("an unknown source: %q", got)
	}
}
