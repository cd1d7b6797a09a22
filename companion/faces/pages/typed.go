package pages

import (
	"slices"
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
		list := h.Commands()
		switch i := slices.IndexFunc(list, func(c Command) bool { return c.Chars == key }); {
		case i < 0: // only a page of a browser has no key to quit
			h.Warn(h.Words().Say("page.off.quit"))
		case list[i].Off != "":
			h.Warn(list[i].Off)
		default:
			list[i].Do()
		}
	case cmd != console.NoCommand && answered(h, cmd, rest):
	default:
		if m, err := meant(h, line, cmd == console.CmdName, rest); err != nil {
			h.Fault(err)
		} else if m != nil { // dice that are kept, or that are not the result yet, are no move
			h.Play(m)
		}
	}
}

// keysOf are the commands of plain mode that do what a key of the table does.
var keysOf = map[console.Command]string{
	console.CmdQuit: "q", console.CmdLang: "L", console.CmdHelp: "?", console.CmdWhy: "w",
	console.CmdTable: "t", console.CmdCorrect: "m", console.CmdHistory: "l", console.CmdAdvice: "a",
}

// speak changes to the language that a word names.
func speak(h Host, word string) {
	l, ok := text.Parse(word)
	if !ok {
		h.Fault(rules.Refuse("", "lang-unknown", rules.Text("lang", word)))
		return
	}
	h.ChooseSetting(settings.Setting{Name: settings.Lang}, string(l))
}

// meant is the move of a line that is no command. It may name a card, which rest says then.
func meant(h Host, line string, names bool, rest string) (companion.Move, error) {
	if ok, err := h.Game().KeepLine(line); ok {
		return nil, err
	}
	if m, ok, err := h.Game().TypeAll(line); ok {
		return m, err
	}
	index, err := h.Desk().Cards()
	if err != nil {
		return nil, err
	}
	m, ok, err := h.Game().AnswerPriced(index, line)
	if !ok && names {
		m, ok, err = h.Game().NameLine(index, rest)
	}
	if !ok {
		m, err = h.Game().Parse(line)
	}
	return m, err
}

// answered asks the game a command that is more than playing. The answer has a page of its own; if it is one line, it is a
// note. It returns false where the box has no answer.
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

// SetUp opens the page that sets a new game of a box up, with what is said of it so far.
func SetUp(h Host, box companion.Box, s companion.Setup) {
	h.SettingUp(box, s.Words())
	h.Show(Setup(h, box, s))
}

// Another sets up a new game: of the box that a word names or, without a word, one like the present game.
func Another(h Host, word string) {
	desk := h.Desk()
	box := desk.Boxes[0]
	if h.Game() != nil {
		box = h.Game().Box()
	}
	if word != "" {
		named, ok := desk.BoxNamed(word)
		if !ok {
			h.Fault(desk.NoBox(word))
			return
		}
		box = named
	}
	s, err := box.Setup(h.Game().Like())
	if err != nil {
		h.Fault(err)
		return
	}
	SetUp(h, box, s)
}
