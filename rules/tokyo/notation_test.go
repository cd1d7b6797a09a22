package tokyo_test

import (
	"strings"
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// begun returns a table on its first turn.
func begun(t *testing.T, r *tokyo.Rules, n int, more string) tokyo.Table {
	t.Helper()
	table, err := tokyotest.Fold(r, nil, tokyotest.Game(r.Edition, n)+"set turn 1;"+more)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// Every line is written as it was read, or in its canonical form.
func TestLines(t *testing.T) {
	base, dark := tokyotest.Rules(t, tokyo.Base), tokyotest.Rules(t, tokyo.Dark)
	for line, want := range map[string]string{
		"roll 1 2 3 hec thrown": "roll 123hec thrown", "roll EBS321": "roll ech321", "roll thrown": "roll thrown", "roll": "roll",
		"resolve": "", "resolve heart": "resolve hearts", "resolve smash": "resolve smashes", "resolve energy": "", "resolve number": "resolve numbers",
		"buy 2": "", "buy wings": "", "sweep": "", "take extra-head": "", "use wings": "", "use p3 wings": "", "pass": "", "concede p2": "",
		"set p1.hearts 9": "", "set p2.points 20": "", "set p3.energy 150": "", "set p1.wickedness 3": "", "set p2.poison 2": "",
		"set p3.shrink 1": "", "set turn 300": "", "set fewer 1": "", "set paid 2": "", "place p1 city": "", "place p2 bay": "", "place p3 outside": "",
		"out p2": "", "out p2 gaveup": "", "back p2": "", "zombie p1 yes": "", "zombie p1 no": "", "card p1 frenzy": "", "uncard wings": "",
		"uncard p2 extra-head": "", "charge smoke-cloud 2": "", "copy mimic extra-head": "", "copy mimic extra-head p2": "", "copy mimic none": "",
		"row extra-head ? -": "", "discards": "", "discards ? frenzy extra-head ? extra-head": "discards extra-head extra-head frenzy ? ?",
		"turn p2 buy": "", "turn p1 start": "", "dice 112hec": "", "dice": "", "done": "", "done smash numbers": "done numbers smashes",
		"regular p3": "", "extra": "", "extra p2 p1-1": "", "extra p2-0": "extra p2", "flags": "",
		"flags roared:p3 wings:p2 hurt jumped:wings burrow-bay:1:p1 city moved bay bought looked left cut burrow-city:2:p3": "flags bought looked left moved hurt cut city bay burrow-city:2:p3 burrow-bay:1:p1 wings:p2 jumped:wings roared:p3",
	} {
		table := begun(t, base, 3, "")
		checkLine(t, base, &table, line, want)
	}
	for _, line := range []string{"card p1 tile-devious", "tile tile-devious", "uncard tile-devious", "copy tile-fluxling extra-head", "set p1.wickedness 10", "set p2.energy 0"} {
		table := begun(t, dark, 3, "")
		checkLine(t, dark, &table, line, "")
	}
}

// checkLine reads a line and checks that it is written as want, or unchanged if want is empty.
func checkLine(t *testing.T, r *tokyo.Rules, table *tokyo.Table, line, want string) {
	t.Helper()
	if want == "" {
		want = line
	}
	ev, err := r.Read(table, line)
	if err != nil {
		t.Errorf("%s: %v", line, err)
		return
	}
	if have := r.Write(&ev); have != want {
		t.Errorf("%s is written %q, want %q", line, have, want)
	}
	if word, _, _ := strings.Cut(line, " "); !tokyo.IsVerb(word) {
		t.Errorf("%s begins no line", word)
	}
}

// An answer has the form that its question asks for.
func TestAnswers(t *testing.T) {
	base, dark := tokyotest.Rules(t, tokyo.Base), tokyotest.Rules(t, tokyo.Dark)
	for _, c := range []struct {
		q          tokyo.QuestionID
		line, want string // want is the key of the refusal if it is not a line
	}{
		{tokyo.AskYield, "answer yes", ""}, {tokyo.AskYield, "answer no", ""}, {tokyo.AskYield, "answer p1", "word-wrong"},
		{tokyo.AskProbeFace, "answer 1", ""}, {tokyo.AskProbeFace, "answer smash", "answer c"}, {tokyo.AskProbeFace, "answer B", "answer c"},
		{tokyo.AskProbeFace, "answer 4", "word-wrong"}, {tokyo.AskFace, "answer no", ""},
		{tokyo.AskCamouflage, "answer h h 1 c", "answer hh1c"}, {tokyo.AskCamouflage, "answer hhhhhhhhhh", ""}, {tokyo.AskCamouflage, "answer hx", "dice-face"},
		{tokyo.AskCamouflage, "answer", ""}, {tokyo.AskReveal, "reveal ?", ""}, {tokyo.AskReveal, "answer frenzy", ""}, {tokyo.AskReveal, "reveal frenzies", "no-such-card"},
		{tokyo.AskMimic, "answer extra-head", ""}, {tokyo.AskMimic, "answer ?", "no-such-card"}, {tokyo.AskMimic, "reveal extra-head", "answer-wrong"},
		{tokyo.AskYield, "reveal ?", "answer-wrong"}, {tokyo.AskRay, "answer p3", ""}, {tokyo.AskRay, "answer 3", "word-wrong"},
		{tokyo.AskRapid, "answer 0", ""}, {tokyo.AskRapid, "answer 100", "word-wrong"}, {tokyo.AskRapid, "answer", "words-missing"},
		{tokyo.AskRapid, "answer 1 2", "words-left"}, {tokyo.NoQuestion, "answer yes", "no-question"},
	} {
		table := begun(t, base, 3, "")
		table.Question = tokyo.Question{ID: c.q}
		ev, err := base.Read(&table, c.line)
		switch {
		case err != nil && (c.want == "" || !rules.IsProblem(err, c.want)):
			t.Errorf("%s: %s: %v", c.q, c.line, err)
		case err == nil && base.Write(&ev) != c.want && (c.want != "" || base.Write(&ev) != c.line):
			t.Errorf("%s: %s is written %q, want %q", c.q, c.line, base.Write(&ev), c.want)
		}
	}
	table := begun(t, dark, 2, "")
	table.Question = tokyo.Question{ID: tokyo.AskTile}
	checkLine(t, dark, &table, "answer tile-barbs", "")
}

// A refusal says why, and what would be accepted.
func TestRefusals(t *testing.T) {
	base, dark := tokyotest.Rules(t, tokyo.Base), tokyotest.Rules(t, tokyo.Dark)
	table := begun(t, base, 3, "")
	for line, want := range map[string]string{
		"": "line-empty", "hello": "verb-unknown", "pass now": "words-left", "buy": "words-missing", "roll 4": "dice-face", "roll hhhhhhhhh": "dice-many",
		"resolve claws": "word-wrong numbers, hearts, energy, smashes", "buy 4": "no-such-card", "buy tile-devious": "no-such-card", "buy ?": "no-such-card",
		"use": "words-missing", "use p2": "words-missing", "concede": "words-missing", "concede you": "word-wrong p1, p2, p3",
		"set hearts 3": "word-wrong p1.hearts", "set p1.turn 3": "word-wrong", "set p1.hearts": "words-missing", "set p1.hearts 100": "word-wrong 0..99",
		"set p1.hearts -1": "word-wrong", "set you.hearts 3": "word-wrong p1.hearts, p2.hearts...", "place p1 tokyo": "word-wrong city, bay, outside",
		"out p2 forever": "words-left", "zombie p1": "words-missing", "zombie p1 maybe": "word-wrong yes, no", "card p1 ?": "no-such-card",
		"tile wings": "tokyo.no-tiles", "charge wings": "words-missing", "copy mimic": "words-missing", "row ? ?": "words-missing", "row ? ? ? ?": "words-left",
		"discards -": "no-such-card", "discards wings wings": "tokyo.card-again", "turn p1 over": "word-wrong start, roll, resolve, buy",
		"done numbers claws": "word-wrong", "extra p7": "word-wrong", "extra p1-x": "word-wrong", "flags moved tired": "word-wrong bought", "flags wings": "word-wrong",
		"extra p1 p1 p1 p1 p1 p1 p1 p1 p1 p1 p1 p1 p1": "words-left", "discards " + strings.Repeat("? ", numPrinted(t, tokyo.Base)+1): "words-left",
		"table turn=x": "word-wrong", "table p4=1/2": "word-wrong", "table row=?,?": "words-missing", "table hand=left": "word-wrong", "table active=p5": "tokyo.no-seat",
	} {
		key, use, _ := strings.Cut(want, " ")
		_, err := base.Read(&table, line)
		if !rules.IsProblem(err, key) || !strings.Contains(err.Error(), use) {
			t.Errorf("%s: %v, want %s", line, err, want)
		}
	}
	fresh := base.Begin()
	if _, err := base.Read(&fresh, "table turn=1"); !rules.IsProblem(err, "tokyo.setup-head") {
		t.Errorf("a table before the players: %v", err)
	}
	table = begun(t, dark, 2, "")
	for line, want := range map[string]string{"tile wings": "tokyo.no-such-tile", "discards tile-barbs": "no-such-card", "row ? ? tile-barbs": "no-such-card"} {
		if _, err := dark.Read(&table, line); !rules.IsProblem(err, want) {
			t.Errorf("%s: %v, want %s", line, err, want)
		}
	}
}

// Lines of the other rules do not begin a line here.
func TestIsVerb(t *testing.T) {
	for _, w := range []string{"keep", "stop", "tokens", "side", "start", "", "p1"} {
		if tokyo.IsVerb(w) {
			t.Errorf("%q begins a line", w)
		}
	}
	for _, w := range []string{"undo", "redo", "answer", "reveal", "kot", "tiles"} {
		if !tokyo.IsVerb(w) {
			t.Errorf("%q begins no line", w)
		}
	}
}
