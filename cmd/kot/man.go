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

// man prints the manual page in the format of man: the help of all commands, and what else such a page has.
func (p *program) man() int {
	date := cmp.Or(release.Date(), time.Now().Format(time.DateOnly))
	fmt.Fprintf(p.out, "'\\\" -*- coding: UTF-8 -*-\n.TH KOT 6 %s \"kot %s\"\n", date, roff(release.Version()))
	p.section("name")
	fmt.Fprintf(p.out, "kot \\- %s\n", roff(p.words.Say("help.man.name.text")))
	p.section("synopsis")
	uses := []string{"kot [" + p.words.Say("help.man.game") + "]"}
	for _, c := range commands() {
		use := text.ParseHelp(p.helpOf(c.name)).Use
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
	p.blocks(text.ParseHelp(p.words.Say("help.man.description.text")).Blocks)
	p.section("commands")
	for _, c := range commands() {
		h := text.ParseHelp(p.helpOf(c.name))
		fmt.Fprintf(p.out, ".SS %s\n", roff(h.Use))
		p.fills(text.Capital(h.Short) + ".")
		p.blocks(h.Blocks)
	}
	p.section("options")
	all := text.ParseHelp(p.words.Say("help.advanced")).Blocks
	p.blocks(slices.DeleteFunc(all, func(b text.HelpBlock) bool { return len(b.List) == 0 || len(b.List[0].Options()) == 0 }))
	for _, name := range []string{"status", "files", "environment", "examples"} {
		p.section(name)
		p.blocks(text.ParseHelp(p.words.Say("help.man." + name + ".text")).Blocks)
	}
	return exitFine
}

func (p *program) section(name string) { fmt.Fprintf(p.out, ".SH %s\n", p.words.Say("help.man."+name)) }

func (p *program) blocks(blocks []text.HelpBlock) {
	for i, b := range blocks {
		switch {
		case b.Prose != "":
			if i > 0 {
				fmt.Fprintln(p.out, ".PP")
			}
			p.fills(b.Prose)
		case b.List != nil:
			for _, l := range b.List {
				fmt.Fprintf(p.out, ".TP\n\\fB%s\\fR\n", roff(l.Left))
				p.fills(l.Text)
			}
		default:
			fmt.Fprintln(p.out, ".PP\n.RS 4\n.nf")
			for _, e := range b.Examples {
				fmt.Fprintln(p.out, roff(e))
			}
			fmt.Fprintln(p.out, ".fi\n.RE")
		}
	}
}

// sourceWidth is how long a line of a paragraph may be in the source of the page: checkers of such pages want short
// lines, and count how an accent is written.
const sourceWidth = 50

// fills prints a paragraph, which man breaks into its own lines.
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

// roff escapes a text so that man shows it unchanged.
func roff(s string) string {
	s = strings.NewReplacer(`\`, `\e`, "-", `\-`, "'", `\(aq`, "~", `\(ti`, "^", `\(ha`, "`", `\(ga`).Replace(s)
	if strings.HasPrefix(s, ".") {
		s = `\&` + s
	}
	return s
}
