package duel

// The monsters with a power, by id; the sheet has the number of symbols. A sheet of another
// data file that is not listed here has no power.
const (
	alienoidPower = "alienoid"
	kittyPower    = "cyber-kitty"
	gigazaurPower = "gigazaur"
	mekaPower     = "meka-dragon"
	penguinPower  = "space-penguin"
	kingPower     = "the-king"
)

// power returns the id of a side's monster, which determines its power.
func (r *Rules) power(m *Monster) string { return r.Box.Monsters[m.ID].ID }

// KittyEnergy is the energy that Cyber Kitty's power gains; its "+1" gains as much again.
const KittyEnergy = 2

// powerLeft returns the number of power symbols that the active side has not used.
func (r *Rules) powerLeft(s *State) int {
	return r.Symbols(s, Power) - int(s.Turn.Powers)
}

// PowerReady reports whether the active side can use its power now, between symbols
// (O6): it needs enough symbols, and an effect. Alienoid's power belongs to O3, and
// Meka Dragon's to the claws.
func (r *Rules) PowerReady(s *State) bool {
	m := s.active()
	if s.Turn.Phase != PhaseResolve || s.Autobot() || r.powerLeft(s) < int(r.Box.Monsters[m.ID].Symbols) {
		return false
	}
	switch r.power(m) {
	case kittyPower, gigazaurPower:
		return true
	case penguinPower:
		return m.Dice < MaxDiceTokens
	case kingPower:
		_, supply := r.kingSupply(s)
		return supply || r.kingLifts(s)
	}
	return false
}

// extra returns how many of the remaining power symbols the next activation takes for
// its "+1" part, or 0: each activation has its own "+1" (D2). The activation takes it
// only if all remaining symbols divide into activations with their extras. So plain
// activations come first, no symbol is wasted, and a player who declines the extra
// keeps its symbol for a plain activation.
func (m *MonsterCard) extra(left int) int {
	if group := int(m.Symbols + m.Extra); m.Extra == 0 || left == 0 || left%group != 0 {
		return 0
	}
	return int(m.Extra)
}

// usePower carries out one activation. It returns false if the owner declined.
func (e *Engine) usePower() bool {
	side, sheet := e.s.Turn.Active, &e.Box.Monsters[e.s.active().ID]
	left := e.powerLeft(e.s)
	cost := int(sheet.Symbols)
	e.begin(true)
	switch e.power(e.s.active()) {
	case kittyPower:
		gain := KittyEnergy
		if extra := sheet.extra(left); extra > 0 {
			gain, cost = 2*KittyEnergy, cost+extra
		}
		e.s.Turn.Powers += int8(cost)
		e.gainEnergy(side, gain, "D2")
	case gigazaurPower:
		a := e.ask(Question{ID: AskGigazaur, Side: side, No: true})
		if a.Kind == DeclineAnswer {
			return false
		}
		e.s.Turn.Powers += int8(cost)
		e.source.kingStopped = e.s.Turn.Stopped
		e.pull(side, Track(a.Symbol-1), 1, "D2")
		e.s.Turn.Stopped = e.source.kingStopped
	case penguinPower:
		e.s.Turn.Powers += int8(cost)
		e.gainDice(side, 1, "D2")
	case kingPower:
		if !e.king(side, int8(cost)) {
			return false
		}
	}
	return true
}

// unusedPower reports what prevents the active side from using its power once more: too few
// symbols after a use, two dice tokens (D6), King tokens under the markers. It is silent
// about uses that are still possible or were declined, which are the player's choice.
func (e *Engine) unusedPower() {
	side, sheet := e.s.Turn.Active, &e.Box.Monsters[e.s.active().ID]
	need, left := int(sheet.Symbols), e.powerLeft(e.s)
	switch {
	case left <= 0:
	case left < need && e.s.Turn.Powers > 0 && left != int(sheet.Extra):
		e.tell(Step{Verb: StepPowerLeft, Rule: "D2", Side: side, N: int16(left), To: int16(need)})
	case left < need || e.PowerReady(e.s):
	case e.power(e.s.active()) == penguinPower:
		e.tell(Step{Verb: StepPowerLeft, Rule: "D6", Side: side, N: int16(left), To: int16(need)})
	case e.power(e.s.active()) == kingPower:
		for i := range e.Box.Tokens {
			if id := TokenID(i); e.Box.Tokens[i].King && e.standsOn(e.s, id) {
				e.tell(Step{Verb: StepHeldDown, Rule: "T2", Side: side, Token: id})
			}
		}
	}
}

// alienoid is Alienoid's power at O3: it adds symbols to the roll, one activation
// after the other. An activation takes the "+1" symbol if extra says so, unless the
// answer declines it (D2).
func (e *Engine) alienoid(side Side) {
	sheet := &e.Box.Monsters[e.s.active().ID]
	for {
		left := int(e.s.Turn.Dice[Power]) - int(e.s.Turn.Powers)
		if left < int(sheet.Symbols) {
			return
		}
		cost, n := int(sheet.Symbols), 1
		if extra := sheet.extra(left); extra > 0 {
			cost, n = cost+extra, 2
		}
		a := e.ask(Question{ID: AskAlienoid, Side: side, N: int8(n), No: true})
		if a.Kind == DeclineAnswer {
			return
		}
		if a.N == 1 {
			cost, n = int(sheet.Symbols), 1
		}
		e.s.Turn.Powers += int8(cost)
		e.s.Turn.Added[a.Face] += int8(n)
		e.tell(Step{Verb: StepAdd, Rule: "O3", Side: side, Face: a.Face, N: int16(n)})
	}
}

// clawDamage returns the damage of n claws: Meka Dragon can multiply them by its
// power symbols, after everything else has counted the claws (O6).
func (e *Engine) clawDamage(side Side, n int) int {
	if e.power(&e.s.Sides[side]) != mekaPower || n == 0 {
		return n
	}
	symbols := e.powerLeft(e.s)
	if symbols < 2 || !e.sure(AskMeka, side, n*symbols) {
		return n
	}
	e.s.Turn.Powers += int8(symbols)
	return n * symbols
}

// kingSupply finds a King token in the supply that can be placed. If there is none,
// ok is false and the token is another King token.
func (r *Rules) kingSupply(s *State) (id TokenID, ok bool) {
	for i := range r.Box.Tokens {
		if !r.Box.Tokens[i].King {
			continue
		}
		if id = TokenID(i); !s.Tokens[i].Laid && r.anyPlace(s, id) {
			return id, true
		}
	}
	return id, false
}

// KingInSupply reports whether The King can place a token instead of moving one.
func (r *Rules) KingInSupply(s *State) bool { _, ok := r.kingSupply(s); return ok }

// kingCanLift reports whether a King token on the board can be moved.
func (r *Rules) kingCanLift(s *State, id TokenID) bool {
	return r.Box.Tokens[id].King && s.Tokens[id].Laid && !r.standsOn(s, id)
}

func (r *Rules) kingLifts(s *State) bool {
	for i := range r.Box.Tokens {
		if r.kingCanLift(s, TokenID(i)) {
			return true
		}
	}
	return false
}

// king places one of The King's tokens, or moves one that has no marker on it. It
// returns false if he declined.
func (e *Engine) king(side Side, cost int8) bool {
	id, supply := e.kingSupply(e.s)
	if e.kingLifts(e.s) {
		a := e.ask(Question{ID: AskKingLift, Side: side, Token: id, No: true})
		switch {
		case a.Kind == PlaceAnswer:
			id, _ = e.kingAt(e.s, a.Place)
		case !supply:
			return false
		}
	}
	if !e.layWhere(AskKingPlace, side, id, true) {
		return false
	}
	e.s.Turn.Powers += cost
	return true
}

func (r *Rules) kingAt(s *State, p Place) (TokenID, bool) {
	for i := range r.Box.Tokens {
		if r.kingCanLift(s, TokenID(i)) && s.Tokens[i].Track == p.Track && s.Tokens[i].At == p.At {
			return TokenID(i), true
		}
	}
	return 0, false
}
