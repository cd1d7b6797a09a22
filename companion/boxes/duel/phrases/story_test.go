package phrases_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

const (
	alone = "kot 1 duel solo|side you the-king|side rival meka-dragon|start you|row ? ? ?"
	kot   = "kot 1 duel solo|side you the-king|side rival meka-dragon|start rival|row ? ? ?"
	pair  = "kot 1 duel two|side you gigazaur Anna|side rival alienoid Ben|start you|row snack-time photoshoot ?"
)

// game returns a game of some lines, separated by bars.
func game(t *testing.T, r *duel.Rules, lines string) *tracker.Game[duel.Table, duel.Event] {
	t.Helper()
	g := tracker.New(duel.Log{Rules: r}, nil)
	for l := range strings.SplitSeq(lines, "|") {
		if _, err := g.Fold(l); err != nil {
			t.Fatalf("%s: %v", l, err)
		}
	}
	return g
}

// TestEventsTold checks each kind of line in the words of the log, played after some others.
func TestEventsTold(t *testing.T) {
	for _, c := range []struct{ game, line, want string }{
		{alone, "roll ccffe", "You rolled CC E FF"},
		{alone, "roll ccffe thrown", "You rolled CC E FF (rolled by kot)"},
		{kot, "roll ccffe", "Autobot rolled CC E FF"},
		{kot, "roll ccffe thrown", "Autobot rolled CC E FF (rolled by kot)"},
		{pair, "roll ccffe", "Anna rolled CC E FF"},
		{pair, "roll ccffe thrown", "Anna rolled CC E FF (rolled by kot)"},
		{alone + "|roll ccffe", "keep cc", "You kept CC"},
		{kot + "|roll ccffe", "keep cc", "Autobot kept CC"},
		{alone + "|roll ccffe", "stop", "You stopped rolling"},
		{kot + "|roll ccffe", "stop", "Autobot stopped rolling"},
		{alone + "|roll ccffe|stop", "resolve", "You resolved the dice"},
		{alone + "|roll ccffe|stop", "resolve fame", "You resolved fame"},
		{alone + "|set you.dice-tokens 1", "pass", "You ended the turn"},
		{pair + "|set you.dice-tokens 1", "tokens 1", "Anna: 1 dice token spent"},
		{pair + "|set you.dice-tokens 1", "pass", "Anna ended the turn"},
		{pair + "|set you.energy 9|roll ccffe|stop|resolve", "buy 2", "Anna bought Photoshoot"},
		{pair + "|set you.energy 9|roll ccffe|stop|resolve", "buy 3", "Anna bought an unnamed card"},
		{pair + "|set you.energy 9|roll ccffe|stop|resolve", "sweep", "Anna refreshed the row"},
		{pair + "|set you.energy 9|roll ccffe|stop|resolve", "pass", "Anna ended the turn"},
		{kot + "|set rival.energy 6|roll ccffe|roll f|resolve", "roll ch", "special power of Autobot: C H"},
		{alone, "concede you", "You gave up"},
		{pair, "concede rival", "Ben gave up"},
		{alone, "set you.hearts 9", "corrected: you 9 hearts"},
		{alone, "set rival.energy 3", "corrected: Autobot 3 energy"},
		{alone, "set fame -2", "corrected: Fame -2"},
		{alone, "set destruction 1.5", "corrected: Destruction +1.5"},
		{alone, "card you camouflage", "corrected: Camouflage in front of you"},
		{alone + "|card rival camouflage", "uncard rival camouflage", "corrected: Autobot no longer has Camouflage"},
		{alone, "token lizard fame 3 flip", "corrected: Lizard token at Fame +3 to +4, turned round"},
		{alone, "token cat fame -3", "corrected: Cat token at Fame -3"},
		{alone + "|token cat fame -3", "untoken cat", "corrected: Cat token off the board"},
		{alone, "row photoshoot ? snack-time", "the row: Photoshoot, ?, Snack time"},
		{alone, "discards photoshoot", "corrected (discards photoshoot)"},
		{alone, "turn rival buy", "corrected: step buy (Autobot)"},
		{alone + "|roll ccffe", "dice hhhhh", "corrected: dice HHHHH"},
		{alone + "|roll ccffe", "rolls 2", "corrected (rolls 2)"},
		{kot, "chosen fame", "corrected (chosen fame)"},
		{alone + "|roll ccffe|stop", "done ff", "corrected (done ff)"},
		{alone + "|roll ccffe|stop", "added c", "corrected (added c)"},
		{alone, "name you Anna", "renamed (you): Anna"},
		{pair, "seat rival kot hard", "Ben: kot plays (hard)"},
		{pair, "seat rival person", "Ben: a person plays"},
	} {
		v, r := of(t, text.English, strings.HasPrefix(c.game, pair))
		g := game(t, r, c.game)
		ev, err := duel.Log{Rules: r}.Read(g.Table(), c.line)
		if err != nil {
			t.Errorf("%s|%s: %v", c.game, c.line, err)
			continue
		}
		have := v.Step(g.Table(), &ev)
		if have != c.want {
			t.Errorf("%s|%s: %q, want %q", c.game, c.line, have, c.want)
		}
	}
}

// opened returns a game of some lines, separated by bars, as the companion plays it.
func opened(t *testing.T, lines string) companion.Game { return laid(t, lines, (*companion.Desk).Look) }

// writable returns the same game, which can be played on.
func writable(t *testing.T, lines string) companion.Game {
	return laid(t, lines, (*companion.Desk).Open)
}

func laid(t *testing.T, lines string, open func(*companion.Desk, string) (companion.Game, []rules.Note, error)) companion.Game {
	t.Helper()
	lib, dir := dueltest.Library(t), t.TempDir()
	d := boxes.On(&duelbox.Desk{Rules: autobot.NewRules(lib.Duel()), Desk: &companion.Desk{Library: lib, Store: tracker.Store{Dir: dir}, Lang: text.English}})
	path := filepath.Join(dir, "game"+tracker.Ext)
	if err := os.WriteFile(path, []byte(strings.ReplaceAll(lines, "|", "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	g, _, err := open(d.Desk, path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { g.Close() })
	return g
}

// TestListsOfHands checks the words for what a move changes on the board: the pieces in the order in which a player would move them,
// the row, and what else happened.
func TestListsOfHands(t *testing.T) {
	for _, c := range []struct{ game, want string }{
		{pair + "|roll ccffe|stop|resolve", "Anna: energy 0 → 1; Ben: hearts 14 → 12"},
		{pair + "|set you.energy 9|roll ccffe|stop|resolve|buy 1|reveal ?", "Anna: energy 9 → 10 → 7 (Snack time -3); Ben: hearts 14 → 12; Card row: Snack time out · reveal slot 1; Anna: 3 hearts wasted, the wheel is at its starting value"},
		{pair + "|set you.energy 9|roll ccffe|stop|resolve|buy 2|reveal acid-attack|answer fame 3", "Anna: energy 9 → 10 → 8 (Photoshoot -2); Ben: hearts 14 → 12; Fame: marker 0 → +1; Place the Fish token on Fame +3; Card row: Photoshoot out, slide · slot 1: Acid attack"},
		{pair + "|set you.energy 9|roll ccffe|stop|resolve|sweep|reveal ?|reveal ?|reveal ?", "Anna: energy 9 → 10 → 8 (row refreshed -2); Ben: hearts 14 → 12; Card row: discard all three, reveal three"},
		{pair + "|roll hheee|stop|resolve|pass", "Anna: energy 0 → 3 → 4 (nothing bought); Anna: 2 hearts wasted, the wheel is at its starting value"},
		{pair + "|set you.dice-tokens 1|tokens 1|roll ddddpc|stop|resolve", "Ben: hearts 14 → 13; Destruction: marker 0 → +2"},
		{kot + "|set rival.energy 6|roll ccffe|roll f|resolve|roll ch", "Autobot: energy 6 → 3 (+1 · special power -4); You: hearts 15 → 12; Fame: marker 0 → -1; Card row: slot 3 out, slide · reveal slot 1; Autobot: 1 heart wasted, the wheel is at its starting value; 1 useless die: 1 energy for Autobot, as for power dice"},
		{alone + "|card rival camouflage|roll ccccc|stop|resolve", ""},
		{alone + "|card rival camouflage|roll ccccc|stop|resolve|answer hhccc", "Autobot: hearts 12 → 9; Autobot: Camouflage stops 2 damage"},
	} {
		g := opened(t, c.game)
		view := g.View()
		have := strings.Join(companion.Texts(view.Board.Lines), "; ")
		if have != c.want {
			t.Errorf("%s: %q, want %q", c.game, have, c.want)
		}
	}
}
