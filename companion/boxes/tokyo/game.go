package tokyo

import (
	"slices"

	"kingoftokyo/coach/seats"
	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Game is a game of either box. It implements companion.Game.
type Game struct {
	*companion.Base[tokyo.Table, tokyo.Event]
	box    *Box
	tell   *narrator
	wanted wanted

	outlook companion.Memo[tokyo.State, seats.Outlook] // for the last question whether to leave Tokyo
	players map[rules.Hand]*seats.Player
	rolled  map[int][]companion.Throw // rolls in the turns of kot, by the number of lines that the log had then
	advised *tokyo.Table              // the table on which the player asked for advice
}

// speak returns the phrases that put the table into words, in the desk's language.
func (g *Game) speak() *Phrases { return g.tell.at(g.Now()) }

// Box implements companion.Game.
func (g *Game) Box() companion.Box { return g.box }

// Over implements companion.Game.
func (g *Game) Over() bool { return g.Now().State.Over() }

// Log implements companion.Game.
func (g *Game) Log() companion.Log { return g }

// discarded returns the ids of the cards in the discards, except cards that have another copy in the deck.
func (g *Game) discarded() []string {
	s := &g.Now().State
	inDeck := func(c tokyo.CardID) bool { return s.Locations[c].Zone == tokyo.Deck }
	var out []string
	for id := tokyo.CardID(1); id < g.tell.Rules.FirstTile(); id++ {
		if s.Locations[id].Zone == tokyo.Discard && !slices.ContainsFunc(g.tell.Rules.Copies(id), inDeck) {
			out = append(out, g.tell.Name(id))
		}
	}
	return slices.Compact(out)
}

// JSON implements companion.Game.
func (g *Game) JSON(line int) []byte { return append(g.tell.JSON(g.Now(), line), '\n') }

// Result implements companion.Game.
func (g *Game) Result() record.Result {
	t, v := g.Now(), g.speak()
	s := &t.State
	r := record.Result{
		Box: g.box.ID(), First: int(s.First), Turns: int(s.Turn.Number), Active: int(s.Turn.Active),
		Over: s.Over(), Winner: int(s.Winner), Tied: s.Ended == tokyo.ByTie, Why: s.Ended.String(),
	}
	if r.Over {
		r.Ending = v.Ending(s)
	}
	for seat := range tokyo.Seat(s.Players) {
		m := &s.Seats[seat]
		r.Players = append(r.Players, record.Player{
			Seat: seat.String(), Name: t.Setup.Names[seat], Called: v.Player(seat), Monster: v.Rules.Monsters[m.ID].ID, Is: v.Monster(m.ID),
			Points: int(m.Points), Out: m.Out,
		})
	}
	g.deeds(v, &r)
	return r
}

// View implements companion.Game.
func (g *Game) View() companion.Scene {
	t, v := g.Now(), g.speak()
	s := &t.State
	why := &Phrases{v.over(v.Numbered()), v.Rules}
	out := companion.Scene{
		View: companion.View{
			Head: v.head(s, g.round()), Beat: beatOf(s), Shops: v.shops(t),
			Seats: v.seats(t), Panels: v.panels(s), Over: s.Over(), Why: why.Preview(t),
			Row: g.slots(v, s), Faces: v.faces(), Asked: g.asked(v, t), Advice: g.advice(v, t), Board: g.board(v, t),
			Ending: g.ending(v, s), Rules: v.rulesNow(t),
		},
		Choices: g.choices(v, t), Name: g.naming, Card: g.answerCard, Cost: g.cost,
	}
	out.Coach = g.counsel(v, t)
	g.Fields(v.Rules.Fields(s), &out)
	out.Turns, out.Give, out.Rename, out.Monsters, out.Hands = g.turns(v, s), g.give, g.rename, g.monsters, g.hands
	out.Discarded, out.Aloud = g.discarded(), g.Todo()
	if q, ok := t.Open(); ok && g.stay(v, t, &q) != "" {
		out.Danger.Title, out.Ahead = v.Say("tokyo.stay.title"), []string{v.Say("tokyo.stay.counts", who("who", q.Seat))}
	}
	out.Why = append(companion.Texts(why.Lines(settled(t.Steps, s))), out.Why...)
	if last := g.Decided(); last != nil {
		out.Why = last
	}
	if q, ok := t.Open(); ok && q.MayStayUnnamed() && !v.Rules.Watched(s) {
		out.Auto = g.AutoMove(g.onward(unnamed(), &g.wanted)...)
	}
	return out
}
