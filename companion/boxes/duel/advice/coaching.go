package advice

import (
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// Game is a game of Duel with its log, Session a game with its file.
type (
	Game    = tracker.Game[duel.Table, duel.Event]
	Session = tracker.Session[duel.Table, duel.Event]
)

// The modes of the coach, as the settings have them: how much of it a player wants. Advice spoils the game for some
// players, so it can also be shown only on request.
const (
	CoachOff    = "off"    // no advice is computed or shown
	CoachAsk    = "ask"    // the danger ahead is shown, advice only on request
	CoachAlways = "always" // advice is always shown
)

// ParseCoachMode reads the word of a mode, in any language.
func ParseCoachMode(word string) (mode string, ok bool) {
	switch word {
	case CoachOff, CoachAsk, CoachAlways: // a setting's word, which needs no catalogue
		return word, true
	}
	return text.Typed(word, "coach")
}

// Adviser is the coach for the games of one matchup. It holds scratch space: only one
// goroutine may use it at a time.
type Adviser interface {
	// Win returns the chance to win at any table.
	Win(t *duel.Table) coach.Chance
	// Advise ranks what the player may do, best first; ok is false if the player has nothing to choose.
	Advise(t *duel.Table) (a coach.Advice, ok bool)
	// Outcome returns what the player's dice bring on average if the player keeps some of them.
	Outcome(t *duel.Table, keep rules.Roll) (o coach.Outcome, ok bool)
	// Review looks back on a game of a player with this skill.
	Review(g *Game, skill coach.Skill) review.Report
}

// CoachEngine is what a Coaching works with: package coach, or numbers made up by a
// test.
type CoachEngine interface {
	// Matchup returns the matchup of a game, none if both sides choose; ok is false if no coach can help.
	Matchup(s *duel.State) (m core.Matchup, ok bool)
	// Adviser returns a new adviser of a matchup for each call. Its numbers as played are those of a player with
	// this skill. The first one takes some milliseconds.
	Adviser(m core.Matchup, skill coach.Skill) Adviser
	// Ahead returns the danger at the table of a game, as coach.Ahead has it.
	Ahead(g *Game) (d coach.Danger, ok bool)
}

// Moment is the part of a table that the coach looks at: equal moments get equal advice.
type Moment struct {
	state    duel.State
	question duel.Question
	asking   bool
}

// MomentOf returns the moment of a table.
func MomentOf(t *duel.Table) Moment { return Moment{t.State, t.Question, t.Asking} }

// Coaching is the coach of a desk: how much of it the player wants to see, the matchup of the player's game, and
// what was computed last. A nil Coaching is off. Only the goroutine that plays may call its methods; none of them
// waits.
type Coaching struct {
	engine CoachEngine
	keep   func(mode string) error // saves the mode; nil: it is not saved
	woken  chan struct{}           // has one element when something has changed; never reassigned
	mode   string
	// Kept are the games looked back on, which show the player's skill; nil: the numbers are those of best play. The coach
	// adds each finished game to them.
	Kept *Reviews
	followed
}

// followed is what a Coaching knows about the game it follows.
type followed struct {
	playing bool // there is a game that a coach can help with
	matchup core.Matchup
	adviser Adviser // made when it is first needed
	// beginner is set with the adviser. It says that no game of the player is known, so the numbers are those of a beginner.
	beginner bool

	advice companion.Memo[Moment, coach.Advice]
	win    companion.Memo[Moment, coach.Chance]
	danger companion.Memo[Moment, coach.Danger]
	// ends has the chance that Autobot wins in its next turn, by purchase before it; below 0: not known.
	ends   companion.Memo[Moment, map[duel.Event]float64]
	review *reviewing
}

// NewCoaching returns a coach in a mode. keep, if not nil, saves a mode that the player
// chooses.
func NewCoaching(engine CoachEngine, mode string, keep func(mode string) error) *Coaching {
	return &Coaching{engine: engine, mode: mode, keep: keep, woken: make(chan struct{}, 1)}
}

// Mode returns how much the player wants to see.
func (c *Coaching) Mode() string {
	if c == nil {
		return CoachOff
	}
	return c.mode
}

// SetMode changes how much the player wants to see. The error says that the mode could not be saved; the mode
// applies even then.
func (c *Coaching) SetMode(m string) error {
	c.mode = m
	if m == CoachOff {
		c.Leave()
	}
	if c.keep == nil {
		return nil
	}
	return c.keep(m)
}

// Woken returns a channel that has an element whenever the look back on a game is ready for a screen to show. A nil
// Coaching never wakes anybody.
func (c *Coaching) Woken() <-chan struct{} {
	if c == nil {
		return nil
	}
	return c.woken
}

// Follow lets the coach follow a game from this table on. A coach that is off does nothing.
func (c *Coaching) Follow(t *duel.Table) {
	if c.Mode() == CoachOff {
		return
	}
	m, ok := c.engine.Matchup(&t.State)
	if !ok || !c.playing || c.matchup != m {
		c.followed = followed{playing: ok, matchup: m}
	}
	c.review = nil
}

// Leave forgets the game.
func (c *Coaching) Leave() {
	if c != nil {
		c.followed = followed{}
	}
}

// Helps reports whether the coach follows a game.
func (c *Coaching) Helps() bool { return c != nil && c.playing }

// asked returns the adviser for the game; ok is false if the coach cannot help.
func (c *Coaching) asked() (Adviser, bool) {
	if !c.Helps() {
		return nil, false
	}
	if c.adviser == nil {
		skill, games := c.Kept.Skill()
		c.adviser, c.beginner = c.engine.Adviser(c.matchup, skill), games == 0
	}
	return c.adviser, true
}

// Join lets the coach follow the game of a table, unless it already follows one.
func (c *Coaching) Join(t *duel.Table) {
	if !c.Helps() && c.Mode() != CoachOff {
		c.Follow(t)
	}
}

// Advice returns what the player may do at a table, best first; ok is false if the player has nothing to choose.
// It is computed once for each table.
func (c *Coaching) Advice(t *duel.Table) (*coach.Advice, bool) {
	a, ok := c.asked()
	if !ok {
		return nil, false
	}
	return c.advice.Of(MomentOf(t), func() (coach.Advice, bool) { return a.Advise(t) })
}

// Win returns the chance to win; ok is false if the coach cannot help.
func (c *Coaching) Win(t *duel.Table) (coach.Chance, bool) {
	a, ok := c.asked()
	if !ok {
		return coach.Chance{}, false
	}
	chance, ok := c.win.Of(MomentOf(t), func() (coach.Chance, bool) { return a.Win(t), true })
	return *chance, ok
}

// Danger returns what Autobot's next turn may do, or the rest of its present one; ok is false if there is no such
// turn. For this the coach need not know the matchup, and may be off.
func (c *Coaching) Danger(g *Game) (*coach.Danger, bool) {
	t := g.Table()
	if c == nil || !t.State.Solo {
		return nil, false
	}
	return c.danger.Of(MomentOf(t), func() (coach.Danger, bool) { return c.engine.Ahead(g) })
}

// Outcome returns what the player's dice bring on average if the player keeps some of them; ok is false if no
// dice of the player are rolled.
func (c *Coaching) Outcome(t *duel.Table, keep rules.Roll) (o coach.Outcome, ok bool) {
	a, ok := c.asked()
	if !ok || t.State.Turn.Phase != duel.PhaseRoll || t.State.Turn.Rolls == 0 {
		return o, false
	}
	return a.Outcome(t, keep)
}

// after returns the chance that Autobot wins in its next turn after an option of the buy step; ok is false if that is not known.
func (c *Coaching) after(r *duel.Rules, t *duel.Table, o *coach.Option) (wins float64, ok bool) {
	known, _ := c.ends.Of(MomentOf(t), func() (map[duel.Event]float64, bool) { return map[duel.Event]float64{}, true })
	wins, ok = (*known)[o.Event]
	if !ok {
		wins = -1
		if d, ok := coach.AheadAfter(r, t, o); ok {
			wins = d.Wins
		}
		(*known)[o.Event] = wins
	}
	return wins, wins >= 0
}

// Choice returns the option of the advice on a table that is the same choice as an event; nil for none.
func Choice(t *duel.Table, a *coach.Advice, ev *duel.Event) *coach.Option {
	for i := range a.Options {
		if review.Same(t, &a.Options[i].Event, ev) {
			return &a.Options[i]
		}
	}
	return nil
}
