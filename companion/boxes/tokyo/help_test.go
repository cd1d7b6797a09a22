package tokyo_test

import (
	"regexp"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/tokyo"
)

// TestHelpOfThisTable checks that the examples in the help on corrections match the table: its players, and only numbers and
// places that it has. Each example with a player is a valid line. A player whose name has several words appears by seat.
func TestHelpOfThisTable(t *testing.T) {
	apart := regexp.MustCompile(`\s{2,}`)
	for _, c := range []struct {
		box     tokyo.Edition
		lang    text.Lang
		players string
		has     string
		not     []string
	}{
		{tokyo.Base, text.English, "Zoe,Max", "Zoe hearts 9|Max city|p1 to p2", []string{"anna", "cleo", "wickedness", "bay", "p3"}},
		{tokyo.Base, "fr", "Zoe,Max", "Zoe coeurs 9|Max city|p1 à p2", []string{"anna", "cleo", "mechancete", "bay", "p3"}},
		{tokyo.Dark, text.English, "Zoe,Max,Ida", "Zoe wickedness 4", []string{"bay"}},
		{tokyo.Base, text.English, "Zoe,Max,Ida,Tom,Kim", "Ida bay|p1 to p5", []string{"wickedness"}},
		{tokyo.Dark, "fr", "Zoe L,Max,Ida,Tom,Kim,Lou", "p1 coeurs 9|p1 mechancete 4|Ida bay", []string{"Zoe"}},
	} {
		s, err := filled(t, plainDesk(t, c.lang).boxes[c.box], nil, "players="+c.players)
		if err != nil {
			t.Fatal(err)
		}
		g, _, err := s.Create()
		if err != nil {
			t.Fatal(err)
		}
		defer g.Close()
		help := companion.NewController(g).HelpCorrect()
		for _, want := range strings.Split(c.has, "|") {
			if !strings.Contains(help, want) {
				t.Errorf("%s: no %q in\n%s", c.players, want, help)
			}
		}
		for _, not := range c.not {
			if strings.Contains(help, not) {
				t.Errorf("%s: %q in\n%s", c.players, not, help)
			}
		}
		said := 0
		for _, l := range strings.Split(help, "\n")[1:] {
			for _, example := range apart.Split(strings.TrimSpace(l), -1) {
				word, _, _ := strings.Cut(example, " ")
				if !strings.Contains(c.players, word) && word != "p1" {
					continue
				}
				said++
				if _, err := g.Parse(example); err != nil {
					t.Errorf("%s: %q is not understood: %v", c.players, example, err)
				}
			}
		}
		if said < 7 {
			t.Errorf("%s: only %d examples", c.players, said)
		}
	}
}
