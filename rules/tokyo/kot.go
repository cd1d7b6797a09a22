package tokyo

import (
	"slices"
	"strings"

	"kingoftokyo/rules/line"
)

// This file has the seats that kot plays (docs/players/opponents.md). They stand in comments, so that earlier versions read the same table: behind
// the line of a player, `player p2 gigazaur # kot easy brawler`; behind a correction that sets the player's hearts to what they are, where a
// seat is handed over in the middle of a game, `set p2.hearts 9 # kot easy` and `# person`; and behind a line that kot decided, `# kot`.

// Hand is who plays a seat.
type Hand struct {
	Kot      bool // otherwise a person
	Strength Strength
	Temper   Temper
}

// Strength is how well kot plays a seat.
type Strength uint8

// The strengths.
const (
	Easy Strength = iota
	Normal
	Hard
)

// NumStrengths is how many there are.
const NumStrengths = 3

// String is the strength's word in the notation.
func (n Strength) String() string { return [...]string{"easy", "normal", "hard"}[n] }

// Temper is what kot likes in a seat, beyond winning.
type Temper uint8

// The tempers.
const (
	Even    Temper = iota // nothing
	Brawler               // to hit
	Climber               // points from the dice
	Hoarder               // to buy
)

// NumTempers is how many there are.
const NumTempers = 4

// String is the temper's word in the notation.
func (t Temper) String() string { return [...]string{"even", "brawler", "climber", "hoarder"}[t] }

// The words of the comments.
const (
	kotWord    = line.Kot
	personWord = line.Person
)

// String is the hand as comments have it: "person", "kot easy", "kot hard brawler".
func (h Hand) String() string {
	switch {
	case !h.Kot:
		return personWord
	case h.Temper == Even:
		return kotWord + " " + h.Strength.String()
	}
	return kotWord + " " + h.Strength.String() + " " + h.Temper.String()
}

// HandNamed reads what String writes. Of kot strength and temper may be missing, and stand in any order.
func HandNamed(words string) (h Hand, ok bool) {
	list := strings.Fields(words)
	switch {
	case len(list) == 1 && list[0] == personWord:
		return h, true
	case len(list) == 0 || list[0] != kotWord:
		return h, false
	}
	h.Kot = true
	for _, w := range list[1:] {
		found := false
		for n := range Strength(NumStrengths) {
			if n.String() == w {
				h.Strength, found = n, true
			}
		}
		for t := range Temper(NumTempers) {
			if t.String() == w {
				h.Temper, found = t, true
			}
		}
		if !found {
			return Hand{}, false
		}
	}
	return h, true
}

// HandOver is the correction that gives a seat to a person or to kot.
func (r *Rules) HandOver(s *State, seat Seat, to Hand) Event {
	return Event{Kind: SetNumber, Seat: seat, Field: HeartsField, N: int16(s.Seats[seat].Hearts), HandsOver: true, Hand: to}
}

// remarkHand is the comment of an event about who plays; "" for none.
func remarkHand(ev *Event) string {
	switch {
	case ev.Kind == SetUp && ev.Setup.Verb == "player" && ev.Setup.Set.Hands[ev.Setup.Who].Kot:
		return ev.Setup.Set.Hands[ev.Setup.Who].String()
	case ev.HandsOver:
		return ev.Hand.String()
	case ev.ByKot:
		return kotWord
	}
	return ""
}

// heedHand takes what a comment says of who plays.
func heedHand(ev *Event, comment string) {
	h, ok := HandNamed(comment)
	switch {
	case !ok:
	case ev.Kind == SetUp && ev.Setup.Verb == "player":
		ev.Setup.Set.Hands[ev.Setup.Who] = h
	case ev.Kind == SetNumber && ev.Field == HeartsField:
		ev.HandsOver, ev.Hand = true, h
	case ev.Kind != SetUp && !ev.Kind.Correction():
		ev.ByKot = comment == kotWord
	}
}

// handOver gives seats of a table to whom events say.
func handOver(t *Table, entry []Event) {
	for i := range entry {
		if ev := &entry[i]; ev.HandsOver {
			t.Setup.Hands[ev.Seat] = ev.Hand
		}
	}
}

// HasKot says whether kot plays a seat.
func (set *Setup) HasKot() bool {
	return slices.ContainsFunc(set.Hands[:], func(h Hand) bool { return h.Kot })
}
