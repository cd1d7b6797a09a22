package duel

// This file is what earlier versions, up to 0.1.0, played otherwise. Their files have what was
// played then: where one cannot be read by the rules as they are now, package tracker tries
// those of then.

// Earlier marks an event as written by an earlier version: it is played by its rules. They
// let pass leave Autobot's dice unresolved if none had an effect, and with them the energy
// that useless dice are (A5). Written again it is the same line.
func (Log) Earlier(ev *Event) { ev.Earlier = true }

// ByEarlier says whether an event is marked so.
func (Log) ByEarlier(ev *Event) bool { return ev.Earlier }
