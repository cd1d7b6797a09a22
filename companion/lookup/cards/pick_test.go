package cards_test

import (
	"testing"

	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// hand has cards to pick from; 2 and 3 are two copies of one card.
var hand = []cards.Candidate[int]{
	{Is: 1, ID: "acid-attack", Name: rules.Words{"en": "Acid attack", "fr": "Attaque acide"}}, {Is: 2, ID: "extra-head", Name: rules.Words{"en": "Extra Head", "fr": "Une tête de plus"}},
	{Is: 3, ID: "extra-head", Name: rules.Words{"en": "Extra Head", "fr": "Une tête de plus"}}, {Is: 4, ID: "poison-quills", Name: rules.Words{"en": "Poison Quills", "fr": "Piquants empoisonnés"}},
	{Is: 5, ID: "poison-spit", Name: rules.Words{"en": "Poison Spit", "fr": "Crachat venimeux"}}, {Is: 6, ID: "jets", Name: rules.Words{"en": "Jets", "fr": "Réacteurs"}},
	{Is: 7, ID: "jet-fighters", Name: rules.Words{"en": "Jet Fighters", "fr": "Avions de chasse"}}, {Is: 8, ID: "lunar", Name: rules.Words{"en": "Lunar Powered"}},
}

func odd(n int) bool  { return n%2 == 1 }
func none(n int) bool { return false }

// TestPick checks that the card that fits best is meant, in the first set that has one, and that a
// wrong letter is forgiven only if no other card can be meant, in a set or not.
func TestPick(t *testing.T) {
	const noCard, unclear, near = "no-such-card", "card-unclear", "card-meant"
	words := words(t, text.English)
	for _, c := range []struct {
		query string
		sets  []func(int) bool
		want  int
		err   string
		spelt string // the error of PickSpelt, if different
	}{
		{query: "acid attack", want: 1},
		{query: "ATTAQUE", want: 1},
		{query: "jets", want: 6}, // the whole name before one that begins with it
		{query: "jet", err: unclear},
		{query: "poison", err: unclear},
		{query: "quills", want: 4},
		{query: "tete", want: 2}, // the first copy stands for both
		{query: "lunar", want: 8},
		{query: "", err: noCard},
		{query: "?!", err: noCard},
		{query: "zzz", err: noCard},
		{query: "extra", sets: []func(int) bool{odd}, want: 3}, // its other copy
		{query: "poison", sets: []func(int) bool{odd, cards.Any[int]}, want: 5},
		{query: "quills", sets: []func(int) bool{odd, cards.Any[int]}, want: 4},
		{query: "quills", sets: []func(int) bool{odd}, err: noCard},

		{query: "acd attack", want: 1, spelt: noCard},
		{query: "attaqeu acide", want: 1, spelt: noCard},
		{query: "quils", want: 4, spelt: noCard},
		{query: "exrta", sets: []func(int) bool{odd}, want: 3, spelt: noCard},
		{query: "acd attack", sets: []func(int) bool{none, cards.Any[int]}, want: 1, spelt: noCard},
		{query: "acd attakc", err: near, spelt: noCard}, // two letters wrong: offered, but not picked
		{query: "jtes", err: near, spelt: noCard},       // four letters too
		{query: "quli", err: near, spelt: noCard},       // and a beginning: Poison Quills
		{query: "lnu", err: noCard},                     // three letters could be anything
		{query: "acd attakc", sets: []func(int) bool{none}, err: near, spelt: noCard},
		{query: "posion", err: unclear, spelt: noCard},                              // two cards may be meant
		{query: "posion", sets: []func(int) bool{odd}, err: unclear, spelt: noCard}, // even if one of them is excluded
		{query: "acd attack", sets: []func(int) bool{none}, err: noCard},
		{query: "posion", sets: []func(int) bool{none}, err: unclear, spelt: noCard},
	} {
		for _, f := range []struct {
			name string
			pick func(*text.Catalogue, []cards.Candidate[int], string, ...func(int) bool) (int, error)
			err  string
		}{{"Pick", cards.Pick[int], c.err}, {"PickSpelt", cards.PickSpelt[int], c.err}} {
			if f.name == "PickSpelt" && c.spelt != "" {
				f.err = c.spelt
			}
			have, err := f.pick(words, hand, c.query, c.sets...)
			if f.err != "" && !rules.IsProblem(err, f.err) || f.err == "" && (err != nil || have != c.want) {
				t.Errorf("%s: %q is %d (%v), want %d %s", f.name, c.query, have, err, c.want, f.err)
			}
		}
	}
	// Partial matches are listed along with the best ones, the best first.
	if _, err := cards.Pick(words, hand, "a"); err == nil || err.Error() != "card-unclear card=a list=Acid attack, Jet Fighters, Extra Head, Poison Quills, Poison Spit, Jets" {
		t.Errorf("a: %v", err)
	}
}

// A wrong letter is not forgiven if the letters fit a card that may not be meant.
func TestPickNoOther(t *testing.T) {
	near := []cards.Candidate[int]{{Is: 1, ID: "wings", Name: rules.Words{"en": "Wings"}}, {Is: 2, ID: "wingsuit", Name: rules.Words{"en": "Wingsuit"}}, {Is: 3, ID: "swing", Name: rules.Words{"en": "Swinge"}}}
	if id, err := cards.Pick(words(t, text.English), near, "wings", func(id int) bool { return id == 3 }); !rules.IsProblem(err, "no-such-card") {
		t.Errorf("wings is %d (%v)", id, err)
	}
}

// TestPickMonster checks that a monster is picked like a card, and that the refusal lists them all.
func TestPickMonster(t *testing.T) {
	words := words(t, text.Lang("fr"))
	monsters := []cards.Candidate[int]{{Is: 1, ID: "the-king", Name: rules.Words{"en": "The King", "fr": "Le Roi"}}, {Is: 2, ID: "kraken", Name: rules.Words{"en": "Kraken", "fr": "Kraken"}}, {Is: 3, ID: "cyber-kitty", Name: rules.Words{"en": "Cyber Kitty", "fr": "Cyber Kitty"}}}
	for query, want := range map[string]int{"king": 1, "roi": 1, "kra": 2, "kra ken": 2, "krakn": 2, "kity": 3, "cyber kitti": 3, "": 0, "cat": 0, "y": 3, "ki": 0} {
		id, err := cards.PickMonster(words, monsters, query)
		if want == 0 && (err == nil || err.Error() != "monster-unclear monster="+query+" list=Le Roi, Kraken, Cyber Kitty") || want > 0 && (err != nil || id != want) {
			t.Errorf("%q is %d (%v), want %d", query, id, err, want)
		}
	}
}

// TestNear checks that names close to mistyped letters are offered, and correct ones are not.
func TestNear(t *testing.T) {
	for query, want := range map[string]string{"lnar": "Lunar Powered", "jtes": "Jets", "posion": "Poison Quills, Poison Spit", "acd attakc": "Acid attack", "atatque": "Acid attack", "zzzz": "", "": ""} {
		if have := cards.Near(words(t, text.English), hand, query); have != want {
			t.Errorf("%q is near to %q, want %q", query, have, want)
		}
	}
}
