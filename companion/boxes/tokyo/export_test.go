package tokyo

// What only the external tests of the package need.
var (
	Parse     = parse
	LoadNames = loadNames
)
