package tokyo_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/tokyo"
)

// TestDiceWaitForEnter checks that dice always stay until Enter resolves them, whatever they show and whichever player is asked
// next. Backspace removes the last one.
func TestDiceWaitForEnter(t *testing.T) {
	for _, c := range []struct {
		name, at, dice string
		edition        tokyo.Edition
		asks           tokyo.QuestionID
	}{
		{"Bea may yield", "place p2 city", "11223c", tokyo.Base, tokyo.AskYield},
		{"nobody is in Tokyo", "", "11223c", tokyo.Base, tokyo.NoQuestion},
		{"Bea falls and is not asked", "place p2 city; set p2.hearts 1", "11223c", tokyo.Base, tokyo.NoQuestion},
		{"a tile is chosen", "set p1.wickedness 2", "1112ec", tokyo.Dark, tokyo.AskTile},
	} {
		p := enter(t, plainDesk(t, text.English), c.edition, c.at)
		before := played(p.g)
		added := func() string { return strings.TrimPrefix(strings.TrimPrefix(played(p.g), before), ";") }
		if p.keys(c.dice); added() != "roll "+c.dice || p.g.Now().Asking {
			t.Errorf("%s: %q is played", c.name, added())
		}
		if p.keys("-"); added() != "" || !strings.EqualFold(p.dice(), c.dice[:5]+"_") {
			t.Errorf("%s: Backspace leaves %q and the dice %s", c.name, added(), p.dice())
		}
		p.keys(c.dice[5:] + "<")
		if q, _ := p.g.Now().Open(); !strings.HasPrefix(added(), "roll "+c.dice+";resolve") || q.ID != c.asks {
			t.Errorf("%s: %q is played and %s asked, want %s", c.name, added(), q.ID, c.asks)
		}
	}
}

// TestShopTakesNoDice checks that letters of dice do nothing in a shop, so that no die buys a card or leaves the shop.
func TestShopTakesNoDice(t *testing.T) {
	p := enter(t, plainDesk(t, text.English), tokyo.Base, "set p1.energy 9; turn p1 buy")
	before := played(p.g)
	if p.keys("hec"); played(p.g) != before || p.g.Roll().Tray(&p.entry).Due != 0 {
		t.Errorf("played %q", played(p.g))
	}
}

// TestKotsAnswerStopsNoTurn checks that if kot answers between the dice and the shop, the turn goes on as its prompt says:
// without a shop if nothing can be bought, and by 0 if the player wants to buy nothing.
func TestKotsAnswerStopsNoTurn(t *testing.T) {
	for _, c := range []struct{ at, keys, says, want string }{
		{"set p1.energy 0", "<", "resolve, Bea answers, end the turn (0 energy: no shop)", "resolve;answer no by kot;pass"},
		{"set p1.energy 7", "0", "then Bea answers", "resolve;answer no by kot;pass"},
		{"set p1.energy 7", "<", "then Bea answers", "resolve;answer no by kot"},
	} {
		p := enter(t, plainDesk(t, text.English), tokyo.Base, "seat p2 kot hard; place p2 city; "+c.at+"; roll 11223c")
		before := played(p.g)
		if got := companion.NewController(p.g).Frame().Prompt; !strings.Contains(got, c.says) {
			t.Errorf("%s: the prompt says %q", c.at, got)
		}
		if got := strings.TrimPrefix(played(p.keys(c.keys).g), before); !strings.Contains(got, c.want) {
			t.Errorf("%s, %s: %q is played", c.at, c.keys, got)
		}
	}
}

// TestLeave checks that 0 leaves the shop without buying, as Enter does, and says so.
func TestLeave(t *testing.T) {
	for _, c := range []struct{ at, want string }{
		{"set p1.energy 9; turn p1 buy", "pass"},
		{"row frenzy ? wings; set p1.energy 6; card p1 parasitic-tentacles; card p2 camouflage; turn p1 buy", "answer no;pass"},
		{"set p1.points 20; set p1.energy 9; turn p1 buy", ""},
		{"set p1.energy 9; roll 112233", "resolve;pass"},
		{"place p2 city; roll 11223c", ""}, // there will be no shop
	} {
		p := enter(t, plainDesk(t, text.English), tokyo.Base, c.at)
		before := played(p.g)
		hint, there := "", false
		for _, ch := range p.g.View().Choices {
			if ch.Shortcut == "0" {
				hint, there = ch.Hint+ch.Prompt, true
			}
		}
		if hinted := c.want != "" && c.want != "pass"; (hint != "") != hinted { // the hint of Enter covers it if it does the same
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

// TestFreeCard checks that in the Dark Edition a turn without energy stops only if the one card that costs nothing is named in the row.
func TestFreeCard(t *testing.T) {
	p := enter(t, plainDesk(t, text.English), tokyo.Dark, "roll 112233")
	if p.keys("<"); played(p.g) != "roll 112233;resolve;pass" {
		t.Fatalf("played %q", played(p.g))
	}
	if err := p.g.Session.Game.DoLine("row monster-pets ? ?"); err != nil {
		t.Fatal(err)
	}
	if p.keys("113223<"); p.g.Now().State.Turn.Phase != tokyo.PhaseBuy {
		t.Error("the turn passes over the card in the row")
	}
}

// TestEndSays checks that Enter says what the end of the turn brings, even after a question on the way, if the answer is no.
func TestEndSays(t *testing.T) {
	for _, c := range []struct{ at, keys, want string }{ // keys, then Anna's shop again
		{"set p1.poison 1; set p1.hearts 1; turn p1 buy", "", "end the turn: 1 Poison, Anna is OUT"},
		{"set p1.poison 3; set p1.hearts 2; turn p1 buy", "", "end the turn: 3 Poison, Anna is OUT"},
		{"card p1 energy-hoarder; set p1.energy 6; set p1.poison 2; turn p1 buy", "", "end the turn: +1 point, 2 Poison"},
		{"card p1 solar-powered; turn p1 buy", "", "end the turn: +1 energy"},
		{"card p1 metamorph; set p1.poison 1; set p1.hearts 1; turn p1 buy", "", "end the turn: Anna answers, 1 Poison, Anna is OUT"},
		{"card p1 metamorph; set p1.points 20; set p1.energy 9; turn p1 buy", "", "end the turn: Anna answers, Anna wins"},
		{"card p1 metamorph; set p1.poison 1; turn p1 buy", "<k", "end the turn: 1 Poison"},                                 // a card that is told to stop asking
		{"card p1 wings; set p1.energy 2; set p1.poison 1; set p1.hearts 1; turn p1 buy", "", "end the turn: Anna answers"}, // Anna may survive
	} {
		p := enter(t, plainDesk(t, text.English), tokyo.Base, c.at)
		if p.keys(c.keys); c.keys != "" {
			do(t, p.g, "turn p1 buy")
		}
		if have := companion.NewController(p.g).Frame().Enter; have != c.want {
			t.Errorf("%s: Enter is said to %q, want %q", c.at, have, c.want)
		}
	}
	p := enter(t, plainDesk(t, text.English), tokyo.Dark, "card p1 natural-selection; set p1.poison 1; roll 3331111; resolve")
	if have, want := companion.NewController(p.g).Frame().Enter, "end the turn: Anna is OUT"; have != want {
		t.Errorf("Enter is said to %q, want %q", have, want)
	}
}
