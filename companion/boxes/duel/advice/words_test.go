package advice_test

import (
	"fmt"
	"strings"
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/advicetest"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// TestRungWords checks what each rung of the ladder changes, and how a game begins on it. Meka Dragon has 12 hearts: 60 % are
// 7.2, so 8, and 80 % are 9.6, so 10. You start, so Autobot has the energy of the second player.
func TestRungWords(t *testing.T) {
	v := viewIn(t, text.English)
	table := tableAt(t, v.Rules, "")
	set := table.Setup
	for n, want := range []string{
		"Autobot on normal; it starts with 8 hearts; you get 3 energy: 8 hearts, 3 and 1 energy, 0 0",
		"Autobot on normal; it starts with 10 hearts; you get 2 energy: 10 hearts, 2 and 1 energy, 0 0",
		"Autobot on normal: 12 hearts, 0 and 1 energy, 0 0",
		"Autobot on hard: 12 hearts, 0 and 1 energy, 0 0",
		"Autobot on hard; it gets 2 energy: 12 hearts, 0 and 3 energy, 0 0",
		"Autobot on hard; both markers start 1 space toward its Victory space: 12 hearts, 0 and 1 energy, -1 -1",
		"Autobot on hard; both markers start 2 spaces toward its Victory space: 12 hearts, 0 and 1 energy, -2 -2",
		"Autobot on hard; it gets 2 energy; both markers start 2 spaces toward its Victory space: 12 hearts, 0 and 3 energy, -2 -2",
	} {
		rung := &advice.Rungs[n]
		begun, err := rung.Begin(v.Rules, set)
		if err != nil {
			t.Fatal(err)
		}
		s := &begun.State
		got := fmt.Sprintf("%s: %d hearts, %d and %d energy, %d %d", v.Rung(rung, &set), s.Sides[duel.Rival].Hearts,
			s.Sides[duel.You].Energy,
			s.Sides[duel.Rival].Energy, s.Marker[duel.FameTrack]/2, s.Marker[duel.DestructionTrack]/2)
		if got != want {
			t.Errorf("rung %d: %s\nwant %s", n, got, want)
		}
	}
}

// TestPropose checks which rung is proposed of those with the requested difficulties: the one with a chance nearest to one half.
func TestPropose(t *testing.T) {
	v := viewIn(t, text.English)
	set := tableAt(t, v.Rules, "").Setup
	c := advice.NewCoaching(&easier{}, advice.CoachAsk, nil)
	for _, q := range []struct {
		hards []bool
		rung  int
		win   string
	}{
		{[]bool{false, true}, 4, "0.47"}, // 0.73 and 0.67 with fewer hearts, 0.63, 0.53 on hard, 0.47 with energy
		{[]bool{true}, 4, "0.47"}, {[]bool{false}, 2, "0.63"}, {nil, -1, "0.00"},
	} {
		rung, win, err := c.Propose(v.Rules, set, q.hards)
		if rung != q.rung || fmt.Sprintf("%.2f", win) != q.win || err != nil {
			t.Errorf("%v: rung %d, %.2f, %v", q.hards, rung, win, err)
		}
	}
}

// easier is a coach for which a game is easier if the player has more hearts and energy, and harder on hard.
type easier struct{ advicetest.Oracle }

func (e *easier) Adviser(core.Matchup, coach.Skill) advice.Adviser { return e }

func (e *easier) Win(t *duel.Table) coach.Chance {
	s := &t.State
	win := 0.66 - 0.03*float64(s.Sides[duel.Rival].Energy) + 0.01*float64(12-s.Sides[duel.Rival].Hearts) +
		0.02*float64(s.Sides[duel.You].Energy)
	if s.Options.Hard {
		win -= 0.1
	}
	return coach.Chance{AsPlayed: win}
}

// TestTries checks that the costliest decisions can be made again, the costliest first, with all options in alphabetical
// order, and what each is worth. A decision with only one option is left out.
func TestTries(t *testing.T) {
	v := viewIn(t, text.English)
	rep := lost(t, v.Rules)
	keep := func(s string, win float64) coach.Option {
		return coach.Option{Event: duel.Event{Kind: duel.Kept, Roll: dice(t, s)}, AsPlayed: win}
	}
	rep.Choices = rep.Choices[1:3]
	rep.Choices[0].Made, rep.Choices[0].Best = keep("cc", 0.44), keep("ccf", 0.501)
	rep.Choices[0].Others = []coach.Option{keep("ccf", 0.501), keep("cc", 0.44), keep("h", 0.3), keep("cch", 0.5009)}
	rep.Choices[0].At = tableAt(t, v.Rules, "row photoshoot camouflage ?; set you.energy 4; token cat fame 2; card you acid-attack; "+
		"card rival regeneration; roll ccfhd")
	rep.Choices[1].Others = rep.Choices[1].Others[:0]
	tries := v.LookBack(rep).Tries
	if len(tries) != 1 {
		t.Fatalf("%d decisions are made again: %+v", len(tries), tries)
	}
	got := tries[0]
	var options []string
	for _, o := range got.Options {
		options = append(options, o.Text+": "+o.Told)
	}
	for i, want := range []string{
		"keep CC: As in the game: 6 fewer wins in 100 than keep CC F.",
		"keep CC F: This is the best choice. In the game you chose keep CC, which costs 6 wins in 100.",
		"keep CC H: About as good as the best, keep CC F.",
		"keep H: 20 fewer wins in 100 than the best, keep CC F.",
	} {
		if i >= len(options) || options[i] != want {
			t.Errorf("option %d of %q, want %q", i, options, want)
		}
	}
	if got.Number != 1 || got.Title != "TURN 7 AGAIN" || got.Prompt != "What will you do this time?" ||
		got.Asks != "after roll 1, CC H F D" {
		t.Errorf("%+v", got)
	}
	want := "You: 14 hearts, 4 energy; Acid attack|Autobot: 12 hearts, 1 energy; Regeneration|" +
		"Fame 0, Destruction 0 (plus is toward your Victory space, minus toward Autobot's)|Tokens: Cat Fame +2|Row: Photoshoot (2), " +
		"Camouflage (4), an unnamed card"
	if lies := strings.Join(got.Table, "|"); lies != want {
		t.Errorf("the table is %q\nwant %q", lies, want)
	}
}

// TestCourse checks the course of a game of two, turn by turn, and the turn that decided it. Here the chance is Anna's share
// of all hearts: 14 of 27, then 14 of 24 after three claws, 12 of 22 after two, all once Ben has given up.
func TestCourse(t *testing.T) {
	v := viewIn(t, text.English)
	lines := "kot 1 duel two; side you gigazaur Anna; side rival cyber-kitty Ben; row ? ? ?; start you; " +
		"roll cccff; stop; resolve; pass; roll cchhhe; stop; resolve; pass; concede rival"
	g := tracker.New(duel.Log{Rules: v.Rules}, nil)
	for line := range strings.SplitSeq(lines, "; ") {
		if _, err := g.Fold(line); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	share := func(s *duel.State) float64 {
		you, rival := float64(s.Sides[duel.You].Hearts), float64(s.Sides[duel.Rival].Hearts)
		return you / (you + rival)
	}
	r := advice.CourseOf(g, share)
	var got []string
	for i := range r.Turns {
		of := &r.Turns[i]
		got = append(got, fmt.Sprintf("%d %s %.3f-%.3f", of.Number, of.Side, of.From.AsPlayed, of.To.AsPlayed))
	}
	if want := "1 you 0.519-0.583; 2 rival 0.583-0.480; 3 you 0.480-1.000"; strings.Join(got, "; ") != want {
		t.Errorf("%q, want %q", strings.Join(got, "; "), want)
	}
	if _, err := g.Undo(); err != nil {
		t.Fatal(err)
	}
	if said := v.Decisive(r, g.Table()); said != "" {
		t.Errorf("a game that goes on is decided: %s", said)
	}
	if _, err := g.Redo(); err != nil {
		t.Fatal(err)
	}
	back := v.Course(r, g.Table())
	if len(back.Lines) != 2 || back.Graph == nil || !strings.Contains(back.Lines[0], "turn 3 decided it: it took ") ||
		!strings.HasSuffix(back.Lines[0], "chance from 48% to 100%") {
		t.Errorf("%q", back.Lines)
	}
}

// TestCourseWithoutCorrections checks that a correction is no play of the turn it is made in: a turn goes from 7 of 20 hearts, as
// corrected, to 7 of 17.
func TestCourseWithoutCorrections(t *testing.T) {
	v := viewIn(t, text.English)
	g := tracker.New(duel.Log{Rules: v.Rules}, nil)
	for line := range strings.SplitSeq("kot 1 duel two; side you gigazaur; side rival cyber-kitty; row ? ? ?; start you; "+
		"roll cccff; set you.hearts 7; stop; resolve; pass", "; ") {
		if _, err := g.Fold(line); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	r := advice.CourseOf(g, func(s *duel.State) float64 {
		you, rival := float64(s.Sides[duel.You].Hearts), float64(s.Sides[duel.Rival].Hearts)
		return you / (you + rival)
	})
	if from, to := r.Turns[0].From.AsPlayed, r.Turns[0].To.AsPlayed; fmt.Sprintf("%.3f-%.3f", from, to) != "0.350-0.412" {
		t.Errorf("from %.3f to %.3f", from, to)
	}
}

// TestWhoseNumbers checks that a look back says whose chances it shows.
func TestWhoseNumbers(t *testing.T) {
	v := viewIn(t, text.English)
	for want, skill := range map[string]coach.Skill{"with best play": coach.Best, "at beginner level": review.Beginner,
		"at your level": {Sharp: 0.5}} {
		rep := lost(t, v.Rules)
		rep.Skill = skill
		if got := strings.Join(v.Review(rep, false).Lines, "\n"); !strings.Contains(got, "turn by turn ("+want+"): 53% at the start") {
			t.Errorf("%s: %q", want, got)
		}
	}
}
