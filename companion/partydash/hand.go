package partydash

import (
	"strings"

	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// hand is the dice the program has thrown for the active player: a roll after the
// other, between which dice are kept by their number (4.1 to 4.3). Only the result
// becomes a line of the log.
type hand struct {
	dice []rules.Face // left to right
	kept []bool
	used int // rolls
}

// tray is the hand as it is shown.
func (h *hand) tray() tray {
	out := tray{wants: wantsHand}
	for i, f := range h.dice {
		out.dice = append(out.dice, die{face: f, number: i + 1, kept: h.kept[i]})
	}
	return out
}

// rollsLeft is how often the dice of the hand may be thrown again; cards may still
// give a roll.
func (t *table) rollsLeft() int {
	s := &t.now().State
	return t.d.view.Rules.Rolls(s, s.Turn.Active) - t.hand.used
}

// throw rolls for the player: the program's own dice, marked in the log. Letters
// typed before it are real dice and stay. Of dice that lie there it throws those
// again that are not kept.
func (t *table) throw() {
	tr := t.tray()
	random := func() rules.Face { return rules.Face(t.d.desk.Random(rules.NumFaces)) }
	if tr.wants == wantsHand {
		t.throwAgain(random)
		return
	}
	dice := append([]rules.Face(nil), t.typed...)
	for len(dice) < tr.due {
		dice = append(dice, random())
	}
	if tr.wants == wantsAnswer {
		t.do("answer " + tokyo.Faces.Format(rollOf(dice)))
		return
	}
	t.typed, t.hand = nil, &hand{dice: dice, kept: make([]bool, len(dice)), used: 1}
}

// throwAgain is a further roll of the dice that are not kept.
func (t *table) throwAgain(random func() rules.Face) {
	any := false
	for i, kept := range t.hand.kept {
		if !kept {
			t.hand.dice[i], any = random(), true
		}
	}
	if !any {
		t.d.Fault(rules.Refuse("4.3", "dash.all-kept"))
		return
	}
	t.hand.used++
}

// mark keeps one of the dice lying there, from 0, or gives it back.
func (t *table) mark(i int) {
	if i < 0 || i >= len(t.hand.dice) {
		t.d.Fault(rules.Refuse("4.3", "dash.no-die", rules.Num("n", i+1)))
		return
	}
	t.hand.kept[i] = !t.hand.kept[i]
}

// takeHand takes the dice lying there as the result (4.4).
func (t *table) takeHand() {
	dice := t.hand.dice
	if t.do(strings.TrimSpace("roll "+tokyo.Faces.Format(rollOf(dice))) + " thrown") {
		t.order = dice
	}
}

// putAway drops the dice lying there.
func (t *table) putAway() {
	t.forget()
	t.d.Tell(t.d.view.Say("tokyo.dash.hand.away"))
}
