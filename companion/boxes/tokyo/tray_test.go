package tokyo_test

import (
	"os"
	"strings"
	"testing"

	"kingoftokyo/companion"
	tokyobox "kingoftokyo/companion/boxes/tokyo"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// entering is a page that types at a game: letters, digits, z, Enter as "<", Backspace as
// "-".
type entering struct {
	*testing.T
	g     *tokyobox.Game
	entry companion.Entry
	err   error // the error of the last key
}

// enter begins a game of Anna, Bea, Cleo and Dan, plays lines of the notation, and types.
func enter(t *testing.T, d *desk, e tokyo.Edition, lines string) *entering {
	t.Helper()
	g, err := d.boxes[e].Begin(tokyo.NewSetup(e, []tokyo.MonsterID{0, 1, 2, 3}, []string{"Anna", "Bea", "Cleo", "Dan"}, 0))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { g.Close() })
	for line := range strings.SplitSeq(lines, ";") {
		if line = strings.TrimSpace(line); line != "" {
			if err := g.Session.Game.DoLine(line); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
		}
	}
	return &entering{T: t, g: g}
}

// play plays a move of the entry, which is then empty.
func (p *entering) play(m companion.Move) {
	if m == nil {
		return
	}
	if _, p.err = p.g.Do(m); p.err == nil {
		p.entry = companion.Entry{}
	}
}

// keys presses one key after the other.
func (p *entering) keys(keys string) *entering {
	p.Helper()
	for _, c := range keys {
		p.key(c)
	}
	return p
}

func (p *entering) key(c rune) {
	var m companion.Move
	p.err = nil
	tray := p.g.Roll().Tray(&p.entry)
	face, isFace := p.g.Roll().Face(c)
	switch {
	case c == '<':
		if m, p.err = p.g.Roll().Finish(&p.entry); m == nil && p.err == nil {
			m = p.choice(companion.KeyEnter)
		}
	case c == '-':
		var undo bool
		var next companion.Entry
		if next, undo, p.err = p.g.Roll().Back(&p.entry); undo {
			if _, err := p.g.Undo(); err != nil {
				p.Fatal(err)
			}
		}
		p.entry = next
	case c == 'z':
		p.entry, m, p.err = p.g.Roll().Throw(&p.entry)
	case isFace && tray.Due > 0:
		p.entry, m, p.err = p.g.Roll().Type(&p.entry, face)
	case p.choice(string(c)) != nil:
		m = p.choice(string(c))
	case tray.Marks && c >= '1' && c <= '9':
		p.entry, p.err = p.g.Roll().Mark(&p.entry, int(c-'1'), false)
	case isFace:
		p.entry, m, p.err = p.g.Roll().Type(&p.entry, face)
	default:
		p.Fatalf("the key %c means nothing", c)
	}
	p.play(m)
}

// choice returns the move of the choice with a key; nil if none has it.
func (p *entering) choice(key string) companion.Move {
	for _, c := range p.g.View().Choices {
		if c.Shortcut == key && c.Disabled == "" {
			return c.Move
		}
	}
	return nil
}

// dice returns the dice of the tray: letters, blanks as "_"; "+" after a die that is kept, "."
// after one that is done.
func (p *entering) dice() string {
	var b strings.Builder
	for _, d := range p.g.Roll().Tray(&p.entry).Dice {
		switch b.WriteString(d.Letter); d.State {
		case companion.DieBlank:
			b.WriteString("_")
		case companion.DieKept:
			b.WriteString("+")
		case companion.DieDone:
			b.WriteString(".")
		}
	}
	return b.String()
}

// refused returns the refusal of the last key; "" if there was none.
func (p *entering) refused() string {
	if p.err == nil {
		return ""
	}
	return p.g.Words().Error(p.err)
}

// TestType checks what is typed letter by letter, in the letters of both languages, for the
// dice of a turn and of questions.
func TestType(t *testing.T) {
	for _, c := range []struct {
		name, at, keys   string
		want, dice, said string // what was played; the dice on the table after that; a part of the refusal
	}{
		{"the last letter enters the roll", "", "112hec", "roll 112hec", "112HEC", ""},
		{"capitals", "", "3Hec1C", "roll 3hec1c", "13HECC", ""},
		{"five letters are no roll", "", "112he", "", "112HE_", ""},
		{"Enter with a die missing", "", "112he<", "", "112HE_", "1 die is missing"},
		{"Backspace letter by letter", "", "112he--cc", "", "112CC_", ""},
		{"Backspace of the roll just entered", "", "c12heh-", "undone", "C12HE_", ""},
		{"and on", "", "c12heh--3c", "roll c12h3c", "123HCC", ""},
		{"nothing to take back", "", "-", "", "______", "no letter to delete"},
		{"a seventh die does nothing", "", "112hecc", "roll 112hec", "112HEC", "all six dice are typed"},
		{"nor does a seventh digit", "", "1122333", "roll 112233", "112233", "all six dice are typed"},
		{"no dice: Enter", "set p1.shrink 6", "<", "roll", "", ""},
		{"Camouflage: as many dice as hearts", "card p2 camouflage; place p2 city; roll 1123cc; resolve", "h", "", "H_", ""},
		{"its dice wait for Enter", "card p2 camouflage; place p2 city; roll 11233c; resolve", "h", "", "H", ""},
		{"a die too many", "card p2 camouflage; place p2 city; roll 11233c; resolve", "hh", "", "H", "press Enter to take this die, or Backspace to change it"},
		{"and its answer", "card p2 camouflage; place p2 city; roll 11233c; resolve", "h<", "answer h;pass", "______", ""},
		{"Background Dweller: two of three, then it asks for the last", "card p1 background-dweller; roll 333hhh", "12<", "answer 12", "_", ""},
		{"Background Dweller: Enter alone declines", "card p1 background-dweller; roll 333hhh", "<", "answer no", "333HHH", ""},
		{"a question about one die", "card p1 herd-culler; roll 233hhh", "h", "answer h", "1233HH", ""},
		{"a question about no die", "place p2 city; roll 1123cc; resolve", "c", "", "1.1.2.3.C.C.", "answer first"},
		{"Enter does not yield for another", "place p2 city; roll 1123cc; resolve", "<", "", "1.1.2.3.C.C.", "Bea, leave Tokyo City? y/n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := enter(t, plainDesk(t, text.English), tokyo.Base, c.at)
			before := played(p.g)
			p.keys(c.keys)
			after := played(p.g)
			got := strings.Trim(strings.TrimPrefix(after, before), ";")
			if c.want == "undone" {
				c.want = ""
			}
			if got != c.want {
				t.Errorf("played %q, want %q", got, c.want)
			}
			if p.dice() != c.dice {
				t.Errorf("the dice are %q, want %q", p.dice(), c.dice)
			}
			if said := p.refused(); (said == "") != (c.said == "") || !strings.Contains(said, c.said) {
				t.Errorf("refused with %q, want %q", said, c.said)
			}
		})
	}
}

// TestThrow checks that dice that kot rolls can be kept by number and rerolled as often as the
// rules allow, and that only the result is played, and says so.
func TestThrow(t *testing.T) {
	d := plainDesk(t, text.English)
	next := 0
	d.Random = func(n int) int { next++; return next % n }
	p := enter(t, d, tokyo.Base, "")
	p.keys("z") // 2 3 h e c 1
	if p.dice() != "23HEC1" || played(p.g) != "" {
		t.Fatalf("the hand is %q, played %q", p.dice(), played(p.g))
	}
	if p.keys("c"); !rules.IsProblem(p.err, "tokyo.dash.hand.lies") {
		t.Errorf("a letter beside a hand: %v", p.err)
	}
	p.keys("12")
	if p.dice() != "2+3+HEC1" {
		t.Errorf("kept: %q", p.dice())
	}
	p.keys("2z") // four dice more: 2 3 h e, and 3 again
	if p.dice() != "2+2"+"3HEC" && !strings.HasPrefix(p.dice(), "2+") {
		t.Errorf("the second roll is %q", p.dice())
	}
	draft := p.g.Roll().Draft(&p.entry)
	if back := p.g.Roll().FromDraft(draft); p.g.Roll().Draft(&back) != draft || draft == "" {
		t.Errorf("the draft %q comes back as %q", draft, p.g.Roll().Draft(&back))
	}
	if p.keys("9"); !rules.IsProblem(p.err, "dice.no-die") {
		t.Errorf("a ninth die: %v", p.err)
	}
	p.keys("z")
	if p.keys("z"); !rules.IsProblem(p.err, "tokyo.dash.off.rolls") {
		t.Errorf("a fourth roll: %v", p.err)
	}
	if _, err := p.g.Roll().Mark(&p.entry, 0, false); !rules.IsProblem(err, "tokyo.dash.off.rolls") {
		t.Errorf("a die to keep after the last roll: %v", err)
	}
	p.keys("<")
	if got := played(p.g); !strings.HasPrefix(got, "roll ") || !strings.HasSuffix(got, " thrown") || strings.Contains(got, ";") {
		t.Errorf("played %q", got)
	}
	q := enter(t, d, tokyo.Base, "")
	if q.keys("zz-"); q.dice() != "______" || played(q.g) != "" {
		t.Errorf("a hand put away leaves %q, played %q", q.dice(), played(q.g))
	}
	if q.keys("cc1z"); q.dice()[:3] != "CC1" {
		t.Errorf("real dice typed before do not stay: %q", q.dice())
	}
	all := enter(t, d, tokyo.Base, "")
	if all.keys("z123456z"); !rules.IsProblem(all.err, "dice.all-kept") {
		t.Errorf("all kept: %v", all.err)
	}
}

// TestDrafts checks that a draft comes back as far as it fits the table.
func TestDrafts(t *testing.T) {
	for _, c := range []struct{ at, draft, want string }{
		{"", "33h", "33H___"}, {"", "33hecc1", "33HEC_"}, {"", "x3\x00h", "3H____"}, {"", "", "______"},
		{"", "113hec*2*110000", "1+1+3HEC"}, {"", "113he*2*11000", "______"}, {"", "113hec*0*110000", "______"},
		{"", "113hec*x*11", "______"}, {"roll 112hec", "33h", "112HEC"}, {"roll 112hec", "113hec*2*110000", "112HEC"},
	} {
		p := enter(t, plainDesk(t, text.English), tokyo.Base, c.at)
		p.entry = p.g.Roll().FromDraft(c.draft)
		if p.dice() != c.want {
			t.Errorf("%q at %s: %q, want %q", c.draft, c.at, p.dice(), c.want)
		}
	}
}

// TestOrderSaved checks that the file has the order in which dice were typed, and that Backspace follows it in a game that
// was opened again. An answer was played by Enter, so Backspace does not take it back.
func TestOrderSaved(t *testing.T) {
	for _, c := range []struct{ at, keys, line, dice string }{
		{"", "2h1ce1", "roll 2h1ce1 # ~", "2H1CE_"},
		{"", "112hec", "roll 112hec # ~", "112HE_"},
		{"card p2 camouflage; place p2 city; turn p1 resolve; dice ccc11h; resolve", "ch1<", "answer ch1 # ~", "1.1.H.C.C.C."},
	} {
		d := plainDesk(t, text.English)
		file, err := os.ReadFile(enter(t, d, tokyo.Base, c.at).keys(c.keys).g.Path())
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(file), "\n"+c.line) {
			t.Errorf("%s: no line %q in\n%s", c.keys, c.line, file)
		}
		path := d.Store.Path("again")
		if err := os.WriteFile(path, file, 0o644); err != nil {
			t.Fatal(err)
		}
		g, _, err := d.boxes[tokyo.Base].Open(path)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { g.Close() })
		p := &entering{T: t, g: g.(*tokyobox.Game)}
		if p.keys("-"); p.dice() != c.dice {
			t.Errorf("%s: %s lie there after Backspace, want %s", c.keys, p.dice(), c.dice)
		}
	}
}
