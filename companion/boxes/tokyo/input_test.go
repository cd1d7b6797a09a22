package tokyo_test

import (
	"strings"
	"testing"

	tokyobox "kingoftokyo/companion/boxes/tokyo"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// interpreted returns what players typed as lines of the notation, separated by |.
func interpreted(v *tokyobox.Phrases, table *tokyo.Table, typed string) (string, error) {
	events, err := tokyobox.Parse(v, table, typed)
	lines := make([]string, len(events))
	for i := range events {
		lines[i] = v.Rules.Write(&events[i])
	}
	return strings.Join(lines, "|"), err
}

// TestParse checks what players type at each step, in both languages, and the lines of
// the notation that it means, or the key of the refusal, after a "!".
func TestParse(t *testing.T) {
	const (
		roll    = three + "card p1 smoke-cloud; charge smoke-cloud 2; card p1 energy-drink; card p2 wings; set p1.energy 5; set p2.energy 5; "
		resolve = three + "roll 111hec; "
		buy     = three + "row frenzy ? apartment-building; set p1.energy 9; turn p1 buy; "
		yield   = three + "place p2 city; roll 1123cc; resolve; "
		reveal  = buy + "buy 3; "
		tile    = six + "set p1.wickedness 2; roll 1112ec; resolve; "
	)
	for _, step := range []struct {
		name, at string
		typed    map[string]string
	}{
		{"roll", roll, map[string]string{
			"1123hc": "roll 1123hc", "1 1 2 3 s b": "roll 1123hc", "EEE BBB": "roll eeeccc", "lancer 112333": "roll 112333",
			"1123hx": "!dice-face", "thrown": "!dice-face", "111 thrown": "!dice-face", "": "!tokyo.type-roll", "+": "use p1 smoke-cloud", "more": "use p1 smoke-cloud", "encore": "use p1 smoke-cloud",
			"drink": "use p1 energy-drink", "boisson": "use p1 energy-drink", "use smoke": "use p1 smoke-cloud", "use bea wings": "use p2 wings",
			"utiliser bea ailes": "use p2 wings", "wings": "use wings", "k": "!dice-face",
			"bea hearts 9": "set p2.hearts 9", "p2 hearts 9": "set p2.hearts 9", "be coeurs 9": "set p2.hearts 9", "ZOE énergie 12": "set p3.energy 12",
			"zo points 3": "set p3.points 3", "anna poison 2": "set p1.poison 2", "anna toupetit 1": "set p1.shrink 1", "anna méchanceté 1": "set p1.wickedness 1",
			"bea points +2": "!tokyo.absolute", "bea points -1": "!tokyo.absolute", "bea city": "place p2 city", "bea baie": "place p2 bay",
			"bea dehors": "place p2 outside", "bea out": "out p2", "bea éliminée": "out p2", "bea back": "back p2", "place zoë city": "place p3 city",
			"set bea.hearts 3": "set p2.hearts 3", "set turn 7": "set turn 7", "card bea armor": "card p2 armor-plating", "carte zoe plaques": "card p3 armor-plating",
			"uncard smoke": "uncard smoke-cloud", "uncard bea wings": "uncard p2 wings", "charge smoke cloud 1": "charge smoke-cloud 1",
			"row frenzy, ?, armor plating": "row frenzy ? armor-plating", "row frenzi, ?, armr plating": "row frenzy ? armor-plating", "wigns": "!dice-face", "use wigns": "use wings", "row frenzy wings": "!row-three", "discards acid att, ?": "discards acid-attack ?",
			"turn bea resolve": "turn p2 resolve", "concede": "concede p1", "concede zo": "concede p3", "abandonner bea": "concede p2",
			"card max armor": "!tokyo.player-unknown", "zombie bea yes": "zombie p2 yes", "dice 111hhh": "dice 111hhh", "copy mimic, wings": "copy mimic wings",
		}},
		{"the examples of the help", three + "card p1 mimic; card p2 wings; card p3 smoke-cloud; ", map[string]string{
			"éliminé p2": "out p2", "retour p2": "back p2", "carte p1 ailes": "card p1 wings", "reprendre ailes": "uncard wings",
			"rangée tank, ?, soin": "row tank ? heal", "charger fumée 2": "charge smoke-cloud 2", "copier mimétisme ailes": "copy mimic wings",
			"défausse tank ?": "discards tank ?", "tour p3 cartes": "turn p3 buy", "dés 112seb": "dice 112hec", "fait chiffres": "done numbers",
			"row tank, ?, heal": "row tank ? heal", "charge smoke-cloud 2": "charge smoke-cloud 2", "copy mimic wings": "copy mimic wings",
		}},
		{"resolve", resolve, map[string]string{
			"": "resolve", "h": "resolve hearts", "s": "resolve hearts", "e": "resolve energy", "c": "resolve smashes", "b": "resolve smashes",
			"n": "resolve numbers", "smashes": "resolve smashes", "baffes": "resolve smashes", "chiffres": "resolve numbers",
			"resolve h": "resolve hearts", "hearts 9": "!correction-whose", "énergie 3": "!correction-whose", "résoudre énergie": "resolve energy", "+": "!tokyo.no-more-rolls", "done numbers hearts": "done numbers hearts",
		}},
		{"buy", buy, map[string]string{
			"": "pass", "1": "buy 1", "2": "buy 2", "3": "buy 3", "r": "sweep", "pass": "pass", "passer": "pass", "frenzy": "buy frenzy", "rage": "buy frenzy",
			"apart": "buy apartment-building", "buy apart": "buy apartment-building", "acheter 1": "buy 1", "f": "!verb-unknown", "ex": "!verb-unknown", "jet f": "buy 2|answer jet-fighters", "jet": "!card-unclear",
			"armor": "buy 2|answer armor-plating", "buy wings": "buy 2|answer wings", "buy zzz": "!no-such-card", "sweep": "sweep",
		}},
		{"two unnamed", three + "row frenzy ? ?; turn p1 buy", map[string]string{"armor": "buy armor-plating", "fre": "buy frenzy"}},
		{"tentacles", buy + "card p1 parasitic-tentacles; card p2 armor-plating; card p3 wings; turn p1 buy", map[string]string{
			"1": "buy 1", "take armor": "take armor-plating", "prendre ailes": "take wings", "wings": "answer wings", "": "answer no", "pass": "pass", "r": "sweep",
			"frenzy": "buy frenzy", "wings?": "answer wings", "wigns": "!verb-meant", "frenzi": "!verb-meant", "enrg": "!verb-meant", "hearts 9": "!correction-whose", "points +2": "!correction-whose", "hearts": "!verb-unknown",
		}},
		{"a card's last word, and Bea's first letter", buy + "card p1 parasitic-tentacles; card p3 plot-twist; turn p1 buy", map[string]string{
			"prendre plan b": "take plot-twist", "take plan bea": "take plot-twist p2", "take plan zo": "take plot-twist p3",
		}},
		{"yield", yield, map[string]string{
			"y": "answer yes", "yes": "answer yes", "o": "answer yes", "oui": "answer yes", "n": "answer no", "NON": "answer no", "": "!tokyo.enter-no",
			"answer yes": "answer yes", "maybe": "!answer-wrong", "12": "!answer-wrong", "bea hearts 9": "set p2.hearts 9", "zo out": "out p3",
		}},
		{"reveal", reveal, map[string]string{
			"": "reveal ?", "extra": "reveal extra-head", "?": "reveal ?", "wings": "reveal wings", "ail": "reveal wings", "reveal armor": "reveal armor-plating",
			"révéler plaques": "reveal armor-plating", "révéler plaqeus": "reveal armor-plating", "zzz": "!no-such-card", "anna points 3": "set p1.points 3", "s": "!card-unclear",
		}},
		{"the card's name", buy + "buy 2", map[string]string{"": "!answer-wanted", "wings": "answer wings"}},
		{"tile", tile, map[string]string{
			"1": "answer tile-devious", "4": "answer tile-tireless", "skul": "answer tile-skulking", "skulkng": "answer tile-skulking", "": "!tokyo.enter-no", "n": "answer no",
			"5": "!no-such-card", "wings": "!tokyo.not-among",
		}},
		{"no card of the row", six + "turn p1 buy", map[string]string{"buy devious": "!tokyo.not-in-row", "row devious, ?, ?": "!no-such-card"}},
		{"dice of camouflage", three + "card p2 camouflage; place p2 city; roll 1123cc; resolve", map[string]string{
			"hs": "answer hh", "h 1": "answer h1", "": "!answer-wanted", "hx": "!dice-face",
		}},
		{"a face", three + "card p1 herd-culler; roll 1123cc", map[string]string{
			"2": "answer 2", "c": "answer c", "b": "answer c", "baffe": "answer c", "smash": "answer c", "": "answer no", "no": "answer no", "x": "!answer-wrong",
		}},
		{"a number", three + "set p1.poison 2; roll 11hh3c; resolve", map[string]string{
			"0": "answer 0", "2": "answer 2", "9": "answer 9", "": "!answer-wanted", "two": "!answer-wrong",
		}},
		{"a player", three + "card p1 healing-ray; set p2.hearts 5; set p3.hearts 5; roll 11hh3c; resolve", map[string]string{
			"1": "answer p2", "2": "answer p3", "zo": "answer p3", "p2": "answer p2", "": "answer no", "none": "answer no", "max": "!tokyo.player-unknown",
		}},
		{"over", three + "set p1.points 20; turn p1 buy; pass", map[string]string{"": "!tokyo.over", "bea hearts 3": "set p2.hearts 3"}},
	} {
		for _, l := range text.Langs {
			v, table := at(t, l, step.at)
			for typed, want := range step.typed {
				have, err := interpreted(v, table, typed)
				if key, refused := strings.CutPrefix(want, "!"); refused {
					if !rules.IsProblem(err, key) {
						t.Errorf("%s, %s: %q means %q (%v), want the refusal %s", l, step.name, typed, have, err, key)
					}
				} else if err != nil || have != want {
					t.Errorf("%s, %s: %q means %q (%v), want %q", l, step.name, typed, have, err, want)
				}
			}
		}
	}
}

// TestAddressed checks that a line that begins with a player's name is a correction, and
// that if it is not understood, the refusal shows how to write one.
func TestAddressed(t *testing.T) {
	v, table := at(t, text.English, three)
	for line, want := range map[string]string{"bea card opport": "card p2 opportunist", "card bea opport": "card p2 opportunist", "be carte wings": "card p2 wings"} {
		if have, err := interpreted(v, table, line); err != nil || have != want {
			t.Errorf("%q means %q (%v), want %q", line, have, err, want)
		}
	}
	for _, line := range []string{"bea lives 9", "bea 9 hearts", "anna goes out", "zoë to the city"} {
		if have, err := interpreted(v, table, line); !rules.IsProblem(err, "tokyo.correction") {
			t.Errorf("%q means %q (%v)", line, have, err)
		}
	}
}

// TestTurnByName checks that the names in the status also mean the steps of a turn.
func TestTurnByName(t *testing.T) {
	for l, typed := range map[text.Lang]map[string]string{
		text.English:    {"turn bea dice": "turn p2 resolve", "turn bea cards": "turn p2 buy", "turn p3 roll": "turn p3 roll"},
		text.Lang("fr"): {"tour bea dés": "turn p2 resolve", "tour bea cartes": "turn p2 buy", "turn zoë début": "turn p3 start", "tour zoë lancers": "turn p3 roll"},
	} {
		v, table := at(t, l, three)
		for line, want := range typed {
			if have, err := interpreted(v, table, line); err != nil || have != want {
				t.Errorf("%s: %q means %q (%v), want %q", l, line, have, err, want)
			}
		}
	}
}

// TestSimilarPlayers checks that a beginning that several players share is refused with
// their names, and that a whole name counts even if another name begins with it.
func TestSimilarPlayers(t *testing.T) {
	v, table := at(t, text.English, "kot 1 tokyo; player p1 gigazaur Ann; player p2 the-king Anna; player p3 alienoid Roll; first p1")
	for typed, want := range map[string]string{"ann hearts 3": "set p1.hearts 3", "anna hearts 3": "set p2.hearts 3", "roll hearts 3": "set p3.hearts 3"} {
		if have, err := interpreted(v, table, typed); err != nil || have != want {
			t.Errorf("%q means %q (%v), want %q", typed, have, err, want)
		}
	}
	if _, err := tokyobox.Parse(v, table, "card an armor"); !rules.IsProblem(err, "tokyo.player-unclear") {
		t.Errorf("\"an\" is %v", err)
	}
}

// FuzzParse checks that for any line at any step, something comes back.
func FuzzParse(f *testing.F) {
	tables := []string{three, three + "roll 1123cc", three + "turn p1 buy", three + "place p2 city; roll 1123cc; resolve",
		three + "set p1.energy 9; row frenzy ? wings; turn p1 buy; buy 1", three + "card p1 healing-ray; set p2.hearts 5; roll 11hh3c; resolve"}
	for _, line := range []string{"", "+", "1123hc", "bea hearts 9", "card bea armor", "copy mimic, wings p2", "row a, b, c", "charge 2", "set .", "use", "answer", "reveal", "take", "buy",
		"card", "copy", "charge", "uncard p2", "tile", "discards", "set p1.", "resolve x", "zoë", "\xff", "é é"} {
		for i := range tables {
			f.Add(i, line)
		}
	}
	f.Fuzz(func(t *testing.T, i int, line string) {
		v, table := at(t, text.Lang("fr"), tables[(i%len(tables)+len(tables))%len(tables)])
		if events, err := tokyobox.Parse(v, table, line); err == nil && len(events) == 0 {
			t.Errorf("%q means nothing", line)
		}
	})
}

// TestSkipped checks that skip leaves the present step or goes to the one named, in the
// words of the language or of the notation.
func TestSkipped(t *testing.T) {
	for _, c := range []struct {
		lang         text.Lang
		at, to, want string
	}{
		{text.English, three, "", "turn p1 resolve"},
		{text.English, three + "turn p2 start", "", "turn p2 roll"},
		{text.English, three + "turn p3 resolve", "", "turn p3 buy"},
		{text.English, three + "turn p3 buy", "", "!skip-nothing"},
		{text.English, three + "turn p3 buy", "roll", "turn p3 roll"},
		{text.Lang("fr"), three, "buy", "turn p1 buy"},
		{text.Lang("fr"), three, "Cartes", "turn p1 buy"},
		{text.English, three, "lunch", "!skip-unknown"},
		{text.English, three, "over", "!skip-unknown"},
		{text.English, three + "set p1.points 20; turn p1 buy; pass", "roll", "!skip-nothing"},
	} {
		v, table := at(t, c.lang, c.at)
		have, err := interpreted(v, table, "skip "+c.to)
		if err != nil {
			have = "!" + refused(err)
		}
		if have != c.want {
			t.Errorf("%s, skip %q: %q, want %q", c.at, c.to, have, c.want)
		}
	}
}

// TestListed checks that a list of cards is in the order of their names in the current language,
// and so are its numbers: Armor Plating, Wings; Ailes, Armure de plaques. In the buy step the
// first three numbers belong to the row.
func TestListed(t *testing.T) {
	const at4 = three + "row frenzy ? apartment-building; set p1.energy 9; card p1 parasitic-tentacles; card p2 armor-plating; card p3 wings; turn p1 buy"
	for l, want := range map[text.Lang][2]string{text.English: {"answer armor-plating", "answer wings"}, "fr": {"answer wings", "answer armor-plating"}} {
		v, table := at(t, l, at4)
		for i, typed := range []string{"4", "5"} {
			if have, err := interpreted(v, table, typed); err != nil || have != want[i] {
				t.Errorf("%s: %s means %q (%v), want %q", l, typed, have, err, want[i])
			}
		}
	}
}
