package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// completion prints the script of a shell or, if such a script asks, the words that can follow in a command line whose
// last word is half typed.
func (p *program) completion(args []string) int {
	if len(args) > 1 && args[0] == "words" && args[1] == "--" {
		words := slices.Clone(args[2:])
		if last := len(words) - 1; last >= 0 {
			words[last] = strings.TrimPrefix(words[last], "=")
		}
		return p.withFlags(nil, func([]string) int {
			p.lines(text.Map(p.complete(words), func(o offer) string { return strings.TrimSuffix(o.word+"\t"+o.note, "\t") }))
			return exitFine
		})
	}
	return p.withFlags(args, func(args []string) int {
		if len(args) == 1 && shells[args[0]] != "" {
			fmt.Fprint(p.out, shells[args[0]])
			return exitFine
		}
		return p.fail(rules.Refuse("", "shell-unknown", rules.Text("shell", strings.Join(args, " ")),
			rules.Text("use", strings.Join(slices.Sorted(maps.Keys(shells)), ", "))))
	})
}

// complete returns the whole words that fit where the last word is being typed: commands and games, options, their
// values, the words of commands. It returns nothing if the player will most likely name a file: the shell completes that.
// It returns no name that a shell would not accept literally or that looks like an option, and no options after "--".
func (p *program) complete(words []string) []offer {
	if len(words) == 0 {
		words = []string{""}
	}
	last := words[len(words)-1]
	line := p.readLine(words[:len(words)-1])
	option := strings.HasPrefix(last, "-") && !line.closed && line.awaits == ""
	name, _, valued := strings.Cut(last, "=")
	begun := ""
	var all []offer
	switch {
	case line.awaits != "":
		all, begun = p.valuesOf(line, line.awaits), listed(line.awaits, last)
	case option && valued:
		begun = name + "="
		name = strings.TrimLeft(name, "-")
		all, begun = p.valuesOf(line, name), begun+listed(name, strings.TrimPrefix(last, begun))
	case option:
		all = p.optionNames(line.command)
	case line.command == "" && len(line.words) == 0:
		all = append(p.gameNames(), p.commandNames()...)
	default:
		if c := commandNamed(line.command); c != nil && c.words != nil {
			all = c.words(p, line.words)
		}
	}
	all = slices.DeleteFunc(slices.Clone(all), func(o offer) bool { return !plainWord(o.word) })
	slices.SortStableFunc(all, func(a, b offer) int { return strings.Compare(a.word, b.word) })
	all = slices.CompactFunc(all, func(a, b offer) bool { return a.word == b.word })
	for i := range all {
		all[i].word = begun + all[i].word
	}
	return slices.DeleteFunc(all, func(o offer) bool {
		return !strings.HasPrefix(o.word, last) || strings.HasPrefix(o.word, "-") && !option
	})
}

// listed returns the finished part of an option's value: of several values, all but the one being typed.
func listed(option, value string) string {
	if !slices.Contains(lists, option) {
		return ""
	}
	return value[:strings.LastIndexByte(value, ',')+1]
}

// optionNames returns the options of a command, each with its help.
func (p *program) optionNames(command string) []offer {
	said := map[string]string{}
	helps := []string{p.words.Say("help.advanced")}
	if command != "" {
		helps = append(helps, p.helpOf(command))
	}
	for _, help := range helps {
		for _, line := range text.ParseHelp(help).All() {
			for _, name := range line.Options() {
				said[name], _, _ = strings.Cut(line.Text, ". ")
			}
		}
	}
	return text.Map(p.optionsOf(command), func(name string) offer { return offer{"--" + name, said[name]} })
}

// typable reports whether a player can type a name: it has no control characters and none that are invisible.
func typable(name string) bool { return rules.Clean(name) == name }

// plainWord reports whether a word means itself to every shell.
func plainWord(word string) bool {
	begins := strings.TrimLeft(word, "-")
	special := func(c rune) bool {
		return c < utf8.RuneSelf && !unicode.IsLetter(c) && !unicode.IsDigit(c) && !strings.ContainsRune("-_.,+/", c)
	}
	return typable(word) && begins != "" && !strings.ContainsRune("_.,+/", rune(begins[0])) &&
		!strings.ContainsFunc(word, special)
}
