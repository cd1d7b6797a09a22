package main

import (
	"bytes"
	"testing"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
)

// The review as data has every key, in the words of the notation.
func TestReviewJSON(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	at := duel.Table{}
	at.State.Turn = duel.Turn{Number: 1, Phase: duel.PhaseRoll, Rolls: 1, Dice: rules.Roll{2, 1, 0, 1, 1}}
	half := coach.Chance{Win: 0.5, Exact: true}
	rep := &review.Report{
		Start: half, Exact: true, Choices: 2, Good: 1, Lost: 0.0410000001, Luck: -0.459, Over: true, Winner: duel.Rival, Why: duel.ByVictory,
		Points: []review.Point{{Turn: 1, Chance: half, Choice: -0.041}, {Entry: 3, Turn: 1, Chance: coach.Chance{Exact: true}, EndsTurn: true}},
		Turns:  []review.Turn{{Number: 1, Last: 1, From: half, Luck: -0.459, Choice: -0.041, Other: -1e-12}}, Turning: []int{0},
		Dearest: []review.Choice{{
			Entry: 0, Turn: 1, At: at, Price: 0.041, Exact: true,
			Made: coach.Option{Event: duel.Event{Kind: duel.Kept, Roll: rules.Roll{2}}, Win: 0.459},
			Best: coach.Option{Event: duel.Event{Kind: duel.Kept, Roll: rules.Roll{2, 0, 0, 1}}, Answers: []duel.Answer{duel.Yes}, Win: 0.5},
		}},
	}
	var out bytes.Buffer
	p := &program{out: &output{Writer: &out}}
	writeJSON(p.out, p.jsonReview(autobot.NewRules(lib.Duel), rep))
	want := `{"exact":true,"start":0.5,"end":0,"over":true,"winner":"rival","why":"victory","choices":2,"good":1,"untold":0,"lost":0.041,"luck":-0.459,"other":0,` +
		`"turns":[{"turn":1,"side":"you","from":0.5,"to":0,"luck":-0.459,"choice":-0.041,"other":0,"turning":true}],` +
		`"points":[{"entry":1,"turn":1,"side":"you","win":0.5,"exact":true,"kind":"played","choice":-0.041,"other":0},` +
		`{"entry":4,"turn":1,"side":"you","win":0,"exact":true,"kind":"played","choice":0,"other":0}],` +
		`"dearest":[{"entry":1,"turn":1,"phase":"roll","rolls":1,"dice":"ccdfh","question":"",` +
		`"made":{"event":"keep cc","answers":[],"win":0.459},"best":{"event":"keep ccf","answers":["yes"],"win":0.5},"price":0.041,"exact":true}]}` + "\n"
	if have := out.String(); have != want {
		t.Errorf("have\n%swant\n%s", have, want)
	}
}
