package tracker_test

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// Foxes is a game made up for these tests, to see that the log knows nothing of
// Duel. Ann, Bob and Cem sit in a ring and hold fox and owl cards, any number of
// each. On her turn a player does one thing:
//
//	throw SUNS...  dice of other faces: a point a sun (u), a fox a moon (m)
//	gift CARD      the next player says yes and takes it, or no: then she has a point
//	trade          she says which card she offers, then the next which she gives back
//
// Who begins a turn with four cards or more must say which one goes away: that
// question is the table's own. `set ann 4` and `deal ann fox` correct.
type foxTable struct {
	started bool
	names   int // players named in the set-up
	turn    int
	active  int
	points  [3]int
	cards   [3][2]int // of each player: foxes, owls
	asks    string    // the open question; "" for none
	who     int       // who answers it
	asking  bool
}

// foxLine is a line of the game, word by word.
type foxLine struct{ verb, a, b, c string }

type foxRules struct{}

var (
	foxPlayers = []string{"ann", "bob", "cem"}
	foxCards   = []string{"fox", "owl"}
	foxFaces   = rules.Alphabet{Canonical: [rules.NumFaces]rune{'u', 'm', 'r', 'w', 't', 'k'}, Use: "fox-letters"}
)

// String returns the table in one line: turn, player, points, cards, question.
func (t *foxTable) String() string {
	s := fmt.Sprintf("%d %s %s %s", t.turn, foxPlayers[t.active], slashes(t.points), slashes(t.pairs()))
	if t.asks != "" {
		s += " " + foxPlayers[t.who] + ": " + t.asks
	}
	return s
}

// pairs returns the cards of each player: 21 for two foxes and an owl.
func (t *foxTable) pairs() (out [3]int) {
	for i, c := range t.cards {
		out[i] = 10*c[0] + c[1]
	}
	return out
}

func slashes(n [3]int) string { return fmt.Sprintf("%d/%d/%d", n[0], n[1], n[2]) }

func foxRefused(key string) error { return rules.Refuse("", key) }

func (foxRules) Begin() foxTable { return foxTable{turn: 1} }

func (foxRules) Read(now *foxTable, line string) (foxLine, error) {
	w := append(strings.Fields(line), "", "", "", "")
	words, known := map[string]int{"fox": 1, "player": 1, "throw": 1, "gift": 1, "trade": 0, "answer": 1, "set": 2, "deal": 2, "sum": 3}[w[0]]
	if !known {
		return foxLine{}, foxRefused("verb-unknown")
	}
	if len(w) != 1+words+4 {
		return foxLine{}, foxRefused("words-wrong")
	}
	if w[0] == "answer" && now.asks == "" {
		return foxLine{}, foxRefused("no-question")
	}
	return foxLine{w[0], w[1], w[2], w[3]}, nil
}

func (foxRules) Write(e *foxLine) string {
	return strings.TrimSpace(strings.Join([]string{e.verb, e.a, e.b, e.c}, " "))
}

func (foxRules) OwnUndoStep(*foxTable) bool { return false }

func (foxRules) Class(e *foxLine) rules.LineClass {
	switch e.verb {
	case "fox", "player":
		return rules.SetupLine
	case "answer":
		return rules.AnswerLine
	case "set", "deal":
		return rules.CorrectionLine
	case "sum":
		return rules.CheckpointLine
	}
	return rules.PlayLine
}

func (foxRules) Ready(now *foxTable) error {
	if now.names < 3 {
		return foxRefused("setup-incomplete")
	}
	return nil
}

func (foxRules) SetUp(now *foxTable) bool { return now.names == 3 }

func (foxRules) Asking(now *foxTable) bool { return now.asking }
func (foxRules) Open(now *foxTable) bool   { return now.asks != "" }

func (foxRules) TurnNumber(now *foxTable) int { return now.turn }
func (foxRules) Active(now *foxTable) int     { return now.active }

func (foxRules) SaysSame(was, now *foxTable, e *foxLine) bool {
	return e.verb != "answer" || was.asks == now.asks && was.who == now.who
}

func (foxRules) Checkpoint(before, now *foxTable) string {
	if now.asking || now.turn == before.turn {
		return ""
	}
	return fmt.Sprintf("sum %d %s %s", now.turn, slashes(now.points), slashes(now.pairs()))
}

func (r foxRules) Agrees(now *foxTable, e *foxLine) bool {
	return r.Checkpoint(&foxTable{turn: -1}, now) == r.Write(e)
}

// Run plays an event. It stops at a question without an answer.
func (r foxRules) Run(before *foxTable, entry []foxLine) (foxTable, error) {
	t := *before
	t.asks, t.asking = "", false
	first := entry[0]
	switch r.Class(&first) {
	case rules.SetupLine:
		if t.started {
			return *before, foxRefused("setup-over")
		}
		if first.verb == "player" {
			t.names++
		}
		return t, nil
	case rules.CorrectionLine, rules.CheckpointLine:
		if err := t.correct(first); err != nil {
			return *before, err
		}
	}
	if err := r.Ready(&t); err != nil {
		return *before, err
	}
	p := &foxPlay{foxTable: &t, rest: entry[1:]}
	if r.Class(&first) == rules.AnswerLine { // to the table's own question
		p.rest = entry
	}
	err := p.play(first)
	if errors.Is(err, errAsking) {
		t.asking = t.asks != "away"
		err = nil
	}
	if err != nil {
		return *before, err
	}
	return t, nil
}

// correct sets values.
func (t *foxTable) correct(e foxLine) error {
	n, _ := strconv.Atoi(e.b)
	player, card := slices.Index(foxPlayers, e.a), slices.Index(foxCards, e.b)
	turn, _ := strconv.Atoi(e.a)
	if e.verb == "sum" && turn < 1 || e.verb != "sum" && player < 0 || e.verb == "deal" && card < 0 {
		return foxRefused("word-wrong")
	}
	switch e.verb {
	case "set":
		t.points[player] = n
	case "deal":
		t.cards[player][card]++
	case "sum":
		var c [3]int
		t.turn = turn
		fmt.Sscanf(e.b, "%d/%d/%d", &t.points[0], &t.points[1], &t.points[2])
		fmt.Sscanf(e.c, "%d/%d/%d", &c[0], &c[1], &c[2])
		for i, n := range c {
			t.cards[i] = [2]int{n / 10, n % 10}
		}
		t.active = (t.turn - 1) % 3
	}
	return nil
}

func (t *foxTable) heldBy(player int) int { return t.cards[player][0] + t.cards[player][1] }

// errAsking unwinds an event that waits at a question.
var errAsking = errors.New("asking")

// foxPlay is an event being played, with the available answers and corrections.
type foxPlay struct {
	*foxTable
	rest []foxLine
}

func (p *foxPlay) ask(who int, question string) (string, error) {
	for len(p.rest) > 0 {
		e := p.rest[0]
		p.rest = p.rest[1:]
		if e.verb == "answer" {
			return e.a, nil
		}
		if err := p.correct(e); err != nil {
			return "", err
		}
	}
	p.asks, p.who = question, who
	return "", errAsking
}

// askCard asks for a card that the player has, and takes it from her.
func (p *foxPlay) askCard(who int, question string) (int, error) {
	a, err := p.ask(who, question)
	if err != nil {
		return 0, err
	}
	card := slices.Index(foxCards, a)
	if card < 0 || p.cards[who][card] == 0 {
		return 0, foxRefused("no-such-card")
	}
	p.cards[who][card]--
	return card, nil
}

func (p *foxPlay) play(e foxLine) error {
	me, next := p.active, (p.active+1)%3
	p.started = true
	if (foxRules{}).Class(&e) != rules.PlayLine {
		return p.tooMany()
	}
	if p.heldBy(me) > 3 {
		return foxRefused("question-open")
	}
	var err error
	switch e.verb {
	case "throw":
		var roll rules.Roll
		if roll, err = foxFaces.Parse(e.a); err == nil {
			p.points[me] += int(roll[0])
			p.cards[me][0] += int(roll[1])
		}
	case "gift":
		err = p.gift(me, next, slices.Index(foxCards, e.a))
	case "trade":
		var mine, hers int
		if mine, err = p.askCard(me, "offer"); err == nil {
			hers, err = p.askCard(next, "return")
		}
		if err == nil {
			p.cards[me][hers]++
			p.cards[next][mine]++
		}
	}
	if err != nil {
		return err
	}
	p.turn, p.active = p.turn+1, next
	return p.tooMany()
}

// gift takes the card before anybody is asked: the question is in the middle.
func (p *foxPlay) gift(me, next, card int) error {
	if card < 0 || p.cards[me][card] == 0 {
		return foxRefused("no-such-card")
	}
	p.cards[me][card]--
	a, err := p.ask(next, "take")
	switch {
	case err != nil:
		return err
	case a == "yes":
		p.cards[next][card]++
	case a == "no":
		p.points[me]++
	default:
		return foxRefused("answer-wrong")
	}
	return nil
}

// tooMany is the table's own question at the start of a turn.
func (p *foxPlay) tooMany() error {
	for p.heldBy(p.active) > 3 {
		if _, err := p.askCard(p.active, "away"); err != nil {
			return err
		}
	}
	return nil
}

type foxGame = tracker.Game[foxTable, foxLine]

var foxSetup = []string{"fox 1", "player ann", "player bob", "player cem"}

// foxScript is a game of foxes: lines, each with the resulting table, or "refused"
// and why. At first Ann has two foxes, Bob and Cem an owl each.
var foxScript = []struct{ line, want string }{
	{"deal ann fox", "1 ann 0/0/0 10/0/0"},
	{"deal ann fox", "1 ann 0/0/0 20/0/0"},
	{"deal bob owl", "1 ann 0/0/0 20/1/0"},
	{"deal cem owl", "1 ann 0/0/0 20/1/1"},
	{"throw uurm", "2 bob 2/0/0 30/1/1"},
	{"answer yes", "refused no-question"},
	{"redo", "refused redo-nothing"},
	{"player dan", "refused setup-over"},
	{"undo", "1 ann 0/0/0 20/1/1"},
	{"redo", "2 bob 2/0/0 30/1/1"},
	{"throw x", "refused dice-face"},
	// A question to another player, in the middle of an event.
	{"gift owl", "2 bob 2/0/0 30/0/1 cem: take"},
	{"throw u", "refused answer-first"},
	{"answer fox", "refused answer-wrong"},
	{"answer no", "3 cem 2/1/0 30/0/1"},
	{"undo", "2 bob 2/0/0 30/1/1"}, // it was over: the event with its answer
	{"redo", "3 cem 2/1/0 30/0/1"},
	// Two questions in a row, to two players.
	{"trade", "3 cem 2/1/0 30/0/1 cem: offer"},
	{"answer owl", "3 cem 2/1/0 30/0/0 ann: return"},
	{"undo", "3 cem 2/1/0 30/0/1 cem: offer"}, // unfinished: only the answer
	{"redo", "3 cem 2/1/0 30/0/0 ann: return"},
	{"undo", "3 cem 2/1/0 30/0/1 cem: offer"},
	{"undo", "3 cem 2/1/0 30/0/1"},
	{"undo", "2 bob 2/0/0 30/1/1"},
	{"redo", "3 cem 2/1/0 30/0/1"},
	{"redo", "3 cem 2/1/0 30/0/1 cem: offer"},
	{"redo", "3 cem 2/1/0 30/0/0 ann: return"},
	{"redo", "refused redo-nothing"},
	// Corrections while the question is open are taken back one by one.
	{"set bob 7", "3 cem 2/7/0 30/0/0 ann: return"},
	{"deal ann owl", "3 cem 2/7/0 31/0/0 ann: return"},
	{"undo", "3 cem 2/7/0 30/0/0 ann: return"},
	{"answer owl", "refused no-such-card"},
	{"redo", "3 cem 2/7/0 31/0/0 ann: return"},
	{"undo", "3 cem 2/7/0 30/0/0 ann: return"},
	{"answer fox", "4 ann 2/7/0 21/0/10"}, // one of her three foxes
	{"redo", "refused redo-nothing"},
	{"undo", "3 cem 2/1/0 30/0/1"}, // the event, its answers and the correction between them
	{"redo", "4 ann 2/7/0 21/0/10"},
	// A question of the table itself: no event is unfinished.
	{"deal bob fox", "4 ann 2/7/0 21/10/10"},
	{"deal bob fox", "4 ann 2/7/0 21/20/10"},
	{"deal bob owl", "4 ann 2/7/0 21/21/10"},
	{"deal bob owl", "4 ann 2/7/0 21/22/10"},
	{"throw u", "5 bob 3/7/0 21/22/10 bob: away"},
	{"throw u", "refused question-open"},
	{"set cem 1", "5 bob 3/7/1 21/22/10 bob: away"},
	{"answer owl", "5 bob 3/7/1 21/21/10"},
	{"throw uuu", "6 cem 3/10/1 21/21/10"},
	{"undo", "5 bob 3/7/1 21/21/10"},
}

// foxDo plays a line and returns the table as text, or why the line is refused.
func foxDo(t *testing.T, g *foxGame, line string) string {
	t.Helper()
	before := *g.Table()
	var err error
	switch line {
	case "undo":
		_, err = g.Undo()
	case "redo":
		_, err = g.Redo()
	default:
		err = g.DoLine(line)
	}
	var p *rules.Problem
	if errors.As(err, &p) && *g.Table() == before {
		return "refused " + p.Key
	}
	if err != nil {
		t.Fatalf("%s: %v; was %v, is %v", line, err, &before, g.Table())
	}
	return g.Table().String()
}

func foxBegin(t *testing.T, out tracker.Appender) *foxGame {
	t.Helper()
	g := tracker.New(foxRules{}, out)
	for _, l := range foxSetup {
		foxDo(t, g, l)
	}
	return g
}

// TestToyGame plays a game of three that is not Duel: events, questions to the same
// and to other players, undo and redo of answers and of whole events, corrections
// while a question is open.
func TestToyGame(t *testing.T) {
	g := foxBegin(t, nil)
	for i, s := range foxScript {
		if have := foxDo(t, g, s.line); have != s.want {
			t.Fatalf("%d %s: %s, want %s", i+1, s.line, have, s.want)
		}
	}
}

// TestToyUndoesEverything undoes from every point of the game to its start, and
// redoes everything through the same tables.
func TestToyUndoesEverything(t *testing.T) {
	for n := range foxScript {
		g := foxBegin(t, nil)
		for _, s := range foxScript[:n] {
			foxDo(t, g, s.line)
		}
		could := g.CanRedo()
		tables := []string{g.Table().String()}
		for g.CanUndo() {
			tables = append(tables, foxDo(t, g, "undo"))
		}
		if have := foxDo(t, g, "undo"); have != "refused undo-nothing" || tables[len(tables)-1] != "1 ann 0/0/0 0/0/0" {
			t.Fatalf("after %d lines: the start is %s; then undo: %s", n, tables[len(tables)-1], have)
		}
		for i := len(tables) - 2; i >= 0; i-- {
			if have := foxDo(t, g, "redo"); have != tables[i] {
				t.Fatalf("after %d lines: redo makes %s, want %s", n, have, tables[i])
			}
		}
		if g.CanRedo() != could {
			t.Fatalf("after %d lines: can redo: %v, want %v", n, g.CanRedo(), could)
		}
	}
}

// TestToyFile saves the game, and closes and reopens it before every line. The file
// has what was accepted, and the table's numbers after each turn.
func TestToyFile(t *testing.T) {
	file, err := tracker.Create(filepath.Join(t.TempDir(), "foxes.kot"), foxSetup)
	if err != nil {
		t.Fatal(err)
	}
	want := slices.Clone(foxSetup)
	for i, s := range foxScript {
		closeFile(t, file)
		o, err := tracker.Open(foxRules{}, file.Path)
		if err != nil || len(o.Notes) > 0 {
			t.Fatal(err, o.Notes)
		}
		file = o.File
		turn := o.Game.Table().turn
		if have := foxDo(t, o.Game, s.line); have != s.want {
			t.Fatalf("%d %s: %s, want %s", i+1, s.line, have, s.want)
		}
		if strings.HasPrefix(s.want, "refused") {
			continue
		}
		want = append(want, s.line)
		if now := o.Game.Table(); now.turn > turn && s.line != "redo" {
			want = append(want, fmt.Sprintf("sum %d %s %s", now.turn, slashes(now.points), slashes(now.pairs())))
		}
	}
	closeFile(t, file)
	if have := content(t, file.Path); have != strings.Join(want, "\n")+"\n" {
		t.Errorf("the file is\n%s\nwant\n%s", have, strings.Join(want, "\n"))
	}
}

// TestToyCheckpoint folds a file whose checkpoint has other numbers: the game continues
// with those, and an undo takes back the event that it closed, never only the checkpoint.
func TestToyCheckpoint(t *testing.T) {
	path := write(t, append(slices.Clone(foxSetup), "throw u", "sum 2 1/0/0 0/0/0", "throw uu", "sum 3 1/5/0 0/0/20", "trade"))
	o, err := tracker.Open(foxRules{}, path)
	if err != nil {
		t.Fatal(err)
	}
	defer closeFile(t, o.File)
	if keys(o.Notes) != "note-differs" || arg(o.Notes[0], "line") != "8" {
		t.Errorf("notes: %v", o.Notes)
	}
	for i, want := range []string{"3 cem 1/5/0 0/0/20 cem: offer", "3 cem 1/5/0 0/0/20", "2 bob 1/0/0 0/0/0"} {
		if i > 0 {
			foxDo(t, o.Game, "undo")
		}
		if have := o.Game.Table().String(); have != want {
			t.Errorf("after %d undos: %s, want %s", i, have, want)
		}
	}
}
