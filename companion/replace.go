package companion

import (
	"slices"
	"strings"

	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
	"kingoftokyo/tracker"
)

// ReplaceStep implements Log.
func (p *Base[T, E]) ReplaceStep(step int, typed string, drop bool) (lost []string, err error) {
	h := p.Session.Game.History()
	switch {
	case p.ReadOnly():
		return nil, rules.Refuse("", "table.readonly")
	case step < 0 || step >= len(h):
		return nil, rules.Refuse("", "replace-nothing")
	}
	p.Words() // sets the language
	meant, refused := p.meant(&h[step], typed)
	before := p.Now()
	for _, events := range meant {
		places, err := p.Session.Game.Replace(step, 0, false, events...)
		if len(places) > 0 {
			lost = p.named(h, places)
			if !drop && len(lost) > 0 {
				return lost, err
			}
			_, err = p.Session.Game.Replace(step, 0, true, events...)
		}
		if err == nil {
			p.notePutBack(before, Mended)
			p.stepsTold = p.total()
			return lost, nil
		}
		if refused == nil {
			refused = err
		}
	}
	return nil, refused
}

// meant returns the ways to read what was typed for a step: as at its table, as the rest of a line that begins like the
// step's, as the file has it. A reading that begins like the step comes first. refused says why the first way fails.
func (p *Base[T, E]) meant(old *tracker.Entry[T, E], typed string) (ways [][]E, refused error) {
	now, line := old.Before, p.Tell.Write(&old.Items[0])
	verb, _, _ := strings.Cut(line, " ")
	heard, refused := p.Tell.Hear(now, typed)
	if refused == nil {
		ways = append(ways, heard)
		if word, _, _ := strings.Cut(p.Tell.Write(&heard[0]), " "); word == verb {
			return ways, nil
		}
	}
	if behind, err := p.Tell.Hear(now, verb+" "+typed); err == nil {
		ways = append(ways, behind)
	}
	for _, said := range []string{verb + " " + typed, typed} {
		if e, err := p.Tell.Read(now, said); err == nil {
			ways = append(ways, []E{e})
		}
	}
	return ways, refused
}

// named returns lines of the history in words: whole events, and answers alone. Lines without words are left out.
func (p *Base[T, E]) named(h []tracker.Entry[T, E], places []tracker.Place) (names []string) {
	for i, at := range places {
		entry := &h[at.Entry]
		turn, who := p.Tell.Turn(entry.Before)
		said := ""
		switch whole := slices.Contains(places[:i], tracker.Place{Entry: at.Entry}); {
		case whole:
		case at.Item == 0:
			said = p.items(p.Tell, *entry.Before, entry.Items)
		default:
			if now, err := p.Tell.Run(entry.Before, entry.Items[:at.Item]); err == nil {
				said = p.Tell.Answer(&now, &entry.Items[at.Item])
			}
		}
		if said != "" {
			names = append(names, p.Words().Say("table.lost", rules.Num("turn", turn), rules.Text("name", who), rules.Text("step", said)))
		}
	}
	return names
}

// Typable implements Log.
func (p *Base[T, E]) Typable(step int) string {
	if step < 0 || step >= p.Steps() {
		return ""
	}
	p.Words() // sets the language
	entry := p.Session.Game.Since(step)[0]
	e := &entry.Items[0]
	written, _ := line.CutByKot(p.Tell.Write(e))
	for _, typed := range p.Tell.Spelt(e) {
		if heard, err := p.Tell.Hear(entry.Before, typed); err == nil && len(heard) == 1 && p.Tell.Write(&heard[0]) == written {
			return typed
		}
	}
	return written
}
