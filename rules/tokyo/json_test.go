package tokyo_test

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// Tables as JSON, written by hand.
func TestJSON(t *testing.T) {
	dark, base := tokyotest.Rules(t, tokyo.Dark), tokyotest.Rules(t, tokyo.Base)
	rows := "row wings ? -; discards jets ?; turn p2 resolve; dice 12hhec; done numbers; set turn 3; extra p2 p1-1;"
	table, err := tokyotest.Fold(dark, nil, "kot 1 dark; player p1 kraken Anna; player p2 gigazaur; tiles rgrgrgrgrg; option bay moves;"+rows+
		"set p1.hearts 9; set p1.points 4; set p1.energy 2; set p1.wickedness 1; set p1.poison 2; place p1 city; card p1 smoke-cloud; charge smoke-cloud 2; "+
		"card p1 extra-head; card p2 tile-fluxling; copy tile-fluxling extra-head; set p2.shrink 1")
	if err != nil {
		t.Fatal(err)
	}
	want := `{"line":7,"box":"dark","options":{"bay":"moves","frenzy":"after","two-player":"points"},"turn":3,"active":"p2","phase":"resolve","dice":"12hhec","resolved":["numbers"],` +
		`"players":[{"seat":"p1","name":"Anna","monster":"kraken","hearts":9,"max":10,"points":4,"energy":2,"wickedness":1,"poison":2,"shrink":0,"place":"city","out":false,"dice":7,"rolls":3,` +
		`"cards":[{"id":"extra-head"},{"id":"smoke-cloud","tokens":2}],"tiles":[],"gave_up":false,"zombie":false},` +
		`{"seat":"p2","name":"","monster":"gigazaur","hearts":10,"max":10,"points":0,"energy":0,"wickedness":0,"poison":0,"shrink":1,"place":"outside","out":false,"dice":6,"rolls":3,` +
		`"cards":[{"id":"tile-fluxling","copies":"extra-head"}],"tiles":["tile-fluxling"],"gave_up":false,"zombie":false}],` +
		`"row":["wings","","-"],"deck":` + strconv.Itoa(numPrinted(t, tokyo.Dark)-6) + `,"discards":["jets",""],"gauge":`
	have := string(dark.JSON(&table, 7))
	if len(have) < len(want) || have[:len(want)] != want {
		t.Errorf("it is\n%s\nwant\n%s", have, want)
	}
	const end = `,"extra":["p2","p1-1"],"regular":"p2","fewer":0,"paid":0,"flags":[],"prices":[6,null,null],"question":null,"winner":"","why":"",` +
		`"next":{"seat":"p2","who":"person"},"legal":["resolve","resolve hearts","resolve energy","resolve smashes"]}`
	if have[len(have)-len(end):] != end {
		t.Errorf("it ends\n%s\nwant\n%s", have, end)
	}

	first := begun(t, base, 2, "roll 111hec; resolve; pass; roll cc1123; resolve")
	asked := `"row":["","",""],"deck":` + strconv.Itoa(numPrinted(t, tokyo.Base)-3) + `,"discards":[],"extra":[],"regular":"p2","fewer":0,"paid":0,"flags":["moved","hurt"],"prices":[null,null,null],"question":{"id":"yield","seat":"p1","answers":["yes","no"]},"winner":"","why":"",` +
		`"next":{"seat":"p1","who":"person"},"legal":["answer yes","answer no"]}`
	if have := string(base.JSON(&first, 0)); have[len(have)-len(asked):] != asked || have[:14] != `{"box":"tokyo"` {
		t.Errorf("it is\n%s\nwant at the end\n%s", have, asked)
	}
}

// Values set by corrections appear in the table as JSON.
func TestCorrectionsInJSON(t *testing.T) {
	r, dark := tokyotest.Rules(t, tokyo.Base), tokyotest.Rules(t, tokyo.Dark)
	for lines, want := range map[string]string{
		"set fewer 2": `"fewer":2,`, "set paid 1": `"paid":1,`, "regular p3": `"regular":"p3",`, "extra p3-1 p1": `"extra":["p3-1","p1"],`,
		"out p2 gaveup": `"gave_up":true,`, "out p2": `"out":true,`, "zombie p3 yes": `"zombie":true}`, "place p2 city": `"place":"city",`,
		"set p2.wickedness 4": `"wickedness":4,`, "set p2.poison 3": `"poison":3,`, "set p2.shrink 1": `"shrink":1,`, "set turn 300": `"turn":300,`,
		"flags bought cut": `"flags":["bought","cut"],`, "flags looked left moved hurt city bay": `"flags":["looked","left","moved","hurt","city","bay"],`,
		"flags wings:p2 roared:p3 jumped:jets burrow-bay:2:p1": `"flags":["burrow-bay:2:p1","wings:p2","jumped:jets","roared:p3"],`, "flags": `"flags":[],`,
		"card p1 extra-head; card p2 extra-head; card p3 mimic; copy mimic extra-head p2": `{"id":"mimic","copies":"extra-head","whose":"p2"}`,
		"card p1 jets; card p3 mimic; copy mimic jets":                                    `{"id":"mimic","copies":"jets"}`, "tile tile-barbs; card p2 tile-barbs": `"tiles":["tile-barbs"],`,
		// Wings cost 6, Jets 5; slot 2 is unnamed. Alien Origin takes 1 off (10.1).
		"row wings ? jets":                       `"prices":[6,null,5],`,
		"row wings - jets; card p1 alien-origin": `"prices":[5,null,4],`,
	} {
		r := r
		if strings.Contains(lines, "tile") {
			r = dark
		}
		table := begun(t, r, 3, lines)
		if have := r.JSON(&table, 0); !json.Valid(have) || !bytes.Contains(have, []byte(want)) {
			t.Errorf("%s: no %s in %s", lines, want, have)
		}
	}
}

// Every field can be set to any number within its limits by the line that it offers,
// and then has that number. Only the Dark Edition has Wickedness and Zombify.
func TestFields(t *testing.T) {
	for edition, want := range []int{2*7 + 11, 2*9 + 11} {
		r := tokyotest.Rules(t, tokyo.Edition(edition))
		begun := begun(t, r, 2, "")
		before := r.Fields(&begun.State)
		if len(before) != want {
			t.Errorf("%s has %d, want %d", tokyo.Edition(edition), len(before), want)
		}
		write := func(ev tokyo.Event) string { return r.Write(&ev) }
		for i, f := range before {
			for _, n := range []int{f.Max, f.Min} {
				table, err := tokyotest.Fold(r, &begun, write(f.Set(n)))
				if err != nil {
					t.Fatalf("%s: %v", write(f.Set(n)), err)
				}
				for j, now := range r.Fields(&table.State) {
					if j == i && now.Value != n || j != i && now.Value != before[j].Value {
						t.Errorf("%s leaves %s %s at %d", write(f.Set(n)), now.Group, now.Label, now.Value)
					}
				}
			}
		}
	}
}

// The gauge shows what can still be earned, by the space (12.4): if all sides are
// red, the tiles except the one that p1 has.
func TestJSONGauge(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Dark)
	table := begun(t, r, 2, "card p1 tile-devious")
	var j struct{ Gauge map[string][]string }
	if err := json.Unmarshal(r.JSON(&table, 0), &j); err != nil {
		t.Fatal(err)
	}
	if len(j.Gauge["3"]) != 3 || len(j.Gauge["6"]) != 4 || len(j.Gauge["10"]) != 2 || len(j.Gauge) != 3 {
		t.Errorf("the gauge is %v", j.Gauge)
	}
	if slices.Contains(j.Gauge["3"], "tile-devious") || !slices.Contains(j.Gauge["10"], "tile-skybeam") {
		t.Errorf("the gauge is %v", j.Gauge)
	}
}

// Answers that come from the table are a pattern; choices are listed.
func TestAnswerTexts(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Base)
	table := begun(t, r, 3, "")
	for _, c := range []struct {
		q    tokyo.Question
		want string
	}{
		{tokyo.Question{ID: tokyo.AskReveal}, "? card"},
		{tokyo.Question{ID: tokyo.AskCamouflage, N: 3}, "dice:3"},
		{tokyo.Question{ID: tokyo.AskYield, No: true}, "yes no"},
		{tokyo.Question{ID: tokyo.AskRay, Seats: 0b101, No: true}, "p1 p3 no"},
		{tokyo.Question{ID: tokyo.AskRapid, Most: 2}, "0 1 2"},
		{tokyo.Question{ID: tokyo.AskProbeFace}, "1 2 3 h e c"},
	} {
		have := ""
		for i, a := range r.AnswerTexts(&table.State, &c.q) {
			if i > 0 {
				have += " "
			}
			have += a
		}
		if have != c.want {
			t.Errorf("%s: %q, want %q", c.q.ID, have, c.want)
		}
	}
}
