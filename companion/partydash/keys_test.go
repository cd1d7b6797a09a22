package partydash_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/partydash"
	"kingoftokyo/companion/text"
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// lines fails unless the saved game ends with these lines.
func (d *driver) lines(want ...string) *driver {
	d.Helper()
	have := d.file()
	if len(have) < len(want) || !slices.Equal(have[len(have)-len(want):], want) {
		d.Errorf("the game ends with %q, want %q\n%s", have, want, d.snap())
	}
	return d
}

// TestTurn plays a turn with the keys alone: dice, the natural next thing, the
// row, the end of the turn. Ben enters an empty City (7.1): 1 point.
func TestTurn(t *testing.T) {
	d := open(t, plain, four)
	d.press("112hec").lines("roll 112hec")
	d.press("<enter>").lines("resolve")
	if s := d.state(); s.Seats[1].Place != tokyo.City || s.Seats[1].Points != 1 || s.Seats[1].Energy != 1 {
		t.Errorf("Ben: %+v", s.Seats[1])
	}
	d.press("<enter>").lines("pass")
	if s := d.state(); s.Turn.Active != 2 || s.Turn.Phase != tokyo.PhaseRoll {
		t.Errorf("the turn: %+v", s.Turn)
	}
}

// TestFrench types dice as a French keyboard has them: soin, baffe, digits
// unshifted, capitals.
func TestFrench(t *testing.T) {
	with := plain
	with.lang = text.Lang("fr")
	open(t, with, four).press("&éSebB").lines("roll 12hecc")
}

// TestBackspace takes letters back one by one, also of the roll just entered; the
// roll is done with its last letter alone.
func TestBackspace(t *testing.T) {
	d := open(t, plain, four).press("112he")
	if f := d.file(); len(f) != 0 {
		t.Errorf("written before the last letter: %q", f)
	}
	d.press("<bs><bs>ee3").lines("roll 1123ee")
	d.press("<bs>")
	d.see("DICE: 1 to type")
	d.press("c").lines("undo", "roll 112eec")
	d.press("<enter><bs>")
	if note, fault := d.said(); !fault {
		t.Errorf("nothing to take back, but: %q", note)
	}
}

// TestDraft: letters of a roll that is not complete come back with the game.
func TestDraft(t *testing.T) {
	with := plain
	desk := newDesk(t, with)
	d := openOn(t, with, desk, four).press("33h")
	var path string
	d.on(func() { path = d.Session().Path })
	d.leaves()
	e := start(t, with, desk, func(u *partydash.Dash) error { return u.Resume(path) })
	e.see("DICE: 3 to type")
	e.press(":zoe hearts 9<enter>") // the game grows, the letters stay
	e.leaves()
	e = start(t, with, desk, func(u *partydash.Dash) error { return u.Resume(path) })
	e.see("DICE: 3 to type")
	e.press("ccc").lines("set p4.hearts 9", "roll 33hccc")
}

// TestYield answers for the one who is asked: n declines, y and o accept, and Enter,
// which anybody may press, says so. Zoé takes the City that Ben left (6.7) and gains 1 point.
func TestYield(t *testing.T) {
	d := open(t, plain, mid4).press("222ecc<enter>")
	if q := d.now().Question; q.ID != tokyo.AskYield || q.Seat != 1 {
		t.Fatalf("asked %v of %v", q.ID, q.Seat)
	}
	d.press("<enter>").lines("resolve")
	if note, fault := d.said(); !fault || !strings.Contains(note, "Ben") {
		t.Errorf("Enter answers for Ben: %q", note)
	}
	d.press("n").lines("resolve", "answer no")
	d.press("u<enter>o").lines("undo", "resolve", "answer yes")
	if s := d.state(); s.In(tokyo.City) != 3 || s.Seats[3].Points != 3 {
		t.Errorf("Zoé: %+v", s.Seats[3])
	}
}

// TestOrder resolves one group before the others, by its own key. A letter of a die
// too many does nothing: neither a face nor a digit is the key of a group.
func TestOrder(t *testing.T) {
	open(t, plain, mid4).press("222eccg").lines("roll 222ecc", "resolve energy").press("d").lines("resolve numbers")
	for _, seventh := range "123hecsb&éHE" {
		d := open(t, plain, mid4).press("222ecc" + string(seventh)).lines("roll 222ecc")
		if _, fault := d.said(); !fault {
			t.Errorf("%c after the sixth die says nothing", seventh)
		}
		d.leaves()
	}
}

// TestThrownTwice: a card and its copy ask for dice one after the other; the letters
// typed for the first do not stay for the second. Five smashes of Anna reach Ben, who
// holds Camouflage, and Mimic copying it: five dice each.
func TestThrownTwice(t *testing.T) {
	d := open(t, plain, two+"card p2 camouflage; card p2 mimic; copy mimic camouflage; place p2 city; turn p1 roll; ")
	d.press("1ccccc<enter>11111").lines("resolve", "answer 11111")
	if q := d.now().Question; !d.now().Asking || q.ID != tokyo.AskCamouflage {
		t.Fatalf("asked %v\n%s", q.ID, d.snap())
	}
	var typed int
	d.on(func() { typed = d.Typed() })
	if typed != 0 {
		t.Errorf("%d letters stay for the second throw", typed)
	}
	d.press("hhhhh").lines("answer 11111", "answer hhhhh")
}

// TestUseTwice: a card is used by its key pressed twice; another key in between leaves
// it, and Enter does not end the turn instead.
func TestUseTwice(t *testing.T) {
	d := open(t, plain, four+"card p3 wings; set p3.energy 4; turn p2 buy; set p2.energy 9; ")
	key := ""
	for _, o := range options(d) {
		if strings.HasPrefix(o.Line, "use p3") {
			key = o.Key
		}
	}
	before := len(d.file())
	d.press(key)
	if note, fault := d.said(); fault || !strings.Contains(note, key+" again: ") || !strings.Contains(note, "Wings, 2 energy") {
		t.Errorf("the first %s says %q", key, note)
	}
	d.press("<enter>" + key + "f" + key + "<esc>")
	if after := len(d.file()); after != before {
		t.Errorf("%q was played", d.file()[before:])
	}
	d.press(key + key).lines("use p3 wings")
}

// TestBuy buys from the row, and names what comes into it by a few letters or not
// at all (10.2).
func TestBuy(t *testing.T) {
	d := open(t, plain, shop).press("1")
	d.see("Which card came into slot 1?")
	d.press("aci<enter>").lines("buy 1", "reveal acid-attack")
	if s := d.state(); s.Seats[1].Energy != 3 || s.Seats[1].Points != 1 { // Corner Store: 3 energy, 1 point
		t.Errorf("Ben: %+v", s.Seats[1])
	}
	d.press("u1<enter>") // the answer is taken back, Enter leaves it unnamed
	d = open(t, plain, shop).press("1<enter>").lines("buy 1", "reveal ?")
	d.press("r<enter>aci<enter><enter>").lines("sweep", "reveal ?", "reveal acid-attack", "reveal ?")
}

// TestUnnamed names an unnamed card before it is bought, and by n without buying.
func TestUnnamed(t *testing.T) {
	d := open(t, plain, four+"row ? energize wings; turn p2 buy; set p2.energy 9")
	d.press("1corner<enter>").see("Which card came into slot 1?")
	d.press("<esc>").lines("row corner-store energize wings", "buy 1")
	d = open(t, plain, four+"set p2.energy 0; row ? energize wings").press("ncorner<enter>").lines("row corner-store energize wings")
	d.press("n2acid<enter>").lines("row corner-store acid-attack wings")
}

// TestTiles chooses a Wickedness tile by its number or by letters (12.5): nine
// points of Wickedness earn the levels 3 and 6, lowest first (12.6).
func TestTiles(t *testing.T) {
	lines := six + "set p1.wickedness 4; "
	d := open(t, plain, lines+"set p1.wickedness 2").press("111hec<enter>").press("2")
	d.lines("roll 111hec", "resolve", "answer tile-final-roar")
	d = open(t, plain, lines+"set p1.wickedness 2").press("111hec<enter>").press("/unde<enter>")
	if s := d.state(); len(s.Held(0)) != 1 {
		t.Errorf("Anna holds %v", s.Held(0))
	}
}

// TestUse uses a card in the roll step: one more roll for a Smoke token.
func TestUse(t *testing.T) {
	d := open(t, plain, six+"card p1 smoke-cloud; charge smoke-cloud 3; ").press("=")
	d.lines("use p1 smoke-cloud")
	if s := d.state(); s.Turn.Paid != 1 {
		t.Errorf("%d rolls paid for", s.Turn.Paid)
	}
}

// options are what can be done now.
func options(d *driver) (out []partydash.Option) {
	d.on(func() { out = d.Options() })
	return out
}

// TestOptionsHaveKeys: whatever the companion lists can be done by one key, or the
// dice and letters the prompt asks for; no key does two things.
func TestOptionsHaveKeys(t *testing.T) {
	commands, spare := partydash.CommandKeys()
	for _, c := range spare {
		if strings.ContainsRune(commands, c) {
			t.Errorf("%c is a command and an option", c)
		}
		if _, die := tokyo.Faces.Face(c); die || strings.ContainsRune("yno", c) {
			t.Errorf("%c is a die or an answer", c)
		}
	}
	d := open(t, plain, six+"turn p1 buy; set p1.energy 9; card p1 parasitic-tentacles; card p2 wings; set p2.energy 4; card p3 jets; ")
	var lines []string
	for _, o := range options(d) {
		if o.Key == "" && o.Line != "" {
			t.Errorf("%s has no key", o.Line)
		}
		lines = append(lines, o.Line)
	}
	if !slices.Contains(lines, "use p2 wings") {
		t.Errorf("Ben's wings are not among %q", lines)
	}
	for _, o := range options(d) {
		if strings.HasPrefix(o.Line, "use p2 wings") {
			d.press(o.Key + o.Key).lines("use p2 wings")
		}
	}
}

// TestUndo takes back and does again, letters first, and says what goes back on
// the board.
func TestUndo(t *testing.T) {
	d := open(t, plain, mid4).press("33hu")
	d.see("DICE: 6 to type")
	d.press("222ecc<enter><enter>uu").see("TAKEN BACK", "Ben: hearts 7 > 9")
	d.press("UU").lines("redo", "redo")
}

// TestCorrect sets numbers, places and who is out on the corrections page; what is
// not changed writes nothing.
func TestCorrect(t *testing.T) {
	d := open(t, plain, mid6).press("mh9<down>p12<down>l+<down>o+<enter>")
	d.lines("set p2.hearts 9", "set p3.points 12", "out p5", "place p4 city")
	d.press("m<enter>")
	if note, fault := d.said(); fault || note == "" {
		t.Errorf("an empty correction says %q", note)
	}
	d.press("mh12").see("Ben: hearts 12", "(was 9)")
	d.press("<bs><esc>m=<enter>").lines("set p2.hearts 10").press("u")
	d.press("m-/").lines("set p2.hearts 8").press("<esc>") // what was changed is not dropped
	d.press("m-<up><enter>").lines("set p2.hearts 7")
	d.press("md113hec<enter>").lines("dice 113hec")
}

// TestLine plays a typed line in the words of either language, and the commands of
// plain mode.
func TestLine(t *testing.T) {
	d := open(t, plain, mid4).press(":zoe hearts 7<enter>").lines("set p4.hearts 7")
	d.press(":lang fr<enter>").see("LANCER")
	d.press(":undo<enter>").lines("undo")
	d.press(":skip<enter>").lines("turn p4 resolve").press("u")
	d.press(":new dark<enter>").see("Dark Edition").press("<esc>:new nowhere<enter>")
	if _, fault := d.said(); !fault {
		t.Error("a box nobody has was taken")
	}
	d.press(":table<enter>").see("TOUTE LA TABLE").press("<esc>:abracadabra<enter>")
	if _, fault := d.said(); !fault {
		t.Error("nonsense was taken")
	}
}

// TestHistory goes back to a step, and types a roll anew while what followed stays.
func TestHistory(t *testing.T) {
	d := open(t, plain, mid4).press("l<home><enter>")
	if s := d.state(); s.Turn.Number != 1 || s.Turn.Phase != tokyo.PhaseResolve {
		t.Errorf("back at %+v", s.Turn)
	}
	d = open(t, plain, mid4).press("l<home>f112eec<enter>")
	if s := d.state(); s.Turn.Number != 3 || s.Seats[1].Energy != 2 {
		t.Errorf("Ben has %d energy in turn %d", s.Seats[1].Energy, s.Turn.Number)
	}
}

// TestOver ends a game by 20 points, shows who won, and begins a rematch with the
// next player starting.
func TestOver(t *testing.T) {
	d := open(t, plain, mid4+"set p1.points 20; turn p4 buy").press("<enter>").see("Anna wins", "1. Anna")
	d.press("r")
	s := d.state()
	if now := d.now(); s.Turn.Number != 1 || now.Setup.First != 2 || now.Setup.Names[3] != "Zoé" || s.Players != 4 {
		t.Errorf("the rematch: %+v", now.Setup)
	}
}

// TestConcede gives up for one player, whose turn ends.
func TestConcede(t *testing.T) {
	if s := open(t, plain, mid4).press("x4").lines("concede p4").state(); s.Alive(3) || s.Turn.Active != 0 {
		t.Errorf("%+v", s.Turn)
	}
}

// TestHints: every key that is hinted does something: it is not refused as one
// that is off.
func TestHints(t *testing.T) {
	for _, lines := range []string{two, mid4, shop, mid6} {
		d := open(t, plain, lines)
		var hints []string
		d.on(func() { hints = d.Hints() })
		for _, h := range hints {
			if len([]rune(h)) != 1 || h == "q" {
				continue
			}
			e := open(t, plain, lines).press(strings.ToLower(h))
			if note, fault := e.said(); fault {
				t.Errorf("%s: %s says %q", lines, h, note)
			}
			e.leaves()
		}
		d.leaves()
	}
}

// TestHelp shows the rules of the box that is played; a number finds its rule.
func TestHelp(t *testing.T) {
	base, dark := partydash.Rules(tokyo.Base), partydash.Rules(tokyo.Dark)
	if slices.Contains(base, "12.2") || !slices.Contains(dark, "12.2") || !slices.Contains(base, "8.9") {
		t.Errorf("the rules of the base box: %q", base)
	}
	d := open(t, plain, mid4).press("?8.9").see("8.9")
	if shown := d.snap(); strings.Contains(shown, "8.10") {
		t.Errorf("more than the rule:\n%s", shown)
	}
}

// TestReadOnly: a game that is played elsewhere can be looked at; no key changes
// it, and every one that would says so.
func TestReadOnly(t *testing.T) {
	desk := newDesk(t, plain)
	openOn(t, plain, desk, mid4)
	var path string
	running[0].on(func() { path = running[0].Session().Path })
	d := start(t, plain, desk, func(u *partydash.Dash) error { return u.Resume(path) })
	if !d.Looking() {
		t.Fatal("the game is played twice")
	}
	d.see("LOOKING ON")
	for _, k := range []string{"1", "h", "u", "m", "n", "z", "<enter>"} {
		d.press(k)
		if _, fault := d.said(); !fault {
			t.Errorf("%s does something", k)
		}
	}
	running[0].press("112hec")
	running[0].snap()
	d.on(d.Follow)
	if s := d.state(); s.Turn.Phase != tokyo.PhaseResolve {
		t.Error("the other window's roll is not seen")
	}
}

// TestLayout: at every size and number of players the bands fill the screen, and
// nothing depends on what is shown.
func TestLayout(t *testing.T) {
	for n := 2; n <= 6; n++ {
		for w := 1; w <= 140; w += 7 {
			for h := 1; h <= 60; h++ {
				rows, main, aside, below := partydash.Fit(w, h, n)
				sum := below
				for _, r := range rows {
					sum += r
				}
				if sum != h || main+aside != w {
					t.Fatalf("%dx%d for %d: %v, %d+%d columns, %d rows below", w, h, n, rows, main, aside, below)
				}
				if w >= 78 && h >= 24 && rows[1] < n+1 {
					t.Fatalf("%dx%d for %d: %d rows of players", w, h, n, rows[1])
				}
			}
		}
	}
}

// TestFaceLetters: every letter hinted for a die is read as that die.
func TestFaceLetters(t *testing.T) {
	for _, l := range text.Langs {
		w, err := party.LoadWords(l, nil)
		if err != nil {
			t.Fatal(err)
		}
		for f := range rules.Face(rules.NumFaces) {
			letter := w.Say("tokyo.letter." + tokyo.FaceName(f))
			if got, ok := tokyo.Faces.Face([]rune(letter)[0]); !ok || got != f {
				t.Errorf("%s: %q is %v", l, letter, got)
			}
		}
	}
}

// TestTaps: a tap does what the key does: an answer, a die to resolve, a card for
// sale, a hint, a tile and then Enter on it.
func TestTaps(t *testing.T) {
	d := open(t, plain, mid4).press("222ecc").clickOn("[E]").lines("resolve energy")
	d.clickOn("Enter go on").see("QUESTION FOR BEN").clickOn("yield Tokyo City").lines("resolve", "answer yes")
	open(t, plain, shop).clickOn("Corner Store").see("Which card came into slot 1?")
	open(t, plain, shop).clickOn("renews the row").see("Which card came into slot 1?")
	open(t, plain, mid4).clickOn("Zoé").see("CORRECT")
}

// TestRevealByTap: a tap on the first card of the list means that card, though
// Enter alone would leave it unnamed.
func TestRevealByTap(t *testing.T) {
	d := open(t, plain, shop).press("1").clickOn("6 Acid Attack").clickOn("6 Acid Attack")
	if last := d.last(); last != "reveal acid-attack" {
		t.Errorf("the game ends with %q\n%s", last, d.snap())
	}
}

// TestMarks: whose turn it is and who is out can be seen without colours.
func TestMarks(t *testing.T) {
	with := plain
	with.look.Mono = true
	d := open(t, with, mid6+"out p5; turn p4 roll; ")
	if st := d.style("Zoé   "); !has(st, tcell.AttrReverse) {
		t.Errorf("the active player is drawn as %v", st)
	}
	if st := d.style("Kraken"); !has(st, tcell.AttrDim) {
		t.Errorf("who is out is drawn as %v", st)
	}
	d.see(">Zoé", "out")
}

// TestLookUp finds cards by name, by words of their effect and by filters, tiles of
// the Dark Edition among them; a filter it does not know says so.
func TestLookUp(t *testing.T) {
	d := open(t, plain, mid6).press("/jets").see("CARDS: 1", "Box: King of Tokyo")
	d.press("<esc>/kind:tile cost:3").see("no card")
	d.press("<esc>/box:nowhere")
	if shown := d.snap(); !strings.Contains(shown, "duel") {
		t.Errorf("an unknown box:\n%s", shown)
	}
	d.press("<esc>/final roar<enter>1").lines("card p1 tile-final-roar")
	open(t, plain, mid6).press("/jets<enter>3").lines("uncard p3 jets") // Maximilienne holds it
}

// TestHintsAfterUndo: one more key, redo, drops neither the language nor the line.
func TestHintsAfterUndo(t *testing.T) {
	for lang, line := range map[text.Lang]string{text.English: ": line", text.Lang("fr"): ": ligne"} {
		d := open(t, setting{w: 80, h: 24, lang: lang}, mid4).press("222ecc<enter>uu")
		d.see("U ", "Tab ", line)
	}
}

// TestRowOnce: where the cards for sale stand beside, they have no band.
func TestRowOnce(t *testing.T) {
	d := open(t, setting{w: 120, h: 40, lang: text.English}, mid4)
	if n := strings.Count(d.snap(), "Corner Store - 3"); n != 1 {
		t.Errorf("%d times\n%s", n, d.snap())
	}
}

// TestDiceAtTheStart: where a turn begins with a choice, dice typed ahead choose nothing.
func TestDiceAtTheStart(t *testing.T) {
	d := open(t, plain, "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Bea; first p2; card p1 mimic; card p2 jets; card p2 wings; set p1.energy 3; turn p2 buy; pass")
	if d.press("123"); d.now().State.Seats[0].Energy != 3 {
		t.Errorf("dice typed ahead have moved Mimic:\n%s", d.snap())
	}
	if d.press("d"); d.now().State.Seats[0].Energy != 2 {
		t.Errorf("the key of the first card does not choose it:\n%s", d.snap())
	}
}
