package main

import (
	"flag"
	"maps"
	"slices"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
	search "kingoftokyo/companion/lookup/ask"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
)

// This file is the one table of what can follow in a command line: the words of commands, and the values of options and
// settings. The help says what they mean. Every shell's script asks for it.

// offer is a word that completion offers, and what it means; "" for nothing.
type offer struct{ word, note string }

func selfExplaining(words ...string) []offer {
	return text.Map(words, func(w string) offer { return offer{word: w} })
}

// lists are the options that take several values, separated by commas.
var lists = []string{"row"}

// valuesOf returns the values that an option in a line takes, if they can be listed.
func (p *program) valuesOf(line *typedLine, option string) []offer {
	switch option { // the same for all commands
	case "lang":
		return p.settingValues(settings.Lang)[1:] // all but "auto"
	case "coach":
		return p.settingValues(settings.Coach)
	case "box":
		return p.boxes()
	case "kind":
		return []offer{{"keep", p.words.Say("kind.keep")}, {"discard", p.words.Say("kind.discard")}, {"tile", p.words.Say("ask.kind.tile")}}
	case "token":
		return p.tokens()
	case "you", "autobot", "rival":
		return p.monsters()
	}
	switch line.command + " " + option {
	case "new players":
		return selfExplaining("2", "3", "4", "5", "6")
	case "new kot":
		return selfExplaining("1", "2", "3", "4", "5", "6")
	case "new row":
		box := p.boxesOf(line)[0].ID() // Duel if it names none
		return p.cardNames(func(it cards.Item) bool { return it.Kind != cards.Tile && it.In(box) })
	case "advise roll":
		return selfExplaining("1", "2", "3")
	case "advise chosen", "advise tie":
		return selfExplaining("fame", "destruction")
	case "odds first":
		return selfExplaining("you", "rival", "both")
	case "odds first-dice":
		return selfExplaining("both", "you")
	}
	if line.command != "new" {
		return nil
	}
	var out []offer // the boxes have the other options of a new game
	for _, b := range p.boxesOf(line) {
		setup, err := b.Setup(nil)
		if err != nil {
			continue
		}
		for _, pick := range setup.Offers(option) {
			note := pick.Text
			if pick.Note != "" {
				note = p.words.Colon(pick.Text, pick.Note)
			}
			out = append(out, offer{pick.Word, note})
		}
	}
	return out
}

// first returns the words that a command takes first, and none after them: those can be anything, like cards in a search.
func first(words func(*program) []offer) func(*program, []string) []offer {
	return func(p *program, before []string) []offer {
		if len(before) > 0 {
			return nil
		}
		return words(p)
	}
}

// oddsWords returns the words of kot odds: a game, or one monster or two.
func (p *program) oddsWords(before []string) []offer {
	switch len(before) {
	case 0:
		return append(p.monsters(), p.gameNames()...)
	case 1:
		return p.monsters()
	}
	return nil
}

// settingWords returns the words of kot set: a setting and its value.
func (p *program) settingWords(before []string) []offer {
	switch len(before) {
	case 0:
		return text.Map(text.ParseHelp(p.helpOf("set")).All(), func(l text.HelpLine) offer {
			name, _, _ := strings.Cut(l.Left, " ")
			return offer{name, l.Text}
		})
	case 1:
		return p.settingValues(before[0])
	}
	return nil
}

// commandNames returns the commands, each with the first line of its help.
func (p *program) commandNames() []offer {
	return text.Map(commands(), func(c command) offer { return offer{c.name, text.ParseHelp(p.helpOf(c.name)).Short} })
}

func (p *program) helpWords() []offer { return append(p.commandNames(), offer{word: "advanced"}) }

func (p *program) shellNames() []offer { return selfExplaining(slices.Sorted(maps.Keys(shells))...) }

// settingValues returns the values of a setting, or the word that unsets it if it accepts any word.
func (p *program) settingValues(name string) (out []offer) {
	s, err := settings.Called(p.words.Catalogue, name)
	if err != nil {
		return nil
	}
	if s.Values == nil {
		return selfExplaining(settings.Unset)
	}
	for _, v := range s.Values {
		if said := s.Say(p.words.Catalogue, v); said != v {
			out = append(out, offer{v, said})
		} else {
			out = append(out, offer{word: v})
		}
	}
	return out
}

func (p *program) boxes() []offer {
	return text.Map(p.desk().Boxes, func(b companion.Box) offer { return offer{b.ID(), p.words.Say("games.box." + b.ID())} })
}

// boxesOf returns the boxes that a line may mean: the one it names, or all.
func (p *program) boxesOf(line *typedLine) []companion.Box {
	desk := p.desk()
	if b, ok := desk.BoxNamed(line.Value("box")); ok {
		return []companion.Box{b}
	}
	return desk.Boxes
}

// monsters returns those of Duel: the older boxes have no odds, and name theirs after their players.
func (p *program) monsters() (out []offer) {
	box := p.lib.Duel()
	for i := range box.Monsters {
		if m := &box.Monsters[i]; m.ID != "" {
			out = append(out, offer{m.ID, p.words.Words(m.Name)})
		}
	}
	return out
}

// items returns the cards and tiles of all boxes; none if they cannot be read.
func (p *program) items() []cards.Item {
	index, err := p.desk().Cards()
	if err != nil {
		return nil
	}
	return index.All()
}

// cardNames returns the cards and tiles of a kind, by their ids.
func (p *program) cardNames(of func(cards.Item) bool) (out []offer) {
	for _, it := range p.items() {
		if of(it) {
			out = append(out, offer{it.ID, p.words.Words(it.Name)})
		}
	}
	return out
}

func (p *program) allCards() []offer { return p.cardNames(func(cards.Item) bool { return true }) }

func (p *program) tokens() (out []offer) {
	for _, it := range p.items() {
		for _, t := range it.Tokens {
			out = append(out, offer{t.ID, p.words.Words(t.Name)})
		}
	}
	return out
}

func (p *program) ruleNumbers() []offer {
	index, err := p.desk().Ask()
	if err != nil {
		return nil
	}
	return text.Map(index.Numbers(p.words.Catalogue), func(a search.Answer) offer { return offer{a.ID, a.Title} })
}

// gameNames returns the names of the saved games that a player can type.
func (p *program) gameNames() (out []offer) {
	saved, _ := p.desk().Store.List() // none if they cannot be listed
	for _, g := range saved {
		if typable(g.Name) {
			out = append(out, offer{word: g.Name})
		}
	}
	return out
}

// typedLine is a command line as far as it is typed.
type typedLine struct {
	command string
	words   []string // after the command, without options
	*options
}

// readLine reads the words of a line before the one being typed. Errors in them are reported once the line is complete.
func (p *program) readLine(words []string) *typedLine {
	line := &typedLine{}
	if i := firstWord(words); i < len(words) && commandNamed(words[i]) != nil {
		line.command = words[i]
	}
	line.options = p.flagsOf(line.command)
	_ = line.Parse(words)
	if len(line.args) > 0 {
		line.words = line.args[1:] // after the command or a game
	}
	return line
}

// flagsOf returns the options of a command. To learn them, it runs the command with asking set: each command declares its
// options before it calls withFlags, which then does nothing more.
func (p *program) flagsOf(command string) *options {
	asking := newProgram(p.in, p.out, p.err)
	asking.asking = true
	if c := commandNamed(command); c != nil {
		c.do(asking, nil)
	}
	return asking.flags
}

func (p *program) optionsOf(command string) (out []string) {
	p.flagsOf(command).VisitAll(func(f *flag.Flag) { out = append(out, f.Name) })
	return out
}
