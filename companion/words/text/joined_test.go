package text_test

import (
	"errors"
	"testing"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Joined errors are reported one after the other, each in the player's words.
func TestJoinedErrors(t *testing.T) {
	c := text.Load(text.English, nil)
	one, two := rules.Refuse("", "one-file"), &rules.Located{File: "a.kot", Line: 2, Err: rules.Refuse("", "undo-nothing")}
	if have, want := c.Error(errors.Join(nil, one, two)), c.Error(one)+"; a.kot:2: "+c.Error(two.Err); have != want || have == errors.Join(one, two).Error() {
		t.Errorf("told as %q, want %q", have, want)
	}
}
