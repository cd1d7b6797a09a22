package main

import (
	"errors"
	"strings"

	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/dash"
	duelbox "kingoftokyo/companion/duel"
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
	tables, err := p.tables(desk)
	if err != nil {
		return false
	}
	s, _, err := tables.Look(path)
	return err == nil && !s.Game.Table().State.Over()
}

// tables is the desk of the other boxes on a desk, made when it is first wanted: that
// reads the cards and rules of both, which each saved game would wait for.
func (p *program) tables(desk *duelbox.Desk) (*party.Desk, error) {
	if p.made != nil && p.made.Desk == desk.Desk {
		return p.made, nil
	}
	made, err := party.NewDesk(desk.Desk)
	if err != nil {
		return nil, err
	}
	p.made = made
	return made, nil
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
func (p *program) playParty(desk *duelbox.Desk, onDash func(*dash.Dash) error, line func(*party.Plain) error) int {
	if status, done := p.onDashboard(desk, onDash); done {
		return status
	}
	tables, err := p.tables(desk)
	if err != nil {
		return p.fail(err)
	}
	plain, err := party.NewPlain(tables, p.console())
	if err != nil {
		return p.fail(err)
	}
	if err := line(plain); err != nil {
		return p.fail(errors.New(plain.Error(err))) // in the words of the game that was opened
	}
	return exitFine
}

// inWords is an error as the words of a box have it: those of Duel know neither its
// cards nor its seats.
func inWords(desk *party.Desk, e tokyo.Edition, err error) error {
	words, failed := desk.Words(e, nil)
	if err == nil || failed != nil {
		return err
	}
	return errors.New(words.Error(err))
}

// newParty sets a game of another box up by flags and questions, and plays it.
func (p *program) newParty(w party.Wish, players string, random bool) int {
	if players != "" {
		var err error
		if w.Players, err = party.ParsePlayers(players); err != nil {
			return p.fail(err)
		}
	}
	if random && w.Players == nil {
		w.Players = make([]party.PlayerWish, 2) // the fewest who may play (1.1)
	}
	desk := p.desk()
	tables, err := p.tables(desk)
	if err != nil {
		return p.fail(err)
	}
	set, err := tables.Check(w)
	if err != nil {
		return p.fail(inWords(tables, w.Edition, err))
	}
	if random {
		return p.playParty(desk, func(d *dash.Dash) error { return d.BeginParty(set) }, func(plain *party.Plain) error { return plain.Begin(set) })
	}
	return p.playParty(desk, func(d *dash.Dash) error { return d.SetUpPartyFrom(set) }, func(plain *party.Plain) error { return plain.Ask(w) })
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
			return e, other, rules.Refuse("", "tokyo.setup.box-unknown", rules.Text("word", word))
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

// folding is a game of some box that takes the lines of a file.
type folding struct {
	take   func(line string) (*rules.Note, error)
	ready  func() error // in words that know no table
	json   func(line int) []byte
	status func() ([]string, error)
	why    func(error) string // a refusal in the words of its table
}

// emptyDuel is a game of Duel without a line.
func (p *program) emptyDuel(r *duel.Rules) (*folding, *duelbox.Game) {
	log := duel.Log{Rules: r}
	game := tracker.New(log, nil)
	return &folding{
		take:  game.Fold,
		ready: func() error { return log.Ready(game.Table()) },
		json:  func(line int) []byte { return r.JSON(game.Table(), line) },
		status: func() ([]string, error) {
			v := p.view(r, game)
			return append(v.Status(game.Table()), v.Waiting(game.Table())), nil
		},
		why: func(err error) string { p.name(game); return p.words.Error(err) },
	}, game
}

// duelGame is the game of Duel of a text, every line of which must fit. The error is a
// *rules.Problem in words of the player's.
func (p *program) duelGame(r *duel.Rules, name, text string) (*duelbox.Game, error) {
	f, game := p.emptyDuel(r)
	reading := &reading{p: p, file: linesOf(name, strings.NewReader(text), nil), game: f, begun: true}
	return game, reading.all()
}

// empty is a game of a box without a line. The error has every fault of the data file.
func (p *program) empty(box string) (*folding, error) {
	edition, other := tokyo.EditionNamed(box)
	if !other {
		f, _ := p.emptyDuel(autobot.NewRules(p.lib.Duel))
		return f, nil
	}
	desk, err := p.tables(p.desk())
	if err != nil {
		return nil, err
	}
	r := desk.Rules(edition)
	log := tokyo.Log{Rules: r}
	game := tracker.New(log, nil)
	return &folding{
		take:  game.Fold,
		ready: func() error { return inWords(desk, edition, log.Ready(game.Table())) },
		json:  func(line int) []byte { return r.JSON(game.Table(), line) },
		status: func() ([]string, error) {
			words, err := desk.Words(edition, game.Table())
			if err != nil {
				return nil, err
			}
			v := party.View{Words: words, Rules: r}
			return append(v.Status(game.Table()), v.Prompt(game.Table())), nil
		},
		why: func(err error) string {
			words, failed := desk.Words(edition, game.Table())
			if failed != nil {
				return err.Error()
			}
			return words.Error(err)
		},
	}, nil
}
