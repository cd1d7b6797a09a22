package terminal

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/gdamore/tcell/v2"
	"golang.org/x/text/unicode/norm"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
)

// font draws the capitals, digits and signs of the large view, five columns by five rows.
var font = map[rune][5]string{
	'0':  {" ### ", "#   #", "#   #", "#   #", " ### "},
	'1':  {"  #  ", " ##  ", "  #  ", "  #  ", " ### "},
	'2':  {"#### ", "    #", " ### ", "#    ", "#####"},
	'3':  {"#### ", "    #", " ### ", "    #", "#### "},
	'4':  {"#   #", "#   #", "#####", "    #", "    #"},
	'5':  {"#####", "#    ", "#### ", "    #", "#### "},
	'6':  {" ### ", "#    ", "#### ", "#   #", " ### "},
	'7':  {"#####", "   # ", "  #  ", " #   ", "#    "},
	'8':  {" ### ", "#   #", " ### ", "#   #", " ### "},
	'9':  {" ### ", "#   #", " ####", "    #", " ### "},
	'B':  {"#### ", "#   #", "#### ", "#   #", "#### "},
	'C':  {" ####", "#    ", "#    ", "#    ", " ####"},
	'D':  {"#### ", "#   #", "#   #", "#   #", "#### "},
	'E':  {"#####", "#    ", "#### ", "#    ", "#####"},
	'F':  {"#####", "#    ", "#### ", "#    ", "#    "},
	'G':  {" ####", "#    ", "#  ##", "#   #", " ####"},
	'H':  {"#   #", "#   #", "#####", "#   #", "#   #"},
	'P':  {"#### ", "#   #", "#### ", "#    ", "#    "},
	'S':  {" ####", "#    ", " ### ", "    #", "#### "},
	'A':  {" ### ", "#   #", "#####", "#   #", "#   #"},
	'I':  {" ### ", "  #  ", "  #  ", "  #  ", " ### "},
	'J':  {"  ###", "   # ", "   # ", "#  # ", " ##  "},
	'K':  {"#  # ", "# #  ", "##   ", "# #  ", "#  # "},
	'L':  {"#    ", "#    ", "#    ", "#    ", "#####"},
	'M':  {"#   #", "## ##", "# # #", "#   #", "#   #"},
	'N':  {"#   #", "##  #", "# # #", "#  ##", "#   #"},
	'O':  {" ### ", "#   #", "#   #", "#   #", " ### "},
	'Q':  {" ### ", "#   #", "# # #", "#  # ", " ## #"},
	'R':  {"#### ", "#   #", "#### ", "#  # ", "#   #"},
	'T':  {"#####", "  #  ", "  #  ", "  #  ", "  #  "},
	'U':  {"#   #", "#   #", "#   #", "#   #", " ### "},
	'V':  {"#   #", "#   #", "#   #", " # # ", "  #  "},
	'W':  {"#   #", "#   #", "# # #", "## ##", "#   #"},
	'X':  {"#   #", " # # ", "  #  ", " # # ", "#   #"},
	'Y':  {"#   #", " # # ", "  #  ", "  #  ", "  #  "},
	'Z':  {"#####", "   # ", "  #  ", " #   ", "#####"},
	'+':  {"     ", "  #  ", "#####", "  #  ", "     "},
	'-':  {"     ", "     ", "#####", "     ", "     "},
	'.':  {"     ", "     ", "     ", "     ", "  #  "},
	',':  {"     ", "     ", "     ", "  #  ", " #   "},
	':':  {"     ", "  #  ", "     ", "  #  ", "     "},
	'?':  {" ### ", "#   #", "   # ", "     ", "  #  "},
	'!':  {"  #  ", "  #  ", "  #  ", "     ", "  #  "},
	'/':  {"    #", "   # ", "  #  ", " #   ", "#    "},
	'(':  {"  #  ", " #   ", " #   ", " #   ", "  #  "},
	')':  {"  #  ", "   # ", "   # ", "   # ", "  #  "},
	'\'': {"  #  ", "  #  ", "     ", "     ", "     "},
	'_':  {"     ", "     ", "     ", "     ", "#####"},
}

// small draws the digits of large numbers, three columns by five rows, if there are few columns.
var small = map[rune][5]string{
	'0': {"###", "# #", "# #", "# #", "###"},
	'1': {" # ", "## ", " # ", " # ", "###"},
	'2': {"###", "  #", "###", "#  ", "###"},
	'3': {"###", "  #", " ##", "  #", "###"},
	'4': {"# #", "# #", "###", "  #", "  #"},
	'5': {"###", "#  ", "###", "  #", "###"},
	'6': {"###", "#  ", "###", "# #", "###"},
	'7': {"###", "  #", "  #", " # ", " # "},
	'8': {"###", "# #", "###", "# #", "###"},
	'9': {"###", "# #", "###", "  #", "###"},
	'-': {"   ", "   ", "###", "   ", "   "},
}

// The rows of a large letter, and the columns including the one after it.
const (
	glyphHigh = 5
	glyphWide = 6
	digitWide = 4
)

// large writes lines in large letters, and returns the row after them. The font has the characters that largeText returns;
// any other character leaves a gap.
func (c canvas) large(x, y int, st tcell.Style, lines []string) int {
	for _, l := range lines {
		c.glyphsOf(font, glyphWide, x, y, 1, st, l)
		y += glyphHigh + 1
	}
	return y
}

// glyphsOf writes a word in the letters of a font. Each dot of a letter is times columns wide and times rows high.
func (c canvas) glyphsOf(font map[rune][5]string, wide, x, y, times int, st tcell.Style, word string) {
	dot := strings.Repeat("█", times)
	for _, r := range word {
		for row, line := range font[r] {
			for col, set := range line {
				for i := range times {
					if set == '#' {
						c.put(x+col*times, y+row*times+i, st, dot)
					}
				}
			}
		}
		x += wide * times
	}
}

// halves writes a word in the letters of a font, with two dots in each character.
func (c canvas) halves(font map[rune][5]string, wide, x, y int, st tcell.Style, word string) {
	for _, r := range word {
		dots := font[r]
		for col := range len(dots[0]) {
			for row := 0; row < len(dots); row += 2 {
				up, down := dots[row][col] == '#', row+1 < len(dots) && dots[row+1][col] == '#'
				switch {
				case up && down:
					c.put(x+col, y+row/2, st, "█")
				case up:
					c.put(x+col, y+row/2, st, "▀")
				case down:
					c.put(x+col, y+row/2, st, "▄")
				}
			}
		}
		x += wide
	}
}

// largeText returns a text as large letters can show it: in capitals, without accents.
func largeText(s string) string {
	s = norm.NFD.String(strings.ToUpper(asciiGlyphs.Replace(s)))
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, s)
}

// broken returns the lines of a text in large letters, each at most across characters long, or nil if a single word is
// longer.
func broken(s string, across int) []string {
	var out []string
	for _, word := range strings.Fields(s) {
		n := len([]rune(word))
		last := len(out) - 1
		switch {
		case n > across:
			return nil
		case last >= 0 && len([]rune(out[last]))+1+n <= across:
			out[last] += " " + word
		default:
			out = append(out, word)
		}
	}
	return out
}

// ending shows how a game ended, in large letters if they fit, and what else there is to say.
func (t *table) ending(c canvas, v *companion.Frame) {
	e, hue := v.Ending, v.Ending.Hue
	if e.Lost {
		hue = companion.RivalHue
	}
	high := len(c.wrap(e.Why, c.w-2))
	for _, l := range e.Lines {
		high += len(c.wrap(l, c.w-2))
	}
	y := 1
	if title := broken(largeText(e.Title), (c.w-2)/glyphWide); title != nil && len(title)*(glyphHigh+1)+high <= c.h {
		y = c.large(2, 0, c.ink(hue).Bold(true), title)
	} else {
		c.rows(0, 1).paint(c.fill(hue))
		c.put(2, 0, c.fill(hue), e.Title)
	}
	y = c.text(2, y, c.bold, text.Capital(e.Why))
	for _, l := range e.Lines {
		y = c.text(2, y, c.plain, l)
	}
}

// largePlan says where everything is in the large view, which can be read from across the table: the numbers of all players
// beside each other, as large as they fit; the lanes; the pieces to move; the dice; what to do now.
type largePlan struct {
	across, times, wide, field int  // players beside each other; the size of their digits; columns of a number
	each                       int  // rows of a player
	half                       bool // the digits have half as many rows
	die                        diePlan
	lane                       lanePlan
	areas                      [numAreas]rect // the area of the strip shows the prompt
}

// fitSeats chooses how n players with their gauges are drawn on a page, next to as many rows of lanes: in digits as large as they fit
// beside the rest, in digits of half the rows, or each in one row.
func (p *largePlan) fitSeats(w, h, lanes, n, gauges int) {
	fits := func(least int) bool { // with at least this many rows for the rest
		for p.times = 4; p.times > 0; p.times-- {
			for _, p.wide = range []int{glyphWide, digitWide} {
				for down := 1; down <= n; down++ {
					p.across, p.field, p.each = (n+down-1)/down, 2*p.wide*p.times+2, glyphHigh*p.times+1
					if p.across*gauges*p.field <= w+2 && down*p.each+least <= h && (p.times == 1 || down*p.each <= h/2) {
						return true
					}
				}
			}
		}
		return false
	}
	least := 3
	if h >= headHigh {
		least = 7 // a list of some pieces, and the dice as letters
	}
	half := func() bool {
		p.times, p.wide, p.field, p.each = 1, digitWide, 2*digitWide+2, 1+(glyphHigh+1)/2
		p.across = min(n, (w+2)/(gauges*p.field))
		p.half = p.across > 0 && (n+p.across-1)/p.across*p.each+least+lanes <= h
		return p.half
	}
	if !fits(leastLarge+lanes) && !fits(least+lanes) && !half() {
		p.across, p.each = 1+min(1, w/pairWide), 1
	}
}

func largeOf(w, h int, k tableKind) (p largePlan) {
	n, lanes := max(1, k.seats), 0
	if k.lanes > 0 && h >= headHigh {
		p.lane, lanes = lanePlan{each: 2, high: 1, tokens: true}, 1+2*k.lanes
	}
	p.fitSeats(w, h, lanes, n, max(1, k.gauges))
	high := (n + p.across - 1) / p.across * p.each
	left := max(0, h-high-lanes)
	pitch := max(4, min(20, (w-2)/mostDice))
	p.die = diePlan{wide: pitch - 1, high: max(1, min(pitch/2, left-2)), pitch: pitch, words: pitch >= 7}
	if p.die.high < 3 || lanes == 0 && left < leastLarge {
		p.die = diePlan{wide: 3, high: 1, pitch: 4, beside: w >= pairWide}
	} else if p.die.high > left-6 {
		p.die.high = max(3, left-6)
	}
	dice := p.die.high
	if p.die.words {
		dice++
	}
	said, list := 1+left*2/3, min(5, left-dice-1)
	if lanes > 0 { // only the row below shows the prompt
		said, list = 0, max(1, left-dice)
	}
	p.areas[areaSeats] = rect{0, 0, w, high}
	if lanes > 0 {
		p.areas[areaLanes] = rect{0, high + 1, w, lanes - 1}
	}
	column(rect{0, high + lanes, w, left}, []share{
		{areaList, list, left},
		{areaNone, 0, 1},
		{areaStrip, min(1, said), said},
		{areaNone, 0, 1},
		{areaDice, dice, dice},
	}, &p.areas)
	return p
}

// leastLarge is the least rows below the players that have room for tiles: dice, the list and the prompt.
const leastLarge = 10

// large draws the large view. A question covers its lower rows.
func (t *table) large(c canvas, v *companion.Frame) {
	p, now := largeOf(c.w, c.h, kindOf(v)), &t.drawn
	now.at = p.areas
	in := func(a area) canvas { return c.to(now.at[a]) }
	room := c.w / p.across
	for i := range v.Seats {
		s := in(areaSeats).part(i%p.across*room, i/p.across*p.each, room, p.each)
		if p.each == 1 {
			t.seatLine(s.part(0, 0, s.w-1, 1), &v.Seats[i])
		} else {
			t.bigSeat(s, &v.Seats[i], &p)
		}
	}
	t.lanes(in(areaLanes), v, &p.lane)
	list := t.pieces(c, v)
	if v.Asked != nil {
		now.box = t.box(c, v, now, min(c.h-now.at[areaList].y, t.needs(in(areaList), &list)))
		now.at[areaList].h, now.at[areaStrip].h = max(0, now.box.at.y-now.at[areaList].y), 0
	}
	if v.Asked == nil || v.Dice.Due > 0 { // the question takes their place
		now.dice = t.dice(in(areaDice), &v.Dice, &p.die, v.Dice.Beside)
	}
	if !t.d.look.HideMoves {
		list.reasons = "" // w has them
		t.dropNotes(in(areaList), &list)
		if t.needs(in(areaList), &list) > now.at[areaList].h { // the row below shows the prompt too
			now.lend(areaStrip, areaList)
		}
		t.turnPages(in(areaList), &list)
		t.section(in(areaList), &list)
	}
	t.saidLarge(in(areaStrip), v)
	if v.Asked != nil {
		t.asked(c, v, now)
	}
}

// saidLarge writes what to do now, in large letters if they fit. It does not repeat what the prompt below says in small
// ones.
func (t *table) saidLarge(c canvas, v *companion.Frame) {
	said := []string{t.prompt()}
	for i, l := range v.Dice.Beside {
		said = slices.Insert(said, i, strings.TrimSpace(l.Text))
	}
	y := 0
	for i, l := range said { // as many as fit, each on a line of its own
		lines := broken(largeText(l), (c.w-2)/glyphWide)
		if high := len(lines) * (glyphHigh + 1); lines == nil || y+high+len(said)-1-i > c.h {
			if i < len(said)-1 { // the last one is the prompt, which is also shown below
				y = c.text(1, y, c.bold, l)
			}
			continue
		}
		y = c.large(1, y, c.bold, lines)
	}
}

func (t *table) bigSeat(c canvas, s *companion.Seat, p *largePlan) {
	wide, times, field := p.wide, p.times, p.field
	name, sign := c.bold, " "
	switch {
	case s.Out:
		name = c.dim
	case s.Asked:
		name, sign = c.fill(companion.YouHue), "?"
	case s.Active:
		name, sign = c.fill(companion.YouHue), ">"
	}
	x := c.put(0, 0, name, sign+s.Name+" ") + 1
	standing, ground := t.standing(s), c.badge(s)
	badge := c.width(standing) + 2
	beside := c.w - badge - 1 // beside the digits if there is room: points have the same colour and would touch it
	switch digits := (len(s.Gauges)-1)*field + 2*wide*times - 1; {
	case standing == "":
	case times == 1 && beside >= max(x, digits):
		c.put(beside, 0, ground, " "+standing+" ")
	case x+badge <= c.w:
		c.put(x, 0, ground, " "+standing+" ")
	default:
		c.put(x-1, 0, ground, "*")
	}
	font := font
	if wide == digitWide {
		font = small
	}
	for i, g := range s.Gauges {
		st := c.ink(g.Hue).Bold(true)
		if s.Out {
			st = c.dim
		}
		value := strconv.Itoa(g.Value)
		at := i*field + max(0, 2-len(value))*wide*times
		if p.half {
			c.halves(font, wide, at, 1, st, value)
		} else {
			c.glyphsOf(font, wide, at, 1, times, st, value)
		}
		short := []rune(c.sign(&g))
		c.part(i*field+2*wide*times-1, c.h-1, 2, 1).put(0, 0, st, string(short[:min(2, len(short))]))
	}
	c.tap(0, 0, c.w, c.h, t.correct)
}
