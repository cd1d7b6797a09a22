package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// The commands in the order in which the manual has them: those that players need, and the others.
var (
	mainCommands = []string{"new", "games", "ask", "rule", "card", "set", "export", "import"}
	moreCommands = []string{"advise", "odds", "review", "replay", "watch", "share", "check", "info", "completion", "man", "help", "version"}
)

// helpOf is the text of a command of the manual.
func (p *program) helpOf(command string) string { return p.words.Say("help.cmd." + command) }

// help prints what kot can do, all of it (advanced), or one command.
func (p *program) help(args []string) int {
	if len(args) == 0 {
		fmt.Fprintln(p.out, p.words.Say("help.text"))
		return exitFine
	}
	word := strings.Join(args, " ")
	if word == "advanced" {
		fmt.Fprintln(p.out, p.words.Say("help.advanced"))
		return exitFine
	}
	if commands()[word] != nil {
		fmt.Fprintln(p.out, p.helpOf(word))
		return exitFine
	}
	return p.fail(p.unknownCommand(word))
}

// unknownCommand is the *rules.Problem of a word that names no command and no game. It suggests the command
// that the player may have meant.
func (p *program) unknownCommand(word string) error {
	if meant := commandMeant(word); meant != "" {
		return rules.Refuse("", "command-meant", rules.Text("word", word), rules.Text("meant", "kot "+meant))
	}
	return rules.Refuse("", "command-unknown", rules.Text("word", word))
}

// commandMeant is the command that a player may have meant by a word; "" for none.
func commandMeant(word string) string {
	return text.Nearest(word, slices.Collect(maps.Keys(commands())))
}
