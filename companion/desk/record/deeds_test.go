package record_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/words/text"
)

// evenings returns games of two and three people with what they did, written by hand. Only the winner of the third
// one is known.
func evenings() []record.Result {
	one := tokyo("tokyo", 0, record.Player{Name: "Anna", Points: 20, Damage: 7}, record.Player{Name: "Bea", Points: 8, Out: true, Damage: 3}, record.Player{Name: "Cleo", Points: 5})
	one.Deeds = record.Deeds{Whole: true, Falls: []record.Fall{{Who: 1, By: 0, Turn: 9}}, Cards: []record.Purchase{{Card: "heal", Is: "Heal", By: 0}, {Card: "jets", Is: "Jets", By: 1}, {Card: "heal", Is: "Heal", By: 2}}}
	two := tokyo("tokyo", 1, record.Player{Name: "anna", Points: 9, Damage: 4}, record.Player{Name: "Bea", Points: 20, Damage: 8})
	two.Deeds = record.Deeds{Whole: true, Cards: []record.Purchase{{Card: "jets", Is: "Jets", By: 1}, {Card: "heal", Is: "Heal", By: 1}, {Card: "jets", Is: "Jets", By: 1}}}
	three := tokyo("tokyo", 1, record.Player{Name: "Anna", Points: 2}, record.Player{Name: "Bea", Points: 20})
	return []record.Result{one, two, three}
}

// TestEvenings checks, over several games, who beats whom, what each cost others and the cards that winners bought.
func TestEvenings(t *testing.T) {
	b := &record.Summarize(evenings()).Boxes[0]
	if want := []record.RivalRecord{{Names: [2]string{"Bea", "Anna"}, Won: [2]int{2, 1}}, {Names: [2]string{"Anna", "Cleo"}, Won: [2]int{1, 0}}}; !reflect.DeepEqual(b.Rivals, want) {
		t.Errorf("%+v, want %+v", b.Rivals, want)
	}
	if want := []record.CardRecord{{Card: "jets", Is: "Jets", Bought: 3, Won: 2}, {Card: "heal", Is: "Heal", Bought: 3, Won: 2}}; !slices.Contains(b.Cards, want[0]) || !slices.Contains(b.Cards, want[1]) || len(b.Cards) != 2 {
		t.Errorf("%+v, want %+v", b.Cards, want)
	}
	for name, want := range map[string]record.PlayerRecord{ // means of the two games that are known
		"Anna": {Name: "Anna", Games: 3, Won: 1, Points: 31.0 / 3, Damage: 5.5, Felled: 1},
		"Bea":  {Name: "Bea", Games: 3, Won: 2, Out: 1, Points: 16, Damage: 5.5},
	} {
		if !slices.Contains(b.Players, want) {
			t.Errorf("%+v, want of %s %+v", b.Players, name, want)
		}
	}
	rec := record.Summarize(evenings())
	for lang, want := range map[text.Lang]string{
		"en": "Who beats whom: Bea 2, Anna 1|Bought most: Heal 3; Jets 3|Most often held by the winner: Heal 2 of 3; Jets 2 of 3",
		"fr": "Qui bat qui : Bea 2, Anna 1|Cartes les plus achetées : Heal 3 ; Jets 3|Le plus souvent chez le gagnant : Heal 2 fois sur 3 ; Jets 2 fois sur 3",
	} {
		c := text.Load(lang, nil)
		if have := strings.Join(rec.Lines(c, 80), "|"); !strings.HasSuffix(have, want) {
			t.Errorf("%s ends otherwise than with %s", have, want)
		}
	}
}

// TestDeedsCounted checks that the hardest hit and the best turn are the first ones of their size, and that all tied players are named.
func TestDeedsCounted(t *testing.T) {
	players := []record.Player{{Called: "Anna"}, {Called: "Bea"}, {Called: "Cleo"}}
	var d record.Deeds
	for _, hit := range []record.Hit{{By: 0, Hearts: 2}, {By: 1, Hearts: 3}, {By: 2, Hearts: 3}, {By: 0, Hearts: 1}} {
		d.Struck(players, hit)
	}
	for _, turn := range []record.Best{{Who: 0, Points: 2}, {Who: 1, Points: 1, Damage: 3}, {Who: 2, Points: 4}, {Who: 0, Damage: 3}} {
		d.Ended(turn)
	}
	if d.Hit.By != 1 || d.Best.Who != 1 || players[0].Damage != 3 || players[1].Damage != 3 || players[2].Damage != 3 {
		t.Errorf("%+v, %+v", d, players)
	}
	for _, c := range []struct {
		of   []int
		want string
		n    int
	}{{[]int{0, 0, 0}, "", 0}, {[]int{1, 3, 2}, "Bea", 3}, {[]int{2, 1, 2}, "Anna Cleo", 2}, {[]int{3, 1, 2}, "Anna", 3}, {[]int{0, 0, 1}, "Cleo", 1}} {
		r := record.Result{Players: players}
		for i := range players {
			r.Players[i].Points = c.of[i]
		}
		if names, n := r.Most(func(p *record.Player) int { return p.Points }); strings.Join(names, " ") != c.want || n != c.n {
			t.Errorf("%v: %v have %d", c.of, names, n)
		}
	}
}
