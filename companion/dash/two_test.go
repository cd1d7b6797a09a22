package dash_test

import (
	"regexp"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/companion/boxes"
	"kingoftokyo/companion/dash"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
)

// addressing are words that two humans must not read: they mean one of them, or
// nobody. The words of a card speak to its owner and are left out.
var addressing = map[text.Lang]*regexp.Regexp{
	text.English:    regexp.MustCompile(`(?i)\b(you|your|yours|yourself|autobot)\b`),
	text.Lang("fr"): regexp.MustCompile(`(?i)\b(vous|votre|vos|toi|ton|autobot)\b`),
}

// speechless is a desk whose cards say nothing.
func speechless(t *testing.T, with setting) *duelbox.Desk {
	t.Helper()
	desk := newDesk(t, with)
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for i := range lib.Duel.Cards {
		lib.Duel.Cards[i].Text, lib.Duel.Cards[i].Rulings = rules.Words{"en": "-", "fr": "-"}, nil
	}
	desk.Library, desk.Rules = lib, autobot.NewRules(lib.Duel)
	return boxes.On(desk)
}

// impartial presses keys one after the other and looks at every screen. It
// returns all it saw.
func (d *driver) impartial(lang text.Lang, keys string) string {
	d.Helper()
	var seen strings.Builder
	for keys != "" {
		n := 1
		if end := strings.IndexByte(keys, '>'); keys[0] == '<' && end > 0 {
			n = end + 1
		}
		shown := d.press(keys[:n]).snap()
		seen.WriteString(shown)
		for _, l := range strings.Split(shown, "\n") {
			if w := addressing[lang].FindString(l); w != "" {
				d.Fatalf("before %q: %q in: %s", keys[n:], w, l)
			}
		}
		keys = keys[n:]
	}
	return seen.String()
}

// evening is a game of two from its set-up to its end and a rematch: both sides
// roll, buy, correct, answer out of turn, look things up. Help and why are not
// opened: rules speak to anybody.
const evening = "<enter>" + // set up
	"ccheh<bs>h1ce3<bs><bs><enter><enter>" + // some rolling, marks, faults
	"tv<esc>vmHhx<esc>m+-<enter>ux<esc>l<up><esc>/<esc>" + // pages
	":card {1} camouflage<enter>:card {2} super<enter>:card zoe super<enter>:{1} hearts 99<enter>:fame 2.5<enter>:fame 0<enter>:taken 1 {1}<enter>:zoe hearts 1<enter>" +
	":taken 0 {1}<enter>:set turn 3<enter>:turn {1} roll<enter>eehhhd<enter><enter>n<enter>" + // {2} is asked in the turn of {1}
	":turn {1} buy<enter>r/<esc>nn<enter>k+zuU:turn {2} roll<enter>ccceef<enter><enter>fh<bs>hc<enter><enter>" + // and the other way round
	":set fame -6<enter>:set destruction -4<enter>:turn {1} roll<enter>fffhhc<enter>n<enter>y" + // gives the game away
	"u:turn {2} roll<enter>xct<esc>uxcr"

// TestTwoImpartial: in a whole game of two, named or not, in either language and
// on small and large screens, no screen speaks to one of them, or of Autobot.
func TestTwoImpartial(t *testing.T) {
	for _, lang := range text.Langs {
		for _, w := range []duelbox.Wish{
			{Two: true, You: "gigazaur", Rival: "king", Start: "rival"},
			{Two: true, You: "alien", Rival: "meka", Name: "Anna", Other: "Ben"},
		} {
			for _, size := range [][2]int{{80, 24}, {120, 40}, {40, 15}} {
				if named, english := w.Name != "", lang == text.English; size[0] != 80 && (named == english) != (size[0] == 120) {
					continue // one of the two other sizes for each
				}
				with := setting{w: size[0], h: size[1], lang: lang}
				desk := speechless(t, with)
				d := start(t, with, desk, func(u *dash.Dash) error { u.SetUp(w); return nil })
				c, err := desk.Words(nil)
				if err != nil {
					t.Fatal(err)
				}
				c = w.Words(c)
				seen := d.impartial(lang, strings.NewReplacer("{1}", c.Side(duel.You), "{2}", c.Side(duel.Rival)).Replace(evening))
				for _, want := range map[text.Lang][]string{
					text.English:    {c.Side(duel.You) + ": Camouflage: roll", c.Side(duel.Rival) + ": Superconductor: discard", "This may give the game to ", "VICTORY for ", "is neither"},
					text.Lang("fr"): {c.Side(duel.You) + " : Camouflage : lancez", c.Side(duel.Rival) + " : Supra-conducteur : ", "Ceci peut donner la partie à ", "VICTOIRE pour ", "n'est ni"},
				}[lang] {
					if !strings.Contains(seen, want) && size[0] >= 80 {
						t.Errorf("the evening has no %q", want)
					}
				}
				if s := d.state(); s.Solo || s.Turn.Number != 1 {
					t.Errorf("the evening did not end in a rematch of two:\n%s", d.snap())
				}
			}
		}
	}
}

// A set-up for two forgets what was said about Autobot, and finds it again.
func TestTwoSetUp(t *testing.T) {
	d := start(t, plain, newDesk(t, plain), func(u *dash.Dash) error { u.SetUp(duelbox.Wish{Name: "Anna", Hard: true}); return nil })
	d.see("A NEW GAME AGAINST AUTOBOT", "hard: special power")
	d.press("p").see("A NEW GAME OF TWO PLAYERS", "Anna", "Player 2", "Each rolls six dice")
	d.press("eAnna<enter>").see("! both players are called Anna")
	d.press("<esc>pp").see("A NEW GAME OF TWO PLAYERS")
	d.press("p").see("hard: special power").press("p")
	d.press("eBen<enter>s<enter>").see("BEN'S TURN")
	for _, l := range d.file() {
		if strings.HasPrefix(l, "option") {
			t.Errorf("a game of two has %q", l)
		}
	}
	// A rematch and another game are of the same two.
	d.press("xcr")
	if now := d.now(); now.Setup.Solo || now.Setup.Names != [2]string{"Anna", "Ben"} || now.Setup.First != duel.You {
		t.Errorf("the rematch: %+v", now.Setup)
	}
	d.press("xn").see("A NEW GAME OF TWO PLAYERS", "Anna", "Ben")
	// Left again, the set-up for one has changed nothing about the game of two.
	d.press("p").see("A NEW GAME AGAINST AUTOBOT").press("<esc>").see("ANNA'S TURN")
}

// The one whose turn it is gives up by the menu.
func TestTwoConcede(t *testing.T) {
	open(t, plain, duo).press("x").see("Ben gives this game up").press("c").see("VICTORY for Anna: Ben has given up")
}

// Nobody being Autobot, the help has none of its rules, and the why none of them.
func TestTwoHelp(t *testing.T) {
	if shown := open(t, plain, duo).press("?special power").snap(); strings.Contains(shown, "A7") {
		t.Errorf("Autobot's rules:\n%s", shown)
	}
}
