package terminal

import (
	"os"
	"strings"
	"testing"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/often"
)

// The small facts of the turn are behind "more", each in full. None of them, and none of the numbers, is about a card
// that the box does not have.
func TestCorrectionsMore(t *testing.T) {
	often.OneGoroutine(t)
	dark := strings.NewReplacer("tokyo", "dark", "cyber-kitty", "cyber-bunny", "first p1", "tiles red; first p1").Replace(cityGame)
	for _, size := range [][2]int{{80, 24}, {40, 15}, {60, 60}} {
		for _, c := range []struct{ lines, first, has, lacks string }{
			{cityGame, "points", "start of the turn: asked", "Wickedness"},
			{cityGame, "Poison", "active Monster hurt someone", "Zombify"},
			{dark, "Wickedness", "Anna: Zombify", "nothing that lacks"},
			{soloGame, "dice tokens", "claws resolved this turn", "Poison"},
		} {
			u := open(t, setting{size[0], size[1], text.English, Look{Ground: GroundDark}, nil}, c.lines)
			u.hit("m").not(c.has, c.lacks)
			all := ""
			for range 40 {
				all += u.snap()
				u.hit("<down>")
			}
			if !strings.Contains(all, c.first) || strings.Contains(all, c.lacks) {
				t.Errorf("%v: %s, without %s:\n%s", size, c.first, c.lacks, all)
			}
			u.hit("m")
			all = ""
			for range 40 {
				all += u.snap()
				u.hit("<down>")
			}
			if !strings.Contains(all, c.has) || strings.Contains(all, c.lacks) {
				t.Errorf("%v: %s, without %s:\n%s", size, c.has, c.lacks, u.snap())
			}
			if u.hit("<esc>"); u.pages.GetPageCount() != 2 {
				t.Errorf("%v: Esc leaves %d pages", size, u.pages.GetPageCount())
			}
		}
	}
}

// A small fact is set together with the numbers, in one step.
func TestCorrectionsSmall(t *testing.T) {
	u := open(t, usual, cityGame)
	u.hit("m5m<end>+<enter>")
	if got := u.Frame().Seats[0].Gauges[0].Value; got != 5 || u.pages.GetPageCount() != 1 || u.Game().Steps() != 2 {
		t.Errorf("%d hearts, %d steps, %d pages\n%s", got, u.Game().Steps(), u.pages.GetPageCount(), u.snap())
	}
}

// Whose turn it is, and at which step, is chosen from a list, together with numbers changed before.
func TestCorrectionsTurn(t *testing.T) {
	for _, c := range []struct{ lines, keys, whose string }{
		{cityGame, "mt<down><down><down><down><enter>", "Cleo's turn"},
		{cityGame, "m5<down>3t<down><down><down><enter>", "Ben's turn"},
		{soloGame, "mt<home><enter>", "Anna's turn"},
		{cityGame, "m<end><up><up><up><up><up><enter><end><enter>", "Dan's turn"},
	} {
		u := open(t, usual, c.lines)
		u.hit(c.keys)
		if whose := u.Frame().Head.Whose; !strings.EqualFold(whose, c.whose) || u.pages.GetPageCount() != 1 {
			t.Errorf("%s: %s, %d pages\n%s", c.keys, whose, u.pages.GetPageCount(), u.snap())
		}
		if strings.HasPrefix(c.keys, "m5") && (u.Frame().Seats[0].Gauges[0].Value != 5 || u.Frame().Seats[0].Gauges[1].Value != 3) {
			t.Errorf("the numbers were lost: %+v", u.Frame().Seats[0])
		}
	}
}

// Cards are given, taken, passed on and put into the row from the page of the cards.
func TestCorrectionsCards(t *testing.T) {
	often.OneGoroutine(t)
	dark := strings.NewReplacer("tokyo", "dark", "cyber-kitty", "cyber-bunny", "first p1", "tiles red; first p1").Replace(cityGame)
	for _, lang := range text.Langs {
		for _, c := range []struct{ lines, give, name string }{
			{cityGame, "jets", "Jets|Réacteurs"}, {dark, "jets", "Jets|Réacteurs"}, {newGame, "camouf", "Camouflage|Camouflage"},
		} {
			with := usual
			with.lang = lang
			u := open(t, with, c.lines)
			name := strings.Split(c.name, "|")[map[text.Lang]int{text.English: 0, "fr": 1}[lang]]
			held := func(seat int) string {
				out := ""
				for _, h := range u.Frame().Seats[seat].Held {
					out += h.Name
				}
				return out
			}
			if u.hit("mk<home><enter>" + c.give + "<enter>"); u.pages.GetPageCount() != 1 || !strings.Contains(held(0), name) {
				t.Fatalf("%s is not given: %q\n%s", name, held(0), u.snap())
			}
			if u.hit("mk<home><enter><down><enter>"); u.pages.GetPageCount() != 1 || strings.Contains(held(0), name) || !strings.Contains(held(1), name) {
				t.Fatalf("%s is not passed on: %q, %q\n%s", name, held(0), held(1), u.snap())
			}
			u.hit("mk<home><down><enter><down><enter>")
			if strings.Contains(held(1), name) || u.pages.GetPageCount() != 1 {
				t.Fatalf("%s is not taken: %q\n%s", name, held(1), u.snap())
			}
			if u.hit("mk<end><enter>" + c.give + "<enter>"); u.Frame().Row[2].Name != name || u.pages.GetPageCount() != 1 {
				t.Errorf("%s is not laid into the row: %+v\n%s", name, u.Frame().Row, u.snap())
			}
		}
	}
}

// Leaving is named for each player, who must be chosen, and the table then asks for no numbers. A correction that is typed without
// its : ends no game: what can be typed is shown behind it alone.
func TestCorrectionsLeave(t *testing.T) {
	french := usual
	french.lang = "fr"
	o := open(t, french, "kot 1 duel two; side you gigazaur Éléonore; side rival alienoid Zoé; start you")
	o.hit("m").not("cœurs 9").hit("élé coeurs 11<enter>").see("QUI QUITTE LA PARTIE ?", "puis Entrée")
	if o.Frame().Over || o.Game().Steps() > 0 {
		t.Errorf("somebody has left:\n%s", o.snap())
	}
	if o.hit("<down><enter>"); !o.Frame().Over || o.Frame().Seats[0].Gauges[0].Value == 2 {
		t.Errorf("nobody has left, or a number went with it:\n%s", o.snap())
	}
	o.hit("um:").see("Éléonore cœurs 9").hit("élé coeurs 11<enter>")
	if o.Frame().Seats[0].Gauges[0].Value != 11 {
		t.Errorf("the correction is not made:\n%s", o.snap())
	}
	u := open(t, usual, cityGame)
	u.hit("ml").see("Cleo gives up").hit("<down><down><down><enter>")
	if !u.Frame().Seats[2].Out || u.Frame().Seats[1].Out {
		t.Errorf("%+v\n%s", u.Frame().Seats, u.snap())
	}
	if u.hit("u"); u.Frame().Seats[2].Out {
		t.Error("it cannot be taken back")
	}
}

// Names and Monsters can be corrected in the middle of a game. The file records each correction in a line, and the game
// opens with the new names; u undoes it.
func TestCorrectionsNames(t *testing.T) {
	dark := strings.NewReplacer("tokyo", "dark", "cyber-kitty", "cyber-bunny", "first p1", "tiles red; first p1").Replace(cityGame)
	two := strings.Replace(newGame, "solo", "two", 1)
	for _, lang := range text.Langs {
		for _, c := range []struct{ lines, keys, name, said, line string }{
			{cityGame + "; roll 112hee", "<down><down><enter>Bea Lou<enter>", "Bea Lou", "The King", "name p2 Bea Lou"},
			{dark, "<down><down><enter>Bea # 1<enter>", "Bea 1", "The King", "name p2 Bea 1"},
			{cityGame, "<down><down><down><enter><home><enter>", "Ben", "Alienoid", "figure p2 alienoid"},
			{two, "<down><enter>Bea<enter>", "Bea", "Meka Dragon", "name rival Bea"},
		} {
			with := usual
			with.lang = lang
			u := open(t, with, c.lines)
			was := u.Frame().Seats[1]
			numbers := was.Gauges[0].Value
			u.hit("mn<home>" + c.keys)
			seat := u.Frame().Seats[1]
			if seat.Name != c.name || seat.Monster != c.said || seat.Gauges[0].Value != numbers || u.pages.GetPageCount() != 1 {
				t.Fatalf("%s makes it %s, %s; %d pages\n%s", c.keys, seat.Name, seat.Monster, u.pages.GetPageCount(), u.snap())
			}
			file, err := os.ReadFile(u.Game().Path())
			if err != nil || !strings.Contains(string(file), c.line+" # ~") {
				t.Errorf("no %q in\n%s", c.line, file)
			}
			again, notes, err := u.Game().Box().Look(u.Game().Path())
			if err != nil || len(notes) > 0 || again.View().Seats[1].Name != c.name || again.View().Seats[1].Monster != c.said {
				t.Errorf("%v, %v: it opens as %+v", notes, err, again.View().Seats[1])
			}
			if u.hit("uu"); u.Frame().Seats[1].Name != was.Name || u.Frame().Seats[1].Monster != was.Monster {
				t.Errorf("u leaves %s", u.Frame().Seats[1].Name)
			}
		}
	}
	if u := open(t, usual, soloGame).hit("mn"); strings.Contains(u.snap(), "Autobot") {
		t.Errorf("Autobot can be renamed:\n%s", u.snap())
	}
}

// Until someone has played, the game can be set up again, with all its options, to seat the players in another order.
func TestCorrectionsSeats(t *testing.T) {
	for _, lines := range []string{cityGame, cityGame + "; row wings jets ?", newGame} {
		u := open(t, usual, lines).hit("m").see("seats").hit("o")
		if shown := u.snap(); u.pages.GetPageCount() < 2 || !strings.Contains(shown, "Gigazaur") {
			t.Errorf("no set-up:\n%s", shown)
		}
	}
	open(t, usual, cityGame+"; roll 112hee").hit("m").not("seats")
}
