package duel_test

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
)

// Values set by corrections appear in the table as JSON.
func TestCorrectionsInJSON(t *testing.T) {
	r := dueltest.Rules(t)
	for lines, want := range map[string]string{
		"set you.hearts 9": `"you":{"monster":"gigazaur","hearts":9,"max":14,`, "set rival.energy 7": `"energy":7,"dice_tokens":0`,
		"set you.dice-tokens 3": `"dice_tokens":3,`, "set fame 2.5": `"fame":2.5,`, "set destruction -7": `"destruction":-7,`,
		"set deck 12": `"deck":12,`, "set turn 40": `"turn":40,`, "rolls 2": `"rolls":2,`, "dice hhc": `"dice":"chh",`, "chosen fame": `"chosen":"fame",`,
		"taken 2 you": `"taken":{"you":2,"rival":0},`, "dominated 1 rival": `"dominated":{"you":0,"rival":1},`, "set rival.hurt 4": `"hurt":{"you":0,"rival":4},`,
		"set white 2": `"white":2,`, "set claws 5": `"claws":5,`, "set powers 3": `"powers":3,`, "set bought 1": `"bought":true,`, "set bought 0": `"bought":false,`,
		"used frenzy": `"used":["frenzy"],`, "used frenzy; turn you roll": `"again":true,`, "set deck 4": `"again":false,`,
		"added pc": `"added":"cp",`, "added": `"added":"",`, "done fc": `"resolved":["claw","fame"],`, "done": `"resolved":[],`,
		"stopped d": `"stopped":["destruction"],`, "stopped": `"stopped":[],`, "used unstoppable rival": `"safe":["rival"],`, "used acid-attack": `"safe":[],`,
		"hand left": `"hand":"left"`, "set turn 2": `"hand":""`, "discards ? frenzy": `"discards":["","frenzy"],`, "token fish fame 2": `"tokens":[{"id":"fish","track":"fame","at":2,"flip":false}],`,
		// Acid attack costs 6, Kaijutsu 5, minus 1 in slot 3 (D4); slot 2 is unnamed.
		"row acid-attack ? kaijutsu": `"prices":[6,null,4],`, "row - ? -": `"prices":[null,null,null],`,
		// Made in a lab's purchase at the start of the turn is 1 less (O1).
		"row acid-attack ? -; card you made-in-a-lab; set you.energy 9; turn you start": `"prices":[5,null,null],`,
	} {
		table, err := dueltest.Fold(r, nil, dueltest.Solo("gigazaur", "meka-dragon", "you")+lines)
		if err != nil {
			t.Fatalf("%s: %v", lines, err)
		}
		have := r.JSON(&table, 0)
		if !json.Valid(have) || !bytes.Contains(have, []byte(want)) {
			t.Errorf("%s: no %s in %s", lines, want, have)
		}
	}
}

// Every field can be set to any number within its limits by the line that it offers,
// and then has that number; the others do not change.
func TestFields(t *testing.T) {
	r := dueltest.Rules(t)
	begun, err := dueltest.Fold(r, nil, dueltest.Solo("gigazaur", "meka-dragon", "you"))
	if err != nil {
		t.Fatal(err)
	}
	write := func(ev duel.Event) string { return r.Write(&ev) }
	before := r.Fields(&begun.State)
	if len(before) != 21 { // six of each side, nine of the table
		t.Errorf("there are %d", len(before))
	}
	for i, f := range before {
		for _, n := range []int{f.Min, f.Max} {
			table, err := dueltest.Fold(r, &begun, write(f.Set(n)))
			if err != nil {
				t.Fatalf("%s: %v", write(f.Set(n)), err)
			}
			if now := r.Fields(&table.State)[i]; now.Value != n || now.Label != f.Label || now.Group != f.Group {
				t.Errorf("%s leaves %s %s at %d", write(f.Set(n)), f.Group, f.Label, now.Value)
			}
			for j, other := range r.Fields(&table.State) {
				if j != i && other.Value != before[j].Value {
					t.Errorf("%s changes %s %s", write(f.Set(n)), other.Group, other.Label)
				}
			}
		}
		if f.Half && write(f.Set(5)) != "set "+strings.TrimPrefix(f.Label, "track.")+" 2.5" {
			t.Errorf("five halves are %s", write(f.Set(5)))
		}
	}
}
