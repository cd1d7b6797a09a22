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

// TestReviewJSON: the review as data has every key, in the words of the notation.
func TestReviewJSON(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	at := duel.Table{}
	at.State.Turn = duel.Turn{Number: 1, Phase: duel.PhaseRoll, Rolls: 1, Dice: rules.Roll{2, 1, 0, 1, 1}}
	half := coach.Chance{Win: 0.6, AsPlayed: 0.5, Exact: true}
	rep := &review.Report{
		Sums:  review.Sums{Skill: coach.Best, Lost: 0.0410000001, Start: 0.5, Parts: review.Parts{Luck: [2]float64{-0.009, -0.45}, Choice: -0.0410000001}, Decisions: 2, Marks: review.Marks{1, 1}, Turns: 1, Over: true},
		Exact: true, Winner: duel.Rival, Why: duel.ByVictory,
		Points: []review.Point{{Turn: 1, Chance: half, Parts: review.Parts{Choice: -0.041}}, {Entry: 3, Turn: 1, Chance: coach.Chance{Exact: true}, EndsTurn: true}},
		Turns:  []review.Turn{{Number: 1, Last: 1, From: half, Parts: review.Parts{Luck: [2]float64{0, -0.459}, Choice: -0.041, Other: -1e-12}}}, Turning: []int{0},
		Choices: []review.Choice{{
			Entry: 0, Turn: 1, At: at, Price: 0.041, Stake: 0.2, Exact: true,
			Made: coach.Option{Event: duel.Event{Kind: duel.Kept, Roll: rules.Roll{2}}, Win: 0.459, AsPlayed: 0.459},
			Best: coach.Option{Event: duel.Event{Kind: duel.Kept, Roll: rules.Roll{2, 0, 0, 1}}, Answers: []duel.Answer{duel.Yes}, Win: 0.6, AsPlayed: 0.5},
		}},
	}
	var out bytes.Buffer
	p := &program{out: &output{Writer: &out}}
	writeJSON(p.out, p.jsonReview(autobot.NewRules(lib.Duel()), rep))
	const none = `"mixed":0,"other":0`
	want := `{"skill":1,"slips":0,"exact":true,"start":0.5,"end":0,"over":true,"winner":"rival","why":"victory","luck":{"you":-0.009,"rival":-0.45},"choice":-0.041,` + none + `,` +
		`"adjusted":0.459,"lost":0.041,"decisions":2,"per_decision":0.0205,"marks":{"doubtful":1,"mistakes":0,"blunders":0},"rolled":1,"untold":0,` +
		`"turns":[{"turn":1,"side":"you","from":0.5,"to":0,"luck":{"you":0,"rival":-0.459},"choice":-0.041,` + none + `,"untold":false,"turning":true}],` +
		`"points":[{"entry":1,"turn":1,"side":"you","win":0.5,"best":0.6,"exact":true,"kind":"played","luck":{"you":0,"rival":0},"choice":-0.041,` + none + `},` +
		`{"entry":4,"turn":1,"side":"you","win":0,"best":0,"exact":true,"kind":"played","luck":{"you":0,"rival":0},"choice":0,` + none + `}],` +
		`"choices":[{"entry":1,"turn":1,"phase":"roll","rolls":1,"dice":"ccdfh","question":"",` +
		`"made":{"event":"keep cc","answers":[],"win":0.459,"best":0.459},"best":{"event":"keep ccf","answers":["yes"],"win":0.5,"best":0.6},"price":0.041,"stake":0.2,"mark":"?!","exact":true}]}` + "\n"
	if have := out.String(); have != want {
		t.Errorf("have\n%swant\n%s", have, want)
	}
}
