package phrases

import (
	"cmp"
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// boardSteps are the steps that players carry out on the board, besides those that move a piece.
var boardSteps = []duel.StepVerb{
	duel.StepBuy, duel.StepReveal, duel.StepShuffle, duel.StepFewer, duel.StepLeave, duel.StepAgain,
}

// effects are the steps after which a screen names their cause: a card that acts, or a token.
var effects = []duel.StepVerb{duel.StepPull, duel.StepDamage, duel.StepHearts, duel.StepHeartsFull, duel.StepEnergy, duel.StepPay,
	duel.StepDiceTokens, duel.StepDiceFull}

// StepLines puts steps into words, in their order. Consecutive pulls on one track make one line. If the catalogue
// leaves out the numbers of rules, a line itself names the card or token it comes from, and what stopped a marker,
// because a table shows what players must do on the board apart from what merely happened.
func StepLines(c *Names, steps []duel.Step) []companion.Line {
	var out []companion.Line
	brief := c.IsBrief()
	cause := "" // of the next step
	for i := 0; i < len(steps); i++ {
		st := steps[i]
		if st.Verb <= duel.StepKeep { // the prompt shows the dice
			continue
		}
		from := cause
		if cause = ""; brief && i+1 < len(steps) && slices.Contains(effects, steps[i+1].Verb) {
			switch st.Verb {
			case duel.StepActs:
				cause = c.Card(st.Card)
			case duel.StepBonus:
				cause = c.Say("step.by.token", rules.ID(rules.ArgToken, "token", c.Box.Tokens[st.Token].Name))
			}
			if cause != "" {
				continue
			}
		}
		n, lost, key := int(st.N), 0, StepKey(c, "step."+st.Verb.String(), &st)
		if st.Verb == duel.StepPull {
			n = 1
			for ; i+1 < len(steps) && follows(&steps[i+1], &st); i++ {
				st.At = steps[i+1].At
				n++
			}
			if stop := i + 1; brief && stop < len(steps) && steps[stop].Verb == duel.StepKingStop {
				i, lost = stop, int(steps[stop].N)
				if key += ".king"; lost == 0 {
					key += ".none"
				}
			}
		}
		if brief && st.Verb == duel.StepEnergy && st.Rule == "O9" { // otherwise the number of the rule says why
			key += ".saved"
		}
		said := c.Say(key, append(StepArgs(c, &st, n), rules.Num("lost", lost))...)
		if from != "" {
			said = c.Say("step.by", rules.Text("step", said), rules.Text("cause", from))
		}
		_, moved := moves(&st)
		out = append(out, companion.Line{Text: c.WithRule(said, st.Rule), Board: moved || slices.Contains(boardSteps, st.Verb)})
	}
	return out
}

// follows reports whether a step continues the same pull.
func follows(next, st *duel.Step) bool {
	return next.Verb == duel.StepPull && next.Track == st.Track && next.Side == st.Side && next.Rule == st.Rule && next.From == st.At
}

// Strikes are the rules that let one side hurt the other: claws, spaces of tokens, Autobot's claws and its
// special power.
var Strikes = []rules.Rule{"D2", "D3", "A4", "A7"}

// StepKey returns the key of a step, extended if its words depend on more than the verb.
func StepKey(c *Names, key string, st *duel.Step) string {
	kind := &c.Box.Tokens[st.Token]
	switch {
	case c.IsAloud() && st.Verb == duel.StepDamage && slices.Contains(Strikes, st.Rule):
		return "aloud.hit." + st.Side.String()
	case st.Verb == duel.StepKingStop && st.N == 0:
		return key + ".none"
	case st.Verb == duel.StepPowerLeft && st.Rule == "D6":
		return key + ".full"
	case st.Verb == duel.StepReveal && st.Card == duel.Unnamed:
		return key + ".unnamed"
	case st.Verb == duel.StepDiscard && st.N > 0:
		if key += ".slot"; st.Card == duel.Unnamed {
			key += ".unnamed"
		}
	case st.Verb == duel.StepWon:
		return key + "." + st.Side.String() + "." + st.Why.String()
	case st.Verb == duel.StepBonus:
		return key + "." + st.Bonus.String()
	case st.Verb == duel.StepPlace || st.Verb == duel.StepMove:
		switch {
		case kind.Oriented(), kind.Turnable():
			return key + ".way"
		case kind.Covers == 1:
			return key + ".one"
		}
	}
	return key
}

func StepArgs(c *Names, st *duel.Step, n int) []rules.Arg {
	card, token := c.Box.CardName(st.Card), c.Box.Tokens[st.Token].Name
	track, at := st.Track, int(st.At)
	if st.Verb == duel.StepPlace || st.Verb == duel.StepMove {
		track, at = st.Place.Track, 2*int(st.Place.At)
	}
	top := 2 * (int(st.Place.At) + int(c.Box.Tokens[st.Token].Covers) - 1)
	symbol := st.Symbol.String()
	if st.Verb == duel.StepAdd {
		symbol = duel.FaceName(st.Face)
	}
	symbol = cmp.Or(symbol, "none")
	return []rules.Arg{
		rules.Num("n", n), rules.Num("to", int(st.To)), rules.ID(rules.ArgSide, "who", st.Side.String()),
		rules.ID(rules.ArgSide, "by", st.Side.Other().String()), rules.ID(rules.ArgTrack, "track", track.String()),
		rules.At("at", at), rules.At("top", top), rules.ID(rules.ArgCard, "card", card),
		rules.ID(rules.ArgToken, "token", token), rules.ID(rules.ArgFace, "symbol", symbol),
		rules.Text("dice", DiceText(c, st.Roll)),
		rules.Text("spaces", c.Spaces(st.Token, st.Place)),
	}
}

// DiceText returns a roll in the letters of the language, face by face: "CC H FFF".
func DiceText(c *Names, r rules.Roll) string {
	return c.Dice(r, func(f rules.Face) string { return "letter." + duel.FaceName(f) })
}
