package console

import (
	"strings"
	"unicode"

	"kingoftokyo/companion/words/text"
)

// Command is what a line asks of the program itself: the meaning of its first word.
type Command string

// The commands. NoCommand is a line that plays something.
const (
	NoCommand  Command = ""
	CmdQuit    Command = "quit"
	CmdHelp    Command = "help"
	CmdUndo    Command = "undo"
	CmdRedo    Command = "redo"
	CmdWhy     Command = "why"
	CmdTable   Command = "table"
	CmdCards   Command = "cards"
	CmdLang    Command = "lang"
	CmdNew     Command = "new"
	CmdHistory Command = "log"
	CmdSkip    Command = "skip"
	CmdCorrect Command = "correct"
	CmdAdvice  Command = "advice"
	CmdDanger  Command = "danger"
	CmdReview  Command = "review"
	CmdCoach   Command = "coach"
	CmdAsk     Command = "ask"
	CmdRule    Command = "rule"
	CmdName    Command = "name"
)

// AsCommand finds the command that a line begins with. "/armor" looks up a card.
func AsCommand(line string) (Command, string) {
	if rest, ok := strings.CutPrefix(line, "/"); ok {
		return CmdCards, strings.TrimSpace(rest)
	}
	if line == "?" {
		return CmdHelp, ""
	}
	word, rest, _ := strings.Cut(line, " ")
	if strings.ContainsFunc(word, func(c rune) bool { return !unicode.IsLetter(c) }) {
		return NoCommand, strings.TrimSpace(rest)
	}
	meant, _ := text.Typed(word, "command")
	return Command(meant), strings.TrimSpace(rest)
}
