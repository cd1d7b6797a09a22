package duel_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/words/text"
)

// TestPicksOfSetup checks what can be chosen on the page of a set-up, option by option, with what it means.
func TestPicksOfSetup(t *testing.T) {
	for _, c := range []struct{ said, id, want string }{
		{"", "first", "You (); you You; rival Autobot"}, {"duel 2, name Anna, other Ben", "first", "Anna (Roll six dice each; the player with the most claws starts. Reroll ties); you Anna (Roll six dice each; the player with the most claws starts. Reroll ties); rival Ben (Roll six dice each; the player with the most claws starts. Reroll ties)"}, {"", "even", "none (9 levels, easy to hard) (); no none (9 levels, easy to hard); yes the level that suits you; 1 level 1 of 9; 2 level 2 of 9; 3 level 3 of 9; 4 level 4 of 9; 5 level 5 of 9; 6 level 6 of 9; 7 level 7 of 9; 8 level 8 of 9; 9 kot plays the other seat, on hard (a beginner wins 1 game in 200)"}, {"even yes", "even", "the level that suits you (Level 3 of 9: Autobot on normal; chance for a player like you: about 48%); no none (9 levels, easy to hard); yes the level that suits you; 1 level 1 of 9; 2 level 2 of 9; 3 level 3 of 9; 4 level 4 of 9; 5 level 5 of 9; 6 level 6 of 9; 7 level 7 of 9; 8 level 8 of 9; 9 kot plays the other seat, on hard (a beginner wins 1 game in 200)"}, {"even 2", "even", "level 2 of 9 (Level 2 of 9: Autobot on normal; it starts with 11 hearts; you get 2 energy; chance for a player like you: about 62%); no none (9 levels, easy to hard); yes the level that suits you; 1 level 1 of 9; 2 level 2 of 9; 3 level 3 of 9; 4 level 4 of 9; 5 level 5 of 9; 6 level 6 of 9; 7 level 7 of 9; 8 level 8 of 9; 9 kot plays the other seat, on hard (a beginner wins 1 game in 200)"}, {"even 2", "hard", "normal: special power from 4 energy (); normal normal: special power from 4 energy; hard hard: special power from 3 energy"},
		{"duel 2, chair hard", "even", "kot plays the other seat, on hard (a beginner wins 1 game in 200); no none (9 levels, easy to hard); yes the level that suits you; 1 level 1 of 9; 2 level 2 of 9; 3 level 3 of 9; 4 level 4 of 9; 5 level 5 of 9; 6 level 6 of 9; 7 level 7 of 9; 8 level 8 of 9; 9 kot plays the other seat, on hard (a beginner wins 1 game in 200)"}, {"", "hard", "normal: special power from 4 energy (); normal normal: special power from 4 energy; hard hard: special power from 3 energy"}, {"hard yes", "hard", "hard: special power from 3 energy (); normal normal: special power from 4 energy; hard hard: special power from 3 energy"}, {"", "duel", "one, against Autobot (); one one, against Autobot; two two: you and another player, or kot"}, {"duel 2", "duel", "two: you and another player, or kot (); one one, against Autobot; two two: you and another player, or kot"},
		{"", "discard", "with each special power (); power with each special power; turn after each Autobot turn"}, {"", "first-dice", "5 dice for whoever starts (); both 5 dice for whoever starts; you 5 dice only if you start"},
	} {
		d := desk(t, text.English)
		d.Coach = advice.NewCoaching(&fixed{0.5}, advice.CoachAsk, nil)
		s := filled(t, d, nil)
		for say := range strings.SplitSeq(c.said, ", ") {
			if id, word, ok := strings.Cut(say, " "); ok {
				if err := s.Set(id, word); err != nil {
					t.Fatal(say, err)
				}
			}
		}
		have := "none"
		for _, f := range s.Fields() {
			if f.ID != c.id {
				continue
			}
			have = f.Value + " (" + f.Note + ")"
			for _, p := range f.Picks {
				have += "; " + p.Word + " " + p.Text
				if p.Note != "" {
					have += " (" + p.Note + ")"
				}
			}
		}
		if have != c.want {
			t.Errorf("%s, %s: %q, want %q", c.said, c.id, have, c.want)
		}
	}
}
