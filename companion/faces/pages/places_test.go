package pages

import (
	"strings"
	"testing"
)

// A card opens the places where it can be instead, a place of the row the naming of its card.
func TestPlacesOfCards(t *testing.T) {
	f := playing(t, solo+"; card you acid-attack")
	f.Show(Corrections(f))
	f.press("k")
	f.shows(`
		CORRECT THE CARDS | Enter to confirm; Esc goes back
		    | #Anna
		1 > | *Acid attack
		2   | give Anna a card
		    | #Autobot
		3   | give Autobot a card
		    | #The row
		4   | *slot 1: Armor plating
		5   | *slot 2: an unnamed card
		6   | *slot 3: Photoshoot
		keys: Enter=select, Up/Down=choose`)
	list, _ := f.top()
	list.Choose(5)
	if _, p := f.top(); p.Title != "WHICH CARD IS IN SLOT 2?" {
		t.Errorf("slot 2 leads to %q", p.Title)
	}
	f.Close()
	list.Choose(1)
	f.shows(`
		Acid attack | Enter to confirm; Esc goes back
		1 >take it from Anna (correction)
		2  give it to Autobot (correction)
		3  put it in slot 1 (correction)
		4  put it in slot 2 (correction)
		5  put it in slot 3 (correction)
		keys: Enter=select, Up/Down=choose`)
	places, _ := f.top()
	places.Choose(2)
	f.heard("done")
	if v := f.Frame(); len(f.stack) != 0 || len(v.Seats[0].Held) != 0 || v.Seats[1].Held[0].Card != "acid-attack" {
		t.Errorf("Autobot has %+v", f.Frame().Seats[1].Held)
	}
}

// An eliminated player is not offered a card.
func TestGivenToTheLiving(t *testing.T) {
	f := playing(t, city+"; card p1 wings; concede p2")
	f.Show(Corrections(f))
	f.press("k")
	_, p := f.top()
	for _, row := range p.Rows {
		for _, cell := range row.Cells {
			if cell.Text == "give Ben a card" {
				t.Errorf("%+v", cell)
			}
		}
	}
	for _, play := range f.Game().Places("wings") {
		if strings.Contains(play.Text, "Ben") {
			t.Errorf("Wings: %s", play.Text)
		}
	}
}

// A card to give is named by its letters; what was changed on the page of corrections is set with it.
func TestGiving(t *testing.T) {
	f := playing(t, solo)
	c := Corrections(f)
	f.Show(c)
	f.top()
	c.Set(2, 7)
	f.press("k")
	list, _ := f.top()
	list.Choose(2)
	page, p := f.top()
	if !p.Free || p.At != 0 || p.Title != "WHICH CARD DOES Autobot HAVE?" || len(p.Rows) < 30 {
		t.Errorf("before a letter: %+v", p)
	}
	page.Find("arm")
	f.shows(`
		WHICH CARD DOES Autobot HAVE? | Type a few letters of its name, then press Enter
		field: Price, letters: []
		1 >*Armor plating / Blindage renforcé
		- #Armor plating / Blindage renforcé - costs 6, keep card
		- Buzz token Cat: 1 damage
		- During each turn of your rival, the first point of damage meant for you is ignored.
		- - It stops exactly one point per turn, from the first source that hits you, even a Buzz bonus. [our reading]
		- - Against Autobot, the claw you ignore is a useless claw and gives it 1 energy (A5). [our reading]
		keys: Enter=name card, Up/Down=choose`)
	page.Find("zzz")
	f.shows(`
		WHICH CARD DOES Autobot HAVE? | Type a few letters of its name, then press Enter
		field: Price, letters: []
		   ~no card in this box has "zzz" in its name: press Backspace and try fewer letters, or Esc; / searches the card texts
		keys: Enter=name card, Up/Down=choose`)
	f.press("Enter")
	f.heard()
	page.Find("arm")
	f.press("Enter")
	f.heard("done")
	if v := f.Frame(); len(f.stack) != 0 || v.Seats[1].Held[0].Card != "armor-plating" || v.Fields[1].Value != 7 {
		t.Errorf("%+v", f.Frame().Seats[1])
	}
}

// Who is who: names, Monsters (another player's Monster is swapped), and who plays.
func TestWhoIsWho(t *testing.T) {
	f := playing(t, city)
	open := func() *Sheet {
		f.Show(Corrections(f))
		f.press("n")
		s, _ := f.top()
		return s
	}
	names := open()
	f.shows(`
		WHO IS WHO? | Enter to confirm; Esc goes back
		1 >*Name: Anna
		2  Monster: Alienoid
		3  *Name: Ben
		4  Monster: Cyber Kitty
		5  *Name: Cleo
		6  Monster: Gigazaur
		7  Who plays: Anna
		8  Who plays: Ben
		9  Who plays: Cleo
		keys: Enter=select, Up/Down=choose`)
	names.Choose(2)
	f.shows(`
		Anna | Enter to confirm; Esc goes back
		1 >Cyber Kitty: Ben swaps
		2  Gigazaur: Cleo swaps
		3  Meka Dragon
		4  Space Penguin
		5  The King
		keys: Enter=select, Up/Down=choose`)
	monsters, _ := f.top()
	monsters.Choose(1)
	if s := f.Frame().Seats; s[0].Monster != "Cyber Kitty" || s[1].Monster != "Alienoid" || len(f.stack) != 0 {
		t.Errorf("%s and %s", s[0].Monster, s[1].Monster)
	}
	names = open()
	names.Choose(8)
	f.shows(`
		Ben | Enter to confirm; Esc goes back
		1 >kot plays (easy)
		2  kot plays (normal)
		3  kot plays (hard)
		keys: Enter=select, Up/Down=choose`)
	f.Home()
	names = open()
	names.Choose(3)
	if _, p := f.top(); len(p.Keys) != 0 || p.Field.Label != "Name: " || p.Field.Text != "Ben" || !p.Field.Fresh {
		t.Errorf("%+v", p.Field)
	}
	f.heard("done")
	names.Type("")
	if _, p := f.top(); p.Field != nil {
		t.Error("no name is not the end of typing")
	}
	names.Choose(3)
	names.Type("Bea")
	if f.heard("done"); f.Frame().Seats[1].Name != "Bea" {
		t.Errorf("Ben is called %q", f.Frame().Seats[1].Name)
	}
}

// In a game for two, the seat that kot plays can become a person's again; Autobot has no name to change.
func TestWhoIsWhoOfTwo(t *testing.T) {
	f := playing(t, "kot 1 duel two; side you gigazaur Anna; side rival meka-dragon Ben; plays rival kot normal; start you")
	f.Show(Corrections(f))
	f.press("n")
	f.shows(`
		WHO IS WHO? | Enter to confirm; Esc goes back
		1 >*Name: Anna
		2  *Name: Ben (kot)
		3  Who plays: Anna
		4  Who plays: Ben (kot)
		keys: Enter=select, Up/Down=choose`)
	names, _ := f.top()
	names.Choose(4)
	f.shows(`
		Ben (kot) | Enter to confirm; Esc goes back
		1 >a person plays
		2  kot plays (easy)
		3  kot plays (hard)
		keys: Enter=select, Up/Down=choose`)
}
