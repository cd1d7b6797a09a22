package duel

import (
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// dieWords are the words below the dice.
func (v *view) dieWords() companion.DieWords {
	return companion.DieWords{companion.DieKept: v.Say("dice.keep"), companion.DieReroll: v.Say("dice.reroll"),
		companion.DieLeft: v.Say("duel.left"), companion.DieAdded: v.Say("tray.added"), companion.DieDone: v.Say("tray.done-die")}
}

// laid is a tray that is being put into words, with what the table says of its dice and what was typed.
type laid struct {
	*companion.Tray
	roll  *companion.Roll
	wants wants
	e     *companion.Entry
}

// typing says whether letters of the next dice were typed.
func (tr *laid) typing() bool { return len(tr.e.Typed) > 0 }

// kept are the dice of the tray that are kept.
func (tr *laid) kept() rules.Roll { return tr.roll.Kept(tr.e) }

// told says of a tray what is to be said of it.
func (g *game) told(tr *laid) {
	g.starBest(tr)
	tr.Step = g.speak().step(&g.Now().State, tr.typing())
	tr.Prompt = g.prompt(tr)
	tr.Beside = companion.Lines(g.beside(tr)...)
}

// step says which step of the turn it is: "roll 2 of 3", "buy". typing says that the player is typing the next
// roll.
func (v *view) step(s *duel.State, typing bool) string {
	_, standing := v.Rules.Standing(s)
	switch {
	case s.Over():
		return ""
	case v.Rules.LabOpen(s), s.Turn.Phase == duel.PhaseStart && standing:
		return v.Say("phase.start")
	case s.Turn.Phase <= duel.PhaseRoll:
		of := int(v.Rules.MaxRolls(s))
		n := int(s.Turn.Rolls)
		if n == 0 || typing {
			n++
		}
		return v.Say("duel.roll", rules.Num("n", min(n, of)), rules.Num("of", of))
	case s.Turn.Phase == duel.PhaseEnd && s.Autobot():
		return v.Say("duel.special")
	}
	return v.Say("phase." + s.Turn.Phase.String())
}

// orderMatters is duel.Rules.OrderMatters, worked out once for each table.
func (g *game) orderMatters(s *duel.State) bool {
	if g.ordered.of != *s || !g.ordered.known {
		g.ordered.of, g.ordered.known, g.ordered.matters = *s, true, g.box.desk.Rules.OrderMatters(*s)
	}
	return g.ordered.matters
}

// beside is what stands beside the dice: what is kept and what is rolled again.
func (g *game) beside(tr *laid) []string {
	v, s := g.speak(), &g.Now().State
	if _, open := g.Now().Open(); open || tr.roll.Keep == nil {
		if s.Autobot() && s.Turn.Phase == duel.PhaseResolve && !open {
			return []string{v.Say("tray.stops")}
		}
		return nil
	}
	kept := tr.kept()
	keep := rules.Text("keep", phrases.DiceText(v.Names, kept))
	var out []string
	switch rule := v.Rules.Stays(s); {
	case s.Autobot() && kept != rule:
		out = append(out, v.Say("tray.keeps.other", keep, rules.Text("rule", phrases.DiceText(v.Names, rule))))
	case s.Autobot() && s.Turn.Said:
		out = append(out, v.Say("tray.keeps.said", keep))
	case s.Autobot():
		out = append(out, v.Say("tray.keeps.autobot", keep))
	case kept.Total() > 0:
		out = append(out, v.Say("tray.keeps", keep))
	case tr.typing():
		out = append(out, v.Say("tray.keeps.none"))
	}
	if again := s.Turn.Dice.Minus(kept); again.Total() > 0 && (s.Autobot() || kept.Total() > 0) {
		out = append(out, v.Say("tray.again", rules.Text("reroll", phrases.DiceText(v.Names, again))))
	}
	if yours := g.yours(tr); yours != "" {
		out = append(out, yours)
	}
	return out
}
