package wording_test

import (
	"errors"
	"strings"
	"testing"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/wording"
	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// namer calls the card wings and the player p1 by their names.
type namer struct{}

func (namer) Name(kind rules.ArgKind, id string) (string, bool) {
	name := map[string]string{"wings": "Spread Wings", "p1": "Ann"}[id]
	return name, name != ""
}

func (namer) ForTwo() bool { return false }

// english returns the catalogue of these names.
func english(t *testing.T) *text.Catalogue {
	t.Helper()
	c := text.Load(text.English, namer{})
	return c
}

// TestSpelt checks a line of the notation as a player may type it, by what follows its verb.
func TestSpelt(t *testing.T) {
	kinds := map[string][]line.Kind{
		"roll": {line.KindDice}, "row": {line.KindRow}, "set": {line.KindField, line.KindNumber}, "card": {line.KindSeat, line.KindCard},
		"give": {line.KindSeatMaybe},
	}
	for _, c := range []struct{ line, want string }{
		{"", ""}, {"pass", "pass"}, {"roll ccf", "<ccf>; roll <ccf>"}, {"row wings ? ?", "Spread Wings, ?, ?; row Spread Wings, ?, ?"},
		{"set p1.energy 3", "Ann energy 3; set Ann energy 3"}, {"set fame 3", "fame 3; set fame 3"},
		{"card p1 wings", "Ann Spread Wings; card Ann Spread Wings"}, {"give p1", "Ann; give Ann"}, {"other one two", "one two; other one two"},
	} {
		spelt := wording.Spelt(english(t), c.line, func(verb string) []line.Kind { return kinds[verb] }, func(faces string) string { return "<" + faces + ">" }, "play")
		if have := strings.Join(spelt, "; "); have != c.want {
			t.Errorf("%q: %q, want %q", c.line, have, c.want)
		}
	}
}

// TestHandIn checks who plays a seat, given next to its Monster; and words that hand over a seat.
func TestHandIn(t *testing.T) {
	for _, c := range []struct{ said, hand, rest string }{
		{"gigazaur", "person", "gigazaur"}, {"kot", "kot", ""}, {"kot:gigazaur", "kot", ":gigazaur"},
		{"kot:gigazaur:hard", "kot hard", ":gigazaur"}, {"KOT:easy:gigazaur", "kot easy", ":gigazaur"}, {"kot:brawler:hard", "kot hard brawler", ""},
		{"anna:kot", "person", "anna:kot"},
	} {
		h, rest := wording.HandIn(c.said)
		if want, ok := rules.HandNamed(c.hand); !ok || h.Kot != want.Kot || rest != c.rest || strings.Contains(c.hand, " ") && h != want {
			t.Errorf("%q: %+v and %q, want %+v and %q", c.said, h, rest, want, c.rest)
		}
	}
	for said, want := range map[string]bool{"kot": true, "Kot hard": true, "person": true, "person hard": false, "energy 3": false} {
		if have := wording.HandsOver(strings.Fields(said)); have != want {
			t.Errorf("%q hands over: %v", said, have)
		}
	}
}

// step is a step of the turn of a made-up box.
type step uint8

func (s step) String() string { return [...]string{"roll", "resolve", "buy", "over"}[s] }

// TestSkipTo checks the next step, or the one named in the words of the notation or of the language; the last one has none.
func TestSkipTo(t *testing.T) {
	for _, c := range []struct {
		now          step
		word, spoken string
		want         step
		refused      string
	}{
		{0, "", "", 1, ""}, {1, "", "", 2, ""}, {2, "", "", 3, "skip-nothing"}, {3, "", "", 3, "skip-nothing"}, {3, "roll", "roll", 3, "skip-nothing"},
		{0, "x", "buy", 2, ""}, {2, "Roll", "x", 0, ""}, {0, "over", "over", 3, "skip-unknown"}, {0, "dance", "dance", 3, "skip-unknown"},
	} {
		have, err := wording.SkipTo(english(t), "phase.", c.now, 3, c.word, c.spoken)
		if have != c.want || (err == nil) != (c.refused == "") || err != nil && !rules.IsProblem(err, c.refused) {
			t.Errorf("%+v: %v, %v", c, have, err)
		}
	}
}

// heard is a reader of lines that records which of its methods are called.
type heard struct {
	player, answer, step bool
	meant                wording.Meant
	refused              error
	asked                *[]string
}

func (h heard) note(what string) ([]string, error) {
	*h.asked = append(*h.asked, what)
	return []string{what}, h.refused
}
func (h heard) Skip(to string) ([]string, error) { return h.note("skip " + to) }
func (h heard) Enter() ([]string, error)         { return h.note("enter") }
func (h heard) Verb() ([]string, error)          { return h.note("verb") }
func (h heard) Meant() wording.Meant             { return h.meant }
func (h heard) OfPlayer() ([]string, bool, error) {
	e, err := h.note("player")
	return e, h.player, err
}
func (h heard) Answer() ([]string, bool, error) {
	e, err := h.note("answer")
	return e, h.answer, err
}
func (h heard) ByStep() ([]string, bool, error) {
	e, err := h.note("step")
	return e, h.step, err
}

// TestEvents checks the order in which the meanings of a line are tried; and what a refused line may have meant.
func TestEvents(t *testing.T) {
	unknown, other := rules.Refuse("", "verb-unknown"), rules.Refuse("", "nothing-typed")
	for _, c := range []struct {
		typed string
		r     heard
		want  string // the methods called, or the refusal
	}{
		{" skip buy ", heard{}, "skip buy"}, {"x", heard{player: true}, "player"}, {"x", heard{answer: true}, "player answer"}, {"", heard{}, "player answer enter"},
		{"x", heard{step: true}, "player answer step"}, {"x", heard{}, "player answer step verb"},
		{"resove 1", heard{refused: unknown, meant: wording.Meant{Box: "duel"}}, "verb-meant word=resove use=resolve"},
		{"qqqq 1", heard{refused: unknown, meant: wording.Meant{Box: "duel"}}, "verb-unknown"},
		{"wigns", heard{refused: unknown, meant: wording.Meant{Box: "duel", Cards: "Wings"}}, "verb-meant word=wigns use=Wings"},
		{"resove 1", heard{refused: other, meant: wording.Meant{Box: "duel", Cards: "Wings"}}, "nothing-typed"},
		{"", heard{refused: unknown, meant: wording.Meant{Cards: "Wings"}}, "verb-unknown"},
		{"energy 3", heard{refused: unknown, meant: wording.Meant{Whose: "Ann"}}, "correction-whose line=energy 3 who=Ann number=energy"},
		{"energy -3", heard{refused: other, meant: wording.Meant{Whose: "Ann"}}, "correction-whose line=energy -3 who=Ann number=energy"},
		{"energy much", heard{refused: other, meant: wording.Meant{Whose: "Ann"}}, "nothing-typed"},
		{"energy 3 4", heard{refused: other, meant: wording.Meant{Whose: "Ann"}}, "nothing-typed"},
	} {
		var asked []string
		c.r.asked = &asked
		typed := wording.NewTyped(c.typed, table{}, func(string) []line.Kind { return nil }, func(string) (string, error) { return "", errors.New("not read") })
		_, err := typed.Events(c.r)
		have := strings.Join(asked, " ")
		if err != nil {
			have = err.Error()
		}
		if have != c.want {
			t.Errorf("%q: %q, want %q", c.typed, have, c.want)
		}
	}
}
