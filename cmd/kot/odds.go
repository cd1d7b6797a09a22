package main

import (
	"os"
	"path/filepath"
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/tables"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// oddsWish is what the flags of kot odds ask for.
type oddsWish struct {
	hard, normal     bool
	first, firstDice string
	digits           int
	asJSON, asCSV    bool
	cardless, danger bool
	skill            string // of the player whose numbers are printed beside those of best play

	starters []duel.Side
	options  duel.Options // except the difficulty
}

// The flags that apply only to matchups, and only to a position.
var (
	matchupFlags  = []string{"hard", "normal", "first", "first-dice", "csv"}
	positionFlags = []string{"danger", "skill"}
)

// odds prints the chance to win: for matchups, or for one position.
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
	f.StringVar(&w.skill, "skill", "", "")
	return p.withFlags(args, func(args []string) int {
		position := p.isPosition(args)
		if err := p.checkOdds(&w, position); err != nil {
			return p.fail(err)
		}
		if position {
			return p.end(p.oddsOfPosition(&w, args[0]))
		}
		pairs, err := duelbox.PickPairs(p.words, args)
		if err != nil {
			return p.fail(err)
		}
		rows, err := p.oddsRows(&w, p.duelRules(), pairs)
		if err != nil {
			return p.fail(err)
		}
		switch {
		case w.asCSV:
			p.oddsCSV(&w, rows)
		case w.asJSON:
			writeRows(p.out, p.oddsData(&w, rows))
		default:
			p.oddsText(&w, rows)
		}
		return exitFine
	})
}

// checkOdds reads the values of the flags, and refuses flags that exclude each other.
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
		return optionUnknown("first-dice", w.firstDice, "both", "you")
	}
	switch strings.ToLower(w.first) {
	case "both":
		w.starters = []duel.Side{duel.You, duel.Rival}
	case "you":
		w.starters = []duel.Side{duel.You}
	case "rival", "autobot":
		w.starters = []duel.Side{duel.Rival}
	default:
		return optionUnknown("first", w.first, "you", "rival", "both")
	}
	return nil
}

// optionUnknown returns the *rules.Problem for a value that an option does not have.
func optionUnknown(name, value string, use ...string) error {
	return rules.Refuse("", "option-unknown",
		rules.Text("option", name), rules.Text("value", value), rules.Text("use", strings.Join(use, ", ")))
}

// isPosition reports whether the words mean a position: one word that is "-", a file, or a saved game whose name is not
// that of a monster.
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

// table returns the solved table for a game's matchup; the error says that there is no coach for it.
func (p *program) table(r *duel.Rules, s *duel.State) (*core.Table, error) {
	if m, ok := coach.Matchup(r, s); ok {
		if t, ok := tables.Of(m); ok {
			return t, nil
		}
	}
	m := s.Sides[duel.You]
	if s.Sides[duel.Rival].Max > m.Max {
		m = s.Sides[duel.Rival]
	}
	return nil, rules.Refuse("", "odds-hearts", rules.Text("monster", p.words.Monster(m.ID)), rules.Num("n", int(m.Max)))
}
