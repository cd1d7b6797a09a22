package console

import (
	"strings"
	"unicode"

	"kingoftokyo/companion/words/text"
)

// Command is what a line asks of the program itself.
type Command uint8

// The commands. NoCommand is a line that plays something.
const (
	NoCommand Command = iota
	CmdQuit
	CmdHelp
	CmdUndo
	CmdRedo
	CmdWhy
	CmdTable
	CmdCards
	CmdLang
	CmdNew
	CmdHistory
	CmdSkip
	CmdCorrect
	CmdAdvice
	CmdDanger
	CmdReview
	CmdCoach
	CmdAsk
	CmdRule
	CmdName
)

// commands are the commands by the meaning of the words that a player types.
var commands = map[string]Command{
	"quit": CmdQuit, "help": CmdHelp, "undo": CmdUndo, "redo": CmdRedo, "why": CmdWhy, "table": CmdTable, "cards": CmdCards,
	"lang": CmdLang, "new": CmdNew, "log": CmdHistory, "skip": CmdSkip, "correct": CmdCorrect,
	"advice": CmdAdvice, "danger": CmdDanger, "review": CmdReview, "coach": CmdCoach,
	"ask": CmdAsk, "rule": CmdRule, "name": CmdName,
}

// AsCommand finds the command a line begins with. "/armor" looks a card up.
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
	return commands[meant], strings.TrimSpace(rest)
}
