package duel_test

import (
	"fmt"
	"strconv"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/rulestest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file moves markers again, as players would at the table: it writes the track
// down as the list of its spaces with the Buzz tokens inserted, and follows the list
// with a finger (D3, T1-T6, W1-W3).

// buzz is a Buzz token as printed.
type buzz struct {
	name    string
	bonuses []string // its spaces in reading order, "" for a blank
	covers  int      // printed spaces under it
	turns   bool     // its two ends differ
}

// buzzes are all kinds of Buzz tokens of the box.
var buzzes = []buzz{
	{"cat", []string{"damage 1"}, 1, false},
	{"panda", []string{"dice-token 1"}, 1, false},
	{"fish", []string{"heart 1"}, 1, false},
	{"tiger", []string{"energy 1"}, 1, false},
	{"lizard", []string{"damage 1", "dice-token 1"}, 2, true},
	{"anubis", []string{"energy 1", "heart 1"}, 2, true},
	{"dragon", []string{"energy 1", "damage 1", "heart 1"}, 3, true},
	{"pumpkin", []string{"heart 1", "damage 2", "heart 1"}, 3, false},
	{"alien", []string{"", ""}, 3, false},
	{"phantom", []string{"", "heart 1", ""}, 2, false},
	{"penguin", []string{"", "damage 1", ""}, 2, false},
	{"king", []string{""}, 1, false},
}

func buzzNamed(name string) buzz {
	for _, b := range buzzes {
		if b.name == name {
			return b
		}
	}
	panic("no token " + name)
}

// lay is a token on the board.
type lay struct {
	buzz
	duel.Place
}

// space is a space of a track as players see it.
type space struct {
	pos   string
	bonus string
	king  bool
}

// road is a track with its tokens, from the rival's Victory space to yours.
type road []space

func (r road) find(pos string) int {
	for i := range r {
		if r[i].pos == pos {
			return i
		}
	}
	panic("no space " + pos)
}

// newRoad writes down a track with its tokens.
func newRoad(track duel.Track, lays []lay) road {
	var r road
	for p := -7; p <= 7; p++ {
		r = append(r, space{pos: strconv.Itoa(p)})
	}
	for _, l := range lays {
		if l.Track != track {
			continue
		}
		first := r.find(strconv.Itoa(int(l.At)))
		switch {
		case l.name == "alien": // T3: the middle is gone
			r = append(r[:first+1], r[first+2:]...)
		case l.name == "phantom" || l.name == "penguin": // T4: one more space
			extra := space{pos: fmt.Sprint(float64(l.At) + 0.5)}
			r = append(r[:first+1], append(road{extra}, r[first+1:]...)...)
		}
		for i := range l.bonuses {
			from := i
			if l.Flip {
				from = len(l.bonuses) - 1 - i
			}
			r[first+i].bonus, r[first+i].king = l.bonuses[from], l.name == "king"
		}
	}
	return r
}

// world is what pulling can change.
type world struct {
	marker               [2]string
	hearts, energy, dice [2]int
	winner, why          string
}

const fullHearts = 14

var sideNames = [2]string{"you", "rival"}

// litOf maps a space to the side whose spotlight zone it is in (T5).
var litOf = map[string]int{
	"3": 0, "3.5": 0, "4": 0, "4.5": 0, "5": 0, "-3": 1, "-3.5": 1, "-4": 1, "-4.5": 1, "-5": 1,
}

// judge reports whether W holds.
func (w *world) judge() bool {
	won := func(side int, why string) bool {
		w.winner, w.why = sideNames[side], why
		return true
	}
	for side, h := range w.hearts {
		if h <= 0 {
			return won(1-side, "hearts")
		}
	}
	for _, pos := range w.marker {
		if pos == "7" || pos == "-7" {
			return won(map[string]int{"7": 0, "-7": 1}[pos], "victory")
		}
	}
	a, lit := litOf[w.marker[0]]
	b, too := litOf[w.marker[1]]
	return lit && too && a == b && won(a, "spotlight")
}

// gain gives a Buzz bonus to the side that pulls (D3).
func (w *world) gain(side int, bonus string) {
	switch bonus {
	case "damage 1":
		w.hearts[1-side]--
	case "damage 2":
		w.hearts[1-side] = max(0, w.hearts[1-side]-2)
	case "heart 1":
		w.hearts[side] = min(fullHearts, w.hearts[side]+1)
	case "energy 1":
		w.energy[side]++
	case "dice-token 1":
		w.dice[side] = min(2, w.dice[side]+1)
	}
}

// pull moves a marker n spaces; king is the side that plays The King, or -1. It
// returns how many spaces a King token cost.
func (w *world) pull(side int, track duel.Track, r road, n, king int) (lost int) {
	i := r.find(w.marker[track])
	for ; n > 0; n-- {
		if side == 0 {
			i++
		} else {
			i--
		}
		w.marker[track] = r[i].pos
		if w.judge() {
			return 0
		}
		w.gain(side, r[i].bonus)
		if w.judge() {
			return 0
		}
		if r[i].king && king == 1-side {
			return n - 1
		}
	}
	return 0
}

// puller is a side that pulls with dice.
type puller struct {
	name string
	solo bool
	side duel.Side
}

var pullers = []puller{{"you", true, duel.You}, {"Autobot", true, duel.Rival}, {"second human", false, duel.Rival}}

// mute never answers: pulling asks no questions.
type mute struct{}

func (mute) Answer(*duel.State, *duel.Question) (duel.Answer, bool) { return duel.Answer{}, false }

// bench compares the engine with the list.
type bench struct {
	*testing.T
	r *duel.Rules
	e *duel.Engine
}

func newBench(t *testing.T) *bench {
	r := dueltest.Rules(t)
	return &bench{t, r, r.NewEngine()}
}

// board returns a table with the tokens on it; king is the side that plays The King, or -1.
func (b *bench) board(p puller, king int, lays []lay) duel.State {
	b.Helper()
	monster := func(id string) duel.MonsterID {
		m, ok := b.r.Box.Monster(id)
		if !ok {
			b.Fatalf("no monster %s", id)
		}
		return m
	}
	who := [2]duel.MonsterID{monster("gigazaur"), monster("meka-dragon")}
	if king >= 0 {
		who[king] = monster("the-king")
	}
	set := duel.NewSetup(p.solo, who, duel.You)
	s := b.r.Start(&set)
	for _, l := range lays {
		id, ok := b.r.Box.Token(l.name)
		if !ok {
			b.Fatalf("no token %s", l.name)
		}
		if s.Tokens[id].Laid {
			id++ // The King's second
		}
		s.Tokens[id] = duel.Token{Place: l.Place, Laid: true}
	}
	return s
}

// spot returns a position as the engine counts it.
func spot(pos string) duel.Spot {
	f, err := strconv.ParseFloat(pos, 64)
	if err != nil {
		panic(err)
	}
	return duel.Spot(2 * f)
}

// put writes the numbers of w to a table.
func put(s *duel.State, w *world) {
	for i := range 2 {
		s.Marker[i] = spot(w.marker[i])
		s.Sides[i].Hearts, s.Sides[i].Max = int16(w.hearts[i]), fullHearts
		s.Sides[i].Energy, s.Sides[i].Dice = int16(w.energy[i]), int8(w.dice[i])
	}
}

// seen reads them back.
func seen(s *duel.State) world {
	var w world
	for i := range 2 {
		m := &s.Sides[i]
		w.marker[i] = s.Marker[i].String()
		w.hearts[i], w.energy[i], w.dice[i] = int(m.Hearts), int(m.Energy), int(m.Dice)
	}
	if side, why := s.Winner(); s.Over() {
		w.winner, w.why = side.String(), why.String()
	}
	return w
}

// pulled lets the puller resolve the dice that pull n spaces (D2), on the engine's
// table and in w, and compares the results. It returns false if they differ.
func (b *bench) pulled(s *duel.State, w *world, p puller, track duel.Track, r road, n, king int) bool {
	b.Helper()
	ev := duel.Event{Kind: duel.Resolved, Face: track.Face()}
	if p.solo && p.side == duel.Rival {
		ev = duel.Event{Kind: duel.ResolvedAll}
	}
	dice := rules.Roll{}
	dice[track.Face()] = int8(n + 2)
	s.Turn = duel.Turn{Number: 2, Active: p.side, Phase: duel.PhaseResolve, Rolls: 3, Dice: dice}
	before := *w
	lost := w.pull(int(p.side), track, r, n, king)
	if p.name == "Autobot" && w.winner == "" {
		w.energy[1] += lost // A5: useless dice
	}
	asking, err := b.e.Play(s, &ev, mute{}, nil)
	if err != nil || asking {
		b.Errorf("%s pulls %s %d from %v: asking %v, %v", p.name, track, n, before, asking, err)
		return false
	}
	if have := seen(s); have != *w {
		b.Errorf("%s pulls %s %d, The King %d, from %+v\nhave %+v\nwant %+v\nroad %v", p.name, track, n, king, before, have, *w, r)
		return false
	}
	return true
}

// starts returns tables from which a pull may begin: with little to lose, one hit from
// the end, and full of dice tokens, with the other marker dark or in either zone.
func starts(track duel.Track, pos string) []world {
	list := []world{
		{hearts: [2]int{9, 9}, energy: [2]int{3, 3}},
		{hearts: [2]int{2, 2}, energy: [2]int{0, 5}, dice: [2]int{1, 0}},
		{hearts: [2]int{14, 13}, energy: [2]int{0, 0}, dice: [2]int{2, 1}},
	}
	for i, other := range []string{"0", "4", "-4"} {
		list[i].marker[track], list[i].marker[1-track] = pos, other
	}
	return list
}

// everyPlace returns every legal place of a token on the empty board (T1), in both
// orientations if they differ.
func everyPlace(b buzz) []lay {
	var out []lay
	for _, track := range []duel.Track{duel.FameTrack, duel.DestructionTrack} {
		for at := -7; at+b.covers-1 <= 7; at++ {
			out = append(out, lay{b, duel.Place{Track: track, At: int8(at)}})
			if b.turns {
				out = append(out, lay{b, duel.Place{Track: track, At: int8(at), Flip: true}})
			}
		}
	}
	return out
}

// kings returns the ways in which The King can take part: not at all, or as either side.
func kings(name string) []int {
	if name == "king" {
		return []int{-1, 0, 1}
	}
	return []int{-1}
}

// TestPathSingle is D3 and T3-T6 for every token at every place: every side pulls 1
// to 6 spaces from everywhere, on the token's track and on the other one.
func TestPathSingle(t *testing.T) {
	b := newBench(t)
	plays := 0
	for _, kind := range buzzes {
		for _, l := range everyPlace(kind) {
			lays := []lay{l}
			roads := [2]road{newRoad(duel.FameTrack, lays), newRoad(duel.DestructionTrack, lays)}
			for _, king := range kings(kind.name) {
				for _, p := range pullers {
					plays += b.everyPull(p, king, lays, roads)
					if b.Failed() {
						t.Fatalf("with %s at %s", l.name, l.Place)
					}
				}
			}
		}
	}
	if plays < 100_000 {
		t.Errorf("only %d pulls compared", plays)
	}
}

func (b *bench) everyPull(p puller, king int, lays []lay, roads [2]road) (plays int) {
	b.Helper()
	base := b.board(p, king, lays)
	for _, track := range []duel.Track{duel.FameTrack, duel.DestructionTrack} {
		few := 1
		if lays[0].Track != track {
			few = 6 // the other track: the longest pull is enough
		}
		for _, from := range roads[track] {
			for _, start := range starts(track, from.pos) {
				if judged := start; judged.judge() {
					continue // the game is already over there
				}
				for n := few; n <= 6; n++ {
					s, w := base, start
					put(&s, &w)
					if !b.pulled(&s, &w, p, track, roads[track], n, king) {
						return plays
					}
					plays++
				}
			}
		}
	}
	return plays
}

// TestPathByLines is the same comparison through the notation: corrections place
// tokens and markers, then dice are resolved (D3, T8).
func TestPathByLines(t *testing.T) {
	r := dueltest.Rules(t)
	given, err := dueltest.Fold(r, nil, dueltest.Solo("gigazaur", "the-king", "you")+
		"set you.hearts 9; set rival.hearts 9; set rival.energy 0; set destruction 1")
	if err != nil {
		t.Fatal(err)
	}
	for _, kind := range buzzes {
		for _, l := range everyPlace(kind) {
			if l.At%3 != 0 || l.Track != duel.FameTrack {
				continue
			}
			road := newRoad(duel.FameTrack, []lay{l})
			for side, lines := range []string{"turn you resolve; dice fffff; resolve fame", "turn rival resolve; dice fffff; resolve"} {
				for _, from := range road {
					w := world{marker: [2]string{from.pos, "1"}, hearts: [2]int{9, 9}}
					if w.judge() {
						continue
					}
					lost := w.pull(side, duel.FameTrack, road, 3, 1)
					if side == 1 && w.winner == "" {
						w.energy[1] += lost
					}
					line := fmt.Sprintf("token %s %s; set fame %s; %s", l.name, l.Place, from.pos, lines)
					table, err := dueltest.Fold(r, &given, line)
					if err != nil {
						t.Fatalf("%s: %v", line, err)
					}
					rulestest.Want(t, dueltest.View(r, &table), fmt.Sprintf("fame=%s you.hearts=%d rival.hearts=%d you.energy=%d rival.energy=%d you.dice=%d rival.dice=%d winner=%s why=%s",
						w.marker[0], w.hearts[0], w.hearts[1], w.energy[0], w.energy[1], w.dice[0], w.dice[1], w.winner, w.why))
					if t.Failed() {
						t.Fatal(line)
					}
				}
			}
		}
	}
}
