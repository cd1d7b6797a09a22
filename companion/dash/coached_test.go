package dash

import (
	"strings"
	"testing"

	"kingoftokyo/autobot"
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// madeUp is a coach with numbers made up: three keeps, and a danger with a picture.
type madeUp struct{}

func (madeUp) Matchup(*duel.State) (core.Matchup, bool) { return core.Matchup{}, true }
func (madeUp) Adviser(core.Matchup) duelbox.Adviser     { return madeUp{} }
func (madeUp) Win(*duel.Table) coach.Chance             { return coach.Chance{Win: 0.62} }

// Review is a game of one turn with many choices, so that the page is longer than a screen.
func (madeUp) Review(g *duelbox.Game) review.Report {
	r := review.Report{Points: []review.Point{{Chance: coach.Chance{Win: 0.4}}}, Turns: []review.Turn{{Number: 1}}}
	r.Sums = review.Sums{Start: 0.62, End: 0.4, Decisions: 3, Over: g.Table().State.Over()}
	for range 3 {
		r.Choices = append(r.Choices, review.Choice{At: *g.Table(), Price: 0.1})
	}
	return r
}

// Outcome differs from keep to keep, so that each has a reason.
func (madeUp) Outcome(_ *duel.Table, r rules.Roll) (coach.Outcome, bool) {
	return coach.Outcome{Damage: 1.5 + float64(r[duel.Claw]), Energy: 0.5 + float64(r[duel.Energy]), Power: 0.5 - 0.5*float64(r[duel.Energy]+r[duel.Claw]),
		Spaces: [2]float64{0.4 * float64(r[duel.Fame])}}, true
}

func (madeUp) Ahead(g *duelbox.Game) (coach.Danger, bool) {
	if s := &g.Table().State; s.Autobot() && s.Turn.Phase == duel.PhaseResolve {
		return coach.Danger{Damage: []float64{0, 0, 1}, Fame: []float64{0, 1}, Destruction: []float64{1}, Specials: []float64{1}}, true
	}
	return coach.Danger{Damage: []float64{0.1, 0.2, 0.3, 0.2, 0.2}, Fame: []float64{0.6, 0.4}, Destruction: []float64{0.7, 0.3},
		Specials: []float64{0.5, 0.5}}, true
}

func (madeUp) Advise(*duel.Table) (coach.Advice, bool) {
	keep := func(f rules.Face, n int8) duel.Event {
		var r rules.Roll
		r[f] = n
		return duel.Event{Kind: duel.Kept, Roll: r}
	}
	return coach.Advice{Options: []coach.Option{{Event: keep(duel.Fame, 2), Win: 0.62}, {Event: keep(duel.Energy, 2), Win: 0.6},
		{Event: keep(duel.Claw, 1), Win: 0.55}, {Event: duel.Event{Kind: duel.Stopped}, Win: 0.5}}}, true
}

// coached is a dashboard with such a coach on a game of Duel.
func coached(t *testing.T, lines string) *driver {
	t.Helper()
	desk := newDesk(t, usual)
	d := &duelbox.Desk{Rules: autobot.NewRules(desk.Library.Duel()), Coach: duelbox.NewCoaching(madeUp{}, duelbox.CoachAsk, nil),
		Desk: &companion.Desk{Library: desk.Library, Store: tracker.Store{Dir: "games"}, Lang: usual.lang, Random: desk.Random, Today: desk.Today}}
	path := save(t, "2026-11-20-game", lines)
	return startOn(t, usual, boxes.On(d).Desk, func(d *Dash) error { return d.Resume(path) })
}

const newGame = "kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; start you; row ? ? ?"

// TestCoachAsked: the three best keeps that were asked for come before the picture of the
// danger, which nobody asked for now.
func TestCoachAsked(t *testing.T) {
	u := coached(t, newGame).hit("eeffc")
	u.resize(80, 36).see("damage 4").not("62%")
	u.resize(80, 24).hit("a").see("62%  keep FF", "60%  keep EE", "55%  keep C", "Autobot's next turn: about 2 damage")
	// in French a reason takes two rows
	u.hit("\t").see("62 %  garder GG", "60 %  garder EE", "55 %  garder B", "Prochain tour d'Autobot")
}

// TestDangerOver: once Autobot's dice are decided, what happens stands on the table, and no
// odds of it.
func TestDangerOver(t *testing.T) {
	u := coached(t, newGame+"; roll eeffc; stop; resolve; pass; roll ccfffd")
	u.see("DANGER").hit("f").not("DANGER").see("THIS WILL HAPPEN")
}

// However much was moved in a turn, the advice that was asked for is seen, and behind a long turn of Autobot
// the danger is, before the dice are rolled.
func TestAskedAdviceSeen(t *testing.T) {
	shop := newGame + "; set you.energy 12; row armor-plating giant-brain photoshoot"
	u := coached(t, shop).hit("eeffc<enter>22<enter>njets<enter>snack<enter>").see("ON THE BOARD", "Jets scrambled")
	u.hit("a").see("COACH", "62%")
	long := newGame + "; set rival.energy 5; token cat fame 2; roll eeffc; stop; resolve; pass; roll ccfffd"
	coached(t, long).hit("pp<enter>eefd").see("ANNA'S TURN", "ON THE BOARD", "DANGER")
}

// Narrow tiles lose neither the word of a die that is kept nor the star of the best keep.
func TestNarrowStars(t *testing.T) {
	u := coached(t, newGame+"; card you extra-head; card you natural-selection; turn you roll").hit("eeffccha").resize(120, 40).hit("\t567")
	u.see("┌3─*┐  ┌4─*┐", "GARDE  GARDE  GARDE")
	u.hit("34").see("3 *    4 *", strings.Repeat("GARDE  ", 5))
}

// The look back shows its whole picture on the first page, its axis as well, and says that it goes on.
func TestReviewFirstPage(t *testing.T) {
	u := coached(t, newGame+"; roll eeffc; stop; concede you")
	u.hit("j")
	<-u.game.Game.(companion.Coached).Woken() // it is worked out beside
	u.draw()
	u.see("DEFEAT: you gave up", "100% ", "50% ", "   0% ", "turn ", "more lines: arrows")
	u.hit("<end>").not("more lines", "more line:").see("The chance at the start")
}
