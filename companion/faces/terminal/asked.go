package terminal

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// box is what a question shows: what has led to it, the question, short answers beside each other, a list of the other
// answers, and the rectangle that it covers.
type box struct {
	text []mark
	flow [][]companion.Choice
	list []choiceLine
	high int // rows of all of these
	at   rect
}

// box returns the box of the question. It covers the work zone and, if it needs more, rows above, up to the list of pieces, whose first
// used rows stay visible. If not all answers fit, it leaves out what has led to the question, which is on the board too, and then
// covers the list except for its heading and one row. Dice that must be typed for the question stay visible below the box.
func (t *table) box(c canvas, v *companion.Frame, now *drawing, used int) (out box) {
	led := text.Map(v.Asked.Lines, func(l string) mark { return mark{text: l} })
	led = append(led, mark{text: v.Asked.Question, bold: true})
	asked := len(led) - 1
	if s := t.spot(v); s != nil && v.Dice.Due == 0 && s.Text != s.Place { // what the spaces give
		led = append(led, mark{text: s.Text})
	}
	bottom, dice := c.h, now.at[areaDice]
	switch below := now.at[areaBeside]; {
	case dice.h > 1 && v.Dice.Due > 0:
		bottom = dice.y
	case dice.h > 1:
		bottom = max(dice.y+dice.h, below.y+below.h)
	}
	list, least := now.at[areaList].y, min(used, 2)
	if now.plan.die.high == 1 { // here the list and the work zone are one
		list, used, least = 0, 0, 0
	}
	out.flow = t.flow(c)
	rows := max(0, len(c.wrap(t.prompt(), c.w-2))-1) // a long prompt covers the last rows
	whole, most, high := t.choiceLines(c, math.MaxInt), 0, 0
	for _, try := range []struct {
		text  []mark
		above int
	}{{led, used}, {led[asked:], used}, {led, least}, {led[asked:], least}} {
		out.text, most = try.text, min(bottom, max(now.plan.asked, bottom-list-try.above))
		high = rows + len(out.flow)
		for _, l := range out.text {
			high += len(c.wrap(l.text, c.w-3))
		}
		if high+len(whole) <= most {
			break
		}
	}
	out.list = t.choiceLines(c, most-high)
	out.high = high - rows + len(out.list)
	high = max(now.plan.asked, out.high+1)
	if bottom > dice.y && dice.h > 1 { // don't leave half a die visible
		high = max(high, bottom-dice.y)
	}
	high = min(most, high)
	out.at = rect{0, bottom - high, c.w, high}
	return out
}

// asked draws the box of the player who must decide.
func (t *table) asked(c canvas, v *companion.Frame, now *drawing) {
	if v.Asked == nil || now.later {
		return
	}
	b := &now.box
	now.cover = b.at
	c = c.to(now.cover)
	ground := c.band
	if t.d.called { // the player is called: the whole box lights up
		ground = c.fill(companion.FameHue)
	}
	c.paint(ground)
	y := min(1, max(0, c.h-b.high-1))
	for _, l := range b.text {
		st := ground
		if l.bold && !t.d.called {
			st = c.bandInk(companion.NoHue)
		}
		y = c.text(2, y, st, l.text)
	}
	for _, row := range b.flow {
		x := 2
		for _, ch := range row {
			x = t.cap(c, x, y, &ch) + 3
		}
		y++
	}
	t.drawChoices(c.rows(y, c.h-y), b.list, ground)
}

// flow arranges the answers that need no explanation beside each other in rows. If there are so many that they need a list
// below, it returns none.
func (t *table) flow(c canvas) (rows [][]companion.Choice) {
	x := 0
	for _, ch := range t.choices() {
		if !ch.Answer || ch.Effect != "" || ch.NoKey {
			continue
		}
		w := c.width(ch.Cap(t.d.Words())) + 3 + c.width(withOdds(&ch)) + 3
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

// withOdds returns the text of a choice with the chance that the coach gives it.
func withOdds(ch *companion.Choice) string { return strings.TrimSpace(ch.Text + "  " + ch.Odds) }

// cap writes a choice: its key on a coloured ground, then its text. It returns the column after it.
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
	end := c.put(x, y, text, withOdds(ch))
	c.tap(at, y, end-at, 1, func() { t.d.Take(*ch) })
	return end
}

// listed returns the choices shown in a list: those that neither the prompt nor the row names, and answers that need an
// explanation.
func (t *table) listed(c canvas) []companion.Choice {
	inBox := len(t.flow(c)) > 0
	var out []companion.Choice
	for _, ch := range t.choices() {
		switch {
		case ch.Slot > 0, ch.Disabled != "", ch.NoKey:
		case ch.Answer && (ch.Effect != "" || !inBox):
			out = append(out, ch)
		case !ch.Answer && !ch.Prompted && ch.Hint == "": // the hints show the others
			out = append(out, ch)
		}
	}
	return out
}

type choiceLine struct {
	text  string
	ch    *companion.Choice
	first bool // the row with the key
}

// choiceX returns the column at which the text of a list of choices begins, after the keys.
func (t *table) choiceX(c canvas) int {
	wide := 0
	for _, ch := range t.listed(c) {
		wide = max(wide, c.width(ch.Cap(t.d.Words())))
	}
	return wide + 4
}

// choiceLines returns the list of choices, each with its effect, for a number of rows. It shows whole effects as long as
// there are rows, then as much of an effect as fits. The choice under the cursor always shows its whole effect.
func (t *table) choiceLines(c canvas, rows int) (out []choiceLine) {
	list, x := t.listed(c), t.choiceX(c)
	short, whole, spare := make([][]string, len(list)), make([][]string, len(list)), rows
	for i := range list {
		ch := &list[i]
		said := withOdds(ch)
		lines := c.wrap(said, c.w-x-1)
		if ch.Effect != "" { // what does not fit is cut off when drawn
			whole[i] = c.wrap(t.d.Words().Colon(said, ch.Effect), c.w-x-1)
			lines[len(lines)-1] = t.d.Words().Colon(lines[len(lines)-1], ch.Effect)
		}
		if short[i] = lines; ch.Effect != "" && t.on(ch) {
			short[i] = whole[i]
		}
		spare -= len(short[i])
	}
	for _, all := range []bool{true, false} { // first those that fit whole
		for i, lines := range short {
			more := len(whole[i]) - len(lines)
			if !all {
				more = min(more, spare)
			}
			if last := len(lines) + more - 1; more > 0 && more <= spare {
				short[i], spare = append(slices.Clip(whole[i][:last]), strings.Join(whole[i][last:], " ")), spare-more
			}
		}
	}
	for i, lines := range short {
		for n, l := range lines {
			out = append(out, choiceLine{l, &list[i], n == 0})
		}
	}
	return out
}

// drawChoices writes choices. If they do not all fit, it shows those around the cursor.
func (t *table) drawChoices(c canvas, all []choiceLine, ground tcell.Style) {
	x, top := t.choiceX(c), 0
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
			c.put(x, y, ground, t.d.Say("dash.more.choices", argN(len(all)-top-y)))
			return
		}
		st := ground.Bold(l.ch.Best)
		if t.on(l.ch) {
			st = c.cursor
		}
		if l.first {
			key := l.ch.Cap(t.d.Words())
			if l.ch.Shortcut != "" {
				c.put(1, y, c.fill(cmp.Or(l.ch.Hue, companion.YouHue)), " "+key+" ")
			} else {
				c.put(2, y, ground, key)
			}
		}
		c.put(x, y, st, l.text)
		c.tap(0, y, c.w, 1, func() { t.d.Take(*l.ch) })
	}
}

func (t *table) on(ch *companion.Choice) bool {
	if t.cursor == 0 {
		return false
	}
	list := t.choices()
	return t.cursor <= len(list) && list[t.cursor-1].Shortcut == ch.Shortcut && list[t.cursor-1].Text == ch.Text
}

// placing returns the prompt that says where Enter puts the piece, or takes it from, and, if it fits, how to move it.
func (t *table) placing(v *companion.Frame) string {
	key, where := "dash.prompt.placing", rules.Text("where", t.spot(v).Place)
	if v.Placing.Lifts {
		key = "dash.prompt.lifting"
	}
	short := t.d.Say(key, where)
	if said := t.d.Say("dash.prompt.moving", rules.Text("said", short)); t.d.promptFits(said) {
		return said
	}
	return short
}

func (t *table) prompt() string {
	switch v := t.d.Frame(); {
	case t.d.Really != nil:
		return t.d.Really.Ask
	case t.d.Game().ReadOnly():
		return v.Prompt
	case t.cursor > 0 && v.Placing == nil && t.cursor <= len(t.choices()):
		return t.d.Say("dash.prompt.chosen", rules.Text("what", t.choices()[t.cursor-1].Text))
	case v.Beat == companion.EndBeat && t.drawn.pages > 1:
		return t.d.Say("dash.prompt.pages.end", rules.Text("said", v.Prompt), rules.Num("page", t.page+1), rules.Num("of", t.drawn.pages))
	case t.unseen():
		return t.d.Say("dash.prompt.pages", rules.Num("page", t.page+2), rules.Num("of", t.drawn.pages))
	case v.Beat == companion.PreviewBeat && t.putsBack(v):
		return t.d.Say("dash.prompt.back")
	case v.Beat == companion.ShopBeat && t.putsBack(v):
		return t.d.Say("dash.prompt.back.shop")
	case t.drawn.later:
		return t.d.Say("dash.prompt.back.asked")
	case v.Asked != nil && v.Dice.Due == 0 && t.spot(v) != nil:
		return t.placing(v)
	case v.Long != "" && t.d.promptFits(v.Long):
		return v.Long
	default:
		return v.Prompt
	}
}
