package duel

import (
	"cmp"

	"kingoftokyo/rules/line"
)

// Field is a number or flag of the table that corrections can set.
type Field uint8

// The fields. Each side has the first four, and those that wait for its next turn.
const (
	HeartsField Field = iota
	EnergyField
	DiceTokensField
	HurtField // hearts lost on this turn (in-shape)
	FameField
	DestructionField
	DeckField
	TurnField
	WhiteField  // dice tokens spent on this turn
	ClawsField  // claws resolved on this turn (operation-media, gentle-giant)
	PowersField // power symbols used on this turn
	BoughtField // 1: something was bought on this turn (O9)
	RollsField  // rolls used on this turn
	TakenField
	DominatedField
)

// maxNumber is the highest value of a corrected number, which is what a wheel, a hand
// of cubes or a counter can show.
const maxNumber = 99

type field = line.Field[*Rules, State, Side]

var fields = [...]field{
	HeartsField: {Name: "hearts", Each: true, Most: maxNumber,
		Rule: "S1", Warn: "warn-hearts", Usual: func(_ *Rules, s *State, who Side) int { return int(s.Sides[who].Max) },
		Access: line.At(func(s *State, who Side) *int16 { return &s.Sides[who].Hearts })},
	EnergyField: {Name: "energy", Each: true, Most: maxNumber, Wide: maxEnergy,
		Access: line.At(func(s *State, who Side) *int16 { return &s.Sides[who].Energy })},
	DiceTokensField: {Name: "dice-tokens", Each: true, Most: maxNumber,
		Rule: "D6", Warn: "warn-dice", Usual: func(*Rules, *State, Side) int { return MaxDiceTokens },
		Access: line.At(func(s *State, who Side) *int8 { return &s.Sides[who].Dice })},
	HurtField: {Name: "hurt", Small: true, Each: true, Most: maxNumber,
		Access: line.At(func(s *State, who Side) *int16 { return &s.Turn.HeartsLost[who] })},
	FameField: {Name: "fame", Half: true, Most: int(Victory), Label: "track.fame",
		Access: line.At(func(s *State, _ Side) *Spot { return &s.Marker[FameTrack] })},
	DestructionField: {Name: "destruction", Half: true, Most: int(Victory), Label: "track.destruction",
		Access: line.At(func(s *State, _ Side) *Spot { return &s.Marker[DestructionTrack] })},
	DeckField: {Name: "deck", Most: maxNumber,
		Access: line.At(func(s *State, _ Side) *int8 { return &s.Deck })},
	TurnField: {Name: "turn", Small: true, Most: maxNumber, Wide: 30000,
		Access: line.At(func(s *State, _ Side) *int16 { return &s.Turn.Number })},
	WhiteField: {Name: "white", Small: true, Most: maxNumber,
		Access: line.At(func(s *State, _ Side) *int8 { return &s.Turn.White })},
	ClawsField: {Name: "claws", Small: true, Most: maxNumber,
		Access: line.At(func(s *State, _ Side) *int16 { return &s.Turn.Claws })},
	PowersField: {Name: "powers", Small: true, Most: maxNumber,
		Access: line.At(func(s *State, _ Side) *int8 { return &s.Turn.Powers })},
	BoughtField: {Name: "bought", Small: true, Flag: true, Most: maxNumber,
		Access: line.Switch(func(s *State, _ Side) *bool { return &s.Turn.Bought })},
	RollsField: {Name: "rolls", Small: true, Own: true, Most: 9,
		Access: line.At(func(s *State, _ Side) *int8 { return &s.Turn.Rolls })},
	TakenField: {Name: "taken", Small: true, Each: true, Own: true, Most: maxNumber,
		Access: line.At(func(s *State, who Side) *int8 { return &s.Sides[who].Taken })},
	DominatedField: {Name: "dominated", Small: true, Each: true, Own: true, Most: maxNumber,
		Access: line.At(func(s *State, who Side) *int8 { return &s.Sides[who].Dominated })},
}

// own lists the events of the fields that have their own lines.
var own = [len(fields)]EventKind{RollsField: SetRolls, TakenField: SetTaken, DominatedField: SetDominated}

// String returns the field's word in the notation.
func (f Field) String() string { return fields[f].Name }

// Of returns the field's number at a table: that of a player, if each has one.
func (f Field) Of(s *State, who Side) int { return fields[f].Get(s, who) }

// field returns the field that a correction of a number sets.
func (ev *Event) field() Field {
	for f, kind := range own {
		if kind == ev.Kind {
			return Field(f)
		}
	}
	return ev.Field
}

// Fields lists the numbers of a table that a page of corrections can offer.
func (r *Rules) Fields(s *State) []line.Value[Event] {
	return line.Values("field.", fields[:], r, s, []Side{You, Rival}, func(f Field, who Side, n int) Event {
		return Event{Kind: cmp.Or(own[f], SetNumber), Field: f, Side: who, N: int16(n)}
	})
}
