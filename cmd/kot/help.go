package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// helpKeys are the texts of the commands, in the order the manual has them.
var helpKeys = []struct{ command, key string }{
	{"new", "help.cmd.new"},
	{"games", "help.cmd.games"},
	{"watch", "help.cmd.watch"},
	{"ask", "help.cmd.ask"},
	{"rule", "help.cmd.rule"},
	{"card", "help.cmd.card"},
	{"export", "help.cmd.export"},
	{"import", "help.cmd.import"},
	{"check", "help.cmd.check"},
	{"advise", "help.cmd.advise"},
	{"odds", "help.cmd.odds"},
	{"review", "help.cmd.review"},
	{"sim", "help.cmd.sim"},
	{"replay", "help.cmd.replay"},
	{"set", "help.cmd.set"},
	{"info", "help.cmd.info"},
	{"completion", "help.cmd.completion"},
	{"man", "help.cmd.man"},
	{"help", "help.cmd.help"},
	{"version", "help.cmd.version"},
}

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
	for _, h := range helpKeys {
		if h.command == word {
			fmt.Fprintln(p.out, p.words.Say(h.key))
			return exitFine
		}
	}
	return p.fail(p.unknownCommand(word))
}

// unknownCommand is the *rules.Problem of a word that is no command and no game, with the
// command that was perhaps meant.
func (p *program) unknownCommand(word string) error {
	for _, meant := range slices.Sorted(maps.Keys(commands())) {
		if text.OneMistake([]rune(word), []rune(meant)) {
			return rules.Refuse("", "command-meant", rules.Text("word", word), rules.Text("meant", "kot "+meant))
		}
	}
	return rules.Refuse("", "command-unknown", rules.Text("word", word))
}

// man prints the manual page: the help of every command, as man wants it.
func (p *program) man(args []string) int {
	return p.withFlags(args, func([]string) int {
		fmt.Fprintf(p.out, ".TH KOT 6 \"\" \"kot %s\"\n.SH KOT\n", versionText())
		p.page(p.words.Say("help.text"))
		p.page(p.words.Say("help.advanced"))
		for _, h := range helpKeys {
			text := p.words.Say(h.key)
			title, rest, _ := strings.Cut(text, "\n")
			fmt.Fprintf(p.out, ".SH %s\n", strings.ToUpper(h.command))
			p.page(title + "\n" + rest)
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
