//go:build !js

package boxes

import (
	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
)

// unhurried returns the coach unchanged: it has a thread of its own, so nobody waits for it.
func unhurried(c *coach.Coach) review.Evaluator { return c }
