package tokyo

import (
	"slices"
	"strconv"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// This file sets up the seats that kot plays.

// mixed is the word for tempers that are all different.
const mixed = "mixed"

// ofKot returns how kot plays each of its seats.
func (s *setup) ofKot() (hands []rules.Hand) {
	for _, h := range s.set.Hands[:s.set.Players] {
		if h.Kot {
			hands = append(hands, h)
		}
	}
	return hands
}

func (s *setup) hasKot() bool { return len(s.ofKot()) > 0 }

// mayPlay returns how many seats kot may play, always the last ones.
func (s *setup) mayPlay() (out []companion.SetupPick) {
	v := s.phrases()
	for n := range int(s.set.Players) + 1 {
		text, note := "tokyo.setup.kot", "tokyo.setup.kot.note"
		if n == 0 {
			text, note = "tokyo.setup.kot.none", "tokyo.setup.kot.none.note"
		}
		out = append(out, companion.SetupPick{
			Word: strconv.Itoa(n), Text: v.Say(text, rules.Num("n", n)), Note: v.Say(note, rules.Num("n", n)),
		})
	}
	return out
}

// readKot reads how many of the seats kot plays: the last ones, whose names it removes.
func (s *setup) readKot(word string) error {
	n, err := strconv.Atoi(word)
	if err != nil || n < 0 || n > int(max(minPlayers, s.set.Players)) {
		return rules.Refuse("", "tokyo.setup.kot-number", rules.Text("have", word), rules.Num("most", int(max(minPlayers, s.set.Players))))
	}
	if s.set.Players == 0 {
		s.set.Players = minPlayers
	}
	style := s.style()
	for seat := range int(s.set.Players) {
		h := &s.set.Hands[seat]
		switch is := seat >= int(s.set.Players)-n; {
		case is && !h.Kot:
			*h, s.set.Names[seat] = style, ""
		case !is:
			*h = rules.Hand{}
		}
	}
	return nil
}

// seatBy gives a seat to a person, or to kot without a name.
func (s *setup) seatBy(seat int, word string) {
	if word == rules.PersonWord {
		s.set.Hands[seat] = rules.Hand{}
	} else if !s.set.Hands[seat].Kot {
		s.set.Hands[seat], s.set.Names[seat] = s.style(), ""
	}
}

// style returns how the first seat of kot plays; on easy if there is none.
func (s *setup) style() rules.Hand {
	if hands := s.ofKot(); len(hands) > 0 {
		return hands[0]
	}
	return rules.Hand{Kot: true}
}

// styles returns words for how kot plays, with what they mean.
func (s *setup) styles(words ...string) (out []companion.SetupPick) {
	v := s.phrases()
	for _, word := range words {
		out = append(out, companion.SetupPick{Word: word, Text: v.Say("table.hand." + word), Note: v.Say("tokyo.style." + word)})
	}
	return out
}

// strength returns the strength of all seats of kot, or the list of their strengths if they differ.
func (s *setup) strength() string {
	all := text.Map(s.ofKot(), func(h rules.Hand) string { return h.Strength.String() })
	if slices.Min(all) == slices.Max(all) {
		return all[0]
	}
	return text.List(all, func(word string) string { return s.phrases().Say("table.hand." + word) })
}

// temper returns the temper of all seats of kot, or mixed.
func (s *setup) temper() string {
	first := s.style()
	if slices.ContainsFunc(s.ofKot(), func(h rules.Hand) bool { return h.Temper != first.Temper }) {
		return mixed
	}
	return first.Temper.String()
}

// readStrength reads the strength of all seats of kot.
func (s *setup) readStrength(word string) error {
	style, _ := text.Typed(word, "hand")
	if n, ok := rules.StrengthNamed(style); ok {
		return s.eachKot(func(_ int, h *rules.Hand) { h.Strength = n })
	}
	return rules.Refuse("", "option-unknown",
		rules.Text("option", "strength"), rules.Text("value", word), rules.Text("use", "easy, normal, hard"))
}

// readTemper reads the temper of all seats of kot, or mixed.
func (s *setup) readTemper(word string) error {
	style, _ := text.Typed(word, "hand")
	if style == mixed {
		return s.eachKot(func(i int, h *rules.Hand) { h.Temper = 1 + rules.Temper(i%(rules.NumTempers-1)) })
	}
	if t, ok := rules.TemperNamed(style); ok {
		return s.eachKot(func(_ int, h *rules.Hand) { h.Temper = t })
	}
	return rules.Refuse("", "option-unknown", rules.Text("option", "temper"), rules.Text("value", word),
		rules.Text("use", "even, brawler, climber, hoarder, mixed"))
}

// eachKot changes how each seat of kot plays. If there is none, it gives kot the last seat.
func (s *setup) eachKot(change func(i int, h *rules.Hand)) error {
	if !s.hasKot() {
		if err := s.readKot("1"); err != nil {
			return err
		}
	}
	n := 0
	for seat := range s.set.Hands {
		if h := &s.set.Hands[seat]; h.Kot {
			change(n, h)
			n++
		}
	}
	return nil
}
