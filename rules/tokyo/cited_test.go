package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/rulestest"
)

// TestCited: every refusal, step and effect cites the rule that it carries out, as listed in testdata/cited.txt, which was checked
// against the rules. -update-cited rewrites the list.
func TestCited(t *testing.T) { rulestest.Cited(t) }
