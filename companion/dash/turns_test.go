package dash_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules/duel"
)

// robotTurn is an Autobot's turn played by hand, by the rules A0 to A3 as they are
// written, not by the program's: what one types and nothing else.
type robotTurn struct {
	rnd               *rand.Rand
	missing           int // hearts
	fame, destruction int // markers
	symbol            byte
	kept              string
	letters, ties     int
	keys              strings.Builder
}

// throw rolls dice and types them.
func (a *robotTurn) throw(n int) string {
	var b strings.Builder
	for range n {
		b.WriteByte("chefdp"[a.rnd.IntN(6)])
	}
	a.letters += n
	a.keys.WriteString(b.String())
	return b.String()
}

// keep is A1 and A2 for the dice that lie there.
func (a *robotTurn) keep(dice string) string {
	out := strings.Repeat("c", strings.Count(dice, "c")) + strings.Repeat("h", min(strings.Count(dice, "h"), a.missing))
	f, d := strings.Count(dice, "f"), strings.Count(dice, "d")
	switch {
	case a.symbol != 0 || f+d == 0:
	case f > d, f == d && a.fame < a.destruction:
		a.symbol = 'f'
	case d > f, f == d && a.destruction < a.fame:
		a.symbol = 'd'
	default:
		a.ties++
		a.symbol = "fd"[a.rnd.IntN(2)]
		a.keys.WriteByte(a.symbol)
	}
	if a.symbol != 0 {
		out += strings.Repeat(string(a.symbol), strings.Count(dice, string(a.symbol)))
	}
	return out
}

// roll is the whole of the rolling.
func (a *robotTurn) roll(n int) {
	lie := a.throw(n)
	for range 2 {
		a.kept = a.keep(lie)
		if len(a.kept) == n {
			break // A3
		}
		lie = a.kept + a.throw(n-len(a.kept))
	}
	a.keys.WriteString("<enter>")
}

// TestAutobotTurnKeys is the price of an Autobot turn (ux.md E2): one key a die
// rolled, white ones included, one Enter, and one a level tie. No key of the
// program's commands is needed, and after the last one the dice have passed.
func TestAutobotTurnKeys(t *testing.T) {
	rnd := rand.New(rand.NewPCG(20, 26))
	ties, whites, tokens := 0, 0, 0
	for turn := range 30 {
		hearts, energy, held := 6+rnd.IntN(7), rnd.IntN(9), rnd.IntN(3)
		a := &robotTurn{rnd: rnd, missing: 12 - hearts, fame: rnd.IntN(3), destruction: rnd.IntN(3)}
		d := open(t, plain, fmt.Sprintf("%sset rival.hearts %d; set rival.energy %d; set rival.dice-tokens %d; set fame %d; set destruction %d; turn rival roll",
			begun, hearts, energy, held, a.fame, a.destruction))
		a.roll(6 + held)
		d.press(a.keys.String())
		now := d.state()
		for now.Autobot() && !now.Over() && now.Turn.Phase == duel.PhaseEnd {
			a.keys.Reset()
			a.throw(2)
			whites++
			d.press(a.keys.String())
			now = d.state()
		}
		if d.keys != a.letters+1+a.ties {
			t.Errorf("turn %d: %d keys for %d dice and %d ties", turn, d.keys, a.letters, a.ties)
		}
		if !now.Over() && (now.Turn.Active != duel.You || now.Turn.Number != 2) {
			t.Fatalf("turn %d is not over after %d keys (%d dice, %d ties)\n%v\n%s", turn, d.keys, a.letters, a.ties, d.file(), d.snap())
		}
		ties, tokens = ties+a.ties, tokens+held
	}
	if ties == 0 || whites == 0 || tokens == 0 {
		t.Errorf("%d ties, %d special powers, %d dice tokens: nothing was tested", ties, whites, tokens)
	}
}

// TestAdviceAtOnce (ux.md E3): the advice stands there after the last letter,
// without Enter, and the dice are marked.
func TestAdviceAtOnce(t *testing.T) {
	d := open(t, plain, robot)
	d.press("ccfhd").see("1 to type")
	d.press("p").see("KEEP CC H D   REROLL F P")
	if st := d.style("KEEP"); st != d.style("KEEP     KEEP") {
		t.Errorf("styles differ: %v", st)
	}
}

// TestPaste (ux.md E4): letters sent as fast as one can all count.
func TestPaste(t *testing.T) {
	d := open(t, plain, robot)
	d.press("ccfhdpcd") // nothing waits between them
	if got := d.file()[len(d.file())-2:]; !slices.Equal(got, []string{"roll cchfdp", "roll cd"}) {
		t.Errorf("the file says %q", got)
	}
}

// TestBothLanguages: the letters of both languages are dice in either one.
func TestBothLanguages(t *testing.T) {
	for _, lang := range text.Langs {
		d := open(t, setting{w: 80, h: 24, lang: lang}, robot)
		if d.press("bsegd!"); d.last() != "roll chefdp" {
			t.Errorf("%s: the file says %q", lang, d.last())
		}
		d = open(t, setting{w: 80, h: 24, lang: lang}, robot)
		if d.press("CSEFDP"); d.last() != "roll chefdp" {
			t.Errorf("%s: capitals: the file says %q", lang, d.last())
		}
	}
}

// TestOneBackspace (ux.md E5): a wrong letter is one Backspace, in a roll being
// typed, as its last letter, and in a roll before.
func TestOneBackspace(t *testing.T) {
	for _, c := range []struct{ keys, roll string }{
		{"ccfe<bs>hdp", "roll cchfdp"},
		{"cc<bs><bs>eefhdp", "roll heefdp"},
		{"ccfhde<bs>p", "roll cchfdp"},           // the roll was complete: its last letter
		{"ccfhdpc<bs><bs>e", "roll cchefd"},      // a letter of the second roll, then of the first
		{"ccfhdpc<bs><bs><bs>ep", "roll cchefp"}, // and one more
		{"ccfhdp4<bs><bs>e", "roll cchefd"},      // a mark is taken back by itself
	} {
		d := open(t, plain, robot)
		d.press(c.keys)
		now := d.state()
		if d.last() != c.roll || now.Turn.Rolls != 1 {
			t.Errorf("%s: the file says %q", c.keys, d.file())
		}
	}
	d := open(t, plain, midgame)
	if d.press("<bs>"); len(d.file()) > len(strings.Split(midgame, ";"))-6 {
		t.Errorf("Backspace took more than a letter back: %q", d.file())
	}
	d.see("no letter to take back")
}

// TestBackspaceAcrossTie: one Backspace takes the answer to a level tie back, the
// next a letter of the roll.
func TestBackspaceAcrossTie(t *testing.T) {
	d := open(t, plain, begun+"turn rival roll")
	d.press("ccfhdpf").see("KEEP CC F")
	d.press("<bs>").see("which symbol does Autobot keep")
	d.press("<bs>").see("1 to type")
	d.press("f").see("KEEP CC FF")
	if d.last() != "roll cchffd" {
		t.Errorf("the file says %q", d.last())
	}
}

// TestKeptNotTyped (ux.md E6): only what is rolled again is typed, in both turns.
func TestKeptNotTyped(t *testing.T) {
	d := open(t, plain, robot)
	d.press("ccfhdp").see("type the 2 dice rolled again")
	d.press("c").see("type the 1 die rolled again")
	now := d.press("e").state()
	if got := duel.SortedDice(now.Turn.Dice); got != "cccdeh" {
		t.Errorf("the dice are %s", got)
	}
	d = open(t, plain, midgame)
	d.press("ccffhe34").see("Type the 4 dice rolled again")
	d.press("ddpp")
	if got := d.file()[len(d.file())-2:]; !slices.Equal(got, []string{"keep he", "roll ddpp"}) {
		t.Errorf("the file says %q", got)
	}
	d.see("KEEP", "reroll") // and they stay marked for the third roll
	d.press("ccff")
	if got := d.file()[len(d.file())-2:]; !slices.Equal(got, []string{"keep he", "roll ccff"}) {
		t.Errorf("the file says %q", got)
	}
}

// TestOtherDiceKept: digits mark what was really kept in Autobot's turn; the file
// says so, where A1 says something else, and says nothing where it does not.
func TestOtherDiceKept(t *testing.T) {
	d := open(t, plain, robot)
	d.press("ccfhdp4").see("YOU KEPT CC H")
	d.press("ccc")
	if got := d.file()[len(d.file())-2:]; !slices.Equal(got, []string{"keep cch", "roll ccc"}) {
		t.Errorf("the file says %q", got)
	}
	d = open(t, plain, robot)
	d.press("ccfhdp44cc") // marked, and back: as A1 says
	if got := d.file()[len(d.file())-2:]; !slices.Equal(got, []string{"roll cchfdp", "roll cc"}) {
		t.Errorf("the file says %q", got)
	}
	d = open(t, plain, robot)
	d.press("ccfhdp&é") // an AZERTY digit row
	d.see("YOU KEPT H D")
	if d.press("c4"); d.file()[len(d.file())-1] != "roll cchfdp" {
		t.Errorf("a mark while a roll is typed changed the file: %q", d.file())
	}
	d.see("Backspace first")
}

// TestRollForMe: dice the program throws are marked in the file, and are not
// counted for the player.
func TestRollForMe(t *testing.T) {
	next := 0
	with := plain
	with.random = func(n int) int { next++; return next % n }
	d := open(t, with, robot)
	d.press("z")
	if !strings.HasPrefix(d.last(), "roll ") || !strings.HasSuffix(d.last(), " thrown") || len(d.last()) != len("roll ccchhh thrown") {
		t.Errorf("the file says %q", d.last())
	}
	d = open(t, with, midgame)
	d.press("ccffhe12z")
	if got := d.file()[len(d.file())-2:]; got[0] != "keep cc" || !strings.HasPrefix(got[1], "roll ") || len(got[1]) != len("roll cchh thrown") {
		t.Errorf("the file says %q", got)
	}
	d = open(t, with, robot) // the dice typed before are real and stay; the program's begin at one, a heart
	next = 0
	if d.press("pppz"); d.last() != "roll hefppp thrown" {
		t.Errorf("the file says %q", d.last())
	}
	d = open(t, with, begun+"card you camouflage; turn rival resolve; dice ccceeh; resolve")
	if d.press("z"); !strings.HasPrefix(d.last(), "answer ") || len(d.last()) != len("answer hhh") {
		t.Errorf("the file says %q", d.last())
	}
}

// TestUndoRedoScreen (ux.md E9): u ten times and U ten times lead to the same
// screen, cell for cell.
func TestUndoRedoScreen(t *testing.T) {
	for _, lines := range []string{midgame + "roll ccffhe; stop; resolve; buy 3; reveal ?; answer fame -7; pass; roll ccfhdp", robot + "roll ccfhdp; roll cd; resolve; roll fh; reveal ?",
		midgame + shopping + "buy 3; reveal ?; answer no; buy 3; reveal ?; pass", midgame + "turn rival roll; set fame 0; set destruction 0; roll ccfhdp; answer fame; roll ccc"} {
		d := open(t, plain, lines)
		before, w, h := d.cells()
		want := d.state()
		d.press(strings.Repeat("u", 10))
		if d.state() == want {
			t.Errorf("nothing was taken back")
		}
		d.press(strings.Repeat("U", 10))
		after, w2, h2 := d.cells()
		if d.state() != want || w != w2 || h != h2 {
			t.Errorf("not the same table after undo and redo: %q", d.file())
		}
		for i := range before {
			if string(before[i].Runes) != string(after[i].Runes) || before[i].Style != after[i].Style {
				t.Fatalf("row %d, column %d differs\n%s", i/w, i%w, d.snap())
			}
		}
		d.press(strings.Repeat("u", 10) + strings.Repeat("<ctrl-r>", 10))
		if d.state() != want {
			t.Errorf("Ctrl-R does not do what U does: %q", d.file())
		}
	}
}

// TestAlienoidOnce: 1 leaves the "+1" of Alienoid's power out (D2), a second 1 takes
// it again, and it counts for one question only.
func TestAlienoidOnce(t *testing.T) {
	three := strings.Replace(begun, "side you gigazaur", "side you alienoid", 1) + "turn you roll; roll pppch"
	for keys, line := range map[string]string{"f": "answer f", "1f": "answer f once", "11f": "answer f"} {
		d := open(t, plain, three)
		d.press("<enter>").see("twice?", "leave the +1 out")
		if d.press(keys); !slices.Contains(d.file(), line) {
			t.Errorf("%s: no line %q in %q", keys, line, d.file())
		}
	}
	d := open(t, plain, three)
	d.press("<enter>1").see("the +1 left out")
	d.press("u<enter>").see("leave the +1 out") // undone and asked again: nothing is left out yet
}

// TestKingLiftsOneOfTwo: with both of The King's tokens on the board the cursor of
// his power is one of them, wherever it stands.
func TestKingLiftsOneOfTwo(t *testing.T) {
	d := open(t, plain, side("the-king")+"token king fame 3; token king destruction -2; turn you resolve; dice ppppce; resolve power")
	for _, keys := range []string{"", "d", "f"} {
		if d.press(keys).see("King token"); strings.Contains(d.snap(), "C1") || strings.Contains(d.snap(), "damage 1") {
			t.Errorf("%q: the cursor is another token\n%s", keys, d.snap())
		}
	}
	if d.press("d<enter>"); d.last() != "answer destruction -2" {
		t.Errorf("the last line is %q", d.last())
	}
}
