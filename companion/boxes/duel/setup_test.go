package duel_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// TestSetupFields checks that monsters, who starts and the difficulty come first, and the rest
// after them, that the game begins as the page shows, and that no label has the number of a rule.
func TestSetupFields(t *testing.T) {
	d := desk(t, text.English)
	s, err := duelbox.NewBox(d).Setup(nil)
	if err != nil {
		t.Fatal(err)
	}
	var first, more []string
	for _, f := range s.Fields() {
		if f.More {
			more = append(more, f.ID)
		} else {
			first = append(first, f.ID)
		}
		if f.Label == "" || f.Value == "" || strings.Contains(f.Label, "(") {
			t.Errorf("%+v", f)
		}
	}
	if want := []string{"you", "autobot", "shuffle", "first", "hard", "duel"}; !slices.Equal(first, want) {
		t.Errorf("first %v, want %v", first, want)
	}
	if want := []string{"name", "first-dice", "discard", "row"}; !slices.Equal(more, want) {
		t.Errorf("then %v, want %v", more, want)
	}
	for _, id := range []string{"you", "autobot", "first", "hard", "first-dice", "discard"} { // every pick is taken, and shown
		for _, f := range s.Fields() {
			if f.ID != id {
				continue
			}
			for _, p := range f.Picks {
				if err := s.Set(f.ID, p.Word); err != nil {
					t.Errorf("%s %s: %v", f.ID, p.Word, err)
				}
				for _, g := range s.Fields() {
					if g.ID == f.ID && g.Value != p.Text {
						t.Errorf("%s is %q, want %q", f.ID, g.Value, p.Text)
					}
				}
			}
		}
	}
	chosen := fmt.Sprint(s.Fields()[:2])
	if err := s.Set("shuffle", "again"); err != nil { // chosen monsters are dealt again too
		t.Fatal(err)
	}
	if fmt.Sprint(s.Fields()[:2]) == chosen {
		t.Error("the monsters are not dealt again")
	}
	for _, players := range []struct{ word, ids string }{{"2", "you rival shuffle first duel name other chair row"}, {"1", "you autobot shuffle first hard duel name first-dice discard row"}} {
		if err := s.Set("duel", players.word); err != nil {
			t.Fatal(err)
		}
		var ids []string
		for _, f := range s.Fields() {
			ids = append(ids, f.ID)
		}
		if strings.Join(ids, " ") != players.ids {
			t.Errorf("%s players: %v", players.word, ids)
		}
	}
	if err := s.Set("duel", "2"); err != nil {
		t.Fatal(err)
	}
	for _, f := range s.Fields() {
		for _, p := range f.Picks {
			if rolled := strings.HasPrefix(p.Note, "Roll six dice each"); rolled != (f.ID == "first") { // with two players the dice decide (S3)
				t.Errorf("%s %s: the note is %q", f.ID, p.Word, p.Note)
			}
		}
	}
	if err := s.Set("duel", "1"); err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"you", "autobot"} {
		if err := s.Set(id, "?"); err != nil {
			t.Error(err)
		}
	}
	shown := s.Fields()
	g, _, err := s.Create()
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := g.Close(); err != nil {
			t.Error(err)
		}
	}()
	for side, seat := range g.View().Seats {
		power := regexp.MustCompile(`^\d power symbols?: `).MatchString(shown[side].Note) // with its number of symbols; none for Autobot, which never uses it
		if !strings.HasPrefix(shown[side].Value, seat.Monster) || power != (side == 0) || !power && shown[side].Note != "" {
			t.Errorf("%s was shown, %s begins", shown[side].Value, seat.Monster)
		}
	}
}

// TestMeant checks that a word with one wrong letter is reported with the word it is near to,
// but not one that may be several, or is far from all.
func TestMeant(t *testing.T) {
	h := soloGame(t, "turn you buy")
	for typed, want := range map[string]string{
		"resolvee": `"resolvee" is not understood: did you mean resolve? Nothing was lost`,
		"undp":     `"undp" is not understood: did you mean undo? Nothing was lost`,
		"defauser": `"defauser" is not understood: did you mean defausser? Nothing was lost`,
		"xyzzy":    `"xyzzy" is not understood; type help, or dice as letters; nothing was lost`,
	} {
		_, err := h.g.Parse(typed)
		if err == nil || h.g.Words().Error(err) != want {
			t.Errorf("%s: %v", typed, h.g.Words().Error(err))
		}
	}
	h = soloGame(t, "turn you roll")
	if _, err := h.g.Parse("undp"); !rules.IsProblem(err, "verb-meant") {
		t.Errorf("where dice are due: %v", err)
	}
	if _, err := h.g.Parse("cchx"); !rules.IsProblem(err, "dice-face") {
		t.Errorf("dice mistyped: %v", err)
	}
}

// TestToTheTable checks the list of what to put on the table, with a row that is named and with one that the deck decides (S1-S5).
func TestToTheTable(t *testing.T) {
	const before = "Anna: Gigazaur, hearts wheel at 14|Autobot: The King, hearts wheel at 15|Both King tokens beside The King's sheet|" +
		"Both markers on their start spaces, the common Buzz tokens in the supply|Shuffle the cards and reveal three"
	const after = "|Anna: 1 energy from the supply (second player)|First player: Autobot, with 5 dice on the first turn|" +
		"Three ways to win: the rival has 0 hearts, a marker reaches the winner's Victory space, or both are in the winner's spotlight zone"
	for row, want := range map[string]string{"acid, ?, photo": ": Acid attack, ?, Photoshoot", "": ""} {
		asked := []string{"you", "gigazaur", "name", "Anna", "first", "autobot", "autobot", "the-king"}
		if row != "" {
			asked = append(asked, "row", row)
		}
		_, todo, err := filled(t, desk(t, text.English), nil, asked...).Create()
		if have := strings.Join(todo, "|"); err != nil || have != before+want+after {
			t.Errorf("%q: %s %v", row, have, err)
		}
	}
}
