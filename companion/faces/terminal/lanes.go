package terminal

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"
	"github.com/mattn/go-runewidth"

	"kingoftokyo/companion"
	"kingoftokyo/companion/faces/terminal/screen"
	"kingoftokyo/rules"
)

// laneName is how many columns the name beside a lane has, in every language.
const laneName = 12

// laneAt returns the column at which the spaces of lanes begin, and how wide a space is. above means that the names are
// above the lanes.
func laneAt(c canvas, v *companion.Frame, above bool) (x, wide int) {
	n := 1
	for i := range v.Lanes {
		n = max(n, len(v.Lanes[i].Spaces))
	}
	x = 2 + laneName
	switch {
	case above:
		x = 1
	case (c.w-x)/n < 3: // the marker's letter needs room on the lane, too
		x = 6
	}
	return x, max(2, min(6, (c.w-x)/n))
}

// lanes draws the tracks, each in as many rows as the plan gives it. A token without a row of its own covers the numbers of
// its spaces.
func (t *table) lanes(c canvas, v *companion.Frame, p *lanePlan) {
	x, wide := laneAt(c, v, p.names)
	for i := range v.Lanes {
		l, y := &v.Lanes[i], i*p.each
		if p.names {
			c.put(1, y, c.ink(l.Hue).Bold(true), l.Name)
			y++
		} else {
			c.part(0, y, x-1, 1).put(1, 0, c.ink(l.Hue).Bold(true), c.short(l.Name, x-2))
		}
		for n, s := range l.Spaces {
			if l.Marker%2 == 1 && (n == l.Marker/2 || n == l.Marker/2+1) { // the marker would cover half of the number
				s.Label = ""
			}
			t.space(c.part(x+n*wide, y, wide, p.high), &s)
		}
		if !p.tokens && wide >= 3 { // tokens without a row of their own are in the lane's row
			t.drawTokens(c, v, i, x, y, wide)
		}
		at := c.part(x+l.Marker*wide/2, y, wide, p.high)
		at.paint(c.fill(l.Hue))
		mark := l.Letter
		if !c.coloured() && wide > 2 {
			mark = "[" + mark + "]"
		}
		at.middle(0, c.fill(l.Hue), mark)
		if p.tokens {
			t.drawTokens(c, v, i, x, y+p.high, wide)
		}
	}
}

// ends names the ends of the lanes and their coloured zones above the lanes: in the empty row between players and lanes or,
// if there is none, in the row for the players' cards, on the side of each player who has none.
func (t *table) ends(c canvas, v *companion.Frame) {
	lanes, seats := t.drawn.at[areaLanes], t.drawn.at[areaSeats]
	shared := lanes.y == seats.y+seats.h
	if shared && t.drawn.plan.seat.lines < 3 {
		return
	}
	c = c.to(rect{lanes.x, lanes.y - 1, lanes.w, 1})
	x, wide := laneAt(c, v, false)
	spaces := v.Lanes[0].Spaces
	for from := 0; from < len(spaces); {
		to := from + 1
		for to < len(spaces) && spaces[to].Zone == spaces[from].Zone && spaces[to].Win == spaces[from].Win {
			to++
		}
		s, said := &spaces[from], t.d.Say("dash.spotlight")
		for i := range v.Seats {
			switch seat := &v.Seats[i]; {
			case seat.Hue != s.Zone, shared && seat.Held != nil:
			case s.Win:
				name := c.short(strings.ToUpper(seat.Name), max(7, 2*wide-1)) // of a numbered player all
				c.put(x+min(from*wide, len(spaces)*wide-1-c.width(name)), 0, c.ink(s.Zone).Bold(true), name)
			case c.width(said) < (to-from)*wide:
				c.part(x+from*wide, 0, (to-from)*wide, 1).middle(0, c.dim, said)
			}
		}
		from = to
	}
}

// short returns a name cut to w columns. Its spaces go first, so that "Player 1" keeps its number.
func (c canvas) short(name string, w int) string {
	if name = c.glyphs(name); columns(name) > w {
		return runewidth.Truncate(strings.ReplaceAll(name, " ", ""), w, ".")
	}
	return name
}

// space draws a space of a lane. If the numbers would touch each other, it leaves out their signs.
func (t *table) space(c canvas, s *companion.Space) {
	label := s.Label
	if c.width(label) >= c.w {
		label = unsigned(label)
	}
	switch {
	case s.Gone:
		return
	case s.Win:
		st := c.zone(s.Zone).Bold(true)
		if c.look.Mono || !c.coloured() {
			st = c.bold.Reverse(true)
		}
		c.paint(st)
		if c.width(label) > c.w {
			label = string([]rune(label)[:1])
		}
		c.middle(0, st, label)
	case s.Zone != companion.NoHue:
		st := c.zone(s.Zone)
		c.paint(st)
		if !c.coloured() {
			st = c.bold
		}
		c.middle(0, st, label)
	default:
		c.middle(0, c.dim, label)
	}
}

func unsigned(label string) string { return strings.TrimLeft(label, "+-") }

// drawTokens draws the tokens of a lane in a row, each over the spaces that it covers, with what these spaces give.
func (t *table) drawTokens(c canvas, v *companion.Frame, lane, x, y, wide int) {
	piece := func(from, to int, parts []companion.LanePart, cursor bool) {
		under := c.part(x+from*wide, y, (to-from+1)*wide-1, 1) // a gap separates it from its neighbour
		st := c.band
		if c.look.Mono || !c.coloured() {
			st = c.plain
			under.put(0, 0, st, "[")
			under.put(under.w-1, 0, st, "]")
		} else {
			under.paint(st)
		}
		if cursor {
			st = c.fill(companion.YouHue)
			under.paint(st)
		}
		if cursor && len(parts) == 0 {
			under.middle(0, st, v.Placing.Name)
		}
		for _, p := range parts {
			label := cmp.Or(p.Label, "·")
			ink := st
			if !cursor && p.Label != "" && c.coloured() {
				ink = c.bandInk(p.Hue)
			}
			at := x + p.At*wide/2
			c.put(at+max(0, (wide-c.width(label))/2), y, ink, label)
		}
	}
	for i := range v.Lanes[lane].Tokens {
		tk := &v.Lanes[lane].Tokens[i]
		piece(tk.From, tk.To, tk.Parts, false)
	}
	if s := t.spot(v); s != nil && s.Lane == lane {
		piece(s.From, s.To, s.Parts, true)
	}
}

// spot returns the place under the cursor while the player puts a piece on a lane, otherwise nil.
func (t *table) spot(v *companion.Frame) *companion.Spot {
	if v.Placing == nil || len(v.Placing.Spots) == 0 {
		return nil
	}
	return &v.Placing.Spots[t.spotAt(v)]
}

// spotAt returns the index of that place.
func (t *table) spotAt(v *companion.Frame) int {
	at := t.cursor - 1
	if at < 0 {
		at = v.Placing.At
	}
	return max(0, min(at, len(v.Placing.Spots)-1))
}

// placeRune handles a key while the player puts a piece on a lane. The key turns the piece, puts it on the lane whose
// marker has that letter, or puts it over the space with that number, on the player's side or, after a minus, on the other
// side. placeRune returns false for any other key.
func (t *table) placeRune(c rune) bool {
	v := t.d.Frame()
	now := t.spot(v)
	if now == nil {
		return false
	}
	minus := t.minus
	t.minus = c == '-'
	if t.minus {
		return true
	}
	if c == 'r' || c == 'R' {
		if !v.Placing.Turns {
			t.d.Fault(rules.Refuse("", "dash.place.turn"))
			return true
		}
		return t.nearest(func(s *companion.Spot) bool { return s.Lane == now.Lane && s.Turned != now.Turned })
	}
	for i := range v.Lanes {
		if strings.EqualFold(v.Lanes[i].Letter, string(c)) {
			t.nearest(func(s *companion.Spot) bool { return s.Lane == i })
			return true
		}
	}
	n, ok := screen.Digit(c)
	if !ok {
		return false
	}
	spaces := v.Lanes[now.Lane].Spaces
	t.nearest(func(s *companion.Spot) bool {
		at := max(s.From, s.To) // the lowest space is the one farthest to the right
		if at >= len(spaces) || unsigned(spaces[at].Label) != strconv.Itoa(n) {
			return false
		}
		return s.Lane == now.Lane && (n == 0 || minus == (at > len(spaces)/2))
	})
	return true
}

// nearest puts the piece on the nearest of the places that fit.
func (t *table) nearest(fits func(*companion.Spot) bool) bool {
	v := t.d.Frame()
	best := v.Placing.Nearest(t.spot(v), fits)
	if best >= 0 {
		t.cursor = best + 1
	}
	return best >= 0
}

// arrow moves the piece that the player is putting on a lane, or the cursor over dice that can be marked, or the cursor
// over the choices shown.
func (t *table) arrow(key tcell.Key) {
	sideways := map[tcell.Key]int{tcell.KeyLeft: -1, tcell.KeyRight: 1}[key]
	by := map[tcell.Key]int{tcell.KeyUp: -1, tcell.KeyDown: 1}[key]
	if now := t.spot(t.d.Frame()); now != nil {
		t.nearest(func(s *companion.Spot) bool {
			if by != 0 {
				return s.Lane == now.Lane+by
			}
			return s.Lane == now.Lane && (s.From-now.From)*sideways > 0
		})
		return
	}
	if tr := t.tray(); tr.Marks && sideways != 0 {
		t.die = max(1, min(t.die+sideways, len(tr.Dice)))
		return
	}
	list := t.choices()
	for at := t.cursor + by + sideways; at > 0 && at <= len(list); at += by + sideways {
		if t.seen(&list[at-1]) {
			t.cursor = at
			return
		}
	}
	if t.cursor == 0 {
		t.nothing(map[bool]string{true: "keyname.leftright", false: "keyname.updown"}[sideways != 0])
	}
}
