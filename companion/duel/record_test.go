package duel_test

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// save writes a game file; the ones saved later changed later.
func save(t *testing.T, d *duelbox.Desk, name, lines string) {
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

// Games written by hand, with their results counted by hand.
func TestResults(t *testing.T) {
	for _, c := range []struct {
		name, lines string
		want        duelbox.Result
	}{
		// Two throws of hers, three of Autobot's and its white dice; what the keeps and
		// table lines repeat is not thrown again, nor what a redo restores.
		{"2026-11-21-whole", `kot 1 duel solo
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
`, duelbox.Result{Date: "2026-11-21", Solo: true, Hard: true, Turns: 3, Over: true, Winner: duel.You, Why: duel.ByHearts,
			Dice: [2]duelbox.Faces{{2, 0, 1, 3, 1, 2}, {1, 2, 4, 3, 3, 2}}}},
		{"a-roll-ends-autobots-turn", solo + "start rival\nroll ccccc\nroll hhheee\n",
			duelbox.Result{Solo: true, First: duel.Rival, Turns: 2, Dice: [2]duelbox.Faces{{0, 3, 3}, {5}}}},
		{"a-roll-that-never-was", solo + "start rival\nset you.hearts 3\nroll ccccc\nroll eeeeee\n",
			duelbox.Result{Solo: true, First: duel.Rival, Turns: 1, Active: duel.Rival, Over: true, Winner: duel.Rival, Why: duel.ByHearts,
				Dice: [2]duelbox.Faces{{}, {5}}}},
		{"taken-back", solo + "roll ccccc\nundo\nroll ffffd # misread before\nroll eeeee\nundo\n",
			duelbox.Result{Solo: true, Turns: 1, Dice: [2]duelbox.Faces{{0, 0, 0, 4, 1}}}},
		{"white-dice", solo + "turn rival end\nset rival.energy 8\nroll ee\nreveal ?\nroll ff\nreveal ?\n",
			duelbox.Result{Solo: true, Turns: 2, Dice: [2]duelbox.Faces{{}, {0, 0, 2, 2}}}},
		{"asked-in-between", solo + "start rival\nroll fdhce\nanswer fame\nroll ppp\n",
			duelbox.Result{Solo: true, First: duel.Rival, Turns: 1, Active: duel.Rival, Dice: [2]duelbox.Faces{{}, {1, 1, 1, 1, 1, 3}}}},
		{"set-not-thrown", solo + "turn you resolve\ndice ccccce\nresolve\n", duelbox.Result{Solo: true, Turns: 1}},
		{"2026-99-99-no-day", solo, duelbox.Result{Solo: true, Turns: 1}},
		{"an-earlier-win-was-denied", solo + "set you.hearts 0\nanswer no\nset fame 6\nturn you resolve\ndice fff\nresolve\n",
			duelbox.Result{Solo: true, Turns: 1, Over: true, Winner: duel.You, Why: duel.ByVictory}},
		{"given-up", solo + "roll ccccc\nconcede\n",
			duelbox.Result{Solo: true, Turns: 1, Over: true, Winner: duel.Rival, Why: duel.ByConcession, Dice: [2]duelbox.Faces{{5}}}},
		{"torn", solo + "roll ccccc\nroll eee", duelbox.Result{Solo: true, Turns: 1, Dice: [2]duelbox.Faces{{5}}}},
		{"two", two + "roll ccccc\nresolve\npass\nroll eeeeee\n",
			duelbox.Result{Turns: 2, Active: duel.Rival, Dice: [2]duelbox.Faces{{5}, {0, 0, 6}}}},
	} {
		d := desk(t, text.English)
		save(t, d, c.name, c.lines)
		have, unread, err := d.Results()
		if err != nil || len(unread) > 0 || len(have) != 1 {
			t.Errorf("%s: %d results, %v, %v", c.name, len(have), unread, err)
			continue
		}
		want := c.want
		want.Name, want.Path = c.name, d.Store.Path(c.name)
		if want.Date == "" {
			want.Date = "2026-12-01" // when the file changed
		}
		you, rival := "gigazaur", "meka-dragon"
		want.Names[duel.You] = "Anna"
		if !want.Solo {
			you, rival, want.Names[duel.Rival] = "the-king", "alienoid", "Bo"
		}
		want.Monsters[duel.You], _ = d.Library.Duel.Monster(you)
		want.Monsters[duel.Rival], _ = d.Library.Duel.Monster(rival)
		if have[0] != want {
			t.Errorf("%s:\n%+v, want\n%+v", c.name, have[0], want)
		}
	}
}

// The latest game comes first; a file that cannot be read is told apart, and no
// folder is no games.
func TestResultsOrder(t *testing.T) {
	d := desk(t, text.English)
	save(t, d, "zz-first", solo)
	save(t, d, "bad", "kot 1 duel solo\nside you gigazaur\n")
	save(t, d, "aa-last", solo)
	results, unread, err := d.Results()
	if err != nil || len(results) != 2 || results[0].Name != "aa-last" || results[1].Name != "zz-first" {
		t.Errorf("%+v, %v", results, err)
	}
	if len(unread) != 1 || unread[0].Name != "bad" || !isProblem(unread[0].Err, "setup-incomplete") {
		t.Errorf("%+v", unread)
	}
	d.Store = tracker.Store{Dir: d.Store.Path("nowhere")}
	if results, unread, err := d.Results(); results != nil || unread != nil || err != nil {
		t.Errorf("no folder: %v, %v, %v", results, unread, err)
	}
}

func isProblem(err error, key string) bool {
	var p *rules.Problem
	return errors.As(err, &p) && p.Key == key
}

// A shelf of games, the latest first: how each ended, and what that adds up to.
func shelf() []duelbox.Result {
	game := func(monster duel.MonsterID, hard bool, turns int, winner duel.Side, why duel.Why) duelbox.Result {
		r := duelbox.Result{Solo: true, Hard: hard, Turns: turns, Over: true, Winner: winner, Why: why}
		r.Monsters = [2]duel.MonsterID{monster, 5}
		r.Dice = [2]duelbox.Faces{{1, 0, 0, 0, 0, 2}, {2, 2, 2, 2, 2, 2}}
		return r
	}
	open, human := game(4, true, 40, 0, 0), game(4, true, 50, duel.Rival, duel.ByHearts)
	open.Over, human.Solo = false, false
	out := []duelbox.Result{
		open,
		game(1, false, 17, duel.You, duel.ByHearts),
		human,
		game(1, true, 9, duel.You, duel.BySpotlight),
		game(2, false, 9, duel.Rival, duel.BySpotlight),
		game(1, false, 30, duel.You, duel.ByHearts),
	}
	for i := range out {
		out[i].Path = fmt.Sprint("shelf/", i)
	}
	return out
}

func TestSummarize(t *testing.T) {
	rec := duelbox.Summarize(shelf())
	want := duelbox.Record{
		Games: 5, Finished: 4, Open: 1, Two: 1, All: duelbox.Score{Won: 3, Lost: 1},
		Normal: duelbox.Score{Won: 2, Lost: 1}, Hard: duelbox.Score{Won: 1}, Streak: 2, Shortest: 9, Longest: 30, Average: 16.25,
		Ways: [5]duelbox.Score{duel.ByHearts: {Won: 2}, duel.BySpotlight: {Won: 1, Lost: 1}},
		Dice: [2]duelbox.Faces{{5, 0, 0, 0, 0, 10}, {10, 10, 10, 10, 10, 10}},
		Fair: duelbox.Fairness{Dice: 60, P: 1, Verdict: duelbox.WithinChance},
	}
	monsters := []duelbox.MonsterScore{{Monster: 1, Score: duelbox.Score{Won: 3}}, {Monster: 2, Score: duelbox.Score{Lost: 1}}}
	if fmt.Sprint(rec.Monsters) != fmt.Sprint(monsters) {
		t.Errorf("monsters %v, want %v", rec.Monsters, monsters)
	}
	rec.Monsters = nil
	if fmt.Sprint(rec) != fmt.Sprint(want) {
		t.Errorf("%+v, want\n%+v", rec, want)
	}
	up := duelbox.Result{Solo: true, Turns: 3, Over: true, Winner: duel.Rival, Why: duel.ByConcession}
	if rec := duelbox.Summarize([]duelbox.Result{up}); rec.Ways[duel.ByConcession] != (duelbox.Score{Lost: 1}) || rec.All.Lost != 1 {
		t.Errorf("a game given up: %+v", rec)
	}
	if have, want := fmt.Sprint(duelbox.Summarize(nil)), fmt.Sprint(duelbox.Record{Fair: duelbox.Fairness{P: 1}}); have != want {
		t.Errorf("no games: %s, want %s", have, want)
	}
}

func TestTally(t *testing.T) {
	for i, want := range []duelbox.Tally{
		{}, // in progress
		{Score: duelbox.Score{Won: 3, Lost: 1}, Streak: 2, Turns: 17, Rank: 2, Of: 3},
		{}, // two humans
		{Score: duelbox.Score{Won: 3, Lost: 1}, Streak: 1, Turns: 9, Rank: 1, Of: 3},
		{Score: duelbox.Score{Won: 3, Lost: 1}, Streak: -1, Turns: 9, Rank: 1, Of: 1},
		{Score: duelbox.Score{Won: 3, Lost: 1}, Streak: 1, Turns: 30, Rank: 3, Of: 3},
	} {
		have, ok := duelbox.TallyOf(shelf(), fmt.Sprint("shelf/./", i))
		if have != want || ok != (want.Of > 0) {
			t.Errorf("game %d: %+v %v, want %+v", i, have, ok, want)
		}
	}
	d := desk(t, text.English)
	save(t, d, "over", solo+"set rival.hearts 0\nanswer yes\n")
	if have, ok := d.Tally(d.Store.Path("over")); !ok || have != (duelbox.Tally{Score: duelbox.Score{Won: 1}, Streak: 1, Turns: 1, Rank: 1, Of: 1}) {
		t.Errorf("%+v %v", have, ok)
	}
}

// The quantiles printed in every table of the chi-square distribution, five
// degrees of freedom, by counts that give them: 600 dice, 100 expected of each.
func TestFair(t *testing.T) {
	for _, c := range []struct {
		faces   duelbox.Faces
		chi, p  float64
		verdict duelbox.Verdict
	}{
		{duelbox.Faces{}, 0, 1, duelbox.TooFew},
		{duelbox.Faces{29}, 145, 0, duelbox.TooFew},
		{duelbox.Faces{30}, 150, 0, duelbox.Unusual},
		{duelbox.Faces{5, 5, 5, 5, 5, 5}, 0, 1, duelbox.WithinChance},
		{duelbox.Faces{110, 90, 100, 100, 100, 100}, 2, 0.8491, duelbox.WithinChance},
		{duelbox.Faces{110, 90, 110, 90, 100, 100}, 4, 0.5494, duelbox.WithinChance},
		{duelbox.Faces{120, 80, 110, 90, 100, 100}, 10, 0.0752, duelbox.WithinChance},
		{duelbox.Faces{120, 80, 110, 90, 110, 90}, 12, 0.0348, duelbox.Unusual},
		{duelbox.Faces{130, 70, 100, 100, 100, 100}, 18, 0.0029, duelbox.Unusual},
	} {
		have := duelbox.Fair(c.faces)
		if have.Dice != c.faces.Total() || math.Abs(have.Chi-c.chi) > 1e-9 || math.Abs(have.P-c.p) > 5e-5 || have.Verdict != c.verdict {
			t.Errorf("%v: %+v, want chi-square %v, p %v, %s", c.faces, have, c.chi, c.p, c.verdict)
		}
	}
}

// Fair dice, Autobot's rerolls included, are unusual about once in twenty counts:
// that it throws again for what lies there bends nothing.
func TestFairDiceAreFair(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 9))
	const counts = 2000
	unusual := 0
	for range counts {
		var faces duelbox.Faces
		for faces.Total() < 300 {
			n := 6
			for range 3 { // throws again all but the claws, stops when there are only claws
				again := 0
				for range n {
					f := r.IntN(rules.NumFaces)
					faces[f]++
					if f != 0 {
						again++
					}
				}
				n = again
			}
		}
		if duelbox.Fair(faces).Verdict == duelbox.Unusual {
			unusual++
		}
	}
	if share := float64(unusual) / counts; share < 0.035 || share > 0.065 {
		t.Errorf("%.3f of fair counts are unusual, want about 0.05", share)
	}
}

// Random games: every sum of the record is the sum of its parts, and the dice are
// those that were typed and not taken back.
func TestRecordAddsUp(t *testing.T) {
	d := desk(t, text.English)
	var typed [2]duelbox.Faces
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
	rec := duelbox.Summarize(results)
	if rec.Games+rec.Two != games || rec.Two != 1 || rec.Finished+rec.Open != rec.Games || rec.Open == 0 || rec.Finished == 0 {
		t.Errorf("%d games, %d finished, %d open, %d of two", rec.Games, rec.Finished, rec.Open, rec.Two)
	}
	if rec.All.Total() != rec.Finished || rec.Streak == 0 || max(rec.Streak, -rec.Streak) > rec.Finished {
		t.Errorf("%+v of %d, streak %d", rec.All, rec.Finished, rec.Streak)
	}
	var monsters, ways duelbox.Score
	plus := func(a, b duelbox.Score) duelbox.Score {
		return duelbox.Score{Won: a.Won + b.Won, Lost: a.Lost + b.Lost}
	}
	for _, m := range rec.Monsters {
		monsters = plus(monsters, m.Score)
	}
	for _, w := range rec.Ways {
		ways = plus(ways, w)
	}
	for _, sum := range []duelbox.Score{monsters, ways, plus(rec.Normal, rec.Hard)} {
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
