package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/autobot"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// The limits of a request.
const (
	maxDeficit = 15
	defaultOne = "1"
)

// requestKeys are the keys of a request in JSON. The flags have the same names.
var requestKeys = []string{"dice", "roll", "deficit", "fame", "destruction", "chosen", "tie"}

// advise prints what Autobot keeps: for each request on the input, in lines of JSON, or for one request in flags.
func (p *program) advise(args []string) int {
	for _, key := range requestKeys[1:] {
		p.flags.String(key, "", "")
	}
	return p.withFlags(args, func(args []string) int {
		if len(args) == 0 {
			if slices.ContainsFunc(requestKeys[1:], p.flags.Changed) {
				return p.fail(rules.Refuse("", "advise-dice"))
			}
			return p.adviseLines()
		}
		if len(args) > 1 {
			return p.fail(rules.Refuse("", "advise-one"))
		}
		req := map[string]string{"dice": args[0]}
		for _, key := range requestKeys[1:] {
			if p.flags.Changed(key) {
				req[key] = p.flags.Value(key)
			}
		}
		if _, ok := req["roll"]; !ok {
			req["roll"] = defaultOne
		}
		sit, err := situation(req)
		if err != nil {
			return p.fail(err)
		}
		p.adviseText(sit)
		return exitFine
	})
}

// adviseLines answers each line of the input with one line, in the same order.
func (p *program) adviseLines() int {
	out := bufio.NewWriter(p.out)
	defer out.Flush()
	p.waits("advise-waits")
	in, status := linesOf("-", p.in, out), exitFine
	for n := 1; ; n++ {
		line, err := in.next()
		switch {
		case errors.Is(err, io.EOF), errors.Is(err, errUnheard):
			return status
		case rules.IsProblem(err, "read-failed"):
			return p.fail(err)
		}
		var reply object
		if err == nil {
			reply, err = p.adviseLine(line)
		}
		if err != nil {
			status = exitWrong
			reply = jsonRefused(p.words.Catalogue, err, n)
		}
		writeJSON(out, reply)
	}
}

func (p *program) adviseLine(line string) (object, error) {
	req, err := requested(line)
	if err != nil {
		return nil, err
	}
	sit, err := situation(req)
	if err != nil {
		return nil, err
	}
	return versioned(p.answerTo(sit)), nil
}

// requested reads a JSON object into words by key; unknown keys are ignored. Text that does not begin like JSON counts as
// the dice of a first roll.
func requested(line string) (map[string]string, error) {
	bare := strings.TrimSpace(line)
	_, err := duel.Faces.Parse(bare)
	oneWord := len(strings.Fields(bare)) == 1 && !strings.ContainsAny(bare[:1], `{["`)
	if bare != "" && (err == nil || oneWord) {
		return map[string]string{"dice": bare, "roll": defaultOne}, nil
	}
	var raw map[string]json.RawMessage
	dec := json.NewDecoder(strings.NewReader(line))
	if err = dec.Decode(&raw); err == nil {
		_, err = dec.Token()
	}
	if !errors.Is(err, io.EOF) || raw == nil {
		return nil, rules.Refuse("", "advise-json", rules.Text("example", `{"dice":"cchhhf","roll":1}`))
	}
	req := map[string]string{}
	for key, val := range raw {
		if !slices.Contains(requestKeys, key) {
			continue
		}
		s := string(val)
		text := key == "dice" || key == "chosen" || key == "tie"
		if text != strings.HasPrefix(s, `"`) {
			return nil, wrongValue(key, s)
		}
		if text {
			if err := json.Unmarshal(val, &s); err != nil {
				return nil, wrongValue(key, s)
			}
		}
		req[key] = s
	}
	for _, key := range requestKeys[:2] {
		if _, ok := req[key]; !ok {
			return nil, rules.Refuse("", "advise-missing", rules.Text("key", key))
		}
	}
	return req, nil
}

// accepted has the values that each key may have, for a refusal.
var accepted = map[string]string{
	"dice": "1-8 x c h e f d p", "roll": "1, 2, 3", "deficit": "0..15", "fame": "-7..7, .5", "destruction": "-7..7, .5",
	"chosen": `"", "fame", "destruction"`, "tie": `"", "fame", "destruction"`,
}

func wrongValue(key, val string) error { return wrongIs(key, strings.Trim(val, `"`), accepted[key]) }

// situation turns a request into everything that Autobot's choice depends on. A missing key means none or zero.
func situation(req map[string]string) (*duel.Situation, error) {
	var sit duel.Situation
	var err error
	if sit.Dice, err = duel.Faces.Parse(req["dice"]); err != nil {
		return nil, err
	}
	if sit.Dice.Total() == 0 {
		return nil, wrongValue("dice", req["dice"])
	}
	within := func(key string, low, high, step int) int { // in halves
		half, ok := halves(req[key])
		if req[key] == "" && key != "roll" {
			return 0
		}
		if (!ok || half%step != 0 || half < low || half > high) && err == nil {
			err = wrongValue(key, req[key])
		}
		return half
	}
	number := func(key string, low, high int) int8 { return int8(within(key, 2*low, 2*high, 2) / 2) }
	position := func(key string) duel.Spot { return duel.Spot(within(key, -int(duel.Victory), int(duel.Victory), 1)) }
	symbol := func(key string) duel.Symbol {
		for sym := duel.NoSymbol; sym <= duel.DestructionSymbol; sym++ {
			if req[key] == sym.String() {
				return sym
			}
		}
		if err == nil {
			err = wrongValue(key, req[key])
		}
		return duel.NoSymbol
	}
	sit.Roll, sit.Deficit = number("roll", 1, autobot.LastRoll), number("deficit", 0, maxDeficit)
	sit.Fame, sit.Destruction = position("fame"), position("destruction")
	sit.Chosen, sit.Tie = symbol("chosen"), symbol("tie")
	return &sit, err
}

// halves reads a number, written in any way, in halves; false if it is not a number, or not a multiple of a half.
func halves(s string) (int, bool) {
	f, err := strconv.ParseFloat(s, 64)
	if err != nil || f != f || f*2 != float64(int(f*2)) {
		return 0, false
	}
	return int(f * 2), true
}

// answerTo returns the answer to a request, as JSON.
func (p *program) answerTo(sit *duel.Situation) object {
	d := autobot.Decide(sit)
	why := text.Map(autobot.Explain(sit), func(n rules.Note) object {
		return object{{"rule", n.Rule}, {"text", p.words.Say(n.Key, n.Args...)}}
	})
	out := object{
		{"keep", duel.SortedDice(d.Keep)}, {"reroll", duel.SortedDice(d.Reroll)},
		{"chosen", d.Chosen.String()}, {"ask", d.Ask}, {"why", why},
	}
	if t, ok := resolves(sit); ok {
		out = append(out, member{"resolve", object{
			{"damage", t.Damage}, {"hearts", t.Hearts}, {"fame", t.Fame},
			{"destruction", t.Destruction}, {"energy", t.Energy},
		}})
	}
	return out
}

// resolves returns what Autobot gains by resolving its dice; ok is false if it rerolls some of them.
func resolves(sit *duel.Situation) (t autobot.Tally, ok bool) {
	d := autobot.Decide(sit)
	return autobot.Count(sit.Dice, int(sit.Deficit)), !d.Ask && d.Reroll.Total() == 0
}

// adviseText prints the answer for people.
func (p *program) adviseText(sit *duel.Situation) {
	v := advice.In(p.words, nil)
	p.lines(v.Keeping(sit))
	if t, ok := resolves(sit); ok {
		p.out.lines(p.words.Say("advise.resolve", rules.Num("damage", t.Damage), rules.Num("hearts", t.Hearts),
			rules.Num("fame", t.Fame), rules.Num("destruction", t.Destruction), rules.Num("energy", t.Energy)))
	}
}
