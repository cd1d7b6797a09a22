package rules_test

import (
	"errors"
	"strings"
	"testing"

	"kingoftokyo/rules"
)

// TestHands: who plays a seat is read as it is written; after "kot", strength and temper are optional.
func TestHands(t *testing.T) {
	for said, want := range map[string]string{
		"person": "person", "kot": "kot easy", "kot hard": "kot hard", "kot brawler": "kot easy brawler", "kot climber normal": "kot normal climber",
		"kot hard hoarder": "kot hard hoarder", "kot even": "kot easy", "": "", "person kot": "", "kot strong": "", "hard": "", "kot hard person": "",
		"person easy": "", "kotlin": "", "Kot": "", // not words of the notation
	} {
		if h, ok := rules.HandNamed(said); ok != (want != "") || ok && h.String() != want || !ok && h != (rules.Hand{}) {
			t.Errorf("%q is %q, %v", said, h, ok)
		}
	}
}

// TestDice: of equal dice, the first ones are kept, and each face has one letter in which it is written.
func TestDice(t *testing.T) {
	a := rules.Alphabet{Canonical: [rules.NumFaces]rune{'a', 'b', 'c', 'd', 'e', 'f'}}
	kept, err := a.Parse("Bab")
	if err != nil || a.Format(kept) != "abb" || a.Letter(5) != 'f' {
		t.Errorf("%v is written %s, %v", kept, a.Format(kept), err)
	}
	for i, in := range kept.Among([]rules.Face{1, 1, 0, 1, 0, 2}) {
		if want := i < 3; in != want {
			t.Errorf("die %d: %v", i+1, in)
		}
	}
}

// TestProblems: an error without a catalogue is its key with its arguments, its rule and its place.
func TestProblems(t *testing.T) {
	why := rules.Refuse("D4", "dear", rules.Num("n", 3), rules.At("at", 5), rules.ID(rules.ArgCard, "card", "wings"), rules.Text("typed", "a\x01"))
	for want, err := range map[string]error{
		`dear n=3 at=2.5 card=wings typed=a\x01 (D4)`:          why,
		"not why=inner n=1":                                    rules.Refuse("", "not", rules.Because("why", rules.Refuse("", "inner", rules.Num("n", 1)))),
		"not why=disk full":                                    rules.Refuse("", "not", rules.Because("why", errors.New("disk full"))),
		"g.kot: inner":                                         &rules.Located{File: "g.kot", Err: rules.Refuse("", "inner")},
		`g.kot:7: dear n=3 at=2.5 card=wings typed=a\x01 (D4)`: &rules.Located{File: "g.kot", Line: 7, Err: why},
	} {
		if err.Error() != want {
			t.Errorf("%q, want %q", err, want)
		}
	}
	if !rules.IsProblem(&rules.Located{Err: why}, "dear") || rules.IsProblem(why, "inner") || rules.IsProblem(errors.New("dear"), "dear") {
		t.Error("a problem is known by its key, wherever it stands")
	}
}

// TestFaults: faults of a data file are reported with their lines, in the order of the lines, and with a default value.
func TestFaults(t *testing.T) {
	type file struct {
		ID, Kind, Cost, Most, Plain rules.Scalar
		Does                        []rules.Scalar
		Name                        rules.Words
	}
	const right = "id: wings\nkind: keep\ncost: 6\nname: {en: Wings, fr: Ailes}\n"
	forms := []string{"", "gain N energy", "take N of M"}
	for _, c := range []struct{ text, want, read string }{
		{right, "", "keep 6 9"},
		{right + "does: [gain 1 energy, take 20 of 3]\nplain: true\nmost: 20", "", "keep 6 20 plain 1:1,0 2:20,3"},
		{"kind: keep\ncost: 6\nname: {en: Wings, fr: Ailes}", "f:1: card number 3: no id", "keep 6 9"},
		{"id: wings\nname: {en: Wings}", "f:1: card wings: no kind; want keep or discard|f:1: card wings: no cost|f:2: card wings: no text (fr)", "2 9"},
		{strings.Replace(right, "cost: 6", "cost: 1", 1), `f:3: card wings: cost is "1"; a number from 2 to 6 is wanted`, "keep 2 9"},
		{strings.Replace(right, "cost: 6", "cost: 7", 1), `f:3: card wings: cost is "7"; a number from 2 to 6 is wanted`, "keep 2 9"},
		{strings.Replace(right, "cost: 6", "cost: 2", 1), "", "keep 2 9"},
		{strings.Replace(right, "keep", "kept", 1), `f:2: card wings: kind is "kept"; want keep or discard`, "6 9"},
		{strings.Replace(right, "keep", "discard", 1) + "does: [gain 1 energy]", "f:5: card wings: adds and bought are for keep cards; a discard card has does", "discard 6 9 1:1,0"},
		{strings.Replace(right, "wings", "Wings", 1), "f:1: card Wings: an id is lower-case letters, digits and hyphens", "keep 6 9"},
		{strings.Replace(right, "wings", "taken", 1), "f:1: card taken stands twice; first on line 77", "keep 6 9"},
		{strings.Replace(right, "{en: Wings, fr", "{fr", 1), "f:4: card wings: no text (en)", "keep 6 9"},
		{strings.Replace(right, "fr: Ailes", "fr: Ailes, de: Flügel", 1), `f:4: card wings: unknown key "de"; the languages of this file are en, fr`, "keep 6 9"},
		{right + "plain: yes", `f:5: card wings: plain is "yes"; want true, or leave it out`, "keep 6 9"},
		{right + "does: [gain 21 energy, gain 0 energy, gain energy]", `f:5: card wings: cannot read "gain 21 energy"; want one of, with N from 1 to 20: gain N energy, take N of M|` +
			`f:5: card wings: cannot read "gain 0 energy"; want one of, with N from 1 to 20: gain N energy, take N of M|` +
			`f:5: card wings: cannot read "gain energy"; want one of, with N from 1 to 20: gain N energy, take N of M`, "keep 6 9"},
		{"", "f:1: the file is empty", ""},
		{right + "colour: red", `f:5: unknown key "colour"`, "keep 6 9"},
		{right + "most: [1]", "f:5: a word is wanted here", "keep 6 9"},
		{right + "does: gain", "f:5: str `gain` stands where another form of value is wanted", "keep 6 9"},
		{right + "---\nid: tail", "f:5: another document starts here, which is one too many", "keep 6 9"},
		{right + "id: tail", `f:5: mapping key "id" already defined at line 1`, ""},
		{"id: [", "f:1: did not find expected node content", ""},
	} {
		var f file
		faults := rules.Faults{File: "f", Langs: []string{"en", "fr"}}
		rules.DecodeStrict([]byte(c.text), &faults, &f)
		read := ""
		if f.Name != nil {
			what := faults.ID(map[string]int{"card taken": 77}, "card", f.ID, 1, 2)
			keep, discard := faults.Kind(what, f.Kind, 1)
			read = map[bool]string{true: "keep "}[keep] + map[bool]string{true: "discard "}[discard]
			read += rules.HalfText(2*faults.Number(what, "cost", f.Cost, 1, 2, 6)) + " " + rules.HalfText(2*faults.Optional(what, "most", f.Most, 1, 20, 9))
			if faults.Plain(what, f.Plain) {
				read += " plain"
			}
			if discard {
				faults.KeepOnly(what, nil, f.Does)
			}
			rules.Verbs(&faults, what, f.Does, forms, func(verb uint8, n, m int8) {
				read += " " + rules.HalfText(2*int(verb)) + ":" + rules.HalfText(2*int(n)) + "," + rules.HalfText(2*int(m))
			})
			line := 4
			if f.Cost.Line == 0 {
				line = 2
			}
			faults.Text(line, what, f.Name)
		}
		have := ""
		if err := faults.Err(); err != nil {
			have = strings.ReplaceAll(err.Error(), "\n", "|")
		}
		if have != c.want || read != c.read {
			t.Errorf("%q: %q\nwant %q; read %q, want %q", c.text, have, c.want, read, c.read)
		}
	}
}

// TestTranslations: a text needs no second language while a translation is in progress; the first text determines the languages.
func TestTranslations(t *testing.T) {
	for _, c := range []struct {
		will bool
		text rules.Words
		want int
	}{{false, rules.Words{"en": "a"}, 1}, {true, rules.Words{"en": "a"}, 0}, {false, rules.Words{"en": "a", "de": "b"}, 0}, {false, rules.Words{"en": "a", "de": "b", "fr": "c"}, 1}, {true, rules.Words{"fr": "c"}, 1}} {
		f := rules.Faults{EnglishWillDo: c.will}
		f.Text(1, "first", rules.Words{"en": "x", "de": "y"})
		if f.Text(2, "second", c.text); len(f.List) != c.want {
			t.Errorf("%v: %v", c.text, f.List)
		}
	}
	w := rules.Words{"en": "Wings", "fr": "Ailes", "de": ""}
	if w.In("fr") != "Ailes" || w.In("de") != "Wings" || w.In("it") != "Wings" {
		t.Error("English stands in for a language that a text does not have")
	}
	if word, n, ok := (rules.Scalar{S: "claw -2"}).Count(); word != "claw" || n != -2 || !ok {
		t.Errorf("%s %d %v", word, n, ok)
	}
	if at, ok := rules.ByID[int8]([]string{"a", "b", "a"}, 1, func(s *string) bool { return *s == "a" }); at != 2 || !ok {
		t.Errorf("found at %d, %v", at, ok)
	}
	if at, ok := rules.ByID[int8]([]string{"a"}, 1, func(*string) bool { return true }); at != 0 || ok {
		t.Errorf("found at %d, %v", at, ok)
	}
}
