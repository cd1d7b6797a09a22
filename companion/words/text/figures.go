package text

import (
	"strconv"
	"strings"

	"kingoftokyo/rules"
)

// Decimal returns the sign between a whole number and its decimals.
func (c *Catalogue) Decimal() string { return c.texts["language.decimal"] }

// Figure writes a number with the given number of decimals, as the language does. Zero has no sign.
func (c *Catalogue) Figure(x float64, decimals int) string {
	s := strconv.FormatFloat(x, 'f', decimals, 64)
	if strings.Trim(s, "-0.") == "" {
		s = strings.TrimPrefix(s, "-")
	}
	return strings.Replace(s, ".", c.Decimal(), 1)
}

// Percents returns a number followed by its sign, as the language writes it: "53.1%" in English,
// "53,1 %" in French.
func (c *Catalogue) Percents(n string) string {
	return c.Say("language.percent", rules.Text("n", n))
}

// rest is how far rounding may move sums of chances away from 0 and 1 although the thing is certain.
const rest = 1e-9

// Percent returns a probability in whole percents. Only the impossible is 0, and only the certain is 100:
// anything else is at least "under 1%" or at most "over 99%".
func (c *Catalogue) Percent(p float64) string {
	switch {
	case p > rest && p < 0.01:
		return c.Say("language.under", rules.Text("n", c.Percents("1")))
	case p < 1-rest && p > 0.99:
		return c.Say("language.over", rules.Text("n", c.Percents("99")))
	}
	return c.Percents(c.Figure(100*p, 0))
}

// ToWin returns a probability as the chance to win that something leaves: "7% to win".
func (c *Catalogue) ToWin(p float64) string {
	return c.Say("language.to-win", rules.Text("p", c.Percent(p)))
}
