package pages

import (
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Typed does what a line typed at the table says: a command of plain mode, or a move in the words of any language.
func Typed(h Host, line string) {
	if line == "" {
		return
	}
	cmd, rest := console.AsCommand(line)
	switch key := keysOf[cmd]; {
	case cmd == console.CmdLang && rest != "":
		speak(h, rest)
	case cmd == console.CmdCards, cmd == console.CmdAsk, cmd == console.CmdRule: // one page answers them all
		h.Show(Lookup(h, rest))
	case cmd == console.CmdNew:
		Another(h, rest)
	case cmd == console.CmdUndo:
		h.Undo()
	case cmd == console.CmdRedo:
		h.Redo()
	case key != "":
		if !Press(h, key) { // only a page in a browser has no key to quit
			h.Warn(h.Words().Say("page.off.quit"))
		}
	case cmd != console.NoCommand && answered(h, cmd, rest):
	default:
		index, _ := h.Desk().Cards()
		if m, err := h.Game().Line(index, line); err != nil {
			h.Fault(err)
		} else if m != nil { // keeping dice, or dice that are not the result yet, is not a move
			h.Play(m)
		}
	}
}

// keysOf maps the commands of plain mode to the keys of the table that do the same.
var keysOf = map[console.Command]string{
	console.CmdQuit: "q", console.CmdLang: "L", console.CmdHelp: "?", console.CmdWhy: "w",
	console.CmdTable: "t", console.CmdCorrect: "m", console.CmdHistory: "l", console.CmdAdvice: "a",
}

func speak(h Host, word string) {
	l, ok := text.Parse(word)
	if !ok {
		h.Fault(rules.Refuse("", "lang-unknown", rules.Text("lang", word)))
		return
	}
	h.ChooseSetting(settings.Setting{Name: settings.Lang}, string(l))
}

// answered passes a command that does more than play to the game. The answer has its own page or, if it is one line, is a
// note. answered returns false if the box has no answer.
func answered(h Host, cmd console.Command, rest string) bool {
	var out strings.Builder
	if !h.Game().Answer(cmd, console.New(strings.NewReader(""), &out), rest) {
		return false
	}
	said := strings.TrimSpace(out.String())
	if !strings.Contains(said, "\n") {
		h.Coached(said, nil)
		return true
	}
	h.Coached("", nil)
	h.Show(Answer(h, said))
	return true
}

// SetUp opens the page that sets up a new game of a box, with the answers so far.
func SetUp(h Host, box companion.Box, s companion.Setup) {
	h.SettingUp(box, s.Words())
	h.Show(Setup(h, box, s))
}

// Another sets up a new game: of the box that a word names or, without a word, one like the current game.
func Another(h Host, word string) {
	box, s, err := h.Desk().Another(word, h.Game().Like())
	if err != nil {
		h.Fault(err)
		return
	}
	SetUp(h, box, s)
}
