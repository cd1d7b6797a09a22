package record

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Deeds tells who did what in a game, as far as its log says. Players are indexes of Result.Players.
type Deeds struct {
	Whole bool // the log has the whole game; otherwise everything below, and Player.Damage, is empty
	Hit   Hit  // the hardest hit; no hearts if there was none
	Best  Best // the most productive turn; empty if there was none
	Falls []Fall
	Cards []Purchase
}

// Hit is the hearts that one player cost another one in one go.
type Hit struct{ By, Who, Hearts, Turn int }

// Best is a turn, with the points that its player gained and the hearts that the player cost others.
type Best struct{ Who, Turn, Points, Damage int }

// Fall is a player who lost the last heart. By is the player who caused it, or -1.
type Fall struct{ Who, By, Turn int }

// Purchase is a card that a player bought.
type Purchase struct {
	Card string // its id
	Is   string // its name in the desk's language
	By   int
}

// Struck records that a player has cost another one hearts.
func (d *Deeds) Struck(players []Player, hit Hit) {
	players[hit.By].Damage += hit.Hearts
	if hit.Hearts > d.Hit.Hearts {
		d.Hit = hit
	}
}

// Ended records the result of a turn.
func (d *Deeds) Ended(turn Best) {
	if turn.Points+turn.Damage > d.Best.Points+d.Best.Damage {
		d.Best = turn
	}
}

// Most returns the players who have the most of something, by name, and how much that is; no player if nobody has any.
func (r *Result) Most(of func(*Player) int) (names []string, n int) {
	for i := range r.Players {
		p := &r.Players[i]
		if of(p) > n {
			names, n = nil, of(p)
		}
		if n > 0 && of(p) == n {
			names = append(names, p.Called)
		}
	}
	return names, n
}

// RivalRecord is how often each of two players has won a game in which both took part.
type RivalRecord struct {
	Names [2]string // the one who has won more often comes first
	Won   [2]int
}

// CardRecord is how often a card was bought, and how often by the winner of the game.
type CardRecord struct {
	Card        string // its id
	Is          string // its name
	Bought, Won int
}

// deeds counts who has beaten whom in a finished game, and the cards bought.
func (b *BoxRecord) deeds(r *Result) {
	if r.Winner >= 0 {
		for i := range r.Players {
			if i != r.Winner {
				b.beaten(r.Players[r.Winner].Called, r.Players[i].Called)
			}
		}
	}
	for _, c := range r.Cards {
		card := among(&b.Cards, CardRecord{Card: c.Card, Is: c.Is}, func(o CardRecord) bool { return o.Card == c.Card })
		card.Bought++
		if c.By == r.Winner {
			card.Won++
		}
	}
}

// beaten counts a game that one player has won and another one has not.
func (b *BoxRecord) beaten(winner, other string) {
	pair := among(&b.Rivals, RivalRecord{Names: [2]string{winner, other}}, func(o RivalRecord) bool {
		return o.at(winner) >= 0 && o.at(other) >= 0 && o.at(winner) != o.at(other)
	})
	if at := pair.at(winner); at >= 0 {
		pair.Won[at]++
	}
}

// at returns which of the two has a name; -1 for neither.
func (p *RivalRecord) at(name string) int {
	return slices.IndexFunc(p.Names[:], func(n string) bool { return strings.EqualFold(n, name) })
}

// ranked sorts the rivals who met most often first, and the cards bought most often.
func (b *BoxRecord) ranked() {
	for i := range b.Rivals {
		if p := &b.Rivals[i]; p.Won[1] > p.Won[0] {
			p.Names[0], p.Names[1] = p.Names[1], p.Names[0]
			p.Won[0], p.Won[1] = p.Won[1], p.Won[0]
		}
	}
	slices.SortFunc(b.Rivals, func(p, q RivalRecord) int {
		return cmp.Or(
			cmp.Compare(q.Won[0]+q.Won[1], p.Won[0]+p.Won[1]), cmp.Compare(q.Won[0], p.Won[0]),
			cmp.Compare(p.Names[0], q.Names[0]), cmp.Compare(p.Names[1], q.Names[1]))
	})
	slices.SortFunc(b.Cards, func(c, d CardRecord) int {
		return cmp.Or(cmp.Compare(d.Bought, c.Bought), cmp.Compare(d.Won, c.Won), cmp.Compare(c.Card, d.Card))
	})
}

// How many rivals and cards are listed, and how often they must have met, or been bought, to be significant.
const (
	mostTold  = 5
	leastTold = 2
)

// summary returns the lines on who has beaten whom, and on the cards bought.
func (b *BoxRecord) summary(c *text.Catalogue) []string {
	var rivals, cards, winners []string
	for _, p := range b.Rivals {
		if p.Won[0]+p.Won[1] >= leastTold {
			rivals = append(rivals, c.Say("games.stats.rival",
				rules.Text("name", p.Names[0]), rules.Text("other", p.Names[1]),
				rules.Num("won", p.Won[0]), rules.Num("lost", p.Won[1])))
		}
	}
	won := slices.Clone(b.Cards)
	slices.SortStableFunc(won, func(c, d CardRecord) int { return cmp.Compare(d.Won, c.Won) })
	for i, card := range b.Cards {
		if card.Bought >= leastTold {
			cards = append(cards, card.Is+" "+strconv.Itoa(card.Bought))
		}
		if w := won[i]; w.Won >= leastTold {
			winners = append(winners, c.Say("games.stats.card.won",
				rules.Text("card", w.Is), rules.Num("n", w.Won), rules.Num("of", w.Bought)))
		}
	}
	var out []string
	line := func(key string, list []string) {
		if len(list) > 0 {
			out = append(out, c.Say(key, rules.Text("list", c.Several(list[:min(mostTold, len(list))]))))
		}
	}
	line("games.stats.rivals", rivals)
	line("games.stats.cards", cards)
	line("games.stats.cards.won", winners)
	return out
}
