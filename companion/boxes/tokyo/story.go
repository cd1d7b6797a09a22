package tokyo

import (
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion/words/wording"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Step puts one line of the log into words, as it was played at a table.
func (v *Phrases) Step(before *tokyo.Table, ev *tokyo.Event) string {
	key, args := wording.Tell(v.Catalogue, "tokyo.event.", v.Rules.Write(ev), tokyo.Kinds)
	seat := before.State.Turn.Active
	switch {
	case ev.Kind == tokyo.SetName:
		return v.Say("tokyo.event.name", who("who", ev.Seat), rules.Text("name", ev.Name))
	case ev.Kind == tokyo.SetMonster:
		return v.Say("tokyo.event.monster", who("who", ev.Seat), rules.Text("monster", v.Monster(ev.Monster)))
	case ev.Kind == tokyo.SetPlayer:
		return v.Say("table.kot.hand", who("who", ev.Seat), rules.Text("hand", v.hand(ev.Hand)))
	case ev.Kind == tokyo.SetUp:
		key = "tokyo.event.setup"
	case ev.Kind == tokyo.Used:
		args = append([]rules.Arg{who("who", v.user(&before.State, ev))}, args...)
	case ev.Kind == tokyo.Bought && ev.Slot > 0:
		args = []rules.Arg{rules.Text("card", v.Card(before.State.Row[ev.Slot-1]))}
	case ev.Kind == tokyo.Rolled && ev.Thrown:
		key = "tokyo.event.thrown"
	case ev.Kind == tokyo.Resolved:
		key, args = "tokyo.event.resolve.one", []rules.Arg{rules.ID(rules.ArgKey, "group", "tokyo.group."+ev.Group.String())}
	case ev.Kind == tokyo.Passed && before.State.Turn.Phase == tokyo.PhaseStart:
		key = "tokyo.event.pass.start"
	case ev.Kind == tokyo.SetCopy && ev.Of == tokyo.NoCard:
		key = "tokyo.event.copy.none"
	case ev.Kind == tokyo.Answered && before.Question.Yields():
		return v.answer(before, ev)
	case ev.Kind == tokyo.Answered:
		key, args = "tokyo.event.answer", []rules.Arg{rules.Text("answer", v.answerTo(&before.Question, ev.Answer))}
		if before.Question.ID != tokyo.NoQuestion {
			key, seat = "tokyo.event.answer.who", before.Question.Seat
		}
	}
	return v.Say(key, append(args, who("who", seat), rules.Text("dice", v.Dice(ev.Roll)))...)
}

// user returns the player who used a card: the one named or, without a name, the one who could use it.
func (v *Phrases) user(s *tokyo.State, ev *tokyo.Event) tokyo.Seat {
	if ev.Seat != tokyo.NoSeat {
		return ev.Seat
	}
	for _, o := range v.Rules.Options(s, nil) {
		if o.Kind == tokyo.Used && v.Rules.Same(o.Card, ev.Card) {
			return o.Seat
		}
	}
	return s.Turn.Active
}

// answer puts an answer, or a correction among answers, into a few words; "" for an unnamed card. It says who answered,
// if that is not the player whose turn it is, and what yes or no to yielding means.
func (v *Phrases) answer(now *tokyo.Table, ev *tokyo.Event) string {
	a := ev.Answer
	switch q, open := now.Open(); {
	case ev.Kind != tokyo.Answered:
		return v.Step(&tokyo.Table{}, ev)
	case a.Kind == tokyo.CardAnswer && a.Card == tokyo.Unnamed:
		return ""
	case !open:
		return v.Answer(a)
	case q.Yields():
		key := "tokyo.step.yield"
		if a == tokyo.No {
			key = "tokyo.step.stay"
		}
		return v.Say(key, who("who", q.Seat), inPlace(now.State.Seats[q.Seat].Place))
	case q.Seat != now.State.Turn.Active:
		return v.Say("tokyo.event.answer.who", who("who", q.Seat), rules.Text("answer", v.answerTo(&q, a)))
	default:
		return v.answerTo(&q, a)
	}
}

// answerTo puts an answer into a few words. To a yes or no it adds the card that asks.
func (v *Phrases) answerTo(q *tokyo.Question, a tokyo.Answer) string {
	said, card := v.Answer(a), v.speaker(q)
	if card == "" || a.Kind != tokyo.YesAnswer && a.Kind != tokyo.DeclineAnswer {
		return said
	}
	return v.Say("tokyo.event.answer.card", rules.Text("answer", said), rules.Text("card", card))
}

// Answer puts an answer into a few words.
func (v *Phrases) Answer(a tokyo.Answer) string {
	switch a.Kind {
	case tokyo.YesAnswer:
		return v.Say("table.yes")
	case tokyo.FaceAnswer:
		return v.Say("tokyo.face." + tokyo.FaceName(a.Face))
	case tokyo.DiceAnswer:
		return v.Dice(a.Roll)
	case tokyo.CardAnswer:
		return v.Card(a.Card)
	case tokyo.SeatAnswer:
		return v.Player(a.Seat)
	case tokyo.NumberAnswer:
		return strconv.Itoa(int(a.N))
	}
	return v.Say("table.no")
}

// begun returns the player whose turn has begun in these steps, if everything that has changed for that player
// came with the new turn, because the line belongs to the turn before. It returns NoSeat for nobody.
func (v *Phrases) begun(steps []tokyo.Step) tokyo.Seat {
	i := slices.IndexFunc(steps, func(st tokyo.Step) bool { return st.Verb == tokyo.StepTurn })
	if i < 0 {
		return tokyo.NoSeat
	}
	changes := func(st tokyo.Step) bool { return slices.Contains(effects, st.Verb) && st.Seat == steps[i].Seat }
	if slices.ContainsFunc(steps[:i], changes) {
		return tokyo.NoSeat
	}
	return steps[i].Seat
}

// changes lists what differs between two tables, in short and player by player: "Anna: hearts 9 > 6, energy 0 > 2". begun is
// the player whose changes come with the start of a new turn; NoSeat for nobody.
func (v *Phrases) changes(a, b *tokyo.State, begun tokyo.Seat) []string {
	var out []string
	for seat := range tokyo.Seat(b.Players) {
		name := v.Player(seat)
		if seat == begun {
			name = v.Say("tokyo.change.start", who("who", seat))
		}
		if said := v.changed(a, b, seat, name); said != "" {
			out = append(out, said)
		}
	}
	for id := tokyo.CardID(1); id <= v.Rules.Last(); id++ {
		was, is, card := &a.Locations[id], &b.Locations[id], rules.Text("card", v.Card(id))
		switch {
		case is.Zone == tokyo.Held && (was.Zone != tokyo.Held || was.Owner != is.Owner):
			out = append(out, v.Say("tokyo.change.card", card, who("who", is.Owner)))
		case was.Zone == tokyo.Held && is.Zone != tokyo.Held:
			out = append(out, v.Say("tokyo.change.uncard", card, who("who", was.Owner)))
		}
	}
	return out
}

// changed lists the numbers of one player that differ, after the given name; "" for none. Of a player who has
// left the game it says only that.
func (v *Phrases) changed(a, b *tokyo.State, seat tokyo.Seat, name string) string {
	var out []string
	was, is := &a.Seats[seat], &b.Seats[seat]
	if is.Out && !was.Out {
		return v.Say("tokyo.change.out", who("who", seat))
	}
	for f := tokyo.HeartsField; f <= tokyo.ShrinkField; f++ {
		if from, to := f.Of(a, seat), f.Of(b, seat); from != to {
			field := rules.ID(rules.ArgKey, "field", "tokyo.field."+f.String())
			out = append(out, v.Say("tokyo.change.number", field, rules.Num("from", from), rules.Num("to", to)))
		}
	}
	switch {
	case was.Out && !is.Out:
		out = append(out, v.Say("tokyo.change.back"))
	case was.Place != is.Place:
		out = append(out, v.Say("tokyo.place."+is.Place.String()))
	}
	if len(out) == 0 {
		return ""
	}
	return v.Colon(name, strings.Join(out, ", "))
}
