package dash

import "kingoftokyo/companion"

// The pages below are to be written: each stands here as a text so that its key leads
// somewhere.

func newSetup(d *Dash, box companion.Box, s companion.Setup) page {
	r := newReader(d, "dash.stub", func() []string { return []string{box.ID()} })
	return &stubSetup{r, s}
}

type stubSetup struct {
	*reader
	s companion.Setup
}

func (p *stubSetup) bindings() []binding {
	d := p.d
	return append([]binding{{key: 13, show: d.keyName("enter"), word: d.say("key.begin"), act: func() {
		if err := d.Create(p.s); err != nil {
			d.fault(err)
		}
	}}}, p.reader.bindings()...)
}

func stub(d *Dash) page { return newReader(d, "dash.stub", func() []string { return nil }) }

func newToDo(d *Dash, todo []string) page {
	return newReader(d, "dash.work.setup", func() []string { return todo })
}
func newHelp(d *Dash) page { return stub(d) }
func newWhy(d *Dash) page {
	return newReader(d, "dash.why.title", func() []string { return d.view().Why })
}
func newWhole(d *Dash) page {
	return newReader(d, "dash.whole.title", func() []string { return d.view().Lines(d.Words()) })
}
func newLookup(d *Dash, begin string) page { return stub(d) }
func newNaming(d *Dash, slot int) page     { return stub(d) } // slot is from 1; 0 answers the open question (Asked.Card)
func newCorrections(d *Dash) page          { return stub(d) }
func newHistory(d *Dash) page              { return stub(d) }
func newMenu(d *Dash) page                 { return stub(d) }
func newReview(d *Dash) page               { return stub(d) }
