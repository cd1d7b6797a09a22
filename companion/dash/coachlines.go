package dash

import (
	"strings"

	"kingoftokyo/coach"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/screen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file is what the coach's advice looks like: the mark on the dice, the keeps
// ranked, the chances behind what may be chosen. None of it has anything to show where
// no advice is shown.

// bestMark marks a die of the best keep.
const bestMark = "*"

// bestAt is the column of the mark in a die's cell: behind it, or where that has no
// column left between its number and its bracket.
func bestAt(cell int) int {
	switch {
	case cell <= 5:
		return cell - 1
	case cell == 6:
		return 2
	}
	return 6
}

// keepOf are the dice an option keeps.
func (t *table) keepOf(ev *duel.Event) rules.Roll {
	switch ev.Kind {
	case duel.Kept:
		return ev.Roll
	case duel.Stopped:
		return t.now().State.Turn.Dice
	}
	return rules.Roll{}
}

// keeping is her choice as the marks stand: dice set aside, or all of them.
func (t *table) choosing(kept rules.Roll) duel.Event {
	if dice := t.now().State.Turn.Dice; kept == dice {
		return duel.Event{Kind: duel.Stopped}
	}
	return duel.Event{Kind: duel.Kept, Roll: kept}
}

// keepAdvice are the keeps ranked, for so many columns; none where no advice is shown.
func (t *table) keepAdvice(w int) []screen.Line {
	a, ok := t.counsel()
	if !ok {
		return nil
	}
	v, now := &t.d.view, t.now()
	best := &a.Options[0]
	key := "coach.keep.best"
	if t.keepOf(&best.Event).Total() == 0 {
		key = "coach.keep.none"
	}
	out := []screen.Line{{Bold: true, Text: v.Say(key, rules.Text("what", v.Option(now, best)), rules.Text("win", v.Percent(best.Win)),
		rules.Text("label", v.Certainty(a.Exact)))}}
	if yours := t.yours(a); yours != "" {
		out = append(out, screen.Line{Text: yours})
	}
	return append(out, t.rankedLines(a, w)...)
}

// rankedLines are the options behind the best one as lines: two of them stay longer
// than the rest, where there is little room.
func (t *table) rankedLines(a *coach.Advice, w int) []screen.Line {
	var out []screen.Line
	for i, l := range t.ranked(a, w) {
		out = append(out, screen.Line{Text: l, Extra: []screen.Extra{screen.Stays, screen.GoesLast, screen.GoesFirst}[min(i, 2)]})
	}
	return out
}

// yours is what the dice cost that she keeps now; "" while she has said nothing.
func (t *table) yours(a *coach.Advice) string {
	tr := t.tray()
	if kept := tr.kept(); t.entry.kept != nil || kept.Total() > 0 {
		ev := t.choosing(kept)
		return t.d.view.PriceLine(t.now(), a, &ev)
	}
	return ""
}

// ranked are the options behind the best one in cells, as many a line as fit.
func (t *table) ranked(a *coach.Advice, w int) []string {
	v := &t.d.view
	var cells []string
	widest := 1
	for i := range a.Options[1:] {
		o := &a.Options[i+1]
		what := v.Option(t.now(), o)
		switch o.Event.Kind {
		case duel.Kept:
			what = duelbox.Dice(v.Words, o.Event.Roll)
			if o.Event.Roll.Total() == 0 {
				what = v.Say("coach.option.none.cell")
			}
		case duel.Stopped:
			what = v.Say("coach.option.stop.cell")
		}
		cell := v.Say("coach.cell", rules.Num("n", i+2), rules.Text("what", what), rules.Text("win", v.Percent(o.Win)))
		cells, widest = append(cells, cell), max(widest, len([]rune(cell)))
	}
	per := max(1, (w-2)/(widest+2))
	var out []string
	for len(cells) > 0 {
		line := ""
		for _, cell := range cells[:min(per, len(cells))] {
			line += cell + strings.Repeat(" ", widest+2-len([]rune(cell)))
		}
		out = append(out, strings.TrimRight(line, " "))
		cells = cells[min(per, len(cells)):]
	}
	return out
}

// typedAdvice says, while dice are typed, what the keep costs they go with.
func (t *table) typedAdvice() []screen.Line {
	a, ok := t.counsel()
	if !ok {
		return nil
	}
	tr := t.tray()
	ev := t.choosing(tr.kept())
	if l := t.d.view.PriceLine(t.now(), a, &ev); l != "" {
		return []screen.Line{{Text: l}}
	}
	return nil
}

// stepAdvice is the best option of a step, in one line.
func (t *table) stepAdvice() []screen.Line {
	a, ok := t.counsel()
	if !ok {
		return nil
	}
	v := &t.d.view
	return []screen.Line{{Bold: true, Text: v.Say("coach.step.best", rules.Text("what", v.Option(t.now(), &a.Options[0])),
		rules.Text("win", v.Percent(a.Options[0].Win)), rules.Text("label", v.Certainty(a.Exact)))}}
}

// answerAdvice are the answers of a question ranked that has no line for each.
func (t *table) answerAdvice() []screen.Line { return t.optionLines(hintWords) }

// optionLines are the options of a step without lines of its own for them, best first;
// none where there is nothing to choose from.
func (t *table) optionLines(w int) []screen.Line {
	a, ok := t.counsel()
	if !ok || len(a.Options) == 1 {
		return nil
	}
	return append(t.stepAdvice(), t.rankedLines(a, w)...)
}

// odds stands behind a choice: the chance after it, and whether it is the best; ""
// where no advice is shown.
func (t *table) odds(ev duel.Event) string { return t.saidOdds(ev, "coach.odds.best") }

// chance is odds below a line that names the best choice.
func (t *table) chance(ev duel.Event) string { return t.saidOdds(ev, "coach.odds") }

// saidOdds are the odds behind a choice; best is how they are said of the best one.
func (t *table) saidOdds(ev duel.Event, best string) string {
	a, ok := t.counsel()
	if !ok {
		return ""
	}
	o, ok := duelbox.Choice(a, &ev)
	if !ok {
		return ""
	}
	key := "coach.odds"
	if o == &a.Options[0] {
		key = best
	}
	return t.d.view.Say(key, rules.Text("win", t.d.view.Percent(o.Win)))
}

// answerOdds are the odds behind an answer to the open question.
func (t *table) answerOdds(a duel.Answer) string {
	return t.odds(duel.Event{Kind: duel.Answered, Answer: a})
}

// gain stands behind a purchase: what it does to the chance against buying nothing.
func (t *table) gain(ev duel.Event) string {
	a, ok := t.counsel()
	if !ok {
		return ""
	}
	o, ok := duelbox.Choice(a, &ev)
	nothing, known := duelbox.Choice(a, &duel.Event{Kind: duel.Passed})
	if !ok || !known {
		return ""
	}
	key := "coach.gain"
	if o == &a.Options[0] {
		key = "coach.gain.best"
	}
	return t.d.view.Say(key, rules.Text("gain", t.d.view.Points(o.Win-nothing.Win)))
}
