package companion

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Way is how a game has reached a table.
type Way uint8

// The ways.
const (
	Forth  Way = iota // by a move or a redo
	Back              // steps were taken back
	Mended            // a step was retyped, and nothing else
)

// PutBack is how players must change the board without a move: the tables that Undo, Redo, RevertTo and ReplaceStep
// have left one after the other, the first one first, and the one they have led to. It has none if a move was played
// since.
type PutBack[T any] struct {
	Tables []*T
	Led    *T // corrections may have followed it
	Way    Way
	to     *T // the table after those corrections
	ways   []Way
}

// mostPutBack is how many tables PutBack has at most: the first one, where the board still is if nobody has touched
// it, and the latest ones.
const mostPutBack = 50

// notePutBack records that the game has gone from a table to the current one without a move. Nothing in the list counts as new afterwards.
func (p *Base[T, E]) notePutBack(from *T, way Way) {
	if p.putBack.to != from {
		p.putBack = PutBack[T]{Way: way}
	}
	if way == Mended && p.putBack.Way != Mended {
		way = Back
	}
	if len(p.putBack.Tables) == mostPutBack {
		p.putBack.Tables, p.putBack.ways = slices.Delete(p.putBack.Tables, 1, 2), slices.Delete(p.putBack.ways, 1, 2)
	}
	p.putBack.Tables, p.putBack.ways = append(p.putBack.Tables, from), append(p.putBack.ways, way)
	p.putBack.Led, p.putBack.to, p.putBack.Way = p.Now(), p.Now(), way
	p.last = moveStart[T]{to: p.Now(), entry: p.Steps()}
}

// PutBack returns the way to the current table: the players must correct what differs from one of the tables left.
func (p *Base[T, E]) PutBack() PutBack[T] {
	switch p.Now() {
	case p.putBack.to:
		return p.putBack
	case p.last.to: // a move was played since
		return PutBack[T]{}
	}
	if from, ok := p.Session.Game.Abandoned(); ok { // a game just opened
		return PutBack[T]{Tables: []*T{from}, ways: []Way{Back}, Led: p.Now(), Way: Back}
	}
	return PutBack[T]{}
}

// Turned returns the first table left since steps were last taken back after a redo, or redone after an undo.
func (l *PutBack[T]) Turned() *T {
	i := len(l.ways) - 1
	for i > 0 && l.ways[i-1] == l.ways[i] {
		i--
	}
	return l.Tables[i]
}

// BoardSection is a list of the board under its heading: what to do now or what to put back.
func (p *Base[T, E]) BoardSection(lines []Line, way Way) Section {
	title := [...]string{Forth: "table.board", Back: "table.board.back", Mended: "table.board.right"}[way]
	return Section{Title: p.Words().Say(title), Lines: lines, Back: way != Forth}
}

// Position is where one piece of a table is, or what a wheel, a counter or a pile of tokens shows.
type Position[K comparable] struct {
	Piece K
	At    int
}

// Trip is a piece whose place differs from what a list said before, or did so in between.
type Trip[K comparable] struct {
	Piece K
	Told  []int // where it was before, where the lists since have said it is, and last where it must be; at least two
	Since int   // the first stage that counts: a correction in the stage before said where it is
	Fresh bool  // the last move, or what belongs to it, moved it
	list  int   // the list that added the last number
	older int   // how many numbers in Told are older than that list
	from  int   // the stage where that list begins
	moved bool  // a stage has moved it since the last correction
	way   Way   // of the last stage that moved it
}

// Trips returns the pieces that stages move, in the order of positions, which lists the same pieces at each table of a game. A trip
// has each number that was told, so that a player who has followed only some of the lists finds their own. If causes is not nil, Trips
// also returns a piece that the last list both gained and paid for, so that it shows what it showed before: hands have moved it twice.
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
				if out[n].moved && out[n].way != stages[i].Way { // hands have followed the lists so far, or never moved it
					out[n].Told = []int{before[n].At}
				}
				out[n].from, out[n].moved, out[n].way = from, true, stages[i].Way
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

// moves adds where a stage has moved the piece. Within one list only the final place counts.
func (t *Trip[K]) moves(at, list int, fresh bool) {
	if t.list != list || len(t.Told) == 1 {
		t.list, t.older = list, len(t.Told)
	}
	if t.Told = t.Told[:t.older]; t.To() != at {
		t.Told = append(t.Told, at)
	}
	t.Fresh = fresh
}

// Before returns where the last list but one, or the table before all lists, said that the piece is.
func (t *Trip[K]) Before() int { return t.Told[len(t.Told)-2] }

// To returns where the piece must be.
func (t *Trip[K]) To() int { return t.Told[len(t.Told)-1] }

// Shown returns the numbers that a line shows: all that were told; if there are more than three, the first and the last two.
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

// Causes collects what has moved pieces, by stage: each cause once, in order, and what was paid.
type Causes[K comparable] []map[K]cause

type cause struct {
	said  []string
	gains []int    // how much each of them has brought, as far as that is known
	costs []string // what was paid for, once for each payment
	paid  int
	alone int // how far it moved without a cause that a list would name: by the dice
}

// Add records what has moved a piece in a stage, "" for nothing that a list would name, and how much of it was paid, 0 for none; a
// negative number is how much it has brought.
func (c Causes[K]) Add(stage int, piece K, said string, paid int) {
	if said == "" {
		return
	}
	if c[stage] == nil {
		c[stage] = map[K]cause{}
	}
	of := c[stage][piece]
	at := slices.Index(of.said, said)
	switch {
	case paid > 0:
		of.paid, of.costs = of.paid+paid, append(of.costs, said)
	case at < 0:
		of.said, of.gains = append(of.said, said), append(of.gains, -paid)
	default:
		of.gains[at] -= paid
	}
	c[stage][piece] = of
}

// Alone records how far a piece has moved in a stage without a cause that a list would name.
func (c Causes[K]) Alone(stage int, piece K, n int) {
	of := c[stage][piece]
	if c[stage] == nil {
		c[stage] = map[K]cause{}
	}
	of.alone += n
	c[stage][piece] = of
}

// paid returns how much of a piece was paid in the last list that moved it.
func (c Causes[K]) paid(t *Trip[K]) (n int) {
	for i := t.from; i < len(c); i++ {
		n += c[i][t.Piece].paid
	}
	return n
}

// Of returns what has moved a piece, in the stages from t.Since on. If the last list has both gained and paid, each cause says what it
// has brought, as far as that is known, and Of begins with the rest of the gain: "2 → 1 (+3 · Dragon token +1 · Jets -5)"; if the
// dice as well as cards have moved the piece, it begins with what the dice did: "+2 · Friend of Children".
func (c Causes[K]) Of(t *Trip[K]) string {
	var out, costs []string
	paid, alone := 0, 0
	times, gains := map[string]int{}, map[string]int{} // how often the last list has paid a cost, what a cause has brought in it
	for i := t.Since; i < len(c); i++ {
		of := c[i][t.Piece]
		alone += of.alone
		if i >= t.from {
			paid += of.paid
			for _, cost := range of.costs {
				times[cost]++
			}
			for n, said := range of.said {
				gains[said] += of.gains[n]
			}
		}
		for _, said := range of.said {
			if !slices.Contains(out, said) {
				out = append(out, said)
			}
		}
		costs = append(costs, of.costs...)
	}
	gained := t.To() - t.Before() + paid
	for i, said := range out {
		if n := gains[said]; paid > 0 && n > 0 {
			out[i], gained = fmt.Sprintf("%s +%d", said, n), gained-n
		}
	}
	for _, cost := range costs {
		if n := times[cost]; n > 1 {
			cost += " ×" + strconv.Itoa(n)
		}
		if !slices.Contains(out, cost) {
			out = append(out, cost)
		}
	}
	if paid > 0 && gained > 0 {
		out = slices.Insert(out, 0, "+"+strconv.Itoa(gained))
	} else if len(t.Told) == 2 && len(out) > 0 && alone != 0 && paid == 0 {
		out = slices.Insert(out, 0, fmt.Sprintf("%+d", alone))
	}
	return strings.Join(out, " · ")
}

// Back returns the stages that lead from the tables left to the current one, including the corrections since.
func (l *PutBack[T]) Back(now *T) (stages []Stage[T]) {
	for i, table := range l.Tables {
		to := l.Led
		if i+1 < len(l.Tables) {
			to = l.Tables[i+1]
		}
		stages = append(stages, Stage[T]{Before: table, After: to, Fresh: true, List: i, Way: l.ways[i]})
	}
	if l.Led != now && len(stages) > 0 {
		stages = append(stages, Stage[T]{Before: l.Led, After: now, Sets: true})
	}
	return stages
}

// Piece is one line of the list for hands: a piece that is not where the lists before said.
type Piece struct {
	Who  string // whose it is: a player, a track, the row
	What string // "hearts", "marker"; for a piece without numbers, all that must be done with it
	Told string // the numbers it has shown, last the number it must show: "11 → 10 → 8"; "" if What says it all
	Why  string // what has moved it; "" if the dice show that
}

// Line returns the piece as a line of the list.
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

// Expected turns lines of a list into what will happen. Only the fresh ones will: the numbers above already include the others.
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

// Numbers joins the numbers of a trip as a line shows them.
func Numbers(shown []int, write func(n int) string) string {
	return strings.Join(text.Map(shown, write), " → ")
}

// RowBack returns the line that says what must go back in the row: the places where another card must lie, each with
// its card, and how many cards go back on the deck. It returns no line if the row has not changed.
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

// RowLine returns the line that says what must be done with the row, one thing after the other; no line for nothing.
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

// Revealed returns what to do with a card that is revealed in a place of the row, from 1; name is "" while the card is unnamed.
func Revealed(words *text.Catalogue, place int, name string) string {
	if name == "" {
		return words.Say("table.board.refill", rules.Num("slot", place))
	}
	return InSlot(words, place-1, name)
}

// InSlot names a place of the row, from 0, with the card that must lie there.
func InSlot(words *text.Catalogue, place int, card string) string {
	return words.Say("table.board.slot", rules.Num("slot", place+1), rules.Text("card", card))
}
