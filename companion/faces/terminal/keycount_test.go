package terminal

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion"
	tokyobox "kingoftokyo/companion/boxes/tokyo"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// TestKeysOfGames types four games of 30 turns (testdata/keys: 4, 3, 6 and 2 players, with all their dice, purchases and
// names) like somebody who knows the program and leaves out no key that it needs, and counts the keys of each turn. A
// card gets a name when it is bought, with the fewest keys possible on the page of names. Each turn must end with the
// table of the file.
func TestKeysOfGames(t *testing.T) {
	often.OneGoroutine(t)
	files, err := filepath.Glob("testdata/keys/*.kot")
	if err != nil || len(files) != 4 {
		t.Fatalf("%d games: %v", len(files), err)
	}
	for i := range files {
		files[i], _ = filepath.Abs(files[i])
	}
	var turns []int
	sum := map[string]int{}
	for n := range often.Cases(1, len(files)) {
		file := files[n]
		p := newTypist(t, file)
		p.play()
		turns = append(turns, p.turns...)
		for what, n := range p.sum {
			sum[what] += n
		}
		t.Logf("%s: %s", filepath.Base(file), told(p.turns))
	}
	var parts []string
	for _, what := range []string{"dice", "enter", "through", "silent", "answer", "slot", "name", "other"} {
		parts = append(parts, fmt.Sprintf("%s %.2f", what, float64(sum[what])/float64(len(turns))))
	}
	t.Logf("keys a turn: %s; %s", told(turns), strings.Join(parts, ", "))
	slices.Sort(turns)
	total, half, tenths := 0, mostHalf+1, mostTenths+5
	for _, n := range turns {
		total += n
	}
	if len(turns) == 120 {
		half, tenths = mostHalf, mostTenths
	}
	if median := turns[len(turns)/2]; len(turns)%30 != 0 || median > half || total*10 > tenths*len(turns) {
		t.Errorf("%d turns take %d keys, the median %d; want %.1f and %d at most", len(turns), total, median, float64(tenths)/10, half)
	}
}

// mostHalf is the most keys that half of the turns take, mostTenths the most tenths of a key that a turn takes on
// average. A single game may take one key more for half of its turns, and half a key more on average.
const (
	mostHalf   = 8
	mostTenths = 90
)

// told returns the median and the mean of some numbers.
func told(turns []int) string {
	list, total := slices.Sorted(slices.Values(turns)), 0
	for _, n := range list {
		total += n
	}
	return fmt.Sprintf("%d turns, median %d, mean %.2f", len(list), list[len(list)/2], float64(total)/float64(len(list)))
}

// said is an event of the file that somebody must enter, with the cards that came up after it.
type said struct {
	ev     tokyo.Event
	line   string
	turn   int
	asked  tokyo.Question // the question that it answers
	bought tokyo.CardID   // the card it buys from the row
	came   []tokyo.CardID
}

// typist types a game of a file into a dashboard.
type typist struct {
	*driver
	rules  *tokyo.Rules
	script []said
	tables []tokyo.State // of the file, at the end of each turn
	turns  []int         // the keys for each turn
	sum    map[string]int
	opened string           // the key pressed last
	silent []tokyo.Question // of the cards that were told not to ask again
}

// newTypist returns a typist at the beginning of a game whose row nobody has named.
func newTypist(t *testing.T, file string) *typist {
	lines, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var setup []string
	for _, line := range strings.Split(string(lines), "\n") {
		if strings.HasPrefix(line, "row ") {
			break
		}
		line, _, _ = strings.Cut(line, " # ")
		if !strings.HasPrefix(line, "cards ") { // the game was recorded with other card data
			setup = append(setup, line)
		}
	}
	u := open(t, usual, strings.Join(setup, ";")+";row ? ? ?")
	p := &typist{driver: u, sum: map[string]int{}}
	if p.rules, err = p.box().Rules(); err != nil {
		t.Fatal(err)
	}
	whole := filepath.Join("games", "whole.kot")
	if err := os.WriteFile(whole, lines, 0o644); err != nil {
		t.Fatal(err)
	}
	g, _, err := u.Desk().Open(whole)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	p.script = p.said(g.(*tokyobox.Game))
	for _, e := range g.(*tokyobox.Game).Session.Game.History() {
		if e.After.State.Turn.Number != e.Before.State.Turn.Number {
			p.tables = append(p.tables, e.After.State)
		}
	}
	return p
}

func (p *typist) box() *tokyobox.Box { return p.tokyo().Box().(*tokyobox.Box) }

func (p *typist) tokyo() *tokyobox.Game { return p.Game().Game.(*tokyobox.Game) }

// said returns the events of a game that somebody has entered.
func (p *typist) said(g *tokyobox.Game) (out []said) {
	for _, e := range g.Session.Game.History() {
		for i, ev := range e.Items {
			if ev.Kind == tokyo.SetRow { // a name
				continue
			}
			one := said{ev: ev, line: bare(g.Move(ev).Lines()[0]), turn: int(e.Before.State.Turn.Number)}
			if ev.Kind == tokyo.Answered {
				one.asked = e.Before.Question
				if i > 0 {
					at, err := p.rules.Run(e.Before, e.Items[:i])
					if err != nil {
						p.Fatal(err)
					}
					one.asked = at.Question
				}
				if one.asked.Form() == tokyo.CardAnswer && one.asked.FromTable() {
					out[len(out)-1].came = append(out[len(out)-1].came, ev.Answer.Card)
					continue
				}
			}
			if ev.Kind == tokyo.Bought && ev.Slot > 0 {
				one.bought = e.Before.State.Row[ev.Slot-1]
			}
			out = append(out, one)
		}
	}
	return out
}

// play types the game to its end.
func (p *typist) play() {
	p.turns = make([]int, len(p.tables))
	for p.done() < len(p.script) {
		p.step()
	}
	n := 0
	for _, e := range p.tokyo().Session.Game.History() {
		if e.After.State.Turn.Number == e.Before.State.Turn.Number {
			continue
		}
		if want := p.tables[n]; e.After.State.Seats != want.Seats {
			p.Fatalf("turn %d ends with %+v, want %+v", n+1, e.After.State.Seats, want.Seats)
		}
		n++
	}
	if n != len(p.tables) {
		p.Fatalf("%d turns were played, want %d", n, len(p.tables))
	}
}

// tap types keys of one sort for the event with a number.
func (p *typist) tap(at int, sort, keys string) {
	before := p.keys
	p.hit(keys)
	p.sum[sort] += p.keys - before
	p.turns[p.script[at].turn-1] += p.keys - before
}

// done returns how many of the events of the file have been entered.
func (p *typist) done() int {
	have := p.said(p.tokyo())
	for i := range have {
		if i >= len(p.script) || !p.same(&have[i].ev, &p.script[i].ev) {
			p.Fatalf("%d: %+v was said, want %+v\n%s", i, have[i].ev, p.script[min(i, len(p.script)-1)].ev, p.snap())
		}
	}
	return len(have)
}

func (p *typist) same(a, b *tokyo.Event) bool {
	return a.Kind == b.Kind && a.Slot == b.Slot && a.Roll == b.Roll && a.Answer == b.Answer && (a.Card == b.Card || p.rules.Same(a.Card, b.Card)) && a.Group == b.Group
}

// step types what comes next.
func (p *typist) step() {
	at := p.done()
	next := &p.script[at]
	if p.top() != page(p.table) {
		p.name(at)
		return
	}
	v := p.Frame()
	if v.Dice.Due > 0 {
		roll := next.ev.Roll
		if next.ev.Kind == tokyo.Answered {
			roll = next.ev.Answer.Roll
		}
		held := p.Game().Roll().Mode == companion.RollHeld
		if p.tap(at, "dice", p.letters(v, next.ev.Order.Lay(roll))); held {
			p.tap(at, "enter", "<enter>")
		}
		return
	}
	if p.calls(at) {
		return
	}
	if next.ev.Kind == tokyo.Passed && at+1 < len(p.script) && p.script[at+1].ev.Kind == tokyo.Rolled {
		if dice := p.letters(v, p.script[at+1].ev.Roll.Faces()); p.ends(dice, at+2) {
			p.tap(at+1, "dice", dice)
			return
		}
	}
	c, sort := p.choice(at)
	if c == nil {
		p.Fatalf("nothing says %+v:\n%s", next.ev, p.snap())
	}
	if q, asked := p.tokyo().Now().Open(); asked && sort == "silent" {
		p.silent = append(p.silent, q)
	}
	if p.opened = c.Shortcut; c.Shortcut == companion.KeyEnter {
		p.opened = "<enter>"
	}
	if p.tap(at, sort, p.opened); c.Really != "" {
		p.tap(at, sort, "y")
	}
	if p.done() == at && p.top() == page(p.table) {
		p.Fatalf("%q did nothing:\n%s", p.opened, p.snap())
	}
}

// ends reports whether the dice of the next turn, typed now, end this one: letters come first, because digits may be
// cards in the row.
func (p *typist) ends(dice string, done int) bool {
	c := p.clone()
	defer c.drop()
	c.hit(dice)
	return c.done() >= done
}

// letters returns the letters of dice, those that are not digits first.
func (p *typist) letters(v *companion.Frame, dice []rules.Face) string {
	var out strings.Builder
	for _, d := range dice {
		for _, f := range v.Faces {
			if f.Face == d {
				out.WriteString(strings.ToLower(f.Letter))
			}
		}
	}
	letters := []byte(out.String())
	slices.SortStableFunc(letters, func(a, b byte) int { return int(b) - int(a) })
	return string(letters)
}

// choice returns the choice that covers most of what comes next, and what sort of key that is.
func (p *typist) choice(at int) (best *companion.Choice, sort string) {
	next, most := &p.script[at], 0
	keys := p.Frame().Keys
	for i := range keys {
		c := &keys[i]
		if c.Disabled != "" || c.Shortcut == "" {
			continue
		}
		if next.ev.Kind == tokyo.Bought && c.Slot == int(next.ev.Slot) {
			return c, "slot"
		}
		m := p.Game().Choice(c.Number)
		if m == nil {
			continue
		}
		n := p.fits(at, m)
		switch {
		case n == 0:
			continue
		case c.Shortcut == "0" && !c.Answer:
			n = n*4 + 1
			if p.buys(at) {
				continue
			}
		case c.Shortcut == "k":
			n = n*4 + 2
			if !p.never(at) {
				continue
			}
		default:
			n *= 4
		}
		if n > most {
			best, most = c, n
		}
	}
	switch {
	case best == nil:
	case best.Shortcut == "k" && len(p.Game().Choice(best.Number).Lines()) > 0:
		sort = "silent"
	case best.Answer:
		sort = "answer"
	case best.Shortcut == companion.KeyEnter:
		sort = "enter"
	case best.Shortcut == "0":
		sort = "through"
	default:
		sort = "other"
	}
	return best, sort
}

// fits returns how many events of the file a move covers, 0 if it does something else.
func (p *typist) fits(at int, m companion.Move) (n int) {
	for _, line := range m.Lines() {
		if strings.HasPrefix(line, "reveal ") {
			continue
		}
		if at+n >= len(p.script) || bare(line) != p.script[at+n].line {
			return 0
		}
		n++
	}
	return n
}

// bare returns a line without its comment.
func bare(line string) string {
	line, _, _ = strings.Cut(line, " #")
	return strings.TrimSpace(line)
}

// buys reports whether anybody buys or uses a card before the turn ends.
func (p *typist) buys(at int) bool {
	for ; p.script[at].ev.Kind != tokyo.Passed; at++ {
		switch p.script[at].ev.Kind {
		case tokyo.Bought, tokyo.Swept, tokyo.Took, tokyo.Used:
			return true
		}
	}
	return false
}

// answers reports whether the event answers a question, or one like it in another turn.
func (s *said) answers(q *tokyo.Question) bool {
	return s.ev.Kind == tokyo.Answered && s.asked.ID == q.ID && s.asked.Seat == q.Seat
}

// calls presses the key of a card that was told not to ask again, if the game needs the card in this step.
func (p *typist) calls(at int) bool {
	for i := at + 1; i < len(p.script) && p.script[i].ev.Kind == tokyo.Answered; i++ {
		n := slices.IndexFunc(p.silent, func(q tokyo.Question) bool { return p.script[i].answers(&q) })
		if n < 0 || p.script[i].ev.Answer == tokyo.No {
			continue
		}
		for _, c := range p.Frame().Keys {
			if m := p.Game().Choice(c.Number); m != nil && len(m.Lines()) == 0 && strings.Contains(c.Text, p.rules.Cards[p.silent[n].Card].Name["en"]) {
				p.silent = slices.Delete(p.silent, n, n+1)
				p.tap(at, "silent", c.Shortcut)
				return true
			}
		}
	}
	return false
}

// never reports whether the player who decides will refuse for a long time what can be refused now: a card that asks, or
// a card that costs nothing.
func (p *typist) never(at int) bool {
	q, asked := p.tokyo().Now().Open()
	again := 0
	for i := at; i < len(p.script); i++ {
		one := &p.script[i]
		switch {
		case asked && one.answers(&q):
			if one.ev.Answer != tokyo.No {
				return again > 3 // then it is called by its key
			}
			again++
		case !asked && one.bought != tokyo.NoCard && p.rules.Cards[one.bought].Cost == 0:
			return false
		}
	}
	return again > 1 || !asked
}

// name names the card that is asked for, with the fewest possible keys.
func (p *typist) name(at int) {
	last := &p.script[at-1]
	want := last.came
	if last.bought != tokyo.NoCard {
		want = append([]tokyo.CardID{last.bought}, want...)
	}
	next := &p.script[at]
	if next.bought != tokyo.NoCard && p.tokyo().Now().State.Row[next.ev.Slot-1] == tokyo.Unnamed && !p.tokyo().Now().Asking {
		want = []tokyo.CardID{next.bought} // the slot was pressed, and its card is named first
	} else {
		named := 0 // since the last event
		for _, e := range p.tokyo().Session.Game.History() {
			for _, ev := range e.Items {
				if named++; ev.Kind != tokyo.Answered || ev.Answer.Kind != tokyo.CardAnswer {
					named = 0
				}
			}
		}
		want = want[min(named, len(want)-1):]
	}
	card := want[0]
	p.tap(at, "name", p.shortest(card))
}
