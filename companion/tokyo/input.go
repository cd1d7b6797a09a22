package tokyo

import (
	"strconv"
	"strings"

	"kingoftokyo/companion/cards"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// speak turns one typed word into the notation's, if it has one.
func speak(word string) string {
	if w, ok := text.Typed(word, "tokyo", "play"); ok && strings.Trim(word, "+-?.,") == word {
		return w
	}
	return strings.ToLower(word)
}

// Interpret turns what players typed into lines of the notation, as the table
// stands: bare dice are a roll, a bare digit buys, an empty line does the natural
// thing, words may be those of any language, cards and players a few letters of their names. The
// lines belong together: all are played, or none (Session.DoLines). The error is a
// *rules.Problem.
func Interpret(v *View, t *tokyo.Table, line string) ([]string, error) {
	in := &input{View: v, t: t, s: &t.State, line: strings.TrimSpace(line)}
	in.words = strings.Fields(in.line)
	lines, err := in.read()
	if err != nil && !rules.IsProblem(err, "card-unclear") && !rules.IsProblem(err, "tokyo.absolute") && in.addressed() {
		name := in.words[0]
		return nil, rules.Refuse("", "tokyo.correction", rules.Text("line", in.line), rules.Text("name", name))
	}
	return lines, err
}

// addressed says whether a line begins with a player's name and goes on: whoever types
// that means a correction.
func (in *input) addressed() bool {
	if len(in.words) < 2 || tokyo.IsVerb(in.first()) || len([]rune(in.words[0])) < inSight {
		return false
	}
	verb := speak(in.words[1])
	_, named := in.seat(in.t, in.words[0])
	return named && verb != "card"
}

// input is a line being understood.
type input struct {
	*View
	t     *tokyo.Table
	s     *tokyo.State
	line  string
	words []string
}

func one(line string) ([]string, error) { return []string{line}, nil }

// first is the first word as the notation has it.
func (in *input) first() string {
	if len(in.words) == 0 {
		return ""
	}
	return speak(in.words[0])
}

// rest is what follows the first n words.
func (in *input) rest(n int) string { return strings.Join(in.words[min(n, len(in.words)):], " ") }

func (in *input) read() ([]string, error) {
	if lines, done, err := in.ofPlayer(); done {
		return lines, err
	}
	if q, ok := in.t.Open(); ok {
		if lines, done, err := in.answer(&q); done {
			return lines, err
		}
	}
	if in.line == "" {
		return in.empty()
	}
	if lines, done, err := in.byStep(); done {
		return lines, err
	}
	return in.verb()
}

// empty is what Enter does at each step.
func (in *input) empty() ([]string, error) {
	switch in.s.Turn.Phase {
	case tokyo.PhaseOver:
		return nil, rules.Refuse("11.3", "tokyo.over")
	case tokyo.PhaseRoll:
		if n := in.Rules.DiceCount(in.s, in.s.Turn.Active); n > 0 {
			return nil, rules.Refuse("", "tokyo.type-roll", rules.Num("n", n))
		}
		return one("roll")
	case tokyo.PhaseResolve:
		return one("resolve")
	}
	return one("pass")
}

// byStep reads what a line means by itself in the present step: dice, a group of
// dice, a slot, a card's name.
func (in *input) byStep() (lines []string, done bool, err error) {
	phase, first := in.s.Turn.Phase, in.first()
	switch {
	case in.line == "+" || len(in.words) == 1 && first == "more":
		lines, err = in.oneMore()
		return lines, true, err
	case tokyo.IsVerb(first):
		return nil, false, nil
	case phase == tokyo.PhaseRoll || phase == tokyo.PhaseStart:
		return in.roll()
	case phase == tokyo.PhaseResolve && len(in.words) == 1:
		if g, ok := in.group(in.words[0]); ok {
			return []string{"resolve " + g.String()}, true, nil
		}
	case phase == tokyo.PhaseBuy && len(in.words) == 1 && len(first) == 1 && strings.Contains("123", first):
		return []string{"buy " + first}, true, nil
	}
	if phase == tokyo.PhaseBuy || phase == tokyo.PhaseResolve {
		return in.named()
	}
	return nil, false, nil
}

// oneMore is a roll bought with what the active player has, smoke tokens first.
func (in *input) oneMore() ([]string, error) {
	more := in.more(in.s)
	if len(more) == 0 {
		return nil, rules.Refuse("4.1", "tokyo.no-more-rolls", who("who", in.s.Turn.Active))
	}
	return one(in.Rules.Write(&more[0]))
}

// roll reads bare dice as the result; anything else may be the name of a card that
// can be used now.
func (in *input) roll() (lines []string, done bool, err error) {
	dice, err := tokyo.Faces.Parse(strings.Join(in.words, ""))
	if err == nil {
		return []string{"roll " + tokyo.Faces.Format(dice)}, true, nil
	}
	if id, pick := in.bare(inSight, in.usable(in.s)); pick == nil {
		return []string{in.use(id)}, true, nil
	}
	return nil, true, err
}

// How many letters a card's name needs that is typed without a verb: a slip of one
// finger shall neither buy nor use anything, nor two name a card nobody sees.
const (
	inSight = 2
	unseen  = 3
)

// bare is the card of a set that the whole line names, spelt right: a mistyped line may
// mean something else.
func (in *input) bare(letters int, set among) (tokyo.CardID, error) {
	if len([]rune(text.Fold(in.line))) < letters {
		return tokyo.NoCard, rules.Refuse("", "no-such-card", rules.Text("card", in.line))
	}
	return cards.PickSpelt(in.Catalogue, in.candidates(cards.Any), in.line, set)
}

// use is the use of a card by whoever can use it now, the active player first.
func (in *input) use(id tokyo.CardID) string {
	seat := tokyo.NoSeat
	for _, ev := range in.Rules.Options(in.s, nil) {
		if ev.Kind == tokyo.Used && in.Rules.Same(ev.Card, id) && ev.Seat == in.s.Turn.Active {
			seat = ev.Seat
		}
	}
	return in.Rules.Write(&tokyo.Event{Kind: tokyo.Used, Seat: seat, Card: id})
}

// group is the group of dice a word or a letter means.
func (in *input) group(word string) (tokyo.Group, bool) {
	w := text.Fold(word)
	for g := range tokyo.Group(tokyo.NumGroups) {
		if w == in.Say("tokyo.choice.key."+g.String()) || speak(word) == g.String() {
			return g, true
		}
	}
	if letters := []rune(word); len(letters) == 1 {
		switch f, ok := tokyo.Faces.Face(letters[0]); {
		case ok && f == tokyo.Heart:
			return tokyo.Hearts, true
		case ok && f == tokyo.Energy:
			return tokyo.Energies, true
		case ok && f == tokyo.Smash:
			return tokyo.Smashes, true
		}
	}
	return 0, w == "n"
}

// named reads the name of a card: one of the row is bought, another's is taken, one's
// own is used. done is false where no name fits.
func (in *input) named() (lines []string, done bool, err error) {
	if in.s.Turn.Phase == tokyo.PhaseBuy {
		if id, pick := in.bare(inSight, in.inRow(in.s)); pick == nil {
			return []string{"buy " + in.Rules.Name(id)}, true, nil
		} else if rules.IsProblem(pick, "card-unclear") {
			return nil, true, pick
		}
		if id, pick := in.bare(inSight, in.Rules.Takeable(in.s).Has); pick == nil {
			return []string{"take " + in.Rules.Name(id)}, true, nil
		}
	}
	if id, pick := in.bare(inSight, in.usable(in.s)); pick == nil {
		return []string{in.use(id)}, true, nil
	}
	if in.s.Turn.Phase == tokyo.PhaseBuy {
		if id, pick := in.bare(unseen, in.fromDeck(in.s)); pick == nil {
			lines, err = in.buy(id)
			return lines, true, err
		} else if rules.IsProblem(pick, "card-unclear") {
			return nil, true, pick
		}
	}
	return nil, false, nil
}

// buy buys a card by name. Where it does not lie in the row, but one card there has
// no name, it is that one.
func (in *input) buy(id tokyo.CardID) ([]string, error) {
	line := "buy " + in.Rules.Name(id)
	slot, unnamed := 0, 0
	for i, c := range in.s.Row {
		switch {
		case c == tokyo.Unnamed:
			slot, unnamed = i+1, unnamed+1
		case c != tokyo.NoCard && in.Rules.Same(c, id):
			return one(line)
		}
	}
	if unnamed == 1 && !in.t.Asking && in.s.Turn.Phase == tokyo.PhaseBuy {
		return []string{"buy " + strconv.Itoa(slot), "answer " + in.Rules.Name(id)}, nil
	}
	return one(line)
}

// Skipped is the correction behind "skip" and "skip buy", a line of the notation: the
// active player's turn goes on at the step after the present one or, where to is not
// empty, at the step it names, by its word of the notation or that of the catalogue;
// steps behind the present one count too. The error is a *rules.Problem: a word that
// is no step, a turn at its last one, or a game that is over.
func (v *View) Skipped(s *tokyo.State, to string) (line string, err error) {
	phase := s.Turn.Phase + 1
	if to != "" {
		phase = tokyo.PhaseOver
		var names []string
		for ph := tokyo.PhaseStart; ph < tokyo.PhaseOver; ph++ {
			name := v.Say("tokyo.phase." + ph.String())
			names = append(names, name)
			if folded := text.Fold(to); folded == ph.String() || folded == text.Fold(name) {
				phase = ph
			}
		}
		if phase == tokyo.PhaseOver {
			return "", rules.Refuse("", "skip-unknown", rules.Text("word", to), rules.Text("use", strings.Join(names, ", ")))
		}
	}
	if s.Over() || phase >= tokyo.PhaseOver {
		return "", rules.Refuse("", "skip-nothing")
	}
	return "turn " + s.Turn.Active.String() + " " + phase.String(), nil
}
