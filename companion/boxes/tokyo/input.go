package tokyo

import (
	"strings"

	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/wording"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// speak turns one typed word into the word of the notation, if there is one.
func speak(word string) string {
	if w, ok := text.Typed(word, "tokyo", "play"); ok && strings.Trim(word, "+-?.,") == word {
		return w
	}
	return strings.ToLower(word)
}

// input is a typed line that is being read at a table. It implements wording.Hearer and wording.Reader.
type input struct {
	*Phrases
	*wording.Typed[tokyo.Event]
	t        *tokyo.Table
	s        *tokyo.State // of that table
	corrects bool         // OfPlayer has read the line
}

// parse turns what players typed at a table into events: bare dice are a roll, a bare digit buys, an empty line does
// what comes next by itself. Words may be in any language, and a few letters of its name identify a card or a player.
// The events belong together: all are played, or none (Session.Do). The error is a *rules.Problem.
func parse(v *Phrases, t *tokyo.Table, line string) ([]tokyo.Event, error) {
	in := &input{Phrases: v, t: t, s: &t.State}
	in.Typed = wording.NewTyped(line, in, tokyo.Kinds, func(line string) (tokyo.Event, error) { return v.Rules.Read(t, line) })
	return in.corrected(in.Events(in))
}

// Meant implements wording.Reader.
func (in *input) Meant() (out wording.Meant) {
	out.Box = "tokyo"
	if isField(in.First) {
		out.Whose = in.Player(in.s.Turn.Active)
	}
	if in.s.Turn.Phase == tokyo.PhaseBuy {
		out.Cards = cards.Near(in.Catalogue, in.candidates(in.noTile), in.Line)
	}
	return out
}

// corrected makes the error say how to write a correction, if a line begins with a player's name but the rest cannot be
// read.
func (in *input) corrected(events []tokyo.Event, err error) ([]tokyo.Event, error) {
	if err == nil || in.corrects || len(in.Words) < 2 || tokyo.IsVerb(in.First) {
		return events, err
	}
	if len([]rune(in.Words[0])) < inSight || rules.IsProblem(err, "card-unclear") {
		return events, err
	}
	if _, named := in.Named(in.Words[0], false); named && speak(in.Words[1]) != "card" {
		err = rules.Refuse("", "tokyo.correction", rules.Text("line", in.Line), rules.Text("name", in.Words[0]))
	}
	return nil, err
}

// said returns an event that names no player.
func said(kind tokyo.EventKind) tokyo.Event { return tokyo.Event{Kind: kind, Seat: tokyo.NoSeat} }

// Enter implements wording.Reader.
func (in *input) Enter() ([]tokyo.Event, error) {
	switch in.s.Turn.Phase {
	case tokyo.PhaseOver:
		return nil, rules.Refuse("11.3", "tokyo.over")
	case tokyo.PhaseRoll:
		if n := in.Rules.DiceCount(in.s, in.s.Turn.Active); n > 0 {
			return nil, rules.Refuse("", "tokyo.type-roll", rules.Num("n", n))
		}
		return []tokyo.Event{said(tokyo.Rolled)}, nil
	case tokyo.PhaseResolve:
		return []tokyo.Event{said(tokyo.ResolvedAll)}, nil
	}
	return []tokyo.Event{said(tokyo.Passed)}, nil
}

// ByStep implements wording.Reader: dice, a group of dice, a slot, a card's name.
func (in *input) ByStep() (events []tokyo.Event, done bool, err error) {
	phase := in.s.Turn.Phase
	switch {
	case in.Line == "+" || len(in.Words) == 1 && in.First == "more":
		more := in.more(in.s) // smoke tokens first
		if len(more) == 0 {
			return nil, true, rules.Refuse("4.1", "tokyo.no-more-rolls", who("who", in.s.Turn.Active))
		}
		return more[:1], true, nil
	case in.First == "keep":
		return nil, true, rules.Refuse("4.3", "tokyo.keep-none")
	case tokyo.IsVerb(in.First):
		return nil, false, nil
	case phase == tokyo.PhaseRoll || phase == tokyo.PhaseStart:
		letters := strings.Join(in.Words, "")
		if _, err = tokyo.Faces.Parse(letters); err == nil {
			events, err = in.Notation("roll", letters)
		} else if used, done, _ := in.named(); done { // a card that can be used now
			return used, true, nil
		}
		return events, true, err
	case phase == tokyo.PhaseResolve && len(in.Words) == 1:
		if g, ok := in.group(in.Words[0]); ok {
			events, err = in.Notation("resolve", g.String())
			return events, true, err
		}
	case phase == tokyo.PhaseBuy && wording.Slot(in.Line) > 0:
		events, err = in.Notation("buy", in.Line)
		return events, true, err
	}
	return in.named()
}

// bought returns a purchase from a slot of the row.
func bought(slot int8) tokyo.Event {
	ev := said(tokyo.Bought)
	ev.Slot = slot
	return ev
}

// How many letters of a card's name a player must type without a verb: a slip of one finger must not buy or use
// anything, and two letters must not name a card that nobody sees.
const (
	inSight = 2
	unseen  = 3
)

// bare returns the card of a set that the whole line names. The name must be spelt correctly, because a mistyped
// line may mean something else.
func (in *input) bare(letters int, set among) (tokyo.CardID, error) {
	if len([]rune(text.Fold(in.Line))) < letters {
		return tokyo.NoCard, rules.Refuse("", "no-such-card", rules.Text("card", in.Line))
	}
	return cards.PickSpelt(in.Catalogue, in.candidates(cards.Any), in.Line, set)
}

// group returns the group of dice that a word or a letter means.
func (in *input) group(word string) (tokyo.Group, bool) {
	w := text.Fold(word)
	for g := range tokyo.Group(tokyo.NumGroups) {
		if w == in.Say("tokyo.choice.key."+g.String()) || speak(word) == g.String() {
			return g, true
		}
	}
	if letters := []rune(word); len(letters) == 1 {
		if f, ok := tokyo.Faces.Face(letters[0]); ok && f >= tokyo.Heart {
			return groupOf(f), true
		}
	}
	return tokyo.Numbers, w == "n"
}

// groupOf returns the group that a face is resolved with (5.0): groups are in the order of their faces.
func groupOf(f rules.Face) tokyo.Group { return tokyo.Group(max(f, tokyo.Three) - tokyo.Three) }

// named reads the name of a card: it buys a card of the row, takes another player's, and uses the player's own.
// done is false if no name fits.
func (in *input) named() (events []tokyo.Event, done bool, err error) {
	for _, way := range []struct {
		verb    string
		letters int
		set     among
	}{
		{"buy", inSight, inZone(in.s, tokyo.Row)},
		{"take", inSight, in.Rules.Takeable(in.s).Has},
		{"use", inSight, in.usable(in.s)},
		{"buy", unseen, in.fromDeck(in.s)},
	} {
		if way.verb != "use" && in.s.Turn.Phase != tokyo.PhaseBuy {
			continue
		}
		id, err := in.bare(way.letters, way.set)
		if err == nil {
			events, err = in.Notation(way.verb, in.Rules.Name(id))
			return in.meant(events), true, err
		} else if way.verb == "buy" && rules.IsProblem(err, "card-unclear") {
			return nil, true, err
		}
	}
	return nil, false, nil
}

// meant completes a purchase or use by a card's name, which gives neither the slot nor the player, as players mean it. The
// active player uses the card if they can. The card is bought from the row; if it does not lie there but exactly one card
// there is unnamed, it is that card.
func (in *input) meant(events []tokyo.Event) []tokyo.Event {
	if len(events) == 0 {
		return nil
	}
	ev := &events[0]
	switch {
	case ev.Kind == tokyo.Used && ev.Seat == tokyo.NoSeat:
		for _, use := range in.Rules.Options(in.s, nil) {
			if use.Kind == tokyo.Used && in.Rules.Same(use.Card, ev.Card) && use.Seat == in.s.Turn.Active {
				return []tokyo.Event{use}
			}
		}
	case ev.Kind == tokyo.Bought && ev.Slot == 0 && !in.t.Asking && in.s.Turn.Phase == tokyo.PhaseBuy:
		slot, unnamed := int8(0), 0
		for i, c := range in.s.Row {
			switch {
			case c == tokyo.Unnamed:
				slot, unnamed = int8(i)+1, unnamed+1
			case c != tokyo.NoCard && in.Rules.Same(c, ev.Card):
				return events
			}
		}
		if unnamed == 1 {
			return []tokyo.Event{bought(slot), in.cardAnswer(ev.Card)}
		}
	}
	return events
}

// Skip implements wording.Reader.
func (in *input) Skip(to string) ([]tokyo.Event, error) {
	turn := &in.s.Turn
	phase, err := wording.SkipTo(in.Catalogue, "tokyo.phase.", turn.Phase, tokyo.PhaseOver, to, text.Fold(to))
	if err != nil {
		return nil, err
	}
	return []tokyo.Event{{Kind: tokyo.SetTurn, Seat: turn.Active, Phase: phase}}, nil
}
