// Package damage damages saved games of each box in 14 ways. Its test limits what kot may lose.
package damage

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/internal/kit"
	"kingoftokyo/internal/sim"
	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

// game is a saved game, and what opens it again.
type game struct {
	name  string
	text  string // as kot has written it
	lines []string
	turn  []int // of each line
	setup int   // the last line of the set-up, from 0 on
	table any   // where it leads to, comparable
	// open reads the file of the game.
	open func(path string) (*opened, error)
}

// opened is what kot makes of a file.
type opened struct {
	notes []rules.Note
	kept  []string // its lines without the damage
	table any
}

// saved are three games of each box, played by seeds into files of a folder.
func saved(folder string, seed uint64) ([]*game, error) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		return nil, err
	}
	sets, err := lib.Tokyo()
	if err != nil {
		return nil, err
	}
	var games []*game
	for n := range uint64(3) {
		one, failed := playDuel(folder, autobot.NewRules(lib.Duel()), lib.Hash, seed+n)
		games, err = append(games, one), errors.Join(err, failed)
		for _, set := range sets {
			one, failed := playTokyo(folder, tokyo.New(set), lib.TokyoHash, seed+n)
			games, err = append(games, one), errors.Join(err, failed)
		}
	}
	return games, err
}

// The games go on for so many lines; some end within a turn.
const longest = 40

// playDuel is a game of Duel, against Autobot or of two humans, with a few corrections, and
// undos that are taken back.
func playDuel(folder string, r *duel.Rules, hash string, seed uint64) (*game, error) {
	set := duel.NewSetup(seed%3 > 0, [2]duel.MonsterID{duel.MonsterID(seed % 6), duel.MonsterID((seed + 2) % 6)}, duel.Side(seed%2))
	set.Hash, set.Names[duel.You], set.Options.Hard = hash, "王", seed%2 == 0
	p := sim.NewPlayer(r, sim.Random{}, seed)
	s := p.Start(&set)
	set.Row = s.Row
	log := tracker.Rules[duel.Table, duel.Event](duel.Log{Rules: r})
	w, err := begin(folder, "duel", log, set.Lines(r))
	if err != nil {
		return nil, err
	}
	var answers []duel.Event
	p.Heard = func(_ *duel.State, q *duel.Question, a duel.Answer) {
		answers = append(answers, duel.Event{Kind: duel.Answered, Answer: a, Reveal: q.ID == duel.AskReveal})
	}
	p.Watch = func(_ *duel.State, ev *duel.Event, _ *duel.State) {
		w.do(append([]duel.Event{*ev}, answers...)...)
		answers = answers[:0]
	}
	for !s.Over() && w.lines() < longest && err == nil {
		err = p.Step(&s)
	}
	return w.game(err, func(t *duel.Table) any { return t.State })
}

// playTokyo is a game of the older boxes.
func playTokyo(folder string, r *tokyo.Rules, hash string, seed uint64) (*game, error) {
	players := 2 + int(seed%4)
	var monsters []tokyo.MonsterID
	for i := range players {
		monsters = append(monsters, tokyo.MonsterID(i))
	}
	set := tokyo.NewSetup(r.Edition, monsters, []string{"王", "Bea"}, tokyo.Seat(seed%uint64(players)))
	set.Hash = hash
	log := tracker.Rules[tokyo.Table, tokyo.Event](tokyo.Log{Rules: r})
	w, err := begin(folder, r.Edition.String(), log, set.Lines(r))
	if err != nil {
		return nil, err
	}
	walker, d := tokyotest.NewWalker(r), kit.Seeded(seed)
	for now := w.s.Game.Table(); !now.State.Over() && w.lines() < longest && w.err == nil; now = w.s.Game.Table() {
		offers := walker.Offers(now, d, nil)
		w.do(offers[d.N(len(offers))])
	}
	return w.game(nil, func(t *tokyo.Table) any { return t.State })
}

// writing is a game that is played into a file.
type writing[T, E any] struct {
	log  tracker.Rules[T, E]
	s    *tracker.Session[T, E]
	name string
	rnd  *rand.Rand
	err  error
}

func begin[T, E any](folder, name string, log tracker.Rules[T, E], setup []string) (*writing[T, E], error) {
	s, err := tracker.Begin(log, filepath.Join(folder, name+tracker.Ext), setup)
	if err != nil {
		return nil, err
	}
	name = strings.TrimSuffix(filepath.Base(s.Path), tracker.Ext)
	return &writing[T, E]{log: log, s: s, name: name, rnd: rand.New(rand.NewPCG(1, 2))}, nil
}

func (w *writing[T, E]) lines() int { return len(w.s.Game.History()) }

// do plays events as they are written: an event and its answers are lines of their own. Now
// and then the step is taken back and done again.
func (w *writing[T, E]) do(events ...E) {
	for i := range events {
		if w.err == nil {
			w.err = w.s.DoLines(w.log.Write(&events[i]))
		}
	}
	if w.err == nil && w.rnd.IntN(12) == 0 {
		if _, w.err = w.s.TakeBack(nil); w.err == nil {
			_, w.err = w.s.PlayAgain(nil)
		}
	}
}

// game closes the file and is what it has.
func (w *writing[T, E]) game(failed error, state func(*T) any) (*game, error) {
	closed := w.s.Close()
	data, err := os.ReadFile(w.s.Path)
	if failed = errors.Join(failed, w.err, closed, err); failed != nil {
		return nil, failed
	}
	g := &game{name: w.name, text: string(data), lines: strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")}
	again := tracker.New(w.log, nil)
	for i, l := range g.lines {
		turn := w.log.TurnNumber(again.Table())
		if _, err := again.Fold(l); err != nil {
			return nil, err
		}
		switch {
		case strings.HasPrefix(l, "table "): // the end of a turn
			turn--
		case !again.CanUndo() && !again.CanRedo():
			turn, g.setup = 0, i
		}
		g.turn = append(g.turn, turn)
	}
	g.table = state(again.Table())
	g.open = func(path string) (*opened, error) {
		s, err := tracker.Look(w.log, path)
		if err != nil {
			return nil, err
		}
		kept, _ := s.Mended()
		return &opened{s.Notes, kept, state(s.Game.Table())}, nil
	}
	return g, nil
}
