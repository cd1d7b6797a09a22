package main

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/adrg/xdg"

	"kingoftokyo/autobot"
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/store"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// cacheHome is where what can be worked out again is kept: in KOT_HOME, or the XDG
// cache folder.
func cacheHome() string {
	if dir := os.Getenv("KOT_HOME"); dir != "" {
		return filepath.Join(dir, "cache")
	}
	return filepath.Join(xdg.CacheHome, "kot")
}

// oddsWish is what the flags of kot odds say.
type oddsWish struct {
	hard, normal     bool
	first, firstDice string
	digits           int
	asJSON, asCSV    bool
	cardless, danger bool
	noCache          bool

	starters []duel.Side
	options  duel.Options // but the difficulty
}

// The flags that are about matchups alone, and about a position alone.
var (
	matchupFlags  = []string{"hard", "normal", "first", "first-dice", "csv"}
	positionFlags = []string{"cardless", "danger"}
)

// odds tells the win probabilities of matchups, or of a position.
func (p *program) odds(args []string) int {
	var w oddsWish
	f := p.flags
	f.BoolVar(&w.hard, "hard", false, "")
	f.BoolVar(&w.normal, "normal", false, "")
	f.StringVar(&w.first, "first", "both", "")
	f.StringVar(&w.firstDice, "first-dice", "both", "")
	f.IntVar(&w.digits, "digits", 4, "")
	f.BoolVar(&w.asJSON, "json", false, "")
	f.BoolVar(&w.asCSV, "csv", false, "")
	f.BoolVar(&w.cardless, "cardless", false, "")
	f.BoolVar(&w.danger, "danger", false, "")
	f.BoolVar(&w.noCache, "no-cache", false, "")
	return p.withFlags(args, func(args []string) int {
		position := p.isPosition(args)
		if err := p.checkOdds(&w, position); err != nil {
			return p.fail(err)
		}
		if position {
			return p.endSolving(p.oddsOfPosition(&w, args[0]))
		}
		pairs, err := p.simPairs(args)
		if err != nil {
			return p.fail(err)
		}
		return p.oddsOfMatchups(&w, pairs)
	})
}

// checkOdds reads the flags' words and refuses what does not go together.
func (p *program) checkOdds(w *oddsWish, position bool) error {
	others, key := positionFlags, "odds-position-only"
	if position {
		others, key = matchupFlags, "odds-matchup-only"
	}
	for _, name := range others {
		if p.flags.Changed(name) {
			return rules.Refuse("", key, rules.Text("flag", "--"+name))
		}
	}
	switch {
	case w.hard && w.normal:
		return rules.Refuse("", "games-either", rules.Text("one", "--hard"), rules.Text("other", "--normal"))
	case w.asJSON && w.asCSV:
		return rules.Refuse("", "games-either", rules.Text("one", "--csv"), rules.Text("other", "--json"))
	case w.digits < 1 || w.digits > 15:
		return rules.Refuse("", "odds-digits", rules.Num("n", w.digits))
	case !w.options.Set("first-dice", strings.ToLower(w.firstDice)):
		values := duel.OptionNames()["first-dice"]
		return simOption("first-dice", w.firstDice, values[:]...)
	}
	switch strings.ToLower(w.first) {
	case "both":
		w.starters = []duel.Side{duel.You, duel.Rival}
	case "you":
		w.starters = []duel.Side{duel.You}
	case "rival", "autobot":
		w.starters = []duel.Side{duel.Rival}
	default:
		return simOption("first", w.first, "you", "rival", "both")
	}
	return nil
}

// isPosition says whether one word means a position: the input, a file, or a saved game
// that is not called like a monster.
func (p *program) isPosition(args []string) bool {
	if len(args) != 1 {
		return false
	}
	word := args[0]
	if word == "-" || strings.ContainsRune(word, filepath.Separator) || strings.HasSuffix(word, tracker.Ext) {
		return true
	}
	if info, err := os.Stat(word); err == nil && info.Mode().IsRegular() {
		return true
	}
	_, err := duelbox.PickMonster(p.words, word)
	return err != nil
}

// tableStore is the store of solved tables, which says on the error output what is wrong
// with its files, beside the bar that stands there.
func (p *program) tableStore(g *progress, noCache bool) *store.Store {
	s := &store.Store{Dir: filepath.Join(cacheHome(), "odds"), Workers: runtime.GOMAXPROCS(0)}
	if noCache {
		s.Dir = ""
	}
	s.Notice = func(n rules.Note) { g.say(p.words.Note(n)) }
	return s
}

// matchup is the matchup of a game of two monsters, as the coach knows it.
func (p *program) matchup(r *duel.Rules, pair [2]duel.MonsterID, o duel.Options) (core.Matchup, error) {
	set := duel.NewSetup(true, pair, duel.You)
	set.Options = o
	t := r.NewTable(set)
	m, ok := coach.Matchup(r, &t.State)
	if !ok {
		return m, p.tooManyHearts(&t.State)
	}
	return m, nil
}

// tooManyHearts is why there are no odds of a solo game.
func (p *program) tooManyHearts(s *duel.State) error {
	m := s.Sides[duel.You]
	if s.Sides[duel.Rival].Max > m.Max {
		m = s.Sides[duel.Rival]
	}
	return rules.Refuse("", "odds-hearts", rules.Text("monster", p.words.Monster(m.ID)), rules.Num("n", int(m.Max)))
}

// oddsOfMatchups works the odds of some matchups out and prints them: what is done, if
// the player stops it.
func (p *program) oddsOfMatchups(w *oddsWish, pairs [][2]duel.MonsterID) int {
	rows, err := p.oddsRows(w, autobot.NewRules(p.lib.Duel), pairs)
	if err != nil {
		return p.fail(err)
	}
	ctx, stop := interruptible()
	defer stop()
	err = p.solveRows(ctx, w, rows)
	if err != nil && ctx.Err() == nil {
		return p.fail(err)
	}
	p.printOdds(w, rows)
	return p.endSolving(err)
}
