package duel_test

import (
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
)

// lookUp returns the cards that a query means for players of Duel.
func lookUp(t *testing.T, d *duelbox.Desk, query string) ([]cards.Item, error) {
	t.Helper()
	s, _ := d.Ask()
	return s.FindFrom(duelbox.Box.ID, query)
}

// card returns the card of Duel that an item is; duel.NoCard for one of another box.
func card(box *duel.Box, it cards.Item) duel.CardID {
	if id, ok := box.Card(it.ID); ok && it.In(duelbox.Box.ID) {
		return id
	}
	return duel.NoCard
}

// TestLookUp checks that Duel's cards come first, by words and filters; if it has none, or
// another box is named, the cards of the others.
func TestLookUp(t *testing.T) {
	d := desk(t, text.English)
	for _, c := range []struct{ query, want string }{
		{"kaijutsu", "duel:kaijutsu"},
		{"Kaijutsu box:duel", "duel:kaijutsu"},
		{"ecrasement", "duel:thunder-stomp"},
		{"kind:discard cost:5 kaiju", "duel:kaijutsu"},
		{"kaijutsu cost<=4", ""},
		{"wings", "wings"},
		{"box:tokyo wings", "wings"},
		{"boite:dark ailes", "wings"},
		{"kind:tile devious", "tile-devious"},
		{"box:duel wings", ""},
		{"zzz", ""},
		{"'", ""},
	} {
		found, err := lookUp(t, d, c.query)
		if err != nil {
			t.Errorf("%q: %v", c.query, err)
		}
		have := ""
		if len(found) > 0 {
			if have = found[0].ID; card(d.Rules.Box, found[0]) != duel.NoCard {
				have = "duel:" + have
			}
		}
		if have != c.want || c.want == "" && len(found) > 0 {
			t.Errorf("%q finds %q first of %d, want %q", c.query, have, len(found), c.want)
		}
	}
	frenzy, err := lookUp(t, d, "frenzy") // both boxes have one
	if err != nil || len(frenzy) != 1 || !frenzy[0].In("duel") {
		t.Errorf("frenzy finds %v (%v), want Duel's alone", frenzy, err)
	}
	keep, err := lookUp(t, d, "type:pouvoir cost<=2")
	if err != nil || len(keep) == 0 {
		t.Fatalf("no cheap keep cards: %v", err)
	}
	for _, f := range keep {
		if card := d.Rules.Box.Cards[card(d.Rules.Box, f)]; !f.In("duel") || !card.Keep || card.Cost > 2 {
			t.Errorf("%+v is no keep card for 2 energy at most", f)
		}
	}
	if _, err := lookUp(t, d, "sort:keep"); !rules.IsProblem(err, "cards.filter-unknown") {
		t.Errorf("an unknown filter: %v", err)
	}
}

// TestLookUpDuelAlone checks that Duel's cards are found even if the data of the other boxes cannot be read.
func TestLookUpDuelAlone(t *testing.T) {
	lib, err := library.Read(append(kingoftokyo.Cards[:len(kingoftokyo.Cards):len(kingoftokyo.Cards)], "\n    nonsense: 1\n"...), "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	d := boxes.On(&duelbox.Desk{Rules: autobot.NewRules(lib.Duel()), Desk: &companion.Desk{Library: lib}})
	if _, err := d.Cards(); err == nil {
		t.Fatal("the data of the other boxes has no fault")
	}
	if found, err := lookUp(t, d, "kaijutsu"); err != nil || len(found) != 1 || !found[0].In("duel") {
		t.Errorf("kaijutsu finds %v (%v)", found, err)
	}
}

// TestShelfOnce checks that the index is made once.
func TestShelfOnce(t *testing.T) {
	d := desk(t, text.English)
	one, err := d.Cards()
	if err != nil {
		t.Fatal(err)
	}
	if two, err := d.Cards(); err != nil || one != two {
		t.Errorf("it is made again (%v)", err)
	}
}

// TestCardTextForTwo checks that two people do not read rulings about Autobot, and that one player reads all.
func TestCardTextForTwo(t *testing.T) {
	for _, l := range text.Langs {
		w, solo := words(t, dueltest.Rules(t), l), 0
		for _, it := range duelbox.Items(w.Box) {
			one := cards.Text(w.Among(false, [2]string{}).Catalogue, it, "duel")
			two := cards.Text(w.Among(true, [2]string{}).Catalogue, it, "duel")
			if strings.Contains(strings.Join(two, "\n"), "Autobot") || len(two) == 0 || len(one)-len(two) != strings.Count(strings.Join(one, "\n"), "Autobot") {
				t.Errorf("%s: %s for two:\n%s\nfor one:\n%s", l, it.ID, strings.Join(two, "\n"), strings.Join(one, "\n"))
			}
			solo += len(one) - len(two)
		}
		if solo < 5 {
			t.Errorf("%s: %d rulings for Autobot", l, solo)
		}
	}
}

// TestPlainCards checks what plain mode prints for cards looked up in a game of two: Duel's
// own text, without rulings about Autobot; many by name; those of other boxes in full.
func TestPlainCards(t *testing.T) {
	often.OneGoroutine(t)
	for _, c := range []struct {
		lang        text.Lang
		typed, want string // parts of what is printed, in order; - before one that must be missing
	}{
		{text.English, "cards kaijutsu", "Kaijutsu - costs 5, discard card|Buzz token Pumpkin"},
		{text.English, "/box:tokyo wings", "Wings / Ailes - costs 6, keep card|Box: King of Tokyo, Dark Edition|Reminder"},
		{text.Lang("fr"), "cartes boite:dark ailes", "Ailes / Wings - coûte 6, carte pouvoir"},
		{text.English, "/kind:keep cost<=3", "  Scrappy / Bricolé\n|-costs"},
		{text.English, "/box:tokyo kind:keep cost<=3", "  Rooting for the Underdog / Trop mignon\n"},
		{text.English, "/sort:keep", "! no filter is called \"sort\""},
		{text.English, "/xyzzy", "no card matches \"xyzzy\""},
	} {
		d := desk(t, c.lang)
		said := playTwo(t, d, nil, c.typed, "q")
		rest := said
		for _, part := range strings.Split(c.want, "|") {
			if never, not := strings.CutPrefix(part, "-"); not {
				if strings.Contains(said, never) {
					t.Errorf("%s: %q is in\n%s", c.typed, never, said)
				}
				continue
			}
			at := strings.Index(rest, part)
			if at < 0 {
				t.Errorf("%s: %q is not in\n%s", c.typed, part, said)
				break
			}
			rest = rest[at+len(part):]
		}
	}
}
