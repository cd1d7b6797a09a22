// Package kit checks what every box promises. It plays random games through the tracker, and after each line it checks
// that
//
//   - the table is possible (Box.Fault),
//   - the line, written and read again, is the same event,
//   - the file, read from its start, gives an equal table, and so do undo and redo,
//   - what is offered is accepted, and what is accepted is offered,
//   - each line that programs may send is accepted,
//   - a game started from its set-up and a checkpoint alone goes on in the same way,
//   - what is refused, or only read, changes nothing.
//
// Together the games must reach every question and every kind of line, and each game must end. A Box describes a box; Run
// and Fuzz do the rest. The package knows no box.
package kit

import (
	"fmt"
	"strings"
	"testing"

	"kingoftokyo/internal/often"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// Box is a box as the kit plays it. T is its table, E a line of its notation, S the part of a table
// that is compared. A function that is marked so may be nil.
type Box[T, E any, S comparable] struct {
	Rules tracker.Rules[T, E]
	// Setup draws a set-up and returns its lines. Corrections after them deal what no game starts
	// with, so that rare things occur.
	Setup func(d *Draw) []string
	// State returns everything of a table that is equal if the tables are the same.
	State func(now *T) S
	// Over reports whether the game has ended.
	Over func(now *T) bool
	// Question returns the id of the open question of a table, or "".
	Question func(now *T) string
	// Questions are the ids of all questions, Words the first words of all lines.
	Questions, Words []string
	// Offers appends the events and answers that the box offers to players now. It draws the dice
	// and cards that a real table would show.
	Offers func(now *T, d *Draw, buf []E) []E
	// Alphabet appends events and answers of every kind, legal at this table or not.
	Alphabet func(now *T, buf []E) []E
	// Offered reports whether the box offers e now, whatever dice and cards the table shows.
	Offered func(now *T, e *E) bool
	// Legal returns the lines that programs are told they may send now; Faces has the letters of the dice in them. May be nil.
	Legal func(now *T) []string
	Faces *rules.Alphabet
	// Beside reports whether the box intentionally accepts e without offering it; next is the table after it.
	Beside func(now *T, e *E, next *T) bool
	// Correct draws a line that corrects a table, possible or not. May be nil.
	Correct func(now *T, d *Draw) string
	// Fault returns what no table may have, or "". A table is clean if only offers have led to it
	// since the set-up; less can be said about others.
	Fault func(now *T, clean bool) string
	// Told compares what players were told about an event, which is over, with what it did to a
	// clean table; it returns the difference, or "". May be nil.
	Told func(before *T, items []E, after *T) string
	// Missing returns other things that must occur and have not yet, in words. May be nil.
	Missing func() []string
	// Seldom reports what eager players rarely do, though it is offered often. May be nil.
	Seldom func(e *E) bool
	// Same reports whether two tables are alike if lines have one name for two things. Nil means
	// ==.
	Same func(a, b S) bool
	// Describe returns corrections that turn a new game of the same set-up into want. No lines: the
	// table cannot be described. May be nil.
	Describe func(now *T) (lines []string, want S)
}

func (b *Box[T, E, S]) same(a, c S) bool { return a == c || b.Same != nil && b.Same(a, c) }

// Limits of a game. No game that is played to win comes near mostTurns. A game with rigged dice
// need not end, and is cut off.
const (
	mostTurns   = 2000
	riggedTurns = 150
)

// Run plays few of many games, or all of them (see often.Cases), each from its seed, and fails if
// one breaks a promise. If something has not occurred, it plays up to mostTimes as many games,
// which check little else, and fails if it still has not. Of every four games two are clean, one has rigged dice, and in one players
// correct the table, try what is not offered, and undo for good. In half of them players are eager
// (Box.Seldom).
func Run[T, E any, S comparable](t *testing.T, b *Box[T, E, S], few, many int) {
	t.Helper()
	seen, played, next := newSeen(5), 0, 0
	for seed := range often.Cases(few, many) {
		game(t, b, uint64(seed), seen, false)
		played, next = played+1, max(next, seed+1)
	}
	missing := lacking(b, seen)
	for most := mostTimes * played; played < most && len(missing) > 0; missing = lacking(b, seen) {
		for range max(1, few/8) {
			game(t, b, uint64(next), seen, true)
			played, next = played+1, next+1
		}
	}
	t.Logf("%d games; questions: %s; lines: %s", played, counted(seen.questions), counted(seen.words))
	if len(missing) > 0 {
		t.Errorf("%d games, and these never came: %s", played, strings.Join(missing, ", "))
	}
}

// lacking returns what has never occurred.
func lacking[T, E any, S comparable](b *Box[T, E, S], seen *seen) []string {
	missing := seen.missing(b.Questions, b.Words)
	if b.Missing != nil {
		missing = append(missing, b.Missing()...)
	}
	return missing
}

// mostTimes is how many times as many games are played for something that has not occurred.
const mostTimes = 8

// game plays the game of a seed. One that searches only plays on to what has not occurred.
func game[T, E any, S comparable](t testing.TB, b *Box[T, E, S], seed uint64, s *seen, searches bool) {
	d := Seeded(seed)
	w := newWalk(t, b, d, s)
	w.who, w.searches = fmt.Sprint("seed ", seed), searches
	turns := mostTurns
	d.eager = seed/4%2 == 0
	switch seed % 4 {
	case 1:
		d.rig(int(seed / 4))
		turns = riggedTurns
	case 3:
		w.wild = true
	}
	w.begin(b.Setup(d))
	if w.play(turns); !searches {
		w.unwind()
	}
}

// pick returns one of the offers. For eager players, it mostly draws again if the offer is one they seldom take.
func (b *Box[T, E, S]) pick(d *Draw, offers []E) E {
	e := offers[d.N(len(offers))]
	for again := 0; d.eager && again < 3 && b.Seldom != nil && b.Seldom(&e); again++ {
		e = offers[d.N(len(offers))]
	}
	return e
}
