// Package damage damages saved games of each box in 14 ways. Its test limits what kot may lose.
package damage

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/internal/kit"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

// game is a saved game, and how to open it again.
type game struct {
	name  string
	text  string // as kot wrote it
	lines []string
	turn  []int // of each line
	setup int   // the last line of the set-up, from 0 on
	table any   // the final table, comparable
	// open reads the file of the game.
	open func(path string) (*opened, error)
}

// opened is what kot reads from a file.
type opened struct {
	notes []rules.Note
	kept  []string // its lines without the damage
	table any
}

// saved returns three games of each box, played from seeds into files of a folder.
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
		r := autobot.NewRules(lib.Duel())
		setup := duelSetup(r, lib.Hash, seed+n)
		one, failed := play(folder, "duel", duel.Log{Rules: r}, setup, seed+n,
			r.Legal, &duel.Faces, func(t *duel.Table) any { return t.State })
		games, err = append(games, one), errors.Join(err, failed)
		for _, set := range sets {
			r := tokyo.New(set)
			one, failed := play(folder, r.Edition.String(), tokyo.Log{Rules: r}, tokyoSetup(r, lib.TokyoHash, seed+n), seed+n,
				r.Legal, &tokyo.Faces, func(t *tokyo.Table) any { return t.State })
			games, err = append(games, one), errors.Join(err, failed)
		}
	}
	return games, err
}

// duelSetup returns a game against Autobot, or of two humans.
func duelSetup(r *duel.Rules, hash string, seed uint64) []string {
	set := duel.NewSetup(seed%3 > 0, [2]duel.MonsterID{duel.MonsterID(seed % 6), duel.MonsterID((seed + 2) % 6)}, duel.Side(seed%2))
	set.Hash, set.Names[duel.You], set.Options.Hard = hash, "王", seed%2 == 0
	return set.Lines(r)
}

// tokyoSetup returns a game of the older boxes.
func tokyoSetup(r *tokyo.Rules, hash string, seed uint64) []string {
	var monsters []tokyo.MonsterID
	for i := range 2 + seed%4 {
		monsters = append(monsters, tokyo.MonsterID(i))
	}
	set := tokyo.NewSetup(r.Edition, monsters, []string{"王", "Bea"}, tokyo.Seat(int(seed)%len(monsters)))
	set.Hash = hash
	return set.Lines(r)
}

// longest is the largest number of lines of a game; some games end within a turn.
const longest = 40

// play plays a game into a file of a folder. It draws each line from those that programs are told
// they may send (legal, with the dice filled in), and now and then undoes and redoes it.
func play[T, E any](folder, name string, log tracker.Rules[T, E], setup []string, seed uint64, legal func(*T) []string,
	faces *rules.Alphabet, state func(*T) any,
) (*game, error) {
	s, err := tracker.Begin(log, filepath.Join(folder, name+tracker.Ext), setup)
	if err != nil {
		return nil, err
	}
	d := kit.Seeded(seed)
	for err == nil && s.Game.Steps() < longest {
		said := legal(s.Game.Table())
		if len(said) == 0 {
			break
		}
		var words []string // the first words, all equally likely, because there are many ways to keep dice
		for _, line := range said {
			word, _, _ := strings.Cut(line, " ")
			words = append(words, word)
		}
		words = slices.Compact(slices.Sorted(slices.Values(words)))
		word := words[d.N(len(words))] + " "
		said = slices.DeleteFunc(said, func(line string) bool { return !strings.HasPrefix(line+" ", word) })
		next := said[d.N(len(said))]
		if verb, n, thrown := kit.Thrown(next); thrown {
			next = verb + faces.Format(d.Roll(n))
		}
		if err = s.Game.DoLine(next); err == nil && d.N(12) == 0 {
			if _, err = s.TakeBack(nil); err == nil {
				_, err = s.PlayAgain(nil)
			}
		}
	}
	if err = errors.Join(err, s.Close()); err != nil {
		return nil, err
	}
	return written(s.Path, log, state)
}

// written returns the game of a file.
func written[T, E any](path string, log tracker.Rules[T, E], state func(*T) any) (*game, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	g := &game{name: strings.TrimSuffix(filepath.Base(path), tracker.Ext), text: string(data)}
	g.lines = strings.Split(strings.TrimSuffix(g.text, "\n"), "\n")
	again := tracker.New(log, nil)
	for i, l := range g.lines {
		turn := log.TurnNumber(again.Table())
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
		s, err := tracker.Look(log, path)
		if err != nil {
			return nil, err
		}
		kept, _ := s.Mended()
		return &opened{s.Notes, kept, state(s.Game.Table())}, nil
	}
	return g, nil
}
