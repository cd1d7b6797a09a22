package companion_test

import (
	"fmt"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/library"
)

// TestCorrections checks what can be corrected at a table, as a face asks for it. The tests of each box check its own offers.
func TestCorrections(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	const turn = "Anna: roll (now): turn you roll; Anna: resolve: turn you resolve; Anna: buy: turn you buy; Anna: end of turn: turn " +
		"you end; "
	for _, c := range []struct{ game, card, renamed, monsters, hands, turns, lies string }{
		{alone + "start you|row ? ? ?", "camouflage", "", "", "",
			strings.ReplaceAll(turn, "Anna", "You") + "Autobot: roll: turn rival roll",
			"give it to You (correction): card you camouflage; give it to Autobot (correction): card rival camouflage; " +
				"put it in slot 1 (correction): row camouflage ? ?; put it in slot 2 (correction): row ? camouflage ?; " +
				"put it in slot 3 (correction): row ? ? camouflage"},
		{pair + "row camouflage ? ?|card rival acid-attack", "acid-attack", "name rival Zoe", "",
			"kot plays (easy): seat rival kot easy; kot plays (normal): seat rival kot normal; kot plays (hard): seat rival kot hard",
			turn + "Ben: roll: turn rival roll",
			"give it to Anna (correction): card you acid-attack; take it from Ben (correction): uncard rival acid-attack; " +
				"put it in slot 1 (correction): row acid-attack ? ?; put it in slot 2 (correction): row camouflage acid-attack ?; " +
				"put it in slot 3 (correction): row camouflage ? acid-attack"},
		{seats + "row heal tank jets|roll 22eeec|resolve", "heal", "name p2 Zoe",
			"Alienoid: Cleo swaps: figure p2 alienoid, figure p3 gigazaur; Cyber Kitty: figure p2 cyber-kitty; " +
				"Meka Dragon: figure p2 meka-dragon; Space Penguin: figure p2 space-penguin; " +
				"The King: Anna swaps: figure p2 the-king, figure p1 gigazaur",
			"a person plays: seat p2 person; kot plays (easy): seat p2 kot easy; kot plays (hard): seat p2 kot hard; " +
				"kot plays (normal) and likes hitting: seat p2 kot normal brawler; " +
				"kot plays (normal) and likes points: seat p2 kot normal climber; " +
				"kot plays (normal) and likes cards: seat p2 kot normal hoarder",
			"Anna: roll: turn p1 roll; Ben: roll: turn p2 roll; Ben: dice: turn p2 resolve; Ben: cards (now): turn p2 buy; " +
				"Cleo: roll: turn p3 roll", "Ben buys Heal, 3 energy: buy 1, reveal ?"},
	} {
		_, g := opened(t, lib, text.English, c.game, nil)
		p := companion.NewController(g)
		renamed := ""
		if m := p.Rename(1, "Zoe"); m != nil {
			renamed = strings.Join(m.Lines(), ", ")
		}
		offered := func(list []companion.Play) string {
			said := func(p companion.Play) string { return p.Text + ": " + strings.Join(p.Move.Lines(), ", ") }
			return strings.Join(text.Map(list, said), "; ")
		}
		have := []string{renamed, offered(p.Monsters(1)), offered(p.Hands(1)), offered(p.Turns()), offered(p.Corrections(c.card))}
		for i, want := range []string{c.renamed, c.monsters, c.hands, c.turns, c.lies} {
			if have[i] != want {
				t.Errorf("%s: %q, want %q", c.game, have[i], want)
			}
		}
		if err := p.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestNumbers checks the numbers that can be corrected, each with its owner, its value and its bounds, h for half
// steps, f for yes or no, s for those rarely corrected; and the line that sets one.
func TestNumbers(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ game, want, set string }{
		{alone + "start you|row ? ? ?",
			"you hearts 15 (0-99), Autobot hearts 12 (0-99), you energy 0 (0-99), Autobot energy 1 (0-99), you dice tokens 0 (0-99), " +
				"Autobot dice tokens 0 (0-99), you hearts lost this turn 0 (0-99s), Autobot hearts lost this turn 0 (0-99s),  Fame 0 " +
				"(-14-14h),  Destruction 0 (-14-14h),  cards in the deck 47 (0-99),  turn number 1 (0-99s),  dice tokens spent " +
				"this turn 0 (0-99s),  claws resolved this turn 0 (0-99s),  powers used this turn 0 (0-99s),  bought this turn " +
				"0 (0-1fs),  rolls used 0 (0-9s), you fewer dice next turn 0 (0-99s), Autobot fewer dice next turn 0 " +
				"(0-99s), you Dominate cards pending 0 (0-99s), Autobot Dominate cards pending 0 (0-99s)",
			"set you.hearts 3true true"},
		{three + "row heal tank jets",
			"Anna hearts 10 (0-99), Ben hearts 10 (0-99), Cleo hearts 10 (0-99), Anna points 0 (0-99), Ben points 0 (0-99), Cleo " +
				"points 0 (0-99), Anna energy 0 (0-9999), Ben energy 0 (0-9999), Cleo energy 0 (0-9999), Anna Poison 0 (0-99), Ben " +
				"Poison 0 (0-99), Cleo Poison 0 (0-99), Anna Shrink 0 (0-99), Ben Shrink 0 (0-99), Cleo Shrink 0 (0-99),  turn 1 " +
				"(0-30000s),  fewer dice 0 (0-99s),  bought rolls 0 (0-99s), Anna place 0 (0-2outside/City/Bay), Ben place 0 " +
				"(0-2outside/City/Bay), Cleo place 0 (0-2outside/City/Bay), Anna out 0 (0-1f), Ben out 0 (0-1f), Cleo out " +
				"0 (0-1f),  a card was bought 0 (0-1fs),  Made in a Lab: asked 0 (0-1fs),  Parasitic Tentacles " +
				"declined 0 (0-1fs),  start of the turn: asked 0 (0-1fs),  active Monster hurt someone 0 (0-1fs), " +
				" turn cut short 0 (0-1fs),  Tokyo City vacated 0 (0-1fs),  Tokyo Bay vacated 0 (0-1fs)",
			"set p1.hearts 3true true"},
	} {
		_, g := opened(t, lib, text.English, c.game, nil)
		p := companion.NewController(g)
		f := p.Frame()
		var all []string
		for _, n := range f.Fields {
			said := fmt.Sprintf("%s %s %d (%d-%d", n.Group, n.Label, n.Value, n.Min, n.Max)
			for _, x := range []struct {
				is   bool
				mark string
			}{{n.Half, "h"}, {n.Flag, "f"}, {n.Small, "s"}} {
				if x.is {
					said += x.mark
				}
			}
			all = append(all, said+strings.Join(n.Words, "/")+")")
		}
		have, set := strings.Join(all, ", "), strings.Join(p.Set(0, 3).Lines(), "; ")+fmt.Sprint(f.Fresh, f.Start)
		if have != c.want || set != c.set {
			t.Errorf("%s: %q, %q, want %q, %q", c.game, have, set, c.want, c.set)
		}
		if err := p.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestNamed checks which card a line names by letters, a price, or both, and the refusal if it names none.
func TestNamed(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	const dark = "kot 1 dark|player p1 the-king Anna|player p2 gigazaur Ben|tiles red|first p1|row ? ? ?"
	const tokyo, asked = three + "row ? ? ?|set p1.energy 9|roll 22eeec|resolve", pair + "row ? ? ?|set you.energy 9|roll " +
		"ccffe|stop|resolve|buy 2"
	for _, c := range []struct{ game, typed, want string }{
		{tokyo, "name 2 wings", "row ? wings ?"},
		{tokyo, "name 2 win", "row ? wings ?"},
		{tokyo, "name 2 wigns", "no card is called \"wigns\": did you mean Wings? Nothing was lost"},
		{tokyo, "name 2 6wi", "row ? wings ?"},
		{tokyo, "name 2 5wings", "no card is called \"5wings\": did you mean Wings? Nothing was lost"},
		{dark, "name 2 1", "no card matches \"1\""},
		{dark, "name 2 0", "row ? monster-pets ?"},
		{dark, "name 2 monster", "\"monster\" could be Monster Pets, Alpha Monster; type more letters"},
		{tokyo, "name 2 12345678901234567890", "no card matches \"12345678901234567890\""},
		{tokyo, "name 2 6", "\"6\" could be Acid Attack, Gas Refinery, Nuclear Power Plant, Shrink Ray, Skyscraper, Vast Storm, Wings; type " +
			"more letters"},
		{tokyo, "name 2 qqqq", "no card matches \"qqqq\""},
		{tokyo, "name 2 acid-attack", "row ? acid-attack ?"},
		{tokyo, "name 4 wings", "\"4\" is not one of the players: Anna, Ben, Cleo"},
		{tokyo, "name wings", "\"wings\" is not one of the players: Anna, Ben, Cleo"},
		{tokyo + "|card p2 wings", "name 1 wings", "row wings ? ?"},
		{tokyo + "|card p2 wings", "name 1 6wi", "row wings ? ?"},
		{tokyo + "|card p2 wings", "name 1 6", "\"6\" could be Acid Attack, Gas Refinery, Nuclear Power Plant, Shrink Ray, Skyscraper, Vast " +
			"Storm; type more letters"},
		{asked, "photo", "reveal photoshoot"},
		{asked, "2photo", "reveal photoshoot"},
		{asked, "9photo", "no card is called \"9photo\": did you mean Photoshoot? Nothing was lost"},
		{asked, "name 2", "\"\" could be Acid attack, Adrenaline augment, Alien metabolism, Antimatter pellets, Armor plating, Breaking " +
			"news, Camouflage, Cannonball!; type more letters"},
		{asked, "6ac", "reveal acid-attack"},
		{three, "2wings", "dice: \"w\" is not a face; use 1 2 3 h e c (or s e b)"},
	} {
		d, g := opened(t, lib, text.English, c.game, nil)
		index, err := d.Cards()
		if err != nil {
			t.Fatal(err)
		}
		p := companion.NewController(g)
		p.ByKeys("quxwy")
		have := ""
		if m, err := p.Line(index, c.typed); err != nil {
			have = p.Words().Error(err)
		} else {
			have = strings.Join(m.Lines(), "; ")
		}
		if have != c.want {
			t.Errorf("%s %s: %q, want %q", c.game, c.typed, have, c.want)
		}
		if err := p.Close(); err != nil {
			t.Error(err)
		}
	}
}
