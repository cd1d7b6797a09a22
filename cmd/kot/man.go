package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"kingoftokyo/companion/desk/release"
	"kingoftokyo/companion/words/text"
)

// man prints the manual page: the help of all commands, and what else such a page has, in the format of man.
func (p *program) man() int {
	date := cmp.Or(release.Date(), time.Now().Format(time.DateOnly))
	fmt.Fprintf(p.out, "'\\\" -*- coding: UTF-8 -*-\n.TH KOT 6 %s \"kot %s\"\n", date, roff(release.Version()))
	p.section("name")
	fmt.Fprintf(p.out, "kot \\- %s\n", roff(p.words.Say("help.man.name.text")))
	p.section("synopsis")
	uses := []string{"kot [" + p.words.Say("help.man.game") + "]"}
	for _, c := range commands() {
		use := parseHelp(p.helpOf(c.name)).use
		if len(p.optionsOf(c.name)) > len(p.optionsOf("")) {
			use += " [" + p.words.Say("help.man.option") + "]..."
		}
		uses = append(uses, use)
	}
	for i, use := range uses {
		if i > 0 {
			fmt.Fprintln(p.out, ".br")
		}
		fmt.Fprintf(p.out, "\\fB%s\\fR\n", roff(use))
	}
	p.section("description")
	p.blocks(parseHelp(p.words.Say("help.man.description.text")).blocks)
	p.section("commands")
	for _, c := range commands() {
		h := parseHelp(p.helpOf(c.name))
		fmt.Fprintf(p.out, ".SS %s\n", roff(h.use))
		p.fills(text.Capital(h.short) + ".")
		p.blocks(h.blocks)
	}
	p.section("options")
	p.blocks(slices.DeleteFunc(parseHelp(p.words.Say("help.advanced")).blocks, func(b helpBlock) bool { return !aboutOptions(b) }))
	for _, name := range []string{"status", "files", "environment", "examples"} {
		p.section(name)
		p.blocks(parseHelp(p.words.Say("help.man." + name + ".text")).blocks)
	}
	return exitFine
}

// aboutOptions says whether a block is a list of options.
func aboutOptions(b helpBlock) bool {
	return len(b.list) > 0 && len(b.list[0].options()) > 0
}

// section begins a section of the manual page.
func (p *program) section(name string) { fmt.Fprintf(p.out, ".SH %s\n", p.words.Say("help.man."+name)) }

// blocks prints parts of the help for man.
func (p *program) blocks(blocks []helpBlock) {
	for i, b := range blocks {
		switch {
		case b.prose != "":
			if i > 0 {
				fmt.Fprintln(p.out, ".PP")
			}
			p.fills(b.prose)
		case b.list != nil:
			for _, l := range b.list {
				fmt.Fprintf(p.out, ".TP\n\\fB%s\\fR\n", roff(l.left))
				p.fills(l.text)
			}
		default:
			fmt.Fprintln(p.out, ".PP\n.RS 4\n.nf")
			for _, e := range b.examples {
				fmt.Fprintln(p.out, roff(e))
			}
			fmt.Fprintln(p.out, ".fi\n.RE")
		}
	}
}

// sourceWidth is how long a line of a paragraph may be in the source of the page: its checkers want lines to be short,
// and count what an accent is written as.
const sourceWidth = 50

// fills prints a paragraph, which man breaks into lines of its own.
func (p *program) fills(prose string) {
	row := ""
	for word := range strings.FieldsSeq(prose) {
		if row != "" && len(row)+len(word) >= sourceWidth {
			fmt.Fprintln(p.out, roff(row))
			row = ""
		}
		row = strings.TrimPrefix(row+" "+word, " ")
	}
	fmt.Fprintln(p.out, roff(row))
}

// roff is a text as man shows it as it is.
func roff(s string) string {
	s = strings.NewReplacer(`\`, `\e`, "-", `\-`, "'", `\(aq`, "~", `\(ti`, "^", `\(ha`, "`", `\(ga`).Replace(s)
	if strings.HasPrefix(s, ".") {
		s = `\&` + s
	}
	return s
}
