package tokyo

import (
	"strings"

	"kingoftokyo/rules"
)

// This file reads and writes the lines of a set-up (docs/notation.md).

// Version is the version of the notation this program writes and reads.
const Version = 1

// minPlayers is how many a game needs (1.1).
const minPlayers = 2

// setupReaders read the set-up lines by their first word.
var setupReaders = map[string]func(*reader) *SetupStep{
	"kot":    readHeader,
	"cards":  func(p *reader) *SetupStep { return &SetupStep{Verb: "cards", Hash: p.next()} },
	"player": readPlayer,
	"option": readOption,
	"tiles":  readTiles,
	"first":  func(p *reader) *SetupStep { return &SetupStep{Verb: "first", Seat: p.seat()} },
	"row":    func(p *reader) *SetupStep { return &SetupStep{Verb: "row", Row: p.row()} },
}

// readHeader reads `kot 1 tokyo`. A file of another box is not for these rules.
func readHeader(p *reader) *SetupStep {
	step := &SetupStep{Verb: "kot", Edition: p.Edition}
	if v := p.number(0, 9999); v > Version {
		p.fail("file-newer", rules.Num("have", int(v)), rules.Num("most", Version))
	}
	if w := p.next(); w != p.Edition.String() {
		p.wrong(w, p.Edition.String())
	}
	return step
}

// readPlayer reads `player p1 MONSTER [NAME]`; a name may have spaces.
func readPlayer(p *reader) *SetupStep {
	step := &SetupStep{Verb: "player", Seat: p.seat()}
	w := p.next()
	id, ok := p.Set.Monster(w)
	if !ok {
		ids := make([]string, len(p.Monsters))
		for i := range p.Monsters {
			ids[i] = p.Monsters[i].ID
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
	{"two-player", [2]string{"points", "energy"}, func(o *Options) *bool { return &o.TwoEnergy }},
	{"bay", [2]string{"stays", "moves"}, func(o *Options) *bool { return &o.BayMoves }},
	{"frenzy", [2]string{"after", "cut"}, func(o *Options) *bool { return &o.FrenzyCut }},
}

// value is the word of an option's present setting.
func value(on bool, values [2]string) string {
	if on {
		return values[1]
	}
	return values[0]
}

// OptionNames lists the options and their values, the default first: what Tokyo
// pays two players (13.1), whether the Bay's Monster moves up (8.7), when frenzy's
// turn begins (15.2).
func OptionNames() map[string][2]string {
	out := map[string][2]string{}
	for _, o := range options {
		out[o.name] = o.values
	}
	return out
}

// Set sets an option by its words; false where there is no such option or value.
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
		p.wrong(step.Option+" "+step.Value, "two-player points|energy, bay stays|moves, frenzy after|cut")
	}
	return step
}

// readTiles reads which side of the tiles is played with (12.10): all red, all
// green, or one letter each from tile 1 to tile 10.
func readTiles(p *reader) *SetupStep {
	step := &SetupStep{Verb: "tiles"}
	if p.Edition != Dark {
		p.fail("tokyo.no-tiles")
		return step
	}
	switch w := p.next(); {
	case w == "red":
	case w == "green":
		for i := range step.Green {
			step.Green[i] = true
		}
	case len(w) == NumTiles && strings.Trim(w, "rg") == "":
		for i := range step.Green {
			step.Green[i] = w[i] == 'g'
		}
	default:
		p.wrong(w, "red, green, rgrgrgrgrg")
	}
	return step
}

// tileLetters writes what readTiles reads.
func tileLetters(green [NumTiles]bool) string {
	var sides strings.Builder
	for _, g := range green {
		sides.WriteByte(map[bool]byte{false: 'r', true: 'g'}[g])
	}
	switch w := sides.String(); strings.Trim(w, w[:1]) {
	case "":
		return map[bool]string{false: "red", true: "green"}[green[0]]
	default:
		return w
	}
}

// refuses checks a step of the set-up: a file begins with its one first line.
// Twins among monsters or cards are the table's business.
func (set *Setup) refuses(step *SetupStep) error {
	switch first := step.Verb == "kot"; {
	case first && set.headSaid:
		return rules.Refuse("", "setup-twice", rules.Text("word", step.Verb))
	case !first && !set.headSaid:
		return rules.Refuse("", "tokyo.setup-head")
	}
	return nil
}

// take applies a step of the set-up.
func (set *Setup) take(step *SetupStep) {
	switch step.Verb {
	case "kot":
		set.Edition, set.headSaid = step.Edition, true
	case "cards":
		set.Hash = step.Hash
	case "player":
		set.Monsters[step.Seat], set.Names[step.Seat] = step.Monster, step.Name
		set.Players = max(set.Players, int8(step.Seat)+1)
	case "option":
		set.Options.Set(step.Option, step.Value)
	case "tiles":
		set.Green = step.Green
	case "first":
		set.First = step.Seat
	case "row":
		set.Row, set.rowSaid = step.Row, true
	}
}

// lacks is what a set-up still needs before a game can begin with it; seated has
// a bit for every seat a line named. Nil where it is whole.
func (set *Setup) lacks(seated uint8) error {
	if !set.headSaid {
		return rules.Refuse("", "tokyo.setup-head")
	}
	for s := range Seat(max(set.Players, minPlayers)) {
		if seated&(1<<s) == 0 {
			return rules.Refuse("1.1", "setup-incomplete", seatArg("side", s))
		}
	}
	if int8(set.First) >= set.Players {
		return rules.Refuse("2.4", "tokyo.setup-first", seatArg("side", set.First))
	}
	if set.Options.TwoEnergy && set.Players != 2 {
		return rules.Refuse("13.4", "tokyo.setup-two", rules.Num("have", int(set.Players)))
	}
	return nil
}

// line writes the step.
func (step *SetupStep) line(r *Rules) string {
	switch step.Verb {
	case "kot":
		return "kot 1 " + step.Edition.String()
	case "cards":
		return "cards " + step.Hash
	case "player":
		return strings.TrimSuffix("player "+step.Seat.String()+" "+r.Monsters[step.Monster].ID+" "+step.Name, " ")
	case "option":
		return "option " + step.Option + " " + step.Value
	case "tiles":
		return "tiles " + tileLetters(step.Green)
	case "first":
		return "first " + step.Seat.String()
	}
	return "row " + r.names(step.Row[:], " ")
}

// Lines writes the whole set-up as the first lines of a game file.
func (set *Setup) Lines(r *Rules) []string {
	steps := []SetupStep{{Verb: "kot", Edition: set.Edition}}
	if set.Hash != "" {
		steps = append(steps, SetupStep{Verb: "cards", Hash: set.Hash})
	}
	for s := range Seat(set.Players) {
		steps = append(steps, SetupStep{Verb: "player", Seat: s, Monster: set.Monsters[s], Name: set.Names[s]})
	}
	for _, o := range options {
		if *o.field(&set.Options) {
			steps = append(steps, SetupStep{Verb: "option", Option: o.name, Value: o.values[1]})
		}
	}
	if set.Edition == Dark {
		steps = append(steps, SetupStep{Verb: "tiles", Green: set.Green})
	}
	steps = append(steps, SetupStep{Verb: "first", Seat: set.First}, SetupStep{Verb: "row", Row: set.Row})
	lines := make([]string, len(steps))
	for i := range steps {
		lines[i] = steps[i].line(r)
	}
	return lines
}
