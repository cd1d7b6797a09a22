package companion

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"kingoftokyo/companion/console"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Cost is what a card would cost a player who is about to buy. The zero Cost means that nobody is.
type Cost struct {
	Buys  bool   // a player is about to buy
	Who   string // the player's name; "" for "you"
	Price int    // in energy, after any discounts
	Have  int    // the player's energy
}

// Dear reports whether the player cannot pay.
func (c *Cost) Dear() bool { return c.Buys && c.Price > c.Have }

// Nameable is a card that may lie in a place.
type Nameable struct {
	cards.Item
	Past bool // it is in the discards, as far as known
	Lies bool // it is known to be elsewhere, or nobody can name it there
	Cost Cost
	fits text.Rank

	later int // 1 for a name that does not begin with the letters: it comes after those that do, whatever they cost
}

// Naming is what a player may mean when they say which card lies in a place: by letters of its name, by the price
// printed on it, or by the price and then letters.
type Naming struct {
	Cards []Nameable // the likeliest first
	Price string     // the price that was typed; "" for none
	Near  bool       // no name has the letters: the cards are those with similar names
	Other bool       // no card with the price has the letters: the cards have another price
	Only  bool       // a price and letters were typed that only the first card has: it is the one meant
}

// priced splits typed text into the digits of a price and letters: "5fi", "10 fi".
func priced(typed string) (price, letters string) {
	typed = strings.TrimSpace(typed)
	at := strings.IndexFunc(typed, func(c rune) bool { return c < '0' || c > '9' })
	if at < 0 {
		at = len(typed)
	}
	return typed[:at], strings.TrimSpace(typed[at:])
}

// ofPrice returns a filter for the cards with a price. If no card has the price, its digits are the start of one: 1 is 10.
func ofPrice(index *cards.Index, box, price string) cards.Filter {
	n, err := strconv.Atoi(price)
	f := cards.Filter{Box: box, Priced: price != "", Low: n, High: n}
	if err != nil && price != "" { // more digits than any price has
		f.Low, f.High = 1, 0
		return f
	}
	if found, _ := index.Named("", f); price != "" && len(found) == 0 && n > 0 {
		f.Low, f.High = 10*n, 10*n+9
	}
	return f
}

// Naming finds the cards of the box that may lie in a place of the row, from 1, or that may answer the open question,
// with place 0. First come those that can lie there: those with a name that begins as typed, then those that the
// player can pay; after them those in the discards, and those that lie elsewhere. With a price, these last two are
// left out unless there are no others. Naming does not search the texts of cards: the player would put another card
// on the table than they meant. The error is a *rules.Problem.
func (c *Controller) Naming(index *cards.Index, place int, typed string) (out Naming, err error) {
	f, box := c.Frame(), c.Box().ID()
	price, letters := priced(typed)
	list, spelt, err := index.Meant(letters, ofPrice(index, box, price))
	if err != nil {
		return out, err
	}
	if price != "" && letters != "" && !spelt {
		if other, named, err := index.Meant(letters, cards.Filter{Box: box}); err == nil && named {
			list, spelt, out.Other = other, true, true
		}
	}
	out.Price, out.Near = price, !spelt
	lying := map[string]int{}
	for _, id := range f.OnTable() {
		lying[id]++
	}
	begins := 0
	for _, it := range cards.Shown(c.Words(), list, letters) {
		if !it.In(box) || it.Kind == cards.Tile { // tiles lie on the gauge
			continue
		}
		_, err := c.Name(place, it.ID)
		one := Nameable{
			Item: it, Lies: err != nil || lying[it.ID] >= it.Copies(box),
			Past: slices.Contains(f.Discarded, it.ID), fits: it.Begins(letters),
		}
		if c.scene.Cost != nil {
			one.Cost = c.scene.Cost(place, it.ID)
		}
		if letters != "" && text.Match(c.Words().Words(it.Name), text.Fold(letters)) > text.NameBegins {
			one.later = 1
		}
		if one.fits < text.Anywhere {
			begins++
		}
		out.Cards = append(out.Cards, one)
	}
	slices.SortStableFunc(out.Cards, func(a, b Nameable) int {
		return cmp.Or(a.seen()-b.seen(), int(a.fits)-int(b.fits), a.later-b.later, number(a.Cost.Dear())-number(b.Cost.Dear()))
	})
	if len(out.Cards) == 0 {
		return out, nil
	}
	first := &out.Cards[0]
	alone := spelt && begins == 1 && first.fits < text.Anywhere && first.seen() == 0
	out.Only = alone && price != "" && !out.Other && strings.ContainsFunc(letters, unicode.IsLetter)
	if price != "" && first.seen() == 0 {
		out.Cards = slices.DeleteFunc(out.Cards, func(one Nameable) bool { return one.seen() > 0 })
	}
	return out, nil
}

// seen returns how unlikely it is that the card lies in a place that nobody has named.
func (n *Nameable) seen() int { return 2*number(n.Lies) + number(n.Past) }

func number(is bool) int {
	if is {
		return 1
	}
	return 0
}

// Line returns what to play for a typed line: dice, the step's own choice if the line is empty, a card with its price
// ("5fi"), the card of a place ("name 2 fire"), or a move in words. It returns nil if the line only changes what is kept.
// The index has the cards of all boxes.
func (c *Controller) Line(index *cards.Index, line string) (Move, error) {
	if m, ok, err := c.TypeAll(line); ok {
		return m, err
	}
	if ok, err := c.KeepLine(line); ok {
		return nil, err
	}
	if m := c.Enter(); m != nil && line == "" {
		return m, nil
	}
	if place, typed, ok := c.named(line); ok {
		return c.NameTyped(index, place, typed)
	}
	return c.Parse(line)
}

// named returns what a line names if it says which card is meant: a card with its price and letters of its name, "5fi",
// answers the open question, place 0; or after the command that names cards come a place of the row and the card: "2 fire".
func (c *Controller) named(line string) (place int, typed string, ok bool) {
	if price, letters := priced(line); c.Frame().AsksCard() && price != "" && letters != "" {
		return 0, line, true
	}
	cmd, rest := console.AsCommand(line)
	number, typed, _ := strings.Cut(rest, " ")
	place, err := strconv.Atoi(number)
	ok = cmd == console.CmdName && err == nil && slices.ContainsFunc(c.Frame().Row, func(s Slot) bool { return s.Number == place })
	return place, typed, ok
}

// NameTyped is like Name, for the one card that the typed text means (see Naming). The error is a *rules.Problem: that
// of Name, no-such-card, card-unclear with a list of the cards it may mean, or card-meant with those that come close.
func (c *Controller) NameTyped(index *cards.Index, place int, typed string) (Move, error) {
	n, err := c.Naming(index, place, typed)
	if err != nil {
		return nil, err
	}
	meant := slices.DeleteFunc(slices.Clone(n.Cards), func(one Nameable) bool {
		return one.fits != n.Cards[0].fits || one.seen() != n.Cards[0].seen()
	})
	key := "card-unclear"
	switch {
	case len(meant) == 0:
		return nil, rules.Refuse("", "no-such-card", rules.Text("card", typed))
	case n.Near, n.Other:
		key = "card-meant"
	case len(meant) == 1:
		return c.Name(place, meant[0].ID)
	}
	list := text.List(meant[:min(mostMeant, len(meant))], func(one Nameable) string { return c.Words().Words(one.Name) })
	return nil, rules.Refuse("", key, rules.Text("card", typed), rules.Text("list", list))
}

// mostMeant is how many cards a refusal lists.
const mostMeant = 8
