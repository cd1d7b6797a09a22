package dash_test

import (
	"strconv"
	"strings"
	"testing"

	"kingoftokyo/rules/duel"
)

// number reads one of the numbers the correction page has, by its letter.
func number(s *duel.State, letter rune) int {
	you, rival := &s.Sides[duel.You], &s.Sides[duel.Rival]
	return map[rune]int{
		'h': int(you.Hearts), 'e': int(you.Energy), 't': int(you.Dice), 'H': int(rival.Hearts), 'E': int(rival.Energy), 'T': int(rival.Dice),
		'f': int(s.Marker[duel.FameTrack]), 'd': int(s.Marker[duel.DestructionTrack]), 'k': int(s.Deck), 'n': int(s.Turn.Number),
		'r': int(s.Turn.Rolls), 'w': int(s.Sides[s.Turn.Active].Taken),
	}[letter]
}

// TestHeartsWrongByTwo (ux.md E13): hearts wrong by two are five keys, m and
// Enter included, and u takes them back.
func TestHeartsWrongByTwo(t *testing.T) {
	for keys, want := range map[string]int16{"m--<enter>": 10, "m++<enter>": 14, "m10<enter>": 10, "mH--<enter>": 12, "m<right>--<enter>": 12} {
		d := open(t, plain, midgame)
		d.press(keys)
		if s := d.state(); s.Sides[duel.You].Hearts != want || d.keys > 5 {
			t.Errorf("%s: %d hearts in %d keys", keys, s.Sides[duel.You].Hearts, d.keys)
		}
		if s := d.state(); want == 12 && s.Sides[duel.Rival].Hearts != 10 { // the other side's
			t.Errorf("%s: the rival has %d hearts", keys, s.Sides[duel.Rival].Hearts)
		}
		if s := d.press("u").state(); s.Sides[duel.You].Hearts != 12 || s.Sides[duel.Rival].Hearts != 12 {
			t.Errorf("%s: u does not take it back", keys)
		}
	}
}

// TestEveryNumberInFiveKeys: m, a letter, the number and Enter reach every legal
// value of every number, in five keys at the most.
func TestEveryNumberInFiveKeys(t *testing.T) {
	d := open(t, plain, midgame)
	var letters, places string
	d.press("m").on(func() { letters, places = d.Mending() })
	d.press("<esc>")
	if letters != "hHeEtTfdknrw" {
		t.Errorf("the page has the numbers %s", letters)
	}
	for _, letter := range letters {
		var values []string
		for n := range 100 {
			values = append(values, strconv.Itoa(n))
		}
		switch {
		case strings.ContainsRune(places, letter): // where no lengthening token lies there are whole spaces
			values = nil
			for at := -7; at <= 7; at++ {
				values = append(values, strconv.Itoa(at))
			}
		case letter == 'n':
			values = values[1:]
		case letter == 'k':
			values = values[:51]
		case strings.ContainsRune("tTrw", letter):
			values = values[:10]
		}
		for _, v := range values {
			d.keys = 0
			d.press("m" + string(letter) + v + "<enter>")
			want, err := strconv.Atoi(v)
			if err != nil {
				t.Fatal(err)
			}
			if strings.ContainsRune(places, letter) {
				want *= 2
			}
			s := d.state()
			if have := number(&s, letter); have != want || d.keys > 5 {
				t.Fatalf("%c%s: it is %d after %d keys\n%s", letter, v, have, d.keys, d.snap())
			}
			if q, ok := func() (duel.Question, bool) { now := d.now(); return now.Open() }(); ok {
				if q.ID != duel.AskGameOver {
					t.Fatalf("%c%s asks %s", letter, v, q.ID)
				}
				d.press("n")
			}
			d.press("m").on(func() { letters, places = d.Mending() })
			d.press("<esc>")
		}
	}
}

// TestHalfSpaces: a marker on the extra space of a lengthening token (T4).
func TestHalfSpaces(t *testing.T) {
	for keys, want := range map[string]duel.Spot{"mf1.<enter>": 3, "mf-2.<enter>": -5, "mf+<enter>": 2, "mf++<enter>": 3, "mf+++<enter>": 4} {
		d := open(t, plain, begun+"token phantom fame 1; turn you roll")
		if s := d.press(keys).state(); s.Marker[duel.FameTrack] != want {
			t.Errorf("%s: the marker stands at %s", keys, s.Marker[duel.FameTrack])
		}
	}
}

// TestForbiddenValues (ux.md E14): values the rules forbid are taken as they are,
// with a warning and no refusal.
func TestForbiddenValues(t *testing.T) {
	for _, c := range []struct {
		keys, warning, line string
	}{
		{"mh30<enter>", "30 hearts, more than the 14", "set you.hearts 30"},
		{"mH99<enter>", "99 hearts, more than the 12", "set rival.hearts 99"},
		{"mt7<enter>", "7 dice tokens, two is the limit", "set you.dice-tokens 7"},
		{"mf3.<enter>", "where no token makes such a space", "set fame 3.5"},
		{"mk99<enter>", "the cards add up to", "set deck 99"},
		{":token tiger fame 0<enter>:token cat fame 0<enter>", "lies on another one", "token cat fame 0"},
		{"mh0<enter>", "Is it over?", "set you.hearts 0"},
		{"mf7<enter>", "the game is won by you", "set fame 7"},
		{"mr9<enter>", "", "rolls 9"},
		{"mw9<enter>", "", "taken 9 you"},
		{"mn0<enter>", "", "set turn 0"},
		{":dice ccccccccc<enter>", "", ""},
		{":card you acid<enter>", "", "card you acid-attack"},
		{":discards acid-attack ?<enter>", "the cards add up to 52", "discards acid-attack ?"},
	} {
		d := open(t, setting{w: 120, h: 24, lang: "en"}, midgame)
		d.press(c.keys)
		if c.line != "" && d.last() != c.line {
			t.Errorf("%s: the file says %q\n%s", c.keys, d.last(), d.snap())
		}
		if c.warning != "" {
			d.see(c.warning)
		}
	}
}

// TestCorrectTogether: several numbers at once are one line each, in one Enter;
// nothing follows from them (T8).
func TestCorrectTogether(t *testing.T) {
	d := open(t, plain, begun+"token tiger fame 3; turn you roll")
	s := d.press("mh9E5f3t2<enter>").state()
	if s.Sides[duel.You].Hearts != 9 || s.Sides[duel.Rival].Energy != 5 || s.Marker[duel.FameTrack] != 6 || s.Sides[duel.You].Dice != 2 || s.Sides[duel.You].Energy != 0 {
		t.Errorf("%q", d.file())
	}
	d = open(t, plain, midgame)
	before := d.file()
	d.press("mh9<esc>").see("Anna: roll and type 6 dice")
	d.press("mh9<bs><enter>").see("Nothing was changed")
	if len(d.file()) != len(before) {
		t.Errorf("a correction that was left is in the file: %q", d.file())
	}
	d.press("mq").see("is none of these")
}

// TestUnnamedAlone: a card nobody named opens no prompt; a digit in the buying
// step asks for its name and buys it, n names it (the words).
func TestUnnamedAlone(t *testing.T) {
	d := open(t, plain, shop)
	d.press("2").see("BUY (5 energy)") // snack-time: what came into slot 1 has no name
	if got := d.file()[len(d.file())-2:]; got[0] != "buy 2" || got[1] != "reveal ?" {
		t.Errorf("the file says %q", got)
	}
	d.press("1").see("WHICH CARD LIES IN SLOT 1?")
	d.press("photo<enter>")
	if s := d.state(); s.Sides[duel.You].Energy != 3 {
		t.Errorf("a card named and bought in one: %d energy, %q", s.Sides[duel.You].Energy, d.file())
	}
	d = open(t, plain, midgame)
	d.press("n").see("WHICH CARD LIES IN SLOT 2?")
	d.press("ecras<enter>") // in either language
	if d.last() != "row acid-attack thunder-stomp photoshoot" {
		t.Errorf("the file says %q", d.last())
	}
	d = open(t, plain, robot+"roll ccfhdp; roll cd; resolve")
	if d.press("ef"); d.last() != "reveal ?" {
		t.Errorf("a special power discards a card: the file says %q", d.file())
	}
	d.see("Anna: roll and type 6 dice")
	d = open(t, plain, shop+"row ? ? ?; buy 2")
	d.press("n").see("WHICH CARD IS IT?")
	if d.press("snack<enter>"); d.file()[len(d.file())-2] != "reveal snack-time" && d.last() != "reveal snack-time" {
		t.Errorf("the file says %q", d.file())
	}
}
