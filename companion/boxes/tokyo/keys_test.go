package tokyo_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/tokyo"
)

// keyed returns the choices of a table as a screen has them: the key, the words, what it plays;
// "!" before the reason of an unavailable one, "?" after one that needs confirmation.
func keyed(p *entering) string {
	var out []string
	for _, c := range p.g.View().Choices {
		said := fmt.Sprintf("%s %s", c.Shortcut, c.Text)
		if c.Really != "" {
			said += "?"
		}
		switch {
		case c.Shortcut == "0" || c.Shortcut == "k" && c.Answer: // TestThrough, TestSilent
			continue
		case c.Disabled != "":
			said += " !" + c.Disabled
		case c.Move != nil:
			said += " <" + strings.Join(c.Move.Lines(), ";") + ">"
		}
		out = append(out, said)
	}
	return strings.Join(out, "\n")
}

// TestKeys checks that each choice has its key, wherever it is. No group of dice has the letter
// of a face, a card that a player owns keeps its key, and an unavailable choice says why.
func TestKeys(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name    string
		edition tokyo.Edition
		at      string
		want    []string
	}{
		{"the groups", tokyo.Base, "place p2 city; roll 112hec", []string{
			"Enter resolve, then Bea answers <resolve>", " numbers first <resolve numbers>", " hearts first <resolve hearts>",
			" energy first <resolve energy>", " smashes first <resolve smashes>"}},
		{"nothing can be bought: Enter ends the turn", tokyo.Base, "roll 112hhh", []string{
			"Enter resolve and end the turn (0 energy: no shop) <resolve;pass>", " numbers first <resolve numbers>", " hearts first <resolve hearts>"}},
		{"no card costs 1 energy", tokyo.Base, "set p1.energy 1; roll 112hhh", []string{
			"Enter resolve and end the turn (1 energy: no shop) <resolve;pass>", " numbers first <resolve numbers>", " hearts first <resolve hearts>"}},
		{"an unnamed card may be cheap", tokyo.Base, "set p1.energy 3; roll 112hhh", []string{
			"Enter resolve, then the shop <resolve>", " numbers first <resolve numbers>", " hearts first <resolve hearts>"}},
		{"the last group", tokyo.Base, "roll 112hhh; resolve numbers", []string{
			"Enter resolve and end the turn (0 energy: no shop) <resolve;pass>"}},
		{"the answer of another", tokyo.Base, "place p2 city; roll 11223c; resolve", []string{
			"y leave Tokyo City <answer yes;pass>", "n stay in Tokyo City <answer no;pass>"}},
		{"Ben could still heal", tokyo.Base, "card p2 rapid-healing; set p2.energy 2; set p2.hearts 5; roll 112233", []string{
			"Enter resolve, then the shop <resolve>", "i Bea may use Rapid Healing, 2 energy? <use p2 rapid-healing>"}},
		{"the turn's end ends the game", tokyo.Base, "set p1.points 19; roll 112233", []string{
			"Enter resolve: Anna wins when this turn ends <resolve>"}},
		{"and says so", tokyo.Base, "set p1.points 20; row frenzy wings jets; set p1.energy 2; turn p1 buy", []string{
			"r refresh the row, 2 energy <sweep;reveal ?;reveal ?;reveal ?>", "Enter end the turn: Anna wins <pass>",
			"1 Frenzy !this costs 7 energy; Anna has 2", "2 Wings !this costs 6 energy; Anna has 2", "3 Jets !this costs 5 energy; Anna has 2"}},
		{"a Monster would fall by Poison", tokyo.Base, "set p1.hearts 1; set p1.poison 1; place p1 city; roll 112233", []string{
			"Enter resolve, then the end of the turn <resolve>"}},
		{"the row", tokyo.Base, "row frenzy ? wings; set p1.energy 6; card p1 parasitic-tentacles; card p2 camouflage; turn p1 buy; answer no", []string{
			"2 Anna buys the unnamed card <buy 2>", "3 Anna buys Wings, 6 energy <buy 3;reveal ?>", "r refresh the row, 2 energy <sweep;reveal ?;reveal ?;reveal ?>",
			"Enter end the turn <pass>", " Anna buys Camouflage from Bea, 3 energy? <take camouflage>", "1 Frenzy !this costs 7 energy; Anna has 6"}},
		{"a list in the buy step counts on from the row", tokyo.Base, "row frenzy ? wings; set p1.energy 6; card p1 parasitic-tentacles; card p2 camouflage; turn p1 buy", []string{
			"4 Camouflage (Bea), 3 energy <answer camouflage>", "n no <answer no>",
			"2 Anna buys the unnamed card <buy 2>", "3 Anna buys Wings, 6 energy <buy 3;reveal ?>", "r refresh the row, 2 energy <sweep;reveal ?;reveal ?;reveal ?>",
			" end the turn <pass>", "1 Frenzy !this costs 7 energy; Anna has 6"}},
		{"one more roll", tokyo.Base, "card p1 smoke-cloud; charge smoke-cloud 2; card p1 energy-drink; set p1.energy 3; card p2 wings", []string{
			" type the 6 dice of the result", "+ Smoke Cloud: one more roll for a Smoke token <use p1 smoke-cloud>",
			"i Energy Drink: one more roll for 1 energy? <use p1 energy-drink>", "; Bea may use Wings !this costs 2 energy; Bea has 0"}},
		{"tiles", tokyo.Dark, "set p1.wickedness 2; roll 1112ec; resolve", []string{
			"1 Devious <answer tile-devious;pass>", "2 Eternal <answer tile-eternal;pass>", "3 Skulking <answer tile-skulking;pass>", "4 Tireless <answer tile-tireless;pass>", "n no tile <answer no;pass>"}},
		{"a choice of the turn's start: the digits are dice soon", tokyo.Base, "card p1 mimic; card p2 jets; set p1.energy 4; turn p1 start", []string{
			"d Jets (Bea) <answer jets>", "n no, nothing changes <answer no>"}},
	} {
		p := enter(t, plainDesk(t, text.English), c.edition, c.at)
		want := strings.Join(c.want, "\n")
		if got := keyed(p); got != want {
			t.Errorf("%s: the choices are\n%s\nwant\n%s", c.name, got, want)
		}
	}
}

// TestOrderHinted checks that the screen offers an order of the groups only if it changes the result (5.0). At full health a heart
// is wasted unless Reflective Hide has hit back before; its own question or Tokyo's does not change that.
func TestOrderHinted(t *testing.T) {
	t.Parallel()
	for at, want := range map[string]string{
		"place p2 city; roll 112hec":                                "",
		"place p2 city; card p2 reflective-hide; roll 1122hc":       "smashes first",
		"place p2 city; card p2 reflective-hide; roll 11223c":       "",
		"place p2 city; card p1 poison-quills; roll 222hcc":         "",
		"card p2 reflective-hide; roll 1122hc":                      "",
		"place p2 city; set p2.hearts 1; card p1 jets; roll 112hec": "",
	} {
		var have []string
		for _, c := range enter(t, plainDesk(t, text.English), tokyo.Dark, at).g.View().Choices {
			if strings.HasSuffix(c.Text, " first") && c.Hint != "" {
				have = append(have, c.Hint)
			}
		}
		if got := strings.Join(have, ", "); got != want {
			t.Errorf("%s: %q is hinted, want %q", at, got, want)
		}
	}
}

// TestEffects checks that a choice of tiles or cards shows what each does.
func TestEffects(t *testing.T) {
	for _, c := range []struct {
		edition tokyo.Edition
		at      string
	}{
		{tokyo.Dark, "set p1.wickedness 2; roll 1112ec; resolve"},
		{tokyo.Base, "row jets acid-attack wings; set p1.energy 9; turn p1 buy"},
	} {
		n := 0
		for _, x := range enter(t, plainDesk(t, text.English), c.edition, c.at).g.View().Choices {
			if x.Card != "" {
				if n++; x.Effect == "" || strings.Contains(x.Effect, "\n") {
					t.Errorf("%s does %q", x.Card, x.Effect)
				}
			}
		}
		if n < 3 {
			t.Errorf("%s: %d choices are cards", c.at, n)
		}
	}
}

// TestPassedOver checks that a turn without anything to buy writes the usual lines to the log.
// One undo takes back what the player did together with the automatic end of the turn, and one
// redo brings both back. If something else was done last, only that is undone.
func TestPassedOver(t *testing.T) {
	p := enter(t, plainDesk(t, text.English), tokyo.Base, "")
	p.keys("112hhh<")
	if got := played(p.g); got != "roll 1123hhh;resolve;pass" && got != "roll 112hhh;resolve;pass" {
		t.Fatalf("played %q", got)
	}
	if s := p.g.Now().State; s.Turn.Active != 1 || s.Turn.Phase != tokyo.PhaseRoll {
		t.Errorf("the turn is %+v", s.Turn)
	}
	lines := played(p.g)
	if what, err := p.g.Undo(); err != nil || p.g.Now().State.Turn.Phase != tokyo.PhaseResolve || what != "Anna resolved the dice" {
		t.Errorf("undo of %q: %v, %+v", what, err, p.g.Now().State.Turn)
	}
	if what, err := p.g.Redo(); err != nil || played(p.g) != lines || what != "Anna resolved the dice" {
		t.Errorf("redo of %q: %v, %s", what, err, played(p.g))
	}
	p = enter(t, plainDesk(t, text.English), tokyo.Base, "set p1.energy 2; roll 112hhh; resolve; set p1.energy 0; pass")
	if _, err := p.g.Undo(); err != nil || p.g.Now().State.Turn.Phase != tokyo.PhaseBuy || p.g.Now().State.Seats[0].Energy != 0 {
		t.Errorf("undo behind a correction: %v, %+v", err, p.g.Now().State.Turn)
	}
	if got := companion.NewController(p.g).Frame().Prompt; got != "0 energy: nothing affordable · [Enter] end the turn" {
		t.Errorf("the prompt is %q", got)
	}
	q := enter(t, plainDesk(t, text.English), tokyo.Base, "set p1.points 19")
	q.keys("112233<")
	if got := companion.NewController(q.g).Frame().Prompt; got != "[Enter] end the turn: Anna wins" {
		t.Errorf("the prompt is %q", got)
	}
}

// TestThrough checks that 0 resolves the dice and ends the turn without buying, even after a
// question to another player. A purchase after undo does not end the turn.
func TestThrough(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ at, keys, want string }{
		{"set p1.energy 9; roll 112233", "0", "resolve;pass"},
		{"set p1.energy 9; place p2 city; roll 11223c", "0n", "resolve;answer no;pass"},
		{"set p1.energy 9; place p2 city; roll 11223c", "<n", "resolve;answer no"},
		{"set p1.points 19; set p1.energy 9; roll 112233", "0", "resolve"},
		{"set p1.energy 9; place p2 city; roll 11223c", "0n<", "resolve;answer no;pass"},
	} {
		p := enter(t, plainDesk(t, text.English), tokyo.Base, c.at)
		before := played(p.g)
		p.keys(c.keys)
		if got := strings.TrimPrefix(played(p.g), before+";"); got != c.want {
			t.Errorf("%s: %s plays %q, want %q", c.at, c.keys, got, c.want)
		}
	}
	p := enter(t, plainDesk(t, text.English), tokyo.Base, "row frenzy wings jets; set p1.energy 19; roll 112233")
	p.keys("0")
	if _, err := p.g.Undo(); err != nil {
		t.Fatal(err)
	}
	if phase := p.g.Now().State.Turn.Phase; phase != tokyo.PhaseResolve {
		t.Errorf("undo of one key leads to %v", phase)
	}
	p.keys("<3")
	if s := p.g.Now().State; s.Turn.Active != 0 || s.Turn.Phase != tokyo.PhaseBuy {
		t.Errorf("a purchase after undo ends the turn: %+v", s.Turn)
	}
}

// TestSilent checks that a card that asks turn after turn can be told to wait until it is called.
// It then says no by itself, in the log as usual. When called, it asks, at once if it has just said no.
func TestSilent(t *testing.T) {
	d := plainDesk(t, text.English)
	call := func(p *entering) companion.Move {
		for _, c := range p.g.View().Choices {
			if c.Text == "Anna wants to use Herd Culler: ask again" || c.Text == "Anna wants to use Made in a Lab: ask again" {
				return c.Move
			}
		}
		return nil
	}
	p := enter(t, d, tokyo.Base, "card p1 herd-culler; roll 223hhh")
	if call(p) != nil {
		t.Fatal("a card that asks is called")
	}
	p.keys("k")
	if got := played(p.g); got != "card p1 herd-culler;roll 223hhh;answer no" {
		t.Fatalf("played %q", got)
	}
	if err := p.g.Session.Game.DoLine("turn p1 roll"); err != nil {
		t.Fatal(err)
	}
	hinted := func(p *entering) bool {
		return slices.ContainsFunc(p.g.View().Choices, func(c companion.Play) bool { return c.Hint == "use Herd Culler" })
	}
	if hinted(p) {
		t.Error("the card is hinted where nothing happens when it is called")
	}
	p.keys("223hhh")
	if !hinted(p) {
		t.Error("the card has just said no by itself, and is not hinted")
	}
	if got := played(p.g); !strings.HasSuffix(got, ";roll 223hhh;answer no") {
		t.Fatalf("played %q", got)
	}
	if p.play(call(p)); p.g.Now().Question.ID != tokyo.AskCuller || !strings.HasSuffix(played(p.g), ";roll 223hhh") {
		t.Errorf("called, it asks %s after %q", p.g.Now().Question.ID, played(p.g))
	}
	p.keys("2")
	if p.g.Now().State.Turn.Dice[tokyo.One] != 1 || call(p) != nil {
		t.Errorf("the dice are %v", p.g.Now().State.Turn.Dice)
	}
	lab := enter(t, d, tokyo.Base, "card p1 made-in-a-lab; set p1.energy 9; turn p1 buy")
	lab.keys("k")
	for _, line := range []string{"pass", "turn p1 resolve"} {
		if err := lab.g.Session.Game.DoLine(line); err != nil {
			t.Fatal(err)
		}
	}
	lab.keys("<")
	if got := played(lab.g); !strings.HasSuffix(got, ";resolve;answer no") {
		t.Fatalf("played %q", got)
	}
	if lab.play(call(lab)); lab.g.Now().Question.ID != tokyo.AskLab {
		t.Errorf("called, it asks %s", lab.g.Now().Question.ID)
	}
	hearts := enter(t, d, tokyo.Base, "card p2 wings; set p2.energy 9; place p2 city; roll 11223c; resolve")
	for _, c := range hearts.g.View().Choices {
		if c.Shortcut == "k" {
			t.Errorf("hearts are given up unasked: %s", c.Text)
		}
	}
}
