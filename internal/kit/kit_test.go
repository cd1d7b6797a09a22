package kit

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kingoftokyo/rules"
)

// count is a game for these tests: a player who adds 1 or 2 ends the turn, a player who adds 3 is
// asked whether to make it 4, and 20 ends the game.
type count struct {
	n, turn int
	asks    bool
}

// counting has its rules, with one fault.
type counting struct {
	fault string
	runs  *int // makes games differ each time, if that is the fault
}

// lie reports whether the rules have a fault.
func (c counting) lie(fault string) bool { return c.fault == fault }

func (c counting) Begin() count { return count{turn: 1} }

func (c counting) Read(now *count, line string) (string, error) {
	verb, _, _ := strings.Cut(line, " ")
	if !slices.Contains([]string{"add", "more", "set", "sum", "game"}, verb) || verb == "more" && !now.asks {
		return "", rules.Refuse("", "verb-unknown")
	}
	if c.lie("read") && line == "add 2" {
		line = "add 1"
	}
	return line, nil
}

func (c counting) Write(e *string) string { return *e }
func (counting) OwnUndoStep(*count) bool  { return false }
func (counting) Asking(now *count) bool   { return now.asks }
func (counting) Ready(*count) error       { return nil }
func (counting) SetUp(*count) bool        { return true }

func (counting) Class(e *string) rules.LineClass {
	verb, _, _ := strings.Cut(*e, " ")
	return map[string]rules.LineClass{"game": rules.SetupLine, "add": rules.PlayLine, "more": rules.AnswerLine, "set": rules.CorrectionLine, "sum": rules.CheckpointLine}[verb]
}

func (counting) TurnNumber(now *count) int { return now.turn }

func (counting) Active(*count) int { return 0 }

func (counting) SaysSame(*count, *count, *string) bool { return true }

func (c counting) Checkpoint(before, now *count) string {
	if now.asks || now.turn == before.turn {
		return ""
	}
	n := now.n
	if c.lie("checkpoint") {
		n = min(n, 9)
	}
	return fmt.Sprintf("sum %d %d", now.turn, n)
}

func (c counting) Agrees(now *count, e *string) bool { return c.Checkpoint(&count{}, now) == *e }

func (c counting) Run(before *count, entry []string) (count, error) {
	t := *before
	t.asks = false
	words := append(strings.Fields(entry[0]), "", "")
	n, _ := strconv.Atoi(words[1])
	switch {
	case words[0] == "game":
		return t, nil
	case words[0] == "set":
		t.n = n
		return t, nil
	case words[0] == "sum":
		t.turn = n
		t.n, _ = strconv.Atoi(words[2])
		return t, nil
	case c.lie("touches"):
		before.n++
	}
	switch {
	case t.n >= 20 || n < 1 || n > 3 && !(c.lie("accepts") && n == 4):
		return *before, rules.Refuse("", "answer-wrong")
	case c.lie("refuses") && n == 2 && t.n > 9:
		return *before, rules.Refuse("", "answer-wrong")
	case n == 3 && len(entry) == 1:
		t.n += 3
		t.asks = true
		return t, nil
	case n == 3 && entry[1] == "more yes":
		n = 4
	}
	if *c.runs++; c.lie("luck") && *c.runs%7 == 0 {
		n++
	}
	t.n, t.turn = t.n+n, t.turn+1
	if c.lie("endless") {
		t.n %= 19
	}
	return t, nil
}

// countBox returns the game with a fault as the kit plays it.
func countBox(fault string) *Box[count, string, count] {
	offered := func(now *count, e *string) bool {
		if now.asks {
			return *e == "more yes" || *e == "more no"
		}
		return now.n < 20 && slices.Contains([]string{"add 1", "add 2", "add 3"}, *e)
	}
	alphabet := []string{"add 0", "add 1", "add 2", "add 3", "add 4", "more yes", "more no"}
	return &Box[count, string, count]{
		Rules:    counting{fault, new(int)},
		Setup:    func(*Draw) []string { return []string{"game"} },
		State:    func(now *count) count { return *now },
		Over:     func(now *count) bool { return now.n >= 20 && !now.asks },
		Question: func(now *count) string { return map[bool]string{true: "more"}[now.asks] },
		Offers: func(now *count, _ *Draw, buf []string) []string {
			for _, e := range alphabet {
				if offered(now, &e) {
					buf = append(buf, e)
				}
			}
			return buf
		},
		Alphabet: func(_ *count, buf []string) []string { return append(buf, alphabet...) },
		Offered:  offered,
		Legal: func(now *count) (lines []string) {
			for _, e := range alphabet {
				if offered(now, &e) || fault == "tells" && e == "add 4" {
					lines = append(lines, e)
				}
			}
			return lines
		},
		Correct: func(_ *count, d *Draw) string { return "set " + strconv.Itoa(d.N(30)) },
		Fault: func(now *count, _ bool) string {
			if fault == "table" && now.n == 13 {
				return "thirteen"
			}
			return ""
		},
		Told: func(before *count, _ []string, after *count) string {
			if fault == "told" && after.n-before.n == 4 {
				return "four"
			}
			return ""
		},
		Describe: func(now *count) ([]string, count) {
			if now.asks {
				return nil, *now
			}
			n := now.n
			if fault == "describe" {
				n++
			}
			return []string{fmt.Sprintf("sum %d %d", now.turn, n)}, *now
		},
	}
}

// failing is a test that may fail.
type failing struct {
	testing.TB
	said string
}

func (f *failing) Helper() {}

func (f *failing) Fatalf(format string, args ...any) {
	f.said = fmt.Sprintf(format, args...)
	panic(f)
}

// fails returns why the games of a box with a fault fail, or "".
func fails(t *testing.T, fault string) (said string) {
	f := &failing{TB: t}
	defer func() {
		if r := recover(); r != nil && r != any(f) {
			panic(r)
		}
		said = f.said
	}()
	for seed := range uint64(40) {
		game(f, countBox(fault), seed, newSeen(5), false)
	}
	return ""
}

// TestFaultsAreNoticed checks that breaking a promise of a box is noticed, with the right message.
func TestFaultsAreNoticed(t *testing.T) {
	for fault, want := range map[string]string{
		"read": "the line leads to another table", "checkpoint": "checkpoint", "touches": "has changed the table", "accepts": "is accepted, and not offered",
		"refuses": "is offered, and refused", "tells": "add 4 may be said, and add 4 is refused", "luck": "note-differs", "endless": "does not end", "table": "thirteen", "told": "four",
		"describe": "described by corrections it is another table",
	} {
		t.Run(fault, func(t *testing.T) {
			if said := fails(t, fault); !strings.Contains(said, want) {
				t.Errorf("said %.200q, want %q", said, want)
			}
		})
	}
}

// TestFaultless checks that a box without a fault passes.
func TestFaultless(t *testing.T) {
	b := countBox("")
	b.Questions, b.Words = []string{"more"}, []string{"game", "add", "more", "set", "sum", "undo", "redo"}
	Run(t, b, 40, 40)
}

// TestSays checks that a line is one of those that programs are told if it is the same, or has as many faces as the pattern says.
func TestSays(t *testing.T) {
	faces := &rules.Alphabet{Canonical: [rules.NumFaces]rune{'a', 'b', 'c', 'd', 'e', 'f'}}
	legal := []string{"roll dice:3", "answer dice:10", "answer dice:2", "answer no", "stop"}
	for line, want := range map[string]bool{
		"roll abc": true, "roll aaa thrown": true, "roll ab": false, "roll abcd": false, "roll": false, "rollabc": false, "roll xyz": false,
		"answer no": true, "answer ab": true, "answer aaabbbcccd": true, "answer aaabbbccc": false, "answer xy": false, "stop": true, "stop abc": false,
	} {
		if Says(faces, legal, line) != want {
			t.Errorf("%s is said: %t", line, !want)
		}
	}
}
