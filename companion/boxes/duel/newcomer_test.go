package duel_test

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
)

// What somebody without the rulebook could not tell from the table.

// TestFewSymbols: one or two fame or destruction of a player are told to move nothing; three, four and none are not.
func TestFewSymbols(t *testing.T) {
	for dice, want := range map[string][]string{
		"fcccdd": {"Fame: 1 of 3, the marker does not move", "Destruction: 2 of 3, the marker does not move"},
		"ffccce": {"Fame: 2 of 3, the marker does not move"},
		"fffccd": {"Destruction: 1 of 3, the marker does not move"},
		"ffffcc": nil,
	} {
		said := texts(soloGame(t, "roll "+dice).g.View().Advice.Lines)
		said = slices.DeleteFunc(said, func(s string) bool { return !strings.Contains(s, "does not move") })
		if !slices.Equal(said, want) {
			t.Errorf("%s: %q, want %q", dice, said, want)
		}
	}
}

// TestWinComesFirst: that the dice win the game stands above all else that they do, where no lack of room cuts it.
func TestWinComesFirst(t *testing.T) {
	lines := texts(soloGame(t, "set rival.hearts 3; roll cccfde").g.View().Advice.Lines)
	if len(lines) < 2 || !strings.HasPrefix(lines[0], "You win: ") {
		t.Errorf("%q", lines)
	}
}

// TestPulled: an answer to the question which marker to pull says where it pulls it, and a win.
func TestPulled(t *testing.T) {
	for lines, want := range map[string][]string{
		"roll ppcccc; resolve":                                 {"fame 0 → +1", "destruction 0 → +1"},
		"set fame 6; set destruction -2; roll ppcccc; resolve": {"fame +6 → Victory · You win: ", "destruction -2 → -1"},
	} {
		v := soloGame(t, lines).g.View()
		for i, w := range want {
			if i >= len(v.Choices) || !strings.HasPrefix(v.Choices[i].Text, w) {
				t.Errorf("%s: choice %d is %q, want %q", lines, i, v.Choices[i].Text, w)
			}
		}
	}
}

// TestNamedRow: a card that was named keeps its name in the list when the next one is turned up.
func TestNamedRow(t *testing.T) {
	const special = "set rival.energy 9; turn rival end; roll ep; reveal ?; row snack-time ? ?; roll ep; reveal ?"
	v := soloGame(t, special).g.View()
	row := slices.IndexFunc(v.Board.Lines, func(l companion.Line) bool { return strings.Contains(l.Text, "slot 1") })
	if row < 0 || !strings.Contains(v.Board.Lines[row].Text, "slot 1: Snack time · ") {
		t.Errorf("%q", texts(v.Board.Lines))
	}
}

// TestRowSlides: cards slide where one was taken from a slot behind the first, also if the purchase has named it. A purchase taken back
// brings the card back: it is no discard.
func TestRowSlides(t *testing.T) {
	const shop = "set you.energy 9; turn you buy; "
	for _, c := range []struct {
		lang              text.Lang
		lines, want, back string
	}{
		{text.English, "row snack-time ? ?; buy snack-time; reveal ?", "Snack time out · reveal slot 1", ""},
		{text.English, "row ? ? giant-brain; buy giant-brain; reveal ?", "Giant brain out, slide · reveal slot 1", "You: take Giant brain away"},
		{text.English, "buy 3; reveal frenzy; reveal ?", "Frenzy out, slide · reveal slot 1", ""},
		{"fr", "buy 3; reveal frenzy; reveal ?", "retirer Rage, décaler les autres", ""},
	} {
		h := at(t, c.lang, solo+began+strings.ReplaceAll(shop+c.lines, "; ", "\n")+"\n")
		if have := texts(h.g.View().Board.Lines); !slices.ContainsFunc(have, func(l string) bool { return strings.Contains(l, c.want) }) {
			t.Errorf("%s: %q", c.lines, have)
		}
		h.press("uu")
		if have := texts(h.g.View().Board.Lines); c.back != "" && !slices.Contains(have, c.back) {
			t.Errorf("%s, taken back: %q", c.lines, have)
		}
	}
}

// TestKingRule: rules of King tokens are told only where somebody has them.
func TestKingRule(t *testing.T) {
	for you, want := range map[string]bool{"gigazaur": false, "the-king": true} {
		g := at(t, text.English, strings.Replace(solo, "gigazaur", you, 1)+began+"roll ppcccc\nresolve\n").g
		if have := slices.Contains(g.View().Rules, "rule.T6"); have != want {
			t.Errorf("%s: %v, want %v: %q", you, have, want, g.View().Rules)
		}
	}
}

// TestKingMoved: a King token that moves says where it lay, because there are two of them.
func TestKingMoved(t *testing.T) {
	king := strings.Replace(solo, "gigazaur", "the-king", 1) + began + "token king fame -3\ntoken king destruction 4\nturn you roll\nroll ppphhh\nresolve\n"
	for lines, want := range map[string]string{
		"answer fame -3\nanswer destruction -2\n":       "Move the King token from Fame -3 to Destruction -2",
		"answer destruction 4\nanswer destruction -2\n": "Move the King token from Destruction +4 to Destruction -2",
	} {
		if have := texts(at(t, text.English, king+lines).g.View().Board.Lines); !slices.Contains(have, want) {
			t.Errorf("%q, want %q", have, want)
		}
	}
}
