package cards

import (
	"cmp"
	"encoding/json"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// The items as JSON; docs/cards.md explains the fields.
type jsonItem struct {
	ID      string       `json:"id"`
	Name    jsonWords    `json:"name"`
	Kind    string       `json:"kind"`
	Boxes   []jsonPrint  `json:"boxes"`
	Tokens  []string     `json:"tokens"`
	Tile    *jsonTile    `json:"tile,omitempty"`
	Manner  string       `json:"manner"`
	Asks    []string     `json:"asks"`
	Rulings []jsonRuling `json:"rulings"`
	Played  *jsonWords   `json:"played,omitempty"`
}

// jsonWords leaves out a French name that is not known.
type jsonWords struct {
	EN string `json:"en"`
	FR string `json:"fr,omitempty"`
}

type jsonPrint struct {
	Box    string    `json:"box"`
	Cost   *int      `json:"cost,omitempty"`
	Copies int       `json:"copies"`
	Effect jsonWords `json:"effect"`
}

type jsonTile struct {
	Number int    `json:"number"`
	Level  int    `json:"level"`
	Side   string `json:"side"`
}

type jsonRuling struct {
	Box    string `json:"box,omitempty"`
	Status string `json:"status,omitempty"`
	Source string `json:"source,omitempty"`
	jsonWords
}

// JSON is items as one array, an item a line, the same in every language.
func JSON(list []Item) ([]byte, error) {
	words := map[text.Lang]*text.Catalogue{}
	for _, l := range text.Langs {
		c, err := text.Load(l, nil)
		if err != nil {
			return nil, err
		}
		words[l] = c
	}
	out := []byte("[")
	for i, it := range list {
		j := it.json()
		if key := it.Played; words[text.English].Has(key) {
			j.Played = &jsonWords{words[text.English].Say(key), words[text.French].Say(key)}
		}
		line, err := json.Marshal(j)
		if err != nil {
			return nil, err
		}
		if i > 0 {
			out = append(out, ",\n "...)
		}
		out = append(out, line...)
	}
	return append(out, ']'), nil
}

func (it *Item) json() jsonItem {
	j := jsonItem{ID: it.ID, Name: said(it.Name), Kind: it.Kind.String(), Tokens: []string{}, Asks: append([]string{}, it.Asks...), Rulings: []jsonRuling{},
		Manner: cmp.Or(it.Manner, "acts")}
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
		j.Rulings = append(j.Rulings, jsonRuling{r.Only, r.Status, r.Source, said(r.Text)})
	}
	return j
}

func said(w rules.Words) jsonWords { return jsonWords{w.EN, w.FR} }
