package ask

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// This file is the help of the program as something to be asked about: its keys and its
// commands.

// A key has its name and, under the same key with ".help" behind, what it does.
const (
	keyPrefix = "key."
	keyHelp   = ".help"
)

// Programs are the keys of the dashboard, which are words of plain mode too, and the
// commands of `kot help`. The error is that of reading the catalogues.
func Programs() ([]Entry, error) {
	all, err := languages()
	if err != nil {
		return nil, err
	}
	var out []Entry
	for _, key := range all[0].Keys() {
		id, isKey := strings.CutPrefix(key, keyPrefix)
		id, told := strings.CutSuffix(id, keyHelp)
		if !isKey || !told {
			continue
		}
		name := inAll(all, func(c *text.Catalogue) string { return c.Say(keyPrefix + id) })
		out = append(out, Entry{Kind: Help, ID: id, Name: name, Parts: []Part{{Text: inAll(all, func(c *text.Catalogue) string { return capital(c.Say(key)) + "." })}}})
	}
	var commands []string
	said := map[string]rules.Words{}
	for _, c := range all {
		for _, m := range usage.FindAllStringSubmatch(c.Say("help.text"), -1) {
			command := m[1]
			if said[command] == nil {
				said[command] = rules.Words{}
				commands = append(commands, command)
			}
			line := strings.Join(strings.Fields(m[0]), " ")
			if was := said[command][string(c.Lang)]; was != "" {
				line = was + ". " + line
			}
			said[command][string(c.Lang)] = line
		}
	}
	options := inAll(all, func(c *text.Catalogue) string { // what the last paragraph says goes for every command
		said := c.Say("help.text")
		return strings.Join(strings.Fields(said[strings.LastIndex(said, "\n\n")+1:]), " ")
	})
	out = append(out, Entry{Kind: Help, ID: "kot", Name: rules.Words{"en": "kot"}, Parts: []Part{{Text: options}}})
	for _, command := range commands {
		out = append(out, Entry{Kind: Help, ID: "kot-" + command, Name: rules.Words{"en": "kot " + command}, Parts: []Part{{Text: said[command]}}})
	}
	return out, nil
}

// usage is a command of `kot help` with the lines indented below it.
var usage = regexp.MustCompile(`(?m)^kot ([a-z]+)\b.*(?:\n {20,}.*)*`)

// capital is a text with its first letter a capital.
func capital(s string) string {
	_, size := utf8.DecodeRuneInString(s)
	return strings.ToUpper(s[:size]) + s[size:]
}
