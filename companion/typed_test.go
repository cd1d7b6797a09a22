package companion_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/library"
)

// lying returns what a player has typed: the dice in the hand, those kept in brackets, with their throws, then the
// letters after them; and what was typed before it.
func lying(r *companion.Roll, e *companion.Entry) string {
	letters := func(faces []rules.Face, kept []bool) (out string) {
		for i, f := range faces {
			letter := r.Faces[f].Letter
			if letter = strings.ToLower(letter); i < len(kept) && kept[i] {
				letter = "[" + letter + "]"
			}
			out += letter
		}
		return out
	}
	out := letters(e.Typed, nil)
	if e.Hand != nil {
		out = strings.TrimSpace(fmt.Sprintf("%s*%d %s", letters(e.Hand, e.Kept), e.Rolls, out))
	}
	if e.Before != nil {
		out += " < " + lying(r, e.Before)
	}
	return strings.TrimSpace(out)
}

// TestTypedLines types dice at tables line by line and key by key. In the script "=w" is a line of dice, ":w" one that
// keeps, ".w" letters, a number a mark, "z" a throw, "<" Enter, "-" Backspace, "x" drops, "u" and "U" undo and redo.
func TestTypedLines(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	const row, duel = "row heal tank jets", alone + "start you|row ? ? ?"
	for _, c := range []struct{ game, script, lies, refused, last string }{
		{seats + row, "=11122c", "[1][1][1]22[c]*1 < 11122", "", ""},
		{seats + row, "=_111_22c_", "[1][1][1]22[c]*1 < 11122", "", ""},
		{seats + row, "=1112", "", "dice.count", ""},
		{seats + row, "=111_2xc", "", "not dice", ""},
		{seats + row, "=", "", "dice.missing", ""},
		{seats + row, "=z", "", "", "Ben ended the turn"},
		{seats + row, "z", "", "", "Ben ended the turn"},
		{seats + row, ".111", "111", "", ""},
		{seats + row, ".111 x", "", "", ""},
		{seats + row, ".111 -", "11", "", ""},
		{seats + row, ".11122c =", "[1][1][1]22[c]*1 < 11122", "dice.missing", ""},
		{seats + row, "=11122c x", "", "", ""},
		{seats + row, "=11122c .1 x", "[1][1][1]22[c]*1 < 11122", "", ""},
		{seats + row, "=11122c .1 -", "[1][1][1]22[c]*1 < 11122", "", ""},
		{seats + row, "=11122c =111", "[1][1][1]22[c]*1 < 11122", "dice.count", ""},
		{seats + row, "=11122c =11", "", "", "Ben rolled 11111 C"},
		{seats + row, "=11122c 1", "[1][1][1]22[c]*1 < 11122", "dice.kot-keeps", ""},
		{seats + row, "=11122c :keep_1112", "[1][1][1][2]2c*1 < 11122", "", ""},
		{seats + row, "=11122c :keep_1113", "[1][1][1]22[c]*1 < 11122", "keep-missing", ""},
		{seats + row, "=11122c :keep_q", "[1][1][1]22[c]*1 < 11122", "dice-face", ""},
		{seats + row, "=11122c :pass", "[1][1][1]22[c]*1 < 11122", "not dice", ""},
		{seats + row, ":keep_1", "", "not dice", ""},
		{seats + row, "=11122c :keep_1112 =33 =33", "[1][1][1]233*2 < [1][1][1][2]2c*1 3 < 11122", "dice.count", ""},
		{seats + row, "=11122c :keep_1112 =33 =", "[1][1][1]233*2 < [1][1][1][2]2c*1 3 < 11122", "dice.missing", ""},
		{seats + row, "=11122c :keep_111 =cce = <", "", "", "Ben ended the turn"},
		{seats + row, "=11122c :keep_111 =cce = < -", "", "dice.nothing-typed", "Ben ended the turn"},
		{seats + row, "=11122c :keep_111 =cce = < u", "[1][1][1][c][c][e]*3 <", "", ""},
		{seats + row, "=11122c :keep_111 =cce = < u U", "", "", "Ben ended the turn"},
		{three + row, "=11122c", "", "not dice", ""},
		{three + row, ".11122c", "", "", "Anna rolled 111 22 C"},
		{three + row, ".11122c -", "11122", "", ""},
		{three + row, ".11122c - -", "1112", "", ""},
		{three + row, ".11122c < u", "", "", "Anna rolled 111 22 C"},
		{three + row, "z", "111111*1", "", ""},
		{three + row, "z 1 2 z", "[1][1]1111*2", "", ""},
		{three + row, "z 1 2 z z", "111111*3", "", ""},
		{three + row, "z 1 2 z z z", "111111*3", "tokyo.dash.off.rolls", ""},
		{three + row, "z 1 2 -", "", "", ""},
		{three + row, "z 1 .e", "[1]11111*1", "tokyo.dash.hand.lies", ""},
		{three + row, "z 1 <", "", "", "Anna rolled 111111 (rolled by kot)"},
		{three + row, "z 7", "111111*1", "dice.no-die", ""},
		{three + row, "z :keep_11", "[1][1]1111*1", "", ""},
		{three + row, "z b", "111111*1", "dice.no-marks", ""},
		{three + row, "<", "", "dice.missing", ""},
		{three + row, "-", "", "dice.nothing-typed", ""},
		{three + row, "u", "", "undo-nothing", ""},
		{duel, ".ccffe 1 2", "", "", "You rolled CC E FF"},
		{duel, ".ccffe 1 2 .h x", "", "", "You rolled CC E FF"},
		{duel, ".ccffe 1 2 .hhh", "", "", "You rolled HHH"},
		{duel, ".ccffe 1 2 .hhh -", "hh", "", "You kept CC"},
		{duel, ".ccffe 1 2 .hhh u u", "", "", "You rolled CC E FF"},
		{duel, ".ccffe 1 2 z", "", "", "You rolled CCC (rolled by kot)"},
		{duel, ".ccffe b", "", "dice.no-marks", "You rolled CC E FF"},
	} {
		_, g := opened(t, lib, text.English, c.game, nil)
		p := companion.NewController(g)
		p.ByKeys("quxwy")
		refused := ""
		for _, word := range strings.Fields(c.script) {
			rest := strings.ReplaceAll(word[1:], "_", " ")
			var m companion.Move
			ok, err := true, error(nil)
			switch word[0] {
			case '=':
				m, ok, err = p.TypeAll(rest)
			case ':':
				ok, err = p.KeepLine(rest)
			case '.':
				for _, letter := range rest {
					face, _ := p.Face(letter)
					m, err = p.Type(face)
				}
			case 'z':
				m, err = p.Throw()
			case '<':
				if m, err = p.Finish(); m == nil && err == nil {
					m = p.Enter()
				}
			case '-':
				_, err = p.Back()
			case 'x':
				p.Drop()
			case 'b':
				err = p.KeepBest()
			case 'u':
				_, err = p.Undo()
			case 'U':
				_, err = p.Redo()
			default:
				err = p.Mark(int(word[0]-'1'), false)
			}
			if m != nil && err == nil {
				_, err = p.Do(m)
			}
			refused = ""
			var why *rules.Problem
			if errors.As(err, &why) {
				refused = why.Key
			} else if !ok {
				refused = "not dice"
			}
		}
		e, last := p.Entry(), ""
		if past := p.Past(p.Steps() - 1); len(past) > 0 {
			last = past[0].Text
		}
		lies := lying(p.Roll(), &e)
		if lies != c.lies || refused != c.refused || last != c.last {
			t.Errorf("%s %s: %q, %q, %q\nwant %q, %q, %q", c.game, c.script, lies, refused, last, c.lies, c.refused, c.last)
		}
		if err := p.Close(); err != nil {
			t.Error(err)
		}
	}
}
