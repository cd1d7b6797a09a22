package tokyo

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// boardSteps are the steps that players carry out on the table, besides those that move a piece.
var boardSteps = []tokyo.StepVerb{tokyo.StepSetDie, tokyo.StepReveal, tokyo.StepShuffle, tokyo.StepTake}

// Lines puts the steps of an event into words, each with the number of its rule. The first step that a card causes
// ends with the card's name. The card has a line of its own only if no such step follows. If the catalogue leaves out
// the numbers of rules, it never has one, because a table shows what to do on it apart from what merely happened, and
// the line would be out of context.
func (v *Phrases) Lines(steps []tokyo.Step) []companion.Line {
	var out []companion.Line
	var acted []*tokyo.Step // the cards that have acted right before this step
	for i := range steps {
		st := &steps[i]
		if len(acted) == 0 && st.Verb == tokyo.StepSmashes && i+1 < len(steps) && steps[i+1].Verb == tokyo.StepNobody {
			continue // one line says both
		}
		if st.Verb == tokyo.StepActs {
			acted = append(acted, st)
			if v.IsBrief() || namedBy(steps[i:]) {
				continue
			}
		}
		key := v.stepKey("tokyo.step."+st.Verb.String(), st)
		if v.IsBrief() && st.Verb == tokyo.StepPoints && st.Rule == "9.2" { // otherwise the number of the rule says why
			key += ".tokyo"
		}
		args := v.stepArgs(st)
		if v.fatal(steps[i:]) {
			key = "tokyo.step.damage.fatal"
		}
		if i > 0 && st.Verb == tokyo.StepNobody && steps[i-1].Verb == tokyo.StepSmashes {
			args = append(args, rules.Num("smashes", int(steps[i-1].N)))
			key += ".smashes"
		}
		said := v.Say(key, args...)
		if slices.Contains(effects, st.Verb) || v.IsBrief() && slices.Contains(brought, st.Verb) {
			for _, by := range acted {
				if by.Card != st.Card {
					said = v.because(said, by, st.Seat)
				}
			}
		}
		switch st.Verb {
		case tokyo.StepActs:
		case tokyo.StepShield: // the rest of the loss follows
			acted = slices.DeleteFunc(acted, func(by *tokyo.Step) bool { return !reaches(by, steps[i:]) })
		default:
			acted = nil
		}
		_, moved := moves(st)
		out = append(out, companion.Line{Text: v.WithRule(said, st.Rule), Board: moved || slices.Contains(boardSteps, st.Verb)})
	}
	return out
}

// fatal reports whether the first of these steps is a loss of hearts by which another player takes somebody out of the game.
func (v *Phrases) fatal(steps []tokyo.Step) bool {
	st := &steps[0]
	if st.Verb != tokyo.StepDamage || st.To != 0 || st.Rule == "5.4.3" || st.Rule == "14.2" {
		return false
	}
	return st.By != tokyo.NoSeat && st.By != st.Seat && falls(steps, st.Seat)
}

// namedBy reports whether a card that acts, the first of these steps, needs no line of its own because a later line
// names it.
func namedBy(steps []tokyo.Step) bool {
	card := steps[0].Card
	i := slices.IndexFunc(steps, func(st tokyo.Step) bool { return st.Verb != tokyo.StepActs })
	if i < 0 { // a question follows
		return false
	}
	then := &steps[i]
	if then.Verb == tokyo.StepShield && then.Card != card && reaches(&steps[0], steps[i:]) {
		return true
	}
	return slices.Contains(effects, then.Verb)
}

// reaches reports whether the effect of an attacker's card gets past the cards that protect its victim: the first
// step after theirs is then a loss that the attacker causes.
func reaches(by *tokyo.Step, steps []tokyo.Step) bool {
	i := slices.IndexFunc(steps, func(st tokyo.Step) bool { return st.Verb != tokyo.StepShield && st.Verb != tokyo.StepActs })
	return i >= 0 && steps[i].Verb == tokyo.StepDamage && steps[i].By == by.Seat
}

// effects are the steps after which a card's name may appear: they change something for a player.
var effects = []tokyo.StepVerb{
	tokyo.StepPoints, tokyo.StepPointsLost, tokyo.StepHearts, tokyo.StepHeartsFull, tokyo.StepDamage, tokyo.StepEnergy,
	tokyo.StepPay, tokyo.StepSmashes, tokyo.StepWicked, tokyo.StepToken, tokyo.StepUntoken, tokyo.StepAgain,
}

// brought are further steps that a card causes. If the numbers of rules are shown, the card has a line before them.
var brought = []tokyo.StepVerb{tokyo.StepDice, tokyo.StepDiscard, tokyo.StepOwn, tokyo.StepSwap, tokyo.StepTile, tokyo.StepCharge,
	tokyo.StepMoves, tokyo.StepThrown}

// because adds to a step the name of the card that caused it, and the card's owner if the step happens to another
// player.
func (v *Phrases) because(said string, by *tokyo.Step, seat tokyo.Seat) string {
	key := "tokyo.step.by"
	if by.Seat != seat {
		key += ".of"
	}
	return v.Say(key, rules.Text("step", said), rules.Text("card", v.acted(by)), who("who", by.Seat))
}

// acted names a card that has acted, and what it copied.
func (v *Phrases) acted(by *tokyo.Step) string {
	if by.Of == by.Card {
		return v.Card(by.Card)
	}
	return v.Say("tokyo.step.by.copy", rules.Text("card", v.Card(by.Card)), rules.Text("of", v.Card(by.Of)))
}

// inPlace returns a place as an argument.
func inPlace(p tokyo.Place) rules.Arg {
	return rules.ID(rules.ArgKey, "place", "tokyo.place."+p.String())
}

// stepKey returns the key of a step, extended if its words depend on more than the verb.
func (v *Phrases) stepKey(key string, st *tokyo.Step) string {
	switch verb := st.Verb; {
	case verb == tokyo.StepDice && st.Rule == "": // the first result has its rule, those after a card's rerolls do not
		key += ".again"
	case verb == tokyo.StepHeartsVoid && st.Card != tokyo.NoCard:
		key += ".card"
	case verb == tokyo.StepDamage && st.Rule == "5.4.3":
		key += ".limit"
	case verb == tokyo.StepDamage && st.Rule == "14.2":
		key += ".poison"
	case verb == tokyo.StepDamage && (st.By == tokyo.NoSeat || st.By == st.Seat):
		key += ".alone"
	case verb == tokyo.StepWicked && st.N < 0:
		key += ".off"
	case verb == tokyo.StepCharge && v.carries(st.Of) == tokyo.EnergyOnCard:
		key += ".energy"
	case verb == tokyo.StepReveal && st.Card == tokyo.Unnamed:
		key += ".unnamed"
	case verb == tokyo.StepDiscard && st.Seat == tokyo.NoSeat:
		if key += ".row"; st.Card == tokyo.Unnamed {
			key += ".unnamed"
		}
	case verb == tokyo.StepDiscard && v.Rules.IsTile(st.Card):
		key += ".tile"
	case verb == tokyo.StepOut && v.Rules.Edition != tokyo.Dark:
		key += ".no-tiles"
	case verb == tokyo.StepActs && st.Of != st.Card:
		key += ".copy"
	case verb == tokyo.StepAgain && st.N > 0:
		key += ".fewer"
	case verb == tokyo.StepUnsold && st.N <= st.To:
		key += ".inside"
	case verb == tokyo.StepOver:
		key += "." + st.Why.String()
	}
	return key
}

func (v *Phrases) stepArgs(st *tokyo.Step) []rules.Arg {
	token := st.Token
	if st.Verb == tokyo.StepCharge {
		token = v.carries(st.Of)
	}
	becomes := rules.Face(0)
	if st.Verb == tokyo.StepSetDie {
		becomes = rules.Face(st.To)
	}
	return []rules.Arg{
		who("who", st.Seat), who("by", st.By), rules.Num("n", int(st.N)), rules.Num("to", int(st.To)),
		rules.Text("card", v.Card(st.Card)), rules.Text("of", v.Card(st.Of)),
		inPlace(st.Place), rules.ID(rules.ArgToken, "token", token.String()),
		rules.ID(rules.ArgFace, "face", tokyo.FaceName(st.Face)), rules.ID(rules.ArgFace, "becomes", tokyo.FaceName(becomes)),
		rules.Text("dice", v.Dice(st.Roll)),
	}
}

// alone reports whether a card brings something itself. The others add one to what the dice bring, in the same step.
func (v *Phrases) alone(by *tokyo.Step) bool {
	name := v.Rules.Name(by.Card)
	return name != "friend-of-children" && name != "regeneration"
}

// brought returns how much of what a step brings comes from a card that has acted right before it: one, beside the dice, or all.
func (v *Phrases) brought(by, st *tokyo.Step) int {
	n := max(0, gained(st))
	if v.alone(by) {
		return n
	}
	return min(1, n)
}

// gained returns how many hearts, points or energy a step brings a player; below 0 for a loss.
func gained(st *tokyo.Step) int {
	switch st.Verb {
	case tokyo.StepHearts, tokyo.StepPoints, tokyo.StepEnergy:
		return int(st.N)
	case tokyo.StepDamage, tokyo.StepPointsLost:
		return -int(st.N)
	}
	return 0
}

// actor names a card that has acted on a seat, with its owner if that is another seat.
func (v *Phrases) actor(by *tokyo.Step, seat tokyo.Seat) string {
	if by.Seat == seat {
		return v.acted(by)
	}
	return v.Say("tokyo.board.of", rules.Text("card", v.acted(by)), who("who", by.Seat))
}

// saidOf returns the name that was later given to a card turned up unnamed in a slot of the row, from 1. It looks at the
// stages in order; in the first one it skips from steps. It returns Unnamed if nobody named the card before another card
// lay there.
func saidOf(stages []companion.Stage[tokyo.Table], from int, slot int16) tokyo.CardID {
	for i := range stages {
		bought := tokyo.Unnamed
		for _, st := range stages[i].After.Steps[stages[i].From+from:] {
			switch {
			case st.Verb == tokyo.StepBuy:
				bought = st.Card
			case st.Verb == tokyo.StepReveal && st.N == slot:
				return bought
			}
		}
		from = 0
		if now := stages[i].After.State.Row[slot-1]; now != tokyo.Unnamed {
			if now == tokyo.NoCard {
				return bought
			}
			return now
		}
	}
	return tokyo.Unnamed
}

// number is a player's number whose new value a step can have: "now 6", "6 left".
type number struct {
	seat  tokyo.Seat
	field tokyo.Field
}

// tells has the numbers whose new values the steps have.
var tells = map[tokyo.StepVerb]tokyo.Field{
	tokyo.StepHearts: tokyo.HeartsField, tokyo.StepDamage: tokyo.HeartsField, tokyo.StepReborn: tokyo.HeartsField,
	tokyo.StepPoints: tokyo.PointsField, tokyo.StepPointsLost: tokyo.PointsField, tokyo.StepWicked: tokyo.WickednessField,
	tokyo.StepEnergy: tokyo.EnergyField, tokyo.StepPay: tokyo.EnergyField,
	tokyo.StepToken: tokyo.PoisonField, tokyo.StepUntoken: tokyo.PoisonField,
}

// numberOf returns the number whose new value a step has; ok is false for a step that has none.
func numberOf(st *tokyo.Step) (of number, ok bool) {
	of.seat = st.Seat
	if of.field, ok = tells[st.Verb]; of.field == tokyo.PoisonField && st.Token == tokyo.ShrinkToken {
		of.field = tokyo.ShrinkField
	}
	return of, ok
}

// settled returns steps with the numbers as they are at a table. A correction has no step of its own, so the last
// step with a number gets the number's present value. For a player who is out of the game, the numbers stay as they are.
func settled(steps []tokyo.Step, s *tokyo.State) []tokyo.Step {
	out, said := slices.Clone(steps), map[number]bool{}
	for i := len(out) - 1; i >= 0; i-- {
		st := &out[i]
		of, ok := numberOf(st)
		if !ok || !s.Has(of.seat) || said[of] {
			continue
		}
		if said[of] = true; !s.Seats[of.seat].Out && st.Verb != tokyo.StepReborn {
			st.To = int16(of.field.Of(s, of.seat))
		}
	}
	return out
}
