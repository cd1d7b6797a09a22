package companion_test

import (
	"fmt"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/library"
)

// TestSetupPage checks the page of a set-up after some options, option by option: its place, its label and value, m
// if it is behind "more", the picks, and the note; and the refusal of an unknown word.
func TestSetupPage(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ box, said, page, asks, refused string }{
		{"duel", "you gigazaur, first you, row -, hard yes",
			"0 Your monster=Gigazaur, 14 hearts [cyber-kitty..the-king] *gigazaur; 1 Autobot's monster=Alienoid, 14 hearts [alienoid..the-king] *alienoid; 2 Monsters=deal them again [again..again] *again; 3 Who starts=You [you..rival] *you; 4 Difficulty=hard: special power from 3 energy [normal..hard] *hard; 6 Players=one, against Autobot [one..two] *one; 7 Your name=none m; 8 First turn=5 dice for whoever starts m [both..you] *both; 9 Slot 3 discarded=with each special power m [power..turn] *power; 10 Cards in the row=?, ?, ? m",
			"autobot name row", "a row has three cards, not 1 (S2)"},
		{"duel", "duel 2, you gigazaur, name Anna, other Ben",
			"0 Player 1's monster=Gigazaur, 14 hearts [cyber-kitty..the-king] *gigazaur; 1 Player 2's monster=Alienoid, 14 hearts [alienoid..the-king] *alienoid; 2 Monsters=deal them again [again..again] *again; 3 Who starts=Anna [you..rival] *you; 6 Players=two: you and another player, or kot [one..two] *two; 7 Player 1's name=Anna; 8 Player 2's name=Ben; 9 The other seat=a person [person..hard] *person; 10 Cards in the row=?, ?, ? m",
			"rival first row", ""},
		{"duel", "hard perhaps",
			"0 Your monster=Alienoid, 14 hearts [alienoid..the-king] *alienoid; 1 Autobot's monster=Cyber Kitty, 13 hearts [cyber-kitty..the-king] *cyber-kitty; 2 Monsters=deal them again [again..again] *again; 3 Who starts=You [you..rival] *you; 4 Difficulty=normal: special power from 4 energy [normal..hard] *normal; 6 Players=one, against Autobot [one..two] *one; 7 Your name=none m; 8 First turn=5 dice for whoever starts m [both..you] *both; 9 Slot 3 discarded=with each special power m [power..turn] *power; 10 Cards in the row=?, ?, ? m",
			"duel you autobot name first hard row", "difficulty is normal or hard, not \"perhaps\" (A9)"},
		{"tokyo", "players Anna Ben Cleo, first ben",
			"0 Players=3 [2..6] *3; 1 Player 1: name=Anna; 2 Player 1: Monster=Alienoid [alienoid..the-king] *alienoid; 3 Player 2: name=Ben; 4 Player 2: Monster=Cyber Kitty [alienoid..the-king] *cyber-kitty; 5 Player 3: name=Cleo; 6 Player 3: Monster=Gigazaur [alienoid..the-king] *gigazaur; 13 Monsters=deal them again [again..again] *again; 14 Seats that kot plays=none [0..3] *0; 16 Who starts=Ben [p1..random] *p2; 21 Bought Frenzy=the turn is played out first m [after..cut] *after; 22 Cards for sale=?, ?, ? m",
			"options row", ""},
		{"tokyo", "players Anna",
			"0 Players=4 [2..6] *4; 1 Player 1: name=; 2 Player 1: Monster=Alienoid [alienoid..the-king] *alienoid; 3 Player 2: name=; 4 Player 2: Monster=Cyber Kitty [alienoid..the-king] *cyber-kitty; 5 Player 3: name=; 6 Player 3: Monster=Gigazaur [alienoid..the-king] *gigazaur; 7 Player 4: name=; 8 Player 4: Monster=Meka Dragon [alienoid..the-king] *meka-dragon; 13 Monsters=deal them again [again..again] *again; 14 Seats that kot plays=none [0..4] *0; 16 Who starts=Alienoid [p1..random] *p1; 21 Bought Frenzy=the turn is played out first m [after..cut] *after; 22 Cards for sale=?, ?, ? m",
			"options row", "2 to 6 players, not 1 (1.1)"},
		{"tokyo", "nothing 7",
			"0 Players=4 [2..6] *4; 1 Player 1: name=; 2 Player 1: Monster=Alienoid [alienoid..the-king] *alienoid; 3 Player 2: name=; 4 Player 2: Monster=Cyber Kitty [alienoid..the-king] *cyber-kitty; 5 Player 3: name=; 6 Player 3: Monster=Gigazaur [alienoid..the-king] *gigazaur; 7 Player 4: name=; 8 Player 4: Monster=Meka Dragon [alienoid..the-king] *meka-dragon; 13 Monsters=deal them again [again..again] *again; 14 Seats that kot plays=none [0..4] *0; 16 Who starts=Alienoid [p1..random] *p1; 21 Bought Frenzy=the turn is played out first m [after..cut] *after; 22 Cards for sale=?, ?, ? m",
			"options row", ""},
		{"dark", "players Anna Ben, tiles red",
			"0 Players=2 [2..6] *2; 1 Player 1: name=Anna; 2 Player 1: Monster=Alienoid [alienoid..the-king] *alienoid; 3 Player 2: name=Ben; 4 Player 2: Monster=Cyber Bunny [alienoid..the-king] *cyber-bunny; 13 Monsters=deal them again [again..again] *again; 14 Seats that kot plays=none [0..2] *0; 16 Who starts=Anna [p1..random] *p1; 18 Wickedness tiles=all red [red..random] *red; 19 Tokyo pays=energy, as the rulebook recommends [no..yes] *yes; 22 Bought Frenzy=the turn is played out first m [after..cut] *after; 23 Cards for sale=?, ?, ? m",
			"options row", ""},
		{"dark", "tiles blue",
			"0 Players=4 [2..6] *4; 1 Player 1: name=; 2 Player 1: Monster=Alienoid [alienoid..the-king] *alienoid; 3 Player 2: name=; 4 Player 2: Monster=Cyber Bunny [alienoid..the-king] *cyber-bunny; 5 Player 3: name=; 6 Player 3: Monster=Gigazaur [alienoid..the-king] *gigazaur; 7 Player 4: name=; 8 Player 4: Monster=Kraken [alienoid..the-king] *kraken; 13 Monsters=deal them again [again..again] *again; 14 Seats that kot plays=none [0..4] *0; 16 Who starts=Alienoid [p1..random] *p1; 18 Wickedness tiles=all red [red..random] *red; 22 Bought Frenzy=the turn is played out first m [after..cut] *after; 23 Cards for sale=?, ?, ? m",
			"tiles options row", "\"blue\" is not a choice of sides; use red, green, random, ten letters such as rgrgrgrgrg, or green sides by name (12.10)"},
	} {
		d, g := opened(t, lib, text.English, alone+"start you", nil)
		g.Close()
		s, err := d.Box(c.box).Setup(nil)
		if err != nil {
			t.Fatal(err)
		}
		refused := ""
		for said := range strings.SplitSeq(c.said, ", ") {
			option, word, _ := strings.Cut(said, " ")
			if option == "players" {
				word = strings.ReplaceAll(word, " ", ", ")
			}
			if err := s.Set(option, word); err != nil {
				refused += s.Words().Error(err)
			}
		}
		var page, asks []string
		for _, f := range s.Fields() {
			said := fmt.Sprintf("%d %s=%s", f.Place, f.Label, f.Value)
			if f.More {
				said += " m"
			}
			if n := len(f.Picks); n > 0 {
				said += fmt.Sprintf(" [%s..%s]", f.Picks[0].Word, f.Picks[n-1].Word)
			}
			if f.Word != "" {
				said += " *" + f.Word
			}
			page = append(page, said)
		}
		for q, ok := s.Next(); ok && len(asks) < 20; q, ok = s.Next() {
			asks = append(asks, q.ID)
			if err := s.Set(q.ID, ""); err != nil {
				t.Fatal(q.ID, err)
			}
		}
		have := []string{strings.Join(page, "; "), strings.Join(asks, " "), refused}
		for i, want := range []string{c.page, c.asks, c.refused} {
			if have[i] != want {
				t.Errorf("%s, %s: %q, want %q", c.box, c.said, have[i], want)
			}
		}
	}
}

// TestFollowed checks what was added to a log since the last look, and who added it.
func TestFollowed(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	_, g := opened(t, lib, text.English, three+"row heal tank jets", nil)
	defer g.Close()
	log := g.Log()
	log.Followed()
	for _, c := range []struct{ line, want, by string }{
		{"roll 111ccc", "Anna: the dice show 111 CCC (4.4)", "person"},
		{"resolve", "Anna: +1 point, now 1 (5.1.1); Anna: 3 smashes. Nobody is in Tokyo: no damage (5.3.5); Anna enters Tokyo City (7.1); Anna: +1 point, now 2 (9.1)", "person"},
		{"pass", "Turn 2: Ben (3.0)", "person"},
		{"set p1.energy 3", "", ""},
		{"roll 22eecc", "Ben: the dice show 22 EE CC (4.4)", "person"},
		{"resolve", "Ben: +2 energy, now 2 (5.2.1); Ben strikes with 2 smashes (5.3.3); Anna: -2 hearts from Ben, 8 left (5.3.1)", "person"},
		{"answer yes", "Anna yields Tokyo City (6.7); Ben enters Tokyo City (7.1); Ben: +1 point, now 1 (9.1)", "person"},
		{"pass", "Turn 3: Cleo (3.0)", "person"},
		{"seat p3 kot easy", "", ""},
		{"undo", "", ""},
	} {
		if c.line == "undo" {
			if _, err := log.Undo(); err != nil {
				t.Fatal(err)
			}
		} else if m, err := g.Parse(c.line); err != nil {
			t.Fatal(c.line, err)
		} else if _, err := g.Do(m); err != nil {
			t.Fatal(c.line, err)
		}
		steps, by := log.Followed()
		have := strings.Join(companion.Texts(steps), "; ")
		if have != c.want || by != c.by {
			t.Errorf("%s: %q by %q, want %q by %q", c.line, have, by, c.want, c.by)
		}
	}
}
