package tokyo

import (
	"errors"
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file asks for a set-up line by line.

// Ask sets a game up and plays it. w is what is already known.
func (p *Plain) Ask(w Wish) error {
	set, err := p.AskSetup(w, nil)
	if errors.Is(err, companion.ErrQuit) || errors.Is(err, errCancelled) {
		return nil
	}
	if err != nil {
		return err
	}
	return p.Begin(set)
}

// AskSetup asks for what a wish leaves open, Enter taking what is offered; offered
// are the players Enter stands for. A word it cannot use is asked for again; the
// error is companion.ErrQuit at the end of the input.
func (p *Plain) AskSetup(w Wish, offered []PlayerWish) (tokyo.Setup, error) {
	if err := p.words(w.Edition, nil); err != nil {
		return tokyo.Setup{}, err
	}
	p.say("tokyo.setup.title", rules.Text("box", p.View.Words.Words(p.Rules.Set.Name)))
	if w.Players == nil {
		if err := p.askPlayers(&w, offered); err != nil {
			return tokyo.Setup{}, err
		}
	}
	if err := p.settle(&w); err != nil {
		return tokyo.Setup{}, err
	}
	for _, ask := range []func(*Wish) error{p.askTiles, p.askOptions, p.askRow, p.askFirst} {
		if err := ask(&w); err != nil {
			return tokyo.Setup{}, err
		}
	}
	return p.desk.Setup(w)
}

// settle deals the monsters nobody wished for, so that everybody can be named from
// here on.
func (p *Plain) settle(w *Wish) error {
	set, err := p.desk.Check(*w)
	if err != nil {
		return err
	}
	for i := range w.Players {
		w.Players[i].Monster = p.Rules.Monsters[set.Monsters[i]].ID
	}
	return nil
}

// called is what the player of a seat is called in a set-up.
func (p *Plain) called(w *Wish, seat tokyo.Seat) string {
	one := w.Players[seat]
	if one.Name != "" {
		return one.Name
	}
	id, _ := p.Rules.Set.Monster(one.Monster)
	return p.Monster(id)
}

// try says whether a wish could be met as far as it goes.
func (p *Plain) try(w Wish) error {
	_, err := p.desk.Setup(w)
	return err
}

// askPlayers asks how many play, or who: a line with names has them all.
func (p *Plain) askPlayers(w *Wish, offered []PlayerWish) error {
	names := make([]string, len(offered))
	for i, one := range offered {
		names[i] = one.Name
	}
	prompt := p.Say("tokyo.setup.ask.players")
	if strings.Join(names, "") != "" {
		prompt = p.Say("tokyo.setup.ask.players.again", rules.Text("list", strings.Join(names, ", ")))
	} else if offered == nil {
		offered = make([]PlayerWish, minPlayers)
	}
	counted := false
	err := p.askUntil(prompt, func(line string) (err error) {
		players := append([]PlayerWish(nil), offered...)
		if line != "" {
			if players, err = ParsePlayers(line); err != nil {
				return err
			}
		}
		_, noNumber := strconv.Atoi(line)
		counted = noNumber == nil || line == "" && strings.Join(names, "") == ""
		w.Players = players
		return p.try(Wish{Edition: w.Edition, Players: players})
	})
	if err != nil || !counted {
		return err
	}
	for i := range w.Players {
		err := p.askUntil(p.Say("tokyo.setup.ask.player", rules.Num("n", i+1)), func(line string) error {
			w.Players[i] = ParsePlayer(line)
			return p.try(Wish{Edition: w.Edition, Players: w.Players})
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// askTiles asks which sides of the Wickedness tiles are played with (12.10).
func (p *Plain) askTiles(w *Wish) error {
	if w.Edition != tokyo.Dark || w.Tiles != "" {
		return nil
	}
	return p.askUntil(p.Say("tokyo.setup.ask.tiles"), func(line string) error {
		w.Tiles = line
		return p.try(Wish{Edition: w.Edition, Players: w.Players, Tiles: line})
	})
}

// askOptions asks for the switches of a game, unless one is set already.
func (p *Plain) askOptions(w *Wish) error {
	if w.TwoEnergy || w.Bay != "" || w.Frenzy != "" {
		return nil
	}
	key := "tokyo.setup.ask.options"
	switch {
	case len(w.Players) == minPlayers:
		key = "tokyo.setup.ask.options.pair"
	case len(w.Players) > bayFrom-1:
		key = "tokyo.setup.ask.options.bay"
	}
	return p.askUntil(p.Say(key), func(line string) error {
		now := *w
		if err := now.readOptions(line); err != nil {
			return err
		}
		if err := p.try(Wish{Edition: w.Edition, Players: w.Players, TwoEnergy: now.TwoEnergy, Bay: now.Bay, Frenzy: now.Frenzy}); err != nil {
			return err
		}
		*w = now
		return nil
	})
}

// bayFrom is from how many players on Tokyo Bay is in use (8.1).
const bayFrom = 5

// readOptions reads options with commas between: bay moves, frenzy cut, two-energy.
func (w *Wish) readOptions(line string) error {
	for _, one := range strings.Split(line, ",") {
		switch folded := text.Fold(one); folded {
		case "", "none", "aucune":
		case "bay", "baie", "baymoves", "bayavance", "baiebouge", "baieavance":
			w.Bay = "moves"
		case "frenzy", "rage", "frenzycut", "ragecoupe":
			w.Frenzy = "cut"
		case "energy", "energie", "twoenergy", "deuxenergie", "deuxenergies":
			w.TwoEnergy = true
		default:
			return rules.Refuse("", "tokyo.setup.option-unknown", rules.Text("word", strings.TrimSpace(one)))
		}
	}
	return nil
}

// askRow asks for the three cards of the row (2.2).
func (p *Plain) askRow(w *Wish) error {
	if w.Row != "" {
		return nil
	}
	return p.askUntil(p.Say("tokyo.setup.ask.row"), func(line string) error {
		w.Row = line
		return p.try(Wish{Edition: w.Edition, Players: w.Players, Row: line})
	})
}

// askFirst asks who begins or takes the throws for it (2.4).
func (p *Plain) askFirst(w *Wish) error {
	if w.First == "" {
		err := p.askUntil(p.Say("tokyo.setup.ask.first"), func(line string) error {
			if w.First = line; isThrow(line) {
				return nil
			}
			return p.try(Wish{Edition: w.Edition, Players: w.Players, First: line})
		})
		if err != nil {
			return err
		}
	}
	if !isThrow(w.First) {
		return nil
	}
	throw := NewOpening(len(w.Players))
	for {
		seat, more := throw.Next()
		if !more {
			break
		}
		err := p.askUntil(p.Say("tokyo.setup.ask.throw", rules.Text("name", p.called(w, seat))), func(line string) error {
			smashes, err := parseThrow(line)
			if err == nil && throw.Take(smashes) {
				var tied []string
				for _, seat := range throw.Left() {
					tied = append(tied, p.called(w, seat))
				}
				p.say("tokyo.setup.tie", rules.Text("list", strings.Join(tied, ", ")))
			}
			return err
		})
		if err != nil {
			return err
		}
	}
	w.First = throw.Left()[0].String()
	return nil
}

// isThrow says whether the dice shall say who begins: nothing said, or so.
func isThrow(word string) bool {
	folded := text.Fold(word)
	return folded == "" || folded == "dice" || folded == "des" || folded == "lesdes"
}

// askUntil asks until the answer can be taken. Its error ends the set-up.
func (p *Plain) askUntil(prompt string, take func(line string) error) error {
	for {
		line, err := p.Read(prompt)
		if err != nil {
			return err
		}
		switch cmd, _ := companion.AsCommand(line); cmd {
		case companion.CmdQuit:
			return errCancelled
		case companion.CmdHelp:
			p.say("tokyo.setup.help")
			continue
		}
		if err = take(line); err == nil {
			return nil
		}
		p.fault(err)
	}
}
