package duel_test

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"strings"
	"testing"
	"time"

	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// save writes a game file; a file saved later has a later time.
func save(t testing.TB, d *duelbox.Desk, name, lines string) {
	t.Helper()
	saved, err := d.Store.List()
	if err != nil {
		t.Fatal(err)
	}
	path := d.Store.Path(name)
	if err := os.WriteFile(path, []byte(lines), 0o644); err != nil {
		t.Fatal(err)
	}
	at := time.Date(2026, 12, 1, 12, len(saved), 0, 0, time.Local)
	if err := os.Chtimes(path, at, at); err != nil {
		t.Fatal(err)
	}
}

const (
	solo = "kot 1 duel solo\nside you gigazaur Anna\nside rival meka-dragon\n"
	two  = "kot 1 duel two\nside you the-king Anna\nside rival alienoid Bo\n"
)

// hand is a game written by hand, with its result counted by hand.
type hand struct {
	name, lines string
	date        string
	hard        bool
	even        bool // hearts were set before anything was played
	first       duel.Side
	turns       int
	active      duel.Side
	winner      string // "" while it is open
	why, ending string
	dice        [2]record.Faces
}

func TestResults(t *testing.T) {
	for _, c := range []hand{
		// Two throws of the player, three of Autobot and its white dice. What the keeps and table lines repeat, and
		// what a redo restores, is not thrown again.
		{name: "2026-11-21-whole", lines: `kot 1 duel solo
side you gigazaur Anna
side rival meka-dragon
option difficulty hard
row too-cute ? photoshoot
roll ccfep
keep f
roll ffdp
stop
set you.energy 2
resolve
buy 3
reveal kaijutsu
answer fame 2
pass
roll chefdp
roll deep
roll dfh
resolve
undo
redo
roll fe
reveal ?
table turn=3 active=you phase=roll you=13/1/0/0 rival=12/1/0/0 fame=1 destruction=-1 deck=45 row=?,kaijutsu,too-cute discards=photoshoot,? tokens=fish:fame:2
set rival.hearts 0
answer yes
`, date: "2026-11-21", hard: true, turns: 3, winner: "you", why: "hearts", ending: "no hearts left",
			dice: [2]record.Faces{{2, 0, 1, 3, 1, 2}, {1, 2, 4, 3, 3, 2}}},
		{name: "a-resolve-ends-autobots-turn", lines: solo + "start rival\nroll ccccc\nresolve\nroll hhheee\n",
			first: duel.Rival, turns: 2, dice: [2]record.Faces{{0, 3, 3}, {5}}},
		{name: "taken-back", lines: solo + "roll ccccc\nundo\nroll ffffd # misread before\nroll eeeee\nundo\n",
			turns: 1, dice: [2]record.Faces{{0, 0, 0, 4, 1}}},
		{name: "white-dice", lines: solo + "turn rival end\nset rival.energy 8\nroll ee\nreveal ?\nroll ff\nreveal ?\n",
			turns: 2, dice: [2]record.Faces{{}, {0, 0, 2, 2}}},
		{name: "asked-in-between", lines: solo + "start rival\nroll fdhce\nanswer fame\nroll ppp\n",
			first: duel.Rival, turns: 1, active: duel.Rival, dice: [2]record.Faces{{}, {1, 1, 1, 1, 1, 3}}},
		{name: "set-not-thrown", lines: solo + "turn you resolve\ndice ccccce\nresolve\n", turns: 1},
		{name: "2026-99-99-no-day", lines: solo, turns: 1},
		{name: "an-earlier-win-was-denied", even: true, lines: solo + "set you.hearts 0\nanswer no\nset fame 6\nturn you resolve\ndice fff\nresolve\n",
			turns: 1, winner: "you", why: "victory", ending: "a marker on the Victory space"},
		{name: "given-up", lines: solo + "roll ccccc\nconcede\n",
			turns: 1, winner: "rival", why: "conceded", ending: "the other side gave up", dice: [2]record.Faces{{5}}},
		{name: "torn", lines: solo + "roll ccccc\nroll eee", turns: 1, dice: [2]record.Faces{{5}}},
		{name: "two", lines: two + "roll ccccc\nresolve\npass\nroll eeeeee\n",
			turns: 2, active: duel.Rival, dice: [2]record.Faces{{5}, {0, 0, 6}}},
	} {
		d := desk(t, text.English)
		save(t, d, c.name, c.lines)
		have, unread, err := d.Results()
		if err != nil || len(unread) > 0 || len(have) != 1 {
			t.Errorf("%s: %d results, %v, %v", c.name, len(have), unread, err)
			continue
		}
		if want := c.result(d.Store.Path(c.name)); !reflect.DeepEqual(have[0], want) {
			t.Errorf("%s:\n%+v, want\n%+v", c.name, have[0], want)
		}
	}
}

func (c *hand) result(path string) record.Result {
	r := record.Result{Name: c.name, Path: path, Date: cmp.Or(c.date, "2026-12-01"), // otherwise the time of the file
		Box: "duel", Faces: []string{"claw", "heart", "energy", "fame", "destruction", "power"}, Versus: true, Level: map[bool]string{false: "normal", true: "hard"}[c.hard], First: int(c.first), Turns: c.turns, Active: int(c.active),
		Over: c.winner != "", Winner: -1, Why: c.why, Ending: c.ending,
		Players: []record.Player{{Seat: "you", Name: "Anna", Called: "Anna", Monster: "gigazaur", Is: "Gigazaur"},
			{Seat: "rival", Called: "Autobot", Monster: "meka-dragon", Is: "Meka Dragon"}}}
	if c.name != "two" {
		r.Opponent, r.Ways = "Autobot", []string{"hearts", "victory", "spotlight", "conceded"}
		r.Groups = []record.Group{{ID: "normal", Name: "normal difficulty"}, {ID: "hard", Name: "hard difficulty"}, {ID: "even", Name: "at other levels"}}
		switch {
		case c.even:
			r.Group = 2
		case c.hard:
			r.Group = 1
		}
	}
	if !r.Solo() {
		r.Players = []record.Player{{Seat: "you", Name: "Anna", Called: "Anna", Monster: "the-king", Is: "The King"},
			{Seat: "rival", Name: "Bo", Called: "Bo", Monster: "alienoid", Is: "Alienoid"}}
	}
	for side := range r.Players {
		r.Players[side].Dice = c.dice[side]
		if c.winner == r.Players[side].Seat {
			r.Winner = side
		}
	}
	return r
}

// TestResultsOrder checks that the latest game comes first, that a file that cannot be
// read is listed separately, and that a missing folder means no games.
func TestResultsOrder(t *testing.T) {
	d := desk(t, text.English)
	save(t, d, "zz-first", solo)
	save(t, d, "bad", "kot 1 duel solo\nside you gigazaur\n")
	save(t, d, "aa-last", solo)
	results, unread, err := d.Results()
	if err != nil || len(results) != 2 || results[0].Name != "aa-last" || results[1].Name != "zz-first" {
		t.Errorf("%+v, %v", results, err)
	}
	if len(unread) != 1 || unread[0].Name != "bad" || !strings.Contains(unread[0].Why, "no monster for Autobot (S1)") {
		t.Errorf("%+v", unread)
	}
	d.Store = tracker.Store{Dir: d.Store.Path("nowhere")}
	if results, unread, err := d.Results(); results != nil || unread != nil || err != nil {
		t.Errorf("no folder: %v, %v, %v", results, unread, err)
	}
}

// TestRecordAddsUp checks in random games that every sum of the record is the sum of its
// parts, and that the dice are those that were typed and not undone.
func TestRecordAddsUp(t *testing.T) {
	d := desk(t, text.English)
	var typed [2]record.Faces
	const games = 14
	for seed := range uint64(games) {
		set := duel.NewSetup(seed != 5, [2]duel.MonsterID{duel.MonsterID(seed % 3), duel.MonsterID(3 + seed%3)}, duel.Side(seed%2))
		set.Options.Hard = seed%4 == 0
		ty := &typist{d.Rules, tracker.New(duel.Log{Rules: d.Rules}, nil), rand.New(rand.NewPCG(seed, 11)), nil}
		lines := set.Lines(d.Rules)
		for _, l := range lines {
			if _, err := ty.game.Fold(l); err != nil {
				t.Fatal(err)
			}
		}
		for line := ty.line(); line != "" && (seed != 3 || len(lines) < 40); line = ty.line() {
			side := ty.game.Table().State.Turn.Active
			if err := ty.game.DoLine(line); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			lines = append(lines, line)
			faces, ok := strings.CutPrefix(line, "roll ")
			switch {
			case !ok:
			case ty.rand.IntN(9) == 0:
				if _, err := ty.game.Undo(); err != nil {
					t.Fatal(err)
				}
				lines = append(lines, "undo")
			case set.Solo:
				for _, c := range faces {
					typed[side][strings.IndexRune("chefdp", c)]++
				}
			}
		}
		save(t, d, fmt.Sprint("game-", seed), strings.Join(lines, "\n")+"\n")
	}
	results, unread, err := d.Results()
	if err != nil || len(unread) > 0 || len(results) != games {
		t.Fatalf("%d results, %v, %v", len(results), unread, err)
	}
	rec := record.Summarize(results)
	if rec.Games+rec.Two != games || rec.Two != 1 || rec.Finished+rec.Open != rec.Games || rec.Open == 0 || rec.Finished == 0 {
		t.Errorf("%d games, %d finished, %d open, %d of two", rec.Games, rec.Finished, rec.Open, rec.Two)
	}
	if rec.All.Total() != rec.Finished || rec.Streak == 0 || max(rec.Streak, -rec.Streak) > rec.Finished {
		t.Errorf("%+v of %d, streak %d", rec.All, rec.Finished, rec.Streak)
	}
	var monsters, ways record.Score
	plus := func(a, b record.Score) record.Score {
		return record.Score{Won: a.Won + b.Won, Lost: a.Lost + b.Lost}
	}
	for _, m := range rec.Monsters {
		monsters = plus(monsters, m.Score)
	}
	for _, w := range rec.Ways {
		ways = plus(ways, w.Score)
	}
	for _, sum := range []record.Score{monsters, ways, plus(rec.Of("normal"), rec.Of("hard"))} {
		if sum != rec.All {
			t.Errorf("parts add up to %+v, want %+v", sum, rec.All)
		}
	}
	if float64(rec.Shortest) > rec.Average || rec.Average > float64(rec.Longest) || rec.Shortest < 1 {
		t.Errorf("length %d to %d, %v on average", rec.Shortest, rec.Longest, rec.Average)
	}
	if rec.Dice != typed || rec.Fair.Dice != typed[duel.Rival].Total() {
		t.Errorf("dice %v, typed %v; tested %d", rec.Dice, typed, rec.Fair.Dice)
	}
}
