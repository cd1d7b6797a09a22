package record

import (
	"cmp"
	"slices"
	"strings"
)

// Score counts games won and lost.
type Score struct{ Won, Lost int }

// Total is how many games were counted.
func (s Score) Total() int { return s.Won + s.Lost }

func (s *Score) count(won bool) {
	if won {
		s.Won++
	} else {
		s.Lost++
	}
}

// MonsterScore is how the games with one monster of one's own ended.
type MonsterScore struct {
	Monster string // its id
	Is      string // its name
	Score
}

// WayScore is how often games ended in one way.
type WayScore struct {
	Why    string // the word of the notation
	Ending string // the same in the desk's language, where a game ended so
	Score         // a lost game counts under what won it
}

// GroupScore is how the games of a group ended.
type GroupScore struct {
	Group
	Score
}

// Of is the score of the group of that ID.
func (rec *Record) Of(group string) Score {
	for _, g := range rec.Groups {
		if g.ID == group {
			return g.Score
		}
	}
	return Score{}
}

// EndedBy is the score of the games that ended in that way.
func (rec *Record) EndedBy(why string) Score {
	for _, w := range rec.Ways {
		if w.Why == why {
			return w.Score
		}
	}
	return Score{}
}

// Record is what saved games add up to. The first part is about games against a box's own
// opponent, which a player wins or loses.
type Record struct {
	Games    int // against that opponent: Finished + Open
	Finished int
	Open     int
	Two      int // between two people who face each other
	Others   int // at other tables
	All      Score
	Groups   []GroupScore // in the order of the box
	// Streak is how many of the last games in a row were won, or with a minus lost.
	Streak   int
	Shortest int // in turns, of finished games
	Longest  int
	Average  float64
	Ways     []WayScore
	Monsters []MonsterScore // the one played most first; those of no finished game are left out
	// Dice are the faces thrown by the player and by the opponent, of open games too; Faces are
	// their ids, Opponent is what the box calls the opponent, in the games' language.
	Dice     [2]Faces
	Faces    []string
	Opponent string
	// Fair tests the opponent's dice alone. The player may throw again by choice and type
	// only what she ended with, so her faces lean to what she collects; and the turns
	// in which she typed every throw are no fair sample either, since what lay there
	// decided whether she threw again. Nobody chooses what Autobot throws.
	Fair Fairness
	// Boxes are the games between people, by their box, the one played most first.
	Boxes []BoxRecord
}

// BoxRecord is what the games between people with one box add up to. All but Games and
// Open is about finished games.
type BoxRecord struct {
	Box      string // its ID
	Games    int    // Finished + Open
	Finished int
	Open     int
	Players  []PlayerRecord // the one who played most first
	All      PlayerRecord   // all of them together, without a name; games nobody won alone have no winner
	Winners  float64        // victory points of the winners, on average
}

// PlayerRecord is how somebody's games ended.
type PlayerRecord struct {
	Name    string // or, without one, what the seat is called
	Games   int
	Won     int
	Out     int     // in how many games eliminated
	Points  float64 // victory points at the end, on average
	InTokyo float64 // turns begun in Tokyo, a game on average
}

// add counts a game; finish makes averages of the sums.
func (p *PlayerRecord) add(who *Player, won bool) {
	p.Games++
	if won {
		p.Won++
	}
	if who.Out {
		p.Out++
	}
	p.Points += float64(who.Points)
	p.InTokyo += float64(who.InTokyo)
}

func (p *PlayerRecord) finish() {
	if p.Games > 0 {
		p.Points /= float64(p.Games)
		p.InTokyo /= float64(p.Games)
	}
}

// Counted are the results without the games that are in another one.
func Counted(results []Result) []Result {
	return slices.DeleteFunc(slices.Clone(results), func(r Result) bool { return r.Kin.Within() })
}

// Summarize adds results up; they come as Desk.Results gives them, the latest first. A game
// that is in another one counts there.
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

// scores counts games won and lost, by everything that tells them apart.
func (rec *Record) scores(finished []*Result) {
	for _, r := range finished {
		rec.All.count(r.Won())
		for _, g := range r.Groups {
			if !slices.ContainsFunc(rec.Groups, func(s GroupScore) bool { return s.ID == g.ID }) {
				rec.Groups = append(rec.Groups, GroupScore{Group: g})
			}
		}
		for i := range rec.Groups {
			if rec.Groups[i].ID == r.Groups[r.Group].ID {
				rec.Groups[i].count(r.Won())
			}
		}
		for _, why := range r.Ways {
			rec.way(why)
		}
		way := rec.way(r.Why)
		way.Ending = r.Ending
		way.count(r.Won())
		own := &r.Players[0]
		at := slices.IndexFunc(rec.Monsters, func(m MonsterScore) bool { return m.Monster == own.Monster })
		if at < 0 {
			at = len(rec.Monsters)
			rec.Monsters = append(rec.Monsters, MonsterScore{Monster: own.Monster, Is: own.Is})
		}
		rec.Monsters[at].count(r.Won())
	}
	slices.SortFunc(rec.Monsters, func(a, b MonsterScore) int {
		return cmp.Or(cmp.Compare(b.Total(), a.Total()), cmp.Compare(a.Monster, b.Monster))
	})
}

// way is the score of the games that ended in one way, at first none.
func (rec *Record) way(why string) *WayScore {
	at := slices.IndexFunc(rec.Ways, func(w WayScore) bool { return w.Why == why })
	if at < 0 {
		at = len(rec.Ways)
		rec.Ways = append(rec.Ways, WayScore{Why: why})
	}
	return &rec.Ways[at]
}

// lengths says how long games took.
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

// boxRecords adds the games between people up.
func boxRecords(results []Result) []BoxRecord {
	var out []BoxRecord
	for i := range results {
		r := &results[i]
		if r.Solo() {
			continue
		}
		at := slices.IndexFunc(out, func(b BoxRecord) bool { return b.Box == r.Box })
		if at < 0 {
			at = len(out)
			out = append(out, BoxRecord{Box: r.Box})
		}
		out[at].add(r)
	}
	for i := range out {
		out[i].finish()
	}
	slices.SortFunc(out, func(a, b BoxRecord) int {
		return cmp.Or(cmp.Compare(b.Games, a.Games), cmp.Compare(a.Box, b.Box))
	})
	return out
}

// add counts a game; finish makes averages of the sums.
func (b *BoxRecord) add(r *Result) {
	b.Games++
	if !r.Over {
		b.Open++
		return
	}
	b.Finished++
	for i := range r.Players {
		who, won := &r.Players[i], r.Winner == i
		at := slices.IndexFunc(b.Players, func(p PlayerRecord) bool { return strings.EqualFold(p.Name, who.Called) })
		if at < 0 {
			at = len(b.Players)
			b.Players = append(b.Players, PlayerRecord{Name: who.Called})
		}
		b.Players[at].add(who, won)
		b.All.add(who, won)
		if won {
			b.Winners += float64(who.Points)
		}
	}
}

func (b *BoxRecord) finish() {
	if b.All.Won > 0 {
		b.Winners /= float64(b.All.Won)
	}
	b.All.finish()
	for i := range b.Players {
		b.Players[i].finish()
	}
	slices.SortFunc(b.Players, func(a, c PlayerRecord) int {
		return cmp.Or(cmp.Compare(c.Games, a.Games), cmp.Compare(c.Won, a.Won), cmp.Compare(a.Name, c.Name))
	})
}

// streak counts the finished games against a box's own opponent at the head of a list
// that ended as the first of them did.
func streak(results []Result) int {
	n := 0
	for i := range results {
		r := &results[i]
		if !r.Finished() {
			continue
		}
		if n != 0 && (n > 0) != r.Won() {
			break
		}
		if r.Won() {
			n++
		} else {
			n--
		}
	}
	return n
}

// Tally is the record against a box's own opponent as the end of a game shows it.
type Tally struct {
	Score     // that game included
	Rank  int // its place by length among the games that ended like it, 1 the shortest
	Of    int // how many those are
}

// TallyOf is the tally of one of the results, by its file. ok is false where that
// is no finished game against such an opponent.
func TallyOf(results []Result, path string) (t Tally, ok bool) {
	at := slices.IndexFunc(results, func(r Result) bool { return r.Finished() && SameFile(r.Path, path) })
	if at < 0 {
		return Tally{}, false
	}
	this := &results[at]
	t = Tally{Rank: 1}
	for i := range results {
		r := &results[i]
		if !r.Finished() || r.Kin.Within() && r != this || this.Kin == Copy && r.Name == this.Of {
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
