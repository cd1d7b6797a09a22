package tokyo

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Choice is something that can be done now, as a screen shows it.
type Choice struct {
	companion.Choice
	Event tokyo.Event  // what it does; of the kind NoEvent if something must be typed first
	card  tokyo.CardID // the card that it is about
}

// Choices returns everything that can be done now, except corrections and giving up:
// the answers to the open question, and what the step of the turn offers.
func (v *Phrases) Choices(t *tokyo.Table) []Choice {
	var out []Choice
	q, asked := t.Open()
	if asked {
		out = v.questionChoices(t, &q)
	}
	if !t.Asking && (!asked || t.State.Turn.Phase == tokyo.PhaseBuy) {
		out = append(out, v.turnChoices(t, asked)...)
	}
	for i := range out {
		v.dress(t, &out[i])
	}
	return out
}

// offset returns how many numbers a question's list skips at its beginning: in the buy step the digits 1 to 3
// are the slots of the row.
func offset(t *tokyo.Table) int {
	if !t.Asking && t.State.Turn.Phase == tokyo.PhaseBuy {
		return len(t.State.Row)
	}
	return 0
}

// listed returns the cards to choose from, in the order of their names in the current language. Of two copies of a
// card it has one.
func (v *Phrases) listed(q *tokyo.Question) []tokyo.CardID {
	list := slices.CompactFunc(q.Cards.List(), v.Rules.Same)
	slices.SortStableFunc(list, func(a, b tokyo.CardID) int { return cmp.Compare(text.Fold(v.Card(a)), text.Fold(v.Card(b))) })
	return list
}

// questionChoices returns the answers to a question.
func (v *Phrases) questionChoices(t *tokyo.Table, q *tokyo.Question) []Choice {
	var out []Choice
	add := func(keys string, a tokyo.Answer, text string) {
		enter := a == tokyo.No && v.EnterDeclines(t, q)
		c := Choice{companion.Choice{Typed: keys, Text: text, Answer: true, Enter: enter}, answered(a), a.Card}
		if a.Kind == tokyo.FaceAnswer {
			c.Hue = faceHues[a.Face]
		}
		out = append(out, c)
	}
	typed := func(text, short string) {
		out = append(out, Choice{Choice: companion.Choice{Text: text, Short: short, Answer: true, ToType: true}})
	}
	switch {
	case q.Form() == tokyo.YesAnswer:
		add(v.Say("tokyo.choice.key.yes"), tokyo.Yes, v.meaning(cmp.Or(questions[q.ID].yes, "tokyo.choice.yes"), &t.State, q))
	case q.Form() == tokyo.DiceAnswer:
		key := "tokyo.choice.dice"
		if q.Fewer() {
			key = "tokyo.choice.dice-some"
		}
		typed(v.Say(key, rules.Num("n", int(q.N))), "")
	case q.Form() == tokyo.CardAnswer && q.FromTable() && questions[q.ID].yes != "":
		yes := v.Say(questions[q.ID].yes)
		typed(yes, yes)
	case q.Form() == tokyo.CardAnswer && q.FromTable():
		typed(v.Say("tokyo.choice.card"), "")
		if q.MayStayUnnamed() && !v.Rules.Watched(&t.State) {
			c := companion.Choice{Typed: companion.KeyEnter, Text: v.Say("tokyo.choice.unnamed"), Answer: true}
			out = append(out, Choice{Choice: c, Event: unnamed()})
		}
	case q.Form() == tokyo.CardAnswer:
		for i, id := range v.listed(q) {
			add(strconv.Itoa(i+1+offset(t)), v.cardAnswer(id).Answer, v.cardChoice(t, q, id))
		}
	default:
		for _, a := range v.Rules.Choices(&t.State, q, nil) {
			switch a.Kind {
			case tokyo.FaceAnswer:
				add(strings.ToLower(v.Say("tokyo.letter."+tokyo.FaceName(a.Face))), a, v.Answer(a))
			case tokyo.SeatAnswer:
				add(strconv.Itoa(len(out)+1), a, v.Answer(a))
			case tokyo.NumberAnswer:
				text := "tokyo.choice.none"
				if a.N > 0 {
					text = questions[q.ID].yes
				}
				add(v.Answer(a), a, v.Say(text, rules.Num("n", int(a.N))))
			}
		}
	}
	if !q.No {
		return out
	}
	add(v.Say("tokyo.choice.key.no"), tokyo.No, v.meaning(cmp.Or(questions[q.ID].no, "tokyo.choice.no"), &t.State, q))
	return out
}

// meaning says what yes or no means at a question.
func (v *Phrases) meaning(key string, s *tokyo.State, q *tokyo.Question) string {
	return v.Say(key, inPlace(s.Seats[max(q.Seat, 0)].Place))
}

// EnterDeclines reports whether Enter alone may answer no. It may only for the player whose turn it is, who holds
// the dice, and never if no gives away a chance that does not come again, or hearts that are the last.
func (v *Phrases) EnterDeclines(t *tokyo.Table, q *tokyo.Question) bool {
	row := &questions[q.ID]
	felled := row.saves && q.N >= t.State.Seats[q.Seat].Hearts
	return q.No && q.Seat == t.State.Turn.Active && !row.once && !felled
}

// EnterRefused returns what kot says to Enter at a question that Enter may not decline.
func (v *Phrases) EnterRefused(t *tokyo.Table, q *tokyo.Question) *rules.Problem {
	return rules.Refuse("", "tokyo.enter-no", rules.Text("asked", v.short(t, q)), rules.Text("answers", v.answers(t, q)))
}

// cardChoice names a card to choose, with its owner and price if they matter.
func (v *Phrases) cardChoice(t *tokyo.Table, q *tokyo.Question, id tokyo.CardID) string {
	s := &t.State
	key, card := questions[q.ID].listed, v.held(s, id)
	if key == "" {
		return card
	}
	return v.Say(key, rules.Text("card", card), who("who", s.Locations[id].Owner), rules.Num("price", v.Rules.Price(s, q.Seat, id)),
		rules.Num("cost", int(v.Rules.Cards[id].Cost)))
}

// turnChoices returns what the step of the turn offers. asked says that a question is open as well, which Enter
// answers.
func (v *Phrases) turnChoices(t *tokyo.Table, asked bool) []Choice {
	s := &t.State
	seat := s.Turn.Active
	var out, takes, uses []Choice
	for _, slot := range v.unnamedSlots(s) {
		buy := v.Say("tokyo.choice.buy.unnamed", who("who", seat))
		c := companion.Choice{Typed: strconv.Itoa(slot), Text: buy, Slot: slot, Hue: companion.EnergyHue}
		out = append(out, Choice{c, bought(int8(slot)), tokyo.NoCard})
	}
	for _, ev := range v.Rules.Options(s, nil) {
		c := Choice{Event: ev, card: ev.Card}
		switch ev.Kind {
		case tokyo.Rolled:
			if c.ToType = ev.N > 0; c.ToType {
				c.Event, c.Text = tokyo.Event{}, v.Say("tokyo.choice.roll", rules.Num("n", int(ev.N)))
				c.Prompted = s.Turn.Phase == tokyo.PhaseRoll
			} else {
				c.Event, c.Typed, c.Text = said(ev.Kind), companion.KeyEnter, v.Say("tokyo.choice.roll.none")
			}
		case tokyo.ResolvedAll:
			c.Event, c.Typed, c.Prompted, c.Text = said(ev.Kind), companion.KeyEnter, true, v.Say("beat.enter.resolve.all")
		case tokyo.Resolved:
			if v.lastGroup(s, ev.Group) { // it resolves all dice
				continue
			}
			v.first(t, &c)
		case tokyo.Bought:
			c.card, c.Slot, c.Hue, c.Typed = s.Row[ev.Slot-1], int(ev.Slot), companion.EnergyHue, strconv.Itoa(int(ev.Slot))
			c.Text = v.Say("tokyo.choice.buy", who("who", seat),
				rules.Text("card", v.Card(c.card)), rules.Num("price", v.Rules.Price(s, seat, c.card)))
		case tokyo.Swept:
			if kotPlays(t, seat) { // kot decides itself when it refreshes the row
				continue
			}
			c.Typed, c.Shortcut, c.Hint, c.Hue = v.Say("tokyo.choice.key.sweep"), "r", v.Say("tokyo.hint.sweep"), companion.EnergyHue
			c.Text = v.Say("tokyo.choice.sweep", rules.Num("price", tokyo.SweepPrice))
		case tokyo.Took:
			// Otherwise it is one of the answers; of two copies, an answer means the first.
			if !asked || ev.Seat != tokyo.NoSeat || !t.Question.Cards.Has(ev.Card) {
				v.take(s, &c)
				takes = append(takes, c) // after the end of the turn: there may be many
			}
			continue
		case tokyo.Used:
			if !kotPlays(t, ev.Seat) { // kot decides itself when it uses one
				v.use(s, &c)
				uses = append(uses, c)
			}
			continue
		case tokyo.Passed:
			v.pass(t, asked, &c)
		}
		out = append(out, c)
	}
	// Choices without a slot come last.
	slices.SortStableFunc(out, func(a, b Choice) int { return cmp.Compare(uint(a.Slot-1), uint(b.Slot-1)) })
	return append(append(out, uses...), takes...)
}

// take sets the words of a choice that buys another player's card; for two copies it says whose.
func (v *Phrases) take(s *tokyo.State, c *Choice) {
	ev := &c.Event
	owner := s.Locations[ev.Card].Owner
	c.Typed = v.Say("tokyo.choice.key.take", rules.Text("card", v.Card(ev.Card)))
	if ev.Seat != tokyo.NoSeat {
		owner = ev.Seat
		c.Typed += " " + owner.String()
	}
	c.Text = v.Say("tokyo.choice.take", who("who", s.Turn.Active), rules.Text("card", v.held(s, ev.Card)),
		who("of", owner), rules.Num("cost", v.Rules.Price(s, s.Turn.Active, ev.Card)))
	c.Really = v.Say("table.really", rules.Text("what", c.Text))
}

// first sets the words of a choice that resolves a group of dice before the others.
func (v *Phrases) first(t *tokyo.Table, c *Choice) {
	group := c.Event.Group
	c.Event.Seat, c.Typed, c.Prompted = tokyo.NoSeat, v.Say("tokyo.choice.key."+group.String()), true
	c.Text = v.Say("tokyo.choice.group", rules.ID(rules.ArgKey, "group", "tokyo.group."+group.String()))
	c.Shortcut, c.Hue = groupKeys[group:group+1], groupHues[group]
	if v.firstMatters(t, c.Event) {
		c.Hint = c.Text
	} else if !v.IsByLine() { // a slip of the finger resolves nothing
		c.Shortcut, c.NoKey = "", true
	}
}

// firstMatters reports whether resolving a group of dice before the others changes the result (5.0), whether every
// question on the way is answered with yes or with no.
func (v *Phrases) firstMatters(t *tokyo.Table, first tokyo.Event) bool {
	for _, a := range []tokyo.Answer{tokyo.No, tokyo.Yes} {
		all, known := v.answering(t, a, said(tokyo.ResolvedAll))
		after, same := v.answering(t, a, first, said(tokyo.ResolvedAll))
		if !known || !same || after.State != all.State {
			return true
		}
	}
	return false
}

// answering returns a table after some events, with the same answer to all their questions; known is false if that is not possible.
func (v *Phrases) answering(t *tokyo.Table, a tokyo.Answer, events ...tokyo.Event) (after tokyo.Table, known bool) {
	after = *t
	for _, ev := range events {
		before, items := after, []tokyo.Event{ev}
		var err error
		for after, err = v.Rules.Run(&before, items); err == nil && after.Asking && len(items) < mostFollowing; {
			items = append(items, answered(a))
			after, err = v.Rules.Run(&before, items)
		}
		if err != nil || after.Asking {
			return after, false
		}
	}
	return after, true
}

// lastGroup reports whether no group other than this one is left to resolve.
func (v *Phrases) lastGroup(s *tokyo.State, only tokyo.Group) bool {
	for g := range tokyo.Group(tokyo.NumGroups) {
		if g != only && v.Rules.Left(s, g) {
			return false
		}
	}
	return true
}

// passed is the event that ends a turn.
var passed = []tokyo.Event{said(tokyo.Passed)}

// pass sets the words of a choice that goes on to the dice, or ends the turn.
func (v *Phrases) pass(t *tokyo.Table, asked bool, c *Choice) {
	if c.Typed = companion.KeyEnter; t.State.Turn.Phase == tokyo.PhaseStart {
		c.Text = v.Say("tokyo.choice.start")
		return
	}
	if asked { // another choice has a key that also answers the question
		c.Typed, c.NoKey = v.Say("tokyo.choice.key.pass"), true
	}
	c.Text, c.Prompted = v.endsTurn(t, passed), !asked
}

// use sets the words of a choice that uses a card. The first card that gives the active player one more roll has
// the key +.
func (v *Phrases) use(s *tokyo.State, c *Choice) {
	ev := &c.Event
	card, price, more := rules.Text("card", v.Card(ev.Card)), rules.Num("price", v.Rules.Pays(ev.Card)), v.more(s)
	text := "tokyo.choice.use"
	switch {
	case slices.Contains(more, *ev) && v.carries(ev.Card) == tokyo.SmokeToken:
		text = "tokyo.choice.more.smoke"
	case slices.Contains(more, *ev):
		text = "tokyo.choice.more.energy"
	case v.Rules.Name(ev.Card) == "hibernation":
		text = "tokyo.choice.wake"
	case price.N > 0:
		text = "tokyo.choice.use.pay"
	}
	if c.Text = v.Say(text, who("who", ev.Seat), card, price); len(more) > 0 && more[0] == *ev {
		c.Typed, c.Shortcut, c.Hint = "+", "+", v.Say("tokyo.hint.more")
		return
	}
	user := who("who", ev.Seat)
	c.Really, c.Typed = v.Say("tokyo.really.use", user, card), v.Say("tokyo.choice.key.use.of", user, card)
	if ev.Seat == s.Turn.Active {
		c.Typed = v.Say("tokyo.choice.key.use", card)
	}
	if n := slices.Index(v.cardUses(s), use{ev.Seat, ev.Card}); n >= 0 {
		c.Shortcut = useKeys[n : n+1]
	}
}

// more returns the uses of cards that give the active player one more roll, those that cost no energy first. It
// tries each use on a copy of the table, so that the rules say which of them do.
func (v *Phrases) more(s *tokyo.State) []tokyo.Event {
	if s.Turn.Phase != tokyo.PhaseRoll {
		return nil
	}
	var out []tokyo.Event
	engine := v.Rules.NewEngine()
	for _, ev := range v.Rules.Options(s, nil) {
		if ev.Kind != tokyo.Used || ev.Seat != s.Turn.Active {
			continue
		}
		after := *s
		if _, err := engine.Play(&after, &ev, nil, nil); err == nil && v.Rules.Rolls(&after, ev.Seat) > v.Rules.Rolls(s, ev.Seat) {
			out = append(out, ev)
		}
	}
	slices.SortStableFunc(out, func(a, b tokyo.Event) int { return cmp.Compare(v.Rules.Pays(a.Card), v.Rules.Pays(b.Card)) })
	return out
}
