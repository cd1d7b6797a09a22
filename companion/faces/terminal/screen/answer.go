// Package screen adds to tview and tcell what they lack: it draws only what has changed, always gives the terminal
// back, reads pasted text, and knows the keys for answers on every keyboard. It knows no box and no game.
package screen

import "kingoftokyo/companion/words/text"

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

// Zero says whether a key means 0, on a French keyboard too.
func Zero(c rune) bool { return c == '0' || c == 'à' }

// Yes says whether a key says yes, in any language.
func Yes(c rune) bool { return says(c, "yes") }

// No says whether a key says no, in any language.
func No(c rune) bool { return says(c, "no") }

// Answers says whether a key may answer a question: yes, no, or a number.
func Answers(c rune) bool {
	_, digit := Digit(c)
	return digit || Zero(c) || Yes(c) || No(c)
}

func says(c rune, answer string) bool {
	meant, _ := text.Typed(string(c), "play")
	return meant == answer
}
