package companion_test

import (
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/frozen"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

// TestPromptsFit checks, in random games of all boxes, with names of twelve letters, that every prompt of a screen fits
// in one row of 80 columns and two of 40, and that no word of a question is alone in its last row, in every language.
func TestPromptsFit(t *testing.T) {
	lib, err := library.Read(frozen.Cards(), "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	seen, asked := map[string]bool{}, 0
	for seed := range often.Cases(12, 200) {
		rng := rand.New(rand.NewPCG(uint64(seed), 31))
		dir := t.TempDir()
		d := boxes.On(&duelbox.Desk{Rules: autobot.NewRules(lib.Duel()), Desk: &companion.Desk{Library: lib, Store: tracker.Store{Dir: dir},
			Lang: text.English, Random: rng.IntN, Today: "2026-01-02", Settings: settings.File{Path: filepath.Join(dir, "settings")}}})
		w := &wanderer{T: t, desk: d.Desk, rng: rng, seen: map[string]int{}}
		box, two := d.Boxes[seed%len(d.Boxes)], seed/len(d.Boxes)%2 == 1
		names := [][2]string{{"players", "Maximilienne, Constantinos, Wilhelmine-C, Bartholomeus"}}
		if box.ID() == duelbox.Box.ID {
			names = [][2]string{{"name", "Maximilienne"}, {"other", "Constantinos"}}[:1+seed/len(d.Boxes)%2]
		}
		w.begin(box, two, names...)
		w.ByKeys("quxwy")
		for range 150 {
			if w.Frame().Over {
				break
			}
			w.step()
			for range text.Langs {
				w.desk.Lang = w.desk.Lang.Next()
				f := w.Frame()
				if f.Asked != nil {
					asked++
					for _, l := range append(f.Asked.Lines, f.Asked.Question, f.Prompt) {
						if said := text.Wrapped(l, 77); len(said) > 1 && len(text.Words(strings.TrimSpace(said[len(said)-1]))) < 2 {
							t.Errorf("%s: a word stands alone: %s", w.desk.Lang, strings.Join(said, " | "))
						}
					}
				}
				if seen[f.Prompt] {
					continue
				}
				seen[f.Prompt] = true
				if one, two := rows(f.Prompt, 78), rows(f.Prompt, 38); one > 1 || two > 2 {
					t.Errorf("%s: %d characters, %d rows of 80 columns, %d of 40: %s", w.desk.Lang, utf8.RuneCountInString(f.Prompt), one, two, f.Prompt)
				}
			}
		}
		if err := w.Close(); err != nil {
			t.Error(err)
		}
	}
	t.Log(len(seen), asked)
	if asked < 100 {
		t.Errorf("only %d questions", asked)
	}
}

// TestEnterAsPrompted checks, in random games of all boxes, with seats of kot, that the prompt names Enter exactly if Enter
// does something, and that what it says is what happens: the shop comes, somebody is asked, the turn ends, and only then.
func TestEnterAsPrompted(t *testing.T) {
	lib, err := library.Read(frozen.Cards(), "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for name, party := range parties {
		for seed := range often.Cases[uint64](4, 60) {
			d, g := opened(t, lib, text.Langs[seed%2], party.game, nil)
			w := &wanderer{T: t, desk: d.Desk, rng: rand.New(rand.NewPCG(seed, 46)), seen: map[string]int{}, Controller: companion.NewController(g)}
			if w.Controller.ByKeys("quxwy"); seed%4 == 3 { // and line by line
				w.Controller = companion.NewController(g)
			}
			for range 200 {
				if w.Frame().Over || t.Failed() {
					break
				}
				w.step()
				w.entersAsPrompted()
			}
			if err := w.Close(); err != nil || t.Failed() {
				t.Fatalf("%s, seed %d: %v", name, seed, err)
			}
		}
	}
}

// entersAsPrompted compares the prompt with what Enter does, and presses Enter now and then.
func (w *wanderer) entersAsPrompted() {
	f := w.Frame()
	if f.Over || f.Placing != nil { // the face puts down the piece
		return
	}
	move, err := w.Finish()
	if err == nil && move == nil {
		move = w.Enter()
	}
	named := strings.Contains(f.Prompt, w.Words().Say("keyname.enter")+"]")
	if does := err == nil && move != nil; does != (f.Enter != "") || does != named && f.Asked == nil {
		w.Errorf("Enter does something: %v (%v), is said to: %q, is named: %v\n%s\n%+v", does, err, f.Enter, named, f.Prompt, w.Entry())
	}
	if move == nil || err != nil || w.rng.IntN(3) > 0 {
		return
	}
	says := func(key string) bool { // whatever its blanks contain
		parts := blank.Split(w.Words().Raw(key), -1)
		return regexp.MustCompile(strings.Join(text.Map(parts, regexp.QuoteMeta), ".+")).MatchString(f.Enter)
	}
	was := *f
	if _, err := w.Do(move); err != nil || w.Confirm(move) != "" {
		return
	}
	ends := says("beat.enter.end") || says("table.kot.on.end") || says("table.kot.on.then-ends") || says("duel.buy.none") || says("beat.then.roll") || says("beat.then.roll.you") || says("beat.then.roll.you.two")
	switch now := w.Frame(); {
	case was.Asked != nil, says("table.kot.on"), says("table.kot.on.all"), says("table.kot.on.then-on"): // kot decides how far
	case says("beat.then.shop") && now.Beat != companion.ShopBeat && now.Asked == nil,
		says("beat.then.you") && now.Asked == nil,
		says("beat.then.over") && !now.Over,
		(was.Beat == companion.ShopBeat || was.Beat == companion.PreviewBeat) && ends != (now.Head.Turn != was.Head.Turn) && !now.Over && now.Asked == nil:
		w.Errorf("Enter was to %q, and the table waits for %q", was.Enter, now.Prompt)
	}
}

// blank matches a blank in a text.
var blank = regexp.MustCompile(`\{[^}]*\}`)

// rows returns how many rows of width columns a text takes.
func rows(s string, width int) int {
	n, column := 1, 0
	for _, word := range text.Words(s) {
		size := utf8.RuneCountInString(word)
		if column > 0 && column+utf8.RuneCountInString(strings.TrimRight(word, " ")) > width {
			n, column = n+1, 0
		}
		column += size
	}
	return n
}
