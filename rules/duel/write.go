package duel

import (
	"strconv"
	"strings"
)

// This file writes the lines that notation.go reads.

// Write writes an event as its line; Read reads the same event from it.
func (r *Rules) Write(ev *Event) string {
	card := func() string { return r.Box.CardName(ev.Card) }
	switch ev.Kind {
	case SpendTokens:
		return "tokens " + strconv.Itoa(int(ev.N))
	case Rolled:
		line := strings.TrimSuffix("roll "+Faces.Format(ev.Roll), " ")
		if ev.Thrown {
			line += " thrown"
		}
		return line
	case Kept:
		return strings.TrimSuffix("keep "+Faces.Format(ev.Roll), " ")
	case Stopped:
		return "stop"
	case Resolved:
		return "resolve " + FaceName(ev.Face)
	case ResolvedAll:
		return "resolve"
	case Bought, Discarded:
		verb := map[EventKind]string{Bought: "buy ", Discarded: "discard "}[ev.Kind]
		if ev.Slot != 0 {
			return verb + strconv.Itoa(int(ev.Slot))
		}
		return verb + card()
	case Swept:
		return "sweep"
	case Passed:
		return "pass"
	case Conceded:
		return "concede " + ev.Side.String()
	case Answered:
		if ev.Reveal {
			return "reveal " + r.Box.CardName(ev.Answer.Card)
		}
		return "answer " + r.AnswerText(ev.Answer)
	case SetUp:
		return ev.Setup.line(r)
	}
	return r.writeCorrection(ev, card)
}

func (r *Rules) writeCorrection(ev *Event, card func() string) string {
	num := strconv.Itoa(int(ev.N))
	switch ev.Kind {
	case SetNumber:
		switch {
		case ev.Field.sided():
			return "set " + ev.Side.String() + "." + ev.Field.String() + " " + num
		case ev.Field == FameField || ev.Field == DestructionField:
			return "set " + ev.Field.String() + " " + ev.Half.String()
		}
		return "set " + ev.Field.String() + " " + num
	case GiveCard:
		return "card " + ev.Side.String() + " " + card()
	case TakeCard:
		return "uncard " + ev.Side.String() + " " + card()
	case LayToken:
		return "token " + r.Box.Tokens[ev.Token].Name + " " + ev.Place.String()
	case LiftToken:
		if ev.Slot == 0 {
			return "untoken " + r.Box.Tokens[ev.Token].Name
		}
		return "untoken " + r.Box.Tokens[ev.Token].Name + " " + ev.Place.String()
	case SetRow:
		return "row " + r.cardNames(ev.Row[:])
	case SetDiscards:
		return strings.TrimSuffix("discards "+r.cardNames(ev.Table.Discard.List()), " ")
	case SetTurn:
		return "turn " + ev.Side.String() + " " + ev.Phase.String()
	case SetDice:
		return strings.TrimSuffix("dice "+Faces.Format(ev.Roll), " ")
	case SetRolls:
		return "rolls " + num
	case SetChosen:
		if ev.Symbol == NoSymbol {
			return "chosen none"
		}
		return "chosen " + ev.Symbol.String()
	case SetUsed:
		if ev.N > 0 {
			return "used " + card() + " " + ev.Side.String()
		}
		return "used " + card()
	case SetTaken:
		return "taken " + num + " " + ev.Side.String()
	case SetDominated:
		return "dominated " + num + " " + ev.Side.String()
	case SetDone:
		return strings.TrimSuffix("done "+Faces.Format(ev.Roll), " ")
	case SetAdded:
		return strings.TrimSuffix("added "+Faces.Format(ev.Roll), " ")
	case SetKingStops:
		return strings.TrimSuffix("stopped "+Faces.Format(ev.Roll), " ")
	case SetHand:
		return "hand " + [...]string{"left", "left", "right"}[ev.Hand]
	case SetTable:
		return r.Checkpoint(ev.Table)
	}
	return ""
}

func (r *Rules) cardNames(list []CardID) string {
	names := make([]string, len(list))
	for i, c := range list {
		names[i] = r.Box.CardName(c)
	}
	return strings.Join(names, " ")
}

// String is the place as the notation writes it.
func (p Place) String() string {
	s := p.Track.String() + " " + strconv.Itoa(int(p.At))
	if p.Flip {
		s += " flip"
	}
	return s
}

// AnswerText is an answer as it is written after `answer`.
func (r *Rules) AnswerText(a Answer) string {
	switch a.Kind {
	case YesAnswer:
		return "yes"
	case DeclineAnswer:
		return "no"
	case SymbolAnswer:
		return a.Symbol.String()
	case FaceAnswer:
		if a.N == 1 {
			return string(Faces.Letter(a.Face)) + " once"
		}
		return string(Faces.Letter(a.Face))
	case DiceAnswer:
		return Faces.Format(a.Roll)
	case CardAnswer:
		return r.Box.CardName(a.Card)
	case PlaceAnswer:
		return a.Place.String()
	case NumberAnswer:
		return strconv.Itoa(int(a.N))
	}
	return ""
}
