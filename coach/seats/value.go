package seats

import (
	"bufio"
	"bytes"
	"compress/flate"
	_ "embed" // the weights
	"errors"
	"io"
	"math"
	"strings"
	"sync"

	"kingoftokyo/coach/learned"
	"kingoftokyo/rules/tokyo"
)

// Chances are the chances to win by seat; 0 for a seat that is out.
type Chances [tokyo.MaxPlayers]float64

// Hidden is how many units the hidden layer has. The two heads are for two players and for six:
// other games are valued by both, weighted by the number of players.
const (
	Hidden = 30
	Heads  = 2
)

// Where the inputs of each kind begin. A seat is valued by its own inputs, by those of all others
// together, and by those that are the same for everybody.
const (
	ownPoints   = 0                             // 0 to 20
	ownHearts   = ownPoints + points            // outside and in Tokyo, 0 to 12
	ownEnergy   = ownHearts + 2*hearts          // 0 to 15
	ownTurn     = ownEnergy + energies          // how many play before it, outside and in Tokyo
	ownWicked   = ownTurn + 2*tokyo.MaxPlayers  // 0 to 10
	ownTokens   = ownWicked + wicked            // Poison, Shrink
	ownPieces   = ownTokens + 2                 // cards and tiles
	ownCharge   = ownPieces + tokyo.MaxPieces   // what is on the cards
	ownShopping = ownCharge + 1                 // may still buy in this turn
	ownCan      = ownShopping + 1               // cards of the row that may still be bought
	ownUnnamed  = ownCan + tokyo.MaxPieces      // unnamed cards of the row while buying, by energy
	ownExtra    = ownUnnamed + energies         // further turns to come
	theirs      = ownExtra + 1                  // like ownPoints up to ownPieces, of each other seat
	shared      = theirs + ownCharge            // from here on the same for everybody
	nobodyIn    = shared                        // Tokyo City is empty
	living      = nobodyIn + 1                  // 2 to 6
	Inputs      = living + tokyo.MaxPlayers + 1 // how many there are
	points      = tokyo.WinPoints + 1           // the sizes of some kinds
	hearts      = 13
	energies    = 16
	mostEnergy  = 9 // more is rare, and counts as this
	wicked      = 11
	others      = int16(theirs - ownPoints)      // from an input of its own to that of another seat
	maxTokens   = 6                              // the most that count
	sureOdds    = 12 * learned.LogitUnit         // the limit of a guess by hand
	perPoint    = 133 * learned.LogitUnit / 1000 // of a guess by hand
	perEnergy   = 70 * learned.LogitUnit / 1000
)

// Bought reports whether an input is about energy or what it buys: the cards and tiles that a seat or its opponents have, or that
// it may buy.
func Bought(input int16) bool {
	at := int(input)
	return at >= ownPieces && at < ownShopping || at >= ownCan && at < ownUnnamed || at >= theirs+ownPieces && at < shared ||
		at >= ownEnergy && at < ownTurn || at >= theirs+ownEnergy && at < theirs+ownTurn
}

// Value computes what a table is worth to each seat. Several goroutines may use it at once.
type Value struct {
	net    *learned.Network
	heads  [tokyo.MaxPlayers + 1]learned.Head // by the number of players
	slopes [tokyo.MaxPlayers + 1]float64      // the factors of the log-odds, by the number of players
	rules  *tokyo.Rules
	number [tokyo.MaxPieces]int16 // of each card and tile in the network; 0 for one it has not learned
}

// Network holds the weights of a value, as they are stored.
type Network struct {
	Pieces []string // ids of the cards and tiles it has learned, in the order of their inputs, from 1 on
	*learned.Network
}

//go:embed tokyo.weights
var baseWeights []byte

//go:embed dark.weights
var darkWeights []byte

// Learned are the networks in the program, by edition.
var Learned = [tokyo.NumEditions]func() *Network{readOnce(&baseWeights), readOnce(&darkWeights)}

func readOnce(file *[]byte) func() *Network {
	return sync.OnceValue(func() *Network {
		n := &Network{Network: learned.New(Inputs, Hidden, Heads, Hidden)}
		if err := n.decode(flate.NewReader(bytes.NewReader(*file))); err != nil {
			panic(err) // the file was made for this program
		}
		return n
	})
}

// decode reads what the training tool wrote, after inflation: a line of its cards and tiles, and then its weights.
func (n *Network) decode(packed io.Reader) error {
	r := bufio.NewReader(packed)
	line, err := r.ReadString('\n')
	n.Pieces = strings.Fields(line)
	return errors.Join(err, n.Read(r, func(int) bool { return true }))
}

// NewValue returns the value of a box with a network.
func NewValue(r *tokyo.Rules, n *Network) *Value {
	net := n.Network
	v := &Value{net: net, rules: r}
	second := map[string]bool{}
	for i, name := range n.Pieces {
		copies := []tokyo.CardID{}
		if id, ok := r.Piece(name); ok {
			copies = r.Copies(id)
		}
		if second[name] && len(copies) > 1 {
			copies = copies[1:]
		}
		second[name] = true
		if len(copies) > 0 && i+1 < tokyo.MaxPieces {
			v.number[copies[0]] = int16(i + 1)
		}
	}
	net.Ready(func(int) (int, int) { return 0, 0 })
	for n := range v.heads {
		v.heads[n], v.slopes[n] = net.Head(HeadOf(n)), Slope(r.Edition, n)
	}
	return v
}

// HeadOf returns the position, from 0 to 1, of a number of players between the heads for two and for six.
func HeadOf(players int) float64 { return float64(max(0, players-2)) / (tokyo.MaxPlayers - 2) }

// Slope returns the factor for the log-odds of a network that makes the chances of so many players come true: with few
// players, the network of the Dark Edition is too sure. It was fitted to games that no network was trained on
// ("go run ./internal/tools/seats -gate calibration").
func Slope(e tokyo.Edition, players int) float64 {
	if e == tokyo.Dark {
		return darkPair + (1-darkPair)*HeadOf(players)
	}
	return 1
}

const darkPair = 0.74 // for two players

// Scratch is the memory for valuing a table; use one per goroutine.
type Scratch struct {
	own, other, all, sum learned.Sum
	list                 []learned.Input
}

// own appends a seat's own inputs; those up to common also count for the others. turn is how many play before the seat.
func (v *Value) own(s *tokyo.State, seat tokyo.Seat, turn int, list []learned.Input) (all []learned.Input, common int) {
	m := &s.Seats[seat]
	in := int16(0)
	if m.Place.Tokyo() {
		in = 1
	}
	list = append(list,
		learned.One(ownPoints+int16(min(points-1, max(0, m.Points)))),
		learned.One(ownHearts+in*hearts+int16(min(hearts-1, max(0, m.Hearts)))),
		learned.One(ownEnergy+min(mostEnergy, max(0, m.Energy))),
		learned.One(ownTurn+in*tokyo.MaxPlayers+int16(turn)))
	if s.Edition == tokyo.Dark {
		list = append(list, learned.One(ownWicked+int16(min(wicked-1, max(0, m.Wickedness)))))
	}
	for i, n := range [...]int8{m.Poison, m.Shrink} {
		if n > 0 {
			list = append(list, learned.Count(ownTokens+int16(i), int16(min(maxTokens, n))))
		}
	}
	charge := int16(0)
	for id := tokyo.CardID(1); id <= v.rules.Last(); id++ {
		if l := &s.Locations[id]; l.Zone == tokyo.Held && l.Owner == seat {
			as := id
			if l.Of != tokyo.NoCard {
				as = l.Of
			}
			list = append(list, learned.One(ownPieces+v.number[as]))
			charge += int16(l.N)
		}
	}
	common = len(list)
	if charge > 0 {
		list = append(list, learned.Count(ownCharge, min(energies, charge)))
	}
	if s.Turn.Active == seat && s.Turn.Phase == tokyo.PhaseBuy {
		list = append(list, learned.One(ownShopping))
		for _, id := range s.Row {
			switch {
			case id == tokyo.Unnamed:
				list = append(list, learned.One(ownUnnamed+min(mostEnergy, max(0, m.Energy))))
			case v.rules.CanBuy(s, seat, id):
				list = append(list, learned.One(ownCan+v.number[id]))
			}
		}
	}
	for _, x := range s.Extra[:s.Extras] {
		if x.Seat == seat {
			list = append(list, learned.One(ownExtra))
		}
	}
	return list, common
}

// same appends the inputs that are the same for everybody.
func same(s *tokyo.State, list []learned.Input) []learned.Input {
	if s.In(tokyo.City) == tokyo.NoSeat {
		list = append(list, learned.One(nobodyIn))
	}
	return append(list, learned.One(living+int16(s.Living())))
}

// byHand returns the log-odds that somebody would guess without any learning.
func byHand(m *tokyo.Monster) int32 {
	h := learned.Logit((float64(max(0, min(12, m.Hearts))) + 0.3) / 16)
	return max(-sureOdds, min(sureOdds, perPoint*int32(m.Points)+h+perEnergy*int32(min(13, max(0, m.Energy)))))
}

// turns returns how many seats play before each one.
func turns(s *tokyo.State) (before [tokyo.MaxPlayers]int) {
	next := s.Turn.Active
	if s.Turn.Phase > tokyo.PhaseRoll {
		next = s.After(next)
	}
	n := 0
	for i := range tokyo.Seat(s.Players) {
		if seat := (next + i) % tokyo.Seat(s.Players); s.Alive(seat) {
			before[seat] = n
			n++
		}
	}
	return before
}

// Of returns the chances of each seat at a table without dice.
func (v *Value) Of(s *tokyo.State, w *Scratch) (out Chances) {
	if done, ok := ended(s); ok {
		return done
	}
	words := Hidden / learned.PerWord
	if w.all == nil {
		w.own, w.other = make(learned.Sum, words*tokyo.MaxPlayers), make(learned.Sum, words*tokyo.MaxPlayers)
		w.all, w.sum = v.net.Sum(), v.net.Sum()
	}
	copy(w.all, v.net.Begin())
	w.list = same(s, w.list[:0])
	v.net.Add(w.all, w.list)
	before := turns(s)
	for seat := range tokyo.Seat(s.Players) {
		if !s.Alive(seat) {
			continue
		}
		own, other := w.own[int(seat)*words:(int(seat)+1)*words], w.other[int(seat)*words:(int(seat)+1)*words]
		clear(own)
		clear(other)
		var common int
		w.list, common = v.own(s, seat, before[seat], w.list[:0])
		v.net.Add(own, w.list)
		theirOwn(w.list[:common])
		v.net.Add(other, w.list[:common])
		w.all.Plus(other)
	}
	most := -math.MaxFloat64
	for seat := range tokyo.Seat(s.Players) {
		if !s.Alive(seat) {
			continue
		}
		at := int(seat) * words
		for j := range w.sum {
			w.sum[j] = w.all[j] + w.own[at+j] - w.other[at+j]
		}
		out[seat] = v.heads[s.Players].Of(w.sum, Hidden, byHand(&s.Seats[seat]))
		most = max(most, out[seat])
	}
	sum := 0.0
	for seat := range tokyo.Seat(s.Players) {
		if s.Alive(seat) { // only the differences count
			out[seat] = learned.Exp(max(-farApart, v.slopes[s.Players]*(out[seat]-most)))
			sum += out[seat]
		}
	}
	for seat := range out {
		out[seat] /= sum
	}
	return out
}

// farApart is a difference in log-odds that is as good as certain.
const farApart = 60

// ended returns the chances of a game that is as good as over: it has ended, one seat is left, somebody
// has the points that win at the end of the turn, or gets them at the start of the next one, in Tokyo.
func ended(s *tokyo.State) (out Chances, ok bool) {
	if s.Over() {
		if s.Winner != tokyo.NoSeat {
			out[s.Winner] = 1
		}
		return out, true
	}
	at, all := 0, s.Living()
	for seat := range tokyo.Seat(s.Players) {
		if s.Alive(seat) && s.Seats[seat].Points >= tokyo.WinPoints {
			at++
		}
	}
	if at == 0 && all > 1 && s.Turn.Phase > tokyo.PhaseRoll && s.Extras == 0 && !s.Options.TwoEnergy {
		if next := s.After(s.Turn.Active); s.Seats[next].Place.Tokyo() && s.Seats[next].Points >= tokyo.WinPoints-2 {
			out[next] = 1
			return out, true
		}
	}
	if at != 1 && all != 1 {
		return out, at > 1 || all == 0
	}
	for seat := range tokyo.Seat(s.Players) {
		if s.Alive(seat) && (all == 1 || s.Seats[seat].Points >= tokyo.WinPoints) {
			out[seat] = 1
		}
	}
	return out, true
}

// Lesson returns the inputs of a seat and its log-odds by hand, as a network learns them.
func (v *Value) Lesson(s *tokyo.State, seat tokyo.Seat) (list []learned.Input, past float32) {
	list = same(s, nil)
	before := turns(s)
	for other := range tokyo.Seat(s.Players) {
		if !s.Alive(other) {
			continue
		}
		at, common := len(list), 0
		if list, common = v.own(s, other, before[other], list); other != seat {
			list = list[:common]
			theirOwn(list[at:])
		}
	}
	return list, float32(byHand(&s.Seats[seat])) / learned.LogitUnit
}

// theirOwn converts a seat's own inputs to those of another seat.
func theirOwn(list []learned.Input) {
	for i := range list {
		list[i].At += others
	}
}
