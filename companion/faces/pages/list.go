package pages

import (
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/rules"
)

// history is the page of what happened in the game, turn by turn. The player can go back to a step, or retype one while
// the later steps stay.
type history struct {
	*Sheet
	steps []companion.Past
	refit *refit // the steps that would be lost, while the player is asked about them
}

// refit is a retyped step that does not fit all later steps.
type refit struct {
	step  int
	typed string
	lost  []string
}

// History returns the history page with the cursor on the last step. The choice of a step is its number, from 1.
func History(h Host) *Sheet {
	p := &history{}
	p.Sheet = newSheet(h, Form{About: 4}, func(*Sheet) { p.make() })
	p.At = h.Game().Steps()
	return p.Sheet
}

func (p *history) make() {
	if p.refit != nil {
		p.confirm()
		return
	}
	p.steps = p.Game().Past(0)
	p.Title = p.say("page.history.title", rules.Num("n", len(p.steps)))
	turn := -1
	for i, step := range p.steps {
		if step.Superseded {
			continue
		}
		if step.Turn != turn {
			turn = step.Turn
			p.note(Span{}, Span{Text: p.say("history.turn", rules.Num("turn", turn), rules.Text("name", step.Who)), Tone: Head})
		}
		number := strings.TrimRight(strconv.Itoa(i+1)+" "+step.Mark, " ")
		p.row(i+1, func(int) { p.back(i) }, Span{Text: number, Tone: Dim}, Span{Text: step.Text})
	}
	none := p.say("page.history.none")
	if len(p.Rows) == 0 {
		p.note(Span{Text: none})
	} else {
		none = ""
	}
	at := p.At - 1
	if at >= 0 && at < len(p.steps) {
		p.write(Plain, p.steps[at].Text)
		said := p.say("page.history.here")
		if n := p.undos(at); n > 0 {
			said = p.say("page.history.back", rules.Num("n", n))
		}
		p.write(Dim, said)
	}
	if p.Field != nil {
		p.Prompt = p.say("page.history.typing")
		return
	}
	p.Prompt = p.say("page.history.prompt")
	p.key(Key{Named: Enter, Choice: p.At, Step: true, Off: none}, "key.goto", nil)
	p.key(Key{Chars: "f", Step: true, Off: none}, "key.fix", func() { p.begin(at) })
	p.key(Key{Named: Up, Step: true}, "key.choose", nil)
	p.key(Key{Chars: "u"}, "key.undo", p.thenLast(p.Undo))
	p.key(Key{Chars: "U", Named: Redo}, "key.redo", p.thenLast(p.Redo))
}

// confirm asks about the steps that would be lost, and names them.
func (p *history) confirm() {
	n := rules.Num("n", len(p.refit.lost))
	p.Title, p.Prompt, p.Confirms = p.say("page.history.lost.title"), p.say("page.history.lost.prompt", n), true
	p.write(Plain, p.say("page.history.lost", n))
	for _, step := range p.refit.lost {
		p.under(2, Span{Text: "-"}, Plain, step)
	}
	answer := func(key string) Key { return Key{Chars: string([]rune(p.say(key))[0])} }
	p.key(answer("table.key.yes"), "page.history.cut.key", p.cut)
	p.key(answer("table.key.no"), "page.history.keep.key", p.keep)
}

// thenLast returns a function that does something and then goes to the last step.
func (p *history) thenLast(do func()) func() {
	return func() {
		do()
		p.At = p.Game().Steps()
	}
}

// undos returns how many undos go back to right after a step.
func (p *history) undos(step int) int {
	n := 0
	for _, later := range p.steps[step+1:] {
		if !later.Joined {
			n++
		}
	}
	return n
}

// back goes back to right after a step.
func (p *history) back(step int) {
	if p.undos(step) == 0 {
		p.Close()
		return
	}
	_ = p.Change("page.history.gone", func() error { return p.Game().RevertTo(step) }) // the player has seen the error
}

// begin lets the player retype a step.
func (p *history) begin(step int) {
	switch {
	case p.Game().ReadOnly():
		p.Fault(rules.Refuse("", "table.readonly"))
	case step >= 0 && step < len(p.steps):
		p.askAnew(func() string { return p.say("page.history.ask") }, p.Game().Typable(step),
			func(typed string) bool { return typed == "" || p.retype(step, typed) })
	}
}

// retype replaces a step by what was typed. It returns false if that is not possible here: the player continues typing.
func (p *history) retype(step int, typed string) bool {
	var lost []string
	err := p.Change("page.history.done", func() (err error) {
		lost, err = p.Game().ReplaceStep(step, typed, false)
		return err
	})
	if err != nil && len(lost) > 0 {
		p.Tell("")
		p.refit = &refit{step, typed, lost}
	}
	return err == nil || len(lost) > 0
}

// cut replaces the step and removes what no longer fits.
func (p *history) cut() {
	f := p.refit
	p.refit = nil
	_ = p.Change("page.history.cut", func() error {
		_, err := p.Game().ReplaceStep(f.step, f.typed, true)
		return err
	})
}

func (p *history) keep() {
	p.refit = nil
	p.Tell(p.say("table.kept-back"))
}

func (s *Sheet) games(games []record.Result, unread []record.Unread, open func(path string)) {
	list := record.Games(s.Words(), games, s.room.Width-2)
	if len(games) == 0 {
		list = [][]string{{s.say("page.saved.none")}}
	}
	for i, lines := range list {
		for n, l := range lines {
			switch {
			case i == 0 && len(games) > 0:
				s.note(Span{Text: l, Tone: Head})
			case i > 0 && n == 0:
				s.row(i, func(int) { open(games[i-1].Path) }, Span{Text: l})
			default:
				s.note(Span{Text: l})
			}
		}
	}
	for _, u := range unread {
		s.broken(Span{Text: s.Words().Colon(u.Name, u.Why), Tone: Warn})
	}
	s.chooses("key.resume")
}

// Saved returns the page that lists the saved games of all boxes, the latest first, to continue one. Choosing the current
// game returns to it.
func Saved(h Host) *Sheet {
	games, unread, err := h.Desk().Results()
	if err != nil {
		h.Fault(err)
	}
	return newSheet(h, Form{}, func(s *Sheet) {
		s.Title = s.say("page.saved.title", rules.Num("n", len(games)))
		s.games(games, unread, func(path string) {
			if g := s.Game(); g != nil && record.SameFile(g.Path(), path) {
				s.Home()
				return
			}
			s.resume(path)
		})
	})
}

func (s *Sheet) resume(path string) {
	if err := s.Resume(path); err != nil {
		s.Fault(err)
	}
}

// Which returns the page that asks which game to continue, if the one that kot wrote last is gone, was changed, or cannot
// be opened. From then on the chosen game is the one in progress. afresh sets up a new game instead.
func Which(h Host, of companion.Progress, afresh func() error) *Sheet {
	games, unread, another := of.Doubt, of.Unread, len(of.Doubt) == 0
	if another {
		var err error
		if games, unread, err = h.Desk().Results(); err != nil {
			h.Fault(err)
		}
	}
	return newSheet(h, Form{}, func(s *Sheet) {
		s.Title, s.Prompt = s.say("start.title"), s.say("start.prompt")
		if of.Refused {
			s.Title = s.say("start.another")
		}
		s.Lead = []Line{{Text: []Span{{Text: of.Why(s.Words())}}}}
		s.games(games, unread, func(path string) {
			s.Desk().Store.Note(path) // first, because a damaged game may continue in another file
			s.resume(path)
		})
		for i := range s.Rows {
			if r := &s.Rows[i]; r.Choice > 0 {
				r.Cells[0].Key = strconv.Itoa(r.Choice)
			}
		}
		s.key(Key{Chars: "n", Step: true}, "menu.new", func() {
			if err := afresh(); err != nil {
				s.Fault(err)
			}
		})
	})
}
