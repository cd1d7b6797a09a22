package cards

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"maps"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// The items as JSON; docs/programs/data.md explains the fields.
type jsonItem struct {
	ID     string      `json:"id"`
	Name   rules.Words `json:"name"`
	Kind   string      `json:"kind"`
	Boxes  []jsonPrint `json:"boxes"`
	Tokens []string    `json:"tokens"`
	Tile   *jsonTile   `json:"tile,omitempty"`
	Manner string      `json:"manner"`
	Asks   []string    `json:"asks"`
	// A ruling has its text by language, like a name, and its box, status and source if it has any.
	Rulings []map[string]string `json:"rulings"`
	Played  rules.Words         `json:"played,omitempty"`
}

type jsonPrint struct {
	Box    string      `json:"box"`
	Cost   *int        `json:"cost,omitempty"`
	Copies int         `json:"copies"`
	Effect rules.Words `json:"effect"`
}

type jsonTile struct {
	Number int    `json:"number"`
	Level  int    `json:"level"`
	Side   string `json:"side"`
}

// JSON returns items as one array, one item per line, the same in every language.
func JSON(list []Item) []byte {
	all := text.LoadAll()
	items := make([]jsonItem, len(list))
	for i := range list {
		items[i] = list[i].json()
		if key := list[i].Played; all[0].Has(key) {
			items[i].Played = text.InAll(all, func(c *text.Catalogue) string { return c.Say(key) })
		}
	}
	return Array(items)
}

// Array returns a list as one array of JSON, one item per line.
func Array[T any](list []T) []byte {
	lines := text.Map(list, func(one T) []byte {
		line, _ := json.Marshal(one) // plain data
		return line
	})
	return fmt.Appendf(nil, "[%s]", bytes.Join(lines, []byte(",\n ")))
}

func (it *Item) json() jsonItem {
	j := jsonItem{
		ID: it.ID, Name: said(it.Name), Kind: it.Kind.String(), Tokens: []string{}, Asks: append([]string{}, it.Asks...),
		Rulings: []map[string]string{}, Manner: cmp.Or(it.Manner, "acts"),
	}
	for _, p := range it.Prints {
		print := jsonPrint{Box: p.Box.ID, Copies: p.Copies, Effect: said(p.Text)}
		if it.Kind != Tile {
			print.Cost = &p.Cost
		}
		j.Boxes = append(j.Boxes, print)
	}
	for _, t := range it.Tokens {
		j.Tokens = append(j.Tokens, t.ID)
	}
	if it.Kind == Tile {
		side := "red"
		if it.Side.Green {
			side = "green"
		}
		j.Tile = &jsonTile{it.Side.Number, it.Side.Level, side}
	}
	for _, r := range it.Rulings {
		one := said(r.Text)
		for key, value := range map[string]string{"box": r.Only, "status": r.Status, "source": r.Source} {
			if value != "" {
				one[key] = value
			}
		}
		j.Rulings = append(j.Rulings, one)
	}
	return j
}

// said returns a text for writing: without the languages in which it is not known.
func said(w rules.Words) rules.Words {
	w = maps.Clone(w)
	maps.DeleteFunc(w, func(_, s string) bool { return s == "" })
	return w
}
