package plain_test

import (
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/faces/plain"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/toybox"
	"kingoftokyo/tracker"
)

// foxDesk returns a desk whose only box is Foxes.
func foxDesk(t *testing.T, lang text.Lang) *companion.Desk {
	t.Helper()
	d := &companion.Desk{Store: tracker.Store{Dir: t.TempDir()}, Lang: lang, Today: "2026-11-21"}
	d.Boxes = []companion.Box{toybox.New(d)}
	return d
}

// typing returns plain mode on a desk with some lines typed, and what it prints.
func typing(d *companion.Desk, lines ...string) (*plain.Plain, *strings.Builder) {
	out := new(strings.Builder)
	return plain.New(d, console.New(strings.NewReader(strings.Join(lines, "\n")+"\n"), out)), out
}

// asked sets up a game by the questions of plain mode, plays some lines and returns what was shown.
func asked(t *testing.T, d *companion.Desk, lines ...string) string {
	t.Helper()
	s, err := d.Boxes[0].Setup(nil)
	if err != nil {
		t.Fatal(err)
	}
	p, out := typing(d, lines...)
	if err := p.Ask(d.Boxes[0], s); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// latest returns the unfinished game that was changed last.
func latest(d *companion.Desk) string {
	path := d.InProgress().Path
	return path
}

// resumed continues the unfinished game.
func resumed(t *testing.T, d *companion.Desk, lines ...string) string {
	t.Helper()
	p, out := typing(d, lines...)
	if err := p.Resume(latest(d)); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// shows checks that every text is shown, in this order, and that no text has an unfilled placeholder.
func shows(t *testing.T, shown string, wants ...string) {
	t.Helper()
	rest := shown
	for _, w := range wants {
		i := strings.Index(rest, w)
		if i < 0 {
			t.Fatalf("%q is not shown, or not in its place, in\n%s", w, shown)
		}
		rest = rest[i+len(w):]
	}
	if strings.ContainsAny(shown, "{}") {
		t.Errorf("a text lacks its words in\n%s", shown)
	}
}

// fileOf returns the lines of a game's file.
func fileOf(t *testing.T, path string) []string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(tracker.Unchecked(string(data)), "\n"), "\n")
}

// table returns a whole table in lines.
func table(g companion.Game) string {
	return strings.Join(plain.Table(companion.NewController(g).Frame(), g.Words()), "\n")
}

// foxTyped is half a game: the set-up's answers, then the turns. The fox goes from Dot to Eve, Fay has 5 points set by
// hand, and Eve is asking.
var foxTyped = []string{"Dot Eve", "Dot Eve Fay", "ten", "10",
	"4", "3", "u", "U", "2", "set fay 5", "1", "gift", "throw 1", "maybe", "yes", "u", "U", "u", "no", "u", "u", "gift", "yes", "gift", "set dot 6", "q"}

// TestToyGame plays a game of an unknown box in plain mode: the questions of the set-up, turns, a card's question to
// another player, undo and redo, corrections, the history and the look-up, and continues it after leaving.
func TestToyGame(t *testing.T) {
	d := foxDesk(t, text.English)
	shown := asked(t, d, foxTyped...)
	shows(t, shown, "A new game of Foxes", "Who plays? Enter: Ann Bob Cem", "! that does not answer", "How many points win? Enter: 9", "! that does not answer",
		"Saved as", "Set up the table:", "the fox before Dot",
		"Turn 1, Dot", "> Dot: points 0\n    Gift Fox", "Eve: points 0", "Goal: 10 points", "gift  offer the fox", "Dot, throw or gift > ",
		"! that does not answer", "Turn 2, Eve",
		"Undone: Dot: throw 3", "Turn 1, Dot", "Redone: Dot: throw 3", "Turn 2, Eve", "Turn 3, Fay",
		"Corrected. The table now:", "> Fay: points 5", "Turn 4, Dot", "Fay: points 6")
	shows(t, shown, "yes  take it", "Eve, do you take the fox > ", "! answer the open question", `! "maybe"`,
		"Do now\n  Eve takes the fox\n", "Eve: points 2\n    Gift Fox", "Undone: Dot: yes", "> Dot: points 3\n    Gift Fox", "Eve, do you take the fox > ", "Redone: Dot: yes",
		"Dot: points 6\n    Gift Fox", "Undone: Dot: no", "> Dot: points 3", "Undone: Dot: gift", "> Dot: points 3",
		"Fay, do you take the fox > ", "Corrected. The table now:", "Dot: points 6", "Saved. See you at the table.")
	shown = resumed(t, d, "t", "w", "help", "m", "log 3", "/", "/renard", "/fox kind:keep cost<=2", "/box:foxes", "/armor", "no", "lang fr", "t", "q")
	shows(t, shown, "Continuing", "Turn 5, Eve", "Fay, do you take the fox > ", "the fox can be given away", "throw 1 to 3", "set NAME POINTS",
		"Turn 3: Fay", "   4  Fay: throw 1: Fay 5 to 6", "Turn 4: Dot", "   5  Dot: gift (yes): Dot 3 to 4", "Turn 5: Eve", "   6  Eve: gift, set dot 6: Dot 4 to 6",
		"Gift Fox / Renard offert - costs 2", "Offer it to the next player.", "Owner: Eve",
		"Gift Fox / Renard offert", "Gift Fox / Renard offert", "Gift Fox / Renard offert", "no card matches", "Turn 6, Fay", "Eve: points 5")
	shows(t, resumed(t, d, "/fox", "lang", "/fox", "q"), "Renard offert / Gift Fox", "Offrez-le ensuite.", "Now in English.", "Offer it to the next player.")
}

// owlBox is another box, listed before Foxes.
type owlBox struct{ toybox.Box }

func (owlBox) ID() string { return "owls" }

// TestToyReplay reads the saved file line by line into an empty game of the box: after each number of lines it has the same
// table and JSON as the file cut off there.
func TestToyReplay(t *testing.T) {
	d := foxDesk(t, text.English)
	asked(t, d, foxTyped...)
	path := latest(d)
	lines := fileOf(t, path)
	d.Boxes = []companion.Box{owlBox{}, d.Boxes[0]}
	box, err := d.BoxOf(path)
	if err != nil || box.ID() != "foxes" {
		t.Fatal(box, err)
	}
	g, err := box.Empty()
	if err != nil {
		t.Fatal(err)
	}
	if g.Ready() == nil {
		t.Error("a game without a line is ready")
	}
	for i, line := range lines {
		if note, err := g.Fold(line); note != nil || err != nil {
			t.Fatalf("line %d %s: %v, %v", i+1, line, note, err)
		}
		if g.Ready() != nil {
			continue
		}
		other, notes, err := box.Look(written(t, lines[:i+1]))
		if err != nil || len(notes) > 0 || string(other.JSON(i)) != string(g.JSON(i)) || table(other) != table(g) {
			t.Fatalf("after line %d %s: %v, %v\n%s%s", i+1, line, notes, err, other.JSON(i), g.JSON(i))
		}
	}
	if have, want := string(g.JSON(7)), `{"line":7,"turn":5,"points":[6,2,6],"fox":"Eve","asks":true}`+"\n"; have != want {
		t.Errorf("the game is %s, want %s", have, want)
	}
	if _, err := g.Fold("gift"); err == nil {
		t.Error("a question is passed over")
	}
}

// written writes a file with some lines, and returns its path.
func written(t *testing.T, lines []string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "foxes.kot")
	if err := os.WriteFile(path, []byte(strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestToyChoices does everything that the view offers, at every table of a game, on a copy of it, and sets every number
// that can be corrected. The typed word of a choice means the same as its move.
func TestToyChoices(t *testing.T) {
	d := foxDesk(t, text.English)
	asked(t, d, foxTyped...)
	box, lines := d.Boxes[0], fileOf(t, latest(d))
	tried := map[string]bool{}
	for n := 5; n <= len(lines); n++ {
		copied := func() companion.Game {
			g, _, err := box.Open(written(t, lines[:n]))
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { g.Close() })
			return g
		}
		v := copied().View()
		if len(v.Choices) < 2 || len(v.Fields) != 3 {
			t.Fatalf("after %d lines: %v", n, v)
		}
		for _, c := range v.Choices {
			g := copied()
			typed, err := g.Parse(c.Typed)
			if err != nil || !slices.Equal(typed.Lines(), c.Move.Lines()) {
				t.Errorf("after %d lines: %s is read as %v, %v", n, c.Typed, typed, err)
			}
			before := string(g.JSON(0))
			if _, err := g.Do(c.Move); err != nil || string(g.JSON(0)) == before {
				t.Errorf("after %d lines: %s is refused: %v", n, c.Typed, err)
			}
			tried[c.Typed] = true
		}
		for i, f := range v.Fields {
			g := copied()
			news, err := g.Do(g.View().Set(i, f.Max-1))
			if now := g.View().Fields[i]; err != nil || !news.Corrected || now.Value != f.Max-1 {
				t.Errorf("after %d lines: %s of %s is set to %d: %v", n, f.Label, f.Group, now.Value, err)
			}
		}
	}
	for _, keys := range []string{"1", "2", "3", "gift", "yes", "no"} {
		if !tried[keys] {
			t.Errorf("%s was never offered", keys)
		}
	}
}

// TestToyRecord counts games of the box in the list and in the record. Another game is set up for the same players, by the
// box's name, from the one that is over.
func TestToyRecord(t *testing.T) {
	d := foxDesk(t, text.English)
	shown := asked(t, d, "", "4", "3", "2", "1", "3", "1", "new renards", "", "", "2", "new duel", "q")
	shows(t, shown, "Turn 4, Ann", "The game is over.", "Ann has won > ! the game is over", "A new game of Foxes", "Enter: Ann Bob Cem", "Enter: 4",
		"Saved as", "Turn 2, Bob", "! unknown box", "foxes")
	if latest(d) != d.Store.Path("2026-11-21-foxes-2") {
		t.Errorf("the latest game is %s", latest(d))
	}
	if err := os.WriteFile(d.Store.Path("damaged"), []byte("kot 1 foxes\ngoal\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	results, unread, err := d.Results()
	if err != nil || len(results) != 2 || len(unread) != 1 || unread[0].Name != "damaged" {
		t.Fatalf("%v, %v, %v", results, unread, err)
	}
	words, err := d.Boxes[0].Words()
	if err != nil {
		t.Fatal(err)
	}
	shows(t, strings.Join(slices.Concat(record.Games(words, results, 80)...), "\n"), "Ann, Bob, Cem", "foxes", "Ann, Bob, Cem", "foxes")
	rec := record.Summarize(results)
	if rec.Others != 2 || rec.Games != 0 || len(rec.Boxes) != 1 {
		t.Fatalf("the record is %+v", rec)
	}
	box := &rec.Boxes[0]
	if box.Box != "foxes" || box.Finished != 1 || box.Open != 1 || len(box.Players) != 3 || box.Winners != 6 ||
		box.Players[0] != (record.PlayerRecord{Name: "Ann", Games: 1, Won: 1, Points: 6}) {
		t.Errorf("the record of the box is %+v", box)
	}
	shown = strings.Join(rec.Lines(words, 80), "\n")
	shows(t, shown, "foxes, between players: 2 games, 1 finished, 1 in progress", "Ann", "6.0", "Bob", "2.0", "Cem", "1.0")
}

// TestToyWatched watches a game until it is over, and then the one played after it.
func TestToyWatched(t *testing.T) {
	for _, goesOn := range []bool{true, false} {
		d := foxDesk(t, text.English)
		asked(t, d, "", "4", "3", "2", "1", "3", "1", "q") // Ann has won
		first := d.Store.Path("2026-11-21-foxes")
		asked(t, d, "", "4", "q") // the next one has begun
		p, out := typing(d, "table", "table", "q")
		if err := p.Watch(first, goesOn); err != nil {
			t.Fatal(err)
		}
		if said := strings.Count(out.String(), "Now following 2026-11-21-foxes-2: the previous game is over or abandoned\nTurn 1"); said != map[bool]int{true: 1}[goesOn] {
			t.Errorf("goes on: %t; it is said %d times:\n%s", goesOn, said, out)
		}
	}
}

// TestToyCardElsewhere reads the card of a box whose name is in no catalogue, as players of another box find it.
func TestToyCardElsewhere(t *testing.T) {
	for _, l := range text.Langs {
		d := foxDesk(t, l)
		index, err := d.Cards()
		if err != nil {
			t.Fatal(err)
		}
		fox, ok := index.Item("foxes", "fox")
		words, err := d.Boxes[0].Words()
		if err != nil || !ok {
			t.Fatal(ok, err)
		}
		shows(t, strings.Join(cards.Text(words, fox, "duel"), "\n"), "foxes")
	}
}

// TestLongLine: a line that is too long is refused and asked for again, in a game and in the questions before it.
func TestLongLine(t *testing.T) {
	d := foxDesk(t, text.English)
	long := strings.Repeat("x", 1<<20)
	shown := asked(t, d, long, "", "", "", "t", long, "t", "q")
	const said = "! the line is longer than 65536 bytes; nothing was lost\n"
	if n := strings.Count(shown, said); n != 2 || len(shown) > len(long) {
		t.Errorf("said %d times, want 2:\n%.3000s", n, shown)
	}
}

// typist types lines, and does something before the last one is read.
type typist struct {
	lines []string
	last  func()
}

func (r *typist) Read(b []byte) (int, error) {
	if len(r.lines) == 0 {
		return 0, io.EOF
	}
	if len(r.lines) == 1 {
		r.last()
	}
	n := copy(b, r.lines[0]+"\n")
	r.lines = r.lines[1:]
	return n, nil
}

// TestUndoTold: if the file was removed before an undo, the undo reports it.
func TestUndoTold(t *testing.T) {
	d := foxDesk(t, text.English)
	asked(t, d, "", "", "throw 2", "q")
	path := latest(d)
	out := new(strings.Builder)
	p := plain.New(d, console.New(&typist{[]string{"u"}, func() {
		if err := os.Remove(path); err != nil {
			t.Error(err)
		}
	}}, out))
	_ = p.Resume(path)
	if said := "has deleted"; !strings.Contains(out.String(), said) {
		t.Errorf("%q is not said:\n%s", said, out)
	}
}

// TestGoodbyeTrue: "Saved" is printed only once it is true. If a game's file was removed meanwhile, that is reported
// instead, and the file is back.
func TestGoodbyeTrue(t *testing.T) {
	d := foxDesk(t, text.English)
	asked(t, d, "", "", "q")
	path := latest(d)
	out := new(strings.Builder)
	p := plain.New(d, console.New(&typist{[]string{"throw 2", "q"}, func() {
		if err := os.Remove(path); err != nil {
			t.Error(err)
		}
	}}, out))
	err := p.Resume(path)
	if err == nil || strings.Contains(out.String(), "Saved. See you") {
		t.Errorf("it left with %v after\n%s", err, out)
	}
	if _, err := os.Stat(path); err != nil {
		t.Errorf("the game is lost: %v", err)
	}
}
