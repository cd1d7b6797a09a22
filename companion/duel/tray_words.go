package duel

import (
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// faceHues are the colours of the six faces, in their order.
var faceHues = [rules.NumFaces]companion.Hue{companion.ClawHue, companion.HeartHue, companion.EnergyHue, companion.FameHue, companion.DestructionHue, companion.PowerHue}

// dieWords are the words below the dice.
func (v *Phrases) dieWords() companion.DieWords {
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
	tr.Prompt = g.trayPrompt(tr)
	tr.Beside = companion.Lines(g.beside(tr)...)
}

// step says which step of the turn it is: "roll 2 of 3", "buy". typing says that the player is typing the next
// roll.
func (v *Phrases) step(s *duel.State, typing bool) string {
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

// trayPrompt is what the table waits for while an entry is being typed. Between two players it names who is
// meant.
func (g *game) trayPrompt(tr *laid) string {
	v, t := g.speak(), g.Now()
	s := &t.State
	if g.ReadOnly() {
		return v.Say("table.prompt.looking")
	}
	if q, open := t.Open(); open && tr.wants != wantsAnswer && tr.wants != wantsPick {
		return v.Question(s, &q)
	}
	if s.Over() {
		return v.Say("table.prompt.over")
	}
	args := []rules.Arg{rules.Num("n", tr.Due-len(tr.e.Typed)), rules.Num("energy", int(s.Sides[s.Turn.Active].Energy)), rules.Num("tokens", g.tokensHeld(s)), v.gain(s)}
	key := g.trayKey(tr)
	if key == "tray.buy" || key == "tray.lab" {
		offer := v.offer(s)
		args = append(args, rules.Text("keys", offer.Say(v.Catalogue)))
	}
	said := v.Say(key, args...)
	if v.Rules.CanDiscard(s) && (s.Turn.Phase == duel.PhaseBuy || s.Turn.Rolls == 0 && !tr.typing()) {
		said += v.Say("tray.alien") // it has no key of its own
	}
	if who := s.Turn.Active; v.Two {
		if q, open := t.Open(); open {
			who = q.Side
		}
		return v.Colon(v.Side(who), said)
	}
	return said
}

// gain is what a player gets who ends the turn without having bought anything, for the prompt (O9).
func (v *Phrases) gain(s *duel.State) rules.Arg {
	said := ""
	if s.Turn.Phase == duel.PhaseBuy && !s.Turn.Bought {
		said = v.Say("tray.gain")
	}
	return rules.Text("gain", said)
}

// tokensHeld is how many dice tokens go with the first roll: those that Autobot spends, or those that the player
// may spend.
func (g *game) tokensHeld(s *duel.State) int {
	if s.Autobot() {
		return int(s.Sides[duel.Rival].Dice)
	}
	return g.box.desk.Rules.MoreTokens(s)
}

// trayKey is the catalogue key of the sentence that says what to do next.
func (g *game) trayKey(tr *laid) string {
	r, s := g.box.desk.Rules, &g.Now().State
	switch {
	case tr.wants == wantsPick && len(tr.e.Typed) == tr.Due:
		return "tray.picked"
	case tr.wants == wantsPick:
		return "tray.pick"
	case tr.wants == wantsWhite:
		return "tray.white"
	case tr.wants == wantsAnswer, tr.wants == wantsRoll && tr.typing():
		return "tray.more"
	case r.LabOpen(s):
		return "tray.lab"
	case tr.wants == wantsRoll && s.Turn.Rolls == 0:
		key := "tray.first"
		if s.Autobot() {
			key = "tray.first.autobot"
		}
		if g.tokensHeld(s) > 0 {
			key += ".tokens"
		}
		return key
	case r.Shadowed(s) && tr.Due > 0:
		return "tray.shadows"
	case tr.wants == wantsRoll && tr.Due == 0:
		return "tray.all-kept"
	case tr.wants == wantsRoll && s.Autobot():
		return "tray.again.autobot"
	case tr.wants == wantsRoll && tr.kept().Total() > 0:
		return "tray.kept"
	case tr.wants == wantsRoll:
		return "tray.reroll"
	case s.Turn.Phase <= duel.PhaseRoll:
		return "tray.done"
	case s.Turn.Phase == duel.PhaseResolve && s.Autobot():
		return "tray.resolve.autobot"
	case s.Turn.Phase == duel.PhaseResolve && g.orderMatters(s):
		return "tray.order"
	case s.Turn.Phase == duel.PhaseResolve:
		return "tray.resolve"
	case s.Turn.Phase == duel.PhaseBuy && !s.Autobot() && !g.speak().canBuy(s):
		return "tray.buy.none"
	case s.Turn.Phase == duel.PhaseBuy && !s.Autobot():
		return "tray.buy"
	}
	return "tray.end"
}

// orderMatters is duel.Rules.OrderMatters, worked out once for each table.
func (g *game) orderMatters(s *duel.State) bool {
	if g.ordered.of != *s || !g.ordered.known {
		g.ordered.of, g.ordered.known, g.ordered.matters = *s, true, g.box.desk.Rules.OrderMatters(*s)
	}
	return g.ordered.matters
}

// ordered is whether the order of the symbols matters at the table last asked for.
type ordered struct {
	of             duel.State
	known, matters bool
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
	keep := rules.Text("keep", Dice(v.Names, kept))
	var out []string
	switch rule := implied(v.Rules, s); {
	case s.Autobot() && kept != rule:
		out = append(out, v.Say("tray.keeps.other", keep, rules.Text("rule", Dice(v.Names, rule))))
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
		out = append(out, v.Say("tray.again", rules.Text("reroll", Dice(v.Names, again))))
	}
	if yours := g.yours(tr); yours != "" {
		out = append(out, yours)
	}
	return out
}
