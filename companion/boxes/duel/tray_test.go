package duel_test

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
)

// TestAutobotTurnKeys checks that an Autobot turn with two rerolls needs only its dice and one
// key (A1, A3), without a key between the rolls.
func TestAutobotTurnKeys(t *testing.T) {
	h := soloGame(t, "turn rival roll")
	h.press("ccfhdp") // keeps the claws; fame and destruction tie with level markers
	if q := h.g.View().Asked; q == nil || len(h.lines) != 1 {
		t.Fatalf("no tie is asked about: %v", h.lines)
	}
	h = soloGame(t, "set fame 1; turn rival roll")
	h.press("ccfhdp") // Destruction at 0 is closer to Autobot than Fame at +1: two claws and the destruction stay
	if have, want := h.dice(), "[C] [C] F H [D] P"; have != want {
		t.Fatalf("it keeps %s, want %s", have, want)
	}
	if left := h.g.Roll().Tray(&h.e); left.Due != 3 || left.LettersLeft(&h.e) != 3 || left.Prompt != "Autobot: reroll 3 dice and type them" {
		t.Errorf("%+v", left)
	}
	h.press("cef") // the claw stays, energy and fame go
	if have, want := h.dice(), "[C] [C] [C] E [D] F"; have != want {
		t.Fatalf("it keeps %s, want %s", have, want)
	}
	h.press("dd\n")
	if want := []string{"roll ccfhdp", "roll cef", "roll dd", "resolve"}; !slices.Equal(h.lines, want) {
		t.Errorf("played %v, want %v", h.lines, want)
	}
	if h.keys != 6+3+2+1 {
		t.Errorf("%d keys", h.keys)
	}
	v := h.g.View()
	if v.Seats[0].Gauges[0].Value != 11 || v.Lanes[1].Marker != 14+2 { // 3 claws of 14 hearts; three destruction pull one space
		t.Errorf("hearts %d, destruction at %d", v.Seats[0].Gauges[0].Value, v.Lanes[1].Marker)
	}
}

// TestQuickEnters checks that six letters and two Enters by habit cost nothing, as long as Autobot has dice to reroll.
func TestQuickEnters(t *testing.T) {
	h := soloGame(t, "set fame 1; turn rival roll")
	h.press("ccfhdp\n\n")
	if missing := "3 dice are missing; type them first (D1)"; !slices.Equal(h.lines, []string{"roll ccfhdp"}) || !slices.Equal(h.said, []string{missing, missing}) {
		t.Fatalf("played %v, said %v", h.lines, h.said)
	}
	h.press("e\n")
	if len(h.lines) != 1 || h.said[len(h.said)-1] != "2 dice are missing; type them first (D1)" {
		t.Fatalf("played %v, said %v", h.lines, h.said)
	}
	h.press("<=") // a player who typed only the last dice says so
	if want := []string{"roll ccfhdp", "stop"}; !slices.Equal(h.lines, want) {
		t.Errorf("played %v, want %v", h.lines, want)
	}
	// With nothing to reroll, Enter resolves at once (A3).
	h = soloGame(t, "turn rival roll")
	h.press("cccccc\n")
	if want := []string{"roll cccccc", "resolve"}; !slices.Equal(h.lines, want) || len(h.said) > 0 {
		t.Errorf("played %v, said %v", h.lines, h.said)
	}
}

// TestMarkedFirst checks that letters are dice of another roll only once dice are marked, so that the next player's dice do not
// become a reroll if Enter was forgotten.
func TestMarkedFirst(t *testing.T) {
	h := soloGame(t, "turn you roll")
	h.press("ccffhecc")
	if len(h.lines) != 1 || h.said[1] != "first mark the dice to keep (1 to 6); [Enter] resolves (D1)" {
		t.Errorf("played %v, said %v", h.lines, h.said)
	}
	h.press("11eeeeee") // without the mark, all of them are rerolled
	if want := []string{"roll ccffhe", "roll eeeeee"}; !slices.Equal(h.lines, want) {
		t.Errorf("played %v, want %v", h.lines, want)
	}
}

// TestNoShop checks that if nothing can be bought, Enter resolves and ends the turn (O9).
func TestNoShop(t *testing.T) {
	h := soloGame(t, "turn you roll")
	h.press("hhhhhh\n")
	if want := []string{"roll hhhhhh", "resolve", "pass"}; !slices.Equal(h.lines, want) {
		t.Errorf("played %v, want %v", h.lines, want)
	}
	h = soloGame(t, "turn you roll")
	h.press("ehhhhh") // an unnamed card in slot 3 may cost 1
	if v := h.g.View(); !v.Shops {
		t.Errorf("no shop is announced: %+v", v.Head)
	}
	h.press("\n")
	if want := []string{"roll ehhhhh", "resolve"}; !slices.Equal(h.lines, want) {
		t.Errorf("played %v, want %v", h.lines, want)
	}
}

// TestDiceCounts checks that five to eight dice are due (S4, O2), including Autobot's tokens (A0).
func TestDiceCounts(t *testing.T) {
	for _, c := range []struct {
		lines  string
		due    int
		prompt string
	}{
		{"", 5, "Roll 5 dice and type them"},
		{"turn you roll", 6, "Roll 6 dice and type them"},
		{"card you extra-head; turn you roll", 7, "Roll 7 dice and type them"},
		{"set you.dice-tokens 2; turn you roll", 6, "Roll 6 dice and type them · [+] spend a dice token (2 left)"},
		{"set rival.dice-tokens 1; turn rival roll", 7, "Autobot spends its dice token: roll 7 dice and type them"},
		{"set rival.dice-tokens 2; turn rival roll", 8, "Autobot spends its dice tokens: roll 8 dice and type them"},
		{"taken 2 rival; turn rival roll", 4, "Autobot: roll 4 dice and type them"},
		{"card you alien-metabolism; turn you roll", 6, "Roll 6 dice and type them · :discard"},
		{"card you alien-metabolism; turn you roll; used alien-metabolism", 6, "Roll 6 dice and type them"},
	} {
		h := at(t, text.English, solo+began+strings.ReplaceAll(c.lines, "; ", "\n")+"\n")
		if c.lines == "" {
			h = at(t, text.English, solo)
		}
		tr := h.g.Roll().Tray(&h.e)
		if tr.Due != c.due || len(tr.Dice) != c.due || tr.Prompt != c.prompt || !tr.Throw {
			t.Errorf("%s: %d dice due, %d shown, %q", c.lines, tr.Due, len(tr.Dice), tr.Prompt)
		}
	}
	h := at(t, text.English, solo+began+"set you.dice-tokens 2\nturn you roll\n")
	h.press("++")
	if tr := h.g.Roll().Tray(&h.e); tr.Due != 7 && tr.Due != 8 || strings.Contains(tr.Prompt, "+") {
		t.Errorf("both tokens spent: %+v", tr)
	}
}

// TestWhiteDice checks that Autobot's special power takes its two white dice, which stay until Enter (A7).
func TestWhiteDice(t *testing.T) {
	h := soloGame(t, "set rival.energy 5; turn rival end")
	tr := h.g.Roll().Tray(&h.e)
	if tr.Due != 2 || tr.Prompt != "Autobot's special power: roll 2 white dice and type them" {
		t.Errorf("%+v", tr)
	}
	h.press("\n")
	if len(h.lines) > 0 || len(h.said) != 1 {
		t.Errorf("Enter with white dice due: %v %v", h.lines, h.said)
	}
	if h.press("cc"); len(h.lines) > 0 {
		t.Errorf("white dice wait for no Enter: %v", h.lines)
	}
	if h.press("\n"); !slices.Equal(h.lines, []string{"roll cc"}) || h.g.View().Seats[0].Gauges[0].Value != 12 {
		t.Errorf("played %v", h.lines)
	}
}

// TestMarks checks that dice are kept by number, and that each die keeps its place. Those kept stay marked after the next roll, and a
// number then takes one back.
func TestMarks(t *testing.T) {
	h := soloGame(t, "turn you roll")
	h.press("ccffhe")
	if have, want := h.dice(), "C C F F H E"; have != want {
		t.Fatalf("%s lie, want %s", have, want)
	}
	h.press("34")
	if have, want := h.dice(), "C C [F] [F] H E"; have != want {
		t.Fatalf("%s, want %s", have, want)
	}
	h.press("f")
	if have, want := h.dice(), "'F _ [F] [F] _ _"; have != want {
		t.Fatalf("%s, want %s", have, want)
	}
	h.press("1")
	if h.said[len(h.said)-1] != "a roll is being typed; press Backspace first (D1)" {
		t.Errorf("said %v", h.said)
	}
	h.press("dde")
	if want := []string{"roll cchheff", "keep ff", "roll eddf"}; len(h.lines) != 3 || h.lines[1] != want[1] {
		t.Fatalf("played %v", h.lines)
	}
	if have, want := h.dice(), "F D F F D E"; have != want {
		t.Fatalf("%s, want %s", have, want)
	}
	h.press("13") // one kept fame goes back, the new one stays
	if have, want := h.dice(), "[F] D [F] F D E"; have != want {
		t.Fatalf("%s, want %s", have, want)
	}
	if tr := h.g.Roll().Tray(&h.e); tr.Due != 4 || tr.Beside[0].Text != "Kept: FF · rerolled: E F DD" {
		t.Errorf("%+v", tr)
	}
	h.press("14") // as before: what was kept stays
	h.press("ched")
	if h.lines[3] != "keep ff" || h.lines[4] != "roll ched" {
		t.Errorf("played %v", h.lines)
	}
	h.press("\n")
	if have, want := h.dice(), "C H F F E D"; have != want { // also while they are resolved
		t.Errorf("%s, want %s", have, want)
	}
}

// TestOtherDiceForAutobot checks that keeping other dice than A1 says is a separate event.
func TestOtherDiceForAutobot(t *testing.T) {
	h := soloGame(t, "set fame 1; turn rival roll")
	h.press("ccfhdp") // [C] [C] F H [D] P
	h.press("5")
	if tr := h.g.Roll().Tray(&h.e); tr.Beside[0].Text != "Kept: CC. Autobot's rules would keep CC D · rerolled: H F D P" || tr.Due != 4 {
		t.Errorf("%+v", tr)
	}
	h.press("eeee")
	if want := []string{"roll ccfhdp", "keep cc", "roll eeee"}; !slices.Equal(h.lines, want) {
		t.Errorf("played %v, want %v", h.lines, want)
	}
}

// TestBack checks that Backspace removes letters one by one, even those of rolls already entered.
func TestBack(t *testing.T) {
	h := soloGame(t, "set fame 1; turn rival roll")
	h.press("pdhfcc") // typed in this order
	h.press("ef<<<")  // two letters, then the last of the first roll
	if have, want := h.dice(), "'P 'D 'H 'F 'C _"; have != want {
		t.Fatalf("%s, want %s", have, want)
	}
	h.press("<<fce") // another roll
	if want := "roll pdhfce"; h.lines[len(h.lines)-1] != want {
		t.Errorf("played %v, want %s", h.lines, want)
	}
	h = soloGame(t, "")
	h.press("<")
	if len(h.said) != 1 || h.said[0] != "no letter to delete; u undoes the last step" {
		t.Errorf("said %v", h.said)
	}
	h = soloGame(t, "turn you roll")
	h.press("ccffhe12") // two claws kept
	h.press("eeee<")    // the roll is undone, the keep stays
	if have, want := h.dice(), "[C] [C] 'E 'E 'E _"; have != want {
		t.Errorf("%s, want %s", have, want)
	}
}

// TestDrafts checks that a half-typed roll comes back with the game, however the process ended.
func TestDrafts(t *testing.T) {
	for _, c := range []struct{ lines, keys, draft, dice string }{
		{"turn you roll", "cch", "cch ", "'C 'C 'H _ _ _"},
		{"turn you roll; roll ccffhe", "56d", "d 56", "'D _ _ _ [H] [E]"},
		{"turn you roll; roll ccffhe", "1", " 1", "[C] C F F H E"},
		{"set fame 1; turn rival roll; roll ccfhdp", "e", "e 125", "[C] [C] 'E _ [D] _"},
		{"turn you roll; roll ccffhe", "12eeee<", "eee 12", "[C] [C] 'E 'E 'E _"},
		{"set fame 1; turn rival roll; roll ccfhdp", "eef<", "ee 125", "[C] [C] 'E 'E [D] _"},
		{"turn you roll", "", "", "_ _ _ _ _ _"},
	} {
		h := soloGame(t, c.lines)
		h.press(c.keys)
		if have := h.g.Roll().Draft(&h.e); have != c.draft {
			t.Errorf("%s: the draft is %q, want %q", c.keys, have, c.draft)
		}
		h.g.File().KeepDraft(h.g.Roll().Draft(&h.e))
		h.e = h.g.Roll().FromDraft(h.g.File().Drafted())
		if have := h.dice(); have != c.dice {
			t.Errorf("%s: %s, want %s", c.keys, have, c.dice)
		}
	}
	h := soloGame(t, "turn you roll")
	for _, odd := range []string{"xx zz", "cccccccccccc 99", " ", "c"} { // only what fits, and never a complete roll
		if e := h.g.Roll().FromDraft(odd); len(e.Typed) > 5 {
			t.Errorf("%q: %v", odd, e)
		}
	}
}

// TestFinalRoll checks that Enter takes a human's dice as they lie, and that nothing else is
// needed if the order of the symbols changes nothing (O6).
func TestFinalRoll(t *testing.T) {
	h := soloGame(t, "turn you roll")
	h.press("ccheee\n")
	if want := []string{"roll ccheee", "resolve"}; !slices.Equal(h.lines, want) {
		t.Errorf("played %v, want %v", h.lines, want)
	}
	if v := h.g.View(); v.Head.Step != "buy" || v.Seats[0].Gauges[1].Value != 3 {
		t.Errorf("%+v", v.Head)
	}
}

// TestEndingWithQuestions checks that questions at the end of rolling are answered before the preview of resolving.
func TestEndingWithQuestions(t *testing.T) {
	h := at(t, text.English, "kot 1 duel solo\nside you alienoid\nside rival meka-dragon\n"+began+"turn you roll\n")
	h.press("cccepp")
	have := strings.Join(texts(h.g.View().Advice.Lines), "; ")
	if want := "first: Power: add one of which symbol?; You: energy 0 → 1; Autobot: hearts 12 → 9"; h.g.View().Advice.Title != "IF DECLINED" || have != want {
		t.Errorf("%s: %s, want %s", h.g.View().Advice.Title, have, want)
	}
	h.press("\n")
	if q := h.g.View().Asked; q == nil || q.Question != "Power: add one of which symbol?" && q.Question != "Power: add two of which symbol?" {
		t.Fatalf("%+v, played %v", q, h.lines)
	}
	h.press("h")
	if v := h.g.View(); v.Beat != companion.PreviewBeat || len(v.Advice.Lines) != 3 { // energy none: claws, the heart, the pull
		t.Errorf("%v after %v", v.Advice, h.lines)
	}
	h.press("\n")
	if v := h.g.View(); v.Head.Step != "buy" {
		t.Errorf("%s after %v", v.Head.Step, h.lines)
	}
}

// TestThrow checks that kot throws the missing dice and says so, and that typed letters stay.
func TestThrow(t *testing.T) {
	h := soloGame(t, "turn you roll")
	h.press("hhz") // here, chance is always a claw
	if want := []string{"roll hhcccc thrown"}; !slices.Equal(h.lines, want) {
		t.Errorf("played %v, want %v", h.lines, want)
	}
}

// TestDiceRefused checks that letters change nothing and say why if no dice are due.
func TestDiceRefused(t *testing.T) {
	for _, c := range []struct{ lines, keys, said string }{
		{"turn you buy", "c", "no dice are rolled at this step (buy); nothing was lost"},
		{"turn rival resolve; dice cccchh", "c", "Autobot stops rolling: press Enter to resolve first (A3)"},
		{"turn you roll; roll ccffhe", "123456c", "every die is marked as kept; unmark one by its number, or press Enter (D1)"},
		{"turn you roll; roll ccffhe", "7", "there is no die 7 (D1)"},
		{"turn you roll", "1", "digits mark dice between two rolls or buy cards; neither is possible now (D1)"},
		{"turn you buy", "1", "nothing can be bought there now; n names the cards in the row; nothing was lost (D4)"},
		{"set you.energy 9; turn you buy; buy 3", "1", "answer first: Which card are you buying?"},
		{"concede you", "c", "the game is over; undo a step or start a new one (W)"},
		{"turn you roll", "cch\n", "3 dice are missing; type them first (D1)"},
	} {
		h := soloGame(t, c.lines)
		h.press(c.keys)
		if len(h.said) == 0 || h.said[len(h.said)-1] != c.said {
			t.Errorf("%s, %q: %v", c.lines, c.keys, h.said)
		}
	}
}

// TestCamouflageDice checks that dice that a question asks for are typed like any others (O10).
func TestCamouflageDice(t *testing.T) {
	h := soloGame(t, "card you camouflage; turn rival resolve; dice ccceee")
	h.press("\n")
	tr := h.g.Roll().Tray(&h.e)
	if tr.Due != 3 || h.g.View().Asked == nil {
		t.Fatalf("%+v", tr)
	}
	h.press("hh<")
	if have, want := h.dice(), "'H _ _"; have != want {
		t.Errorf("%s, want %s", have, want)
	}
	h.press("hc")
	if slices.Contains(h.lines, "answer hhc") {
		t.Errorf("played without Enter: %v", h.lines)
	}
	h.press("\n")
	if h.lines[len(h.lines)-1] != "answer hhc" || h.g.View().Seats[0].Gauges[0].Value != 13 {
		t.Errorf("played %v", h.lines)
	}
}

// TestTitanicPick checks that two dice are left by letter or by number, and that the same
// number again takes one back (O6).
func TestTitanicPick(t *testing.T) {
	h := soloGame(t, "card you titanic-batteries; turn you roll; roll cchhee")
	h.press("\n")
	h.press("13")
	if have, want := h.dice(), "-C C -H H E E"; have != want {
		t.Fatalf("%s, want %s", have, want)
	}
	h.press("3")
	if have, want := h.dice(), "-C C H H E E"; have != want {
		t.Fatalf("%s, want %s", have, want)
	}
	h.press("c")
	if !slices.Contains(h.lines, "answer cc") {
		t.Errorf("played %v", h.lines)
	}
}

// TestPressedSymbols checks that letters of either language answer a question for a symbol and resolve one.
func TestPressedSymbols(t *testing.T) {
	h := soloGame(t, "turn rival roll")
	h.press("fd" + "eeee" + "f")
	if !slices.Contains(h.lines, "answer fame") {
		t.Errorf("played %v", h.lines)
	}
	h = soloGame(t, "turn you resolve; set rival.hearts 1; set fame -6; set destruction -4; dice cfffee") // the order matters
	h.press("c")
	if want := []string{"resolve claw"}; !slices.Equal(h.lines, want) {
		t.Errorf("played %v, want %v", h.lines, want)
	}
	h = soloGame(t, "turn you resolve; dice ccfffe") // a die of the next turn, typed too early
	if h.press("f"); len(h.lines) > 0 {
		t.Errorf("played %v", h.lines)
	}
	if _, ok := h.g.Roll().Face('x'); ok {
		t.Error("x is a die")
	}
}
