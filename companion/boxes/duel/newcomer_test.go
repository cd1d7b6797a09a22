package duel_test

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
)

// This file tests what somebody without the rulebook could not learn from the table.

// TestFewSymbols checks that kot says one or two fame or destruction move nothing, but not for three, four or none.
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

// TestWinComesFirst checks that a win by the dice comes before everything else that they do, where it is never cut off.
func TestWinComesFirst(t *testing.T) {
	lines := texts(soloGame(t, "set rival.hearts 3; roll cccfde").g.View().Advice.Lines)
	if len(lines) < 2 || !strings.HasPrefix(lines[0], "You win: ") {
		t.Errorf("%q", lines)
	}
}

// TestPulled checks that an answer to the question which marker to pull says where it pulls the marker, and a win.
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

// TestNamedRow checks that a named card keeps its name in the list when the next one is turned up.
func TestNamedRow(t *testing.T) {
	const special = "set rival.energy 9; turn rival end; roll ep; reveal ?; row snack-time ? ?; roll ep; reveal ?"
	v := soloGame(t, special).g.View()
	row := slices.IndexFunc(v.Board.Lines, func(l companion.Line) bool { return strings.Contains(l.Text, "slot 1") })
	if row < 0 || !strings.Contains(v.Board.Lines[row].Text, "slot 1: Snack time · ") {
		t.Errorf("%q", texts(v.Board.Lines))
	}
}

// TestRowSlides checks that cards slide if one was taken from a slot after the first, even if the purchase has named it. Undoing a
// purchase brings the card back: it is not a discard.
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

// TestKingRule checks that rules about King tokens are shown only if somebody has them.
func TestKingRule(t *testing.T) {
	for you, want := range map[string]bool{"gigazaur": false, "the-king": true} {
		g := at(t, text.English, strings.Replace(solo, "gigazaur", you, 1)+began+"roll ppcccc\nresolve\n").g
		if have := slices.Contains(g.View().Rules, "rule.T6"); have != want {
			t.Errorf("%s: %v, want %v: %q", you, have, want, g.View().Rules)
		}
	}
}

// TestKingMoved checks that the line of a moved King token says where it lay, because there are two of them.
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
