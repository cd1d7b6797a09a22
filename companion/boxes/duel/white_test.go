package duel_test

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/internal/often"
)

// ahead returns the list of what Enter will do, without the reasons.
func (h *presser) ahead() string {
	list := h.g.View().Advice.Lines
	if roll := h.g.Roll(); roll.Ahead != nil {
		list = roll.Ahead(&h.e).Lines
	}
	return moved(list)
}

// moved returns the pieces of a list, each as it moves.
func moved(list []companion.Line) string {
	var out []string
	for _, l := range list {
		if l.Piece != (companion.Piece{}) {
			out = append(out, strings.TrimSpace(l.Piece.Who+" "+l.Piece.What+" "+l.Piece.Told))
		}
	}
	return strings.Join(out, "; ")
}

// TestWhiteDiceAhead checks that if Autobot can pay for its special power, its white dice are typed before Enter, and two more
// if it can pay again. The list then has each piece once, and one Enter plays all of it.
func TestWhiteDiceAhead(t *testing.T) {
	for _, c := range []struct {
		name, lines, dice string
		white             []string // what is typed between two prompts
		prompts           []string
		ahead             string
		played            []string
	}{
		{
			"one power", "set rival.energy 5", "cccddd", []string{"ep"},
			[]string{"Autobot pays 4 of its 5 energy: type its 2 white dice", ""},
			"Autobot energy 5 → 3; You hearts 14 → 11; Destruction marker 0 → -1; Card row slot 3 out, slide · reveal slot 1",
			[]string{"resolve", "roll ep"},
		},
		{
			"two powers", "set rival.energy 6", "cccddd", []string{"ep", "f", "d"},
			[]string{
				"Autobot pays 4 of its 6 energy: type its 2 white dice", "Autobot pays 4 of its 4 energy: type its 2 white dice",
				"1 more die to type", "",
			},
			"Autobot energy 6 → 0; You hearts 14 → 11; Fame marker 0 → -1; Destruction marker 0 → -2; " +
				"Card row slot 3 out, slide · reveal slot 1 · slot 3 out, slide · reveal slot 1",
			[]string{"resolve", "roll ep", "reveal ?", "roll fd"},
		},
		{
			"no energy", "set rival.energy 1", "cccddd", nil, []string{""},
			"You hearts 14 → 11; Destruction marker 0 → -1", []string{"resolve"},
		},
		{
			"won by then", "set rival.energy 5; set you.hearts 3", "cccddd", nil, []string{""},
			"You hearts 3 → 0", []string{"resolve"},
		},
		{
			"won by white dice", "set rival.energy 9; set you.hearts 4", "cccddd", []string{"ce"},
			[]string{"Autobot pays 4 of its 9 energy: type its 2 white dice", ""},
			"Autobot energy 9 → 5; You hearts 4 → 0; Destruction marker 0 → -1",
			[]string{"resolve", "roll ce"},
		},
		{
			"somebody is asked first", "card you camouflage; set rival.energy 5", "cccddd", nil,
			[]string{""}, "", []string{"resolve"},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := soloGame(t, c.lines+"; turn rival roll")
			h.press(c.dice)
			h.lines = nil
			for i, want := range c.prompts {
				if i > 0 {
					h.press("\n" + c.white[i-1])
				}
				if have := h.g.Roll().Tray(&h.e).Prompt; have != want {
					t.Fatalf("%s: %q, want %q", h.dice(), have, want)
				}
			}
			if len(h.lines) > 0 || len(h.said) != len(c.white) {
				t.Fatalf("played %v, said %v", h.lines, h.said)
			}
			ahead := h.ahead()
			if c.ahead != "" && ahead != c.ahead {
				t.Errorf("ahead %q, want %q", ahead, c.ahead)
			}
			h.press("\n")
			if !slices.Equal(h.lines, c.played) {
				t.Errorf("played %v, want %v", h.lines, c.played)
			}
			if have := moved(h.g.View().Board.Lines); c.ahead != "" && have != ahead {
				t.Errorf("the list is %q, and was %q", have, ahead)
			}
		})
	}
}

// TestWhiteDiceAfterQuestion checks that after a question in the middle of resolving, the white dice are a separate roll.
func TestWhiteDiceAfterQuestion(t *testing.T) {
	h := soloGame(t, "card you camouflage; set rival.energy 5; turn rival roll")
	h.press("cccddd\nccc\n")
	if tr := h.g.Roll().Tray(&h.e); tr.Due != 2 || tr.Prompt != "Autobot's special power: roll 2 white dice and type them" {
		t.Errorf("%v, then %+v", h.lines, tr)
	}
}

// TestWhiteDiceBack checks that Backspace removes the last white die and leaves the others, that kot throws the missing ones, and
// that undo takes back everything that Enter did.
func TestWhiteDiceBack(t *testing.T) {
	h := soloGame(t, "set rival.energy 5; turn rival roll")
	h.press("cccdddep<")
	if have, want := h.dice(), "C C C D D D 'E _"; have != want {
		t.Errorf("%s, want %s", have, want)
	}
	h.press("z") // here, chance is always a claw
	if have, want := h.dice(), "C C C D D D 'E 'C"; have != want {
		t.Errorf("%s, want %s", have, want)
	}
	h.press("\n")
	if want := []string{"roll cccddd", "resolve", "roll ec thrown"}; !slices.Equal(h.lines, want) {
		t.Errorf("played %v, want %v", h.lines, want)
	}
	was := moved(h.g.View().Board.Lines)
	if _, _, err := h.g.Roll().Back(&h.e); err == nil {
		t.Errorf("Backspace undoes an Enter")
	}
	h.press("cch")
	if have := moved(h.g.View().Board.Lines); have != was {
		t.Errorf("while the next dice are typed %q, was %q", have, was)
	}
	h.press("hee")
	if have := moved(h.g.View().Board.Lines); have != was {
		t.Errorf("behind the next roll %q, was %q", have, was)
	}
	h.press("uuu") // the roll, the card that came up, and all of the Enter
	if have, want := h.dice(), "C C C D D D _ _"; have != want {
		t.Errorf("%s, want %s", have, want)
	}
	h.press("<")
	if have, want := h.dice(), "'C 'C 'C 'D 'D _"; have != want {
		t.Errorf("%s, want %s", have, want)
	}
}

// TestWhiteDiceSurvive checks that typed or thrown white dice come back when the game is opened, and the list after Enter
// as well.
func TestWhiteDiceSurvive(t *testing.T) {
	h := soloGame(t, "set rival.energy 6; turn rival roll; roll cccddd")
	roll := h.g.Roll()
	for _, keys := range []string{"e", "ep", "epf", "epfd", "z"} {
		h.e = companion.Entry{}
		h.press(keys)
		have := roll.FromDraft(roll.Draft(&h.e))
		if !slices.Equal(have.Typed, h.e.Typed) || have.Thrown != h.e.Thrown {
			t.Errorf("%s: %+v, was %+v", keys, have, h.e)
		}
	}
	h.press("<<epfd\n")
	was := h.g.View().Board.Lines
	again, _, err := h.g.Box().Look(h.g.Path())
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	if have := again.View().Board.Lines; !slices.Equal(have, was) {
		t.Errorf("opened again: %+v, was %+v", have, was)
	}
}

// TestWhiteDiceByLine checks that line by line, Enter resolves the other dice first, or the white ones are typed at once.
func TestWhiteDiceByLine(t *testing.T) {
	for _, lines := range [][]string{{"", "ep"}, {"ep"}, {"e p"}} {
		h := soloGame(t, "set rival.energy 5; turn rival roll; roll cccddd")
		for _, line := range lines {
			m, err := h.g.Parse(line)
			h.play(companion.Entry{}, m, err)
		}
		if want := []string{"resolve", "roll ep"}; !slices.Equal(h.lines, want) {
			t.Errorf("%q: %v, want %v; %v", lines, h.lines, want, h.said)
		}
	}
	h := soloGame(t, "set rival.energy 5; turn rival roll; roll cccddd")
	m, err := h.g.Parse("epp")
	if h.play(companion.Entry{}, m, err); len(h.lines) > 0 || len(h.said) != 1 {
		t.Errorf("three dice: %v %v", h.lines, h.said)
	}
}

// TestWhiteDiceLead checks that for any roll, Enter ends at the same table as the same lines one by one, and that the list
// shows that table.
func TestWhiteDiceLead(t *testing.T) {
	for seed := range often.Cases(10, 100) {
		n := uint64(seed)
		h := soloGame(t, "set rival.energy "+string('5'+rune(n%5))+"; turn rival roll")
		random := func(of int) string {
			n = n*6364136223846793005 + 1442695040888963407
			return strings.Repeat(string("chefdp"[n>>33%6]), of)
		}
		h.press(random(3) + random(3))
		for roll := h.g.Roll(); roll.White == nil && roll.Wants(&h.e) > 0; roll = h.g.Roll() {
			h.press(random(1))
		}
		if h.g.View().Asked != nil {
			continue
		}
		for roll := h.g.Roll(); roll.Wants(&h.e) > len(h.e.Typed); {
			h.press(random(1))
		}
		ahead := h.ahead()
		h.lines = nil
		h.press("\n")
		if have := moved(h.g.View().Board.Lines); have != ahead || len(h.lines) == 0 {
			t.Errorf("seed %d, %v: %q, was %q", seed, h.lines, have, ahead)
		}
	}
}

// TestRolledMoves checks that what a card moved when the last roll of a turn was typed is in the list of what will happen, in the one
// that follows, and in no other. Utter destruction pulls both markers by 2 and strikes for 2; nothing else is spent.
func TestRolledMoves(t *testing.T) {
	h := soloGame(t, "card you utter-destruction; set you.dice-tokens 1; tokens 1; roll ccfhdpf; keep ccfhdp; roll f; keep ccfhdp; roll e; answer fame")
	const will = "You energy 0 → 1; Autobot hearts 12 → 10 → 8; Fame marker 0 → +2; Destruction marker 0 → +2"
	if have := moved(h.g.View().Advice.Lines); have != will {
		t.Errorf("will happen: %q, want %q", have, will)
	}
	h.press("\n")
	if have := moved(h.g.View().Board.Lines); have != will {
		t.Errorf("to do: %q, want %q", have, will)
	}
}
