package tokyo

// What the tests of the package name from outside, and no other package does.
var (
	Parse     = parse
	LoadNames = loadNames
)
