package pages

import (
	"math"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// newText returns a page of text below a title, which is a key of the catalogue. write makes the text.
func newText(h Host, title string, write func(s *Sheet)) *Sheet {
	return newSheet(h, Form{}, func(s *Sheet) {
		s.Title = s.say(title)
		write(s)
	})
}

// Answer returns the page of an answer of the game, which may contain anything.
func Answer(h Host, said string) *Sheet {
	return newText(h, "page.answer.title", func(s *Sheet) {
		s.write(Plain, strings.Split(said, "\n")...)
	})
}

// Why returns the page of reasons: those of the current step, what the coach weighed, and the rules behind them.
func Why(h Host) *Sheet {
	return newText(h, "page.why.title", func(s *Sheet) {
		v := s.Frame()
		for _, l := range v.Why {
			switch {
			case strings.TrimSpace(l) == "":
				s.gap()
			case strings.HasPrefix(l, " "):
				s.write(Plain, l)
			default:
				s.write(Bold, l)
			}
		}
		if v.Dice.Why != "" {
			s.write(Bold, v.Dice.Why)
		}
		s.counsels(&v.Coach)
		if len(v.Ahead) > 0 {
			s.head(v.Danger.Title)
		}
		s.write(Plain, v.Ahead...)
		if v.Beat != companion.PreviewBeat { // which shows what will happen, not what has
			s.pieces(&v.Board)
		}
		s.Fold = len(s.Lines)
		if len(v.Rules) > 0 {
			s.head(s.say("page.why.rules"))
		}
		for _, key := range v.Rules {
			s.rule(key)
		}
		if s.Fold == 0 {
			s.Fold = len(s.Lines)
		}
		s.legend("page.why.sources", cards.SourcesIn(s.Words(), s.Box()))
		s.legend("page.why.statuses", cards.Statuses(s.Words()))
		s.askKey(false)
	})
}

func (s *Sheet) askKey(step bool) {
	s.key(Key{Chars: "/", Step: step}, "page.key.ask", func() { s.Show(Lookup(s.Host, "")) })
}

// legend adds the words used in citations and what they mean.
func (s *Sheet) legend(title string, terms []cards.Term) {
	s.head(s.say(title))
	for _, term := range terms {
		s.under(2, Span{}, Bold, term.Word)
		s.under(4, Span{}, Plain, term.Means)
	}
}

// rule adds a rule, whose text has this key in the catalogue.
func (s *Sheet) rule(key string) {
	_, number, _ := strings.Cut(key, "rule.")
	label := Span{Text: number, Tone: Strong}
	if s.Words().Has(key + ".title") {
		s.under(6, label, Bold, s.say(key+".title"))
		label = Span{}
	}
	s.under(6, label, Plain, s.say(key))
}

// counsels adds all choices that the coach has weighed.
func (s *Sheet) counsels(c *companion.Coach) {
	if len(c.Keeps) == 0 {
		return
	}
	s.head(s.say("page.why.coach"))
	most := 0
	for _, k := range c.Keeps {
		most = max(most, utf8.RuneCountInString(k.Chance))
	}
	for _, k := range c.Keeps {
		said := k.What
		if k.Reason != "" {
			said = s.Words().Colon(said, k.Reason)
		}
		s.under(most+1, Span{k.Chance, Bold, companion.YouHue}, Plain, said)
	}
	if c.Note != "" {
		s.write(Plain, c.Note)
	}
}

// pieces adds all pieces to move; new ones stand out.
func (s *Sheet) pieces(board *companion.Section) {
	headed := false
	for _, l := range board.Lines {
		if !l.Board { // nothing moves
			continue
		}
		if !headed {
			headed = true
			s.head(board.Title)
		}
		tone := Plain
		if l.Fresh {
			tone = Bold
		}
		s.under(2, Span{}, tone, strings.TrimSpace(l.Text))
	}
}

// Whole returns the page of the whole table, with the text of every card on it.
func Whole(h Host) *Sheet {
	return newText(h, "page.whole.title", func(s *Sheet) {
		v := s.Frame()
		s.write(Bold, v.Head.Line())
		for i := range v.Seats {
			s.seat(&v.Seats[i])
		}
		if len(v.Row) > 0 {
			s.head(s.say("page.whole.row"))
		}
		for i := range v.Row {
			s.slot(&v.Row[i])
		}
		for _, p := range v.Panels {
			s.head(p.Title)
			for _, h := range p.Held {
				s.write(Plain, h.Line(s.Words()))
			}
		}
		for i := range v.Lanes {
			s.lane(&v.Lanes[i])
		}
		if len(v.Lanes) > 0 {
			s.gap()
			s.write(Dim, text.Capital(v.Lanes[0].Ends))
		}
		if path := s.Game().Path(); path != "" {
			s.gap()
			s.write(Dim, strings.TrimSpace(s.say("page.whole.file", rules.Text("file", path))))
		}
	})
}

func (s *Sheet) seat(seat *companion.Seat) {
	name := seat.Name
	if seat.Monster != "" && seat.Monster != seat.Who {
		name += ", " + seat.Monster
	}
	if seat.Place != "" {
		name += ", " + seat.Place
	}
	s.head(strings.ToUpper(name))
	s.write(Plain, seat.Numbers())
	for _, of := range []string{seat.Hand, seat.Power} {
		if of != "" {
			s.under(0, Span{}, Dim, of)
		}
	}
	for _, h := range seat.Held {
		s.under(2, Span{}, Bold, h.Called())
		if h.Effect != "" {
			s.under(4, Span{}, Plain, h.Effect)
		}
	}
}

// slot adds a place of the row with the text of its card.
func (s *Sheet) slot(slot *companion.Slot) {
	number := Span{Text: string(rune('0' + slot.Number%10)), Tone: Strong}
	switch {
	case slot.Empty:
		s.under(2, number, Dim, s.say("table.slot.empty"))
	case slot.Unnamed:
		s.under(2, number, Dim, s.say("card.unnamed"))
	default:
		s.under(2, number, Bold, s.say("page.whole.card",
			rules.Text("name", slot.Name),
			rules.Num("price", slot.Price),
			rules.Text("kind", slot.Kind)))
		if slot.Effect != "" {
			s.under(4, Span{}, Plain, slot.Effect)
		}
	}
}

// lane adds where the marker of a lane is, and the tokens on the lane.
func (s *Sheet) lane(l *companion.Lane) {
	s.head(l.Name)
	s.under(2, Span{}, Plain, l.Stands)
	for _, k := range l.Tokens {
		s.under(2, Span{}, Plain, s.Words().Colon(strings.TrimSpace(k.Name+" "+k.Label), k.Text))
	}
}

// Help returns the page that explains the keys of the page below it, with the reason if one is unavailable, and what can
// be typed. setup means that the page below is a set-up.
func Help(h Host, setup bool, keys func() []Key) *Sheet {
	return newText(h, "page.help.title", func(s *Sheet) {
		if s.Desk().ByTap {
			said := "page.help.tap"
			if setup {
				said = "page.help.setup"
			}
			s.write(Plain, s.say(said))
			s.Fold = len(s.Lines)
		}
		s.head(s.say("page.help.keys"))
		for _, k := range keys() {
			said, tone := k.does(s)
			if said != "" && k.Shown != "" {
				s.under(9, Span{Text: k.Shown, Tone: Strong}, tone, said)
			}
		}
		switch {
		case setup && !s.Desk().ByTap:
			s.gap()
			s.write(Plain, s.say("page.help.setup"))
		case s.Game() != nil:
			s.head(s.say("page.help.typed"))
			s.write(Plain, strings.TrimSpace(s.Game().Box().Help(s.Words(), companion.HelpPlay)))
			s.gap()
			s.write(Plain, strings.TrimSpace(s.Game().HelpCorrect()))
		}
		s.askKey(true)
	})
}

// does returns what a key does, and why it is unavailable.
func (k *Key) does(s *Sheet) (string, Tone) {
	said := k.Word
	if said != "" && k.Help != "" {
		said = k.Help
	}
	return s.offered(said, k.Off)
}

// offered returns what can be done, or that it cannot be done now, and why.
func (s *Sheet) offered(said, off string) (string, Tone) {
	if off == "" || said == "" {
		return said, Plain
	}
	return said + " - " + s.say("page.off", rules.Text("why", off)), Dim
}

// Review returns the page that looks back on a game: in one line how it ended, so that the whole picture is visible at first,
// then what the record knows about it, and what the coach says about its choices. The coach works that out in the background.
func Review(h Host) *Sheet {
	return newText(h, "coach.review.title", func(s *Sheet) {
		v := s.Frame()
		if e := v.Ending; e != nil {
			// The page of the end of the game has the rest.
			s.Lines = append(s.Lines, Line{Text: []Span{{s.Words().Colon(e.Title, e.Why), Bold, e.Hue}}})
			s.gap()
			s.write(Plain, e.Past...)
		}
		if g, ok := s.Game().Game.(companion.LooksBack); ok {
			s.lookBack(g.LookBack())
		}
		s.key(Key{Chars: "r", Step: true, Off: s.Unless(v.Over, "table.off.rematch")}, "key.rematch", s.Rematch)
	})
}

func (s *Sheet) lookBack(b *companion.LookBack, err error) {
	switch {
	case err != nil:
		s.write(Dim, s.Words().Error(err))
		return
	case len(b.Lines) == 0: // there is no verdict
	case !s.room.Graphs || b.Graph == nil:
		s.picture(Drawn(b, min(Widest, s.room.Width), s.room.ASCII))
	default:
		for _, l := range b.Lines {
			s.write(Plain, strings.ReplaceAll(l, " %", "\u00a0%")) // a browser breaks lines at any space
		}
		s.Graph = b.Graph
		s.points()
	}
	s.tries(b.Tries)
}

// points adds the keys for the marks of the graph: each opens the history at the turn that the mark ends.
func (s *Sheet) points() {
	for _, m := range s.Graph.Marks {
		turn := s.Graph.Turns[max(0, min(int(math.Ceil(m.X)), len(s.Graph.Turns))-1)]
		s.key(Key{Chars: m.Text, Quiet: true}, "", func() {
			h := History(s.Host)
			h.At = 1 + max(0, slices.IndexFunc(s.Game().Past(0), func(p companion.Past) bool { return p.Turn == turn && !p.Superseded }))
			s.Show(h)
		})
	}
}

// Record returns the page that adds up all games played.
func Record(h Host) *Sheet {
	results, _, err := h.Desk().Results()
	if err != nil {
		h.Fault(err)
	}
	all := record.Summarize(results)
	return newText(h, "page.record.title", func(s *Sheet) { s.picture(all.Lines(s.Words(), min(Widest, s.room.Width))) })
}

// ruleBehind matches the number of a rule at the end of a line. Nobody needs it when setting up a table.
var ruleBehind = regexp.MustCompile(`\s*\((?:[A-Z]\d+|\d+(?:\.\d+)+)\)$`)

// ToDo returns the page of what to put on the table for a new game. The game has begun and has its file, so Esc opens it
// like Enter, and does not go back to the set-up.
func ToDo(h Host, todo []string) *Sheet {
	return newText(h, "page.todo.title", func(s *Sheet) {
		s.Prompt = s.say("page.todo.prompt")
		for _, l := range todo {
			s.under(0, Span{" ■", Plain, companion.YouHue}, Plain, ruleBehind.ReplaceAllString(strings.TrimSpace(l), ""))
		}
		s.key(Key{Named: Enter, Shown: s.say("keyname.enter") + "/" + s.say("keyname.esc"), Step: true}, "page.key.laid", s.Close)
		s.key(Key{Named: Escape, Quiet: true}, "", s.Close)
		s.key(Key{Chars: "/"}, "key.cards", func() { s.Show(Lookup(s.Host, "")) })
		s.key(Key{Chars: "?", Named: F1}, "key.help", s.Help)
	})
}
