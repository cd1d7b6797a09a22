package companion

import "strings"

// Command is something a line asks of the program itself.
type Command uint8

// The commands. NoCommand is a line that is no command but something played.
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
)

// commands are the words of the commands in both languages.
var commands = map[string]Command{
	"q": CmdQuit, "quit": CmdQuit, "exit": CmdQuit, "quitter": CmdQuit,
	"help": CmdHelp, "aide": CmdHelp,
	"u": CmdUndo, "undo": CmdUndo, "annuler": CmdUndo,
	"U": CmdRedo, "redo": CmdRedo, "refaire": CmdRedo,
	"w": CmdWhy, "why": CmdWhy, "pourquoi": CmdWhy,
	"t": CmdTable, "table": CmdTable,
	"cards": CmdCards, "cartes": CmdCards, "look": CmdCards,
	"lang": CmdLang, "langue": CmdLang,
	"new": CmdNew, "nouvelle": CmdNew,
	"log": CmdHistory, "history": CmdHistory, "historique": CmdHistory,
	"skip": CmdSkip, "sauter": CmdSkip,
	"m": CmdCorrect, "correct": CmdCorrect, "corriger": CmdCorrect,
	"advice": CmdAdvice, "conseil": CmdAdvice, "danger": CmdDanger, "review": CmdReview, "bilan": CmdReview, "coach": CmdCoach,
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
	if c, ok := commands[word]; ok {
		return c, strings.TrimSpace(rest)
	}
	return commands[strings.ToLower(word)], strings.TrimSpace(rest)
}
