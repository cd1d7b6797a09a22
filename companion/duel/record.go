package duel

import (
	"math"
	"slices"
	"time"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// Faces counts dice by the face they showed.
type Faces [rules.NumFaces]int

// Total is how many dice were counted.
func (f Faces) Total() int {
	n := 0
	for _, k := range f {
		n += k
	}
	return n
}

func (f *Faces) add(o Faces) {
	for i, k := range o {
		f[i] += k
	}
}

// Result is a saved game in a few words.
type Result struct {
	Name string // of the file, without its ending
	Path string
	// Date is the day the game was begun, if its name begins with one, otherwise
	// the day it last changed: 2026-11-21.
	Date     string
	Solo     bool
	Hard     bool
	Monsters [2]duel.MonsterID
	Names    [2]string // as the file gives them; may be empty
	First    duel.Side
	Turns    int       // the number of its last turn; every turn of either side counts
	Active   duel.Side // whose turn that is
	Over     bool
	Winner   duel.Side // where it is over
	Why      duel.Why
	// Dice are the faces of every `roll` that still counts, by the side that threw.
	Dice [2]Faces
	// Party is nil for a game of Duel. For one of another box it has what the table
	// was; of the rest, Name, Path, Date, Turns and Over count.
	Party *Party
}

// Party is what a Result says of a game of King of Tokyo or its Dark Edition.
type Party struct {
	Box      string   // "tokyo" or "dark"
	Players  []string // clockwise: each by name or, without one, by monster
	Names    []string // as the file gives them; may be empty
	Monsters []string // their ids
	First    int      // who began, an index of Players
	Active   int      // whose turn the last one is
	Winner   int      // where it is over; -1 if nobody has won alone
	Why      string   // how it ended, in the word of the notation
}

// Against says whether it is a finished game against Autobot, which is what a
// player wins or loses.
func (r *Result) Against() bool { return r.Solo && r.Over }

// Won says whether the human, or the first-named of two, has won.
func (r *Result) Won() bool { return r.Over && r.Winner == duel.You }

// Unread is a saved game that cannot be read, and why.
type Unread struct {
	Name string
	Err  error // for the player: a *rules.Problem, perhaps in a *rules.Located
}

// Results are the saved games of Duel, the one that changed last first, and apart
// from them those that cannot be read. The error is a *rules.Problem about the folder.
func (d *Desk) Results() ([]Result, []Unread, error) {
	saved, err := d.Store.List()
	if err != nil {
		return nil, nil, err
	}
	var results []Result
	var unread []Unread
	for _, g := range saved {
		if box, err := companion.BoxOf(g.Path); err == nil && box != companion.Boxes[0] {
			continue
		}
		o, err := tracker.Look(duel.Log{Rules: d.Rules}, g.Path)
		if err != nil {
			unread = append(unread, Unread{g.Name, err})
			continue
		}
		results = append(results, result(g, o.Game))
	}
	return results, unread, nil
}

// result reads a game off its table and its history.
func result(g tracker.Saved, game *Game) Result {
	t := game.Table()
	s := &t.State
	r := Result{
		Name: g.Name, Path: g.Path, Date: DateOf(g), Solo: t.Setup.Solo, Hard: s.Options.Hard,
		Monsters: t.Setup.Monsters, Names: t.Setup.Names, First: s.First,
		Turns: int(s.Turn.Number), Active: s.Turn.Active, Over: s.Over(),
	}
	for _, e := range game.History() {
		if side, faces, ok := thrown(&e); ok {
			r.Dice[side].add(faces)
		}
	}
	if r.Over {
		r.Winner, r.Why = s.Winner()
		for _, st := range t.Steps { // what really ended it, where an earlier win was denied (T8)
			if st.Verb == duel.StepWon {
				r.Winner, r.Why = st.Side, st.Why
			}
		}
	}
	return r
}

// thrown is what an entry says was thrown, and by whom. The step tells it rather
// than whose turn it was: a roll may first end Autobot's turn, and where that
// ends the game nothing was thrown. Dice the program threw are not the table's.
func thrown(e *tracker.Entry[duel.Table, duel.Event]) (side duel.Side, faces Faces, ok bool) {
	if e.Items[0].Kind != duel.Rolled || e.Items[0].Thrown {
		return 0, faces, false
	}
	for _, st := range e.After.Steps {
		if st.Verb == duel.StepDice || st.Verb == duel.StepSpecial {
			for f, n := range e.Items[0].Roll {
				faces[f] = int(n)
			}
			return st.Side, faces, true
		}
	}
	return 0, faces, false
}

// DateOf is the day a game's name begins with, or the day its file changed:
// 2026-11-21.
func DateOf(g tracker.Saved) string {
	if n := len(time.DateOnly); len(g.Name) >= n {
		if _, err := time.Parse(time.DateOnly, g.Name[:n]); err == nil {
			return g.Name[:n]
		}
	}
	return time.Unix(0, g.Age).Format(time.DateOnly)
}

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
	Monster duel.MonsterID
	Score
}

// Record is what saved games add up to. All of it is about games against
// Autobot; of games between two humans and of other boxes only the number is here.
type Record struct {
	Games    int // against Autobot: Finished + Open
	Finished int
	Open     int
	Two      int // between two humans
	Others   int // of the other boxes
	All      Score
	Normal   Score
	Hard     Score
	// Streak is how many of the last games in a row were won, or with a minus lost.
	Streak   int
	Shortest int // in turns, of finished games
	Longest  int
	Average  float64
	Ways     [duel.ByConcession + 1]Score // by duel.Why; a lost game counts under what won it
	Monsters []MonsterScore               // the one played most first; those of no finished game are left out
	// Dice are the faces thrown by the human and by Autobot, of open games too.
	Dice [2]Faces
	// Fair tests Autobot's dice alone. The human may throw again by choice and type
	// only what she ended with, so her faces lean to what she collects; and the turns
	// in which she typed every throw are no fair sample either, since what lay there
	// decided whether she threw again. Nobody chooses what Autobot throws.
	Fair Fairness
}

// Summarize adds results up; they come as Results gives them, the latest first.
func Summarize(results []Result) Record {
	var rec Record
	monsters := map[duel.MonsterID]Score{}
	turns := 0
	for i := range results {
		r := &results[i]
		switch {
		case r.Party != nil:
			rec.Others++
			continue
		case !r.Solo:
			rec.Two++
			continue
		}
		rec.Games++
		for side := range rec.Dice {
			rec.Dice[side].add(r.Dice[side])
		}
		if !r.Over {
			rec.Open++
			continue
		}
		rec.Finished++
		rec.All.count(r.Won())
		if r.Hard {
			rec.Hard.count(r.Won())
		} else {
			rec.Normal.count(r.Won())
		}
		rec.Ways[r.Why].count(r.Won())
		m := monsters[r.Monsters[duel.You]]
		m.count(r.Won())
		monsters[r.Monsters[duel.You]] = m
		if rec.Finished == 1 || r.Turns < rec.Shortest {
			rec.Shortest = r.Turns
		}
		rec.Longest = max(rec.Longest, r.Turns)
		turns += r.Turns
	}
	if rec.Finished > 0 {
		rec.Average = float64(turns) / float64(rec.Finished)
	}
	for id, score := range monsters {
		rec.Monsters = append(rec.Monsters, MonsterScore{id, score})
	}
	slices.SortFunc(rec.Monsters, func(a, b MonsterScore) int {
		if d := b.Total() - a.Total(); d != 0 {
			return d
		}
		return int(a.Monster) - int(b.Monster)
	})
	rec.Streak = streak(results)
	rec.Fair = Fair(rec.Dice[duel.Rival])
	return rec
}

// streak counts the finished games against Autobot at the head of a list that
// ended as the first of them did.
func streak(results []Result) int {
	n := 0
	for i := range results {
		r := &results[i]
		if !r.Against() {
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

// Tally is the record against Autobot as the end of a game shows it.
type Tally struct {
	Score      // that game included
	Streak int // up to that game: won in a row, or with a minus lost
	Turns  int // how long it was
	Rank   int // its place by length among the games that ended like it, 1 the shortest
	Of     int // how many those are
}

// TallyOf is the tally of one of the results, by its file. ok is false where that
// is no finished game against Autobot.
func TallyOf(results []Result, path string) (t Tally, ok bool) {
	at := slices.IndexFunc(results, func(r Result) bool { return r.Against() && companion.SameFile(r.Path, path) })
	if at < 0 {
		return Tally{}, false
	}
	this := &results[at]
	t = Tally{Streak: streak(results[at:]), Turns: this.Turns, Rank: 1}
	for i := range results {
		r := &results[i]
		if !r.Against() {
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

// Tally is TallyOf over the saved games. It reads them all, three games in a
// millisecond; whoever has the results already asks TallyOf.
func (d *Desk) Tally(path string) (Tally, bool) {
	results, _, err := d.Results()
	if err != nil {
		return Tally{}, false
	}
	return TallyOf(results, path)
}

// Verdict is what a count of dice says about them.
type Verdict uint8

// The verdicts.
const (
	TooFew       Verdict = iota // fewer than FairFrom dice say nothing
	WithinChance                // fair dice do this often
	Unusual                     // fair dice do this in fewer than 1 of 20 such counts
)

// String is the verdict's word in the JSON summary.
func (v Verdict) String() string { return [...]string{"few", "chance", "unusual"}[v] }

// FairFrom is how many dice a verdict takes: with five expected of each face the
// chi-square distribution is close enough.
const FairFrom = 5 * rules.NumFaces

// Fairness compares a count of faces with 1 in 6 for each.
type Fairness struct {
	Dice    int
	Chi     float64 // Pearson's chi-square
	P       float64 // how often fair dice come out at least this uneven, 0 to 1
	Verdict Verdict
}

// Fair tests dice that nobody chose. Throwing again for reasons of what lies there
// is no matter, as long as every throw is counted.
func Fair(f Faces) Fairness {
	n := f.Total()
	out := Fairness{Dice: n, P: 1}
	if n == 0 {
		return out
	}
	want := float64(n) / rules.NumFaces
	for _, k := range f {
		out.Chi += (float64(k) - want) * (float64(k) - want) / want
	}
	out.P = chiSquare5(out.Chi)
	switch {
	case n < FairFrom:
	case out.P < 0.05:
		out.Verdict = Unusual
	default:
		out.Verdict = WithinChance
	}
	return out
}

// chiSquare5 is the chance that a chi-square variable of five degrees of freedom
// is at least x. For an odd number of them the incomplete gamma function has a
// closed form.
func chiSquare5(x float64) float64 {
	return math.Erfc(math.Sqrt(x/2)) + math.Sqrt(2*x/math.Pi)*math.Exp(-x/2)*(1+x/3)
}
