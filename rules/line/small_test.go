package line_test

import (
	"fmt"
	"strings"
	"testing"

	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// TestKinds: the arguments after a word, by its last form that has any; undo and redo are words too.
func TestKinds(t *testing.T) {
	list := []line.Form[string, *codec]{
		{Word: "say", Kind: "a", Args: []arg{{Use: "X", Kind: line.KindWords}}},
		{Word: "say", Kind: "b", Args: []arg{{Use: "X", Kind: line.KindCard}, {Use: "Y", Kind: line.KindNumber}}},
		{Word: "say", Kind: "c"}, {Word: "stop", Kind: "d"},
	}
	for word, want := range map[string][]line.Kind{"say": {line.KindCard, line.KindNumber}, "stop": nil, "go": nil} {
		if got := line.Kinds(list, word); fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: %v, want %v", word, got, want)
		}
	}
	for word, want := range map[string]bool{"say": true, "stop": true, "undo": true, "redo": true, "go": false, "": false, "X": false} {
		if line.IsVerb(list, word) != want {
			t.Errorf("%q begins a line: %v", word, !want)
		}
	}
}

// TestClass: the five kinds of lines that have classes of their own, corrections, and all others.
func TestClass(t *testing.T) {
	for kind, want := range map[string]rules.LineClass{
		"setup": rules.SetupLine, "answer": rules.AnswerLine, "table": rules.CheckpointLine, "turn": rules.BreakLine,
		"row": rules.RowLine, "roll": rules.PlayLine,
	} {
		if got := line.Class(kind, "setup", "answer", "table", "turn", "row", false); got != want {
			t.Errorf("%s is %v, want %v", kind, got, want)
		}
	}
	if got := line.Class("set", "setup", "answer", "table", "turn", "row", true); got != rules.CorrectionLine {
		t.Errorf("a correction is %v", got)
	}
	if got := line.Class("row", "setup", "answer", "table", "turn", "row", true); got != rules.RowLine {
		t.Errorf("the row is %v, though it is a correction", got)
	}
}

// TestAnswer: an answer needs a question, and only a card can be revealed; no is an answer of its own kind.
func TestAnswer(t *testing.T) {
	wrong := rules.Refuse("", "wrong")
	for _, c := range []struct {
		text       string
		open, card bool
		kind       string
		reveal, ok bool
		refused    string
	}{
		{"answer x", true, false, "asked", false, true, ""},
		{"answer x", false, false, "asked", false, false, "no-question"},
		{"answer no", true, false, "no", false, false, ""},
		{"reveal x", true, true, "asked", true, true, ""},
		{"reveal x", true, false, "asked", true, false, "wrong"},
		{"reveal no", true, true, "no", false, false, ""},
	} {
		kind, reveal, ok := "", false, false
		pass := arg{Pass: func(d *codec) {
			if reveal, ok = line.Answer(&d.Line, &kind, "asked", "no", c.open, c.card, wrong); ok {
				word := ""
				if d.Writing() {
					word = "x"
				}
				d.Word(word)
			}
		}}
		list := []line.Form[string, *codec]{{Word: "answer", Kind: "a", Args: []arg{pass}}, {Word: "reveal", Kind: "r", Args: []arg{pass}}}
		var d codec
		err := line.Read(&d, &d.ev.kind, list, c.text)
		if kind != c.kind || reveal != c.reveal || ok != c.ok || (c.refused == "") != (err == nil) || err != nil && !rules.IsProblem(err,
			c.refused) {
			t.Errorf("%s: %q, %v, %v, %v", c.text, kind, reveal, ok, err)
		}
	}
}

// TestHeadOnce: the lines of a set-up begin with kot, which occurs once, and none comes after the set-up.
func TestHeadOnce(t *testing.T) {
	for _, c := range []struct {
		verb       string
		open, said bool
		want       string
	}{
		{"kot", true, false, ""}, {"kot", true, true, "setup-twice"}, {"player", true, true, ""}, {"player", true, false, "lacks"},
		{"kot", false, false, "setup-over"}, {"player", false, true, "setup-over"},
	} {
		err := line.HeadOnce(c.verb, c.open, c.said, rules.Refuse("", "lacks"))
		if (c.want == "") != (err == nil) || err != nil && !rules.IsProblem(err, c.want) {
			t.Errorf("%s, open %v, said %v: %v, want %q", c.verb, c.open, c.said, err, c.want)
		}
	}
}

// TestAnswersAsData: the answers that a question accepts, followed by a pattern for those not listed.
func TestAnswersAsData(t *testing.T) {
	word := func(n int) string { return strings.Repeat("x", n) }
	for _, c := range []struct {
		list          []int
		dice          int8
		anyDice, card bool
		want          string
	}{
		{[]int{1, 2}, 0, false, false, "x xx"}, {[]int{1}, 3, true, false, "x dice:3"}, {nil, 0, false, true, "card"}, {nil, 0, false,
			false, ""},
	} {
		if got := strings.Join(line.Answers(c.list, word, c.anyDice, c.dice, c.card), " "); got != c.want {
			t.Errorf("%+v: %q", c, got)
		}
	}
}

// switches are the options of the toy box.
type switches struct{ loud, late bool }

var options = line.Options[switches]{
	{Name: "voice", Values: [2]string{"soft", "loud"}, At: func(s *switches) *bool { return &s.loud }},
	{Name: "time", Values: [2]string{"early", "late"}, At: func(s *switches) *bool { return &s.late }},
}

// TestOptions: the switches of a box, their values, and those that are on.
func TestOptions(t *testing.T) {
	var s switches
	for _, c := range []struct {
		name, value string
		ok          bool
		on, words   string
	}{
		{"time", "late", true, "[time]", "map[time:late voice:soft]"},
		{"voice", "loud", true, "[voice time]", "map[time:late voice:loud]"},
		{"time", "early", true, "[voice]", "map[time:early voice:loud]"},
		{"time", "loud", false, "[voice]", "map[time:early voice:loud]"},
		{"chess", "late", false, "[voice]", "map[time:early voice:loud]"},
	} {
		if ok := options.Set(&s, c.name, c.value); ok != c.ok || fmt.Sprint(options.On(&s)) != c.on ||
			fmt.Sprint(options.Words(&s)) != c.words {
			t.Errorf("%s %s: %v, %v, %v", c.name, c.value, ok, options.On(&s), options.Words(&s))
		}
	}
}

// TestSetupLines: a whole set-up in the order of its forms, a line for each player and each option, and no line with nothing to say.
func TestSetupLines(t *testing.T) {
	list := []line.Form[string, *codec]{{Word: "kot"}, {Word: "player"}, {Word: "option"}, {Word: "row"}, {Word: "start"}}
	write := func(s *line.Step[string, who]) string {
		switch s.Verb {
		case "player":
			return fmt.Sprint("player ", s.Who, " of ", s.Set)
		case "option":
			if s.Option == "none" {
				return s.Verb
			}
			return "option " + s.Option
		case "row":
			return s.Verb // it says nothing
		}
		return s.Verb + " 1"
	}
	set := "toys"
	got := strings.Join(line.SetupLines(&set, list, []string{"player"}, who(2), []string{"voice", "none", "time"}, write), "|")
	if want := "kot 1|player ann of toys|player ben of toys|option voice|option time|start 1"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
