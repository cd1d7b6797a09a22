package ask

// Parts are all that is said of what the answer is about, its own text first.
func (a *Answer) Parts() []Part { return a.entry.Parts }
