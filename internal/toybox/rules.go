package toybox

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/rules"
)

// table is the table of Foxes, a game made up for tests. Three players sit in a ring, and the first one holds
// the only card, the fox. In their turn a player either throws a die and gains that many points, or gives the
// fox away. Then the next player says whether they take it: the giver gains one point if they do, and three if
// they do not. The first player with as many points as the goal says wins.
type table struct {
	goal   int
	names  [3]string
	seated int
	turn   int
	active int
	points [3]int
	fox    int  // who holds it
	asks   bool // the next player is asked whether they take it
	steps  []step
}

// step is what a player did or, on the board, must do, and whether another turn began with it.
type step struct {
	text        string
	board, turn bool
}

// next returns who sits after the player whose turn it is.
func (t *table) next() int { return (t.active + 1) % len(t.names) }

// winner returns who has reached the goal; -1 for nobody.
func (t *table) winner() int {
	return slices.IndexFunc(t.points[:], func(n int) bool { return t.goal > 0 && n >= t.goal })
}

// told adds a step to those of the event.
func (t *table) told(board, turn bool, format string, args ...any) {
	t.steps = append(t.steps, step{fmt.Sprintf(format, args...), board, turn})
}

// verb is what a line of the game is about.
type verb uint8

// The verbs of the lines.
const (
	foxFile   verb = iota // kot 1 foxes
	foxGoal               // goal N
	foxPlayer             // player NAME
	foxThrow              // throw N
	foxGift               // gift
	foxYes                // yes
	foxNo                 // no
	foxSet                // set NAME N
	foxSum                // sum TURN POINTS FOX
)

var (
	verbs   = [...]string{"kot", "goal", "player", "throw", "gift", "yes", "no", "set", "sum"}
	words   = [...]int{2, 1, 1, 1, 0, 0, 0, 2, 3} // how many words follow each
	classes = [...]rules.LineClass{rules.SetupLine, rules.SetupLine, rules.SetupLine, rules.PlayLine, rules.PlayLine,
		rules.AnswerLine, rules.AnswerLine, rules.CorrectionLine, rules.CheckpointLine}
)

// line is a line of the game: its verb and the words after it.
type line struct {
	verb verb
	args [3]string
}

// rulesOf implements tracker.Rules.
type rulesOf struct{}

func (rulesOf) ByKot(*line) bool { return false }
func (rulesOf) Typed(*line) bool { return false }
func (rulesOf) Begin() table     { return table{turn: 1} }

func (rulesOf) Read(now *table, line string) (e line, err error) {
	said := append(strings.Fields(line), "")
	at := slices.Index(verbs[:], said[0])
	if at < 0 || len(said) != words[at]+2 {
		return e, rules.Refuse("", "verb-unknown", rules.Text("word", line))
	}
	e.verb = verb(at)
	copy(e.args[:], said[1:])
	if e.class() == rules.AnswerLine && !now.asks {
		return e, rules.Refuse("", "no-question")
	}
	if e.verb == foxThrow && !slices.Contains([]string{"1", "2", "3"}, e.args[0]) {
		return e, rules.Refuse("", "answer-wrong")
	}
	return e, nil
}

func (e *line) class() rules.LineClass { return classes[e.verb] }

func (rulesOf) Write(e *line) string {
	return strings.TrimSpace(verbs[e.verb] + " " + strings.Join(e.args[:], " "))
}

func (rulesOf) Class(e *line) rules.LineClass { return e.class() }
func (rulesOf) OwnUndoStep(*table) bool       { return false }
func (rulesOf) Asking(now *table) bool        { return now.asks }

func (r rulesOf) SetUp(now *table) bool { return r.Ready(now) == nil }

func (rulesOf) Ready(now *table) error {
	if now.seated < len(now.names) || now.goal == 0 {
		return rules.Refuse("", "setup-incomplete", rules.Text("side", "foxes"))
	}
	return nil
}

func (rulesOf) TurnNumber(now *table) int { return now.turn }

func (rulesOf) Active(now *table) int { return now.active }

func (rulesOf) SaysSame(*table, *table, *line) bool { return true }

func (rulesOf) Checkpoint(before, now *table) string {
	if now.turn == before.turn {
		return ""
	}
	return fmt.Sprintf("sum %d %d/%d/%d %d", now.turn, now.points[0], now.points[1], now.points[2], now.fox)
}

func (r rulesOf) Agrees(now *table, e *line) bool {
	return r.Checkpoint(&table{}, now) == r.Write(e)
}

// Run plays an event with the answers and corrections that followed its question.
func (r rulesOf) Run(before *table, entry []line) (table, error) {
	t := *before
	t.steps, t.asks = nil, false
	for i := range entry {
		if err := t.play(&entry[i]); err != nil {
			return *before, err
		}
	}
	return t, nil
}

// play plays one line; a gift only up to its question.
func (t *table) play(e *line) error {
	if e.class() == rules.PlayLine && t.winner() >= 0 {
		return rules.Refuse("", "over")
	}
	n, _ := strconv.Atoi(e.args[0]) // 0 counts as none
	me := t.names[t.active]
	switch e.verb {
	case foxGoal:
		t.goal = n
	case foxPlayer:
		if t.seated == len(t.names) {
			return rules.Refuse("", "setup-over", rules.Text("word", "player"))
		}
		t.names[t.seated] = e.args[0]
		t.seated++
	case foxThrow:
		t.told(false, false, "%s throws %d", me, n)
		t.score(n)
	case foxGift:
		if t.fox != t.active {
			return rules.Refuse("", "no-such-card", rules.Text("card", "fox"))
		}
		t.told(false, false, "%s offers the fox", me)
		t.asks = true
	case foxYes:
		t.fox, t.asks = t.next(), false
		t.told(true, false, "%s takes the fox", t.names[t.fox])
		t.score(1)
	case foxNo:
		t.asks = false
		t.told(false, false, "%s does not want it", t.names[t.next()])
		t.score(3)
	case foxSet:
		return t.set(e.args[0], e.args[1])
	case foxSum:
		t.turn, t.active = n, (n-1)%len(t.names)
		fmt.Sscanf(e.args[1], "%d/%d/%d", &t.points[0], &t.points[1], &t.points[2])
		t.fox, _ = strconv.Atoi(e.args[2])
	}
	return nil
}

// score gives points to the player whose turn it is and ends the turn, unless that player has won.
func (t *table) score(n int) {
	t.points[t.active] += n
	if t.winner() < 0 {
		t.turn, t.active = t.turn+1, t.next()
		t.told(false, true, "%s begins", t.names[t.active])
	}
}

func (t *table) set(name, points string) error {
	who := slices.IndexFunc(t.names[:], func(s string) bool { return strings.EqualFold(s, name) })
	n, err := strconv.Atoi(points)
	if who < 0 || err != nil || n < 0 || n > t.goal {
		return rules.Refuse("", "answer-wrong")
	}
	t.points[who] = n
	return nil
}
