package tokyo

// bindHooks gives every card and tile of the box its hook.
func (r *Rules) bindHooks() {
	for id := CardID(1); id <= r.Last(); id++ {
		r.hooks[id] = hooks[r.pieces[id].id]
	}
}

// Manner says whether a card or tile acts by itself or reminds somebody, and the
// questions it may put. A plain one acts.
func (r *Rules) Manner(id CardID) (Manner, []QuestionID) {
	h := &r.hooks[id]
	return h.manner, h.asks
}

// hooks checks that every card and tile acts: that it is declared plain or the
// program has a part of it, never both and never neither. A box may lack a card that
// the program has a part of.
func (c *check) hooks() {
	for _, set := range c.sets {
		for i := 1; i < len(set.Cards); i++ {
			if card := &set.Cards[i]; set.Edition == Base || !c.holds(Base, card.ID) {
				c.hook("card "+card.ID, card.ID, card.Plain)
			}
		}
		for i := 1; i < len(set.Tiles); i++ {
			c.hook("tile "+set.Tiles[i].ID, set.Tiles[i].ID, set.Tiles[i].Plain)
		}
	}
}

// holds says whether a box has a card.
func (c *check) holds(e Edition, id string) bool { _, ok := c.sets[e].Card(id); return ok }

func (c *check) hook(what, id string, plain bool) {
	switch _, hooked := hooks[name(id)]; {
	case plain && hooked:
		c.Add(c.seen[what], "%s: it is plain, but the program has a part of it", what)
	case !plain && !hooked:
		c.Add(c.seen[what], "%s: it is not plain, and the program has no part of it", what)
	}
}
