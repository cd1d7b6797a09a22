package pages

import (
	"strconv"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
)

// tries adds the keys that open decisions to try again: their numbers.
func (s *Sheet) tries(list []companion.Try) {
	for i, t := range list {
		n := strconv.Itoa(t.Number)
		k := Key{Chars: n, Step: true, Word: s.say("key.try", rules.Text("n", n)), Quiet: i > 0, Touch: true}
		s.key(k, "", func() { s.Show(try(s.Host, t)) })
	}
}

// try returns the page of a decision to try again: what the table was like, and what the player can choose. It shows what
// an option is worth only once the player has chosen it.
func try(h Host, t companion.Try) *Sheet {
	chosen := 0
	return newSheet(h, Form{Taps: true}, func(s *Sheet) {
		s.Title, s.Prompt = t.Title, t.Prompt
		for _, l := range t.Table {
			s.Lead = append(s.Lead, Line{Text: []Span{{Text: l}}})
		}
		told := "" // a line of its own, so that the options stay where they are
		if chosen > 0 {
			told = t.Options[chosen-1].Told
		}
		s.Lead = append(s.Lead, Line{}, Line{Text: []Span{{Text: t.Asks, Tone: Bold}}}, Line{Text: []Span{{Text: told}}})
		for i, o := range t.Options {
			key := strconv.Itoa(i + 1)
			cells := []Span{{Text: key, Tone: Strong}, {Text: o.Text}}
			if i+1 == chosen {
				cells[1].Tone = Bold
			}
			s.row(i+1, func(int) { chosen = i + 1 }, cells...).Cells[0].Key = key
		}
		s.chooses("page.key.do")
	})
}
