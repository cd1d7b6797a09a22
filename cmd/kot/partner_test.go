package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kingoftokyo/internal/often"
)

// partners are set-ups of every box, for a partner that knows nothing except what it is told. The cards owned at the
// start lead to their questions.
var partners = []struct{ box, faces, setup string }{
	{"duel", "chefdp", "kot 1 duel solo;side you gigazaur;side rival meka-dragon;option difficulty hard"},
	{"duel", "chefdp", "kot 1 duel solo;side you alienoid;side rival the-king;start rival;card you in-the-shadows;card you made-in-a-lab;set you.energy 9"},
	{"duel", "chefdp", "kot 1 duel two;side you the-king Anna;side rival space-penguin Ben;card you camouflage;card rival dominate"},
	{"tokyo", "123hec", "kot 1 tokyo;player p1 alienoid;player p2 gigazaur;plays p2 kot easy;player p3 the-king;card p1 camouflage;card p3 background-dweller"},
	{"tokyo", "123hec", "kot 1 tokyo;player p1 alienoid;plays p1 kot hard;player p2 gigazaur;plays p2 kot normal climber"},
	{"dark", "123hec", "kot 1 dark;player p1 kraken;player p2 gigazaur;player p3 alienoid;player p4 the-king;option bay moves;set p2.wickedness 9"},
}

// mostSaid is more lines than any of these games takes.
const mostSaid = 20000

// TestPartner: a client that only sends lines offered to it plays every game to its end, and nothing is refused. Seats of
// kot send what kot decides, and keep what it keeps.
func TestPartner(t *testing.T) {
	often.OneGoroutine(t)
	for i, p := range partners {
		t.Run(fmt.Sprint(p.box, i), func(t *testing.T) {
			a, rnd := ask(t, "replay", "-", "--json", "--each", "--keep-going"), rand.New(rand.NewPCG(uint64(i), 7))
			var table map[string]any
			for line := range strings.SplitSeq(p.setup, ";") {
				table = a.tells(line)
			}
			n, asked := 0, 0
			for ; table["phase"] != "over"; n++ {
				if n == mostSaid {
					t.Fatalf("the game goes on: %v", table)
				}
				line := a.kotSays(table, p.faces, rnd)
				if line == "" {
					line = thrown(p.faces, drawn(t, table, rnd), rnd)
				} else {
					asked++
				}
				table = a.tells(line)
			}
			if plays := strings.Contains(p.setup, " kot"); table["winner"] == "" && table["why"] != "nobody" && table["why"] != "tie" || table["next"] != nil || len(table["legal"].([]any)) > 0 || plays != (asked > 0) {
				t.Errorf("after %d lines, %d of them by kot, it is over with %v", n, asked, table)
			}
			a.ends(exitFine)
		})
	}
}

// mostLines is how many lines the example may have: it should be readable at a glance.
const mostLines = 60

// TestExample: the program in the documents plays whole games, using only Python's standard library.
func TestExample(t *testing.T) {
	often.OneGoroutine(t)
	t.Parallel()
	example := filepath.Join("..", "..", "docs", "examples", "solo.py")
	source, err := os.ReadFile(example)
	if err != nil {
		t.Fatal(err)
	}
	if n := bytes.Count(source, []byte("\n")); n > mostLines {
		t.Errorf("it has %d lines, at most %d are wanted", n, mostLines)
	}
	for line := range strings.Lines(string(source)) {
		if name, imports := strings.CutPrefix(strings.TrimSpace(line), "import "); imports && !slices.Contains([]string{"json", "random", "subprocess", "sys"}, name) {
			t.Errorf("it imports %s", name)
		}
	}
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("no python3 here: the example of docs/examples was not played")
	}
	ended := regexp.MustCompile(`^(Ada|Autobot) wins by (hearts|victory|spotlight) in turn \d+\r?\n$`)
	for _, seed := range []string{"1", "4"} {
		cmd := exec.Command(python, example, seed) // kot is on the path: TestMain puts it there
		cmd.Env = append(os.Environ(), "KOT_HOME="+t.TempDir(), "LANG=C")
		if said, err := cmd.CombinedOutput(); err != nil || !ended.Match(said) {
			t.Errorf("seed %s: %v, %s", seed, err, said)
		}
	}
}

// tells sends a line that must be played, and reads the table after it.
func (a *asked) tells(line string) map[string]any {
	a.t.Helper()
	got := a.says(line + "\n")
	if got["error"] != nil || got["protocol"] != 1.0 || got["steps"] == nil {
		a.t.Fatalf("%s: %v", line, got)
	}
	return got
}

// drawn returns one of the lines offered: each first word is equally likely, because there are many ways to keep dice.
func drawn(t *testing.T, table map[string]any, rnd *rand.Rand) string {
	t.Helper()
	by := map[string][]string{}
	var words []string
	for _, l := range table["legal"].([]any) {
		word, _, _ := strings.Cut(l.(string), " ")
		if by[word] == nil {
			words = append(words, word)
		}
		by[word] = append(by[word], l.(string))
	}
	if len(words) == 0 {
		t.Fatalf("nothing may be said: %v", table)
	}
	of := by[words[rnd.IntN(len(words))]]
	return of[rnd.IntN(len(of))]
}

// thrown returns a line with dice in place of its pattern.
func thrown(faces, line string, rnd *rand.Rand) string {
	verb, n, found := strings.Cut(line, "dice:")
	if !found {
		return line
	}
	dice, _ := strconv.Atoi(n)
	for range dice {
		verb += string(faces[rnd.IntN(len(faces))])
	}
	return verb
}

// kotSays returns the line of the seat of kot whose turn it is; "" if a person acts, or the table must answer.
func (a *asked) kotSays(table map[string]any, faces string, rnd *rand.Rand) string {
	a.t.Helper()
	next, legal := table["next"].(map[string]any), table["legal"].([]any)
	if next["who"] != "kot" {
		return ""
	}
	i := slices.IndexFunc(legal, func(l any) bool { return strings.HasPrefix(l.(string), "roll dice:") })
	if i < 0 {
		return a.says(`{"ask":"kot"}` + "\n")["say"].(string)
	}
	dice := strings.TrimPrefix(thrown(faces, legal[i].(string), rnd), "roll ")
	for left := 2; left > 0; left-- {
		got := a.says(fmt.Sprintf(`{"ask":"kot","dice":%q,"left":%d,"mood":"good"}`+"\n", dice, left))
		keep, again := got["keep"].(string), got["reroll"].(string)
		if len(keep)+len(again) != len(dice) {
			a.t.Fatalf("of %s: %v", dice, got)
		}
		dice = thrown(faces, keep+"dice:"+strconv.Itoa(len(again)), rnd)
	}
	return "roll " + dice
}

// FuzzDialogue: whatever a program sends, each line has one answer in JSON, and the dialogue continues to the end of the input.
func FuzzDialogue(f *testing.F) {
	f.Setenv("KOT_HOME", f.TempDir())
	f.Setenv("LANG", "C")
	for _, p := range partners {
		f.Add(strings.ReplaceAll(p.setup, ";", "\n") + "\nroll 111hec\nroll cchfe\nkeep cc\nundo\n{\"ask\":\"kot\"}\n")
	}
	for _, said := range []string{"", "\n\r\n", "{", `{"ask":"kot"}`, `{"ask":"kot","dice":"cc","left":9}`, `{"ask":1}`, "{}\n\x00\n\xff", "kot 1 dark\nfirst p9\n{\"ask\":\"kot\",\"dice\":\"\"}",
		`{"dice":"cchhhf","roll":1}` + "\nccf\n[]\nnull", strings.Repeat("c", longestSaid+1) + "\nstop"} {
		f.Add(said)
	}
	f.Fuzz(func(t *testing.T, said string) {
		want := strings.Count(said, "\n")
		if said != "" && !strings.HasSuffix(said, "\n") {
			want++
		}
		for _, args := range [][]string{{"replay", "-", "--json", "--each", "--keep-going"}, {"advise"}} {
			var out, failed strings.Builder
			status := run(args, strings.NewReader(said), &out, &failed)
			answers := strings.SplitAfter(out.String(), "\n")
			if last := len(answers) - 1; last != want || answers[last] != "" || status != exitFine && status != exitWrong {
				t.Fatalf("%s: %d answers to %d lines, status %d; %s", args[0], last, want, status, &failed)
			}
			for _, answer := range answers[:want] {
				var got map[string]any
				if err := json.Unmarshal([]byte(answer), &got); err != nil || got["protocol"] != 1.0 {
					t.Fatalf("%s: %s: %v", args[0], answer, err)
				}
			}
		}
	})
}
