package companion

import (
	"slices"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// Stage is a line of the log with what it did: an event, an answer, or a correction.
type Stage[T any] struct {
	Before, After *T
	From          int  // how many steps of After belong to the stages before
	Sets          bool // a correction: it says how the table lies already, so nothing has to be moved for it
	Fresh         bool // the last move, or what belongs to it
	List          int  // the number of the list that told it first: all of one move, or all that the program decided in a turn
}

// moveStart is where in the log the stages of the last move begin.
type moveStart[T any] struct {
	to          *T // the table that the move led to; it counts only while that is the present one
	entry, item int
}

// mostStages is how many lines of the log Stages looks at. A turn has some dozen; only a game made to do harm has more.
const mostStages = 200

// Stages are those that the list for hands tells: all since the roll before dice were resolved last, but for those that the
// program rolled for its own seats, whose lists are joined. The rolls of dice that are not resolved yet belong to the list before
// them as well.
func (p *Base[T, E]) Stages() []Stage[T] { return p.stages(false) }

// Rolled are the stages since the roll of the dice that lie there: what the list of those dice tells before they are resolved.
func (p *Base[T, E]) Rolled() []Stage[T] { return p.stages(true) }

// stages are all since the latest roll behind which dice were resolved, which counts as done with resolved.
func (p *Base[T, E]) stages(resolved bool) []Stage[T] {
	g, last := p.Session.Game, p.lastMove()
	first := g.Steps()
	for e := g.Latest(); e != nil && g.Lines()-e.Lines() < mostStages; e = e.Previous() {
		event := &e.Items[0]
		rolled := p.Tell.Rolling(e.Before, event) && !p.Tell.ByKot(event)
		if first--; rolled && resolved {
			break
		}
		resolved = resolved || !rolled && !p.sets(e, 0)
	}
	var out []Stage[T]
	list, playedIn := 0, -1 // by the program, in which turn
	entries := g.Since(first)
	for i, e := range entries {
		turn := p.Tell.TurnNumber(e.Before)
		goesOn := i > 0 && p.Passes != nil && p.Passes(&entries[i-1], &e.Items[0])
		for item := max(0, len(e.Items)-mostStages); item < len(e.Items); item++ {
			next := Stage[T]{Before: p.partly(&e, item), After: p.partly(&e, item+1), Sets: p.sets(&e, item)}
			next.Fresh = first+i > last.entry || first+i == last.entry && item >= last.item
			if item > 0 { // its steps begin with those of the items before
				next.From = min(p.Tell.Steps(next.Before), p.Tell.Steps(next.After))
			}
			byKot := p.Tell.ByKot(&e.Items[item])
			if n := len(out); n == 0 || next.Fresh != out[n-1].Fresh || !next.Fresh && !goesOn && (!byKot || turn != playedIn) {
				list++
			}
			if playedIn = -1; byKot {
				playedIn = turn
			}
			next.List = list
			out = append(out, next)
		}
	}
	return out
}

// lastMove is where the stages of the last move begin at the present table.
func (p *Base[T, E]) lastMove() moveStart[T] {
	if p.last.to == p.Now() {
		return p.last
	}
	return p.lastMoveOfFile()
}

// lastMoveOfFile is the last event or answer of the log, with those that undo takes back together with it, with the corrections
// behind it, which move nothing, and with the cards turned up behind it that nobody has named: a screen leaves those unnamed by
// itself.
func (p *Base[T, E]) lastMoveOfFile() (last moveStart[T]) {
	e := p.Session.Game.Latest()
	if e == nil {
		return last
	}
	for e.Previous() != nil && p.sets(e, 0) {
		e = e.Previous()
	}
	for {
		last.entry, last.item = e.Number()-1, len(e.Items)-1
		for last.item > 0 && (p.sets(e, last.item) || p.Tell.Answer(p.partly(e, last.item), &e.Items[last.item]) == "") {
			last.item--
		}
		if last.item > 0 || e.Previous() == nil || p.Passes == nil || !p.Passes(e.Previous(), &e.Items[0]) {
			return last
		}
		e = e.Previous()
	}
}

// sets says whether an item of an entry is a correction.
func (p *Base[T, E]) sets(e *tracker.Entry[T, E], item int) bool {
	return corrects(p.Tell.Class(&e.Items[item]))
}

// partly is the table after so many items of an entry. What has run with all answers runs with fewer: it stops at
// their question.
func (p *Base[T, E]) partly(e *tracker.Entry[T, E], items int) *T {
	switch items {
	case 0:
		return e.Before
	case len(e.Items):
		return e.After
	}
	next, err := p.Tell.Run(e.Before, e.Items[:items])
	if err != nil {
		return e.Before
	}
	return &next
}

// began notes where the stages of a move begin that is about to be done. What a screen does by itself goes on with
// the move before, and so do corrections, which move nothing.
func (p *Base[T, E]) began(auto, sets bool) moveStart[T] {
	g := p.Session.Game
	switch {
	case sets:
		return p.lastMove()
	case auto && p.last.to == p.Now():
		return p.last
	case p.Tell.Asking(p.Now()):
		return moveStart[T]{entry: g.Steps() - 1, item: len(g.Latest().Items)}
	}
	return moveStart[T]{entry: g.Steps()}
}

// Way is how a game has come to a table.
type Way uint8

// The ways.
const (
	Forth  Way = iota // by a move, or by one done again
	Back              // steps were taken back
	Mended            // a step was typed anew, and nothing else
)

// Left is the way that players must go on the board without a move: the tables that Undo, Redo, RevertTo and ReplaceStep
// have left one after the other, the first one first, and the one they have led to. There are none where a move was done
// since.
type Left[T any] struct {
	Tables []*T
	Led    *T // corrections may have followed it
	Way    Way
	to     *T // the table behind those corrections
}

// mostLeft is how many tables Left has at most: the first one, where the board still lies if nobody has touched it, and
// the latest ones.
const mostLeft = 50

// leaves notes that the game has gone from a table to the present one without a move. Nothing of the list is new then.
func (p *Base[T, E]) leaves(from *T, way Way) {
	if p.left.to != from {
		p.left = Left[T]{Way: way}
	}
	if way == Mended && p.left.Way != Mended {
		way = Back
	}
	if len(p.left.Tables) == mostLeft {
		p.left.Tables = slices.Delete(p.left.Tables, 1, 2)
	}
	p.left.Tables, p.left.Led, p.left.to, p.left.Way = append(p.left.Tables, from), p.Now(), p.Now(), way
	p.last = moveStart[T]{to: p.Now(), entry: p.Steps()}
}

// Left is the way to the present table: what differs from one of the tables left, the players must put right.
func (p *Base[T, E]) Left() Left[T] {
	switch p.Now() {
	case p.left.to:
		return p.left
	case p.last.to: // a move was done since
		return Left[T]{}
	}
	if from, ok := p.Session.Game.Abandoned(); ok { // of a game just opened
		return Left[T]{Tables: []*T{from}, Led: p.Now(), Way: Back}
	}
	return Left[T]{}
}

// BoardSection is a list of the board under its heading: what to do now or what to put back.
func (p *Base[T, E]) BoardSection(lines []Line, way Way) Section {
	title := [...]string{Forth: "table.board", Back: "table.board.back", Mended: "table.board.right"}[way]
	return Section{Title: p.Words().Say(title), Lines: lines, Back: way != Forth}
}

// Position is where one piece of a table lies, or what a wheel, a counter or a heap of tokens shows.
type Position[K comparable] struct {
	Piece K
	At    int
}

// Trip is a piece that lies otherwise than a list said before, or has done so in between.
type Trip[K comparable] struct {
	Piece K
	Told  []int // where it lay before, where the lists since have told it to lie, and last where it has to lie; two at least
	Since int   // the stage from which on it is told: a correction in the one before said where it lies
	Fresh bool  // the last move, or what belongs to it, has moved it
	list  int   // the list that told the last number
	older int   // how many of those told are older than that list
}

// Trips are the pieces that stages move, in the order of positions, which lists the same pieces at each table of a game.
// Each number that was told stands in them, so that whoever has followed only some of the lists finds their own.
func Trips[T any, K comparable](stages []Stage[T], positions func(*T) []Position[K]) []Trip[K] {
	if len(stages) == 0 {
		return nil
	}
	var out []Trip[K]
	before := positions(stages[0].Before)
	for _, p := range before {
		out = append(out, Trip[K]{Piece: p.Piece, Told: []int{p.At}})
	}
	for i := range stages {
		after := positions(stages[i].After)
		for n := range after {
			switch at := after[n].At; {
			case at == before[n].At:
			case stages[i].Sets:
				out[n] = Trip[K]{Piece: after[n].Piece, Told: []int{at}, Since: i + 1}
			default:
				out[n].moves(at, stages[i].List, stages[i].Fresh)
			}
		}
		before = after
	}
	return slices.DeleteFunc(out, func(t Trip[K]) bool { return len(t.Told) < 2 })
}

// moves adds where a stage has moved the piece. Within one list only the end is told.
func (t *Trip[K]) moves(at, list int, fresh bool) {
	if t.list != list || len(t.Told) == 1 {
		t.list, t.older = list, len(t.Told)
	}
	if t.Told = t.Told[:t.older]; t.To() != at {
		t.Told = append(t.Told, at)
	}
	t.Fresh = fresh
}

// Before is where the last list but one, or the table before them all, said that the piece lies.
func (t *Trip[K]) Before() int { return t.Told[len(t.Told)-2] }

// To is where the piece has to lie.
func (t *Trip[K]) To() int { return t.Told[len(t.Told)-1] }

// Shown are the numbers that a line shows: all that were told; of more than three the first and the last two.
func (t *Trip[K]) Shown() []int {
	last := t.Told[len(t.Told)-2:]
	switch {
	case len(t.Told) <= 3:
		return t.Told
	case t.Told[0] == last[0]:
		return last
	}
	return append([]int{t.Told[0]}, last...)
}

// Causes collects what has moved pieces, by stage: each cause once, in their order.
type Causes[K comparable] []map[K][]string

// Add notes what has moved a piece in a stage; "" for nothing that a list would name.
func (c Causes[K]) Add(stage int, piece K, cause string) {
	if cause == "" || slices.Contains(c[stage][piece], cause) {
		return
	}
	if c[stage] == nil {
		c[stage] = map[K][]string{}
	}
	c[stage][piece] = append(c[stage][piece], cause)
}

// Of is what has moved a piece in a stage and those behind it.
func (c Causes[K]) Of(t *Trip[K]) string {
	var out []string
	for _, stage := range c[t.Since:] {
		for _, cause := range stage[t.Piece] {
			if !slices.Contains(out, cause) {
				out = append(out, cause)
			}
		}
	}
	return strings.Join(out, " · ")
}

// Back are the stages that lead back from the tables left to the present one, and through the corrections since.
func (l *Left[T]) Back(now *T) (stages []Stage[T]) {
	for i, table := range l.Tables {
		to := l.Led
		if i+1 < len(l.Tables) {
			to = l.Tables[i+1]
		}
		stages = append(stages, Stage[T]{Before: table, After: to, Fresh: true, List: i})
	}
	if l.Led != now && len(stages) > 0 {
		stages = append(stages, Stage[T]{Before: l.Led, After: now, Sets: true})
	}
	return stages
}

// Piece is one line of the list for hands: what lies otherwise than the lists before said.
type Piece struct {
	Who  string // whose it is: a player, a track, the row
	What string // "hearts", "marker"; of a piece without numbers all that is to be done with it
	Told string // the numbers it has shown, the last one as it has to be: "11 → 10 → 8"; "" where What says it all
	Why  string // what has moved it; "" where the dice say so
}

// Line is the piece as a line of the list.
func (p *Piece) Line(words *text.Catalogue, fresh bool) Line {
	said := strings.TrimSpace(p.What + " " + p.Told)
	if p.Who != "" {
		said = words.Colon(p.Who, said)
	}
	if p.Why != "" {
		said = words.Say("table.board.why", rules.Text("said", said), rules.Text("why", p.Why))
	}
	return Line{Text: said, Board: true, Fresh: fresh, Piece: *p}
}

// Numbers are numbers of a trip as a line shows them.
func Numbers(shown []int, write func(n int) string) string {
	return strings.Join(text.Map(shown, write), " → ")
}

// RowBack is the line of what has to go back in the row: the places where another card has to lie, each with it, and how
// many cards go back on the deck. There is none where the row lies as it did.
func RowBack(words *text.Catalogue, places []string, cards int) []Line {
	var said []string
	switch {
	case len(places) == 0:
		return nil
	case cards > 0:
		said = append(said, words.Say("table.board.undealt", rules.Num("n", cards)))
	case cards < 0:
		said = append(said, words.Say("table.board.dealt", rules.Num("n", -cards)))
	}
	return RowLine(words, append(said, places...), true)
}

// RowLine is the line of what has to be done with the row, one thing after the other; none of nothing.
func RowLine(words *text.Catalogue, deeds []string, fresh bool) []Line {
	var said []string
	for i, n := 0, 0; i < len(deeds); i += n {
		for n = 1; i+n < len(deeds) && deeds[i+n] == deeds[i]; {
			n++
		}
		if n == 1 {
			said = append(said, deeds[i])
			continue
		}
		said = append(said, words.Say("table.board.times", rules.Text("said", deeds[i]), rules.Num("n", n)))
	}
	if len(said) == 0 {
		return nil
	}
	row := Piece{Who: words.Say("table.board.row"), What: strings.Join(said, " · ")}
	return []Line{row.Line(words, fresh)}
}

// Revealed is what to do with a card that is turned up in a place of the row, from 1; name is "" while nobody has said it.
func Revealed(words *text.Catalogue, place int, name string) string {
	if name == "" {
		return words.Say("table.board.refill", rules.Num("slot", place))
	}
	return InSlot(words, place-1, name)
}

// InSlot is a place of the row, from 0, with the card that has to lie there.
func InSlot(words *text.Catalogue, place int, card string) string {
	return words.Say("table.board.slot", rules.Num("slot", place+1), rules.Text("card", card))
}
