package partydash

import (
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/party"
	"kingoftokyo/companion/screen"
	"kingoftokyo/rules/tokyo"
)

// option is something that can be done now, and the one key that does it here: ""
// where it has none.
type option struct {
	party.Choice
	key string
}

// spare are the keys that options without one of their own get, in order: neither
// letters of dice nor commands, nor yes and no.
const spare = "adfgijkp"

// options are what can be done now. A list longer than the digits goes on in
// letters.
func (t *table) options() []option {
	left := spare
	var out []option
	for _, c := range t.d.view.Choices(t.now()) {
		o := option{Choice: c, key: c.Keys}
		switch {
		case c.Keys == party.KeyEnter:
		case c.Line == "sweep":
			o.key = "r"
		case len([]rune(c.Keys)) == 1:
		case c.Line == "": // something is typed first: the prompt says what
			o.key = ""
		case left == "":
			o.key = ""
		default:
			o.key, left = left[:1], left[1:]
		}
		out = append(out, o)
	}
	return out
}

// choiceKey does what the option with this key says. It returns false where none
// has it.
func (t *table) choiceKey(key string) bool {
	for _, o := range t.options() {
		if o.key != "" && strings.EqualFold(o.key, key) && (o.Line != "" || t.naming()) {
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

// choose does an option: its line, or the typing of the card it still needs.
func (t *table) choose(o *option) {
	switch {
	case o.Line != "":
		t.do(o.Line)
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
		if o.Keys == party.KeyEnter {
			l.Keys = t.d.KeyName("enter")
			l.Act = func() { t.d.Press(tcell.KeyEnter, 0) }
		}
		out = append(out, l)
	}
	return out
}
