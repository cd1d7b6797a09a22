package tokyotest

import (
	"strings"

	"kingoftokyo/rules/tokyo"
)

// verbs are the words of the steps in View's told.
var verbs = [...]string{
	tokyo.StepDice: "dice", tokyo.StepSetDie: "set-die", tokyo.StepPoints: "points", tokyo.StepPointsLost: "points-lost",
	tokyo.StepHearts: "hearts", tokyo.StepHeartsFull: "hearts-full", tokyo.StepHeartsVoid: "hearts-void", tokyo.StepDamage: "damage",
	tokyo.StepShield: "shield", tokyo.StepEnergy: "energy", tokyo.StepPay: "pay", tokyo.StepSmashes: "smashes", tokyo.StepNobody: "nobody",
	tokyo.StepWicked: "wicked", tokyo.StepToken: "token", tokyo.StepUntoken: "untoken", tokyo.StepYield: "yield", tokyo.StepStay: "stay",
	tokyo.StepEnter: "enter", tokyo.StepMoves: "moves", tokyo.StepThrown: "thrown", tokyo.StepFalls: "falls", tokyo.StepOut: "out",
	tokyo.StepReborn: "reborn", tokyo.StepBuy: "buy", tokyo.StepReveal: "reveal", tokyo.StepShuffle: "shuffle",
	tokyo.StepDiscard: "discard", tokyo.StepOwn: "own", tokyo.StepTake: "take", tokyo.StepSwap: "swap",
	tokyo.StepTile: "tile", tokyo.StepCopy: "copy", tokyo.StepIdle: "idle",
	tokyo.StepCharge: "charge", tokyo.StepActs: "acts", tokyo.StepRolls: "rolls", tokyo.StepAgain: "again", tokyo.StepTurn: "turn",
	tokyo.StepWakes: "wakes", tokyo.StepSleeps: "sleeps", tokyo.StepOver: "over", tokyo.StepDoubtful: "doubtful",
	tokyo.StepUnsold: "unsold",
}

// told is what a player is told of the last event, step by step: the verb, the seat, the
// card and the number, where there is one, as in hearts:p1:2 or buy:p1:wings:6.
func told(r *tokyo.Rules, steps []tokyo.Step) string {
	words := make([]string, len(steps))
	for i := range steps {
		st := &steps[i]
		w := verbs[st.Verb]
		if st.Seat != tokyo.NoSeat {
			w += ":" + st.Seat.String()
		}
		if st.Card != tokyo.NoCard {
			w += ":" + r.Name(st.Card)
		}
		if st.Place.Tokyo() {
			w += ":" + st.Place.String()
		}
		if st.N != 0 {
			w += ":" + itoa(st.N)
		}
		words[i] = w
	}
	return strings.Join(words, ",")
}

// cited are the rules that a player is told for the steps of the last event, in their order, as far as they have one.
func cited(steps []tokyo.Step) string {
	var list []string
	for i := range steps {
		if r := string(steps[i].Rule); r != "" {
			list = append(list, r)
		}
	}
	return strings.Join(list, ",")
}

// may are the events that may happen next (Rules.Options), as lines with a colon for each
// space; of a roll the number of dice.
func may(r *tokyo.Rules, s *tokyo.State) string {
	options := r.Options(s, nil)
	words := make([]string, len(options))
	for i := range options {
		words[i] = strings.ReplaceAll(r.Write(&options[i]), " ", ":")
		if options[i].Kind == tokyo.Rolled {
			words[i] = "roll:" + itoa(options[i].N)
		}
	}
	return strings.Join(words, ",")
}
