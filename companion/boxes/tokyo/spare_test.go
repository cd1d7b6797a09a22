package tokyo_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/tokyo"
)

// TestAsksAtOnce: where resolving the dice only asks somebody, the question stands there as soon as they are typed. Where
// nobody is asked, a card may be used before, or the order of the groups makes a difference, Enter comes first.
func TestAsksAtOnce(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, at, dice, want string
		edition              tokyo.Edition
		asks                 tokyo.QuestionID
	}{
		{"Bea may yield", "place p2 city", "11223c", "roll 11223c;resolve", tokyo.Base, tokyo.AskYield},
		{"hearts of the one who rolls do not change that", "place p2 city; set p1.hearts 4", "1hh23c", "roll 1hh23c;resolve", tokyo.Base, tokyo.AskYield},
		{"nobody is in Tokyo", "", "11223c", "roll 11223c", tokyo.Base, tokyo.NoQuestion},
		{"no smash", "place p2 city", "112233", "roll 112233", tokyo.Base, tokyo.NoQuestion},
		{"Bea falls and is not asked", "place p2 city; set p2.hearts 1", "11223c", "roll 11223c", tokyo.Base, tokyo.NoQuestion},
		{"Bea could heal before", "place p2 city; card p2 rapid-healing; set p2.energy 2; set p2.hearts 5", "11223c", "roll 11223c", tokyo.Base, tokyo.NoQuestion},
		{"Wings may be used before", "place p2 city; card p2 wings; set p2.energy 2", "11223c", "roll 11223c", tokyo.Base, tokyo.NoQuestion},
		{"a card asks about the dice before", "place p2 city; card p1 stretchy; set p1.energy 4", "11223c", "roll 11223c", tokyo.Base, tokyo.AskStretchy},
		{"a tile is chosen", "set p1.wickedness 2", "1112ec", "roll 1112ec;resolve", tokyo.Dark, tokyo.AskTile},
	} {
		p := enter(t, plainDesk(t, text.English), c.edition, c.at)
		before := played(p.g)
		p.keys(c.dice)
		q, _ := p.g.Now().Open()
		if got := strings.TrimPrefix(strings.TrimPrefix(played(p.g), before), ";"); got != c.want || q.ID != c.asks {
			t.Errorf("%s: %q is played and %s asked, want %q and %s", c.name, got, q.ID, c.want, c.asks)
		}
	}
}

// TestBackFromAsked: Backspace takes the last die back although the dice were resolved; undo takes the roll, redo brings
// back the question.
func TestBackFromAsked(t *testing.T) {
	p := enter(t, plainDesk(t, text.English), tokyo.Base, "place p2 city")
	p.keys("11223c-")
	if got := played(p.g); got != "place p2 city" || p.dice() != "11223_" {
		t.Fatalf("Backspace leaves %q and the dice %s", got, p.dice())
	}
	p.keys("e")
	if got := played(p.g); got != "place p2 city;roll 11223e" {
		t.Errorf("played %q", got)
	}
	p = enter(t, plainDesk(t, text.English), tokyo.Base, "place p2 city")
	p.keys("11223c")
	if _, err := p.g.Undo(); err != nil || p.g.Now().State.Turn.Phase != tokyo.PhaseRoll {
		t.Errorf("undo leads to %+v (%v)", p.g.Now().State.Turn, err)
	}
	if _, err := p.g.Redo(); err != nil || p.g.Now().Question.ID != tokyo.AskYield {
		t.Errorf("redo asks %s (%v)", p.g.Now().Question.ID, err)
	}
}

// TestNextDice: the dice of the next player end a turn at its shop, once they are complete; until then the player can
// still buy. Where the end of the turn brings something, they do not.
func TestNextDice(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, at, keys, want string }{
		{"whole", "set p1.energy 9; turn p1 buy", "hhe123", "pass;roll hhe123"},
		{"a digit first is a card", "row jets wings frenzy; set p1.energy 9; turn p1 buy", "1", "buy 1;reveal ?"},
		{"five dice, and back", "row jets wings frenzy; set p1.energy 5; turn p1 buy", "hhe12-----1", "buy 1;reveal ?;pass"},
		{"they ask at once", "place p2 city; place p1 outside; set p1.energy 9; turn p1 buy", "hhe123", "pass;roll hhe123"},
		{"the game ends with the turn", "set p1.points 20; set p1.energy 9; turn p1 buy", "hhecch", ""},
		{"a Monster falls by Poison", "set p1.hearts 1; set p1.poison 1; set p1.energy 9; turn p1 buy", "hhecch", ""},
		{"a card is asked about at the end", "card p1 metamorph; set p1.energy 9; turn p1 buy", "hhecch", ""},
	} {
		p := enter(t, plainDesk(t, text.English), tokyo.Base, c.at)
		before := played(p.g)
		p.keys(c.keys)
		if got := strings.TrimPrefix(strings.TrimPrefix(played(p.g), before), ";"); got != c.want {
			t.Errorf("%s: %q is played, want %q", c.name, got, c.want)
		}
	}
	p := enter(t, plainDesk(t, text.English), tokyo.Base, "set p1.energy 9; turn p1 buy")
	if tr := p.g.Roll().Tray(&p.entry); tr.Due != 0 || tr.Throw {
		t.Errorf("the shop waits for %d dice", tr.Due)
	}
	p.keys("h")
	if tr := p.g.Roll().Tray(&p.entry); tr.Due != 6 || tr.Throw || tr.Prompt != "Next player's roll: 5 dice to go" {
		t.Errorf("after the first letter: %+v", tr)
	}
	if p.keys("<"); p.err != nil || p.g.Now().State.Turn.Active != 1 {
		t.Errorf("Enter, which ends the turn, does not behind a letter: %v", p.err)
	}
}

// TestLeave: 0 leaves the shop without buying, as Enter does, and says so.
func TestLeave(t *testing.T) {
	for _, c := range []struct{ at, want string }{
		{"set p1.energy 9; turn p1 buy", "pass"},
		{"row frenzy ? wings; set p1.energy 6; card p1 parasitic-tentacles; card p2 camouflage; turn p1 buy", "answer no;pass"},
		{"set p1.points 20; set p1.energy 9; turn p1 buy", ""},
		{"set p1.energy 9; roll 112233", "resolve;pass"},
	} {
		p := enter(t, plainDesk(t, text.English), tokyo.Base, c.at)
		before := played(p.g)
		hint, there := "", false
		for _, ch := range p.g.View().Choices {
			if ch.Shortcut == "0" {
				hint, there = ch.Hint, true
			}
		}
		if hinted := c.want != "" && c.want != "pass"; (hint != "") != hinted { // Enter is hinted where it does the same
			t.Errorf("%s: the hint of 0 is %q", c.at, hint)
		}
		if there {
			p.keys("0")
		}
		if got := strings.TrimPrefix(strings.TrimPrefix(played(p.g), before), ";"); got != c.want {
			t.Errorf("%s: 0 plays %q, want %q", c.at, got, c.want)
		}
	}
}

// TestForgo: in the Dark Edition a turn without energy stops for the one card that costs nothing, until a player has
// said that it need not; it stops again where that card lies in the row, and once that is called back.
func TestForgo(t *testing.T) {
	p := enter(t, plainDesk(t, text.English), tokyo.Dark, "roll 112233")
	if p.keys("<"); p.g.Now().State.Turn.Phase != tokyo.PhaseBuy {
		t.Fatalf("the turn is at %s", p.g.Now().State.Turn.Phase)
	}
	p.keys("k" + "113223<")
	if got := played(p.g); got != "roll 112233;resolve;pass;roll 113223;resolve;pass" {
		t.Fatalf("played %q", got)
	}
	if err := p.g.Session.DoLines("row monster-pets ? ?"); err != nil {
		t.Fatal(err)
	}
	if p.keys("113223<"); p.g.Now().State.Turn.Phase != tokyo.PhaseBuy {
		t.Error("the turn passes over the card in the row")
	}
	p.keys("<")
	if err := p.g.Session.DoLines("row ? ? ?"); err != nil {
		t.Fatal(err)
	}
	var call companion.Move
	for _, c := range p.g.View().Choices {
		if c.Text == "stop again where only Monster Pets can be bought" {
			call = c.Move
		}
	}
	p.play(call)
	if p.keys("113223<"); call == nil || p.g.Now().State.Turn.Phase != tokyo.PhaseBuy {
		t.Error("called back, the turn does not stop")
	}
	rich := enter(t, plainDesk(t, text.English), tokyo.Dark, "set p1.energy 3; turn p1 buy")
	for _, c := range rich.g.View().Choices {
		if c.Shortcut == "k" {
			t.Errorf("where more can be bought: %s", c.Text)
		}
	}
}
