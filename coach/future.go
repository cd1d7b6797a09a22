package coach

import (
	"kingoftokyo/coach/core"
	"kingoftokyo/rules/duel"
)

// effect is what a discard card does at once, as far as a table's core, her energy and
// dice show it: to weigh it before it can be bought.
type effect struct {
	pull          [2]int8 // spaces, by track
	hurt          [2]int8 // damage, by side
	hearts        int8
	energy, taken int8
	dice          int8
	again         bool // another turn follows
}

// effectOf reads the numbers of a card.
func effectOf(card *duel.Card) (e effect) {
	if card.Keep {
		return e
	}
	for _, d := range card.Does {
		switch d.Verb {
		case duel.PullFame:
			e.pull[duel.FameTrack] += d.N
		case duel.PullDestruction:
			e.pull[duel.DestructionTrack] += d.N
		case duel.PullBoth:
			e.pull[duel.FameTrack] += d.M
			e.pull[duel.DestructionTrack] += d.N
		case duel.RivalTakes:
			e.hurt[duel.Rival] += d.N
		case duel.YouTake:
			e.hurt[duel.You] += d.N
		case duel.BothTake:
			e.hurt[duel.You] += d.N
			e.hurt[duel.Rival] += d.N
		case duel.GainHearts:
			e.hearts += d.N
		case duel.GainEnergy:
			e.energy += d.N
		case duel.GainDice:
			e.dice += d.N
		case duel.RollFewer:
			e.taken += d.N
		case duel.AnotherTurn:
			e.again = true
		}
	}
	return e
}

// shifted is a position after the effect.
func (e *effect) shifted(p core.Position, most [2]int8) core.Position {
	p.Fame += e.pull[duel.FameTrack]
	p.Destruction += e.pull[duel.DestructionTrack]
	p.Hearts[duel.Rival] -= e.hurt[duel.Rival]
	p.Hearts[duel.You] = min(most[duel.You], p.Hearts[duel.You]+e.hearts) - e.hurt[duel.You]
	if e.again {
		p.Turn = duel.You
	}
	return p
}

// saved is what her energy is worth.
func (w *boundWeights) saved(energy int) float64 {
	return w.energies[max(0, min(energy, len(w.energies)-1))]
}

// mostGain bounds, in logits, what a purchase that may come counts for: the row may
// have changed by then, and a win that a card would bring is not yet one.
const mostGain = 3

// chance is how surely a card of each slot still lies there in her next turn: Autobot's
// special power may discard the one in slot 3 (A8).
var chance = [3]float64{1, 1, 0.8}

// offered is what the best purchase from the named row would gain her over keeping the
// energy, weighed by how much energy is short.
func (j *evaluator) offered(s *duel.State, p core.Position, coreLogit, early, late float64) float64 {
	w, you, best := j.weights, &s.Sides[duel.You], 0.0
	for i, id := range s.Row {
		if id == duel.NoCard || int(id) >= len(w.cards) || you.Keep.Has(id) {
			continue
		}
		card := &j.rules.Box.Cards[id]
		price := int(card.Cost)
		if i == 2 {
			price--
		}
		short := max(0, price-int(you.Energy))
		if short >= len(w.Short) || w.Short[short] == 0 {
			continue
		}
		left := max(0, int(you.Energy)-price)
		e := &w.effects[id]
		gain := (w.saved(left+int(e.energy))-w.saved(price+left))*(early+late*w.Late) + w.laid[id]
		if card.Keep {
			gain += early*w.cards[id].Early + late*w.cards[id].Late
		} else {
			gain += w.Dice*float64(e.dice) + w.Taken*float64(e.taken)
			if *e != (effect{energy: e.energy, dice: e.dice, taken: e.taken}) {
				gain += logit(j.table.Win(e.shifted(p, j.m.Hearts))) - coreLogit
			}
		}
		best = max(best, min(mostGain, gain)*w.Short[short]*chance[i])
	}
	return best
}

// futureValue is what she will still gain beside the core: by the stage of the game, the
// monster and the side whose turn comes next. It does not fall with the last hearts: if
// it did, the coach would put off winning, to keep what is still to come.
func (j *evaluator) futureValue(s *duel.State, early float64) float64 {
	w := j.weights
	c := w.future[s.Sides[duel.You].ID]
	if s.Options.Hard {
		c.Early, c.Late = c.Early+w.Hard.Early, c.Late+w.Hard.Late
	}
	if s.Turn.Active == duel.You {
		c.Early, c.Late = c.Early+w.Move.Early, c.Late+w.Move.Late
	}
	return early*c.Early + (1-early)*c.Late
}

// Parts are what the estimate of a table between two turns is made of, in logits: what
// the weights are fitted to.
type Parts struct {
	Core        float64 // what the core's table says
	Energy      float64 // her energy
	Cards       float64 // her keep cards
	Board       float64 // tokens on the board, dice tokens, dice taken
	Offered     float64 // the best purchase the row offers, before Weights.Row
	Early, Late float64 // how much the early and the late weights count
}

// Parts takes the estimate of a table between two turns apart; ok is false where there
// is none, because the game is decided or a marker stands between two spaces.
func (c *Coach) Parts(s *duel.State) (p Parts, ok bool) {
	x := &c.search
	x.setMonster(s)
	at, ok := x.position(s)
	win := x.table.Win(at)
	if !ok || win <= 0 || win >= 1 {
		return p, false
	}
	p.Core = logit(win)
	x.parts(s, at, p.Core, &p)
	return p, true
}

// parts works out all but the core.
func (j *evaluator) parts(s *duel.State, at core.Position, coreLogit float64, p *Parts) {
	w, you, bot := j.weights, &s.Sides[duel.You], &s.Sides[duel.Rival]
	p.Early, p.Late = j.stage(s)
	p.Energy = w.saved(int(you.Energy)) * (p.Early + p.Late*w.Late)
	for id := you.Keep.Next(0); id != duel.NoCard; id = you.Keep.Next(id) {
		p.Cards += p.Early*w.cards[id].Early + p.Late*w.cards[id].Late
	}
	if j.m.Power != core.Penguin {
		p.Board += w.Dice * float64(you.Dice)
	}
	p.Board += w.BotDice*float64(bot.Dice) + w.Taken*float64(bot.Taken)
	for i := range j.rules.Box.Tokens {
		if s.Tokens[i].Laid {
			p.Board += j.spacesAt(s, duel.TokenID(i), s.Tokens[i].Place)
		}
	}
	p.Offered = j.offered(s, at, coreLogit, p.Early, p.Late)
}
