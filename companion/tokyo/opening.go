package tokyo

import (
	"strconv"
	"strings"

	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Opening is the throw for who begins (2.4): every player throws the six dice, the one with most smashes begins,
// and those who share the lead throw again. Its zero value is of no use; NewOpening makes one.
type Opening struct {
	in     []tokyo.Seat // still in the running
	counts []int        // of those who have thrown in this round
}

// NewOpening is the throw of so many players, 2 to 6, none of whom has thrown.
func NewOpening(players int) *Opening {
	o := &Opening{}
	for seat := range tokyo.Seat(players) {
		o.in = append(o.in, seat)
	}
	return o
}

// Next is whose throw comes next; ok is false where it is settled who begins.
func (o *Opening) Next() (seat tokyo.Seat, ok bool) {
	if len(o.in) == 1 {
		return tokyo.NoSeat, false
	}
	return o.in[len(o.counts)], true
}

// Take notes how many smashes Next has thrown. tied is true where a round is over
// and several share the lead, who throw again.
func (o *Opening) Take(smashes int) (tied bool) {
	if o.counts = append(o.counts, smashes); len(o.counts) < len(o.in) {
		return false
	}
	best, lead := -1, []tokyo.Seat(nil)
	for i, n := range o.counts {
		switch {
		case n > best:
			best, lead = n, []tokyo.Seat{o.in[i]}
		case n == best:
			lead = append(lead, o.in[i])
		}
	}
	o.in, o.counts = lead, nil
	return len(lead) > 1
}

// Left are those still in the running, clockwise; one where it is settled.
func (o *Opening) Left() []tokyo.Seat { return o.in }

// parseThrow reads what somebody threw for who begins: how many smashes, 0 to 6, or
// the six faces. The error is a *rules.Problem.
func parseThrow(line string) (smashes int, err error) {
	line = strings.Join(strings.Fields(line), "")
	if n, err := strconv.Atoi(line); err == nil && len(line) == 1 {
		if n > throwDice {
			return 0, rules.Refuse("2.4", "tokyo.setup.throw", rules.Text("word", line))
		}
		return n, nil
	}
	roll, err := tokyo.Faces.Parse(line)
	if err != nil {
		return 0, err
	}
	if roll.Total() != throwDice {
		return 0, rules.Refuse("2.4", "tokyo.setup.throw", rules.Text("word", line))
	}
	return int(roll[tokyo.Smash]), nil
}

// throwDice is how many dice everybody throws for who begins (2.4).
const throwDice = 6
