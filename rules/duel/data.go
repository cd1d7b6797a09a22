package duel

import (
	"fmt"

	"kingoftokyo/rules"
)

// Data is the duel part of cards.yaml as written. Box checks it.
type Data struct {
	Monsters []monsterData `yaml:"monsters"`
	Tokens   []tokenData   `yaml:"tokens"`
	Cards    []cardData    `yaml:"cards"`
}

type monsterData struct {
	ID         rules.Scalar `yaml:"id"`
	Name       rules.Words  `yaml:"name"`
	Hearts     rules.Scalar `yaml:"hearts"`
	Difficulty rules.Scalar `yaml:"difficulty"`
	Power      struct {
		Name    rules.Words  `yaml:"name"`
		Symbols rules.Scalar `yaml:"symbols"`
		Extra   rules.Scalar `yaml:"extra"`
		Effect  rules.Words  `yaml:"effect"`
	} `yaml:"power"`
	Rulings []rulingData `yaml:"rulings"`
}

type rulingData struct {
	Source rules.Scalar `yaml:"source"` // empty if it is our own
	Text   rules.Words  `yaml:",inline"`
}

type tokenData struct {
	ID     rules.Scalar   `yaml:"id"`
	Name   rules.Words    `yaml:"name"`
	Spaces []rules.Scalar `yaml:"spaces"`
	Covers rules.Scalar   `yaml:"covers"`
	Copies rules.Scalar   `yaml:"copies"`
	Owner  rules.Scalar   `yaml:"owner"`
}

type cardData struct {
	ID      rules.Scalar   `yaml:"id"`
	Name    rules.Words    `yaml:"name"`
	Cost    rules.Scalar   `yaml:"cost"`
	Kind    rules.Scalar   `yaml:"kind"`
	Token   rules.Scalar   `yaml:"token"`
	Plain   rules.Scalar   `yaml:"plain"`
	Adds    []rules.Scalar `yaml:"adds"`
	Bought  []rules.Scalar `yaml:"bought"`
	Does    []rules.Scalar `yaml:"does"`
	Effect  rules.Words    `yaml:"effect"`
	Rulings []rulingData   `yaml:"rulings"`
}

// check collects the faults while a Data becomes a Box.
type check struct {
	*rules.Faults
	box      *Box
	seen     map[string]int  // ids with their lines
	discards map[CardID]bool // cards that say they are discard cards
	lines    []int           // the line of each card, by CardID-1
}

// Box checks the data and makes the box from it. It adds every mistake to faults; the
// box is usable only if there are none.
func (d *Data) Box(faults *rules.Faults) *Box {
	c := &check{faults, &Box{Cards: make([]Card, 1), TokenNames: map[string]rules.Words{}}, map[string]int{}, map[CardID]bool{}, nil}
	for i := range d.Monsters {
		c.monster(&d.Monsters[i])
	}
	for i := range d.Tokens {
		c.token(&d.Tokens[i])
	}
	for i := range d.Cards {
		c.card(&d.Cards[i])
	}
	if n := len(d.Monsters); n < 2 {
		c.Add(1, "duel: %d monsters; at least 2 are needed", n)
	}
	if n := len(c.box.Tokens); n > MaxTokens {
		c.Add(1, "duel: %d tokens; at most %d fit", n, MaxTokens)
	}
	if n := len(d.Cards); n < 4 || n > MaxCards {
		c.Add(1, "duel: %d cards; the game needs 4 to %d", n, MaxCards)
	}
	c.hooks()
	return c.box
}

// id checks an id and returns the name that faults use for the item.
func (c *check) id(kind string, id rules.Scalar, at int) string {
	return c.ID(c.seen, kind, id, max(id.Line, 1), at)
}

func (c *check) rulings(line int, what string, list []rulingData) []Ruling {
	var out []Ruling
	for i, d := range list {
		c.Text(line, fmt.Sprintf("%s: ruling %d", what, i+1), d.Text)
		out = append(out, Ruling{d.Source.S, d.Text})
	}
	return out
}

func (c *check) monster(d *monsterData) {
	what, line := c.id("monster", d.ID, len(c.box.Monsters)), max(d.ID.Line, 1)
	c.Text(line, what+": name", d.Name)
	c.Text(line, what+": power name", d.Power.Name)
	c.Text(line, what+": power effect", d.Power.Effect)
	c.box.Monsters = append(c.box.Monsters, MonsterCard{
		ID: d.ID.S, Name: d.Name,
		Hearts:     int16(c.Number(what, "hearts", d.Hearts, line, 1, 50)),
		Difficulty: c.Number(what, "difficulty", d.Difficulty, line, 1, 3),
		PowerName:  d.Power.Name, PowerText: d.Power.Effect,
		Symbols: int8(c.Number(what, "power symbols", d.Power.Symbols, line, 1, 6)),
		Extra:   int8(c.Optional(what, "power extra", d.Power.Extra, 1, 1, 0)),
		Rulings: c.rulings(line, what, d.Rulings),
	})
}

func (c *check) token(d *tokenData) {
	what, line := c.id("token", d.ID, len(c.box.Tokens)), max(d.ID.Line, 1)
	c.Text(line, what+": name", d.Name)
	if n := len(d.Spaces); n < 1 || n > 3 {
		c.Add(line, "%s: %d spaces; a token has 1 to 3", what, n)
	}
	kind := TokenKind{Name: d.ID.S, King: d.Owner.S != ""}
	for _, s := range d.Spaces {
		kind.Spaces = append(kind.Spaces, c.bonus(what, s))
	}
	kind.Covers = int8(c.Optional(what, "covers", d.Covers, 1, 3, len(d.Spaces)))
	if diff := int(kind.Covers) - len(kind.Spaces); diff < -1 || diff > 1 {
		c.Add(line, "%s: %d spaces over %d printed ones; they may differ by one", what, len(kind.Spaces), kind.Covers)
	}
	if kind.King && d.Owner.S != "the-king" {
		c.Add(d.Owner.Line, "%s: owner is %q; only the-king has tokens of his own", what, d.Owner.S)
	}
	for range c.Optional(what, "copies", d.Copies, 1, 2, 1) {
		c.box.Tokens = append(c.box.Tokens, kind)
	}
	c.box.TokenNames[d.ID.S] = d.Name
}

func (c *check) bonus(what string, s rules.Scalar) Bonus {
	if s.S == "blank" {
		return Bonus{}
	}
	word, n, ok := s.Count()
	for k := BonusDamage; k <= BonusDice; k++ {
		if word == k.String() && ok && n >= 1 && n <= 9 {
			return Bonus{k, int8(n)}
		}
	}
	c.Add(s.Line, "%s: %q is no space; want blank, damage N, heart N, energy N or dice-token N", what, s.S)
	return Bonus{}
}

func (c *check) card(d *cardData) {
	what, line := c.id("card", d.ID, len(c.box.Cards)-1), max(d.ID.Line, 1)
	c.Text(line, what+": name", d.Name)
	c.Text(line, what+": effect", d.Effect)
	card := Card{ID: d.ID.S, Name: d.Name, Text: d.Effect, Rulings: c.rulings(line, what, d.Rulings), Token: d.Token.S,
		Cost: int16(c.Number(what, "cost", d.Cost, line, 0, 20)), Plain: c.Plain(what, d.Plain)}
	card.Keep, c.discards[CardID(len(c.box.Cards))] = c.Kind(what, d.Kind, line)
	if d.Token.S != "" {
		if id, ok := c.box.Token(d.Token.S); !ok || c.box.Tokens[id].King {
			c.Add(d.Token.Line, "%s: no token %q (%s)", what, d.Token.S, c.box.tokenNames(false))
		}
	}
	if !card.Keep {
		c.KeepOnly(what, d.Adds, d.Bought)
	}
	for _, s := range d.Adds {
		c.adds(what, s, &card.Adds)
	}
	card.Bought, card.Does = c.effects(what, d.Bought), c.effects(what, d.Does)
	c.box.Cards = append(c.box.Cards, card)
	c.lines = append(c.lines, line)
}

func (c *check) adds(what string, s rules.Scalar, a *Adds) {
	word, n, ok := s.Count()
	to := map[string]*int8{"claw": &a.Claws, "die": &a.Dice, "roll": &a.Rolls}[word]
	if to == nil || !ok || n < 1 || n > 2 {
		c.Add(s.Line, "%s: adds %q; want claw N, die N or roll N", what, s.S)
		return
	}
	*to += int8(n)
}

func (c *check) effects(what string, list []rules.Scalar) (out []Effect) {
	rules.Verbs(c.Faults, what, list, verbForms[:], func(v Verb, n, m int8) { out = append(out, Effect{v, n, m}) })
	return out
}
