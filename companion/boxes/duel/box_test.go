package duel_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/faces/plain"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// filled returns a set-up with some options, set in this order.
func filled(t *testing.T, d *duelbox.Desk, like companion.Game, said ...string) companion.Setup {
	t.Helper()
	s, err := duelbox.NewBox(d).Setup(like)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(said); i += 2 {
		if err := s.Set(said[i], said[i+1]); err != nil {
			t.Fatalf("%s %s: %v", said[i], said[i+1], err)
		}
	}
	return s
}

// TestSetupAsks checks that open questions are asked in order, after the names of two humans,
// and that nothing is asked twice.
func TestSetupAsks(t *testing.T) {
	for _, c := range []struct {
		said []string
		want string // ids of the questions, answered by Enter
	}{
		{nil, "duel you autobot name first hard row"},
		{[]string{"duel", "2"}, "name other you rival first row"},
		{[]string{"duel", "yes", "name", "Anna"}, "other you rival first row"},
		{[]string{"rival", "king"}, "name other you first row"},
		{[]string{"other", "Ben"}, "name you rival first row"},
		{[]string{"hard", "yes"}, "you autobot name first row"},
		{[]string{"discard", "turn"}, "you autobot name first hard row"},
		{[]string{"first", "autobot"}, "you autobot name hard row"},
		{[]string{"you", "gigazaur", "row", "?, ?, ?"}, "duel autobot name first hard"},
	} {
		s := filled(t, desk(t, text.English), nil, c.said...)
		var asked []string
		for q, open := s.Next(); open; q, open = s.Next() {
			asked = append(asked, q.ID)
			if err := s.Set(q.ID, ""); err != nil || q.Ask == "" || strings.ContainsAny(q.Ask, "{}") || len(asked) > 9 {
				t.Fatalf("%v: %+v, %v", c.said, q, err)
			}
		}
		if have := strings.Join(asked, " "); have != c.want {
			t.Errorf("%v: %s, want %s", c.said, have, c.want)
		}
	}
}

// TestSetupRefuses checks that an unknown word is refused and changes nothing, and that
// options about Autobot do not go with two humans.
func TestSetupRefuses(t *testing.T) {
	for _, c := range []struct {
		said    []string
		id      string
		word    string
		problem string
	}{
		{nil, "you", "xyz", "monster-unclear"},
		{[]string{"you", "king"}, "autobot", "king", "monster-taken"},
		{nil, "duel", "3", "players-unknown"},
		{nil, "hard", "perhaps", "hard-unknown"},
		{nil, "discard", "never", "option-unknown"},
		{nil, "row", "acid, photo", "row-three"},
		{nil, "row", "acid, acid, photo", "row-twice"},
		{nil, "first", "nobody", "start-unknown"},
		{[]string{"name", "Anna", "duel", "yes"}, "other", "anna", "name-twice"},
		{[]string{"hard", "yes"}, "duel", "yes", "games-either"},
		{[]string{"rival", "king"}, "autobot", "meka", "games-either"},
		{[]string{"other", "Ben"}, "first-dice", "you", "games-either"},
	} {
		s := filled(t, desk(t, text.English), nil, c.said...)
		before, _ := s.Next()
		if err := s.Set(c.id, c.word); !rules.IsProblem(err, c.problem) {
			t.Errorf("%v, %s %s: %v, want %s", c.said, c.id, c.word, err, c.problem)
		}
		if after, _ := s.Next(); after != before {
			t.Errorf("%v: %v is asked behind %v", c.said, after, before)
		}
	}
	err := filled(t, desk(t, text.English), nil, "autobot", "meka").Set("other", "Ben")
	if problem, ok := err.(*rules.Problem); !ok || problem.Args[0].Text != "--other" || problem.Args[1].Text != "--autobot" {
		t.Errorf("the flags are not named: %v", err)
	}
}

// TestSetupCreates checks that the game is as requested, that the list says what to put on the
// table, and that a new game like it has the same people and options.
func TestSetupCreates(t *testing.T) {
	d := desk(t, text.English)
	g, todo, err := filled(t, d, nil, "you", "gigazaur", "name", "Anna", "hard", "yes", "discard", "turn", "row", "acid, ?, photo", "first", "autobot").Create()
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	if len(todo) < 4 || !strings.Contains(todo[0], "Anna: Gigazaur") {
		t.Errorf("to put on the table: %v", todo)
	}
	r := g.Result()
	if r.Opponent != "Autobot" || r.Level != "hard" || r.Groups[r.Group].ID != "hard" || r.First != 1 || r.Players[0].Name != "Anna" || r.Players[0].Monster != "gigazaur" || r.Players[1].Called != "Autobot" || r.Over || r.Winner != -1 {
		t.Errorf("%+v", r)
	}
	v := g.View()
	if want := []string{"acid-attack", "photoshoot"}; !slices.Equal(v.OnTable(), want) {
		t.Errorf("on the table lie %v", v.OnTable())
	}
	again, _, err := filled(t, d, g, "duel", "").Create()
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	if r := again.Result(); r.Level != "hard" || r.Players[0].Name != "Anna" || again.Path() == g.Path() {
		t.Errorf("again: %+v", r)
	}
}

// TestResult checks the dice of every roll that still counts and was not thrown by kot,
// and how the game ended.
func TestResult(t *testing.T) {
	d := desk(t, text.Lang("fr"))
	g := begin(t, d, duel.NewSetup(true, [2]duel.MonsterID{2, 3}, duel.You))
	types(t, g, "cchhf", "cc+eef", "", "", "roll cchhff thrown", "abandonner")
	r := g.Result()
	if want := (record.Faces{2, 2, 2, 2}); r.Players[0].Dice != want || r.Players[1].Dice.Total() != 0 {
		t.Errorf("dice %v and %v", r.Players[0].Dice, r.Players[1].Dice)
	}
	if !r.Over || r.Winner != 1 || r.Why != "conceded" || r.Ending != "l'autre camp a abandonné" || r.Won() {
		t.Errorf("%+v", r)
	}
	if !g.Over() || !g.View().Over || len(g.View().Choices) != 0 {
		t.Errorf("more can be done: %+v", g.View())
	}
}

// TestConfirm checks that a move that gives the game away needs confirmation, that the
// answers of a confirmed move do not, and that the next move does again.
func TestConfirm(t *testing.T) {
	d := desk(t, text.English)
	g := begin(t, d, duel.NewSetup(true, [2]duel.MonsterID{2, 3}, duel.You))
	move := func(line string) companion.Move {
		t.Helper()
		m, err := g.Parse(line)
		if err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		return m
	}
	for _, line := range []string{"fame -6", "destruction -4", "fffcc", "stop"} {
		if m := move(line); g.Confirm(m) != "" {
			t.Errorf("%q is asked about: %s", line, g.Confirm(m))
		} else if _, err := g.Do(m); err != nil {
			t.Fatal(err)
		}
	}
	if ask := g.Confirm(move("")); !strings.Contains(ask, "hand the win to Autobot") {
		t.Fatalf("asked: %q", ask)
	}
	g.Confirmed()
	if ask := g.Confirm(move("")); ask != "" {
		t.Errorf("asked again: %s", ask)
	}
	if _, err := g.Do(move("you hearts 3")); err != nil {
		t.Fatal(err)
	}
	if g.Confirm(move("")) == "" {
		t.Error("another move is not asked about")
	}
}

// TestView checks what plain mode prints and dashboards draw.
func TestView(t *testing.T) {
	d := desk(t, text.English)
	g := begin(t, d, duel.NewSetup(true, [2]duel.MonsterID{2, 3}, duel.You))
	types(t, g, "card you camouflage", "taken 2 rival", "token tiger fame 3", "turn you roll", "cchhe")
	c := companion.NewController(g)
	told := strings.Join(plain.Table(c.Frame(), g.Words()), "\n")
	deck := fmt.Sprintf("  Deck %d,", d.Rules.Box.NumCards()-3)
	if want := strings.Replace(`Turn 1, your turn, roll 1 of 3
> You (Gigazaur): hearts 14/14, energy 0, tokens 0
    Camouflage
  Autobot (Meka Dragon): hearts 12/12, energy 1, tokens 0
    2 fewer dice on the next roll
  Fame 0, Destruction 0 (plus is toward your Victory space, minus toward Autobot's)
  Tokens: Tiger Fame +3
  Row: 1 ?, 2 ?, 3 ?
  Deck N, discards 0
  Dice: CC HH E`, "  Deck N,", deck, 1); told != want {
		t.Errorf("the table is\n%s", told)
	}
	d.Lang = text.Lang("fr")
	if said := c.Frame().Head.Line(); !strings.Contains(said, "Tour 1, à vous") {
		t.Errorf("in French: %s", said)
	}
}
