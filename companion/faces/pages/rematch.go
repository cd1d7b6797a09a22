package pages

import (
	"strconv"

	"kingoftokyo/companion"
)

// Rematch returns the page that asks who starts a game like the one that is over. The rest is in its set-up. Nothing
// begins before a player is chosen.
func Rematch(h Host, s companion.Setup) *Sheet {
	at := 0 // the cursor begins on the player who would start
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
	if own := "page.rematch.roll." + s.Box(); s.Words().Has(own) { // boxes have their own words for the dice that decide it
		roll = own
	}
	s.Lead = []Line{{Text: []Span{{Text: s.say(roll)}}}}
	for _, f := range set.Fields() {
		for i, pick := range f.Starts {
			key, begin := strconv.Itoa(i+1), func(int) { s.startWith(set, f.ID, pick.Word) }
			s.row(i+1, begin, Span{Text: key, Tone: Strong}, Span{Text: pick.Text, Tone: Bold}).Cells[0].Key = key
		}
	}
	s.chooses("key.begin")
}

// startWith begins the game with a player. word is what the option for the starting player calls that player.
func (s *Sheet) startWith(set companion.Setup, option, word string) {
	err := set.Set(option, word)
	if err == nil {
		err = s.Create(set)
	}
	if err != nil {
		s.Fault(err)
	}
}
