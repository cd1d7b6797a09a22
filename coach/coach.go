// Package coach estimates chances and gives advice in games of Duel. Its numbers are exact for the game without
// cards (package core), and estimates if cards, Buzz tokens or energy matter. It also computes exactly what
// Autobot's next turn may do. It knows the rules, but no log, file or text.
package coach

import (
	"slices"

	"kingoftokyo/coach/core"
	"kingoftokyo/coach/learned"
	"kingoftokyo/rules/duel"
)

// Chance is the human's probability of winning, or that of the side You if both sides choose.
type Chance struct {
	Win      float64 // with best play from here on
	AsPlayed float64 // if a player of the coach's skill plays on
	Exact    bool    // nothing but the solved game went into it
}

// Option is one thing that the side that is asked, or else the side whose turn it is, may do: an
// event, or an answer to the open question, and the answers to what it asks in turn.
type Option struct {
	Event   duel.Event    // Kept, Stopped, SpendTokens, Resolved, Bought, Swept, Passed, Answered ...
	Answers []duel.Answer // the best ones to what it asks, without cards and dice that come from the table
	Win     float64       // with best play after it
	// AsPlayed is the chance if a player of the coach's skill plays on after it.
	AsPlayed float64
}

// Advice holds the options at a table, starting with the one that is best as the player plays.
type Advice struct {
	Options  []Option
	Best     int     // the first of those that are best with best play
	AsPlayed float64 // the chance of a player of the coach's skill, before they choose
	Exact    bool
}

// Coach gives advice on games of one matchup. It holds scratch space: use one per goroutine.
//
// A game with cards is never exact: the cards of the box are in play even if none is named yet.
// With Cardless, the numbers are those of the game without cards, Buzz tokens and energy, and
// exact.
type Coach struct {
	// Cardless ignores cards, tokens and energy (The King's tokens too).
	Cardless bool

	search search
	skill  Skill
	s      duel.State // the table asked about; if Cardless, without what does not count
	plan   plan       // what Choose chose last
	drawn  []Option
}

// New returns a coach with the solved table of the matchup.
func New(r *duel.Rules, t *core.Table) *Coach { return NewWith(r, t, Learned()) }

// NewWith returns a coach that values tables with another network than the one in the program.
// Without a table, it is a coach for two.
func NewWith(r *duel.Rules, t *core.Table, n *Network) *Coach {
	c := &Coach{skill: Best}
	c.search.init(r, t, n)
	return c
}

// SetSkill sets the skill that the numbers as played are for. The default is Best.
func (c *Coach) SetSkill(skill Skill) {
	if c.skill != skill {
		c.skill = skill
		c.search.setSkill(skill)
	}
}

// Inputs appends what the network reads of a table between two turns, and returns the core's logit
// in whole units. ok is false if the core of the game is decided.
func (c *Coach) Inputs(s *duel.State, buf []learned.Input) (list []learned.Input, core int32, ok bool) {
	x := &c.search
	x.sees(s)
	if _, core, ok = x.ofCore(s); !ok {
		return buf, 0, false
	}
	return x.moveInputs(s, core, x.restInputs(s, buf)), core, true
}

// Chances returns the chances to win at a table between two turns, one for a player of each skill,
// from the learned value without a search: many at once.
func (c *Coach) Chances(s *duel.State, skills []Skill) (list []float64) {
	x := &c.search
	x.sees(s)
	p, logit, open := x.ofCore(s)
	if !open {
		return slices.Repeat([]float64{p}, len(skills))
	}
	var logits [Skills]float64
	h := x.summed(s, logit)
	for k := range logits {
		logits[k] = x.net.Heads[k].Of(h, ValueHidden, logit)
	}
	for _, skill := range skills {
		list = append(list, mannerOf(skill).steadily(skill.among(&logits)))
	}
	return list
}

// powers are the powers of the core by monster id.
var powers = map[string]core.Power{
	"alienoid": core.Alienoid, "gigazaur": core.Gigazaur, "meka-dragon": core.Meka, "space-penguin": core.Penguin,
}

// Matchup returns the matchup whose table a game needs. ok is false if no coach can help: with two
// humans, or more hearts than the box has.
func Matchup(r *duel.Rules, s *duel.State) (m core.Matchup, ok bool) {
	if !s.Solo || int(s.Sides[duel.You].ID) >= len(r.Box.Monsters) {
		return m, false
	}
	for side := range s.Sides {
		most := s.Sides[side].Max
		if most < 1 || most > core.MaxHearts {
			return m, false
		}
		m.Hearts[side] = int8(most)
	}
	m.Power, m.Hard = powers[r.Box.Monsters[s.Sides[duel.You].ID].ID], s.Options.Hard
	return m, true
}

// Win returns the chance at any table, also in the middle of a turn. Before a choice it assumes the
// best one, before dice it takes their mean. Before Autobot's dice it is what the player's last
// choice was worth, because nothing has happened since.
func (c *Coach) Win(t *duel.Table) Chance {
	if t.State.Autobot() {
		if chance, ok := c.Between(t); ok {
			return chance
		}
	}
	return c.Searched(t)
}

// Between returns the chance at the start of a turn from the learned value alone, as at the end of
// the turn before, because nothing has happened since. ok is false at any other table.
func (c *Coach) Between(t *duel.Table) (chance Chance, ok bool) {
	if c.Cardless || c.search.two || t.Asking || t.State.Over() || !c.search.untouched(&t.State) {
		return chance, false
	}
	exact := c.look(&t.State)
	w := c.search.win(&c.s)
	return Chance{w[atBest], w[asPlayed], exact}, true
}

// Searched is like Win, but at the start of Autobot's turn it goes through all of its dice. The
// learned value is trained to agree with it.
func (c *Coach) Searched(t *duel.Table) Chance {
	exact := c.look(&t.State)
	x, w := &c.search, worth{}
	switch {
	case c.s.Over():
		w, exact = x.won(&c.s), true
	case t.Asking && t.Pending != nil:
		w = x.atQuestion(t, c.Cardless)
	default:
		w = x.chanceAt(&c.s)
	}
	w = x.seen(duel.You, w)
	return Chance{w[atBest], w[asPlayed], exact}
}

// look prepares the coach for questions about a table, and reports whether its numbers are exact.
func (c *Coach) look(s *duel.State) (exact bool) {
	c.s = *s
	c.search.sees(s)
	if c.Cardless {
		exact = c.search.strip(&c.s)
	}
	c.search.begin(&c.s, c.Cardless)
	c.search.every = true
	return exact
}
