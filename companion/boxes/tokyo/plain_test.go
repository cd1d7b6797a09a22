package tokyo_test

import (
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"kingoftokyo/companion"
	tokyobox "kingoftokyo/companion/boxes/tokyo"
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/faces/plain"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules/tokyo"
)

// begun returns a set-up of named players, of whom the first starts.
func begun(t testing.TB, d *desk, e tokyo.Edition, players, row string) companion.Setup {
	t.Helper()
	set, err := d.boxes[e].Setup(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, said := range [][2]string{{"players", players}, {"first", "p1"}, {"row", row}} {
		if err := set.Set(said[0], said[1]); err != nil {
			t.Fatal(err)
		}
	}
	return set
}

// said returns what plain mode answers to some lines after a set-up.
func said(t testing.TB, d *desk, set companion.Setup, lines ...string) string {
	t.Helper()
	var out strings.Builder
	if err := onConsole(d, strings.Join(lines, "\n")+"\n", &out).Begin(set); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// onConsole returns plain mode on a console with this input.
func onConsole(d *desk, typed string, out io.Writer) *plain.Plain {
	return plain.New(d.Desk, console.New(strings.NewReader(typed), out))
}

// look reads a saved game.
func look(t testing.TB, d *desk, path string) *tokyobox.Game {
	t.Helper()
	box, err := d.BoxOf(path)
	if err != nil {
		t.Fatal(err)
	}
	g, notes, err := box.Look(path)
	if err != nil || len(notes) > 0 {
		t.Fatalf("%v, %v", notes, err)
	}
	return g.(*tokyobox.Game)
}

// played returns the lines of a game after its set-up, without checkpoints.
func played(g *tokyobox.Game) string {
	var out []string
	for _, e := range g.Session.Game.History() {
		for i := range e.Items {
			out = append(out, g.Tell.Write(&e.Items[i]))
		}
	}
	return strings.Join(out, ";")
}

// saved returns the lines of the only game of a desk.
func saved(t *testing.T, d *desk) string {
	t.Helper()
	list, err := d.Store.List()
	if err != nil || len(list) != 1 {
		t.Fatalf("%v, %v", list, err)
	}
	return played(look(t, d, list[0].Path))
}

const threePlayers = "Anna:giga,Bea:king,Cleo:kitty"

// do types a line into a game, which must accept it.
func do(t testing.TB, g companion.Game, typed string) {
	t.Helper()
	m, err := g.Parse(typed)
	if err == nil {
		_, err = g.Do(m)
	}
	if err != nil {
		t.Fatalf("%s: %v", typed, err)
	}
}

// TestCommands checks what each command says, in both languages, and what it leaves in
// the log.
func TestCommands(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name  string
		lang  text.Lang
		typed string // lines, separated by |
		want  string // what must be said, in this order, separated by |
		log   string
	}{
		{"help", text.English, "help|?|aide", "112hec|112hec|112hec|Saved.", ""},
		{"help in French", text.Lang("fr"), "aide", "112seb", ""},
		{"corrections", text.English, "m|corriger", "Anna hearts 9|Anna hearts 9", ""},
		{"the table", text.English, "t|table", "turn 1, Anna's turn|turn 1, Anna's turn|turn 1, Anna's turn", ""},
		{"the rules of a step", text.English, "w", "The active player rolls up to three times...(4.1)", ""},
		{"why the dice will bring that", text.English, "111eec|w", "points 0 → 2|+1 point, now 1 (5.1.1)|+2 energy, now 2", "roll 111eec"},
		{"why it came so", text.English, "111eec||w", "Anna enters Tokyo City|Anna enters Tokyo City (7.1)", "roll 111eec;resolve"},
		{"a card by name", text.English, "/jets", "Jets|Réacteurs|smashes hit", ""},
		{"a card of another box", text.English, "/barbs", "Barbs", ""},
		{"no card", text.English, "/zzzz", "zzzz", ""},
		{"cards on the table", text.English, "card bea wings|cards", "Heal|Tank|Wings|Owner: Bea", "card p2 wings"},
		{"language", text.English, "lang fr|111eec|lang en|lang xx", "kot parle maintenant français|lance|Now in English|xx", "roll 111eec"},
		{"the log", text.English, "111eec|||log|log 1", "Turn 1|Anna|111 EE C", "roll 111eec;resolve;pass"},
		{"undo", text.English, "111eec||u", "Undone|turn 1, Anna's turn|Put back|Anna: points 2 → 0|Anna: energy 2 → 0", "roll 111eec"},
		{"nothing moves", text.English, "bea city|anna energy 3|1122hh|", "[Enter] resolve, then the shop|Nothing to move\nRound 1, turn 1", "place p2 city;set p1.energy 3;roll 1122hh;resolve"},
		{"advice on leaving Tokyo", text.English, "bea city|bea hearts 5|ccc112||advice|advice", "Bea, leave Tokyo City?|leave Tokyo City: ...% to win|stay in Tokyo City: ...% to win|% to win|% to win",
			"place p2 city;set p2.hearts 5;roll ccc112;resolve"},
		{"no shop", text.English, "bea city|1122hh|", "[Enter] resolve and end the turn|Do now  Anna  1122HH|Round 1, turn 2", "place p2 city;roll 1122hh;resolve;pass"},
		{"nothing to undo", text.English, "u|U", "!|!", ""},
		{"redo", text.English, "111eec|u|U", "Undone|Redone", "roll 111eec"},
		{"skip", text.English, "skip|skip", "Corrected. The table now|Corrected. The table now", "turn p1 resolve;turn p1 buy"},
		{"skip to a step", text.Lang("fr"), "sauter cartes", "Corrigé", "turn p1 buy"},
		{"skip nowhere", text.English, "skip lunch|skip cards|skip", "\"lunch\"|Corrected.|!", "turn p1 buy"},
		{"a correction that is odd", text.English, "bea hearts 15", "Corrected. The table now|  ! ", "set p2.hearts 15"},
		{"nonsense", text.English, "frobnicate|roll 7|buy 1|yes", "!|!|!|!", ""},
		{"too dear", text.English, "turn p1 buy|tank", "!...Tank...4...0", "turn p1 buy"},
		{"a name for an unnamed card that is too dear", text.English, "turn p1 buy|3|wings", "which card|Anna: 0 energy, Wings costs 6; the card stays in the row|[Enter] end the turn", "turn p1 buy;buy 3;answer wings"},
		{"no other game", text.English, "new|q|t", "[Anna, Bea, Cleo]|New game cancelled.|turn 1, Anna's turn", ""},
		{"no such box", text.English, "new chess", "\"chess\"", ""},
		{"end of the input in a set-up", text.English, "new", "How many players", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := plainDesk(t, c.lang)
			out := said(t, d, begun(t, d, tokyo.Base, threePlayers, "heal, tank, ?"), strings.Split(c.typed, "|")...)
			rest := out
			for _, want := range strings.Split(c.want, "|") {
				for _, part := range strings.Split(want, "...") {
					_, after, ok := strings.Cut(rest, part)
					if !ok {
						t.Fatalf("%q is missing in\n%s", part, out)
					}
					rest = after
				}
			}
			if have := saved(t, d); have != c.log {
				t.Errorf("log %s, want %s", have, c.log)
			}
			if strings.ContainsAny(out, "{}") {
				t.Errorf("a text is not filled in:\n%s", out)
			}
		})
	}
}

// TestAllOrNothing checks that if a line means several lines of the notation and one
// is refused, nothing happens.
func TestAllOrNothing(t *testing.T) {
	d := plainDesk(t, text.English)
	out := said(t, d, begun(t, d, tokyo.Base, threePlayers, "heal, tank, ?"), "anna energy 3", "anna card wings", "turn p1 buy", "buy wings", "buy camou")
	if have, want := saved(t, d), "set p1.energy 3;card p1 wings;turn p1 buy;buy 3;answer camouflage"; have != want {
		t.Errorf("log %s, want %s\n%s", have, want, out)
	}
	if !strings.Contains(out, "Anna: energy 3 → 0 (Camouflage -3)") {
		t.Errorf("the purchase is not told:\n%s", out)
	}
}

// TestAnotherBox checks that a game of the other box can begin in the middle of one, with
// the same people, and that the first one stays as it was.
func TestAnotherBox(t *testing.T) {
	d := plainDesk(t, text.English)
	out := said(t, d, begun(t, d, tokyo.Base, threePlayers, ""), "111eec", "new dark", "", "green", "", "", "bea", "222eec", "q")
	for _, want := range []string{"Undone", "Dark Edition", "First player: Bea", "[Enter] resolve"} {
		if has := strings.Contains(out, want); has == (want == "Undone") {
			t.Errorf("%q: %v in\n%s", want, has, out)
		}
	}
	list, err := d.Store.List()
	if err != nil || len(list) != 2 {
		t.Fatal(list, err)
	}
	for _, saved := range list {
		g, want := look(t, d, saved.Path), "roll 111eec"
		if g.Box().ID() == "dark" {
			want = "roll 222eec"
		}
		if have := played(g); have != want {
			t.Errorf("%s has %s, want %s", saved.Name, have, want)
		}
	}
}

// TestLookOn checks that a game that is open elsewhere can be looked at and follows what
// happens, but that nothing typed changes it.
func TestLookOn(t *testing.T) {
	d := plainDesk(t, text.English)
	g, _, err := begun(t, d, tokyo.Base, threePlayers, "").Create()
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	do(t, g, "111eec")
	var out strings.Builder
	if err := onConsole(d, "resolve\nu\nU\nskip\nt\nq\n", &out).Resume(g.Path()); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(out.String(), "! this game is view-only here"); n != 4 || !strings.Contains(out.String(), "Nothing was changed.") {
		t.Errorf("refused %d times, want 4:\n%s", n, out.String())
	}
	if g.Log().Steps() != 1 {
		t.Errorf("something was changed")
	}
}

// TestSetupTyped checks a set-up line by line: it asks again if a line cannot be used,
// ? explains, and Enter takes what is offered.
func TestSetupTyped(t *testing.T) {
	for _, c := range []struct {
		name  string
		box   tokyo.Edition
		first string // set by a flag; "" for nothing
		typed string
		want  string // the lines of the set-up after the hash
	}{
		{"Enter all the way", tokyo.Base, "", "||||||1|2", "player p1 the-king;player p2 space-penguin;first p2;row ? ? ?"},
		{"one by one", tokyo.Base, "", "3|Anna:giga|Anna|Bea:giga|Bea:king|?||frenzy|zzz,?,?|tank,?,?|zoe|bea",
			"player p1 gigazaur Anna;player p2 the-king Bea;player p3 space-penguin;option frenzy cut;first p2;row tank ? ?"},
		{"two of the Dark Edition", tokyo.Dark, "", "Anna:giga,Bea:king|blue|green|bay, two-energy, chess|two-energy||anna",
			"player p1 gigazaur Anna;player p2 the-king Bea;option two-player energy;tiles green;first p1;row ? ? ?"},
		{"five, and the Bay", tokyo.Base, "p5", "a:giga,b:king,c:kitty,d:meka,e:alien|bay moves, frenzy cut|",
			"player p1 gigazaur a;player p2 the-king b;player p3 cyber-kitty c;player p4 meka-dragon d;player p5 alienoid e;option bay moves;option frenzy cut;first p5;row ? ? ?"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := plainDesk(t, text.English)
			set, err := d.boxes[c.box].Setup(nil)
			if err == nil && c.first != "" {
				err = set.Set("first", c.first)
			}
			if err != nil {
				t.Fatal(err)
			}
			var out strings.Builder
			if err := onConsole(d, strings.ReplaceAll(c.typed, "|", "\n")+"\n", &out).Ask(d.boxes[c.box], set); err != nil {
				t.Fatalf("%v in\n%s", err, out.String())
			}
			list, err := d.Store.List()
			if err != nil || len(list) != 1 {
				t.Fatalf("%v, %v in\n%s", list, err, out.String())
			}
			begun := look(t, d, list[0].Path).Now().Setup
			if have := strings.Join(begun.Lines(d.rules(t, c.box))[2:], ";"); have != c.want {
				t.Errorf("have %s\nwant %s\n%s", have, c.want, out.String())
			}
		})
	}
	d := plainDesk(t, text.English)
	set, err := d.boxes[tokyo.Base].Setup(nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := onConsole(d, "2\n", io.Discard).Ask(d.boxes[tokyo.Base], set); err != nil {
		t.Errorf("a set-up cut short: %v", err)
	}
	if list, err := d.Store.List(); err != nil || len(list) != 0 {
		t.Errorf("a set-up cut short leaves %v (%v)", list, err)
	}
}

// FuzzTokyo checks that for any typed lines, nothing panics, every text is found, and
// the files read back as they were played.
func FuzzTokyo(f *testing.F) {
	for _, s := range []string{
		"111eec\n\nn\n\nccche2\n\ny\n\nu\nU\nlog\nw\nt\nq\n",
		"anna energy 20\nturn p1 buy\n1\nheal\n?\nr\n\n\n\ntake tank\nuse wings\nconcede bea\n",
		"set p1.wickedness 9\n111111\n\neternal\nn\nlang fr\nbbbsss\n\no\nn\nnouvelle dark\n\n\n\n\n\n1\n0\n",
		"new\n3\nAnna\nBea\nCleo\n\n\n3\n3\n0\n1\nccc111\n/jets\ncards\nskip cards\nm\n+\nmore\n",
		"card p1 psychic-probe\ncard p2 camouflage\nplace bea city\nccccc1\n\n111hh\n3\n\nextra p1\ndone\nflags\ntable\n",
		"card p1 stretchy\ncard p1 mimic\ncopy mimic stretchy\nout p2\nback p2\nzombie p2 yes\ncopy mimic none\n\x00\x1b[2J\n",
	} {
		f.Add(s, true)
		f.Add(s, false)
	}
	f.Fuzz(func(t *testing.T, typed string, dark bool) {
		d := plainDesk(t, text.English)
		edition, players := tokyo.Base, "Anna:giga,Bea:king"
		if dark {
			edition, players = tokyo.Dark, "Anna:giga,Bea:king,C:kraken,D:meka,:alien"
		}
		typeAll(t, d, begun(t, d, edition, players, ""), typed)
	})
}

// typeAll types into a new game and checks what must hold for any input.
func typeAll(t *testing.T, d *desk, set companion.Setup, typed string) {
	t.Helper()
	var out strings.Builder
	if err := onConsole(d, typed, &out).Begin(set); err != nil {
		return // a line longer than a terminal can send
	}
	if shown := out.String(); !strings.ContainsAny(typed, "{}") && strings.ContainsAny(shown, "{}") {
		t.Fatalf("a text is not filled in: %s", shown[max(0, strings.IndexAny(shown, "{}")-80):])
	}
	list, err := d.Store.List()
	if err != nil || len(list) == 0 {
		t.Fatal(list, err)
	}
	for _, g := range list {
		if box, err := d.BoxOf(g.Path); err != nil {
			t.Fatal(err)
		} else if _, notes, err := box.Look(g.Path); err != nil || len(notes) > 0 {
			t.Fatalf("%s does not read back: %v, %v, after\n%s", g.Name, err, notes, typed)
		}
	}
}

// TestTypedGames checks that random words of the game, typed in any order, never break plain mode.
func TestTypedGames(t *testing.T) {
	t.Parallel()
	words := []string{"", "", "", "", "n", "y", "o", "1", "2", "3", "4", "?", "r", "u", "U", "t", "w", "lang", "cards", "log", "skip", "+", "heal", "tank", "wings",
		"anna energy 9", "bea hearts 3", "bea city", "card p1 wings", "card p2 jets", "card p1 opportunist", "turn p1 buy", "concede", "buy 2", "take jets",
		"use wings", "eternal", "resolve hearts", "p1 poison 2", "dice 111ccc"}
	for seed := range often.Cases[uint64](2, 12) {
		rng := rand.New(rand.NewPCG(seed, 11))
		d := plainDesk(t, text.Langs[seed%2])
		var typed strings.Builder
		for range 120 {
			if rng.IntN(3) == 0 {
				for range 6 {
					typed.WriteByte("123hec"[rng.IntN(6)])
				}
			} else {
				typed.WriteString(words[rng.IntN(len(words))])
			}
			typed.WriteByte('\n')
		}
		typeAll(t, d, begun(t, d, tokyo.Edition(seed%tokyo.NumEditions), "Anna:giga,Bea:king,Cleo:meka,Dan:alien,Eve", ""), typed.String())
	}
}
