package dash

import (
	"strconv"
	"strings"
	"unicode"

	"github.com/gdamore/tcell/v2"
	"golang.org/x/text/unicode/norm"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
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

// small draws the digits of large numbers where columns are few, three by five.
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

// The rows of a large letter, and the columns with the one behind it.
const (
	glyphHigh = 5
	glyphWide = 6
	digitWide = 4
)

// large writes a word in large letters. Each dot of a letter is so many columns wide and rows high. The font has
// the characters that largeText returns; any other one leaves its place empty.
func (c canvas) large(x, y, times int, st tcell.Style, word string) {
	c.glyphsOf(font, glyphWide, x, y, times, st, word)
}

// glyphsOf writes a word in the letters of a font.
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

// largeText is a text as large letters can show it: in capitals, without accents.
func largeText(s string) string {
	s = norm.NFD.String(strings.ToUpper(asciiGlyphs.Replace(s)))
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, s)
}

// broken are the lines of a text in large letters, none longer than so many; nil where a
// word alone is longer.
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

// ending is the block of how a game ended: in large letters where there is room.
func (t *table) ending(c canvas, v *companion.Frame) block {
	e := v.Ending
	if e == nil {
		return block{}
	}
	hue := e.Hue
	if e.Lost {
		hue = companion.RivalHue
	}
	title := strings.Split(strings.Join(broken(largeText(e.Title), (c.w-2)/glyphWide), "\n"), "\n")
	rest := func(c canvas, y int, lines []string) {
		y = c.text(2, y, c.bold, text.Capital(e.Why))
		for _, l := range lines {
			y = c.text(2, y, c.plain, l)
		}
	}
	high := func(lines []string) int {
		n := len(c.wrap(e.Why, c.w-2))
		for _, l := range lines {
			n += len(c.wrap(l, c.w-2))
		}
		return n
	}
	plain := func(lines []string) variant {
		return variant{1 + high(lines), func(c canvas) {
			c.rows(0, 1).paint(c.fill(hue))
			c.put(2, 0, c.fill(hue), e.Title)
			rest(c, 1, lines)
		}}
	}
	b := block{variants: []variant{plain(nil), plain(e.Lines)}}
	if title[0] == "" {
		return b
	}
	rows := len(title)*(glyphHigh+1) + 1
	for _, lines := range [][]string{nil, e.Lines} {
		f := variant{rows + high(lines), func(c canvas) {
			for i, l := range title {
				c.large(2, 1+i*(glyphHigh+1), 1, c.ink(hue).Bold(true), l)
			}
			rest(c, rows, lines)
		}}
		if f.rows > b.variants[len(b.variants)-1].rows {
			b.variants = append(b.variants, f)
		}
	}
	return b
}

// bigSeats is the block of the players for somebody who looks from across the table: every number in large
// digits, with a letter for what it is.
func (t *table) bigSeats(v *companion.Frame, c canvas, rows int) block {
	n := len(v.Seats)
	gauges := 0
	for i := range v.Seats {
		gauges = max(gauges, len(v.Seats[i].Gauges))
	}
	if n == 0 || gauges == 0 {
		return t.seats(v, c)
	}
	for times := 3; times > 0; times-- {
		for _, wide := range []int{glyphWide, digitWide} {
			field := 2*wide*times + 2
			for down := 1; down <= n; down++ {
				across := (n + down - 1) / down
				each := glyphHigh*times + 1
				if across*gauges*field > c.w+2 || down*each > rows || times > 1 && down*each > rows*2/3 {
					continue
				}
				room := c.w / across
				return block{variants: []variant{{down * each, func(c canvas) {
					for i := range v.Seats {
						t.bigSeat(c.part(i%across*room, i/across*each, room, each), &v.Seats[i], wide, times, field)
					}
				}}}}
			}
		}
	}
	return t.seats(v, c)
}

// bigSeat is one player in large digits.
func (t *table) bigSeat(c canvas, s *companion.Seat, wide, times, field int) {
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
	badge := c.width(s.Badge) + 2
	beside := c.w - badge - 1 // beside the digits, where there is room: points have its colour and would touch it
	switch digits := (len(s.Gauges)-1)*field + 2*wide*times - 1; {
	case s.Badge == "":
	case times == 1 && beside >= max(x, digits):
		c.put(beside, 0, c.fill(companion.FameHue), " "+s.Badge+" ")
	case x+badge <= c.w:
		c.put(x, 0, c.fill(companion.FameHue), " "+s.Badge+" ")
	default:
		c.put(x-1, 0, c.fill(companion.FameHue), "*")
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
		c.glyphsOf(font, wide, at, 1, times, st, value)
		short := []rune(g.Short)
		c.part(i*field+2*wide*times-1, c.h-1, 2, 1).put(0, 0, st, string(short[:min(2, len(short))]))
	}
	c.tap(0, 0, c.w, c.h, t.correct)
}

// big is the large view, which can be read from across the table: the numbers of all players come first.
func (t *table) big(c canvas, v *companion.Frame, tr *companion.Tray) {
	s := t.stack(c, v, tr, true)
	if t.d.look.HideMoves {
		s.blocks[partBoard] = block{}
	}
	if v.Ending == nil {
		rows := c.h - 1
		for _, p := range []part{partAsked, partBoard} { // who must decide, and what to move for it, is read as well
			if forms := s.blocks[p].variants; v.Asked != nil && len(forms) > 0 {
				rows -= forms[0].rows
			}
		}
		s.blocks[partSeats] = t.bigSeats(v, c, rows)
		s.grow = append([]growth{{partSeats, most}}, s.grow...)
	}
	s.draw(c)
}
