package main

import (
	"fmt"
	"strings"

	"kingoftokyo/companion/cards"
	"kingoftokyo/rules"
)

// cardFilters are the flags of kot card that narrow what is found, as the filters
// of the look-up are called.
var cardFilters = []string{"box", "kind", "cost", "token"}

// card looks cards and tiles of all boxes up.
func (p *program) card(args []string) int {
	said := map[string]*string{}
	for _, name := range cardFilters {
		said[name] = p.flags.String(name, "", "")
	}
	asJSON := p.flags.Bool("json", false, "")
	return p.withFlags(args, func(args []string) int {
		words := strings.Join(args, " ")
		asked := words // as it is told where nothing is found
		for _, name := range cardFilters {
			if p.flags.Changed(name) {
				asked = strings.TrimSpace(asked + " " + name + ":" + *said[name])
			}
		}
		if strings.TrimSpace(asked) == "" {
			return p.fail(rules.Refuse("", "card-words"))
		}
		s, err := p.desk().Ask()
		if err != nil {
			return p.fail(err)
		}
		var f cards.Filter
		for _, name := range cardFilters {
			if p.flags.Changed(name) {
				if err := s.Cards().Set(&f, name, *said[name]); err != nil {
					return p.fail(err)
				}
			}
		}
		found, err := s.Find(words, f)
		if err != nil {
			return p.fail(err)
		}
		if *asJSON {
			err = p.cardData(found)
		} else {
			p.cardTexts(found)
		}
		if err != nil {
			return p.fail(err)
		}
		if len(found) == 0 {
			fmt.Fprintf(p.err, "kot: %s\n", p.words.Say("no-such-card", rules.Text("card", asked)))
			return exitNothing
		}
		return exitFine
	})
}

// cardTexts prints what was found in full, with an empty line between two.
func (p *program) cardTexts(found []cards.Item) {
	for i, it := range found {
		if i > 0 {
			fmt.Fprintln(p.out)
		}
		for _, l := range cards.Text(p.words.Catalogue, it, "") {
			fmt.Fprintln(p.out, l)
		}
	}
}

// cardData prints what was found as one array of JSON.
func (p *program) cardData(found []cards.Item) error {
	data, err := cards.JSON(found)
	if err == nil {
		fmt.Fprintf(p.out, "%s\n", data)
	}
	return err
}
