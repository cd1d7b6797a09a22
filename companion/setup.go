package companion

import (
	"strings"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Wish is what a player already said about a new game, by flags; empty words
// are open.
type Wish struct {
	You, Rival  string // monsters
	Name, Other string // of the players
	Start       string // you, rival; "" is open
	Hard        bool
	Discard     string
	FirstDice   string
	Row         string // three cards, separated by commas
	Two         bool   // two humans, no Autobot
}

// Setup makes a set-up of a wish, dealing at random what it leaves open. The
// error is a *rules.Problem that names the word it could not use.
func (d *Desk) Setup(c *text.Catalogue, w Wish) (duel.Setup, error) {
	monsters, err := d.deal(c, w.You, w.Rival)
	if err != nil {
		return duel.Setup{}, err
	}
	first, err := starter(w.Start)
	if err != nil {
		return duel.Setup{}, err
	}
	set := duel.NewSetup(!w.Two, monsters, first)
	set.Names = [2]string{cleanName(w.Name), cleanName(w.Other)}
	set.Options.Hard = w.Hard
	for name, val := range map[string]string{"discard": w.Discard, "first-dice": w.FirstDice} {
		if val != "" && !set.Options.Set(name, val) {
			values := duel.OptionNames()[name]
			return set, rules.Refuse("", "option-unknown", rules.Text("option", name), rules.Text("value", val), rules.Text("use", strings.Join(values[:], ", ")))
		}
	}
	if w.Row != "" {
		if set.Row, err = d.row(c, w.Row); err != nil {
			return set, err
		}
	}
	return set, nil
}

// deal gives each side the monster it wished, or one of the others at random (S1).
func (d *Desk) deal(c *text.Catalogue, wishes ...string) ([2]duel.MonsterID, error) {
	var out [2]duel.MonsterID
	taken := map[duel.MonsterID]bool{}
	for side, w := range wishes {
		if w == "" {
			continue
		}
		id, err := PickMonster(c, w)
		if err != nil {
			return out, err
		}
		if taken[id] {
			return out, rules.Refuse("S1", "monster-taken", rules.Text("monster", c.Monster(id)))
		}
		out[side], taken[id] = id, true
	}
	for side, w := range wishes {
		if w != "" {
			continue
		}
		var open []duel.MonsterID
		for i := range d.Library.Duel.Monsters {
			if id := duel.MonsterID(i); !taken[id] {
				open = append(open, id)
			}
		}
		id := open[d.Random(len(open))]
		out[side], taken[id] = id, true
	}
	return out, nil
}

// starter reads who begins; nothing said is the human (S3: she chooses).
func starter(w string) (duel.Side, error) {
	switch speak(text.Fold(w)) {
	case "", "you":
		return duel.You, nil
	case "rival":
		return duel.Rival, nil
	}
	return duel.You, rules.Refuse("S3", "start-unknown", rules.Text("word", w))
}

// cleanName keeps a name on its line: no comment sign, no doubled spaces.
func cleanName(s string) string {
	s = strings.Map(func(r rune) rune {
		if r == '#' || r < ' ' {
			return ' '
		}
		return r
	}, s)
	return strings.Join(strings.Fields(s), " ")
}

// row reads three cards by their names.
func (d *Desk) row(c *text.Catalogue, words string) ([3]duel.CardID, error) {
	var row [3]duel.CardID
	line, err := rowWords(c, d.Rules, strings.Fields(words))
	if err != nil {
		return row, err
	}
	seen := map[duel.CardID]bool{}
	for i, w := range strings.Fields(line) {
		id, ok := d.Library.Duel.Card(w)
		switch {
		case w == "?":
			id = duel.Unnamed
		case !ok || seen[id]:
			return row, rules.Refuse("S2", "row-twice", rules.ID(rules.ArgCard, "card", w))
		}
		row[i], seen[id] = id, true
	}
	return row, nil
}

// AskSetup asks for a set-up line by line, Enter taking what is offered. with is
// what is already known. A word it cannot use is asked for again; the error is
// errQuit at the end of the input.
func (p *Plain) AskSetup(with *Wish) (duel.Setup, error) {
	var w Wish
	if with != nil {
		w = *with
	}
	p.say("setup.title")
	var set duel.Setup
	hard := ""
	if w.Hard {
		hard = "hard"
	}
	ask := func(key string, to *string) error {
		for {
			line, err := p.read(p.Say(key))
			if err != nil {
				return err
			}
			if cmd, _ := AsCommand(line); cmd == CmdQuit || cmd == CmdHelp {
				if cmd == CmdQuit {
					return errCancelled
				}
				p.say("setup.title")
				continue
			}
			if to == &hard && line != "" && !isHard(line) && !isNormal(line) {
				p.fault(rules.Refuse("A9", "hard-unknown", rules.Text("word", line)))
				continue
			}
			old := *to
			*to = line
			if set, err = p.desk.Setup(p.Catalogue, w); err == nil {
				return nil
			}
			p.fault(err)
			*to = old
		}
	}
	for _, q := range []struct {
		key string
		to  *string
	}{
		{"setup.ask.you", &w.You}, {"setup.ask.rival", &w.Rival}, {"setup.ask.name", &w.Name},
		{"setup.ask.start", &w.Start}, {"setup.ask.hard", &hard}, {"setup.ask.row", &w.Row},
	} {
		if *q.to != "" {
			continue
		}
		if err := ask(q.key, q.to); err != nil {
			return set, err
		}
		w.Hard = w.Hard || isHard(hard)
	}
	return p.desk.Setup(p.Catalogue, w)
}

// isHard reads the answer to the difficulty question: hard, difficile, or yes.
func isHard(s string) bool {
	word := text.Fold(s)
	return word != "" && (strings.HasPrefix("hard", word) || strings.HasPrefix("difficile", word) || speak(word) == "yes")
}

// isNormal reads the other answer: normal, normale, or no.
func isNormal(s string) bool {
	return strings.HasPrefix("normale", text.Fold(s)) || speak(s) == "no"
}

// Ask sets a game up and plays it.
func (p *Plain) Ask(with *Wish) error {
	set, err := p.AskSetup(with)
	if err == errQuit || err == errCancelled {
		return nil
	}
	if err != nil {
		return err
	}
	return p.Begin(set)
}
