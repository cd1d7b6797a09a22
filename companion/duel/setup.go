package duel

import (
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// Wish is what a player already said about a new game, by flags; empty words
// are open.
type Wish struct {
	You, Rival  string // monsters
	Name, Other string // of the players; Other counts between two humans alone
	Start       string // you, rival or a name; "" is open
	Row         string // three cards, separated by commas
	Two         bool   // two humans, no Autobot
	// What follows is about Autobot and means nothing between two humans.
	Hard      bool
	Discard   string
	FirstDice string
}

// names are the players' names as a game keeps them.
func (w *Wish) names() [2]string {
	if !w.Two {
		return [2]string{text.CleanName(w.Name)}
	}
	return [2]string{text.CleanName(w.Name), text.CleanName(w.Other)}
}

// Words is the catalogue for the game wished for.
func (w *Wish) Words(c *Words) *Words { return c.Among(w.Two, w.names()) }

// WishLike is the wish for a new game like one that was played: the same people
// and options, monsters dealt anew.
func WishLike(set *duel.Setup) Wish {
	w := Wish{Two: !set.Solo, Name: set.Names[duel.You], Other: set.Names[duel.Rival], Hard: set.Options.Hard}
	if set.Options.DiscardTurns {
		w.Discard = "turn"
	}
	if set.Options.FullDice {
		w.FirstDice = "you"
	}
	return w
}

// LastWish is the wish for a new game like the one played last, if there is one
// that can be read.
func (d *Desk) LastWish() Wish {
	saved, err := d.Store.List()
	if err != nil || len(saved) == 0 {
		return Wish{}
	}
	o, err := tracker.Look(duel.Log{Rules: d.Rules}, saved[0].Path)
	if err != nil {
		return Wish{}
	}
	return WishLike(&o.Game.Table().Setup)
}

// Setup makes a set-up of a wish, dealing at random what it leaves open. The
// error is a *rules.Problem that names the word it could not use.
func (d *Desk) Setup(c *Words, w Wish) (duel.Setup, error) {
	c = w.Words(c)
	monsters, err := d.deal(c, w.You, w.Rival)
	if err != nil {
		return duel.Setup{}, err
	}
	if one, other := c.Side(duel.You), c.Side(duel.Rival); w.Two && text.Fold(one) == text.Fold(other) {
		return duel.Setup{}, rules.Refuse("", "name-twice", rules.Text("name", one))
	}
	first, err := starter(c, w.Start)
	if err != nil {
		return duel.Setup{}, err
	}
	set := duel.NewSetup(!w.Two, monsters, first)
	set.Names = w.names()
	if !w.Two {
		if err := w.options(&set.Options); err != nil {
			return set, err
		}
	}
	if w.Row != "" {
		if set.Row, err = d.row(c, w.Row); err != nil {
			return set, err
		}
	}
	return set, nil
}

// options sets what a wish says about Autobot (S4, A8, A9).
func (w *Wish) options(o *duel.Options) error {
	o.Hard = w.Hard
	for name, val := range map[string]string{"discard": w.Discard, "first-dice": w.FirstDice} {
		if val != "" && !o.Set(name, val) {
			values := duel.OptionNames()[name]
			return rules.Refuse("", "option-unknown", rules.Text("option", name), rules.Text("value", val), rules.Text("use", strings.Join(values[:], ", ")))
		}
	}
	return nil
}

// deal gives each side the monster it wished, or one of the others at random (S1).
func (d *Desk) deal(c *Words, wishes ...string) ([2]duel.MonsterID, error) {
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

// starter reads who begins; nothing said is the human (S3: she chooses), of two
// the first-named.
func starter(c *Words, w string) (duel.Side, error) {
	if side, ok := sideNamed(c, w); ok {
		return side, nil
	}
	switch speak(text.Fold(w)) {
	case "", "you":
		return duel.You, nil
	case "rival":
		return duel.Rival, nil
	}
	return duel.You, rules.Refuse("S3", "start-unknown", rules.Text("word", w))
}

// row reads the three cards of a new row by their names: all different (S2).
func (d *Desk) row(c *Words, words string) ([3]duel.CardID, error) {
	row, err := rowNamed(c, words)
	if err != nil {
		return row, err
	}
	seen := map[duel.CardID]bool{duel.NoCard: true}
	for _, id := range row {
		if seen[id] {
			return row, rules.Refuse("S2", "row-twice", rules.ID(rules.ArgCard, "card", c.Box.CardName(id)))
		}
		seen[id] = id != duel.Unnamed
	}
	return row, nil
}

// AskSetup asks for a set-up line by line, Enter taking what is offered. with is
// what is already known. A word it cannot use is asked for again; the error is
// companion.ErrQuit at the end of the input.
func (p *Plain) AskSetup(with *Wish) (duel.Setup, error) {
	var w Wish
	if with != nil {
		w = *with
	}
	playing := p.Words
	defer func() { p.Words = playing }()
	if err := p.askPlayers(&w); err != nil {
		return duel.Setup{}, err
	}
	p.Words = w.Words(playing)
	p.say("setup.title")
	hard := ""
	if w.Hard {
		hard = "hard"
	}
	for _, q := range setupQuestions(&w, &hard) {
		if *q.to != "" {
			continue
		}
		if err := p.askUntil(q.key, func(line string) error {
			if q.to == &hard && line != "" && !isHard(line) && !isNormal(line) {
				return rules.Refuse("A9", "hard-unknown", rules.Text("word", line))
			}
			old := *q.to
			*q.to = line
			_, err := p.desk.Setup(p.Words, w)
			if err != nil {
				*q.to = old
			}
			return err
		}); err != nil {
			return duel.Setup{}, err
		}
		w.Hard = w.Hard || isHard(hard)
		p.Words = w.Words(playing) // from here on by their names
	}
	return p.desk.Setup(p.Words, w)
}

// setupQuestion is a question of the set-up and where its answer goes.
type setupQuestion struct {
	key string
	to  *string
}

// setupQuestions are what a set-up asks, in their order. Two humans say their
// names first: the other questions call them by these.
func setupQuestions(w *Wish, hard *string) []setupQuestion {
	if w.Two {
		return []setupQuestion{{"setup.ask.name", &w.Name}, {"setup.ask.other", &w.Other}, {"setup.ask.you", &w.You},
			{"setup.ask.rival", &w.Rival}, {"setup.ask.start", &w.Start}, {"setup.ask.row", &w.Row}}
	}
	return []setupQuestion{{"setup.ask.you", &w.You}, {"setup.ask.rival", &w.Rival}, {"setup.ask.name", &w.Name},
		{"setup.ask.start", &w.Start}, {"setup.ask.hard", hard}, {"setup.ask.row", &w.Row}}
}

// askPlayers asks whether one or two play, unless the wish says it.
func (p *Plain) askPlayers(w *Wish) error {
	if w.Two || w.Hard || w.Rival != "" || text.Fold(w.Start) == "autobot" || w.Discard != "" || w.FirstDice != "" {
		return nil
	}
	return p.askUntil("setup.ask.players", func(line string) error {
		switch text.Fold(line) {
		case "", "1", "one", "un", "solo", "autobot":
		case "2", "two", "deux", "duel":
			w.Two = true
		default:
			return rules.Refuse("", "players-unknown", rules.Text("word", line))
		}
		return nil
	})
}

// askUntil asks until the answer can be taken. Its error ends the set-up.
func (p *Plain) askUntil(key string, take func(line string) error) error {
	for {
		line, err := p.Read(p.Say(key))
		if err != nil {
			return err
		}
		switch cmd, _ := companion.AsCommand(line); cmd {
		case companion.CmdQuit:
			return errCancelled
		case companion.CmdHelp:
			p.say("setup.title")
			continue
		}
		if err = take(line); err == nil {
			return nil
		}
		p.fault(err)
	}
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
	if err == companion.ErrQuit || err == errCancelled {
		return nil
	}
	if err != nil {
		return err
	}
	return p.Begin(set)
}
