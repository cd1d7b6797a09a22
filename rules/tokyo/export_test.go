package tokyo

// OptionNames lists the options and their values, the default first.
func OptionNames() map[string][2]string {
	out := map[string][2]string{}
	for _, x := range options {
		out[x.Name] = x.Values
	}
	return out
}

// LineWords returns the first words of all lines of a box.
func LineWords(edition Edition) []string {
	var words []string
	for _, f := range lineForms {
		if edition == Dark || f.Word != "tile" && f.Word != "tiles" {
			words = append(words, f.Word)
		}
	}
	return words
}
