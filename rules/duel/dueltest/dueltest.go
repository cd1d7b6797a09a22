// Package dueltest folds games written as one line of text and compares tables
// with what a rule says, for tests all over the project.
package dueltest

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
)

// Rules are the rules of the box in cards.yaml, Autobot included.
func Rules(t testing.TB) *duel.Rules {
	t.Helper()
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return autobot.NewRules(lib.Duel)
}

// Fold plays lines of the notation, separated by semicolons, onto a table (from
// the very start where it is nil). undo, redo and table are the tracker's and not known here.
// The error names the line that was refused; the table is then the one before it.
func Fold(r *duel.Rules, from *duel.Table, lines string) (duel.Table, error) {
	now := r.Begin()
	if from != nil {
		now = *from
	}
	before, entry := now, []duel.Event(nil)
	for _, line := range strings.Split(lines, ";") {
		if strings.TrimSpace(line) == "" {
			continue
		}
		ev, err := r.Read(&now, line)
		if err != nil {
			return now, fmt.Errorf("%s: %w", strings.TrimSpace(line), err)
		}
		goesOn := now.Asking && (ev.Kind == duel.Answered || ev.Kind.Correction() && ev.Kind != duel.SetTurn)
		if now.Asking && !goesOn && ev.Kind != duel.SetTurn {
			return now, fmt.Errorf("%s: the question %s is open", strings.TrimSpace(line), now.Question.ID)
		}
		if !goesOn {
			before, entry = now, nil
		}
		next, err := r.Run(&before, append(entry, ev))
		if err != nil {
			return now, fmt.Errorf("%s: %w", strings.TrimSpace(line), err)
		}
		now, entry = next, append(entry, ev)
	}
	return now, nil
}

// Solo is a set-up: the human plays you, Autobot rival, and start begins.
func Solo(you, rival, start string) string {
	return fmt.Sprintf("kot 1 duel solo; side you %s; side rival %s; start %s; ", you, rival, start)
}

// View is a table as flat words, one a value: the keys of Want.
func View(r *duel.Rules, t *duel.Table) map[string]string {
	s := &t.State
	v := map[string]string{
		"fame": s.Marker[duel.FameTrack].String(), "destruction": s.Marker[duel.DestructionTrack].String(),
		"deck": itoa(s.Deck), "phase": s.Turn.Phase.String(), "active": s.Turn.Active.String(), "turn": itoa(s.Turn.Number),
		"rolls": itoa(s.Turn.Rolls), "dice": duel.SortedDice(s.Turn.Dice), "chosen": s.Turn.Chosen.String(),
		"added": duel.SortedDice(s.Turn.Added), "claws": itoa(s.Turn.Claws), "question": "", "answers": "", "winner": "", "why": "",
		"row": cards(r, s.Row[:]), "discards": cards(r, s.Discard.List()), "tokens": "",
	}
	for side := range s.Sides {
		m, name := &s.Sides[side], duel.Side(side).String()
		v[name+".hearts"], v[name+".energy"], v[name+".dice"] = itoa(m.Hearts), itoa(m.Energy), itoa(m.Dice)
		v[name+".taken"], v[name+".cards"] = itoa(m.Taken), cards(r, m.Cards())
	}
	var tokens, used []string
	for i := range r.Box.Tokens {
		if s.Tokens[i].Laid {
			tokens = append(tokens, r.Box.Tokens[i].Name+":"+strings.ReplaceAll(s.Tokens[i].Place.String(), " ", ":"))
		}
	}
	v["tokens"] = strings.Join(tokens, ",")
	for id := s.Turn.Used.Next(0); id != duel.NoCard; id = s.Turn.Used.Next(id) {
		used = append(used, r.Box.CardName(id))
	}
	v["used"] = strings.Join(used, ",")
	if q, ok := t.Open(); ok {
		v["question"] = q.ID.String()
		var answers []string
		for _, a := range r.Choices(s, &q, nil) {
			answers = append(answers, strings.ReplaceAll(r.AnswerText(a), " ", ":"))
		}
		v["answers"] = strings.Join(answers, ",")
	}
	if side, why := s.Winner(); why != duel.NotWon {
		v["winner"], v["why"] = side.String(), why.String()
	}
	return v
}

// Want compares a table with words like "you.hearts=12 fame=-1 question=": every
// named value must be exactly that; what is not named may be anything.
func Want(t testing.TB, r *duel.Rules, table *duel.Table, want string) {
	t.Helper()
	view := View(r, table)
	for _, w := range strings.Fields(want) {
		key, val, _ := strings.Cut(w, "=")
		have, known := view[key]
		if !known {
			t.Errorf("want: no value is called %q", key)
		} else if have != val {
			t.Errorf("%s is %q, want %q", key, have, val)
		}
	}
}

// Case is one scenario of a rule, written by hand: what is on the table, what
// happens, and what the rule makes of it. Refused names the problem's key
// where the last line must be refused (and Want then holds for the table before it).
type Case struct {
	Rule    string
	Name    string
	Given   string
	Play    string
	Want    string
	Refused string
}

// Run checks the cases, each a subtest named by its rule.
func Run(t *testing.T, r *duel.Rules, cases []Case) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.Rule+" "+c.Name, func(t *testing.T) {
			t.Helper()
			given, err := Fold(r, nil, c.Given)
			if err != nil {
				t.Fatalf("given: %v", err)
			}
			table, err := Fold(r, &given, c.Play)
			switch {
			case c.Refused == "" && err != nil:
				t.Fatalf("play: %v", err)
			case c.Refused != "" && err == nil:
				t.Fatalf("not refused; want %s", c.Refused)
			case c.Refused != "" && !strings.Contains(err.Error(), c.Refused):
				t.Fatalf("refused with %q, want %s", err, c.Refused)
			case c.Refused != "" && !strings.HasPrefix(err.Error(), lastLine(c.Play)+":"):
				t.Fatalf("refused at %q, want at %q", err, lastLine(c.Play))
			}
			Want(t, r, &table, c.Want)
		})
	}
}

// lastLine is the last line of some lines of the notation.
func lastLine(lines string) string {
	parts := strings.Split(strings.TrimRight(lines, "; "), ";")
	return strings.TrimSpace(parts[len(parts)-1])
}

func itoa[N int8 | int16](n N) string { return strconv.Itoa(int(n)) }

func cards(r *duel.Rules, list []duel.CardID) string {
	names := make([]string, len(list))
	for i, c := range list {
		names[i] = r.Box.CardName(c)
	}
	return strings.Join(names, ",")
}
