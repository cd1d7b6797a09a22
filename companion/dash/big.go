package dash

import (
	"strconv"
	"strings"

	"kingoftokyo/companion/screen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// drawBig is the large view, readable across the table: dice, hearts and the
// prompt, nothing small.
func (t *table) drawBig(c screen.Canvas) {
	tall := c.H >= 2*screen.GlyphHigh+6
	y := 0
	t.title(c.Rows(0, 1))
	y = 2
	if tall {
		t.bigSides(c.Rows(y, screen.GlyphHigh+1))
		y += screen.GlyphHigh + 2
	} else {
		c.Put(1, 1, c.Theme.Bold, t.bigWords())
	}
	t.bigDice(c.Rows(y, screen.GlyphHigh+2))
	y += screen.GlyphHigh + 2
	title, list := t.workLines(c.W)
	if rest := c.H - y - 2; rest > 0 {
		c.Heading(y, title, "")
		t.list(c.Rows(y+1, rest-1), list)
	}
	t.hints(c.Rows(c.H-1, 1))
	t.prompt(c.Rows(c.H-2, 2))
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
func (t *table) bigSides(c screen.Canvas) {
	v, now := &t.d.view, t.now()
	s := &now.State
	quarter := c.W / 4
	for i, part := range []struct{ label, word string }{
		{v.Name(now, duel.You), strconv.Itoa(max(0, int(s.Sides[duel.You].Hearts)))},
		{v.Say("track.fame"), rules.HalfText(int(s.Marker[duel.FameTrack]))},
		{v.Say("track.destruction"), rules.HalfText(int(s.Marker[duel.DestructionTrack]))},
		{v.Name(now, duel.Rival), strconv.Itoa(max(0, int(s.Sides[duel.Rival].Hearts)))},
	} {
		p := c.Part(i*quarter, 0, quarter-1, c.H)
		p.Put(1, 0, c.Theme.Bold, part.label)
		if len(part.word)*screen.GlyphWide > p.W {
			p.Put(1, 2, c.Theme.Bold, part.word)
			continue
		}
		p.Large(1, 1, c.Theme.Plain, part.word)
	}
}

// bigDice are the dice as large letters, KEEP in words below.
func (t *table) bigDice(c screen.Canvas) {
	tr := t.tray()
	cell := c.W / max(6, len(tr.dice))
	best := t.marked(&tr)
	for i, d := range tr.dice {
		p := c.Part(i*cell, 0, cell, c.H)
		word, st := "_", c.Theme.Plain
		if !d.blank {
			word = t.d.view.Say("letter." + duel.FaceName(d.face))
		}
		if d.kept {
			st = c.Theme.Key
		}
		if cell >= screen.GlyphWide {
			p.Large(1, 0, st, word)
		} else {
			p.Put(1, 2, st, word)
		}
		switch {
		case tr.marks && d.kept:
			p.Put(1, screen.GlyphHigh, c.Theme.Keep, t.d.view.Say("dash.keep"))
		case tr.marks && !d.fresh && !d.blank:
			p.Put(1, screen.GlyphHigh, c.Theme.Plain, t.d.view.Say("dash.reroll"))
		}
		if best[i] {
			p.Put(1, screen.GlyphHigh+1, c.Theme.Mine.Bold(true), bestMark+" "+t.d.view.Say("coach.mark"))
		}
		p.Tap(0, 0, p.W, p.H, func() { t.mark(i) })
	}
}

// bigger goes to the large view, or back.
func bigger(l *screen.Look) { l.Big = !l.Big }
