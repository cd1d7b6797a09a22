package companion_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/voice"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

var update = flag.Bool("update", false, "write the golden texts anew; read them then")

// recorder records what it is asked to say. It implements companion.Speaker.
type recorder struct{ out strings.Builder }

func (r *recorder) Say(_ string, l text.Lang, said string) error {
	r.out.WriteString("  " + string(l) + ": " + said + "\n")
	return nil
}

func (r *recorder) Hush() {}

// spoken has games played line by line: what is typed, with u to undo and U to redo.
var spoken = map[string]struct{ game, typed string }{
	"solo": {"kot 1 duel solo|side you the-king Anna|side rival meka-dragon|start rival|row snack-time photoshoot seismic-test",
		"cfdhe|d|dce|d|u|d||ppchef|pp+ppec||destruction -2|no|fame -2|2|armor|fame 1||dddhhp|dd||u|U|autobot hearts 1|cccddd|"},
	"two":   {"kot 1 duel two|side you gigazaur Anna|side rival alienoid Ben|start you|row ? ? ?", "ccfhh||u|U"},
	"tokyo": {"kot 1 tokyo|player p1 the-king Anna|player p2 gigazaur Ben|player p3 cyber-kitty Cleo|first p1|row heal tank wings", "111ccc|||22eehc||y||112hec|u|U||y|"},
	"dark":  {"kot 1 dark|player p1 the-king Anna|player p2 gigazaur Ben|tiles red|first p1", "111ccc|||222ecc||n|"},
}

// opened opens a saved game, its lines separated by bars, on a desk of its own.
func opened(t *testing.T, lib *library.Library, l text.Lang, lines string, speaker companion.Speaker) (*duelbox.Desk, companion.Game) {
	t.Helper()
	dir := t.TempDir()
	d := boxes.On(&duelbox.Desk{Rules: autobot.NewRules(lib.Duel()), Desk: &companion.Desk{Library: lib, Store: tracker.Store{Dir: dir},
		Lang: l, Random: func(int) int { return 0 }, Today: "2026-01-02", Settings: settings.File{Path: filepath.Join(dir, "settings")}, Speaker: speaker}})
	path := filepath.Join(dir, "game"+tracker.Ext)
	if err := os.WriteFile(path, []byte(strings.ReplaceAll(lines, "|", "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	box, err := d.BoxOf(path)
	if err != nil {
		t.Fatal(err)
	}
	g, notes, err := box.Open(path)
	if err != nil || len(notes) > 0 {
		t.Fatal(notes, err)
	}
	return d, g
}

// TestAloud checks what is said aloud in games of every box, step by step, in every language.
func TestAloud(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for name, s := range spoken {
		for _, l := range text.Langs {
			t.Run(name+"-"+string(l), func(t *testing.T) {
				recorded := new(recorder)
				d, game := opened(t, lib, l, s.game, recorded)
				defer game.Close()
				g := companion.NewController(game)
				if err := d.Settings.Keep(settings.Speak, "recorder"); err != nil {
					t.Fatal(err)
				}
				says := voice.New(d.Desk)
				tell := func() {
					for range 2 { // nothing is said twice
						if err := says.Tell(g); err != nil {
							t.Fatal(err)
						}
					}
				}
				tell()
				for line := range strings.SplitSeq(s.typed, "|") {
					recorded.out.WriteString("> " + line + "\n")
					switch line {
					case "u":
						_, err = g.Undo()
					case "U":
						_, err = g.Redo()
					default:
						var m companion.Move
						if m, err = g.Parse(line); err == nil {
							_, err = g.Do(m)
						}
					}
					if err != nil {
						t.Fatalf("%q: %s\n%s", line, g.Words().Error(err), &recorded.out)
					}
					tell()
				}
				golden := filepath.Join("testdata", "aloud-"+name+"-"+string(l)+".txt")
				if *update {
					if err := os.WriteFile(golden, []byte(recorded.out.String()), 0o644); err != nil {
						t.Fatal(err)
					}
				}
				if want, err := os.ReadFile(golden); err != nil || string(want) != recorded.out.String() {
					t.Errorf("%s, %v; said is\n%s", golden, err, &recorded.out)
				}
			})
		}
	}
}
