package terminal

import (
	"flag"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/internal/often"
)

var keyGames = flag.Int("games", 2, "whole games played to count keys, of each kind")

// player plays whole games on the dashboard at random, and counts keys.
type player struct {
	*driver
	rng     *rand.Rand
	dice    int  // letters of dice typed in this turn
	asked   int  // questions answered in it
	pressed int  // keys pressed in it
	buys    bool // the player wants to buy in this turn
}

// key presses a key and counts it.
func (p *player) key(k string) {
	p.pressed++
	p.hit(k)
}

// step plays what comes next. The keys of a purchase count with its turn.
func (p *player) step() {
	v := p.Frame()
	if p.top() != page(p.table) { // a card must be named: it stays unnamed
		p.key("<esc>")
		return
	}
	tr := p.table.tray()
	choices := slices.DeleteFunc(p.table.choices(), func(c companion.Choice) bool { return c.Shortcut == "" || c.ToType || c.Disabled != "" })
	answers := slices.DeleteFunc(slices.Clone(choices), func(c companion.Choice) bool { return !c.Answer })
	switch {
	case v.Placing != nil:
		p.asked++
		p.key("<enter>")
	case len(answers) > 0:
		p.asked++
		p.key(p.keyFor(answers[p.rng.IntN(len(answers))].Shortcut))
	case tr.Due > 0 && !(v.Seats[1].Hue == companion.RivalHue && v.Seats[1].Active && len(p.Game().Entry().Typed) >= tr.Due):
		p.dice++
		p.key(v.Faces[p.rng.IntN(len(v.Faces))].Letter)
	default:
		var shop []companion.Choice
		for _, c := range choices {
			if c.Slot > 0 && !v.Row[c.Slot-1].Unnamed {
				shop = append(shop, c)
			}
			if c.Shortcut == "0" && !p.buys {
				p.key("0")
				return
			}
		}
		if p.buys && len(shop) > 0 {
			p.buys = false
			p.key(p.keyFor(shop[p.rng.IntN(len(shop))].Shortcut))
			return
		}
		p.key("<enter>")
	}
}

// keyFor returns a key of a choice in the form for hit.
func (p *player) keyFor(key string) string {
	if key == companion.KeyEnter {
		return "<enter>"
	}
	return strings.ToLower(key)
}

// turns plays until the game is over, and reports each turn before the next begins.
func (p *player) turns(told func(v *companion.Frame)) {
	p.press(tcell.KeyEscape, 0)
	for range 3000 {
		v := p.Frame()
		if v.Over {
			return
		}
		before := *v
		turn := v.Head.Turn
		p.step()
		if now := p.Frame(); now.Head.Turn != turn || now.Over {
			told(&before)
			p.dice, p.asked, p.pressed, p.buys = 0, 0, 0, p.rng.IntN(5) == 0
		}
	}
	p.Fatalf("the game does not end:\n%s", p.snap())
}

// A turn of Autobot takes as many keys as it rolls dice, one for each question, and Enter (ux.md E2); over whole games.
func TestKeysOfAutobot(t *testing.T) {
	often.OneGoroutine(t)
	turns := 0
	for seed := range uint64(*keyGames) {
		p := &player{driver: open(t, usual, soloGame), rng: rand.New(rand.NewPCG(seed, 3))}
		p.turns(func(v *companion.Frame) {
			if !v.Seats[1].Active {
				return
			}
			if turns++; p.pressed > p.dice+p.asked+1 {
				t.Errorf("game %d, %s: %d keys for %d dice and %d questions", seed, v.Head.Turn, p.pressed, p.dice, p.asked)
			}
		})
	}
	t.Logf("%d turns of Autobot: as many keys as dice and questions, and Enter", turns)
}

// Half of the turns of four players take eight keys or fewer, nine of ten take twelve or fewer, over whole games of both
// boxes; in one turn of five somebody buys a card that the row shows by name. TestLettersToName counts what naming a card
// takes. TestKeysOfATurn of companion/boxes/tokyo counts all of it in more games, without a screen.
func TestKeysOfFour(t *testing.T) {
	often.OneGoroutine(t)
	var keys []int
	for seed := range uint64(*keyGames) {
		lines := strings.Replace(cityGame, "row ? ? ?", "row armor-plating jets acid-attack", 1)
		if seed%2 == 1 {
			lines = strings.NewReplacer("tokyo", "dark", "cyber-kitty", "cyber-bunny", "first p1", "tiles red; first p1").Replace(lines)
		}
		p := &player{driver: open(t, usual, lines), rng: rand.New(rand.NewPCG(seed, 15))}
		p.turns(func(*companion.Frame) { keys = append(keys, p.pressed) })
	}
	slices.Sort(keys)
	half, most := keys[len(keys)/2], keys[len(keys)*9/10]
	t.Logf("%d turns: median %d keys, nine of ten %d, the most %d", len(keys), half, most, keys[len(keys)-1])
	if half > 8 || most > 12 {
		t.Errorf("the median is %d keys, nine of ten turns take %d or fewer; want 8 and 12", half, most)
	}
}
