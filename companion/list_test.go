package companion_test

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules/library"
)

// parties has the games whose lists are checked, with the names that their lines give the players.
var parties = map[string]struct {
	game  string
	names []string
}{
	"solo": {"kot 1 duel solo|side you the-king|side rival meka-dragon|start rival|row ? ? ?", []string{"You", "Autobot"}},
	"two":  {"kot 1 duel two|side you gigazaur Anna|side rival alienoid Ben|start you|row snack-time photoshoot ?", nil},
	"tokyo": {"kot 1 tokyo|player p1 the-king Anna|player p2 gigazaur Ben|player p3 cyber-kitty Cleo|player p4 alienoid Dan|player p5 space-penguin Eva|first p1|row heal tank wings|" +
		"card p2 camouflage|card p3 poison-quills|card p1 poison-spit|card p4 smoke-cloud|card p5 shrink-ray|card p5 psychic-probe", nil},
	"kot": {"kot 1 tokyo|player p1 the-king Anna|player p2 gigazaur Ben|player p3 alienoid Cleo|plays p2 kot normal|plays p3 kot easy|first p1|" +
		"set p2.energy 6|set p3.energy 6|row heal tank jets", nil},
	"chair": {"kot 1 duel two|side you gigazaur Anna|side rival alienoid Ben|plays rival kot normal|start you|row snack-time photoshoot ?", nil},
	"dark":  {"kot 1 dark|player p1 the-king Anna|player p2 gigazaur Ben|player p3 alienoid Cleo|tiles red|first p1", nil},
}

// hands plays a random game and follows the list like players who do only what it says.
type hands struct {
	*testing.T
	rng    *rand.Rand
	g      companion.Game
	names  []string
	wheels map[string]string // what each number shows on the table, by the words of its line
}

// TestListMovesEverything checks that the list brings each number, marker, token, card and Monster from the table
// before a move to the one after it, with one line each, and back after undo. Whatever a wheel shows, its line has
// that number.
func TestListMovesEverything(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for name, party := range parties {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for seed := range often.Cases[uint64](6, 60) {
				_, g := opened(t, lib, text.English, party.game, nil)
				h := &hands{t, rand.New(rand.NewPCG(seed, 30)), g, party.names, map[string]string{}}
				h.play()
				if err := g.Close(); err != nil || t.Failed() {
					t.Fatalf("seed %d: %v", seed, err)
				}
			}
		})
	}
}

func (h *hands) play() {
	first := h.g.View()
	h.look(&first)
	for range 150 {
		before := h.g.View()
		if before.Over || h.Failed() {
			return
		}
		m := h.move(&before)
		if m == nil {
			continue
		}
		if _, err := h.g.Do(m); err != nil {
			continue
		}
		after := h.g.View()
		h.check(strings.Join(m.Lines(), "; "), &before, &after)
		h.turn(&after)
		if h.rng.IntN(6) == 0 {
			after = h.corrected(after)
		}
		if h.rng.IntN(6) == 0 {
			h.back(&after)
			if now := h.g.View(); h.rng.IntN(3) == 0 {
				h.corrected(now)
			}
		}
	}
}

// back undoes one step or two, and checks what the list says to put back.
func (h *hands) back(was *companion.Scene) {
	for n := range 1 + h.rng.IntN(2) {
		if _, err := h.g.Log().Undo(); err != nil {
			return
		}
		now := h.g.View()
		h.check(fmt.Sprintf("%d taken back", n+1), was, &now)
		h.turn(&now)
	}
}

// look sets all wheels to what the table says.
func (h *hands) look(s *companion.Scene) {
	for key, n := range h.numbers(s) {
		h.wheels[key] = n
	}
}

// numbers returns the numbers of a table, by the words of their lines.
func (h *hands) numbers(s *companion.Scene) map[string]string {
	out := map[string]string{}
	for i := range s.Seats {
		for _, g := range s.Seats[i].Gauges {
			if !s.Seats[i].Out {
				out[h.name(s, i)+" "+strings.Replace(g.Word, "tokens", "dice tokens", 1)] = strconv.Itoa(g.Value)
			}
		}
	}
	for _, l := range s.Lanes {
		out[l.Name+" marker"] = text.Spot(len(l.Spaces) - 1 - l.Marker)
	}
	return out
}

// turn does what the list says to all wheels, and checks that they then show what the table says.
func (h *hands) turn(s *companion.Scene) {
	for _, l := range s.Board.Lines {
		if l.Piece.Told == "" {
			continue
		}
		key, told := l.Piece.Who+" "+l.Piece.What, strings.Split(l.Piece.Told, " → ")
		if shows := cmp.Or(h.wheels[key], "0"); !slices.Contains(told, shows) { // a pile without a gauge while it is empty
			h.Errorf("%s: the table shows %s\n%s", l.Text, shows, strings.Join(companion.Texts(s.Board.Lines), "\n"))
		}
		h.wheels[key] = told[len(told)-1]
	}
	for key, n := range h.numbers(s) {
		if h.wheels[key] != n {
			h.Errorf("%s shows %s, and should show %s:\n%s", key, h.wheels[key], n, strings.Join(companion.Texts(s.Board.Lines), "\n"))
		}
	}
}

// corrected corrects a number, or names a card of the row. That moves nothing: no line may change but the one about
// that number or that place.
func (h *hands) corrected(was companion.Scene) companion.Scene {
	var m companion.Move
	if i := h.rng.IntN(len(was.Fields) + len(was.Row)); i >= len(was.Fields) {
		items, err := h.g.Box().Items()
		if err != nil {
			h.Fatal(err)
		}
		m, _ = was.Name(i-len(was.Fields), items[h.rng.IntN(len(items))].ID)
	} else if f := was.Fields[i]; !f.Flag && f.Words == nil && f.Value < f.Max {
		m = was.Set(i, f.Value+1)
	}
	if m == nil || was.Asked != nil {
		return was
	}
	steps := h.g.Log().Steps()
	if _, err := h.g.Do(m); err != nil {
		return was
	}
	now := h.g.View()
	h.look(&now)
	if h.g.Log().Steps() > steps+1 { // kot waited for this name before it bought, and has played on
		return now
	}
	var changed []string
	for _, l := range was.Board.Lines {
		if l.Board && !slices.Contains(now.Board.Lines, l) {
			changed = append(changed, l.Text)
		}
	}
	if len(changed) > 1 || pieces(now.Board.Lines) > pieces(was.Board.Lines) {
		h.Errorf("%s: %s\n%+v\nwere\n%+v", strings.Join(m.Lines(), "; "), strings.Join(changed, "; "), now.Board, was.Board)
	}
	return now
}

// pieces returns how many of the lines move something.
func pieces(lines []companion.Line) int {
	return len(slices.DeleteFunc(slices.Clone(lines), func(l companion.Line) bool { return !l.Board }))
}

// move returns something that can be done: a choice, or dice.
func (h *hands) move(s *companion.Scene) companion.Move {
	var list []companion.Move
	for _, c := range s.Choices {
		if c.Move != nil && c.Disabled == "" {
			list = append(list, c.Move)
		}
	}
	list = append(list, s.Spots...)
	roll := h.g.Roll()
	if n := roll.Wants(&companion.Entry{}); n > 0 && (len(list) == 0 || h.rng.IntN(4) > 0) {
		var e companion.Entry
		for ; n > len(e.Typed); n = roll.Wants(&e) {
			next, m, err := roll.Type(&e, roll.Faces[h.rng.IntN(len(roll.Faces))].Face)
			if err != nil || m != nil {
				return m
			}
			e = next
		}
		m, _ := roll.Finish(&e)
		return m
	}
	if len(list) == 0 {
		return nil
	}
	return list[h.rng.IntN(len(list))]
}

// name returns what lines call a seat.
func (h *hands) name(s *companion.Scene, seat int) string {
	if h.names != nil {
		return h.names[seat]
	}
	return strings.TrimSuffix(s.Seats[seat].Name, " (kot)") // a line has only the name
}

// check checks the list after one move, or undo, has led from one table to another.
func (h *hands) check(done string, before, after *companion.Scene) {
	var fresh, all []string
	list, ahead := after.Board.Lines, after.Beat == companion.PreviewBeat && after.Asked == nil && !after.Board.Back
	if ahead { // the only visible list
		list = after.Advice.Lines
	}
	for _, l := range list {
		if l.Board || ahead && l.Piece != (companion.Piece{}) {
			all = append(all, l.Text)
			if l.Fresh || ahead {
				fresh = append(fresh, l.Text)
			}
		}
	}
	fault := func(what string, args ...any) {
		h.Errorf("%s: %s\n%s: %s", done, fmt.Sprintf(what, args...), after.Board.Title, strings.Join(all, "\n  "))
	}
	says := func(parts ...string) bool {
		return slices.ContainsFunc(fresh, func(l string) bool {
			return !slices.ContainsFunc(parts, func(p string) bool { return !strings.Contains(l, p) })
		})
	}
	for i := range after.Seats {
		was, is, name := &before.Seats[i], &after.Seats[i], h.name(after, i)
		if was.Out != is.Out {
			if !says(name) {
				fault("that %s goes out, or comes back", name)
			}
			continue
		}
		if was.Place != is.Place && !is.Out && !says(name) {
			fault("%s goes from %s to %s", name, was.Place, is.Place)
		}
		for _, two := range [][2]*companion.Seat{{was, is}, {is, was}} {
			for _, held := range two[0].Held {
				if held.Card != "" && !slices.ContainsFunc(two[1].Held, func(o companion.Held) bool { return o.Card == held.Card }) && !is.Out && !says(held.Name) {
					fault("%s before %s", held.Name, name)
				}
			}
		}
	}
	for i := range after.Lanes {
		was, is := &before.Lanes[i], &after.Lanes[i]
		for _, k := range is.Tokens {
			if before.Placing != nil && before.Placing.Name == k.Name { // a lane does not show a token in a hand
				continue
			}
			if !slices.ContainsFunc(was.Tokens, func(o companion.LaneToken) bool { return o.Name == k.Name && o.Text == k.Text }) && !says(k.Name) {
				fault("the token %s %s", k.Name, k.Text)
			}
		}
	}
	moved := false
	for i := range after.Row {
		was, is := &before.Row[i], &after.Row[i]
		moved = moved || was.Card != is.Card && was.Card != "" && is.Card != ""
	}
	if moved && !says("Card row") {
		fault("the row")
	}
	for i, l := range all {
		if slices.Contains(all[i+1:], l) && !strings.HasPrefix(l, "Discard") && !strings.Contains(l, "renew") {
			fault("twice %q", l)
		}
	}
	for _, l := range fresh {
		if strings.Contains(l, "?") || strings.ContainsAny(l, "{}") {
			fault("a hole in %q", l)
		}
	}
}
