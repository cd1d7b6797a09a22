package record

import (
	"cmp"
	"slices"
	"strings"
)

// Score counts games won and lost.
type Score struct{ Won, Lost int }

// Total returns how many games were counted.
func (s Score) Total() int { return s.Won + s.Lost }

func (s *Score) count(won bool) {
	if won {
		s.Won++
	} else {
		s.Lost++
	}
}

// MonsterScore is how the player's games with one Monster ended.
type MonsterScore struct {
	Monster string // its id
	Is      string // its name
	Score
}

// WayScore is how often games ended in one way.
type WayScore struct {
	Why    string // how they ended, in the notation's word
	Ending string // the same in the desk's language; "" if no game ended so
	Score         // a lost game counts under the way in which the opponent won it
}

// GroupScore is how the games of a group ended.
type GroupScore struct {
	Group
	Score
}

// Of returns the score of the group with an ID.
func (rec *Record) Of(group string) Score {
	return found(rec.Groups, func(g GroupScore) bool { return g.ID == group }).Score
}

// EndedBy returns the score of the games that ended in one way.
func (rec *Record) EndedBy(why string) Score {
	return found(rec.Ways, func(w WayScore) bool { return w.Why == why }).Score
}

// found returns the element of a list that meant accepts; zero if there is none.
func found[T any](list []T, meant func(T) bool) (none T) {
	if i := slices.IndexFunc(list, meant); i >= 0 {
		return list[i]
	}
	return none
}

// Record is the total of all saved games. Everything but Boxes, Two and Others is about games against a
// box's own opponent, which a player wins or loses.
type Record struct {
	Games    int // against that opponent: Finished + Open
	Finished int
	Open     int
	Two      int // between two people at a table for two
	Others   int // between people at all other tables
	All      Score
	Groups   []GroupScore // in the order of the box
	// Streak is how many of the last games in a row the player has won or, if negative, lost.
	Streak   int
	Shortest int // in turns, of the finished games
	Longest  int
	Average  float64
	Ways     []WayScore
	Monsters []MonsterScore // the most played first; Monsters without a finished game are left out
	// Dice counts the faces that the player and the opponent have thrown, also in unfinished games; Faces are
	// the ids of the faces; Opponent is what the box calls the opponent, in the language of the results.
	Dice     [2]Faces
	Faces    []string
	Opponent string
	// Fair tests only the opponent's dice. Players may choose to reroll and type only the last throw, so their faces
	// are skewed towards what they collect. Turns with every throw typed are not a fair sample either, because the
	// faces on the table decided whether the player rerolled. Nobody chooses what the opponent throws.
	Fair Fairness
	// Boxes are the games between people, box by box, the most played first.
	Boxes []BoxRecord
}

// BoxRecord is the total of the games between people in one box. All fields but Games and Open are about
// finished games.
type BoxRecord struct {
	Box      string // its ID
	Games    int    // Finished + Open
	Finished int
	Open     int
	Players  []PlayerRecord // those with the most games first
	All      PlayerRecord   // all players together, without a name; a game without a single winner has no winner
	Winners  float64        // the mean of the winners' victory points
	Rivals   []RivalRecord  // for all who have met, those who met most often first
	Cards    []CardRecord   // those bought most often first
}

// PlayerRecord is how the games of one player ended.
type PlayerRecord struct {
	Name    string // if they have no name, what the box calls the seat
	Games   int
	Won     int
	Out     int     // the number of games in which they were eliminated
	Points  float64 // the mean of their victory points at the end
	InTokyo float64 // the mean number of turns that they began in Tokyo
	Damage  float64 // the mean of the hearts that they cost others, in the games whose log is complete
	Felled  int     // how many others they eliminated in those games
	told    int     // how many those games are
}

// add counts one game. The fields are sums until finish turns them into means.
func (p *PlayerRecord) add(r *Result, seat int) {
	who := &r.Players[seat]
	p.Games++
	if r.Winner == seat {
		p.Won++
	}
	if who.Out {
		p.Out++
	}
	p.Points += float64(who.Points)
	p.InTokyo += float64(who.InTokyo)
	if r.Whole {
		p.told++
		p.Damage += float64(who.Damage)
	}
	for _, f := range r.Falls {
		if f.By == seat {
			p.Felled++
		}
	}
}

func (p *PlayerRecord) finish() {
	if p.Games > 0 {
		p.Points /= float64(p.Games)
		p.InTokyo /= float64(p.Games)
	}
	p.Damage /= float64(max(1, p.told))
	p.told = 0
}

// Counted returns the results, each game once.
func Counted(results []Result) []Result {
	return slices.DeleteFunc(slices.Clone(results), func(r Result) bool { return r.Same != "" })
}

// Summarize adds up results in the order of Desk.Results, the latest first. Each game counts once.
func Summarize(results []Result) Record {
	var rec Record
	results = Counted(results)
	var with []*Result // finished, against the box's own opponent
	for i := range results {
		r := &results[i]
		switch {
		case r.Finished():
			with = append(with, r)
		case r.Solo():
			rec.Open++
		case r.Versus:
			rec.Two++
		default:
			rec.Others++
		}
		if r.Solo() {
			for side := range rec.Dice {
				rec.Dice[side].Add(r.Players[side].Dice)
			}
			rec.Faces, rec.Opponent = r.Faces, r.Opponent
		}
	}
	rec.Finished, rec.Games = len(with), len(with)+rec.Open
	rec.scores(with)
	rec.lengths(with)
	rec.Streak = streak(results)
	rec.Fair = Fair(rec.Dice[1])
	rec.Boxes = boxRecords(results)
	return rec
}

// scores counts the games won and lost: in all, by group, by how they ended, by Monster.
func (rec *Record) scores(finished []*Result) {
	for _, r := range finished {
		rec.All.count(r.Won())
		for i, g := range r.Groups {
			group := among(&rec.Groups, GroupScore{Group: g}, func(s GroupScore) bool { return s.ID == g.ID })
			if i == r.Group {
				group.count(r.Won())
			}
		}
		for _, why := range r.Ways {
			rec.way(why)
		}
		way := rec.way(r.Why)
		way.Ending = r.Ending
		way.count(r.Won())
		own := &r.Players[0]
		played := func(m MonsterScore) bool { return m.Monster == own.Monster }
		among(&rec.Monsters, MonsterScore{Monster: own.Monster, Is: own.Is}, played).count(r.Won())
	}
	slices.SortFunc(rec.Monsters, func(a, b MonsterScore) int {
		return cmp.Or(cmp.Compare(b.Total(), a.Total()), cmp.Compare(a.Monster, b.Monster))
	})
}

// way returns the score of the games that ended in one way, initially zero.
func (rec *Record) way(why string) *WayScore {
	return among(&rec.Ways, WayScore{Why: why}, func(w WayScore) bool { return w.Why == why })
}

// among returns the element of a list that meant accepts; if there is none, a new one at its end.
func among[T any](list *[]T, fresh T, meant func(T) bool) *T {
	at := slices.IndexFunc(*list, meant)
	if at < 0 {
		at = len(*list)
		*list = append(*list, fresh)
	}
	return &(*list)[at]
}

// lengths works out how many turns the games took.
func (rec *Record) lengths(finished []*Result) {
	turns := 0
	for i, r := range finished {
		if i == 0 || r.Turns < rec.Shortest {
			rec.Shortest = r.Turns
		}
		rec.Longest = max(rec.Longest, r.Turns)
		turns += r.Turns
	}
	if len(finished) > 0 {
		rec.Average = float64(turns) / float64(len(finished))
	}
}

func boxRecords(results []Result) []BoxRecord {
	var out []BoxRecord
	for i := range results {
		if r := &results[i]; !r.Solo() {
			among(&out, BoxRecord{Box: r.Box}, func(b BoxRecord) bool { return b.Box == r.Box }).add(r)
		}
	}
	for i := range out {
		out[i].finish()
	}
	slices.SortFunc(out, func(a, b BoxRecord) int {
		return cmp.Or(cmp.Compare(b.Games, a.Games), cmp.Compare(a.Box, b.Box))
	})
	return out
}

// add counts one game. The fields are sums until finish turns them into means.
func (b *BoxRecord) add(r *Result) {
	b.Games++
	if !r.Over {
		b.Open++
		return
	}
	b.Finished++
	b.deeds(r)
	for i := range r.Players {
		who := &r.Players[i]
		same := func(p PlayerRecord) bool { return strings.EqualFold(p.Name, who.Called) }
		among(&b.Players, PlayerRecord{Name: who.Called}, same).add(r, i)
		b.All.add(r, i)
		if r.Winner == i {
			b.Winners += float64(who.Points)
		}
	}
}

func (b *BoxRecord) finish() {
	if b.All.Won > 0 {
		b.Winners /= float64(b.All.Won)
	}
	b.All.finish()
	b.ranked()
	for i := range b.Players {
		b.Players[i].finish()
	}
	slices.SortFunc(b.Players, func(a, c PlayerRecord) int {
		return cmp.Or(cmp.Compare(c.Games, a.Games), cmp.Compare(c.Won, a.Won), cmp.Compare(a.Name, c.Name))
	})
}

// streak counts how many finished games against a box's own opponent, from the latest one back, ended like the
// latest; it is negative if that game was lost.
func streak(results []Result) int {
	n := 0
	for i := range results {
		switch r := &results[i]; {
		case !r.Finished():
		case n >= 0 && r.Won():
			n++
		case n <= 0 && !r.Won():
			n--
		default:
			return n
		}
	}
	return n
}

// Tally is the part of the record shown at the end of a game against a box's own opponent.
type Tally struct {
	Score     // with that game
	Rank  int // its place by length among the games with the same winner; 1 is the shortest
	Of    int // how many games these are
}

// TallyOf returns the tally of the game with a file. ok is false if it is not a finished game against
// such an opponent.
func TallyOf(results []Result, path string) (t Tally, ok bool) {
	at := slices.IndexFunc(results, func(r Result) bool { return r.Finished() && SameFile(r.Path, path) })
	if at < 0 {
		return Tally{}, false
	}
	this := &results[at]
	t = Tally{Rank: 1}
	for i := range results {
		r := &results[i]
		if !r.Finished() || r.Same != "" && r != this || this.Same != "" && r.Name == this.Same {
			continue
		}
		t.count(r.Won())
		if r.Won() != this.Won() {
			continue
		}
		t.Of++
		if r.Turns < this.Turns {
			t.Rank++
		}
	}
	return t, true
}
