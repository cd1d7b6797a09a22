package tokyo_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion"
	tokyobox "kingoftokyo/companion/boxes/tokyo"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// page returns the fields of a set-up, each as "id=value", those behind "more" with a +,
// and their notes after a semicolon.
func page(s companion.Setup) string {
	var out []string
	for _, f := range s.Fields() {
		said := f.ID + "=" + f.Value
		if f.Note != "" && !f.More {
			said += "; " + f.Note
		}
		if f.More {
			said = "+" + said
		}
		out = append(out, said)
	}
	return strings.Join(out, "\n")
}

// TestFields checks that a page shows who plays and who starts, everything else behind
// "more", and that each field takes its values. Anna and Bea tie with four smashes each,
// and roll again (2.4); Bea starts.
func TestFields(t *testing.T) {
	d := plainDesk(t, text.English)
	f, err := d.boxes[tokyo.Base].Setup(nil)
	if err != nil {
		t.Fatal(err)
	}
	if n := len(f.Fields()); n != 1+2*4+1+1+1+2 {
		t.Fatalf("four players have %d fields:\n%s", n, page(f))
	}
	for _, field := range f.Fields() {
		if n, ok := strings.CutPrefix(field.ID, "monster"); ok && field.Label != "Player "+n+": Monster" {
			t.Errorf("%s is the %q", field.ID, field.Label)
		}
	}
	dealt := page(f)
	for _, say := range [][2]string{{"monster1", "gigazaur"}, {"monster2", "space-penguin"}, {"shuffle", "again"}} {
		if err := f.Set(say[0], say[1]); err != nil {
			t.Fatal(err)
		}
	}
	if page(f) != dealt { // here, chance deals the same ones again
		t.Errorf("what was chosen is not dealt again:\n%s", page(f))
	}
	for _, say := range [][2]string{{"count", "3"}, {"name1", "Anna"}, {"name2", "Bea"}, {"monster1", "gigazaur"}, {"monster2", "the-king"},
		{"monster3", "cyber-kitty"}, {"monster1", "king"}, {"first", "p3"}, {"frenzy", "cut"}} {
		if err := f.Set(say[0], say[1]); err != nil {
			t.Fatalf("%v: %v", say, err)
		}
	}
	const players = "count=3\nname1=Anna\nmonster1=The King\nname2=Bea\nmonster2=Gigazaur\nname3=\nmonster3=Cyber Kitty\nshuffle=deal them again\nkot=none; people play all seats\n"
	const more = "\n+frenzy=the new turn begins at once\n+row=?, ?, ?"
	if got, want := page(f), players+"first=Cyber Kitty"+more; got != want {
		t.Errorf("the page is\n%s\nwant\n%s", got, want)
	}
	if err := f.Set("first", "dice"); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ throw, want string }{
		{"", "first=the dice; Roll six dice each; the player with the most smashes starts. Reroll ties\nthrow=; A number from 0 to 6, or the six faces"},
		{"4", "first=the dice; Roll six dice each; the player with the most smashes starts. Reroll ties\nthrow=; Anna 4"},
		{"cccc12", "first=the dice; Roll six dice each; the player with the most smashes starts. Reroll ties\nthrow=; Anna 4, Bea 4"},
		{"0", "first=the dice; Roll six dice each; the player with the most smashes starts. Reroll ties\nthrow=; A tie: Anna, Bea roll again"},
		{"1", "first=the dice; Roll six dice each; the player with the most smashes starts. Reroll ties\nthrow=; Anna 4, Bea 4, Cyber Kitty 0, Anna 1"},
		{"2", "first=Bea; Anna 4, Bea 4, Cyber Kitty 0, Anna 1, Bea 2"},
	} {
		if c.throw != "" {
			if err := f.Set("throw", c.throw); err != nil {
				t.Fatal(err)
			}
		}
		if got, want := page(f), players+c.want+more; got != want {
			t.Errorf("after %q the page is\n%s\nwant\n%s", c.throw, got, want)
		}
	}
	for _, say := range [][2]string{{"throw", "3"}, {"count", "7"}, {"count", "x"}, {"monster1", "godzilla"}, {"name2", "anna"}, {"two-energy", "yes"}} {
		before := page(f)
		if err := f.Set(say[0], say[1]); err == nil {
			t.Errorf("%v is taken", say)
		}
		if page(f) != before {
			t.Errorf("%v was refused and changed\n%s\nto\n%s", say, before, page(f))
		}
	}
	for _, say := range [][2]string{{"name3", "Cleo"}, {"count", "2"}, {"count", "3"}} {
		if err := f.Set(say[0], say[1]); err != nil {
			t.Errorf("%v: %v", say, err)
		}
	}
	if !strings.Contains(page(f), "name3=Cleo") {
		t.Errorf("the third player, who left and came back, has lost the name:\n%s", page(f))
	}
	for _, say := range [][2]string{{"count", "2"}, {"name2", "cleo"}, {"count", "3"}, {"name2", "Bea"}, {"count", "2"}} {
		if err := f.Set(say[0], say[1]); err != nil {
			t.Errorf("%v: %v", say, err)
		}
	}
	g, todo, err := f.Create()
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	if name := g.(*tokyobox.Game).Now().Setup.Names[2]; name != "" { // otherwise the game read from its file would differ
		t.Errorf("%s does not play and is in the game", name)
	}
	if r := g.Result(); r.Players[1].Called != "Bea" || r.Active != 1 || len(todo) == 0 {
		t.Errorf("the game is %+v, to do %v", r, todo)
	}
}

// TestFieldsOfDark checks that the Dark Edition has its tiles and, with two players, what
// Tokyo pays; both can be reset.
func TestFieldsOfDark(t *testing.T) {
	d := plainDesk(t, text.English)
	f, err := d.boxes[tokyo.Dark].Setup(nil)
	if err != nil {
		t.Fatal(err)
	}
	value := func(id string) string {
		for _, x := range f.Fields() {
			if x.ID == id {
				return x.Value
			}
		}
		return "none"
	}
	for _, c := range []struct{ id, word, want string }{
		{"count", "2", "2"}, {"tiles", "", "all red"}, {"two-energy", "", "energy, as the rulebook recommends"}, {"two-energy", "no", "points, as usual"},
		{"two-energy", "yes", "energy, as the rulebook recommends"},
		{"tiles", "green", "all green"}, {"tiles", "red", "all red"}, {"first", "p2", value("monster2")},
	} {
		if c.word == "" { // this is the default, and not behind "more"
			for _, x := range f.Fields() {
				if x.ID == c.id && x.More {
					t.Errorf("%s stands behind more", c.id)
				}
			}
		} else if err := f.Set(c.id, c.word); err != nil {
			t.Fatalf("%s %s: %v", c.id, c.word, err)
		}
		if got := value(c.id); c.id != "first" && got != c.want {
			t.Errorf("%s %s: %q, want %q", c.id, c.word, got, c.want)
		}
	}
	if err := f.Set("tiles", "random"); err != nil {
		t.Fatal(err)
	}
	if a, b := value("tiles"), value("tiles"); a != b {
		t.Errorf("a mixture is drawn twice: %q, then %q", a, b)
	}
	if err := f.Set("bay", "moves"); err != nil && !rules.IsProblem(err, "option-unknown") {
		t.Error(err)
	}
}

// TestNamedLikeAMonster checks that who starts is clear even if a player has the name of another
// player's Monster.
func TestNamedLikeAMonster(t *testing.T) {
	f, err := plainDesk(t, text.English).boxes[tokyo.Base].Setup(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, say := range [][2]string{{"count", "3"}, {"monster2", "gigazaur"}, {"name1", "Gigazaur"}, {"first", "p2"}} {
		if err := f.Set(say[0], say[1]); err != nil {
			t.Fatalf("%v: %v", say, err)
		}
	}
	for _, x := range f.Fields() {
		if x.ID == "first" && (x.Word != "p2" || x.Value != "Gigazaur") {
			t.Errorf("%q begins, called %q", x.Word, x.Value)
		}
	}
}
