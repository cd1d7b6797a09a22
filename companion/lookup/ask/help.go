package ask

import (
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// This file makes the help of the program searchable: its keys and its commands.

// A text about kot has its name under the same key plus ".name".
const (
	aboutPrefix = "about."
	aboutName   = ".name"
	aboutID     = "about-"
)

// about reports whether an entry is about kot itself.
func (e *entry) about() bool { return e.Kind == Help && strings.HasPrefix(e.ID, aboutID) }

// A key has its name and, under the same key plus ".help", what it does.
const (
	keyPrefix = "key."
	keyHelp   = ".help"
)

// Keys are the keys of the dashboard by the name of what they do: "u" undoes. A test of the dashboard checks them.
var Keys = map[string]string{
	"advice": "a", "big": "v", "cards": "/", "coach": "A", "correct": "m", "help": "?", "history": "l", "lang": "L",
	"line": ":", "menu": "x", "name": "n", "quit": "q", "redo": "U", "rematch": "r", "review": "j", "table": "t",
	"theme": "T", "throw": "z", "undo": "u", "why": "w",
}

// keyed returns what a key does, as a sentence that names the key; without it if Keys does not have the id.
func keyed(c *text.Catalogue, id string) string {
	said := c.Say(keyPrefix + id + keyHelp)
	if key, ok := Keys[id]; ok {
		return c.Say("ask.key", rules.Text("key", key), rules.Text("help", said))
	}
	return text.Capital(said) + "."
}

// Programs returns what people ask about kot itself, the keys of the dashboard, which are also words of plain mode,
// and the commands of `kot help`.
func Programs() []Entry {
	all := text.LoadAll()
	var out []Entry
	add := func(id string, name, said func(*text.Catalogue) string) {
		out = append(out, Entry{Kind: Help, ID: id, Name: text.InAll(all, name), Parts: []Part{{Text: text.InAll(all, said)}}})
	}
	for _, key := range all[0].Keys() {
		if id, ok := strings.CutSuffix(key, aboutName); ok && strings.HasPrefix(id, aboutPrefix) {
			add(aboutID+strings.TrimPrefix(id, aboutPrefix), func(c *text.Catalogue) string { return c.Say(key) },
				func(c *text.Catalogue) string { return c.Say(id) })
		}
	}
	for _, key := range all[0].Keys() {
		if named, ok := strings.CutSuffix(key, keyHelp); ok && strings.HasPrefix(named, keyPrefix) {
			id := strings.TrimPrefix(named, keyPrefix)
			add(id, func(c *text.Catalogue) string { return c.Say(named) }, func(c *text.Catalogue) string { return keyed(c, id) })
		}
	}
	for _, key := range all[0].Keys() {
		command, ok := strings.CutPrefix(key, "help.cmd.")
		if !ok {
			continue
		}
		texts := text.Map(all, func(c *text.Catalogue) []string { return paragraphs(c.Say(key)) }) // by language and paragraph
		e := Entry{Kind: Help, ID: "kot-" + command, Name: rules.Words{rules.English: "kot " + command}}
		for n := range texts[0] {
			said := rules.Words{}
			for i, c := range all {
				said[string(c.Lang)] = texts[i][min(n, len(texts[i])-1)]
			}
			e.Parts = append(e.Parts, Part{Text: said})
		}
		out = append(out, e)
	}
	options := text.InAll(all, func(c *text.Catalogue) string { // what applies to every command
		said := paragraphs(c.Say("help.advanced"))
		return said[len(said)-1]
	})
	return append(out, Entry{Kind: Help, ID: "kot", Name: rules.Words{rules.English: "kot"}, Parts: []Part{{Text: options}}})
}

// paragraphs returns the paragraphs of a help text, each in one line: what a command does, with the text after it,
// and each option with what it does. Examples are left out.
func paragraphs(s string) (out []string) {
	h := text.ParseHelp(s)
	if h.Use != "" {
		out = append(out, h.Use+" - "+h.Short+".")
	}
	for i, b := range h.Blocks {
		if b.Prose != "" && i == 0 && len(out) > 0 {
			out[0] += " " + b.Prose
		} else if b.Prose != "" {
			out = append(out, b.Prose)
		}
		for _, l := range b.List {
			out = append(out, l.Left+": "+l.Text)
		}
	}
	return out
}
