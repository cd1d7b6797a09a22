package duel_test

import (
	"regexp"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/autobot"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/faces/plain"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

// addressing has words that two humans must not read, because they mean one of them, or
// nobody. It leaves out the words of a card, which speak to its owner.
var addressing = map[text.Lang]*regexp.Regexp{
	text.English:    regexp.MustCompile(`(?i)\b(you|your|yours|yourself|autobot)\b|\{`),
	text.Lang("fr"): regexp.MustCompile(`(?i)\b(vous|votre|vos|toi|ton|autobot)\b|\{`),
}

// speechless returns a desk with its own copies of the cards, which have no text.
func speechless(t *testing.T, lang text.Lang) *duelbox.Desk {
	t.Helper()
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	d := onDesk(lib, autobot.NewRules(lib.Duel()), t.TempDir(), lang)
	for i := range d.Library.Duel().Cards {
		d.Library.Duel().Cards[i].Text, d.Library.Duel().Cards[i].Rulings = rules.Words{"en": "-", "fr": "-"}, nil
	}
	return d
}

// playTwo types lines into a new game of two humans and returns what was shown.
func playTwo(t *testing.T, d *duelbox.Desk, said []string, lines ...string) string {
	t.Helper()
	return typeInto(t, d, append([]string{"duel", "yes"}, said...), lines)
}

// TestTwoGames plays whole random games of two humans, with and without names, with every
// command in between: nothing shown speaks to one of them, or about Autobot.
func TestTwoGames(t *testing.T) {
	t.Parallel()
	often.OneGoroutine(t)
	const between = "w\nt\nlog\nm\nhelp\nu\nU\nbuy 1\ncc+x\nresolve fame\nskip nowhere\nset you.hearts 120\nfame 2.5\ntaken 1 rival\nturn you start\nturn you end\nu\nu\nu\nu\nu\n"
	for n := range often.Cases[uint64](4, 12) {
		seed := n * 5 % 12 // even a few games have every language, kind of name and nearly every monster
		lang := [...]text.Lang{text.English, "fr"}[seed%2]
		d := speechless(t, lang)
		set := duel.NewSetup(false, [2]duel.MonsterID{duel.MonsterID(seed % 6), duel.MonsterID((seed + 1 + seed/6) % 6)}, duel.Side(seed/2%2))
		if seed%3 > 0 {
			set.Names = [2]string{"Anna", "Ben Ari"}
		}
		ty := newTypist(t, d.Rules, set, seed, 9)
		var typed strings.Builder
		for range 300 {
			line := ty.line()
			if line == "" {
				break
			}
			ty.plays(t, line)
			typed.WriteString(line + "\n")
			if _, open := ty.game.Table().Open(); !open && !ty.game.Table().State.Over() && ty.rand.IntN(8) == 0 {
				typed.WriteString(between)
			}
		}
		var out strings.Builder
		if err := plain.New(d.Desk, console.New(strings.NewReader(typed.String()), &out)).Resume(created(t, d, set)); err != nil {
			t.Fatal(err)
		}
		for _, l := range strings.Split(out.String(), "\n") {
			if w := addressing[lang].FindString(l); w != "" {
				t.Errorf("seed %d: %q in: %s", seed, w, l)
			}
		}
	}
}

// TestByName checks that a few letters of a name mean its side, in corrections and wherever the
// notation needs a side. A name may have several words and comes first. Without a verb, nobody
// can tell who "you" is, so that word is refused.
func TestByName(t *testing.T) {
	d := desk(t, text.English)
	shown := playTwo(t, d, []string{"name", "Anna", "other", "Ben Ari", "you", "gigazaur", "rival", "king", "first", "ben"},
		"anna hearts 9", "b energy 3", "ben ari dice 1", "rival hearts 8", "zoe hearts 3", "card an camou", "uncard anna camou", "taken 2 ben", "turn anna roll", "log 20")
	holds(t, shown, "First player: Ben Ari", "Anna (Gigazaur): hearts 9/14", "Ben Ari (The King): hearts 15/15, energy 3", "energy 3, tokens 1",
		`! "rival" is neither Anna nor Ben Ari`, `! "zoe" is neither Anna nor Ben Ari`, "    Camouflage", "2 fewer dice on the next roll", "Turn 1, Anna's turn, roll 1 of 3",
		"corrected: Anna 9 hearts", "corrected: Ben Ari 3 energy", "corrected: 2 fewer dice (Ben Ari)", "corrected: step roll (Anna)")
	holds(t, playTwo(t, desk(t, text.Lang("fr")), []string{"you", "gigazaur", "rival", "king"}, "joueur 2 coeurs 9", "joueur 1 énergie 4", "turn joueur 2 roll"),
		"Joueur 2 (The King) : cœurs 9/15", "Joueur 1 (Gigazaur) : cœurs 14/14, énergie 4", "Tour 1, à Joueur 2, lancer 1")
}

// TestNamedLikeWords checks that a whole name means its player, even if it is also a word that kot knows.
func TestNamedLikeWords(t *testing.T) {
	shown := playTwo(t, desk(t, text.English), []string{"name", "Rival", "other", "You", "you", "gigazaur", "rival", "king", "first", "you"},
		"you hearts 3", "rival energy 4", "concede you")
	holds(t, shown, "You (The King): hearts 3/15", "Rival (Gigazaur): hearts 14/14, energy 4", "RIVAL WINS")
	shown = playTwo(t, desk(t, text.English), []string{"name", "Roll", "other", "Buy", "you", "gigazaur", "rival", "king", "first", "buy"},
		"roll hearts 3", "buy energy 4")
	holds(t, shown, "Roll (Gigazaur): hearts 3/14", "Buy (The King): hearts 15/15, energy 4")
}

// TestConcedeTwo checks that `concede` means the player whose turn it is, unless a name follows.
func TestConcedeTwo(t *testing.T) {
	w := []string{"name", "Anna", "other", "Ben", "you", "gigazaur", "rival", "king", "first", "ben"}
	holds(t, playTwo(t, desk(t, text.English), w, "concede"), "ANNA WINS: Ben gave up", "'new' starts another")
	holds(t, playTwo(t, desk(t, text.English), w, "concede anna", "log"), "BEN WINS: Anna gave up", "Anna gave up")
}

// TestWhoAnswers checks that a question names the player who answers it, even out of turn (O10; A7 aside).
// A question about what everybody sees names nobody.
func TestWhoAnswers(t *testing.T) {
	w := []string{"name", "Anna", "other", "Ben", "you", "gigazaur", "rival", "king"}
	holds(t, playTwo(t, desk(t, text.English), w, "card ben camou", "ccche", "", "", "hcf"),
		"Camouflage: roll 3 dice; each heart cancels one damage. What do they show?", "Ben, Camouflage: what do the three dice show? (3 dice", "Ben: hearts 15 → 13", "Ben: Camouflage stops 1 damage")
	holds(t, playTwo(t, desk(t, text.Lang("fr")), w, "carte ben supra", "eechc", "", "", "n", "r", "?"),
		"Supra-conducteur : défausser cette carte pour gagner aussi 2 énergies ?", "Ben, Supra-conducteur : la défausser pour 2 énergies ? (o n)", "Quelle carte est arrivée à l'emplacement 1 ?")
}

// TestSetupTwo checks that two players need two names, and that the first one named starts by default.
func TestSetupTwo(t *testing.T) {
	d := desk(t, text.English)
	if err := filled(t, d, nil, "duel", "yes", "name", "Anna").Set("other", " anna"); !rules.IsProblem(err, "name-twice") {
		t.Errorf("the same name twice: %v", err)
	}
	if err := filled(t, d, nil, "name", "Anna", "other", "Ben").Set("first", "zoe"); !rules.IsProblem(err, "start-unknown") {
		t.Errorf("somebody else starts: %v", err)
	}
	begun := func(said ...string) duel.Setup {
		g, _, err := filled(t, d, nil, said...).Create()
		if err != nil {
			t.Fatal(err)
		}
		defer g.Close()
		o, err := tracker.Look(duel.Log{Rules: d.Rules}, g.Path())
		if err != nil {
			t.Fatal(err)
		}
		return o.Game.Table().Setup
	}
	for start, want := range map[string]duel.Side{"": duel.You, "an": duel.You, "BEN": duel.Rival, "rival": duel.Rival} {
		set := begun("name", "Anna", "other", "Ben", "first", start)
		if set.First != want || set.Solo || set.Names != [2]string{"Anna", "Ben"} {
			t.Errorf("%q starts: %+v", start, set)
		}
	}
	// A page can go back to one player, and to two again: neither game has what belongs to the other.
	if set := begun("other", "Ben", "duel", "1", "hard", "yes"); !set.Solo || !set.Options.Hard || set.Names[duel.Rival] != "" {
		t.Errorf("against Autobot: %+v", set)
	}
	if set := begun("hard", "yes", "duel", "2", "name", "Anna"); set.Solo || set.Options.Hard {
		t.Errorf("of two: %+v", set)
	}
}
