package duel_test

import (
	"strings"
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// scale is a coach for which, at a skill, one heart of difference is worth 5 points of a game, hard 10 points, one energy 2,
// and a space of a marker 5.
type scale struct {
	oracle
	skill float64
}

func (s *scale) Adviser(_ core.Matchup, skill coach.Skill) advice.Adviser {
	return &scale{skill: skill.Sharp}
}

func (s *scale) Win(t *duel.Table) coach.Chance {
	you, rival := &t.State.Sides[duel.You], &t.State.Sides[duel.Rival]
	win := s.skill + 0.05*float64(rival.Max-rival.Hearts) + 0.02*float64(you.Energy-rival.Energy) + 0.025*float64(t.State.Marker[duel.FameTrack]+t.State.Marker[duel.DestructionTrack])
	if t.State.Options.Hard {
		win -= 0.1
	}
	return coach.Chance{Win: 1, AsPlayed: win}
}

// fixed is a scale for players of one skill.
type fixed struct{ of float64 }

func (f *fixed) Matchup(s *duel.State) (core.Matchup, bool)       { return core.Matchup{}, s.Solo }
func (f *fixed) Adviser(core.Matchup, coach.Skill) advice.Adviser { return &scale{skill: f.of} }
func (f *fixed) Ahead(*duelbox.Game) (d coach.Danger, ok bool)    { return d, false }

// fields returns the fields of a set-up once an option was set.
func fields(t *testing.T, s companion.Setup, id, word string) []companion.SetupField {
	t.Helper()
	if err := s.Set(id, word); err != nil {
		t.Fatalf("%s %s: %v", id, word, err)
	}
	return s.Fields()
}

// TestLadderSetUp checks that the set-up shows the rung that suits the player, accepts one by its number, and writes it as
// corrections that undo does not touch, and that the record counts such a game separately.
func TestLadderSetUp(t *testing.T) {
	d := desk(t, text.English)
	d.Coach = advice.NewCoaching(&fixed{0.3}, advice.CoachAsk, nil)
	s, err := duelbox.NewBox(d).Setup(nil)
	if err != nil {
		t.Fatal(err)
	}
	say := func(id, word string) (note, level string) {
		t.Helper()
		if err := s.Set(id, word); err != nil {
			t.Fatal(id, err)
		}
		for _, f := range s.Fields() {
			switch f.ID {
			case "even":
				note = f.Note
			case "hard":
				level = f.Word
			}
		}
		return note, level
	}
	for id, word := range map[string]string{"you": "the-king", "autobot": "alienoid", "first": "you"} {
		if err := s.Set(id, word); err != nil {
			t.Fatal(id, err)
		}
	}
	if note, level := say("even", "yes"); note != "Level 2 of 9: Autobot on normal; it starts with 12 hearts; you get 2 energy; chance for a player like you: about 42%" || level != "normal" {
		t.Errorf("%s, %q", level, note)
	}
	if note, level := say("even", "yes"); level != "normal" || !strings.Contains(note, "Level 2") { // a difficulty that was only shown is not a choice
		t.Errorf("%s, %q", level, note)
	}
	note, level := say("even", "8")
	if !strings.HasPrefix(note, "Level 8 of 9: Autobot on hard; it gets 2 energy; both markers start 2 spaces toward its Victory space; ") || level != "hard" {
		t.Errorf("%s, %q", level, note)
	}
	if err := s.Set("even", "10"); !rules.IsProblem(err, "even-unknown") {
		t.Errorf("rung 10: %v", err)
	}
	for _, f := range append(fields(t, s, "even", "9"), fields(t, s, "even", "8")...) { // kot's rung is a game of two, and the player can go back from it
		if f.ID == "chair" && f.Word != "hard" {
			t.Errorf("on kot's rung the other chair is %q", f.Word)
		}
	}
	word := func(id string) string {
		for _, f := range s.Fields() {
			if f.ID == id {
				return f.Word
			}
		}
		return "none"
	}
	if _, level := say("hard", "normal"); level != "normal" || word("even") != "no" { // a rung has its own difficulty: choosing another leaves the rung
		t.Errorf("on rung 8 the difficulty becomes %q, the ladder %q", level, word("even"))
	}
	if say("even", "9"); word("even") != "9" || word("hard") != "none" {
		t.Errorf("kot's rung is %q, with a difficulty %q", word("even"), word("hard"))
	}
	if say("chair", "easy"); word("even") != "none" {
		t.Errorf("kot plays easily on the rung %q", word("even"))
	}
	say("chair", "hard")
	say("even", "8") // and the player can go back from there
	g, todo, err := s.Create()
	if err != nil || todo[len(todo)-1] != note || !strings.Contains(strings.Join(todo, "\n"), "Both markers 2 spaces from their start spaces toward Autobot") || !strings.Contains(strings.Join(todo, "\n"), "Autobot: 2 energy to start with") {
		t.Fatalf("%v, %q", err, todo)
	}
	stops := func(g companion.Game, when string) {
		t.Helper()
		if said, err := g.Log().Undo(); !rules.IsProblem(err, "undo-nothing") || g.Log().Steps() != 3 || !g.View().Start {
			t.Errorf("%s: undone %q, %v; %d steps", when, said, err, g.Log().Steps())
		}
	}
	stops(g, "right behind the set-up")
	path := g.Path()
	if err := g.Close(); err != nil {
		t.Fatal(err)
	}
	again, _, err := g.Box().Open(path)
	if err != nil {
		t.Fatal(err)
	}
	stops(again, "opened again")
	if r := again.Result(); r.Group != 2 {
		t.Errorf("group %d", r.Group)
	}
	if err := again.Close(); err != nil {
		t.Fatal(err)
	}
	// A game made even by the player's hearts in a file written by hand counts separately.
	save(t, d, "old", "kot 1 duel solo\nside you the-king\nside rival alienoid\nset you.hearts 9\nroll ccche\nconcede rival\n")
	results, _, err := d.Results()
	if err != nil {
		t.Fatal(err)
	}
	if rec := record.Summarize(results); rec.Of("even").Won != 1 || rec.Of("normal").Total() != 0 || rec.All.Won != 1 {
		t.Errorf("%+v", rec)
	}
	d.Coach = nil
	if s, err = duelbox.NewBox(d).Setup(nil); err == nil {
		err = s.Set("even", "yes")
	}
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := s.Create(); !rules.IsProblem(err, "coach.missing") {
		t.Errorf("without a coach: %v", err)
	}
}
