package partydash

import (
	"slices"
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/text"
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// opening is the page for who starts (2.4): everybody throws six dice, and the
// smashes are typed, one digit a player; those who share the lead throw again.
type opening struct {
	s      *setup
	thrown []int // all that has been typed, in its order
}

// openingDice is how many dice everybody throws (2.4).
const openingDice = 6

func newOpening(s *setup) *opening { return &opening{s: s} }

// throws plays what was typed: what everybody threw in each round, whose throw
// comes next, and who is still in the running.
func (o *opening) throws() (rounds [][]string, throw *party.Opening) {
	n := int(o.s.set.Players)
	rounds, throw = [][]string{make([]string, n)}, party.NewOpening(n)
	for _, smashes := range o.thrown {
		seat, ok := throw.Next()
		if !ok {
			break
		}
		rounds[len(rounds)-1][seat] = strconv.Itoa(smashes)
		if throw.Take(smashes) {
			rounds = append(rounds, make([]string, n))
		}
	}
	return rounds, throw
}

// Draw implements screen.Page.
func (o *opening) Draw(c screen.Canvas) {
	v, d := o.s.now(), o.s.d
	c.Heading(0, strings.ToUpper(v.Say("tokyo.dash.setup.first")), "")
	rounds, throw := o.throws()
	next, _ := throw.Next()
	y := 1
	if hint := strings.Split(text.Wrap(v.Say("tokyo.dash.opening.hint"), c.W-2), "\n"); c.H >= len(hint)+int(o.s.set.Players)+4 {
		for _, l := range hint {
			c.Put(1, y, c.Theme.Plain, l)
			y++
		}
	}
	for seat := range tokyo.Seat(o.s.set.Players) {
		mark, st := "  ", c.Theme.Plain
		switch {
		case seat == next:
			mark, st = "> ", c.Theme.Active
		case !slices.Contains(throw.Left(), seat):
			st = c.Theme.Dim
		}
		x := c.Put(1, y, c.Theme.Bold, mark)
		x = max(c.Part(0, 0, max(x+8, c.W-3*len(rounds)-2), c.H).Put(x, y, st, o.s.player(seat))+2, min(24, c.W/2))
		for _, round := range rounds {
			c.Put(x, y, c.Theme.Bold, round[seat])
			x += 3
		}
		y++
	}
	if y < c.H-1 {
		c.Put(1, min(y+1, c.H-2), c.Theme.Bold, "> "+v.Say("tokyo.dash.opening.next", rules.Text("name", o.s.player(next))))
	}
	d.Footer(c, []screen.Hint{
		{Keys: "0-6", Word: v.Say("tokyo.dash.key.smashes")},
		{Keys: "r", Word: v.Say("tokyo.dash.key.lot"), Act: func() { d.Press(tcell.KeyRune, 'r') }},
		{Keys: d.KeyName("back"), Word: v.Say("key.back"), Act: func() { d.Press(tcell.KeyBackspace2, 0) }},
		{Keys: d.KeyName("esc"), Word: v.Say("key.cancel"), Act: func() { d.Press(tcell.KeyEscape, 0) }},
		{Keys: "Tab", Word: v.Say("key.lang"), Act: func() { d.OtherLanguage() }},
	})
}

// Key implements screen.Page.
func (o *opening) Key(ev *tcell.EventKey) {
	switch ev.Key() {
	case tcell.KeyEscape:
		o.s.d.Pop()
	case tcell.KeyTab:
		o.s.d.OtherLanguage()
	case tcell.KeyBackspace, tcell.KeyBackspace2, tcell.KeyDelete:
		o.thrown = o.thrown[:max(0, len(o.thrown)-1)]
	case tcell.KeyRune:
		o.rune(ev.Rune())
	}
}

func (o *opening) rune(c rune) {
	n, ok := screen.Digit(c)
	switch {
	case c == 'r':
		o.s.lot()
		o.done()
	case screen.Zero(c), ok && n <= openingDice:
		o.took(n)
	case ok:
		o.s.fault(rules.Refuse("2.4", "tokyo.setup.throw", rules.Text("word", string(c))))
	}
}

// took takes the smashes of the next throw.
func (o *opening) took(smashes int) {
	o.thrown = append(o.thrown, smashes)
	rounds, throw := o.throws()
	left := throw.Left()
	if len(left) == 1 {
		o.s.starts(left[0])
		o.done()
		return
	}
	if last := rounds[len(rounds)-1]; strings.Join(last, "") == "" {
		names := make([]string, len(left))
		for i, seat := range left {
			names[i] = o.s.player(seat)
		}
		o.s.d.Tell(o.s.view.Say("tokyo.setup.tie", rules.Text("list", strings.Join(names, ", "))))
	}
}

// done goes back to the set-up, which says who starts.
func (o *opening) done() {
	o.s.d.Pop()
	o.s.d.Tell(o.s.view.Say("tokyo.dash.put.first", rules.Text("name", o.s.player(o.s.set.First))))
}
