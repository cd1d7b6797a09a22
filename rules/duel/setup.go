package duel

import (
	"strings"

	"kingoftokyo/rules"
)

// Setup is how a game begins: everything before its first event.
type Setup struct {
	Solo     bool
	Hash     string // of the card data it was first played with
	Monsters [2]MonsterID
	Names    [2]string // of the players; may be empty
	Options  Options
	First    Side
	Row      [3]CardID

	headSaid bool
	sideSaid [2]bool
	rowSaid  bool
}

// NewSetup is a whole set-up, as it is put together before a game.
func NewSetup(solo bool, monsters [2]MonsterID, first Side) Setup {
	return Setup{Solo: solo, Monsters: monsters, First: first, Row: [3]CardID{Unnamed, Unnamed, Unnamed}, headSaid: true, sideSaid: [2]bool{true, true}}
}

// StartHearts are the hearts a side starts with.
func (r *Rules) StartHearts(m MonsterID) int16 { return r.Box.Monsters[m].Hearts }

// Start is the table a set-up gives (S1-S5): the first player's turn 1.
func (r *Rules) Start(set *Setup) State {
	s := State{Solo: set.Solo, Options: set.Options, First: set.First, Row: set.Row}
	for side, m := range set.Monsters {
		hearts := r.StartHearts(m)
		s.Sides[side] = Monster{ID: m, Hearts: hearts, Max: hearts}
	}
	s.Sides[set.First.Other()].Energy = 1 // S3
	face := 0
	for _, c := range set.Row {
		if c != NoCard {
			face++
		}
	}
	s.Deck = int8(r.Box.NumCards() - face)
	s.Turn = Turn{Number: 1, Active: set.First, Phase: PhaseRoll}
	return s
}

// SetupStep is one line of a set-up.
type SetupStep struct {
	Verb    string // kot, cards, side, option, start, row
	Solo    bool
	Hash    string
	Side    Side
	Monster MonsterID
	Name    string
	Option  string
	Value   string
	Row     [3]CardID
}

// Version is the version of the notation this program writes and reads.
const Version = 1

// setupReaders read the set-up lines by their first word.
var setupReaders = map[string]func(*reader) *SetupStep{
	"kot":    readHeader,
	"cards":  func(p *reader) *SetupStep { return &SetupStep{Verb: "cards", Hash: p.next()} },
	"side":   readSide,
	"option": readOption,
	"start":  func(p *reader) *SetupStep { return &SetupStep{Verb: "start", Side: p.side()} },
	"row":    func(p *reader) *SetupStep { return &SetupStep{Verb: "row", Row: p.row()} },
}

func readHeader(p *reader) *SetupStep {
	step := &SetupStep{Verb: "kot"}
	if v := p.number(0, 9999); v > Version {
		p.fail("file-newer", rules.Num("have", int(v)), rules.Num("most", Version))
	}
	if w := p.next(); w != "duel" {
		p.wrong(w, "duel")
	}
	switch w := p.next(); w {
	case "solo":
		step.Solo = true
	case "two":
	default:
		p.wrong(w, "solo, two")
	}
	return step
}

func readSide(p *reader) *SetupStep {
	step := &SetupStep{Verb: "side", Side: p.side()}
	w := p.next()
	id, ok := p.Box.Monster(w)
	if !ok {
		var ids []string
		for i := range p.Box.Monsters {
			ids = append(ids, p.Box.Monsters[i].ID)
		}
		p.wrong(w, strings.Join(ids, ", "))
	}
	step.Monster = id
	step.Name = strings.Join(p.words, " ")
	p.words = nil
	return step
}

// options are the switches of a game and what each may be, the default first.
var options = []struct {
	name   string
	values [2]string
	field  func(*Options) *bool
}{
	{"difficulty", [2]string{"normal", "hard"}, func(o *Options) *bool { return &o.Hard }},
	{"discard", [2]string{"power", "turn"}, func(o *Options) *bool { return &o.DiscardTurns }},
	{"first-dice", [2]string{"both", "you"}, func(o *Options) *bool { return &o.FullDice }},
}

// value is the word of an option's present setting.
func value(b bool, values [2]string) string {
	if b {
		return values[1]
	}
	return values[0]
}

// OptionNames lists the options and their values, the default first.
func OptionNames() map[string][2]string {
	out := map[string][2]string{}
	for _, o := range options {
		out[o.name] = o.values
	}
	return out
}

// Set sets an option by its words.
func (o *Options) Set(name, val string) bool {
	for _, x := range options {
		if x.name == name && (val == x.values[0] || val == x.values[1]) {
			*x.field(o) = val == x.values[1]
			return true
		}
	}
	return false
}

func readOption(p *reader) *SetupStep {
	step := &SetupStep{Verb: "option", Option: p.next(), Value: p.next()}
	if p.fault == nil && !new(Options).Set(step.Option, step.Value) {
		p.wrong(step.Option+" "+step.Value, "difficulty normal|hard, discard power|turn, first-dice both|you")
	}
	return step
}

// refuses checks a step of the set-up: a file begins with its one first line.
// Twins among monsters or cards are the table's business (T7).
func (set *Setup) refuses(step *SetupStep) error {
	switch first := step.Verb == "kot"; {
	case first && set.headSaid:
		return rules.Refuse("", "setup-twice", rules.Text("word", step.Verb))
	case !first && !set.headSaid:
		return rules.Refuse("S1", "setup-head")
	}
	return nil
}

// take applies a step of the set-up.
func (set *Setup) take(step *SetupStep) {
	switch step.Verb {
	case "kot":
		set.Solo, set.headSaid = step.Solo, true
	case "cards":
		set.Hash = step.Hash
	case "side":
		set.Monsters[step.Side], set.Names[step.Side], set.sideSaid[step.Side] = step.Monster, step.Name, true
	case "option":
		set.Options.Set(step.Option, step.Value)
	case "start":
		set.First = step.Side
	case "row":
		set.Row, set.rowSaid = step.Row, true
	}
}

// line writes the step.
func (step *SetupStep) line(r *Rules) string {
	switch step.Verb {
	case "kot":
		if step.Solo {
			return "kot 1 duel solo"
		}
		return "kot 1 duel two"
	case "cards":
		return "cards " + step.Hash
	case "side":
		return strings.TrimSuffix("side "+step.Side.String()+" "+r.Box.Monsters[step.Monster].ID+" "+step.Name, " ")
	case "option":
		return "option " + step.Option + " " + step.Value
	case "start":
		return "start " + step.Side.String()
	}
	return "row " + r.cardNames(step.Row[:])
}

// Lines writes the whole set-up as the first lines of a game file.
func (set *Setup) Lines(r *Rules) []string {
	steps := []SetupStep{{Verb: "kot", Solo: set.Solo}}
	if set.Hash != "" {
		steps = append(steps, SetupStep{Verb: "cards", Hash: set.Hash})
	}
	for side, m := range set.Monsters {
		steps = append(steps, SetupStep{Verb: "side", Side: Side(side), Monster: m, Name: set.Names[side]})
	}
	for _, o := range options {
		if on := *o.field(&set.Options); on {
			steps = append(steps, SetupStep{Verb: "option", Option: o.name, Value: o.values[1]})
		}
	}
	steps = append(steps, SetupStep{Verb: "start", Side: set.First}, SetupStep{Verb: "row", Row: set.Row})
	lines := make([]string, len(steps))
	for i := range steps {
		lines[i] = steps[i].line(r)
	}
	return lines
}
