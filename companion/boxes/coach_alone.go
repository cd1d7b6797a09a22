//go:build !js

package boxes

import (
	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
)

// unhurried is the coach as it is: beside a thread of its own nobody waits.
func unhurried(c *coach.Coach) review.Evaluator { return c }
