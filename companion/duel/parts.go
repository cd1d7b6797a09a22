package duel

import (
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file is a table of Duel in the parts that a screen shows. Rule numbers stand in
// View.Why and View.Rules alone.

// hueOf is the colour of a side.
func hueOf(side duel.Side) companion.Hue {
	if side == duel.You {
		return companion.YouHue
	}
	return companion.RivalHue
}

// parts fills the parts of a view that lie on the table.
func (g *game) parts(out *companion.View) {
	v, t := g.speak(), g.Now()
	out.Head, out.Faces = v.head(t), v.faces()
	for side := duel.You; side <= duel.Rival; side++ {
		v.seat(t, side, &out.Seats[side])
	}
	for track := duel.FameTrack; track <= duel.DestructionTrack; track++ {
		out.Lanes = append(out.Lanes, v.lane(t, track))
	}
	for i := range out.Panels {
		out.Panels[i].Off = true // they are drawn as lanes and as the row
	}
	out.Row, out.Asked, out.Placing = g.row(), g.asked(), g.placing()
	if q, open := t.Open(); open && q.ID == duel.AskReveal {
		out.Leave = g.Move(leftUnnamed)
	}
	out.Rules = v.rulesOfStep(t)
	out.Advice, out.Board, out.Ending = g.advice(), g.board(), g.ended()
}

// head is the title in its parts.
func (v *View) head(t *duel.Table) companion.Head {
	s := &t.State
	out := companion.Head{Hue: hueOf(s.Turn.Active), Step: v.step(s, false), Turn: v.Say("view.head.turn", rules.Num("turn", int(s.Turn.Number)))}
	key := "dash.turn"
	switch {
	case s.Over():
		winner, _ := s.Winner()
		key, out.Hue = "phase.over", hueOf(winner)
	case s.Turn.Active == duel.You && v.Names[duel.You] == "" && !v.Two:
		key = "dash.turn.yours"
	}
	out.Whose = strings.ToUpper(v.Say(key, rules.Text("name", v.Name(t, s.Turn.Active))))
	return out
}

// faces are the letters of the dice.
func (v *View) faces() []companion.FaceKey {
	var out []companion.FaceKey
	for f := duel.Claw; f <= duel.Power; f++ {
		out = append(out, companion.FaceKey{Face: f, Letter: v.Say("letter." + duel.FaceName(f)), Name: v.Say("dash.face." + duel.FaceName(f)), Hue: faceHues[f]})
	}
	return out
}

// fewHearts is from how many hearts down a side is in danger.
const fewHearts = 3

// seat fills what a screen shows of a side.
func (v *View) seat(t *duel.Table, side duel.Side, out *companion.Seat) {
	m := &t.State.Sides[side]
	out.Hue = hueOf(side)
	if q, open := t.Open(); open && !t.State.Over() {
		out.Asked = q.Side == side
	}
	gauge := func(word string, hue companion.Hue, value, most int) companion.Gauge {
		return companion.Gauge{Word: v.Say("gauge." + word), Short: v.Say("gauge." + word + ".short"), Hue: hue, Value: value, Max: most}
	}
	hearts := gauge("hearts", companion.HeartHue, int(m.Hearts), int(m.Max))
	if m.Hearts <= fewHearts && !t.State.Over() {
		hearts.Alert = v.Say("gauge.danger")
	}
	out.Gauges = []companion.Gauge{hearts, gauge("energy", companion.EnergyHue, int(m.Energy), 0), gauge("dice", companion.NoHue, int(m.Dice), 0)}
	for _, id := range m.Cards() {
		held := companion.Held{Card: v.Rules.Box.CardName(id), Name: v.Card(id), Effect: v.Words.Words(v.Rules.Box.Cards[id].Text)}
		if t.State.Turn.Used.Has(id) {
			held.Note = v.Say("held.used")
		}
		out.Held = append(out.Held, held)
	}
	if v.Fewer(t, side) {
		out.Held = append(out.Held, companion.Held{Name: v.Say("view.fewer", rules.Num("n", int(m.Taken)))})
	}
	for _, held := range out.Held {
		out.Pieces = append(out.Pieces, held.Name)
	}
}

// laneAt is where a spot lies on a lane, in half spaces from the first.
func laneAt(at duel.Spot) int { return int(duel.Victory - at) }

// lane is a track: your Victory space is the first.
func (v *View) lane(t *duel.Table, track duel.Track) companion.Lane {
	s := &t.State
	out := companion.Lane{Name: v.Say("track." + track.String()), Hue: faceHues[track.Face()], Letter: v.Say("letter." + track.String()), Marker: laneAt(s.Marker[track])}
	for at := duel.Victory; at >= -duel.Victory; at -= 2 {
		space := companion.Space{Label: text.Spot(int(at)), Gone: v.Rules.Gone(s, track, at)}
		if at == duel.Victory || at == -duel.Victory {
			space.Win, space.Label = true, v.Say("lane.win")
		}
		switch {
		case at == duel.Victory || at.Spotlight(duel.You):
			space.Zone = companion.YouHue
		case at == -duel.Victory || at.Spotlight(duel.Rival):
			space.Zone = companion.RivalHue
		}
		out.Spaces = append(out.Spaces, space)
	}
	q, open := t.Open()
	lifted := open && (q.ID == duel.AskPlace || q.ID == duel.AskKingPlace)
	for i, laid := range s.Tokens {
		if id := duel.TokenID(i); laid.Laid && laid.Track == track && !(lifted && q.Token == id) {
			out.Tokens = append(out.Tokens, v.laneToken(id, laid.Place))
		}
	}
	return out
}

// laneToken is a Buzz token on a lane.
func (v *View) laneToken(id duel.TokenID, p duel.Place) companion.LaneToken {
	kind := &v.Rules.Box.Tokens[id]
	out := companion.LaneToken{Name: v.Token(kind.Name), Parts: v.laneParts(kind, p)}
	out.From, out.To = covered(kind, p)
	var labels []string
	for _, part := range out.Parts {
		if part.Label != "" {
			labels = append(labels, part.Label)
		}
	}
	out.Label = strings.Join(labels, " ")
	return out
}

// covered are the spaces of a lane that a token covers.
func covered(kind *duel.TokenKind, p duel.Place) (from, to int) {
	to = laneAt(2*duel.Spot(p.At)) / 2
	return to - int(kind.Covers) + 1, to
}

// bonusHues are the colours of the bonuses.
var bonusHues = map[duel.BonusKind]companion.Hue{duel.BonusDamage: companion.ClawHue, duel.BonusHeart: companion.HeartHue, duel.BonusEnergy: companion.EnergyHue}

// laneParts are the spaces of a token that lies at a place, from left to right.
func (v *View) laneParts(kind *duel.TokenKind, p duel.Place) []companion.LanePart {
	var out []companion.LanePart
	for _, sp := range kind.SpacesAt(p) {
		part := companion.LanePart{At: laneAt(sp.At), Hue: bonusHues[sp.Bonus.Kind]}
		switch {
		case kind.King:
			part.Label = "K"
		case sp.Bonus.Kind != duel.BonusNone:
			part.Label = "+" + strconv.Itoa(int(sp.Bonus.N)) + v.Say("dash.bonus."+sp.Bonus.Kind.String())
		}
		out = append(out, part)
	}
	slices.Reverse(out)
	return out
}

// row are the three cards for sale.
func (g *game) row() []companion.Slot {
	v, s := g.speak(), &g.Now().State
	var out []companion.Slot
	for i, id := range s.Row {
		slot := companion.Slot{Number: i + 1}
		switch i {
		case 0:
			slot.Where = v.Say("row.where.deck")
		case len(s.Row) - 1:
			slot.Where = v.Say("row.where.cheaper")
		}
		if !g.ReadOnly() && !s.Over() {
			slot.Named = func(card string) (companion.Move, error) { return g.naming(i, card) }
		}
		switch id {
		case duel.NoCard:
			slot.Empty = true
		case duel.Unnamed:
			slot.Unnamed, slot.Name = true, "?"
		default:
			card := &v.Rules.Box.Cards[id]
			slot.Card, slot.Name, slot.Effect = card.ID, v.Card(id), v.Words.Words(card.Text)
			slot.Kind = v.Say("row.kind.discard")
			if card.Keep {
				slot.Kind = v.Say("row.kind.keep")
			}
			if card.Token != "" {
				slot.Kind += v.Say("dash.slot.token", rules.ID(rules.ArgToken, "token", card.Token))
			}
			slot.Price = int(v.Rules.Price(s, int8(i)+1))
		}
		out = append(out, slot)
	}
	return out
}

// naming is the move that says which card lies in a slot of the row.
func (g *game) naming(slot int, card string) (companion.Move, error) {
	id, err := g.card(card)
	if err != nil {
		return nil, err
	}
	row := g.Now().State.Row
	row[slot] = id
	return g.Move(duel.Event{Kind: duel.SetRow, Row: row}), nil
}

// card is a card by its id. The error is a *rules.Problem.
func (g *game) card(id string) (duel.CardID, error) {
	card, ok := g.box.desk.Rules.Box.Card(id)
	if !ok {
		return card, rules.Refuse("", "no-such-card", rules.Text("card", id))
	}
	return card, nil
}

// asked is who must decide; nil where nobody is asked.
func (g *game) asked() *companion.Asked {
	v, t := g.speak(), g.Now()
	q, open := t.Open()
	if !open || g.ReadOnly() {
		return nil
	}
	out := &companion.Asked{Seat: int(q.Side), Question: v.question(&t.State, &q)}
	if who, ok := v.Answers(&q); ok {
		out.Who = who
	}
	if q.Card != duel.NoCard && q.Card != duel.Unnamed {
		out.Lines = append(out.Lines, v.Words.Words(v.Rules.Box.Cards[q.Card].Text))
	}
	if q.FromTable() && q.Form() == duel.CardAnswer {
		out.Card = func(card string) (companion.Move, error) {
			id, err := g.card(card)
			if err != nil {
				return nil, err
			}
			return g.Move(duel.Event{Kind: duel.Answered, Answer: duel.Answer{Kind: duel.CardAnswer, Card: id}, Reveal: true}), nil
		}
	}
	return out
}

// placing is the token that is placed now; nil where none is.
func (g *game) placing() *companion.Placing {
	v, t := g.speak(), g.Now()
	s := &t.State
	q, open := t.Open()
	if !open || q.Form() != duel.PlaceAnswer || g.ReadOnly() {
		return nil
	}
	kind := &v.Rules.Box.Tokens[q.Token]
	out := &companion.Placing{Name: v.Token(kind.Name), Turns: kind.Turnable() && q.ID != duel.AskKingLift}
	var places []duel.Place
	for _, a := range v.Rules.Choices(s, &q, nil) {
		if a.Kind == duel.PlaceAnswer {
			places = append(places, a.Place)
		}
	}
	slices.SortStableFunc(places, func(a, b duel.Place) int {
		return (int(a.Track)-int(b.Track))*100 + int(b.At) - int(a.At)
	})
	for _, p := range places {
		lies, known := v.Rules.WayRound(s, q.Token, p)
		spot := companion.Spot{Lane: int(p.Track), Turned: p.Flip, Text: v.Place(q.Token, p), Move: g.answering(duel.Answer{Kind: duel.PlaceAnswer, Place: p})}
		spot.From, spot.To = covered(kind, p)
		if known {
			spot.Parts = v.laneParts(kind, lies)
		}
		if known && !kind.King {
			spot.Text += " (" + v.Spaces(q.Token, lies) + ")"
		}
		out.Spots = append(out.Spots, spot)
	}
	out.At = nearest(places, s.Tokens[q.Token], q.ID != duel.AskKingLift)
	return out
}

// nearest is the place a cursor begins at: where the token lies, for moving it is
// optional (T2), or else nearest the start of the first track, yours first.
func nearest(places []duel.Place, laid duel.Token, moves bool) int {
	if at := slices.Index(places, laid.Place); moves && laid.Laid && at >= 0 {
		return at
	}
	best := 0
	far := func(p duel.Place) int {
		out := 100*int(p.Track) + 2*int(max(p.At, -p.At))
		if p.At < 0 {
			out++
		}
		if p.Flip {
			out += 1000
		}
		return out
	}
	for i, p := range places {
		if far(p) < far(places[best]) {
			best = i
		}
	}
	return best
}

// advice is what to do with the dice and why, or what will happen.
func (g *game) advice() companion.Section {
	v, t := g.speak(), g.Now()
	s := &t.State
	if _, open := t.Open(); open && (t.Asking || !s.Autobot()) || s.Over() {
		return companion.Section{}
	}
	switch {
	case s.Autobot() && s.Turn.Phase == duel.PhaseRoll && s.Turn.Rolls > 0:
		sit := v.situation(t)
		out := companion.Section{Title: v.Say("advice.why")}
		notes := append(autobot.ExplainCards(v.Rules, s), autobot.Explain(&sit)...)
		rerolls := false
		for _, n := range notes {
			said, last := v.Say(n.Key, n.Args...), rerolls
			if rerolls = autobot.Rerolls(&n); last { // all that is rolled again in one line
				out.Lines[len(out.Lines)-1].Text += ", " + said
				continue
			}
			out.Lines = append(out.Lines, companion.Line{Text: said})
		}
		return out
	case s.Autobot() && s.Turn.Phase == duel.PhaseResolve:
		return companion.Section{Title: v.Say("advice.will"), Lines: v.planned(s)}
	case s.Turn.Phase == duel.PhaseEnd && special(s):
		out := companion.Section{Title: strings.ToUpper(v.Say("dash.special")), Lines: []companion.Line{
			{Text: v.Say("dash.special.why", rules.Num("have", int(s.Sides[duel.Rival].Energy)), rules.Num("need", int(s.SpecialAt())))}}}
		if !s.Options.DiscardTurns {
			out.Lines = append(out.Lines, companion.Line{Text: v.Say("dash.special.discard")})
		}
		return out
	case !s.Autobot() && s.Turn.Phase == duel.PhaseRoll && s.Turn.Rolls > 0:
		return g.asItLies()
	}
	return companion.Section{}
}

// planned is what resolving Autobot's dice will do, without the numbers of the rules.
func (v *View) planned(s *duel.State) []companion.Line {
	plan, err := autobot.PlanRoll(v.Rules, *s)
	if err != nil {
		return nil
	}
	out := lines(v.Words, plan.Steps, false)
	if plan.Ask.ID != duel.NoQuestion {
		out = append(out, companion.Line{Text: v.PlanAsks(s, &plan)})
	}
	return append(out, lines(v.Words, plan.Then, false)...)
}

// asItLies is what a human's dice would do if she stopped now.
func (g *game) asItLies() companion.Section {
	v, s := g.speak(), &g.Now().State
	out := companion.Section{Title: v.Say("advice.lies"), Lying: true}
	out.Lines = companion.Lines(v.looking(s, false)...)
	after, ev, guess := *s, duel.Event{Kind: duel.ResolvedAll}, declining{}
	status, err := v.Rules.NewEngine().Play(&after, &ev, &guess, nil)
	if err != nil {
		return out
	}
	changes := v.Changes(s, &after)
	out.Lines = append(out.Lines, companion.Lines(changes...)...)
	switch asks := status == duel.Asking || guess.asked; {
	case after.Over() && !guess.asked:
		winner, _ := after.Winner()
		out.Lines = append(out.Lines, companion.Line{Text: v.Say("advice.wins."+winner.String(), rules.ID(rules.ArgSide, "who", winner.String()), rules.Text("why", v.won(&after)))})
	case asks && len(changes) == 0:
		out.Lines = append(out.Lines, companion.Line{Text: v.Say("dash.roll.question")})
	case asks:
		out.Lines = append(out.Lines, companion.Line{Text: v.Say("advice.question")})
	case len(out.Lines) == 0:
		out.Lines = append(out.Lines, companion.Line{Text: v.Say("advice.nothing")})
	}
	return out
}

// declining resolves dice as they lie, declining whatever may be declined, and notes that
// something was asked. That dice may be left out is no news.
type declining struct{ asked bool }

// Answer implements duel.Answers.
func (a *declining) Answer(_ *duel.State, q *duel.Question) (duel.Answer, bool) {
	a.asked = a.asked || q.ID != duel.AskRebooting && q.ID != duel.AskTitanic
	return duel.No, q.No
}

// board is what the last step did and what to move on the table for it: after undo what
// goes back; else what this turn did and, until it has its dice, the turn before. What to
// put there for a new game Create has said. That a special power is due stands with the advice,
// until it is paid; what Autobot collects ends with its turn or the game.
func (g *game) board() companion.Section {
	v, t := g.speak(), g.Now()
	h := g.Session.Game.History()
	if left, ok := g.Left(); ok {
		if back := v.differences(&left.State, &t.State); len(back) > 0 {
			return companion.Section{Title: v.Say("dash.work.back"), Lines: back}
		}
	}
	out := companion.Section{Title: v.Say("dash.work.board")}
	turn := &t.State.Turn
	if turn.Phase <= duel.PhaseRoll && turn.Rolls == 0 {
		out.Lines = v.TurnBoard(h, turn.Number-1, duel.StepSpecialDue, duel.StepChosen)
	}
	without := []duel.StepVerb{duel.StepSpecialDue, duel.StepWon} // who has won stands in large letters
	if t.State.Over() {
		without = append(without, duel.StepChosen)
	}
	out.Lines = append(out.Lines, v.TurnBoard(h, turn.Number, without...)...)
	if n := int(t.State.Sides[duel.Rival].Dice); t.State.Autobot() && n > 0 && turn.Phase <= duel.PhaseRoll && turn.Rolls == 0 {
		out.Lines = append(out.Lines, companion.Line{Board: true, Text: v.Say("step.spend-tokens", rules.ID(rules.ArgSide, "who", duel.Rival.String()), rules.Num("n", n))})
	}
	return out
}

// differences are what has to change on the board to make one table the other.
func (v *View) differences(before, now *duel.State) []companion.Line {
	var out []companion.Line
	for _, change := range append(v.Changes(before, now), v.Pieces(before, now)...) {
		out = append(out, companion.Line{Text: change, Board: true})
	}
	return out
}

// questionRules are the rules a question rests on.
var questionRules = map[duel.QuestionID][]string{
	duel.AskReveal: {"D4", "D5"}, duel.AskName: {"D4", "D5"}, duel.AskPlace: {"D5", "T1", "T2"}, duel.AskDoubt: {"T1", "T7"}, duel.AskHand: {"T7"},
	duel.AskSymbol: {"A2"}, duel.AskFirst: {"O8"}, duel.AskGigazaur: {"D2", "O6", "T6"}, duel.AskAlienoid: {"D2", "O3"}, duel.AskMeka: {"D2", "O6"},
	duel.AskKingLift: {"T6", "T1", "T2"}, duel.AskKingPlace: {"T6", "T1", "T2"}, duel.AskHibernation: {"O1"}, duel.AskCamouflage: {"O10"},
	duel.AskSuperconductor: {"D2", "O6"}, duel.AskUnchained: {"O11", "D3"}, duel.AskLightning: {"O11"}, duel.AskDominate: {"O1", "O2"},
	duel.AskShadows: {"O3", "D1"}, duel.AskCardOrder: {"O4"}, duel.AskRebooting: {"O5"}, duel.AskTitanic: {"O6"}, duel.AskInShape: {"O11", "O10"},
	duel.AskUnstable: {"O10"}, duel.AskTesla: {"O8"}, duel.AskGameOver: {"T8", "W1", "W2", "W3"},
}

// rulesOfStep are the keys of the rules the present step rests on.
func (v *View) rulesOfStep(t *duel.Table) []string {
	var out []string
	for _, number := range v.stepRules(t) {
		out = append(out, "rule."+number)
	}
	return out
}

// stepRules are their numbers.
func (v *View) stepRules(t *duel.Table) []string {
	s := &t.State
	if q, ok := t.Open(); ok {
		return questionRules[q.ID]
	}
	switch {
	case v.Rules.LabOpen(s):
		return []string{"O1", "D4"}
	case v.Rules.Shadowed(s):
		return []string{"O3", "D1"}
	case s.Over():
		return []string{"W1", "W2", "W3", "W4"}
	case s.Autobot() && s.Turn.Phase <= duel.PhaseRoll:
		return []string{"A0", "A1", "A2", "A3"}
	case s.Autobot() && s.Turn.Phase == duel.PhaseResolve:
		return []string{"A4", "A5", "A6"}
	case s.Autobot():
		return []string{"A7", "A8", "A9"}
	case s.Turn.Phase <= duel.PhaseRoll && s.Turn.Number == 1:
		return []string{"D1", "O2", "S4"}
	case s.Turn.Phase <= duel.PhaseRoll:
		return []string{"D1", "O2"}
	case s.Turn.Phase == duel.PhaseResolve:
		return []string{"D2", "D3", "O6"}
	}
	return []string{"D4", "D5", "O8", "O9"}
}
