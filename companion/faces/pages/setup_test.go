package pages

import (
	"os"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
)

// setsUp returns a face at the set-up page of a box.
func setsUp(t *testing.T, box int) (*face, *Sheet) {
	t.Helper()
	f := bare(t)
	f.settingUp(box)
	s, _ := f.top()
	return f, s
}

func (f *face) settingUp(box int) {
	f.t.Helper()
	s, err := f.desk.Boxes[box].Setup(nil)
	if err != nil {
		f.t.Fatal(err)
	}
	SetUp(f, f.desk.Boxes[box], s)
}

// value returns the label and the value of the row with a key.
func (f *face) value(key string) string {
	f.t.Helper()
	_, p := f.top()
	for _, r := range p.Rows {
		if r.Cells[0].Key == key || r.Cells[0].Text == key && key != "" {
			return r.Cells[1].Text + ": " + r.Cells[2].Text
		}
	}
	f.t.Fatalf("no row has the key %s:\n%s", key, drawn(p))
	return ""
}

const monsters = "{Alienoid, 14 hearts/Gigazaur, 14 hearts/Meka Dragon, 12 hearts/Space Penguin, 13 hearts/The King, 15 hearts at 0}"

// The whole page of a first set-up: what kot is, and each field with its key, its value and what that means. m shows the
// rest, and no key changes its row because of it.
func TestSetup(t *testing.T) {
	f, _ := setsUp(t, 0)
	const begins = `
		New game: King of Tokyo Duel | Enter starts with these choices
		lead: *Roll real dice and type them in: kot keeps every number, says what to move, and finds rules and cards.
		1  ^b | ~Game | *King of Tokyo Duel {King of Tokyo Duel/King of Tokyo/King of Tokyo: Dark Edition at 0}
		3 >^1 | ~Your monster | *Alienoid, 14 hearts ` + monsters + `
		    |  | ~2 power symbols: Choose a symbol and add it to your roll. One more power symbol adds the same one a second time.
		4  ^2 | ~Autobot's monster | *Cyber Kitty, 13 hearts {Cyber Kitty, 13 hearts/Gigazaur, 14 hearts/Meka Dragon, 12 hearts/Space \
		Penguin, 13 hearts/The King, 15 hearts at 0}
		5  ^3 | ~Monsters | *deal them again {deal them again at 0}
		6  ^4 | ~Who starts | *You {You/Autobot at 0}
		7  ^5 | ~Difficulty | *normal: special power from 4 energy {normal: special power from 4 energy/hard: special power from 3 energy \
		at 0}
		9  ^6 | ~Players | *one, against Autobot {one, against Autobot/two: you and another player, or kot at 0}`
	f.shows(begins + `
		2  ^m | ~More options
		keys: Enter=start, Left/Right=change, b=other game, m=more, o=saved, /=cards, ?=help`)
	f.press("m")
	f.shows(begins + `
		10 ^7 | ~Your name | *none
		11 ^8 | ~First turn | *5 dice for whoever starts {5 dice for whoever starts/5 dice only if you start at 0}
		12 ^9 | ~Slot 3 discarded | *with each special power {with each special power/after each Autobot turn at 0}
		13 ^a | ~Cards in the row | *?, ?, ?
		    |  | ~Slots 1, 2, 3 (such as armor, ?, photo)
		2  ^m | ~Fewer options
		keys: Enter=start, Left/Right=change, b=other game, m=less, o=saved, /=cards, ?=help`)
	f.press("m")
	if got := f.value("5"); got != "Difficulty: normal: special power from 4 energy" {
		t.Errorf("5 is the key of %q", got)
	}
}

// An arrow takes the next or the previous value, and wraps around; a value that the other side has taken is skipped.
func TestSetupChanges(t *testing.T) {
	f, s := setsUp(t, 0)
	for _, c := range []struct {
		choice, by int
		key, want  string
	}{
		{6, +1, "4", "Who starts: Autobot"}, {6, +1, "4", "Who starts: You"}, {6, -1, "4", "Who starts: Autobot"},
		{3, -1, "1", "Your monster: The King, 15 hearts"}, {3, -1, "1", "Your monster: Space Penguin, 13 hearts"}, {3, +1, "1",
			"Your monster: The King, 15 hearts"},
		{4, -1, "2", "Autobot's monster: Alienoid, 14 hearts"}, {4, -1, "2", "Autobot's monster: Space Penguin, 13 hearts"},
		{1, +1, "b", "Game: King of Tokyo"}, {1, +1, "b", "Game: King of Tokyo: Dark Edition"}, {1, +1, "b", "Game: King of Tokyo Duel"},
		{1, -1, "b", "Game: King of Tokyo: Dark Edition"},
	} {
		s.Set(c.choice, c.by)
		if got := f.value(c.key); got != c.want {
			t.Errorf("%d by %d: %q, want %q", c.choice, c.by, got, c.want)
		}
	}
	before := f.setups
	if s.Set(3, +1); f.setups != before+1 { // its name may appear in the words
		t.Errorf("another Monster is told %d times", f.setups-before)
	}
	s.Set(1, +1) // back to Duel: as the player left it
	if got := f.value("2"); got != "Autobot's monster: Space Penguin, 13 hearts" || f.box != "duel" {
		t.Errorf("%q in %s", got, f.box)
	}
	if f.press("b"); f.box != "tokyo" {
		t.Errorf("b leads to %s", f.box)
	}
}

// A typed value: after a name the next one is open, after the last the cursor goes on; the reason for a refusal is below
// its row, until something else is typed.
func TestSetupTyped(t *testing.T) {
	f, s := setsUp(t, 1)
	s.At = 4
	if _, p := f.top(); p.Prompt != "Press Space to type it; Enter starts the game" {
		t.Errorf("on a name: %q", p.Prompt)
	}
	f.press("Right")
	_, p := f.top()
	if p.Prompt != "Type it, then press Enter" || len(p.Keys) != 0 || *p.Field != (Field{ID: 1, Label: "Player 1: name:"}) {
		t.Errorf("%q, %+v", p.Prompt, p.Field)
	}
	s.Type("Anna")
	_, p = f.top()
	if f.value("2") != "Player 1: name: Anna" || p.At != 6 || p.Field.ID != 2 || p.Field.Label != "Player 2: name:" {
		t.Errorf("%s; at %d, %+v", f.value("2"), p.At, p.Field)
	}
	s.Type("Anna")
	_, p = f.top()
	said := ""
	for _, r := range p.Rows {
		if r.Broken && r.Cells[2].Tone == Warn {
			said = r.Cells[2].Text
		}
	}
	if p.At != 6 || p.Field == nil || !strings.Contains(said, "Anna") {
		t.Errorf("twice one name: at %d, %q", p.At, said)
	}
	s.Find("B")
	if _, p = f.top(); strings.Contains(drawn(p), "!") {
		t.Error("what was refused is still said while something else is typed")
	}
	s.Type("Ben")
	s.Type("Cleo")
	if _, p = f.top(); p.At != 10 || p.Field == nil {
		t.Errorf("behind the third name: at %d", p.At)
	}
	s.Type("Dan")
	if _, p = f.top(); p.At != 11 || p.Field != nil {
		t.Errorf("behind the last name: at %d, %+v", p.At, p.Field)
	}
	if got := []string{f.value("2"), f.value("4"), f.value("6"), f.value("8")}; strings.Join(got, "; ") !=
		"Player 1: name: Anna; Player 2: name: Ben; Player 3: name: Cleo; Player 4: name: Dan" {
		t.Errorf("%q", got)
	}
	s.Choose(4)
	if _, p = f.top(); p.Field.Text != "Anna" || !p.Field.Fresh {
		t.Errorf("a name typed again: %+v", p.Field)
	}
	s.Type("Anna")
	if f.heard(); f.value("2") != "Player 1: name: Anna" {
		t.Error("the same name again is refused")
	}
}

// The name of the player of Duel is saved for the next set-up, but does not replace the players of a game.
func TestSetupName(t *testing.T) {
	f, s := setsUp(t, 0)
	f.press("m")
	f.top()
	s.Choose(10)
	s.Type("Zoë")
	f.heard("set name Zoë")
	if err := f.desk.Settings.Keep(settings.Name, "Zoë"); err != nil {
		t.Fatal(err)
	}
	f.settingUp(0)
	f.press("m")
	if got := f.value("7"); got != "Your name: Zoë" {
		t.Errorf("the next set-up has %q", got)
	}
	f.press("Enter")
	if f.heard("create"); f.game == nil || f.Frame().Seats[0].Name != "Zoë" {
		t.Errorf("%+v", f.Frame().Seats[0])
	}
	if err := f.desk.Settings.Keep(settings.Name, "Max"); err != nil {
		t.Fatal(err)
	}
	Another(f, "")
	f.press("m")
	if got := f.value("7"); got != "Your name: Zoë" {
		t.Errorf("another game has %q", got)
	}
}

// If a game was saved before, the page does not say what kot is; if the disk refuses the game, the page says why and stays.
func TestSetupRefused(t *testing.T) {
	f := bare(t)
	f.save("2026-11-19-old", solo)
	f.settingUp(2)
	_, p := f.top()
	if len(p.Lead) != 0 || p.Title != "New game: King of Tokyo: Dark Edition" {
		t.Errorf("%q, %v", p.Title, p.Lead)
	}
	for key, title := range map[string]string{"o": "SAVED GAMES: 1", "/": "CARDS AND RULES"} {
		f.press(key)
		if _, p := f.top(); p.Title != title {
			t.Errorf("%s leads to %q", key, p.Title)
		}
		f.Close()
	}
	f.press("?")
	f.heard("help")
	if err := os.RemoveAll("games"); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("games", nil, 0o644); err != nil {
		t.Fatal(err)
	}
	f.press("Enter")
	if len(f.said) != 2 || f.said[0] != "create" || !strings.HasPrefix(f.said[1], "warn ") || f.game != nil {
		t.Errorf("%q", f.said)
	}
	if _, p := f.top(); !strings.Contains(drawn(p), " | !"+strings.TrimPrefix(f.said[1], "warn ")) {
		t.Errorf("the page does not say it:\n%s", drawn(p))
	}
}

// With only one box there is no other game; on a tap screen, a first set-up has no saved games to open.
func TestSetupAlone(t *testing.T) {
	f := bare(t)
	f.desk.Boxes, f.desk.ByTap = f.desk.Boxes[:1], true
	f.settingUp(0)
	_, p := f.top()
	var keys []string
	for i := range p.Keys {
		keys = append(keys, p.Keys[i].drawn())
	}
	if got := strings.Join(keys, ", "); got != "Enter=start, Left/Right=change, b=other game off: there is no other game, m=more, "+
		"/=cards, ?=help" {
		t.Error(got)
	}
}

// A rematch asks who starts; the cursor is on the player who would. Nothing begins before one is chosen.
func TestRematch(t *testing.T) {
	f := playing(t, strings.Replace(city, "first p1", "first p2", 1)+"; set p1.points 20; turn p2 buy; pass")
	s, err := f.game.Box().Setup(f.game.Like())
	if err != nil {
		t.Fatal(err)
	}
	starts := -1
	for _, field := range s.Fields() {
		for i, p := range field.Starts {
			if p.Word == field.Word {
				starts = i
			}
		}
	}
	r := Rematch(f, s)
	f.Show(r)
	if _, p := f.top(); p.At != max(1, starts+1) {
		t.Errorf("the cursor is on %d, and %d would start", p.At, starts)
	}
	r.At = 1
	f.shows(`
		REMATCH | Who starts?
		lead: Roll six dice each: the player with the most smashes starts. Reroll ties.
		1 >^1 | *Anna
		2  ^2 | *Ben
		3  ^3 | *Cleo
		keys: Enter=start, Up/Down=choose`)
	f.press("3")
	if f.heard("create"); !f.Frame().Seats[2].Active || f.Frame().Over {
		t.Errorf("%+v", f.Frame().Seats)
	}
	f = playing(t, solo+"; concede you")
	if s, err = f.game.Box().Setup(f.game.Like()); err != nil {
		t.Fatal(err)
	}
	f.Show(Rematch(f, s))
	_, p := f.top()
	if got := p.Lead[0].Text[0].Text; len(p.Rows) != 2 || got != "Roll six dice each: the player with the most claws starts. Reroll ties." {
		t.Errorf("%d rows, %q", len(p.Rows), got)
	}
	if err := os.RemoveAll("games"); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("games", nil, 0o644); err != nil {
		t.Fatal(err)
	}
	f.press("1")
	if len(f.said) != 2 || !strings.HasPrefix(f.said[1], "fault ") {
		t.Errorf("a disk that refuses the game: %q", f.said)
	}
}

// Which game to continue if kot cannot tell: the games in doubt with a number each, and n for a new one. If the last one
// cannot be opened, all others can be chosen.
func TestWhich(t *testing.T) {
	f := bare(t)
	older, newer := f.save("2026-11-19-duel", solo), f.save("2026-11-20-city", city)
	f.save("2026-11-18-over", solo+"; concede you")
	afresh, refused := 0, error(nil)
	w := Which(f, f.desk.InProgress(), func() error { afresh++; return refused })
	f.Show(w)
	_, p := f.top()
	var names []string
	for _, r := range p.Rows {
		if r.Choice > 0 {
			names = append(names, r.Cells[0].Key+" "+strings.Join(strings.Fields(r.Cells[0].Text)[:2], " "))
		}
	}
	if got := strings.Join(names, ", "); p.Title != "WHICH GAME?" || p.Prompt != "Choose with the arrows, Enter to continue, q to quit" ||
		p.Lead[0].Text[0].Text != "kot cannot tell which of these games was played last. Which one should continue?" ||
		len(names) != 2 || !strings.Contains(got, "2026-11-19-duel") || !strings.Contains(got, "2026-11-20-city") ||
		names[0][:4] != "1 1 " || names[1][:4] != "2 2 " {
		t.Errorf("%q: %s", p.Title, got)
	}
	f.press("n")
	if f.heard(); afresh != 1 {
		t.Errorf("n sets a game up %d times", afresh)
	}
	refused = f.desk.NoBox("x")
	f.press("n")
	f.heard(`fault unknown box "x"; use duel, tokyo, dark`)
	path := older
	if strings.Contains(p.Rows[1].Cells[0].Text, "city") {
		path = newer
	}
	f.press("1")
	f.heard("resume " + path)
	if got := f.desk.InProgress().Path; got != path {
		t.Errorf("the game in progress is %q, want %q", got, path)
	}
	w = Which(f, companion.Progress{Refused: true}, nil)
	f.Show(w)
	if _, p := f.top(); p.Title != "OPEN ANOTHER GAME" || len(p.Rows) != 4 || !strings.HasPrefix(p.Lead[0].Text[0].Text,
		"The last game played cannot be opened here.") {
		t.Errorf("%s", drawn(p))
	}
}
