package screen

import (
	"strings"
	"unicode"

	"github.com/gdamore/tcell/v2"
	"golang.org/x/text/unicode/norm"
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

// The columns and rows a large letter takes, with the column behind it.
const (
	GlyphWide = 6
	GlyphHigh = 5
)

// Large writes a word in large letters and returns the column after it. There are
// what LargeText leaves of a text, and _; another character leaves its place empty.
func (c Canvas) Large(x, y int, st tcell.Style, word string) int {
	return c.Larger(x, y, 1, st, word)
}

// Larger is Large with every dot of a letter so many columns wide and rows high, 1
// or more.
func (c Canvas) Larger(x, y, times int, st tcell.Style, word string) int {
	dot := strings.Repeat("█", times)
	for _, r := range word {
		for row, line := range font[r] {
			for col, set := range line {
				for i := range times {
					if set == '#' {
						c.Put(x+col*times, y+row*times+i, st, dot)
					}
				}
			}
		}
		x += GlyphWide * times
	}
	return x
}

// LargeText is a text as large letters can show it: in capitals, without accents.
func LargeText(s string) string {
	s = norm.NFD.String(strings.ToUpper(asciiGlyphs.Replace(s)))
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, s)
}
