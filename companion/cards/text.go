package cards

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// The keys of what has an id.
var (
	boxKeys    = [...]string{Duel: "tokyo.cards.box.duel", Tokyo: "tokyo.cards.box.tokyo", Dark: "tokyo.cards.box.dark"}
	kindKeys   = [...]string{Keep: "kind.keep", Discard: "kind.discard"}
	statusKeys = [...]string{
		tokyo.Rulebook: "tokyo.cards.status.rulebook", tokyo.Publisher: "tokyo.cards.status.publisher",
		tokyo.Helper: "tokyo.cards.status.helper", tokyo.Implementation: "tokyo.cards.status.implementation",
		tokyo.Community: "tokyo.cards.status.community", tokyo.Conflict: "tokyo.cards.status.conflict", tokyo.Unverified: "tokyo.cards.status.unverified",
	}
	tokenKeys = map[string]string{
		"poison": "tokyo.token.poison", "shrink": "tokyo.token.shrink", "smoke": "tokyo.token.smoke",
		"mimic": "tokyo.token.mimic", "energy": "tokyo.cards.token.energy",
	}
)

// boxName is what a box is called.
func boxName(c *text.Catalogue, b Box) string { return c.Say(boxKeys[b]) }

// Names is an item's name in the language of the catalogue and in another one; once
// where both are the same or no other is known.
func Names(c *text.Catalogue, it Item) string {
	name, other := c.Words(it.Name), c.Other(it.Name)
	if other == "" || other == name {
		return name
	}
	return name + " / " + other
}

// Price is an item's printed cost for a list: "4", "4/6" where the boxes differ, and
// empty for a tile.
func Price(it Item) string {
	if it.Kind == Tile {
		return ""
	}
	var costs []string
	for _, p := range it.Prints {
		costs = append(costs, strconv.Itoa(p.Cost))
	}
	return strings.Join(slices.Compact(costs), "/")
}

// Boxes are the boxes that have an item, by name.
func Boxes(c *text.Catalogue, it Item) string {
	var out []string
	for _, p := range it.Prints {
		out = append(out, boxName(c, p.Box))
	}
	return strings.Join(out, ", ")
}

// Text is an item in full, a line each: names, price and kind; boxes; tokens;
// effect; how the program applies it; rulings with their status and source, those
// that contradict each other together with the one that is played. All lines but the
// first are indented.
func Text(c *text.Catalogue, it Item) []string {
	out := []string{head(c, it), "  " + c.Say("tokyo.cards.boxes", rules.Text("list", printed(c, it)))}
	out = append(out, tokenLines(c, it)...)
	if told := it.Prints; sameText(told) {
		out = append(out, "  "+c.Words(told[0].Text))
	} else {
		for _, p := range told {
			out = append(out, "  "+c.Say("tokyo.cards.in", rules.Text("box", boxName(c, p.Box)), rules.Text("text", c.Words(p.Text))))
		}
	}
	if !it.In(Duel) {
		out = append(out, "  "+c.Say(mannerKey(it)))
	}
	disputed := it.Readings()
	for _, r := range it.Rulings {
		if !slices.ContainsFunc(disputed, r.same) {
			out = append(out, "  - "+ruling(c, r))
		}
	}
	if len(disputed) > 0 {
		out = append(out, "  "+c.Say("tokyo.cards.readings", rules.Num("n", len(disputed))))
		for _, r := range disputed {
			out = append(out, "    - "+ruling(c, r))
		}
	}
	if key := it.Played(); key != "" {
		out = append(out, "  "+c.Say("tokyo.cards.played", rules.Text("what", c.Say(key))))
	}
	return out
}

// head is the first line: names, price, kind.
func head(c *text.Catalogue, it Item) string {
	names := rules.Text("names", Names(c, it))
	if it.Kind == Tile {
		side := "tokyo.cards.side.red"
		if it.Side.Green {
			side = "tokyo.cards.side.green"
		}
		return c.Say("tokyo.cards.head.tile", names, rules.Num("number", it.Side.Number), rules.Num("level", it.Side.Level), rules.ID(rules.ArgKey, "side", side))
	}
	price := Price(it)
	if strings.Contains(price, "/") {
		var each []string
		for _, p := range it.Prints {
			each = append(each, c.Say("tokyo.cards.price-in", rules.Num("cost", p.Cost), rules.Text("box", boxName(c, p.Box))))
		}
		price = strings.Join(each, ", ")
	}
	return c.Say("tokyo.cards.head", names, rules.Text("price", price), rules.ID(rules.ArgKey, "kind", kindKeys[it.Kind]))
}

// printed are the boxes, with the number of copies where it is not one.
func printed(c *text.Catalogue, it Item) string {
	var out []string
	for _, p := range it.Prints {
		name := boxName(c, p.Box)
		if p.Copies > 1 {
			name = c.Say("tokyo.cards.copies", rules.Text("box", name), rules.Num("n", p.Copies))
		}
		out = append(out, name)
	}
	return strings.Join(out, ", ")
}

func tokenLines(c *text.Catalogue, it Item) []string {
	var names []string
	for _, t := range it.Tokens {
		if it.In(Duel) {
			var spaces []string
			for _, b := range t.Spaces {
				spaces = append(spaces, c.Say("bonus."+b.Kind.String(), rules.Num("n", int(b.N))))
			}
			return []string{"  " + c.Say("card.token", rules.Text("token", c.Words(t.Name)), rules.Text("spaces", strings.Join(spaces, ", ")))}
		}
		names = append(names, c.Say(tokenKeys[t.ID]))
	}
	if len(names) == 0 {
		return nil
	}
	return []string{"  " + c.Say("tokyo.cards.tokens", rules.Text("list", strings.Join(names, ", ")))}
}

func sameText(list []Print) bool {
	return !slices.ContainsFunc(list, func(p Print) bool { return !maps.Equal(p.Text, list[0].Text) })
}

func mannerKey(it Item) string {
	switch {
	case it.Manner == tokyo.Reminds:
		return "tokyo.cards.reminds"
	case len(it.Asks) > 0:
		return "tokyo.cards.acts-asks"
	}
	return "tokyo.cards.acts"
}

// ruling is one ruling with how far it can be trusted. Ours, in Duel, have nothing
// behind them.
func ruling(c *text.Catalogue, r Ruling) string {
	if r.Source == "" {
		return c.Words(r.Text)
	}
	args := []rules.Arg{rules.Text("text", c.Words(r.Text)), rules.ID(rules.ArgKey, "status", statusKeys[r.Status]), rules.Text("source", r.Source)}
	if r.Only != AnyBox {
		return c.Say("tokyo.cards.ruling-in", append(args, rules.Text("box", boxName(c, r.Only)))...)
	}
	return c.Say("tokyo.cards.ruling", args...)
}
