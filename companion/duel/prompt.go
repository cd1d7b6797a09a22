package duel

import (
	"strings"

	"kingoftokyo/companion/cards"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Prompt says what the table waits for: the answer to its question, or the next event.
func (v *Phrases) Prompt(t *duel.Table) string {
	if q, ok := t.Open(); ok {
		out := v.Question(&t.State, &q) + " " + v.answers(&t.State, &q)
		if !t.Asking && v.Rules.CanDiscard(&t.State) {
			out += v.Say("prompt.alien")
		}
		return out
	}
	return v.Expected(t)
}

// Due is what to do now, without keys: the open question, what Autobot keeps and how many
// dice are rolled for it, the step of a turn, how the game ended.
func (v *Phrases) Due(t *duel.Table) string {
	s := &t.State
	if q, ok := t.Open(); ok {
		return v.Question(s, &q)
	}
	if s.Over() {
		winner, _ := s.Winner()
		return v.Say("advice.wins."+winner.String(), rules.ID(rules.ArgSide, "who", winner.String()), rules.Text("why", v.won(s)))
	}
	if said := v.Advice(t); len(said) > 0 && (s.Turn.Phase == duel.PhaseResolve || !v.Rules.RollsDone(s)) {
		return said[0]
	}
	return v.Expected(t)
}

// Expected is what the table waits for if it asks no question: whose step it is and what may be typed.
func (v *Phrases) Expected(t *duel.Table) string {
	s := &t.State
	args := []rules.Arg{
		rules.Text("name", v.Name(t, s.Turn.Active)), rules.Num("turn", int(s.Turn.Number)),
		rules.Num("roll", int(s.Turn.Rolls)+1), rules.Num("of", int(v.Rules.MaxRolls(s))), rules.Num("n", v.Rules.Reroll(s)),
		rules.Num("tokens", v.Rules.MoreTokens(s)), rules.Num("energy", int(s.Sides[s.Turn.Active].Energy)), v.gain(s),
	}
	if s.Turn.Phase == duel.PhaseBuy {
		offer := v.offer(s)
		args = append(args, rules.Text("keys", offer.Say(v.Catalogue)))
	}
	key := "prompt." + s.Turn.Phase.String()
	switch {
	case s.Over():
	case v.Rules.LabOpen(s):
		key = "prompt.start.lab"
	case s.Turn.Phase <= duel.PhaseRoll && v.Rules.RollsDone(s):
		key = "prompt.roll.done"
	case s.Autobot():
		switch special := s.Sides[duel.Rival].Energy >= s.SpecialAt(); {
		case s.Turn.Phase <= duel.PhaseRoll:
			key = "prompt.roll.autobot"
		case s.Turn.Phase == duel.PhaseBuy, s.Turn.Phase == duel.PhaseEnd && !special:
			key = "prompt.end"
		default:
			key += ".autobot"
		}
	case v.Rules.Shadowed(s):
		key = "prompt.roll.shadows"
	case s.Turn.Phase == duel.PhaseBuy && !v.canBuy(s):
		key = "prompt.buy.none"
	case s.Turn.Phase == duel.PhaseStart, s.Turn.Phase == duel.PhaseRoll && s.Turn.Rolls == 0:
		key = "prompt.roll.first"
		if v.Rules.MoreTokens(s) > 0 {
			key += ".tokens"
		}
	case s.Turn.Phase == duel.PhaseRoll && s.Turn.Said:
		key = "prompt.roll.kept"
	}
	out := v.Say(key, args...)
	if v.Rules.CanDiscard(s) {
		out += v.Say("prompt.alien")
	}
	return out
}

// answers are the answers to a question in short: the keys to type, with a text where the key alone does not say
// what it means.
func (v *Phrases) answers(s *duel.State, q *duel.Question) string {
	switch form := q.Form(); {
	case q.MayStayUnnamed():
		return v.Say("answers.reveal")
	case q.FromTable() && form == duel.CardAnswer:
		return v.Say("answers.card")
	case q.FromTable():
		return v.Say("answers.dice", rules.Num("n", int(q.N)))
	}
	var keys, list []string
	once := false
	for _, r := range v.questionChoices(s, q) {
		switch a := r.events[0].Answer; {
		case q.Form() == duel.YesAnswer:
			keys = append(keys, r.keys)
		case a.Kind == duel.DeclineAnswer:
			list = append(list, r.text)
		case a.Kind == duel.FaceAnswer && a.N == 1:
			once = true
		case a.Kind == duel.FaceAnswer, a.Kind == duel.DiceAnswer, a.Kind == duel.NumberAnswer:
			keys = append(keys, r.keys)
		case a.Kind != duel.PlaceAnswer:
			keys = append(keys, r.keys+" "+r.text)
		}
	}
	switch q.Form() {
	case duel.YesAnswer:
		keys = []string{strings.Join(keys, "/")}
	case duel.SymbolAnswer:
		keys = []string{strings.Join(keys, ", ")}
	case duel.FaceAnswer:
		keys = []string{v.Say("answers.face", rules.Text("keys", strings.Join(keys, " ")))}
	case duel.PlaceAnswer:
		keys = []string{v.placeAnswers(s, q)}
	}
	if once {
		keys = append(keys, v.Say("answers.once"))
	}
	return "(" + strings.Join(append(keys, list...), " | ") + ")"
}

// placeAnswers lists the free places of a token by track, as ranges.
func (v *Phrases) placeAnswers(s *duel.State, q *duel.Question) string {
	free := [2][]int{}
	turnable := v.Rules.Box.Tokens[q.Token].Turnable()
	for _, a := range v.Rules.Choices(s, q, nil) {
		if a.Kind == duel.PlaceAnswer && !(turnable && a.Place.Flip) {
			free[a.Place.Track] = append(free[a.Place.Track], int(a.Place.At))
		}
	}
	var parts []string
	for t, at := range free {
		if len(at) > 0 {
			parts = append(parts, v.Say("face."+duel.Track(t).String())+" "+ranges(at))
		}
	}
	key := "answers.place"
	if turnable {
		key = "answers.place.flip"
	}
	return v.Say(key, rules.Text("free", strings.Join(parts, ", ")), rules.Text("spaces", cards.Spaces(v.Catalogue, token(v.Rules.Box, q.Token))))
}

// ranges writes ascending numbers in a short way: -7..-1 1..5.
func ranges(n []int) string {
	var parts []string
	for i := 0; i < len(n); {
		j := i
		for j+1 < len(n) && n[j+1] == n[j]+1 {
			j++
		}
		part := rules.HalfText(2 * n[i])
		if j > i {
			part += ".." + rules.HalfText(2*n[j])
		}
		parts = append(parts, part)
		i = j + 1
	}
	return strings.Join(parts, " ")
}
