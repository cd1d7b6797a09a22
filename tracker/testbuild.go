package tracker

import (
	"strings"

	"kingoftokyo/rules"
)

// TestBuild returns a *rules.Problem if the checks of a game show that a build before the first release saved it, and
// nil otherwise. file is the player's name for it.
func TestBuild(file, text string) error {
	if ofTestBuild(strings.Split(text, "\n")) {
		return rules.Refuse("", "test-build", rules.Text("file", file))
	}
	return nil
}
