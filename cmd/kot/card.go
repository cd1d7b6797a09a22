package main

import (
	"fmt"
	"strings"

	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/rules"
)

// cardFilters are the flags that filter in kot card, named like the filters of the look-up.
var cardFilters = []string{"box", "kind", "cost", "token"}

func (p *program) cardFilterFlags() {
	for _, name := range cardFilters {
		p.flags.String(name, "", "")
	}
}

// filter sets a filter to the flags' values. asked is the query followed by the filters, for the message that nothing was
// found. The error is a *rules.Problem.
func (p *program) filter(index *cards.Index, to *cards.Filter, words string) (asked string, _ error) {
	asked = words
	for _, name := range cardFilters {
		if p.flags.Changed(name) {
			asked += " " + name + ":" + p.flags.Value(name)
			if err := index.Set(to, name, p.flags.Value(name)); err != nil {
				return asked, err
			}
		}
	}
	return strings.TrimSpace(asked), nil
}

// card looks up cards and tiles of all boxes.
func (p *program) card(args []string) int {
	p.cardFilterFlags()
	asJSON := p.flags.Bool("json", false, "")
	return p.withFlags(args, func(args []string) int {
		words := strings.Join(args, " ")
		desk := p.desk()
		index, err := desk.Cards()
		if err != nil {
			return p.fail(err)
		}
		var f cards.Filter
		asked, err := p.filter(index, &f, words)
		if err == nil && asked == "" {
			err = rules.Refuse("", "card-words")
		}
		if err != nil {
			return p.fail(err)
		}
		found, err := index.Named(words, f)
		if err == nil && len(found) == 0 { // the search over everything takes time to build
			all, failed := desk.Ask()
			if err = failed; err == nil {
				found, err = all.Find(words, f)
			}
		}
		if err != nil {
			return p.fail(err)
		}
		if *asJSON {
			fmt.Fprintf(p.out, "%s\n", cards.JSON(found))
		} else {
			for i, it := range found {
				if i > 0 {
					fmt.Fprintln(p.out)
				}
				p.wrapped(cards.Text(p.words.Catalogue, it, "")...)
			}
		}
		if len(found) == 0 {
			fmt.Fprintf(p.err, "kot: %s\n", p.words.Say("no-such-card", rules.Text("card", asked)))
			return exitNothing
		}
		return exitFine
	})
}
