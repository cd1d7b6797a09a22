package duel

import (
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/wording"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file gives the second chair to kot. On the ladder, that is the rung above those of Autobot.

// chair returns who plays the second chair.
func (s *setup) chair() *rules.Hand { return &s.set.Hands[duel.Rival] }

// readOther reads the second player: a name, or kot with its monster and strength: "kot:gigazaur:hard".
func (s *setup) readOther(word string) error {
	h, rest := wording.HandIn(word)
	*s.chair() = h
	if !h.Kot {
		s.set.Names[duel.Rival] = text.CleanName(word)
		return nil
	}
	s.seatKot(h)
	if rest = strings.Trim(rest, ":"); rest == "" {
		return nil
	}
	m, err := PickMonster(s.names(), rest)
	if err == nil {
		s.set.Monsters[duel.Rival], s.chosen[duel.Rival] = m, true
	}
	return err
}

// seatKot gives the second chair to kot, with the name "kot".
func (s *setup) seatKot(h rules.Hand) {
	*s.chair(), s.set.Names[duel.Rival] = h, rules.KotWord
}

// unseatKot takes the second chair from kot.
func (s *setup) unseatKot() {
	if s.chair().Kot {
		*s.chair(), s.set.Names[duel.Rival] = rules.Hand{}, ""
	}
}

// chairs returns who may play the second chair: a person, or kot at each strength.
func (s *setup) chairs() (out []companion.SetupPick) {
	v := s.phrases()
	out = []companion.SetupPick{{Word: rules.PersonWord, Text: v.Say("duel.setup.chair.person")}}
	for _, word := range rules.Strengths {
		said := v.Say("duel.setup.chair.kot", rules.ID(rules.ArgKey, "strength", "table.hand."+word))
		out = append(out, companion.SetupPick{Word: word, Text: said, Note: v.Say("duel.setup.chair." + word)})
	}
	return out
}

// chairWord returns the word for who plays the second chair.
func (s *setup) chairWord() string {
	if h := s.chair(); h.Kot {
		return h.Strength.String()
	}
	return rules.PersonWord
}

// readChair reads who plays the second chair.
func (s *setup) readChair(word string) error {
	style, _ := text.Typed(word, "hand")
	if n, ok := rules.StrengthNamed(style); ok {
		s.seatKot(rules.Hand{Kot: true, Strength: n})
		return nil
	}
	if style != rules.PersonWord {
		return rules.Refuse("", "option-unknown",
			rules.Text("option", "chair"), rules.Text("value", word), rules.Text("use", "person, easy, normal, hard"))
	}
	s.unseatKot()
	return nil
}

// onKotRung reports whether kot plays the second chair as it does on its rung.
func (s *setup) onKotRung() bool {
	return s.pair && (*s.chair() == rules.Hand{Kot: true, Strength: rules.Hard})
}

// kotRung returns the word of the rung on which kot plays the second chair.
func kotRung() string { return strconv.Itoa(advice.Levels) }
