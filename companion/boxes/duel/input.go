package duel

import (
	"strings"

	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/wording"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// speak turns a word that a player typed into the word of the notation, if there is one. It removes the plus sign
// of a position.
func speak(word string) string {
	if w, ok := text.Typed(word, "duel", "play"); ok && !strings.ContainsAny(word, "+-0123456789") {
		return w
	}
	if whole, half := strings.CutSuffix(word, ",5"); half && len(whole) < 3 {
		word = whole + ".5"
	}
	if len(word) > 1 {
		return strings.TrimPrefix(word, "+")
	}
	return word
}

// input is a typed line that is being read at a table. It implements wording.Hearer and wording.Reader.
type input struct {
	*view
	*wording.Typed[duel.Event]
	t *duel.Table
}

// parse turns what a player typed at a table into the events of one move: bare dice are a roll, a bare digit
// buys, an empty line does what the prompt offers. Words may be in any language, and a few letters of its name
// identify a card; anything else is a line of the notation. The error is a *rules.Problem; for a mistyped word
// it suggests the nearest one.
func parse(v *view, t *duel.Table, line string) ([]duel.Event, error) {
	in := &input{view: v, t: t}
	in.Typed = wording.NewTyped(line, in, duel.Kinds, func(line string) (duel.Event, error) {
		begun := *in.t // a player who types has begun to play, so the row is a correction even before the first line of play
		begun.SetupOpen = false
		return v.Rules.Read(&begun, line)
	})
	events, err := in.Events(in)
	if n := len(events); n > 0 && events[n-1].Kind == duel.Rolled {
		events[n-1].Order = duel.Faces.OrderAtEnd(in.Line, events[n-1].Roll)
	}
	return events, err
}

// Meant implements wording.Reader.
func (in *input) Meant() (out wording.Meant) {
	out.Box = id
	if ofSide(field(in.First)) {
		out.Whose = in.Side(in.t.State.Turn.Active)
	}
	if in.t.State.Turn.Phase == duel.PhaseBuy || in.Rules.LabOpen(&in.t.State) {
		out.Cards = cards.Near(in.Catalogue, candidates(in.Box), in.Line)
	}
	return out
}

// Skip implements wording.Reader.
func (in *input) Skip(to string) ([]duel.Event, error) {
	s := &in.t.State
	if phase, _ := wording.PhaseNamed(in.Catalogue, "phase.", duel.PhaseOver, to, speak(to)); s.Autobot() && phase == duel.PhaseBuy {
		return nil, rules.Refuse("A6", "autobot-buys")
	}
	phase, err := wording.SkipTo(in.Catalogue, "phase.", s.Turn.Phase, duel.PhaseOver, to, speak(to))
	if err != nil {
		return nil, err
	}
	if s.Autobot() && phase == duel.PhaseBuy {
		phase = duel.PhaseEnd // A6: it buys nothing
	}
	return []duel.Event{{Kind: duel.SetTurn, Side: s.Turn.Active, Phase: phase}}, nil
}

// Enter implements wording.Reader.
func (in *input) Enter() ([]duel.Event, error) {
	ev := entered(in.Rules, &in.t.State)
	switch _, asked := in.t.Open(); {
	case !asked && resolvable(in.Rules, &in.t.State):
		return in.resolving(in.t).events, nil
	case in.t.State.Over():
		return nil, rules.Refuse("W", "over")
	case ev.Kind == duel.NoEvent:
		return nil, rules.Refuse("", "nothing-typed")
	}
	return []duel.Event{ev}, nil
}

// entered returns the event that an empty line means; its kind is NoEvent if it means none.
func entered(r *duel.Rules, s *duel.State) duel.Event {
	switch phase := s.Turn.Phase; {
	case s.Over():
	case r.LabOpen(s), phase == duel.PhaseBuy, phase == duel.PhaseEnd && !s.SpecialDue():
		return duel.Event{Kind: duel.Passed}
	case phase <= duel.PhaseRoll && r.RollsDone(s), phase == duel.PhaseRoll && s.Turn.Rolls > 0 && !s.Autobot():
		return duel.Event{Kind: duel.Stopped}
	case phase == duel.PhaseResolve:
		return duel.Event{Kind: duel.ResolvedAll}
	}
	return duel.Event{}
}

// ByStep implements wording.Reader: bare letters are a roll. If dice are due, every line that does not begin with a known
// verb is one. "cc+hff" keeps some dice and rerolls the others.
func (in *input) ByStep() ([]duel.Event, bool, error) {
	s, words, first := &in.t.State, in.Words, in.First
	_, wants := awaits(in.Rules, in.t, rolled{})
	due := s.Turn.Phase <= duel.PhaseRoll || s.Turn.Phase == duel.PhaseEnd && s.Autobot() || wants == wantsAhead
	letters := strings.Join(words, "")
	if in.Rules.LabOpen(s) { // made-in-a-lab buys by a slot or a name
		if _, err := duel.Faces.Parse(letters); err != nil {
			return nil, false, nil
		}
	}
	if !due || duel.IsVerb(first) || first == "you" || first == "rival" || first == "deck" ||
		(first == "fame" || first == "destruction") && len(words) > 1 {
		return nil, false, nil
	}
	if len(words) == 2 && !s.Turn.Said && s.Turn.Rolls > 0 && len([]rune(letters)) == s.Turn.Dice.Total() {
		letters = words[0] + "+" + words[1] // "cc hff": kept, and new
	}
	if kept, thrown, ok := strings.Cut(letters, "+"); ok {
		events, err := in.keepAndRoll(kept, thrown)
		return events, true, err
	}
	faces, err := duel.Faces.Parse(letters)
	if wants == wantsAhead { // white dice that follow these are asked for separately
		resolve, _ := phrases.LookAhead(in.Rules, in.t, nil)
		return append(resolve.Events, duel.Event{Kind: duel.Rolled, Roll: faces}), true, err
	}
	return []duel.Event{{Kind: duel.Rolled, Roll: faces}}, true, err
}

// keepAndRoll reads "cc+hff" as two events of one move. What Autobot keeps follows from A1: keeping anything
// else needs a line of its own.
func (in *input) keepAndRoll(kept, thrown string) ([]duel.Event, error) {
	s := &in.t.State
	keep, err := duel.Faces.Parse(kept)
	if err != nil {
		return nil, err
	}
	faces, err := duel.Faces.Parse(thrown)
	if err != nil {
		return nil, err
	}
	roll := duel.Event{Kind: duel.Rolled, Roll: faces}
	switch lying := s.Turn.Dice; {
	case s.Turn.Rolls == 0:
		return nil, rules.Refuse("D1", "keep-early")
	case !lying.Contains(keep):
		return nil, rules.Refuse("D1", "keep-missing",
			rules.Text("keep", phrases.DiceText(in.Names, keep)), rules.Text("dice", phrases.DiceText(in.Names, lying)))
	case faces.Total() != lying.Total()-keep.Total():
		return nil, rules.Refuse("D1", "dice-count", rules.Num("want", lying.Total()-keep.Total()), rules.Num("have", faces.Total()))
	case s.Autobot() && keep != in.Rules.Decision(s).Keep:
		return nil, rules.Refuse("A1", "keep-other", rules.Text("keep", phrases.DiceText(in.Names, in.Rules.Decision(s).Keep)))
	case s.Autobot():
		return []duel.Event{roll}, nil
	}
	return []duel.Event{{Kind: duel.Kept, Roll: keep}, roll}, nil
}
