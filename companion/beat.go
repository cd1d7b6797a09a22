package companion

import (
	"cmp"
	"slices"
	"strings"

	"kingoftokyo/rules"
)

// Beat is a step of the rhythm that every turn has, in every box and at every seat.
type Beat uint8

// The beats.
const (
	RollBeat    Beat = iota // dice must be typed
	PreviewBeat             // the dice may be resolved: the screen shows what that does
	ShopBeat                // cards may be bought, and the turn may end
	AskBeat                 // a player must answer before anything else happens
	EndBeat                 // the game is over
)

// beatOf returns the beat of a frame: that of its table, unless the player marks or types dice for another roll.
func beatOf(f *Frame, r *Roll, e *Entry) Beat {
	switch {
	case f.Over:
		return EndBeat
	case f.Asked != nil:
		return AskBeat
	case f.Beat == PreviewBeat && f.Dice.Due > 0 && r.White == nil, f.Beat == ShopBeat && len(e.Typed) > 0:
		return RollBeat
	}
	return f.Beat
}

// beats returns the words of the beats of a turn, for its title; the current one begins with capitals. A question
// comes after the beat in which it was asked.
func (c *Controller) beats() []string {
	f, words := c.frame, c.Words()
	if f.Beat == EndBeat {
		return nil
	}
	out := []string{words.Say("beat.roll"), words.Say("beat.preview")}
	at := min(int(f.Beat), len(out))
	if c.scene.Shops || c.scene.Beat == ShopBeat {
		out = append(out, words.Say("beat.shop"))
	}
	switch {
	case f.Beat == AskBeat:
		asks := words.Say("beat.asks", rules.Text("name", f.Asked.Who))
		if at = min(1+int(c.scene.Beat), len(out)); f.Asked.Who == "" {
			asks = words.Say("beat.asks.you")
		}
		out = slices.Insert(out, at, asks)
	case f.Beat == RollBeat:
		out[0] = cmp.Or(f.Dice.Step, f.Head.Step, out[0])
	}
	word, rest, parted := strings.Cut(out[at], " ")
	if f.Beat != RollBeat {
		word, rest, parted = out[at], "", false
	}
	if out[at] = strings.ToUpper(word); parted {
		out[at] += " " + rest
	}
	return out
}

// enters returns what Enter does now, in words; "" if it does nothing.
func (c *Controller) enters() string {
	f, e := c.frame, &c.entry
	switch {
	case c.ReadOnly(), f.Dice.Missing, c.roll.marking(e):
		return ""
	case len(e.Typed) > 0 && c.roll.Says != nil:
		return c.roll.Says(e)
	case len(e.Typed) > 0, e.Hand != nil && (f.Dice.Due == 0 || !c.roll.Plays):
		return c.Words().Say("beat.enter.dice", rules.Num("n", max(len(e.Typed), len(e.Hand))))
	}
	if i := c.onEnter(); i >= 0 {
		return f.Keys[i].Text
	}
	return ""
}

// onEnter returns the number of the choice that Enter means; -1 for none.
func (c *Controller) onEnter() int {
	return slices.IndexFunc(c.frame.Keys, func(k Choice) bool { return (k.Shortcut == KeyEnter || k.Enter) && k.Disabled == "" })
}

// Enter returns the move of the choice that Enter means while no dice are typed; nil for none.
func (c *Controller) Enter() Move {
	c.Frame()
	if i := c.onEnter(); i >= 0 {
		return c.scene.Choices[i].Move
	}
	return nil
}
