package web

import (
	"fmt"
	"strings"
	"testing"
)

// TestKeys presses keys of a keyboard, separated by spaces, at a table; "+" marks the deeds of buttons, with their number
// or text. It checks what is shown then: the stage of the table or the title of the page on top, the note, with a ! if
// something was not done, the question for confirmation, and how many steps were made.
func TestKeys(t *testing.T) {
	const (
		mine = solo + "row photoshoot camouflage ?; "
		shop = mine + "set you.energy 4; roll ccffe; stop; resolve; "
		turn = city + "row heal tank wings; "
		hit  = turn + "roll 22eecc; resolve; "
	)
	for _, c := range []struct{ game, keys, want string }{
		{mine, "c c f f e", "preview 0 typed |  | energy, 5 of 5 | auto | en | 1 steps"},
		{mine, "c c f Backspace", "roll 2 typed |  |  | auto | en | 0 steps"},
		{mine, "c c f u", "roll 0 typed | The typed dice were deleted; undo once more to go back one step |  | auto | en | 0 steps"},
		{mine, "c c f Escape", "roll 3 typed |  |  | auto | en | 0 steps"},
		{mine, "c c f f e Backspace", "roll 4 typed |  |  | auto | en | 0 steps"},
		{mine, "c c f f e 1 2", "roll 0 typed |  |  | auto | en | 1 steps"},
		{mine, "c c f f e 1 2 Enter", "roll 0 typed | ! 3 dice are missing; type them first |  | auto | en | 1 steps"},
		{mine, "c c f f e 9", "preview 0 typed | ! there is no die 9 |  | auto | en | 1 steps"},
		{mine, "c c f f e Enter", "shop 0 typed |  |  | auto | en | 2 steps"},
		{mine, "c c f f e Enter u", "preview 0 typed | Undone: You resolved the dice |  | auto | en | 1 steps"},
		{mine, "c c f f e Enter u U", "shop 0 typed | Redone: You resolved the dice |  | auto | en | 2 steps"},
		{mine, "z", "preview 0 typed |  |  | auto | en | 1 steps"},
		{mine, "Enter", "roll 0 typed | ! 5 dice are missing; type them first |  | auto | en | 0 steps"},
		{mine, "b", "roll 0 typed | ! \"b\" does nothing here; ? lists the keys |  | auto | en | 0 steps"},
		{mine, "r", "roll 0 typed | ! the game is not over yet |  | auto | en | 0 steps"},
		{mine, "a", "roll 0 typed | Your chance: about 62% |  | auto | en | 0 steps"},
		{mine, "j", "roll 0 typed | ! there is nothing to review yet |  | auto | en | 0 steps"},
		{mine, "w", "page WHY (Back) |  |  | auto | en | 0 steps"},
		{mine, "w Escape", "roll 0 typed |  |  | auto | en | 0 steps"},
		{mine, "w L", "page POURQUOI (Retour) |  |  | auto | fr | 0 steps"},
		{mine, "m", "page Fix a number (Cancel) |  |  | auto | en | 0 steps"},
		{mine, "m Escape", "roll 0 typed |  |  | auto | en | 0 steps"},
		{mine, "/", "page CARDS AND RULES (Back) |  |  | auto | en | 0 steps"},
		{mine, "?", "page HELP AND RULES (Back) |  |  | auto | en | 0 steps"},
		{mine, "x", "page MENU (Back) |  |  | auto | en | 0 steps"},
		{mine, "t", "page THE WHOLE TABLE (Back) |  |  | auto | en | 0 steps"},
		{mine, "l", "page LOG: 0 steps (Back) |  |  | auto | en | 0 steps"},
		{mine, "L", "roll 0 typed |  |  | auto | fr | 0 steps"},
		{mine, "Tab", "roll 0 typed |  |  | auto | fr | 0 steps"},
		{mine, "T", "roll 0 typed |  |  | dark | en | 0 steps"},
		{mine, "T T T", "roll 0 typed |  |  | auto | en | 0 steps"},
		{mine, ":", "roll 0 typed, a line |  |  | auto | en | 0 steps"},
		{mine, ": +close", "roll 0 typed |  |  | auto | en | 0 steps"},
		{mine, "+line:you_energy_3", "roll 0 typed |  |  | auto | en | 1 steps"},
		{mine, "+line:nonsense", "roll 0 typed | ! dice: \"n\" is not a face; use c h e f d p (or b s e g d p) |  | auto | en | 0 steps"},
		{mine, "n", "page WHICH CARD IS IN SLOT 3 (the -1 slot)? (Back) |  |  | auto | en | 0 steps"},
		{mine, "F5", "roll 0 typed |  |  | auto | en | 0 steps"},
		{mine, "Q", "roll 0 typed | ! \"Q\" does nothing here; ? lists the keys |  | auto | en | 0 steps"},
		{mine, "U", "roll 0 typed | ! nothing to redo |  | auto | en | 0 steps"},
		{mine, "u", "roll 0 typed | ! nothing left to undo |  | auto | en | 0 steps"},
		{mine, "+card:Wings", "page CARDS AND RULES (Back) |  |  | auto | en | 0 steps"},
		{mine, "+set:1", "page Fix a number (Cancel) |  |  | auto | en | 0 steps"},
		{mine, "+name:3", "page WHICH CARD IS IN SLOT 3 (the -1 slot)? (Back) |  |  | auto | en | 0 steps"},
		{mine, "+new", "page New game: King of Tokyo Duel (Back) |  |  | auto | en | 0 steps"},
		{shop, "1", "place 0 typed |  |  | auto | en | 5 steps"},
		{shop, "2", "shop 0 typed |  |  | auto | en | 5 steps"},
		{shop, "3", "page WHICH CARD IS BEING BOUGHT? (Do not buy) |  |  | auto | en | 4 steps"},
		{shop, "3 Escape", "shop 0 typed |  |  | auto | en | 4 steps"},
		{shop, "Enter", "moves 0 typed |  |  | auto | en | 5 steps"},
		{shop, "+line:fame_-6 +line:destruction_-6 u", "shop 0 typed | Undone: corrected: Destruction -6 |  | auto | en | 5 steps"},
		{turn, "1 1 1 c c c", "preview 0 typed |  | smash, 6 of 6 | auto | en | 3 steps"},
		{turn, "z 1 2 z", "roll 0 typed |  |  | auto | en | 2 steps"},
		{turn, "z Escape", "roll 0 typed |  |  | auto | en | 2 steps"},
		{hit, "y", "shop 0 typed |  |  | auto | en | 4 steps"},
		{hit, "n", "shop 0 typed |  |  | auto | en | 4 steps"},
		{hit, "x Escape", "ask 0 typed |  |  | auto | en | 4 steps"},
		{hit, "h", "ask 0 typed | ! answer first: Bea, 2 hearts lost to Anna. Leave Tokyo City? |  | auto | en | 4 steps"},
		{hit, "Enter", "ask 0 typed | ! Enter does not answer this. Bea, leave Tokyo City? y/n |  | auto | en | 4 steps"},
	} {
		t.Run(c.keys, func(t *testing.T) {
			p := open(t, c.game)
			for key := range strings.FieldsSeq(c.keys) {
				deed, button := strings.CutPrefix(key, "+")
				if !button || key == "+" {
					p.does(Heard{Do: Key, Text: key})
					continue
				}
				h := Heard{}
				do, rest, _ := strings.Cut(deed, ":")
				h.Do, h.Text = Deed(do), strings.ReplaceAll(rest, "_", " ")
				_, _ = fmt.Sscan(rest, &h.N)
				p.does(h)
			}
			said := []string{}
			if p.now.Page != nil {
				said = append(said, "page "+p.now.Page.Title+" ("+p.now.Close+")")
			} else {
				e := p.Game().Entry()
				said = append(said, fmt.Sprint(p.now.Table.Stage, " ", len(e.Typed), " typed", map[bool]string{true: ", a line"}[p.now.Table.Line]))
			}
			note := p.now.Note.Text
			if p.now.Note.Fault {
				note = "! " + note
			}
			said = append(said, note, p.now.Heard, p.now.Theme, string(p.now.Lang))
			if p.now.Really != nil {
				said = append(said, p.now.Really.Ask)
			}
			have := strings.Join(append(said, fmt.Sprint(p.Game().Steps(), " steps")), " | ")
			if have != c.want {
				t.Errorf("%s\nwant %s", have, c.want)
			}
		})
	}
}
