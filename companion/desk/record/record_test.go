package record_test

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"kingoftokyo/companion/desk/record"
)

// levels are what this made-up box counts separately.
var levels = []record.Group{{ID: "easy", Name: "easy ones"}, {ID: "tough", Name: "tough ones"}}

// ways are how games of that box may end.
var ways = []string{"hearts", "victory", "spotlight", "conceded"}

// against returns a finished game against a box's own opponent.
func against(monster string, hard bool, turns, winner int, why string) record.Result {
	level := map[bool]int{true: 1}[hard]
	return record.Result{Box: "duel", Versus: true, Opponent: "Autobot", Groups: levels, Group: level, Ways: ways, Turns: turns, Over: true, Winner: winner, Why: why, Ending: "by " + why,
		Players: []record.Player{
			{Seat: "you", Called: "You", Monster: monster, Is: "The " + monster, Dice: record.Faces{1, 0, 0, 0, 0, 2}},
			{Seat: "rival", Called: "Autobot", Monster: "robot", Is: "Robot", Dice: record.Faces{2, 2, 2, 2, 2, 2}},
		}}
}

// some returns games, the latest first: how each ended.
func some() []record.Result {
	open, human := against("d", true, 40, 0, ""), against("d", true, 50, 1, "hearts")
	open.Over, human.Opponent = false, ""
	out := []record.Result{
		open,
		against("b", false, 17, 0, "hearts"),
		human,
		against("b", true, 9, 0, "spotlight"),
		against("c", false, 9, 1, "spotlight"),
		against("b", false, 30, 0, "hearts"),
	}
	for i := range out {
		out[i].Path = fmt.Sprint("some/", i)
	}
	return out
}

func TestSummarize(t *testing.T) {
	rec := record.Summarize(some())
	want := record.Record{
		Games: 5, Finished: 4, Open: 1, Two: 1, All: record.Score{Won: 3, Lost: 1},
		Groups: []record.GroupScore{{Group: levels[0], Score: record.Score{Won: 2, Lost: 1}}, {Group: levels[1], Score: record.Score{Won: 1}}}, Streak: 2, Shortest: 9, Longest: 30, Average: 16.25,
		Ways: []record.WayScore{{Why: "hearts", Ending: "by hearts", Score: record.Score{Won: 2}}, {Why: "victory"},
			{Why: "spotlight", Ending: "by spotlight", Score: record.Score{Won: 1, Lost: 1}}, {Why: "conceded"}},
		Monsters: []record.MonsterScore{{Monster: "b", Is: "The b", Score: record.Score{Won: 3}}, {Monster: "c", Is: "The c", Score: record.Score{Lost: 1}}},
		Opponent: "Autobot", Dice: [2]record.Faces{{5, 0, 0, 0, 0, 10}, {10, 10, 10, 10, 10, 10}},
		Fair: record.Fairness{Dice: 60, P: 1, Verdict: record.WithinChance},
		Boxes: []record.BoxRecord{{Box: "duel", Games: 1, Finished: 1, All: record.PlayerRecord{Games: 2, Won: 1},
			Players: []record.PlayerRecord{{Name: "Autobot", Games: 1, Won: 1}, {Name: "You", Games: 1}},
			Rivals:  []record.RivalRecord{{Names: [2]string{"Autobot", "You"}, Won: [2]int{1, 0}}}}},
	}
	if !reflect.DeepEqual(rec, want) {
		t.Errorf("%+v, want\n%+v", rec, want)
	}
	// A way that the box does not name comes last.
	rec = record.Summarize([]record.Result{against("b", false, 3, 1, "boredom"), against("b", false, 3, 1, "conceded")})
	if n := len(rec.Ways); n != 5 || rec.Ways[4].Why != "boredom" || rec.Ways[4].Lost != 1 || rec.Ways[3].Lost != 1 || rec.All.Lost != 2 {
		t.Errorf("a game given up and one of another box: %+v", rec)
	}
	if rec := record.Summarize(nil); rec.Games != 0 || rec.All.Total() != 0 || len(rec.Monsters) != 0 || rec.Fair != (record.Fairness{P: 1}) || len(rec.Boxes) != 0 {
		t.Errorf("no games: %+v", rec)
	}
}

// tokyo returns a game of several people: each "Anna 20 out 3" by points and turns in Tokyo.
func tokyo(box string, winner int, players ...record.Player) record.Result {
	for i := range players {
		players[i].Seat, players[i].Monster, players[i].Is = fmt.Sprint("p", i+1), "kraken", "Kraken"
		if players[i].Called = players[i].Name; players[i].Name == "" {
			players[i].Called = players[i].Is
		}
	}
	return record.Result{Box: box, Over: true, Winner: winner, Why: "points", Turns: 12, Players: players}
}

// table returns games of several people, counted by hand: Anna won two of three, with 20 and 21
// points; nobody has won the third, in which everybody was eliminated.
func table() []record.Result {
	open := tokyo("tokyo", -1, record.Player{Name: "Anna", Points: 7, InTokyo: 2}, record.Player{Name: "Bea"})
	open.Over = false
	return []record.Result{
		open,
		tokyo("tokyo", 0, record.Player{Name: "Anna", Points: 20, InTokyo: 4}, record.Player{Name: "Bea", Points: 8, Out: true, InTokyo: 1}, record.Player{Points: 11}),
		tokyo("tokyo", 1, record.Player{Name: "bea", Points: 13}, record.Player{Name: "Anna", Points: 21, InTokyo: 3}),
		tokyo("tokyo", -1, record.Player{Name: "Anna", Points: 4, Out: true, InTokyo: 2}, record.Player{Name: "Cleo", Points: 6, Out: true}),
		tokyo("dark", 1, record.Player{Name: "Cleo", Points: 3, Out: true}, record.Player{Name: "Dan", Points: 9, InTokyo: 5}),
	}
}

// Games between people are counted by box and by player; none of them is in the record against
// Autobot.
func TestSummarizeTables(t *testing.T) {
	rec := record.Summarize(append(table(), some()...))
	want := []record.BoxRecord{
		{Box: "tokyo", Games: 4, Finished: 3, Open: 1,
			Players: []record.PlayerRecord{
				{Name: "Anna", Games: 3, Won: 2, Out: 1, Points: 15, InTokyo: 3},
				{Name: "Bea", Games: 2, Out: 1, Points: 10.5, InTokyo: 0.5},
				{Name: "Cleo", Games: 1, Out: 1, Points: 6},
				{Name: "Kraken", Games: 1, Points: 11},
			},
			All: record.PlayerRecord{Games: 7, Won: 2, Out: 3, Points: 83.0 / 7, InTokyo: 10.0 / 7}, Winners: 20.5,
			Rivals: []record.RivalRecord{{Names: [2]string{"Anna", "Bea"}, Won: [2]int{2, 0}}, {Names: [2]string{"Anna", "Kraken"}, Won: [2]int{1, 0}}}},
		{Box: "dark", Games: 1, Finished: 1,
			Players: []record.PlayerRecord{{Name: "Dan", Games: 1, Won: 1, Points: 9, InTokyo: 5}, {Name: "Cleo", Games: 1, Out: 1, Points: 3}},
			All:     record.PlayerRecord{Games: 2, Won: 1, Out: 1, Points: 6, InTokyo: 2.5}, Winners: 9,
			Rivals: []record.RivalRecord{{Names: [2]string{"Dan", "Cleo"}, Won: [2]int{1, 0}}}},
	}
	if len(rec.Boxes) != 3 || !reflect.DeepEqual(rec.Boxes[0], want[0]) || !reflect.DeepEqual(rec.Boxes[1], want[1]) || rec.Boxes[2].Box != "duel" {
		t.Errorf("%+v, want\n%+v", rec.Boxes, want)
	}
	if rec.Others != 5 || rec.Two != 1 || rec.Games != 5 || rec.All != (record.Score{Won: 3, Lost: 1}) {
		t.Errorf("%d others, %d of two, %d against Autobot: %+v", rec.Others, rec.Two, rec.Games, rec.All)
	}
}

func TestTally(t *testing.T) {
	for i, want := range []record.Tally{
		{}, // in progress
		{Score: record.Score{Won: 3, Lost: 1}, Rank: 2, Of: 3},
		{}, // two people
		{Score: record.Score{Won: 3, Lost: 1}, Rank: 1, Of: 3},
		{Score: record.Score{Won: 3, Lost: 1}, Rank: 1, Of: 1},
		{Score: record.Score{Won: 3, Lost: 1}, Rank: 3, Of: 3},
	} {
		have, ok := record.TallyOf(some(), fmt.Sprint("some/./", i))
		if have != want || ok != (want.Of > 0) {
			t.Errorf("game %d: %+v %v, want %+v", i, have, ok, want)
		}
	}
	// Another path of the same file is enough.
	dir := t.TempDir()
	one, other := filepath.Join(dir, "one"), filepath.Join(dir, "other")
	if err := os.WriteFile(one, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(one, other); err != nil {
		t.Skip("no links here")
	}
	results := some()[1:2]
	results[0].Path = one
	if have, ok := record.TallyOf(results, other); !ok || have.Won != 1 {
		t.Errorf("%+v %v", have, ok)
	}
}
