package duel

import (
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/cards"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// speak turns one typed word into the notation's, if it has one. Positions with a
// plus sign lose it.
func speak(word string) string {
	if w, ok := text.Typed(word, "duel", "play"); ok && !strings.ContainsAny(word, "+-0123456789") {
		return w
	}
	if whole, half := strings.CutSuffix(word, ",5"); half && len(whole) < 3 {
		word = whole + ".5"
	}
	if len(word) > 1 {
		return strings.TrimPrefix(word, "+")
	}
	return word
}

// verbsWithCard take a card as their last argument, which may be typed by a few
// letters of its name.
var verbsWithCard = map[string]int{"buy": 1, "reveal": 1, "discard": 1, "card": 2, "uncard": 2, "used": 1}

// input is a line being read as something done at a table.
type input struct {
	*Words
	r     *duel.Rules
	t     *duel.Table
	line  string
	words []string // of the line, those of the notation in the place of spoken ones
}

// Parse turns what a player typed into the events of one move, as the table stands:
// bare dice are a roll, a bare digit buys, an empty line does what the prompt offers,
// words may be those of any language and cards a few letters of their name; anything else is a line of
// the notation. The error is a *rules.Problem: of a word mistyped it says which is near.
func Parse(c *Words, r *duel.Rules, t *duel.Table, line string) ([]duel.Event, error) {
	events, err := parse(c, r, t, line)
	if err == nil {
		return events, nil
	}
	meant := companion.Meant{Line: strings.TrimSpace(line), Box: id}
	if word, _, _ := strings.Cut(meant.Line, " "); ofSide(field(speak(word))) {
		meant.Whose = c.Side(t.State.Turn.Active)
	}
	if t.State.Turn.Phase == duel.PhaseBuy || r.LabOpen(&t.State) {
		meant.Cards = cards.Near(c.Catalogue, candidates(c.Box), meant.Line)
	}
	return nil, meant.Instead(err)
}

// parse is Parse without a second look at what is refused.
func parse(c *Words, r *duel.Rules, t *duel.Table, line string) ([]duel.Event, error) {
	line, err := byName(c, t, strings.TrimSpace(line))
	if err != nil {
		return nil, err
	}
	in := &input{c, r, t, line, strings.Fields(line)}
	for i, w := range in.words {
		in.words[i] = speak(w)
	}
	if cmd, to := companion.AsCommand(line); cmd == companion.CmdSkip {
		return in.skip(to)
	}
	if q, ok := t.Open(); ok {
		if events, done, err := in.answer(&q); done || err != nil {
			return events, err
		}
	}
	if line == "" {
		return in.enter()
	}
	events, ok, err := in.dice()
	if !ok && err == nil {
		events, err = in.said()
	}
	if last := len(events) - 1; err == nil && last >= 0 && events[last].Kind == duel.Rolled {
		events[last].Order = duel.Faces.OrderAtEnd(line, events[last].Roll)
	}
	return events, err
}

// one is a move of one event.
func one(ev duel.Event) ([]duel.Event, error) { return []duel.Event{ev}, nil }

// answered is a move of one answer.
func answered(a duel.Answer) ([]duel.Event, error) {
	return one(duel.Event{Kind: duel.Answered, Answer: a})
}

// read reads words as a line of the notation.
func (in *input) read(words ...string) ([]duel.Event, error) {
	ev, err := in.r.Read(in.t, strings.Join(words, " "))
	if err != nil {
		return nil, err
	}
	return one(ev)
}

// said reads a line that is neither an answer nor dice.
func (in *input) said() ([]duel.Event, error) {
	words, phase := in.words, in.t.State.Turn.Phase
	if len(words) == 1 {
		if face, ok := faceNamed(words[0]); ok && phase == duel.PhaseResolve {
			return one(duel.Event{Kind: duel.Resolved, Face: face})
		}
		if n := strings.Index("123", words[0]); n >= 0 && len(words[0]) == 1 {
			return one(duel.Event{Kind: duel.Bought, Slot: int8(n) + 1})
		}
	} else if words[0] == "token" || words[0] == "untoken" {
		words[1] = tokenWord(in.Words, words[1])
	}
	if set, ok := shorthand(words); ok {
		return in.read(set)
	}
	whose := ""
	if last := len(words) - 1; words[0] == "used" && last > 1 && (words[last] == "you" || words[last] == "rival") {
		whose, words = words[last], words[:last]
	}
	if at, ok := verbsWithCard[words[0]]; ok && len(words) > at && !strings.Contains("123?", words[at]) {
		id, err := Pick(in.Words, strings.Join(words[at:], " "))
		if err != nil {
			return nil, err
		}
		words = append(words[:at:at], in.Box.CardName(id))
	}
	if (phase == duel.PhaseBuy || in.r.LabOpen(&in.t.State)) && !duel.IsVerb(words[0]) { // a card's name alone buys it
		if id, err := cards.PickSpelt(in.Catalogue, candidates(in.Box), in.line); err == nil { // a mistyped line may mean something else
			return one(duel.Event{Kind: duel.Bought, Card: id})
		}
	}
	switch words[0] {
	case "row":
		row, err := rowNamed(in.Words, strings.Join(words[1:], " "))
		if err != nil {
			return nil, err
		}
		return one(duel.Event{Kind: duel.SetRow, Row: row})
	case "discards":
		names, err := cardsNamed(in.Words, words[1:])
		if err != nil {
			return nil, err
		}
		return in.read(append(words[:1:1], names...)...)
	}
	return in.read(append(words, whose)...)
}

// skip is the correction behind "skip", which leaves the present step, and "skip buy",
// which goes to that one.
func (in *input) skip(to string) ([]duel.Event, error) {
	s := &in.t.State
	phase := s.Turn.Phase + 1
	if s.Autobot() && phase == duel.PhaseBuy {
		phase = duel.PhaseEnd // A6: it buys nothing
	}
	if to != "" {
		var names []string
		phase = duel.PhaseOver + 1
		for ph := duel.PhaseStart; ph < duel.PhaseOver; ph++ {
			name := in.Say("phase." + ph.String())
			names = append(names, name)
			if speak(to) == ph.String() || text.Fold(to) == text.Fold(name) {
				phase = ph
			}
		}
		if phase > duel.PhaseOver {
			return nil, rules.Refuse("", "skip-unknown", rules.Text("word", to), rules.Text("use", strings.Join(names, ", ")))
		}
	}
	if s.Autobot() && phase == duel.PhaseBuy {
		return nil, rules.Refuse("A6", "autobot-buys")
	}
	if s.Over() || phase >= duel.PhaseOver {
		return nil, rules.Refuse("", "skip-nothing")
	}
	return one(duel.Event{Kind: duel.SetTurn, Side: s.Turn.Active, Phase: phase})
}

// sideNamed is the one of two humans that a few letters of a name mean.
func sideNamed(c *Words, word string) (duel.Side, bool) {
	w := text.Fold(word)
	if !c.Two || w == "" {
		return duel.You, false
	}
	if side, ok := calledExactly(c, word); ok {
		return side, true
	}
	one, other := strings.HasPrefix(text.Fold(c.Side(duel.You)), w), strings.HasPrefix(text.Fold(c.Side(duel.Rival)), w)
	if other {
		return duel.Rival, !one
	}
	return duel.You, one
}

// calledExactly is the one of two humans who is called exactly that.
func calledExactly(c *Words, word string) (duel.Side, bool) {
	w := text.Fold(word)
	for side := duel.You; side <= duel.Rival; side++ {
		if w != "" && w == text.Fold(c.Side(side)) {
			return side, true
		}
	}
	return duel.You, false
}

// sideAt is which word of a line names a side, by its verb.
var sideAt = map[string]int{"card": 1, "uncard": 1, "turn": 1, "concede": 1, "taken": 2, "dominated": 2}

// byName puts the notation's words in the place of two humans' names: "anna hearts
// 9", "card ben armor". `concede` alone is the one whose turn it is. A whole name
// comes before any word of the notation, a part of one behind them. The error is a
// *rules.Problem.
func byName(c *Words, t *duel.Table, line string) (string, error) {
	words := strings.Fields(line)
	if !c.Two || len(words) == 0 {
		return line, nil
	}
	at, verb := sideAt[speak(words[0])]
	for n := len(words) - at; n > 0 && (verb || setsSide(words)); n-- { // a whole name means nothing else, whatever it is
		if side, ok := calledExactly(c, strings.Join(words[at:at+n], " ")); ok {
			return strings.Join(append(append(words[:at:at], side.String()), words[at+n:]...), " "), nil
		}
	}
	switch {
	case verb && len(words) == 1 && speak(words[0]) == "concede":
		return "concede " + t.State.Turn.Active.String(), nil
	case !verb && (duel.IsVerb(speak(words[0])) || !setsSide(words)), at >= len(words):
		return line, nil
	}
	if w := words[at]; verb && (w == "you" || w == "rival") { // the notation's words; in talk nobody knows who is "you"
		return line, nil
	}
	for n := len(words) - at; n > 0; n-- { // a name may have several words
		if side, ok := sideNamed(c, strings.Join(words[at:at+n], " ")); ok {
			return strings.Join(append(append(words[:at:at], side.String()), words[at+n:]...), " "), nil
		}
	}
	return line, rules.Refuse("", "player-unknown", rules.Text("word", words[at]))
}

// setsSide says whether a line ends with a number of a side: "hearts 9".
func setsSide(words []string) bool {
	n := len(words)
	if n < 3 {
		return false
	}
	_, number := rules.ParseHalf(words[n-1])
	return number && ofSide(field(speak(words[n-2])))
}

// ofSide says whether a number that can be corrected is one of a side.
func ofSide(f string) bool {
	return f == "hearts" || f == "energy" || f == "dice-tokens" || f == "hurt"
}

// faceNamed is the face that a name or a letter of it means.
func faceNamed(w string) (rules.Face, bool) {
	if letters := []rune(w); len(letters) == 1 {
		return duel.Faces.Face(letters[0])
	}
	for f := range rules.Face(rules.NumFaces) {
		if w == duel.FaceName(f) {
			return f, true
		}
	}
	return 0, false
}

// field is the notation's word for a number of a side: "dice" are its tokens.
func field(w string) string {
	if number, ok := text.Typed(w, "duel.number"); ok {
		return number
	}
	return w
}

// shorthand is a correction said in two or three words: "you hearts 9", "fame 2".
func shorthand(words []string) (string, bool) {
	switch {
	case len(words) == 3 && (words[0] == "you" || words[0] == "rival"):
		return "set " + words[0] + "." + field(words[1]) + " " + words[2], true
	case len(words) == 2 && (words[0] == "fame" || words[0] == "destruction" || words[0] == "deck"):
		return "set " + words[0] + " " + words[1], true
	}
	return "", false
}

// tokenWord is the id of a Buzz token by its name in any language.
func tokenWord(c *Words, w string) string {
	for id, name := range c.Box.TokenNames {
		if text.MatchWords(name, id, text.Fold(w)) == text.WholeName {
			return id
		}
	}
	return w
}

// answer reads a line as the answer to the open question. done is false for a line
// that is something else: a correction, another event.
func (in *input) answer(q *duel.Question) (events []duel.Event, done bool, err error) {
	first := ""
	if len(in.words) > 0 {
		first = in.words[0]
	}
	said := func(events []duel.Event, err error) ([]duel.Event, bool, error) { return events, true, err }
	if q.ID == duel.AskDoubt && (first == "fame" || first == "destruction") { // not there: here
		where := *in.t
		where.Question.ID = duel.AskPlace
		here, err := in.r.Read(&where, "answer "+strings.Join(in.words, " "))
		return []duel.Event{{Kind: duel.Answered, Answer: duel.No}, here}, true, err
	}
	if set, ok := shorthand(in.words); ok && (q.Form() != duel.PlaceAnswer || len(in.words) == 3) { // "fame 2" is a place there
		return said(in.read(set))
	}
	switch form := q.Form(); {
	case form == duel.CardAnswer && q.FromTable():
		card := in.line
		if first == "reveal" || first == "answer" {
			card = strings.Join(in.words[1:], " ")
		} else if duel.IsVerb(first) {
			return nil, false, nil
		}
		id := duel.Unnamed
		if card != "" && card != "?" {
			if id, err = Pick(in.Words, card); err != nil {
				return nil, true, err
			}
		}
		return said(one(duel.Event{Kind: duel.Answered, Answer: duel.Answer{Kind: duel.CardAnswer, Card: id}, Reveal: true}))
	case in.line == "":
		return nil, true, rules.Refuse("", "answer-wanted")
	case first == "no":
		return said(answered(duel.No))
	case duel.IsVerb(first):
	case form == duel.CardAnswer:
		id, err := PickAmong(in.Words, in.line, q.Cards)
		if err != nil {
			return nil, true, err
		}
		return said(answered(duel.Answer{Kind: duel.CardAnswer, Card: id}))
	case form != duel.YesAnswer:
		if face, ok := faceNamed(first); ok && form != duel.DiceAnswer && form != duel.NumberAnswer {
			in.words[0] = duel.FaceName(face)
		} else if form == duel.DiceAnswer {
			in.words = strings.Fields(in.line)
		}
		return said(in.read(append([]string{"answer"}, in.words...)...))
	case first == "yes":
		return said(answered(duel.Yes))
	}
	return nil, false, nil
}

// enter is what an empty line does at each step.
func (in *input) enter() ([]duel.Event, error) {
	ev := entered(in.r, &in.t.State)
	switch {
	case in.t.State.Over():
		return nil, rules.Refuse("W", "over")
	case ev.Kind == duel.NoEvent:
		return nil, rules.Refuse("", "nothing-typed")
	}
	return one(ev)
}

// entered is the event that an empty line stands for; NoEvent where it is none.
func entered(r *duel.Rules, s *duel.State) duel.Event {
	switch phase := s.Turn.Phase; {
	case s.Over():
	case r.LabOpen(s), phase == duel.PhaseBuy, phase == duel.PhaseEnd && !(s.Autobot() && s.Sides[duel.Rival].Energy >= s.SpecialAt()):
		return duel.Event{Kind: duel.Passed}
	case phase <= duel.PhaseRoll && r.RollsDone(s), phase == duel.PhaseRoll && s.Turn.Rolls > 0 && !s.Autobot():
		return duel.Event{Kind: duel.Stopped}
	case phase == duel.PhaseResolve:
		return duel.Event{Kind: duel.ResolvedAll}
	}
	return duel.Event{}
}

// dice reads a line of bare letters as a roll: where dice are due, everything that is
// no known verb. "cc+hff" keeps some and rolls others.
func (in *input) dice() ([]duel.Event, bool, error) {
	s, words := &in.t.State, strings.Fields(in.line)
	due := s.Turn.Phase <= duel.PhaseRoll || s.Turn.Phase == duel.PhaseEnd && s.Autobot()
	letters, first := strings.Join(words, ""), in.words[0]
	if in.r.LabOpen(s) { // made-in-a-lab buys by a slot or a name
		if _, err := duel.Faces.Parse(letters); err != nil {
			return nil, false, nil
		}
	}
	if !due || duel.IsVerb(first) || first == "you" || first == "rival" || first == "deck" ||
		(first == "fame" || first == "destruction") && len(words) > 1 {
		return nil, false, nil
	}
	if len(words) == 2 && !s.Turn.Said && s.Turn.Rolls > 0 && len([]rune(letters)) == s.Turn.Dice.Total() {
		letters = words[0] + "+" + words[1] // "cc hff": kept, and new
	}
	if kept, thrown, ok := strings.Cut(letters, "+"); ok {
		events, err := in.keepAndRoll(kept, thrown)
		return events, true, err
	}
	faces, err := duel.Faces.Parse(letters)
	return []duel.Event{{Kind: duel.Rolled, Roll: faces}}, true, err
}

// keepAndRoll is "cc+hff" as two events of one move. Autobot's dice are kept by A1:
// other ones must be said apart.
func (in *input) keepAndRoll(kept, thrown string) ([]duel.Event, error) {
	s := &in.t.State
	keep, err := duel.Faces.Parse(kept)
	if err != nil {
		return nil, err
	}
	faces, err := duel.Faces.Parse(thrown)
	if err != nil {
		return nil, err
	}
	roll := duel.Event{Kind: duel.Rolled, Roll: faces}
	switch lying := s.Turn.Dice; {
	case s.Turn.Rolls == 0:
		return nil, rules.Refuse("D1", "keep-early")
	case !lying.Contains(keep):
		return nil, rules.Refuse("D1", "keep-missing", rules.Text("keep", Dice(in.Words, keep)), rules.Text("dice", Dice(in.Words, lying)))
	case faces.Total() != lying.Total()-keep.Total():
		return nil, rules.Refuse("D1", "dice-count", rules.Num("want", lying.Total()-keep.Total()), rules.Num("have", faces.Total()))
	case s.Autobot() && keep != in.r.Decision(s).Keep:
		return nil, rules.Refuse("A1", "keep-other", rules.Text("keep", Dice(in.Words, in.r.Decision(s).Keep)))
	case s.Autobot():
		return one(roll)
	}
	return []duel.Event{{Kind: duel.Kept, Roll: keep}, roll}, nil
}

// cardsNamed are the ids of any number of cards separated by commas, or by spaces where
// each is one word; "?" and "-" stand for themselves.
func cardsNamed(c *Words, words []string) ([]string, error) {
	parts := words
	if joined := strings.Join(words, " "); strings.Contains(joined, ",") {
		parts = strings.Split(joined, ",")
	}
	ids := make([]string, len(parts))
	for i, p := range parts {
		if ids[i] = strings.TrimSpace(p); ids[i] == "?" || ids[i] == "-" || ids[i] == "" {
			continue
		}
		id, err := Pick(c, p)
		if err != nil {
			return nil, err
		}
		ids[i] = c.Box.CardName(id)
	}
	return ids, nil
}

// rowNamed are three cards separated by commas, or by spaces where they are one word
// each; "?" is one nobody named, "-" an empty place.
func rowNamed(c *Words, words string) (row [3]duel.CardID, err error) {
	names, err := cardsNamed(c, strings.Fields(words))
	if err == nil && len(names) != len(row) {
		err = rules.Refuse("S2", "row-three", rules.Num("have", len(names)))
	}
	if err != nil {
		return row, err
	}
	for i, name := range names {
		switch name {
		case "?", "":
			row[i] = duel.Unnamed
		case "-":
			row[i] = duel.NoCard
		default:
			row[i], _ = c.Box.Card(name)
		}
	}
	return row, nil
}
