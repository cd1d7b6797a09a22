package duel

// powerKind is which of the six powers a monster sheet has.
type powerKind uint8

const (
	noPower powerKind = iota
	alienoidPower
	kittyPower
	gigazaurPower
	mekaPower
	penguinPower
	kingPower
)

// powers are the six monsters of the box, by id; the numbers of symbols are the sheet's.
// A sheet of another data file that is not among them has no power.
var powers = map[string]powerKind{
	"alienoid":      alienoidPower,
	"cyber-kitty":   kittyPower,
	"gigazaur":      gigazaurPower,
	"meka-dragon":   mekaPower,
	"space-penguin": penguinPower,
	"the-king":      kingPower,
}

// KittyEnergy is what Cyber Kitty's power gains, and once more with its "+1".
const KittyEnergy = 2

// powerLeft is how many power symbols the active side has not used.
func (r *Rules) powerLeft(s *State) int {
	return r.Symbols(s, Power) - int(s.Turn.Powers)
}

// PowerReady says whether the power of the active side can be used now, between
// symbols (O6): enough symbols, and something to happen. Alienoid's belongs to
// O3 and Meka Dragon's to the claws.
func (r *Rules) PowerReady(s *State) bool {
	m := s.active()
	if s.Turn.Phase != PhaseResolve || s.Autobot() || r.powerLeft(s) < int(r.Box.Monsters[m.ID].Symbols) {
		return false
	}
	switch r.power[m.ID] {
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

// extra is how many of the left power symbols the next activation takes for its "+1"
// part, or 0: the "+1" is for each activation (D2). Only where all that is left divides
// into activations with their extras does this one take it. So the plain activations
// come first, no symbol is wasted, and whoever leaves the extra out keeps its symbol
// for a plain one.
func (m *MonsterCard) extra(left int) int {
	if group := int(m.Symbols + m.Extra); m.Extra == 0 || left == 0 || left%group != 0 {
		return 0
	}
	return int(m.Extra)
}

// usePower is one activation. It returns false if its owner declined.
func (e *Engine) usePower() bool {
	side, sheet := e.s.Turn.Active, &e.Box.Monsters[e.s.active().ID]
	left := e.powerLeft(e.s)
	cost := int(sheet.Symbols)
	e.begin(true)
	switch e.power[e.s.active().ID] {
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

// unusedPower tells what keeps the active side from using its power once more: too few
// symbols after a use, two dice tokens (D6), King tokens that lie under the markers. What it
// may still use, or has left out, is its own choice.
func (e *Engine) unusedPower() {
	side, sheet := e.s.Turn.Active, &e.Box.Monsters[e.s.active().ID]
	need, left := int(sheet.Symbols), e.powerLeft(e.s)
	switch {
	case left <= 0:
	case left < need && e.s.Turn.Powers > 0 && left != int(sheet.Extra):
		e.tell(Step{Verb: StepPowerLeft, Rule: "D2", Side: side, N: int16(left), To: int16(need)})
	case left < need || e.PowerReady(e.s):
	case e.power[e.s.active().ID] == penguinPower:
		e.tell(Step{Verb: StepPowerLeft, Rule: "D6", Side: side, N: int16(left), To: int16(need)})
	case e.power[e.s.active().ID] == kingPower:
		for i := range e.Box.Tokens {
			if id := TokenID(i); e.Box.Tokens[i].King && e.standsOn(e.s, id) {
				e.tell(Step{Verb: StepHeldDown, Rule: "T2", Side: side, Token: id})
			}
		}
	}
}

// alienoid is Alienoid's power at O3: symbols added to the roll, one activation
// after the other. An activation takes the "+1" symbol where extra says so, unless
// the answer leaves it out (D2).
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

// clawDamage is the damage of n claws: Meka Dragon may multiply them by its
// power symbols, after everything else has counted the claws (O6).
func (e *Engine) clawDamage(side Side, n int) int {
	if e.power[e.s.Sides[side].ID] != mekaPower || n == 0 {
		return n
	}
	symbols := e.powerLeft(e.s)
	if symbols < 2 || !e.sure(AskMeka, side, n*symbols) {
		return n
	}
	e.s.Turn.Powers += int8(symbols)
	return n * symbols
}

// kingSupply finds a King token that lies in the supply; ok is false where none can
// be placed, and the token is then another King token.
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

// KingInSupply says whether The King may place a token instead of moving one.
func (r *Rules) KingInSupply(s *State) bool { _, ok := r.kingSupply(s); return ok }

// kingCanLift says whether a King token on the board may be moved.
func (r *Rules) kingCanLift(s *State, id TokenID) bool {
	return r.Box.Tokens[id].King && s.Tokens[id].Laid && !r.standsOn(s, id)
}

// kingLifts says whether any may.
func (r *Rules) kingLifts(s *State) bool {
	for i := range r.Box.Tokens {
		if r.kingCanLift(s, TokenID(i)) {
			return true
		}
	}
	return false
}

// king places one of The King's tokens, or moves one no marker stands on. It
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

// kingAt finds the King token that lies at a place.
func (r *Rules) kingAt(s *State, p Place) (TokenID, bool) {
	for i := range r.Box.Tokens {
		if r.kingCanLift(s, TokenID(i)) && s.Tokens[i].Track == p.Track && s.Tokens[i].At == p.At {
			return TokenID(i), true
		}
	}
	return 0, false
}
