package duel

import (
	"slices"

	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// The table as JSON, for programs (docs/programs/notation.md; protocol.md describes everything else that programs get).

// SortedDice writes a roll with its letters in alphabetical order.
func SortedDice(r rules.Roll) string {
	letters := []byte(Faces.Format(r))
	slices.Sort(letters)
	return string(letters)
}

// JSON returns the table as one line of JSON. at is the number of the line of the
// file that led to it, or 0 to leave it out.
func (r *Rules) JSON(t *Table, at int) []byte {
	var o, names line.Object
	s, mode, rival := &t.State, "two", t.Setup.Names[Rival]
	if s.Solo {
		if mode = "solo"; rival == "" {
			rival = "Autobot"
		}
	}
	names.Add("you", t.Setup.Names[You])
	names.Add("rival", rival)
	if at > 0 {
		o.Add("line", at)
	}
	o.Add("box", "duel")
	o.Add("mode", mode)
	o.Add("options", options.Words(&s.Options))
	o.Add("names", names)
	number := func(f Field) { fields[f].AddTo(&o, s, You) }
	number(TurnField)
	o.AddTurn(s.Turn.Active, s.Turn.Phase)
	number(RollsField)
	o.Add("dice", SortedDice(s.Turn.Dice))
	o.Add("chosen", s.Turn.Chosen.String())
	o.Add("you", r.jsonSide(t, You))
	o.Add("rival", r.jsonSide(t, Rival))
	number(FameField)
	number(DestructionField)
	o.Add("tokens", r.jsonTokens(s))
	o.Add("row", line.Cards(s.Row[:], r.Box.CardName))
	number(DeckField)
	o.Add("discards", line.Cards(s.Discard.List(), r.Box.CardName))
	o.Add("used", line.Cards(s.Turn.Used.list(), r.Box.CardName))
	for _, f := range [...]Field{TakenField, DominatedField, HurtField} {
		line.AddEach(&fields[f], &o, s, You, Rival)
	}
	for f := WhiteField; f <= BoughtField; f++ {
		number(f)
	}
	r.addTurn(&o, s)
	o.Add("question", r.jsonQuestion(t))
	winner, why := s.Winner()
	o.AddEnd(why != NotWon, winner, why)
	o.Add("keep", SortedDice(r.Stays(s)))
	o.Add("next", r.jsonNext(t))
	o.Add("legal", r.Legal(t))
	return o.Bytes()
}

func (r *Rules) jsonNext(t *Table) *line.Object {
	if (Log{r}).Ready(t) != nil || t.State.Over() {
		return nil
	}
	if _, asked := t.Open(); !asked && t.State.Autobot() {
		return line.Next("side", Rival, "autobot")
	}
	side := t.Chooser()
	return line.Next("side", side, t.Setup.Hands[side].Who())
}

// addTurn adds the facts of a turn that are not numbers, the prices of the row for
// the side whose turn it is, and at which hand the Fame track is.
func (r *Rules) addTurn(o *line.Object, s *State) {
	t := &s.Turn
	o.Add("again", t.Again)
	o.Add("added", SortedDice(t.Added))
	o.Add("resolved", line.Some(rules.NumFaces, t.done, FaceName))
	o.Add("stopped", line.Some(2, func(on Track) bool { return t.Stopped[on] }, Track.String))
	o.Add("safe", line.Some(2, func(side Side) bool { return t.Safe[side] }, Side.String))
	o.Add("prices", line.Prices(s.Row, func(slot int8) int16 { return r.Price(s, slot) }, NoCard, Unnamed))
	o.Add("hand", s.Hand.String())
}

// jsonSide returns one side. Its numbers are 0 before the set-up names its monster.
func (r *Rules) jsonSide(t *Table, side Side) (o line.Object) {
	var s State
	monster, dice, rolls := "", 0, int8(0)
	if t.Setup.sideSaid[side] {
		s = t.State
		monster = r.Box.Monsters[s.Sides[side].ID].ID
		turn := s
		if s.Turn.Active != side {
			turn.Turn = Turn{Number: s.Turn.Number + 1, Active: side}
		}
		dice, rolls = r.DiceCount(&turn), r.MaxRolls(&turn)
	}
	o.Add("monster", monster)
	if h := t.Setup.Hands[side]; h.Kot {
		o.Add("plays", h.String())
	}
	fields[HeartsField].AddTo(&o, &s, side)
	o.Add("max", s.Sides[side].Max)
	fields[EnergyField].AddTo(&o, &s, side)
	fields[DiceTokensField].AddTo(&o, &s, side)
	o.Add("cards", line.Cards(s.Sides[side].Keep.list(), r.Box.CardName))
	o.Add("dice", dice)
	o.Add("rolls", rolls)
	return o
}

func (r *Rules) jsonTokens(s *State) []line.Object {
	out := []line.Object{}
	for i := range r.Box.Tokens {
		if at := s.Tokens[i]; at.Laid {
			var o line.Object
			o.Add("id", r.Box.Tokens[i].Name)
			o.Add("track", at.Track.String())
			o.Add("at", at.At)
			o.Add("flip", at.Flip)
			out = append(out, o)
		}
	}
	return out
}

// jsonQuestion returns the open question with its legal answers, or null.
func (r *Rules) jsonQuestion(t *Table) *line.Object {
	q, ok := t.Open()
	if !ok {
		return nil
	}
	var o line.Object
	o.Add("id", q.ID.String())
	o.Add("side", q.Side.String())
	o.Add("answers", line.Answers(r.Choices(&t.State, &q, nil), r.AnswerText, q.Thrown(), q.N, q.FromTable()))
	return &o
}
