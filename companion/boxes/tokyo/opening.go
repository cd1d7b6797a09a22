package tokyo

import (
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// opening is how the throw for who begins stands (2.4): every player throws the six dice, the one with most
// smashes begins, and those who share the lead throw again.
type opening struct {
	left []tokyo.Seat // who is still in the running, clockwise; one where it is settled
	next tokyo.Seat   // whose throw comes next
	tied bool         // a round has just ended with several in the lead
}

// throw is what a player has thrown for it.
type throw struct {
	seat    tokyo.Seat
	smashes int
}

// opening follows the throws so far.
func (s *setup) opening() (o opening) {
	for seat := range tokyo.Seat(max(minPlayers, s.set.Players)) {
		o.left = append(o.left, seat)
	}
	var round []int
	for _, t := range s.thrown {
		round = append(round, t.smashes)
		if o.tied = false; len(round) < len(o.left) {
			continue
		}
		var lead []tokyo.Seat
		for i, seat := range o.left {
			if round[i] == slices.Max(round) {
				lead = append(lead, seat)
			}
		}
		o.left, o.tied, round = lead, len(lead) > 1, nil
	}
	o.next = o.left[len(round)]
	return o
}

// tie says who shares the lead, and throws again; threw what everybody has thrown so far.
func (s *setup) tie(v *Phrases, o opening) string {
	return v.Say("tokyo.setup.tie", rules.Text("list", text.List(o.left, func(seat tokyo.Seat) string { return s.called(v, seat) })))
}

func (s *setup) threw(v *Phrases) string {
	return text.List(s.thrown, func(t throw) string {
		return v.Say("tokyo.setup.field.threw", rules.Text("name", s.called(v, t.seat)), rules.Num("n", t.smashes))
	})
}

// readThrow reads what the next one has thrown: how many smashes, 0 to 6, or the six faces.
func (s *setup) readThrow(word string) error {
	word = strings.Join(strings.Fields(word), "")
	n, err := strconv.Atoi(word)
	if err != nil || len(word) > 1 {
		roll, err := tokyo.Faces.Parse(word)
		if err != nil {
			return err
		}
		if n = int(roll[tokyo.Smash]); roll.Total() != throwDice {
			n = throwDice + 1
		}
	}
	if n > throwDice {
		return rules.Refuse("2.4", "tokyo.setup.throw", rules.Text("word", word))
	}
	o := s.opening()
	if len(o.left) == 1 {
		return rules.Refuse("2.4", "tokyo.setup.thrown")
	}
	s.thrown = append(slices.Clip(s.thrown), throw{o.next, n})
	if o = s.opening(); len(o.left) == 1 {
		s.first = o.next.String()
	}
	return nil
}
