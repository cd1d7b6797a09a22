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

// Box is a box as the kit plays it. T is its table, E a line of its notation, S what of a
// table is compared. A function that is marked so may be nil.
type Box[T, E any, S comparable] struct {
	Rules tracker.Rules[T, E]
	// Setup draws a set-up and returns its lines. Corrections behind them deal what no game
	// begins with, so that rare things come.
	Setup func(d *Draw) []string
	// State is all of a table that must be equal where it is the same table.
	State func(now *T) S
	// Over says whether the game has ended.
	Over func(now *T) bool
	// Question is the id of the question that a table stands at, or "".
	Question func(now *T) string
	// Questions are the ids of all questions, Words the first words of all lines.
	Questions, Words []string
	// Offers appends the events and answers that the box offers to players now. The dice and
	// cards that a real table would show are drawn.
	Offers func(now *T, d *Draw, buf []E) []E
	// Alphabet appends events and answers of every kind, legal at this table or not.
	Alphabet func(now *T, buf []E) []E
	// Offered says whether the box offers e now, whatever dice and cards the table shows.
	Offered func(now *T, e *E) bool
	// Legal are the lines that programs are told they may say now, and Faces the letters of the dice in them. May be nil.
	Legal func(now *T) []string
	Faces *rules.Alphabet
	// Beside says that the box takes e without offering it, on purpose; next is where it leads.
	Beside func(now *T, e *E, next *T) bool
	// Correct draws a line that corrects a table, possible or not. May be nil.
	Correct func(now *T, d *Draw) string
	// Fault is what no table may have, or "". A table is clean if nothing but what is offered
	// has led to it since the set-up; of others less can be said.
	Fault func(now *T, clean bool) string
	// Told compares what players were told of an event, which is over, with what it did to a
	// clean table; it returns the difference, or "". May be nil.
	Told func(before *T, items []E, after *T) string
	// Missing are other things that must come and have not yet, in words. May be nil.
	Missing func() []string
	// Seldom says what eager players rarely do, though it is offered often. May be nil.
	Seldom func(e *E) bool
	// Same says whether two tables are alike where lines call two things by one name. Nil if
	// that is ==.
	Same func(a, b S) bool
	// Describe returns corrections that make want of a new game of the same set-up. No lines:
	// the table cannot be described. May be nil.
	Describe func(now *T) (lines []string, want S)
}

// same compares two tables.
func (b *Box[T, E, S]) same(a, c S) bool { return a == c || b.Same != nil && b.Same(a, c) }

// Limits of a game. No game that is played to win comes near mostTurns; with rigged dice, which
// need not end it, it is cut.
const (
	mostTurns   = 2000
	riggedTurns = 150
)

// Run plays so many games, each from its seed, and fails where one breaks a promise. While
// something has never come it plays more of them, up to mostTimes as many, and then fails, too; in
// those it looks at little else.
// Of four games two are clean; in one the dice are rigged, and in one players correct the table,
// try what is not offered and take things back for good. In half of them players are eager
// (Box.Seldom).
func Run[T, E any, S comparable](t *testing.T, b *Box[T, E, S], games int) {
	t.Helper()
	Sample(t, b, games, games)
}

// Sample does the same with few of many games, or with all of them: see often.Cases.
func Sample[T, E any, S comparable](t *testing.T, b *Box[T, E, S], few, many int) {
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

// lacking is what has never come.
func lacking[T, E any, S comparable](b *Box[T, E, S], seen *seen) []string {
	missing := seen.missing(b.Questions, b.Words)
	if b.Missing != nil {
		missing = append(missing, b.Missing()...)
	}
	return missing
}

// mostTimes is how many times as many games are played for something that has not come.
const mostTimes = 8

// game plays the game of a seed. One that searches only goes on to what has not come.
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

// pick is one of the offers; to eager players what is seldom done mostly gives way to another draw.
func (b *Box[T, E, S]) pick(d *Draw, offers []E) E {
	e := offers[d.N(len(offers))]
	for again := 0; d.eager && again < 3 && b.Seldom != nil && b.Seldom(&e); again++ {
		e = offers[d.N(len(offers))]
	}
	return e
}
