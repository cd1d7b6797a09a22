package terminal

import (
	"testing"

	"kingoftokyo/autobot"
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// madeUp is a coach with made-up numbers: three keeps, and a danger with a picture.
type madeUp struct{}

func (madeUp) Matchup(*duel.State) (core.Matchup, bool)         { return core.Matchup{}, true }
func (madeUp) Adviser(core.Matchup, coach.Skill) advice.Adviser { return madeUp{} }
func (madeUp) Win(*duel.Table) coach.Chance                     { return coach.Chance{Win: 0.62, AsPlayed: 0.62} }

// Review returns a game of one turn with many choices, so that the page is longer than a screen.
func (madeUp) Review(g *duelbox.Game, _ coach.Skill) review.Report {
	r := review.Report{Points: []review.Point{{Chance: coach.Chance{Win: 0.4, AsPlayed: 0.4}}}, Turns: []review.Turn{{Number: 1}}}
	r.Sums = review.Sums{Skill: coach.Best, Start: 0.62, End: 0.4, Decisions: 3, Over: g.Table().State.Over()}
	keep := func(f rules.Face, n int8, win float64) coach.Option {
		var r rules.Roll
		r[f] = n
		return coach.Option{Event: duel.Event{Kind: duel.Kept, Roll: r}, Win: win, AsPlayed: win}
	}
	best, made := keep(duel.Fame, 2, 0.6), keep(duel.Claw, 1, 0.52)
	for range 3 {
		r.Choices = append(r.Choices, review.Choice{Turn: 1, At: *g.Table(), Best: best, Made: made, Price: 0.08, Others: []coach.Option{best, made, keep(duel.Energy, 2, 0.5)}})
	}
	if h := g.History(); len(h) > 1 {
		r.Choices[0].At = *h[1].Before
		r.Choices[0].Price = 0.081
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

func (madeUp) Advise(t *duel.Table) (coach.Advice, bool) {
	if q, open := t.Open(); open && q.Form() == duel.PlaceAnswer {
		ev := duel.Event{Kind: duel.Answered, Answer: duel.Answer{Kind: duel.PlaceAnswer, Place: duel.Place{At: -3}}}
		return coach.Advice{Options: []coach.Option{{Event: ev, Win: 0.62, AsPlayed: 0.62}}}, true
	}
	keep := func(f rules.Face, n int8) duel.Event {
		var r rules.Roll
		r[f] = n
		return duel.Event{Kind: duel.Kept, Roll: r}
	}
	return coach.Advice{Options: []coach.Option{{Event: keep(duel.Fame, 2), Win: 0.62, AsPlayed: 0.62}, {Event: keep(duel.Energy, 2), Win: 0.6, AsPlayed: 0.6},
		{Event: keep(duel.Claw, 1), Win: 0.55, AsPlayed: 0.55}, {Event: duel.Event{Kind: duel.Stopped}, Win: 0.5, AsPlayed: 0.5}}}, true
}

// coached returns a dashboard with such a coach on a game of Duel.
func coached(t *testing.T, lines string) *driver {
	t.Helper()
	desk := newDesk(t, usual)
	d := &duelbox.Desk{Rules: autobot.NewRules(desk.Library.Duel()), Coach: advice.NewCoaching(madeUp{}, advice.CoachAsk, nil),
		Desk: &companion.Desk{Library: desk.Library, Store: tracker.Store{Dir: "games"}, Lang: usual.lang, Random: desk.Random, Today: desk.Today}}
	path := save(t, "2026-11-20-game", lines)
	return startOn(t, usual, boxes.On(d).Desk, func(d *Dash) error { return d.Resume(path) })
}

const newGame = "kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; start you; row ? ? ?"

// TestCoachAsked: the three best keeps that the player asked for cover the earlier moves, but neither the dice nor the
// danger.
func TestCoachAsked(t *testing.T) {
	u := coached(t, newGame).hit("eeffc")
	u.not("62%").hit("a").see("Anna's chance: about 62%", "COACH  keep FF: on average", "[k] keep FF").not("2% less")
	u.hit("a").see("62% ", "2% less  keep EE", "7% less  keep C", "about 2 damage").hit("<esc>")
	u.hit(tabs("en", "fr")+"w").see("garder GG : en moyenne").hit("<esc>").hit("k").see("GARDE", "Relancez 3 dés")
}

// Advice on where a token goes leaves the token where the player has it.
func TestAdviceMovesNoToken(t *testing.T) {
	u := coached(t, newGame+"; set you.energy 9; row photoshoot ? ?; roll eeffc; resolve; buy 1; reveal ?").see("put it on Fame +1")
	u.hit("a").see("put it on Fame +1").hit("-3").see("put it on Fame -3", "Fame -3 (1 heart), 62%")
}

// TestDangerOver: once Autobot's dice are decided, the table shows what happens, and no odds for it.
func TestDangerOver(t *testing.T) {
	u := coached(t, newGame+"; roll eeffc; stop; resolve; pass; roll ccfffd")
	u.hit("f").see("THIS WILL HAPPEN").not("AUTOBOT'S NEXT", "next turn")
}

// However much was moved in a turn, the advice that the player asked for is visible, and after a long turn of Autobot the
// danger is too, before the dice are rolled.
func TestAskedAdviceSeen(t *testing.T) {
	shop := newGame + "; set you.energy 12; row armor-plating giant-brain photoshoot"
	u := coached(t, shop).hit("eeffc<enter>22<enter>njets<enter>snack<enter>").see("DO NOW", "Jets scrambled")
	u.hit("a").see("COACH", "chance: about")
	long := newGame + "; set rival.energy 5; token cat fame 2; roll eeffc; stop; resolve; pass; roll ccfffd"
	coached(t, long).hit("ppeefd<enter>").see("ANNA'S TURN", "DO NOW")
}

// Narrow tiles lose neither the word of a kept die nor the star of the best keep.
func TestNarrowStars(t *testing.T) {
	u := coached(t, newGame+"; card you extra-head; card you natural-selection; turn you roll").hit("eeffccha").resize(120, 40).hit(tabs("en", "fr")+"567").see("rel. *", "GARDE   GARDE   GARDE")
	u.resize(80, 24).see("┌3─*┐ ┌4─*┐", "GARDE GARDE GARDE")
	u.hit("34").see("GARDE GARDE GARDE GARDE GARDE")
}

// The review begins with what decided the game, says that there is more, and ends with its picture.
func TestReviewFirstPage(t *testing.T) {
	u := coached(t, newGame+"; roll eeffc; stop; concede you")
	u.hit("j")
	<-u.Game().Game.(companion.Coached).Woken() // worked out in the background
	u.draw()
	u.see("DEFEAT: you gave up", "No single choice or turn lost it", "Costliest choice", "more lines: arrows")
	u.hit("<end>").not("more lines", "more line:").see("100% ", "50% ", "   0% ", "turn ")
}

// A costly choice can be tried again at the table as it was: what an option is worth appears once it is chosen, by its
// key or with the cursor, and not before.
func TestTryAgain(t *testing.T) {
	u := coached(t, newGame+"; roll eeffc; keep ff; roll eec; stop; concede you")
	u.hit("j")
	<-u.Game().Game.(companion.Coached).Woken()
	u.draw()
	u.see("try choice 1 again").hit("1").see("TURN 1 AGAIN", "Anna: 14 hearts, 0 energy", "after roll 1, C EE FF", "1 keep C", "2 keep EE", "3 keep FF", "What will you do this time?").not("point")
	u.hit("2").see("10 fewer wins in 100 than the best, keep FF.").hit("3").see("This is the best choice.", "which costs 8 wins").hit("1").see("As in the game: 8 fewer wins in 100 than keep FF.")
	u.hit("<esc>").see("Costliest choice")
}
