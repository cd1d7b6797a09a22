package companion_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"kingoftokyo/companion"
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
	results = append(results, companion.Result{Turns: 112}, companion.Result{Solo: true, Active: duel.You})
	rare, unusual, few := companion.Summarize(results), companion.Summarize(results), companion.Summarize(results)
	rare.Dice = [2]companion.Faces{{99999, 99999, 99999, 99999, 99999, 99999}, {99999}}
	rare.Fair = companion.Fair(rare.Dice[duel.Rival])
	unusual.Fair = companion.Fair(companion.Faces{120, 80, 110, 90, 110, 90})
	few.Fair, few.Streak = companion.Fair(companion.Faces{1}), -2
	for _, l := range text.Langs {
		d := desk(t, l)
		c, err := d.Words(nil)
		if err != nil {
			t.Fatal(err)
		}
		v := companion.View{DuelWords: c, Rules: d.Rules}
		lines := v.Games(results, 80)
		if len(lines) != len(results)+1 {
			t.Errorf("%s: %d lines for %d games", l, len(lines), len(results))
		}
		whole := v.Games(results, 200)
		if !strings.Contains(whole[1], results[0].Name) {
			t.Errorf("%s: a name is cut with room for it: %s", l, whole[1])
		}
		for _, rec := range []companion.Record{companion.Summarize(nil), companion.Summarize(results), rare, unusual, few} {
			lines = append(lines, v.Record(&rec, 80)...)
		}
		for _, line := range lines {
			if utf8.RuneCountInString(line) > 80 || strings.ContainsAny(line, "{}") || strings.HasSuffix(line, " ") {
				t.Errorf("%s: %q", l, line)
			}
		}
	}
}
