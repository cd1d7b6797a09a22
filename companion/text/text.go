// Package text has every word a player reads, in one catalogue per language
// (en.yaml, fr.yaml), and fills in the blanks.
//
// A text has blanks like {card}, and forms of a number like {n:die|dice}: the
// first form for one, the second for many (in French none counts as one). A blank
// with a capital, {Who}, begins a sentence.
//
// Two humans at one table read the same words, so none may say "you" to one of
// them. A text that does has a second one under its key with ".two" behind, which
// takes its place between two humans; a test finds those that lack it. There {you}
// and {rival} are the names of both players in any text, without an argument.
//
// What cards, tokens and players are called is the game's own: a Namer says it, and
// this package knows no box.
package text

import (
	"bytes"
	_ "embed"
	"fmt"
	"maps"
	"slices"
	"sort"
	"strings"
	"sync"
	"unicode"

	"gopkg.in/yaml.v3"

	"kingoftokyo/rules"
)

// Lang is a language of the program.
type Lang string

// The languages.
const (
	English Lang = "en"
	French  Lang = "fr"
)

// Langs are all of them.
var Langs = []Lang{English, French}

//go:embed en.yaml
var enYAML []byte

//go:embed fr.yaml
var frYAML []byte

// Parse finds a language by its code or a locale: "fr", "fr_FR.UTF-8".
func Parse(s string) (Lang, bool) {
	code := strings.ToLower(s)
	if i := strings.IndexAny(code, "_.-@"); i >= 0 {
		code = code[:i]
	}
	for _, l := range Langs {
		if string(l) == code {
			return l, true
		}
	}
	return English, false
}

// FromEnv is the language of the player's locale: the first of LC_ALL,
// LC_MESSAGES and LANG that is set decides, and what is not ours is English.
func FromEnv(getenv func(string) string) Lang {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := getenv(name); v != "" {
			l, _ := Parse(v)
			return l
		}
	}
	return English
}

// Namer says what the things of a game are called, in the language of the catalogue
// it was made for.
type Namer interface {
	// Name is what an argument of a kind is called in the middle of a sentence, by its
	// id: a card, a token, a face, a side or player, a track. ok is false for what has
	// no name of its own; the catalogue says the text of "face.ID", "side.ID" or
	// "track.ID" then, and of other things the id.
	Name(kind rules.ArgKind, id string) (name string, ok bool)
	// ForTwo says whether the texts between two humans are meant, those with ".two"
	// behind their keys. There {ID} is the name of a side in any text.
	ForTwo() bool
}

// Catalogue says things in one language.
type Catalogue struct {
	Lang  Lang
	names Namer // nil where no game is spoken of
	texts map[string]string
	rules func() (map[string]string, error) // of Duel, for its help; a test reads them
	tokyo func() (map[string]string, error) // the texts of King of Tokyo
}

// With is the same catalogue with another game's names; nil for none.
func (c *Catalogue) With(names Namer) *Catalogue {
	other := *c
	other.names = names
	return &other
}

// forTwoHumans says whether the texts between two humans are meant.
func (c *Catalogue) forTwoHumans() bool { return c.names != nil && c.names.ForTwo() }

// forTwo stands behind the key of a text between two humans.
const forTwo = ".two"

// tokyoPrefix begins every key of the texts of King of Tokyo, and no other.
const tokyoPrefix = "tokyo."

// raw finds a text; between two humans the one that is meant for them.
func (c *Catalogue) raw(key string) (string, bool) {
	if c.forTwoHumans() {
		if s, ok := c.find(key + forTwo); ok {
			return s, true
		}
	}
	return c.find(key)
}

// find finds a text in the document it belongs to: King of Tokyo's by its prefix,
// any other among the texts or, if it is not there, the rules.
func (c *Catalogue) find(key string) (string, bool) {
	later := c.rules
	if strings.HasPrefix(key, tokyoPrefix) {
		later = c.tokyo
	} else if s, ok := c.texts[key]; ok {
		return s, true
	}
	texts, err := later()
	s, ok := texts[key]
	return s, ok && err == nil
}

// source is the file of a language: three YAML documents, each read once and only
// when it is needed, for reading is most of what a start takes. The second has the
// rules of Duel for the help, the third the texts of King of Tokyo, its rules too.
type source struct {
	texts, rules, tokyo func() (map[string]string, error)
}

var sources = map[Lang]source{English: newSource("en.yaml", enYAML), French: newSource("fr.yaml", frYAML)}

func newSource(name string, data []byte) source {
	texts, later, _ := bytes.Cut(data, []byte("\n---\n"))
	rules, tokyo, _ := bytes.Cut(later, []byte("\n---\n"))
	document := func(part []byte) func() (map[string]string, error) {
		return sync.OnceValues(func() (out map[string]string, err error) {
			if err = yaml.Unmarshal(part, &out); err != nil {
				err = fmt.Errorf("%s: %w", name, err)
			}
			return out, err
		})
	}
	return source{document(texts), document(rules), document(tokyo)}
}

// Load is the catalogue of a language, with the names of a game; nil for none.
func Load(l Lang, names Namer) (*Catalogue, error) {
	texts, err := sources[l].texts()
	if err != nil {
		return nil, err
	}
	return &Catalogue{Lang: l, names: names, texts: texts, rules: sources[l].rules, tokyo: sources[l].tokyo}, nil
}

// Keys are the keys of the catalogue, sorted; a key that stands in two documents
// stands here twice.
func (c *Catalogue) Keys() []string {
	keys := slices.Collect(maps.Keys(c.texts))
	for _, document := range []func() (map[string]string, error){c.rules, c.tokyo} {
		texts, err := document()
		if err != nil {
			panic(err) // the file is part of the program
		}
		keys = slices.AppendSeq(keys, maps.Keys(texts))
	}
	sort.Strings(keys)
	return keys
}

// Has says whether the catalogue has a key.
func (c *Catalogue) Has(key string) bool { _, ok := c.raw(key); return ok }

// Raw is a text with its blanks.
func (c *Catalogue) Raw(key string) string { s, _ := c.raw(key); return s }

// Say is the text of a key with its blanks filled. A key that is missing, which
// a test rules out, shows itself.
func (c *Catalogue) Say(key string, args ...rules.Arg) string {
	raw, ok := c.raw(key)
	if !ok {
		return "{" + key + "}"
	}
	return c.fill(raw, args)
}

// Note is a note with its rule behind it: "... (D4)".
func (c *Catalogue) Note(n rules.Note) string {
	return c.WithRule(c.Say(n.Key, n.Args...), n.Rule)
}

// WithRule puts the rule's number behind a text.
func (c *Catalogue) WithRule(s string, rule rules.Rule) string {
	if rule == "" {
		return s
	}
	return s + " (" + string(rule) + ")"
}

// Error is an error in the player's language.
func (c *Catalogue) Error(err error) string {
	switch err := err.(type) {
	case *rules.Problem:
		return c.Note(err.Note)
	case *rules.Located:
		return err.Place() + c.Error(err.Err)
	}
	return err.Error()
}

// Words picks the language's text; English where there is none.
func (c *Catalogue) Words(w rules.Words) string { return w.In(string(c.Lang)) }

// Other is a text in another language beside the one of Words: in English or, where
// that is the language, in the next one that has it. It is empty where none has.
func (c *Catalogue) Other(w rules.Words) string {
	if c.Lang != English {
		return w[string(English)]
	}
	for l := c.Lang.Next(); l != c.Lang; l = l.Next() {
		if s := w[string(l)]; s != "" {
			return s
		}
	}
	return ""
}

// fill replaces every {blank} of a text.
func (c *Catalogue) fill(raw string, args []rules.Arg) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(raw, "{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		blank, after, closed := strings.Cut(rest, "}")
		if !closed {
			b.WriteString("{" + rest)
			return b.String()
		}
		b.WriteString(c.blank(blank, args))
		raw = after
	}
}

// blank is what stands for one {blank}; one without an argument shows itself.
func (c *Catalogue) blank(blank string, args []rules.Arg) string {
	name, forms, plural := strings.Cut(blank, ":")
	lower := strings.ToLower(name)
	for _, a := range args {
		if a.Name != lower {
			continue
		}
		if !plural {
			if name != lower {
				return capital(c.Arg(a))
			}
			return c.Arg(a)
		}
		one, many, _ := strings.Cut(forms, "|")
		if c.singular(a.N) {
			return one
		}
		return many
	}
	if c.forTwoHumans() {
		if name, ok := c.names.Name(rules.ArgSide, lower); ok {
			return name
		}
	}
	return "{" + blank + "}"
}

func (c *Catalogue) singular(n int) bool {
	return n == 1 || n == -1 || n == 0 && c.Lang == French
}

// families are the kinds of arguments whose ids are keys behind these words, where
// the game has no other name for them.
var families = map[rules.ArgKind]string{rules.ArgFace: "face.", rules.ArgSide: "side.", rules.ArgTrack: "track."}

// Arg is an argument as this language shows it.
func (c *Catalogue) Arg(a rules.Arg) string {
	switch a.Kind {
	case rules.ArgCard, rules.ArgToken, rules.ArgFace, rules.ArgSide, rules.ArgTrack:
		if c.names != nil {
			if name, ok := c.names.Name(a.Kind, a.Text); ok {
				return name
			}
		}
		if family, ok := families[a.Kind]; ok {
			return c.Say(family + a.Text)
		}
		return a.Text
	case rules.ArgKey:
		return c.Say(a.Text)
	case rules.ArgSpot:
		return Spot(a.N)
	case rules.ArgNote:
		return c.Note(*a.Note)
	}
	return a.Plain()
}

// capital makes the first letter a capital.
func capital(s string) string {
	for i, r := range s {
		return s[:i] + string(unicode.ToUpper(r)) + s[i+len(string(r)):]
	}
	return s
}

// Spot is a position with its sign: +2, 0, -1.5.
func Spot(half int) string {
	if half > 0 {
		return "+" + rules.HalfText(half)
	}
	return rules.HalfText(half)
}

// Next is the language after this one, in a circle.
func (l Lang) Next() Lang { return Langs[(slices.Index(Langs, l)+1)%len(Langs)] }
