package tokyo

import (
	"encoding/json"
	"strings"
)

// The table as JSON, as the notation fixes it (docs/notation.md).

type jsonTable struct {
	Line     int               `json:"line,omitempty"`
	Box      string            `json:"box"`
	Options  map[string]string `json:"options"`
	Turn     int               `json:"turn"`
	Active   string            `json:"active"`
	Phase    string            `json:"phase"`
	Dice     string            `json:"dice"`
	Resolved []string          `json:"resolved"`
	Players  []jsonPlayer      `json:"players"`
	Row      [3]string         `json:"row"`
	Deck     int               `json:"deck"`
	Discards []string          `json:"discards"`
	Gauge    *jsonGauge        `json:"gauge,omitempty"`
	Extra    []string          `json:"extra"`
	Question *jsonQuestion     `json:"question"`
	Winner   string            `json:"winner"`
	Why      string            `json:"why"`
}

type jsonPlayer struct {
	Seat       string     `json:"seat"`
	Name       string     `json:"name"`
	Monster    string     `json:"monster"`
	Hearts     int        `json:"hearts"`
	Max        int        `json:"max"`
	Points     int        `json:"points"`
	Energy     int        `json:"energy"`
	Wickedness int        `json:"wickedness"`
	Poison     int        `json:"poison"`
	Shrink     int        `json:"shrink"`
	Place      string     `json:"place"`
	Out        bool       `json:"out"`
	Dice       int        `json:"dice"`
	Rolls      int        `json:"rolls"`
	Cards      []jsonCard `json:"cards"`
	Tiles      []string   `json:"tiles"`
}

type jsonCard struct {
	ID     string `json:"id"`
	Tokens int    `json:"tokens,omitempty"`
	Copies string `json:"copies,omitempty"`
}

// jsonGauge are the tiles that can still be earned, by their space (12.4).
type jsonGauge struct {
	Three []string `json:"3"`
	Six   []string `json:"6"`
	Ten   []string `json:"10"`
}

type jsonQuestion struct {
	ID      string   `json:"id"`
	Seat    string   `json:"seat"`
	Answers []string `json:"answers"`
}

// JSON is the table as one line of JSON. line is the number of the file's line it
// stands after, or 0 to leave it out.
func (r *Rules) JSON(t *Table, line int) []byte {
	s := &t.State
	j := jsonTable{
		Line: line, Box: s.Edition.String(), Options: map[string]string{},
		Turn: int(s.Turn.Number), Active: s.Turn.Active.String(), Phase: s.Turn.Phase.String(),
		Dice: Faces.Format(s.Turn.Dice), Resolved: strings.Fields(groups(s.Turn.Done, " ")),
		Players: []jsonPlayer{}, Deck: r.DeckSize(s), Discards: []string{}, Extra: strings.Fields(extras(s, " ")),
		Gauge: r.jsonGauge(s), Why: s.Ended.String(),
	}
	for _, o := range options {
		j.Options[o.name] = value(*o.field(&s.Options), o.values)
	}
	for seat := range Seat(s.Players) {
		j.Players = append(j.Players, r.jsonPlayer(t, seat))
	}
	for i, c := range s.Row {
		j.Row[i] = r.jsonCard(c)
	}
	for _, c := range r.Discards(s) {
		j.Discards = append(j.Discards, r.jsonCard(c))
	}
	if q, ok := t.Open(); ok {
		j.Question = &jsonQuestion{q.ID.String(), q.Seat.String(), r.AnswerTexts(s, &q)}
	}
	if s.Winner != NoSeat {
		j.Winner = s.Winner.String()
	}
	out, err := json.Marshal(&j)
	if err != nil {
		panic(err) // every field is plain data
	}
	return out
}

func (r *Rules) jsonPlayer(t *Table, seat Seat) jsonPlayer {
	s, m := &t.State, &t.State.Seats[seat]
	p := jsonPlayer{
		Seat: seat.String(), Name: t.Setup.Names[seat], Hearts: int(m.Hearts), Max: r.Limit(s, seat), Points: int(m.Points),
		Energy: int(m.Energy), Wickedness: int(m.Wickedness), Poison: int(m.Poison), Shrink: int(m.Shrink), Place: m.Place.String(),
		Out: m.Out, Dice: r.DiceCount(s, seat), Rolls: r.Rolls(s, seat), Cards: []jsonCard{}, Tiles: []string{},
	}
	if t.seated&(1<<seat) != 0 { // otherwise in the middle of a set-up
		p.Monster = r.Monsters[m.ID].ID
	}
	for _, id := range s.Held(seat) {
		lie := &s.Lies[id]
		card := jsonCard{ID: r.Name(id), Tokens: int(lie.N)}
		if lie.Of != NoCard {
			card.Copies = r.Name(lie.Of)
		}
		if r.IsTile(id) {
			p.Tiles = append(p.Tiles, card.ID)
		}
		if !r.IsTile(id) || lie.N != 0 || lie.Of != NoCard {
			p.Cards = append(p.Cards, card)
		}
	}
	return p
}

// jsonCard is a card's id; an unnamed one is "", an empty place "-".
func (r *Rules) jsonCard(id CardID) string { return strings.TrimPrefix(r.Name(id), "?") }

func (r *Rules) jsonGauge(s *State) *jsonGauge {
	if r.Edition != Dark {
		return nil
	}
	g := &jsonGauge{[]string{}, []string{}, []string{}}
	at := map[int8]*[]string{3: &g.Three, 6: &g.Six, 10: &g.Ten}
	for id := r.FirstTile(); id <= r.Last(); id++ {
		if s.Lies[id].Zone == Deck {
			list := at[r.Tile(id).Level]
			*list = append(*list, r.Name(id))
		}
	}
	return g
}

// AnswerTexts are the legal answers of a question as they are written, or a
// pattern: `dice:3` for as many faces, `card` for a card the table brings.
func (r *Rules) AnswerTexts(s *State, q *Question) []string {
	out := []string{}
	for _, a := range r.Choices(s, q, nil) {
		if a.Kind != CardAnswer || !q.FromTable() || a.Card == Unnamed {
			out = append(out, r.AnswerText(a))
		}
	}
	switch {
	case q.Form() == DiceAnswer:
		out = append(out, "dice:"+itoa(q.N))
	case q.FromTable() && q.Form() == CardAnswer:
		out = append(out, "card")
	}
	return out
}
