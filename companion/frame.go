package companion

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Frame is everything a face needs of a table: plain mode prints it, the dashboard draws it. The controller makes
// it once after each change. It is plain data that survives a trip through JSON: a face names a choice, a place
// or a field by its number, and the Controller has the move.
type Frame struct {
	View
	Dice   Tray     // the dice, with what the player has typed for them
	Keys   []Choice // everything that can be done now, except corrections and giving up, with the key of each
	Prompt string   // what the table waits for, and who must do it; it fits in one row of 80 columns and in two of 40
	Long   string   // the same with the names of cards, for a screen with more room; "" if the prompt has them all
	Beats  []string // the beats of this turn, for its title; the current one begins with capitals
	Enter  string   // what Enter does now: "end the turn, +1"; "" if it does nothing
	Aloud  string   // what to do now, in a sentence to be spoken
}

// Buying reports whether cards of the row can be bought now.
func (f *Frame) Buying() bool {
	return slices.ContainsFunc(f.Keys, func(c Choice) bool { return c.Slot > 0 })
}

// AsksCard reports whether the answer to the open question is a card.
func (v *View) AsksCard() bool { return v.Asked != nil && v.Asked.Card }

// FirstUnnamed returns the first place of the row with an unnamed card; 0 for none.
func (v *View) FirstUnnamed() int {
	if i := slices.IndexFunc(v.Row, func(s Slot) bool { return s.Unnamed && s.Named }); i >= 0 {
		return v.Row[i].Number
	}
	return 0
}

// Nameable reports whether the player can say which card lies in some place of the row, or answer the open question with a card.
func (v *View) Nameable() bool {
	return v.AsksCard() || slices.ContainsFunc(v.Row, func(s Slot) bool { return s.Named })
}

// Cap returns the key of a choice as a screen shows it.
func (c *Choice) Cap(words *text.Catalogue) string {
	switch {
	case c.Shortcut == KeyEnter:
		return words.Say("keyname.enter")
	case c.Shortcut == "":
		return c.Typed
	case c.Enter:
		return strings.ToUpper(c.Shortcut) + "/" + words.Say("keyname.enter")
	case c.Answer:
		return strings.ToUpper(c.Shortcut)
	}
	return c.Shortcut
}

// keys gives each choice its key: the box's own, or a free one. A choice that the player makes in another way
// gets none.
func (c *Controller) keys(s *Scene) []Choice {
	out := make([]Choice, len(s.Choices))
	used := map[string]bool{}
	for i := range out {
		k := &out[i]
		*k = s.Choices[i].Choice
		k.Number = i
		if k.Shortcut == "" && !k.NoKey {
			k.Shortcut = keyOf(k)
		}
		if k.Shortcut == "" && k.ToType && s.AsksCard() { // the player names the card by letters
			k.Shortcut, k.Answer = "n", true
		}
		used[k.Shortcut] = true
	}
	var free []rune
	for i := range out {
		k := &out[i]
		if k.Shortcut != "" || s.Choices[i].Move == nil || k.NoKey {
			continue
		}
		if free == nil {
			free = slices.DeleteFunc(c.free(), func(r rune) bool { return used[string(r)] })
		}
		if len(free) > 0 {
			k.Shortcut, free = string(free[0]), free[1:]
		}
	}
	return out
}

// keyOf returns the key of a choice for which the box names none, but whose typed word is one key: a
// character, Enter, yes or no.
func keyOf(c *Choice) string {
	switch meant, _ := text.Typed(c.Typed, "play"); {
	case c.Typed == KeyEnter, len([]rune(c.Typed)) == 1:
		return c.Typed
	case meant == "yes":
		return "y"
	case meant == "no":
		return "n"
	}
	return ""
}

// free returns the letters that are neither dice nor keys of the face.
func (c *Controller) free() []rune {
	var out []rune
	for _, from := range []rune{'a', 'A'} {
		for char := from; char < from+26; char++ {
			if _, die := c.roll.Face(char); !die && !strings.ContainsRune(c.reserved, char) {
				out = append(out, char)
			}
		}
	}
	return out
}

// typed updates the dice and the prompt of the frame to what the player has typed.
func (c *Controller) typed() {
	f := c.frame
	f.Dice = c.roll.Tray(&c.entry)
	if c.roll.Ahead != nil {
		f.Advice = c.roll.Ahead(&c.entry)
	}
	f.Beat = c.scene.Beat
	f.Beat = beatOf(f, c.roll, &c.entry)
	f.Beats, f.Enter = c.beats(), c.enters()
	switch asked := f.Asked; {
	case c.byKeys && c.ReadOnly():
		f.Prompt = c.Words().Say("table.prompt.looking")
	case asked != nil && len(c.entry.Typed) == 0 && c.roll.Mode != RollPicks:
		f.Prompt = c.asks()
	default:
		c.waiting()
	}
}

// waiting makes the prompt of a table that asks nobody. If it does not fit, it drops the names of cards and then, in
// a shop, everything but Enter: the row of keys has the rest.
func (c *Controller) waiting() {
	f := c.frame
	f.Prompt, f.Long = c.waits(f.Dice.Prompt), ""
	if f.Dice.Brief != "" && !fits(f.Prompt) {
		f.Prompt, f.Long = c.waits(f.Dice.Brief), f.Prompt
	}
	if c.byKeys && f.Beat == ShopBeat && f.Enter != "" && !fits(f.Prompt) {
		f.Prompt, f.Long = c.Words().Say("beat.enter", rules.Text("what", f.Enter)), cmp.Or(f.Long, f.Prompt)
	}
	f.Dice.Prompt, f.Dice.Brief = "", ""
}

// waits returns what the table waits for, with what Enter does: first in a preview, last in a shop.
func (c *Controller) waits(prompt string) string {
	f, words := c.frame, c.Words()
	parts := []string{prompt}
	if len(c.entry.Typed) == 0 {
		for i := range f.Keys {
			if k := &f.Keys[i]; k.Prompt != "" && c.byKeys {
				parts = append(parts, words.Say("beat.key", rules.Text("key", k.Cap(words)), rules.Text("what", k.Prompt)))
			}
		}
	}
	if c.byKeys && c.entry.Kept == nil && c.AdvisesKeep() {
		what, kept := words.Say("beat.keep.none"), ""
		for _, d := range f.Dice.Dice {
			if d.Best {
				kept += d.Letter
			}
		}
		if kept != "" {
			what = words.Say("beat.keep", rules.Text("dice", kept))
		}
		parts = append(parts, words.Say("beat.key", rules.Text("key", KeepBestKey), rules.Text("what", what)))
	}
	if f.Enter != "" {
		at := len(parts)
		if f.Beat == PreviewBeat {
			at = 0
		}
		parts = slices.Insert(parts, at, words.Say("beat.enter", rules.Text("what", f.Enter)))
	}
	return joined(parts)
}

func joined(parts []string) string {
	return strings.Join(slices.DeleteFunc(slices.Clone(parts), func(s string) bool { return s == "" }), " · ")
}

// fits reports whether a prompt fits in one row of a wide screen and in two of a narrow one.
func fits(prompt string) bool {
	return utf8.RuneCountInString(prompt) <= 78 && len(text.Wrapped(prompt, 38)) <= 2
}

// asks returns the answers to the open question, and who answers: "Anna: [Y] leave · [N] stay". If they do not fit,
// it returns the question with only the keys.
func (c *Controller) asks() string {
	f, words := c.frame, c.Words()
	var keys, parts []string
	add := func(key, what string) {
		keys = append(keys, key)
		parts = append(parts, words.Say("beat.key", rules.Text("key", key), rules.Text("what", what)))
	}
	if f.Dice.Due > 0 {
		add(words.Say("table.asked.dice", rules.Num("n", f.Dice.Due)), "")
	}
	for i := range f.Keys {
		switch k := &f.Keys[i]; {
		case c.byKeys && k.ToType && k.Answer && f.Asked.Card:
			add(k.Cap(words), cmp.Or(k.Short, words.Say("beat.name")))
		case !k.Answer || k.NoKey || k.ToType || k.Disabled != "":
		case c.byKeys && k.Shortcut != "":
			add(k.Cap(words), cmp.Or(k.Short, k.Text))
		case !c.byKeys && k.Typed == KeyEnter:
			add(words.Say("keyname.enter"), cmp.Or(k.Short, k.Text))
		case !c.byKeys && k.Typed != "":
			add(k.Typed, cmp.Or(k.Short, k.Text))
		}
	}
	if len(parts) == 0 && f.Enter != "" { // kot answers
		return words.Say("beat.enter", rules.Text("what", f.Enter))
	}
	said := strings.Join(parts, " · ")
	if f.Asked.Who != "" {
		said = words.Colon(f.Asked.Who, said)
	}
	if c.byKeys && f.Dice.Due == 0 && len(parts) > 0 && fits(said) {
		return said
	}
	said = words.Say("table.asked.keys", rules.Text("question", f.Asked.Short), rules.Text("keys", strings.Join(keys, " ")))
	if len(keys) == 0 || !fits(said) {
		return f.Asked.Short
	}
	return said
}
