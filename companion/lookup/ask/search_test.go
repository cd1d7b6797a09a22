package ask_test

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion/lookup/ask"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
)

// The lines of silent.txt are about other things than the words that lead to rules: at most 1 in 100 of those words matches one.
func TestSilentLines(t *testing.T) {
	if hushed, of := index(t).Hushed(); 100*len(hushed) > of || of < 4000 {
		t.Errorf("%d of %d: %q", len(hushed), of, hushed)
	}
}

// TestSilent checks that kot finds no rule for questions that no rule answers or about another box, and gives three close answers.
func TestSilent(t *testing.T) {
	x, c := index(t), words(t, text.English)
	for _, one := range []struct {
		asked, box string
		silent     bool
	}{
		{"can we mix the two boxes", "tokyo", true},
		{"may I lend my neighbour two of my cubes", "tokyo", true},
		{"puis-je prêter une carte à mon voisin", "duel", true},
		{"can three people play", "duel", true},
		{"can three people play", "tokyo", false},
		{"how do I get rid of a poison token", "tokyo", false},
		{"does Reflective Hide return poison", "dark", false},
		{"may I stay in Tokyo", "tokyo", false},
	} {
		r := x.Search(c, one.asked, ask.Filter{Filter: cards.Filter{Box: one.box}})
		if r.Nearest != one.silent || r.Nearest && len(r.Answers) != 3 {
			t.Errorf("%q (%s): kot found no rule: %v, %d answers", one.asked, one.box, r.Nearest, len(r.Answers))
		}
	}
}

// A word that suggests a box occurs in the texts of no other game.
func TestTelling(t *testing.T) {
	if bad := index(t).Telltale(); len(bad) > 0 {
		t.Errorf("words of several games: %v", bad)
	}
}

// The words of a question say which box is meant if none was given; a given box wins.
func TestBoxOfWords(t *testing.T) {
	x := index(t)
	for _, one := range []struct {
		lang       text.Lang
		asked, box string
		in         string // the box that the first answer must be in
	}{
		{"fr", "j'suis dans tokyo, j'ai fait 3 coeurs, je récupère des vies ?", "", "tokyo"},
		{"fr", "qui commence en duel a deux", "", "duel"},
		{"en", "when may I yield", "", "tokyo"},
		{"en", "is wickedness gained from cards", "", "dark"},
		{"en", "does the bot keep hearts", "", "duel"},
		{"en", "fame marker at the start", "", "duel"},
		{"en", "who starts in the dark edition", "", "dark"},
		{"en", "who starts", "duel", "duel"},
	} {
		r := x.Search(words(t, one.lang), one.asked, ask.Filter{Filter: cards.Filter{Box: one.box}})
		if len(r.Answers) == 0 || r.Nearest || !slices.Contains(r.Answers[0].Boxes, one.in) {
			t.Errorf("%q: %v, nearest %v; want an answer in %s", one.asked, r.Answers[:min(1, len(r.Answers))], r.Nearest, one.in)
		}
	}
}

// A filter works only if a known value follows it directly; words that only begin like a filter are searched as words, and kot says so.
func TestWordsAreWords(t *testing.T) {
	x, c := index(t), words(t, text.English)
	for asked, odd := range map[string]int{
		"frenzy: do i get another turn": 0, "fame=3": 0, `"tank": -1 = heart --`: 0, "kind: keep frenzy": 0,
		"kind:hero frenzy": 1, "cost<=x kind:hero frenzy": 2, "kind:discard frenzy": 0,
	} {
		r := x.Search(c, asked, ask.Filter{})
		if len(r.Odd) != odd || len(r.Answers) == 0 || len(r.Notes(c)) != odd {
			t.Errorf("%q: odd %v, %d answers", asked, r.Odd, len(r.Answers))
		}
	}
	r := x.Search(c, "kind:tile extra turn", ask.Filter{})
	if len(r.Answers) == 0 || r.Answers[0].Kind != ask.Tile {
		t.Errorf("kind:tile finds %v", r.Answers)
	}
}

// TestDecidingSentence checks that one of the first three answers is the right rule, with the sentence that decides,
// whether or not the player says which box is meant.
func TestDecidingSentence(t *testing.T) {
	x := index(t)
	for _, one := range []struct {
		lang       text.Lang
		asked, box string
		rule, says string // the beginning of the sentence
	}{
		{"en", "I rolled four ones, how many points", "tokyo", "5.1.2", "Each further die"},
		{"en", "can my hearts go above what's printed on my sheet", "duel", "D2", "Each heart: 1 heart, never above"},
		{"fr", "deux monstres blessés s'en vont, où va l'attaquant", "tokyo", "8.5", "Si les deux fuient"},
		{"en", "I reached 20 points but died on the same turn", "tokyo", "11.4", "Only the living win"},
		{"en", "only two of us, what do we get for holding tokyo", "dark", "13.2", "Starting a turn in Tokyo then gives 1 energy"},
		{"en", "can I drop a buzz token where the fame marker stands", "duel", "T1", "A space is free when no other token and no marker"},
		{"en", "how many times may I roll the dice", "duel", "D1", "You roll up to three times"},
		{"en", "how many times may I roll the dice", "tokyo", "4.1", "The active player rolls up to three times"},
		{"en", "does the one who goes second get anything", "duel", "S3", "The second player takes 1 energy"},
		{"fr", "que deviennent les cartes d'un éliminé", "tokyo", "11.1", "Ses cartes, ses tuiles et son énergie sont"},
		{"fr", "à combien de méchanceté on prend une tuile", "dark", "12.4", "Les paliers sont les cases 3, 6 et 10"},
		{"fr", "un pion en 4,5 est-il sous les projecteurs", "duel", "T5", "Parmi les cases ajoutées"},
	} {
		for _, box := range []string{one.box, ""} {
			r := x.Search(words(t, one.lang), one.asked, ask.Filter{Filter: cards.Filter{Box: box}})
			at := slices.IndexFunc(r.Answers, func(a ask.Answer) bool { return a.ID == one.rule && strings.HasPrefix(a.Text, one.says) })
			if t.Logf("%q (%s): at %d", one.asked, box, at+1); at < 0 || at > 2 || r.Nearest {
				t.Errorf("%q (%s): rule %s stands at %d, nearest %v", one.asked, box, one.rule, at+1, r.Nearest)
			}
		}
	}
}
