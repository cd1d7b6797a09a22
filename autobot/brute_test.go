package autobot_test

import (
	"fmt"
	"strings"
	"testing"

	"kingoftokyo/autobot"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file interprets A1-A5 a second time, die by die and in the order of the rules'
// words, and compares the results with the package for every possible roll.

// die is one die on the table. In the end it is either kept or rerolled.
type die struct {
	face           byte // a letter of "chefdp"
	kept, rerolled bool
}

// reading is the result of the rules' words for one table.
type reading struct {
	symbol byte   // 'f', 'd', or 0 for none
	ask    bool   // the human must choose the symbol
	reason string // why this symbol: the key an explanation must have, or ""
}

// everyRoll calls visit with every combination of four to eight dice, as sorted letters.
func everyRoll(visit func(letters string)) {
	const faces = "cdefhp"
	var deal func(hand string, least int)
	deal = func(hand string, least int) {
		if len(hand) >= 4 {
			visit(hand)
		}
		if len(hand) == 8 {
			return
		}
		for f := least; f < len(faces); f++ {
			deal(hand+faces[f:f+1], f)
		}
	}
	deal("", 0)
}

// shown counts the dice that show a face.
func shown(hand []die, face byte) int {
	n := 0
	for _, d := range hand {
		if d.face == face {
			n++
		}
	}
	return n
}

// wayHome returns how many half spaces the marker has left to Autobot's end.
func wayHome(at duel.Spot) int {
	steps := 0
	for ; at > -14; at-- {
		steps++
	}
	return steps
}

// pickSymbol is A2. It pairs off fame and destruction dice; any dice left over show
// the more numerous symbol.
func pickSymbol(hand []die, s *duel.Situation) reading {
	letter := [...]byte{duel.NoSymbol: 0, duel.FameSymbol: 'f', duel.DestructionSymbol: 'd'}
	if s.Chosen != duel.NoSymbol {
		return reading{symbol: letter[s.Chosen], reason: "why-chosen"}
	}
	fame, destruction := shown(hand, 'f'), shown(hand, 'd')
	neither := fame+destruction == 0
	for fame > 0 && destruction > 0 {
		fame--
		destruction--
	}
	home := wayHome(s.Fame) - wayHome(s.Destruction)
	switch {
	case neither:
		return reading{}
	case fame > 0:
		return reading{symbol: 'f', reason: "why-fame-more"}
	case destruction > 0:
		return reading{symbol: 'd', reason: "why-destruction-more"}
	case home < 0:
		return reading{symbol: 'f', reason: "why-fame-closer"}
	case home > 0:
		return reading{symbol: 'd', reason: "why-destruction-closer"}
	case s.Tie == duel.NoSymbol:
		return reading{ask: true, reason: "why-tie-ask"}
	}
	return reading{symbol: letter[s.Tie], reason: "why-tie-yours"}
}

// readRoll is A1: it marks each die of the hand as kept or rerolled.
func readRoll(hand []die, s *duel.Situation) reading {
	for i := range hand {
		hand[i].kept, hand[i].rerolled = s.Roll == 3, false
	}
	if s.Roll == 3 {
		return reading{symbol: [...]byte{0, 'f', 'd'}[s.Chosen]}
	}
	read := pickSymbol(hand, s)
	if read.ask {
		return read
	}
	for i := range hand { // every claw
		if hand[i].face == 'c' {
			hand[i].kept = true
		}
	}
	missing := s.Deficit
	for i := range hand { // useful hearts, and the hearts beyond that
		switch {
		case hand[i].face != 'h':
		case missing > 0:
			hand[i].kept = true
			missing--
		default:
			hand[i].rerolled = true
		}
	}
	for i := range hand { // one symbol and the other; energy and power
		switch f := hand[i].face; f {
		case 'f', 'd':
			hand[i].kept, hand[i].rerolled = f == read.symbol, f != read.symbol
		case 'e', 'p':
			hand[i].rerolled = true
		}
	}
	return read
}

// markers are the relations of the two markers: nearer, farther, level, also at
// half positions and across the start.
var markers = []struct{ fame, destruction duel.Spot }{
	{-4, 6},   // fame nearer
	{2, -2},   // destruction nearer
	{0, 0},    // level
	{-5, -4},  // fame at -2.5, half a space nearer
	{7, 6},    // fame at 3.5, half a space farther
	{-3, -5},  // both at halves, destruction nearer
	{-7, -7},  // level at halves
	{-12, 13}, // as far apart as they get in a game
}

// same reports whether a roll has exactly the dice of the hand that pass the test.
func same(roll *rules.Roll, hand []die, pass func(*die) bool) bool {
	left := *roll
	for i := range hand {
		if pass(&hand[i]) {
			switch hand[i].face {
			case 'c':
				left[duel.Claw]--
			case 'h':
				left[duel.Heart]--
			case 'e':
				left[duel.Energy]--
			case 'f':
				left[duel.Fame]--
			case 'd':
				left[duel.Destruction]--
			case 'p':
				left[duel.Power]--
			}
		}
	}
	return left == rules.Roll{}
}

func isKept(d *die) bool     { return d.kept }
func isRerolled(d *die) bool { return d.rerolled }

// lay makes dice of letters.
func lay(t *testing.T, letters string) ([]die, rules.Roll) {
	t.Helper()
	roll, err := duel.Faces.Parse(letters)
	if err != nil {
		t.Fatal(err)
	}
	var hand []die
	for _, f := range []byte(letters) {
		hand = append(hand, die{face: f})
	}
	return hand, roll
}

// A1-A3: Decide, Symbol and Explain agree with the second interpretation for every roll of
// four to eight dice, whatever else is on the table. Autobot usually lacks no hearts, one,
// three, or more than the dice show.
func TestDecideReadTwice(t *testing.T) {
	fewer := map[int8]int8{1: 0, 3: 1, 6: 3} // the next smaller number of the hearts that Autobot usually lacks
	for deficit := int8(0); deficit <= 6; deficit++ {
		less, usual := fewer[deficit]
		if !often.Long() && deficit > 0 && !usual {
			continue
		}
		t.Run(fmt.Sprintf("deficit %d", deficit), func(t *testing.T) {
			t.Parallel()
			everyRoll(func(letters string) {
				hand, roll := lay(t, letters)
				if !often.Long() && usual && less > roll[duel.Heart] {
					return // more than the dice show, which a smaller number already covered
				}
				for _, at := range markers {
					for i := range 27 {
						s := duel.Situation{
							Dice: roll, Deficit: deficit, Fame: at.fame, Destruction: at.destruction,
							Chosen: duel.Symbol(i % 3), Tie: duel.Symbol(i / 3 % 3), Roll: int8(i/9) + 1,
						}
						compareDecision(t, hand, &s)
					}
				}
				if t.Failed() {
					t.FailNow() // one roll is enough for the reader
				}
			})
		})
	}
}

func compareDecision(t *testing.T, hand []die, s *duel.Situation) {
	want, given := readRoll(hand, s), *s
	d := autobot.Decide(s)
	if d != autobot.Decide(s) || *s != given {
		t.Errorf("%+v: deciding twice differs, or changed the table", given)
	}
	if d.Ask != want.ask || d.Ask && d != (duel.Decision{Ask: true}) {
		t.Errorf("%+v: decision %+v, want asking %v and nothing else decided", given, d, want.ask)
	}
	if want.ask {
		compareSymbol(t, s, want)
		compareReasons(t, hand, s, want)
		return
	}
	if !same(&d.Keep, hand, isKept) || !same(&d.Reroll, hand, isRerolled) {
		t.Errorf("%+v: keeps %v and rerolls %v, the rule's words say %v", given, d.Keep, d.Reroll, hand)
	}
	if d.Keep.Plus(d.Reroll) != s.Dice {
		t.Errorf("%+v: keep %v and reroll %v are not the dice", given, d.Keep, d.Reroll)
	}
	if d.Chosen != [...]duel.Symbol{'f': duel.FameSymbol, 'd': duel.DestructionSymbol}[want.symbol] {
		t.Errorf("%+v: chosen %q, want %q", given, d.Chosen, want.symbol)
	}
	if s.Roll < 3 {
		compareSymbol(t, s, want)
	}
	compareReasons(t, hand, s, want)
}

func compareSymbol(t *testing.T, s *duel.Situation, want reading) {
	sym, ask, _ := autobot.Symbol(s)
	if sym != [...]duel.Symbol{'f': duel.FameSymbol, 'd': duel.DestructionSymbol}[want.symbol] || ask != want.ask {
		t.Errorf("%+v: symbol %q asking %v, want %q asking %v", *s, sym, ask, want.symbol, want.ask)
	}
}

// compareReasons checks that exactly the rules that decided are cited, and that their
// numbers are those on the table.
func compareReasons(t *testing.T, hand []die, s *duel.Situation, want reading) {
	if s.Tie != duel.NoSymbol && (s.Chosen != duel.NoSymbol || s.Roll == 3) {
		return // the tie answer has no effect here: the tables without it give the same result
	}
	var a1, a2, a3 int
	for _, note := range autobot.Explain(s) {
		ok, rule := true, rules.Rule("A1")
		switch note.Key {
		case "why-last":
			ok, rule = s.Roll == 3, "D1"
		case "why-claws":
			a1 += shown(hand, 'c')
			ok = number(note, "n") == shown(hand, 'c')
		case "why-rerolls-fame", "why-rerolls-destruction", "why-rerolls-energy", "why-rerolls-power":
			face := strings.TrimPrefix(note.Key, "why-rerolls-")[0]
			a1 += shown(hand, face)
			ok = number(note, "n") == shown(hand, face)
		case "why-hearts-all", "why-hearts-some", "why-hearts-none":
			a1 += shown(hand, 'h')
			ok = heartsTold(hand, s, note)
		case "why-all":
			a3++
			rule = "A3"
		default:
			a2++
			rule = "A2"
			ok = note.Key == want.reason && number(note, "fame") == shown(hand, 'f') && number(note, "destruction") == shown(hand, 'd') &&
				number(note, "fame-at") == int(s.Fame) && number(note, "destruction-at") == int(s.Destruction)
		}
		if !ok || note.Rule != rule {
			t.Errorf("%+v: reason %s under rule %s says %v", *s, note.Key, note.Rule, note.Args)
		}
	}
	compareCitations(t, hand, s, want, a1, a2, a3)
}

// heartsTold checks the reason for the hearts: how many of them are kept, how many
// are spare, and the word for it.
func heartsTold(hand []die, s *duel.Situation, note rules.Note) bool {
	kept, spare := 0, 0
	for _, d := range hand {
		switch {
		case d.face == 'h' && d.kept:
			kept++
		case d.face == 'h' && d.rerolled:
			spare++
		}
	}
	word := "why-hearts-some"
	if kept == 0 {
		word = "why-hearts-none"
	} else if spare == 0 {
		word = "why-hearts-all"
	}
	return note.Key == word && number(note, "n") == kept+spare && number(note, "keep") == kept &&
		number(note, "spare") == spare && number(note, "deficit") == int(s.Deficit)
}

// compareCitations checks how often each rule was cited: A1 for each die that it keeps or rerolls, except for
// the symbol that Autobot collects; A2 if there was a symbol; A3 if nothing is rerolled.
func compareCitations(t *testing.T, hand []die, s *duel.Situation, want reading, a1, a2, a3 int) {
	var wantA1, wantA2, wantA3 int
	if s.Roll < 3 && !want.ask {
		wantA1 = shown(hand, 'c') + shown(hand, 'h') + shown(hand, 'e') + shown(hand, 'p')
		for _, d := range hand { // and the symbol it does not collect
			if d.rerolled && (d.face == 'f' || d.face == 'd') {
				wantA1++
			}
		}
		wantA3 = 1
	}
	if s.Roll < 3 && (shown(hand, 'f')+shown(hand, 'd') > 0 || s.Chosen != duel.NoSymbol) {
		wantA2 = 1
	}
	for _, d := range hand {
		if d.rerolled {
			wantA3 = 0
		}
	}
	if a1 != wantA1 || a2 != wantA2 || a3 != wantA3 {
		t.Errorf("%+v: A1 speaks of %d dice, A2 %d times, A3 %d times; want %d, %d, %d", *s, a1, a2, a3, wantA1, wantA2, wantA3)
	}
}

// number returns a number that a note fills in, or -99 if it has none with that name.
func number(note rules.Note, name string) int {
	for _, a := range note.Args {
		if a.Name == name {
			return a.N
		}
	}
	return -99
}

// A4, A5: Count agrees with resolving the dice one at a time.
func TestCountReadTwice(t *testing.T) {
	everyRoll(func(letters string) {
		hand, roll := lay(t, letters)
		for deficit := -1; deficit <= 6; deficit++ {
			if have, want := autobot.Count(roll, deficit), countByHand(hand, deficit); have != want {
				t.Fatalf("%s with %d hearts missing: %+v, want %+v", letters, deficit, have, want)
			}
		}
	})
}

// countByHand resolves dice one by one: the first two fame or destruction dice wait
// for a third, which pulls one space, as does each one after it.
func countByHand(hand []die, missing int) autobot.Tally {
	var tally autobot.Tally
	waiting := map[byte]int{}
	for _, d := range hand {
		spaces := &tally.Fame
		switch d.face {
		case 'c':
			tally.Damage++
			continue
		case 'e', 'p':
			tally.Energy++
			continue
		case 'h':
			if tally.Hearts < missing {
				tally.Hearts++
			} else {
				tally.Energy++ // useless
			}
			continue
		case 'd':
			spaces = &tally.Destruction
		}
		if waiting[d.face]++; waiting[d.face] >= 3 {
			*spaces++
		}
	}
	for _, n := range waiting {
		if n < 3 {
			tally.Energy += n // useless
		}
	}
	return tally
}
