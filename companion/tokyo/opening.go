package tokyo

import (
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// opening is how the throw for who begins stands (2.4): every player throws the six dice, the one with most
// smashes begins, and those who share the lead throw again.
type opening struct {
	by   []tokyo.Seat // who has thrown, in order
	left []tokyo.Seat // who is still in the running, clockwise; one where it is settled
	next tokyo.Seat   // whose throw comes next
	tied bool         // a round has just ended with several in the lead
}

// opening follows the throws so far.
func (s *setup) opening() (o opening) {
	for seat := range tokyo.Seat(max(minPlayers, s.set.Players)) {
		o.left = append(o.left, seat)
	}
	var round []int
	for _, n := range s.thrown {
		o.by, round = append(o.by, o.left[len(round)]), append(round, n)
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

// tie says who shares the lead, and throws again.
func (s *setup) tie(v *Phrases, o opening) string {
	list := text.List(o.left, func(seat tokyo.Seat) string { return s.called(v, seat) })
	return v.Say("tokyo.setup.tie", rules.Text("list", list))
}

// threw is what everybody has thrown so far.
func (s *setup) threw(v *Phrases) string {
	i := -1
	return text.List(s.opening().by, func(seat tokyo.Seat) string {
		i++
		return v.Say("tokyo.setup.field.threw", rules.Text("name", s.called(v, seat)), rules.Num("n", s.thrown[i]))
	})
}

// throwDice is how many dice everybody throws for who begins.
const throwDice = 6

// readThrow reads what the next one has thrown: how many smashes, 0 to 6, or the six faces.
func (s *setup) readThrow(word string) error {
	word = strings.Join(strings.Fields(word), "")
	n, err := strconv.Atoi(word)
	if many := err != nil || len(word) > 1; many || n > throwDice {
		roll, err := tokyo.Faces.Parse(word)
		if many && err != nil {
			return err
		}
		if n = int(roll[tokyo.Smash]); !many || roll.Total() != throwDice {
			return rules.Refuse("2.4", "tokyo.setup.throw", rules.Text("word", word))
		}
	}
	if len(s.opening().left) == 1 {
		return rules.Refuse("2.4", "tokyo.setup.thrown")
	}
	s.thrown = append(slices.Clip(s.thrown), n)
	if o := s.opening(); len(o.left) == 1 {
		s.first = o.next.String()
	}
	return nil
}
