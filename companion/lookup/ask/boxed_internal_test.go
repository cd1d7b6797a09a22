package ask

import (
	"reflect"
	"testing"
)

// TestBoxedAlike checks that the order of words of equal length does not change from one start to the next.
func TestBoxedAlike(t *testing.T) {
	want := boxedBy(vocabulary().Telling)
	for range 20 {
		if have := boxedBy(vocabulary().Telling); !reflect.DeepEqual(have, want) {
			t.Fatal("the words that tell a box come in another order")
		}
	}
}
