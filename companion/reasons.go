package companion

import (
	"maps"
	"slices"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// Decided is what the program weighed when it decided last for those whom it plays. It is nil where somebody has made a
// move since.
type Decided struct{ Why []string }

// With is Decided with more behind.
func (d *Decided) With(why []string) *Decided {
	if d == nil {
		d = &Decided{}
	}
	return &Decided{slices.Concat(d.Why, why)}
}

// Decided is what the program has decided last at the table as it lies.
func (p *Base[T, E]) Decided() *Decided {
	return p.decided[p.Session.Game.Lines()]
}

// Still is Decided as it holds after a move that is about to be done. Corrections, what a screen plays by itself and
// what the program decides are no moves of somebody; shown says that this one is none either, as it only says what lies
// on the table. A move may be what the program decides, by which a person lets it go on.
func (p *Base[T, E]) Still(m Move, shown bool) *Decided {
	now := p.Session.Game.Lines()
	maps.DeleteFunc(p.decided, func(at int, _ *Decided) bool { return at > now }) // it was taken back
	own, _ := m.(move[T, E])
	byKot := func(e E) bool { return p.Tell.ByKot(&e) }
	if !own.auto && !shown && slices.ContainsFunc(own.events, func(e E) bool { return !corrects(p.Tell.Class(&e)) && !byKot(e) }) {
		return nil
	}
	if len(own.events) > 0 && byKot(own.events[0]) {
		_, why := p.Kot(true)
		return p.Decided().With(why)
	}
	return p.Decided()
}

// Decides implements Playing.
func (p *Base[T, E]) Decides() (said string) {
	if p.Kot != nil {
		if events, _ := p.Kot(true); len(events) > 0 {
			return p.Tell.Write(&events[0])
		}
	}
	return ""
}

// TypedDice says whether dice lie unresolved on the table that people have typed for a seat of kot: they see first what those do.
func (p *Base[T, E]) TypedDice() bool {
	e := p.Session.Game.Latest()
	for e != nil && corrects(p.Tell.Class(&e.Items[0])) {
		e = e.Previous()
	}
	return e != nil && p.Tell.Typed(&e.Items[0])
}

// OnEnter are the lines that kot decides where it waits for Enter. Where people have typed its dice it waits again for the names of
// cards.
func (p *Base[T, E]) OnEnter() []E {
	events, _ := p.Kot(!p.TypedDice())
	if len(events) == 0 {
		events, _ = p.Kot(true)
	}
	return events
}

// Waiting is the choice that lets kot go on where it has something to decide: before it buys cards that nobody has named, after undo,
// after a correction, in a game that was left in the middle of its turn. ok is false where it has nothing. passes says of an event
// whether it ends a step.
func (p *Base[T, E]) Waiting(who rules.Arg, passes func(E) bool) (out Play, ok bool) {
	events := p.OnEnter()
	if len(events) == 0 {
		return out, false
	}
	key := "table.kot.on"
	if slices.ContainsFunc(events, passes) {
		if key = "table.kot.on.end"; !passes(events[0]) {
			key = "table.kot.on.all"
		}
	}
	words := p.Words()
	return Play{Choice: Choice{Typed: KeyEnter, Shortcut: KeyEnter, Enter: true, Prompted: true,
		Text: words.Say(key, who), Hint: words.Say("table.kot.on.hint")}, Move: p.Move(events...)}, true
}

// Hands are the corrections that give a seat to a person or to kot: as well as it plays or, where it has tempers, in another one.
func (p *Base[T, E]) Hands(now rules.Hand, tempers bool, said func(rules.Hand) string, give func(rules.Hand) E) (out []Play) {
	to := func(h rules.Hand) {
		if h != now {
			out = append(out, Play{Choice: Choice{Text: said(h)}, Move: p.Move(give(h))})
		}
	}
	to(rules.Hand{})
	for n := range rules.Strength(rules.NumStrengths) {
		to(rules.Hand{Kot: true, Strength: n, Temper: now.Temper})
	}
	for temper := range rules.Temper(rules.NumTempers) {
		if now.Kot && tempers {
			to(rules.Hand{Kot: true, Strength: now.Strength, Temper: temper})
		}
	}
	return out
}

// Hold keeps what the program has decided for the table as it lies.
func (p *Base[T, E]) Hold(d *Decided) {
	if p.decided == nil {
		p.decided = map[int]*Decided{}
	}
	if d != nil {
		p.decided[p.Session.Game.Lines()] = d
	}
}

// reason is why the program has decided a line, in one clause of a language; "" where it had no choice.
type reason struct {
	line, said string
	lang       text.Lang
}

// Reasons are the reasons of what the program has decided in the entries of a turn, in their order. decide says what it decides at
// the table of a log, and why: so the reasons follow from the log alone. Each is worked out once.
func (p *Base[T, E]) Reasons(turn []tracker.Entry[T, E], decide func(d *tracker.Game[T, E]) (ev E, why string, ok bool)) (out []string) {
	lang := p.Words().Lang
	for i := range turn {
		e := &turn[i]
		for n := range e.Items {
			if !p.Tell.ByKot(&e.Items[n]) {
				continue
			}
			at, line := e.Previous().Lines()+n, p.Tell.Write(&e.Items[n])
			known, ok := p.reasons[at]
			if !ok || known.line != line || known.lang != lang {
				known = reason{line: line, lang: lang}
				if ev, why, ok := decide(p.at(e, n)); ok && p.Tell.Write(&ev) == line {
					known.said = why
				}
				if p.reasons == nil {
					p.reasons = map[int]reason{}
				}
				p.reasons[at] = known
			}
			if known.said != "" {
				out = append(out, known.said)
			}
		}
	}
	return out
}

// at is the log as it was before an item of an entry.
func (p *Base[T, E]) at(e *tracker.Entry[T, E], item int) *tracker.Game[T, E] {
	d := p.Session.Game.Copy()
	for d.Steps() >= e.Number() {
		if _, err := d.Undo(); err != nil {
			break
		}
	}
	for _, ev := range e.Items[:item] {
		if d.Do(ev) != nil {
			break
		}
	}
	return d
}

// Rather is the clause that says why something was chosen, by the chances to win that it and the best other thing have.
func Rather(words *text.Catalogue, what string, chance, others float64) string {
	key := "table.kot.reason"
	switch by := chance - others; {
	case by < -hardly:
		key += ".worse"
	case by < hardly:
		key += ".close"
	case by > clearly:
		key += ".clear"
	}
	return words.Say(key, rules.Text("what", what))
}

// Chances to win that differ by less than hardly are told as about the same, by more than clearly as clearly better.
const hardly, clearly = 0.005, 0.05
