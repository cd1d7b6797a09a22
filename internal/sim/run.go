package sim

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"

	"kingoftokyo/rules/duel"
)

// Maker makes a policy for one goroutine. What its policies do may depend on the
// table and on the player's Rand, never on the games they played before: any game
// of a run may fall to any of them.
type Maker func() (Policy, error)

// Job is a run: many games of the full rules against Autobot. The same job has the
// same result, however many workers share it.
type Job struct {
	Rules *duel.Rules
	Setup duel.Setup // of a solo game
	// Both lets the human begin the even games and Autobot the odd ones; who begins
	// in the set-up does not count then.
	Both   bool
	Policy Maker // of the human
	// Against, if set, plays every game as well, with the same dice as far as
	// possible: the pairs of games tell which policy is better, the sooner the more
	// alike the two play.
	Against Maker
	Games   int // 0 or more
	// Seed and the monsters and number of a game make its chance: no two matchups of
	// a seed play with the same dice, and both difficulties do.
	Seed    uint64
	Workers int // goroutines; less than one is one
	Turns   int // a game is cut after so many turns of either side; 0 is UsualTurns
	// Progress, if set, is told after each game how many are over (pairs, with Against),
	// by one goroutine at a time.
	Progress func(games int)
	// Ended, if set, is told of every game of Policy whether the human has won it, by
	// any of the goroutines.
	Ended func(game int, won bool)
}

// UsualTurns is after how many turns a game is cut: none that means to end comes
// near.
const UsualTurns = 500

// eventsPerTurn is how many events a turn may have on average before the game is
// cut: a policy may never end its turn.
const eventsPerTurn = 64

// Result is what a run adds up to. Where the run was stopped it has the job's first
// games, as many as were played: those of a shorter job.
type Result struct {
	Asked   int   // games of the job
	Sum     Tally // of Policy
	Against Tally // of Against; empty without one
	Pairs   Pairs // of the two; empty without one
}

// Partial says whether games of the job were not played.
func (r *Result) Partial() bool { return r.Sum.Games < r.Asked }

// Merge adds another result: of other games, or of other monsters.
func (r *Result) Merge(o *Result) {
	r.Asked += o.Asked
	r.Sum.Merge(&o.Sum)
	r.Against.Merge(&o.Against)
	r.Pairs.Merge(o.Pairs)
}

// game is the number that the chance of the n-th game comes from.
func (j *Job) game(n int) uint64 {
	m := j.Setup.Monsters
	return mix(mix(mix(j.Seed, 0), uint64(m[duel.You])<<8|uint64(m[duel.Rival])), uint64(n))
}

// Run plays a job. Stopped by ctx it returns what was played and ctx's error. An
// error of a policy or of an event it chose names the game; the result is then of
// no use.
func Run(ctx context.Context, job Job) (Result, error) {
	r := run{Job: job, first: job.Games}
	r.Workers = max(1, min(r.Workers, r.Games))
	if r.Turns <= 0 {
		r.Turns = UsualTurns
	}
	hands := make([]*hand, r.Workers)
	for i := range hands {
		var err error
		if hands[i], err = newHand(&job); err != nil {
			return Result{Asked: job.Games}, err
		}
	}
	var all sync.WaitGroup
	for _, h := range hands {
		all.Go(func() { r.work(ctx, h) })
	}
	all.Wait()
	out := Result{Asked: job.Games}
	for _, h := range hands {
		out.Merge(&h.Result)
	}
	if r.err != nil {
		return out, r.err
	}
	if out.Partial() {
		return out, ctx.Err()
	}
	return out, nil
}

// run is a job being played. Games are handed out one by one in their order, and
// each that was begun is played to its end: what was played is always the job's
// first games. All that is added up is whole numbers, so that it does not matter
// who played what.
type run struct {
	Job
	next atomic.Int64 // the game that is handed out next

	mu    sync.Mutex
	done  int   // games that are over
	first int   // the first game that failed; the number of games if none did
	err   error // of that game
}

// work plays games until there are none left.
func (r *run) work(ctx context.Context, h *hand) {
	for ctx.Err() == nil {
		n := int(r.next.Add(1) - 1)
		if n >= r.Games {
			return
		}
		if err := r.play(h, n); err != nil {
			r.fail(n, err)
			return
		}
		r.tell()
	}
}

// fail keeps the first game's error and hands out no more games.
func (r *run) fail(n int, err error) {
	r.next.Store(int64(r.Games))
	r.mu.Lock()
	defer r.mu.Unlock()
	if n < r.first {
		r.first, r.err = n, fmt.Errorf("game %d: %w", n+1, err)
	}
}

// tell tells that one more game is over.
func (r *run) tell() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.done++; r.Progress != nil {
		r.Progress(r.done)
	}
}

// play plays game n, by both policies where there are two.
func (r *run) play(h *hand, n int) error {
	set := r.Setup
	if r.Both {
		set.First = duel.Side(n % 2)
	}
	game := r.game(n)
	one, err := h.seats[0].play(&set, game, r.Turns)
	if err != nil {
		return err
	}
	h.Sum.add(&one)
	if r.Ended != nil {
		r.Ended(n, one.won())
	}
	if len(h.seats) == 1 {
		return nil
	}
	other, err := h.seats[1].play(&set, game, r.Turns)
	if err != nil {
		return err
	}
	h.Against.add(&other)
	h.Pairs.Add(one.won(), other.won())
	return nil
}

// hand is what one worker plays with, and what it has played.
type hand struct {
	Result
	seats []*seat // of Policy and Against
}

func newHand(job *Job) (*hand, error) {
	h := &hand{}
	for _, m := range []Maker{job.Policy, job.Against} {
		if m == nil {
			continue
		}
		policy, err := m()
		if err != nil {
			return nil, err
		}
		p := NewPlayer(job.Rules, policy, 0)
		h.seats = append(h.seats, &seat{player: p, chance: newChance(p)})
	}
	return h, nil
}

// seat is a player whose games are counted.
type seat struct {
	player *Player
	chance *chance
	s      duel.State // here, so that no game allocates
}

// outcome is what is counted of a game.
type outcome struct {
	first  duel.Side
	winner duel.Side
	why    duel.Why // NotWon: the game was cut
	turns  int
	lost   [2]int // hearts, by side
}

// won says whether the human has won.
func (o *outcome) won() bool { return o.why != duel.NotWon && o.winner == duel.You }

// play plays one game for at most turns turns.
func (t *seat) play(set *duel.Setup, game uint64, turns int) (outcome, error) {
	p := t.player
	t.chance.begin(game, &t.s)
	t.s = p.Start(set)
	most := p.Events + turns*eventsPerTurn
	for !t.s.Over() && int(t.s.Turn.Number) <= turns && p.Events < most {
		if err := p.Step(&t.s); err != nil {
			return outcome{}, err
		}
	}
	o := outcome{first: t.s.First, turns: int(t.s.Turn.Number), lost: t.chance.lost}
	if t.s.Over() {
		o.winner, o.why = t.s.Winner()
	}
	return o, nil
}
