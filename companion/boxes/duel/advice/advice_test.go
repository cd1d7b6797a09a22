package advice_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/words/text"
)

// TestAdvised checks what to do with the dice at each kind of table and why, the reasons for the step, and the rules that apply.
func TestAdvised(t *testing.T) {
	const auto = "kot 1 duel solo|side you gigazaur|side rival meka-dragon|start rival|row ? ? ?|"
	const mine = "kot 1 duel solo|side you gigazaur|side rival meka-dragon|start you|row ? ? ?|"
	for _, c := range []struct{ game, advice, why, rules string }{
		{auto, "", "Autobot rolls all its dice first (A0); its reasons appear here afterwards.", "rule.A0 rule.A1 rule.A2 rule.A3"},
		{auto + "roll ccffe", "WHY; it keeps every claw (2); 2 Fame dice against 0 Destruction dice; it rerolls energy (1)", "KEEP CC FF   REROLL E (1 die);   it keeps every claw (2) (A1);   2 Fame dice against 0 Destruction dice (A2);   it rerolls energy (1) (A1)", "rule.A0 rule.A1 rule.A2 rule.A3"},
		{auto + "roll hhhde", "WHY; it needs no hearts, so it rerolls 3; 1 Destruction die against 0 Fame dice; it rerolls energy (1)", "KEEP D   REROLL HHH E (4 dice);   it needs no hearts, so it rerolls 3 (A1);   1 Destruction die against 0 Fame dice (A2);   it rerolls energy (1) (A1)", "rule.A0 rule.A1 rule.A2 rule.A3"},
		{auto + "set you.hearts 2|roll ccfhe", "WHY; it keeps every claw (2); it needs no hearts, so it rerolls 1; 1 Fame die against 0 Destruction dice; it rerolls energy (1)", "KEEP CC F   REROLL H E (2 dice);   it keeps every claw (2) (A1);   it needs no hearts, so it rerolls 1 (A1);   1 Fame die against 0 Destruction dice (A2);   it rerolls energy (1) (A1)", "rule.A0 rule.A1 rule.A2 rule.A3"},
		{auto + "set fame -6|roll cfdhe", "WHY; it keeps every claw (1); it needs no hearts, so it rerolls 1; 1 of each; Fame at -6 is closer to Autobot than Destruction at 0; it rerolls destruction (1), it rerolls energy (1)", "KEEP C F   REROLL H E D (3 dice);   it keeps every claw (1) (A1);   it needs no hearts, so it rerolls 1 (A1);   1 of each; Fame at -6 is closer to Autobot than Destruction at 0 (A2);   it rerolls destruction (1) (A1);   it rerolls energy (1) (A1)", "rule.A0 rule.A1 rule.A2 rule.A3"},
		{auto + "roll ccffe|roll p", "WHY; it keeps every claw (2); fame was already chosen this turn; it rerolls power (1)", "KEEP CC FF   REROLL P (1 die);   it keeps every claw (2) (A1);   fame was already chosen this turn (A2);   it rerolls power (1) (A1)", "rule.A0 rule.A1 rule.A2 rule.A3"},
		{auto + "roll ccffe|roll p|roll p", "THIS WILL HAPPEN; Autobot: energy 0 → 3; You: hearts 14 → 12; 2 useless dice: 1 energy each for Autobot, as for power dice", "Autobot stops rolling: CC FF P;   that was its last roll, so every die counts (D1)", "rule.A4 rule.A5 rule.A6 rule.O9"},
		{auto + "set rival.energy 8|roll ccffe|roll f|resolve", "SPECIAL POWER; Autobot has 8 energy: it pays 4 and rolls the two white dice; Then the card in slot 3 is discarded and the row refilled", "A7: with 4 energy or more, Autobot pays 4 and rolls the two white dice, and repeats this while it has enough.", "rule.A7 rule.A8 rule.A9 rule.A4"},
		{mine, "", "", "rule.D1 rule.O2 rule.S4 rule.W1"},
		{mine + "roll ccfff", "THIS WILL HAPPEN; You: energy 0 → 1 (nothing bought); Autobot: hearts 12 → 10; Fame: marker 0 → +1", "", "rule.D1 rule.O2 rule.S4 rule.W1 rule.O9"},
		{mine + "set fame 6|roll fffce|stop", "THIS WILL HAPPEN; You win: the Fame marker reached your Victory space; You: energy 0 → 1; Autobot: hearts 12 → 11; Fame: marker +6 → Victory", "", "rule.D2 rule.D3 rule.O6 rule.W2"},
		{mine + "set rival.hearts 2|roll ccfff|stop", "THIS WILL HAPPEN; You win: Autobot has no hearts left; Autobot: hearts 2 → 0", "", "rule.D2 rule.D3 rule.O6 rule.W1"},
		{mine + "set you.energy 9|roll ccffe|stop|resolve", "", "", "rule.D4 rule.D5 rule.O8 rule.O9 rule.D2"},
		{mine + "token king fame 2|roll fffff|stop", "THIS WILL HAPPEN; You: energy 0 → 1 (nothing bought); Fame: marker 0 → +3", "", "rule.D2 rule.D3 rule.O6 rule.O9"},
		{mine + "roll ccffe|stop|resolve|pass", "", "Autobot rolls all its dice first (A0); its reasons appear here afterwards.", "rule.A0 rule.A1 rule.A2 rule.A3 rule.O9"},
		{mine + "set fame 7", "", "", "rule.T8 rule.W1 rule.W2 rule.W3"},
		{mine + "concede you", "", "", "rule.W1 rule.W2 rule.W3 rule.W4"},
	} {
		d := desk(t, text.English)
		d.Coach = advice.NewCoaching(&oracle{}, advice.CoachOff, nil)
		save(t, d, "game", strings.ReplaceAll(c.game, "|", "\n")+"\n")
		g, _, err := d.Look(d.Store.Path("game"))
		if err != nil {
			t.Fatal(c.game, err)
		}
		v := g.View()
		said := strings.Join(append([]string{v.Advice.Title}, texts(v.Advice.Lines)...), "; ")
		why := strings.Join(v.Why, "; ")
		from := strings.ReplaceAll(strings.Join(v.Rules, " "), "duel.rule.", "")
		if said != c.advice || why != c.why || from != c.rules {
			t.Errorf("%s: %q\nwant %q\nbecause %q\nwant %q\nby %q\nwant %q", c.game, said, c.advice, why, c.why, from, c.rules)
		}
	}
}
