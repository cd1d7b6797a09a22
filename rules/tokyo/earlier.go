package tokyo

// This file is what earlier versions, up to 0.1.0, played otherwise. Their files have what was
// played and answered then: where one cannot be read by the rules as they are now, package
// tracker tries those of then.

// Earlier marks an event as written by an earlier version: it is played by its rules, and
// asks what was asked then. Written again it is the same line.
func (Log) Earlier(ev *Event) { ev.Earlier = true }

// ByEarlier says whether an event is marked so.
func (Log) ByEarlier(ev *Event) bool { return ev.Earlier }

// gift is hearts that a Monster gets by another one's healing-ray. Regeneration of its own
// added one to them in earlier versions (15.3).
func (e *Engine) gift(to Seat, n int) {
	if e.earlier {
		e.gainHearts(to, n, "")
		return
	}
	e.receiveHearts(to, n, "")
}

// standing is Standing, of an event of an earlier version without what was not asked then.
func (e *Engine) standing() (Question, bool) {
	q, ok := e.Standing(e.s)
	return q, ok && !(e.earlier && questions[q.ID].later)
}
