package advice_test

import (
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"kingoftokyo/autobot"
	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

var update = flag.Bool("update", false, "write the golden texts anew; look at them then")

// golden compares a text with a golden file.
func golden(t *testing.T, name, have string) {
	t.Helper()
	file := filepath.Join("testdata", name)
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(have), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v; write it with -update and look at it", err)
	}
	if have != string(want) {
		t.Errorf("%s differs; have\n%s", file, have)
	}
}

// course returns a report with these chances after each turn, the human's first, and
// a point halfway through each.
func course(start float64, after ...float64) *review.Report {
	r := &review.Report{Sums: review.Sums{Skill: coach.Skill{Sharp: 0.5}, Start: start, End: start}, Exact: true}
	last := start
	for i, win := range after {
		t := review.Turn{Number: i + 1, Side: duel.Side(i % 2), First: len(r.Points), From: coach.Chance{AsPlayed: last}, To: coach.Chance{AsPlayed: win}}
		t.Luck[t.Side] = win - last
		r.Luck[t.Side] += win - last
		for _, w := range []float64{(last + win) / 2, win} {
			r.Points = append(r.Points, review.Point{Entry: len(r.Points), Turn: t.Number, Side: t.Side, Chance: coach.Chance{AsPlayed: w}})
		}
		t.Last = len(r.Points) - 1
		r.Turns = append(r.Turns, t)
		last, r.End = win, win
	}
	return r
}

// tableAt returns the table after some lines.
func tableAt(t *testing.T, r *duel.Rules, lines string) duel.Table {
	t.Helper()
	table, err := dueltest.Fold(r, nil, dueltest.Solo("gigazaur", "meka-dragon", "you")+lines)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

func dice(t *testing.T, s string) rules.Roll {
	t.Helper()
	r, err := duel.Faces.Parse(s)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// lost returns a game of fourteen turns that Autobot won.
func lost(t *testing.T, r *duel.Rules) *review.Report {
	t.Helper()
	rep := course(0.532, 0.561, 0.543, 0.655, 0.62, 0.64, 0.618, 0.78, 0.405, 0.382, 0.37, 0.551, 0.198, 0.121, 0)
	rep.Turning = []int{2, 6, 7, 10, 11, 13}
	change := func(turn int, side duel.Side, hearts int16, fame, destruction duel.Spot) {
		at := &rep.Turns[turn-1]
		at.Before.Sides[side].Hearts, at.Before.Sides[side].Max = 10, 14
		at.After = at.Before
		at.After.Sides[side].Hearts += hearts
		at.After.Marker[duel.FameTrack] += fame
		at.After.Marker[duel.DestructionTrack] += destruction
	}
	change(3, duel.Rival, -3, 0, 2)
	change(7, duel.You, 2, 6, 0)
	change(8, duel.You, -4, -4, -2)
	change(12, duel.You, -5, -1, 0)
	change(14, duel.You, -5, 0, 0)
	card, _ := r.Box.Card("jets-scrambled")
	rep.Turns[10].After.Sides[duel.You].Keep = duel.CardSet(0).With(card)
	expect := func(turn int, o coach.Outcome) { rep.Turns[turn-1].Expected, rep.Turns[turn-1].Expects = o, true }
	expect(3, coach.Outcome{Damage: 1.62, Hearts: 0.31, Spaces: [2]float64{0.2, 0.04}})
	expect(8, coach.Outcome{Damage: 2.04, Spaces: [2]float64{0.53, 0.3}})
	expect(14, coach.Outcome{})
	rep.Turns[6].Parts = review.Parts{Choice: -0.041, Luck: [2]float64{0.203}}
	rep.Turns[11].Parts = review.Parts{Other: -0.05, Luck: [2]float64{0, -0.303}}
	rep.Turns[12].Parts = review.Parts{Mixed: -0.077}
	keep := func(dice rules.Roll) duel.Event { return duel.Event{Kind: duel.Kept, Roll: dice} }
	rep.Choices = []review.Choice{
		{Turn: 3, At: tableAt(t, r, "row ? ? jets-scrambled; roll eeeee; stop; resolve"), Made: coach.Option{Event: duel.Event{Kind: duel.Passed}},
			Best: coach.Option{Event: duel.Event{Kind: duel.Bought, Slot: 3}, Answers: []duel.Answer{{Kind: duel.CardAnswer, Card: duel.Unnamed}}}, Price: 0.0051},
		{Turn: 7, At: tableAt(t, r, "roll ccfhd"), Made: coach.Option{Event: keep(dice(t, "cc"))}, Best: coach.Option{Event: keep(dice(t, "ccf"))}, Price: 0.061, Exact: true},
		{Turn: 9, At: tableAt(t, r, "roll ccfhd"), Made: coach.Option{Event: keep(dice(t, "cc"))}, Best: coach.Option{Event: keep(dice(t, "cc"))}, Exact: true},
		{Turn: 11, At: tableAt(t, r, "roll ppfhd; stop; resolve power"), Made: coach.Option{Event: duel.Event{Kind: duel.Answered, Answer: duel.No}},
			Best: coach.Option{Event: duel.Event{Kind: duel.Answered, Answer: duel.Answer{Kind: duel.SymbolAnswer, Symbol: duel.FameSymbol}}}, Price: 0.102, Exact: true},
	}
	rep.Sums = review.Sums{Skill: coach.Skill{Sharp: 0.5}, Start: 0.532, Lost: 0.1681, Parts: review.Parts{Luck: [2]float64{0.1234, -0.3604}, Choice: -0.1681, Mixed: -0.077, Other: -0.05}, Decisions: 43,
		Marks: review.Marks{40, 1, 1, 1}, Turns: 7, Untold: 1, Over: true}
	rep.Exact, rep.Winner, rep.Why = false, duel.Rival, duel.ByHearts
	return rep
}

// viewIn returns phrases in a language.
func viewIn(t *testing.T, l text.Lang) *advice.Phrases {
	t.Helper()
	r := autobot.NewRules(dueltest.Library(t).Duel())
	words := phrases.LoadNames(l, r.Box)
	return advice.In(words, r)
}

// TestReview checks the whole review, as the command prints it, in both languages and sizes.
func TestReview(t *testing.T) {
	for _, l := range text.Langs {
		v := viewIn(t, l)
		rep := lost(t, v.Rules)
		for _, width := range []int{80, 120} {
			golden(t, fmt.Sprintf("review_%s_%d.txt", l, width), strings.Join(pages.Drawn(v.Review(rep, width == 120), width, false), "\n")+"\n")
		}
		golden(t, fmt.Sprintf("review_%s_ascii.txt", l), strings.Join(pages.Drawn(v.Review(rep, false), 80, true), "\n")+"\n")
	}
}

// heard returns a review for those who listen.
func heard(v *advice.Phrases, rep *review.Report, sep string) string {
	return strings.Join(append(v.Review(rep, false).Lines, v.Numbers(rep)...), sep)
}

// drawn returns the picture of a review.
func drawn(v *advice.Phrases, rep *review.Report, width int, ascii bool) []string {
	return pages.Drawn(&companion.LookBack{Graph: v.Graph(rep)}, width, ascii)[1:]
}

// TestReviewNumbers checks that for those who listen, a look back has the chance after each turn as a number, with the
// letters of the turning points, and draws nothing.
func TestReviewNumbers(t *testing.T) {
	for l, want := range map[text.Lang]string{text.English: "After turn 1: ", "fr": "Après le tour 1 : "} {
		v := viewIn(t, l)
		shown := heard(v, lost(t, v.Rules), "\n")
		said, _, _ := strings.Cut(shown[max(0, strings.Index(shown, want)):], "\n")
		if !strings.HasPrefix(said, want) || strings.Count(said, "%") != 14 || !strings.Contains(said, " A") || strings.ContainsAny(shown, "▁▂▃▄▅▆▇█┤│") {
			t.Errorf("%s: %s\n%s", l, said, shown)
		}
	}
}

// TestReviewShort checks short games, and the other kinds of choices.
func TestReviewShort(t *testing.T) {
	for _, l := range text.Langs {
		v := viewIn(t, l)
		var out []string
		show := func(rep *review.Report) {
			out = append(append(out, pages.Drawn(v.Review(rep, true), 60, true)...), "---")
		}
		show(course(0.5))
		one := course(0.5, 0.52)
		one.Decisions = 1
		show(one)
		all := course(0.5, 0.3)
		all.Turning, all.Turns[0].Parts = []int{0}, review.Parts{Luck: [2]float64{0.1}, Choice: -0.29}
		all.Turns[0].After.GaveUp[duel.You] = true
		for _, c := range []struct {
			lines string
			made  duel.Event
		}{
			{"set you.dice-tokens 2", duel.Event{Kind: duel.SpendTokens, N: 1}},
			{"set you.dice-tokens 2", duel.Event{Kind: duel.Rolled}},
			{"roll ccfhd", duel.Event{Kind: duel.Kept}},
			{"roll ccfhd", duel.Event{Kind: duel.Stopped}},
			{"roll ccfff; stop", duel.Event{Kind: duel.Resolved, Face: duel.Fame}},
			{"roll ccfff; stop", duel.Event{Kind: duel.ResolvedAll}},
			{"roll ccppf; stop", duel.Event{Kind: duel.Resolved, Face: duel.Power}},
			{"roll ccppf; stop", duel.Event{Kind: duel.Passed}},
			{"roll eeeee; stop; resolve", duel.Event{Kind: duel.Swept}},
			{"roll eeeee; stop; resolve", duel.Event{Kind: duel.Bought, Slot: 1}},
			{"row kaijutsu ? ?; roll eeeee; stop; resolve", duel.Event{Kind: duel.Discarded, Slot: 1}},
			{"roll eeeee; stop; resolve", duel.Event{Kind: duel.Conceded}},
		} {
			all.Choices = append(all.Choices, review.Choice{Turn: 1, At: tableAt(t, v.Rules, c.lines), Made: coach.Option{Event: c.made}, Best: coach.Option{Event: c.made}, Price: 0.0007, Exact: true})
		}
		all.Choices[len(all.Choices)-1].Best = coach.Option{}
		all.Decisions = len(all.Choices)
		show(all)
		golden(t, fmt.Sprintf("review_%s_short.txt", l), strings.Join(out, "\n")+"\n")
	}
}

// TestReviewSumCloses checks that the figures always add up as shown, and that the chance without luck
// is the start plus the choices, if that is a possible chance.
func TestReviewSumCloses(t *testing.T) {
	v := viewIn(t, text.English)
	rapid.Check(t, func(t *rapid.T) {
		part := func(name string) float64 { return rapid.Float64Range(-1, 1).Draw(t, name) }
		rep := course(rapid.Float64Range(0, 1).Draw(t, "start"), 0.5)
		rep.Parts = review.Parts{Luck: [2]float64{part("you"), part("rival")}, Choice: -math.Abs(part("choice")), Mixed: part("mixed"), Other: part("other")}
		rep.End, rep.Over, rep.Turns[0].Untold = rep.Start+rep.Luck[duel.You]+rep.Luck[duel.Rival]+rep.Choice+rep.Mixed+rep.Other, rapid.Bool().Draw(t, "over"), true
		rep.Sums.Turns, rep.Untold = 4, rapid.IntRange(0, 2).Draw(t, "untold")
		lines := pages.Drawn(v.Review(rep, true), 200, true)
		sum, adjusted := 0, false
		for _, line := range lines {
			m := regexp.MustCompile(`^(.*?)  +([-+]?)([0-9]+)\.([0-9])%?$`).FindStringSubmatch(line)
			if m == nil {
				continue
			}
			tenths, _ := strconv.Atoi(m[2] + m[3] + m[4])
			switch m[1] {
			case "Chance of winning without luck":
				if adjusted = true; sum != tenths {
					t.Fatalf("%d so far, %s", sum, line)
				}
			case "Result", "Chance of winning now":
				if sum != tenths || (m[1] == "Result") != rep.Over {
					t.Fatalf("%d in all, %s\n%s", sum, line, strings.Join(lines, "\n"))
				}
				sum = -1 << 20
			default:
				sum += tenths
			}
		}
		if sum != -1<<20 || adjusted != (rep.Over && rep.Untold < 2 && rep.Start+rep.Choice >= 0 && rep.Start+rep.Choice <= 1) {
			t.Fatalf("no end, or adjusted %v:\n%s", adjusted, strings.Join(lines, "\n"))
		}
	})
}

// TestReviewPicture checks that for any game, the picture keeps its size and has only
// characters of its set, and that each turning point has its letter once.
func TestReviewPicture(t *testing.T) {
	v := viewIn(t, text.English)
	rapid.Check(t, func(t *rapid.T) {
		wins := rapid.SliceOfN(rapid.Float64Range(0, 1), 0, 90).Draw(t, "wins")
		width := rapid.IntRange(30, 220).Draw(t, "width")
		ascii := rapid.Bool().Draw(t, "ascii")
		rep := course(rapid.Float64Range(0, 1).Draw(t, "start"), wins...)
		for i := range wins {
			if len(rep.Turning) < review.MaxTurning && rapid.Bool().Draw(t, "turning") {
				rep.Turning = append(rep.Turning, i)
			}
		}
		lines := drawn(v, rep, width, ascii)
		if len(lines) != 13 {
			t.Fatalf("%d lines, want 13", len(lines))
		}
		for _, line := range lines {
			if n := utf8.RuneCountInString(line); n > min(max(width, 40), 200) || strings.HasSuffix(line, " ") {
				t.Fatalf("%d columns: %q", n, line)
			}
			for _, c := range line {
				if ascii && c > '~' || c > '~' && (c < '─' || c > '░') {
					t.Fatalf("%q in %q", c, line)
				}
			}
		}
		area := strings.Join(lines[:len(lines)-2], "")
		for i := range review.MaxTurning {
			want := 0
			if i < len(rep.Turning) {
				want = 1
			}
			if n := strings.Count(area, string(rune('A'+i))); n != want {
				t.Fatalf("letter %c stands %d times in\n%s", 'A'+i, n, strings.Join(lines, "\n"))
			}
		}
	})
}

// TestReviewHeights checks that the area is as high as the chance: empty for 0, half for 50 %, full for certainty.
func TestReviewHeights(t *testing.T) {
	v := viewIn(t, text.English)
	for _, c := range []struct {
		win  float64
		want int // eighths of a column of eleven
	}{{0, 0}, {0.001, 1}, {0.25, 22}, {0.5, 44}, {0.75, 66}, {1, 88}} {
		lines := drawn(v, course(c.win), 40, false)
		have := 0
		for _, line := range lines[:len(lines)-2] {
			if cells := []rune(line); len(cells) > 7 && cells[7] >= '▁' && cells[7] <= '█' {
				have += int(cells[7]-'▁') + 1
			}
		}
		if have != c.want {
			t.Errorf("%v is %d eighths high, want %d\n%s", c.win, have, c.want, strings.Join(lines, "\n"))
		}
	}
}

// TestVerdict checks that the first three sentences say what decided the game, the best choice and the costliest one, with the reason.
func TestVerdict(t *testing.T) {
	v := viewIn(t, text.English)
	luck := course(0.5, 0.6, 0.2, 0)
	luck.Over, luck.Turning, luck.Winner = true, []int{1, 2}, duel.Rival
	luck.Turns[1].After.Sides[duel.You].Hearts = -6
	won := course(0.4, 0.3, 0.7, 1)
	won.Over, won.Won = true, true
	spared := course(0.4, 0.3, 0.7, 1)
	spared.Over, spared.Won = true, true
	spared.Turns[1].After.Sides[duel.You].Hearts, spared.Turns[1].Expects = -2, true
	spared.Turns[1].Expected = coach.Outcome{Damage: 2, Spaces: [2]float64{0.5, 0}}
	quiet := course(0.4, 0.3, 0.7, 1)
	quiet.Over, quiet.Won = true, true
	quiet.Turns[1].Expects, quiet.Turns[1].Expected = true, coach.Outcome{Damage: 2}
	unlucky := course(0.5, 0.6, 0.2, 0)
	unlucky.Over, unlucky.Winner, unlucky.Skill, unlucky.Choice, unlucky.Luck = true, duel.Rival, coach.Skill{Sharp: 0.5}, 0.12, [2]float64{-0.42, -0.2}
	slow := course(0.5, 0.55, 0.6, 0.66, 0.73, 0.8, 0.87, 0.94, 1)
	slow.Over, slow.Won = true, true
	open := course(0.5, 0.6)
	keep := coach.Option{Event: duel.Event{Kind: duel.Kept, Roll: dice(t, "cc")}}
	stop := coach.Option{Event: duel.Event{Kind: duel.Stopped}}
	open.Worst = &review.Judged{Choice: &review.Choice{Turn: 1, At: tableAt(t, v.Rules, "roll ccfhd"), Made: stop, Best: keep}, Better: keep, Worse: stop,
		By: 0.031, Cause: review.Cause{Rolls: true, Means: coach.Outcome{Damage: -0.6}}}
	shop := tableAt(t, v.Rules, "row ? ? jets-scrambled; roll eeeee; stop; resolve")
	buy, pass := coach.Option{Event: duel.Event{Kind: duel.Bought, Slot: 3}}, coach.Option{Event: duel.Event{Kind: duel.Passed}}
	spotlights := review.Cause{Ahead: true, Ends: [2]float64{0.04, 0.38}, How: duel.BySpotlight}
	won.Best = &review.Judged{Choice: &review.Choice{Turn: 3, At: shop, Made: buy, Best: buy}, Better: buy, Worse: pass, By: 0.29, Cause: spotlights}
	gaveUp := course(0.5, 0.3)
	gaveUp.Worst = &review.Judged{Choice: &review.Choice{Turn: 2, At: shop, Made: coach.Option{Event: duel.Event{Kind: duel.Conceded}}}, By: 0.3}
	for _, c := range []struct {
		name string
		rep  *review.Report
		want string
	}{
		{"a turn", luck, "Turn 2 (Autobot) cost the most, 60% → 20%: 6 damage to you."},
		{"the dice", unlucky, "The dice lost it: you started at 50%, your choices gained 12 percentage points compared with your usual ones, and luck cost 62."},
		{"won", won, "Turn 2 (Autobot) gained you the most, 30% → 70%: no damage, no hearts, no marker moved.|" +
			"Your best choice was on turn 3 (buying: buy Jets scrambled): 29 more wins in 100 than buy nothing. " +
			"Buy nothing: Autobot's chance of winning through both spotlight zones next turn is 38% instead of 4%."},
		{"quiet", quiet, "Turn 2 (Autobot) gained you the most, 30% → 70%: no damage, no hearts, no marker moved."},
		{"spared", spared, "Turn 2 (Autobot) gained you the most, 30% → 70%: no Fame, though 2 damage to you."},
		{"slowly", slow, "No single turn won it: you got there little by little."},
		{"not over", open, "So far turn 1 (you) moved your chance the most, 50% → 60%: no damage, no hearts, no marker moved.|" +
			"Your costliest choice was on turn 1 (after roll 1, CC H F D: keep all and stop). Better: keep CC, 3 more wins in 100. " +
			"Keep all and stop: 0.6 less damage."},
		{"given up", gaveUp, "So far turn 1 (you) moved your chance the most, 50% → 30%: no damage, no hearts, no marker moved.|You gave up on turn 2, with a 30% chance of winning."},
		{"nothing", course(0.5), ""},
	} {
		have := heard(v, c.rep, "|")
		_, have, _ = strings.Cut(have, "||") // after the end of the game
		have, _, _ = strings.Cut(have, "||")
		if c.want == "" {
			if strings.Contains(have, "the most") {
				t.Errorf("%s: %s", c.name, have)
			}
		} else if !strings.HasPrefix(have, c.want) {
			t.Errorf("%s:\n%s\nwant\n%s", c.name, have, c.want)
		}
	}
}
