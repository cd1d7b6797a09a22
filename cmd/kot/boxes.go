package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"strings"

	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/dash"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/plain"
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

// This file chooses by box: games of Duel and those of King of Tokyo and its Dark
// Edition, which share a companion.

// mostLooked is how many games latest reads: players with hundreds of finished ones
// shall not wait for the program to start.
const mostLooked = 20

// latest is the game changed last that is not over, of any box; "" if there is none
// among those changed last. Files that cannot be read are passed over.
func (p *program) latest(desk *duelbox.Desk) string {
	saved, err := desk.Store.List()
	if err != nil {
		return ""
	}
	for _, g := range saved[:min(len(saved), mostLooked)] {
		if p.inProgress(desk, g.Path) {
			return g.Path
		}
	}
	return ""
}

// inProgress says whether a file has a game that is not over.
func (p *program) inProgress(desk *duelbox.Desk, path string) bool {
	if !isParty(path) {
		o, err := tracker.Look(duel.Log{Rules: desk.Rules}, path)
		return err == nil && !o.Game.Table().State.Over()
	}
	box, err := tables(desk).BoxOf(path)
	if err != nil {
		return false
	}
	game, _, err := box.Look(path)
	return err == nil && !game.Over()
}

// tables is a desk with the other boxes. Their cards and rules are read when they are
// first wanted: each saved game would wait for that.
func tables(desk *duelbox.Desk) *companion.Desk {
	if desk.Boxes == nil {
		for e := range tokyo.Edition(tokyo.NumEditions) {
			desk.Boxes = append(desk.Boxes, party.NewBox(desk.Desk, e))
		}
	}
	return desk.Desk
}

// isParty says whether a file has a game of King of Tokyo or its Dark Edition. What
// is wrong with a file that cannot be read, Duel's reader says.
func isParty(path string) bool {
	box, err := companion.BoxOf(path)
	_, known := tokyo.EditionNamed(box)
	return err == nil && known
}

// playParty plays a game of one of the other boxes on the dashboard or, where the
// player or the terminal wants it so, line by line.
func (p *program) playParty(desk *duelbox.Desk, box companion.Box, onDash func(*dash.Dash) error, line func(*plain.Plain) error) int {
	if status, done := p.onDashboard(desk, onDash); done {
		return status
	}
	if err := line(plain.New(tables(desk), p.console())); err != nil {
		return p.fail(inWords(box, err))
	}
	return exitFine
}

// inWords is an error as the words of a box have it: those of Duel know neither its
// cards nor its seats.
func inWords(box companion.Box, err error) error {
	if err == nil {
		return nil
	}
	return errors.New(companion.InWords(box, err))
}

// newParty sets a game of another box up by flags and questions, and plays it.
func (p *program) newParty(e tokyo.Edition, said map[string]string, random bool) int {
	desk := p.desk()
	box := tables(desk).Box(e.String())
	form, err := box.Setup(nil)
	if err != nil {
		return p.fail(err)
	}
	for _, o := range form.Options() {
		if word, ok := said[o.ID]; ok && !(o.Switch && word == "false") {
			if err := form.Set(o.ID, word); err != nil {
				return p.fail(inWords(box, err))
			}
		}
	}
	onDash := func(do func(*dash.Dash, tokyo.Setup) error) func(*dash.Dash) error {
		return func(d *dash.Dash) error {
			set, err := form.(*party.Form).Deal()
			if err != nil {
				return err
			}
			return do(d, set)
		}
	}
	if random {
		return p.playParty(desk, box, onDash((*dash.Dash).BeginParty), func(p *plain.Plain) error { return p.Begin(form) })
	}
	return p.playParty(desk, box, onDash((*dash.Dash).SetUpPartyFrom), func(p *plain.Plain) error { return p.Ask(box, form) })
}

// boxFlags are the flags of a new game that belong to one sort of boxes alone.
var boxFlags = map[bool][]string{
	false: {"you", "autobot", "duel", "rival", "other", "name", "start", "hard", "discard", "first-dice"},
	true:  {"players", "first", "tiles", "two-energy", "bay", "frenzy"},
}

// boxSaid is the box a new game is for. Flags of another box do not go with it.
func (p *program) boxSaid(word string) (e tokyo.Edition, other bool, err error) {
	switch folded := strings.ToLower(word); folded {
	case "", companion.Boxes[0]:
	default:
		if e, other = tokyo.EditionNamed(folded); !other {
			return e, other, rules.Refuse("", "setup.box-unknown", rules.Text("word", word))
		}
	}
	for _, name := range boxFlags[!other] {
		if p.flags.Changed(name) {
			box := companion.Boxes[0]
			if other {
				box = e.String()
			}
			return e, other, rules.Refuse("", "tokyo.setup.box-flag", rules.Text("flag", name), rules.Text("box", box))
		}
	}
	return e, other, nil
}

// folding is a file of any box that was read: its lines can be folded and what they lead to shown.
type folding struct {
	json   func(line int) []byte
	status func() ([]string, error)
	fold   func(after func(line int)) error
}

// open makes a file's game ready to be folded by the rules of its box.
func (p *program) open(name, data string) (*folding, error) {
	edition, other := tokyo.EditionNamed(companion.BoxIn(strings.NewReader(data)))
	if !other {
		r := autobot.NewRules(p.lib.Duel)
		log := duel.Log{Rules: r}
		game := tracker.New(log, nil)
		return &folding{
			json: func(line int) []byte { return r.JSON(game.Table(), line) },
			status: func() ([]string, error) {
				v := p.view(r, game)
				return append(v.Status(game.Table()), v.Waiting(game.Table())), nil
			},
			fold: func(after func(line int)) error {
				return fold(p, game, log.Ready, name, data, after, func(err error) string { p.name(game); return p.words.Error(err) })
			},
		}, nil
	}
	box := tables(p.desk()).Box(edition.String())
	g, err := box.Empty()
	if err != nil {
		return nil, err
	}
	played := g.(*party.Game)
	return &folding{
		json:   func(line int) []byte { return bytes.TrimSuffix(g.JSON(line), []byte("\n")) },
		status: func() ([]string, error) { return append(plain.Table(g.View(), g.Words()), g.View().Prompt), nil },
		fold: func(after func(line int)) error {
			return inWords(box, fold(p, played.Session.Game, played.Tell.Ready, name, data, after, func(err error) string { return g.Words().Error(err) }))
		},
	}, nil
}

// fold takes every line of a file; the first that is refused ends it, named. after
// is called behind each line, why says a refusal in the words of the game.
func fold[T, E any](p *program, game *tracker.Game[T, E], ready func(*T) error, name, data string, after func(line int), why func(error) string) error {
	lines := strings.Split(strings.TrimSuffix(data, "\n"), "\n")
	for i, line := range lines {
		note, err := game.Fold(strings.TrimSuffix(line, "\r"))
		if err != nil {
			return rules.Refuse("", "line-refused", rules.Text("file", name), rules.Num("line", i+1),
				rules.Text("text", tracker.Comment(line)), rules.Text("why", why(err)))
		}
		if note != nil {
			fmt.Fprintln(p.err, p.words.Say(note.Key, append(note.Args, rules.Num("line", i+1))...))
		}
		after(i + 1)
	}
	return ready(game.Table())
}

// replay folds a file strictly and prints the table.
func (p *program) replay(args []string) int {
	asJSON := p.flags.Bool("json", false, "")
	each := p.flags.Bool("each", false, "")
	return p.withFlags(args, func(args []string) int {
		name, data, err := p.readOne(args)
		if err != nil {
			return p.fail(err)
		}
		game, err := p.open(name, data)
		if err != nil {
			return p.fail(err)
		}
		out := bufio.NewWriter(p.out)
		defer out.Flush()
		after := func(int) {}
		if *each {
			after = func(line int) { fmt.Fprintf(out, "%s\n", game.json(line)) }
		}
		if err := game.fold(after); err != nil {
			out.Flush()
			return p.fail(err)
		}
		switch {
		case *each:
		case *asJSON:
			fmt.Fprintf(out, "%s\n", game.json(0))
		default:
			lines, err := game.status()
			if err != nil {
				return p.fail(err)
			}
			for _, l := range lines {
				fmt.Fprintln(out, l)
			}
		}
		return exitFine
	})
}
