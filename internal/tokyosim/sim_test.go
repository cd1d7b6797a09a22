package tokyosim_test

import (
	"fmt"
	"testing"

	"kingoftokyo/internal/often"
	"kingoftokyo/internal/tokyosim"
	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// boxes are the rules of both boxes.
func boxes(t testing.TB) [tokyo.NumEditions]*tokyo.Rules {
	t.Helper()
	return [...]*tokyo.Rules{tokyotest.Rules(t, tokyo.Base), tokyotest.Rules(t, tokyo.Dark)}
}

// setup is a game of n Monsters; its options depend on the seed.
func setup(r *tokyo.Rules, n int, seed uint64) tokyo.Setup {
	var monsters []tokyo.MonsterID
	for i := range n {
		monsters = append(monsters, tokyo.MonsterID(i))
	}
	set := tokyo.NewSetup(r.Edition, monsters, nil, tokyo.Seat(seed%uint64(n)))
	set.Options = tokyo.Options{TwoEnergy: n == 2 && seed&1 > 0, BayMoves: seed&2 > 0, FrenzyCut: seed&4 > 0}
	for i := range set.Green {
		set.Green[i] = (seed>>i)&1 > 0
	}
	return set
}

// fault is what is wrong with a table, or "". At a question the falls are still to
// come.
func fault(r *tokyo.Rules, s *tokyo.State, asking bool) string {
	var places [3]int
	for seat := range tokyo.Seat(s.Players) {
		m := &s.Seats[seat]
		switch limit := r.Limit(s, seat); {
		case m.Hearts < 0 || int(m.Hearts) > limit:
			return fmt.Sprintf("%v has %d hearts of %d", seat, m.Hearts, limit)
		case !asking && (m.Hearts == 0) != m.Out:
			return fmt.Sprintf("%v has %d hearts, out %v", seat, m.Hearts, m.Out)
		case m.Points < 0 || m.Points > tokyo.WinPoints:
			return fmt.Sprintf("%v has %d points", seat, m.Points)
		case m.Energy < 0 || m.Energy > tokyo.MostEnergy:
			return fmt.Sprintf("%v has %d energy", seat, m.Energy)
		case m.Wickedness < 0 || m.Wickedness > tokyo.MaxWickedness || r.Edition == tokyo.Base && m.Wickedness > 0:
			return fmt.Sprintf("%v has %d Wickedness", seat, m.Wickedness)
		case m.Poison < 0 || m.Poison > tokyo.MaxTokens || m.Shrink < 0 || m.Shrink > tokyo.MaxTokens:
			return fmt.Sprintf("%v has %d and %d tokens", seat, m.Poison, m.Shrink)
		case m.Out && (m.Place != tokyo.Outside || m.Energy > 0):
			return fmt.Sprintf("%v is out and has %d energy, %v", seat, m.Energy, m.Place)
		}
		places[m.Place]++
	}
	if places[tokyo.City] > 1 || places[tokyo.Bay] > 1 {
		return "two Monsters in one place"
	}
	if places[tokyo.Bay] > 0 && !s.BayOpen() {
		return fmt.Sprintf("somebody in the Bay with %d alive of %d", s.Living(), s.Players)
	}
	return cardFault(r, s)
}

// cardFault is what is wrong with the cards of a table: each lies in one place.
func cardFault(r *tokyo.Rules, s *tokyo.State) string {
	var zones [4]int
	for id := tokyo.CardID(1); id <= r.Last(); id++ {
		l := s.Locations[id]
		if !r.IsTile(id) {
			zones[l.Zone]++
		}
		inRow := s.Row[0] == id || s.Row[1] == id || s.Row[2] == id
		switch {
		case inRow != (l.Zone == tokyo.Row):
			return r.Name(id) + ": the row and its zone differ"
		case (l.Zone == tokyo.Held) != (l.Owner != tokyo.NoSeat):
			return r.Name(id) + ": an owner without a held card, or the other way round"
		case l.Zone == tokyo.Held && (!s.Alive(l.Owner) || !r.Keeps(id) && !r.IsTile(id)):
			return r.Name(id) + " lies before somebody who cannot have it"
		case l.Of != tokyo.NoCard && (s.Locations[l.Of].Zone != tokyo.Held || !r.Keeps(l.Of) || l.Zone != tokyo.Held):
			return r.Name(id) + " copies a card that nobody has"
		case l.N < 0:
			return r.Name(id) + " has a negative charge"
		}
	}
	unnamed := 0
	for _, id := range s.Row {
		if id == tokyo.Unnamed {
			unnamed++
		}
	}
	if have := zones[tokyo.Deck] + zones[tokyo.Row] + zones[tokyo.Held] + zones[tokyo.Discard]; have != r.NumCards() {
		return fmt.Sprintf("%d cards of %d", have, r.NumCards())
	}
	if zones[tokyo.Deck] < unnamed+int(s.Lost) {
		return fmt.Sprintf("%d cards in the deck cannot be the %d unnamed ones", zones[tokyo.Deck], unnamed+int(s.Lost))
	}
	return ""
}

// acted counts how often each card spoke.
type acted struct {
	r     *tokyo.Rules
	times map[tokyo.CardID]int
}

// Step implements tokyo.Sink. Coming and going is not speaking, unless the numbers
// of a card say everything or it acts as it is bought.
func (a acted) Step(_ *tokyo.State, st *tokyo.Step) {
	switch st.Verb {
	case tokyo.StepReveal, tokyo.StepOwn, tokyo.StepDiscard, tokyo.StepTake, tokyo.StepSwap, tokyo.StepDoubtful:
	case tokyo.StepTile:
		if a.r.Tile(st.Card).Plain {
			a.times[st.Card]++
		}
	case tokyo.StepBuy:
		if card := &a.r.Cards[st.Card]; card.Plain || !card.Keep {
			a.times[st.Card]++
		}
	default:
		a.times[st.Card]++
	}
}

// TestRandomGames plays games of two to six Monsters in both boxes: every table and
// every question is sound, every game ends, and every card and tile speaks.
func TestRandomGames(t *testing.T) {
	for _, r := range boxes(t) {
		games := 900 // every tile must have spoken
		if r.Edition == tokyo.Base {
			games = often.Times(450, games)
		}
		t.Run(r.Edition.String(), func(t *testing.T) {
			seen, asked, ends := acted{r, map[tokyo.CardID]int{}}, map[tokyo.QuestionID]int{}, map[tokyo.Why]int{}
			for seed := range uint64(games) {
				n := 2 + int(seed%5)
				p := tokyosim.New(r, seed)
				p.Sink, p.Rigged, p.Face = seen, seed%4 == 3, tokyo.One
				if seed%4 == 1 {
					p.Energy = 30
				}
				p.Asked = func(s *tokyo.State, q *tokyo.Question, _ tokyo.Answer) {
					asked[q.ID]++
					if f := fault(r, s, true); f != "" {
						t.Fatalf("game %d, %d Monsters, turn %d, at %v: %s", seed, n, s.Turn.Number, q.ID, f)
					}
					if !s.Alive(q.Seat) {
						t.Fatalf("game %d: %v is asked %v and is not in the game", seed, q.Seat, q.ID)
					}
				}
				p.Heard = func(_ *tokyo.State, ev *tokyo.Event, _ []tokyo.Answer, s *tokyo.State) {
					if f := fault(r, s, false); f != "" {
						t.Fatalf("game %d, %d Monsters, turn %d, after %v: %s", seed, n, s.Turn.Number, ev, f)
					}
				}
				s, over := p.Game(setup(r, n, seed))
				if !over {
					t.Fatalf("game %d of %d Monsters does not end", seed, n)
				}
				ends[s.Ended]++
			}
			t.Log(ends, asked)
			for id := tokyo.CardID(1); id <= r.Last(); id++ {
				if seen.times[id] < games/150 {
					t.Errorf("%s spoke only %d times", r.Name(id), seen.times[id])
				}
			}
		})
	}
}
