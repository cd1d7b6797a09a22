package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// This file answers programs, line by line; docs/programs/protocol.md explains every key.

// protocol is the version of the dialogue. Within a version, no key changes its meaning.
const protocol = 1

func versioned(o object) object { return append(o, member{"protocol", protocol}) }

// jsonRefused returns the answer to a refused line, whose number is n.
func jsonRefused(words *text.Catalogue, err error, n int) object {
	var key string
	var rule rules.Rule
	if problem, ok := errors.AsType[*rules.Problem](err); ok {
		key, rule = problem.Key, problem.Rule
	}
	return versioned(object{{"error", words.Error(err)}, {"key", key}, {"rule", rule}, {"line", n}})
}

// reply writes the table after a line, with what followed from the line and who decided it.
func (r *reading) reply(out io.Writer) {
	followed, by := r.game.Log().Followed()
	steps := text.Map(followed, func(l companion.Line) object { return object{{"text", l.Text}, {"board", l.Board}} })
	writeTable(out, r.game, r.line, object{{"steps", steps}, {"decided", by}})
}

// writeTable writes the table of a game as one line of JSON, followed by more. n is the line that led to it, 0 for none.
func writeTable(out io.Writer, game companion.Game, n int, more object) {
	table := bytes.TrimSuffix(game.JSON(n), []byte("}\n"))
	io.WriteString(out, string(table)+","+strings.TrimPrefix(jsonText(versioned(more)), "{")+"\n")
}

// request is what a program asks besides the lines of the game. Unknown keys are ignored.
type request struct {
	Ask  string  `json:"ask"`
	Dice *string `json:"dice"` // those of a seat that kot plays, between two rolls
	Left int     `json:"left"` // how many rolls are left
}

// asksKot asks what kot does at the seat that it plays.
const asksKot = "kot"

// answer writes the answer to a request. The error is a *rules.Problem.
func (r *reading) answer(out io.Writer, asked string) error {
	var req request
	if err := json.Unmarshal([]byte(asked), &req); err != nil {
		return rules.Refuse("", "advise-json", rules.Text("example", `{"ask":"kot","dice":"112hec","left":2}`))
	}
	if req.Ask != asksKot {
		return wrongIs("ask", req.Ask, asksKot)
	}
	var said object
	if req.Dice == nil {
		said = object{{"say", r.game.Log().Decides()}}
	} else {
		keep, again, err := r.keeps(*req.Dice, req.Left)
		if err != nil {
			return err
		}
		said = object{{"keep", keep}, {"reroll", again}}
	}
	writeJSON(out, versioned(append(said, member{"line", r.line})))
	return nil
}

// keeps returns which dice a seat of kot keeps with a number of rolls left, and which it rerolls.
func (r *reading) keeps(dice string, left int) (keep, again string, err error) {
	roll := r.game.Roll()
	if roll.Keeps == nil || !roll.Plays {
		return "", "", rules.Refuse("", "request-nobody")
	}
	lie, err := roll.Letters.Parse(dice)
	if err != nil {
		return "", "", err
	}
	if lie.Total() != roll.Due {
		return "", "", wrongIs("dice", dice, line.Thrown(roll.Due))
	}
	if left < 1 || left >= roll.Throws {
		return "", "", wrongIs("left", left, "1.."+jsonText(roll.Throws-1))
	}
	faces, kept := lie.Faces(), rules.Roll{}
	for i, stays := range roll.Keeps(faces, left) {
		if stays {
			kept[faces[i]]++
		}
	}
	return roll.Letters.Format(kept), roll.Letters.Format(lie.Minus(kept)), nil
}

func wrongIs(key string, value any, use string) error {
	return rules.Refuse("", "advise-value",
		rules.Text("key", key), rules.Text("value", strings.Trim(jsonText(value), `"`)), rules.Text("use", use))
}
