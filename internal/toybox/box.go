// Package toybox is a small made-up box. Tests play it in every face, which shows that companion and the faces know
// no box.
package toybox

import (
	"fmt"
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/lookup/ask"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// Box is the box of Foxes on a desk. It implements companion.Box.
type Box struct{ desk *companion.Desk }

// New returns the box on a desk.
func New(d *companion.Desk) Box { return Box{d} }

func (b Box) ID() string                      { return "foxes" }
func (b Box) Named(word string) bool          { return text.Fold(word) == "renards" }
func (b Box) Words() (*text.Catalogue, error) { return text.Load(b.desk.Lang, nil), nil }

func (b Box) Help(_ *text.Catalogue, topic companion.Topic, _ ...string) string {
	return [...]string{
		companion.HelpPlay:    "throw 1 to 3, or gift",
		companion.HelpCorrect: "set NAME POINTS",
		companion.HelpSetup:   "three names and a goal",
	}[topic]
}

func (b Box) Options() []companion.Option { return options.Flags() }

func (b Box) Items() ([]cards.Item, error) {
	told := rules.Words{"en": "Offer it to the next player.", "fr": "Offrez-le ensuite."}
	return []cards.Item{{ID: "fox", Name: rules.Words{"en": "Gift Fox", "fr": "Renard offert"}, Kind: cards.Keep, Prints: []cards.Print{{
		Box: cards.Box{ID: b.ID(), Game: b.ID()}, Cost: 2, Copies: 1, Text: told}}}}, nil
}

// Entries implements companion.Box: it has no rules to ask about.
func (b Box) Entries() ([]ask.Entry, error) { return nil, nil }

func (b Box) Setup(like companion.Game) (companion.Setup, error) {
	s := setup{box: b, names: [3]string{"Ann", "Bob", "Cem"}, goal: 9}
	if g, ok := like.(*game); ok {
		s.names, s.goal = g.Now().names, g.Now().goal
	}
	return options.From(s), nil
}

func (b Box) Open(path string) (companion.Game, []rules.Note, error) {
	return b.read(tracker.Open(rulesOf{}, path))
}

func (b Box) Look(path string) (companion.Game, []rules.Note, error) {
	return b.read(tracker.Look(rulesOf{}, path))
}

func (b Box) read(s *session, err error) (companion.Game, []rules.Note, error) {
	if err != nil {
		return nil, nil, err
	}
	return b.open(s), s.Notes, nil
}

func (b Box) Empty() (companion.Game, error) {
	return b.open(&session{Game: tracker.New(rulesOf{}, nil)}), nil
}

func (b Box) open(s *session) companion.Game {
	return &game{companion.NewBase(s, &teller{desk: b.desk}, b.desk.Store), b}
}

type session = tracker.Session[table, line]

// setup is what has been set for a new game of Foxes so far.
type setup struct {
	box   Box
	names [3]string
	goal  int
}

// options are what can be set.
var options = companion.SetupTable[setup]{
	Options: []companion.SetupOption[setup]{{ID: "players", Read: (*setup).players}, {ID: "goal", Read: (*setup).goals}},
	Asks:    func(*setup) []string { return []string{"players", "goal"} },
	Ask: func(s *setup, id string) string {
		if id == "players" {
			return "Who plays? Enter: " + strings.Join(s.names[:], " ")
		}
		return fmt.Sprintf("How many points win? Enter: %d", s.goal)
	},
	Title: func(*setup) string { return "A new game of Foxes" },
	Words: func(s *setup) *text.Catalogue {
		words, _ := s.box.Words()
		return words
	},
	Create: (*setup).create,
}

func (s *setup) players(word string) error {
	names := strings.Fields(word)
	if len(names) != len(s.names) {
		return rules.Refuse("", "answer-wrong")
	}
	s.names = [3]string(names)
	return nil
}

func (s *setup) goals(word string) error {
	n, err := strconv.Atoi(word)
	if s.goal = n; err != nil || n < 1 {
		return rules.Refuse("", "answer-wrong")
	}
	return nil
}

func (s *setup) create() (companion.Game, []string, error) {
	lines := []string{"kot 1 foxes", fmt.Sprintf("goal %d", s.goal)}
	for _, name := range s.names {
		lines = append(lines, "player "+name)
	}
	played, err := tracker.Begin(rulesOf{}, s.box.desk.Store.Path(s.box.desk.Today+"-foxes"), lines)
	if err != nil {
		return nil, nil, err
	}
	return s.box.open(played), []string{"the fox before " + s.names[0]}, nil
}

// teller tells Foxes in words. It implements companion.Narrator.
type teller struct {
	rulesOf
	desk  *companion.Desk
	words *text.Catalogue
}

func (t *teller) Speak(*table) { t.words = text.Load(t.desk.Lang, nil) }

func (t *teller) Rolling(*table, *line) (unresolved, rolls bool) { return false, false }

func (t *teller) Words() *text.Catalogue { return t.words }

func (t *teller) Steps(now *table) int { return len(now.steps) }

func (t *teller) Told(now *table, from int) (lines []companion.Line, turn bool) {
	for _, s := range now.steps[from:] {
		lines, turn = append(lines, companion.Line{Text: s.text, Board: s.board}), turn || s.turn
	}
	return lines, turn
}

func (t *teller) Step(before *table, e *line) string {
	if e.class() == rules.CorrectionLine {
		return t.Write(e)
	}
	return before.names[before.active] + ": " + t.Write(e)
}

func (t *teller) Answer(_ *table, e *line) string { return t.Write(e) }

func (t *teller) Hear(now *table, typed string) ([]line, error) {
	if n, err := strconv.Atoi(typed); err == nil {
		typed = fmt.Sprintf("throw %d", n)
	}
	e, err := t.Read(now, typed)
	if err != nil {
		return nil, err
	}
	return []line{e}, nil
}

func (t *teller) Spelt(*line) []string { return nil }

func (t *teller) Changes(before, now *table) string {
	var out []string
	for i, n := range now.points {
		if n != before.points[i] {
			out = append(out, fmt.Sprintf("%s %d to %d", now.names[i], before.points[i], n))
		}
	}
	return strings.Join(out, ", ")
}

func (t *teller) Turn(now *table) (int, string)    { return now.turn, now.names[now.active] }
func (t *teller) Warnings(*table) []*rules.Problem { return nil }

func (t *teller) Aloud() companion.Narrator[table, line] { return t }
func (t *teller) Todo(now *table) string                 { return now.names[now.active] + ", throw" }

// game is a game of Foxes as the shell plays it. It implements companion.Game.
type game struct {
	*companion.Base[table, line]
	box Box
}

func (g *game) Log() companion.Log { return g }
func (g *game) Box() companion.Box { return g.box }
func (g *game) Over() bool         { return g.Now().winner() >= 0 }

func (g *game) GiveUp() []companion.Play                                      { return nil }
func (g *game) CardCorrections(string) []companion.Play                       { return nil }
func (g *game) Answer(console.Command, *console.Console, string) (known bool) { return false }

func (g *game) JSON(line int) []byte {
	t := g.Now()
	return fmt.Appendf(nil, `{"line":%d,"turn":%d,"points":[%d,%d,%d],"fox":%q,"asks":%t}`+"\n",
		line, t.turn, t.points[0], t.points[1], t.points[2], t.names[t.fox], t.asks)
}

func (g *game) Result() record.Result {
	t := g.Now()
	r := record.Result{Box: g.box.ID(), Turns: t.turn, Active: t.active, Over: g.Over(), Winner: t.winner()}
	for i, name := range t.names {
		r.Players = append(r.Players, record.Player{Seat: "p" + strconv.Itoa(i+1), Name: name, Called: name, Points: t.points[i]})
	}
	if r.Over {
		r.Why, r.Ending = "goal", "the goal is reached"
	}
	return r
}

// Roll implements companion.Game: no dice are typed.
func (g *game) Roll() *companion.Roll {
	t := g.Now()
	said := t.names[t.active] + ", throw or gift"
	switch {
	case g.Over():
		said = t.names[t.winner()] + " has won"
	case t.asks:
		said = t.names[t.next()] + ", do you take the fox"
	}
	return &companion.Roll{
		Why:  rules.Refuse("", "dice.off.throw"),
		Told: func(tr *companion.Tray, _ *companion.Entry) { tr.Prompt = said },
	}
}

// board returns what the last event moved. It does not show what undo moved.
func (g *game) board() companion.Section {
	lines, _ := g.Tell.Told(g.Now(), 0)
	for i := range lines {
		lines[i].Fresh = true
	}
	return g.BoardSection(lines, companion.Forth)
}

func (g *game) View() companion.Scene {
	t := g.Now()
	goal := companion.Held{Name: fmt.Sprintf("%d points", t.goal)}
	v := companion.Scene{Aloud: g.Todo(), View: companion.View{
		Head:   companion.Head{Turn: fmt.Sprintf("turn %d", t.turn), Whose: t.names[t.active]},
		Over:   g.Over(),
		Panels: []companion.Panel{{Title: "Goal", Held: []companion.Held{goal}}},
		Why:    []string{"the fox can be given away once a turn"},
	}}
	if g.PutBack().Way == companion.Forth {
		v.Board = g.board()
	}
	for i, name := range t.names {
		points := companion.Gauge{Word: "points", Short: "P", Value: t.points[i]}
		seat := companion.Seat{Name: name, Active: i == t.active, Gauges: []companion.Gauge{points}}
		if i == t.fox {
			seat.Held = []companion.Held{{Card: "fox", Name: "Gift Fox"}}
		}
		v.Seats = append(v.Seats, seat)
		v.Fields = append(v.Fields, companion.Field{Label: "points", Group: name, Value: t.points[i], Max: t.goal})
	}
	v.Set = func(field, n int) companion.Move {
		return g.Move(line{foxSet, [3]string{t.names[field], strconv.Itoa(n)}})
	}
	if v.Over {
		return v
	}
	offer := func(typed, text string, e line, prompted bool) {
		c := companion.Choice{Typed: typed, Text: text, Prompted: prompted}
		v.Choices = append(v.Choices, companion.Play{Choice: c, Move: g.Move(e)})
	}
	if t.asks {
		offer("yes", "take it", line{verb: foxYes}, false)
		offer("no", "leave it", line{verb: foxNo}, false)
		return v
	}
	for _, n := range []string{"1", "2", "3"} {
		offer(n, "throw "+n, line{foxThrow, [3]string{n}}, true)
	}
	if t.fox == t.active {
		offer("gift", "offer the fox", line{verb: foxGift}, false)
	}
	return v
}
