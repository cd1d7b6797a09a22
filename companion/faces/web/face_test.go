package web

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/lookup/ask"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/advicetest"
	"kingoftokyo/internal/frozen"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

// The beginnings of games.
const (
	solo = "kot 1 duel solo; side you gigazaur; side rival meka-dragon; start you; "
	two  = "kot 1 duel two; side you gigazaur Anna; side rival meka-dragon Ben; start you; "
	city = "kot 1 tokyo; player p1 alienoid Anna; player p2 cyber-kitty Bea; player p3 gigazaur Clementine; first p1; place p2 city; "
	dark = "kot 1 dark; player p1 alienoid Anna; player p2 cyber-bunny Bea; player p3 gigazaur Clementine; tiles green; first p1; place p2 city; "
)

// player is a face that a test controls.
type player struct {
	*testing.T
	*Face
	now *Shown
}

// newDesk returns a desk with all boxes, whose games are in a folder of the test's own.
func newDesk(t *testing.T) *companion.Desk {
	t.Helper()
	lib, err := library.Read(frozen.Cards(), "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	return boxes.On(&duelbox.Desk{Rules: autobot.NewRules(lib.Duel()), Coach: advice.NewCoaching(&advicetest.Oracle{}, advice.CoachAsk, nil),
		Desk: &companion.Desk{Library: lib, Store: tracker.Store{Dir: "games"}, Lang: text.English,
			Random: func(int) int { return 0 }, Today: "2026-11-21", Settings: settings.File{Path: "settings"}}}).Desk
}

// open returns a face at the table of a game of lines separated by semicolons; without lines, at the set-up.
func open(t *testing.T, lines string) *player {
	t.Helper()
	p := &player{T: t}
	desk := newDesk(t)
	var err error
	if p.Face, err = New(desk); err != nil {
		t.Fatal(err)
	}
	if lines != "" {
		if err := os.MkdirAll("games", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile("games/g.kot", []byte(strings.ReplaceAll(strings.TrimSuffix(lines, "; "), "; ", "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := p.Start(desk.InProgress()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := p.Leave(); err != nil {
			t.Error(err)
		}
	})
	p.look()
	return p
}

// look takes the picture, and checks that it is plain data.
func (p *player) look() {
	p.Helper()
	p.now = p.Picture()
	data, err := json.Marshal(p.now)
	var back Shown
	if err == nil {
		err = json.Unmarshal(data, &back)
	}
	if err != nil {
		p.Fatal(err)
	}
	if again, _ := json.Marshal(&back); !reflect.DeepEqual(again, data) {
		p.Errorf("the picture is not plain data:\n%s\n%s", data, again)
	}
}

// does carries out a deed at the picture shown.
func (p *player) does(h Heard) {
	p.Helper()
	h.At = p.now.At
	p.Hear(h)
	p.look()
	if p.Settle() {
		p.look()
	}
}

// types presses keys of the keyboard.
func (p *player) types(keys string) {
	p.Helper()
	for _, c := range keys {
		p.does(Heard{Do: Key, Text: string(c)})
	}
}

// buttons returns all buttons of a table that do something.
func buttons(t *Table) []Button {
	all := append([]Button{t.Next}, t.Choices...)
	return slices.DeleteFunc(append(append(all, t.Beside...), t.Bar...), func(b Button) bool { return b.Do == "" })
}

// keyNames matches names of keys, which players who tap do not have.
var keyNames = regexp.MustCompile(`\b(Enter|Esc|Backspace|Bksp|Tab|PgDn|Ctrl)\b|\b[a-zA-Z] (takes|does|gives)\b`)

// whole checks that each choice of the frame has a button: its own, Next, a place of a lane, or the faces.
func (p *player) whole() {
	p.Helper()
	t := p.now.Table
	if t == nil || t.Looking != "" {
		return
	}
	said := []string{t.Say, t.Next.Text, p.now.Note.Text}
	for _, b := range buttons(t) {
		said = append(said, b.Text)
	}
	for _, s := range said {
		if keyNames.MatchString(s) {
			p.Errorf("%q names a key", s)
		}
	}
	has := map[int]bool{}
	next := t.Next.Do == Next
	for _, b := range buttons(t) {
		if b.Do == Take {
			has[b.N] = true
		}
	}
	for _, c := range t.Keys {
		switch {
		case has[c.Number], (c.Enter || c.Shortcut == companion.KeyEnter) && next:
		case t.Beat == companion.PreviewBeat && c.Prompted && c.Hue != companion.NoHue && c.Hint == "": // the order makes no difference
		case c.Prompted && c.Hint == "" && slices.ContainsFunc(t.Seats, func(s companion.Seat) bool { return s.Active && s.Hand != "" }): // kot decides
		case c.Disabled != "" && c.Slot == 0: // a card that cannot be used now
		case t.Beat == companion.ShopBeat && next && c.Prompted && c.Hint == "" && c.Slot == 0: // Enter does it too
		case c.ToType && t.Dice.Due > 0, c.ToType && t.Dice.Marks: // the faces, or the dice
		case t.Placing != nil && c.Answer && len(t.Placing.Spots) > 0:
		case c.Shortcut == companion.KeyEnter && (p.Game().Begun() || t.Dice.Missing): // Enter takes what was typed, or nothing
		default:
			p.Errorf("no button for %+v at %q, next %+v; dice %+v entry %+v", c, t.Say, t.Next, t.Dice, p.Game().Entry())
		}
	}
	if t.Next.Text == "" && t.Asked == nil || len(t.Bar) != 4 {
		p.Errorf("next %+v, %d below", t.Next, len(t.Bar))
	}
}

// step does something at random.
func (p *player) step(rnd *rand.Rand) {
	p.Helper()
	if page := p.now.Page; page != nil {
		var rows []int
		for _, r := range page.Rows {
			if r.Choice > 0 {
				rows = append(rows, r.Choice)
			}
		}
		switch {
		case page.Finds && page.Taps && len(rows) > 0:
			p.does(Heard{Do: Row, N: rows[rnd.IntN(len(rows))], To: 1})
		default:
			p.does(Heard{Do: Close})
		}
		return
	}
	t := p.now.Table
	if p.now.Really != nil {
		p.does(Heard{Do: []Deed{Yes, Yes, No}[rnd.IntN(3)]})
		return
	}
	var able []Heard
	for _, b := range buttons(t) {
		if b.Off == "" && (b.Do != Command || rnd.IntN(10) == 0) {
			able = append(able, Heard{Do: b.Do, N: b.N, Text: b.Chars})
		}
	}
	if t.Placing != nil {
		s := t.Placing.Spots[rnd.IntN(len(t.Placing.Spots))]
		able = append(able, Heard{Do: Over, N: s.Lane, To: s.From}, Heard{Do: Nudge, N: rnd.IntN(3) - 1})
	}
	if t.Dice.Marks {
		able = append(able, Heard{Do: Mark, N: rnd.IntN(len(t.Dice.Dice))})
	}
	if t.Dice.Due > 0 {
		for range 6 {
			able = append(able, Heard{Do: Type, N: rnd.IntN(len(t.Faces))})
		}
	}
	if len(able) == 0 {
		p.Fatalf("nothing can be done at %q: %+v", t.Say, t.Next)
	}
	p.does(able[rnd.IntN(len(able))])
}

// TestEveryChoiceHasAButton: at every table of random games of all boxes, each choice has a button, and some button always
// continues the game; the picture is plain data.
func TestEveryChoiceHasAButton(t *testing.T) {
	for seed, lines := range []string{solo, two, city, dark} {
		p := open(t, lines)
		rnd := rand.New(rand.NewPCG(uint64(seed), 7))
		for range 600 {
			p.whole()
			if p.step(rnd); p.now.Table != nil && p.now.Table.Over {
				break
			}
		}
		if p.Game().Steps() < 20 {
			t.Errorf("only %d steps were played", p.Game().Steps())
		}
	}
}

// TestSetUp: from the set-up to the first roll with buttons.
func TestSetUp(t *testing.T) {
	p := open(t, "")
	if p.now.Page == nil || p.now.Close != "" {
		t.Fatalf("no set-up: %+v", p.now)
	}
	p.does(Heard{Do: Key, Text: "Enter"})
	if p.now.Page == nil || p.now.Page.Title != "SET UP THE TABLE" {
		t.Fatalf("after the set-up: %+v", p.now.Page)
	}
	p.does(Heard{Do: Key, Text: "Enter"})
	if p.now.Table == nil || p.now.Table.Say != "Your turn. Roll five dice." || p.now.Table.Next.Text != "enter 5 dice" || !p.now.Playing {
		t.Errorf("the first roll: %+v", p.now.Table)
	}
}

// TestDice: dice are typed, announced one by one to a screen reader, deleted, kept; those not kept are typed again.
func TestDice(t *testing.T) {
	p := open(t, solo)
	for i, heard := range []string{"claw, 1 of 5", "claw, 2 of 5", "fame, 3 of 5"} {
		p.does(Heard{Do: Type, N: []int{0, 0, 3}[i]})
		if want := fmt.Sprintf("enter %d dice", 4-i); p.now.Heard != heard || p.now.Table.Next.Text != want && i < 3 || p.now.Table.Next.Do != "" {
			t.Errorf("heard %q, next %+v", p.now.Heard, p.now.Table.Next)
		}
	}
	p.does(Heard{Do: Back})
	p.types("fhh")
	if n := p.now.Table.Next; !strings.HasPrefix(n.Text, "Resolve and end the turn, +1") || n.Do != Next {
		t.Fatalf("after the roll: %+v", n)
	}
	p.does(Heard{Do: Mark, N: 0})
	if n := p.now.Table.Next; n.Text != "enter 4 dice" || n.Do != "" || p.now.Table.Die[0] != "claw, keep" || p.now.Table.Die[1] != "claw, roll" {
		t.Errorf("one die kept: %+v, %q", n, p.now.Table.Die)
	}
	p.types("h")
	if n := p.now.Table.Next; n.Text != "enter 3 dice" || p.now.Table.Die[1] != "heart" {
		t.Errorf("rerolled: %+v, %q", n, p.now.Table.Die)
	}
	p.does(Heard{Do: Back})
	if n := p.now.Table.Next; n.Text != "enter 4 dice" || p.now.Table.Die[1] != "claw, roll" {
		t.Errorf("taken back: %+v, %q", n, p.now.Table.Die)
	}
}

// TestKeepsAtOnce: after a roll, one tap keeps what the coach would keep, and one keeps no die. Undo takes each back.
func TestKeepsAtOnce(t *testing.T) {
	p := open(t, solo)
	p.types("ccfhh")
	kept := func() (out string) {
		for _, d := range p.now.Table.Dice.Dice {
			if d.State == companion.DieKept {
				out += d.Letter
			}
		}
		return out
	}
	tap := func(b Button) { p.does(Heard{Do: b.Do, N: b.N, Text: b.Chars}) }
	beside := func(said string) Button {
		i := slices.IndexFunc(p.now.Table.Beside, func(b Button) bool { return b.Text == said })
		if i < 0 {
			t.Fatalf("no %q in %+v", said, p.now.Table.Beside)
		}
		return p.now.Table.Beside[i]
	}
	for said, want := range map[string]string{"Keep as advised": "CC", "Keep none": ""} {
		tap(beside(said))
		if got, due := kept(), p.now.Table.Dice.Due; got != want || due != 5-len(want) {
			t.Errorf("%s: kept %q, %d due", said, got, due)
		}
		tap(p.now.Table.Bar[0])
		if p.now.Table.Dice.Due != 0 || p.now.Table.Next.Do != Next {
			t.Errorf("%s taken back: %+v", said, p.now.Table.Next)
		}
	}
}

// TestLine: a line typed at the table works as in plain mode; so does a command in it.
func TestLine(t *testing.T) {
	p := open(t, solo)
	if p.types(":"); !p.now.Table.Line {
		t.Fatal("no line is typed")
	}
	if p.does(Heard{Do: Line, Text: "roll ccfhh"}); p.now.Table.Line || p.now.Table.Next.Do != Next {
		t.Errorf("after the line: %+v", p.now.Table.Next)
	}
	if p.does(Heard{Do: Line, Text: "history"}); p.now.Page == nil || !strings.HasPrefix(p.now.Page.Title, "LOG") {
		t.Errorf("the command: %+v", p.now.Page)
	}
	p.does(Heard{Do: Close})
	if p.does(Heard{Do: Line, Text: "nonsense"}); !p.now.Note.Fault {
		t.Errorf("nonsense: %+v", p.now.Note)
	}
}

// TestPicks: a card is named without Enter if what was typed is unambiguous.
func TestPicks(t *testing.T) {
	p := open(t, city+"row ? wings jets; turn p1 buy; ")
	if p.does(Heard{Do: Name, N: 1}); p.now.Page == nil {
		t.Fatal("no page to name a card")
	}
	if p.does(Heard{Do: Find, Text: "a"}); p.now.Page == nil {
		t.Errorf("of many cards one was taken: %+v", p.now.Note)
	}
	if p.does(Heard{Do: Find, Text: "6ac"}); p.now.Page != nil || p.now.Table.Row[0].Card != "acid-attack" {
		t.Errorf("the card is not named: %+v", p.now.Page)
	}
}

// TestNothingOfTerminals: the menu has nothing that only a terminal can do.
func TestNothingOfTerminals(t *testing.T) {
	p := open(t, solo)
	p.types("x")
	for _, r := range p.now.Page.Rows {
		for _, c := range r.Cells {
			if strings.Contains(c.Text, "pieces to move") || strings.Contains(c.Text, "a bell") {
				t.Errorf("the menu has %q", c.Text)
			}
			if strings.HasPrefix(c.Text, "when somebody else must decide") {
				p.does(Heard{Do: Row, N: r.Choice, To: 1})
			}
		}
	}
	if call := p.Desk().Settings.Get(settings.Call); call != "flash" {
		t.Errorf("after the usual value comes %q", call)
	}
}

// TestBuysNothing: a button cancels the purchase of an unnamed card, both on the page of the name and at the table.
func TestBuysNothing(t *testing.T) {
	p := open(t, city+"row ? ? ?; set p1.energy 9; turn p1 buy; ")
	i := slices.IndexFunc(p.now.Table.Keys, func(c companion.Choice) bool { return c.Slot == 2 })
	before := p.now.Table.Seats[0].Gauges[2].Value
	p.does(Heard{Do: Take, N: i})
	if p.now.Page == nil {
		t.Fatal("no name is asked")
	}
	p.does(Heard{Do: Close})
	for p.now.Page != nil {
		p.does(Heard{Do: Close})
	}
	for _, b := range buttons(p.now.Table) {
		if b.Do == Key {
			p.does(Heard{Do: b.Do, Text: b.Chars})
			break
		}
	}
	if a := p.now.Table.Asked; a != nil || p.now.Table.Seats[0].Gauges[2].Value != before {
		t.Errorf("still asked %+v, energy %d", a, p.now.Table.Seats[0].Gauges[2].Value)
	}
}

// TestStale: a choice of an old picture is ignored; dice always count, whenever they were tapped.
func TestStale(t *testing.T) {
	p := open(t, solo)
	p.types("ccfhh")
	old := p.now.At
	p.does(Heard{Do: Mark, N: 0})
	before := p.Game().Steps()
	p.Hear(Heard{At: old, Do: Next})
	if p.look(); p.Game().Steps() != before || p.now.Table.Next.Do != "" {
		t.Errorf("an old tap has played: %+v", p.now.Table.Next)
	}
	for range 4 {
		p.Hear(Heard{At: old, Do: Type, N: 0})
	}
	if p.look(); p.now.Table.Dice.Step != "roll 2 of 3" {
		t.Errorf("four dice tapped fast: %q", p.now.Table.Dice.Step)
	}
}

// TestQuickTaps: dice tapped in quick succession, before the first is drawn, all count; a die tapped at a picture before
// the last move does not.
func TestQuickTaps(t *testing.T) {
	p := open(t, solo+"roll ccfhe")
	old := p.now.At
	p.Hear(Heard{At: old, Do: Mark, N: 0})
	p.Hear(Heard{At: old, Do: Mark, N: 1})
	p.look()
	if dice := p.now.Table.Dice.Dice; dice[0].State != companion.DieKept || dice[1].State != companion.DieKept {
		t.Errorf("a tap is lost: %+v", dice)
	}
	old = p.now.At
	p.types("c")
	p.Hear(Heard{At: old, Do: Mark, N: 0})
	p.look()
	if dice := p.now.Table.Dice.Dice; dice[0].State != companion.DieKept {
		t.Errorf("a late tap is taken: %+v", dice)
	}
}

// TestRerollCut: while a die of a reroll is missing again, nothing is said about the dice of the roll before.
func TestRerollCut(t *testing.T) {
	p := open(t, solo+"start you; row ? ? ?; roll ccffe; keep cc; roll ffh")
	if p.does(Heard{Do: Back}); p.now.Table.Say != "Reroll the outlined dice." || len(p.now.Table.Advice.Lines) > 0 {
		t.Errorf("%q, %+v", p.now.Table.Say, p.now.Table.Advice)
	}
}

// TestLastThrow: after the last roll that kot has thrown for a person, no die can be marked, and nothing suggests a reroll.
func TestLastThrow(t *testing.T) {
	p := open(t, city)
	p.types("z")
	if p.look(); p.now.Table.Say != "Tap the dice to keep. The others are rerolled." {
		t.Errorf("nothing kept yet: %q", p.now.Table.Say)
	}
	if p.does(Heard{Do: Mark, N: 0}); p.now.Table.Say != "Reroll the outlined dice." {
		t.Errorf("a die to keep: %q", p.now.Table.Say)
	}
	p.types("zz")
	if p.does(Heard{Do: Mark, N: 0}); p.now.Table.Dice.Marks || !p.now.Note.Fault || p.now.Table.Say == "Reroll the outlined dice." {
		t.Errorf("after the last throw: %+v %q", p.now.Note, p.now.Table.Say)
	}
}

// TestReally: a move that needs confirmation asks first, and nothing happens without a yes.
func TestReally(t *testing.T) {
	p := open(t, city+"card p1 wings; set p1.energy 9; ")
	i := slices.IndexFunc(p.now.Table.Keys, func(c companion.Choice) bool { return c.Really != "" })
	if i < 0 {
		t.Fatal("nothing must be meant here")
	}
	before := p.Game().Steps()
	p.does(Heard{Do: Take, N: i})
	if p.now.Really == nil || p.Game().Steps() != before {
		t.Fatalf("it does not ask: %+v", p.now.Really)
	}
	if p.does(Heard{Do: No}); p.Game().Steps() != before || p.now.Note.Text != "Cancelled." {
		t.Errorf("after no: %+v", p.now.Note)
	}
	p.does(Heard{Do: Take, N: i})
	if p.does(Heard{Do: Yes}); p.Game().Steps() == before {
		t.Error("after yes nothing is done")
	}
}

// TestNumbers: a number of a seat opens its correction, and minus and plus change it.
func TestNumbers(t *testing.T) {
	for lines, want := range map[string][]string{solo: {"hearts", "energy", "dice tokens"}, city: {"hearts", "points", "energy"}} {
		p := open(t, lines)
		fields := p.Frame().Fields
		for seat, numbers := range p.now.Table.Gauge {
			for i, n := range numbers {
				if n == 0 || fields[n-1].Label != want[i] || !strings.EqualFold(fields[n-1].Group, p.now.Table.Seats[seat].Name) {
					t.Errorf("number %d of seat %d leads to field %d", i, seat, n)
				}
			}
		}
		n := p.now.Table.Gauge[0][0]
		value := fields[n-1].Value
		p.does(Heard{Do: Correct, N: n - 1})
		if p.now.Page == nil || p.now.Page.At != n {
			t.Fatalf("the corrections: %+v", p.now.Page)
		}
		p.does(Heard{Do: Row, N: n, To: value - 1})
		p.does(Heard{Do: Key, Text: "Enter"})
		if p.now.Table == nil || p.now.Table.Seats[0].Gauges[0].Value != value-1 {
			t.Errorf("not corrected: %+v", p.now)
		}
	}
}

// TestEnd: after a restart the end of a game is still shown, with the next game one tap away, but not where a finger may still be tapping.
func TestEnd(t *testing.T) {
	p := open(t, solo+"set fame 7; answer yes; ")
	if p.now.Table == nil || p.now.Table.Ending == nil || p.now.Table.Next.Do != "" || p.now.Table.Beside[0].Chars != "r" || p.now.Playing {
		t.Fatalf("the end: %+v", p.now.Table)
	}
	if p.does(Heard{Do: Command, Text: "r"}); p.now.Page == nil || p.now.Page.Title != "SET UP THE TABLE" {
		t.Errorf("the rematch: %+v", p.now.Page)
	}
}

// TestReceivedGone: a linked game that another window has removed is an error in words, at the table that was open.
func TestReceivedGone(t *testing.T) {
	p := open(t, solo)
	p.Received("games/gone.kot")
	if p.look(); !p.now.Note.Fault || !strings.Contains(p.now.Note.Text, "gone") || p.now.Table == nil {
		t.Errorf("%+v", p.now.Note)
	}
}

// TestPlacing: a token moves to a tapped space, ends there after a second tap, moves sideways with buttons, and is placed.
func TestPlacing(t *testing.T) {
	p := open(t, solo+"set you.energy 9; row cannonball ? kaijutsu; roll ccffe; stop; resolve; ")
	for _, c := range p.now.Table.Keys {
		if c.Slot == 1 {
			p.does(Heard{Do: Take, N: c.Number})
			break
		}
	}
	for p.now.Page != nil {
		p.does(Heard{Do: Close})
	}
	if p.now.Table.Stage != Places || len(p.now.Table.Nudges) < 2 || p.now.Table.Next.Do != Spot {
		t.Fatalf("no token to place: %q, %+v", p.now.Table.Stage, p.now.Table.Next)
	}
	covers := func() [3]int {
		s := p.now.Table.Placing.Spots[p.now.Table.Spot]
		return [3]int{s.Lane, min(s.From, s.To), max(s.From, s.To)}
	}
	for i, c := range []struct {
		does Heard
		want [3]int
	}{
		{Heard{Do: Over, N: 1, To: 3}, [3]int{1, 3, 4}},
		{Heard{Do: Over, N: 1, To: 3}, [3]int{1, 2, 3}},
		{Heard{Do: Nudge, N: 1}, [3]int{1, 3, 4}},
		{Heard{Do: Over, N: 1, To: 99}, [3]int{1, 3, 4}},
		{Heard{Do: Nudge, N: -1}, [3]int{1, 2, 3}},
	} {
		if p.does(c.does); covers() != c.want {
			t.Errorf("%d: %+v leads to %v, want %v", i, c.does, covers(), c.want)
		}
	}
	p.does(Heard{Do: Spot, N: p.now.Table.Next.N})
	if lies := p.now.Table.Lanes[1].Tokens; len(lies) != 1 || lies[0].From != 2 {
		t.Errorf("put down: %+v", lies)
	}
}

// TestSecondFace: a game played elsewhere is shown view-only, followed, and played here once it is free.
func TestSecondFace(t *testing.T) {
	p := open(t, solo)
	q, err := New(p.Desk())
	if err != nil {
		t.Fatal(err)
	}
	if err := q.Start(p.Desk().InProgress()); err != nil {
		t.Fatal(err)
	}
	two := &player{T: t, Face: q}
	two.look()
	if !two.Watching() || two.now.Table.Looking == "" {
		t.Fatal("both play")
	}
	p.types("ccfhh")
	two.Follow()
	if two.look(); len(two.now.Table.Die) != 5 {
		t.Errorf("it does not follow: %q", two.now.Table.Die)
	}
	if two.types("c"); !two.now.Note.Fault {
		t.Errorf("it plays: %+v", two.now.Note)
	}
	if err := p.Leave(); err != nil {
		t.Fatal(err)
	}
	two.Follow()
	if two.look(); two.Watching() || two.now.Table.Next.Do != Next {
		t.Errorf("it does not take over: %+v", two.now.Table.Next)
	}
	if err := two.Leave(); err != nil {
		t.Error(err)
	}
}

// TestEarlyTap: the page reports its width once it has drawn its first picture. A tap on that picture, made before the one
// that fits arrives, still counts.
func TestEarlyTap(t *testing.T) {
	p := open(t, "")
	begins := Heard{Do: Row, At: p.now.At}
	for _, k := range p.now.Page.Keys {
		if k.Named == pages.Enter {
			begins.N, begins.To = k.Choice, 1
		}
	}
	p.Hear(Heard{Do: Width, N: 60, At: p.now.At})
	p.Hear(begins)
	if now := p.Picture(); now.Page != nil && now.Page.Title == p.now.Page.Title {
		t.Errorf("still %q", now.Page.Title)
	}
}

// TestEveryKeyIsAButton: the page does what every key of the dashboard does, except the large view and quitting, which a browser has.
func TestEveryKeyIsAButton(t *testing.T) {
	var chars []string
	for _, c := range open(t, solo).Commands() {
		chars = append(chars, c.Chars)
	}
	for id, key := range ask.Keys {
		if id != "big" && id != "quit" && !slices.Contains(chars, key) {
			t.Errorf("the page has no %s (%s)", id, key)
		}
	}
}

// TestSeatsAreKnown: the page knows whose numbers lists and fields refer to, whether a player has a name or is played by
// kot. It needs that for colours, signs, and a tap that corrects.
func TestSeatsAreKnown(t *testing.T) {
	for _, lines := range []string{
		solo + "roll eeccc; resolve", strings.Replace(solo, "gigazaur", "gigazaur Anna", 1) + "roll eeccc; resolve", two + "roll eeccc; resolve",
		strings.Replace(two, "start", "plays rival kot easy; start", 1) + "roll eeccc; resolve", city + "roll ccc22e; resolve",
		"kot 1 tokyo; player p1 gigazaur Anna; player p2 alienoid; player p3 the-king Ben; plays p2 kot easy; first p2; set p2.energy 4; roll 22211h; resolve",
	} {
		table := open(t, lines).now.Table
		for i, gauges := range table.Gauge {
			if len(gauges) == 0 || slices.Contains(gauges, 0) {
				t.Errorf("%s: seat %d: no field for a number: %v", lines, i, gauges)
			}
		}
		told := 0
		for _, l := range table.Board.Lines {
			if l.Piece.Told == "" {
				continue
			}
			told++
			if !slices.ContainsFunc(table.Seats, func(s companion.Seat) bool { return strings.EqualFold(s.Who, l.Piece.Who) }) {
				t.Errorf("%s: nobody is called %q", lines, l.Piece.Who)
			}
		}
		if told == 0 {
			t.Errorf("%s: nothing to move: %v", lines, table.Board.Lines)
		}
	}
}

// TestKotEndsItsTurn: while kot decides, no button except the next one ends its turn.
func TestKotEndsItsTurn(t *testing.T) {
	p := open(t, "kot 1 tokyo; player p1 gigazaur Anna; player p2 alienoid; player p3 the-king Ben; plays p2 kot easy; first p2; set p2.energy 4; roll 22211h; resolve")
	for _, b := range p.now.Table.Choices {
		if strings.Contains(strings.ToLower(b.Text), "end the turn") {
			t.Errorf("%q beside %q", b.Text, p.now.Table.Next.Text)
		}
	}
}

// TestNameSet: on the page, entering a name opens no other name: each is opened by a tap.
func TestNameSet(t *testing.T) {
	p := open(t, "")
	name := func() int {
		return slices.IndexFunc(p.now.Page.Rows, func(r pages.Row) bool { return r.Of > 0 && len(r.Picks) == 0 })
	}
	for p.now.Page.Title != "New game: King of Tokyo" {
		p.does(Heard{Do: Row, N: p.now.Page.Rows[0].Choice, To: 1})
	}
	p.does(Heard{Do: Row, N: p.now.Page.Rows[name()].Choice, To: 1})
	if p.does(Heard{Do: Enter, Text: "Anna"}); p.now.Page.Field != nil || p.now.Page.Rows[name()].Cells[2].Text != "Anna" {
		t.Errorf("after a name: %+v", p.now.Page.Field)
	}
}

// TestKotWaitsForNames: before kot shops the page shows what it has moved. Where kot could pay for a card that nobody has named, the next thing is to name it; that it goes on without
// the names stands beside that. People do not refresh the row for it, and it gives no reason for buying nothing.
func TestKotWaitsForNames(t *testing.T) {
	for _, lines := range []string{
		"kot 1 tokyo; player p1 gigazaur Anna; plays p1 kot easy; player p2 the-king Ben; first p1; row ? ? ?; set p1.energy 5; roll 1122ee; resolve; ",
		"kot 1 duel two; side you gigazaur Anna; side rival meka-dragon Ben; plays you kot easy; start you; row ? ? ?; set you.energy 7; roll cchhe; resolve; ",
	} {
		p := open(t, lines)
		if b := p.now.Table.Next; b.Text != "Name card" || b.Chars != "n" || !strings.HasPrefix(p.now.Table.Say, "Anna has ") || p.now.Table.Stage != Moving {
			t.Errorf("%q: %q, %+v", p.now.Table.Stage, p.now.Table.Say, b)
		}
		for _, b := range p.now.Table.Choices {
			if strings.Contains(strings.ToLower(b.Text), "row") {
				t.Errorf("people are offered %q", b.Text)
			}
		}
		i := slices.IndexFunc(p.now.Table.Beside, func(b Button) bool { return b.Do == Next })
		if i < 0 {
			t.Fatalf("nothing goes on without names: %+v", p.now.Table.Beside)
		}
		if p.does(Heard{Do: Next}); p.now.Table.Beat == companion.ShopBeat || strings.Contains(p.now.Table.Board.Reasons, "nothing more") {
			t.Errorf("after kot has bought nothing: %v, %q", p.now.Table.Beat, p.now.Table.Board.Reasons)
		}
	}
}

// TestLabAsksFirst: a question that a card answers, or a no, is read before the page of cards covers the table.
func TestLabAsksFirst(t *testing.T) {
	p := open(t, city+"row jets wings heal; card p1 made-in-a-lab; roll 112eee; ")
	p.does(Heard{Do: Key, Text: "Enter"})
	if p.now.Page != nil || p.now.Table.Asked == nil || p.now.Table.Next.Text != "No" {
		t.Fatalf("%+v, then %+v", p.now.Page, p.now.Table.Next)
	}
	p.does(Heard{Do: Key, Text: "d"})
	if p.now.Page == nil || p.now.Page.Chips.Later {
		t.Errorf("the card may stay unnamed: %+v", p.now.Page)
	}
}

// TestProbe: the question about a die that a card of kot rerolls says whose die it is and marks it among the dice, and the page asks
// for the die: kot decides nothing there.
func TestProbe(t *testing.T) {
	p := open(t, "kot 1 tokyo; player p1 gigazaur Anna; player p2 alienoid; plays p2 kot easy; player p3 the-king Zoe; first p1; card p2 psychic-probe; roll 333ech; answer h; ")
	v := p.now.Table
	if v.Asked == nil || v.Asked.Question != "Alienoid (Psychic Probe), reroll Anna's H: what does it show?" {
		t.Fatalf("%+v", v.Asked)
	}
	var states string
	for _, d := range v.Dice.Dice {
		if d.State == companion.DieReroll {
			states += d.Letter
		}
	}
	if states != "H" || v.Next.Text != "enter 1 die" || v.Next.Do != "" {
		t.Errorf("marked %q, next %+v", states, v.Next)
	}
	p.types("e")
	if p.now.Table.Stage != Previews {
		t.Errorf("after the die: %q", p.now.Table.Stage)
	}
}
