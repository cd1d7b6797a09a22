package tokyo_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/companion"
	tokyobox "kingoftokyo/companion/boxes/tokyo"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/often"
	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/library"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

// view returns the phrases of a table in a language.
func view(t testing.TB, l text.Lang, r *tokyo.Rules, table *tokyo.Table) *tokyobox.Phrases {
	t.Helper()
	w := tokyobox.LoadNames(l, r.Box)
	return &tokyobox.Phrases{Names: w.For(table), Rules: r}
}

// player plays random games and looks at every table on the way.
type player struct {
	*testing.T
	desk  *desk
	r     *tokyo.Rules
	rng   *rand.Rand
	g     *tokyobox.Game
	game  *tracker.Game[tokyo.Table, tokyo.Event] // of g
	asked map[tokyo.QuestionID]bool
	// searching says that the player looks only at tables with questions that no game has asked.
	searching bool
	tables    int // looked at in another language, or skipped
}

// TestRandomGames checks that at every table of random games, everything the engine
// would accept next is among the choices, every choice can be played and typed, and no
// text has a hole. It plays more games until each question was asked, so it uses all
// cards of kot, not only those that other tests play with.
func TestRandomGames(t *testing.T) {
	t.Parallel()
	asked := map[tokyo.QuestionID]bool{}
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	d := deskWith(lib, t.TempDir(), text.English)
	games := often.Times(10, 40) // these have every edition and number of players
	for seed := 0; seed < games || seed < 400 && len(unasked(asked)) > 0; seed++ {
		edition := tokyo.Edition(seed % tokyo.NumEditions)
		g, err := d.boxes[edition].Empty()
		if err != nil {
			t.Fatal(err)
		}
		game := g.(*tokyobox.Game)
		p := &player{t, d, d.rules(t, edition), rand.New(rand.NewPCG(uint64(seed), 7)), game, game.Session.Game, asked, seed >= games, 0}
		p.play(2 + seed/2%5)
	}
	if missing := unasked(asked); len(missing) > 0 {
		t.Errorf("no game asked %v", missing)
	}
}

// unasked returns the questions that no game has asked.
func unasked(asked map[tokyo.QuestionID]bool) (missing []tokyo.QuestionID) {
	for q := tokyo.AskReveal; q < tokyo.NumQuestions; q++ {
		if !asked[q] {
			missing = append(missing, q)
		}
	}
	return missing
}

func (p *player) play(n int) {
	names := []string{"Anna", "Bea", "", "Anna", "Zoë", ""}
	for line := range strings.SplitSeq(tokyotest.Game(p.r.Edition, n), ";") {
		if line = strings.TrimSpace(line); strings.HasPrefix(line, "player") {
			line = strings.TrimSpace(line + " " + names[line[len("player p")]-'1'])
		}
		if line != "" {
			p.do(line)
		}
	}
	p.deal(n)
	for range 120 {
		if q, _ := p.game.Table().Open(); !p.searching || q.ID != tokyo.NoQuestion && !p.asked[q.ID] {
			p.look()
		}
		if p.Failed() || p.game.Table().State.Over() {
			break
		}
		p.next()
	}
}

// deal sets up a random table of n players, and makes it the table of the game.
func (p *player) deal(n int) {
	for seat := range tokyo.Seat(n) {
		p.do(fmt.Sprintf("set %s.energy %d", seat, 10+p.rng.IntN(30)))
		p.do(fmt.Sprintf("set %s.hearts %d", seat, 3+p.rng.IntN(6)))
		p.do(fmt.Sprintf("set %s.poison %d", seat, p.rng.IntN(2)))
		p.do(fmt.Sprintf("set %s.shrink %d", seat, p.rng.IntN(2)))
		if p.r.Edition == tokyo.Dark {
			p.do(fmt.Sprintf("set %s.wickedness %d", seat, []int{2, 5, 9}[p.rng.IntN(3)]))
		}
		for range 7 {
			if id := tokyo.CardID(1 + p.rng.IntN(int(p.r.Last()))); p.r.Keeps(id) || p.r.IsTile(id) {
				p.do("card " + seat.String() + " " + p.r.Name(id))
			}
		}
	}
	for _, id := range strings.Fields(rare[p.rng.IntN(len(rare))]) { // what happens too rarely by chance alone
		for seat := range tokyo.Seat(n) {
			if _, ok := p.r.Piece(id); ok && seat%2 == 1 {
				p.do("card " + seat.String() + " " + id)
			}
		}
	}
	if p.r.Edition == tokyo.Base && n == 6 { // this hardly ever happens by chance alone
		for _, line := range []string{"card p1 battery-monster", "charge battery-monster 2", "card p1 mimic", "copy mimic battery-monster", "set p1.energy 0", "turn p1 start"} {
			p.do(line)
		}
	}
}

// rare has cards whose questions need other cards or luck.
var rare = []string{"hibernation", "healing-ray regeneration", "rapid-healing", "smoke-cloud energy-drink"}

func (p *player) do(line string) {
	p.Helper()
	if err := p.game.DoLine(line); err != nil {
		p.Fatalf("%s: %v", line, err)
	}
}

// throw returns n random dice.
func (p *player) throw(n int) rules.Roll {
	var roll rules.Roll
	for range n {
		roll[p.rng.IntN(rules.NumFaces)]++
	}
	return roll
}

// legal returns everything that the engine accepts now; what only the table shows is made up.
func (p *player) legal() []tokyo.Event {
	table := p.game.Table()
	var out []tokyo.Event
	q, ok := table.Open()
	if ok {
		p.asked[q.ID] = true
		for _, a := range p.r.Choices(&table.State, &q, nil) {
			out = append(out, tokyo.Event{Kind: tokyo.Answered, Seat: tokyo.NoSeat, Answer: a})
		}
		if q.Form() == tokyo.DiceAnswer {
			out = append(out, tokyo.Event{Kind: tokyo.Answered, Seat: tokyo.NoSeat, Answer: tokyo.Answer{Kind: tokyo.DiceAnswer, Roll: p.throw(int(q.N))}})
		}
	}
	if table.Asking {
		return out
	}
	for _, ev := range p.r.Options(&table.State, nil) {
		if ev.Kind == tokyo.Rolled {
			ev = tokyo.Event{Kind: tokyo.Rolled, Roll: p.throw(int(ev.N))}
		}
		out = append(out, ev)
	}
	return out
}

// next plays something that is legal.
func (p *player) next() {
	legal := p.legal()
	if q, _ := p.game.Table().Open(); q.ID == tokyo.AskName { // prefer a card that can be paid for: more happens
		energy := p.game.Table().State.Seats[q.Seat].Energy
		if paid := slices.DeleteFunc(slices.Clone(legal), func(ev tokyo.Event) bool {
			after, err := p.game.Try(ev)
			return err != nil || after.State.Seats[q.Seat].Energy == energy
		}); len(paid) > 0 {
			legal = paid
		}
	}
	if choices := p.g.View().Choices; p.rng.IntN(3) == 0 { // an unnamed card, too
		if c := choices[p.rng.IntN(len(choices))]; typedChoice(c) && p.event(c).Kind == tokyo.Bought {
			p.do(p.r.Write(p.event(c)))
			return
		}
	}
	ev := legal[p.rng.IntN(len(legal))]
	for i := 0; i < 3 && (ev.Kind == tokyo.Used || ev.Answer.Kind == tokyo.DeclineAnswer); i++ {
		ev = legal[p.rng.IntN(len(legal))]
	}
	p.do(p.r.Write(&ev))
}

// event returns what a choice does. Unnamed cards, resolving dice that only ask, and the end of a turn in which nothing
// more can be done may follow it.
func (p *player) event(c companion.Play) *tokyo.Event {
	events := p.g.Events(c.Move)
	for i, ev := range events {
		if i > 0 && ev.Kind != tokyo.Passed && ev.Kind != tokyo.ResolvedAll && ev.Answer.Card != tokyo.Unnamed {
			p.Fatalf("the choice %+v has the events %+v", c, events)
		}
	}
	return &events[0]
}

// look checks what players see of a table, and of every third table also in another language.
func (p *player) look() {
	for _, l := range text.Langs {
		p.desk.Lang = l
		v := p.g.View()
		if l == text.English {
			p.complete(v.Choices)
		} else if p.tables++; p.tables%3 > 0 && !often.Long() {
			continue
		}
		p.typed(v.Choices)
		p.words(&v)
	}
	p.desk.Lang = text.English
}

// fromTable reports whether only the table shows an event.
func fromTable(table *tokyo.Table, ev *tokyo.Event) bool {
	q, _ := table.Open()
	switch {
	case ev.Kind == tokyo.Rolled:
		return ev.Roll.Total() > 0
	case ev.Kind != tokyo.Answered || ev.Answer.Card == tokyo.Unnamed:
		return false
	}
	return ev.Answer.Kind == tokyo.DiceAnswer || ev.Answer.Kind == tokyo.CardAnswer && q.FromTable()
}

// complete checks that every legal event is among the choices.
func (p *player) complete(choices []companion.Play) {
	table := p.game.Table()
	groups := 0
	for _, ev := range p.legal() {
		if ev.Kind == tokyo.Resolved {
			groups++
		}
	}
	for _, ev := range p.legal() {
		if ev.Kind == tokyo.Resolved && groups == 1 { // Enter resolves it
			continue
		}
		line := p.r.Write(&ev)
		if fromTable(table, &ev) {
			if !slices.ContainsFunc(choices, func(c companion.Play) bool { return c.ToType }) {
				p.Errorf("nothing says that %q may be typed", line)
			}
			continue
		}
		ev, err := p.r.Read(table, line) // of two copies of a card the notation knows one
		if err != nil {
			p.Errorf("%s cannot be read: %v", line, err)
			continue
		}
		after, err := p.game.Try(ev)
		if err != nil {
			p.Errorf("%s is no event: %v", line, err)
			continue
		}
		if !slices.ContainsFunc(choices, func(c companion.Play) bool {
			if !typedChoice(c) {
				return false
			}
			got, err := p.game.Try(*p.event(c))
			return err == nil && got.State == after.State && got.Question == after.Question
		}) {
			p.Errorf("%q is not among the choices: %+v", line, choices)
		}
	}
}

// typedChoice reports whether a choice belongs to the table and not only to kot: it can also be
// typed in plain mode.
func typedChoice(c companion.Play) bool { return c.Move != nil && c.Typed != "" }

// typed checks that every choice can be played, that its keys mean its event, and that
// its line in the file is read as that event.
func (p *player) typed(choices []companion.Play) {
	seen := map[string]bool{}
	for _, c := range choices {
		if !typedChoice(c) {
			continue
		}
		if seen[c.Typed] {
			p.Errorf("the keys %q are not one choice's: %+v", c.Typed, choices)
		}
		seen[c.Typed] = true
		want := *p.event(c)
		if m, err := p.g.Parse(strings.TrimPrefix(c.Typed, companion.KeyEnter)); err != nil || !slices.Equal(p.g.Events(m), []tokyo.Event{want}) {
			p.Errorf("%s: %q means %+v (%v), want %+v", p.desk.Lang, c.Typed, m, err, want)
		}
		if read, err := p.r.Read(p.game.Table(), c.Move.Lines()[0]); err != nil || read != want {
			p.Errorf("%q is read as %+v (%v), want %+v", c.Move.Lines()[0], read, err, want)
		}
		if _, err := p.game.Try(want); err != nil {
			p.Errorf("the choice %+v cannot be played: %v", c, err)
		}
	}
}

// words checks that no text has a hole.
func (p *player) words(v *companion.Scene) {
	said := append([]string{v.Head.Line()}, v.Why...)
	for _, seat := range v.Seats {
		said = append(said, seat.Name, seat.Monster, seat.Place, seat.Numbers())
		for _, h := range seat.Held {
			said = append(said, h.Called())
		}
	}
	for _, panel := range v.Panels {
		said = append(said, panel.Line(p.g.Words()))
	}
	for _, c := range v.Choices {
		said = append(said, c.Text)
	}
	for _, past := range p.g.Past(p.g.Steps() - 1) {
		said = append(said, past.Who, past.Text)
	}
	for _, s := range said {
		if strings.ContainsAny(s, "{}") || strings.TrimSpace(s) == "" {
			p.Errorf("a hole in %q", s)
		}
	}
}
