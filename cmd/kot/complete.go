package main

import (
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// shells are the scripts that make a shell ask kot what can follow; each hands the words
// typed so far to `kot completion words`.
var shells = map[string]string{
	"bash": `# kot: completion for bash
_kot() {
  local IFS=$'\n'
  COMPREPLY=($(kot completion words -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _kot kot
`,
	"zsh": `#compdef kot
# kot: completion for zsh
_kot() {
  local -a found
  found=("${(@f)$(kot completion words -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
  [[ -n "$found" ]] && compadd -Q -- "${found[@]}" || _files
}
if [[ "$funcstack[1]" == _kot ]]; then _kot "$@"; else compdef _kot kot; fi
`,
	"fish": `# kot: completion for fish
complete -c kot -f -a '(kot completion words -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'
complete -c kot -s o -r
`,
}

// completion prints the script of a shell, or what can follow some words of a command
// line, the last of them half typed.
func (p *program) completion(args []string) int {
	if len(args) > 0 && args[0] == "words" {
		words := args[1:]
		if len(words) > 0 && words[0] == "--" {
			words = words[1:]
		}
		return p.withFlags(nil, func([]string) int {
			for _, w := range p.complete(words) {
				fmt.Fprintln(p.out, w)
			}
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

// complete are the words that may stand where the last one is being typed: commands and
// games, a command's options, the Monsters, boxes and cards an option or a command takes.
// It has none where a file is the natural answer.
func (p *program) complete(words []string) []string {
	if len(words) == 0 {
		words = []string{""}
	}
	last, before := words[len(words)-1], words[:len(words)-1]
	command := ""
	if i := firstWord(before); i < len(before) {
		command = before[i]
	}
	var all []string
	switch {
	case strings.HasPrefix(last, "-"):
		for _, f := range p.optionsOf(command) {
			all = append(all, "--"+f)
		}
	case len(before) > 0 && strings.HasPrefix(before[len(before)-1], "--"):
		all = p.valuesOf(strings.TrimPrefix(before[len(before)-1], "--"))
	case command == "":
		all = slices.AppendSeq(p.gameNames(), maps.Keys(commands()))
	default:
		all = p.argumentsOf(command)
	}
	slices.Sort(all)
	all = slices.Compact(all)
	return slices.DeleteFunc(all, func(w string) bool { return !strings.HasPrefix(w, last) })
}

// optionsOf are the names of a command's options. Each command declares its own before it
// hands over to withFlags, which stops there for a program that only asks.
func (p *program) optionsOf(command string) []string {
	asking := newProgram(p.in, p.out, p.err)
	asking.asking = true
	if do := commands()[command]; do != nil {
		do(asking, nil)
	}
	var out []string
	asking.flags.VisitAll(func(f *flag.Flag) { out = append(out, f.Name) })
	return out
}

// valuesOf are the values an option takes, where they can be listed.
func (p *program) valuesOf(option string) []string {
	switch option {
	case "you", "autobot", "rival":
		return p.monsters()
	case "lang":
		return p.languages()
	case "coach":
		return []string{"off", "ask", "always"}
	case "box":
		var ids []string
		for _, b := range p.desk().Boxes {
			ids = append(ids, b.ID())
		}
		return ids
	case "policy", "against":
		return []string{"random", "greedy", "solved", "coach"}
	}
	return nil
}

// argumentsOf are the words a command takes, where they can be listed.
func (p *program) argumentsOf(command string) []string {
	switch command {
	case "games", "export", "replay", "review", "watch", "check":
		return p.gameNames()
	case "odds":
		return append(p.monsters(), p.gameNames()...)
	case "sim":
		return p.monsters()
	case "set":
		var names []string
		for _, one := range companion.AllSettings() {
			names = append(names, one.Name)
		}
		return names
	case "completion":
		return slices.Collect(maps.Keys(shells))
	case "help":
		return slices.Collect(maps.Keys(commands()))
	case "card":
		found, err := p.desk().Cards()
		if err != nil {
			return nil
		}
		var ids []string
		for _, it := range found.All() {
			ids = append(ids, it.ID)
		}
		return ids
	}
	return nil
}

// monsters are the ids of Duel's Monsters: the older boxes have no odds.
func (p *program) monsters() []string {
	var out []string
	for _, m := range p.lib.Duel.Monsters {
		if m.ID != "" {
			out = append(out, m.ID)
		}
	}
	return out
}

// languages are the codes of the languages there are.
func (p *program) languages() []string {
	var out []string
	for _, l := range text.Langs {
		out = append(out, string(l))
	}
	return out
}

// gameNames are the names of the saved games.
func (p *program) gameNames() []string {
	saved, err := p.desk().Store.List()
	if err != nil {
		return nil
	}
	out := make([]string, len(saved))
	for i, g := range saved {
		out[i] = g.Name
	}
	return out
}
