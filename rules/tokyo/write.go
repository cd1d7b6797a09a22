package tokyo

import (
	"strconv"
	"strings"
)

// This file writes the lines that notation.go reads.

// Write writes an event as its line; Read reads the same event from it.
func (r *Rules) Write(ev *Event) string {
	switch ev.Kind {
	case Rolled:
		line := line("roll", Faces.Format(ev.Roll))
		if ev.Thrown {
			line += " thrown"
		}
		return line
	case Resolved:
		return "resolve " + ev.Group.String()
	case ResolvedAll:
		return "resolve"
	case Bought:
		if ev.Slot != 0 {
			return "buy " + itoa(ev.Slot)
		}
		return "buy " + r.Name(ev.Card)
	case Swept:
		return "sweep"
	case Took:
		return line("take", r.Name(ev.Card), ev.Seat.word())
	case Used:
		return line("use", ev.Seat.word(), r.Name(ev.Card))
	case Passed:
		return "pass"
	case Conceded:
		return "concede " + ev.Seat.String()
	case Answered:
		if ev.Reveal {
			return "reveal " + r.AnswerText(ev.Answer)
		}
		return line("answer", r.AnswerText(ev.Answer))
	case SetUp:
		return ev.Setup.line(r)
	}
	return r.writeCorrection(ev)
}

func (r *Rules) writeCorrection(ev *Event) string {
	seat := ev.Seat.String()
	switch ev.Kind {
	case SetNumber:
		if ev.Field.Seated() {
			return "set " + seat + "." + ev.Field.String() + " " + itoa(ev.N)
		}
		return "set " + ev.Field.String() + " " + itoa(ev.N)
	case SetPlace:
		return "place " + seat + " " + ev.Place.String()
	case SetOut:
		if ev.On {
			return "out " + seat + " gaveup"
		}
		return "out " + seat
	case SetBack:
		return "back " + seat
	case SetZombie:
		return "zombie " + seat + " " + yesNo(ev.On)
	case GiveCard:
		return "card " + seat + " " + r.Name(ev.Card)
	case TakeCard:
		return line("uncard", ev.Seat.word(), r.Name(ev.Card))
	case LayTile:
		return "tile " + r.Name(ev.Card)
	case SetCharge:
		return "charge " + r.Name(ev.Card) + " " + itoa(ev.N)
	case SetCopy:
		if ev.Of == NoCard {
			return "copy " + r.Name(ev.Card) + " none"
		}
		return line("copy", r.Name(ev.Card), r.Name(ev.Of), ev.Seat.word())
	case SetRow:
		return "row " + r.names(ev.Row[:], " ")
	case SetDiscards:
		return line("discards", r.discards(ev.Table, " "))
	case SetTurn:
		return "turn " + seat + " " + ev.Phase.String()
	case SetDice:
		return line("dice", Faces.Format(ev.Roll))
	case SetDone:
		return line("done", groups(ev.Done, " "))
	case SetRegular:
		return "regular " + seat
	case SetExtras:
		return line("extra", extras(ev.Table, " "))
	case SetFlags:
		return line("flags", r.flagWords(ev.Table, " "))
	case SetTable:
		return r.Checkpoint(ev.Table)
	}
	return ""
}

// line joins words; empty ones are left out.
func line(words ...string) string {
	var some []string
	for _, w := range words {
		if w != "" {
			some = append(some, w)
		}
	}
	return strings.Join(some, " ")
}

func itoa[N ~int8 | ~int16](n N) string { return strconv.Itoa(int(n)) }

func yesNo(on bool) string { return map[bool]string{true: "yes", false: "no"}[on] }

// word is the seat's word, or nothing where none is said.
func (s Seat) word() string {
	if s == NoSeat {
		return ""
	}
	return s.String()
}

// names writes cards and tiles by their ids.
func (r *Rules) names(list []CardID, sep string) string {
	names := make([]string, len(list))
	for i, c := range list {
		names[i] = r.Name(c)
	}
	return strings.Join(names, sep)
}

// Discards are the cards that lie in the discards, in the order of the box, and
// after them Unnamed for each one nobody named. Tiles are not among them.
func (r *Rules) Discards(s *State) []CardID {
	var list []CardID
	for id := CardID(1); id < r.FirstTile(); id++ {
		if s.Lies[id].Zone == Discard {
			list = append(list, id)
		}
	}
	for range s.Lost {
		list = append(list, Unnamed)
	}
	return list
}

func (r *Rules) discards(s *State, sep string) string { return r.names(r.Discards(s), sep) }

// groups writes groups of dice, one bit each.
func groups(done uint8, sep string) string {
	var words []string
	for g := range Group(NumGroups) {
		if done&(1<<g) != 0 {
			words = append(words, g.String())
		}
	}
	return strings.Join(words, sep)
}

// extras writes the further turns in store, the next one first.
func extras(s *State, sep string) string {
	words := make([]string, s.Extras)
	for i, x := range s.Extra[:s.Extras] {
		words[i] = x.Seat.String()
		if x.Fewer != 0 {
			words[i] += "-" + itoa(x.Fewer)
		}
	}
	return strings.Join(words, sep)
}

// flagWords writes the small facts of a turn.
func (r *Rules) flagWords(s *State, sep string) string {
	var words []string
	t := &s.Turn
	for _, f := range turnFlags {
		if *f.field(t) {
			words = append(words, f.name)
		}
	}
	for i, place := range []string{"city", "bay"} {
		if b := t.Burrow[i]; b.Hearts != 0 {
			words = append(words, "burrow-"+place+":"+itoa(b.Hearts)+":"+b.By.String())
		}
	}
	for seat := range Seat(MaxPlayers) {
		if t.Wings&(1<<seat) != 0 {
			words = append(words, "wings:"+seat.String())
		}
	}
	for _, id := range t.Jumped.List() {
		words = append(words, "jumped:"+r.Name(id))
	}
	if s.Roared != NoSeat {
		words = append(words, "roared:"+s.Roared.String())
	}
	return strings.Join(words, sep)
}

// AnswerText is an answer as it is written after `answer`.
func (r *Rules) AnswerText(a Answer) string {
	switch a.Kind {
	case YesAnswer:
		return "yes"
	case DeclineAnswer:
		return "no"
	case FaceAnswer:
		return string(Faces.Letter(a.Face))
	case DiceAnswer:
		return Faces.Format(a.Roll)
	case CardAnswer:
		return r.Name(a.Card)
	case SeatAnswer:
		return a.Seat.String()
	case NumberAnswer:
		return itoa(a.N)
	}
	return ""
}
