package dash

// The pages below are to be written: each stands here as a text so that its key leads
// somewhere.

func stub(d *Dash) page { return newReader(d, "dash.stub", func() []string { return nil }) }

func newHelp(d *Dash) page { return stub(d) }
func newWhy(d *Dash) page {
	return newReader(d, "dash.why.title", func() []string { return d.view().Why })
}
func newWhole(d *Dash) page {
	return newReader(d, "dash.whole.title", func() []string { return d.view().Lines(d.Words()) })
}
func newLookup(d *Dash, begin string) page { return stub(d) }
func newNaming(d *Dash, slot int) page     { return stub(d) } // slot is from 1; 0 answers the open question (Asked.Card)
func newMenu(d *Dash) page                 { return stub(d) }
func newReview(d *Dash) page               { return stub(d) }
