package dash

import (
	"strconv"
	"strings"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// drawBig is the large view, readable across the table: dice, hearts and the
// prompt, nothing small.
func (t *table) drawBig(c canvas) {
	tall := c.h >= 2*glyphHigh+6
	y := 0
	t.title(c.rows(0, 1))
	y = 2
	if tall {
		t.bigSides(c.rows(y, glyphHigh+1))
		y += glyphHigh + 2
	} else {
		c.put(1, 1, c.th.bold, t.bigWords())
	}
	t.bigDice(c.rows(y, glyphHigh+2))
	y += glyphHigh + 2
	title, list := t.workLines(c.w)
	if rest := c.h - y - 2; rest > 0 {
		c.heading(y, title, "")
		t.list(c.rows(y+1, rest-1), list)
	}
	t.hints(c.rows(c.h-1, 1))
	t.prompt(c.rows(c.h-2, 2))
}

// bigWords are the numbers of both sides and tracks in one line.
func (t *table) bigWords() string {
	s := &t.now().State
	v := &t.d.view
	var out []string
	for side := range s.Sides {
		out = append(out, v.Name(t.now(), duel.Side(side))+" "+strconv.Itoa(int(s.Sides[side].Hearts))+"  "+v.Say("dash.energy")+" "+strconv.Itoa(int(s.Sides[side].Energy)))
	}
	return strings.Join(append(out, t.trackWords()), "   ")
}

// bigSides are both sides' hearts and both markers.
func (t *table) bigSides(c canvas) {
	v, now := &t.d.view, t.now()
	s := &now.State
	quarter := c.w / 4
	for i, part := range []struct{ label, word string }{
		{v.Name(now, duel.You), strconv.Itoa(max(0, int(s.Sides[duel.You].Hearts)))},
		{v.Say("track.fame"), rules.HalfText(int(s.Marker[duel.FameTrack]))},
		{v.Say("track.destruction"), rules.HalfText(int(s.Marker[duel.DestructionTrack]))},
		{v.Name(now, duel.Rival), strconv.Itoa(max(0, int(s.Sides[duel.Rival].Hearts)))},
	} {
		p := c.part(i*quarter, 0, quarter-1, c.h)
		p.put(1, 0, c.th.bold, part.label)
		if len(part.word)*glyphWide > p.w {
			p.put(1, 2, c.th.bold, part.word)
			continue
		}
		p.large(1, 1, c.th.plain, part.word)
	}
}

// bigDice are the dice as large letters, KEEP in words below.
func (t *table) bigDice(c canvas) {
	tr := t.tray()
	cell := c.w / max(6, len(tr.dice))
	for i, d := range tr.dice {
		p := c.part(i*cell, 0, cell, c.h)
		word, st := "_", c.th.plain
		if !d.blank {
			word = t.d.view.Say("letter." + duel.FaceName(d.face))
		}
		if d.kept {
			st = c.th.key
		}
		if cell >= glyphWide {
			p.large(1, 0, st, word)
		} else {
			p.put(1, 2, st, word)
		}
		switch {
		case tr.marks && d.kept:
			p.put(1, glyphHigh, c.th.keep, t.d.view.Say("dash.keep"))
		case tr.marks && !d.fresh && !d.blank:
			p.put(1, glyphHigh, c.th.plain, t.d.view.Say("dash.reroll"))
		}
		p.tap(0, 0, p.w, p.h, func() { t.mark(i) })
	}
}

// bigger goes to the large view, or back.
func bigger(l *Look) { l.Big = !l.Big }
