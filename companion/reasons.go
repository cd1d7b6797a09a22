package companion

import (
	"maps"
	"slices"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// Decided is what the program weighed in its last decision for the seats it plays. It is nil if a player has made a
// move since, but not if the program had no choice.
type Decided []string

// With returns d with more reasons added.
func (d Decided) With(why []string) Decided { return append(append(Decided{}, d...), why...) }

// Decided returns the program's last decision at the current table.
func (p *Base[T, E]) Decided() Decided { return p.decided[p.Session.Game.Lines()] }

// Still returns Decided as it holds after a move that is about to be played. Corrections, moves that a screen plays
// automatically and decisions of the program do not count as moves of a player; shown says that this move does not count
// either, because it only says what lies on the table. A move may be what the program decides, if a person lets it continue.
func (p *Base[T, E]) Still(m Move, shown bool) Decided {
	now := p.Session.Game.Lines()
	maps.DeleteFunc(p.decided, func(at int, _ Decided) bool { return at > now }) // it was undone
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

// Decides implements Log.
func (p *Base[T, E]) Decides() (said string) {
	if p.Kot != nil {
		if events, _ := p.Kot(true); len(events) > 0 {
			return p.Tell.Write(&events[0])
		}
	}
	return ""
}

// TypedDice reports whether unresolved dice lie on the table that people typed for a seat of kot: they first see what those do.
func (p *Base[T, E]) TypedDice() bool {
	e := p.Session.Game.Latest()
	for e != nil && corrects(p.Tell.Class(&e.Items[0])) {
		e = e.Previous()
	}
	return e != nil && p.Tell.Typed(&e.Items[0])
}

// OnEnter returns the lines that kot decides when it waits for Enter. If people have typed its dice, it waits again
// for the names of cards.
func (p *Base[T, E]) OnEnter() []E {
	events, _ := p.Kot(!p.TypedDice())
	if len(events) == 0 {
		events, _ = p.Kot(true)
	}
	return events
}

// Waiting returns the choice that lets kot continue if it has something to decide: before it buys unnamed cards,
// after undo, after a correction, in a game that was left in the middle of its turn. ok is false if it has nothing to
// decide. passes reports whether an event ends a step.
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
	said := words.Say(key, who)
	if p.Tell.Asking(p.Now()) {
		said = words.Say("beat.asks", rules.Text("name", words.Arg(who)))
	}
	return Play{Choice: Choice{Typed: KeyEnter, Shortcut: KeyEnter, Enter: true, Prompted: true,
		Text: said, Hint: words.Say("table.kot.on.hint")}, Move: p.Move(events...)}, true
}

// Hands returns the corrections that give a seat to a person or to kot: in each strength and, if there are tempers, in each other temper.
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

// GoOn lets kot decide what it has to, and adds the result to news. standing is what it has decided before. People first
// see what dice do that they have typed for kot: resolves reports whether an event resolves dice, or ends rolling. If
// rolled is not nil, it adds the next roll of kot's dice to events, and kot goes on to the end of its turn.
func (p *Base[T, E]) GoOn(news *News, standing Decided, resolves func(E) bool, rolled func(events []E) []E) error {
	for on := true; on && !p.ReadOnly(); on = rolled != nil {
		events, why := p.Kot(false)
		if n := slices.IndexFunc(events, resolves); n >= 0 && p.TypedDice() {
			events, why = events[:n], nil
		}
		if rolled != nil {
			events = rolled(events)
		}
		if len(events) == 0 {
			break
		}
		standing = standing.With(why)
		more, err := p.Do(p.AutoMove(events...))
		news.Turn = news.Turn || more.Turn
		if err != nil {
			return err
		}
	}
	if standing != nil {
		if p.decided == nil {
			p.decided = map[int]Decided{}
		}
		p.decided[p.Session.Game.Lines()] = standing
	}
	return nil
}

// reason is why the program has decided a line, in one clause in a language; "" if it had no choice.
type reason struct {
	line, said string
	lang       text.Lang
}

// Reasons returns the reasons for what the program has decided in the entries of a turn, in order. decide returns what
// it decides at the table of a log, and why: so the reasons follow from the log alone. Each reason is worked out once.
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

// at returns the log as it was before an item of an entry.
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

// Rather returns the clause that says why something was chosen, from its chance to win and that of the best alternative.
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

// Chances to win that differ by less than hardly are called about the same, by more than clearly, clearly better.
const hardly, clearly = 0.005, 0.05
