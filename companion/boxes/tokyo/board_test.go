package tokyo_test

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/tokyo"
)

// TestListsFollowCorrections checks that "w" says the present value of a number, even after a correction at a question
// and after the event. The list of pieces to move then has no line about it.
func TestListsFollowCorrections(t *testing.T) {
	g := create(t, plainDesk(t, text.English))
	for _, c := range []struct{ do, board, why string }{
		{"place p2 city", "", ""},
		{"set p2.energy 3", "", ""},
		{"roll 1113cc", "", ""},
		{"resolve", "Bea: hearts 10 → 8", "Bea: -2 hearts from Anna, 8 left (5.3.1)"},
		{"bea hearts 4", "Anna: points 0 → 1", "Bea: -2 hearts from Anna, 4 left (5.3.1)"},
		{"answer no", "Anna: points 0 → 1", "Bea: -2 hearts from Anna, 4 left (5.3.1)"},
		{"bea hearts 3", "Anna: points 0 → 1", ""},
		{"set p1.points 7", "", ""},
		{"bea out", "", ""},
	} {
		do(t, g, c.do)
		v := g.View()
		board := companion.Texts(v.Board.Lines)
		corrected := slices.ContainsFunc(board, func(l string) bool { return strings.HasPrefix(c.do, "bea") && strings.HasPrefix(l, "Bea: hearts") })
		if c.board != "" && !slices.Contains(board, c.board) || corrected {
			t.Errorf("%s: the board is %q, want %q", c.do, board, c.board)
		}
		if c.why != "" && !slices.Contains(v.Why, c.why) {
			t.Errorf("%s: the reasons are %q, want %q", c.do, v.Why, c.why)
		}
	}
}

// TestNobodyYieldsOutside checks that a Monster that is put outside at the question is not asked
// any more, and that nothing says that it stays there.
func TestNobodyYieldsOutside(t *testing.T) {
	g := create(t, plainDesk(t, text.English))
	for _, line := range []string{"place p2 city", "roll 1113cc", "resolve", "bea outside"} {
		do(t, g, line)
	}
	v := g.View()
	if said := strings.Join(append(companion.Texts(v.Board.Lines), companion.NewController(g).Frame().Prompt), "; "); v.Asked != nil || strings.Contains(said, "outside") {
		t.Errorf("%+v; %s", v.Asked, said)
	}
}

// TestPutBackStepByStep checks that the next step back reverses what one step back asked players to move, even if the
// number is then as it was at first.
func TestPutBackStepByStep(t *testing.T) {
	p := enter(t, plainDesk(t, text.English), tokyo.Base, "row heal tank jets; roll eeeccc; resolve; buy 1; reveal ?")
	back := func() string {
		if _, err := p.g.Undo(); err != nil {
			t.Fatal(err)
		}
		b := p.g.View().Board
		return strings.Join(append([]string{b.Title}, companion.Texts(b.Lines)...), "|")
	}
	for i, want := range []string{
		"Put back|Anna: energy 0 → 3|Card row: 1 card back on the deck · slot 1: Heal",
		"Put back|Anna: points 1 → 0|Anna: energy 0 → 3 → 0|Anna leaves Tokyo City|Card row: 1 card back on the deck · slot 1: Heal",
	} {
		if have := back(); have != want {
			t.Errorf("undo %d: %s, want %s", i+1, have, want)
		}
	}
}

// TestCorrectionsMoveNothing checks that new lines stay new after a correction or the naming of a card in the row, even when
// the file is read again, and that a correction of a number is not shown as a change; later changes count from it.
func TestCorrectionsMoveNothing(t *testing.T) {
	p := enter(t, plainDesk(t, text.English), tokyo.Base, "place p2 city; set p1.energy 3; row heal tank jets")
	list := func(g companion.Game) string {
		var out []string
		for _, l := range g.View().Board.Lines {
			if l.Board {
				out = append(out, map[bool]string{true: "done ", false: ""}[!l.Fresh]+l.Text)
			}
		}
		return strings.Join(out, "|")
	}
	const healed = "|Anna: energy 3 → 0 (Heal -3)|Discard Anna's Heal|Card row: reveal slot 1"
	for _, c := range []struct{ line, want string }{
		{"roll 1113cc", ""},
		{"resolve", "Anna: points 0 → 1|Bea: hearts 10 → 8"},
		{"bea hearts 7", "Anna: points 0 → 1"},
		{"row heal tank wings", "Anna: points 0 → 1"},
		{"cleo points 2", "Anna: points 0 → 1"},
		{"answer no", "done Anna: points 0 → 1"},
		{"row heal frenzy wings", "done Anna: points 0 → 1"},
		{"buy 1", "done Anna: points 0 → 1" + healed},
		{"bea hearts 6", "done Anna: points 0 → 1" + healed},
	} {
		do(t, p.g, c.line)
		if have := list(p.g); have != c.want {
			t.Errorf("%s: the board has %s, want %s", c.line, have, c.want)
		}
		again, _, err := p.g.Box().Look(p.g.Path())
		if err != nil {
			t.Fatal(err)
		}
		if have := list(again); have != c.want {
			t.Errorf("%s, read again: the board has %s, want %s", c.line, have, c.want)
		}
	}
	for _, line := range []string{"reveal ?", "p1 hearts 8", "set p1.poison 1", "pass"} {
		do(t, p.g, line)
	}
	if have, want := list(p.g), "Anna: hearts 8 → 7 (Poison)|"; !strings.HasPrefix(have, want) {
		t.Errorf("after Poison: the board has %s, want %s", have, want)
	}
}

// TestPreviewEndsTurn checks that a preview whose Enter ends the turn too lists what its end brings.
func TestPreviewEndsTurn(t *testing.T) {
	const poisoned = "row heal tank jets; set p1.poison 1; set p1.hearts 5; set p1.energy %s; roll 112233"
	for energy, want := range map[string]bool{"0": true, "9": false} { // with energy, a shop comes first
		p := enter(t, plainDesk(t, text.English), tokyo.Base, strings.ReplaceAll(poisoned, "%s", energy))
		if have := companion.Texts(p.g.View().Advice.Lines); slices.Contains(have, "Anna: hearts 5 → 4 (Poison)") != want {
			t.Errorf("with %s energy: %q", energy, have)
		}
	}
}

// TestPutBackInTokyo checks that undo says where a Monster belongs that was out of the game, also if it was elsewhere before.
func TestPutBackInTokyo(t *testing.T) {
	p := enter(t, plainDesk(t, text.English), tokyo.Base, "set p1.hearts 1; roll cc12ee; resolve; pass; roll cc1122; resolve")
	for _, want := range []string{"Anna: back in the game (Tokyo City)", "Anna: back in the game (Tokyo City)", "Anna: back in the game (Tokyo City)",
		"Anna: back in the game (outside Tokyo)"} {
		if _, err := p.g.Undo(); err != nil {
			t.Fatal(err)
		}
		if have := companion.Texts(p.g.View().Board.Lines); !slices.Contains(have, want) {
			t.Errorf("%q, want %s", have, want)
		}
	}
}

// TestPutBackStays checks that naming a card of the row, or correcting a number, after undo leaves what must go back on
// the list. What redo brings must be moved on, not back.
func TestPutBackStays(t *testing.T) {
	p := enter(t, plainDesk(t, text.English), tokyo.Base, "row heal tank jets; roll eeeccc; resolve; buy 1; reveal ?")
	list := func() string {
		b := p.g.View().Board
		return strings.Join(append([]string{b.Title}, companion.Texts(b.Lines)...), "|")
	}
	step := func(step func() (string, error), want string) {
		t.Helper()
		if _, err := step(); err != nil {
			t.Fatal(err)
		}
		if have := list(); have != want {
			t.Errorf("%s, want %s", have, want)
		}
	}
	const bought = "Do now|Anna: energy 3 → 0|Card row: 1 card from the deck · slot 1: an unnamed card"
	step(p.g.Undo, "Put back|Anna: energy 0 → 3|Card row: 1 card back on the deck · slot 1: Heal")
	step(p.g.Redo, bought)
	step(p.g.Undo, "Put back|Anna: energy 0 → 3|Card row: 1 card back on the deck · slot 1: Heal")
	for _, c := range []struct{ line, want string }{
		{"row heal tank wings", "Put back|Anna: energy 0 → 3|Card row: 1 card back on the deck · slot 1: Heal"},
		{"row frenzy tank wings", "Put back|Anna: energy 0 → 3|Card row: 1 card back on the deck · slot 1: Frenzy"},
		{"p1 hearts 7", "Put back|Anna: energy 0 → 3|Card row: 1 card back on the deck · slot 1: Frenzy"},
		{"p1 energy 4", "Put back|Card row: 1 card back on the deck · slot 1: Frenzy"},
	} {
		do(t, p.g, c.line)
		if have := list(); have != c.want {
			t.Errorf("%s: %s, want %s", c.line, have, c.want)
		}
	}
}

// TestRollMoves checks that what cards moved between the roll and the preview is in the preview and in the list after it, because
// no other list comes before them. The numbers of the seats already include it.
func TestRollMoves(t *testing.T) {
	const probe = "Discard Bea's Psychic Probe"
	for _, c := range []struct{ at, do, preview, list string }{
		{"card p2 psychic-probe; roll 112233; answer 1; answer h", "", probe + " (already counted)", probe},
		{"card p1 stretchy; set p1.energy 4; roll 1123ec; answer c; answer h; answer no", "",
			"Anna: energy 4 → 2 → 3 (Stretchy -2)", "Anna: energy 4 → 2 → 3 (Stretchy -2)"},
		{"set p1.energy 4; roll 1123ec", "resolve energy", "Anna: energy 4 → 5 (already counted)", "Anna: energy 4 → 5"},
		{"card p2 rapid-healing; set p2.energy 2; set p2.hearts 5; roll 1123ec", "use p2 rapid-healing", "Bea: energy 2 → 0 (Rapid Healing -2 · already counted)",
			"Bea: energy 2 → 0 (Rapid Healing -2)"},
	} {
		g := enter(t, plainDesk(t, text.English), tokyo.Base, c.at).g
		if c.do != "" {
			do(t, g, c.do)
		}
		v := g.View()
		if have := companion.Texts(v.Advice.Lines); !slices.Contains(have, c.preview) {
			t.Errorf("%s: the preview is %q", c.at, have)
		}
		do(t, g, "resolve")
		if have := companion.Texts(g.View().Board.Lines); !slices.Contains(have, c.list) {
			t.Errorf("%s: the list is %q", c.at, have)
		}
	}
}

// TestDiscardBought checks that a bought card that is used up must be put away, and is the reason for what it does, even to others.
func TestDiscardBought(t *testing.T) {
	for _, c := range []struct{ at, want string }{
		{"set p1.energy 4; row commuter-train tank jets; turn p1 buy; buy 1; reveal ?",
			"Anna: points 0 → 2 (Commuter Train)|Anna: energy 4 → 0 (Commuter Train -4)|Discard Anna's Commuter Train|Card row: reveal slot 1"},
		{"set p1.points 4; row monster-pets tank jets; turn p1 buy; buy 1; reveal ?",
			"Anna: points 4 → 1 (Monster Pets)|Discard Anna's Monster Pets|Card row: reveal slot 1"},
		{"card p2 opportunist; set p1.energy 6; set p1.points 3; row acid-attack tank jets; turn p1 buy; buy 1; reveal monster-pets; answer yes; reveal ?",
			"Anna: points 3 → 0 (Monster Pets (Bea))|Anna: energy 6 → 0 (Acid Attack -6)|Anna now has Acid Attack|Discard Bea's Monster Pets|" +
				"Card row: slot 1: Monster Pets · reveal slot 1"},
	} {
		lines := enter(t, plainDesk(t, text.English), tokyo.Dark, c.at).g.View().Board.Lines
		lines = slices.DeleteFunc(lines, func(l companion.Line) bool { return !l.Board })
		if have := strings.Join(companion.Texts(lines), "|"); have != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.at, have, c.want)
		}
	}
}

// TestExtraTurnListed checks that a turn that is not the next one of the round is announced in the list of the turn before it.
func TestExtraTurnListed(t *testing.T) {
	const frenzy = "set p1.energy 9; row frenzy tank jets; turn p1 buy"
	for at, want := range map[string]string{
		"turn p1 buy; pass":                "",
		frenzy + "; buy 1; reveal ?":       "",
		frenzy + "; buy 1; reveal ?; pass": "Anna takes another turn",
		"card p2 opportunist; set p1.energy 9; set p2.energy 9; row tank ? jets; turn p1 buy; buy 1; " +
			"reveal frenzy; answer yes; reveal heal; pass": "Bea takes another turn",
		"card p1 freeze-time; roll 111eeh; resolve; answer yes; pass": "Anna takes another turn, with 1 fewer die",
	} {
		lines := enter(t, plainDesk(t, text.English), tokyo.Base, at).g.View().Board.Lines
		i := slices.IndexFunc(lines, func(l companion.Line) bool { return l.Board && strings.Contains(l.Text, "another turn") })
		if i < 0 && want != "" || i >= 0 && lines[i].Text != want {
			t.Errorf("%s: %q, want %q", at, companion.Texts(lines), want)
		}
	}
}

// TestOutListed checks that the list has the last hearts before the player goes out, and an empty Tokyo if nobody enters it.
func TestOutListed(t *testing.T) {
	const out = "Bea is out: discard cards, return figure, board and energy"
	for at, want := range map[string]string{
		"place p2 city; set p2.hearts 1; set p2.energy 2; roll 11cc23": "Anna: points 0 → 1 (entering Tokyo)|Bea: hearts 1 → 0|" + out + "|Anna enters Tokyo City",
		"place p2 city; set p2.hearts 1; set p2.poison 1; turn p2 buy": "Bea: hearts 1 → 0 (Poison)|" + out + "|Tokyo City is empty",
		"place p1 city; set p2.hearts 1; card p2 wings; roll 11cc23":   "Bea: hearts 1 → 0|Cleo: hearts 10 → 8|Dan: hearts 10 → 8|" + out,
	} {
		g := enter(t, plainDesk(t, text.English), tokyo.Base, at).g
		ahead := g.View().Advice
		do(t, g, "")
		for _, list := range []companion.Section{ahead, g.View().Board} {
			lines := slices.DeleteFunc(list.Lines, func(l companion.Line) bool { return l.Piece == companion.Piece{} })
			if have := strings.Join(companion.Texts(lines), "|"); list.Title != "" && have != want {
				t.Errorf("%s: %s\n%s\nwant\n%s", at, list.Title, have, want)
			}
		}
	}
}

// TestSoonGone checks that a card that is bought from the row and leaves its owner again in the same list has a line: if kot plays, if a
// person does, and in a game just opened.
func TestSoonGone(t *testing.T) {
	const start = "row heal herbivore tank; set p2.hearts 1; set p2.poison 2; set p2.energy 9; turn p2 buy"
	for _, c := range []struct {
		hand  string
		opens bool
	}{{"kot normal", false}, {"person", false}, {"kot normal", true}} {
		buys := []tokyo.Event{{Kind: tokyo.Bought, Slot: 2}, {Kind: tokyo.Answered, Answer: tokyo.Answer{Kind: tokyo.CardAnswer, Card: tokyo.Unnamed}},
			{Kind: tokyo.Passed}}
		buys[0].ByKot, buys[2].ByKot = c.hand != "person", c.hand != "person"
		p := enter(t, plainDesk(t, text.English), tokyo.Base, start+"; seat p2 "+c.hand)
		if p.play(p.g.AutoMove(buys...)); c.opens {
			p = enter(t, plainDesk(t, text.English), tokyo.Base, start+"; buy 2; reveal ?; pass")
		}
		have := companion.Texts(p.g.View().Board.Lines)
		slices.Sort(have)
		if said := strings.Join(have, "|"); said != "Bea is out: discard cards, return figure, board and energy|Bea: hearts 1 → 0 (Poison)|"+
			"Card row: reveal slot 2|Discard Bea's Herbivore" {
			t.Errorf("%+v: %s", c, said)
		}
	}
}

// TestEventsSayWhatHappened checks that no line of a table names a card without saying what it did.
func TestEventsSayWhatHappened(t *testing.T) {
	for at, want := range map[string]string{
		"card p1 background-dweller; roll 1233cc; answer 12":            "Anna: the dice show 11 22 CC now - Background Dweller",
		"place p2 city; card p2 jets; roll 11233c; resolve; answer yes": "Jets saves 1 heart for Bea",
	} {
		have := companion.Texts(enter(t, plainDesk(t, text.English), tokyo.Base, at).g.View().Board.Lines)
		if !slices.Contains(have, want) || slices.ContainsFunc(have, func(l string) bool { return strings.HasSuffix(l, ":") }) {
			t.Errorf("%s: the board has %q, want %q", at, have, want)
		}
	}
}

// TestDiceHaveTheirPart checks that if dice and a card change the same number, the line of the piece credits the card only with its part.
func TestDiceHaveTheirPart(t *testing.T) {
	for _, c := range []struct{ lines, want string }{
		{"card p1 friend-of-children; roll 112eeh; resolve", "Anna: energy 0 → 3 (+2 · Friend of Children)"},
		{"card p1 friend-of-children; row jets ? ?; set p1.energy 4; roll 112eeh; resolve; buy 1", "Anna: energy 4 → 7 → 2 (Friend of Children · Jets -5)"},
		{"card p1 regeneration; set p1.hearts 5; roll 1122hh; resolve", "Anna: hearts 5 → 8 (+2 · Regeneration)"},
		{"roll 112eeh; resolve", "Anna: energy 0 → 2"},
	} {
		p := enter(t, plainDesk(t, text.English), tokyo.Base, c.lines)
		if have := companion.Texts(p.g.View().Board.Lines); !slices.Contains(have, c.want) {
			t.Errorf("%s: %q, want %q", c.lines, have, c.want)
		}
	}
}
