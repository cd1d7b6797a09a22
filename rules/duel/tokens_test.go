package duel_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
)

// The starting tables of the token scenarios: Gigazaur (14 hearts) against Meka
// Dragon (12), with dice to resolve, or with 20 energy to spend.
var (
	resolving = dueltest.Solo("gigazaur", "meka-dragon", "you") + "set rival.energy 0; turn you resolve; "
	autobots  = dueltest.Solo("gigazaur", "meka-dragon", "you") + "set rival.energy 0; turn rival resolve; "
	shopping  = dueltest.Solo("gigazaur", "meka-dragon", "you") + "set you.energy 20; turn you buy; "
)

// crowded leaves no three free spaces in a row: -7 -6, -4 -3, -1 0, 2 3 are free on
// both tracks, 5 6 on Fame and 6 7 on Destruction.
const crowded = "token cat fame -5; token panda fame -2; token fish fame 1; set fame 4; token tiger fame 7; " +
	"token king destruction -5; token king destruction -2; set destruction 1; token lizard destruction 4; "

// TestPullingBonuses is D3: one space at a time, the win check before the bonus.
func TestPullingBonuses(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "D3", Name: "three spaces, three bonuses: heart, 2 damage, heart",
			Given: resolving + "set you.hearts 9; token pumpkin fame 1", Play: "dice fffffe; resolve fame",
			Want: "fame=3 you.hearts=11 rival.hearts=10"}, // 9+1+1, 12-2
		{Rule: "D3", Name: "dice token and damage go the way the token lies",
			Given: resolving + "token lizard fame 1 flip", Play: "dice fffeee; resolve fame",
			Want: "fame=1 you.dice=1 rival.hearts=12"},
		{Rule: "D3", Name: "damage hits the rival of the puller, here the human",
			Given: autobots + "token cat destruction -1", Play: "dice ddd; resolve",
			Want: "destruction=-1 you.hearts=13 rival.hearts=12"},
		{Rule: "D3", Name: "energy goes to the puller, here Autobot",
			Given: autobots + "token tiger fame -1", Play: "dice fff; resolve", Want: "fame=-1 rival.energy=1 you.energy=0"},
		{Rule: "D3", Name: "also on the rival's half of the track",
			Given: resolving + "token tiger fame -3; set fame -4", Play: "dice fffecc; resolve fame", Want: "fame=-3 you.energy=1"},
		{Rule: "D3", Name: "a heart beyond the starting value is lost",
			Given: resolving + "token fish fame 1", Play: "dice fffecc; resolve fame", Want: "fame=1 you.hearts=14"},
		{Rule: "D3", Name: "no bonus for the space the pull begins on",
			Given: resolving + "token cat fame 1; set fame 1", Play: "dice fffecc; resolve fame", Want: "fame=2 rival.hearts=12"},
		{Rule: "D3", Name: "no bonus on a token of the other track",
			Given: resolving + "token cat destruction 1", Play: "dice fffecc; resolve fame", Want: "fame=1 rival.hearts=12"},
		{Rule: "D3", Name: "Victory before its bonus",
			Given: resolving + "token cat fame 7; set fame 6", Play: "dice fffecc; resolve fame",
			Want: "fame=7 rival.hearts=12 phase=over winner=you why=victory"},
		{Rule: "D3", Name: "spotlight before its bonus",
			Given: resolving + "token tiger fame 3; set fame 2; set destruction 4", Play: "dice fffffe; resolve fame",
			Want: "fame=3 you.energy=0 phase=over winner=you why=spotlight"},
		{Rule: "D3", Name: "damage that wins ends the pull before its next space",
			Given: resolving + "set you.hearts 9; set rival.hearts 2; token pumpkin fame 1", Play: "dice ffffff; resolve fame",
			Want: "fame=2 you.hearts=10 rival.hearts=0 phase=over winner=you why=hearts"},
		{Rule: "D3", Name: "out of the rival's 6 into its zone wins the game for the rival",
			Given: resolving + "set fame -6; set destruction -4", Play: "dice ffffff; resolve fame",
			Want: "fame=-5 phase=over winner=rival why=spotlight"},
	})
}

// TestBuzzCards is D5: the token comes before the card's other effects; deck and
// discards.
func TestBuzzCards(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "D5", Name: "the token is asked for before anything else happens",
			Given: shopping + "row ? ? kaijutsu", Play: "buy 3; reveal ?",
			Want: "question=buzz-place destruction=0 rival.hearts=12 you.energy=16 tokens= discards="}, // 20 - (5-1)
		{Rule: "D5", Name: "placed before the pull, it gives its bonus to this very pull",
			Given: shopping + "set you.hearts 9; row ? ? kaijutsu", Play: "buy 3; reveal ?; answer destruction 1",
			Want: "destruction=1 you.hearts=10 rival.hearts=10 tokens=pumpkin:destruction:1 discards=kaijutsu row=?,?,? question="},
		{Rule: "D5", Name: "damage of the card first, then the pull over its token: 14-3, 12-1",
			Given: shopping + "row ? ? hors-d-oeuvre", Play: "buy 3; reveal ?; answer destruction 1",
			Want: "destruction=2 you.hearts=11 rival.hearts=11 discards=hors-d-oeuvre"},
		{Rule: "D5", Name: "a keep card is not yet hers while its token is placed",
			Given: shopping + "row ? ? acid-attack", Play: "buy 3; reveal ?", Want: "question=buzz-place you.cards= discards="},
		{Rule: "D5", Name: "then it lies before her",
			Given: shopping + "row ? ? acid-attack", Play: "buy 3; reveal ?; answer fame 2",
			Want: "you.cards=acid-attack discards= tokens=tiger:fame:2 you.energy=15"}, // 20 - (6-1)
		{Rule: "D5", Name: "without an icon no token is asked for",
			Given: shopping + "set you.hearts 9; row ? ? snack-time", Play: "buy 3; reveal ?",
			Want: "question= you.hearts=12 tokens= discards=snack-time"},
		{Rule: "D5", Name: "an empty deck is made of the discards, not of the card being bought: 2-1",
			Given: shopping + "set deck 0; discards photoshoot too-cute; row ? ? seismic-test", Play: "buy 3; reveal too-cute",
			Want: "deck=1 discards=seismic-test row=too-cute,?,? destruction=2"},
		{Rule: "D5", Name: "so the card being bought cannot come",
			Given: shopping + "set deck 0; discards photoshoot too-cute; row ? ? seismic-test", Play: "buy 3; reveal seismic-test",
			Refused: "card-bought", Want: "question=reveal deck=2 discards="},
		{Rule: "D5", Name: "all are swept before the first is revealed: deck 1 - 1 + 3 - 2",
			Given: shopping + "set deck 1; row photoshoot too-cute snack-time", Play: "sweep; reveal energize; reveal snack-time; reveal ?",
			Want: "deck=1 discards= row=?,snack-time,energize you.energy=18"},
		{Rule: "D5", Name: "cards just swept come back where the deck was empty",
			Given: shopping + "set deck 0; row photoshoot too-cute snack-time", Play: "sweep; reveal snack-time; reveal photoshoot; reveal too-cute",
			Want: "deck=0 discards= row=too-cute,photoshoot,snack-time"},
		{Rule: "D5", Name: "with neither deck nor discards slot 1 stays empty",
			Given: shopping + "set deck 0; row photoshoot too-cute seismic-test", Play: "buy 3",
			Want: "deck=0 discards=seismic-test row=-,photoshoot,too-cute question="},
	})
}

// TestDiceTokenLimit is D6: at most 2 per side; any more are lost.
func TestDiceTokenLimit(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "D6", Name: "a Buzz token's third is lost",
			Given: resolving + "set you.dice-tokens 2; token panda fame 1", Play: "dice fffecc; resolve fame", Want: "fame=1 you.dice=2"},
		{Rule: "D6", Name: "one of a card's two is lost; the rest of the card is not: 20 - 9 + 8",
			Given: shopping + "set you.dice-tokens 1; row ? ? energize", Play: "buy 3; reveal ?; answer fame -3",
			Want: "you.dice=2 you.energy=19"},
		{Rule: "D6", Name: "Autobot's too",
			Given: autobots + "set rival.dice-tokens 2; token panda fame -1", Play: "dice fff; resolve", Want: "fame=-1 rival.dice=2"},
		{Rule: "D6", Name: "the rival's tokens do not count",
			Given: resolving + "set rival.dice-tokens 2; set you.dice-tokens 1; token panda fame 1", Play: "dice fffecc; resolve fame",
			Want: "you.dice=2 rival.dice=2"},
		{Rule: "D6", Name: "with two, Space Penguin has no use for her power",
			Given: dueltest.Solo("space-penguin", "gigazaur", "you") + "turn you resolve; set you.dice-tokens 1",
			Play:  "dice ccccpp; resolve power; resolve power", Refused: "no-power", Want: "you.dice=2"},
	})
}

// TestPlacing is T1: where a token can be placed.
func TestPlacing(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "T1", Name: "two spaces fit into every gap of the crowded board, once where both ends are alike",
			Given: shopping + crowded + "row ? ? signature-move", Play: "buy 3; reveal ?",
			Want: "answers=fame:-7,fame:-4,fame:-1,fame:2,fame:5,destruction:-7,destruction:-4,destruction:-1,destruction:2,destruction:6"},
		{Rule: "T1", Name: "and both ways round where they are not",
			Given: shopping + crowded + "token phantom destruction -7; token penguin destruction -4; untoken cat; row ? ? alien-metabolism",
			Play:  "buy 3; reveal ?",
			Want: "answers=fame:-7,fame:-7:flip,fame:-6,fame:-6:flip,fame:-5,fame:-5:flip,fame:-4,fame:-4:flip,fame:-1,fame:-1:flip," +
				"fame:2,fame:2:flip,fame:5,fame:5:flip,destruction:-1,destruction:-1:flip,destruction:2,destruction:2:flip," +
				"destruction:6,destruction:6:flip"},
		{Rule: "T1", Name: "three spaces where one token is gone, Victory covered",
			Given: shopping + crowded + "untoken tiger; row ? ? kaijutsu", Play: "buy 3; reveal ?", Want: "answers=fame:5"},
		{Rule: "T1", Name: "three spaces where the marker is gone",
			Given: shopping + crowded + "set fame 1; row ? ? kaijutsu", Play: "buy 3; reveal ?",
			Want: "answers=fame:2,fame:3,fame:4"}, // 2 to 6 are free in a row
		{Rule: "T1", Name: "a covered spotlight zone stays one: 4 and 4 win",
			Given: shopping + "set fame 4; set destruction 3; token cat destruction 4; row ? ? seismic-test",
			Play:  "set destruction 2; buy 3; reveal ?", Want: "destruction=3 phase=over winner=you why=spotlight"},
		{Rule: "T1", Name: "nothing lies beyond Victory",
			Given: shopping + "row ? ? kaijutsu", Play: "buy 3; reveal ?; answer fame 6", Refused: "place-off", Want: "question=buzz-place tokens="},
		{Rule: "T1", Name: "nothing is turned round whose shape does not allow it",
			Given: shopping + "row ? ? kaijutsu", Play: "buy 3; reveal ?; answer fame 1 flip", Refused: "place-off", Want: "question=buzz-place tokens="},
		{Rule: "T1", Name: "The King's token lies on free spaces too",
			Given: dueltest.Solo("the-king", "meka-dragon", "you") + "turn you resolve; token pumpkin fame -7; token dragon fame -4; " +
				"token lizard fame 1; token anubis fame 3; token phantom fame 5; token penguin destruction -7; token alien destruction -5; token cat destruction 7",
			Play: "dice ccccpp; resolve power",
			Want: "question=king-place answers=no,fame:-1,fame:7,destruction:-2,destruction:-1,destruction:1,destruction:2," +
				"destruction:3,destruction:4,destruction:5,destruction:6"},
	})
}

// TestPlacingCrowds is T1 and T2 on boards full of tokens, against a count of spaces: those
// under other tokens, under the token itself, which counts as lifted, and under markers.
func TestPlacingCrowds(t *testing.T) {
	b := newBench(t)
	rnd := rand.New(rand.NewPCG(1, 2))
	none := 0
	for range 1500 {
		lays := crowd(rnd)
		lays = lays[:rnd.IntN(len(lays)+1)]
		s := b.board(pullers[0], -1, lays)
		markers := [2]int{rnd.IntN(13) - 6, rnd.IntN(13) - 6}
		for i, at := range markers {
			s.Marker[i] = duel.Spot(2 * at)
		}
		for _, kind := range buzzes {
			id, _ := b.r.Box.Token(kind.name)
			want, under := naivePlaces(kind, lays, markers)
			if under {
				continue // it cannot be moved (T2)
			}
			var have []string
			for _, a := range b.r.Choices(&s, &duel.Question{ID: duel.AskPlace, Token: id}, nil) {
				have = append(have, b.r.AnswerText(a))
			}
			if len(want) == 0 {
				none++
			}
			if !slices.Equal(have, want) {
				t.Fatalf("%s on %v, markers %v\nhave %s\nwant %s", kind.name, lays, markers, strings.Join(have, ", "), strings.Join(want, ", "))
			}
		}
	}
	if none == 0 {
		t.Error("no board was full")
	}
}

// naivePlaces lists where a token can be placed, and whether a marker is on it.
func naivePlaces(kind buzz, lays []lay, markers [2]int) (places []string, under bool) {
	var used [2][15]bool
	for track, at := range markers {
		used[track][at+7] = true
	}
	lifted := false
	for _, l := range lays {
		for at := int(l.At); at < int(l.At)+l.covers; at++ {
			if l.name != kind.name || lifted {
				used[l.Track][at+7] = true
			} else if markers[l.Track] == at {
				under = true
			}
		}
		lifted = lifted || l.name == kind.name
	}
	for track, word := range []string{"fame", "destruction"} {
		for first := 0; first+kind.covers <= 15; first++ {
			if slices.Contains(used[track][first:first+kind.covers], true) {
				continue
			}
			at := duel.Place{Track: duel.Track(track), At: int8(first - 7)}.String()
			if !strings.HasPrefix(at, word) {
				panic(at)
			}
			places = append(places, at)
			if kind.name == "lizard" || kind.name == "anubis" {
				places = append(places, at+" flip")
			}
		}
	}
	return places, under
}

// TestMoving is T2: the token is already on the board, or finds no place.
func TestMoving(t *testing.T) {
	lies := shopping + "set you.hearts 9; token pumpkin destruction 1; row ? ? kaijutsu; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "T2", Name: "moving is optional; the card goes on over the token where it lies",
			Given: lies, Play: "buy 3; reveal ?; answer no",
			Want: "tokens=pumpkin:destruction:1 destruction=1 you.hearts=10 rival.hearts=10"},
		{Rule: "T2", Name: "it may go to the other track",
			Given: lies, Play: "buy 3; reveal ?; answer fame -5", Want: "tokens=pumpkin:fame:-5 destruction=1 you.hearts=9 rival.hearts=10"},
		{Rule: "T2", Name: "lifted first, it may cover its own old spaces; 1 is then bare",
			Given: lies, Play: "buy 3; reveal ?; answer destruction 2",
			Want: "tokens=pumpkin:destruction:2 destruction=1 you.hearts=9 question="},
		{Rule: "T2", Name: "not while a marker stands in its middle: from 2 to 3 gives a heart",
			Given: lies + "set destruction 2", Play: "buy 3; reveal ?",
			Want: "question= tokens=pumpkin:destruction:1 destruction=3 you.hearts=10 rival.hearts=10"},
		{Rule: "T2", Name: "nor at its upper end",
			Given: lies + "set destruction 3", Play: "buy 3; reveal ?", Want: "question= tokens=pumpkin:destruction:1 destruction=4 you.hearts=9"},
		{Rule: "T2", Name: "a marker beside it does not matter",
			Given: lies + "set destruction 4", Play: "buy 3; reveal ?", Want: "question=buzz-place destruction=4"},
		{Rule: "T2", Name: "nor one of the other track",
			Given: lies + "set fame 2", Play: "buy 3; reveal ?", Want: "question=buzz-place"},
		{Rule: "T2", Name: "a marker on the extra space stands on it",
			Given: shopping + "token phantom fame 1; set fame 1.5; row ? ? signature-move", Play: "buy 3; reveal ?",
			Want: "question= tokens=phantom:fame:1 fame=1.5 you.cards=signature-move"},
		{Rule: "T2", Name: "a marker on a blank of the shortening token stands on it",
			Given: shopping + "set you.hearts 9; token alien fame 1; set fame 3; row ? ? moment-of-respite", Play: "buy 3; reveal ?",
			Want: "question= tokens=alien:fame:1 you.hearts=11 you.dice=1"},
		{Rule: "T2", Name: "turned round where it lies",
			Given: shopping + "token lizard fame 2; row ? ? scrappy", Play: "buy 3; reveal ?; answer fame 2 flip", Want: "tokens=lizard:fame:2:flip"},
		{Rule: "T2", Name: "placing from the supply is mandatory",
			Given: shopping + "row ? ? kaijutsu", Play: "buy 3; reveal ?; answer no", Refused: "answer-wrong", Want: "question=buzz-place"},
		{Rule: "T2", Name: "without a legal place the token stays away and the card goes on",
			Given: shopping + crowded + "row ? ? kaijutsu", Play: "buy 3; reveal ?",
			Want: "question= destruction=2 rival.hearts=10 discards=kaijutsu " +
				"tokens=cat:fame:-5,panda:fame:-2,fish:fame:1,tiger:fame:7,lizard:destruction:4,king:destruction:-5,king:destruction:-2"},
		{Rule: "T2", Name: "the King's power places one of two tokens",
			Given: kings4, Play: "resolve power; answer fame 3", Want: "tokens=king:fame:3 question= phase=resolve"},
		{Rule: "T2", Name: "then the lying one may move instead of the second being placed",
			Given: kings4, Play: "resolve power; answer fame 3; resolve power", Want: "question=king-lift answers=no,fame:3"},
		{Rule: "T2", Name: "it moves",
			Given: kings4, Play: "resolve power; answer fame 3; resolve power; answer fame 3; answer destruction 2", Want: "tokens=king:destruction:2"},
		{Rule: "T2", Name: "or the second is placed",
			Given: kings4, Play: "resolve power; answer fame 3; resolve power; answer no; answer destruction 1",
			Want: "tokens=king:fame:3,king:destruction:1"},
		{Rule: "T2", Name: "two symbols a time: four are two activations",
			Given: kings4, Play: "resolve power; answer fame 3; resolve power; answer no; answer destruction 1; resolve power",
			Refused: "no-power", Want: "tokens=king:fame:3,king:destruction:1"},
		{Rule: "T2", Name: "one a marker stands on does not move, so the other is placed",
			Given: kings4 + "token king fame 2; set fame 2", Play: "resolve power", Want: "question=king-place"},
		{Rule: "T2", Name: "with a marker on both there is nothing to do",
			Given: kings4 + "token king fame 2; token king destruction 1; set fame 2; set destruction 1", Play: "resolve power",
			Refused: "no-power", Want: "tokens=king:fame:2,king:destruction:1"},
		{Rule: "T2", Name: "with both on the board he may leave them",
			Given: kings4 + "token king fame 2; token king fame 4", Play: "resolve power; answer no", Want: "tokens=king:fame:2,king:fame:4 question="},
		{Rule: "T2", Name: "a declined activation uses no symbols",
			Given: kings4, Play: "resolve power; answer no; resolve power; answer fame 1; resolve power; answer no; answer fame 2",
			Want: "tokens=king:fame:1,king:fame:2"},
	})
}

// kings4 is The King with four power symbols: two activations.
var kings4 = dueltest.Solo("the-king", "meka-dragon", "you") + "turn you resolve; dice ccpppp; "
