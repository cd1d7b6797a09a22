package terminal

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/faces/terminal/screen"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/tokyo"
)

// shortest returns the fewest keys that name a card on the page of names.
func (p *typist) shortest(card tokyo.CardID) string {
	words := strings.Fields(text.Fold(p.rules.Cards[card].Name["en"]))
	var ways []string
	for _, price := range []string{"", fmt.Sprint(p.rules.Cards[card].Cost)} {
		for i := range words {
			letters := strings.Join(words[i:], "")
			for n := range min(8, len(letters)) {
				if i > 0 && n == 0 {
					continue
				}
				for down := range 3 {
					way := price + letters[:n] + strings.Repeat("<down>", down)
					ways = append(ways, way, way+"<enter>")
				}
			}
		}
	}
	slices.SortStableFunc(ways, func(a, b string) int { return strokes(a) - strokes(b) })
	for _, way := range ways {
		if way != "" && p.names(way, card) {
			return way
		}
	}
	p.Fatalf("no way to name %s:\n%s", p.rules.Name(card), p.snap())
	return ""
}

// strokes returns how many keys that is.
func strokes(keys string) int {
	return len(strings.NewReplacer("<down>", "v", "<enter>", "!").Replace(keys))
}

// names reports whether keys name a card in a copy of the game.
func (p *typist) names(keys string, card tokyo.CardID) bool {
	c := p.clone()
	defer c.drop()
	if c.top() == page(c.table) {
		c.hit(p.opened)
	}
	before := c.named()
	c.hit(keys)
	after := c.named()
	return len(after) == len(before)+1 && c.rules.Same(after[len(after)-1], card) && (c.top() == page(c.table) || c.Game().Open())
}

// clone returns another dashboard with a copy of the game; drop closes it.
func (p *typist) clone() *typist {
	data, err := os.ReadFile(p.Game().Path())
	if err != nil {
		p.Fatal(err)
	}
	path := filepath.Join("games", "copy.kot")
	if err := os.WriteFile(path, data, 0o644); err != nil {
		p.Fatal(err)
	}
	scr := tcell.NewSimulationScreen("UTF-8")
	if err := scr.Init(); err != nil {
		p.Fatal(err)
	}
	scr.SetSize(usual.w, usual.h)
	d, err := New(p.Desk(), usual.look, screen.Ready(scr))
	if err != nil {
		p.Fatal(err)
	}
	d.after = func(do func()) { do() }
	if err := d.Resume(path); err != nil {
		p.Fatal(err)
	}
	c := &typist{driver: &driver{TB: p.TB, Dash: d, scr: scr}, rules: p.rules, script: p.script}
	c.draw()
	return c
}

func (p *typist) drop() {
	path := p.Game().Path()
	if err := p.Leave(); err != nil {
		p.Error(err)
	}
	if err := os.Remove(path); err != nil {
		p.Error(err)
	}
}

// named returns the cards that were named so far, one after the other.
func (p *typist) named() (out []tokyo.CardID) {
	for _, e := range p.tokyo().Session.Game.History() {
		for _, ev := range e.Items {
			if ev.Kind == tokyo.SetRow {
				for i, id := range e.After.State.Row {
					if id != tokyo.Unnamed && id != e.Before.State.Row[i] {
						out = append(out, id)
					}
				}
			}
			if ev.Kind == tokyo.Answered && ev.Answer.Kind == tokyo.CardAnswer && ev.Answer.Card != tokyo.Unnamed {
				out = append(out, ev.Answer.Card)
			}
		}
	}
	return out
}
