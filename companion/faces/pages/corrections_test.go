package pages

import (
	"slices"
	"strings"
	"testing"
)

const helpDuel = `- ~A correction sets a number and changes nothing else:
		  you hearts 9      autobot energy 3      you dice 2
		  fame 2      destruction -1.5      deck 30
		  card you armor      uncard you armor      row acid, ?, photo
		  token tiger fame 3      untoken tiger      discards acid-attack ?
		  turn you buy      dice cchhef      rolls 2      chosen fame      taken 1`

// The page of corrections of Duel: a column for each side, the numbers of the table, and the rows that open something else.
func TestCorrections(t *testing.T) {
	f := playing(t, turnOne)
	c := Corrections(f)
	f.Show(c)
	f.shows(`
		Correct the table: only these values change | Choose with arrows or a letter; change with -, + or digits; Enter applies
		    | [a]^you | [b]^Autobot
		   ~hearts | *14 (1: 14 of 0-99) | *8 (2: 8 of 0-99)
		   ~energy | *0 (3: 0 of 0-99) | *1 (4: 1 of 0-99)
		   ~dice tokens | *0 (5: 0 of 0-99) | *0 (6: 0 of 0-99)

		   ~Fame | *0 (9: 0 of -14-14)
		   ~Destruction | *0 (10: 0 of -14-14)
		   ~cards in the deck | *47 (11: 47 of 0-99)
		22 ~turn | [t]*Anna
		23 ~cards | [k]
		24 ~names | [n]
		25 ~concede | [l]
		26 ~more | [m]
		keys: (t)=turn, (k)=cards, (n)=names, (l)=concede, (m)=more, Enter=set, Esc=cancel, -=1, +=1, 0-9=type, :=type a card, dice, \
		step, /=cards`)
	f.press("Enter")
	f.heard("tell Nothing was changed")
	f.Show(c)
	f.top()
	c.Set(1, 9)
	c.Set(9, 5) // in half spaces
	_, p := f.top()
	if p.Prompt != "2 numbers changed: Enter applies them, all or none" || p.Rows[1].Cells[1].Text != "14 → 9" ||
		p.Rows[5].Cells[1].Text != "0 → +2.5" {
		t.Errorf("%q\n%s", p.Prompt, drawn(p))
	}
	if n := p.Rows[5].Cells[1].Number; !n.Half || n.Value != 5 || p.Rows[1].Cells[1].Number.Half {
		t.Errorf("the spaces of a lane: %+v", n)
	}
	c.Set(9, 0)
	_, p = f.top()
	if p.Prompt != "1 number changed: Enter applies it, all or none" || p.Rows[5].Cells[1].Text != "0" {
		t.Errorf("what was changed back: %q, %q", p.Prompt, p.Rows[5].Cells[1].Text)
	}
	f.press("Enter")
	if f.heard("done"); len(f.stack) != 0 || f.Frame().Fields[0].Value != 9 || f.game.Steps() != 6 {
		t.Errorf("%d pages, %+v", len(f.stack), f.Frame().Fields[0])
	}
}

// All corrections are made or none: if one is refused, the page says why until something is changed or typed.
func TestCorrectionsRefused(t *testing.T) {
	f := playing(t, turnOne)
	c := Corrections(f)
	f.Show(c)
	f.top()
	c.Set(1, 9)
	f.refuses = "so it is"
	f.press("Enter")
	_, p := f.top()
	if got := p.Lines[0].Text[0]; got != (Span{Text: "Nothing was changed: so it is", Tone: Warn}) || p.Prompt[:8] != "1 number" {
		t.Errorf("%+v", got)
	}
	c.Find("")
	if _, p = f.top(); len(p.Lines) > 0 {
		t.Error("the reason stays when something is typed")
	}
	f.press("Enter")
	c.Set(2, 3)
	if _, p = f.top(); len(p.Lines) > 0 {
		t.Error("the reason stays when a number is changed")
	}
	f.heard()
}

// A typed correction is played together with the numbers; the word for help shows what can be typed.
func TestCorrectionsTyped(t *testing.T) {
	f := playing(t, turnOne)
	c := Corrections(f)
	f.Show(c)
	f.top()
	c.Set(1, 9)
	open := func() {
		f.press(":")
		if _, p := f.top(); len(p.Lines) == 0 || p.Prompt != "Type the correction, then press Enter" || p.Field == nil || p.Field.Label != ":" ||
			slices.ContainsFunc(p.Keys, func(k Key) bool { return !k.Quiet }) {
			t.Errorf("typing a correction: %q, %+v", p.Prompt, p.Keys)
		}
	}
	open()
	c.Type("")
	if _, p := f.top(); p.Field != nil {
		t.Error("nothing typed is not the end of typing")
	}
	open()
	c.Type("nonsense")
	if _, p := f.top(); p.Field == nil || p.Lines[0].Text[0].Tone != Warn {
		t.Error("what is no correction is not refused in place")
	}
	c.Type("help")
	f.shows("CORRECTIONS\n" + strings.Replace(helpDuel, "~", "", 1))
	f.Close()
	if _, p := f.top(); p.Field != nil {
		t.Error("the field is open behind the help")
	}
	open()
	c.Type("fame 2")
	f.heard("done")
	if v := f.Frame(); v.Fields[0].Value != 9 || v.Fields[8].Value != 4 || len(f.stack) != 0 {
		t.Errorf("%+v, %+v", v.Fields[0], v.Fields[8])
	}
}

// The small facts of the turn are on a page of their own, and Esc goes back; a flag is yes or no, a symbol its word.
func TestCorrectionsSmall(t *testing.T) {
	f := playing(t, turnOne)
	c := Corrections(f)
	f.Show(c)
	f.press("m")
	f.shows(`
		Correct the table: only these values change | Choose with arrows or a letter; change with -, + or digits; Enter applies
		   ~you: hearts lost this turn | *0 (7: 0 of 0-99)
		   ~Autobot: hearts lost this turn | *4 (8: 4 of 0-99)
		   ~turn number | *1 (12: 1 of 0-99)
		   ~dice tokens spent this turn | *0 (13: 0 of 0-99)
		   ~claws resolved this turn | *4 (14: 4 of 0-99)
		   ~powers used this turn | *0 (15: 0 of 0-99)
		   ~bought this turn | *no (16: 0 of 0-1)
		   ~rolls used | *2 (17: 2 of 0-9)
		   ~you: fewer dice next turn | *0 (18: 0 of 0-99)
		   ~Autobot: fewer dice next turn | *0 (19: 0 of 0-99)
		   ~you: Dominate cards pending | *0 (20: 0 of 0-99)
		   ~Autobot: Dominate cards pending | *0 (21: 0 of 0-99)
		keys: Enter=set, Esc=back, -=1, +=1, 0-9=type, :=type a card, dice, step, /=cards`)
	c.Set(16, 1)
	_, p := f.top()
	if got := p.Rows[6].Cells[1]; got.Text != "no → yes" || p.Prompt != "1 number changed: Enter applies it, all or none" {
		t.Errorf("%+v, %q", got, p.Prompt)
	}
	f.press("Esc")
	if _, p = f.top(); p.Rows[0].Cells[1].Text != "you" {
		t.Error("Esc does not lead back to the large numbers")
	}
	f.press("Esc")
	if len(f.stack) != 0 {
		t.Error("Esc does not close the page")
	}
}

// Each row that opens something else: the prompt while the cursor is on it, and the page that its key opens.
func TestCorrectionsLead(t *testing.T) {
	f := playing(t, solo)
	for _, c := range []struct {
		key            string
		choice         int
		prompt, begins string
	}{
		{"t", 22, "Enter: whose turn it is, and at which step", `
			WHOSE TURN IS IT? | Enter to confirm; Esc goes back
			1 >Anna: roll (now)
			2  Anna: resolve
			3  Anna: buy
			4  Anna: end of turn
			5  Autobot: roll
			keys: Enter=select, Up/Down=choose`},
		{"k", 23, "Enter: give, take and name cards", `
			CORRECT THE CARDS | Enter to confirm; Esc goes back
			    | #Anna
			1 > | give Anna a card
			    | #Autobot
			2   | give Autobot a card
			    | #The row
			3   | *slot 1: Armor plating
			4   | *slot 2: an unnamed card
			5   | *slot 3: Photoshoot
			keys: Enter=select, Up/Down=choose`},
		{"n", 24, "Enter: names and Monsters", `
			WHO IS WHO? | Enter to confirm; Esc goes back
			1 >*Name: Anna
			keys: Enter=select, Up/Down=choose`},
		{"o", 25, "Enter: set this game up again with the seats in another order",
			"New game: King of Tokyo Duel | Enter starts with these choices"},
		{"l", 26, "Enter: a player leaves the game", `
			WHO LEAVES THE GAME? | Choose a player with the arrows, then press Enter; Esc goes back
			1  concede this game (u undoes it)
			keys: Enter=select, Up/Down=choose`},
	} {
		for _, key := range []string{"Enter", c.key} {
			f.Home()
			page := Corrections(f)
			f.Show(page)
			f.top()
			page.At = c.choice
			if _, p := f.top(); p.Prompt != c.prompt {
				t.Errorf("%s: %q", c.key, p.Prompt)
			}
			f.press(key)
			if c.key == "o" {
				if _, p := f.top(); len(f.stack) != 1 || !strings.HasPrefix(drawn(p), c.begins) {
					t.Errorf("%d pages; %s", len(f.stack), drawn(p))
				}
				continue
			}
			f.shows(c.begins)
		}
	}
}

// The numbers of a table of six have a column and a key for each player.
func TestCorrectionsOfCity(t *testing.T) {
	f := playing(t, "kot 1 dark; player p1 gigazaur Anna; player p2 the-king Ben; player p3 meka-dragon Zoe; player p4 alienoid Max; "+
		"player p5 kraken Ida; player p6 cyber-bunny Tom; tiles green; first p4")
	f.Show(Corrections(f))
	_, p := f.top()
	got := drawn(p)
	f.same(got[strings.Index(got, "\n")+1:strings.Index(got, "\n   ~Poison")], `
		    | [a]^Anna | [b]^Ben | [c]^Zoe | [d]^Max | [e]^Ida | [f]^Tom
		   ~hearts | *10 (1: 10 of 0-99) | *10 (2: 10 of 0-99) | *10 (3: 10 of 0-99) | *10 (4: 10 of 0-99) | *10 (5: 10 of 0-99) | *10 \
		(6: 10 of 0-99)
		   ~points | *0 (7: 0 of 0-99) | *0 (8: 0 of 0-99) | *0 (9: 0 of 0-99) | *0 (10: 0 of 0-99) | *0 (11: 0 of 0-99) | *0 (12: 0 of \
		0-99)
		   ~energy | *0 (13: 0 of 0-9999) | *0 (14: 0 of 0-9999) | *0 (15: 0 of 0-9999) | *0 (16: 0 of 0-9999) | *0 (17: 0 of 0-9999) | \
		*0 (18: 0 of 0-9999)
		   ~Wickedness | *0 (19: 0 of 0-99) | *0 (20: 0 of 0-99) | *0 (21: 0 of 0-99) | *0 (22: 0 of 0-99) | *0 (23: 0 of 0-99) | *0 (24: \
		0 of 0-99)`)
	page, _ := f.top()
	page.Set(41, 2)
	page.Set(50, 1)
	_, p = f.top()
	if place, out := p.Rows[7].Cells[2].Text, p.Rows[8].Cells[5].Text; place != "outside → Bay" || out != "no → yes" {
		t.Errorf("Ben's place: %q; Ida is out: %q", place, out)
	}
}
