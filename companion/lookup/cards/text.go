package cards

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// BoxName returns the name of a box, or its id if the catalogue has no name for it.
func BoxName(c *text.Catalogue, box string) string { return c.SayOr("cards.box."+box, box) }

// Names returns an item's name in the language of the catalogue and in another one; only once if
// both are the same or no other is known.
func Names(c *text.Catalogue, it Item) string {
	name, other := c.Words(it.Name), c.Other(it.Name)
	if other == "" || other == name {
		return name
	}
	return name + " / " + other
}

// Price returns an item's printed cost for a list: "4"; "4/6" if the boxes differ and none of them
// is the one played; empty for a tile.
func Price(it Item, box string) string {
	if it.Kind == Tile {
		return ""
	}
	var costs []string
	for _, p := range it.Prints {
		if p.Box.ID == box {
			return strconv.Itoa(p.Cost)
		}
		costs = append(costs, strconv.Itoa(p.Cost))
	}
	return strings.Join(slices.Compact(costs), "/")
}

// Text returns an item in full, a line each: names, price and kind; boxes; tokens; effect; how the
// program applies it; rulings with their status and source, those that contradict each other
// together with the one that kot plays. All lines but the first are indented. box is the id of the
// box played, "" for none: Text then omits the box of a card that only this box has, the card's
// cost in another box and, with two people at the screen, rulings for a game against Autobot.
func Text(c *text.Catalogue, it Item, box string) []string {
	out := []string{head(c, it, box)}
	if len(it.Prints) > 1 || !it.In(box) {
		out = append(out, "  "+c.Say("cards.boxes", rules.Text("list", printed(c, it))))
	}
	out = append(out, tokenLines(c, it)...)
	text := it.Prints[0].Text
	if !slices.ContainsFunc(it.Prints, func(p Print) bool { return !maps.Equal(p.Text, text) }) {
		out = append(out, "  "+c.Words(text))
	} else {
		for _, p := range it.Prints {
			out = append(out, "  "+c.Say("cards.in", rules.Text("box", BoxName(c, p.Box.ID)), rules.Text("text", c.Words(p.Text))))
		}
	}
	if it.Manner != "" {
		out = append(out, "  "+c.Say(mannerKey(it)))
	}
	for _, r := range it.which(false) {
		if !r.Solo || !it.In(box) || !c.ForTwo() {
			out = append(out, "  - "+ruling(c, r))
		}
	}
	if disputed := it.Readings(); len(disputed) > 0 {
		out = append(out, "  "+c.Say("cards.readings", rules.Num("n", len(disputed))))
		for _, r := range disputed {
			out = append(out, "    - "+ruling(c, r))
		}
	}
	if c.Has(it.Played) {
		out = append(out, "  "+c.Say("cards.played", rules.ID(rules.ArgKey, "what", it.Played)))
	}
	return out
}

// head returns the first line: names, price, kind.
func head(c *text.Catalogue, it Item, box string) string {
	names := rules.Text("names", Names(c, it))
	if it.Kind == Tile {
		side := "cards.side.red"
		if it.Side.Green {
			side = "cards.side.green"
		}
		return c.Say("cards.head.tile", names, rules.Num("number", it.Side.Number),
			rules.Num("level", it.Side.Level), rules.ID(rules.ArgKey, "side", side))
	}
	price := Price(it, box)
	if strings.Contains(price, "/") {
		price = text.List(it.Prints, func(p Print) string {
			return c.Say("cards.price-in", rules.Num("cost", p.Cost), rules.Text("box", BoxName(c, p.Box.ID)))
		})
	}
	return c.Say("cards.head", names, rules.Text("price", price), rules.ID(rules.ArgKey, "kind", "kind."+it.Kind.String()))
}

// printed returns the boxes, with the number of copies unless it is one.
func printed(c *text.Catalogue, it Item) string {
	return text.List(it.Prints, func(p Print) string {
		name := BoxName(c, p.Box.ID)
		if p.Copies > 1 {
			name = c.Say("cards.copies", rules.Text("box", name), rules.Num("n", p.Copies))
		}
		return name
	})
}

func tokenLines(c *text.Catalogue, it Item) []string {
	var called []string
	for _, t := range it.Tokens {
		name := c.Words(t.Name)
		if t.Key != "" {
			name = c.Say(t.Key)
		}
		if len(t.Spaces) > 0 {
			return []string{"  " + c.Say("cards.token", rules.Text("token", name), rules.Text("spaces", Spaces(c, t)))}
		}
		called = append(called, name)
	}
	if len(called) == 0 {
		return nil
	}
	return []string{"  " + c.Say("cards.tokens", rules.Text("list", strings.Join(called, ", ")))}
}

// Spaces returns what the spaces of a token give: "heart 1, damage 2, heart 1".
func Spaces(c *text.Catalogue, t Token) string { return text.List(t.Spaces, c.Note) }

func mannerKey(it Item) string {
	switch {
	case it.Manner == "reminds":
		return "cards.reminds"
	case len(it.Asks) > 0:
		return "cards.acts-asks"
	}
	return "cards.acts"
}

// ruling returns one ruling with who says so. It adds how far the ruling can be trusted if the
// source does not show that.
func ruling(c *text.Catalogue, r Ruling) string {
	said := Cite(c, ParseSources(r.Source))
	if said == "" {
		return c.Words(r.Text)
	}
	if r.Status == unverified {
		said = c.Colon(c.Say("cards.status."+r.Status), said)
	}
	args := []rules.Arg{rules.Text("text", c.Words(r.Text)), rules.Text("source", said)}
	if r.Only != "" {
		return c.Say("cards.ruling-in", append(args, rules.Text("box", BoxName(c, r.Only)))...)
	}
	return c.Say("cards.ruling", args...)
}

// unverified is the status that no source's name shows.
const unverified = "unverified"
