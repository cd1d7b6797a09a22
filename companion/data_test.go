package companion_test

import (
	"encoding/json"
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"testing"

	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/frozen"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

// TestFramesAreData checks that every frame of random games of every box, with what is typed, survives JSON
// unchanged, in every language. So a frame is plain data, and a face in a browser gets all that plain mode prints.
func TestFramesAreData(t *testing.T) {
	lib, err := library.Read(frozen.Cards(), "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]int{}
	for seed := range often.Cases(12, 200) {
		rng := rand.New(rand.NewPCG(uint64(seed), 29))
		dir := t.TempDir()
		d := boxes.On(&duelbox.Desk{Rules: autobot.NewRules(lib.Duel()), Desk: &companion.Desk{Library: lib, Store: tracker.Store{Dir: dir},
			Lang: text.English, Random: rng.IntN, Today: "2026-01-02", Settings: settings.File{Path: filepath.Join(dir, "settings")}}})
		w := &wanderer{T: t, desk: d.Desk, rng: rng, seen: seen}
		w.begin(d.Boxes[seed%len(d.Boxes)], seed/len(d.Boxes)%2 == 1)
		for range 250 {
			if w.Frame().Over {
				break
			}
			w.check()
			w.step()
		}
		w.check()
		if err := w.Close(); err != nil {
			t.Error(err)
		}
	}
	for _, what := range []string{"asked", "placing", "typed", "lanes", "panels", "over", "buying"} {
		if seen[what] == 0 {
			t.Errorf("no frame has %s: %v", what, seen)
		}
	}
	t.Log(seen)
}

// wanderer plays random choices that the frame offers, by their numbers.
type wanderer struct {
	*testing.T
	*companion.Controller
	desk *companion.Desk
	rng  *rand.Rand
	seen map[string]int
}

// begin sets up a game with only the given options; two says that two people play Duel.
func (w *wanderer) begin(b companion.Box, two bool, said ...[2]string) {
	s, err := b.Setup(nil)
	if err == nil && two && b.ID() == duelbox.Box.ID {
		err = s.Set("duel", "2")
	}
	for _, option := range said {
		if err == nil {
			err = s.Set(option[0], option[1])
		}
	}
	if err != nil {
		w.Fatal(s.Words().Error(err))
	}
	g, _, err := s.Create()
	if err != nil {
		w.Fatal(s.Words().Error(err))
	}
	w.Controller = companion.NewController(g)
	if w.rng.IntN(4) > 0 {
		w.ByKeys("quxwy")
	}
}

// check converts the frame to JSON and back, in the next language.
func (w *wanderer) check() {
	w.desk.Lang = w.desk.Lang.Next()
	f := w.Frame()
	data, err := json.Marshal(f)
	if err != nil {
		w.Fatal(err)
	}
	var back companion.Frame
	if err := json.Unmarshal(data, &back); err != nil || !reflect.DeepEqual(*f, back) {
		w.Fatalf("%v\n%+v\nis not\n%+v", err, *f, back)
	}
	e := w.Entry()
	for what, is := range map[string]bool{"asked": f.Asked != nil, "placing": f.Placing != nil, "typed": !e.Empty(), "lanes": len(f.Lanes) > 0,
		"panels": len(f.Panels) > 0, "over": f.Over, "buying": f.Buying()} {
		if is {
			w.seen[what]++
		}
	}
}

// step does one thing: a letter, a choice, a place, the name of a card.
func (w *wanderer) step() {
	f := w.Frame()
	var moves []companion.Move
	for i := range f.Keys {
		if m := w.Choice(i); m != nil {
			moves = append(moves, m)
		}
	}
	var m companion.Move
	var err error
	switch {
	case f.Placing != nil:
		m = w.Spot(w.rng.IntN(len(f.Placing.Spots)))
	case f.Dice.Marks && w.rng.IntN(4) == 0:
		die := w.rng.IntN(len(f.Dice.Dice))
		err = w.Mark(die, die%2 == 0)
	case f.Dice.Due > 0 && w.rng.IntN(8) > 0:
		m, err = w.Type(rules.Face(w.rng.IntN(rules.NumFaces)))
	case f.Dice.Throw && w.rng.IntN(2) == 0:
		m, err = w.Throw()
	case len(moves) > 0:
		m = moves[w.rng.IntN(len(moves))]
	default:
		m, err = w.Finish()
	}
	if f.Asked != nil && f.Asked.Card && (m == nil || err != nil) {
		items, failed := w.Box().Items()
		if failed != nil {
			w.Fatal(failed)
		}
		for range 50 {
			if m, err = w.Name(0, items[w.rng.IntN(len(items))].ID); err == nil {
				if _, err = w.Do(m); err == nil {
					return
				}
			}
		}
	}
	if m != nil && err == nil {
		_, _ = w.Do(m) // a refusal changes nothing
	}
}
