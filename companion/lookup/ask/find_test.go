package ask_test

import (
	"slices"
	"testing"

	"kingoftokyo/companion/lookup/ask"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
)

// Cards are found by name; if no name matches, by what they say, in either language; and one letter
// may be wrong in a name.
func TestFind(t *testing.T) {
	x := index(t)
	for query, want := range map[string][]string{
		"frenzy":           {"duel/frenzy", "tokyo/frenzy"},
		"wickedness tiles": {"tokyo/it-has-a-child"},
		"neighbours heart": {"tokyo/fire-breathing"},
		"voisins cœur":     {"tokyo/fire-breathing"},
		"barsb":            {"dark/tile-barbs"},
		"metamroph":        {"tokyo/metamorph"},
		"oportunist":       {"tokyo/opportunist"},
		"nanobotts":        {"dark/nanobots"},
		"zombifi":          {"dark/zombify"},
		"jest":             {"duel/jets-scrambled", "tokyo/jet-fighters", "tokyo/jets"},
		"enrg":             {"duel/energize", "tokyo/energize"},
		"zzz":              {},
		"?!":               {},
	} {
		found, err := x.Find(query, cards.Filter{})
		if err != nil {
			t.Fatal(err)
		}
		have := []string{}
		for _, it := range found {
			have = append(have, it.Prints[0].Box.ID+"/"+it.ID)
		}
		if len(want) == 0 && len(have) > 0 || len(want) > 0 && (len(have) < len(want) || !slices.Equal(have[:len(want)], want)) {
			t.Errorf("%q finds %v, want %v first", query, have, want)
		}
	}
}

// TestLettersOfAName checks how many letters of a card's name put it first among the cards of its
// box, plus Enter: three at most on average, over all cards of all boxes and in every language.
func TestLettersOfAName(t *testing.T) {
	x := index(t)
	for _, l := range text.Langs {
		typed, n := 0, 0
		for _, it := range x.Cards().All() {
			for _, p := range it.Prints {
				name := text.Fold(words(t, l).Words(it.Name))
				letters := 1
				for ; letters < len(name); letters++ {
					if found, err := x.FindFrom(p.Box.ID, name[:letters]); err == nil && len(found) > 0 && found[0].ID == it.ID {
						break
					}
				}
				typed, n = typed+letters, n+1
			}
		}
		mean := float64(typed) / float64(n)
		t.Logf("%s: %d cards, %.2f letters in the mean", l, n, mean)
		if mean > 3 {
			t.Errorf("%s: a card takes %.2f letters in the mean, want 3 at most", l, mean)
		}
	}
}

// TestAboutKot checks that kot's help answers questions about kot itself, without saying that there is no rule.
func TestAboutKot(t *testing.T) {
	x := index(t)
	for question, want := range map[string]string{
		"can I play on a tablet": "tablet", "puis-je jouer sur tablette": "tablet", "is there sound": "voice", "make the letters larger": "letters",
		"print the rules": "print", "report a bug": "report", "where are my games saved": "saved", "does it work offline": "offline",
		"can I use the mouse": "mouse", "how do I uninstall this": "remove", "pause the game": "later", "comment changer de langue": "language",
		"can the computer play an empty seat": "seats", "how do I update kot": "update", "daltonien": "colourblind", "delete an old game": "delete",
	} {
		r := x.Search(words(t, text.English), question, ask.Filter{})
		if r.Nearest || len(r.Answers) == 0 || r.Answers[0].ID != "about-"+want {
			t.Errorf("%q: nearest %v, %+v", question, r.Nearest, r.Answers[:min(1, len(r.Answers))])
		}
	}
}

// TestKeyAsked checks that a question about a key is answered by it, capital or not, in both languages.
func TestKeyAsked(t *testing.T) {
	x := index(t)
	for question, want := range map[string]string{"what does the j key do": "review", "key U": "redo", "à quoi sert la touche u": "undo"} {
		if r := x.Search(words(t, text.English), question, ask.Filter{}); r.Nearest || len(r.Answers) != 1 || r.Answers[0].ID != want {
			t.Errorf("%q: nearest %v, %+v", question, r.Nearest, r.Answers)
		}
	}
}

// TestNothingAboutKot checks that a question about kot without an answer in its help gets the nearest help, not word of a missing rule.
func TestNothingAboutKot(t *testing.T) {
	x := index(t)
	for _, question := range []string{
		"does kot have a tutorial video", "can the app take a screenshot", "change the font to comic sans in the menu", "kot sait-il jouer aux échecs",
	} {
		for _, box := range []string{"", "duel"} {
			for _, l := range text.Langs {
				r := x.Search(words(t, l), question, ask.Filter{Filter: cards.Filter{Box: box}})
				if lead := r.Lead(words(t, l)); lead != words(t, l).Say("ask.nearest-kot") {
					t.Errorf("%q: %q", question, lead)
				}
				for _, a := range r.Answers {
					if a.Kind != ask.Help {
						t.Errorf("%q: %s %s", question, a.Kind, a.ID)
					}
				}
			}
		}
	}
	for _, question := range []string{"can I lend a friend my energy", "prêter de l'énergie à un ami"} { // about the game, without a rule
		r := x.Search(words(t, text.English), question, ask.Filter{})
		if lead := r.Lead(words(t, text.English)); lead != words(t, text.English).Say("ask.nearest") {
			t.Errorf("%q: %q", question, lead)
		}
	}
}
