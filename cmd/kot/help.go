package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// manual are the commands in the order the manual has them.
var manual = []string{"new", "games", "watch", "ask", "rule", "card", "export", "import", "share", "check", "advise", "odds", "review", "replay",
	"set", "info", "completion", "man", "help", "version"}

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
	if slices.Contains(manual, word) {
		fmt.Fprintln(p.out, p.helpOf(word))
		return exitFine
	}
	return p.fail(p.unknownCommand(word))
}

// unknownCommand is the *rules.Problem of a word that names no command and no game. It suggests the command
// that the player may have meant.
func (p *program) unknownCommand(word string) error {
	if left[word] != "" {
		return rules.Refuse("", left[word])
	}
	for _, meant := range slices.Sorted(maps.Keys(commands())) {
		if text.OneMistake([]rune(word), []rune(meant)) {
			return rules.Refuse("", "command-meant", rules.Text("word", word), rules.Text("meant", "kot "+meant))
		}
	}
	return rules.Refuse("", "command-unknown", rules.Text("word", word))
}

// left are the commands that are no longer part of kot, each with the refusal that says where it went. They
// stay here for one release.
var left = map[string]string{"sim": "sim-left"}

// gone says where a command went that is no longer part of kot, whatever its arguments are.
func (p *program) gone(command, lang string) int {
	p.command = []string{command}
	return p.withFlags([]string{"--lang", lang}[:2*min(1, len(lang))], func([]string) int { return p.fail(p.unknownCommand(command)) })
}

// man prints the manual page: the help of all commands in the format of man.
func (p *program) man(args []string) int {
	return p.withFlags(args, func([]string) int {
		fmt.Fprintf(p.out, ".TH KOT 6 \"\" \"kot %s\"\n.SH KOT\n", versionText())
		p.page(p.words.Say("help.text"))
		p.page(p.words.Say("help.advanced"))
		for _, command := range manual {
			fmt.Fprintf(p.out, ".SH %s\n", strings.ToUpper(command))
			p.page(p.helpOf(command))
		}
		return exitFine
	})
}

// page prints a text of the manual as it stands, line by line.
func (p *program) page(text string) {
	fmt.Fprintln(p.out, ".nf")
	for line := range strings.SplitSeq(text, "\n") {
		line = strings.NewReplacer(`\`, `\e`, "-", `\-`).Replace(line)
		if strings.HasPrefix(line, ".") || strings.HasPrefix(line, "'") {
			line = `\&` + line
		}
		fmt.Fprintln(p.out, line)
	}
	fmt.Fprintln(p.out, ".fi")
}
