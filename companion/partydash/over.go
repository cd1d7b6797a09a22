package partydash

import (
	"strconv"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/screen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// overLines are the end of a game: who won and how, how everybody stood, its length
// and what comes next. Nobody is left out where there is little room.
func (t *table) overLines() []screen.Line {
	v, s := &t.d.view, &t.now().State
	out := []screen.Line{{Text: v.Ending(s), Bold: true}}
	for i, seat := range t.ranking() {
		m := &s.Seats[seat]
		line := v.Say("tokyo.dash.over.seat", rules.Text("name", v.Player(seat)), rules.Num("points", int(m.Points)), rules.Num("hearts", max(0, int(m.Hearts))))
		out = append(out, screen.Line{Text: strconv.Itoa(i+1) + ". " + line})
	}
	return append(out,
		screen.Line{Text: v.Say("dash.over.length", rules.Num("turns", int(s.Turn.Number))), Extra: screen.GoesFirst},
		screen.Line{Keys: "r", Text: v.Say("tokyo.dash.menu.rematch"), Extra: screen.GoesLast, Act: func() { t.rematch() }},
		screen.Line{Keys: "x", Text: v.Say("dash.over.menu"), Extra: screen.GoesLast, Act: func() { t.d.Press(tcell.KeyRune, 'x') }})
}

// ranking are the players by how they stand: the winner, then those alive by
// points, then the others.
func (t *table) ranking() []tokyo.Seat {
	s := &t.now().State
	worth := func(seat tokyo.Seat) int {
		n := int(s.Seats[seat].Points)
		if s.Alive(seat) {
			n += 100
		}
		if s.Winner == seat {
			n += 1000
		}
		return n
	}
	var out []tokyo.Seat
	for seat := range tokyo.Seat(s.Players) {
		at := len(out)
		for at > 0 && worth(out[at-1]) < worth(seat) {
			at--
		}
		out = append(out[:at], append([]tokyo.Seat{seat}, out[at:]...)...)
	}
	return out
}

// rematch begins another game of the same players and monsters; the next one to
// the left of the one who started starts.
func (t *table) rematch() {
	set := t.now().Setup
	again := tokyo.NewSetup(set.Edition, set.Monsters[:set.Players], set.Names[:set.Players], (set.First+1)%tokyo.Seat(set.Players))
	again.Options, again.Green = set.Options, set.Green
	if err := t.d.Begin(again); err != nil {
		t.d.Fault(err)
	}
}

// concede gives the game up for a player; u takes it back.
func (t *table) concede(seat tokyo.Seat) { t.do("concede " + seat.String()) }

// setupLines are what to put on the table before the first turn (2).
func (t *table) setupLines() []screen.Line {
	v, now := &t.d.view, t.now()
	s := &now.State
	var out []screen.Line
	add := func(key string, rule rules.Rule, args ...rules.Arg) {
		out = append(out, screen.Line{Text: toDoMark + v.WithRule(v.Say(key, args...), rule)})
	}
	add("tokyo.dash.put.monsters", "2.1", rules.Num("n", int(s.Players)), rules.Num("hearts", tokyo.StartHearts))
	add("tokyo.dash.put.row", "2.2")
	if s.Edition == tokyo.Dark {
		add("tokyo.dash.put.tiles", "12.4", rules.Text("sides", tileSides(v, now.Setup.Green)))
	}
	add("tokyo.dash.put.first", "2.4", rules.Text("name", v.Player(s.First)))
	return out
}
