package companion_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// TestViewInLines checks the parts of a table in one line each.
func TestViewInLines(t *testing.T) {
	words := text.Load(text.English, nil)
	told := companion.Held{Name: "Wings", Note: "used up", Effect: "You fly."}
	plain := companion.Held{Name: "Wings"}
	panel := companion.Panel{Title: "Tiles", Held: []companion.Held{told, plain}}
	untitled := companion.Panel{Title: "Tiles", Untitled: true, Held: []companion.Held{told, plain}}
	seat := companion.Seat{Gauges: []companion.Gauge{{Word: "hearts", Value: 8, Max: 10, Alert: "in danger"}, {Word: "energy", Value: 3}}}
	head := companion.Head{Turn: "turn 6", Whose: "your turn", Step: "buy"}
	brief := companion.Head{Whose: "the game is over"}
	table := companion.View{
		Row: []companion.Slot{{Card: "heal"}, {}, {Card: "jets"}},
		Seats: []companion.Seat{
			{Name: "Anna", Held: []companion.Held{{Card: "wings"}, {Name: "a token"}}},
			{Name: "Ben", Held: []companion.Held{{Card: "wings"}}},
		},
	}
	lane := companion.Lane{Name: "Fame", Spaces: make([]companion.Space, 15), Marker: 12, Ends: "plus is yours"}
	fish := lane
	fish.Tokens = []companion.LaneToken{{Name: "Fish", Text: "Fame +3"}}
	for _, c := range [][2]string{
		{strings.Join(companion.LaneLines(words, []companion.Lane{fish, lane}), "|"), "Fame +1, Fame +1 (plus is yours)|Tokens: Fish Fame +3"},
		{told.Called(), "Wings (used up)"}, {plain.Called(), "Wings"}, {told.Line(words), "Wings (used up): You fly."}, {plain.Line(words), "Wings"},
		{panel.Line(words), "Tiles: Wings (used up), Wings"}, {untitled.Line(words), "Wings (used up). Wings"},
		{seat.Numbers(), "hearts 8/10 (in danger), energy 3"},
		{head.Line(), "Turn 6, your turn, buy"}, {brief.Line(), "The game is over"},
		{strings.Join(table.OnTable(), " "), "heal jets wings wings"},
		{table.Holder("wings"), "Anna, Ben"}, {table.Holder("heal"), ""},
	} {
		if c[0] != c[1] {
			t.Errorf("%q, want %q", c[0], c[1])
		}
	}
}

// TestOffered checks what can be bought, each with its key: cards by name, unnamed places and, only if nothing else
// is offered, or line by line, renewing the row and the cards of others.
func TestOffered(t *testing.T) {
	words := text.Load(text.English, nil)
	tail := companion.Sale{Slot: 2, Card: "Spiked tail", Price: 4}
	for _, c := range []struct {
		offer       companion.Offer
		full, brief string
		lineByLine  string
	}{
		{companion.Offer{}, "", "", ""},
		{companion.Offer{Cards: []companion.Sale{tail}, Renew: 2, Others: true}, "[2] Spiked tail 4", "[2] 4", "[2] Spiked tail 4 · r refreshes the row (2 energy) · others' cards"},
		{companion.Offer{Unnamed: []int{1, 3}}, "[n] name 1, 3", "[n] name 1, 3", "[n] name 1, 3"},
		{companion.Offer{Unnamed: []int{1, 3}, Only: &tail}, "[n] name 1, 3 (affordable: only Spiked tail, 4)", "[n] name 1, 3", "[n] name 1, 3 (affordable: only Spiked tail, 4)"},
		{companion.Offer{Renew: 2}, "[r] refresh row 2", "[r] refresh row 2", "r refreshes the row (2 energy)"},
		{companion.Offer{Others: true, Renew: 2}, "[r] refresh row 2 · others' cards", "[r] refresh row 2 · others' cards", "r refreshes the row (2 energy) · others' cards"},
	} {
		for i, have := range []string{c.offer.Say(words, false), c.offer.Say(words, true), c.offer.Say(words.In(text.Manner{ByLine: true}), false)} {
			if want := []string{c.full, c.brief, c.lineByLine}[i]; have != want {
				t.Errorf("%+v: %q, want %q", c.offer, have, want)
			}
		}
	}
}

// TestRather checks how choices are compared: worse from half a percent on, clearly better from five percent on.
func TestRather(t *testing.T) {
	words := text.Load(text.English, nil)
	for _, c := range []struct {
		by   float64
		want string
	}{{-0.2, "A: by habit, not its best choice"}, {-0.0051, "A: by habit, not its best choice"}, {-0.0049, "A: other choices were as good"}, {0.0049, "A: other choices were as good"}, {0.0051, "A: its best choice"}, {0.0499, "A: its best choice"}, {0.0501, "A: clearly its best choice"}} {
		if have := companion.Rather(words, "A", 0.5+c.by, 0.5); have != c.want {
			t.Errorf("%v: %q, want %q", c.by, have, c.want)
		}
	}
}

// TestRecapTold checks how a roll is described, with what was kept between the throws.
func TestRecapTold(t *testing.T) {
	words := text.Load(text.English, nil)
	faces := make([]companion.FaceKey, rules.NumFaces)
	for f := range faces {
		faces[f].Letter = string("123EHC"[f])
	}
	for _, c := range []struct {
		throws []companion.Throw
		want   string
	}{
		{nil, ""},
		{[]companion.Throw{{Dice: []rules.Face{2, 1, 3}}}, "32E"},
		{[]companion.Throw{{Dice: []rules.Face{2, 1, 3}, Kept: []rules.Face{1}}, {Dice: []rules.Face{5, 5}}}, "32E keeps 2 → CC"},
		{[]companion.Throw{{Dice: []rules.Face{2, 1, 3}}, {Dice: []rules.Face{5, 5, 4}, Kept: []rules.Face{5, 5}}, {Dice: []rules.Face{0}}}, "32E keeps nothing → CCH keeps CC → 1"},
		{[]companion.Throw{{Dice: []rules.Face{3, 1, 2}, Kept: []rules.Face{3, 1}}, {Dice: []rules.Face{5}}}, "E23 keeps 2E → C"},
	} {
		if have := companion.Recap(words, faces, c.throws); have != c.want {
			t.Errorf("%v: %q, want %q", c.throws, have, c.want)
		}
	}
}
