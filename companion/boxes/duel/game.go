package duel

import (
	"kingoftokyo/coach"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// game is a game of Duel as the shell plays it. It implements companion.Game.
type game struct {
	*companion.Base[duel.Table, duel.Event]
	box  *box
	tell *narrator
	// meant says that the player confirmed a move; its answers need no further confirmation.
	meant     bool
	ordered   companion.Memo[duel.State, bool]  // whether the order of the symbols matters
	chairs    func() *coach.Coach               // plays the chairs of kot
	wanted    *advice.Moment                    // the table at which the player asked for advice; nil for none
	paid      *advice.Paid                      // what the player's last choice cost; nil if no advice was shown
	lastTally companion.Memo[int, record.Tally] // the player's score against Autobot, by the steps of the game: it is read once at the end
}

// speak returns the view that puts the table into words, in the desk's language.
func (g *game) speak() *view {
	g.Words()
	return &g.tell.phrases
}

// coach returns the coach of the desk; nil for none.
func (g *game) coach() *advice.Coaching { return g.box.desk.Coach }

// Box implements companion.Game.
func (g *game) Box() companion.Box { return g.box }

// Log implements companion.Game.
func (g *game) Log() companion.Log { return g }

// Over implements companion.Game.
func (g *game) Over() bool { return g.Now().State.Over() }

// Close implements companion.Game. The coach forgets the game.
func (g *game) Close() error {
	g.coach().Leave()
	return g.Base.Close()
}

// discarded returns the ids of the named cards in the discards.
func (g *game) discarded() []string {
	var out []string
	for _, id := range g.Now().State.Discard.List() {
		if id != duel.Unnamed {
			out = append(out, g.box.desk.Rules.Box.CardName(id))
		}
	}
	return out
}

// JSON implements companion.Game.
func (g *game) JSON(line int) []byte { return append(g.box.desk.Rules.JSON(g.Now(), line), '\n') }

// Result implements companion.Game.
func (g *game) Result() record.Result {
	v, t := g.speak(), g.Now()
	s := &t.State
	r := record.Result{Box: id, Versus: true, Faces: FaceNames, First: int(s.First),
		Turns: int(s.Turn.Number), Active: int(s.Turn.Active), Over: s.Over(), Winner: -1, Level: duel.Difficulty(s.Options.Hard)}
	if t.Setup.Solo {
		r.Opponent, r.Ways = v.Name(t, duel.Rival), Ways
		for i, of := range groups {
			r.Groups = append(r.Groups, record.Group{ID: of.id, Name: v.Say(of.key)})
			if of.id == r.Level || of.id == evenGroup && advice.Evened(v.Rules, g.Session.Game) {
				r.Group = i
			}
		}
	}
	for side := duel.You; side <= duel.Rival; side++ {
		m := t.Setup.Monsters[side]
		r.Players = append(r.Players, record.Player{Seat: side.String(), Name: t.Setup.Names[side], Called: v.Name(t, side),
			Monster: v.Rules.Box.Monsters[m].ID, Is: v.Monster(m)})
	}
	h := g.Session.Game.History()
	for i := range h {
		if side, faces, ok := threw(&h[i]); ok {
			r.Players[side].Dice.Add(faces)
		}
	}
	if r.Over {
		winner, why := s.Winner()
		for _, st := range t.Steps { // what really ended the game, if an earlier win was denied (T8)
			if st.Verb == duel.StepWon {
				winner, why = st.Side, st.Why
			}
		}
		r.Winner, r.Why, r.Ending = int(winner), why.String(), v.Say("why."+why.String())
	}
	return r
}

// evenGroup is the group of games that began on a rung that changes numbers, or with other hearts, at any level.
const evenGroup = "even"

// groups has the groups of games that are counted separately: the strengths of Autobot, and games that began differently.
var groups = []struct{ id, key string }{
	{duel.Difficulty(false), "games.stats.normal"}, {duel.Difficulty(true), "games.stats.hard"}, {evenGroup, "games.stats.even"},
}

// Ways has the notation's words for how a game may end, in the order in which they are shown.
var Ways = text.Map([]duel.Why{duel.ByHearts, duel.ByVictory, duel.BySpotlight, duel.ByConcession}, duel.Why.String)

// FaceNames has the ids of the faces, in the order in which they are counted.
var FaceNames = text.Map([]rules.Face{duel.Claw, duel.Heart, duel.Energy, duel.Fame, duel.Destruction, duel.Power}, duel.FaceName)

// threw returns what was thrown in an entry of the log, and by which side. It looks at the step, not at whose turn it
// was, because a roll may first end Autobot's turn, and if that ends the game nothing was thrown. It ignores dice that
// the program threw, which say nothing about the dice of the table.
func threw(e *logEntry) (side duel.Side, faces record.Faces, ok bool) {
	if e.Items[0].Kind != duel.Rolled || e.Items[0].Thrown {
		return 0, faces, false
	}
	for _, st := range e.After.Steps {
		if st.Verb == duel.StepDice || st.Verb == duel.StepSpecial {
			for f, n := range e.Items[0].Roll {
				faces[f] = int(n)
			}
			return st.Side, faces, true
		}
	}
	return 0, faces, false
}

// Is reports whether a box is Duel: only Duel has the odds and the look back.
func Is(b companion.Box) bool { _, ok := b.(*box); return ok }

// Log returns the log of g, which must be a game of Duel.
func Log(g companion.Game) *Game { return g.(*game).Session.Game }
