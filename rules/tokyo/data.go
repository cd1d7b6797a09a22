package tokyo

import (
	"fmt"
	"slices"
	"strings"

	"kingoftokyo/rules"
)

// Data is the part of cards.yaml for both boxes, as written. Sets checks it.
type Data struct {
	Boxes    []boxData     `yaml:"boxes"`
	Monsters []monsterData `yaml:"monsters"`
	Cards    []cardData    `yaml:"cards"`
	Tiles    []tileData    `yaml:"tiles"`
}

type boxData struct {
	ID   rules.Scalar `yaml:"id"`
	Name rules.Words  `yaml:"name"`
}

type monsterData struct {
	ID    rules.Scalar   `yaml:"id"`
	Name  rules.Words    `yaml:"name"`
	Boxes []rules.Scalar `yaml:"boxes"`
}

type cardData struct {
	printedData `yaml:",inline"`

	Cost   rules.Scalar   `yaml:"cost"`
	Kind   rules.Scalar   `yaml:"kind"`
	Copies rules.Scalar   `yaml:"copies"`
	Boxes  []rules.Scalar `yaml:"boxes"`
	Dark   *darkData      `yaml:"dark"`
}

// darkData is what the Dark Edition prints differently on a card of both boxes.
type darkData struct {
	Cost   rules.Scalar `yaml:"cost"`
	Copies rules.Scalar `yaml:"copies"`
	Effect *rules.Words `yaml:"effect"`
}

type tileData struct {
	printedData `yaml:",inline"`

	Number rules.Scalar `yaml:"number"`
	Level  rules.Scalar `yaml:"level"`
	Side   rules.Scalar `yaml:"side"`
}

// printedData is what describes both cards and tiles.
type printedData struct {
	ID      rules.Scalar   `yaml:"id"`
	Name    rules.Words    `yaml:"name"`
	Plain   rules.Scalar   `yaml:"plain"`
	Tokens  []rules.Scalar `yaml:"tokens"`
	Adds    []rules.Scalar `yaml:"adds"`
	Bought  []rules.Scalar `yaml:"bought"`
	Does    []rules.Scalar `yaml:"does"`
	Effect  rules.Words    `yaml:"effect"`
	Rulings []rulingData   `yaml:"rulings"`
}

type rulingData struct {
	Status rules.Scalar `yaml:"status"`
	Source rules.Scalar `yaml:"source"`
	Box    rules.Scalar `yaml:"box"` // empty if it concerns both
	Text   rules.Words  `yaml:",inline"`
}

// check collects the faults while a Data becomes the sets.
type check struct {
	*rules.Faults
	sets  [NumEditions]*Box
	top   int            // where the data begin, for faults of the whole data
	seen  map[string]int // "card frenzy", "tile tile-barbs" and their lines
	sides map[int8]tileSides
}

// tileSides is what is known of a tile while its sides are being read.
type tileSides struct {
	line       int
	level      int8
	red, green bool
}

// Sets checks the data and makes the content of both boxes from it. It adds every
// mistake to faults; the sets are usable only if there are none.
func (d *Data) Sets(faults *rules.Faults) [NumEditions]*Box {
	c := &check{Faults: faults, top: 1, seen: map[string]int{}, sides: map[int8]tileSides{}}
	for e := range c.sets {
		c.sets[e] = &Box{Edition: Edition(e), Cards: make([]Card, 1), Tiles: make([]Tile, 1)}
	}
	if len(d.Boxes) > 0 {
		c.top = c.line(d.Boxes[0].ID)
	}
	for i := range d.Boxes {
		c.box(i, &d.Boxes[i])
	}
	for i := range d.Monsters {
		c.monster(i, &d.Monsters[i])
	}
	for i := range d.Cards {
		c.card(i, &d.Cards[i])
	}
	for i := range d.Tiles {
		c.tile(i, &d.Tiles[i])
	}
	c.whole()
	c.hooks()
	return c.sets
}

// whole checks what a single stanza cannot show.
func (c *check) whole() {
	for _, s := range c.sets {
		if _, named := c.seen["box "+s.Edition.String()]; !named {
			c.Add(c.top, "box %s: it is not among the boxes", s.Edition)
		}
		if n := len(s.Monsters); n < MaxPlayers {
			c.Add(c.top, "box %s: %d monsters; %d people may play, so at least as many are needed", s.Edition, n, MaxPlayers)
		}
		if n := s.NumCards(); n < 4 || n > MaxCards {
			c.Add(c.top, "box %s: %d cards; the game needs 4 to %d", s.Edition, n, MaxCards)
		}
	}
	for n := int8(1); n <= 10; n++ {
		if t, ok := c.sides[n]; ok && t.red != t.green {
			c.Add(t.line, "tile number %d: it has one side; a red and a green one are wanted", n)
		}
	}
}

// line returns the line where a stanza begins, according to its values.
func (c *check) line(values ...rules.Scalar) int {
	line := 0
	for _, v := range values {
		if v.Line > 0 && (line == 0 || v.Line < line) {
			line = v.Line
		}
	}
	if line == 0 {
		return c.top
	}
	return line
}

// id checks an id and returns the name that faults use for the item.
func (c *check) id(kind string, id rules.Scalar, line, at int) string {
	what := c.ID(c.seen, kind, id, line, at)
	if id.S != "" && strings.HasPrefix(id.S, "tile-") != (kind == "tile") {
		c.Add(id.Line, "%s: the ids of tiles, and no others, begin with tile-", what)
	}
	return what
}

// in reads the boxes that contain something: both if none is named.
func (c *check) in(what string, list []rules.Scalar) editions {
	var in editions
	for _, s := range list {
		switch e, ok := EditionNamed(s.S); {
		case !ok:
			c.Add(s.Line, "%s: no box %q; want tokyo or dark", what, s.S)
		case in[e]:
			c.Add(s.Line, "%s: box %s stands twice", what, s.S)
		default:
			in[e] = true
		}
	}
	if len(list) == 0 {
		return editions{true, true}
	}
	return in
}

func (c *check) box(at int, d *boxData) {
	line := c.line(d.ID)
	what := c.id("box", d.ID, line, at)
	c.Text(line, what+": name", d.Name)
	if e, ok := EditionNamed(d.ID.S); ok {
		c.sets[e].Name = d.Name
	} else if d.ID.S != "" {
		c.Add(line, "%s: there is no such box; want tokyo or dark", what)
	}
}

func (c *check) monster(at int, d *monsterData) {
	line := c.line(append(slices.Clone(d.Boxes), d.ID)...)
	what := c.id("monster", d.ID, line, at)
	c.Text(line, what+": name", d.Name)
	for e, in := range c.in(what, d.Boxes) {
		if in {
			c.sets[e].Monsters = append(c.sets[e].Monsters, MonsterCard{ID: d.ID.S, Name: d.Name})
		}
	}
}

func (c *check) card(at int, d *cardData) {
	line := c.line(d.ID, d.Cost, d.Kind)
	what := c.id("card", d.ID, line, at)
	c.Name(line, what+": name", d.Name)
	in := c.in(what, d.Boxes)
	printed, rulings := c.printed(what, line, &d.printedData, in)
	keep, discard := c.Kind(what, d.Kind, line)
	card := Card{Printed: printed, Keep: keep,
		Cost:   int16(c.Number(what, "cost", d.Cost, line, 0, 20)),
		Copies: int8(c.Optional(what, "copies", d.Copies, 1, 4, 1))}
	switch {
	case keep:
		c.complete(what, line, card.Plain, card.Effects.allWhileItStays())
	case discard:
		c.complete(what, line, card.Plain, card.Effects.allAtOnce())
		c.KeepOnly(what, d.Adds, d.Bought)
	}
	for e, s := range c.sets {
		if !in[e] {
			continue
		}
		card := card
		card.Rulings = rulings[e]
		if s.Edition == Dark {
			c.dark(what, line, d.Dark, &card)
		}
		for range card.Copies {
			s.Cards = append(s.Cards, card)
		}
	}
	if d.Dark != nil && !(in[Base] && in[Dark]) {
		c.Add(line, "%s: dark is for cards of both boxes", what)
	}
}

// dark applies what the Dark Edition prints differently.
func (c *check) dark(what string, line int, d *darkData, card *Card) {
	if d == nil {
		return
	}
	card.Cost = int16(c.Optional(what, "dark cost", d.Cost, 0, 20, int(card.Cost)))
	card.Copies = int8(c.Optional(what, "dark copies", d.Copies, 1, 4, int(card.Copies)))
	if d.Effect != nil {
		c.Text(line, what+": dark effect", *d.Effect)
		card.Text = *d.Effect
	}
}

func (c *check) tile(at int, d *tileData) {
	line := c.line(d.Number, d.Level, d.Side, d.ID)
	what := c.id("tile", d.ID, line, at)
	c.Name(line, what+": name", d.Name)
	printed, rulings := c.printed(what, line, &d.printedData, editions{Dark: true})
	t := Tile{Printed: printed, Green: d.Side.S == "green",
		Number: int8(c.Number(what, "number", d.Number, line, 1, 10)),
		Level:  int8(c.Number(what, "level", d.Level, line, 3, 10))}
	t.Rulings = rulings[Dark]
	if t.Level != 3 && t.Level != 6 && t.Level != 10 {
		c.Add(d.Level.Line, "%s: level is %d; want 3, 6 or 10", what, t.Level)
	}
	c.complete(what, line, t.Plain, t.Effects.allWhileItStays())
	sides, other := c.sides[t.Number]
	switch {
	case d.Side.S != "red" && d.Side.S != "green":
		c.Add(max(d.Side.Line, line), "%s: side is %q; want red or green", what, d.Side.S)
	case t.Green && sides.green, !t.Green && sides.red:
		c.Add(line, "%s: tile number %d has a %s side already", what, t.Number, d.Side.S)
	case other && sides.level != t.Level:
		c.Add(line, "%s: level is %d, but %d on the other side of tile number %d", what, t.Level, sides.level, t.Number)
	}
	if !other {
		sides = tileSides{line: line, level: t.Level}
	}
	sides.green, sides.red = sides.green || t.Green, sides.red || !t.Green
	c.sides[t.Number] = sides
	c.sets[Dark].Tiles = append(c.sets[Dark].Tiles, t)
}

// printed returns what cards and tiles have in common, except for the rulings, which depend on the box.
func (c *check) printed(what string, line int, d *printedData, in editions) (p Printed, rulings [NumEditions][]Ruling) {
	p = Printed{ID: d.ID.S, Name: d.Name, Plain: c.Plain(what, d.Plain), Text: d.Effect}
	c.Text(line, what+": effect", d.Effect)
	for _, s := range d.Tokens {
		p.Tokens = append(p.Tokens, c.token(what, s))
	}
	for _, s := range d.Adds {
		c.adds(what, s, &p.Effects.Adds)
	}
	p.Effects.Bought, p.Effects.Does = c.effects(what, d.Bought), c.effects(what, d.Does)
	if len(p.Effects.Bought) == len(d.Bought) { // otherwise one could not be read, which is already a fault
		for i, e := range p.Effects.Bought {
			if !e.Verb.acts() {
				c.Add(d.Bought[i].Line, "%s: %q does nothing by itself at a purchase; it belongs in does", what, d.Bought[i].S)
			}
		}
	}
	for i := range d.Rulings {
		c.ruling(fmt.Sprintf("%s: ruling %d", what, i+1), line, &d.Rulings[i], in, &rulings)
	}
	return p, rulings
}

func (c *check) ruling(what string, line int, d *rulingData, in editions, to *[NumEditions][]Ruling) {
	if d.Status.Line+d.Source.Line > 0 {
		line = c.line(d.Status, d.Source)
	}
	c.Text(line, what, d.Text)
	r := Ruling{Source: d.Source.S, Text: d.Text}
	if d.Source.S == "" {
		c.Add(line, "%s: no source", what)
	}
	var known bool
	var words []string
	for s := Rulebook; s <= Unverified; s++ {
		words = append(words, s.String())
		if s.String() == d.Status.S {
			r.Status, known = s, true
		}
	}
	if !known {
		c.Add(line, "%s: status is %q; want one of: %s", what, d.Status.S, strings.Join(words, ", "))
	}
	if d.Box.S != "" {
		only, ok := EditionNamed(d.Box.S)
		if !ok || !in[only] {
			c.Add(d.Box.Line, "%s: box is %q; want a box it is in", what, d.Box.S)
		}
		in = editions{}
		in[only] = true
	}
	for e := range to {
		if in[e] {
			to[e] = append(to[e], r)
		}
	}
}

func (c *check) token(what string, s rules.Scalar) TokenKind {
	var words []string
	for k := PoisonToken; k <= EnergyOnCard; k++ {
		if k.String() == s.S {
			return k
		}
		words = append(words, k.String())
	}
	c.Add(s.Line, "%s: no token %q; want one of: %s", what, s.S, strings.Join(words, ", "))
	return NoToken
}

// adds reads what a card or tile adds to its owner's every turn.
func (c *check) adds(what string, s rules.Scalar, a *Adds) {
	word, n, ok := s.Count()
	to, low, high := (*int8)(nil), 1, 2
	switch word {
	case "smash":
		to = &a.Smashes
	case "die":
		to = &a.Dice
	case "roll":
		to = &a.Rolls
	case "discount":
		to = &a.Discount
	case "limit":
		to, low, high = &a.Limit, StartHearts+1, MostHearts
	}
	switch {
	case to == nil || !ok || n < low || n > high:
		c.Add(s.Line, "%s: adds %q; want smash N, die N, roll N or discount N (1 or 2), or limit N (%d to %d)",
			what, s.S, StartHearts+1, MostHearts)
	case *to != 0:
		c.Add(s.Line, "%s: adds %s twice", what, word)
	default:
		*to = int8(n)
	}
}

// effects reads numbers. One that cannot be read is a fault and is skipped.
func (c *check) effects(what string, list []rules.Scalar) (out []Effect) {
	rules.Verbs(c.Faults, what, list, verbForms[:], func(v Verb, n, _ int8) { out = append(out, Effect{v, n}) })
	return out
}
