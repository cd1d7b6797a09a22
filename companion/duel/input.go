package duel

import (
	"strings"

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

// Interpret turns what a player typed into lines of the notation, as the table
// stands: bare dice are a roll, a bare digit buys, an empty line does what the
// prompt offers, words may be those of any language and cards a few letters of their name. The
// error is a *rules.Problem.
func Interpret(c *Words, r *duel.Rules, t *duel.Table, line string) ([]string, error) {
	line, err := byName(c, t, strings.TrimSpace(line))
	if err != nil {
		return nil, err
	}
	if q, ok := t.Open(); ok {
		if l, done, err := asAnswer(c, &q, line); done || err != nil {
			return l, err
		}
	}
	if line == "" {
		return emptyLine(r, &t.State)
	}
	words := strings.Fields(line)
	if l, ok, err := dice(c, r, &t.State, words); ok || err != nil {
		return l, err
	}
	for i, w := range words {
		words[i] = speak(w)
	}
	switch {
	case len(words) == 1 && t.State.Turn.Phase == duel.PhaseResolve && isFace(words[0]):
		return []string{"resolve " + faceWord(words[0])}, nil
	case len(words) == 1 && len(words[0]) == 1 && strings.Contains("123", words[0]):
		return []string{"buy " + words[0]}, nil
	case len(words) > 1 && (words[0] == "token" || words[0] == "untoken"):
		words[1] = tokenWord(c, words[1])
	}
	if set, ok := shorthand(words); ok {
		return []string{set}, nil
	}
	whose := ""
	if last := len(words) - 1; words[0] == "used" && last > 1 && (words[last] == "you" || words[last] == "rival") {
		whose, words = words[last], words[:last]
	}
	if at, ok := verbsWithCard[words[0]]; ok && len(words) > at && !strings.Contains("123?", words[at]) {
		id, err := Pick(c, strings.Join(words[at:], " "))
		if err != nil {
			return nil, err
		}
		words = append(words[:at:at], r.Box.CardName(id))
	}
	if whose != "" {
		words = append(words, whose)
	}
	if (t.State.Turn.Phase == duel.PhaseBuy || r.LabOpen(&t.State)) && !isVerb(words[0]) { // a card's name alone buys it
		if id, err := cards.PickSpelt(c.Catalogue, candidates(c.Box), line); err == nil { // a mistyped line may mean something else
			return []string{"buy " + r.Box.CardName(id)}, nil
		}
	}
	switch words[0] {
	case "row":
		row, err := rowWords(c, r, words[1:])
		return []string{"row " + row}, err
	case "discards":
		list, err := cardWords(c, r, words[1:])
		return []string{strings.TrimSpace("discards " + list)}, err
	}
	return []string{strings.Join(words, " ")}, nil
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
	case !verb && (isVerb(speak(words[0])) || !setsSide(words)), at >= len(words):
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
	f := field(speak(words[n-2]))
	return number && (f == "hearts" || f == "energy" || f == "dice-tokens" || f == "hurt")
}

// isFace says whether a word is the name or the letter of a face; faceWord is
// then its name in the notation.
func isFace(w string) bool { return faceWord(w) != "" }

func faceWord(w string) string {
	if w == "" {
		return ""
	}
	for f := range rules.Face(rules.NumFaces) {
		letter, ok := duel.Faces.Face([]rune(w)[0])
		if w == duel.FaceName(f) || len([]rune(w)) == 1 && ok && letter == f {
			return duel.FaceName(f)
		}
	}
	return ""
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

// asAnswer reads a line as the answer to the open question. done is false for a
// line that is something else (a correction, another event).
func asAnswer(c *Words, q *duel.Question, line string) (lines []string, done bool, err error) {
	words := strings.Fields(line)
	for i, w := range words {
		words[i] = speak(w)
	}
	first := ""
	if len(words) > 0 {
		first = words[0]
	}
	if q.ID == duel.AskDoubt && (first == "fame" || first == "destruction") { // not there: here
		return []string{"answer no", "answer " + strings.Join(words, " ")}, true, nil
	}
	if set, ok := shorthand(words); ok && (q.Form() != duel.PlaceAnswer || len(words) == 3) { // "fame 2" is a place there
		return []string{set}, true, nil
	}
	switch {
	case line != "" && first != "no" && q.Listed() && !isVerb(first):
		return listed(c, q, line)
	case q.FromTable() && q.Form() == duel.CardAnswer:
		if first == "reveal" || first == "answer" {
			line = strings.Join(words[1:], " ")
		} else if isVerb(first) {
			return nil, false, nil
		}
		if line == "" || line == "?" {
			return []string{"reveal ?"}, true, nil
		}
		id, err := Pick(c, line)
		if err != nil {
			return nil, true, err
		}
		return []string{"reveal " + c.Box.CardName(id)}, true, nil
	case q.Form() == duel.DiceAnswer:
		if line == "" {
			return nil, true, rules.Refuse("", "answer-wanted")
		}
		if first != "no" && !isVerb(first) {
			return []string{"answer " + strings.Join(strings.Fields(line), "")}, true, nil
		}
	case q.Form() == duel.SymbolAnswer, q.Form() == duel.FaceAnswer, q.Form() == duel.PlaceAnswer:
		if first != "" && isFace(first) {
			words[0] = faceWord(first)
		}
		if line != "" && !isVerb(first) {
			return []string{"answer " + strings.Join(words, " ")}, true, nil
		}
	default:
		if first == "yes" || first == "no" {
			return []string{"answer " + first}, true, nil
		}
	}
	if line == "" {
		return nil, true, rules.Refuse("", "answer-wanted")
	}
	if first == "no" {
		return []string{"answer no"}, true, nil
	}
	return nil, false, nil
}

// listed reads an answer out of a list: a number, or a few letters of a card.
func listed(c *Words, q *duel.Question, line string) (lines []string, done bool, err error) {
	if q.Form() == duel.NumberAnswer {
		return []string{"answer " + line}, true, nil
	}
	id, err := PickAmong(c, line, q.Cards)
	if err != nil {
		return nil, true, err
	}
	return []string{"answer " + c.Box.CardName(id)}, true, nil
}

// isVerb says whether a word begins a line of the notation.
func isVerb(w string) bool { return duel.IsVerb(w) }

// emptyLine is what Enter does at each step.
func emptyLine(r *duel.Rules, s *duel.State) ([]string, error) {
	switch {
	case s.Over():
		return nil, rules.Refuse("W", "over")
	case r.LabOpen(s):
		return []string{"pass"}, nil
	case s.Turn.Phase == duel.PhaseRoll && (s.Turn.Rolls > 0 && !s.Autobot() || r.RollsDone(s)):
		return []string{"stop"}, nil
	case s.Turn.Phase == duel.PhaseResolve:
		return []string{"resolve"}, nil
	case s.Turn.Phase == duel.PhaseBuy:
		return []string{"pass"}, nil
	case s.Turn.Phase == duel.PhaseEnd && !(s.Autobot() && s.Sides[duel.Rival].Energy >= s.SpecialAt()):
		return []string{"pass"}, nil
	}
	return nil, rules.Refuse("", "nothing-typed")
}

// dice reads a line of bare letters as a roll: where dice are due, everything
// that is no known verb. "cc+hff" keeps some and rolls others.
func dice(c *Words, r *duel.Rules, s *duel.State, words []string) ([]string, bool, error) {
	due := s.Turn.Phase <= duel.PhaseRoll || s.Turn.Phase == duel.PhaseEnd && s.Autobot()
	first := speak(words[0])
	if r.LabOpen(s) { // made-in-a-lab buys by a slot or a name
		if _, err := duel.Faces.Parse(strings.Join(words, "")); err != nil {
			return nil, false, nil
		}
	}
	if !due || isVerb(first) || first == "you" || first == "rival" || first == "deck" ||
		(first == "fame" || first == "destruction") && len(words) > 1 {
		return nil, false, nil
	}
	letters := strings.Join(words, "")
	if len(words) == 2 && !s.Turn.Said && s.Turn.Rolls > 0 && len([]rune(letters)) == s.Turn.Dice.Total() {
		letters = words[0] + "+" + words[1] // "cc hff": kept, and new
	}
	if kept, thrown, ok := strings.Cut(letters, "+"); ok {
		lines, err := keepAndRoll(c, r, s, kept, thrown)
		return lines, true, err
	}
	return []string{"roll " + letters}, true, nil
}

// keepAndRoll is "cc+hff" as two lines, checked first, so that either both are
// done or neither. Autobot's dice are kept by A1: other ones must be said apart.
func keepAndRoll(c *Words, r *duel.Rules, s *duel.State, kept, thrown string) ([]string, error) {
	keep, err := duel.Faces.Parse(kept)
	if err != nil {
		return nil, err
	}
	faces, err := duel.Faces.Parse(thrown)
	if err != nil {
		return nil, err
	}
	roll := "roll " + duel.Faces.Format(faces)
	switch lying := s.Turn.Dice; {
	case s.Turn.Rolls == 0:
		return nil, rules.Refuse("D1", "keep-early")
	case !lying.Contains(keep):
		return nil, rules.Refuse("D1", "keep-missing", rules.Text("keep", Dice(c, keep)), rules.Text("dice", Dice(c, lying)))
	case faces.Total() != lying.Total()-keep.Total():
		return nil, rules.Refuse("D1", "dice-count", rules.Num("want", lying.Total()-keep.Total()), rules.Num("have", faces.Total()))
	case s.Autobot() && keep != r.Decision(s).Keep:
		return nil, rules.Refuse("A1", "keep-other", rules.Text("keep", Dice(c, r.Decision(s).Keep)))
	case s.Autobot():
		return []string{roll}, nil
	}
	return []string{"keep " + duel.Faces.Format(keep), roll}, nil
}

// cardWords reads any number of cards separated by commas, or by spaces where each
// is one word.
func cardWords(c *Words, r *duel.Rules, words []string) (string, error) {
	parts := words
	if joined := strings.Join(words, " "); strings.Contains(joined, ",") {
		parts = strings.Split(joined, ",")
	}
	ids := make([]string, len(parts))
	for i, p := range parts {
		if p = strings.TrimSpace(p); p == "?" {
			ids[i] = p
			continue
		}
		id, err := Pick(c, p)
		if err != nil {
			return "", err
		}
		ids[i] = r.Box.CardName(id)
	}
	return strings.Join(ids, " "), nil
}

// rowWords reads three cards separated by commas, or by spaces where they are
// ids or question marks.
func rowWords(c *Words, r *duel.Rules, words []string) (string, error) {
	parts := words
	if joined := strings.Join(words, " "); strings.Contains(joined, ",") {
		parts = strings.Split(joined, ",")
	}
	if len(parts) != 3 {
		return "", rules.Refuse("S2", "row-three", rules.Num("have", len(parts)))
	}
	ids := make([]string, 3)
	for i, p := range parts {
		p = strings.TrimSpace(p)
		if p == "?" || p == "-" || p == "" {
			ids[i] = strings.Replace("?"+p, "?-", "-", 1)[:1]
			continue
		}
		id, err := Pick(c, p)
		if err != nil {
			return "", err
		}
		ids[i] = r.Box.CardName(id)
	}
	return strings.Join(ids, " "), nil
}
