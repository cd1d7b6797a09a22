package tokyo_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"kingoftokyo/internal/often"
	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// anyState returns any table of a set-up that the parts of the box can make, however
// odd: cards anywhere, any numbers.
func anyState(t *rapid.T, r *tokyo.Rules, s tokyo.State, label string) tokyo.State {
	n := func(what string, low, high int) int { return rapid.IntRange(low, high).Draw(t, label+what) }
	who := func(what string) tokyo.Seat { return tokyo.Seat(n(what, 0, int(s.Players)-1)) }
	for seat := range tokyo.Seat(s.Players) {
		m := &s.Seats[seat]
		m.Hearts, m.Points, m.Energy = int8(n("hearts", 0, 99)), int8(n("points", 0, 99)), int16(n("energy", 0, 300))
		m.Wickedness, m.Poison, m.Shrink = int8(n("wicked", 0, 12)), int8(n("poison", 0, 13)), int8(n("shrink", 0, 13))
		m.Place, m.Out, m.Zombie = tokyo.Place(n("place", 0, 2)), n("out", 0, 1) == 1, n("zombie", 0, 1) == 1
		m.GaveUp = m.Out && n("gaveup", 0, 1) == 1
	}
	s.Row = [3]tokyo.CardID{}
	for id := tokyo.CardID(1); id <= r.Last(); id++ {
		zone := tokyo.Zone(n("zone", 0, 3))
		lie := tokyo.Location{Zone: zone, Owner: tokyo.NoSeat}
		slot := n("slot", 0, 2)
		switch {
		case zone == tokyo.Row && (r.IsTile(id) || s.Row[slot] != tokyo.NoCard):
			lie.Zone = tokyo.Deck
		case zone == tokyo.Row:
			s.Row[slot] = id
		case zone == tokyo.Held:
			lie.Owner = who("owner")
			if len(r.Copies(id)) == 1 { // there is never anything on a card that the box has twice
				lie.N = int8(n("charge", 0, 6))
			}
		}
		s.Locations[id] = lie
	}
	for i := range s.Row {
		if s.Row[i] == tokyo.NoCard && n("unnamed", 0, 1) == 1 {
			s.Row[i] = tokyo.Unnamed
		}
	}
	for _, name := range []string{"mimic", "tile-fluxling"} {
		id, ok := r.Piece(name)
		of := tokyo.CardID(n("of", 1, int(r.FirstTile())-1))
		if ok && s.Locations[id].Zone == tokyo.Held && s.Locations[of].Zone == tokyo.Held {
			s.Locations[id].Of = of
		}
	}
	s.Lost = int8(n("lost", 0, 66))
	s.Turn = tokyo.Turn{
		Number: int16(n("turn", 0, 400)), Active: who("active"), Regular: who("regular"), Phase: tokyo.Phase(n("phase", 0, 3)),
		Fewer: int8(n("fewer", 0, 2)), Paid: int8(n("paid", 0, 2)), Done: uint8(n("done", 0, 15)), Dice: rules.Roll{0, int8(n("dice", 0, 4)), 0, 2},
		Moved: n("moved", 0, 1) == 1, Bought: n("bought", 0, 1) == 1, Looked: n("looked", 0, 1) == 1, Left: n("left", 0, 1) == 1,
		HurtSomebody: n("hurt", 0, 1) == 1, Cut: n("cut", 0, 1) == 1, Wings: 1 << who("wings"), Jumped: tokyo.Pieces{}.With(tokyo.CardID(n("jumped", 0, 5))),
		Vacated: [2]bool{n("city", 0, 1) == 1, n("bay", 0, 1) == 1}, Burrow: [2]tokyo.Burrow{{Hearts: int8(n("burrow", 1, 2)), By: who("burrower")}},
	}
	s.Extras, s.Extra = int8(n("extras", 0, tokyo.MaxExtra)), [tokyo.MaxExtra]tokyo.Extra{}
	for i := range s.Extras {
		s.Extra[i] = tokyo.Extra{Seat: who("extra"), Fewer: int8(n("fewer", 0, 1))}
	}
	s.Roared = tokyo.Seat(n("roared", -1, int(s.Players)-1))
	return s
}

// Corrections alone can produce any table from any other one, and so can a
// checkpoint, as far as the start of a turn is concerned.
func TestDescribe(t *testing.T) {
	for edition := range tokyo.Edition(tokyo.NumEditions) {
		r := tokyotest.Rules(t, edition)
		begun := begun(t, r, 5, "")
		often.Checks(t, 40)
		rapid.Check(t, func(t *rapid.T) {
			from, to := begun, begun
			from.State, to.State = anyState(t, r, begun.State, "from "), anyState(t, r, begun.State, "to ")
			now, err := tokyotest.Fold(r, &from, strings.Join(describe(r, &to.State), ";"))
			if err != nil {
				t.Fatal(err)
			}
			if !r.Alike(&now.State, &to.State) {
				t.Fatalf("it says\n%s\nbut is\n%s", r.Checkpoint(&now.State), r.Checkpoint(&to.State))
			}
			r.Warnings(&now.State)

			line := r.Checkpoint(&to.State)
			ev, err := r.Read(&from, line)
			if err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			if !(tokyo.Log{Rules: r}).Agrees(&to, &ev) {
				t.Fatalf("%s is read as another table", line)
			}
			if again := r.Write(&ev); again != line {
				t.Fatalf("%s is written again %s", line, again)
			}
		})
	}
}

// A finished game is described as it was before its end.
func TestDescribeFinished(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Base)
	now := begun(t, r, 2, "turn p2 buy; set p2.points 20")
	over := now.State
	over.Turn.Was, over.Turn.Phase, over.Ended, over.Winner = tokyo.PhaseBuy, tokyo.PhaseOver, tokyo.ByPoints, 1
	fresh := begun(t, r, 2, "")
	again, err := tokyotest.Fold(r, &fresh, strings.Join(describe(r, &over), ";"))
	if err != nil || !r.Alike(&again.State, &now.State) {
		t.Errorf("%s (%v)", r.Checkpoint(&again.State), err)
	}
}

// It makes no difference which of two copies is where; it does make one where they are.
func TestAlike(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Base)
	one := begun(t, r, 3, "card p1 extra-head; card p2 extra-head; row evacuation-orders ? ?; card p3 mimic; copy mimic extra-head p2")
	other := begun(t, r, 3, "card p2 extra-head; card p1 extra-head; row ? evacuation-orders ?; row evacuation-orders ? ?; card p3 mimic; copy mimic extra-head p2")
	if one.State == other.State || !r.Alike(&one.State, &other.State) {
		t.Error("these are one table")
	}
	third := begun(t, r, 3, "card p2 extra-head; card p1 extra-head; row evacuation-orders ? ?; card p3 mimic; copy mimic extra-head p1")
	if r.Alike(&one.State, &third.State) {
		t.Error("another's head is copied")
	}
}
