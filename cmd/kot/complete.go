package main

import (
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"kingoftokyo/companion"
	"kingoftokyo/companion/cards"
	"kingoftokyo/companion/settings"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// shells are the scripts that make a shell ask kot what can follow. zsh and fish say the words
// before the one being typed, without their quotes, and put what they are told into the line by
// their own rules; bash says the line up to the cursor and the end of it that it replaces, and
// puts what it is told there as it is. None of them reads what it is told as a command.
var shells = map[string]string{
	"bash": `# kot: completion for bash
_kot() {
  local found
  COMPREPLY=()
  while IFS= read -r found; do
    [[ -n $found ]] && COMPREPLY+=("$found")
  done <<< "$(kot completion words bash -- "${COMP_LINE:0:COMP_POINT}" "$2" 2>/dev/null)"
}
complete -o default -F _kot kot
`,
	"zsh": `#compdef kot
# kot: completion for zsh
_kot() {
  local -a found
  local begun=
  [[ $PREFIX == -* ]] && begun=-
  found=("${(@f)$(kot completion words zsh -- "${(@Q)words[2,CURRENT-1]}" "$begun" 2>/dev/null)}")
  [[ -n "$found" ]] && compadd -- "${found[@]}" || _files
}
if [[ "$funcstack[1]" == _kot ]]; then _kot "$@"; else compdef _kot kot; fi
`,
	"fish": `# kot: completion for fish
function __kot_words
    set -l begun (string match -r '^[-"\'\\\\]' -- (commandline -ct))
    kot completion words fish -- (commandline -opc)[2..-1] "$begun" 2>/dev/null
end
complete -c kot -f -a '(__kot_words)'
complete -c kot -s o -r
`,
}

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
	switch shell {
	case "bash":
		if len(words) != 2 {
			return nil
		}
		before, last, ok := bashLine(words[0], words[1])
		if !ok {
			return nil
		}
		var out []string
		for _, w := range p.complete(append(before, last.said)) {
			if said := last.finish(w); said != "" {
				out = append(out, said)
			}
		}
		return out
	case "fish":
		quoted := false
		if last := len(words) - 1; last >= 0 && words[last] != "-" {
			quoted, words[last] = words[last] != "", ""
		}
		return slices.DeleteFunc(p.complete(words), func(w string) bool { // it would be a home folder
			return strings.HasPrefix(w, "~") && !quoted
		})
	case "":
		return slices.DeleteFunc(p.complete(words), func(w string) bool {
			return strings.ContainsFunc(w, func(c rune) bool { return c < utf8.RuneSelf && !plainByte(byte(c)) })
		})
	}
	return p.complete(words)
}

// complete are the words that can stand where the last word is being typed: commands and games, the options of
// a command, the Monsters, boxes and cards that an option or a command takes. It offers nothing where the
// player will most likely name a file: the shell does that. Behind "--" it offers no options; before it, no
// name that looks like an option.
func (p *program) complete(words []string) []string {
	if len(words) == 0 {
		words = []string{""}
	}
	last, before := words[len(words)-1], words[:len(words)-1]
	wordsOnly := slices.Contains(before, "--")
	previous := ""
	if len(before) > 0 && !wordsOnly {
		previous = before[len(before)-1]
	}
	command := ""
	if i := firstWord(before); i < len(before) {
		command = before[i]
	}
	var all []string
	switch {
	case strings.HasPrefix(last, "-") && !wordsOnly:
		all = text.Map(p.optionsOf(command), func(name string) string { return "--" + name })
	case strings.HasPrefix(previous, "-"):
		all = p.valuesOf(strings.TrimLeft(previous, "-"))
	case command == "":
		all = slices.AppendSeq(p.gameNames(), maps.Keys(commands()))
	default:
		all = p.argumentsOf(command)
	}
	slices.Sort(all)
	all = slices.Compact(all)
	return slices.DeleteFunc(all, func(w string) bool {
		return !strings.HasPrefix(w, last) || strings.HasPrefix(w, "-") && !wordsOnly && !strings.HasPrefix(last, "-")
	})
}

// optionsOf are the names of a command's options. To learn them it starts the command with asking set: each
// command declares its options before it calls withFlags, which then does nothing more.
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
		return text.Codes()
	case "coach":
		return []string{"off", "ask", "always"}
	case "box":
		return text.Map(p.desk().Boxes, companion.Box.ID)
	}
	return nil
}

// argumentsOf are the words a command takes, where they can be listed.
func (p *program) argumentsOf(command string) []string {
	switch command {
	case "games", "export", "share", "replay", "review", "watch", "check":
		return p.gameNames()
	case "odds":
		return append(p.monsters(), p.gameNames()...)
	case "set":
		return text.Map(settings.All(), func(s settings.Setting) string { return s.Name })
	case "completion":
		return slices.Collect(maps.Keys(shells))
	case "help":
		return slices.Collect(maps.Keys(commands()))
	case "card":
		found, err := p.desk().Cards()
		if err != nil {
			return nil
		}
		return text.Map(found.All(), func(it cards.Item) string { return it.ID })
	}
	return nil
}

// monsters are the ids of Duel's Monsters: the older boxes have no odds.
func (p *program) monsters() []string {
	var out []string
	for _, m := range p.lib.Duel().Monsters {
		if m.ID != "" {
			out = append(out, m.ID)
		}
	}
	return out
}

// typable says whether a player can type a name: it has no signs that steer a terminal or cannot be seen.
func typable(name string) bool { return rules.Clean(name) == name }

// gameNames are the names of the saved games that a player can type.
func (p *program) gameNames() []string {
	saved, err := p.desk().Store.List()
	if err != nil {
		return nil
	}
	var out []string
	for _, g := range saved {
		if typable(g.Name) {
			out = append(out, g.Name)
		}
	}
	return out
}
