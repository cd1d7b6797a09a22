package plain

import (
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Table returns a table in lines: whose turn it is, one line per seat with its tokens and cards below, the tracks, the
// cards for sale, what else is on the table, the dice, and how the game ended.
func Table(f *companion.Frame, words *text.Catalogue) []string {
	out := []string{f.Head.Line()}
	for i := range f.Seats {
		s := &f.Seats[i]
		mark := "  "
		if s.Active {
			mark = "> "
		}
		out = append(out, mark+words.Colon(called(s, words), s.Numbers()))
		if len(s.Held) > 0 {
			out = append(out, "    "+text.List(s.Held, func(h companion.Held) string { return h.Called() }))
		}
	}
	rest := append(companion.LaneLines(words, f.Lanes), row(f, words), f.Piles)
	for i := range f.Panels {
		rest = append(rest, f.Panels[i].Line(words))
	}
	rest = append(rest, dice(f, words, true))
	for _, l := range rest {
		if l != "" {
			out = append(out, "  "+l)
		}
	}
	if e := f.Ending; e != nil {
		out = append(append(out, words.Colon(e.Title, e.Why)), e.Lines...)
	}
	return out
}

// called returns the player's name, with the Monster if that has another name, and its place.
func called(s *companion.Seat, words *text.Catalogue) string {
	name := s.Name
	if s.Monster != "" && s.Monster != s.Who {
		name = words.Say("table.seat", rules.Text("name", name), rules.Text("monster", s.Monster))
	}
	if s.Place != "" {
		name += ", " + s.Place
	}
	return name
}

// row returns the cards for sale with their prices; "" if there are none.
func row(f *companion.Frame, words *text.Catalogue) string {
	if len(f.Row) == 0 {
		return ""
	}
	return words.Say("plain.row", rules.Text("list", text.List(f.Row, func(s companion.Slot) string {
		key := "plain.row.card"
		switch {
		case s.Empty:
			key = "plain.row.empty"
		case s.Unnamed:
			key = "plain.row.unnamed"
		}
		return words.Say(key, rules.Num("slot", s.Number), rules.Text("card", s.Name), rules.Num("price", s.Price))
	})))
}

// dice returns the dice on the table, grouped by what happens to them; "" for none. said means that the line also says
// what is kept and what is rerolled.
func dice(f *companion.Frame, words *text.Catalogue, said bool) string {
	var order, list []string // what happens to dice, and which dice those are
	faces := map[string]string{}
	for _, d := range f.Dice.Dice {
		word := d.Word
		if !said {
			word = ""
		}
		if d.Letter == "" {
			continue
		}
		if !slices.Contains(order, word) {
			order = append(order, word)
		}
		if !strings.HasSuffix(faces[word], d.Letter) {
			faces[word] += " "
		}
		faces[word] += d.Letter
	}
	for _, word := range order {
		list = append(list, strings.TrimSpace(faces[word]+" "+word))
	}
	if len(list) == 0 {
		return ""
	}
	return words.Say("plain.dice", rules.Text("list", strings.Join(list, ", ")))
}

// section returns a heading with its lines below.
func section(s *companion.Section) []string {
	if len(s.Lines) == 0 {
		return nil
	}
	out := []string{strings.TrimSpace(s.Title + "  " + s.Recap)}
	if s.Reasons != "" {
		out = append(out, "  "+s.Reasons)
	}
	for _, l := range s.Lines {
		out = append(out, "  "+strings.TrimSpace(l.Text))
	}
	return out
}

// mostKeeps is how many of the coach's choices are printed.
const mostKeeps = 8

// coach returns what the coach says without being asked.
func coach(f *companion.Frame, words *text.Catalogue) (out []string) {
	c := &f.Coach
	if c.Chance == "" {
		return nil
	}
	if len(f.Danger.Lines) > 0 {
		out = append(out, f.Danger.Lines[0].Text)
	}
	out = append(out, c.Chance)
	for i, k := range c.Keeps[:min(mostKeeps, len(c.Keeps))] {
		said := strconv.Itoa(i+1) + ". " + words.Colon(k.What, k.Chance)
		if k.Reason != "" {
			said = words.Several([]string{said, k.Reason})
		}
		out = append(out, "  "+said)
	}
	for _, said := range []string{c.Yours, c.Note} {
		if said != "" {
			out = append(out, said)
		}
	}
	return out
}

// question returns what has led to the open question and, unless the prompt has all of it, the question.
func question(f *companion.Frame) (out []string) {
	a := f.Asked
	if a == nil {
		return nil
	}
	for _, l := range a.Lines {
		out = append(out, "  "+l)
	}
	asked := strings.TrimLeft(strings.TrimPrefix(a.Question, a.Who), ", ") // a prompt may name a card after the player
	if strings.HasSuffix(strings.ToLower(a.Short), strings.ToLower(asked)) {
		return out
	}
	return append(out, a.Question)
}
