package companion

import (
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Undo implements Log.
func (p *Base[T, E]) Undo() (string, error) {
	from := p.Now()
	if p.starts() {
		return "", rules.Refuse("", "undo-nothing")
	}
	items, err := p.Session.TakeBack(p.Passes)
	if err != nil {
		return "", err
	}
	p.stepsTold = p.total()
	p.notePutBack(from, Back)
	return p.went("table.undone", *p.Now(), items), nil
}

// starts reports whether the players have done nothing since the set-up.
func (p *Base[T, E]) starts() bool { return p.Steps() <= p.SetUp }

// Redo implements Log.
func (p *Base[T, E]) Redo() (string, error) {
	from := p.Now()
	items, err := p.Session.PlayAgain(p.Passes)
	if err != nil {
		return "", err
	}
	p.stepsTold = p.total()
	p.notePutBack(from, Forth)
	return p.went("table.redone", *from, items), nil
}

// went names the lines of a step that was undone or played again, and records that for Heard.
func (p *Base[T, E]) went(key string, now T, items []E) string {
	ear := p.Tell.Aloud()
	p.heard = append(p.heard, ear.Words().Say(key, rules.Text("event", p.items(ear, now, items))))
	return p.items(p.Tell, now, items)
}

// mostNamed is how many lines of a step are named at most: nobody reads more.
const mostNamed = 50

// items names the lines of a step that began at the table now.
func (p *Base[T, E]) items(tell Narrator[T, E], now T, items []E) string {
	var words, answers []string
	before := now
	items = items[:min(len(items), mostNamed)]
	for i := range items {
		said := ""
		if i == 0 {
			said = tell.Step(&now, &items[i])
		} else {
			if next, err := p.Tell.Run(&before, items[:i]); err == nil {
				now = next
			}
			said = tell.Answer(&now, &items[i])
		}
		switch {
		case said == "":
		case len(words) > 0 && p.Tell.Class(&items[i]) == rules.AnswerLine:
			answers = append(answers, said)
		default:
			words, answers = append(answered(tell.Words(), words, answers), said), nil
		}
	}
	return strings.Join(answered(tell.Words(), words, answers), ", ")
}

// answered returns events in words, with answers after the last one.
func answered(c *text.Catalogue, events, answers []string) []string {
	if last := len(events) - 1; len(answers) > 0 {
		events[last] = c.Say("table.answered", rules.Text("event", events[last]), rules.Text("answers", strings.Join(answers, ", ")))
	}
	return events
}

// Steps implements Log.
func (p *Base[T, E]) Steps() int { return p.Session.Game.Steps() }

// Past implements Log.
func (p *Base[T, E]) Past(from int) []Past {
	h := p.Session.Game.Since(max(0, from))
	var out []Past
	wasRow := false
	for i := range h {
		e := &h[i]
		turn, who := p.Tell.Turn(e.Before)
		row := p.Tell.Class(&e.Items[0]) == rules.RowLine
		if last := len(out) - 1; last >= 0 && out[last].Turn == turn && row && wasRow {
			out[last].Superseded = true
		}
		wasRow = row
		said := p.items(p.Tell, *e.Before, e.Items)
		if changes := p.Tell.Changes(e.Before, e.After); changes != "" && !p.sets(e, 0) {
			said = p.Words().Colon(said, changes)
		}
		out = append(out, Past{Turn: turn, Who: who, Text: said, Joined: e.WithPrevious})
	}
	return out
}

// RevertTo implements Log.
func (p *Base[T, E]) RevertTo(step int) error {
	if p.ReadOnly() {
		return rules.Refuse("", "table.readonly")
	}
	n := 0
	for e := p.Session.Game.Latest(); e.Number() > step+1; e = e.Previous() {
		if !e.WithPrevious {
			n++
		}
	}
	from := p.Now()
	_, err := p.Session.Game.Back(n)
	if p.stepsTold = p.total(); err == nil {
		p.notePutBack(from, Back)
	}
	return err
}
