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
	"sort"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"
)

// Scalar is a plain value of a data file, with its line, so that it can be
// complained about.
type Scalar struct {
	Line int
	S    string
}

// UnmarshalYAML takes any plain value and remembers where it stood. What cannot be seen
// in it (Unseen) is taken out.
func (s *Scalar) UnmarshalYAML(n *yaml.Node) error {
	if n.Kind != yaml.ScalarNode || n.Tag == "!!null" {
		return &yaml.TypeError{Errors: []string{fmt.Sprintf("line %d: a word is wanted here", n.Line)}}
	}
	s.Line, s.S = n.Line, cleanLines(n.Value)
	return nil
}

// Count is a value of a word and a number, "claw 1"; ok is false for any other.
func (s Scalar) Count() (word string, n int, ok bool) {
	word, number, _ := strings.Cut(s.S, " ")
	n, err := strconv.Atoi(number)
	return word, n, err == nil
}

// English is the language every text has: it stands in for another one.
const English = "en"

// Words is a text by the code of its language, as a data file has it:
// {en: Wings, fr: Ailes}. Where a text is not known in a language, it is missing or
// empty. Nobody may write into it: boxes share it.
type Words map[string]string

// UnmarshalYAML takes the texts. What cannot be seen in one (Unseen) is taken out, but
// for the ends of its lines.
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

// cleanLines is Clean for each line of a text.
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

// In is the text in a language, in English where there is none.
func (w Words) In(lang string) string {
	if s := w[lang]; s != "" {
		return s
	}
	return w[English]
}

// Fault is one thing wrong in a data file.
type Fault struct {
	Line int
	What string
}

// Faults are all the things wrong in one data file, in the order of its lines.
// They are for whoever writes card data and are in English, like the keys of
// that file.
type Faults struct {
	File string
	// Langs are the languages of the file, English first: each text wants all of them
	// and has no other. Where there are none, the first text checked says them.
	Langs []string
	// EnglishWillDo says that a text needs no language besides English, as for a player
	// while a translation is under way.
	EnglishWillDo bool
	List          []Fault
}

// Add notes one more fault.
func (f *Faults) Add(line int, format string, args ...any) {
	f.List = append(f.List, Fault{line, fmt.Sprintf(format, args...)})
}

// Number reads a number of an item within limits; line is where the item begins. What is
// no such number is noted as a fault and counts as the lowest.
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

// Optional is Number for one that may be left out and then is otherwise.
func (f *Faults) Optional(what, key string, s Scalar, low, high, otherwise int) int {
	if s.Line == 0 {
		return otherwise
	}
	return f.Number(what, key, s, s.Line, low, high)
}

// Err is nil when there is no fault.
func (f *Faults) Err() error {
	if len(f.List) == 0 {
		return nil
	}
	sort.SliceStable(f.List, func(i, j int) bool { return f.List[i].Line < f.List[j].Line })
	return f
}

// Error lists every fault, one "file:line: what" a line.
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

// Name checks a text that may be unknown in a language other than English.
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

// DecodeStrict reads exactly one YAML document into a struct. Unknown and
// doubled keys, values of the wrong kind and another document are faults, all
// of which are reported; only YAML that does not parse at all stops at the first.
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

// yaml turns the library's message into a fault: it carries the line in its text
// and speaks of Go types, which mean nothing to who writes cards.
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
