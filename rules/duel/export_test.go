package duel

// LineWords returns the first words of all lines.
func LineWords() []string {
	var words []string
	for _, f := range lineForms {
		words = append(words, f.Word)
	}
	return words
}
