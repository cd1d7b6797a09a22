package screen

// digits are the keys of the digit row, shifted or not, on a French keyboard too.
var digits = map[rune]int{'&': 1, 'é': 2, '"': 3, '\'': 4, '(': 5, '-': 6, 'è': 7, '_': 8, 'ç': 9}

// Digit is the number from 1 to 9 a key of the digit row means; ok is false for any
// other key.
func Digit(c rune) (n int, ok bool) {
	if c >= '1' && c <= '9' {
		return int(c - '0'), true
	}
	n, ok = digits[c]
	return n, ok
}

// Yes says whether a key says yes, in either language.
func Yes(c rune) bool { return c == 'y' || c == 'Y' || c == 'o' || c == 'O' }

// No says whether a key says no, in either language.
func No(c rune) bool { return c == 'n' || c == 'N' }
