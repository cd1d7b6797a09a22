package companion

import (
	"slices"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// SetupTable is the set-up of a box as a table of options. The box says what words mean and what is open, and
// deals; the shell asks, reads and shows. S is what was said so far: a value that = copies, so that a refused
// word changes nothing. The errors are *rules.Problem.
type SetupTable[S any] struct {
	Options []SetupOption[S]
	// Asks returns the ids of the options to ask players for, in this order. The shell leaves out those
	// already set, unless the option says Again.
	Asks func(s *S) []string
	Ask  func(s *S, id string) string // the question for an option
	// Page returns the ids of the options on the page of a set-up, and of those behind "more". The page shows
	// those that are On; the others keep their places. Options that nobody has set are dealt here, so that players
	// see them before the game begins. nil means no page.
	Page func(s *S) (shown, more []string)
	// Check works out what follows from a word that was read for an option, and refuses one that does not fit the
	// others.
	Check func(s *S, id, word string) error
	// Title, Words and Create are those of Setup.
	Title  func(s *S) string
	Words  func(s *S) *text.Catalogue
	Create func(s *S) (Game, []string, error)
}

// SetupOption is a row of the table.
type SetupOption[S any] struct {
	ID     string
	Switch bool            // its flag takes no value: it reads "yes"
	NoFlag bool            // only a question or the page says it
	Again  bool            // it is asked for as long as Asks names it
	Enter  bool            // an empty word has a meaning of its own, besides accepting the offer
	On     func(s *S) bool // if false, nobody is asked and no page shows it; nil means always
	// Read stores a word. An option with At needs no Read: it accepts the words of its picks and the typed words
	// in Group that mean one of them; if Begins is set, also their beginnings; and if it is a Switch, yes and
	// no. Unknown and Rule are the key and the rule of its refusal, if it has one of its own.
	Read    func(s *S, word string) error
	Group   string
	Begins  bool
	Unknown string
	Rule    rules.Rule

	// Label is the key of its name on the page; Picks are the values to choose from there, and Offer returns
	// those that vary. Without either, the value is typed.
	Label string
	N     int    // the number in its label
	Note  string // the key of its note
	Picks []PickWord
	Offer func(s *S) []SetupPick
	// Value returns its current value: the word of a pick, or a text. At is used instead for a value with
	// two picks: it points to the value, and the second pick is true.
	Value func(s *S) string
	At    func(s *S) *bool
	// Starts returns the players, in an option that says who starts.
	Starts func(s *S) []SetupPick
	// Field changes on the page what the rest of the row cannot express.
	Field func(s *S, f *SetupField)
}

// PickWord is a pick of an option: its word, and the key of its text; "" if the word is the text.
type PickWord struct{ Word, Key string }

// ShuffleOption returns an option that deals all Monsters at random again. Only the page of a set-up has it.
func ShuffleOption[S any](deal func(s *S)) SetupOption[S] {
	return SetupOption[S]{
		ID: "shuffle", NoFlag: true, Label: "setup.shuffle", Picks: []PickWord{{Word: "again", Key: "setup.shuffle.again"}},
		Value: func(*S) string { return "again" },
		Read:  func(s *S, _ string) error { deal(s); return nil },
	}
}

// Flags returns the options that have a flag.
func (t *SetupTable[S]) Flags() []Option {
	var out []Option
	for i := range t.Options {
		if o := &t.Options[i]; !o.NoFlag {
			out = append(out, Option{o.ID, o.Switch})
		}
	}
	return out
}

// From returns a set-up that starts with what s says.
func (t *SetupTable[S]) From(s S) Setup { return &saying[S]{t, s, map[string]bool{}} }

// option returns the option with an id; nil for none.
func (t *SetupTable[S]) option(id string) *SetupOption[S] {
	if i := slices.IndexFunc(t.Options, func(o SetupOption[S]) bool { return o.ID == id }); i >= 0 {
		return &t.Options[i]
	}
	return nil
}

// saying is a set-up that is being filled in. It implements Setup.
type saying[S any] struct {
	table *SetupTable[S]
	now   S
	said  map[string]bool // by the id of an option
}

func (f *saying[S]) Title() string                   { return f.table.Title(&f.now) }
func (f *saying[S]) Words() *text.Catalogue          { return f.table.Words(&f.now) }
func (f *saying[S]) Create() (Game, []string, error) { return f.table.Create(&f.now) }

func (f *saying[S]) Set(id, word string) error {
	o, next := f.table.option(id), f.now
	if o == nil {
		return nil
	}
	if word = strings.TrimSpace(word); word != "" || o.Enter {
		read := o.Read
		if read == nil {
			read = o.readPick
		}
		if err := read(&next, word); err != nil {
			return err
		}
	}
	if f.table.Check != nil {
		if err := f.table.Check(&next, id, word); err != nil {
			return err
		}
	}
	f.now, f.said[id] = next, true
	return nil
}

// readPick reads one of two picks.
func (o *SetupOption[S]) readPick(s *S, word string) error {
	folded, answer := text.Fold(word), ""
	if o.Switch {
		answer, _ = text.Typed(word, "play")
	}
	means := func(w string) bool { return w == folded || o.Begins && folded != "" && strings.HasPrefix(w, folded) }
	var use []string
	for i, p := range o.Picks {
		if means(p.Word) || slices.ContainsFunc(text.TypedWords(o.Group, p.Word), means) || answer == [...]string{"no", "yes"}[i] {
			*o.At(s) = i == 1
			return nil
		}
		use = append(use, p.Word)
	}
	if o.Unknown != "" {
		return rules.Refuse(o.Rule, o.Unknown, rules.Text("word", word))
	}
	return rules.Refuse("", "option-unknown",
		rules.Text("option", o.ID), rules.Text("value", word), rules.Text("use", strings.Join(use, ", ")))
}

func (f *saying[S]) Next() (SetupQuestion, bool) {
	for _, id := range f.table.Asks(&f.now) {
		if o := f.table.option(id); (!f.said[id] || o.Again) && f.on(o) {
			return SetupQuestion{id, f.table.Ask(&f.now, id)}, true
		}
	}
	return SetupQuestion{}, false
}

func (f *saying[S]) on(o *SetupOption[S]) bool { return o.On == nil || o.On(&f.now) }

func (f *saying[S]) Fields() (out []SetupField) {
	if f.table.Page == nil {
		return nil
	}
	shown, more := f.table.Page(&f.now)
	for i, id := range slices.Concat(shown, more) {
		if o := f.table.option(id); f.on(o) {
			field := f.field(o)
			field.More, field.Place = i >= len(shown), i
			out = append(out, field)
		}
	}
	return out
}

func (f *saying[S]) Offers(id string) (out []SetupPick) {
	o := f.table.option(id)
	switch {
	case o == nil:
		return nil
	case o.Offer != nil:
		return o.Offer(&f.now)
	}
	for _, p := range o.Picks {
		pick := SetupPick{Word: p.Word, Text: p.Word}
		if p.Key != "" {
			pick.Text = f.Words().Say(p.Key)
		}
		out = append(out, pick)
	}
	return out
}

// field returns an option as the page shows it.
func (f *saying[S]) field(o *SetupOption[S]) SetupField {
	words, s := f.Words(), &f.now
	out := SetupField{ID: o.ID, N: o.N, Picks: f.Offers(o.ID)}
	if o.Label != "" {
		out.Label = words.Say(o.Label, rules.Num("n", o.N))
	}
	if o.Starts != nil {
		out.Starts = o.Starts(s)
	}
	switch {
	case o.Value != nil:
		out.Value = o.Value(s)
	case *o.At(s):
		out.Value = o.Picks[1].Word
	default:
		out.Value = o.Picks[0].Word
	}
	if out.Pick(out.Value); o.Note != "" {
		out.Note = words.Say(o.Note)
	}
	if o.Field != nil {
		o.Field(s, &out)
	}
	return out
}
