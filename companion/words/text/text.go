// Package text has every text that a player reads, in one catalogue per language (en.yaml, fr.yaml, ...), and fills in
// its blanks. Adding a file adds a language: no Go file names any language but English. The package knows no box.
//
// A text has blanks such as {card}, and forms of a number such as {n:die|dice}; the catalogue says which numbers take
// which form. A blank with a capital, {Who}, starts a sentence. {languages}, {language-codes}, {next-language} and
// {nothing-lost} need no argument.
//
// Two people at one screen read the same text, so it can't say "you" to one of them. A text that does has a second
// version, whose key ends in ".two"; a test finds missing ones. In it, {you} and {rival} are the names of both players.
//
// A text that sounds wrong when spoken has a version whose key ends in ".aloud". It has numbers and dice as words, and
// no rule numbers. In {n:one heart|# hearts}, # is the number as a word; ## is its other form, if there is one.
//
// A Namer, which the game provides, names cards, tokens and players.
package text

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/rules"
)

// Namer knows the names of the things in a game, in the language of its catalogue.
type Namer interface {
	// Name returns the name of a card, token, face, side, player or track in the middle of a sentence, by
	// its kind and id. ok is false if it has no name of its own: the catalogue then uses its text
	// "face.ID", "side.ID" or "track.ID", or else the id.
	Name(kind rules.ArgKind, id string) (name string, ok bool)
	// ForTwo reports whether the catalogue uses the texts for two people, whose keys end in ".two". In them
	// {you} and {rival} are the names of the sides.
	ForTwo() bool
}

// Catalogue has the texts of one language, with the names of one game.
type Catalogue struct {
	Lang   Lang
	names  Namer // nil if no text is about a game
	texts  map[string]string
	forms  [][]int // which numbers take each form but the last
	source *source // the file, for texts not read yet
	aloud  bool    // its texts are heard
	manner Manner
	within bool // it fills a blank in another text with a reason
	heard  func(key string)
}

// Manner is how players type, and what texts have for it.
type Manner struct {
	ByLine bool // they type whole lines
	ByTap  bool // they tap buttons: no text names a key
	Brief  bool // no text ends in the number of a rule: the reasons for a step have the numbers
}

// Listen sets a function that receives the key of each text said from now on: tests use it to count what a key costs.
func (c *Catalogue) Listen(heard func(key string)) { c.heard = heard }

// but returns the same catalogue with a change.
func (c *Catalogue) but(change func(*Catalogue)) *Catalogue {
	other := *c
	change(&other)
	return &other
}

// With returns the same catalogue with the names of another game; nil for no names.
func (c *Catalogue) With(names Namer) *Catalogue {
	return c.but(func(o *Catalogue) { o.names = names })
}

// ForTwo reports whether the texts are those for two people.
func (c *Catalogue) ForTwo() bool { return c.names != nil && c.names.ForTwo() }

// Aloud returns the same catalogue for speech.
func (c *Catalogue) Aloud() *Catalogue { return c.but(func(o *Catalogue) { o.aloud = true }) }

// IsAloud reports whether the catalogue is for speech.
func (c *Catalogue) IsAloud() bool { return c.aloud }

// In returns the same catalogue for players who type in another manner.
func (c *Catalogue) In(m Manner) *Catalogue { return c.but(func(o *Catalogue) { o.manner = m }) }

// IsByLine reports whether the texts are for players who type whole lines: a line has more room than a screen's prompt.
func (c *Catalogue) IsByLine() bool { return c.manner.ByLine }

// Brief returns the same catalogue for a table at a glance: no text ends in the number of a rule.
func (c *Catalogue) Brief() *Catalogue { return c.but(func(o *Catalogue) { o.manner.Brief = true }) }

// Numbered returns the same catalogue with the numbers of rules, for the reasons of a step.
func (c *Catalogue) Numbered() *Catalogue {
	return c.but(func(o *Catalogue) { o.manner.Brief = false })
}

// IsBrief reports whether the numbers of rules are left out, so that a text must itself say where it comes from.
func (c *Catalogue) IsBrief() bool { return c.manner.Brief }

// The ends of the keys of texts for some players.
const (
	forTwo = ".two"
	aloud  = ".aloud"
	byLine = ".line"
	byTap  = ".tap" // after that of a text for two
)

// raw finds a text with its blanks: for speech the text with .aloud, if there is one, for players who
// type whole lines the text with .line, and for players who tap the text with .tap.
func (c *Catalogue) raw(key string) (string, bool) {
	if c.manner.ByLine && !c.aloud {
		if s, ok := c.find(key + byLine); ok {
			return s, true
		}
	}
	if c.manner.ByTap && !c.aloud {
		if _, ok := c.find(key + forTwo); ok && c.ForTwo() {
			key += forTwo
		}
		if s, ok := c.find(key + byTap); ok {
			return s, true
		}
	}
	if c.aloud {
		if s, ok := c.written(key + aloud); ok {
			return s, true
		}
	}
	return c.written(key)
}

// written finds the text for reading: for two people the text with .two, if there is one.
func (c *Catalogue) written(key string) (string, bool) {
	if c.ForTwo() {
		if s, ok := c.find(key + forTwo); ok {
			return s, true
		}
	}
	return c.find(key)
}

// find finds the text of a key, and reads its document if necessary.
func (c *Catalogue) find(key string) (string, bool) {
	texts, err := c.source.of(key).read()
	s, ok := texts[key]
	return s, ok && err == nil
}

// Load reads the catalogue of a language; names are those of a game, or nil.
func Load(l Lang, names Namer) *Catalogue {
	texts, err := sources[l].documents()[0].read()
	if err != nil {
		panic(err) // the file is part of the program
	}
	return &Catalogue{Lang: l, names: names, texts: texts, forms: readForms(texts["language.forms"]), source: sources[l]}
}

// Keys returns the keys of all texts, sorted. A key that two documents have appears twice. The words that
// players may type are not texts.
func (c *Catalogue) Keys() []string {
	var keys []string
	for _, d := range c.source.documents() {
		if d.prefix == typedPrefix {
			continue
		}
		texts, err := d.read()
		if err != nil {
			panic(err) // the file is part of the program
		}
		keys = slices.AppendSeq(keys, maps.Keys(texts))
	}
	slices.Sort(keys)
	return keys
}

// Has reports whether the catalogue has a key.
func (c *Catalogue) Has(key string) bool { _, ok := c.raw(key); return ok }

// Raw returns a text with its blanks.
func (c *Catalogue) Raw(key string) string { s, _ := c.raw(key); return s }

// Say returns the text of a key with its blanks filled. A missing key is returned itself; a test checks
// that none is missing.
func (c *Catalogue) Say(key string, args ...rules.Arg) string {
	if c.heard != nil {
		c.heard(key)
	}
	raw, ok := c.raw(key)
	if !ok {
		return "{" + key + "}"
	}
	return c.fill(raw, args)
}

// SayOr returns the text of a key, or something else if the catalogue does not have the key.
func (c *Catalogue) SayOr(key, other string) string {
	if c.Has(key) {
		return c.Say(key)
	}
	return other
}

// Note returns the text of a note, with the number of its rule after it: "... (D4)".
func (c *Catalogue) Note(n rules.Note) string {
	return c.WithRule(c.Say(n.Key, n.Args...), n.Rule)
}

// WithRule adds the number of a rule to a text. For speech, and for a table at a glance, it adds nothing.
func (c *Catalogue) WithRule(s string, rule rules.Rule) string {
	if rule == "" || c.aloud || c.manner.Brief {
		return s
	}
	return s + " (" + string(rule) + ")"
}

// Colon joins a thing and what is said about it: "Fame: +2". French has a space before the colon.
func (c *Catalogue) Colon(what, said string) string {
	return c.Say("colon", rules.Text("what", what), rules.Text("said", said))
}

// Map returns the results of calling of on each thing.
func Map[T, U any](things []T, of func(T) U) []U {
	out := make([]U, len(things))
	for i, thing := range things {
		out[i] = of(thing)
	}
	return out
}

// List joins things with commas, each as say names it.
func List[T any](things []T, say func(T) string) string { return strings.Join(Map(things, say), ", ") }

// Several joins sentences into one line.
func (c *Catalogue) Several(said []string) string { return strings.Join(said, c.Say("several")) }

// Dice writes a roll in the letters of the language, face by face: "CC H FFF". letter returns the catalogue
// key of a face's letter. A roll without dice is "-". For speech it is in words: "two claws and a heart".
func (c *Catalogue) Dice(r rules.Roll, letter func(rules.Face) string) string {
	var faces []string
	for f, n := range r {
		switch key := letter(rules.Face(f)); {
		case n == 0:
		case c.aloud:
			faces = append(faces, c.Say(key, rules.Num("n", int(n))))
		default:
			faces = append(faces, strings.Repeat(c.Say(key), int(n)))
		}
	}
	if c.aloud {
		return c.and(faces)
	}
	return cmp.Or(strings.Join(faces, " "), "-")
}

// and joins a list as people say it: "a, b and c".
func (c *Catalogue) and(list []string) string {
	switch n := len(list); n {
	case 0:
		return c.Say("aloud.none")
	case 1:
		return list[0]
	default:
		return c.Say("aloud.and", rules.Text("list", strings.Join(list[:n-1], ", ")), rules.Text("last", list[n-1]))
	}
}

// number returns a number in words, in its other form if other is set and the language has one. Large numbers
// stay digits: a voice reads them well.
func (c *Catalogue) number(n int, other bool) string {
	words := strings.Fields(c.texts["aloud.numbers"])
	if n < 0 || n >= len(words) {
		return strconv.Itoa(n)
	}
	word, second, two := strings.Cut(words[n], "/")
	if two && other {
		return second
	}
	return word
}

// Sentences joins texts, and adds a full stop to each that has no end.
func Sentences(list ...string) string {
	var out []string
	for _, s := range list {
		if s = strings.TrimSpace(s); s == "" {
			continue
		}
		if !strings.ContainsAny(s[len(s)-1:], ".?!") {
			s += "."
		}
		out = append(out, Capital(s))
	}
	return strings.Join(out, " ")
}

// Error returns an error in the player's language.
func (c *Catalogue) Error(err error) string {
	switch err := err.(type) {
	case *rules.Problem:
		return c.Note(err.Note)
	case *rules.Located:
		return err.Place() + c.Error(err.Err)
	case interface{ Unwrap() []error }: // made by errors.Join
		return c.Several(Map(err.Unwrap(), c.Error))
	}
	return err.Error()
}

// Words returns the text in this language, or in English if it lacks this one.
func (c *Catalogue) Words(w rules.Words) string { return w.In(string(c.Lang)) }

// Other returns the text in the language that appears next to this one; it is empty if there is none.
func (c *Catalogue) Other(w rules.Words) string { return w[c.Raw("language.beside")] }
