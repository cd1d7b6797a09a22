package dash

import (
	"cmp"
	"slices"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
)

// asked is the box of the player who must decide: the player's name, what has led to the question, the question,
// the answers as keys.
func (t *table) asked(c canvas, v *companion.Frame) block {
	a := v.Asked
	if a == nil {
		return block{}
	}
	var text []mark
	if a.Who != "" {
		text = append(text, mark{text: t.d.say("table.answer", rules.Text("name", strings.ToUpper(a.Who))), bold: true})
	}
	lines := text
	for _, l := range a.Lines {
		lines = append(lines, mark{text: l})
	}
	short := append(text[:len(text):len(text)], mark{text: a.Question, bold: true})
	lines = append(lines, mark{text: a.Question, bold: true})
	flow := t.flow(c)
	height := func(list []mark) int {
		n := len(flow)
		for _, l := range list {
			n += len(c.wrap(l.text, c.w-3))
		}
		return n
	}
	draw := func(list []mark, pad int) func(canvas) {
		return func(c canvas) {
			ground := c.band
			if t.d.called { // the player is called: the whole box lights up
				ground = c.fill(companion.FameHue)
			}
			c.paint(ground)
			y := pad
			for _, l := range list {
				st := ground
				if l.bold && !t.d.called {
					st = c.bandInk(companion.NoHue)
				}
				y = c.text(2, y, st, l.text)
			}
			for _, row := range flow {
				x := 2
				for _, ch := range row {
					x = t.cap(c, x, y, &ch) + 3
				}
				y++
			}
		}
	}
	b := block{variants: []variant{{height(short), draw(short, 0)}}}
	if len(lines) > len(short) {
		b.variants = append(b.variants, variant{height(lines), draw(lines, 0)})
	}
	b.variants = append(b.variants, variant{height(lines) + 2, draw(lines, 1)})
	return b
}

// short are the answers to the question that need no explanation: their keys stand beside each other.
func (t *table) short() []companion.Choice {
	return slices.DeleteFunc(slices.Clone(t.choices()), func(ch companion.Choice) bool { return !ch.Answer || ch.Effect != "" || ch.NoKey })
}

// flow sets the short answers beside each other in rows. It sets none where there are so many that they make a
// list below.
func (t *table) flow(c canvas) (rows [][]companion.Choice) {
	x := 0
	for _, ch := range t.short() {
		w := c.width(ch.Cap(t.d.Words())) + 3 + c.width(ch.Text) + 3
		if len(rows) == 0 || x+w > c.w-2 {
			rows = append(rows, nil)
			x = 0
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], ch)
		x += w
	}
	if len(rows) > 3 {
		return nil
	}
	return rows
}

// cap writes a choice: its key on a coloured ground, its text behind. It returns the column after it.
func (t *table) cap(c canvas, x, y int, ch *companion.Choice) int {
	st := c.fill(cmp.Or(ch.Hue, companion.YouHue))
	text := c.band
	if ch.Best {
		text = c.bandInk(companion.NoHue)
	}
	if t.on(ch) {
		text = c.cursor
	}
	at := x
	if key := ch.Cap(t.d.Words()); key != "" { // dice are typed by their letters
		x = c.put(x, y, st, " "+key+" ") + 1
	}
	end := c.put(x, y, text, strings.TrimSpace(ch.Text+"  "+ch.Odds))
	c.tap(at, y, end-at, 1, func() { t.take(*ch) })
	return end
}

// listed are the choices that stand in a list: those that neither the prompt nor the row names, and answers that
// need an explanation.
func (t *table) listed(c canvas) []companion.Choice {
	inBox := len(t.flow(c)) > 0
	var out []companion.Choice
	for _, ch := range t.choices() {
		switch {
		case ch.Slot > 0, ch.Disabled != "", ch.NoKey:
		case ch.Answer && (ch.Effect != "" || !inBox):
			out = append(out, ch)
		case !ch.Answer && !ch.Prompted:
			out = append(out, ch)
		}
	}
	return out
}

// choiceBlock is the list of choices, each with what it does. Where not all have room it shows those around the
// cursor.
func (t *table) choiceBlock(c canvas) block {
	list := t.listed(c)
	if len(list) == 0 {
		return block{}
	}
	wide := 0
	for i := range list {
		wide = max(wide, c.width(list[i].Cap(t.d.Words())))
	}
	x := wide + 4
	type line struct {
		text  string
		ch    *companion.Choice
		first bool
	}
	lines := func(c canvas, effects bool) (out []line) {
		for i := range list {
			ch := &list[i]
			said := strings.TrimSpace(ch.Text + "  " + ch.Odds)
			if effects && ch.Effect != "" {
				said = t.d.Words().Colon(said, ch.Effect)
			}
			for n, l := range c.wrap(said, c.w-x-1) {
				out = append(out, line{l, ch, n == 0})
			}
		}
		return out
	}
	draw := func(effects bool) func(canvas) {
		return func(c canvas) {
			all := lines(c, effects)
			top := 0
			if over := len(all) - c.h; over > 0 {
				for i, l := range all {
					if t.on(l.ch) && i >= c.h-1 {
						top = min(i-c.h/2, over)
					}
				}
			}
			for y := 0; y < c.h && top+y < len(all); y++ {
				l := all[top+y]
				if y == c.h-1 && top+y < len(all)-1 {
					c.put(x, y, c.dim, t.d.say("dash.more.choices", argN(len(all)-top-y)))
					return
				}
				st := c.plain
				if l.ch.Best {
					st = c.bold
				}
				if t.on(l.ch) {
					st = c.cursor
				}
				if l.first {
					key := l.ch.Cap(t.d.Words())
					if l.ch.Shortcut != "" {
						c.put(1, y, c.fill(cmp.Or(l.ch.Hue, companion.YouHue)), " "+key+" ")
					} else {
						c.put(2, y, c.dim, key)
					}
				}
				c.put(x, y, st, l.text)
				c.tap(0, y, c.w, 1, func() { t.take(*l.ch) })
			}
		}
	}
	short, whole := len(lines(c, false)), len(lines(c, true))
	var b block
	for n := 1; n <= short; n++ {
		b.variants = append(b.variants, variant{n, draw(false)})
	}
	if whole > short {
		b.variants = append(b.variants, variant{whole, draw(true)})
	}
	return b
}

// on says whether the cursor is on a choice.
func (t *table) on(ch *companion.Choice) bool {
	if t.cursor == 0 {
		return false
	}
	list := t.choices()
	return t.cursor <= len(list) && list[t.cursor-1].Shortcut == ch.Shortcut && list[t.cursor-1].Text == ch.Text
}

// prompt implements prompting.
func (t *table) prompt() string {
	switch v := t.d.view(); {
	case t.confirming != nil:
		return t.confirming.ask
	case t.armed.key != "":
		return t.armed.said
	case t.d.game.ReadOnly():
		return v.Prompt
	case t.cursor > 0 && v.Placing == nil && t.cursor <= len(t.choices()):
		return t.d.say("dash.prompt.chosen", rules.Text("what", t.choices()[t.cursor-1].Text))
	case v.Asked != nil && v.Dice.Due == 0 && t.spot(v) != nil:
		return t.spot(v).Text
	default:
		return v.Prompt
	}
}
