// Package screen adds to tview and tcell what they lack: it draws only what has changed, always restores the
// terminal, reads pasted text, and knows the answer keys of every keyboard. It knows no box and no game.
package screen

import "kingoftokyo/companion/words/text"

// digits maps the characters of the unshifted digit row of a French keyboard to their numbers.
var digits = map[rune]int{'à': 0, '&': 1, 'é': 2, '"': 3, '\'': 4, '(': 5, '-': 6, 'è': 7, '_': 8, 'ç': 9}

// Digit returns the number from 0 to 9 that a key of the digit row means, on a French keyboard too. ok is false for
// any other key.
func Digit(c rune) (n int, ok bool) {
	if c >= '0' && c <= '9' {
		return int(c - '0'), true
	}
	n, ok = digits[c]
	return n, ok
}

// Yes reports whether a key means yes, in any language.
func Yes(c rune) bool { return says(c, "yes") }

// Answers reports whether a key can answer a question: yes, no or a number.
func Answers(c rune) bool {
	_, digit := Digit(c)
	return digit || Yes(c) || says(c, "no")
}

func says(c rune, answer string) bool {
	meant, _ := text.Typed(string(c), "play")
	return meant == answer
}
