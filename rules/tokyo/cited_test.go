package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/rulestest"
)

// TestCited: every refusal, step and effect cites the rule it carries out, as testdata/cited.txt has them, which was read beside the
// rules. -update-cited writes it anew.
func TestCited(t *testing.T) { rulestest.Cited(t) }
