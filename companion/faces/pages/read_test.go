package pages

import (
	"fmt"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/rules"
)

// The whole table in text: every player with place, numbers and cards, the row with the texts of its cards, the piles, the file.
func TestWhole(t *testing.T) {
	f := playing(t, city+"; row wings ? jet-fighters; card p1 acid-attack; place p2 city")
	f.Show(Whole(f))
	f.shows(`
		THE WHOLE TABLE
		- *Round 1, turn 1, Anna's turn, roll
		-
		- #ANNA, ALIENOID, OUTSIDE TOKYO
		- hearts 10/10, points 0/20, energy 0
		-   *Acid Attack
		-     On each of your turns, your result has one more smash.
		-
		- #BEN, CYBER KITTY, TOKYO CITY
		- hearts 10/10, points 0/20, energy 0
		-
		- #CLEO, GIGAZAUR, OUTSIDE TOKYO
		- hearts 10/10, points 0/20, energy 0
		-
		- #FOR SALE
		-   ^1 *Wings, 6 energy, keep
		-     You may pay 2 energy to lose no hearts for the rest of this turn.
		-   ^2 ~an unnamed card
		-   ^3 *Jet Fighters, 5 energy, discard
		-     You gain 5 victory points and lose 4 hearts.
		-
		- #Piles
		- Deck 62, discards 0
		-
		- ~Saved in games/2026-11-20-game.kot`)
}

// In Duel the tracks show their tokens; how well kot plays a seat is below its numbers; a place without a card is empty.
func TestWholeOfDuel(t *testing.T) {
	f := playing(t, "kot 1 duel two; side you gigazaur Anna; side rival meka-dragon Ben; plays rival kot normal; row armor-plating ? "+
		"photoshoot; "+
		"start you; set fame 3; token cat fame -3")
	f.Show(Whole(f))
	f.shows(`
		THE WHOLE TABLE
		- *Turn 1, Anna's turn, roll 1 of 3
		-
		- #ANNA, GIGAZAUR
		- hearts 14/14, energy 0, tokens 0
		- ~2 power symbols: Pull either marker 1 space. You choose fame or destruction again for each use.
		-
		- #BEN (KOT), MEKA DRAGON
		- hearts 12/12, energy 1, tokens 0
		- ~kot plays (normal)
		- ~1 power symbol: You may multiply the claws of your roll by the number of its power symbols.
		-
		- #FOR SALE
		-   ^1 *Armor plating, 6 energy, keep, Cat token
		-     During each turn of your rival, the first point of damage meant for you is ignored.
		-   ^2 ~an unnamed card
		-   ^3 *Photoshoot, 1 energy, discard, Fish token
		-     You pull fame 1 space.
		-
		- #Fame
		-   marker +3
		-   Cat +1C: Fame -3
		-
		- #Destruction
		-   marker 0
		-
		- ~Plus is toward the Victory space of Anna, minus toward that of Ben
		-
		- ~Saved in games/2026-11-20-game.kot`)
}

// The reasons: those of the step, what the dice will do, what moved, the rules with their numbers and titles; the foldable
// part begins with the rules. The legends of sources and of the certainty of rulings come last.
func TestWhy(t *testing.T) {
	f := playing(t, turnOne)
	f.Show(Why(f))
	_, p := f.top()
	before, _, _ := strings.Cut(drawn(p), "Buy cards from the row")
	f.same(strings.TrimSpace(before), `
		WHY
		- #Do now
		-   *Autobot: hearts 12 → 8
		-
		- #THE RULES OF THIS STEP
		-       ^D4 *Buying, or 1 energy
		-`)
	if p.Fold != 2 || p.Lines[p.Fold+1].Text[0].Text != "THE RULES OF THIS STEP" {
		t.Errorf("folded from line %d", p.Fold)
	}
	var legends []string
	for _, l := range p.Lines {
		if l.In == 2 && l.Text[0].Tone == Bold && l.Text[0].Text != "Autobot: hearts 12 → 8" {
			legends = append(legends, l.Text[0].Text)
		}
	}
	var want []string
	for _, list := range [][]cards.Term{cards.SourcesIn(f.Words(), "duel"), cards.Statuses(f.Words())} {
		for _, term := range list {
			want = append(want, term.Word)
		}
	}
	if got := strings.Join(legends, ", "); got != strings.Join(want, ", ") || len(want) < 10 {
		t.Errorf("legends %s, want %s", got, want)
	}
	f.press("/")
	if _, p := f.top(); p.Title != "CARDS AND RULES" {
		t.Errorf("/ leads to %q", p.Title)
	}
}

// madeUp is a game whose table and review a test makes up. It implements companion.Coached.
type madeUp struct {
	companion.Game
	view func(*companion.View)
	back *companion.LookBack
	err  error
}

func (g madeUp) View() companion.Scene {
	s := g.Game.View()
	if g.view != nil {
		g.view(&s.View)
	}
	return s
}
func (g madeUp) NextCoach() (string, error)             { return "next", nil }
func (g madeUp) Advise() (string, error)                { return "advice", nil }
func (g madeUp) Woken() <-chan struct{}                 { return nil }
func (g madeUp) LookBack() (*companion.LookBack, error) { return g.back, g.err }
func (f *face) makeUp(view func(*companion.View), g *madeUp) {
	f.game.Game, g.Game, g.view = g, f.game.Game, view
	f.game.Stale()
}

// What the coach weighed, what comes next, and the pieces to move, each below its heading.
func TestWhyOfCoach(t *testing.T) {
	f := playing(t, solo)
	f.makeUp(func(v *companion.View) {
		v.Why, v.Rules = []string{"head", "  below", " "}, nil
		v.Coach = companion.Coach{Note: "a note", Keeps: []companion.Counsel{{Chance: "9%", What: "keep", Reason: "best"},
			{Chance: "100%", What: "stop"}}}
		v.Danger, v.Ahead = companion.Section{Title: "DANGER"}, []string{"one", "two"}
		v.Board = companion.Section{Title: "MOVE", Lines: []companion.Line{{Text: "told"}, {Text: " old", Board: true}, {Text: "new",
			Board: true, Fresh: true}}}
	}, &madeUp{})
	f.Show(Why(f))
	_, p := f.top()
	before, _, _ := strings.Cut(drawn(p), "\n-\n- #SOURCES")
	f.same(before, `
		WHY
		- *head
		-   below
		-
		-
		- #WHAT THE COACH CONSIDERED
		-      *9% keep: best
		-      *100% stop
		- a note
		-
		- #DANGER
		- one
		- two
		-
		- #MOVE
		-   old
		-   *new`)
	if p.Fold != 16 {
		t.Errorf("folded from line %d", p.Fold)
	}
	const rolled = "kot 1 duel solo; side you gigazaur; side rival the-king; row ? ? ?; start rival; roll ccffd; stop; resolve"
	for lines, want := range map[string]bool{rolled: true, rolled + "; roll ccffep": false} { // a preview is not about the turn before
		f := playing(t, lines)
		f.Show(Why(f))
		if _, p := f.top(); strings.Contains(drawn(p), "Autobot: energy") != want {
			t.Errorf("%s:\n%s", lines, drawn(p))
		}
	}
}

// The help has each key that has a name and a hint, with its sentence, or why it is unavailable.
func TestHelp(t *testing.T) {
	keys := func() []Key {
		return []Key{{Shown: "u", Word: "undo", Help: "undo the last"}, {Shown: "x", Word: "word", Off: "why"}, {Shown: "y",
			Help: "no hint"}, {Word: "no name"}}
	}
	f := playing(t, city)
	f.Show(Help(f, false, keys))
	_, p := f.top()
	got := drawn(p)
	before, rest, _ := strings.Cut(got, "\n- One digit or letter per die")
	f.same(before, `
		HELP AND RULES
		- #KEYS OF THIS SCREEN
		-          ^u undo the last
		-          ^x ~word - not now: why
		-
		- #WHAT CAN BE TYPED (after : at the table)`)
	if !strings.Contains(rest, "\n-\n- A correction sets a value") || p.Fold != 0 || !p.Keys[0].Step {
		t.Errorf("what can be typed, and corrected:\n%s", rest)
	}
	f.press("/")
	if _, p := f.top(); p.Title != "CARDS AND RULES" {
		t.Errorf("/ leads to %q", p.Title)
	}
	f = bare(t)
	f.Show(Help(f, true, keys))
	f.shows(`
		HELP AND RULES
		- #KEYS OF THIS SCREEN
		-          ^u undo the last
		-          ^x ~word - not now: why
		-
		- Every line is already filled in: press Enter to start. Up and Down choose a line; Left and Right change it, and so does the key \
		in front of it. A new game starts with the choices of the last one.
		keys: /=cards and rules`)
	f.desk.ByTap = true
	f.setup, _ = f.desk.Boxes[0].Words()
	for _, c := range []struct {
		setup  bool
		begins string
	}{{true, "Every line is already filled in."}, {false, "Tap what the dice show."}} {
		p := Help(f, c.setup, keys).Make(Room{Width: 80})
		if !strings.HasPrefix(p.Lines[0].Text[0].Text, c.begins) || p.Fold != 1 || len(p.Lines) != 5 {
			t.Errorf("by tap: %q, folded from %d, %d lines", p.Lines[0].Text[0].Text, p.Fold, len(p.Lines))
		}
	}
}

// The review of a finished game says how it ended and what the record knows.
func TestReview(t *testing.T) {
	f := playing(t, city+"; set p1.points 20; turn p1 buy; pass")
	f.Show(Review(f))
	f.shows(`
		LOOK BACK
		- *ANNA WINS: 20 victory points
		-
		- 1 round, 1 turn
		- Anna 20 points, 10 hearts; Ben 0 points, 10 hearts; Cleo 0 points, 10 hearts
		keys: r=rematch`)
	f.press("r")
	f.heard("rematch")
	f = playing(t, city)
	f.Show(Review(f))
	f.shows(`
		LOOK BACK
		keys: r=rematch off: the game is not over yet`)
}

// What the coach says about it: lines with a picture, or the graph for a face that draws graphs; its marks open the log.
func TestReviewOfCoach(t *testing.T) {
	f := playing(t, turnOne)
	look := &companion.LookBack{Lines: []string{"50 % at first →"}, Graph: rising(), Tries: []companion.Try{again(3), again(5)}}
	g := &madeUp{err: rules.Refuse("", "no-coach")}
	f.makeUp(nil, g)
	f.Show(Review(f))
	_, p := f.top()
	if len(p.Lines) != 1 || p.Lines[0].Text[0].Tone != Dim || len(p.Keys) != 1 {
		t.Errorf("refused: %s", drawn(p))
	}
	g.err, g.back = nil, look
	_, p = f.top()
	if p.Graph != nil || !p.Lines[0].Whole || len(p.Lines) != 14 || p.Lines[0].Text[0].Text != "50 % at first →" {
		t.Errorf("as a picture: %d lines, %q", len(p.Lines), p.Lines[0].Text[0].Text)
	}
	if got := len([]rune(p.Lines[12].Text[0].Text)); got != 80 {
		t.Errorf("the axis of the picture has %d columns", got)
	}
	for _, width := range []int{100, 130} { // wider is hard to read
		f.width = width
		if _, p = f.top(); len([]rune(p.Lines[12].Text[0].Text)) != 100 {
			t.Errorf("at %d columns the picture has %d", width, len([]rune(p.Lines[12].Text[0].Text)))
		}
	}
	if _, p = f.top(); p.Keys[0].drawn() != "3=try choice 3 again" || p.Keys[1].drawn() != "(5)=try choice 5 again" {
		t.Errorf("%s, %s", p.Keys[0].drawn(), p.Keys[1].drawn())
	}
	s, _ := f.top()
	p = s.Make(Room{Width: 80, Graphs: true})
	if p.Graph != look.Graph || len(p.Lines) != 1 || p.Lines[0].Text[0].Text != "50\u00a0% at first →" || p.Keys[0].drawn() != "(A)" ||
		p.Keys[1].drawn() != "(B)" {
		t.Errorf("as a graph: %s", drawn(p))
	}
	s.Choose(p.Keys[0].Choice)
	if h, p := f.top(); p.Title != "LOG: 5 steps" || h.At != 1 {
		t.Errorf("A leads to %q at %d", p.Title, h.At)
	}
	g.back = &companion.LookBack{Lines: look.Lines}
	if p = s.Make(Room{Width: 80, Graphs: true}); p.Graph != nil || len(p.Lines) != 1 {
		t.Error("a graph that is still being worked out is shown")
	}
}

// again returns a decision to try again.
func again(n int) companion.Try {
	return companion.Try{Number: n, Title: "AGAIN", Table: []string{"you 3", "rival 4"}, Asks: "which dice?", Prompt: "choose",
		Options: []companion.TryOption{{Text: "keep", Told: "the best"}, {Text: "stop", Told: "worse"}}}
}

// A decision to try again: what the table was like, what can be chosen, and what it is worth only once it is chosen.
func TestTry(t *testing.T) {
	f := playing(t, turnOne)
	f.makeUp(nil, &madeUp{back: &companion.LookBack{Tries: []companion.Try{again(3)}}})
	f.Show(Review(f))
	f.press("3")
	const options = "AGAIN | choose\nlead: you 3\nlead: rival 4\nlead:\nlead: *which dice?\nlead:%s\n1 >^1 | %skeep\n2  ^2 | stop\n" +
		"keys: Enter=select, Up/Down=choose"
	f.shows(fmt.Sprintf(options, "", ""))
	f.press("1")
	f.shows(fmt.Sprintf(options, " the best", "*"))
	f.press("2")
	if _, p := f.top(); p.Lead[4].Text[0].Text != "worse" || p.Rows[0].Cells[1].Tone != Plain || p.Rows[1].Cells[1].Tone != Bold {
		t.Error(drawn(p))
	}
}

// What to put on the table has no rule numbers. All keys that leave the page lead to the table.
func TestToDo(t *testing.T) {
	f := playing(t, solo)
	f.Show(ToDo(f, []string{"  the fame token on 0 (S1)", "x (12.3.4)", "a (B)", "three (S10) cards"}))
	f.shows(`
		SET UP THE TABLE | Set up the table like this, then press Enter
		-  ■ the fame token on 0
		-  ■ x
		-  ■ a (B)
		-  ■ three (S10) cards
		keys: Enter/Esc=play, (Esc), /=cards, ?=help`)
	f.press("?")
	f.heard("help")
	f.press("/")
	if _, p := f.top(); p.Title != "CARDS AND RULES" {
		t.Errorf("/ leads to %q", p.Title)
	}
	for _, key := range []string{"Enter", "Esc"} {
		f.stack = []*Sheet{ToDo(f, nil)}
		f.press(key)
		if len(f.stack) != 0 {
			t.Errorf("%s does not lead to the table", key)
		}
	}
}

// The record of games is a picture as wide as the screen, and an answer of the game is shown unchanged.
func TestRecordAndAnswer(t *testing.T) {
	f := playing(t, city+"; set p1.points 20; turn p1 buy; pass")
	f.save("2026-11-19-bad", "kot 1 nonsense")
	f.Show(Record(f))
	_, p := f.top()
	if got := drawn(p); !strings.HasPrefix(got, "ALL GAMES\n- ") || !p.Lines[0].Whole || !strings.Contains(got, "Anna") ||
		len(f.said) != 0 {
		t.Errorf("%q\n%s", f.said, got)
	}
	f.stack = []*Sheet{Answer(f, "one\n\n two")}
	f.shows("ANSWER\n- one\n-\n-  two")
}
