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
	"kingoftokyo/rules/duel"
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

// Catalogue says things in one language. Box gives the names of cards, tokens
// and monsters; it may be nil where none are spoken of.
type Catalogue struct {
	Lang  Lang
	Box   *duel.Box
	Names [2]string // of the sides; empty for "you" and "Autobot", or "Player 1" and "Player 2"
	Two   bool      // two humans: the other side is no Autobot
	texts map[string]string
	rules func() (map[string]string, error) // of the help; a test reads them
}

// Among is the same catalogue for a game of one or two humans with these names.
func (c *Catalogue) Among(two bool, names [2]string) *Catalogue {
	other := *c
	other.Two, other.Names = two, names
	return &other
}

// forTwo stands behind the key of a text between two humans.
const forTwo = ".two"

// raw finds a text among the texts or, if there is no such text, the rules;
// between two humans the one that is meant for them.
func (c *Catalogue) raw(key string) (string, bool) {
	if c.Two {
		if s, ok := c.texts[key+forTwo]; ok {
			return s, true
		}
	}
	if s, ok := c.texts[key]; ok {
		return s, true
	}
	rules, err := c.rules()
	s, ok := rules[key]
	return s, ok && err == nil
}

// source is the file of a language: two YAML documents, each read once and only
// when it is needed, for reading is most of what a start takes. The second has the
// rules of the help.
type source struct {
	texts, rules func() (map[string]string, error)
}

var sources = map[Lang]source{English: newSource("en.yaml", enYAML), French: newSource("fr.yaml", frYAML)}

func newSource(name string, data []byte) source {
	texts, rules, _ := bytes.Cut(data, []byte("\n---\n"))
	document := func(part []byte) func() (map[string]string, error) {
		return sync.OnceValues(func() (out map[string]string, err error) {
			if err = yaml.Unmarshal(part, &out); err != nil {
				err = fmt.Errorf("%s: %w", name, err)
			}
			return out, err
		})
	}
	return source{document(texts), document(rules)}
}

// Load is the catalogue of a language.
func Load(l Lang, box *duel.Box) (*Catalogue, error) {
	texts, err := sources[l].texts()
	if err != nil {
		return nil, err
	}
	return &Catalogue{Lang: l, Box: box, texts: texts, rules: sources[l].rules}, nil
}

// Keys are the keys of the catalogue, sorted.
func (c *Catalogue) Keys() []string {
	rules, err := c.rules()
	if err != nil {
		panic(err) // the file is part of the program
	}
	keys := slices.Concat(slices.Collect(maps.Keys(c.texts)), slices.Collect(maps.Keys(rules)))
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

// Words picks the language's text.
func (c *Catalogue) Words(w rules.Words) string {
	if c.Lang == French {
		return w.FR
	}
	return w.EN
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
	if c.Two && (lower == duel.You.String() || lower == duel.Rival.String()) {
		return c.Side(lower)
	}
	return "{" + blank + "}"
}

func (c *Catalogue) singular(n int) bool {
	return n == 1 || n == -1 || n == 0 && c.Lang == French
}

// Arg is an argument as this language shows it.
func (c *Catalogue) Arg(a rules.Arg) string {
	switch a.Kind {
	case rules.ArgCard:
		return c.CardID(a.Text)
	case rules.ArgToken:
		return c.Token(a.Text)
	case rules.ArgFace:
		return c.Say("face." + a.Text)
	case rules.ArgSide:
		return c.Side(a.Text)
	case rules.ArgTrack:
		return c.Say("track." + a.Text)
	case rules.ArgKey:
		return c.Say(a.Text)
	case rules.ArgSpot:
		return Spot(a.N)
	case rules.ArgNote:
		return c.Note(*a.Note)
	}
	return a.Plain()
}

// Side is what a side is called in the middle of a sentence: "you" and "Autobot",
// or the names of two humans.
func (c *Catalogue) Side(id string) string {
	side := duel.You
	if id == duel.Rival.String() {
		side = duel.Rival
	}
	switch {
	case c.Two:
		return c.Player(side, c.Names[side])
	case side == duel.Rival && c.Names[side] != "":
		return c.Names[side]
	}
	return c.Say("side." + id)
}

// Player is one of two humans by name or, if there is none, by number.
func (c *Catalogue) Player(side duel.Side, name string) string {
	if name != "" {
		return name
	}
	return c.Say("name.player", rules.Num("n", int(side)+1))
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

// CardID is the name of a card by its id; "?" is one nobody named.
func (c *Catalogue) CardID(id string) string {
	if id == "?" {
		return c.Say("card.unnamed")
	}
	if c.Box != nil {
		if n, ok := c.Box.Card(id); ok {
			return c.Words(c.Box.Cards[n].Name)
		}
	}
	return id
}

// Card is the name of a card.
func (c *Catalogue) Card(id duel.CardID) string { return c.CardID(c.Box.CardName(id)) }

// Token is the name of a Buzz token.
func (c *Catalogue) Token(name string) string {
	if c.Box != nil {
		if w, ok := c.Box.TokenNames[name]; ok {
			return c.Words(w)
		}
	}
	return name
}

// Monster is the name of a monster.
func (c *Catalogue) Monster(id duel.MonsterID) string {
	return c.Words(c.Box.Monsters[id].Name)
}

// Other is the other language.
func (l Lang) Other() Lang {
	if l == French {
		return English
	}
	return French
}
