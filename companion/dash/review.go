package dash

import (
	"kingoftokyo/companion"
	"kingoftokyo/companion/record"
)

// newReview is the page that looks back on a game: in one line how it ended, so that the whole picture is seen
// first, then what the record knows of it, and what the coach says of its choices. The coach works that out
// beside the event loop.
func newReview(d *Dash) page {
	r := newText(d, "coach.review.title", func(w int) string {
		t, v := &prose{th: d.th, w: w}, d.view()
		if e := v.Ending; e != nil {
			t.say(d.th.ink(e.Hue).Bold(true), d.Words().Colon(e.Title, e.Why)) // the page of the end of the game has the rest
			t.gap()
			for _, l := range e.Past {
				t.say(d.th.plain, l)
			}
		}
		if g, ok := d.game.(companion.Coached); ok {
			lines, _, err := g.LookBack(w, d.th.ascii)
			if err != nil {
				t.say(d.th.dim, d.Words().Error(err))
			}
			for _, l := range lines { // a picture among them is not broken anew
				t.WriteString(t.th.tagged(t.th.plain, l) + "\n")
			}
		}
		return t.String()
	})
	r.more = func() []binding {
		return []binding{{chars: "r", word: d.say("key.rematch"), off: d.table.unless(d.view().Over, "dash.off.rematch"), act: func() { d.another("") }, step: true}}
	}
	return r
}

// newRecord is the page of all games that were played, added up.
func newRecord(d *Dash) page {
	results, _, err := d.desk.Results()
	if err != nil {
		d.fault(err)
	}
	all := record.Summarize(results)
	return newText(d, "page.record.title", func(w int) string {
		t := &prose{th: d.th, w: w}
		for _, l := range all.Lines(d.Words(), w) {
			t.WriteString(t.th.tagged(t.th.plain, l) + "\n")
		}
		return t.String()
	})
}
