package tokyo

import "fmt"

// bindHooks gives every card and tile of the box its hook.
func (r *Rules) bindHooks() {
	for id := CardID(1); id <= r.Last(); id++ {
		r.hooks[id] = hooks[name(r.pieces[id].id)]
	}
}

// Manner says whether a card or tile acts by itself or reminds somebody, and the
// questions it may put. A plain one acts.
func (r *Rules) Manner(id CardID) (Manner, []QuestionID) {
	h := &r.hooks[id]
	return h.manner, h.asks
}

// hooks checks that the numbers of a card and its part in the program belong
// together: a plain card needs no hook, every other one has one.
func checkHook(id string, plain bool) error {
	_, hooked := hooks[name(id)]
	switch {
	case plain && hooked:
		return fmt.Errorf("%s is plain, but the program has a part of it", id)
	case !plain && !hooked:
		return fmt.Errorf("%s is not plain, and the program has no part of it", id)
	}
	return nil
}
