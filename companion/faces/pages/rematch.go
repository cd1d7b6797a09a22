package pages

import (
	"strconv"

	"kingoftokyo/companion"
)

// Rematch is the page that asks who starts a game like the one that is over. Its set-up says the rest; nothing begins
// before a player is chosen.
func Rematch(h Host, s companion.Setup) *Sheet {
	at := 0 // the cursor begins on whoever would start
	for _, f := range s.Fields() {
		for i, p := range f.Starts {
			if p.Word == f.Word {
				at = i + 1
			}
		}
	}
	p := newSheet(h, Form{Taps: true}, func(p *Sheet) { p.rematch(s) })
	p.At = max(1, at)
	return p
}

func (s *Sheet) rematch(set companion.Setup) {
	s.Title, s.Prompt = s.say("page.rematch.title"), s.say("page.rematch.prompt")
	roll := "page.rematch.roll"
	if own := "page.rematch.roll." + s.Box(); s.Words().Has(own) { // boxes call the dice that decide it by their own words
		roll = own
	}
	s.Lead = []Line{{Text: []Span{{Text: s.say(roll)}}}}
	for _, f := range set.Fields() {
		for i, pick := range f.Starts {
			number := Span{Text: strconv.Itoa(i + 1), Tone: Strong}
			s.row(i+1, func(int) { s.startWith(set, f.ID, pick.Word) }, number, Span{Text: pick.Text, Tone: Bold})
			s.Rows[len(s.Rows)-1].Cells[0].Key = strconv.Itoa(i + 1)
		}
	}
	s.chooses("key.begin")
}

// startWith begins the game with a player whom the option for it calls by a word.
func (s *Sheet) startWith(set companion.Setup, option, word string) {
	err := set.Set(option, word)
	if err == nil {
		err = s.Create(set)
	}
	if err != nil {
		s.Fault(err)
	}
}
