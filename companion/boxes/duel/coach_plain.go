package duel

import (
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/console"
	"kingoftokyo/rules"
)

// This file is the coach in plain mode.

// Answer implements companion.Game: the commands that ask the coach.
func (g *game) Answer(cmd console.Command, c *console.Console, rest string) (known bool) {
	var said []string
	var err error
	switch cmd {
	case console.CmdDanger:
		said, err = g.ahead()
	case console.CmdReview:
		said, err = g.lookedBack(rest, columns(c))
	case console.CmdCoach:
		said, err = g.mode(rest)
	default:
		return false
	}
	if err != nil {
		c.Fault(g.Words(), err)
	}
	for _, l := range said {
		c.Print("%s", l)
	}
	return true
}

// ahead returns the danger ahead, in words.
func (g *game) ahead() ([]string, error) {
	if err := g.coachOff(); err != nil {
		return nil, err
	}
	if !g.Now().Setup.Solo {
		return nil, rules.Refuse("", "coach.danger.two")
	}
	d, ok := g.coach().Danger(g.Session.Game)
	if !ok {
		return nil, rules.Refuse("", "coach.danger.none")
	}
	return g.speak().DangerWords(&g.Now().State, d), nil
}

// usualColumns is how wide a picture is if the width of the terminal is not known.
const usualColumns = 80

// columns returns how many columns a line may have.
func columns(c *console.Console) int {
	if c.Width != nil {
		if w := c.Width(); w > 1 {
			return w - 1 // the last column stays free for the cursor
		}
	}
	return usualColumns
}

// mode changes or says how much of the coach is shown.
func (g *game) mode(word string) ([]string, error) {
	m, ok := advice.ParseCoachMode(word)
	switch c := g.coach(); {
	case c == nil:
		return nil, rules.Refuse("", "coach.missing")
	case word == "":
		return []string{g.speak().CoachSet(c.Mode())}, nil
	case !ok:
		return nil, rules.Refuse("", "coach.unknown", rules.Text("word", word))
	}
	said, err := g.setMode(m)
	return []string{said}, err
}
