package main

import (
	"bufio"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// asked is a program that a test talks to line by line, over pipes.
type asked struct {
	t      *testing.T
	in     *io.PipeWriter
	out    *bufio.Reader
	said   strings.Builder // on the error output
	status chan int
}

func ask(t *testing.T, args ...string) *asked {
	t.Helper()
	t.Setenv("KOT_HOME", t.TempDir())
	t.Setenv("LANG", "C")
	in, typed := io.Pipe()
	answers, out := io.Pipe()
	a := &asked{t: t, in: typed, out: bufio.NewReader(answers), status: make(chan int, 1)}
	go func() {
		status := run(args, in, out, &a.said)
		in.Close()
		out.Close()
		a.status <- status
	}()
	return a
}

// says sends a line and reads the one answer to it.
func (a *asked) says(line string) map[string]any {
	a.t.Helper()
	answer := a.answers(line)
	var got map[string]any
	if err := json.Unmarshal([]byte(answer), &got); err != nil {
		a.t.Fatalf("to %.40q: %s: %v", line, answer, err)
	}
	return got
}

// answers sends a line and returns the one answer to it, as written.
func (a *asked) answers(line string) string {
	a.t.Helper()
	if _, err := io.WriteString(a.in, line); err != nil {
		a.t.Fatalf("%.40q cannot be sent: %v; %s", line, err, &a.said)
	}
	answer, err := a.out.ReadString('\n')
	if err != nil {
		a.t.Fatalf("no answer to %.40q: %v; %s", line, err, &a.said)
	}
	return answer
}

// ends closes the input and expects a status and nothing more on the output.
func (a *asked) ends(status int) string {
	a.t.Helper()
	a.in.Close()
	rest, err := io.ReadAll(a.out)
	if got := <-a.status; got != status || err != nil || len(rest) > 0 {
		a.t.Errorf("status %d (%v) and %q left on the output, want %d; %s", got, err, rest, status, &a.said)
	}
	return a.said.String()
}

// TestReplayDialogue: every line is answered before the next one is sent, a refused one with the error; nothing of a
// refused line is played, and the next one is read.
func TestReplayDialogue(t *testing.T) {
	a := ask(t, "replay", "-", "--json", "--each", "--keep-going")
	for i, c := range []struct {
		line string
		want map[string]any
	}{
		{"# Anna asks her program\n", map[string]any{"line": 1.0}},
		{"kot 1 duel alone\n", map[string]any{"line": 2.0, "rule": ""}},
		{"kot 1 duel solo\n", map[string]any{"line": 3.0, "box": "duel"}},
		{"side you gigazaur Anna\n", map[string]any{"line": 4.0}},
		{"side rival godzilla\n", map[string]any{"line": 5.0, "key": "word-wrong", "rule": ""}},
		{"side rival meka-dragon\r\n", map[string]any{"line": 6.0, "phase": "roll", "dice": ""}},
		{"roll ccx\n", map[string]any{"line": 7.0, "key": "dice-face", "error": `dice: "x" is not a face; use c h e f d p (or b s e g d p)`}},
		{"\n", map[string]any{"line": 8.0, "rolls": 0.0}},
		{"buy 1\n", map[string]any{"line": 9.0, "key": "wrong-phase", "rule": "O", "error": "not possible now (you, step: roll) (O)"}},
		{"roll ccchh\n", map[string]any{"line": 10.0, "rolls": 1.0, "dice": "ccchh"}},
		{strings.Repeat("c", longestSaid+1) + "\n", map[string]any{"line": 11.0, "key": "line-long"}},
		{"# " + strings.Repeat("c", longestSaid-2) + "\n", map[string]any{"line": 12.0, "dice": "ccchh"}},
		{"\xff\n", map[string]any{"line": 13.0, "key": "not-text"}},
		{"kot 1 tokyo\n", map[string]any{"line": 14.0}},
		{"undo\n", map[string]any{"line": 15.0, "rolls": 0.0, "box": "duel"}},
		{"undo\n", map[string]any{"line": 16.0, "key": "undo-nothing"}},
	} {
		got := a.says(c.line)
		for key, want := range c.want {
			if got[key] != want {
				t.Errorf("line %d, %.40q: %s is %v, want %v: %v", i+1, c.line, key, got[key], want, got)
			}
		}
		if _, refused := got["error"]; refused != (got["key"] != nil) || refused == (got["box"] != nil) {
			t.Errorf("line %d, %.40q: neither a table nor a refusal: %v", i+1, c.line, got)
		}
	}
	if said := a.ends(exitWrong); said != "" {
		t.Errorf("on the error output: %s", said)
	}
}

// TestReplayDialogueOfTokyo: until a line has named the box, the game can be of any.
func TestReplayDialogueOfTokyo(t *testing.T) {
	a := ask(t, "replay", "-", "--each", "--keep-going", "--lang", "fr")
	if got := a.says("kot 7 duel solo\n"); got["error"] == nil {
		t.Errorf("a version there is not: %v", got)
	}
	if got := a.says("kot 1 dark\n"); got["box"] != "dark" {
		t.Errorf("the Dark Edition: %v", got)
	}
	a.says("player p1 kraken Anna\n")
	if got := a.says("player p9 gigazaur Bea\n"); got["error"] != "player n'accepte pas « p9 » ; choix : p1, p2, p3, p4, p5, p6 ; rien n'est perdu" || got["line"] != 4.0 {
		t.Errorf("a ninth player: %v", got)
	}
	a.says("player p2 gigazaur Bea\n")
	if got := a.says("first p1\n"); got["line"] != 6.0 || got["turn"] != 1.0 {
		t.Errorf("the game begins: %v", got)
	}
	a.ends(exitWrong)
}

// TestRequests: a question about a seat of kot is answered apart from the game, and plays nothing; an invalid request
// gets one answer, with the error. kot easy keeps the same dice whatever unknown keys there are.
func TestRequests(t *testing.T) {
	a := ask(t, "replay", "-", "--json", "--each", "--keep-going")
	for _, line := range strings.Split("kot 1 tokyo;player p1 gigazaur;plays p1 kot hard;player p2 the-king Anna;first p1;set p1.points 17;set p1.hearts 2", ";") {
		a.tells(line)
	}
	for _, c := range []struct {
		line string
		want map[string]any
	}{
		{`{"ask":"kot"}`, map[string]any{"say": "", "line": 8.0, "protocol": 1.0}},                 // it rolls
		{`{"ask":"kot","dice":"333eec","left":1}`, map[string]any{"keep": "333eec", "reroll": ""}}, // 3 points win
		{` {"mood":"good","left":1,"dice":"ccee33","ask":"kot"} `, map[string]any{"line": 10.0}},
		{`{"ask":"kot","dice":"33","left":1}`, map[string]any{"key": "advise-value", "error": `dice is "33"; accepted: dice:6`}},
		{`{"ask":"kot","dice":"33333x","left":1}`, map[string]any{"key": "dice-face"}},
		{`{"ask":"kot","dice":"333eec","left":3}`, map[string]any{"key": "advise-value", "error": `left is "3"; accepted: 1..2`}},
		{`{"ask":"kot","dice":"333eec"}`, map[string]any{"key": "advise-value"}},
		{`{"ask":"tea"}`, map[string]any{"key": "advise-value", "error": `ask is "tea"; accepted: kot`}},
		{`{"ask":`, map[string]any{"key": "advise-json", "rule": "", "line": 16.0}},
		{"roll 333eec", map[string]any{"decided": "person", "rolls": nil, "dice": "333eec"}},
		{`{"ask":"kot","dice":"333eec","left":1}`, map[string]any{"key": "request-nobody"}},
		{`{"ask":"kot"}`, map[string]any{"say": "resolve by kot"}},
		{"resolve by kot", map[string]any{"decided": "kot", "phase": "buy"}},
		{`{"ask":"kot"}`, map[string]any{"say": "pass by kot"}},
		{"pass by kot", map[string]any{"decided": "kot", "winner": "p1"}},
		{`{"ask":"kot"}`, map[string]any{"say": ""}},
		{"undo", map[string]any{"decided": "", "phase": "buy"}},
		{"redo", map[string]any{"decided": "kot", "winner": "p1"}},
		{"# a word", map[string]any{"decided": "", "winner": "p1"}},
	} {
		got := a.says(c.line + "\n")
		for key, want := range c.want {
			if got[key] != want {
				t.Errorf("%s: %s is %v, want %v: %v", c.line, key, got[key], want, got)
			}
		}
	}
	a.ends(exitWrong)
}

// TestSteps: the answer to a line lists only what followed from that line, and the answer to an answer what followed from it.
func TestSteps(t *testing.T) {
	a := ask(t, "replay", "-", "--json", "--each", "--keep-going")
	for _, line := range strings.Split("kot 1 duel solo;side you gigazaur;side rival meka-dragon;set you.energy 9;row too-cute ? photoshoot;turn you buy", ";") {
		a.tells(line)
	}
	for _, c := range []struct{ line, decided, want string }{
		{"buy 3", "person", "You: pay 1 energy (now 8) (D4)|You: take Photoshoot from the row (price 1) (D4)"},
		{"answer kajutsu", "", ""}, // refused
		{"answer scrappy", "person", "Reveal a card into slot 1: Scrappy (D4)"},
		{"answer fame 3", "person", "Place the Fish token on Fame +3 (T1)|Fame marker: 1 space toward you, to +1 (O8)|Discard Photoshoot (D5)"},
		{"set you.energy 3", "", ""},
		{"pass", "person", "The dice pass to Autobot: turn 2 (O9)"},
	} {
		got := a.says(c.line + "\n")
		steps := ""
		list, _ := got["steps"].([]any)
		for i, st := range list {
			if i > 0 {
				steps += "|"
			}
			steps += st.(map[string]any)["text"].(string)
		}
		if steps != c.want || got["error"] == nil && got["decided"] != c.decided {
			t.Errorf("%s: %s, %v", c.line, steps, got)
		}
	}
	a.ends(exitWrong)
}

// TestProtocol: the dialogue shown in docs/programs/protocol.md is what kot prints; ", ..." stands for what is left out.
func TestProtocol(t *testing.T) {
	doc, err := os.ReadFile(filepath.Join("..", "..", "docs", "programs", "protocol.md"))
	if err != nil {
		t.Fatal(err)
	}
	shown := 0
	for _, block := range strings.Split(string(doc), "```")[1:] {
		if !strings.HasPrefix(block, "\n> ") {
			continue
		}
		args := []string{"replay", "-", "--json", "--each", "--keep-going"}
		if strings.HasPrefix(block, "\n> {") {
			args = []string{"advise"}
		}
		a, answer := ask(t, args...), ""
		for line := range strings.SplitSeq(strings.TrimSpace(block), "\n") {
			if said, ok := strings.CutPrefix(line, "> "); ok {
				answer = a.answers(said + "\n")
				continue
			}
			shown++
			rest := answer
			for part := range strings.SplitSeq(line, ", ... ") {
				_, behind, found := strings.Cut(rest, part)
				if rest = behind; !found {
					t.Errorf("%s is not in %s", part, answer)
				}
			}
		}
		a.in.Close()
		<-a.status
	}
	if shown < 4 {
		t.Errorf("%d answers are shown", shown)
	}
}

// TestReplayStops: without --keep-going the first refused line ends the program while its input is still open, with the
// error and nothing on the output.
func TestReplayStops(t *testing.T) {
	a := ask(t, "replay", "-", "--each")
	a.says("kot 1 duel solo\n")
	if _, err := io.WriteString(a.in, "side you godzilla\n"); err != nil {
		t.Fatal(err)
	}
	if _, err := a.out.ReadByte(); err != io.EOF {
		t.Errorf("more on the output (%v)", err)
	}
	if said := a.ends(exitWrong); !strings.HasPrefix(said, "kot: -:2: side you godzilla: ") || strings.Count(said, "\n") != 1 {
		t.Errorf("on the error output: %s", said)
	}
}

// TestAdviseDialogue: the same for kot advise.
func TestAdviseDialogue(t *testing.T) {
	a := ask(t, "advise")
	if got := a.says("ccf\n"); got["keep"] != "ccf" {
		t.Errorf("ccf: %v", got)
	}
	if got := a.says(strings.Repeat("c", longestSaid+1) + "\n"); got["error"] == nil {
		t.Errorf("a line without an end: %v", got)
	}
	if got := a.says(`{"dice":"cce","roll":1}` + "\n"); got["keep"] != "cc" {
		t.Errorf("cce: %v", got)
	}
	a.ends(exitWrong)
}
