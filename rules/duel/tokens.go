package duel

// This file places Buzz tokens (T1, T2).

// placeToken is D5 and T1-T2: take the card's token and place it, or move it.
func (e *Engine) placeToken(buyer Side, name string) {
	id, ok := e.Box.Token(name)
	if !ok {
		return
	}
	laid := e.s.Tokens[id].Laid
	switch {
	case laid && e.standsOn(e.s, id):
		e.tell(Step{Verb: StepHeldDown, Rule: "T2", Side: buyer, Token: id})
	case !e.anyPlace(e.s, id):
		e.tell(Step{Verb: StepNoPlace, Rule: "T2", Side: buyer, Token: id})
	default:
		e.layWhere(AskPlace, buyer, id, laid)
	}
}

// layWhere asks where a token goes and lays it there. A place that T1 forbids is
// doubted, and stands if the player confirms it (T7). Declining leaves the token
// and returns false.
func (e *Engine) layWhere(ask QuestionID, side Side, id TokenID, may bool) bool {
	kind := &e.Box.Tokens[id]
	var p Place
	for {
		a := e.ask(Question{ID: ask, Side: side, Token: id, No: may})
		if a.Kind == DeclineAnswer {
			e.tell(Step{Verb: StepUnmoved, Rule: "T2", Side: side, Token: id})
			return false
		}
		p = a.Place
		if e.free(e.s, id, p) ||
			e.ask(Question{ID: AskDoubt, Side: side, Token: id, Place: p, No: true}).Kind == YesAnswer {
			break
		}
	}
	if kind.Oriented() {
		if e.s.Hand == HandUnknown {
			e.s.Hand = RightHand
			if e.sure(AskHand, You, 0) {
				e.s.Hand = LeftHand
			}
		}
		p, _ = e.WayRound(e.s, id, p)
	}
	laid, was := e.s.Tokens[id].Laid, e.s.Tokens[id].Place
	e.s.Tokens[id] = Token{Place: p, Laid: true}
	switch {
	case laid && p == was:
		e.tell(Step{Verb: StepUnmoved, Rule: "T2", Side: side, Token: id})
	case laid:
		e.tell(Step{Verb: StepMove, Rule: "T1", Side: side, Token: id, Place: p})
	default:
		e.tell(Step{Verb: StepPlace, Rule: "T1", Side: side, Token: id, Place: p})
	}
	return true
}
