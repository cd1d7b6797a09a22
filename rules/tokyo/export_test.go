package tokyo

// LineWords are the first words of all lines of a box.
func LineWords(edition Edition) []string {
	var words []string
	for _, f := range lineForms {
		if edition == Dark || f.Word != "tile" && f.Word != "tiles" {
			words = append(words, f.Word)
		}
	}
	return words
}
