package record_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/words/text"
)

func catalogue(t *testing.T, l text.Lang) *text.Catalogue {
	t.Helper()
	c := text.Load(l, nil)
	return c
}

// All tables stay within 80 columns and fill every blank, in both languages, with the longest names
// there are.
func TestRecordWords(t *testing.T) {
	results := some()
	for i := range results {
		r := &results[i]
		r.Name, r.Active = "2026-11-21-space-penguin-meka-dragon-2", 1
		r.Players[0].Is, r.Players[1].Is = "Space Penguin", "Meka Dragon"
	}
	results[2].Players[1].Called = "Maximilienne-Alexandrine"
	results = append(results, results[2], results[0])
	results[6].Over, results[7].Active = false, 0
	long := append(results, table()...)
	for i := range long[len(results):] {
		long[len(results)+i].Players[0].Called = "Maximilienne-Alexandrine"
	}
	rare, unusual, few := record.Summarize(results), record.Summarize(results), record.Summarize(results)
	rare.Faces, rare.Opponent = []string{"claw", "heart", "energy", "fame", "destruction", "power"}, "Autobot"
	rare.Dice = [2]record.Faces{{99999, 99999, 99999, 99999, 99999, 99999}, {99999}}
	rare.Fair = record.Fair(rare.Dice[1])
	unusual.Fair = record.Fair(record.Faces{120, 80, 110, 90, 110, 90})
	few.Fair, few.Streak = record.Fair(record.Faces{1}), -2
	for _, l := range text.Langs {
		c := catalogue(t, l)
		lines := slices.Concat(record.Games(c, results, 80)...)
		if len(lines) != len(results)+1 {
			t.Errorf("%s: %d lines for %d games", l, len(lines), len(results))
		}
		whole := slices.Concat(record.Games(c, results, 200)...)
		if !strings.Contains(whole[1], results[0].Name) {
			t.Errorf("%s: a name is cut with room for it: %s", l, whole[1])
		}
		for _, rec := range []record.Record{record.Summarize(nil), record.Summarize(results), record.Summarize(long), rare, unusual, few} {
			lines = append(lines, rec.Lines(c, 80)...)
		}
		for _, line := range lines {
			if utf8.RuneCountInString(line) > 80 || strings.ContainsAny(line, "{}") || strings.HasSuffix(line, " ") {
				t.Errorf("%s: %q", l, line)
			}
		}
	}
}

// A list of several boxes has the box and the players of each game, and stays within 80 columns
// whatever their names.
func TestGamesOfSeveralBoxes(t *testing.T) {
	several := func(name, box string, turns int, names ...string) record.Result {
		r := record.Result{Name: name, Box: box, Turns: turns, Winner: -1}
		for i, n := range names {
			r.Players = append(r.Players, record.Player{Seat: "p" + string(rune('1'+i)), Name: n, Called: n, Is: "The King"})
			if n == "" {
				r.Players[i].Called = "The King"
			}
		}
		return r
	}
	sides := func(name string, against bool, turns int, you, rival string) record.Result {
		return record.Result{Name: name, Box: "duel", Versus: true, Opponent: map[bool]string{true: "Autobot"}[against], Turns: turns, Players: []record.Player{
			{Seat: "you", Name: you, Called: you, Is: "Alienoid"}, {Seat: "rival", Name: rival, Called: rival, Is: "Cyber Kitty"}}}
	}
	over := func(r record.Result, winner int, why string) record.Result {
		r.Over, r.Winner, r.Why, r.Tied = true, winner, why, why == "tie"
		return r
	}
	short := []record.Result{several("c", "dark", 3, "Anna", "", "Zoë"), sides("b", true, 12, "Anna", ""), sides("a", false, 5, "Anna", ""),
		over(several("d", "toy", 9, "Bo", "Cy"), 1, "points"), over(several("e", "tokyo", 9, "Bo", "Cy"), -1, "tie"),
		over(several("f", "tokyo", 9, "Bo", "Cy"), -1, "nobody"), over(sides("g", true, 1, "Anna", ""), 0, "hearts")}
	for l, want := range map[text.Lang][]string{
		text.English: {
			"   game  players                box    turns  result",
			"1  c     Anna, The King, Zoë    Dark       3  Anna's turn",
			"2  b     Alienoid, Cyber Kitty  Duel      12  your turn",
			"3  a     Anna, Cyber Kitty      Duel       5  Anna's turn",
			"4  d     Bo, Cy                 toy        9  Cy won",
			"5  e     Bo, Cy                 Tokyo      9  a tie",
			"6  f     Bo, Cy                 Tokyo      9  nobody won",
			"7  g     Alienoid, Cyber Kitty  Duel       1  won"},
		text.Lang("fr"): {
			"   partie  joueurs                boîte  tours  résultat",
			"1  c       Anna, The King, Zoë    Dark       3  à Anna",
			"2  b       Alienoid, Cyber Kitty  Duel      12  à vous",
			"3  a       Anna, Cyber Kitty      Duel       5  à Anna",
			"4  d       Bo, Cy                 toy        9  gagnée par Cy",
			"5  e       Bo, Cy                 Tokyo      9  égalité",
			"6  f       Bo, Cy                 Tokyo      9  aucun vainqueur",
			"7  g       Alienoid, Cyber Kitty  Duel       1  gagnée"},
	} {
		c := catalogue(t, l)
		if have := slices.Concat(record.Games(c, short, 80)...); strings.Join(have, "\n") != strings.Join(want, "\n") {
			t.Errorf("%s:\n%s\nwant\n%s", l, strings.Join(have, "\n"), strings.Join(want, "\n"))
		}
		six := slices.Concat(record.Games(c, append([]record.Result{several("2026-11-21-tokyo-space-penguin-meka-dragon-gigazaur", "tokyo", 112, "Anne-Sophie", "Benoît", "Charlotte-Amélie", "Dimitri", "Elisabeth", "Ferdinand")}, short...), 80)...)
		if whole := strings.Join(strings.Fields(strings.Join(six, " ")), " "); strings.Contains(whole, "...") || !strings.Contains(six[1], "2026-11-21  Anne-Sophie, Benoît,") || !strings.HasSuffix(six[3], "Elisabeth, Ferdinand") {
			t.Errorf("%s: a name is cut that has room in a line of its own:\n%s", l, strings.Join(six, "\n"))
		}
		long := append([]record.Result{
			several("2026-11-21-tokyo-space-penguin-meka-dragon-gigazaur", "tokyo", 112, "Maximilienne-Alexandrine", "Bea", "Cleo", "Dan", "Eve", "Space Penguin"),
			sides("2026-11-21-space-penguin-meka-dragon-2", false, 112, "Maximilienne-Alexandrine", "Maximilien-Alexandre")}, short...)
		for _, line := range slices.Concat(record.Games(c, long, 80)...) {
			if utf8.RuneCountInString(line) > 80 || strings.HasSuffix(line, " ") {
				t.Errorf("%s: %q", l, line)
			}
		}
	}
}

// TestNarrowGames checks that the list fits any width, and that each game can be told by its date with its players, or by its name.
func TestNarrowGames(t *testing.T) {
	results := append(some(), table()...)
	for i := range results {
		results[i].Name = "2026-11-21-the-king-alienoid-" + strconv.Itoa(i)
	}
	for _, list := range [][]record.Result{results, some()} {
		for _, l := range text.Langs {
			for width := 40; width <= 120; width++ {
				lines := slices.Concat(record.Games(catalogue(t, l), list, width)...)
				for _, line := range lines {
					if utf8.RuneCountInString(line) > width || strings.Contains(line, "...") {
						t.Fatalf("%s, %d columns:\n%s", l, width, strings.Join(lines, "\n"))
					}
				}
			}
		}
	}
}

// The games between people in words.
func TestRecordOfTables(t *testing.T) {
	rec := record.Summarize(append(table(), some()[2]))
	for l, want := range map[text.Lang]string{
		text.English: `
Tokyo, between players: 4 games, 3 finished, 1 in progress
             games  won  eliminated  points  turns in Tokyo
Anna             3    2           1    15.0             3.0
Bea              2    0           1    10.5             0.5
Cleo             1    0           1     6.0             0.0
Kraken           1    0           0    11.0             0.0
all players                       3    11.9             1.4
the winners                            20.5
Finished games only; points and turns in Tokyo are averages per game.
Who beats whom: Anna 2, Bea 0

Dark, between players: 1 game, 1 finished, 0 in progress
             games  won  eliminated  points  turns in Tokyo
Dan              1    1           0     9.0             5.0
Cleo             1    0           1     3.0             0.0
all players                       1     6.0             2.5
the winners                             9.0
Finished games only; points and turns in Tokyo are averages per game.

Duel, between players: 1 game, 1 finished, 0 in progress
         games  won
Autobot      1    1
You          1    0`,
		text.Lang("fr"): `
Tokyo, entre joueurs : 4 parties, 3 finies, 1 en cours
                  parties  gagnées  fois hors jeu  points  tours dans Tokyo
Anna                    3        2              1    15,0               3,0
Bea                     2        0              1    10,5               0,5
Cleo                    1        0              1     6,0               0,0
Kraken                  1        0              0    11,0               0,0
tous les joueurs                                3    11,9               1,4
les gagnants                                         20,5
Parties finies ; points et tours dans Tokyo sont des moyennes par partie.
Qui bat qui : Anna 2, Bea 0

Dark, entre joueurs : 1 partie, 1 finie, 0 en cours
                  parties  gagnées  fois hors jeu  points  tours dans Tokyo
Dan                     1        1              0     9,0               5,0
Cleo                    1        0              1     3,0               0,0
tous les joueurs                                1     6,0               2,5
les gagnants                                          9,0
Parties finies ; points et tours dans Tokyo sont des moyennes par partie.

Duel, entre joueurs : 1 partie, 1 finie, 0 en cours
         parties  gagnées
Autobot        1        1
You            1        0`,
	} {
		have := strings.Join(rec.Lines(catalogue(t, l), 80)[1:], "\n")
		if have != want {
			t.Errorf("%s:\n%s\nwant\n%s", l, have, want)
		}
	}
}

// TestLongNames checks that, if the list is too wide, a game's name is cut to its date, then names of players to ten
// letters; if even that is too wide, the name has a line of its own.
func TestLongNames(t *testing.T) {
	pair := func(name string, turns int, you, rival string) record.Result {
		return record.Result{Name: name, Box: "duel", Versus: true, Turns: turns, Players: []record.Player{
			{Seat: "you", Name: you, Called: you, Is: "Alienoid"}, {Seat: "rival", Name: rival, Called: rival, Is: "Cyber Kitty"}}}
	}
	list := []record.Result{pair("2026-11-21-space-penguin-meka-dragon-2", 112, "Maximilienne-Alexandrine", "Maximilien"), pair("2026-11-20-x", 3, "Elisabetha", "Bo")}
	for width, want := range map[int]string{
		200: `
   game                                    player                              against                  turns  result
1  2026-11-21-space-penguin-meka-dragon-2  Maximilienne-Alexandrine, Alienoid  Maximilien, Cyber Kitty    112  Maximilienne-Alexandrine's turn
2  2026-11-20-x                            Elisabetha, Alienoid                Bo, Cyber Kitty              3  Elisabetha's turn`,
		110: `
   game        player                    against     turns  result
1  2026-11-21  Maximilienne-Alexandrine  Maximilien    112  Maximilienne-Alexandrine's turn
2  2026-11-20  Elisabetha                Bo              3  Elisabetha's turn`,
		90: `
   game        player      against     turns  result
1  2026-11-21  Maximil...  Maximilien    112  Maximil...'s turn
2  2026-11-20  Elisabetha  Bo              3  Elisabetha's turn`,
		60: `
   game
   player, against, turns, result
1  2026-11-21-space-penguin-meka-dragon-2
   Maximilienne-Alexandrine, Maximilien, 112,
     Maximilienne-Alexandrine's turn
2  2026-11-20-x
   Elisabetha, Bo, 3, Elisabetha's turn`,
	} {
		if got := "\n" + strings.Join(slices.Concat(record.Games(catalogue(t, text.English), list, width)...), "\n"); got != want {
			t.Errorf("%d columns:%s", width, got)
		}
	}
}
