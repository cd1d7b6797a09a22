package terminal

import (
	"strings"
	"testing"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/often"
)

// Problems that new players had and must not have again.

// The first letter typed replaces a value already in the field; Backspace and an arrow edit it, and Enter leaves it
// alone.
func TestTypedAnew(t *testing.T) {
	u := setUp(t, usual, "duel")
	u.Desk().Settings = settings.File{Path: "settings"}
	u.hit("m6").see("Player 1's name").hit("8")
	name := func() string { return u.row("7").Cells[2].Text }
	before := name()
	if u.hit("<enter><esc>"); name() != before || u.Desk().Settings.Get(settings.Name) != "" {
		t.Fatalf("Enter alone makes %q of the name, %q is remembered", name(), u.Desk().Settings.Get(settings.Name))
	}
	u.hit("7").see("Type it, then press Enter").hit("Bea<enter><esc>")
	if name() != "Bea" {
		t.Errorf("the name is %q", name())
	}
	u.hit("7<end>trix<enter><esc>")
	if name() != "Beatrix" {
		t.Errorf("the name is %q", name())
	}
	if u.hit("7<bs><bs>a<enter><esc>"); name() != "Beatra" { // one letter, as in every field
		t.Errorf("the name is %q", name())
	}
}

// The number after a monster of Duel says what it is, and unnamed cards are not listed.
func TestSetUpWords(t *testing.T) {
	u := setUp(t, usual, "duel").see(" hearts").not("(13)", "(14)")
	u.hit("<enter>").see("SET UP THE TABLE", "reveal three").not("?  2", "an unnamed card")
	u.hit("<enter>").not("SET UP THE TABLE") // once is enough
	setUp(t, usual, "tokyo").hit("<enter>").see("reveal three").not("an unnamed card")
}

// When the game is over, nothing is named and no rule is cited.
func TestOverIsOver(t *testing.T) {
	u := open(t, usual, "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1; set p1.points 20; turn p1 buy; pass")
	u.see("20 victory points", "r rematch", "j ").not("name card", "(11", "unnamed card ends")
	if u.hit("n"); !u.Noted.Fault {
		t.Errorf("n does something when the game is over:\n%s", u.snap())
	}
	if n := strings.Count(u.hit("<enter>").snap(), u.table.prompt()); n != 1 {
		t.Errorf("Enter says the prompt again:\n%s", u.snap())
	}
}

// TestEndPages: if the pieces to move at the end do not all fit, PgDn and PgUp turn pages of them. Enter does nothing.
func TestEndPages(t *testing.T) {
	at := sixTable + "; set p4.points 18; set p4.wickedness 0; set p1.hearts 2; set p6.hearts 1; card p4 acid-attack"
	open(t, usual, at).hit("111ccc<enter><enter>").see("MAX WINS", "18 → 20", "2 → 0", "Max enters Tokyo City").not("PgDn")
	small := usual
	small.h = 18
	u := open(t, small, at).hit("111ccc<enter><enter><enter><enter>")
	u.see("MAX WINS", "[r] rematch · [j] look back · [u] undo · [PgDn] pieces 1 of 3", "18 → 20", "PgDn more pieces")
	if u.hit("<enter>").see("18 → 20"); !u.Noted.Fault {
		t.Errorf("Enter does something:\n%s", u.snap())
	}
	u.hit("<pgdn>").see("2 → 0", "pieces 2 of 3").not("18 → 20").hit("<pgdn><pgdn><pgdn>").see("pieces 3 of 3").not("PgDn more")
	u.hit("<pgup><pgup><pgup>").see("18 → 20")
}

// TestPagesOnce: pages of pieces that the player has seen are not held back again after undone marks.
func TestPagesOnce(t *testing.T) {
	small := usual
	small.w, small.h = 40, 14
	u := open(t, small, "kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; start rival; turn you roll; set you.hearts 9").hit("hcfffe")
	u.see("[Enter] more pieces (2 of 2)").hit("<enter>").not("more pieces").hit("1<bs>").see("You: hearts 9 → 10", "[Enter] resolve, then the shop")

	small.h = 12
	u = open(t, small, "kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; start rival; set you.hearts 9; set rival.energy 0")
	u.hit("chffdd=hc" + strings.Repeat("<enter>", 8)).not("more pieces")
	for _, roll := range []string{"hheeff", "hff"} { // behind marks the list that was read is back
		if u.hit(roll + "1"); u.table.unseen() || u.table.drawn.pages < 2 {
			t.Errorf("after %s it is to be read again, %d pages:\n%s", roll, u.table.drawn.pages, u.snap())
		}
		u.hit("34")
	}
}

// A rematch has the same players with the same monsters and options.
func TestRematchSamePeople(t *testing.T) {
	over := "; set p1.points 20; turn p1 buy; pass"
	u := open(t, usual, "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; player p3 alienoid; player p4 meka-dragon Dimitri; first p1"+over)
	u.hit("r3").see("SET UP THE TABLE", "Anna: Gigazaur", "Ben: The King", "Alienoid", "Dimitri: Meka Dragon").hit("<enter>")
	if n := len(u.Frame().Seats); n != 4 {
		t.Errorf("%d play the rematch of four:\n%s", n, u.snap())
	}
	u = open(t, usual, soloGame+"; set fame 7; answer yes")
	sides := u.Frame().Seats
	u.hit("r<enter>").see("SET UP THE TABLE", "First player: Autobot").hit("<enter>")
	if again := u.Frame().Seats; again[0].Monster != sides[0].Monster || again[1].Monster != sides[1].Monster {
		t.Errorf("another rematch:\n%s", u.snap())
	}
	u = open(t, usual, "kot 1 dark; player p1 gigazaur Anna; player p2 the-king Ben; tiles rgrgrgrgrg; option two-player energy; first p1"+over)
	u.hit("r<enter><enter>123hhh<enter>").see("Anna", "Ben", "energy  0 → 1") // entering Tokyo brings energy (13.1)
}

// A page for reading has the whole answer, broken into lines, and says it once.
func TestAnswerWhole(t *testing.T) {
	often.OneGoroutine(t)
	u := open(t, usual, yielding)
	u.hit("/who may leave tokyo<enter>").see("has just lost hearts to another Monster's smashes", "may yield, that is, leave Tokyo.")
	u.hit("<esc><esc>/herbivore<enter>").see("if no Monster lost a heart", "to you.")
	if n := strings.Count(u.snap(), "At the end of your turn you gain 1 victory point"); n != 1 {
		t.Errorf("the card's text is said %d times:\n%s", n, u.snap())
	}
}

// One heart is one cell of a bar.
func TestBarsAreTrue(t *testing.T) {
	hurt := "kot 1 dark; player p1 meka-dragon Élodie; player p2 gigazaur Hugo; tiles red; first p2; place p2 city; set p2.hearts 9"
	u := open(t, setting{w: 120, h: 40, lang: "fr", look: Look{Ground: GroundLight}}, hurt)
	u.see("10 ■■■■■■■■■■ ", " 9 ■■■■■■■■■· ")
}

// What DO NOW lists is true now: a card named since then has its name, and no line begins with a card from somewhere
// else.
func TestBoardIsTrue(t *testing.T) {
	four := "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; player p3 alienoid Cleo; player p4 meka-dragon Dan; first p1; "
	u := open(t, usual, four+"row heal jets wings; set p1.energy 3; roll 112233; resolve; buy 1; reveal ?; pass")
	u.see("3 → 0", "Heal -3", "reveal slot 1").hit("nherb<enter>").see("slot 1: Herbivore").not("reveal")

	// bought since, it keeps its name, and the card that replaces it has its own
	with := usual
	with.w, with.h = 100, 60 // everything fits
	u = open(t, with, four+"row heal jets ?; set p1.energy 19; roll 112233; resolve; buy 2; reveal ?; row heal frenzy ?; buy 2; reveal ?; row heal herbivore ?")
	u.see("slot 2: Frenzy · slot 2: Herbivore")

	u = open(t, usual, four+"card p4 psychic-probe; roll 1hhhcc")
	if u.see("Dan (Psychic Probe), reroll which of").hit("c"); strings.Contains(u.snap(), "Psychic Probe (Dan):") {
		t.Errorf("the card is named twice:\n%s", u.snap())
	}
	u.hit("h").see("THIS WILL HAPPEN").not("Psychic Probe (Dan):")

	u = open(t, usual, four+"place p2 city; card p1 poison-quills; card p1 acid-attack; roll 222h1e; resolve")
	u.not("(Anna):").hit("w").see("Anna strikes with 3 smashes - Poison Quills - Acid Attack")
	u = open(t, usual, "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1; place p2 city; set p2.hearts 1; roll 1122hc")
	u.see("THIS WILL HAPPEN", "Anna wins when this turn ends", "figure, board and energy").not("tiles")
}

// Retyping a step shows what to correct on the board, until something is played.
func TestRetypedOnBoard(t *testing.T) {
	u := open(t, usual, "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1; set p1.hearts 5; roll 1122hh; resolve; pass; roll 112233")
	u.hit("l<up><up><up>f1122he<enter>").see("CORRECT", "Anna  hearts  7 → 6", "Anna  energy  0 → 1")
	u.hit("<enter>").not("7 → 6")
}

// If Enter means no, the hint for no says so; and a card that waits to be called has a key for that among those of the
// step.
func TestEnterAndCall(t *testing.T) {
	at := "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1; set p1.energy 2; card p1 stretchy; "
	u := open(t, usual, at+"roll 1122hh").see("N/Enter")
	u.hit("k").see("use Stretchy")
	open(t, usual, at+"card p2 psychic-probe; uncard p1 stretchy; roll 1122hh").see("Ben (Psychic Probe), ").not("N/Enter")
	open(t, usual, "kot 1 dark; player p1 gigazaur Anna; player p2 the-king Ben; tiles red; first p1; roll 1112hh; set p1.wickedness 2; resolve").
		see("no tile").not("N/Enter")
}

// A text that continues below says so from the start, even if it was wrapped.
func TestScrollSaid(t *testing.T) {
	at := "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; player p3 alienoid Cleo; player p4 meka-dragon Dan; first p1; row jets wings frenzy; "
	open(t, usual, at+"card p1 alpha-monster; card p1 media-friendly; card p2 herbivore; card p3 stretchy").hit("t").see("Up/Down scroll")
	open(t, usual, "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1").hit("t").not("Up/Down scroll")
}

// No help of a key contains an unfilled placeholder.
func TestHelpFilledIn(t *testing.T) {
	often.OneGoroutine(t)
	for _, lines := range []string{yielding, soloTable, shopTable, strings.NewReplacer("kot 1 tokyo", "kot 1 dark", "cyber-kitty", "kraken").Replace(yielding)} {
		for _, lang := range text.Langs {
			open(t, setting{120, 40, lang, Look{Ground: GroundDark}, nil}, lines).hit("?").not("{").hit("<esc>x").not("{")
		}
	}
}

// Several items in one line are separated as in the player's language.
func TestSeveralInFrench(t *testing.T) {
	at := "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1; place p2 city; roll 1122ec; resolve"
	open(t, setting{120, 40, "fr", Look{Ground: GroundDark}, nil}, at).see("→ 1 ; Ben :")
	open(t, setting{120, 40, text.English, Look{Ground: GroundDark}, nil}, at).see("→ 1; Ben:")
}

// In the large view, the place does not touch the points, which have its colour; and the player who must decide is marked
// differently from the one whose turn it is.
func TestLargeBadge(t *testing.T) {
	with := usual
	with.look.Big = true
	u := open(t, with, yielding).hit("ccc333<enter>").see("?Anna", ">Cleo")
	x, y := u.find("TOKYO CITY")
	below := []rune(strings.Split(u.snap(), "\n")[y+1])
	for i := x - 1; i < min(len(below), x+len("TOKYO CITY")+1); i++ {
		if below[i] == '█' {
			t.Fatalf("the place touches a number:\n%s", u.snap())
		}
	}
}

// If everyone has two rows, the cards are in the second one and leave the bars their room.
func TestBarsHaveRoom(t *testing.T) {
	hurt := "kot 1 dark; player p1 meka-dragon Élodie; player p2 gigazaur Hugo; tiles red; first p2; place p2 city; card p2 jets; card p2 wings; set p2.points 11"
	for _, size := range [][2]int{{80, 24}, {120, 40}} {
		u := open(t, setting{size[0], size[1], "fr", Look{Ground: GroundLight}, nil}, hurt).see("11 ■■■■■■■■■■■·········", "Réacteurs, Ailes")
		if _, y := u.find("Réacteurs, Ailes"); !strings.Contains(strings.Split(u.snap(), "\n")[y], "TOKYO CITY") {
			t.Errorf("the cards do not stand in the second row:\n%s", u.snap())
		}
	}
}

// A tile is not a card, and a token is neither.
func TestTilesCounted(t *testing.T) {
	at := "kot 1 dark; player p1 meka-dragon Ada; player p2 gigazaur Hugo; player p3 alienoid Ida; player p4 kraken Tom; player p5 the-king Zoe; tiles red; first p2; "
	open(t, usual, at+"card p2 tile-devious").see("1 tile").not("1 card")
	open(t, usual, at+"card p2 jets; set p2.poison 2; card p1 tile-devious").see("1 card, 2 Poison", "1 tile").not("2 cards")
	open(t, usual, at+"place p2 city; card p2 jets; card p2 tile-devious").see("1 card, 1 tile")
}

// A card is named and looked up with its price in the current box.
func TestPriceOfTheBox(t *testing.T) {
	dark := strings.NewReplacer("kot 1 tokyo", "kot 1 dark", "cyber-kitty", "kraken").Replace(yielding)
	open(t, usual, yielding).hit("/gourmet").see("costs 4").not("costs 4 (")
	open(t, usual, dark).hit("/gourmet").see("costs 6").not("costs 4")
	at := "kot 1 dark; player p1 gigazaur Anna; player p2 the-king Ben; tiles red; first p1"
	open(t, usual, at).hit("ngourmet").see("6  Gourmet", "costs 6")
}

// The history and undo say who answered in another player's turn, and what that meant.
func TestHistorySaysWho(t *testing.T) {
	u := open(t, usual, yielding).hit("ccc333<enter>n")
	u.hit("l").see("Cleo resolved the dice (Anna stays in Tokyo City)").hit("<esc>")
	u.hit("u").see("Undone: Anna stays in Tokyo City").hit("u").see("Undone: Cleo resolved the dice")
}

// Buying nothing is offered if something could be bought, and says that the dice are resolved first.
func TestNothingToBuyYet(t *testing.T) {
	at := "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1; row jets wings frenzy; "
	open(t, usual, at+"roll 112hhc").see("[Enter] resolve").not("buy nothing")
	open(t, usual, at+"set p1.energy 9; roll 112hhc").see("[0] resolve, buy nothing")
}

// A place that counts is never cut off, least of all at the yield question.
func TestBadgeWhole(t *testing.T) {
	for _, lines := range []string{
		strings.NewReplacer("kot 1 tokyo", "kot 1 dark", "cyber-kitty", "kraken").Replace(yielding),
		"kot 1 dark; player p1 gigazaur; player p2 alienoid Anna-Katharina; player p3 the-king; player p4 cyber-bunny; player p5 kraken; tiles red; first p1; place p1 city",
	} {
		for _, lang := range text.Langs {
			open(t, setting{80, 24, lang, Look{Ground: GroundDark}, nil}, lines).see("CITY")
		}
	}
}

// What must be moved is separate from what merely happened.
func TestPiecesApart(t *testing.T) {
	u := open(t, usual, "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1; row jets wings frenzy; set p1.energy 9; roll 112hhc; resolve")
	u.see("DO NOW", "Anna enters Tokyo City").not("wasted")
}

// Four players at the corrections have their full names, and what can be corrected is not cut off.
func TestCorrectionsNamed(t *testing.T) {
	at := "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; player p3 alienoid Chloe; player p4 meka-dragon Dimitri; first p1"
	for lang, place := range map[text.Lang]string{text.English: "outside", "fr": "dehors"} {
		open(t, setting{80, 24, lang, Look{Ground: GroundDark}, nil}, at).hit("m").see("d Dimitri", place).not("…", "...")
	}
}

// bells counts the bells of a screen.
type bells struct {
	tcell.Screen
	rung int
}

func (b *bells) Beep() error {
	b.rung++
	return nil
}

// A player who must decide in another player's turn is called by a bell or a lit box, once, if the settings say so; a
// player in their own turn is not.
func TestCalled(t *testing.T) {
	for value, want := range map[string]int{"off": 0, "bell": 1, "flash": 0} {
		u := open(t, usual, yielding)
		u.Desk().Settings = settings.File{Path: "settings"}
		u.ChooseSetting(settings.Setting{Name: settings.Call}, value)
		on := &bells{Screen: u.Dash.scr}
		u.Dash.scr = on
		u.hit("ccc333")
		if on.rung > 0 || u.called {
			t.Errorf("%s: whoever throws is called", value)
		}
		u.hit("<enter>").see("Anna, leave Tokyo City? Cleo")
		if on.rung != want || u.called != (value == "flash") {
			t.Errorf("%s: %d bells, lit %v", value, on.rung, u.called)
		}
		if u.hit("w<esc>"); on.rung != want || u.called {
			t.Errorf("%s: called again by a key that is no answer", value)
		}
		if got := u.Desk().Settings.Get(settings.Call); got != value {
			t.Errorf("remembered %q, want %q", got, value)
		}
	}
}

// If kot replaces the board, the large view lists no pieces to move; the usual view does.
func TestKotIsTheBoard(t *testing.T) {
	u := open(t, setting{80, 30, text.English, Look{Ground: GroundDark, Big: true}, nil}, yielding).hit("ccc333<enter>").see("DO NOW", "Anna, leave Tokyo City? Cleo")
	u.ChooseSetting(settings.Setting{Name: settings.Moves}, "hidden")
	u.draw()
	u.not("DO NOW").see("Anna, leave Tokyo City? Cleo").hit("v").see("DO NOW")
}

// The terminal's own background decides unless the player has chosen.
func TestGroundFound(t *testing.T) {
	u := open(t, setting{80, 24, text.English, Look{}, nil}, soloTable)
	if u.found(true); u.look.Ground != GroundLight {
		t.Error("a light terminal is drawn for a dark one")
	}
	u = open(t, setting{80, 24, text.English, Look{}, nil}, soloTable)
	u.hit("T") // light
	if u.found(false); u.look.Ground != GroundLight {
		t.Error("what the player chose is overridden")
	}
}

// A letter that resolves one group of dice is hinted if the order makes a difference, and a number die is named once.
func TestGroupsHinted(t *testing.T) {
	at := "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1; row jets wings frenzy; "
	open(t, usual, at).see("1  2  3  H heart").not("1 1")
	open(t, usual, at+"roll 111hhc").not("d numbers", "f hearts", "o smashes")
	hide := strings.Replace(at, "tokyo", "dark", 1) + "place p2 city; card p2 reflective-hide; roll 111hhc"
	open(t, usual, hide).see("o smashes first").not("d numbers", "f hearts")
}

// Everything that the help says can be typed in full also works at the table, whatever is due.
func TestAskedFromTheTable(t *testing.T) {
	u := open(t, usual, soloGame+"; turn you roll")
	u.hit(":ask breaking news<enter>").see("Breaking news").not("is not a face")
	u.hit("<esc><esc>:rule A2<enter>").see("A2").not("is not a face")
}

// Discarding a card of the row for alien-metabolism is not a shop: the dice stay visible, and no single key discards a
// card.
func TestDiscardIsNoShop(t *testing.T) {
	u := open(t, usual, soloGame+"; row armor-plating acid-attack photoshoot; card you alien-metabolism; turn you roll; roll ccheff")
	u.see("[1]-[6] keep", "CARD ROW  1 Armor plating 6") // in one row, not as a shop
	row := u.Frame().Row
	for _, c := range u.top().(*table).choices() {
		if strings.HasPrefix(c.Typed, "discard") && (c.Shortcut != "" || c.Slot != 0) {
			t.Errorf("a key discards: %+v", c)
		}
	}
	if u.hit(":discard 2<enter>"); u.Frame().Row[1].Name == row[1].Name {
		t.Errorf("nothing was discarded:\n%s", u.snap())
	}
}

// Backspace, which takes letters, does not undo what kot has rolled and played; and the cards of its seats have no keys:
// kot decides when to use one.
func TestKotsTurnIsKots(t *testing.T) {
	u := open(t, thrown(1, 1, 1, 3, 3, 4), "kot 1 tokyo; player p1 gigazaur Anna; plays p1 kot hard; player p2 the-king Ben; first p1; set p1.energy 2; card p1 rapid-healing").hit("z")
	steps := u.Game().Steps()
	if u.not("Anna may use"); steps == 0 {
		t.Fatalf("kot has not rolled:\n%s", u.snap())
	}
	if u.hit("<enter><bs>"); u.Game().Steps() < steps {
		t.Errorf("Backspace has taken kot's turn back:\n%s", u.snap())
	}
	// what it has gained and paid in one turn that it plays alone is a line, too
	open(t, thrown(4, 4, 0, 1, 1, 2), "kot 1 tokyo; player p1 gigazaur Anna; plays p1 kot hard; player p2 the-king Ben; first p1; row jets wings frenzy; "+
		"set p1.hearts 2; card p1 rapid-healing").hit("z").see("Anna  energy  0 → 0   +2 · Rapid Healing -2")
}
