package terminal

import (
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/often"
)

// Every page is plain data: all pages of some random games, with the cursor on any choice, go through JSON and back
// unchanged, and no two things on a page have the same number.
func TestPagesAreData(t *testing.T) {
	often.OneGoroutine(t)
	dark := strings.NewReplacer("tokyo", "dark", "cyber-kitty", "cyber-bunny", "first p1", "tiles red; first p1").Replace(cityGame)
	for seed, lines := range []string{soloGame, cityGame, dark} {
		for _, lang := range text.Langs {
			p := &player{driver: open(t, setting{80, 24, lang, Look{}, nil}, lines), rng: rand.New(rand.NewPCG(uint64(seed), 29))}
			p.hit("<esc>")
			for range often.Times(5, 12) {
				for range 5 {
					p.step()
				}
				p.Home()
				p.dataOnly()
			}
		}
	}
}

// dataOnly checks this for all pages at a table.
func (p *player) dataOnly() {
	p.Helper()
	h := p.Dash
	box := p.Game().Box()
	fresh, err := box.Setup(p.Game().Like())
	if err != nil {
		p.Fatal(err)
	}
	for name, s := range map[string]*pages.Sheet{
		"history": pages.History(h), "saved": pages.Saved(h), "which": pages.Which(h, p.Desk().InProgress(), nil),
		"why": pages.Why(h), "whole": pages.Whole(h), "help": pages.Help(h, false, func() []pages.Key { return []pages.Key{{Shown: "x", Word: "y"}} }), "answer": pages.Answer(h, "a\n b"),
		"review": pages.Review(h), "record": pages.Record(h), "todo": pages.ToDo(h, []string{"x (S1)"}),
		"menu": pages.Menu(h), "corrections": pages.Corrections(h), "set-up": pages.Setup(h, box, fresh),
		"look-up": pages.Lookup(h, ""), "question": pages.Lookup(h, "heart"), "naming": pages.Naming(h, 1, nil),
	} {
		choices := 1
		for range 3 {
			page := s.Make(pages.Room{Width: 78})
			seen := map[int]bool{0: false}
			for _, r := range page.Rows {
				numbers := []int{r.Choice}
				for _, c := range r.Cells {
					if c.Number != nil {
						numbers = append(numbers, c.Number.Choice)
					}
				}
				for _, n := range numbers {
					if seen[n] {
						p.Fatalf("%s has the choice %d twice", name, n)
					}
					seen[n] = n != 0
					choices = max(choices, n)
				}
			}
			said, err := json.Marshal(page)
			if err != nil {
				p.Fatalf("%s: %v", name, err)
			}
			var back pages.Page
			if err := json.Unmarshal(said, &back); err != nil || !reflect.DeepEqual(*page, back) {
				p.Fatalf("%s is another page after JSON: %v\n%s", name, err, said)
			}
			if page.Title == "" || len(page.Rows)+len(page.Lines) == 0 && name != "review" {
				p.Errorf("%s has no title, or nothing else: %s", name, said)
			}
			s.At = 1 + p.rng.IntN(choices)
		}
	}
}
