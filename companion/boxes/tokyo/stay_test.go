package tokyo_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/coach/seats"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
)

// TestStayWords checks what staying may cost, in both languages: the chance to fall if there is one, otherwise that of losing many hearts.
func TestStayWords(t *testing.T) {
	for _, c := range []struct {
		hearts int
		o      seats.Outlook
		en, fr string
	}{
		{3, seats.Outlook{Turns: 2, Lost: []float64{0.3, 0.3, 0.2, 0.2}, Falls: 0.2, Points: 2},
			"If Anna stays and the next two go for smashes: 20% risk of being eliminated, otherwise +2 points", "Si Anna reste et que les deux joueurs suivants visent les baffes : 20 % de risque d'élimination, sinon +2 points"},
		{5, seats.Outlook{Turns: 1, Lost: []float64{0.3, 0.3, 0.2, 0.15, 0.05, 0}, Points: 2},
			"If Anna stays and the next player goes for smashes: 20% risk of losing 3 or more hearts; then +2 points",
			"Si Anna reste et que le joueur suivant vise les baffes : 20 % de risque de perdre 3 cœurs ou plus ; puis +2 points"},
		{1, seats.Outlook{Turns: 1, Lost: []float64{0.998, 0.002}, Falls: 0.002, Energy: 1},
			"If Anna stays and the next player goes for smashes: under 1% risk of being eliminated, otherwise +1 energy",
			"Si Anna reste et que le joueur suivant vise les baffes : moins de 1 % de risque d'élimination, sinon +1 énergie"},
		{8, seats.Outlook{Lost: make([]float64, 9), Points: 2}, "If Anna stays: the next turn is Anna's own, with +2 points", "Si Anna reste, son tour vient juste après, avec +2 points"},
	} {
		for l, want := range map[text.Lang]string{text.English: c.en, text.Lang("fr"): c.fr} {
			v, _ := at(t, l, three)
			if have := v.Stay(0, c.hearts, &c.o); have != want {
				t.Errorf("%s: %q, want %q", l, have, want)
			}
		}
	}
}

// TestStayAsked checks that the question whether to leave Tokyo comes with what staying may cost, unless the coach is off.
func TestStayAsked(t *testing.T) {
	d := plainDesk(t, text.English)
	d.Settings = settings.File{Path: filepath.Join(t.TempDir(), "settings")}
	g := create(t, d)
	for _, typed := range []string{"111222", "", "pass", "11223c", ""} {
		do(t, g, typed)
	}
	told := func() bool {
		asked := g.View().Asked
		return asked != nil && slices.Contains(asked.Lines, // Anna has 9 hearts and 1 point
			"If Anna stays and the next player goes for smashes: 21% risk of losing 4 or more hearts; then +2 points")
	}
	if !told() {
		t.Fatalf("%+v", g.View().Asked)
	}
	for _, mode := range []struct {
		said string
		told bool
	}{{"Coach always: shows", true}, {"Coach off: does not show", false}, {"Coach on request: shows", true}} {
		said, err := g.NextCoach()
		if err != nil || !strings.HasPrefix(said, mode.said) || told() != mode.told {
			t.Errorf("%q, %v, told %v; want %q", said, err, told(), mode.said)
		}
	}
}
