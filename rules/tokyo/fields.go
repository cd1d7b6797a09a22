package tokyo

import (
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/rules/line"
)

// Field is a number or flag of the table that corrections can set.
type Field uint8

// The fields. Each seat has the first six, and those for place, out and zombie.
const (
	HeartsField Field = iota
	PointsField
	EnergyField
	WickednessField
	PoisonField
	ShrinkField
	TurnField
	FewerField // dice fewer on this turn
	PaidField  // rolls bought on this turn

	placeField // the place of a Monster: outside, City, Bay
	outField
	zombieField
	boughtField // the flags of the turn, which Turn explains
	lookedField
	leftField
	movedField
	hurtField
	cutField
	cityField
	bayField
)

// Limits of corrected numbers: what a dial, a pile of tokens or a counter can show.
const (
	maxNumber = 99
	maxEnergy = 9999
	maxTurn   = 30000
)

type field = line.Field[*Rules, State, Seat]

// fields lists all fields, by Field. Each one's name is its word in the notation, and
// its key in the catalogues after "tokyo.field.".
var fields = [...]field{
	HeartsField: {Name: "hearts", Each: true, Most: maxNumber,
		Rule: "5.4.3", Warn: "hearts", Usual: func(r *Rules, s *State, who Seat) int { return r.Limit(s, who) },
		Access: line.At(func(s *State, who Seat) *int8 { return &s.Seats[who].Hearts })},
	PointsField: {Name: "points", Each: true, Most: maxNumber,
		Rule: "11.9", Warn: "points", Usual: func(*Rules, *State, Seat) int { return WinPoints },
		Access: line.At(func(s *State, who Seat) *int8 { return &s.Seats[who].Points })},
	EnergyField: {Name: "energy", Each: true, Most: maxEnergy, Wide: maxTurn,
		Access: line.At(func(s *State, who Seat) *int16 { return &s.Seats[who].Energy })},
	WickednessField: {Name: "wickedness", Each: true, Most: maxNumber, In: func(r *Rules) bool { return r.Edition == Dark },
		Rule: "12.8", Warn: "wickedness", Usual: func(r *Rules, _ *State, _ Seat) int {
			if r.Edition != Dark {
				return 0
			}
			return MaxWickedness
		},
		Access: line.At(func(s *State, who Seat) *int8 { return &s.Seats[who].Wickedness })},
	PoisonField: {Name: "poison", Each: true, Most: maxNumber, In: lays(PoisonToken),
		Access: line.At(func(s *State, who Seat) *int8 { return &s.Seats[who].Poison })},
	ShrinkField: {Name: "shrink", Each: true, Most: maxNumber, In: lays(ShrinkToken),
		Access: line.At(func(s *State, who Seat) *int8 { return &s.Seats[who].Shrink })},
	TurnField: {Name: "turn", Small: true, Most: maxTurn,
		Access: line.At(func(s *State, _ Seat) *int16 { return &s.Turn.Number })},
	FewerField: {Name: "fewer", Small: true, Most: maxNumber, In: inBox("freeze-time"),
		Access: line.At(func(s *State, _ Seat) *int8 { return &s.Turn.Fewer })},
	PaidField: {Name: "paid", Small: true, Most: maxNumber, In: inBox("smoke-cloud", "energy-drink"),
		Access: line.At(func(s *State, _ Seat) *int8 { return &s.Turn.Paid })},
	placeField: {Name: "place", Each: true, Own: true, Most: int(Bay),
		Words:  []string{"tokyo.field.place.outside", "tokyo.field.place.city", "tokyo.field.place.bay"},
		Access: line.At(func(s *State, who Seat) *Place { return &s.Seats[who].Place })},
	outField: {Name: "out", Each: true, Own: true, Flag: true,
		Access: line.Switch(func(s *State, who Seat) *bool { return &s.Seats[who].Out })},
	zombieField: {Name: "zombie", Small: true, Each: true, Own: true, Flag: true, In: inBox("zombify"),
		Access: line.Switch(func(s *State, who Seat) *bool { return &s.Seats[who].Zombie })},
	boughtField: turnFlag("bought", nil, func(t *Turn) *bool { return &t.Bought }),
	lookedField: turnFlag("looked", inBox("made-in-a-lab"), func(t *Turn) *bool { return &t.Looked }),
	leftField:   turnFlag("left", inBox("parasitic-tentacles"), func(t *Turn) *bool { return &t.Left }),
	movedField:  turnFlag("moved", inBox("mimic", "fluxling", "tile-fluxling"), func(t *Turn) *bool { return &t.Moved }),
	hurtField:   turnFlag("hurt", inBox("herbivore"), func(t *Turn) *bool { return &t.HurtSomebody }),
	cutField:    turnFlag("cut", inBox("frenzy"), func(t *Turn) *bool { return &t.Cut }),
	cityField:   turnFlag("city", nil, func(t *Turn) *bool { return &t.Vacated[0] }),
	bayField:    turnFlag("bay", nil, func(t *Turn) *bool { return &t.Vacated[1] }),
}

func turnFlag(name string, in func(*Rules) bool, at func(*Turn) *bool) field {
	return field{Name: name, Small: true, Own: true, Flag: true, In: in,
		Access: line.Switch(func(s *State, _ Seat) *bool { return at(&s.Turn) })}
}

func inBox(pieces ...string) func(*Rules) bool {
	return func(r *Rules) bool {
		return slices.ContainsFunc(pieces, func(name string) bool { _, ok := r.Piece(name); return ok })
	}
}

// lays reports whether a card or tile of a box lays tokens of a kind.
func lays(kind TokenKind) func(*Rules) bool {
	return func(r *Rules) bool {
		return slices.ContainsFunc(r.Cards, func(c Card) bool { return slices.Contains(c.Tokens, kind) }) ||
			slices.ContainsFunc(r.Tiles, func(c Tile) bool { return slices.Contains(c.Tokens, kind) })
	}
}

// String returns the field's word in the notation.
func (f Field) String() string { return fields[f].Name }

// Of returns the field's number at a table: that of a player, if each has one.
func (f Field) Of(s *State, who Seat) int { return fields[f].Get(s, who) }

// Seated reports whether each seat has its own field.
func (f Field) Seated() bool { return fields[f].Each }

// Fields lists the numbers and flags of a table that a page of corrections can offer.
func (r *Rules) Fields(s *State) []line.Value[Event] {
	return line.Values("tokyo.field.", fields[:], r, s, seats[:s.Players], func(f Field, who Seat, n int) Event {
		ev := Event{Kind: SetNumber, Seat: who, Field: f, N: int16(n), On: n > 0}
		switch {
		case f == placeField:
			ev.Kind, ev.Place = SetPlace, Place(n)
		case f == outField && n > 0:
			ev.Kind, ev.On = SetOut, false
		case f == outField:
			ev.Kind = SetBack
		case f == zombieField:
			ev.Kind = SetZombie
		case f >= boughtField:
			now := *s
			fields[f].Set(&now, who, n)
			ev.Kind, ev.Table = SetFlags, &now
		}
		return ev
	})
}

// flags passes the small facts of a turn, the words of `flags`.
func (c *codec) flags(s *State) {
	for c.More(false) && !c.Failed() {
		if w := c.Word(""); !c.noteFlag(s, w) {
			c.Wrong(w, "bought, looked, left, moved, hurt, cut, city, bay, wings:p1, jumped:super-jump, roared:p1, "+
				"burrow-city:1:p1, burrow-bay:1:p1")
		}
	}
	if c.Writing() {
		for _, w := range c.flagWords(s) {
			c.Word(w)
		}
	}
}

// flagWords returns the words of the facts that are true of a turn.
func (r *Rules) flagWords(s *State) []string {
	words := []string{}
	for f := boughtField; f <= bayField; f++ {
		if fields[f].Get(s, NoSeat) > 0 {
			words = append(words, f.String())
		}
	}
	for i, b := range s.Turn.Burrow {
		if b.Hearts != 0 {
			words = append(words, burrows[i]+":"+strconv.Itoa(int(b.Hearts))+":"+b.By.String())
		}
	}
	for _, seat := range seats {
		if s.Turn.Wings&(1<<seat) != 0 {
			words = append(words, "wings:"+seat.String())
		}
	}
	for _, id := range s.Turn.Jumped.List() {
		words = append(words, "jumped:"+r.Name(id))
	}
	if s.Roared != NoSeat {
		words = append(words, "roared:"+s.Roared.String())
	}
	return words
}

// burrows are the words of Turn.Burrow.
var burrows = [...]string{"burrow-city", "burrow-bay"}

// noteFlag records one fact of a turn. It returns false if the word is not a fact.
func (r *Rules) noteFlag(s *State, w string) bool {
	for f := boughtField; f <= bayField; f++ {
		if f.String() == w {
			fields[f].Set(s, NoSeat, 1)
			return true
		}
	}
	name, what, _ := strings.Cut(w, ":")
	seat, seated := SeatNamed(what)
	switch {
	case name == "wings" && seated:
		s.Turn.Wings |= 1 << seat
		return true
	case name == "roared" && seated:
		s.Roared = seat
		return true
	case name == "jumped":
		id, ok := r.Piece(what)
		s.Turn.Jumped = s.Turn.Jumped.With(id)
		return ok
	}
	hearts, by, _ := strings.Cut(what, ":")
	n, err := strconv.Atoi(hearts)
	seat, seated = SeatNamed(by)
	for i := range burrows {
		if name == burrows[i] && seated && err == nil && n >= 1 && n <= maxNumber {
			s.Turn.Burrow[i] = Burrow{int8(n), seat}
			return true
		}
	}
	return false
}
