package terminal

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/lookup/ask"
	"kingoftokyo/internal/often"
)

// choosing is a game with many choices.
type choosing struct{ companion.Game }

func (g choosing) View() companion.Scene {
	v := g.Game.View()
	v.Choices = make([]companion.Play, 60)
	for i := range v.Choices {
		v.Choices[i] = companion.Play{Choice: companion.Choice{Text: "a choice"}, Move: v.Set(0, 1)}
	}
	return v
}

// A choice gets no letter of a die, of a command (available or not) or of yes, in any language and however many choices
// there are.
func TestFreeLetters(t *testing.T) {
	for _, lines := range []string{soloGame, cityGame} {
		table := open(t, usual, lines).table
		table.d.Game().Game = choosing{table.d.Game().Game}
		table.d.Stale()
		got := map[string]bool{}
		for _, c := range table.choices() {
			if c.Shortcut == "" {
				continue
			}
			if got[c.Shortcut] {
				t.Errorf("two choices have the key %q", c.Shortcut)
			}
			got[c.Shortcut] = true
		}
		if len(got) < 10 {
			t.Errorf("%d of 60 choices have a key", len(got))
		}
		for _, b := range table.d.Commands() {
			for _, c := range b.Chars {
				if got[string(c)] {
					t.Errorf("%q is a choice and %q", c, b.Word)
				}
			}
		}
		for c := range got {
			if _, die := table.d.Game().Roll().Face([]rune(c)[0]); die || c == "y" {
				t.Errorf("%q is a choice and a die or yes", c)
			}
		}
	}
}

// No key that a box itself gives to a choice is a die (unless the choice is typed by it and no die is due) or an
// available command: the choice would be taken without warning. Naming a card has the same key as answer and as command.
func TestBoxesLeaveKeys(t *testing.T) {
	often.OneGoroutine(t)
	tables := map[string]string{
		"a row to renew":   cityGame + "; set p1.energy 9; turn p1 buy",
		"a row of Duel":    duelSolo + "row armor-plating ? photoshoot; set you.energy 9; turn you buy",
		"five to use":      cityGame + "; card p1 wings; card p1 rapid-healing; card p2 smoke-cloud; charge smoke-cloud 2; card p2 energy-drink; card p3 mimic; copy mimic wings; set p1.energy 9; set p2.energy 9; set p3.energy 9",
		"six to be copied": cityGame + "; card p1 mimic; card p2 jets; card p2 wings; card p3 camouflage; card p3 stretchy; card p4 giant-brain; card p4 plot-twist; set p1.energy 9; turn p1 start",
	}
	allCards(t)
	for _, more := range []map[string]string{duelQuestions, tokyoQuestions, otherChoices} {
		maps.Copy(tables, more)
	}
	desk := newDesk(t, usual)
	for name, lines := range tables {
		table := openOn(t, usual, desk, lines).table
		due := table.tray().Due > 0
		for _, c := range table.d.Game().Game.View().Choices {
			if c.Shortcut == "" || c.Shortcut == companion.KeyEnter {
				continue
			}
			if _, die := table.d.Game().Roll().Face([]rune(c.Shortcut)[0]); die && (due || c.Shortcut != c.Typed) {
				t.Errorf("%s: %q is %q and a die", name, c.Shortcut, c.Text)
			}
			for _, b := range table.d.Commands() {
				if b.Off == "" && strings.Contains(b.Chars, c.Shortcut) && c.Shortcut != "n" {
					t.Errorf("%s: %q is %q and the command %q", name, c.Shortcut, c.Text, b.Word)
				}
			}
		}
	}
}

// The keys of the rows of a set-up are not commands of the page.
func TestKeysOfSetup(t *testing.T) {
	for _, box := range []string{"duel", "tokyo", "dark"} {
		u := setUp(t, usual, box)
		page := u.top().(*paged).page()
		for _, row := range page.Rows {
			for _, c := range row.Cells {
				for _, k := range page.Keys {
					if c.Key != "" && strings.Contains(k.Chars, c.Key) {
						t.Errorf("%q is a row and %q", c.Key, k.Word)
					}
				}
			}
		}
	}
}

// A set-up follows the desk's language as soon as that changes: what nobody has chosen is still open then, and no player
// is named by a word of the page.
func TestLanguageOfSetup(t *testing.T) {
	u := setUp(t, usual, "duel")
	u.hit("m").see("Your name").hit(tabs("en", "fr")).see("Votre nom").hit(tabs("fr", "en")).see("Your name").hit("<enter>")
	if p := u.Game().Result().Players[0]; p.Name != "" || u.Frame().Seats[0].Name != "You" {
		t.Errorf("the player is called %q, and %q at the table", p.Name, u.Frame().Seats[0].Name)
	}
}

// The answers about the program name the keys that the dashboard has.
func TestAskedKeys(t *testing.T) {
	u := open(t, usual, soloGame)
	list := u.Commands()
	for id, key := range ask.Keys {
		help := []string{u.Say("key." + id + ".help")}
		if id == "name" {
			help = append(help, u.Say("key.name.again.help"))
		}
		if at := keyAt(list, key); at < 0 || !slices.Contains(help, list[at].Told(u.Words()).Help) {
			t.Errorf("no command of the dashboard is %s, told to be %q", id, key)
		}
	}
	if len(list) != len(ask.Keys) {
		t.Errorf("%d commands, but companion/lookup/ask/help.go has %d Keys", len(list), len(ask.Keys))
	}
}
