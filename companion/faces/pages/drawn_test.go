package pages

import (
	"strconv"
	"strings"
)

// shows checks that the page on top has exactly this text, as written by drawn. Lines of want are indented for readability,
// and a backslash at the end of a line continues it on the next.
func (f *face) shows(want string) {
	f.t.Helper()
	_, p := f.top()
	f.same(drawn(p), want)
}

func (f *face) same(got, want string) {
	f.t.Helper()
	var lines []string
	goesOn := false
	for _, l := range strings.Split(strings.Trim(want, "\n\t"), "\n") {
		l, more := strings.CutSuffix(strings.TrimLeft(l, "\t"), "\\")
		if goesOn {
			lines[len(lines)-1] += l
		} else {
			lines = append(lines, l)
		}
		goesOn = more
	}
	is := strings.Split(got, "\n")
	for i := range max(len(is), len(lines)) {
		a, b := at(is, i), at(lines, i)
		if a != b {
			f.t.Errorf("line %d is\n%s\nwant\n%s\nof the page\n%s", i+1, a, b, got)
			return
		}
	}
}

func at(list []string, i int) string {
	if i < len(list) {
		return list[i]
	}
	return "(nothing)"
}

// tones maps tones to the marks that drawn puts before a text.
var tones = [...]string{Plain: "", Bold: "*", Dim: "~", Head: "#", Strong: "^", Warn: "!", Marked: "="}

func (s Span) drawn() string {
	if s.Text == "" {
		return ""
	}
	return tones[s.Tone] + s.Text
}

// drawn returns a page in words: its title and prompt; its lead; the field; a line for each row, with its choice, ">" at
// the cursor, and its cells; the text; and the keys, those without a hint in brackets.
func drawn(p *Page) string {
	out := []string{strings.TrimSuffix(p.Title+" | "+p.Prompt, " | ")}
	lines := func(how string, list []Line) {
		for _, l := range list {
			said := how + strings.Repeat(" ", l.In)
			if l.Label.Text != "" {
				said += l.Label.drawn() + " "
			}
			for _, s := range l.Text {
				said += s.drawn()
			}
			out = append(out, strings.TrimRight(said, " "))
		}
	}
	lines("lead: ", p.Lead)
	if p.Field != nil {
		out = append(out, "field: "+p.Field.Label+" ["+p.Field.Text+"]")
	}
	for _, r := range p.Rows {
		out = append(out, r.drawn(p.At))
	}
	lines("- ", p.Lines)
	var keys []string
	for _, k := range p.Keys {
		keys = append(keys, k.drawn())
	}
	if len(keys) > 0 {
		out = append(out, "keys: "+strings.Join(keys, ", "))
	}
	return strings.Join(out, "\n")
}

func (r *Row) drawn(at int) string {
	said := "   "
	if r.Choice > 0 {
		said = strconv.Itoa(r.Choice) + strings.Repeat(" ", 3-len(strconv.Itoa(r.Choice)))
		if r.Choice == at {
			said = said[:2] + ">"
		}
	}
	for i, c := range r.Cells {
		if i > 0 {
			said += " | "
		}
		if c.Key != "" && c.Key != c.Text {
			said += "[" + c.Key + "]"
		}
		said += c.Span.drawn()
		if n := c.Number; n != nil {
			said += " (" + strconv.Itoa(n.Choice) + ": " + strconv.Itoa(n.Value) + " of " + strconv.Itoa(n.Min) + "-" +
				strconv.Itoa(n.Max) + ")"
		}
	}
	if len(r.Picks) > 0 {
		said += " {" + strings.Join(r.Picks, "/") + " at " + strconv.Itoa(r.Now) + "}"
	}
	return strings.TrimRight(said, " |")
}

func (k *Key) drawn() string {
	said := k.Shown
	if k.Quiet {
		said = "(" + said + ")"
	}
	if k.Word != "" {
		said += "=" + k.Word
	}
	if k.Off != "" {
		said += " off: " + k.Off
	}
	return said
}
