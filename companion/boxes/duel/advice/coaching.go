package advice

import (
	"slices"

	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// Game is a game of Duel with its log, Session the same with the file it lives in.
type (
	Game    = tracker.Game[duel.Table, duel.Event]
	Session = tracker.Session[duel.Table, duel.Event]
)

// CoachMode is how much of the coach a player wants.
type CoachMode uint8

// The modes. Advice spoils the game for some players, so that it can be had only on a key.
const (
	CoachOff    CoachMode = iota // nothing of the coach is worked out or shown
	CoachAsk                     // the danger ahead is shown, advice where it is asked for
	CoachAlways                  // advice is shown by itself as well
)

var coachModes = [...]string{"off", "ask", "always"}

// String is the mode's word, in the settings and as typed.
func (m CoachMode) String() string { return coachModes[m] }

// Next is the mode after this one, in a circle.
func (m CoachMode) Next() CoachMode { return (m + 1) % CoachMode(len(coachModes)) }

// ParseCoachMode reads the word of a mode, in any language.
func ParseCoachMode(word string) (CoachMode, bool) {
	if m := slices.Index(coachModes[:], word); m >= 0 { // as a setting has it: nothing has to be read for it
		return CoachMode(m), true
	}
	meant, ok := text.Typed(word, "coach")
	return CoachMode(max(slices.Index(coachModes[:], meant), 0)), ok
}

// Adviser is the coach of the games of one matchup. It holds scratch space: one
// goroutine uses it at a time.
type Adviser interface {
	// Win is how the game stands at any table.
	Win(t *duel.Table) coach.Chance
	// Advise ranks what the player may do, best first; ok is false where the player has nothing to choose.
	Advise(t *duel.Table) (a coach.Advice, ok bool)
	// Outcome is what the player's dice lead to on average if the player keeps some of them.
	Outcome(t *duel.Table, keep rules.Roll) (o coach.Outcome, ok bool)
	// Review looks back on a game of a player of a skill.
	Review(g *Game, skill coach.Skill) review.Report
}

// CoachEngine is what a Coaching works with: package coach, or numbers made up by a
// test.
type CoachEngine interface {
	// Matchup is the matchup of a game, none where both sides choose; ok is false where no coach can help.
	Matchup(s *duel.State) (m core.Matchup, ok bool)
	// Adviser is another adviser of a matchup for each call, whose numbers as played are those of a player of
	// this skill. The first one takes some milliseconds.
	Adviser(m core.Matchup, skill coach.Skill) Adviser
	// Ahead is the danger at the table of a game, as coach.Ahead has it.
	Ahead(g *Game) (d coach.Danger, ok bool)
}

// Moment is what the coach looks at of a table: equal moments get equal advice.
type Moment struct {
	state    duel.State
	question duel.Question
	asking   bool
}

// MomentOf is the moment of a table.
func MomentOf(t *duel.Table) Moment { return Moment{t.State, t.Question, t.Asking} }

// memo keeps what was worked out for the last Moment that was asked about.
type memo[T any] struct {
	at       Moment
	known    bool
	value    T
	sensible bool
}

// of is what is known of a table. It works that out only where the table is another one than the last time.
func (m *memo[T]) of(t *duel.Table, work func() (T, bool)) (*T, bool) {
	if at := MomentOf(t); !m.known || m.at != at {
		m.at, m.known = at, true
		m.value, m.sensible = work()
	}
	return &m.value, m.sensible
}

// Chooser is the side that is to choose: the one that is asked, or else whose turn it is.
func Chooser(t *duel.Table) duel.Side {
	if q, open := t.Open(); open {
		return q.Side
	}
	return t.State.Turn.Active
}

// Coaching is the coach of a desk: how much of it the player wants to see, the matchup of the player's game, and
// what was worked out last. A nil Coaching is one that is off. Its methods belong to the goroutine that plays;
// none of them waits.
type Coaching struct {
	engine CoachEngine
	keep   func(CoachMode) error // remembers the mode; nil forgets it
	woken  bell                  // never written: other goroutines ring it
	kept   *Reviews              // games looked back on, which tell the player's skill; nil: the numbers are those of best play
	mode   CoachMode
	followed
}

// followed is what a Coaching knows of the game it follows.
type followed struct {
	playing bool // there is a game a coach can help with
	matchup core.Matchup
	adviser Adviser // made when something is first asked of it
	// Known with the adviser: no game of the player is, so that the numbers are those of a beginner.
	beginner bool

	advice memo[coach.Advice]
	win    memo[coach.Chance]
	danger memo[coach.Danger]
	ends   memo[map[duel.Event]float64] // the chance that Autobot wins in its next turn, by what is bought before; below 0: not known
	review *reviewing
}

// NewCoaching is a coach in a mode. keep, if not nil, remembers a mode the player
// chooses.
func NewCoaching(engine CoachEngine, mode CoachMode, keep func(CoachMode) error) *Coaching {
	return &Coaching{engine: engine, mode: mode, keep: keep, woken: make(bell, 1)}
}

// Remembering lets the coach know its player: by the games looked back on that are kept there, to which each finished game
// is added. It returns the coach.
func (c *Coaching) Remembering(kept *Reviews) *Coaching {
	c.kept = kept
	return c
}

// Mode is how much the player wants to see.
func (c *Coaching) Mode() CoachMode {
	if c == nil {
		return CoachOff
	}
	return c.mode
}

// SetMode changes how much the player wants to see. The error says that the mode could not be remembered; the
// mode holds even then.
func (c *Coaching) SetMode(m CoachMode) error {
	c.mode = m
	if m == CoachOff {
		c.Leave()
	}
	if c.keep == nil {
		return nil
	}
	return c.keep(m)
}

// Woken has an element whenever the look back on a game has been worked out, which a screen may show now. A nil
// Coaching never wakes anybody.
func (c *Coaching) Woken() <-chan struct{} {
	if c == nil {
		return nil
	}
	return c.woken
}

// bell has one element when something has changed.
type bell chan struct{}

// ring notes that something has changed, from any goroutine. It never waits.
func (b bell) ring() {
	select {
	case b <- struct{}{}:
	default:
	}
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

// Helps says whether there is a game the coach follows.
func (c *Coaching) Helps() bool { return c != nil && c.playing }

// asked is the adviser for the game; ok is false where the coach cannot help.
func (c *Coaching) asked() (Adviser, bool) {
	if !c.Helps() {
		return nil, false
	}
	if c.adviser == nil {
		skill, games := c.kept.Skill()
		c.adviser, c.beginner = c.engine.Adviser(c.matchup, skill), games == 0
	}
	return c.adviser, true
}

// Join lets the coach follow the game of a table, unless it does already.
func (c *Coaching) Join(t *duel.Table) {
	if !c.Helps() && c.Mode() != CoachOff {
		c.Follow(t)
	}
}

// Advice is what the player may do at a table, best first; ok is false where the player has nothing to choose.
// It is worked out once for each table.
func (c *Coaching) Advice(t *duel.Table) (*coach.Advice, bool) {
	a, ok := c.asked()
	if !ok {
		return nil, false
	}
	return c.advice.of(t, func() (coach.Advice, bool) { return a.Advise(t) })
}

// Win is how the game stands; ok is false where the coach cannot help.
func (c *Coaching) Win(t *duel.Table) (coach.Chance, bool) {
	a, ok := c.asked()
	if !ok {
		return coach.Chance{}, false
	}
	chance, ok := c.win.of(t, func() (coach.Chance, bool) { return a.Win(t), true })
	return *chance, ok
}

// Danger is what Autobot's next turn may do, or the rest of its present one; ok is false where there is no such
// turn. The coach need not know the matchup for it; it may be off.
func (c *Coaching) Danger(g *Game) (*coach.Danger, bool) {
	t := g.Table()
	if c == nil || !t.State.Solo {
		return nil, false
	}
	return c.danger.of(t, func() (coach.Danger, bool) { return c.engine.Ahead(g) })
}

// Outcome is what the player's dice lead to on average if the player keeps some of them; ok is false where no
// dice of the player are rolled.
func (c *Coaching) Outcome(t *duel.Table, keep rules.Roll) (o coach.Outcome, ok bool) {
	a, ok := c.asked()
	if !ok || t.State.Turn.Phase != duel.PhaseRoll || t.State.Turn.Rolls == 0 {
		return o, false
	}
	return a.Outcome(t, keep)
}

// after is the chance that Autobot wins in its next turn after an option of the buy step; ok is false where that is not known.
func (c *Coaching) after(r *duel.Rules, t *duel.Table, o *coach.Option) (wins float64, ok bool) {
	known, _ := c.ends.of(t, func() (map[duel.Event]float64, bool) { return map[duel.Event]float64{}, true })
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

// Choice is the option of the advice on a table that is the same choice as an event.
func Choice(t *duel.Table, a *coach.Advice, ev *duel.Event) (*coach.Option, bool) {
	for i := range a.Options {
		if review.Same(t, &a.Options[i].Event, ev) {
			return &a.Options[i], true
		}
	}
	return nil, false
}
