package companion_test

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/companion"
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/library"
)

// controls returns the controller of a game on a desk.
func controls(t *testing.T, lib *library.Library, l text.Lang, game string) (*companion.Desk, *companion.Controller) {
	t.Helper()
	d, g := opened(t, lib, l, game, nil)
	t.Cleanup(func() { g.Close() })
	return d.Desk, companion.NewController(g)
}

// TestController checks what a face asks of a game besides its moves: what can be given, named and typed, and joined moves.
func TestController(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	_, c := controls(t, lib, text.English, three+"row heal tank ?")
	if !c.CanGive() || c.Like() == nil || (*companion.Controller)(nil).Like() != nil {
		t.Error("no card can be given, or no game is like this one")
	}
	give, err := c.Give(1, "wings")
	if err != nil || strings.Join(give.Lines(), "|") != "card p2 wings" {
		t.Errorf("%v %v", give, err)
	}
	if _, err := c.Give(1, "chess"); err == nil {
		t.Error("a card that is none is given")
	}
	name, err := c.Name(3, "jets")
	if err != nil || strings.Join(name.Lines(), "|") != "row heal tank jets" {
		t.Errorf("%v %v", name, err)
	}
	for _, place := range []int{0, 4, -1} { // nobody asks for a card, and there are only three places
		if m, err := c.Name(place, "jets"); err == nil {
			t.Errorf("in place %d: %v", place, m.Lines())
		}
	}
	if got := strings.Join(companion.Join(give, name).Lines(), "|"); got != "card p2 wings|row heal tank jets" {
		t.Errorf("both are %q", got)
	}
	if got := c.HelpCorrect(); !strings.Contains(got, "\n  Anna hearts 9      Ben points 12      Anna energy 3\n") {
		t.Errorf("the help is\n%s", got)
	}
	if c.Open() || c.Answer(console.CmdDanger, nil, "") || willMove(c) {
		t.Error("a card is asked for, the box answers, or pieces will move, and nothing has happened")
	}
	if f := c.Frame(); f.FirstUnnamed() != 3 || !f.Nameable() || c.Begun() {
		t.Errorf("place %d has no name, one can be said %v, dice are typed %v", f.FirstUnnamed(), f.Nameable(), c.Begun())
	}
	m, err := c.Parse("112hec")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := c.Do(m); err != nil || !willMove(c) {
		t.Errorf("%v; an energy moves nothing", err)
	}
	if got := c.Typable(0); got != "11 2 H E C" || c.Typable(1) != "" || c.Typable(-1) != "" {
		t.Errorf("typed was %q", got)
	}
	if _, c = controls(t, lib, text.English, three+"set p1.energy 9|row ? ? ?|turn p1 buy|buy 1"); !c.Open() || !c.Frame().Nameable() {
		t.Error("no card is asked for, and one is being bought")
	}
	if _, c = controls(t, lib, text.English, three+"row heal tank jets"); c.Frame().FirstUnnamed() != 0 {
		t.Error("a row with names lacks one")
	}
}

// TestSupersededRow checks that a row named card by card has a step for each card, and that the last step has them all.
func TestSupersededRow(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	_, c := controls(t, lib, text.English, three+"set p1.energy 3|row heal ? ?|row heal tank ?|set p1.energy 4|row heal tank jets")
	var got []string
	for _, p := range c.Past(0) {
		if p.Superseded {
			p.Text += " (superseded)"
		}
		got = append(got, p.Text)
	}
	if want := "corrected: Anna, energy 3|the row: Heal, ?, ? (superseded)|the row: Heal, Tank, ?|corrected: Anna, energy 4|the row: " +
		"Heal, Tank, Jets"; strings.Join(got, "|") != want {
		t.Errorf("%q", got)
	}
	if got := c.Past(3); len(got) != 2 || got[0].Text != "corrected: Anna, energy 4" {
		t.Errorf("from the fourth step on: %+v", got)
	}
}

// TestAnswers checks that a question is answered for its box first, that an empty question is answered for the table,
// and that any box answers if the box itself has no answer.
func TestAnswers(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	d, c := controls(t, lib, text.English, three+"row heal tank ?|card p2 wings")
	v := &c.Frame().View
	for _, q := range []struct {
		query, box string
		on         *companion.View
		want       string // the title of the first answer; "" for none
	}{
		{"rapid healing", "tokyo", v, "Rapid Healing"},
		{"energize", "tokyo", v, "Energize"},
		{"energize", "duel", nil, "Energize"},
		{"zzqx xqzz", "tokyo", v, ""},
		{"", "tokyo", v, "Heal"},
		{" ", "tokyo", v, "Heal"},
		{"A2", "duel", nil, "Fame or destruction"},
		{"5.4.3", "tokyo", v, "Step 2: resolve the dice"},
	} {
		r := d.Answers(c.Words(), q.query, q.box, q.on)
		title := ""
		if len(r.Answers) > 0 {
			title = r.Answers[0].Title
		}
		if title != q.want {
			t.Errorf("%q in %s: %q, want %q", q.query, q.box, title, q.want)
		}
	}
	for _, a := range d.Answers(c.Words(), "", "tokyo", v).Answers { // only answers about the table
		if a.Kind == 0 && a.Title != "Heal" && a.Title != "Tank" && a.Title != "Wings" {
			t.Errorf("%q lies on no table", a.Title)
		}
	}
	if n := len(d.Answers(c.Words(), "", "tokyo", nil).Answers); n < 60 {
		t.Errorf("without a table %d answers", n)
	}
}

// willMove reports whether the advice lists pieces that the dice on the table will move.
func willMove(c *companion.Controller) bool {
	return slices.ContainsFunc(c.Frame().Advice.Lines, func(l companion.Line) bool { return l.Piece != companion.Piece{} })
}
