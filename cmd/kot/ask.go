package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"kingoftokyo/companion/faces/terminal"
	search "kingoftokyo/companion/lookup/ask"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// mostAnswers is how many answers people get; programs get all.
const mostAnswers = 5

// ask answers a question about rules, cards, rulings, monsters, tokens and tiles of all boxes, or about the program.
// Without a question it opens the page that answers as you type, if the terminal can show it.
func (p *program) ask(args []string) int {
	p.cardFilterFlags()
	asJSON := p.flags.Bool("json", false, "")
	p.flags.worded = true
	return p.withFlags(args, func(args []string) int {
		words := strings.Join(args, " ")
		desk := p.desk()
		x, err := desk.Ask()
		if err != nil {
			return p.fail(err)
		}
		var f search.Filter
		asked, err := p.filter(x.Cards(), &f.Filter, words)
		if err == nil && words == "" && !*asJSON && p.capable() == nil {
			status, failed := p.dashboard(desk, func(d *terminal.Dash) error { return d.Ask(f.Box) })
			if failed == nil {
				return status
			}
		}
		if err == nil && asked == "" {
			err = rules.Refuse("", "ask-words")
		}
		if err != nil {
			return p.fail(err)
		}
		return p.reply(x, x.Search(p.words.Catalogue, words, f), *asJSON, asked)
	})
}

// rule prints a rule by its number, or a whole section.
func (p *program) rule(args []string) int {
	box := p.flags.String("box", "", "")
	asJSON := p.flags.Bool("json", false, "")
	return p.withFlags(args, func(args []string) int {
		if len(args) != 1 {
			return p.fail(rules.Refuse("", "rule-number"))
		}
		x, err := p.desk().Ask()
		if err != nil {
			return p.fail(err)
		}
		var f search.Filter
		if *box != "" {
			if err := x.Cards().Set(&f.Filter, "box", *box); err != nil {
				return p.fail(err)
			}
		}
		found := x.Rules(p.words.Catalogue, args[0], f.Box)
		if *asJSON || len(found) == 0 {
			return p.reply(x, search.Reply{Answers: found}, *asJSON, args[0])
		}
		for i := range found {
			p.wrapped(x.Whole(p.words.Catalogue, &found[i], f.Box)...)
		}
		return exitFine
	})
}

// reply prints the answers to a question, or says that there are none. What was odd about the question goes to the error
// output.
func (p *program) reply(x *search.Index, r search.Reply, asJSON bool, asked string) int {
	c, found := p.words.Catalogue, r.Answers
	for _, word := range p.flags.odd {
		fmt.Fprintf(p.err, "kot: %s\n", p.words.Say("ask.odd-option", rules.Text("word", word)))
	}
	for _, note := range r.Notes(c) {
		fmt.Fprintf(p.err, "kot: %s\n", note)
	}
	if asJSON {
		rows := text.Map(found, func(a search.Answer) object { return p.answerObject(x, &a, !r.Nearest) })
		fmt.Fprintf(p.out, "%s\n", cards.Array(rows))
	} else {
		if lead := r.Lead(c); lead != "" {
			p.wrapped(lead)
		}
		p.answerTexts(&r)
	}
	if len(found) == 0 {
		fmt.Fprintf(p.err, "kot: %s\n", c.Say("ask.none", rules.Text("query", asked)))
		return exitNothing
	}
	return exitFine
}

func (p *program) answerObject(x *search.Index, a *search.Answer, covered bool) object {
	return object{{"kind", a.Kind.String()}, {"id", a.ID}, {"box", a.Box}, {"title", a.Title}, {"text", a.Text},
		{"covered", covered}, {"source", a.Source}, {"status", a.Status},
		{"full", strings.Join(x.Whole(p.words.Catalogue, a, a.Box), "\n")}}
}

// answerTexts prints answers for people. On a terminal, the sentence that answers is bold.
func (p *program) answerTexts(r *search.Reply) {
	_, onScreen := p.screen()
	bold := onScreen && !r.Nearest && os.Getenv("NO_COLOR") == ""
	for i := range r.Answers[:min(mostAnswers, len(r.Answers))] {
		if i > 0 {
			fmt.Fprintln(p.out)
		}
		said := r.Answers[i].Lines(p.words.Catalogue)
		if bold { // bypass p.out, which prints no text that would control a terminal
			io.WriteString(p.out.Writer, "\x1b[1m")
		}
		p.wrapped(said[0])
		if bold {
			io.WriteString(p.out.Writer, "\x1b[22m")
		}
		p.wrapped(said[1:]...)
	}
}
