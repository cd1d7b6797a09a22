package coach

import (
	"bufio"
	"bytes"
	"compress/flate"
	"crypto/sha256"
	_ "embed"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"

	"kingoftokyo/coach/learned"
	"kingoftokyo/rules/duel"
)

// This file has the learned value of a table between two turns: a small network whose first layer
// is a sum of rows, one for each thing on the table. All of it is whole numbers, so that cached
// sums equal those computed from scratch, and every processor gets the same result
// (docs/developers/coach.md).

// Hidden is how many units the network's hidden layer has. The first ValueHidden of them compute the value,
// the first BestHidden the value of best play; the rest compute what purchases of unnamed cards are worth.
const (
	Hidden      = 54
	ValueHidden = 48
	BestHidden  = 33
	BuyHidden   = Hidden - ValueHidden
)

// Network holds the weights of the value, as they are stored.
type Network struct {
	Cards    []string // ids of the cards it has learned, in the order of their inputs
	Monsters []string // likewise
	*learned.Network
	Buying
}

// The most cards and monsters a network has inputs for. Number 0 is for those it has not learned:
// such a card counts as the mean of the learned ones.
const (
	mostCards    = duel.MaxCards + 1
	mostMonsters = 7
)

// Where the inputs of each kind begin.
const (
	inLogit   = 0                                 // the core logit, in 16 steps per unit
	inMonster = inLogit + 1                       // the player's, by difficulty
	inActive  = inMonster + 2*mostMonsters        // the player's turn is next
	inHearts  = inActive + 1                      // by side, 0 to 15
	inBot     = inHearts + 2*16                   // Autobot's energy, 0 to 3
	InEnergy  = inBot + 4                         // the player's, 0 to 13
	inKeep    = InEnergy + 14                     // the player's keep cards
	inBotKeep = inKeep + mostCards                // Autobot's
	inRow     = inBotKeep + mostCards             // cards of the row by how much energy the player lacks for them
	inUnnamed = inRow + shorts*mostCards          // unnamed cards by slot
	inMarker  = inUnnamed + 3                     // by track, -7 to 7
	inBonus   = inMarker + 2*15                   // spaces of tokens by what they give, -7 to 7 from the marker
	inDice    = inBonus + 15*bonuses              // dice tokens by side, 0 to 2
	inTaken   = inDice + 2*3                      // dice taken by side
	inWaits   = inTaken + 2                       // dominate waits for the player's turn
	inDeck    = inWaits + 1                       // discarded cards, in tens
	Inputs    = inDeck + 6                        // how many there are
	bonuses   = 5                                 // what a space may give (duel.BonusKind); 0 is a King token
	shorts    = 4                                 // none, 1, 2 or 3, more
	logitStep = learned.LogitUnit / 16            // of inLogit
	mostLogit = 8 * learned.LogitUnit / logitStep // of inLogit
)

// PlayersTurn is the input for the player's turn being next.
var PlayersTurn = learned.One(inActive)

//go:embed value.weights
var weightsFile []byte

// Learned returns the network in the program.
var Learned = sync.OnceValue(func() *Network { return newNetwork().with(weightsFile) })

// with sets the weights of a network to those of a file in the program.
func (n *Network) with(packed []byte) *Network {
	if err := n.decode(flate.NewReader(bytes.NewReader(packed))); err != nil {
		panic(err) // the file was made for this program
	}
	return n
}

// Version identifies the network in the program: numbers that another version computed must be
// computed again.
func Version() string {
	sum := sha256.Sum256(weightsFile)
	return hex.EncodeToString(sum[:8])
}

// decode reads what Encode wrote, after inflation.
func (n *Network) decode(packed io.Reader) error {
	r := bufio.NewReader(packed)
	for _, ids := range []*[]string{&n.Cards, &n.Monsters} {
		line, err := r.ReadString('\n')
		if err != nil {
			return err
		}
		*ids = strings.Fields(line)
	}
	if err := n.Read(r, n.stored); err != nil {
		return err
	}
	return binary.Read(r, binary.LittleEndian, &n.Buying)
}

// stored reports whether the file has an input. It does not have those of cards beyond the last one
// learned.
func (n *Network) stored(i int) bool {
	return i < inKeep || i >= inUnnamed || (i-inKeep)%mostCards <= len(n.Cards)
}

// Encode writes a network as it is stored in the program: deflated, a line with its cards, a line
// with its monsters, then its weights and those of Buying, lowest byte first. It returns the error
// of the writer.
func (n *Network) Encode(w io.Writer) error {
	z, err := flate.NewWriter(w, flate.BestCompression)
	if err != nil {
		return err
	}
	if _, err := fmt.Fprintf(z, "%s\n%s\n", strings.Join(n.Cards, " "), strings.Join(n.Monsters, " ")); err != nil {
		return err
	}
	if err := n.Write(z, n.stored); err != nil {
		return err
	}
	return errors.Join(binary.Write(z, binary.LittleEndian, &n.Buying), z.Close())
}

// newNetwork returns a network of this size with all weights zero.
func newNetwork() *Network {
	return &Network{Network: learned.New(Inputs, Hidden, Skills, ValueHidden)}
}

// inputs finds the inputs of tables of a box.
type inputs struct {
	rules    *duel.Rules
	side     duel.Side                // who sees the tables
	cards    [duel.MaxCards + 1]int16 // the number of each card in the network; 0 for none
	monsters []int16
}

// newInputs returns the inputs of a network as a side sees them. The cards of the box may differ from those of the network.
func newInputs(r *duel.Rules, n *Network, side duel.Side) inputs {
	in := inputs{rules: r, side: side, monsters: make([]int16, len(r.Box.Monsters))}
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

// Unlearned returns the cards in the row and of both sides that the network does not know. Each
// counts as the mean of those it knows.
func Unlearned(r *duel.Rules, s *duel.State) []duel.CardID {
	out := slices.Concat(s.Sides[duel.You].Cards(), s.Sides[duel.Rival].Cards(), s.Row[:])
	return slices.DeleteFunc(out, func(id duel.CardID) bool {
		return id == duel.NoCard || id == duel.Unnamed || slices.Contains(Learned().Cards, r.Box.Cards[id].ID)
	})
}

func within(n, low, high int) int16 { return int16(max(low, min(high, n))) }

// restInputs appends what most tables of a turn have in common: monster, cards, energy, the row, tokens.
func (in *inputs) restInputs(s *duel.State, buf []learned.Input) []learned.Input {
	you, bot := &s.Sides[in.side], &s.Sides[in.side.Other()]
	difficulty := int16(0)
	if s.Options.Hard {
		difficulty = 1
	}
	buf = append(buf,
		learned.One(inMonster+difficulty*mostMonsters+in.monsters[you.ID]),
		learned.One(InEnergy+within(int(you.Energy), 0, 13)))
	if s.Turn.Active == in.side {
		buf = append(buf, PlayersTurn)
	}
	for id := you.Keep.Next(0); id != duel.NoCard; id = you.Keep.Next(id) {
		buf = append(buf, learned.One(inKeep+in.cards[id]))
	}
	for id := bot.Keep.Next(0); id != duel.NoCard; id = bot.Keep.Next(id) {
		buf = append(buf, learned.One(inBotKeep+in.cards[id]))
	}
	for i, id := range s.Row {
		switch {
		case id == duel.Unnamed:
			buf = append(buf, learned.One(inUnnamed+int16(i)))
		case id != duel.NoCard && int(id) < len(in.rules.Box.Cards):
			price := int(in.rules.Box.Cards[id].Cost)
			if i == 2 { // slot 3 costs one less
				price--
			}
			short := [...]int16{0, 1, 2, 2, 3}[min(4, max(0, price-int(you.Energy)))]
			buf = append(buf, learned.One(inRow+short*mostCards+in.cards[id]))
		}
	}
	for side, m := range [...]*duel.Monster{you, bot} {
		buf = append(buf, learned.One(inDice+int16(3*side)+within(int(m.Dice), 0, 2)))
		if m.Taken != 0 {
			buf = append(buf, learned.Count(inTaken+int16(side), within(int(m.Taken), -3, 3)))
		}
	}
	if you.Dominated > 0 {
		buf = append(buf, learned.One(inWaits))
	}
	return in.tokenInputs(s, append(buf, learned.One(inDeck+within(int(s.Discard.N)/10, 0, 5))))
}

// moveInputs appends what every turn changes: hearts, markers, Autobot's energy, and the core logit
// that follows from them.
func (in *inputs) moveInputs(s *duel.State, logit int32, buf []learned.Input) []learned.Input {
	return append(buf,
		learned.Count(inLogit, within(int(logit)/logitStep, -mostLogit, mostLogit)),
		learned.One(inHearts+within(int(s.Sides[in.side].Hearts), 0, 15)),
		learned.One(inHearts+16+within(int(s.Sides[in.side.Other()].Hearts), 0, 15)),
		learned.One(inBot+within(int(s.Sides[in.side.Other()].Energy), 0, 3)),
		learned.One(inMarker+7+within(int(in.toward(s.Marker[0])>>1), -7, 7)),
		learned.One(inMarker+15+7+within(int(in.toward(s.Marker[1])>>1), -7, 7)))
}

// tokenInputs appends the spaces of the tokens by their distance from the marker.
func (in *inputs) tokenInputs(s *duel.State, buf []learned.Input) []learned.Input {
	for i := range in.rules.Box.Tokens {
		t, k := &s.Tokens[i], &in.rules.Box.Tokens[i]
		if !t.Laid {
			continue
		}
		add := func(at duel.Spot, what, n int) {
			if off := int(in.toward(at-s.Marker[t.Track])) >> 1; off >= -7 && off <= 7 {
				buf = append(buf, learned.Count(int16(inBonus+(off+7)*bonuses+what), int16(n)))
			}
		}
		if k.King {
			add(2*duel.Spot(t.At), 0, 1)
			continue
		}
		for q := range k.Spaces {
			if space := k.SpaceAt(t.Place, q); space.Bonus.Kind != duel.BonusNone {
				add(space.At, int(space.Bonus.Kind), int(space.Bonus.N))
			}
		}
	}
	return buf
}

// ready packs the weights once. A card that was not learned counts as the mean of those that were.
func (n *Network) ready() {
	n.Ready(func(i int) (from, to int) {
		if i >= inKeep && i < inUnnamed && (i-inKeep)%mostCards == 0 {
			return i + 1, i + 1 + len(n.Cards)
		}
		return 0, 0
	})
}

// best returns the logit of a sum with best play.
func (n *Network) best(h learned.Sum, core int32) float64 {
	return n.Heads[Skills-1].Of(h, BestHidden, core)
}

// Logit returns the value of inputs for players of a skill, in logits, computed from scratch.
func (n *Network) Logit(list []learned.Input, core int32, skill float64) float64 {
	n.ready()
	h, head := slices.Clone(n.Begin()), n.Head(skill)
	n.Add(h, list)
	return head.Of(h, ValueHidden, core)
}
