package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// completion prints the script of a shell or, asked by such a script, the words that can follow in a command
// line whose last word is half typed.
func (p *program) completion(args []string) int {
	if len(args) > 0 && args[0] == "words" {
		shell, words := "", args[1:]
		if len(words) > 0 && shells[words[0]] != "" {
			shell, words = words[0], words[1:]
		}
		if len(words) > 0 && words[0] == "--" {
			words = words[1:]
		}
		return p.withFlags(nil, func([]string) int {
			p.lines(p.follow(shell, words))
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

// follow is what can follow in the form in which a shell's script wants it. The scripts of earlier
// versions, which name no shell, put everything into the line as it is: they are told only what
// means itself there.
func (p *program) follow(shell string, words []string) []string {
	noted := func(o offer) string { return strings.TrimSuffix(o.word+"\t"+o.note, "\t") }
	last := len(words) - 1
	switch shell {
	case "bash":
		return p.followBash(words)
	case "fish":
		quoted := last >= 0 && strings.Contains("\"'\\", words[last])
		if quoted {
			quoted, words[last] = words[last] != "", ""
		}
		return text.Map(slices.DeleteFunc(p.complete(words), func(o offer) bool { // it would be a home folder
			return strings.HasPrefix(o.word, "~") && !quoted
		}), noted)
	case "powershell":
		if last >= 0 {
			words[last] = strings.TrimPrefix(words[last], "=")
		}
		return text.Map(slices.DeleteFunc(p.complete(words), func(o offer) bool { // its older versions lose that sign
			return strings.Contains(o.word, `"`)
		}), noted)
	case "":
		return text.Map(slices.DeleteFunc(p.complete(words), func(o offer) bool {
			return strings.ContainsFunc(o.word, func(c rune) bool { return c < utf8.RuneSelf && !plainByte(byte(c)) })
		}), func(o offer) string { return o.word })
	}
	return text.Map(p.complete(words), noted)
}

// followBash is what can follow in a line for bash, quoted as the line is.
func (p *program) followBash(words []string) (out []string) {
	if len(words) != 2 {
		return nil
	}
	before, last, ok := bashLine(words[0], words[1])
	if !ok {
		return nil
	}
	for _, o := range p.complete(append(before, last.said)) {
		if said := last.finish(o.word); said != "" {
			out = append(out, strings.TrimSuffix(said+"\t"+o.note, "\t"))
		}
	}
	return out
}

// complete are the words that can stand where the last word is being typed, whole: commands and games, options,
// their values, the words of commands. It offers nothing where the player will most likely name a file: the shell
// does that. Behind "--" it offers no options; before it, no name that looks like an option.
func (p *program) complete(words []string) []offer {
	if len(words) == 0 {
		words = []string{""}
	}
	last := words[len(words)-1]
	line := p.readLine(words[:len(words)-1])
	option := strings.HasPrefix(last, "-") && !line.wordsOnly && line.awaits == ""
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
		all = p.wordsOf(line)
	}
	all = slices.Clone(all)
	slices.SortStableFunc(all, func(a, b offer) int { return strings.Compare(a.word, b.word) })
	all = slices.CompactFunc(all, func(a, b offer) bool { return a.word == b.word })
	for i := range all {
		all[i].word = begun + all[i].word
	}
	return slices.DeleteFunc(all, func(o offer) bool {
		return !strings.HasPrefix(o.word, last) || strings.HasPrefix(o.word, "-") && !line.wordsOnly && !option
	})
}

// listed is the part of an option's value that stands: of several values all but the one that is being typed.
func listed(option, value string) string {
	if !slices.Contains(lists, option) {
		return ""
	}
	return value[:strings.LastIndexByte(value, ',')+1]
}

// optionNames are the options of a command, each with what its help says of it.
func (p *program) optionNames(command string) []offer {
	said := map[string]string{}
	helps := []string{p.words.Say("help.advanced")}
	if command != "" {
		helps = append(helps, p.helpOf(command))
	}
	for _, text := range helps {
		for _, line := range parseHelp(text).all() {
			for _, name := range line.options() {
				said[name], _, _ = strings.Cut(line.text, ". ")
			}
		}
	}
	return text.Map(p.optionsOf(command), func(name string) offer { return offer{"--" + name, said[name]} })
}

// typable says whether a player can type a name: it has no signs that steer a terminal or cannot be seen.
func typable(name string) bool { return rules.Clean(name) == name }
