package tracker

import (
	"strings"

	"kingoftokyo/rules"
)

// TestBuild is the *rules.Problem of a game that a build before the first release has saved, which its checks say; nil
// for any other. file is what the player calls it.
func TestBuild(file, text string) error {
	if ofTestBuild(strings.Split(text, "\n")) {
		return rules.Refuse("", "test-build", rules.Text("file", file))
	}
	return nil
}
