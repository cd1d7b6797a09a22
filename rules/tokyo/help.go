package tokyo

import (
	"fmt"

	"kingoftokyo/rules"
)

// ruleSpans are the rules of each section in order: those that begin with "prefix.",
// from first to last. A section, from "1" (the goal) to "15" (the readings that
// differ), has a title but no text.
var ruleSpans = [...]struct {
	prefix      string
	first, last int
}{
	{"1", 1, 6},
	{"2", 1, 5},
	{"3", 0, 1},
	{"4", 1, 5},
	{"5", 0, 0}, {"5.1", 1, 5}, {"5.2", 1, 1}, {"5.3", 1, 5}, {"5.4", 1, 4},
	{"6", 1, 8},
	{"7", 1, 6},
	{"8", 1, 12},
	{"9", 1, 5},
	{"10", 1, 8},
	{"11", 1, 9},
	{"12", 1, 13},
	{"13", 1, 5},
	{"14", 1, 6},
	{"15", 1, 6},
}

// RuleNumbers returns the numbers of all rules that have a text in the help, in
// order: "1.1" to "15.6". The caller can change the slice.
func RuleNumbers() []rules.Rule {
	var all []rules.Rule
	for _, span := range ruleSpans {
		for n := span.first; n <= span.last; n++ {
			all = append(all, rules.Rule(fmt.Sprintf("%s.%d", span.prefix, n)))
		}
	}
	return all
}
