package duel_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules/duel"
)

// Both tables keep to 80 columns and fill every blank, in both languages, with
// the longest names there are.
func TestRecordWords(t *testing.T) {
	results := shelf()
	for i := range results {
		results[i].Name = "2026-11-21-space-penguin-meka-dragon-2"
		results[i].Monsters = [2]duel.MonsterID{4, 3} // Space Penguin, Meka Dragon
		results[i].Active = duel.Rival
	}
	results[2].Names = [2]string{"", "Maximilienne-Alexandrine"}
	results = append(results, duelbox.Result{Turns: 112}, duelbox.Result{Solo: true, Active: duel.You})
	rare, unusual, few := duelbox.Summarize(results), duelbox.Summarize(results), duelbox.Summarize(results)
	rare.Dice = [2]duelbox.Faces{{99999, 99999, 99999, 99999, 99999, 99999}, {99999}}
	rare.Fair = duelbox.Fair(rare.Dice[duel.Rival])
	unusual.Fair = duelbox.Fair(duelbox.Faces{120, 80, 110, 90, 110, 90})
	few.Fair, few.Streak = duelbox.Fair(duelbox.Faces{1}), -2
	for _, l := range text.Langs {
		d := desk(t, l)
		c, err := d.Words(nil)
		if err != nil {
			t.Fatal(err)
		}
		v := duelbox.View{Words: c, Rules: d.Rules}
		lines := v.Games(results, 80)
		if len(lines) != len(results)+1 {
			t.Errorf("%s: %d lines for %d games", l, len(lines), len(results))
		}
		whole := v.Games(results, 200)
		if !strings.Contains(whole[1], results[0].Name) {
			t.Errorf("%s: a name is cut with room for it: %s", l, whole[1])
		}
		for _, rec := range []duelbox.Record{duelbox.Summarize(nil), duelbox.Summarize(results), rare, unusual, few} {
			lines = append(lines, v.Record(&rec, 80)...)
		}
		for _, line := range lines {
			if utf8.RuneCountInString(line) > 80 || strings.ContainsAny(line, "{}") || strings.HasSuffix(line, " ") {
				t.Errorf("%s: %q", l, line)
			}
		}
	}
}

// A list of several boxes says of each game its box and who plays, and keeps to 80
// columns whatever they are called.
func TestGamesOfSeveralBoxes(t *testing.T) {
	party := func(box string, players ...string) *duelbox.Party {
		return &duelbox.Party{Box: box, Players: players, Winner: -1}
	}
	short := []duelbox.Result{
		{Name: "c", Turns: 3, Party: party("dark", "Anna", "The King", "Zoë")},
		{Name: "b", Turns: 12, Solo: true, Names: [2]string{"Anna", ""}, Monsters: [2]duel.MonsterID{0, 1}},
		{Name: "a", Turns: 5, Names: [2]string{"Anna", ""}, Monsters: [2]duel.MonsterID{0, 1}},
	}
	for l, want := range map[text.Lang][]string{
		text.English: {
			"   game  players                box   turns  result",
			"1  c     Anna, The King, Zoë    Dark      3  Anna's turn",
			"2  b     Alienoid, Cyber Kitty  Duel     12  your turn",
			"3  a     Anna, Cyber Kitty      Duel      5  Anna's turn"},
		text.Lang("fr"): {
			"   partie  joueurs                boîte  tours  résultat",
			"1  c       Anna, The King, Zoë    Dark       3  à Anna",
			"2  b       Alienoid, Cyber Kitty  Duel      12  à vous",
			"3  a       Anna, Cyber Kitty      Duel       5  à Anna"},
	} {
		d := desk(t, l)
		c, err := d.Words(nil)
		if err != nil {
			t.Fatal(err)
		}
		v := duelbox.View{Words: c, Rules: d.Rules}
		if have := v.Games(short, 80); strings.Join(have, "\n") != strings.Join(want, "\n") {
			t.Errorf("%s:\n%s\nwant\n%s", l, strings.Join(have, "\n"), strings.Join(want, "\n"))
		}
		long := append([]duelbox.Result{{Name: "2026-11-21-tokyo-space-penguin-meka-dragon-gigazaur", Turns: 112,
			Party: party("tokyo", "Maximilienne-Alexandrine", "Bea", "Cleo", "Dan", "Eve", "Space Penguin")},
			{Name: "2026-11-21-space-penguin-meka-dragon-2", Turns: 112, Names: [2]string{"Maximilienne-Alexandrine", "Maximilien-Alexandre"}}}, short...)
		for i, line := range append(v.Games(long, 80), v.GamesByDay(long, 77)...) {
			if utf8.RuneCountInString(line) > 80 || i > len(long) && utf8.RuneCountInString(line) > 77 || strings.HasSuffix(line, " ") {
				t.Errorf("%s: %q", l, line)
			}
		}
	}
}
