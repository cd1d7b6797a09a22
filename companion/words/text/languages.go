package text

import (
	"bytes"
	"embed"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"sync"

	"gopkg.in/yaml.v3"

	"kingoftokyo/rules"
)

// Lang is a language of the program, by the code its catalogue is named after.
type Lang string

// English is the language for players whose own language the program does not have.
const English Lang = rules.English

//go:embed *.yaml
var catalogues embed.FS

// Langs are all languages, English first, the others by their codes.
var Langs = languages(catalogues)

// sources are the files of the languages.
var sources = read(catalogues, Langs)

// languages returns the languages that have a catalogue in a folder.
func languages(files fs.FS) []Lang {
	out := []Lang{English}
	names, _ := fs.Glob(files, "*.yaml") // the pattern is valid
	for _, name := range names {
		if l := Lang(strings.TrimSuffix(name, ".yaml")); l != English {
			out = append(out, l)
		}
	}
	return out
}

func read(files fs.FS, langs []Lang) map[Lang]*source {
	out := map[Lang]*source{}
	for _, l := range langs {
		out[l] = newSource(files, string(l)+".yaml")
	}
	return out
}

// document is one of the YAML documents of a catalogue. It is read once, and only when one of its texts is
// needed, because reading takes most of the time of a start.
type document struct {
	// prefix begins every key of the document and no other key, and ends with a dot: "rule."; it is
	// "" in the first document, which has all other texts.
	prefix string
	read   func() (map[string]string, error)
}

// source is the file of one language, with its documents.
type source struct {
	data      func() []byte
	documents func() []document
}

func newSource(files fs.FS, name string) *source {
	s := &source{data: sync.OnceValue(func() []byte {
		data, _ := fs.ReadFile(files, name) // a language without its file would have no text
		return data
	})}
	s.documents = sync.OnceValue(func() (out []document) {
		for part := range strings.SplitSeq(string(s.data()), "\n---\n") {
			d := document{read: sync.OnceValues(func() (texts map[string]string, err error) {
				if texts, ok := flat(part); ok {
					return texts, nil
				}
				if err = yaml.Unmarshal([]byte(part), &texts); err != nil {
					err = fmt.Errorf("%s: %w", name, err)
				}
				return texts, err
			})}
			if len(out) > 0 {
				d.prefix = firstWord(part) + "."
			}
			out = append(out, d)
		}
		return out
	})
	return s
}

// firstWord returns the first key of a document up to its first dot.
func firstWord(part string) string {
	for line := range strings.Lines(part) {
		if word, _, ok := strings.Cut(line, "."); ok && !strings.HasPrefix(line, "#") {
			return word
		}
	}
	return ""
}

// of returns the document that has a key.
func (s *source) of(key string) *document {
	all := s.documents()
	for i := range all[1:] {
		if strings.HasPrefix(key, all[i+1].prefix) {
			return &all[i+1]
		}
	}
	return &all[0]
}

// Name returns what a language calls itself. It is the first line of the catalogue, so that it can be read
// without the rest.
func (l Lang) Name() string {
	line, _, _ := bytes.Cut(sources[l].data(), []byte("\n"))
	if key, name, _ := strings.Cut(string(line), ": "); key == "language" {
		return name
	}
	return string(l)
}

// Codes returns the codes of the languages, in order.
func Codes() []string { return Map(Langs, func(l Lang) string { return string(l) }) }

// LoadAll reads the catalogues of all languages, English first.
func LoadAll() []*Catalogue {
	return Map(Langs, func(l Lang) *Catalogue { return Load(l, nil) })
}

// InAll returns a text in all the languages of some catalogues.
func InAll(all []*Catalogue, say func(*Catalogue) string) rules.Words {
	w := rules.Words{}
	for _, c := range all {
		w[string(c.Lang)] = say(c)
	}
	return w
}

// Next returns the language after this one; after the last comes the first.
func (l Lang) Next() Lang { return Langs[(slices.Index(Langs, l)+1)%len(Langs)] }

// readForms reads which numbers take which form of a word: "1" if one has a form of its own and all other
// numbers have another; "0 1" if zero has the form of one; "1 | 2 3 4" if there are three forms. All other
// numbers take the last form.
func readForms(said string) (forms [][]int) {
	for _, part := range strings.Split(said, "|") {
		var numbers []int
		for _, word := range strings.Fields(part) {
			n, err := strconv.Atoi(word)
			if err != nil {
				panic(fmt.Errorf("language.forms: %w", err)) // the file is part of the program
			}
			numbers = append(numbers, n)
		}
		forms = append(forms, numbers)
	}
	return forms
}

// Parse finds a language by its code or a locale: "fr", "fr_FR.UTF-8".
func Parse(s string) (Lang, bool) {
	code := strings.ToLower(s)
	if i := strings.IndexAny(code, "_.-@"); i >= 0 {
		code = code[:i]
	}
	if l := Lang(code); slices.Contains(Langs, l) {
		return l, true
	}
	return English, false
}

// FromEnv returns the language of the player's locale: the first of LC_ALL, LC_MESSAGES and LANG that is set
// decides. It is English if the program does not have that language.
func FromEnv(getenv func(string) string) Lang {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := getenv(name); v != "" {
			l, _ := Parse(v)
			return l
		}
	}
	return English
}
