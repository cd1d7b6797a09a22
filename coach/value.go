package coach

import (
	"bufio"
	"bytes"
	"compress/flate"
	_ "embed"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"sync"

	"kingoftokyo/rules/duel"
)

// This file is the learned value of a table between two turns: a small network whose
// first layer is a sum of rows, one for each thing that lies there. All of it is whole
// numbers, so that sums that are kept from table to table are those worked out anew,
// and every processor finds the same (docs/estimate.md).

// Hidden is how many units the network's hidden layer has. The first ValueHidden of them make the value, the first
// BestHidden that of best play; those behind them say what purchases of unnamed cards are worth.
const (
	Hidden      = perWord * words
	ValueHidden = perWord * valueWords
	BestHidden  = perWord * bestWords
	BuyHidden   = Hidden - ValueHidden
)

// Units of the whole numbers: a logit, a weight of the first layer, one of the second.
// A weight of the first layer is at most MostFirst, that of the core logit's steps at
// most MostStep, so that no sum of some forty of them leaves its bits.
const (
	LogitUnit  = 1 << 10
	FirstUnit  = 1 << 11
	SecondUnit = 1 << 12
	MostFirst  = 1 << 14
	MostStep   = 1 << 11
)

// Network are the weights of the value, as they are stored.
type Network struct {
	packing sync.Once
	rows    []sum // First, and Bias behind it

	Cards    []string // ids of the cards it has learned, in the order of their inputs
	Monsters []string // likewise
	Weights
}

// Weights are the numbers of a network.
type Weights struct {
	First [Inputs][Hidden]int16
	Top
}

// Top are the weights behind the first layer.
type Top struct {
	Bias  [Hidden]int32
	Heads [len(Skills)]Head
	Buying
}

// Head are the weights that make the value for players of one skill of the hidden layer.
type Head struct {
	Second [ValueHidden]int16
	Core   int32 // of the core logit, past the hidden layer
	Rest   int64 // what is added in the end
}

// The most cards and monsters a network has inputs for. Number 0 is one that it has not
// learned: such a card counts as the mean of those it has.
const (
	mostCards    = duel.MaxCards + 1
	mostMonsters = 7
)

// Where the inputs of each kind begin.
const (
	inLogit   = 0                          // the core logit, in 16 steps a unit
	inMonster = inLogit + 1                // the player's, by difficulty
	inActive  = inMonster + 2*mostMonsters // the player's turn is next
	inHearts  = inActive + 1               // by side, 0 to 15
	inBot     = inHearts + 2*16            // Autobot's energy, 0 to 3
	inEnergy  = inBot + 4                  // the player's, 0 to 13
	inKeep    = inEnergy + 14              // the player's keep cards
	inBotKeep = inKeep + mostCards         // Autobot's
	inRow     = inBotKeep + mostCards      // cards of the row by how much energy they are short of
	inUnnamed = inRow + shorts*mostCards   // unnamed cards by slot
	inMarker  = inUnnamed + 3              // by track, -7 to 7
	inBonus   = inMarker + 2*15            // spaces of tokens by what they give, -7 to 7 from the marker
	inDice    = inBonus + 15*bonuses       // dice tokens by side, 0 to 2
	inTaken   = inDice + 2*3               // dice taken by side
	inWaits   = inTaken + 2                // dominate waits for the player's turn
	inDeck    = inWaits + 1                // tens of cards discarded
	Inputs    = inDeck + 6                 // how many there are
	bonuses   = 5                          // what a space may give (duel.BonusKind); 0 is a King token
	shorts    = 4                          // none, 1, 2 or 3, more
	logitStep = LogitUnit / 16             // of inLogit
	mostLogit = 8 * LogitUnit / logitStep  // of inLogit
	sureLogit = 11 * LogitUnit             // no core logit is larger
)

// Input is one thing that lies on a table: which one, and how much of it.
type Input struct{ At, N int16 }

// PlayersTurn is the input that says that the player's turn is next.
var PlayersTurn = Input{inActive, 1}

//go:embed value.weights
var weightsFile []byte

// Learned is the network that travels with the program.
var Learned = sync.OnceValue(func() *Network {
	n := &Network{}
	if err := n.decode(flate.NewReader(bytes.NewReader(weightsFile))); err != nil {
		panic(err) // the file was made for this very program
	}
	return n
})

// decode reads what Encode wrote, unpacked.
func (n *Network) decode(packed io.Reader) error {
	r := bufio.NewReader(packed)
	for _, ids := range []*[]string{&n.Cards, &n.Monsters} {
		line, err := r.ReadString('\n')
		if err != nil {
			return err
		}
		*ids = strings.Fields(line)
	}
	for i := range n.First {
		if !n.stored(i) {
			continue
		}
		if err := binary.Read(r, binary.LittleEndian, n.First[i][:]); err != nil {
			return err
		}
	}
	return binary.Read(r, binary.LittleEndian, &n.Top)
}

// stored says whether an input is in the file: those of cards beyond the last it has
// learned are not.
func (n *Network) stored(i int) bool {
	return i < inKeep || i >= inUnnamed || (i-inKeep)%mostCards <= len(n.Cards)
}

// Encode writes a network as it travels with the program: deflated, a line of its cards, a
// line of its monsters, and then its weights in the order of Weights, lowest byte first. The
// error is that of the writer.
func (n *Network) Encode(w io.Writer) error {
	z, err := flate.NewWriter(w, flate.BestCompression)
	if err != nil {
		return err
	}
	if _, err := fmt.Fprintf(z, "%s\n%s\n", strings.Join(n.Cards, " "), strings.Join(n.Monsters, " ")); err != nil {
		return err
	}
	for i := range n.First {
		if !n.stored(i) {
			continue
		}
		if err := binary.Write(z, binary.LittleEndian, n.First[i][:]); err != nil {
			return err
		}
	}
	return errors.Join(binary.Write(z, binary.LittleEndian, &n.Top), z.Close())
}

// NewNetwork is a network for a box that knows the core alone: where training begins.
func NewNetwork(box *duel.Box) *Network {
	n := &Network{}
	for i := range n.Heads {
		n.Heads[i].Core = SecondUnit
	}
	for i := 1; i < len(box.Cards); i++ {
		n.Cards = append(n.Cards, box.Cards[i].ID)
	}
	for i := range box.Monsters {
		n.Monsters = append(n.Monsters, box.Monsters[i].ID)
	}
	return n
}

// inputs finds the inputs of tables of a box.
type inputs struct {
	rules    *duel.Rules
	cards    [duel.MaxCards + 1]int16 // the number of each card in the network; 0 for none
	monsters []int16
}

// newInputs are those of a network for a box whose cards may be others.
func newInputs(r *duel.Rules, n *Network) inputs {
	in := inputs{rules: r, monsters: make([]int16, len(r.Box.Monsters))}
	for i, id := range n.Cards {
		if card, ok := r.Box.Card(id); ok {
			in.cards[card] = int16(i + 1)
		}
	}
	for i, id := range n.Monsters {
		if m, ok := r.Box.Monster(id); ok && i+1 < mostMonsters {
			in.monsters[m] = int16(i + 1)
		}
	}
	return in
}

// Unlearned are the cards in the row and before both sides that the network does not know:
// each counts as the mean of those it does.
func Unlearned(r *duel.Rules, s *duel.State) []duel.CardID {
	var out []duel.CardID
	add := func(id duel.CardID) {
		if id != duel.NoCard && id != duel.Unnamed && !slices.Contains(Learned().Cards, r.Box.Cards[id].ID) {
			out = append(out, id)
		}
	}
	for side := range s.Sides {
		for _, id := range s.Sides[side].Cards() {
			add(id)
		}
	}
	for _, id := range s.Row {
		add(id)
	}
	return out
}

func within(n, low, high int) int16 { return int16(max(low, min(high, n))) }

// restInputs appends what most turns leave as it is: monster, cards, energy, the row.
func (in *inputs) restInputs(s *duel.State, buf []Input) []Input {
	you, bot := &s.Sides[duel.You], &s.Sides[duel.Rival]
	difficulty := int16(0)
	if s.Options.Hard {
		difficulty = 1
	}
	buf = append(buf, Input{inMonster + difficulty*mostMonsters + in.monsters[you.ID], 1}, Input{inEnergy + within(int(you.Energy), 0, 13), 1})
	if s.Turn.Active == duel.You {
		buf = append(buf, PlayersTurn)
	}
	for id := you.Keep.Next(0); id != duel.NoCard; id = you.Keep.Next(id) {
		buf = append(buf, Input{inKeep + in.cards[id], 1})
	}
	for id := bot.Keep.Next(0); id != duel.NoCard; id = bot.Keep.Next(id) {
		buf = append(buf, Input{inBotKeep + in.cards[id], 1})
	}
	for i, id := range s.Row {
		switch {
		case id == duel.Unnamed:
			buf = append(buf, Input{inUnnamed + int16(i), 1})
		case id != duel.NoCard && int(id) < len(in.rules.Box.Cards):
			price := int(in.rules.Box.Cards[id].Cost)
			if i == 2 { // slot 3 costs one less
				price--
			}
			short := [...]int16{0, 1, 2, 2}[min(3, max(0, price-int(you.Energy)))]
			if price-int(you.Energy) > 3 {
				short = 3
			}
			buf = append(buf, Input{inRow + short*mostCards + in.cards[id], 1})
		}
	}
	for side := range s.Sides {
		m := &s.Sides[side]
		buf = append(buf, Input{inDice + int16(3*side) + within(int(m.Dice), 0, 2), 1})
		if m.Taken != 0 {
			buf = append(buf, Input{inTaken + int16(side), within(int(m.Taken), -3, 3)})
		}
	}
	if you.Dominated > 0 {
		buf = append(buf, Input{inWaits, 1})
	}
	return append(buf, Input{inDeck + within(int(s.Discard.N)/10, 0, 5), 1})
}

// moveInputs appends what every turn changes: hearts, markers, Autobot's energy, and the
// core logit that follows from them.
func (in *inputs) moveInputs(s *duel.State, logit int32, buf []Input) []Input {
	return append(buf,
		Input{inLogit, within(int(logit)/logitStep, -mostLogit, mostLogit)},
		Input{inHearts + within(int(s.Sides[duel.You].Hearts), 0, 15), 1},
		Input{inHearts + 16 + within(int(s.Sides[duel.Rival].Hearts), 0, 15), 1},
		Input{inBot + within(int(s.Sides[duel.Rival].Energy), 0, 3), 1},
		Input{inMarker + 7 + within(int(s.Marker[0]>>1), -7, 7), 1},
		Input{inMarker + 15 + 7 + within(int(s.Marker[1]>>1), -7, 7), 1})
}

// tokenInputs appends the spaces of the tokens on a track.
func (in *inputs) tokenInputs(s *duel.State, track duel.Track, buf []Input) []Input {
	for i := range in.rules.Box.Tokens {
		if t := &s.Tokens[i]; t.Laid && t.Track == track {
			buf = in.spaceInputs(duel.TokenID(i), t.Place, s.Marker[track], buf)
		}
	}
	return buf
}

// spaceInputs appends the spaces of a token by how far they lie from the marker.
func (in *inputs) spaceInputs(id duel.TokenID, p duel.Place, marker duel.Spot, buf []Input) []Input {
	add := func(at duel.Spot, what, n int) {
		if off := int(at-marker) >> 1; off >= -7 && off <= 7 {
			buf = append(buf, Input{int16(inBonus + (off+7)*bonuses + what), int16(n)})
		}
	}
	k := &in.rules.Box.Tokens[id]
	if k.King {
		add(2*duel.Spot(p.At), 0, 1)
		return buf
	}
	for q := range k.Spaces {
		if space := k.SpaceAt(p, q); space.Bonus.Kind != duel.BonusNone {
			add(space.At, int(space.Bonus.Kind), int(space.Bonus.N))
		}
	}
	return buf
}

// sum is what the first layer adds up, several units in a word: numbers that stay within
// their bits are added as one. Each has the most it may fall short of nought on top.
type sum [words]uint64

const (
	perWord    = 3
	bestWords  = 11
	valueWords = 16
	words      = 18
	unitBits   = 21
	nought     = 1 << (unitBits - 1)
	unitMask   = 1<<unitBits - 1
)

// pack is a row of weights as a sum.
func pack[W int16 | int32](row *[Hidden]W) (to sum) {
	for j, w := range row {
		to[j/perWord] += uint64(int64(w)) << (j % perWord * unitBits)
	}
	return to
}

// ready packs the weights once.
func (n *Network) ready() {
	n.packing.Do(func() {
		n.rows = make([]sum, Inputs+1)
		for i := range n.First {
			row := n.First[i]
			if i >= inKeep && i < inUnnamed && (i-inKeep)%mostCards == 0 && len(n.Cards) > 0 {
				row = mean(n.First[i+1 : i+1+len(n.Cards)])
			}
			n.rows[i] = pack(&row)
		}
		bias := n.Bias
		for j := range bias {
			bias[j] += nought
		}
		n.rows[Inputs] = pack(&bias)
	})
}

// mean is the mean of rows of weights, rounded.
func mean(rows [][Hidden]int16) (to [Hidden]int16) {
	for j := range to {
		sum := 0
		for i := range rows {
			sum += int(rows[i][j])
		}
		to[j] = int16(math.Round(float64(sum) / float64(len(rows))))
	}
	return to
}

// bias is where a sum begins.
func (n *Network) bias() *sum { return &n.rows[Inputs] }

// plus adds another sum.
func (h *sum) plus(row *sum) {
	for j := range h {
		h[j] += row[j]
	}
}

// add adds inputs to a sum.
func (n *Network) add(to *sum, list []Input) {
	for _, x := range list {
		row := &n.rows[x.At]
		if x.N == 1 {
			to.plus(row)
			continue
		}
		v := uint64(int64(x.N))
		for j := range to {
			to[j] += v * row[j]
		}
	}
}

// out is the logit of a sum by best play.
func (n *Network) out(h *sum, logit int32) float64 {
	return n.Heads[len(Skills)-1].out(h[:bestWords], logit)
}

// out is the logit of a sum, or of the first words of it.
func (n *Head) out(h []uint64, logit int32) float64 {
	total := n.Rest + int64(n.Core)*int64(logit)*(FirstUnit/LogitUnit)
	for i, w := range h {
		second := n.Second[perWord*i : perWord*i+perWord]
		total += max(int64(w&unitMask)-nought, 0)*int64(second[0]) +
			max(int64(w>>unitBits&unitMask)-nought, 0)*int64(second[1]) +
			max(int64(w>>(2*unitBits)&unitMask)-nought, 0)*int64(second[2])
	}
	return float64(total) / (FirstUnit * SecondUnit)
}

// exp is the exponential function, rounded at every step so that all processors find
// the same; x from -700 to 700.
func exp(x float64) float64 {
	const log2e, high, low = 1.4426950408889634, 6.93147180369123816490e-01, 1.90821492927058770002e-10
	k := math.Floor(float64(x*log2e) + 0.5)
	r := float64(x-float64(k*high)) - float64(k*low)
	sum := 1.0 / 39916800
	for _, c := range [...]float64{1.0 / 3628800, 1.0 / 362880, 1.0 / 40320, 1.0 / 5040, 1.0 / 720, 1.0 / 120, 1.0 / 24, 1.0 / 6, 1.0 / 2, 1, 1} {
		sum = float64(sum*r) + c
	}
	return sum * math.Float64frombits(uint64(int64(k)+1023)<<52)
}

// sigmoid is the chance of a logit.
func sigmoid(x float64) float64 { return 1 / (1 + exp(-x)) }

// logit is the logit of a chance in whole units, none larger than sureLogit.
func logit(p float64) int32 {
	const sure = 1.670142184809518e-05 // of sureLogit
	switch {
	case p <= sure:
		return -sureLogit
	case p >= 1-sure:
		return sureLogit
	}
	return int32(math.Round(float64(log(p/(1-p)) * LogitUnit)))
}

// log is the natural logarithm to nine digits, rounded at every step like exp.
func log(x float64) float64 {
	m, e := math.Frexp(x)
	if m < math.Sqrt2/2 {
		m, e = 2*m, e-1
	}
	s := (m - 1) / (m + 1)
	q, sum := float64(s*s), 1.0/17
	for _, c := range [...]float64{1.0 / 15, 1.0 / 13, 1.0 / 11, 1.0 / 9, 1.0 / 7, 1.0 / 5, 1.0 / 3, 1} {
		sum = float64(sum*q) + c
	}
	return float64(2*float64(s*sum)) + float64(float64(e)*math.Ln2)
}

// between is how two numbers of neighbouring skills count for one that lies between them.
type between float64

// neighbours are the skills next to one, and how far it lies from the first to the second.
func neighbours(skill float64) (at int, part between) {
	steps := float64(max(0, min(1, skill)) * float64(len(Skills)-1))
	at = min(int(steps), len(Skills)-2)
	return at, between(steps - float64(at))
}

// of is the mean of two numbers, each the more the nearer it is.
func (part between) of(a, b int64) int64 {
	return a + int64(math.Round(float64(float64(part)*float64(b-a))))
}

// each is the mean of two lists of weights.
func (part between) each(to, a, b []int16) {
	for i := range to {
		to[i] = int16(part.of(int64(a[i]), int64(b[i])))
	}
}

// head is the head for a skill: the mean of its neighbours.
func (n *Network) head(skill float64) (to Head) {
	at, part := neighbours(skill)
	a, b := &n.Heads[at], &n.Heads[at+1]
	part.each(to.Second[:], a.Second[:], b.Second[:])
	to.Core, to.Rest = int32(part.of(int64(a.Core), int64(b.Core))), part.of(a.Rest, b.Rest)
	return to
}

// Logit is the value of inputs for players of a skill, in logits, worked out anew.
func (n *Network) Logit(list []Input, core int32, skill float64) float64 {
	n.ready()
	h, head := *n.bias(), n.head(skill)
	n.add(&h, list)
	return head.out(h[:valueWords], core)
}
