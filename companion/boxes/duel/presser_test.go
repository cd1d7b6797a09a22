package duel_test

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/words/text"
)

// presser is a player at a screen: the keys that they press go to the game as a screen sends them.
type presser struct {
	t     *testing.T
	g     companion.Game
	e     companion.Entry
	said  []string
	lines []string // what was played
	keys  int
}

// at returns a presser at a game of some lines.
func at(t *testing.T, lang text.Lang, lines string) *presser {
	t.Helper()
	d := desk(t, lang)
	save(t, d, "game", lines)
	g, _, err := duelbox.NewBox(d).Open(d.Store.Path("game"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := g.Close(); err != nil {
			t.Error(err)
		}
	})
	return &presser{t: t, g: g}
}

// types plays typed lines.
func types(t *testing.T, g companion.Game, lines ...string) {
	t.Helper()
	for _, line := range lines {
		m, err := g.Parse(line)
		if err == nil {
			_, err = g.Do(m)
		}
		if err != nil {
			t.Fatalf("%q: %v", line, err)
		}
	}
}

// press presses keys: letters of dice, digits, Enter as a newline, Backspace as "<", undo
// as "u", and the keys of choices.
func (h *presser) press(keys string) {
	h.t.Helper()
	for _, key := range keys {
		h.keys++
		h.one(key)
	}
}

func (h *presser) one(key rune) {
	h.t.Helper()
	switch face, die := h.g.Roll().Face(key); {
	case key == '\n':
		m, err := h.g.Roll().Finish(&h.e)
		if err != nil || m != nil {
			h.play(h.e, m, err)
			return
		}
		h.choose(companion.KeyEnter)
	case key == '<':
		next, undo, err := h.g.Roll().Back(&h.e)
		if err != nil {
			h.fault(err)
			return
		}
		if undo {
			h.undo()
		}
		h.e = next
	case key == 'u':
		h.undo()
		h.e = companion.Entry{}
	case key == 'z':
		next, m, err := h.g.Roll().Throw(&h.e)
		h.play(next, m, err)
	case die:
		next, m, err := h.g.Roll().Type(&h.e, face)
		h.play(next, m, err)
	case key >= '1' && key <= '9' && !slices.ContainsFunc(h.g.View().Choices, func(c companion.Play) bool { return c.Shortcut == string(key) }):
		next, err := h.g.Roll().Mark(&h.e, int(key-'1'), false)
		h.play(next, nil, err)
	default:
		h.choose(string(key))
	}
}

// choose makes the choice of a key.
func (h *presser) choose(key string) {
	h.t.Helper()
	for _, c := range h.g.View().Choices {
		switch {
		case c.Shortcut != key:
		case c.Disabled != "":
			h.said = append(h.said, c.Disabled)
			return
		default:
			h.play(companion.Entry{}, c.Move, nil)
			return
		}
	}
	h.t.Errorf("%q does nothing among %+v", key, h.g.View().Choices)
}

func (h *presser) undo() {
	h.t.Helper()
	if _, err := h.g.Log().Undo(); err != nil {
		h.t.Fatal(err)
	}
}

func (h *presser) fault(err error) { h.said = append(h.said, h.g.Words().Error(err)) }

// play plays a move and leaves revealed cards unnamed, as a screen does.
func (h *presser) play(next companion.Entry, m companion.Move, err error) {
	h.t.Helper()
	if err != nil {
		h.fault(err)
		return
	}
	if m == nil {
		h.e = next
		return
	}
	lines := m.Lines()
	if _, err := h.g.Do(m); err != nil {
		h.fault(err)
		return
	}
	h.lines, h.e = append(h.lines, lines...), companion.Entry{}
	for v := h.g.View(); v.Auto != nil; v = h.g.View() {
		if _, err := h.g.Do(v.Auto); err != nil {
			h.t.Fatal(err)
		}
	}
}

// dice returns the dice of the tray in a line: a letter for each, in brackets if it is kept,
// in quotes if it is fresh, "_" for a blank.
func (h *presser) dice() string {
	var out []string
	tr := h.g.Roll().Tray(&h.e)
	for _, d := range tr.Dice {
		switch d.State {
		case companion.DieBlank:
			out = append(out, "_")
		case companion.DieKept:
			out = append(out, "["+d.Letter+"]")
		case companion.DieFresh:
			out = append(out, "'"+d.Letter)
		case companion.DieLeft:
			out = append(out, "-"+d.Letter)
		case companion.DieAdded:
			out = append(out, "+"+d.Letter)
		default:
			out = append(out, d.Letter)
		}
	}
	return strings.Join(out, " ")
}

// began has two turns that leave nothing behind except one energy for each side.
const began = "roll hhhhh\nresolve\npass\nset you.energy 0\nturn rival end\npass\n"

// soloGame returns a game against Autobot after its first turns and some more lines.
func soloGame(t *testing.T, lines string) *presser {
	t.Helper()
	return at(t, text.English, solo+began+strings.ReplaceAll(lines, "; ", "\n")+"\n")
}
