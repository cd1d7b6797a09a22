package partydash

import (
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/text"
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// The parts of the large view. A monster is its name, two numbers of two digits
// and what they are; below lie the dice and what is asked.
const (
	bigNumbers = 2 * screen.GlyphWide // columns of a number
	bigGap     = 1                    // columns between a monster's numbers
	bigFrame   = 2                    // rows of a monster beside its numbers
	bigLine    = screen.GlyphHigh + 1 // rows of a line of large letters
)

// big is how the monsters of the large view stand: it depends on the size of the
// screen and the number of players alone.
type big struct {
	across, down int // monsters side by side, and rows of them
	times        int // how large their numbers are; 0: as on the table
}

// bigRoom are the rows that numbers so many times as large leave for what is asked
// at least: larger ones may not take the room of the dice.
var bigRoom = [...]int{1: 7, 2: 12, 3: 18}

// fitBig chooses the largest numbers for n monsters, and of those the fewest rows.
// high are the rows for monsters and what is asked.
func fitBig(w, high, n int) big {
	for times := len(bigRoom) - 1; times > 0; times-- {
		for down := 1; down <= n; down++ {
			across := (n + down - 1) / down
			if w/across >= (2*bigNumbers+bigGap)*times+1 && high-down*(screen.GlyphHigh*times+bigFrame) >= bigRoom[times] {
				return big{across, down, times}
			}
		}
	}
	return big{1, n, 0}
}

// drawBig is the large view, readable across the table: everybody's hearts and
// points, the dice and what is asked.
func (t *table) drawBig(c screen.Canvas) {
	n := int(t.now().State.Players)
	t.title(c.Rows(0, 1))
	bottom := max(0, c.H-3) // the prompt, and two rows of hints
	if c.H < 30 {
		bottom = c.H - 2
	}
	y := 1
	if b := fitBig(c.W, bottom-y, n); b.times > 0 {
		each := screen.GlyphHigh*b.times + bigFrame
		for seat := range n {
			t.bigSeat(c.Part(seat%b.across*(c.W/b.across), y+seat/b.across*each, c.W/b.across, each), tokyo.Seat(seat), b.times)
		}
		y += b.down * each
	} else {
		t.seats(c.Rows(y, n))
		y += n
	}
	if bottom-y > 2*bigLine+1 { // there is room for a line between
		c.Heading(y, "", "")
		y++
	}
	t.bigStep(c.Rows(y, bottom-y))
	t.hints(c.Rows(bottom+1, c.H))
	t.prompt(c.Rows(bottom, c.H))
}

// bigSeat is one monster: who, where, hearts and points.
func (t *table) bigSeat(c screen.Canvas, seat tokyo.Seat, times int) {
	v, s := &t.d.view, &t.now().State
	m := &s.Seats[seat]
	mark, name, plain := "  ", c.Theme.Bold, c.Theme.Plain
	switch {
	case m.Out:
		name, plain = c.Theme.Dim, c.Theme.Dim
	case s.Turn.Active == seat && !s.Over():
		mark, name = "> ", c.Theme.Active
	}
	c.Tap(0, 0, c.W, c.H, func() { t.d.Press(tcell.KeyRune, 'm') })
	where := ""
	switch {
	case m.Out:
		where = v.Say("tokyo.dash.out")
	case m.Place.Tokyo():
		where = v.Say("tokyo.view.at." + m.Place.String())
	}
	called, room := mark+v.Player(seat)+" ", c.W-1
	if where != "" {
		where = "[" + where + "]"
		room -= c.Width(where) + 1
	}
	c.Part(0, 0, room, 1).Put(0, 0, name, called)
	c.Put(min(room, c.Width(called))+1, 0, c.Theme.Bold, where)
	points := (bigNumbers + bigGap) * times
	c.Larger(1, 1, times, plain, strconv.Itoa(max(0, int(m.Hearts))))
	c.Larger(1+points, 1, times, plain, strconv.Itoa(max(0, int(m.Points))))
	c.Part(0, c.H-1, points, 1).Put(1, 0, c.Theme.Dim, v.Say("tokyo.dash.head.hearts"))
	c.Put(1+points, c.H-1, c.Theme.Dim, v.Say("tokyo.dash.head.points"))
}

// bigStep is the present step below the monsters: the dice, what is asked in
// letters as large as there is room, and what can be done.
func (t *table) bigStep(c screen.Canvas) {
	if c.H < 1 {
		return
	}
	tr := t.tray()
	_, list := t.workLines(false)
	least := 1 // of the list, rows
	if asked(t) {
		if c.H < screen.GlyphHigh+needed(list)+1 {
			list = together(list)
		}
		least = t.bigRows(c, list)
	}
	dice := 0 // rows
	rolling := tr.wants != wantsNothing && tr.due > 0
	switch {
	case tr.wants == wantsHand && c.H > least: // small, with their numbers
		dice = min(3, c.H-least)
		t.dice(c.Rows(0, dice))
	case len(tr.dice) == 0 || !rolling && t.now().State.Turn.Phase != tokyo.PhaseResolve || asked(t) && !rolling:
	case c.W/len(tr.dice) >= screen.GlyphWide && (c.H >= bigLine+screen.GlyphHigh+least || c.H >= bigLine && (len(t.typed) > 0 || !rolling)):
		dice = bigLine
		t.bigDice(c.Rows(0, dice), &tr)
	case c.H > least:
		dice = 1
		t.dice(c.Rows(0, 1))
	}
	c = c.Rows(dice, c.H-dice)
	words := t.bigWords(c.W, c.H-least)
	for y, l := range words {
		c.Large(1, y*bigLine, c.Theme.Bold, l)
	}
	t.list(c.Rows(min(len(words)*bigLine, c.H-least), c.H), list)
}

// bigRows are the rows that the lines take which may not be left out.
func (t *table) bigRows(c screen.Canvas, list []screen.Line) int {
	n := 0
	for _, l := range list {
		if l.Extra == screen.Stays {
			n += len(strings.Split(text.Wrap(l.Text, c.W-1), "\n"))
		}
	}
	return n
}

// bigWords are what is asked, broken into lines of large letters: all of it where
// it has room, otherwise who is to do something, otherwise nothing.
func (t *table) bigWords(w, h int) []string {
	v, s := &t.d.view, &t.now().State
	name, mark, all := v.Player(s.Turn.Active), "", ""
	q, open := t.now().Open()
	switch {
	case open:
		all = v.Question(t.now(), &q)
		name, mark = v.Player(q.Seat), " ?"
	case s.Over():
		all = v.Ending(s)
		if s.Winner != tokyo.NoSeat {
			name = v.Player(s.Winner)
		}
	case s.Turn.Phase == tokyo.PhaseRoll:
		due := v.Rules.DiceCount(s, s.Turn.Active) - len(t.typed)
		all = v.Say("tokyo.dash.big.roll", rules.Text("name", name), rules.Num("n", due))
		mark = " " + strconv.Itoa(due)
	case s.Turn.Phase == tokyo.PhaseResolve:
		all = v.Say("tokyo.dash.big.resolve", rules.Text("name", name))
	default:
		all = v.Say("tokyo.dash.big.buy", rules.Text("name", name))
	}
	across := (w - 1) / screen.GlyphWide
	if across < 1 {
		return nil
	}
	if lines := broken(screen.LargeText(all), across); lines != nil && len(lines)*bigLine-1 <= h {
		return lines
	}
	if short := []rune(screen.LargeText(name)); bigLine-1 <= h && across > len(mark) {
		return []string{string(short[:min(len(short), across-len(mark))]) + mark}
	}
	return nil
}

// broken are the lines of a text, none longer than so many letters and none
// beginning with a sign; nil where a word alone is longer.
func broken(s string, across int) []string {
	var out []string
	for _, word := range strings.Fields(s) {
		last := len(out) - 1
		switch {
		case last >= 0 && len(out[last])+1+len(word) <= across:
			out[last] += " " + word
		case len(word) > across, last >= 0 && strings.Contains(":?!", word):
			return nil
		default:
			out = append(out, word)
		}
	}
	return out
}

// bigDice are the dice as large letters.
func (t *table) bigDice(c screen.Canvas, tr *tray) {
	cell := min(2*screen.GlyphWide, c.W/len(tr.dice))
	for i, d := range tr.dice {
		p := c.Part(i*cell, 0, cell, c.H)
		word, st := "_", c.Theme.Plain
		if !d.blank {
			word, st = t.faceLetter(d.face), c.Theme.Bold
		}
		if d.done {
			st = c.Theme.Dim
		}
		p.Large(1, 0, st, word)
		if !d.blank && !d.done && t.now().State.Turn.Phase == tokyo.PhaseResolve {
			p.Tap(0, 0, p.W, p.H, func() { t.resolve(party.GroupOf(d.face)) })
		}
	}
}

// bigger goes to the large view, or back.
func bigger(l *screen.Look) { l.Big = !l.Big }
