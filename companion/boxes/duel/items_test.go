package duel_test

import (
	"slices"
	"testing"

	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

func words(t *testing.T, r *duel.Rules, l text.Lang) *phrases.Names {
	t.Helper()
	c := phrases.LoadNames(l, r.Box)
	return c
}

// TestPick checks that a few letters name a card if only one has them, and that
// otherwise the candidates are listed.
func TestPick(t *testing.T) {
	r := dueltest.Rules(t)
	c := words(t, r, text.English)
	table, err := dueltest.Fold(r, nil, dueltest.Solo("the-king", "meka-dragon", "you"))
	if err != nil {
		t.Fatal(err)
	}
	for query, want := range map[string]string{"monu": "buy monumental", "acd attack": "buy acid-attack", "un": "card-unclear", "qqq": "no-such-card"} {
		events, err := duelbox.Parse(&phrases.Phrases{Names: c, Rules: r}, &table, "buy "+query)
		if err == nil && r.Write(&events[0]) != want || err != nil && !rules.IsProblem(err, want) {
			t.Errorf("%s is %v, %v; want %s", query, events, err, want)
		}
	}
}

// TestParse checks which lines of the notation a typed line becomes at a table.
func TestParse(t *testing.T) {
	r := dueltest.Rules(t)
	c := words(t, r, text.Lang("fr"))
	roll := dueltest.Solo("the-king", "meka-dragon", "you")
	bot := roll + "turn rival roll; "
	buy := roll + "set you.energy 9; row photoshoot ? too-cute; turn you buy; "
	lab := roll + "card you made-in-a-lab; set you.energy 9; row photoshoot ? too-cute; turn you start"
	alien := dueltest.Solo("alienoid", "meka-dragon", "you") + "turn you roll; dice ppphh; stop"
	dna := "kot 1 duel two; side you gigazaur; side rival meka-dragon; card you unstable-dna; card rival armor-plating; card rival scrappy; turn rival resolve; dice ccceee; resolve claw"
	for _, x := range []struct {
		table, typed string
		want         []string
	}{
		{roll, "cchhf", []string{"roll cchhf"}},
		{roll, " CC hh g ", []string{"roll cchhf"}},
		{roll, "bbssg", []string{"roll cchhf"}},
		{roll + "roll cchhf", "", []string{"resolve", "pass"}},
		{roll + "roll cchhf", "cc+eef", []string{"keep cc", "roll eef"}},
		{roll + "roll cchhf", "garder cc", []string{"keep cc"}},
		{roll + "turn you resolve; dice cchh", "", []string{"resolve", "pass"}},
		{roll + "turn you resolve; dice cchh", "résoudre baffe", []string{"resolve claw"}},
		{roll + "turn you resolve; dice cchh", "resolve heart", []string{"resolve heart"}},
		{roll + "turn you resolve; dice cchh", "s", []string{"resolve heart"}},
		{roll + "turn you resolve; dice ccpp", "pouvoir", []string{"resolve power"}},
		{buy, "", []string{"pass"}},
		{buy, "3", []string{"buy 3"}},
		{buy, "r", []string{"sweep"}},
		{buy, "acheter trop", []string{"buy too-cute"}},
		{buy, "acheter photoshot", []string{"buy photoshoot"}},
		{buy, "photoshoot", []string{"buy photoshoot"}},
		{buy, "défausser fin", []string{"discard the-partys-over"}}, // by its French name, not by another meaning of the word
		{buy + "buy 3", "", []string{"reveal ?"}},
		{buy + "buy 3", "blind", []string{"reveal armor-plating"}},
		{buy + "buy 3; reveal ?", "gloire -3", []string{"answer fame -3"}},
		{buy + "buy 3; reveal ?", "d +2", []string{"answer destruction 2"}},
		{roll, "vous cœurs 9", []string{"set you.hearts 9"}},
		{roll, "autobot énergie 3", []string{"set rival.energy 3"}},
		{roll, "gloire 2", []string{"set fame 2"}},
		{roll, "destruction -1.5", []string{"set destruction -1.5"}},
		{roll, "rangée acide, ?, photo", []string{"row acid-attack ? photoshoot"}},
		{roll, "row acd attack, ?, photo", []string{"row acid-attack ? photoshoot"}},
		{roll, "card you blindage", []string{"card you armor-plating"}},
		{bot + "roll ffddcc", "g", []string{"answer fame"}},
		{bot + "roll ffddcc", "destruction", []string{"answer destruction"}},
		{bot + "roll ffddcc", "set fame 1", []string{"set fame 1"}},
		{roll + "card you camouflage; set rival.hearts 9; turn rival resolve; dice cc; resolve", "he", []string{"answer he"}},
		{roll + "card you camouflage; set rival.hearts 9; turn rival resolve; dice cc; resolve", "non", []string{"answer no"}},
		{roll + "card you hibernation; turn you start", "o", []string{"answer yes"}},
		{roll + "card you hibernation; turn you start", "n", []string{"answer no"}},
		{dna, "2", []string{"answer scrappy"}},
		{dna, "blindage", []string{"answer armor-plating"}},
		{dna, "scrapy", []string{"answer scrappy"}},
		{dna, "non", []string{"answer no"}},
		{roll + "card you in-shape; turn you resolve; dice cccccc; set you.energy 3; resolve claw", "2", []string{"answer 2"}},
		{roll + "card you titanic-batteries; roll cchhf; stop", "bs", []string{"answer ch"}},
		{roll + "card you titanic-batteries; roll cchhf; stop", "n", []string{"answer no"}},
		{roll + "card you rebooting; roll cchhf; stop", "oui", []string{"answer yes"}},
		{alien, "g fois", []string{"answer f once"}},
		{alien, "baffe", []string{"answer c"}},
		{alien, "c once", []string{"answer c once"}},
		{lab, "", []string{"pass"}},
		{lab, "2", []string{"buy 2"}},
		{lab, "cchhf", []string{"roll cchhf"}},
		{roll + "card you in-the-shadows; rolls 3; dice ccfff; turn you roll", "", []string{"resolve", "pass"}},
		{roll + "card you in-the-shadows; rolls 3; dice ccfff; turn you roll", "ccf+he", []string{"keep ccf", "roll he"}},
	} {
		table, err := dueltest.Fold(r, nil, x.table)
		if err != nil {
			t.Fatalf("%s: %v", x.table, err)
		}
		events, err := duelbox.Parse(&phrases.Phrases{Names: c, Rules: r}, &table, x.typed)
		var have []string
		for i := range events {
			have = append(have, r.Write(&events[i]))
		}
		if err != nil || !slices.Equal(have, x.want) {
			t.Errorf("%q at %q is %v (%v), want %v", x.typed, x.table, have, err, x.want)
		}
	}
	table, err := dueltest.Fold(r, nil, roll)
	if err != nil {
		t.Fatal(err)
	}
	selling, err := dueltest.Fold(r, nil, buy)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := duelbox.Parse(&phrases.Phrases{Names: c, Rules: r}, &selling, "photoshot"); err == nil || err.Error() != "verb-meant word=photoshot use=Photoshoot" { // only suggested: it may mean something else
		t.Errorf("photoshot: %v", err)
	}
	if events, err := duelbox.Parse(&phrases.Phrases{Names: c, Rules: r}, &table, "row ?, ?, ?"); err != nil || events[0].Kind != duel.SetRow { // the set-up is still open
		t.Errorf("the row before the first roll is %+v, %v", events, err)
	}
	for line, want := range map[string]string{"hearts 9": "correction-whose line=hearts 9 who=vous number=hearts", "énergie -2": "correction-whose line=énergie -2 who=vous number=énergie"} {
		for _, at := range []*duel.Table{&table, &selling} {
			if _, err := duelbox.Parse(&phrases.Phrases{Names: c, Rules: r}, at, line); err == nil || err.Error() != want {
				t.Errorf("%s: %v, want %s", line, err, want)
			}
		}
	}
	if _, err := duelbox.Parse(&phrases.Phrases{Names: c, Rules: r}, &table, "ccx"); !rules.IsProblem(err, "dice-face") { // the message names the letter
		t.Errorf("ccx: %v", err)
	}
}
