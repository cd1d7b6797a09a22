package screen

import "github.com/gdamore/tcell/v2"

// font draws the letters and digits of the large view, five columns by five rows.
var font = map[rune][5]string{
	'0': {" ### ", "#   #", "#   #", "#   #", " ### "},
	'1': {"  #  ", " ##  ", "  #  ", "  #  ", " ### "},
	'2': {"#### ", "    #", " ### ", "#    ", "#####"},
	'3': {"#### ", "    #", " ### ", "    #", "#### "},
	'4': {"#   #", "#   #", "#####", "    #", "    #"},
	'5': {"#####", "#    ", "#### ", "    #", "#### "},
	'6': {" ### ", "#    ", "#### ", "#   #", " ### "},
	'7': {"#####", "   # ", "  #  ", " #   ", "#    "},
	'8': {" ### ", "#   #", " ### ", "#   #", " ### "},
	'9': {" ### ", "#   #", " ####", "    #", " ### "},
	'B': {"#### ", "#   #", "#### ", "#   #", "#### "},
	'C': {" ####", "#    ", "#    ", "#    ", " ####"},
	'D': {"#### ", "#   #", "#   #", "#   #", "#### "},
	'E': {"#####", "#    ", "#### ", "#    ", "#####"},
	'F': {"#####", "#    ", "#### ", "#    ", "#    "},
	'G': {" ####", "#    ", "#  ##", "#   #", " ####"},
	'H': {"#   #", "#   #", "#####", "#   #", "#   #"},
	'P': {"#### ", "#   #", "#### ", "#    ", "#    "},
	'S': {" ####", "#    ", " ### ", "    #", "#### "},
	'+': {"     ", "  #  ", "#####", "  #  ", "     "},
	'-': {"     ", "     ", "#####", "     ", "     "},
	'.': {"     ", "     ", "     ", "     ", "  #  "},
	'_': {"     ", "     ", "     ", "     ", "#####"},
}

// The columns and rows a large letter takes, with the column behind it.
const (
	GlyphWide = 6
	GlyphHigh = 5
)

// Large writes a word in large letters and returns the column after it. There are
// digits, signs of numbers, _ and the letters of dice in either language; another
// one leaves its place empty.
func (c Canvas) Large(x, y int, st tcell.Style, word string) int {
	for _, r := range word {
		for row, line := range font[r] {
			for col, dot := range line {
				if dot == '#' {
					c.Put(x+col, y+row, st, "█")
				}
			}
		}
		x += GlyphWide
	}
	return x
}
