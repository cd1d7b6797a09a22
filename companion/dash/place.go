package dash

import (
	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/screen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// picker is the cursor of a question for a place: which of the legal places it
// stands on. It begins at the place nearest the start of the first track.
type picker struct {
	at    duel.Place
	moved bool
	minus bool // a minus sign was typed: a digit follows
}

// places are the legal places of a question, both ways round.
func (t *table) places(q *duel.Question) []duel.Place {
	var out []duel.Place
	for _, a := range t.d.view.Rules.Choices(&t.now().State, q, nil) {
		if a.Kind == duel.PlaceAnswer {
			out = append(out, a.Place)
		}
	}
	return out
}

// cursor is the place the cursor stands on, whatever has changed since it was set.
func (t *table) cursor(q *duel.Question) duel.Place {
	places := t.places(q)
	if t.pick.moved || len(places) == 0 {
		at := t.pick.at
		at.Flip = at.Flip && t.d.view.Rules.Box.Tokens[q.Token].Turnable()
		return at
	}
	if laid := t.now().State.Tokens[q.Token]; laid.Laid && q.Form() == duel.PlaceAnswer && q.ID != duel.AskKingLift {
		return laid.Place // moving is optional: Enter leaves it there (T2)
	}
	best := places[0]
	for _, p := range places {
		nearer := abs(p.At) < abs(best.At) || abs(p.At) == abs(best.At) && p.At > best.At // yours first
		if !p.Flip && (p.Track < best.Track || p.Track == best.Track && nearer) {
			best = p
		}
	}
	return best
}

func abs(n int8) int8 { return max(n, -n) }

// arrow moves the cursor of a place question. Left is towards you, as the tracks
// are drawn. It returns whether the key was one of its own.
func (t *table) arrow(key tcell.Key) bool {
	q, ok := t.now().Open()
	if !ok || q.Form() != duel.PlaceAnswer {
		return false
	}
	switch key {
	case tcell.KeyLeft:
		t.shift(&q, +1)
	case tcell.KeyRight:
		t.shift(&q, -1)
	case tcell.KeyUp, tcell.KeyDown:
		t.swap(&q, 1-t.cursor(&q).Track)
	default:
		return false
	}
	return true
}

// shift goes to the next legal place of the track in one direction.
func (t *table) shift(q *duel.Question, dir int8) {
	at := t.cursor(q)
	best, found := at, false
	for _, p := range t.places(q) {
		if d := (p.At - at.At) * dir; p.Track == at.Track && p.Flip == at.Flip && d > 0 && (!found || d < (best.At-at.At)*dir) {
			best, found = p, true
		}
	}
	t.pick = picker{at: best, moved: true}
}

// swap goes to the nearest legal place of a track.
func (t *table) swap(q *duel.Question, track duel.Track) {
	at := t.cursor(q)
	best, found := at, false
	for _, p := range t.places(q) {
		if p.Track == track && p.Flip == at.Flip && (!found || abs(p.At-at.At) < abs(best.At-at.At)) {
			best, found = p, true
		}
	}
	t.pick = picker{at: best, moved: true}
}

// placeKey is a letter or digit while a place is asked for: the track, the lowest
// covered space, r to turn the token round.
func (t *table) placeKey(q *duel.Question, c rune) bool {
	at := t.cursor(q)
	minus := t.pick.minus
	f, face := duel.Faces.Face(c)
	n, isDigit := screen.Digit(c)
	switch {
	case face && f == duel.Fame:
		t.swap(q, duel.FameTrack)
	case face && f == duel.Destruction:
		t.swap(q, duel.DestructionTrack)
	case c == 'r' || c == 'R':
		if !t.d.view.Rules.Box.Tokens[q.Token].Turnable() {
			t.d.Fault(rules.Refuse("T1", "dash.no-flip", rules.ID(rules.ArgToken, "token", t.d.view.Rules.Box.Tokens[q.Token].Name)))
			return true
		}
		at.Flip = !at.Flip
		t.pick = picker{at: at, moved: true}
	case c == '-':
		t.pick = picker{at: at, moved: true, minus: true}
	case c == '+' || c == '=':
		t.pick = picker{at: at, moved: true}
	case c == '0' || isDigit && n <= 7:
		at.At = int8(n)
		if minus {
			at.At = -at.At
		}
		t.pick = picker{at: at, moved: true}
	case face:
		t.d.Fault(rules.Refuse("", "dash.answer-first", rules.Text("question", t.d.view.Question(&t.now().State, q))))
	default:
		return false
	}
	return true
}

// place answers with the place under the cursor.
func (t *table) place(q *duel.Question) {
	at := t.cursor(q)
	t.pick = picker{}
	if !t.do("answer " + at.String()) {
		t.pick = picker{at: at, moved: true}
	}
}

// tapSpace puts the cursor on a space of a track that was tapped; a second tap on
// it places the token there.
func (t *table) tapSpace(track duel.Track, at int8) {
	q, ok := t.now().Open()
	if !ok || q.Form() != duel.PlaceAnswer {
		t.d.Press(tcell.KeyRune, 'm')
		return
	}
	p := t.cursor(&q)
	if p.Track == track && p.At == at && t.pick.moved {
		t.place(&q)
		return
	}
	p.Track, p.At = track, at
	t.pick = picker{at: p, moved: true}
}

// placeLines say what the cursor stands on and how to go on.
func (t *table) placeLines(q *duel.Question) []string {
	v := &t.d.view
	at := t.cursor(q)
	kind := &v.Rules.Box.Tokens[q.Token]
	here := v.Say("dash.place.at", rules.Text("place", v.Place(q.Token, at)))
	if t.pick.minus {
		here = v.Say("dash.place.minus", rules.ID(rules.ArgTrack, "track", at.Track.String()))
	}
	switch lies, known := v.Rules.WayRound(&t.now().State, q.Token, at); {
	case kind.King:
	case known:
		here += "   " + v.Spaces(q.Token, lies)
	default:
		here += "   " + v.Say("dash.place.way")
	}
	here += t.answerOdds(duel.Answer{Kind: duel.PlaceAnswer, Place: at})
	out := []string{here}
	key := "dash.place.keys"
	if v.Rules.Box.Tokens[q.Token].Turnable() {
		key = "dash.place.keys.flip"
	}
	out = append(out, v.Say(key))
	if q.No && !(q.ID == duel.AskKingLift && v.Rules.KingInSupply(&t.now().State)) {
		out = append(out, v.Say("dash.place.no"))
	}
	return out
}
