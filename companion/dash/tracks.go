package dash

import (
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules/duel"
)

// The tracks as drawn: your Victory space left, the rival's right; a space every
// four columns, the extra space of a lengthening token between two.
const (
	trackLabel = 12
	spaceWidth = 4
)

// column is where a spot is drawn.
func column(at duel.Spot) int { return trackLabel + (int(duel.Victory)-int(at))*spaceWidth/2 }

// tracks are both tracks with markers and Buzz tokens, a scale between them.
func (t *table) tracks(c screen.Canvas) {
	if q, ok := t.now().Open(); ok && q.Form() == duel.PlaceAnswer && c.H < 3 {
		t.smallTrack(c, t.cursor(&q).Track)
		return
	}
	if c.H < 3 || c.W < fullWidth {
		c.Put(1, 0, c.Theme.Plain, t.trackWords())
		c.Tap(0, 0, c.W, 1, func() { t.d.Push(newWhole(t)) })
		return
	}
	t.track(c.Rows(0, 1), duel.FameTrack)
	t.scale(c.Rows(1, 1))
	t.track(c.Rows(2, 1), duel.DestructionTrack)
}

// smallTrack is the track a token goes to, where there is room for one line only:
// in full, or one character a space.
func (t *table) smallTrack(c screen.Canvas, tr duel.Track) {
	if c.W >= fullWidth {
		t.track(c.Rows(0, 1), tr)
		return
	}
	v, s := &t.d.view, &t.now().State
	x := c.Put(1, 0, c.Theme.Plain, v.Say("letter."+tr.String())+" +7 ")
	at := func(p duel.Spot) int { return x + int(duel.Victory) - int(p) }
	for p := -duel.Victory; p <= duel.Victory; p += 2 {
		c.Put(at(p), 0, c.Theme.Dim, ".")
		c.Tap(at(p), 0, 1, 1, func() { t.tapSpace(tr, int8(p/2)) })
	}
	put := func(id duel.TokenID, place duel.Place, st tcell.Style) {
		kind := &v.Rules.Box.Tokens[id]
		for _, sp := range kind.SpacesAt(place) {
			c.Put(at(sp.At), 0, st, t.bonusLetters(sp.Bonus, kind.King)[:1])
		}
	}
	t.eachLaid(tr, func(id duel.TokenID, p duel.Place) { put(id, p, c.Theme.Plain.Underline(true)) })
	c.Put(at(s.Marker[tr]), 0, c.Theme.Bold, v.Say("letter."+tr.String()))
	if q, ok := t.now().Open(); ok {
		lies, _ := v.Rules.WayRound(s, q.Token, t.cursor(&q))
		put(q.Token, lies, c.Theme.Active)
	}
	c.Put(at(-duel.Victory)+2, 0, c.Theme.Plain, "-7")
}

// trackWords are the tracks in words: "Fame +2  Destruction 0".
func (t *table) trackWords() string {
	s := &t.now().State
	var out []string
	for tr := duel.FameTrack; tr <= duel.DestructionTrack; tr++ {
		out = append(out, t.d.view.Say("track."+tr.String())+" "+text.Spot(int(s.Marker[tr]))+t.zone(s.Marker[tr]))
	}
	return strings.Join(out, "   ")
}

// zone is a mark behind a position in a spotlight zone.
func (t *table) zone(at duel.Spot) string {
	if at.Spotlight(duel.You) || at.Spotlight(duel.Rival) {
		return "*"
	}
	return ""
}

// scale numbers the spaces and shows the printed zones.
func (t *table) scale(c screen.Canvas) {
	v := &t.d.view
	left, right := v.Say("dash.scale.you"), v.Say("name.autobot")
	if v.Two {
		left, right = cutTo(v.Name(t.now(), duel.You), trackLabel-2), cutTo(v.Name(t.now(), duel.Rival), max(1, c.W-column(-duel.Victory)-4))
	}
	c.Put(1, 0, c.Theme.Dim, left)
	for at := -duel.Victory; at <= duel.Victory; at += 2 {
		name, st := strconv.Itoa(int(max(at, -at)/2)), c.Theme.Dim
		switch {
		case at == duel.Victory || at == -duel.Victory:
			name, st = "W", c.Theme.Bold
		case at.Spotlight(duel.You):
			name, st = "*"+name, c.Theme.Mine
		case at.Spotlight(duel.Rival):
			name, st = "*"+name, c.Theme.Theirs
		}
		c.Put(column(at)+2-len(name), 0, st, name)
	}
	c.Put(column(-duel.Victory)+4, 0, c.Theme.Dim, right)
}

// cutTo is the beginning of a name, for places that have room for n characters.
func cutTo(name string, n int) string {
	if r := []rune(name); len(r) > n {
		return string(r[:n])
	}
	return name
}

// bonusLetters are how the bonus of a space is written, with its number.
func (t *table) bonusLetters(b duel.Bonus, king bool) string {
	switch {
	case king:
		return "K"
	case b.Kind == duel.BonusNone:
		return "_"
	}
	return t.d.view.Say("dash.bonus."+b.Kind.String()) + strconv.Itoa(int(b.N))
}

// track is one track: its marker, the bonuses of the tokens on it, and where the
// cursor of a place question stands.
func (t *table) track(c screen.Canvas, tr duel.Track) {
	v, s := &t.d.view, &t.now().State
	c.Put(1, 0, c.Theme.Plain, v.Say("track."+tr.String()))
	for at := -duel.Victory; at <= duel.Victory; at += 2 {
		glyph := "."
		switch {
		case v.Rules.Gone(s, tr, at):
			glyph = " "
		case at == 0:
			glyph = ":"
		}
		c.Put(column(at)+1, 0, c.Theme.Dim, glyph)
		c.Tap(column(at)-1, 0, spaceWidth, 1, func() { t.tapSpace(tr, int8(at/2)) })
	}
	t.eachLaid(tr, func(id duel.TokenID, p duel.Place) { t.laid(c, id, p, c.Theme.Plain.Underline(true)) })
	q, asked := t.now().Open()
	if asked && q.Form() == duel.PlaceAnswer {
		if p, _ := v.Rules.WayRound(s, q.Token, t.cursor(&q)); p.Track == tr {
			t.laid(c, q.Token, p, c.Theme.Active)
		}
	}
	st := c.Theme.Bold
	if at := s.Marker[tr]; at.Spotlight(duel.You) {
		st = c.Theme.Mine.Bold(true)
	} else if at.Spotlight(duel.Rival) {
		st = c.Theme.Theirs.Bold(true)
	}
	if t.onToken(tr) {
		st = st.Underline(true)
	}
	c.Put(column(s.Marker[tr]), 0, st, "["+v.Say("letter."+tr.String())+"]")
	t.beside(c, tr)
	c.Put(column(-duel.Victory)+4, 0, c.Theme.Bold, text.Spot(int(s.Marker[tr]))+t.zone(s.Marker[tr]))
}

// eachLaid are the tokens on a track; one that is being moved is lifted first (T2).
func (t *table) eachLaid(tr duel.Track, do func(id duel.TokenID, p duel.Place)) {
	q, asked := t.now().Open()
	lifted := asked && (q.ID == duel.AskPlace || q.ID == duel.AskKingPlace)
	for i, laid := range t.now().State.Tokens {
		if id := duel.TokenID(i); laid.Laid && laid.Track == tr && !(lifted && q.Token == id) {
			do(id, laid.Place)
		}
	}
}

// beside draws the extra space of a lengthening token once more where the marker's
// bracket lies over it.
func (t *table) beside(c screen.Canvas, tr duel.Track) {
	at := t.now().State.Marker[tr] - 1
	t.eachLaid(tr, func(id duel.TokenID, p duel.Place) {
		for _, sp := range t.d.view.Rules.Box.Tokens[id].SpacesAt(p) {
			if sp.At == at {
				c.Put(column(at), 0, c.Theme.Plain.Underline(true), t.bonusLetters(sp.Bonus, false))
			}
		}
	})
}

// onToken says whether a marker stands on a token.
func (t *table) onToken(tr duel.Track) bool {
	s := &t.now().State
	for i := range t.d.view.Rules.Box.Tokens {
		if laid := s.Tokens[i]; laid.Laid && laid.Track == tr {
			for _, sp := range t.d.view.Rules.Box.Tokens[i].SpacesAt(laid.Place) {
				if sp.At == s.Marker[tr] {
					return true
				}
			}
		}
	}
	return false
}

// laid draws the spaces of a token.
func (t *table) laid(c screen.Canvas, id duel.TokenID, at duel.Place, st tcell.Style) {
	kind := &t.d.view.Rules.Box.Tokens[id]
	for _, sp := range kind.SpacesAt(at) {
		letters := t.bonusLetters(sp.Bonus, kind.King)
		c.Put(column(sp.At)+2-len(letters), 0, st, letters)
	}
}
