package rules

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"
)

// A Scalar is a plain value of a data file with its line, so that faults can refer to
// it.
type Scalar struct {
	Line int
	S    string
}

// UnmarshalYAML accepts any plain value and remembers its line. It removes Unseen
// characters.
func (s *Scalar) UnmarshalYAML(n *yaml.Node) error {
	if n.Kind != yaml.ScalarNode || n.Tag == "!!null" {
		return &yaml.TypeError{Errors: []string{fmt.Sprintf("line %d: a word is wanted here", n.Line)}}
	}
	s.Line, s.S = n.Line, cleanLines(n.Value)
	return nil
}

// Count splits a value of a word and a number, such as "claw 1". ok is false for any other value.
func (s Scalar) Count() (word string, n int, ok bool) {
	word, number, _ := strings.Cut(s.S, " ")
	n, err := strconv.Atoi(number)
	return word, n, err == nil
}

// English is the language that every text has. It replaces a missing translation.
const English = "en"

// Words maps language codes to texts, as in a data file: {en: Wings, fr: Ailes}. A
// text that is unknown in a language is missing or empty. Words are read-only: boxes
// share them.
type Words map[string]string

// UnmarshalYAML accepts the texts. It removes Unseen characters, except line ends.
func (w *Words) UnmarshalYAML(n *yaml.Node) error {
	var raw map[string]string
	if err := n.Decode(&raw); err != nil {
		return err
	}
	for lang, s := range raw {
		raw[lang] = cleanLines(s)
	}
	*w = raw
	return nil
}

// cleanLines applies Clean to each line of a text.
func cleanLines(s string) string {
	if !strings.ContainsFunc(s, Unseen) {
		return s
	}
	lines := strings.Split(s, "\n")
	for i, l := range lines {
		lines[i] = Clean(l)
	}
	return strings.Join(lines, "\n")
}

// In returns the text in a language, or in English if there is none.
func (w Words) In(lang string) string {
	if s := w[lang]; s != "" {
		return s
	}
	return w[English]
}

// A Fault is one mistake in a data file.
type Fault struct {
	Line int
	What string
}

// Faults collects all mistakes in one data file, in the order of its lines.
// Faults are for authors of card data and are in English, like the keys of that file.
type Faults struct {
	File string
	// Langs are the languages of the file, English first: each text must have all of
	// them and no other. If Langs is nil, the first text checked determines them.
	Langs []string
	// EnglishWillDo says that a text needs no language besides English. It is set for
	// players, who may run kot while a translation is in progress.
	EnglishWillDo bool
	List          []Fault
}

// Add records a fault.
func (f *Faults) Add(line int, format string, args ...any) {
	f.List = append(f.List, Fault{line, fmt.Sprintf(format, args...)})
}

// Number reads a number of an item within limits; line is where the item begins.
// Anything else is recorded as a fault and counts as the lowest number.
func (f *Faults) Number(what, key string, s Scalar, line, low, high int) int {
	if s.S == "" {
		f.Add(line, "%s: no %s", what, key)
		return low
	}
	n, err := strconv.Atoi(s.S)
	if err != nil || n < low || n > high {
		f.Add(s.Line, "%s: %s is %q; a number from %d to %d is wanted", what, key, s.S, low, high)
		return low
	}
	return n
}

// Optional is like Number, but a missing number is not a fault and counts as otherwise.
func (f *Faults) Optional(what, key string, s Scalar, low, high, otherwise int) int {
	if s.Line == 0 {
		return otherwise
	}
	return f.Number(what, key, s, s.Line, low, high)
}

// Err returns f, sorted by line, or nil if there is no fault.
func (f *Faults) Err() error {
	if len(f.List) == 0 {
		return nil
	}
	slices.SortStableFunc(f.List, func(a, b Fault) int { return cmp.Compare(a.Line, b.Line) })
	return f
}

// Error lists every fault as "file:line: what", one per line.
func (f *Faults) Error() string {
	lines := make([]string, len(f.List))
	for i, x := range f.List {
		lines[i] = fmt.Sprintf("%s:%d: %s", f.File, x.Line, x.What)
	}
	return strings.Join(lines, "\n")
}

// Text checks that a text exists in every language of the file, and in no other.
func (f *Faults) Text(line int, what string, w Words) {
	f.Name(line, what, w)
	for _, lang := range f.Langs[1:] {
		if !f.EnglishWillDo && strings.TrimSpace(w[lang]) == "" {
			f.Add(line, "%s: no text (%s)", what, lang)
		}
	}
}

// Name checks a text that may be missing in any language except English.
func (f *Faults) Name(line int, what string, w Words) {
	langs := slices.DeleteFunc(slices.Sorted(maps.Keys(w)), func(lang string) bool { return lang == English })
	if f.Langs == nil {
		f.Langs = append([]string{English}, langs...)
	}
	if strings.TrimSpace(w[English]) == "" {
		f.Add(line, "%s: no text (%s)", what, English)
	}
	for _, lang := range langs {
		if !f.EnglishWillDo && !slices.Contains(f.Langs, lang) {
			f.Add(line, "%s: unknown key %q; the languages of this file are %s", what, lang, strings.Join(f.Langs, ", "))
		}
	}
}

var (
	yamlLine    = regexp.MustCompile(`^(?:yaml: )?line (\d+): (.*)$`)
	yamlUnknown = regexp.MustCompile(`^field (\S+) not found in type .*$`)
	yamlType    = regexp.MustCompile("^cannot unmarshal !!(\\w+)( `[^`]*`)? into (\\S+)$")
)

// DecodeStrict reads exactly one YAML document into a struct. Unknown and duplicate
// keys, values of the wrong kind and further documents are faults. All faults are
// reported, unless the YAML does not parse: then only the first.
func DecodeStrict(data []byte, faults *Faults, into any) {
	dec := yaml.NewDecoder(bytes.NewReader(data))
	dec.KnownFields(true)
	err := dec.Decode(into)
	var typed *yaml.TypeError
	switch {
	case err == nil:
	case errors.Is(err, io.EOF):
		faults.Add(1, "the file is empty")
		return
	case errors.As(err, &typed):
		for _, e := range typed.Errors {
			faults.yaml(e)
		}
	default:
		faults.yaml(err.Error())
		return
	}
	var second yaml.Node
	if err := dec.Decode(&second); err == nil {
		faults.Add(max(second.Line, 1), "another document starts here, which is one too many")
	} else if !errors.Is(err, io.EOF) {
		faults.yaml(err.Error())
	}
}

// yaml converts a message of the YAML library to a fault. The message contains the
// line number, and it names Go types, which mean nothing to authors of cards.
func (f *Faults) yaml(msg string) {
	line := 1
	if m := yamlLine.FindStringSubmatch(msg); m != nil {
		line, _ = strconv.Atoi(m[1])
		msg = m[2]
	}
	if m := yamlUnknown.FindStringSubmatch(msg); m != nil {
		msg = fmt.Sprintf("unknown key %q", m[1])
	}
	if m := yamlType.FindStringSubmatch(msg); m != nil {
		want := cmp.Or(map[string]string{"int": "a number", "string": "a text"}[m[3]], "another form of value")
		msg = fmt.Sprintf("%s%s stands where %s is wanted", m[1], m[2], want)
	}
	f.Add(line, "%s", msg)
}
