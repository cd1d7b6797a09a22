package duel

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/rules"
)

// The table as JSON, as the notation fixes it (docs/notation.md).

type jsonTable struct {
	Line     int               `json:"line,omitempty"`
	Box      string            `json:"box"`
	Mode     string            `json:"mode"`
	Options  map[string]string `json:"options"`
	Names    jsonPair[string]  `json:"names"`
	Turn     int               `json:"turn"`
	Active   string            `json:"active"`
	Phase    string            `json:"phase"`
	Rolls    int               `json:"rolls"`
	Dice     string            `json:"dice"`
	Chosen   string            `json:"chosen"`
	You      jsonSide          `json:"you"`
	Rival    jsonSide          `json:"rival"`
	Fame     json.RawMessage   `json:"fame"`
	Destr    json.RawMessage   `json:"destruction"`
	Tokens   []jsonToken       `json:"tokens"`
	Row      [3]string         `json:"row"`
	Deck     int               `json:"deck"`
	Discards []string          `json:"discards"`
	Used     []string          `json:"used"`
	Taken    jsonPair[int]     `json:"taken"`
	Question *jsonQuestion     `json:"question"`
	Winner   string            `json:"winner"`
	Why      string            `json:"why"`
}

type jsonPair[V any] struct {
	You   V `json:"you"`
	Rival V `json:"rival"`
}

type jsonSide struct {
	Monster string   `json:"monster"`
	Hearts  int      `json:"hearts"`
	Max     int      `json:"max"`
	Energy  int      `json:"energy"`
	Dice    int      `json:"dice_tokens"`
	Cards   []string `json:"cards"`
}

type jsonToken struct {
	ID    string `json:"id"`
	Track string `json:"track"`
	At    int    `json:"at"`
	Flip  bool   `json:"flip"`
}

type jsonQuestion struct {
	ID      string   `json:"id"`
	Side    string   `json:"side"`
	Answers []string `json:"answers"`
}

// SortedDice writes a roll with its letters in alphabetical order.
func SortedDice(r rules.Roll) string {
	letters := []byte(Faces.Format(r))
	slices.Sort(letters)
	return string(letters)
}

// JSON is the table as one line of JSON. line is the number of the file's line it
// stands after, or 0 to leave it out.
func (r *Rules) JSON(t *Table, line int) []byte {
	s := &t.State
	j := jsonTable{
		Line: line, Box: "duel", Mode: "two", Options: map[string]string{},
		Names: jsonPair[string]{t.Setup.Names[You], t.Setup.Names[Rival]},
		Turn:  int(s.Turn.Number), Active: s.Turn.Active.String(), Phase: s.Turn.Phase.String(),
		Rolls: int(s.Turn.Rolls), Dice: SortedDice(s.Turn.Dice), Chosen: s.Turn.Chosen.String(),
		You: r.jsonSide(t, You), Rival: r.jsonSide(t, Rival),
		Fame: json.RawMessage(s.Marker[FameTrack].String()), Destr: json.RawMessage(s.Marker[DestructionTrack].String()),
		Tokens: []jsonToken{}, Deck: int(s.Deck), Discards: []string{}, Used: []string{},
		Taken: jsonPair[int]{int(s.Sides[You].Taken), int(s.Sides[Rival].Taken)},
	}
	if s.Solo {
		j.Mode = "solo"
		if j.Names.Rival == "" {
			j.Names.Rival = "Autobot"
		}
	}
	opts := s.Options
	for _, o := range options {
		j.Options[o.name] = value(*o.field(&opts), o.values)
	}
	for i := range r.Box.Tokens {
		if at := s.Tokens[i]; at.Laid {
			j.Tokens = append(j.Tokens, jsonToken{r.Box.Tokens[i].Name, at.Track.String(), int(at.At), at.Flip})
		}
	}
	for i, c := range s.Row {
		j.Row[i] = r.jsonCard(c)
	}
	for _, c := range s.Discard.List() {
		j.Discards = append(j.Discards, r.jsonCard(c))
	}
	for id := s.Turn.Used.Next(0); id != NoCard; id = s.Turn.Used.Next(id) {
		j.Used = append(j.Used, r.Box.CardName(id))
	}
	if q, ok := t.Open(); ok {
		j.Question = &jsonQuestion{q.ID.String(), q.Side.String(), r.answerTexts(s, &q)}
	}
	if side, why := s.Winner(); why != NotWon {
		j.Winner, j.Why = side.String(), why.String()
	}
	out, err := json.Marshal(&j)
	if err != nil {
		panic(err) // every field is plain data
	}
	return out
}

func (r *Rules) jsonSide(t *Table, side Side) jsonSide {
	m := &t.State.Sides[side]
	if !t.Setup.sideSaid[side] { // in the middle of a set-up
		return jsonSide{Cards: []string{}}
	}
	cards := []string{}
	for _, c := range m.Cards() {
		cards = append(cards, r.Box.CardName(c))
	}
	return jsonSide{r.Box.Monsters[m.ID].ID, int(m.Hearts), int(m.Max), int(m.Energy), int(m.Dice), cards}
}

// jsonCard is a card's id; an unnamed one is "", an empty place "-".
func (r *Rules) jsonCard(id CardID) string { return strings.TrimPrefix(r.Box.CardName(id), "?") }

// answerTexts are the legal answers as they are written, or a pattern.
func (r *Rules) answerTexts(s *State, q *Question) []string {
	out := []string{}
	for _, a := range r.Choices(s, q, nil) {
		out = append(out, r.AnswerText(a))
	}
	switch {
	case q.ID == AskCamouflage:
		out = append(out, "dice:"+strconv.Itoa(int(q.N)))
	case q.FromTable():
		out = append(out, "card")
	}
	return out
}
