package duel_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
)

// TestShortening is T3: two blanks, and the printed space between them is gone.
func TestShortening(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "T3", Name: "one space leads onto the first blank",
			Given: resolving + "token alien fame 1", Play: "dice fffecc; resolve fame", Want: "fame=1"},
		{Rule: "T3", Name: "two onto the other",
			Given: resolving + "token alien fame 1", Play: "dice ffffec; resolve fame", Want: "fame=3 you.hearts=14 rival.hearts=12"},
		{Rule: "T3", Name: "three beyond it",
			Given: resolving + "token alien fame 1", Play: "dice fffffe; resolve fame", Want: "fame=4"},
		{Rule: "T3", Name: "downward too",
			Given: autobots + "token alien destruction -3", Play: "dice dddd; resolve", Want: "destruction=-3"}, // 0: -1, -3
		{Rule: "T3", Name: "from one blank to the other, onto Victory",
			Given: resolving + "token alien fame 5; set fame 5", Play: "dice fffecc; resolve fame", Want: "fame=7 phase=over winner=you why=victory"},
		{Rule: "T3", Name: "out of the dark into the spotlight over the hidden 3",
			Given: resolving + "token alien fame 2; set fame 2; set destruction 4", Play: "dice fffecc; resolve fame",
			Want: "fame=4 phase=over winner=you why=spotlight"},
		{Rule: "T3", Name: "over the rival's hidden -3: from -2 with 1",
			Given: autobots + "token alien fame -4; set fame -2; set destruction -4", Play: "dice fff; resolve",
			Want: "fame=-4 phase=over winner=rival why=spotlight"},
	})
}

// TestLengthening is T4: an extra space with the bonus between two blanks.
func TestLengthening(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "T4", Name: "the blank before it gives nothing",
			Given: resolving + "set you.hearts 9; token phantom fame 1", Play: "dice fffecc; resolve fame", Want: "fame=1 you.hearts=9"},
		{Rule: "T4", Name: "the second space is the extra one",
			Given: resolving + "set you.hearts 9; token phantom fame 1", Play: "dice ffffec; resolve fame", Want: "fame=1.5 you.hearts=10"},
		{Rule: "T4", Name: "the third the other blank",
			Given: resolving + "set you.hearts 9; token phantom fame 1", Play: "dice fffffe; resolve fame", Want: "fame=2 you.hearts=10"},
		{Rule: "T4", Name: "from 0 to 3 are four spaces",
			Given: resolving + "set you.hearts 9; token phantom fame 1", Play: "dice ffffff; resolve fame", Want: "fame=3 you.hearts=10"},
		{Rule: "T4", Name: "downward, and below 0: from 0 to -0.5",
			Given: autobots + "token penguin destruction -1", Play: "dice ddd; resolve", Want: "destruction=-0.5 you.hearts=13"},
		{Rule: "T4", Name: "from the extra space either way: up",
			Given: resolving + "token penguin fame 2; set fame 2.5", Play: "dice fffecc; resolve fame", Want: "fame=3 rival.hearts=12"},
		{Rule: "T4", Name: "from the extra space either way: down",
			Given: autobots + "token penguin fame 2; set fame 2.5", Play: "dice ffff; resolve", Want: "fame=1 you.hearts=14"},
		{Rule: "T4", Name: "two such tokens beside each other: 1, 1.5, 2, 3, 3.5, 4 are six spaces",
			Given: resolving + "set you.hearts 9; token phantom fame 1; token penguin fame 3", Play: "dice ffffffff; resolve fame",
			Want: "fame=4 you.hearts=10 rival.hearts=11"},
	})
}

// TestSpotlightSpaces is T5: which spaces of tokens are spotlight or Victory.
func TestSpotlightSpaces(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "T5", Name: "3.5 is in: destruction reaching 3 wins",
			Given: resolving + "token penguin fame 3; set fame 3.5; set destruction 2", Play: "dice dddecc; resolve destruction",
			Want: "fame=3.5 destruction=3 phase=over winner=you why=spotlight"},
		{Rule: "T5", Name: "4.5 is in",
			Given: resolving + "token penguin destruction 4; set destruction 4.5; set fame 2", Play: "dice fffecc; resolve fame",
			Want: "fame=3 phase=over winner=you why=spotlight"},
		{Rule: "T5", Name: "2.5 is out",
			Given: resolving + "token penguin fame 2; set fame 2.5; set destruction 2", Play: "dice dddecc; resolve destruction",
			Want: "fame=2.5 destruction=3 winner= phase=resolve"},
		{Rule: "T5", Name: "5.5 is out",
			Given: resolving + "token penguin fame 5; set fame 5.5; set destruction 2", Play: "dice dddecc; resolve destruction",
			Want: "fame=5.5 destruction=3 winner= phase=resolve"},
		{Rule: "T5", Name: "pulled onto 2.5 nothing is won, one further it is",
			Given: resolving + "token penguin fame 2; set fame 2; set destruction 5", Play: "dice fffecc; resolve fame", Want: "fame=2.5 winner="},
		{Rule: "T5", Name: "from 2 over 2.5 to 3",
			Given: resolving + "token penguin fame 2; set fame 2; set destruction 5", Play: "dice ffffec; resolve fame",
			Want: "fame=3 rival.hearts=11 winner=you why=spotlight"},
		{Rule: "T5", Name: "the rival pulls it down from 6 onto 5.5: dark",
			Given: autobots + "token penguin fame 5; set fame 6; set destruction 5", Play: "dice fff; resolve", Want: "fame=5.5 winner= active=you"},
		{Rule: "T5", Name: "and onto 5: yours, whoever pulled",
			Given: autobots + "token penguin fame 5; set fame 6; set destruction 5", Play: "dice ffff; resolve",
			Want: "fame=5 you.hearts=13 phase=over winner=you why=spotlight"},
		{Rule: "T5", Name: "the rival's -3.5 is in",
			Given: autobots + "token phantom fame -4; set fame -3.5; set destruction -2", Play: "dice ddd; resolve",
			Want: "destruction=-3 phase=over winner=rival why=spotlight"},
		{Rule: "T5", Name: "the rival's -4.5 is in",
			Given: autobots + "token phantom fame -5; set fame -4.5; set destruction -2", Play: "dice ddd; resolve",
			Want: "destruction=-3 phase=over winner=rival why=spotlight"},
		{Rule: "T5", Name: "the rival's -2.5 and -5.5 are out",
			Given: autobots + "token phantom fame -3; set fame -2.5; token penguin destruction -6; set destruction -5", Play: "dice ddd; resolve",
			Want: "fame=-2.5 destruction=-5.5 winner= active=you"},
		{Rule: "T5", Name: "6.5 is not Victory",
			Given: resolving + "token penguin fame 6; set fame 6", Play: "dice fffecc; resolve fame", Want: "fame=6.5 rival.hearts=11 winner= phase=resolve"},
		{Rule: "T5", Name: "the next space is",
			Given: resolving + "token penguin fame 6; set fame 6", Play: "dice ffffec; resolve fame",
			Want: "fame=7 rival.hearts=11 phase=over winner=you why=victory"},
		{Rule: "T5", Name: "of a token half in the zone 2 is dark",
			Given: resolving + "token pumpkin fame 2; set fame 1; set destruction 4", Play: "dice fffecc; resolve fame", Want: "fame=2 winner="},
		{Rule: "T5", Name: "and 3 is lit",
			Given: resolving + "token pumpkin fame 2; set fame 1; set destruction 4", Play: "dice ffffec; resolve fame",
			Want: "fame=3 rival.hearts=12 winner=you why=spotlight"},
	})
}

// TestDragonWay is T7: the zigzag decides the dragon's orientation, and the question
// at which hand the Fame track is comes once per game.
func TestDragonWay(t *testing.T) {
	buy := "buy 3; reveal ?; "
	given := shopping + "set you.hearts 9; row ? trendsetter eye-of-the-storm; "
	cases := []dueltest.Case{
		{Rule: "T7", Name: "the hand is asked when the dragon is placed",
			Given: given, Play: buy + "answer fame 1", Want: "question=fame-left answers=yes,no tokens="},
		{Rule: "T7", Name: "and never again in this game",
			Given: given, Play: buy + "answer fame 1; answer yes; buy trendsetter; reveal ?; answer destruction 2",
			Want: "question= tokens=dragon:destruction:2:flip you.cards=eye-of-the-storm,trendsetter"},
		{Rule: "T7", Name: "it need not be asked where it was said before",
			Given: given + "hand right", Play: buy + "answer fame 2", Want: "question= tokens=dragon:fame:2:flip"},
		{Rule: "T7", Name: "other tokens do not ask",
			Given: shopping + "row ? ? kaijutsu", Play: buy + "answer fame 1", Want: "question= tokens=pumpkin:fame:1"},
		{Rule: "T7", Name: "left hand, odd on Fame: the heart comes first going up, 20 - 1 - 1",
			Given: shopping + "set you.hearts 9; row ? photoshoot eye-of-the-storm",
			Play:  buy + "answer fame 1; answer yes; buy photoshoot; reveal ?; answer fame -3",
			Want:  "fame=1 you.hearts=10 you.energy=18"},
		{Rule: "T7", Name: "right hand, odd on Fame: the energy comes first, 20 - 1 - 1 + 1",
			Given: shopping + "set you.hearts 9; row ? photoshoot eye-of-the-storm",
			Play:  buy + "answer fame 1; answer no; buy photoshoot; reveal ?; answer fame -3",
			Want:  "fame=1 you.hearts=9 you.energy=19"},
	}
	// With the first space of its reading order (energy) nearest you, the dragon is
	// flipped.
	for place, left := range map[string]bool{
		"fame 1": true, "fame -3": true, "fame 5": true, "fame 2": false, "fame -4": false,
		"destruction 1": false, "destruction -3": false, "destruction 2": true, "destruction -4": true, "destruction 4": true,
	} {
		for answer, flipped := range map[string]bool{"yes": left, "no": !left} {
			want := "tokens=dragon:" + strings.ReplaceAll(place, " ", ":")
			if flipped {
				want += ":flip"
			}
			cases = append(cases, dueltest.Case{Rule: "T7", Name: place + " left " + answer,
				Given: given, Play: buy + "answer " + place + "; answer " + answer, Want: want})
		}
	}
	dueltest.Run(t, dueltest.Rules(t), cases)
}

// TestDragonCorrected is T7 for corrections: the place decides the dragon's
// orientation there too, once the hand is known.
func TestDragonCorrected(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "T7", Name: "left hand, odd on Fame: energy nearest, so downward", Given: resolving + "hand left", Play: "token dragon fame -3", Want: "tokens=dragon:fame:-3:flip"},
		{Rule: "T7", Name: "even on Fame: upward, whatever was typed", Given: resolving + "hand left", Play: "token dragon fame -4 flip", Want: "tokens=dragon:fame:-4"},
		{Rule: "T7", Name: "right hand: reversed", Given: resolving + "hand right", Play: "token dragon fame -3 flip", Want: "tokens=dragon:fame:-3"},
		{Rule: "T7", Name: "moved by a correction it turns", Given: resolving + "hand left; token dragon fame -3", Play: "token dragon fame -2", Want: "tokens=dragon:fame:-2"},
		{Rule: "T7", Name: "as typed while nobody has said the hand", Given: resolving, Play: "token dragon fame -3 flip", Want: "tokens=dragon:fame:-3:flip"},
		{Rule: "T7", Name: "and turned once somebody has", Given: resolving, Play: "token dragon fame -3 flip; token lizard fame 3 flip; hand right",
			Want: "tokens=lizard:fame:3:flip,dragon:fame:-3"},
		{Rule: "T7", Name: "a whole table", Given: resolving,
			Play: "table turn=2 active=you phase=roll you=9/2/0/0 rival=9/2/0/0 fame=1 destruction=2 deck=47 row=?,?,? tokens=dragon:fame:-3 hand=left", Want: "tokens=dragon:fame:-3:flip"},
		{Rule: "T7", Name: "a pull meets the heart first, then the damage: 10+1, 12-1",
			Given: resolving + "set you.hearts 10; hand left; token dragon destruction 2", Play: "dice dddddh; resolve destruction", Want: "destruction=3 you.hearts=11 you.energy=0 rival.hearts=11"},
	})
}

// TestTableIsTruth is T7: a doubtful place counts if the player insists, and the
// player chooses the orientation of lizard and anubis.
func TestTableIsTruth(t *testing.T) {
	buy := "buy 3; reveal ?; "
	kaijutsu := shopping + "row ? ? kaijutsu; "
	cannonball := shopping + "set you.hearts 9; row ? ? cannonball"
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "T7", Name: "a place under the marker is doubted",
			Given: kaijutsu, Play: buy + "answer destruction -1", Want: "question=buzz-doubt answers=yes,no tokens= destruction=0"},
		{Rule: "T7", Name: "so is one on another token",
			Given: kaijutsu + "token cat fame 3", Play: buy + "answer fame 1", Want: "question=buzz-doubt tokens=cat:fame:3"},
		{Rule: "T7", Name: "so is one partly on a lengthening token",
			Given: kaijutsu + "token phantom fame 3", Play: buy + "answer fame 4", Want: "question=buzz-doubt"},
		{Rule: "T7", Name: "beside it is not",
			Given: kaijutsu + "token phantom fame 3", Play: buy + "answer fame 5", Want: "question= tokens=pumpkin:fame:5,phantom:fame:3"},
		{Rule: "T7", Name: "confirmed, it lies there and counts: 2 from its middle, 2 from the card",
			Given: kaijutsu, Play: buy + "answer destruction 0; answer yes",
			Want: "tokens=pumpkin:destruction:0 destruction=1 rival.hearts=8 question="},
		{Rule: "T7", Name: "not confirmed, the place is asked again",
			Given: kaijutsu, Play: buy + "answer destruction 0; answer no", Want: "question=buzz-place tokens= destruction=0"},
		{Rule: "T7", Name: "and may then be a legal one",
			Given: kaijutsu, Play: buy + "answer destruction 0; answer no; answer fame 1", Want: "tokens=pumpkin:fame:1 destruction=1 rival.hearts=10"},
		{Rule: "T7", Name: "The King's tokens too",
			Given: kings4, Play: "resolve power; answer fame 0", Want: "question=buzz-doubt"},
		{Rule: "T7", Name: "The King's tokens lie where he insists",
			Given: kings4, Play: "resolve power; answer fame 0; answer yes", Want: "tokens=king:fame:0 question="},
		{Rule: "T7", Name: "a card of the discards that came into the row left them",
			Given: shopping + "row giant-brain ? ?; discards photoshoot scrappy", Play: "buy 1; reveal photoshoot", Want: "row=photoshoot,?,? discards=?,scrappy"},
		{Rule: "T7", Name: "so did one that turns out to lie there as it is bought",
			Given: shopping + "row giant-brain ? ?; discards photoshoot scrappy", Play: "buy 2; reveal scrappy; reveal ?; answer fame 3", Want: "you.cards=scrappy discards=photoshoot,?"},
		{Rule: "T7", Name: "or is too dear then",
			Given: shopping + "set you.energy 1; row giant-brain ? ?; discards photoshoot scrappy", Play: "buy 2; reveal scrappy", Want: "row=giant-brain,scrappy,? discards=photoshoot,?"},
		{Rule: "T7", Name: "anubis with the energy first: 20 - 6 + 1 + 4",
			Given: cannonball, Play: buy + "answer fame 1", Want: "fame=1 you.energy=19 you.hearts=9 rival.hearts=11"},
		{Rule: "T7", Name: "anubis turned round, the heart first: 20 - 6 + 4",
			Given: cannonball, Play: buy + "answer fame 1 flip", Want: "fame=1 you.energy=18 you.hearts=10 rival.hearts=11"},
	})
}

// TestCorrections is T8: values are set and nothing follows; W ends the game only if
// the player confirms.
func TestCorrections(t *testing.T) {
	given := dueltest.Solo("gigazaur", "meka-dragon", "you")
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "T8", Name: "a marker set onto a bonus gives none",
			Given: given, Play: "token pumpkin fame 1; set fame 2; token tiger destruction 1; set destruction 1",
			Want: "fame=2 destruction=1 you.hearts=14 rival.hearts=12 you.energy=0 rival.energy=1"},
		{Rule: "T8", Name: "a token laid under a marker gives none",
			Given: given, Play: "token cat fame 0", Want: "rival.hearts=12 you.hearts=14 tokens=cat:fame:0"},
		{Rule: "T8", Name: "a marker set over a King token does not stop",
			Given: dueltest.Solo("gigazaur", "the-king", "you"), Play: "token king fame 1; set fame 1; set fame 3", Want: "fame=3"},
		{Rule: "T8", Name: "a card given does not act",
			Given: given, Play: "card you natural-selection; card rival energize", Want: "you.energy=0 you.hearts=14 rival.energy=1 rival.dice=0"},
		{Rule: "T8", Name: "hearts above the start stand",
			Given: given, Play: "set you.hearts 20", Want: "you.hearts=20 question="},
		{Rule: "T8", Name: "Victory by correction is asked about",
			Given: given, Play: "set fame 7", Want: "question=game-over answers=yes,no phase=roll"},
		{Rule: "T8", Name: "yes: it is over",
			Given: given, Play: "set fame -7; answer yes", Want: "question= phase=over winner=rival why=victory"},
		{Rule: "T8", Name: "no: it goes on",
			Given: given, Play: "set fame 7; answer no; roll cceef", Want: "question= phase=roll rolls=1 fame=7"},
		{Rule: "T8", Name: "nothing is played while it is asked",
			Given: given, Play: "set fame 7; roll cceef", Refused: "question-open", Want: "question=game-over rolls=0"},
		{Rule: "T8", Name: "no hearts left is asked about",
			Given: given, Play: "set rival.hearts 0", Want: "question=game-over phase=roll"},
		{Rule: "T8", Name: "no hearts left, confirmed",
			Given: given, Play: "set you.hearts 0; answer yes", Want: "phase=over winner=rival why=hearts"},
		{Rule: "T8", Name: "one marker in a zone, or one in each, is not",
			Given: given, Play: "set fame 3; set destruction -4", Want: "question= winner="},
		{Rule: "T8", Name: "both in one zone are",
			Given: given, Play: "set fame 3; set destruction 5", Want: "question=game-over phase=roll winner=you why=spotlight"},
		{Rule: "T8", Name: "an extra space counts as T5 says",
			Given: given, Play: "set fame 3; token phantom destruction 5; set destruction 5.5", Want: "question= winner="},
		{Rule: "T8", Name: "the winner never blocks the next correction",
			Given: given, Play: "set fame 7; set fame 2; roll cceef", Want: "question= winner= rolls=1"},
		{Rule: "T8", Name: "a denied win is not asked about again while it holds",
			Given: given, Play: "set fame 7; answer no; set you.energy 3", Want: "question= you.energy=3"},
		{Rule: "T8", Name: "one that comes anew is",
			Given: given, Play: "set fame 7; answer no; set fame 6; set fame 7", Want: "question=game-over"},
		{Rule: "T8", Name: "a finished game goes back to where it ended",
			Given: resolving + "set fame 6", Play: "dice fffecc; resolve fame; set fame 6", Want: "question= winner= phase=resolve fame=6"},
		{Rule: "T8", Name: "or is asked about again",
			Given: resolving + "set fame 6", Play: "dice fffecc; resolve fame; set you.energy 5", Want: "question=game-over phase=resolve"},
	})
}

// TestWarnings is T8: impossible tables are accepted, with a warning each.
func TestWarnings(t *testing.T) {
	r := dueltest.Rules(t)
	fewer := func(n int) string { // cards than the deck of a new game has
		return fmt.Sprintf("set deck %d", r.Box.NumCards()-3-n)
	}
	for lines, want := range map[string]string{
		"": "",
		"set you.hearts 14; set rival.dice-tokens 2":                    "",
		"set you.hearts 15":                                             "warn-hearts",
		"set rival.hearts 13":                                           "warn-hearts",
		"set you.dice-tokens 3":                                         "warn-dice",
		"set fame 2.5":                                                  "warn-half",
		"token lizard fame 2; set fame 2.5":                             "warn-half",
		"token phantom destruction 2; set fame 2.5":                     "warn-half",
		"token phantom fame 2; set fame 2.5":                            "",
		"token phantom fame 2; set fame 3.5":                            "warn-half",
		"token cat fame 0; token fish destruction 0":                    "",
		"token cat fame 3; token pumpkin fame 1":                        "warn-token warn-token",
		"token alien destruction 1; set destruction 2":                  "warn-gone",
		"token alien destruction 1; set destruction 1":                  "",
		"token cat fame 3; token pumpkin destruction 1":                 "",
		"token king fame 3; token king fame 3":                          "warn-token warn-token",
		fewer(1):                                                        "warn-cards",
		fewer(1) + "; card you scrappy":                                 "",
		fewer(1) + "; card you photoshoot":                              "warn-kind",
		fewer(2) + "; discards photoshoot ?":                            "",
		"row photoshoot photoshoot ?":                                   "warn-twice",
		fewer(1) + "; card rival acid-attack; row acid-attack ? ?":      "warn-twice",
		"set you.hearts 99; set you.dice-tokens 9; set destruction 6.5": "warn-hearts warn-dice warn-half",
	} {
		table, err := dueltest.Fold(r, nil, dueltest.Solo("gigazaur", "meka-dragon", "you")+lines)
		if err != nil {
			t.Errorf("%s: %v", lines, err)
			continue
		}
		var have []string
		for _, p := range r.Warnings(&table.State) {
			have = append(have, p.Key)
		}
		if !slices.Equal(have, strings.Fields(want)) {
			t.Errorf("%s: warnings %v, want %s", lines, have, want)
		}
	}
}
