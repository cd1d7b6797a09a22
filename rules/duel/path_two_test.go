package duel_test

import (
	"math/rand/v2"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
)

// TestPathPairs is T3-T6 with two tokens on one track, adjacent and apart, in
// both orders: their spaces must not disturb each other.
func TestPathPairs(t *testing.T) {
	b := newBench(t)
	var kinds []lay
	for _, name := range []string{"cat", "lizard", "pumpkin", "alien", "phantom", "penguin", "king", "king"} {
		kinds = append(kinds, lay{buzzNamed(name), duel.Place{Flip: name == "lizard"}})
	}
	for i, low := range kinds {
		for j, high := range kinds {
			if i != j && (low.name != high.name || i < j) {
				b.pair(low, high)
			}
		}
	}
}

// pair places two tokens at every pair of places, the first below the second; the
// tracks alternate.
func (b *bench) pair(low, high lay) {
	b.Helper()
	king := max(len(kings(low.name)), len(kings(high.name)))
	for at := -7; at+low.covers <= 7; at++ {
		for up := at + low.covers; up+high.covers-1 <= 7; up++ {
			low.At, high.At = int8(at), int8(up)
			low.Track = duel.Track((at + 7) % 2)
			high.Track = low.Track
			lays := []lay{low, high}
			r := newRoad(low.Track, lays)
			for _, p := range pullers[:2] {
				who := -1
				if king > 1 {
					who = int(p.side.Other())
				}
				base := b.board(p, who, lays)
				for _, from := range r {
					start := starts(low.Track, from.pos)[0]
					if judged := start; judged.judge() {
						continue
					}
					for _, n := range []int{2, 5} {
						s, w := base, start
						put(&s, &w)
						if !b.pulled(&s, &w, p, low.Track, r, n, who) {
							b.Fatalf("with %s at %s and %s at %s", low.name, low.Place, high.name, high.Place)
						}
					}
				}
			}
		}
	}
}

// TestPathCrowded is D3 and T3-T6 on boards full of tokens: both sides pull both
// markers back and forth until somebody has won.
func TestPathCrowded(t *testing.T) {
	b := newBench(t)
	rnd := rand.New(rand.NewPCG(3, 6))
	won := map[string]int{}
	for range 1500 {
		lays := crowd(rnd)
		roads := [2]road{newRoad(duel.FameTrack, lays), newRoad(duel.DestructionTrack, lays)}
		king := rnd.IntN(3) - 1
		w := world{hearts: [2]int{3, 3}}
		for t, r := range roads {
			w.marker[t] = r[len(r)/2].pos // 0, unless the alien hides it
		}
		for range 40 {
			p := pullers[rnd.IntN(2)*(1+rnd.IntN(2))] // you as often as the two others
			track := duel.Track(rnd.IntN(2))
			s := b.board(p, king, lays)
			put(&s, &w)
			if !b.pulled(&s, &w, p, track, roads[track], 1+rnd.IntN(3), king) {
				t.FailNow()
			}
			if w.winner != "" {
				won[w.winner+" "+w.why]++
				break
			}
		}
	}
	for _, how := range []string{"victory", "spotlight", "hearts"} {
		for _, side := range sideNames {
			if won[side+" "+how] == 0 {
				t.Errorf("nobody won as %s by %s: %v", side, how, won)
			}
		}
	}
}

// crowd places all 13 tokens at random without overlaps; those that find no place
// stay off the board.
func crowd(rnd *rand.Rand) []lay {
	var lays []lay
	taken := map[duel.Place]bool{}
	all := append([]buzz{buzzNamed("king")}, buzzes...)
	rnd.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	for _, kind := range all {
		places := everyPlace(kind)
	next:
		for _, i := range rnd.Perm(len(places)) {
			l := places[i]
			under := make([]duel.Place, kind.covers)
			for n := range under {
				under[n] = duel.Place{Track: l.Track, At: l.At + int8(n)}
				if taken[under[n]] {
					continue next
				}
			}
			for _, p := range under {
				taken[p] = true
			}
			lays = append(lays, l)
			break
		}
	}
	return lays
}

// TestKingStops is T6: what a King token stops, and what it does not.
func TestKingStops(t *testing.T) {
	human := dueltest.Solo("gigazaur", "the-king", "you") + "set you.energy 0; turn you resolve; "
	autobot := dueltest.Solo("the-king", "meka-dragon", "you") + "set rival.energy 0; "
	shop := dueltest.Solo("gigazaur", "the-king", "you") + "set you.energy 30; turn you buy; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "T6", Name: "worked example: of 5 fame - 2 = 3 spaces 1 is moved and 2 are lost",
			Given: human + "token king fame 1", Play: "dice fffffe; resolve fame",
			Want: "fame=1 destruction=0 you.hearts=14 rival.hearts=15 you.energy=0"},
		{Rule: "T6", Name: "reached with the last space nothing is lost",
			Given: human + "token king fame 3", Play: "dice fffffe; resolve fame", Want: "fame=3"},
		{Rule: "T6", Name: "from a King token markers move normally: 1 + 2 = 3",
			Given: human + "token king fame 1; set fame 1", Play: "dice ffffee; resolve fame", Want: "fame=3"},
		{Rule: "T6", Name: "from one King token straight onto the other",
			Given: human + "token king fame 1; token king fame 2; set fame 1", Play: "dice ffffee; resolve fame", Want: "fame=2"},
		{Rule: "T6", Name: "the dice's stop does not stop the power: 1, then 1 more",
			Given: human + "token king fame 1", Play: "dice ffffpp; resolve fame; resolve power; answer fame", Want: "fame=2"},
		{Rule: "T6", Name: "also where all is resolved at once",
			Given: human + "token king fame 1", Play: "dice ffffpp; resolve; answer fame", Want: "fame=2 question= phase=buy"},
		{Rule: "T6", Name: "the power's stop does not stop the dice: 1, then 5 - 2 = 3 more",
			Given: human + "token king destruction 1", Play: "dice dddddpp; resolve power; answer destruction; resolve destruction",
			Want: "destruction=4"},
		{Rule: "T6", Name: "a further activation of the power is lost on that track",
			Given: human + "token king fame 1", Play: "dice ccpppp; resolve power; answer fame; resolve power; answer fame",
			Want: "fame=1"},
		{Rule: "T6", Name: "and is not lost on the other track",
			Given: human + "token king fame 1", Play: "dice ccpppp; resolve power; answer fame; resolve power; answer destruction",
			Want: "fame=1 destruction=1"},
		{Rule: "T6", Name: "the power's second step onto a King token two away is not lost",
			Given: human + "token king fame 2", Play: "dice ccpppp; resolve power; answer fame; resolve power; answer fame",
			Want: "fame=2"},
		{Rule: "T6", Name: "in a later turn the power moves from there",
			Given: human + "token king fame 1",
			Play:  "dice ccccpp; resolve power; answer fame; turn rival buy; turn you resolve; dice ccccpp; resolve power; answer fame",
			Want:  "fame=2"},
		{Rule: "T6", Name: "each symbol has its own stop: fame 1 of 2, destruction 1 of 2",
			Given: human + "token king fame 1; token king destruction 1", Play: "dice ffffdddd; resolve fame; resolve destruction",
			Want: "fame=1 destruction=1"},
		{Rule: "T6", Name: "a stop on fame leaves destruction its 2 spaces",
			Given: human + "token king fame 1", Play: "dice ffffdddd; resolve fame; resolve destruction",
			Want: "fame=1 destruction=2"},
		{Rule: "T6", Name: "a card's 3 spaces end after 2; the next card pulls 2 from there",
			Given: shop + "token king destruction 2; row ? seismic-test monster-coaster",
			Play:  "buy monster-coaster; reveal ?; buy seismic-test; reveal ?",
			Want:  "destruction=4 you.energy=20"}, // 30 - (7-1) - (5-1)
		{Rule: "T6", Name: "a card's stop alone",
			Given: shop + "token king destruction 2; row ? ? monster-coaster", Play: "buy 3; reveal ?", Want: "destruction=2"},
		{Rule: "T6", Name: "a card's two pulls are stopped track by track",
			Given: shop + "token king fame 1; row ? ? sack-the-stadium", Play: "buy 3; reveal ?; answer fame -3; answer fame",
			Want: "fame=1 destruction=2"},
		{Rule: "T6", Name: "a King token does not stop The King",
			Given: dueltest.Solo("the-king", "gigazaur", "you") + "turn you resolve; token king fame 1; token king fame 2",
			Play:  "dice fffffe; resolve fame", Want: "fame=3"},
		{Rule: "T6", Name: "nor The King as Autobot",
			Given: dueltest.Solo("gigazaur", "the-king", "you") + "set rival.energy 0; turn rival resolve; token king fame -1",
			Play:  "dice ffffff; resolve", Want: "fame=-4 rival.energy=0 active=you"},
		{Rule: "T6", Name: "nor anybody where nobody plays The King",
			Given: dueltest.Solo("gigazaur", "meka-dragon", "you") + "turn you resolve; token king fame 1",
			Play:  "dice fffffe; resolve fame", Want: "fame=3"},
		{Rule: "T6", Name: "Autobot's 5 fame move 1, 2 useless dice and 1 energy die give 3",
			Given: autobot + "turn rival resolve; token king fame -1", Play: "dice fffffe; resolve",
			Want: "fame=-1 rival.energy=3 active=you"},
		{Rule: "T6", Name: "Autobot's two symbols stop apart: 1 + 1 useless dice",
			Given: autobot + "turn rival resolve; token king fame -1; token king destruction -1", Play: "dice ffffdddd; resolve",
			Want: "fame=-1 destruction=-1 rival.energy=2 active=you"},
		{Rule: "T6", Name: "a special power's second fame is lost and useless: 4 - 4 + 1",
			Given: autobot + "turn rival end; set rival.energy 4; token king fame -1", Play: "roll ff; reveal ?",
			Want: "fame=-1 rival.energy=1 active=you"},
		{Rule: "T6", Name: "the roll's stop does not stop the special power: 1, then 2 more",
			Given: autobot + "turn rival resolve; set rival.energy 1; token king fame -1", Play: "dice fffeee; resolve; roll ff; reveal ?",
			Want: "fame=-3 rival.energy=0 active=you"},
		{Rule: "T6", Name: "one special power's stop does not stop the next: 8 - 4 + 1 - 4",
			Given: autobot + "turn rival end; set rival.energy 8; token king fame -1",
			Play:  "roll ff; reveal ?; roll fc; reveal ?", Want: "fame=-2 rival.energy=1 you.hearts=14 active=you"},
	})
}
