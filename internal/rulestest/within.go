package rulestest

import (
	"encoding/json"
	"slices"
)

// Within reports whether a JSON table has everything that another one has; a later version may have more.
func Within(was, now []byte) bool {
	var a, b any
	return json.Unmarshal(was, &a) == nil && json.Unmarshal(now, &b) == nil && within(a, b)
}

func within(was, now any) bool {
	switch was := was.(type) {
	case map[string]any:
		now, ok := now.(map[string]any)
		for key, value := range was {
			ok = ok && within(value, now[key])
		}
		return ok
	case []any:
		now, ok := now.([]any)
		return ok && slices.EqualFunc(was, now, within)
	}
	return was == now
}
