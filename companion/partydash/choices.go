package partydash

import (
	"slices"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/screen"
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// option is something that can be done now, and the one key that does it here: ""
// where it has none.
type option struct {
	party.Choice
	key string
}

// The keys that options without one of their own get: neither letters of dice nor
// commands, nor yes and no. A seventh die typed shall do nothing, so no group of dice
// has the letter of a face; and what costs somebody energy has none of the letters
// that are commands of Duel.
const (
	groupKeys = "dfgj"   // numbers, hearts, energy, smashes
	useKeys   = "aip;,." // cards that somebody may use
	spare     = groupKeys + "k" + useKeys
)

// uses are the cards and tiles that a player uses by a word of her own.
var uses = []string{"wings", "rapid-healing", "hibernation", "energy-drink", "smoke-cloud"}

// cardKeys are the keys of the uses of the cards that lie before somebody, whether
// they can be used now or not: a card keeps its key until cards change hands.
func (t *table) cardKeys() map[tokyo.Event]string {
	r, s := t.d.view.Rules, &t.now().State
	out, left := map[tokyo.Event]string{}, useKeys
	for seat := range tokyo.Seat(s.Players) {
		for _, name := range uses {
			first, ok := r.Piece(name)
			holds := slices.ContainsFunc(s.Held(seat), func(id tokyo.CardID) bool {
				if of := s.Lies[id].Of; of != tokyo.NoCard {
					id = of
				}
				return r.Same(id, first)
			})
			if ok && holds && left != "" {
				out[tokyo.Event{Kind: tokyo.Used, Seat: seat, Card: first}], left = left[:1], left[1:]
			}
		}
	}
	return out
}

// options are what can be done now. A list longer than the digits goes on in
// letters.
func (t *table) options() []option {
	using := t.cardKeys()
	left := spare
	for _, key := range using {
		left = strings.Replace(left, key, "", 1)
	}
	var out []option
	for _, c := range t.d.view.Choices(t.now()) {
		o := option{Choice: c, key: c.Keys}
		switch {
		case c.Keys == companion.KeyEnter:
		case c.Event.Kind == tokyo.Swept:
			o.key = "r"
		case c.Event.Kind == tokyo.Resolved:
			o.key = groupKeys[c.Event.Group : c.Event.Group+1]
		case len([]rune(c.Keys)) == 1 && !t.diceSoon(c.Keys):
		case c.Typed(): // something is typed first: the prompt says what
			o.key = ""
		case using[c.Event] != "":
			o.key = using[c.Event]
		case left == "":
			o.key = ""
		default:
			o.key, left = left[:1], left[1:]
		}
		out = append(out, o)
	}
	return out
}

// diceSoon says whether a key is a die that somebody may already be typing: at the
// choice of a turn's start the result comes next.
func (t *table) diceSoon(key string) bool {
	return t.now().State.Turn.Phase == tokyo.PhaseStart && strings.Contains("123456789", key)
}

// choiceKey does what the option with this key says. It returns false where none
// has it.
func (t *table) choiceKey(key string) bool {
	for _, o := range t.options() {
		if o.key != "" && strings.EqualFold(o.key, key) && (!o.Typed() || t.naming()) {
			t.choose(&o)
			return true
		}
	}
	return false
}

// naming says whether the open question is answered with a card.
func (t *table) naming() bool {
	q, ok := t.now().Open()
	return ok && q.Form() == tokyo.CardAnswer
}

// choose does an option: its event, or the typing of the card it still needs. A card
// is used, or taken from another Monster, by its key pressed twice: a slip of one
// finger spends nobody's energy, nor does a key that means the next card now.
func (t *table) choose(o *option) {
	switch {
	case (o.Event.Kind == tokyo.Used || o.Event.Kind == tokyo.Took) && o.key != "+" && t.armed != o.Event && !t.s.ReadOnly():
		t.armed = o.Event
		t.d.Tell(t.d.view.Say("tokyo.dash.again", rules.Text("key", o.key), rules.Text("what", o.Text)))
	case !o.Typed():
		t.play(o.Event)
	case t.naming():
		t.name(naming{answer: true})
	}
}

// optionLines are the options as lines, those of a kind left out that stand
// elsewhere.
func (t *table) optionLines(skip func(*option) bool) []screen.Line {
	var out []screen.Line
	for _, o := range t.options() {
		if skip(&o) {
			continue
		}
		l := screen.Line{Keys: strings.ToLower(o.key), Text: o.Text, Act: func() { t.choose(&o) }}
		if o.Keys == companion.KeyEnter {
			l.Keys = t.d.KeyName("enter")
			l.Act = func() { t.d.Press(tcell.KeyEnter, 0) }
		}
		out = append(out, l)
	}
	return out
}
