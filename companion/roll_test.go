package companion_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
)

// letters are the faces of a made-up box.
var letters = rules.Alphabet{Canonical: [rules.NumFaces]rune{'a', 'b', 'c', 'd', 'e', 'f'}}

// dice returns dice by their letters, lying on the table.
func dice(s string) []companion.Die {
	var out []companion.Die
	for _, c := range s {
		f, _ := letters.Face(c)
		out = append(out, companion.Die{Face: f, State: companion.DieLying})
	}
	return out
}

// played is a move of a made-up box: what was kept, the dice, and "!" if the program threw them.
type played string

// Lines implements companion.Move.
func (p played) Lines() []string { return []string{string(p)} }

// rollOf makes a roll of a made-up box ready for typing.
func rollOf(r companion.Roll) *companion.Roll {
	word := func(faces []rules.Face) string {
		var b strings.Builder
		for _, f := range faces {
			b.WriteRune(letters.Letter(f))
		}
		return b.String()
	}
	r.Letters, r.Faces = &letters, make([]companion.FaceKey, rules.NumFaces)
	for f := range r.Faces {
		r.Faces[f] = companion.FaceKey{Face: rules.Face(f), Letter: word([]rules.Face{rules.Face(f)})}
	}
	r.Why, r.NoMarks = rules.Refuse("", "why"), rules.Refuse("", "no-marks")
	r.InHand, r.Thrown = rules.Refuse("", "in-hand"), rules.Refuse("", "thrown")
	r.Random = func(int) int { return 5 }
	r.Done = func(kept rules.Roll, dice []rules.Face, thrown bool, _ []companion.Throw) companion.Move {
		out := word(kept.Faces()) + "+" + word(dice)
		if thrown {
			out += "!"
		}
		return played(out)
	}
	return &r
}

// press presses keys: letters and numbers, Enter as "<", Backspace as "-", a throw as "z"; numbers may be taps. It
// returns what they play, or the key of the first refusal.
func press(r *companion.Roll, keys string, taps ...bool) (e companion.Entry, out string) {
	tap := slices.Contains(taps, true)
	for _, c := range keys {
		var m companion.Move
		var err error
		next := e
		f, isDie := r.Face(c)
		switch {
		case isDie:
			next, m, err = r.Type(&e, f)
		case c == '<':
			m, err = r.Finish(&e)
		case c == '-':
			next, _, err = r.Back(&e)
		case c == 'z':
			next, m, err = r.Throw(&e)
		default:
			next, err = r.Mark(&e, int(c-'1'), tap)
		}
		if err != nil {
			return e, err.(*rules.Problem).Key
		}
		if m != nil {
			return e, m.Lines()[0]
		}
		e = next
	}
	return e, ""
}

// shown returns the dice of a tray: "_" for a blank, "+" after a die that is kept, "?" after one that is
// rerolled, "'" after one just typed, "!" after one picked.
func shown(tr companion.Tray) string {
	signs := map[companion.DieState]string{companion.DieBlank: "_", companion.DieKept: "+", companion.DieReroll: "?", companion.DieFresh: "'", companion.DieLeft: "!"}
	var b strings.Builder
	for _, d := range tr.Dice {
		b.WriteString(d.Letter + signs[d.State])
	}
	return b.String()
}

// rolls returns one roll of each kind.
func rolls() map[string]*companion.Roll {
	only := func(f rules.Face, _ []rules.Face) error {
		if f < 2 {
			return nil
		}
		return rules.Refuse("", "barred")
	}
	aces := func(dice []rules.Face, _ int) []bool { // keeps every a
		keep := make([]bool, len(dice))
		for i, f := range dice {
			keep[i] = f == 0
		}
		return keep
	}
	return map[string]*companion.Roll{
		"kot":      rollOf(companion.Roll{Due: 3, Mode: companion.RollHand, Throws: 3, Keeps: aces, Plays: true}),
		"advised":  rollOf(companion.Roll{Due: 3, Mode: companion.RollHand, Throws: 3, Keeps: aces, Advised: true}),
		"unasked":  rollOf(companion.Roll{Due: 3, Mode: companion.RollHand, Throws: 3, Keeps: aces}),
		"nothing":  rollOf(companion.Roll{Lying: dice("abc")}),
		"first":    rollOf(companion.Roll{Due: 3}),
		"later":    rollOf(companion.Roll{Due: 3, Later: true}),
		"again":    rollOf(companion.Roll{Lying: dice("abcd"), Keep: []bool{true, false, false, false}}),
		"tapped":   rollOf(companion.Roll{Lying: dice("abcd"), Keep: []bool{true, false, false, false}}),
		"rerolled": rollOf(companion.Roll{Lying: dice("abc"), Keep: make([]bool, 3), Rerolls: true}),
		"barred":   rollOf(companion.Roll{Lying: dice("abc"), Keep: make([]bool, 3), Barred: only}),
		"fewer":    rollOf(companion.Roll{Due: 3, Mode: companion.RollFewer}),
		"picks":    rollOf(companion.Roll{Lying: dice("aabc"), Due: 2, Mode: companion.RollPicks}),
		"hand":     rollOf(companion.Roll{Due: 3, Mode: companion.RollHand, Throws: 2}),
		"taken back": rollOf(companion.Roll{Lying: dice("abcd"), Keep: []bool{true, false, false, false}, Rerolls: true, Played: func() ([]rules.Face, bool) {
			return []rules.Face{4, 5, 4}, true
		}}),
		"looking": rollOf(companion.Roll{Due: 3, ReadOnly: true}),
	}
}

// TestRoll checks what keys do with the dice of a made-up box.
func TestRoll(t *testing.T) {
	for _, c := range []struct{ roll, keys, dice, out string }{
		{"nothing", "", "abc", ""}, {"nothing", "a", "abc", "why"}, {"nothing", "1", "abc", "no-marks"}, {"nothing", "z", "abc", "why"}, {"nothing", "<", "abc", ""},
		{"first", "", "___", ""}, {"first", "ab", "a'b'_", ""}, {"first", "ab-c", "a'c'_", ""}, {"first", "abc", "a'b'_", "+abc"}, {"first", "abz", "a'b'_", "+abf!"},
		{"first", "ab<", "a'b'_", "dice.missing"}, {"first", "<", "___", "dice.missing"}, {"first", "-", "___", "dice.nothing-typed"}, {"first", "1", "___", "no-marks"},
		{"later", "", "", ""}, {"later", "a", "a'__", ""},
		// Dice on the table are the result until one is marked.
		{"tapped", "3", "a+b?c+d?", ""}, {"tapped", "1", "a+b?c?d?", ""}, {"tapped", "31", "a?b?c+d?", ""}, {"tapped", "", "abcd", ""},
		{"again", "", "abcd", ""}, {"again", "11", "a?b?c?d?", ""}, {"again", "3", "a?b?c+d?", ""}, {"again", "3-", "abcd", ""}, {"again", "13e", "a+e'c+_", ""},
		{"again", "13e-", "a+b?c+d?", ""}, {"again", "1e-", "a+b?c?d?", ""}, {"again", "13ef", "a+e'c+_", "ac+ef"}, {"again", "12z", "a+b+c?d?", "ab+ff!"}, {"again", "z", "abcd", "why"}, {"again", "e", "abcd", "dice.mark-first"}, {"again", "12e1", "a+b+e'_", "dice.marks-late"}, {"again", "12<", "a+b+c?d?", "dice.missing"},
		{"again", "5", "abcd", "dice.no-die"}, {"again", "1234z", "a+b+c+d+", "why"}, {"again", "1234a", "a+b+c+d+", "why"}, {"again", "<", "abcd", ""},
		{"rerolled", "", "a?b?c?", ""}, {"barred", "3", "abc", "barred"}, {"barred", "1", "a+b?c?", ""},
		{"fewer", "a<", "a'__", "+a"}, {"fewer", "<", "___", "dice.missing"},
		{"picks", "1", "a!abc", ""}, {"picks", "a3", "a!ab!c", ""}, {"picks", "133", "a!abc", ""}, {"picks", "13<", "a!ab!c", "+ab"}, {"picks", "ac", "a!abc", "+ac"},
		{"picks", "1<", "a!abc", "dice.missing"}, {"picks", "134", "a!ab!c", "no-marks"}, {"picks", "z", "aabc", "why"},
		{"hand", "z", "f?f?f?", ""}, {"hand", "z2", "f?f+f?", ""}, {"hand", "az", "a?f?f?", ""}, {"hand", "az<", "a?f?f?", "+aff!"}, {"hand", "abz1z", "aff", ""},
		{"hand", "zzz", "fff", "thrown"}, {"hand", "z123z", "f+f+f+", "dice.all-kept"}, {"hand", "za", "f?f?f?", "in-hand"}, {"hand", "z-", "___", ""}, {"hand", "abc", "a'b'_", "+abc"},
		// kot plays: it keeps dice after each typed roll; the last roll, or one it keeps whole, is the result; a throw makes all rolls.
		{"kot", "abc", "a+b?c?", ""}, {"kot", "abcd", "a+d'_", ""}, {"kot", "abcda", "a+d?a+", ""}, {"kot", "abcdab", "a+d?a+", "+aba"}, {"kot", "bcd", "b?c?d?", ""}, {"kot", "aaa", "a'a'_", "+aaa"}, {"kot", "abcaa", "a+a'_", "+aaa"},
		{"kot", "<", "___", "dice.missing"}, {"kot", "abc<", "a+b?c?", "dice.missing"}, {"kot", "abcd<", "a+d'_", "dice.missing"},
		{"kot", "z", "___", "+fff!"}, {"kot", "abcz", "a+b?c?", "+aff!"}, {"kot", "abcdz", "a+d'_", "+aff!"},
		{"kot", "abc2", "a+b?c?", "dice.kot-keeps"}, {"kot", "4", "___", "dice.kot-keeps"}, {"kot", "abcd-", "a+b?c?", ""}, {"kot", "abc-", "a'b'_", ""}, {"kot", "abcda--", "a+b?c?", ""},
		// The coach was asked: likewise, but Enter takes the dice on the table.
		{"advised", "aaa", "a+a+a+", ""}, {"advised", "aaa<", "a+a+a+", "+aaa"}, {"advised", "abc", "a+b?c?", ""}, {"advised", "abc<", "a+b?c?", "+abc"}, {"advised", "abcda", "a+d?a+", ""}, {"advised", "abcdab", "a+d?a+", "+aba"}, {"advised", "<", "___", "dice.missing"},
		{"advised", "z", "f?f?f?", ""}, {"advised", "azz", "a+f?f?", ""}, {"advised", "zzz", "fff", ""}, {"advised", "abcz", "a+f?f?", ""},
		// Nobody asked the coach: the dice typed are the result, and those thrown wait for marks.
		{"unasked", "abc", "a'b'_", "+abc"}, {"unasked", "azz", "f?f?f?", ""}, {"unasked", "az1z", "a+f?f?", ""}, {"unasked", "za", "f?f?f?", "in-hand"},
		{"taken back", "-", "a+e'f'_", ""}, {"taken back", "-c", "a+e'f'_", "a+efc"}, {"taken back", "---", "a+b?c?d?", ""},
		{"looking", "a", "___", "table.readonly"}, {"looking", "1", "___", "table.readonly"}, {"looking", "z", "___", "table.readonly"}, {"looking", "-", "___", "table.readonly"},
	} {
		r := rolls()[c.roll]
		e, out := press(r, c.keys, c.roll == "tapped")
		if out != c.out || shown(r.Tray(&e)) != c.dice {
			t.Errorf("%s, %q: %s and %q, want %s and %q", c.roll, c.keys, shown(r.Tray(&e)), out, c.dice, c.out)
		}
	}
}

// TestUndoneDice checks that dice of kot that undo has brought back are played again with Enter, and replaced only by
// a throw; they survive in the draft.
func TestUndoneDice(t *testing.T) {
	first := rollOf(companion.Roll{Due: 3, Plays: true})
	for _, r := range []*companion.Roll{rolls()["kot"], first} {
		e := r.Took([]rules.Face{0, 1, 2}, true)
		e = r.FromDraft(r.Draft(&e))
		m, err := r.Finish(&e)
		if err != nil || !r.Undoes(&e) || m.Lines()[0] != "+abc!" || !r.Tray(&e).Throw {
			t.Errorf("Enter plays %v, %v", m, err)
		}
		if _, m, err = r.Throw(&e); err != nil || m.Lines()[0] != "+fff!" {
			t.Errorf("a throw plays %v, %v", m, err)
		}
	}
	r := rolls()["kot"]
	e := r.Took([]rules.Face{0, 1, 2}, false)
	if m, err := r.Finish(&e); err != nil || m.Lines()[0] != "+abc" {
		t.Errorf("dice that were typed are played as %v, %v", m, err)
	}
}

// TestDraftsComeBack checks that the draft restores any entry, whatever is pressed and whatever lies there.
func TestDraftsComeBack(t *testing.T) {
	all := rolls()
	var names []string
	for name := range all {
		if name != "picks" { // picked dice are complete before Enter; a draft never is
			names = append(names, name)
		}
	}
	slices.Sort(names)
	rapid.Check(t, func(t *rapid.T) {
		r := all[rapid.SampledFrom(names).Draw(t, "roll")]
		e, _ := press(r, rapid.StringOfN(rapid.RuneFrom([]rune("abcdef123z-")), 0, 8, -1).Draw(t, "keys"))
		draft := r.Draft(&e)
		back := r.FromDraft(draft)
		if !reflect.DeepEqual(r.Tray(&e), r.Tray(&back)) || r.Draft(&back) != draft {
			t.Fatalf("%+v comes back from %q as %+v", e, draft, back)
		}
	})
}

// TestHostileDraft checks that a draft with more rolls than possible is refused.
func TestHostileDraft(t *testing.T) {
	r := rolls()["kot"]
	one := "abc*1*100"
	if e := r.FromDraft(one + "<ab"); e.Hand == nil || e.Before == nil {
		t.Errorf("a roll with the letters before it is read as %+v", e)
	}
	if e := r.FromDraft(strings.Repeat(one+"<", 100_000) + one); !e.Empty() {
		t.Errorf("it is read as %d rolls", e.Rolls)
	}
}

// TestKeepOnly checks that exactly the dice of the hand that a line keeps are kept, the first ones among equal dice.
func TestKeepOnly(t *testing.T) {
	for _, c := range []struct{ roll, keys, keep, dice, out string }{
		{"hand", "aaz", "a", "a+a?f?", ""}, {"hand", "aaz", "fa", "a+a?f+", ""}, {"hand", "aaz1", "f", "a?a?f+", ""}, {"hand", "aaz", "aa", "a+a+f?", ""},
		{"hand", "aaz", "b", "a?a?f?", "keep-missing"}, {"hand", "aaz", "aaa", "a?a?f?", "keep-missing"}, {"hand", "aa", "a", "a'a'_", "no-marks"},
		{"hand", "zz", "f", "fff", "thrown"}, {"looking", "", "a", "___", "table.readonly"}, {"kot", "abcd", "a", "a+d'_", "dice.marks-late"},
	} {
		r := rolls()[c.roll]
		e, _ := press(r, c.keys)
		kept, err := letters.Parse(c.keep)
		if err != nil {
			t.Fatal(err)
		}
		next, err := r.KeepOnly(&e, kept)
		if out := ""; err != nil {
			if out = err.(*rules.Problem).Key; out != c.out {
				t.Errorf("%+v: %s", c, out)
			}
		} else if c.out != "" {
			t.Errorf("%+v is not refused", c)
		}
		if have := shown(r.Tray(&next)); have != c.dice {
			t.Errorf("%+v: %s", c, have)
		}
	}
}

// TestDraftsRead checks that a draft is read if it fits the dice on the table, and ignored otherwise.
func TestDraftsRead(t *testing.T) {
	for _, c := range []struct{ roll, draft, dice string }{
		{"kot", "abc*1*100", "a+b?c?"}, {"kot", "abc*1*100*d", "a+d'_"}, {"kot", "abc*1*100*dd", "___"}, {"kot", "abc*0*100", "___"}, {"kot", "abc*x*100", "___"},
		{"kot", "abc*1*10", "___"}, {"kot", "abc*1", "___"}, {"kot", "ab", "a'b'_"}, {"hand", "abc*1*011", "a?b+c+"}, {"hand", "abc*1*111", "a+b+c+"},
		{"first", "ab", "a'b'_"}, {"first", "abcdef", "a'b'_"}, {"first", "axb", "a'b'_"}, {"first", "", "___"},
	} {
		r := rolls()[c.roll]
		e := r.FromDraft(c.draft)
		if have := shown(r.Tray(&e)); have != c.dice {
			t.Errorf("%s, %q: %s, want %s", c.roll, c.draft, have, c.dice)
		}
	}
}
