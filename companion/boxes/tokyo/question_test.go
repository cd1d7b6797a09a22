package tokyo_test

import (
	"strings"
	"testing"

	tokyobox "kingoftokyo/companion/boxes/tokyo"
	"kingoftokyo/companion/words/text"
)

// TestPrompt checks who does what now, in both languages.
func TestPrompt(t *testing.T) {
	for _, c := range []struct{ at, en, fr string }{
		{three, "Anna, up to 3 rolls: type the result, 6 dice", "Anna, 3 lancers au plus : tapez les six dés"},
		{three + "card p1 smoke-cloud; charge smoke-cloud 1; set p1.shrink 5", "Anna, up to 3 rolls: type the result, 1 die · [+] once more",
			"Anna, 3 lancers au plus : tapez le dé · [+] autre lancer"},
		{three + "set p1.shrink 6", "Anna has no dice to roll", "Anna n'a aucun dé à lancer"},
		{three + "roll 1123hc; resolve numbers", "",
			""},
		{three + "set p1.shrink 6; roll", "", ""},
		{three + "turn p2 buy", "0 energy: nothing affordable", "0 énergie : rien d'abordable"},
		{three + "set p2.energy 3; turn p2 buy", "[n] name 1, 2, 3",
			"[n] nommer 1, 2, 3"},
		{three + "row frenzy ? jets; set p2.energy 6; turn p2 buy", "[3] Jets 5 · [n] name 2",
			"[3] Réacteurs 5 · [n] nommer 2"},
		{six + "turn p2 buy", "[n] name 1, 2, 3 (affordable: only Monster Pets, 0)",
			"[n] nommer 1, 2, 3 (seul achat possible : Monster Pets, 0)"},
		{six + "discards monster-pets; turn p2 buy", "0 energy: nothing affordable", "0 énergie : rien d'abordable"},
		{six + "row monster-pets ? jets; turn p2 buy", "[1] Monster Pets 0", "[1] Monster Pets 0"},
		{three + "row frenzy ? wings; set p2.energy 1; turn p2 buy", "1 energy: nothing affordable", "1 énergie : rien d'abordable"},
		{three + "row frenzy wings jets; set p2.energy 6; turn p2 buy", "[2] Wings 6 · [3] Jets 5",
			"[2] Ailes 6 · [3] Réacteurs 5"},
		{six + "card p2 hibernation; row ? ? ?; set p2.energy 6; turn p2 buy", "6 energy: nothing affordable",
			"6 énergies : rien d'abordable"},
		{six + "card p1 natural-selection; card p1 wings; set p1.energy 2; roll 1113hce; resolve; pass",
			"Anna, Wings: pay 2 energy to lose no hearts?",
			"Anna, Ailes : payer 2 énergies et ne rien perdre ?"},
		{three + "set p1.points 20; turn p1 buy; pass", "[r] rematch · [j] look back · [u] undo", "[r] revanche · [j] bilan · [u] annuler"},
		{three + "place p2 city; roll 1123cc; resolve", "Bea, leave Tokyo City?", "Bea, fuir Tokyo City ?"},
		{six + "place p2 bay; place p3 city; card p2 jets; roll 11233c; resolve", "Bea, Jets: leave Tokyo Bay and lose nothing?",
			"Bea, Réacteurs : fuir Tokyo Bay sans rien perdre ?"},
		{three + "place p2 city; card p2 wings; set p2.energy 3; roll 11233c; resolve", "Bea, Wings: pay 2 energy to lose no hearts?",
			"Bea, Ailes : payer 2 énergies et ne rien perdre ?"},
		{three + "card p1 stretchy; set p1.energy 4; roll 1123cc", "Anna, Stretchy: change which die, for 2 energy?",
			"Anna, Élastique : quel dé changer, pour 2 énergies ?"},
		{three + "card p1 stretchy; set p1.energy 4; roll 1123cc; answer c", "Anna, Stretchy: turn the die (C) to which face?",
			"Anna, Élastique : quelle face pour le dé (B) ?"},
		{three + "card p1 mimic; card p2 jets; set p1.energy 4; turn p1 start", "Anna, Mimic: copy another card, for 1 energy?",
			"Anna, copier une autre carte, pour 1 énergie ?"},
		{three + "card p1 battery-monster; charge battery-monster 2; card p1 mimic; copy mimic battery-monster; turn p3 buy; pass",
			"Anna, Mimic: does the copy act first?",
			"Anna, Mimétisme : utiliser d'abord la copie ?"},
		{three + "place p2 city; roll 1123cc; resolve; place p2 outside", "0 energy: nothing affordable", "0 énergie : rien d'abordable"},
		{three + "set p1.poison 2; roll 1hhh3c; resolve", "Anna, how many heart dice remove Poison?",
			"Anna, combien de dés cœur pour retirer du Poison ?"},
		{three + "card p2 camouflage; place p2 city; roll 1123cc; resolve", "Bea, Camouflage: what do the two dice show?",
			"Bea, Camouflage : que montrent les dés ?"},
		{three + "set p1.energy 9; row frenzy wings jets; turn p1 buy; buy 1", "Which card is now in slot 1?",
			"Quelle carte est arrivée à l'emplacement 1 ?"},
		{three + "card p2 opportunist; set p2.energy 1; set p1.energy 9; row frenzy wings jets; turn p1 buy; buy 3", "Which card is now in slot 3?",
			"Quelle carte est arrivée à l'emplacement 3 ?"},
		{three + "card p2 opportunist; set p2.energy 2; set p1.energy 9; row frenzy wings jets; turn p1 buy; buy 3", "Which card is now in slot 3?",
			"Quelle carte est arrivée à l'emplacement 3 ?"},
		{three + "card p2 opportunist; set p2.energy 9; set p1.energy 9; row frenzy wings jets; turn p1 buy; buy 3; reveal energize",
			"Bea, Opportunist: buy Energize for 8 energy?", "Bea, Opportuniste : acheter Recharge, 8 énergies ?"},
		{three + "card p1 healing-ray; set p3.hearts 5; roll 11hh3c; resolve", "Anna, heal which Monster with heart dice (2 left)?",
			"Anna, qui soigner avec des dés cœur (2 restants) ?"},
	} {
		for l, want := range map[text.Lang]string{text.English: c.en, text.Lang("fr"): c.fr} {
			if v, table := at(t, l, c.at); v.Prompt(table) != want {
				t.Errorf("%s: %q, want %q", l, v.Prompt(table), want)
			}
		}
	}
}

// lineOf returns the line of the notation that a choice plays; "" for none.
func lineOf(v *tokyobox.Phrases, c *tokyobox.Choice) string {
	if c.ToType {
		return ""
	}
	return v.Rules.Write(&c.Event)
}

// TestChoices checks the keys, words and lines of what can be done, in their order.
func TestChoices(t *testing.T) {
	for _, c := range []struct {
		lang     text.Lang
		at, want string
	}{
		{text.English, three + "place p2 city; roll 1123cc; resolve", "y leave Tokyo City <answer yes>; n stay in Tokyo City <answer no>"},
		{text.Lang("fr"), three + "place p2 city; roll 1123cc; resolve", "o fuir Tokyo City <answer yes>; n rester dans Tokyo City <answer no>"},
		{text.English, three + "row frenzy ? wings; set p1.energy 6; card p1 parasitic-tentacles; card p2 camouflage; turn p1 buy",
			"4 Camouflage (Bea), 3 energy <answer camouflage>; n no <answer no>; 2 Anna buys the unnamed card <buy 2>; 3 Anna buys Wings, 6 energy <buy 3>; " +
				"r refresh the row, 2 energy <sweep>; pass end the turn <pass>"},
		{text.English, three + "card p1 smoke-cloud; charge smoke-cloud 2; card p1 energy-drink; set p1.energy 3; card p2 wings; set p2.energy 2",
			" type the 6 dice of the result <>; + Smoke Cloud: one more roll for a Smoke token <use p1 smoke-cloud>; " +
				"use Energy Drink Energy Drink: one more roll for 1 energy <use p1 energy-drink>; use Bea Wings Bea may use Wings, 2 energy <use p2 wings>"},
		{text.Lang("fr"), three + "roll 111222; resolve hearts; resolve energy", "Enter résoudre <resolve>"},
		{text.English, three + "set p1.poison 2; roll 1hh13c; resolve", "0 none <answer 0>; 1 remove 1 <answer 1>; 2 remove 2 <answer 2>"},
		{text.English, three + "card p1 rapid-healing; set p1.energy 4; set p1.hearts 1; place p1 city; turn p2 roll; roll 1123cc; resolve",
			"0 none <answer 0>; 1 1 heart <answer 1>; 2 2 hearts <answer 2>"},
		{text.English, three + "card p1 made-in-a-lab; set p1.energy 4; turn p1 buy", " buy it: name it <>; n no <answer no>; 1 Anna buys the unnamed card <buy 1>; " +
			"2 Anna buys the unnamed card <buy 2>; 3 Anna buys the unnamed card <buy 3>; r refresh the row, 2 energy <sweep>; pass end the turn <pass>"},
		{text.English, six + "set p1.wickedness 2; roll 1112ec; resolve",
			"1 Devious <answer tile-devious>; 2 Eternal <answer tile-eternal>; 3 Skulking <answer tile-skulking>; 4 Tireless <answer tile-tireless>; n no tile <answer no>"},
	} {
		v, table := at(t, c.lang, c.at)
		var have []string
		for _, x := range v.Choices(table) {
			have = append(have, x.Typed+" "+x.Text+" <"+lineOf(v, &x)+">")
		}
		want := strings.Split(c.want, "; ")
		if strings.Join(have, "\n") != strings.Join(want, "\n") {
			t.Errorf("the choices are\n%s\nwant\n%s", strings.Join(have, "\n"), strings.Join(want, "\n"))
		}
	}
}

// TestOneMore checks that + is a further roll from a player's own card or from a copy
// of another's, those without energy first, but not in another player's turn nor for a
// card that gives no roll.
func TestOneMore(t *testing.T) {
	const theirs = three + "card p1 mimic; card p2 smoke-cloud; charge smoke-cloud 3; card p3 energy-drink; set p1.energy 1; "
	for _, c := range []struct{ at, want string }{
		{three + "card p1 energy-drink; set p1.energy 1", "+ Energy Drink: one more roll for 1 energy <use p1 energy-drink>"},
		{three + "card p1 energy-drink", ""},
		{theirs, ""},
		{theirs + "copy mimic energy-drink", "+ Energy Drink: one more roll for 1 energy <use p1 energy-drink>"},
		{theirs + "copy mimic energy-drink; set p1.energy 0", ""},
		{theirs + "copy mimic smoke-cloud; charge mimic 1", "+ Smoke Cloud: one more roll for a Smoke token <use p1 smoke-cloud>"},
		{theirs + "copy mimic smoke-cloud; charge mimic 1; card p1 energy-drink",
			"+ Smoke Cloud: one more roll for a Smoke token <use p1 smoke-cloud>; use Energy Drink Energy Drink: one more roll for 1 energy <use p1 energy-drink>"},
		{theirs + "copy mimic smoke-cloud; charge mimic 1; turn p3 roll", ""},
		{theirs + "copy mimic smoke-cloud; charge mimic 1; roll 111223", ""},
		{three + "card p1 rapid-healing; set p1.hearts 5; set p1.energy 2", "use Rapid Healing Anna may use Rapid Healing, 2 energy <use p1 rapid-healing>"},
	} {
		v, table := at(t, text.English, c.at)
		var have []string
		for _, x := range v.Choices(table) {
			if strings.HasPrefix(lineOf(v, &x), "use p1 ") {
				have = append(have, x.Typed+" "+x.Text+" <"+lineOf(v, &x)+">")
			}
		}
		if got := strings.Join(have, "; "); got != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.at, got, c.want)
		}
		if have := strings.HasSuffix(v.Prompt(table), " · [+] once more"); have != strings.HasPrefix(c.want, "+") {
			t.Errorf("%s: the prompt is %q", c.at, v.Prompt(table))
		}
	}
}

// TestLines checks what happened, worked out by hand, with rule numbers and what to do
// on the table.
func TestLines(t *testing.T) {
	for _, c := range []struct {
		lang     text.Lang
		at, want string
	}{
		{text.English, three + "card p1 acid-attack; place p2 city; set p2.hearts 1; roll 1112ee; resolve", `* Anna: +1 point, now 1 (5.1.1)
* Anna: +2 energy, now 2 (5.2.1)
- Anna strikes with 1 smash - Acid Attack (5.3.3)
* Anna eliminates Bea (1 heart) (5.3.1)
- Bea has no hearts left (11.1)
* Bea is out: discard cards, return figure, board and energy (11.1)
* Anna enters Tokyo City (7.1)
* Anna: +1 point, now 2 (9.1)`},
		{text.Lang("fr"), three + "place p1 city; roll hhh2ee; resolve", `- Anna : 3 dés cœur sans effet dans Tokyo (5.4.2)
* Anna : +2 énergies, total 2 (5.2.1)`},
		{text.English, three + "place p2 city; roll 11233c; resolve; answer no", `- Anna strikes with 1 smash (5.3.3)
* Bea: -1 heart from Anna, 9 left (5.3.1)
- Bea stays in Tokyo City (6.5)`},
		{text.English, three + "row frenzy wings jets; set p1.energy 9; turn p1 buy; buy 2; reveal ?", `* Anna: -6 energy, 3 left
- Anna buys Wings for 6 energy (10.1)
* Anna now has Wings
* Slot 2: a new card, not named yet (10.2)`},
		{text.Lang("fr"), six + "set p1.wickedness 2; roll 1112ee; resolve; answer tile-devious", `* Anna : +1 point, total 1 (5.1.1)
* Anna : Méchanceté +2, total 4 (12.2)
* Anna prend la tuile Devious
* Anna : +2 énergies, total 2 (5.2.1)`},
		{text.English, three + "set p1.poison 1; turn p1 buy; pass", `* Anna: -1 heart to Poison, 9 left (14.2)
- Turn 2: Bea (3.0)`},
	} {
		v, table := at(t, c.lang, c.at)
		var have []string
		for _, l := range v.Lines(table.Steps) {
			have = append(have, map[bool]string{true: "* ", false: "- "}[l.Board]+l.Text)
		}
		if got := strings.Join(have, "\n"); !strings.HasPrefix(got, c.want) {
			t.Errorf("%s: what happened is\n%s\nwant\n%s", c.at, got, c.want)
		}
	}
}

// TestWarning checks that a 3 in the result is deadly with Natural Selection, the card
// or a copy of it, from the result to the end of the turn, and only for its owner.
func TestWarning(t *testing.T) {
	const deadly = "A 3 in the result: Natural Selection takes all of Anna's hearts at the end of the turn"
	for _, c := range []struct{ at, want string }{
		{six + "card p1 natural-selection; roll 1113hce", deadly},
		{six + "card p1 natural-selection; roll 1113hce; resolve", deadly},
		{six + "card p1 natural-selection; roll 1112hce", ""},
		{six + "card p2 natural-selection; roll 1113hc", ""},
		{six + "card p1 natural-selection", ""},
	} {
		v, table := at(t, text.English, c.at)
		if got := v.Warning(&table.State); got != c.want {
			t.Errorf("%s: %q", c.at, got)
		}
	}
}

// TestPreview checks that the preview goes as far as the first question, and changes nothing.
func TestPreview(t *testing.T) {
	v, table := at(t, text.English, three+"place p2 city; roll 1113cc")
	before := table.State
	want := []string{"Anna: +1 point, now 1 (5.1.1)", "Anna strikes with 2 smashes (5.3.3)", "Bea: -2 hearts from Anna, 8 left (5.3.1)",
		"Then: Bea, leave Tokyo City?"}
	if have := v.Preview(table); strings.Join(have, "\n") != strings.Join(want, "\n") {
		t.Errorf("the preview is\n%s", strings.Join(have, "\n"))
	}
	if table.State != before {
		t.Error("the preview has changed the table")
	}
	for _, lines := range []string{three, three + "place p2 city; roll 1113cc; resolve", three + "turn p1 buy"} {
		if v, table := at(t, text.English, lines); v.Preview(table) != nil {
			t.Errorf("%s: a preview %q where nothing is to be resolved", lines, v.Preview(table))
		}
	}
}

// TestStory checks the log, entry by entry.
func TestStory(t *testing.T) {
	g := create(t, plainDesk(t, text.English))
	for _, c := range []struct{ do, entry string }{
		{"place p2 city", "corrected: Bea, Tokyo City"},
		{"set p1.energy 9", "corrected: Anna, energy 9"},
		{"roll 1113cc", "Anna rolled 111 3 CC"},
		{"resolve", "Anna resolved the dice: Anna: points 0 → 1; Bea: hearts 10 → 8"},
		{"answer yes", "Anna resolved the dice (Bea yields Tokyo City): Anna: points 0 → 2, Tokyo City; Bea: hearts 10 → 8, outside Tokyo"},
		{"row frenzy wings ?", "the row: Frenzy, Wings, ?"},
		{"buy 2", "Anna bought Wings: Anna: energy 9 → 3; Anna has Wings"},
		{"reveal jets", "Anna bought Wings (Jets): Anna: energy 9 → 3; Anna has Wings"},
		{"use wings", "Anna used Wings: Anna: energy 3 → 1"},
		{"pass", "Anna ended the turn"},
		{"concede p2", "Bea gave up: Bea is out"},
		{"place p1 city", "corrected: Anna, Tokyo City"},
		{"turn p3 buy", "corrected: step cards (Alienoid)"},
		{"pass", "Alienoid ended the turn: Anna, start of turn: points 2 → 4"},
	} {
		do(t, g, c.do)
		past := g.Past(g.Steps() - 1)
		if len(past) != 1 || past[0].Text != c.entry {
			t.Errorf("%s is told as %+v, want %q", c.do, past, c.entry)
		}
	}
	if past := g.Past(0); past[0].Turn != 1 || past[0].Who != "Anna" || past[len(past)-1].Turn != 3 || past[len(past)-1].Who != "Alienoid" {
		t.Errorf("the turns are %+v", past)
	}
}
