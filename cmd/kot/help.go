package main

import (
	"fmt"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// helpOf is the text of a command of the manual.
func (p *program) helpOf(command string) string { return p.words.Say("help.cmd." + command) }

// help prints what kot can do, all of it (advanced), or one command.
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

// helpOn prints the help of a command, or of all of kot.
func (p *program) helpOn(c *command) int {
	if c == nil {
		p.helpText(p.words.Say("help.text"))
	} else {
		p.helpText(p.helpOf(c.name))
	}
	return exitFine
}

// helpText prints a text of the help as it is, or, if the terminal is too narrow for its columns, one thing after the other.
func (p *program) helpText(s string) {
	if p.width() >= usualWidth {
		fmt.Fprintln(p.out, s)
		return
	}
	h := parseHelp(s)
	if h.use != "" {
		p.wrapped(h.use + " - " + h.short)
	}
	for i, b := range h.blocks {
		if (i > 0 || h.use != "") && (b.list == nil || i > 0 && !strings.HasSuffix(h.blocks[i-1].prose, ":")) {
			fmt.Fprintln(p.out)
		}
		if b.prose != "" {
			p.wrapped(b.prose)
		}
		for _, l := range b.list {
			p.wrapped(indent + l.left + indent + l.text)
		}
		for _, e := range b.examples {
			p.wrapped(indent + e)
		}
	}
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
	return text.Nearest(word, text.Map(commands(), func(c command) string { return c.name }))
}

// The rest reads the texts of the help: what they say of a command and of its options is told by completion and
// by the manual page as well.

// helpText is the help of a command.
type helpText struct {
	use, short string // "kot card WORDS", and what that does; "" if the text does not begin so
	blocks     []helpBlock
}

// helpBlock is a part of the help: one of the three.
type helpBlock struct {
	prose    string     // a paragraph, in one line
	examples []string   // lines that may be typed
	list     []helpLine // options, settings, commands
}

// helpLine is a line of a list: "--cost N" and what it means.
type helpLine struct{ left, text string }

// indent is how far examples and lists are set in.
const indent = "  "

// parseHelp reads a text of the help: paragraphs at the margin; set in, a list in two columns, and lines that begin
// with "kot" and have no second one: examples.
func parseHelp(s string) helpText {
	var h helpText
	lines := strings.Split(s, "\n")
	if use, short, ok := strings.Cut(lines[0], " - "); ok {
		h.use, h.short, lines = use, short, lines[1:]
	}
	ended := true
	for _, line := range lines {
		inner, in := strings.CutPrefix(line, indent)
		left, said, columns := strings.Cut(strings.TrimLeft(inner, " "), "  ")
		last := len(h.blocks) - 1
		fresh := ended || last < 0
		ended = false
		switch {
		case strings.TrimSpace(line) == "":
			ended = true
		case !in && (fresh || h.blocks[last].prose == ""):
			h.blocks = append(h.blocks, helpBlock{prose: line})
		case !in:
			h.blocks[last].prose += " " + line
		case strings.HasPrefix(inner, indent) && !fresh && h.blocks[last].list != nil: // the text above goes on
			end := &h.blocks[last].list[len(h.blocks[last].list)-1]
			end.text += " " + strings.TrimSpace(inner)
		case strings.HasPrefix(left, "kot ") && !columns:
			if fresh || h.blocks[last].examples == nil {
				h.blocks = append(h.blocks, helpBlock{})
			}
			end := &h.blocks[len(h.blocks)-1]
			end.examples = append(end.examples, left)
		default:
			if fresh || h.blocks[last].list == nil {
				h.blocks = append(h.blocks, helpBlock{})
			}
			end := &h.blocks[len(h.blocks)-1]
			end.list = append(end.list, helpLine{left, strings.TrimSpace(said)})
		}
	}
	return h
}

// all are the lines of all lists.
func (h helpText) all() (out []helpLine) {
	for _, b := range h.blocks {
		out = append(out, b.list...)
	}
	return out
}

// options are the names of the options that a line is about.
func (l helpLine) options() (out []string) {
	for word := range strings.FieldsFuncSeq(l.left, func(c rune) bool { return strings.ContainsRune(" ,=", c) }) {
		if name, long := strings.CutPrefix(word, "--"); long {
			out = append(out, name)
		}
	}
	return out
}
