package companion_test

import (
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/library"
)

// TestTypedAnew retypes a step, and checks what is lost, what the log then says, and the list of the board.
func TestTypedAnew(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	const bought = pair + "row snack-time photoshoot ?|set you.energy 9|roll ccffe|stop|resolve|buy 2|reveal acid-attack|answer fame 3|pass"
	const tokyo = three + "row heal tank jets|roll 111ccc|resolve|pass|roll 22eecc|resolve|answer yes|pass"
	for _, c := range []struct {
		game              string
		step              int
		typed             string
		drop              bool
		want, past, board string
	}{
		{bought, 1, "ccfff", false,
			"",
			"corrected: Anna 9 energy; Anna rolled CC FFF; Anna stopped rolling; Anna resolved the dice: Ben 14 → 12 hearts, Fame 0 → +1; Anna bought Photoshoot (Acid attack, Fame +3): Anna 9 → 7 energy, Fame +1 → +2; Anna ended the turn",
			"Correct; Anna: energy 8 → 7; Fame: marker +1 → +2"},
		{bought, 1, "roll hhfff", false,
			"",
			"corrected: Anna 9 energy; Anna rolled HH FFF; Anna stopped rolling; Anna resolved the dice: Fame 0 → +1; Anna bought Photoshoot (Acid attack, Fame +3): Anna 9 → 7 energy, Fame +1 → +2; Anna ended the turn",
			"Correct; Anna: energy 8 → 7; Ben: hearts 12 → 14; Fame: marker +1 → +2"},
		{bought, 1, "qqq", false,
			" ! dice: \"q\" is not a face; use c h e f d p (or b s e g d p)",
			"",
			""},
		{bought, 0, "anna energy 1", false,
			"",
			"corrected: Anna 1 energy; Anna rolled CC E FF; Anna stopped rolling; Anna resolved the dice: Anna 1 → 2 energy, Ben 14 → 12 hearts; Anna bought Photoshoot (Acid attack, Fame +3): Anna 2 → 0 energy, Fame 0 → +1; Anna ended the turn",
			"Correct; Anna: energy 8 → 0"},
		{bought, 0, "anna energy 1", true,
			"",
			"corrected: Anna 1 energy; Anna rolled CC E FF; Anna stopped rolling; Anna resolved the dice: Anna 1 → 2 energy, Ben 14 → 12 hearts; Anna bought Photoshoot (Acid attack, Fame +3): Anna 2 → 0 energy, Fame 0 → +1; Anna ended the turn",
			"Correct; Anna: energy 8 → 0"},
		{bought, 4, "1", false,
			"turn 1, Anna: Fame +3 ! later on, \"answer fame 3\" no longer fits: it belongs to another question or turn",
			"",
			""},
		{bought, 4, "1", true,
			"turn 1, Anna: Fame +3",
			"corrected: Anna 9 energy; Anna rolled CC E FF; Anna stopped rolling; Anna resolved the dice: Anna 9 → 10 energy, Ben 14 → 12 hearts; Anna bought Snack time (Acid attack): Anna 10 → 7 energy; Anna ended the turn",
			"Correct; Anna: energy 8 → 7; Fame: marker +1 → 0; Fish token off the board; Card row: slot 2: Photoshoot"},
		{bought, 99, "1", false,
			" ! there is no such step to replace",
			"",
			""},
		{bought, -1, "1", false,
			" ! there is no such step to replace",
			"",
			""},
		{tokyo, 1, "c", false,
			"turn 1, Anna: Anna ended the turn; turn 2, Ben: Ben rolled 22 EE CC; turn 2, Ben: Ben resolved the dice (Anna yields Tokyo City); turn 2, Ben: Ben ended the turn ! later on, \"pass\" no longer fits: that belongs to the step cards, but this is the step dice (10.6)",
			"",
			""},
		{tokyo, 0, "22eeec", true,
			"",
			"Anna rolled 22 EEE C; Anna resolved the dice: Anna: points 0 → 1, energy 0 → 3, Tokyo City; Anna ended the turn; Ben rolled 22 EE CC; Ben resolved the dice (Anna yields Tokyo City): Anna: hearts 10 → 8, outside Tokyo; Ben: points 0 → 1, energy 0 → 2, Tokyo City; Ben ended the turn",
			"Correct; Anna: points 2 → 1; Anna: energy 0 → 3"},
		{tokyo, 4, "heart", true,
			"turn 2, Ben: Anna yields Tokyo City; turn 2, Ben: Ben ended the turn",
			"Anna rolled 111 CCC; Anna resolved the dice: Anna: points 0 → 2, Tokyo City; Anna ended the turn; Ben rolled 22 EE CC; Ben resolved hearts",
			"Correct; Ben: points 1 → 0; Ben: energy 2 → 0; Anna: hearts 8 → 10; Ben leaves Tokyo City; Anna enters Tokyo City"},
	} {
		_, g := opened(t, lib, text.English, c.game, nil)
		p := companion.NewController(g)
		lost, err := p.ReplaceStep(c.step, c.typed, c.drop)
		said := strings.Join(lost, "; ")
		if err != nil {
			said += " ! " + p.Words().Error(err)
		}
		past := strings.Join(text.Map(p.Past(0), func(p companion.Past) string { return p.Text }), "; ")
		view := g.View()
		if err != nil {
			past, view.Board = "", companion.Section{} // as they were
		}
		board := strings.Join(append([]string{view.Board.Title}, companion.Texts(view.Board.Lines)...), "; ")
		if said != c.want || past != c.past || board != c.board {
			t.Errorf("%s: %d %q: %q\nwant %q\n%q\nwant %q\n%q\nwant %q", c.game, c.step, c.typed, said, c.want, past, c.past, board, c.board)
		}
		if err := p.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestWaysBack goes back to a step and forward again, and checks which step is the last one and what was said on the way.
func TestWaysBack(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	_, g := opened(t, lib, text.English, pair+"row snack-time photoshoot ?|set you.energy 9|roll ccffe|stop|resolve|buy 1|reveal ?|pass", nil)
	p := companion.NewController(g)
	p.ByKeys("quxwy")
	for _, c := range []struct {
		do    string
		says  string
		steps int
		heard string
	}{
		{"undo", "Anna ended the turn", 5, "Undone: Anna ended the turn"},
		{"undo", "Anna bought Snack time", 4,
			"Undone: left a card unnamed; Undone: Anna bought Snack time"},
		{"redo", "Anna bought Snack time", 5, "Redone: Anna bought Snack time; Redone: left a card unnamed"},
		{"redo", "Anna ended the turn", 6, "Redone: Anna ended the turn"},
		{"redo", "! nothing to redo", 6, ""},
		{"to 3", "", 4, ""},
		{"to 0", "", 1, ""},
		{"undo", "corrected: Anna 9 energy", 0, "Undone: corrected: Anna nine energy"},
		{"undo", "! nothing left to undo", 0, ""},
	} {
		said, err := "", error(nil)
		switch c.do {
		case "undo":
			said, err = p.Undo()
		case "redo":
			said, err = p.Redo()
		case "to 3":
			err = p.RevertTo(3)
		case "to 0":
			err = p.RevertTo(0)
		}
		if err != nil {
			said += "! " + p.Words().Error(err)
		}
		heard := strings.Join(p.Heard(), "; ")
		if said != c.says || p.Steps() != c.steps || heard != c.heard {
			t.Errorf("%s: %q, %d steps, %q, want %q, %d, %q", c.do, said, p.Steps(), heard, c.says, c.steps, c.heard)
		}
	}
	if err := p.Close(); err != nil {
		t.Error(err)
	}
}

// TestHints checks that each person meets a rule once, if hints are on, and that what happens at the table comes first.
func TestHints(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	d, g := opened(t, lib, text.English, three+"row heal tank jets|roll 111ccc|resolve|pass|roll 22eecc|resolve", nil)
	p := companion.NewController(g)
	p.ByKeys("quxwy")
	first := d.Hint(p)
	if first == "" || d.Hint(p) != first {
		t.Errorf("Anna, who is asked, meets %q, then %q", first, d.Hint(p))
	}
	d.Hinted()
	if d.Hint(p) != first { // as long as the beat lasts
		t.Errorf("%q", d.Hint(p))
	}
	do := func(line string) {
		t.Helper()
		m, err := p.Parse(line)
		if err == nil {
			_, err = p.Do(m)
		}
		if err != nil {
			t.Fatal(line, err)
		}
	}
	do("n")
	if second := d.Hint(p); second != first { // Ben has not met it
		t.Errorf("Ben, who buys, meets %q", second)
	}
	if met := d.Settings.Values(settings.Met); len(met) != 1 || !strings.HasSuffix(met[0], " Anna") {
		t.Errorf("written down: %q", met)
	}
	if _, err := p.Undo(); err != nil {
		t.Fatal(err)
	}
	if again := d.Hint(p); again == first {
		t.Errorf("Anna meets %q once more", again)
	}
	if met := d.Settings.Values(settings.Met); len(met) != 1 { // Ben's hint was not on the screen
		t.Errorf("written down: %q", met)
	}
	if err := d.Settings.Keep(settings.Hints, "off"); err != nil {
		t.Fatal(err)
	}
	do("n")
	if said := d.Hint(p); said != "" {
		t.Errorf("not wanted: %q", said)
	}
	if err := d.Settings.Keep(settings.Hints, "on"); err != nil {
		t.Fatal(err)
	}
	do("concede")
	d.Settings.Path = ""
	if said := d.Hint(p); said != "" {
		t.Errorf("without settings: %q", said)
	}
	if err := p.Close(); err != nil {
		t.Error(err)
	}
}
