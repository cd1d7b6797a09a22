package terminal

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// hintGames are the beginnings of the games whose hints are tried.
var hintGames = []string{
	"kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; start you",
	"kot 1 duel two; side you alienoid Anna; side rival cyber-kitty Ben; start you",
	"kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; player p3 alienoid Cleo; first p1; set p1.energy 9; set p2.energy 9",
	"kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; player p3 alienoid Cleo; player p4 cyber-kitty Dan; player p5 space-penguin Eve; first p1; card p2 metamorph; card p1 psychic-probe",
	"kot 1 dark; player p1 gigazaur Anna; player p2 the-king Ben; player p3 alienoid Cleo; tiles red; first p1; set p1.energy 9; set p1.wickedness 4",
}

// hinter plays games, and presses each hinted key on a copy of the game.
type hinter struct {
	*driver         // the game
	copy    *driver // where the keys are pressed
	seen    map[string]int
	tried   map[string]int // in all games
	path    string
}

// mostAlike is how often one hint is tried at one kind of table, over all games.
var mostAlike = often.Times(1, 10)

// TestHintsTellTheTruth: in games of every box, each hinted key changes the table, the question, the dice or the page;
// none answers a question that it does not name; and what is logged is what was hinted.
func TestHintsTellTheTruth(t *testing.T) {
	often.OneGoroutine(t)
	tried := map[string]int{}
	for n, begin := range hintGames {
		seen := map[string]int{}
		for seed := range often.Cases(1, 20) {
			t.Run(fmt.Sprint(n, " ", seed), func(t *testing.T) {
				rng := rand.New(rand.NewPCG(uint64(seed), uint64(n)))
				with := usual
				with.w, with.random = 120, rng.IntN
				desk := newDesk(t, with)
				path := save(t, "2026-11-20-game", begin)
				save(t, "2026-11-20-copy", begin)
				other := filepath.Join("games", "2026-11-20-copy"+tracker.Ext)
				h := &hinter{seen: seen, tried: tried, path: path}
				h.copy = startOn(t, with, desk, func(d *Dash) error { return d.Resume(other) })
				h.driver = startOn(t, with, desk, func(d *Dash) error { return d.Resume(path) })
				for range often.Times(120, 250) {
					if h.tryAll(); h.Frame().Over || t.Failed() {
						break
					}
					h.step(rng)
				}
			})
		}
		for _, what := range []string{"undo", "last die"} {
			if !slices.ContainsFunc(slices.Sorted(keysOf(seen)), func(s string) bool { return strings.Contains(s, what) }) {
				t.Errorf("game %d: %q was never hinted", n, what)
			}
		}
	}
}

// keysOf returns the keys of a map.
func keysOf(m map[string]int) func(func(string) bool) {
	return func(yield func(string) bool) {
		for k := range m {
			if !yield(k) {
				return
			}
		}
	}
}

// tryAll tries the keys hinted now.
func (h *hinter) tryAll() {
	h.Home()
	h.draw()
	v := h.Frame()
	for _, b := range h.named() {
		if b.Off != "" || b.Quiet || b.Word == h.Say("key.quit") {
			continue
		}
		asked := ""
		if v.Asked != nil {
			asked = v.Asked.Question
		}
		kind := strings.Join([]string{v.Head.Step, h.table.tray().Step, asked, b.Shown, b.Word, fmt.Sprint(h.begun(), v.Over)}, "|")
		h.seen[kind]++
		if h.tried[kind]++; h.tried[kind] <= mostAlike {
			h.try(&b)
		}
	}
}

func (h *hinter) begun() bool { return h.Game().Begun() }

// lines returns the lines of a game's file.
func (h *hinter) lines(path string) []string {
	data, err := os.ReadFile(path)
	if err != nil {
		h.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(tracker.Unchecked(string(data)), "\n"), "\n")
}

// try presses a key on a copy of the game.
func (h *hinter) try(b *pages.Command) {
	c := h.copy
	path := filepath.Join("games", "2026-11-20-copy"+tracker.Ext)
	if err := c.Leave(); err != nil {
		h.Fatal(err)
	}
	for _, beside := range [][2]string{{h.path, path}, {hidden(h.path), hidden(path)}} {
		data, err := os.ReadFile(beside[0])
		if err == nil {
			err = os.WriteFile(beside[1], data, 0o600)
		} else {
			err = nil
			os.Remove(beside[1])
		}
		if err != nil {
			h.Fatal(err)
		}
	}
	if err := c.Resume(path); err != nil {
		h.Fatal(err)
	}
	c.Home()
	c.draw()
	before, wrote := c.all(), h.lines(path)
	list := c.named()
	at := slices.IndexFunc(list, func(o pages.Command) bool { return o.Shown == b.Shown && o.Word == b.Word && o.Off == "" })
	if at < 0 { // the copy does not know what the program was told
		return
	}
	command := list[at].Chars == "n" || at >= len(c.table.faces())+len(c.table.moves())
	var named []string
	for _, ch := range c.table.choices() {
		if b.Chars == ch.Shortcut && b.Chars != "" || ch.Shortcut == companion.KeyEnter && b.Named == pages.Enter && !c.Game().Begun() {
			if m := c.Game().Choice(ch.Number); m != nil && b.Word == ch.Hint {
				named = m.Lines()
			}
		}
	}
	if b.Named == pages.Enter && !c.Game().Begun() {
		if m, err := c.Game().Finish(); m != nil && err == nil { // the dice on the table, in fewer lines
			named = m.Lines()
		}
	}
	hit := func() {
		if key, r := special[b.Named], []rune(b.Shown); key != 0 {
			c.stroke(key, 0)
		} else {
			c.stroke(tcell.KeyRune, r[0])
		}
	}
	hit()
	if c.Really != nil {
		c.stroke(tcell.KeyRune, 'y')
	}
	said, after := c.Noted.Text, c.all()
	if h.Desk().Lang != usual.lang {
		c.Speak(usual.lang)
	}
	logged := h.lines(path)[len(wrote):]
	where := fmt.Sprintf("%s %s (says %q, logs %q) at\n%s\n%s", b.Shown, b.Word, said, logged, strings.Join(wrote[max(0, len(wrote)-8):], "\n"), h.snap())
	rolls := b.Hue != companion.NoHue || b.Word == h.Say("key.throw") // typed or rolled by kot, a die may show the same face again
	if after == before && !(rolls && len(logged) > 0) {
		h.Errorf("a hinted key changes nothing: %s", where)
	}
	switch {
	case b.Word == h.Say("key.undo") && !c.Game().Begun() && len(logged) > 0 && logged[0] != "undo":
		h.Errorf("undo is hinted, and something else is done: %s", where)
	case named != nil && len(logged) > 0 && !slices.Equal(logged[:min(len(named), len(logged))], named[:min(len(named), len(logged))]):
		h.Errorf("%q was named: %s", named, where)
	case command && len(logged) > 0 && strings.HasPrefix(logged[0], "answer") && b.Chars != "z": // z rolls the dice that are asked for
		h.Errorf("it answers a question that it does not name: %s", where)
	}
}

// hidden returns the file of a draft.
func hidden(path string) string {
	return filepath.Join(filepath.Dir(path), "."+filepath.Base(path)+".typed")
}

// all returns everything of which a hinted key must change something.
func (u *driver) all() string {
	v := u.Frame()
	asked, _ := json.Marshal(v.Asked)
	dice := v.Dice
	dice.Prompt = ""
	tray, _ := json.Marshal(dice)
	placing, _ := json.Marshal(v.Placing)
	rest, _ := json.Marshal([]any{v.Seats, v.Row, v.Lanes, v.Panels, v.Over, v.Advice, v.Head})
	entry, _ := json.Marshal(u.Game().Entry())
	title := ""
	if p, ok := u.top().(*paged); ok {
		title = p.page().Title
	}
	return fmt.Sprint(string(asked), string(tray), string(placing), string(rest), string(entry), title, u.pages.GetPageCount(), u.look.Big, u.look.Ground, u.Desk().Lang, u.table.line != nil,
		u.table.cursor, u.table.page, u.left, u.Game().Path(), u.at())
}

// at returns the place under the cursor of a piece.
func (u *driver) at() int {
	if v := u.Frame(); v.Placing != nil {
		return v.Placing.At
	}
	return -1
}

// step plays a move.
func (h *hinter) step(rng *rand.Rand) {
	f := h.Frame()
	var moves []companion.Move
	for i := range f.Keys {
		if m := h.Game().Choice(i); m != nil && f.Keys[i].Disabled == "" {
			moves = append(moves, m)
		}
	}
	var m companion.Move
	var err error
	switch {
	case f.Placing != nil:
		m = h.Game().Spot(rng.IntN(len(f.Placing.Spots)))
	case f.Dice.Due > 0 && (rng.IntN(12) > 0 || len(moves) == 0):
		m, err = h.Game().Type(rules.Face(rng.IntN(rules.NumFaces)))
	case f.AsksCard():
		items, _ := h.Game().Box().Items()
		for m == nil {
			m, _ = h.Game().Name(0, items[rng.IntN(len(items))].ID)
		}
	case len(moves) > 0 && rng.IntN(4) > 0:
		m = moves[rng.IntN(len(moves))]
	default:
		m, err = h.Game().Finish()
		if m == nil && len(moves) > 0 {
			m = moves[rng.IntN(len(moves))]
		}
	}
	if m != nil && (err == nil || len(moves) > 0) {
		_, _ = h.Game().Do(m)
	}
	h.Forget()
	h.Stale()
}

// TestHintsForSale: if cards are for sale before the first roll, the key that names one is hinted, even with the longest words.
func TestHintsForSale(t *testing.T) {
	for lang, want := range map[text.Lang]string{text.English: "n name card", "fr": "n nommer"} {
		with := usual
		with.lang = lang
		open(t, with, soloGame+"; card you made-in-a-lab; set you.energy 4; turn you start").see(want)
	}
}

// TestHelpOfChoices: if the hint of a choice is one word, the help says what its key does.
func TestHelpOfChoices(t *testing.T) {
	open(t, usual, strings.Replace(tokyoTable, "tokyo", "dark", 1)+"; card p2 reflective-hide; place p2 city; roll 1122hc").hit("?").
		see("o        smashes first", "undo the last step, without limit")
}
