package dash

import (
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/screen"
	"kingoftokyo/rules"
)

// historyPage is what happened in the game, turn by turn. The player can go back to a step, or type one anew
// while the later ones stay.
type historyPage struct {
	*sheet
	steps []companion.Past
	asked *refit // what would be lost, while the player is asked about it
}

// refit is a step that was typed anew and to which not all later steps fit.
type refit struct {
	step int
	line string
	lost int
}

func newHistory(d *Dash) page {
	p := &historyPage{}
	p.sheet = newSheet(d, p.lines)
	p.tell, p.aboutH, p.beside = p.whole, 4, 110
	p.id = d.game.Steps() - 1
	p.refill(80, 20)
	return p
}

func (p *historyPage) title() string {
	return p.d.say("dash.history.title", rules.Num("n", p.d.game.Steps()))
}

// lines are the steps with a heading for each turn.
func (p *historyPage) lines(w, _ int) []row {
	th := p.d.th
	p.steps = p.d.game.Past(0)
	p.id = min(p.id, len(p.steps)-1)
	var out []row
	turn := -1
	for i, s := range p.steps {
		if s.Superseded {
			continue
		}
		if s.Turn != turn {
			turn = s.Turn
			out = append(out, row{cells: []cell{{"", th.plain}, {p.d.say("history.turn", rules.Num("turn", turn), rules.Text("name", s.Who)), th.head}}, text: true})
		}
		number := strings.TrimRight(strconv.Itoa(i+1)+" "+s.Mark, " ")
		out = append(out, row{cells: []cell{{number, th.dim}, {s.Text, th.plain}}, is: i, act: p.back})
	}
	if len(out) == 0 {
		out = append(out, row{cells: []cell{{p.d.say("dash.history.none"), th.plain}}, text: true})
	}
	return out
}

// undos is how many undos lead back to right after the step of the cursor.
func (p *historyPage) undos() int {
	n := 0
	for i := p.id + 1; i < len(p.steps); i++ {
		if !p.steps[i].Joined {
			n++
		}
	}
	return n
}

// whole is the step of the cursor in full, and what Enter would do.
func (p *historyPage) whole() string {
	if p.id < 0 || p.id >= len(p.steps) {
		return ""
	}
	th := p.d.th
	out := th.tagged(th.plain, p.steps[p.id].Text) + "\n"
	if n := p.undos(); n > 0 {
		return out + th.tagged(th.dim, p.d.say("dash.history.back", rules.Num("n", n)))
	}
	return out + th.tagged(th.dim, p.d.say("dash.history.here"))
}

// back goes back to right after the step of the cursor.
func (p *historyPage) back() {
	if p.undos() == 0 {
		p.d.pop()
		return
	}
	p.change("dash.history.gone", func() error { return p.d.game.RevertTo(p.id) })
}

// change changes what was played and goes to the table, or says why not.
func (p *historyPage) change(said string, change func() error) error {
	d := p.d
	err := change()
	d.stale()
	if err != nil {
		d.fault(err)
		return err
	}
	d.table.forget()
	d.unnamed()
	d.home()
	d.tell(d.say(said))
	d.written()
	return nil
}

// begin lets the player type the step of the cursor anew.
func (p *historyPage) begin() {
	switch {
	case p.d.game.ReadOnly():
		p.d.fault(rules.Refuse("", "table.readonly"))
	case p.id >= 0 && p.id < len(p.steps):
		step := p.id
		p.ask(p.d.say("page.history.ask"), "", func(said string) bool {
			return said == "" || p.retype(step, said)
		})
	}
}

// retype puts another line in the place of a step. It returns false for a line that cannot stand there: the
// player goes on typing it.
func (p *historyPage) retype(step int, line string) bool {
	lost := 0
	err := p.change("page.history.done", func() (err error) {
		lost, err = p.d.game.ReplaceStep(step, line, false)
		return err
	})
	if err != nil && lost > 0 {
		p.d.noted = note{}
		p.asked = &refit{step, line, lost}
	}
	return err == nil || lost > 0
}

// takes implements keyed: the answer to the question what may be lost is taken before anything else.
func (p *historyPage) takes(ev *tcell.EventKey) bool {
	if p.asked == nil {
		return p.sheet.takes(ev)
	}
	if ev.Key() == tcell.KeyUp || ev.Key() == tcell.KeyDown || ev.Key() == tcell.KeyTab {
		return ev.Key() != tcell.KeyTab // a turn of the wheel is no answer
	}
	f := p.asked
	p.asked = nil
	if ev.Key() == tcell.KeyRune && screen.Yes(ev.Rune()) {
		_ = p.change("page.history.cut", func() error {
			_, err := p.d.game.ReplaceStep(f.step, f.line, true)
			return err
		})
		return true
	}
	p.d.tell(p.d.say("table.kept-back"))
	return true
}

func (p *historyPage) prompt() string {
	switch {
	case p.asked != nil:
		return p.d.say("page.history.lost", rules.Num("n", p.asked.lost))
	case p.field != nil:
		return p.d.say("page.history.typing", rules.Text("line", p.steps[p.id].Line))
	}
	return p.d.say("page.history.prompt")
}

func (p *historyPage) bindings() []binding {
	d := p.d
	switch {
	case p.asked != nil:
		return []binding{d.table.answerKey("table.key.yes", "page.history.cut.key"), d.table.answerKey("table.key.no", "page.history.keep.key"), d.langKey()}
	case p.field != nil:
		return p.fieldKeys()
	}
	off := ""
	if len(p.steps) == 0 {
		off = d.say("dash.history.none")
	}
	latest := func(do func() bool) func() {
		return func() {
			do()
			p.id = d.game.Steps() - 1
		}
	}
	return append([]binding{
		{key: tcell.KeyEnter, show: d.keyName("enter"), word: d.say("key.goto"), act: p.back, step: true, off: off},
		{chars: "f", word: d.say("key.fix"), act: p.begin, step: true, off: off},
		{key: tcell.KeyF64, show: d.keyName("updown"), word: d.say("key.choose"), act: func() { p.move(-1) }, step: true},
		{chars: "u", word: d.say("key.undo"), act: latest(d.undo)},
		{chars: "U", key: tcell.KeyCtrlR, word: d.say("key.redo"), act: latest(d.redo)},
	}, d.common()...)
}
