package main

import (
	"cmp"
	"flag"
	"io"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// options are what a player may type besides the words of a command, before, between or after them: --name VALUE,
// --name=VALUE, -o VALUE. The flag package keeps the table and reads the values; it does not support options after words.
type options struct {
	*flag.FlagSet
	of   string   // the command, as a player types it: "kot new"
	args []string // the arguments that are not options

	awaits string // the option at the end of the line whose value is missing; "" for none
	closed bool   // after "--" everything is a word

	// worded means that the command's words are plain speech: after the first of them, anything that is not one
	// of its options is a word.
	worded bool
	odd    []string // words that look like options, in order
}

// letters maps the short names of options to the options.
var letters = map[string]string{"h": "help", "o": "output", "V": "version"}

func newOptions() *options {
	o := &options{FlagSet: flag.NewFlagSet("kot", flag.ContinueOnError), of: "kot"}
	o.SetOutput(io.Discard) // errors are reported in the player's language
	return o
}

// Parse reads a command line. After "--" everything is a word; "-" is a word, and so are numbers: "-1 slot". The error is
// the first *rules.Problem: an option that the command does not have, a missing value or a wrong value. Parse still reads
// the rest of the line, which may name the language for the error.
func (o *options) Parse(args []string) error {
	var faults []error
	for len(args) > 0 {
		arg := args[0]
		args = args[1:]
		if arg == "--" {
			o.args, o.closed = append(o.args, args...), true
			break
		}
		if arg == "-" || !strings.HasPrefix(arg, "-") || arg[1] >= '0' && arg[1] <= '9' {
			o.args = append(o.args, arg)
			continue
		}
		f, value, given := o.named(arg)
		if o.worded && len(o.args) > 0 && (f == nil || given && !strings.HasPrefix(arg, "--")) {
			if o.args = append(o.args, arg); strings.HasPrefix(arg, "--") && len(arg) > len("--x") {
				o.odd = append(o.odd, arg)
			}
			continue
		}
		switch {
		case f == nil:
			faults = append(faults, o.unknown(arg))
			continue
		case given:
		case o.isSwitch(f):
			value = "true"
		case len(args) == 0:
			o.awaits = f.Name
			return cmp.Or(append(faults, rules.Refuse("", "flag-value", rules.Text("flag", f.Name)))...)
		default:
			value, args = args[0], args[1:]
		}
		if err := o.Set(f.Name, value); err != nil {
			faults = append(faults, rules.Refuse("", "flag-wrong", rules.Text("flag", f.Name), rules.Text("value", value)))
		}
	}
	return cmp.Or(faults...)
}

// named returns the option that an argument names, nil for none, and the value that the argument gives it: --name=VALUE,
// -oVALUE, -o=VALUE.
func (o *options) named(arg string) (f *flag.Flag, value string, given bool) {
	name, long := strings.CutPrefix(arg, "--")
	if long {
		name, value, given = strings.Cut(name, "=")
	} else {
		name, value, given = letters[arg[1:2]], strings.TrimPrefix(arg[2:], "="), len(arg) > 2
	}
	return o.Lookup(name), value, given
}

// isSwitch reports whether an option needs no value.
func (o *options) isSwitch(f *flag.Flag) bool {
	on, ok := f.Value.(interface{ IsBoolFlag() bool })
	return ok && on.IsBoolFlag()
}

// unknown returns the *rules.Problem for an option that the command does not have, with the one that the player may have
// meant: -v for -V, -plain for --plain, --jso for --json.
func (o *options) unknown(arg string) error {
	name, _, _ := strings.Cut(arg, "=")
	if name = strings.TrimLeft(name, "-"); name != "" {
		arg, _, _ = strings.Cut(arg, "=")
	}
	meant := ""
	var known []string
	o.VisitAll(func(f *flag.Flag) { known = append(known, f.Name) })
	for letter, of := range letters {
		if strings.EqualFold(name, letter) && o.Lookup(of) != nil {
			meant = "-" + letter
		}
	}
	if near := text.Nearest(name, known); near != "" {
		meant = "--" + near
	}
	said := []rules.Arg{rules.Text("flag", arg), rules.Text("command", o.of)}
	if meant != "" {
		return rules.Refuse("", "flag-meant", append(said, rules.Text("meant", meant))...)
	}
	lists := "kot help advanced"
	if o.of != "kot" {
		lists = o.of + " --help"
	}
	return rules.Refuse("", "flag-unknown", append(said, rules.Text("help", lists))...)
}

// Args returns the words of the command line, without its options.
func (o *options) Args() []string { return o.args }

// Changed reports whether the player has given an option.
func (o *options) Changed(name string) bool {
	given := false
	o.Visit(func(f *flag.Flag) { given = given || f.Name == name })
	return given
}

// Value returns the value of an option as text; "" for an option that the command does not have.
func (o *options) Value(name string) string {
	if f := o.Lookup(name); f != nil {
		return f.Value.String()
	}
	return ""
}

// On reports whether a switch is on.
func (o *options) On(name string) bool { return o.Value(name) == "true" }
