package main

import (
	"fmt"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// helpOf returns the text of a command in the manual.
func (p *program) helpOf(command string) string { return p.words.Say("help.cmd." + command) }

// help prints what kot can do, all of it (advanced), or the help of one command.
func (p *program) help(args []string) int {
	word := strings.Join(args, " ")
	c := commandNamed(word)
	switch {
	case word == "advanced":
		p.helpText(p.words.Say("help.advanced"))
	case word != "" && c == nil:
		return p.fail(p.unknownCommand(word))
	default:
		return p.helpOn(c)
	}
	return exitFine
}

// helpOn prints the help of a command, or of kot as a whole.
func (p *program) helpOn(c *command) int {
	if c == nil {
		p.helpText(p.words.Say("help.text"))
	} else {
		p.helpText(p.helpOf(c.name))
	}
	return exitFine
}

// helpText prints a text of the help unchanged or, if the terminal is too narrow for its columns, one item after the other.
func (p *program) helpText(s string) {
	if p.width() >= usualWidth {
		fmt.Fprintln(p.out, s)
		return
	}
	h := text.ParseHelp(s)
	if h.Use != "" {
		p.wrapped(h.Use + " - " + h.Short)
	}
	for i, b := range h.Blocks {
		if (i > 0 || h.Use != "") && (b.List == nil || i > 0 && !strings.HasSuffix(h.Blocks[i-1].Prose, ":")) {
			fmt.Fprintln(p.out)
		}
		if b.Prose != "" {
			p.wrapped(b.Prose)
		}
		for _, l := range b.List {
			p.wrapped(text.Indent + l.Left + text.Indent + l.Text)
		}
		for _, e := range b.Examples {
			p.wrapped(text.Indent + e)
		}
	}
}

// unknownCommand returns the *rules.Problem for a word that names no command and no game. It suggests the command that
// the player may have meant.
func (p *program) unknownCommand(word string) error {
	if meant := commandMeant(word); meant != "" {
		return rules.Refuse("", "command-meant", rules.Text("word", word), rules.Text("meant", "kot "+meant))
	}
	return rules.Refuse("", "command-unknown", rules.Text("word", word))
}

// commandMeant returns the command that a player may have meant by a word; "" for none.
func commandMeant(word string) string {
	return text.Nearest(word, text.Map(commands(), func(c command) string { return c.name }))
}
