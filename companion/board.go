package companion

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Way is how a game has come to a table.
type Way uint8

// The ways.
const (
	Forth  Way = iota // by a move, or by one done again
	Back              // steps were taken back
	Mended            // a step was typed anew, and nothing else
)

// PutBack is the way that players must go on the board without a move: the tables that Undo, Redo, RevertTo and ReplaceStep
// have left one after the other, the first one first, and the one they have led to. There are none where a move was done
// since.
type PutBack[T any] struct {
	Tables []*T
	Led    *T // corrections may have followed it
	Way    Way
	to     *T // the table behind those corrections
}

// mostPutBack is how many tables PutBack has at most: the first one, where the board still lies if nobody has touched it, and
// the latest ones.
const mostPutBack = 50

// notePutBack notes that the game has gone from a table to the present one without a move. Nothing of the list is new then.
func (p *Base[T, E]) notePutBack(from *T, way Way) {
	if p.putBack.to != from {
		p.putBack = PutBack[T]{Way: way}
	}
	if way == Mended && p.putBack.Way != Mended {
		way = Back
	}
	if len(p.putBack.Tables) == mostPutBack {
		p.putBack.Tables = slices.Delete(p.putBack.Tables, 1, 2)
	}
	p.putBack.Tables, p.putBack.Led, p.putBack.to, p.putBack.Way = append(p.putBack.Tables, from), p.Now(), p.Now(), way
	p.last = moveStart[T]{to: p.Now(), entry: p.Steps()}
}

// PutBack is the way to the present table: what differs from one of the tables left, the players must put right.
func (p *Base[T, E]) PutBack() PutBack[T] {
	switch p.Now() {
	case p.putBack.to:
		return p.putBack
	case p.last.to: // a move was done since
		return PutBack[T]{}
	}
	if from, ok := p.Session.Game.Abandoned(); ok { // of a game just opened
		return PutBack[T]{Tables: []*T{from}, Led: p.Now(), Way: Back}
	}
	return PutBack[T]{}
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
	from  int   // the stage with which that list begins
	moved bool  // no correction has come since
}

// Trips are the pieces that stages move, in the order of positions, which lists the same pieces at each table of a game.
// Each number that was told stands in them, so that whoever has followed only some of the lists finds their own. By causes, which may
// be nil, also what was gained and paid within the last list, so that it shows what it showed: hands have moved it twice.
func Trips[T any, K comparable](stages []Stage[T], positions func(*T) []Position[K], causes Causes[K]) []Trip[K] {
	if len(stages) == 0 {
		return nil
	}
	before, from := positions(stages[0].Before), 0
	out := text.Map(before, func(p Position[K]) Trip[K] { return Trip[K]{Piece: p.Piece, Told: []int{p.At}} })
	for i := range stages {
		if i > 0 && stages[i].List != stages[i-1].List {
			from = i
		}
		after := positions(stages[i].After)
		for n := range after {
			switch at := after[n].At; {
			case at == before[n].At:
			case stages[i].Sets:
				out[n] = Trip[K]{Piece: after[n].Piece, Told: []int{at}, Since: i + 1}
			default:
				out[n].from, out[n].moved = from, true
				out[n].moves(at, stages[i].List, stages[i].Fresh)
			}
		}
		before = after
	}
	for n := range out {
		if t := &out[n]; t.moved && len(t.Told) == 1 && causes.paid(t) > 0 {
			t.Told = append(t.Told, t.Told[0])
		}
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

// Causes collects what has moved pieces, by stage: each cause once, in their order, and what was paid.
type Causes[K comparable] []map[K]cause

type cause struct {
	said  []string
	costs []string // what was paid for, as often as it was
	paid  int
	alone int // how much of it nothing that a list names has moved: the dice have
}

// Add notes what has moved a piece in a stage, "" for nothing that a list would name, and how much of it was paid, 0 for none.
func (c Causes[K]) Add(stage int, piece K, said string, paid int) {
	of := c[stage][piece]
	if said == "" || slices.Contains(of.said, said) && paid == 0 {
		return
	}
	if c[stage] == nil {
		c[stage] = map[K]cause{}
	}
	if of.paid += paid; paid == 0 {
		of.said = append(of.said, said)
	} else {
		of.costs = append(of.costs, said)
	}
	c[stage][piece] = of
}

// Alone notes how far a piece has moved in a stage without anything that a list would name.
func (c Causes[K]) Alone(stage int, piece K, n int) {
	of := c[stage][piece]
	if c[stage] == nil {
		c[stage] = map[K]cause{}
	}
	of.alone += n
	c[stage][piece] = of
}

// paid is how much of a piece the last list that moved it has paid.
func (c Causes[K]) paid(t *Trip[K]) (n int) {
	for i := t.from; i < len(c); i++ {
		n += c[i][t.Piece].paid
	}
	return n
}

// Of is what has moved a piece in a stage and those behind it. Where the last list has gained something as well as paid, it begins with
// what was gained: "2 → 1 (+4 · Jets -5)"; where the dice have moved the piece as well as cards, with their part: "+2 · Friend of
// Children".
func (c Causes[K]) Of(t *Trip[K]) string {
	var out, costs []string
	paid, alone, times := 0, 0, map[string]int{} // times says how often the last list has paid a cost
	for i := t.Since; i < len(c); i++ {
		of := c[i][t.Piece]
		alone += of.alone
		if i >= t.from {
			paid += of.paid
			for _, cost := range of.costs {
				times[cost]++
			}
		}
		for _, said := range of.said {
			if !slices.Contains(out, said) {
				out = append(out, said)
			}
		}
		costs = append(costs, of.costs...)
	}
	for _, cost := range costs {
		if n := times[cost]; n > 1 {
			cost += " ×" + strconv.Itoa(n)
		}
		if !slices.Contains(out, cost) {
			out = append(out, cost)
		}
	}
	if gained := t.To() - t.Before() + paid; paid > 0 && gained > 0 {
		out = slices.Insert(out, 0, "+"+strconv.Itoa(gained))
	} else if len(t.Told) == 2 && len(out) > 0 && alone != 0 && paid == 0 {
		out = slices.Insert(out, 0, fmt.Sprintf("%+d", alone))
	}
	return strings.Join(out, " · ")
}

// Back are the stages that lead back from the tables left to the present one, and through the corrections since.
func (l *PutBack[T]) Back(now *T) (stages []Stage[T]) {
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

// Expected makes of the lines of a list those of what will happen. Only the fresh ones will: the numbers above count the others already.
func Expected(words *text.Catalogue, lines []Line) []Line {
	for i := range lines {
		if p := lines[i].Piece; p.What != "" && !lines[i].Fresh {
			p.Why = strings.TrimPrefix(p.Why+" · "+words.Say("table.board.told"), " · ")
			lines[i] = p.Line(words, false)
		}
		lines[i].Board, lines[i].Fresh = false, false
	}
	return lines
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
