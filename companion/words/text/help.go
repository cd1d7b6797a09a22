package text

import "strings"

// This file reads the help texts of commands. Completion, the manual page and the search also use what they say about
// a command and its options.

// Help is the help of a command.
type Help struct {
	Use, Short string // "kot card WORDS", and what that does; "" if the text has no such line
	Blocks     []HelpBlock
}

// HelpBlock is a part of the help: exactly one of the three.
type HelpBlock struct {
	Prose    string     // a paragraph, in one line
	Examples []string   // lines that players can type
	List     []HelpLine // options, settings, commands
}

// HelpLine is a line of a list: "--cost N" and what it means.
type HelpLine struct{ Left, Text string }

// Indent is how far examples and lists are indented.
const Indent = "  "

// ParseHelp reads a help text: paragraphs at the margin; indented, a list in two columns, and lines that begin with
// "kot" and have no second column: examples.
func ParseHelp(s string) Help {
	var h Help
	lines := strings.Split(s, "\n")
	if use, short, ok := strings.Cut(lines[0], " - "); ok {
		h.Use, h.Short, lines = use, short, lines[1:]
	}
	ended := true
	for _, line := range lines {
		inner, in := strings.CutPrefix(line, Indent)
		left, said, columns := strings.Cut(strings.TrimLeft(inner, " "), "  ")
		last := len(h.Blocks) - 1
		fresh := ended || last < 0
		ended = false
		switch {
		case strings.TrimSpace(line) == "":
			ended = true
		case !in && (fresh || h.Blocks[last].Prose == ""):
			h.Blocks = append(h.Blocks, HelpBlock{Prose: line})
		case !in:
			h.Blocks[last].Prose += " " + line
		case strings.HasPrefix(inner, Indent) && !fresh && h.Blocks[last].List != nil: // the text above continues
			end := &h.Blocks[last].List[len(h.Blocks[last].List)-1]
			end.Text += " " + strings.TrimSpace(inner)
		case strings.HasPrefix(left, "kot ") && !columns:
			if fresh || h.Blocks[last].Examples == nil {
				h.Blocks = append(h.Blocks, HelpBlock{})
			}
			end := &h.Blocks[len(h.Blocks)-1]
			end.Examples = append(end.Examples, left)
		default:
			if fresh || h.Blocks[last].List == nil {
				h.Blocks = append(h.Blocks, HelpBlock{})
			}
			end := &h.Blocks[len(h.Blocks)-1]
			end.List = append(end.List, HelpLine{left, strings.TrimSpace(said)})
		}
	}
	return h
}

// All returns the lines of all lists.
func (h Help) All() (out []HelpLine) {
	for _, b := range h.Blocks {
		out = append(out, b.List...)
	}
	return out
}

// Options returns the names of the options that a line is about.
func (l HelpLine) Options() (out []string) {
	for word := range strings.FieldsFuncSeq(l.Left, func(c rune) bool { return strings.ContainsRune(" ,=", c) }) {
		if name, long := strings.CutPrefix(word, "--"); long {
			out = append(out, name)
		}
	}
	return out
}
