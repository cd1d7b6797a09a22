package ask

import (
	"reflect"
	"testing"
)

// TestBoxedAlike: which of two words of equal length tells the box does not change from one start to the next.
func TestBoxedAlike(t *testing.T) {
	want := boxedBy(vocabulary().Telling)
	for range 20 {
		if have := boxedBy(vocabulary().Telling); !reflect.DeepEqual(have, want) {
			t.Fatal("the words that tell a box come in another order")
		}
	}
}
