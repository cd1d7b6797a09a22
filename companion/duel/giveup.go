package duel

import (
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// GiveUp implements companion.Game. Autobot does not give up.
func (g *game) GiveUp() []companion.Play {
	now, v := g.Now(), g.speak()
	if now.State.Over() {
		return nil
	}
	var out []companion.Play
	for side := duel.You; side == duel.You || side == duel.Rival && !now.Setup.Solo; side++ {
		out = append(out, companion.Play{Choice: companion.Choice{Text: v.Say("duel.menu.concede", rules.Text("name", v.Name(now, side)))}, Move: g.Move(duel.Event{Kind: duel.Conceded, Side: side})})
	}
	return out
}
