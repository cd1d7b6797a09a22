// Package wording turns what players type into lines of the notation, and lines into words. It works on the kinds
// of the arguments (package rules/line), so it needs to know no box.
package wording

import (
	"cmp"
	"slices"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// Hearer knows what typed words mean at one table of a box. Errors are *rules.Problem.
type Hearer interface {
	// Speak returns the notation's word for a word typed as an argument of that kind; the same word if there is none.
	Speak(kind line.Kind, word string) string
	// Named returns the notation's word for the player that a name means. exactly requires the whole name.
	Named(name string, exactly bool) (seat string, ok bool)
	// Nobody refuses a word in place of a player's name; nil leaves that to the notation.
	Nobody(word string) error
	// Card returns the id of the card that a player means after a verb; heard is the line up to there.
	Card(query string, heard []string) (id string, err error)
	// Whole reports whether words are the whole name of a card that may be meant after a verb.
	Whole(query string, heard []string) bool
	// RowOf returns the rule that a row has three cards.
	RowOf() rules.Rule
}

// Hear turns what was typed after a verb into a line of the notation, with ids in place of names. kinds are those of
// the verb's arguments. Hear refuses unknown players and cards; it leaves other errors in the line to the code that
// reads it.
func Hear(h Hearer, verb string, kinds []line.Kind, typed []string) (string, error) {
	x := hearing{Hearer: h, heard: []string{verb}, left: typed}
	for i, kind := range kinds {
		then := line.KindWords
		if i+1 < len(kinds) {
			then = kinds[i+1]
		}
		if err := x.argument(kind, then); err != nil {
			return "", err
		}
	}
	x.words(line.KindWords)
	return strings.Join(x.heard, " "), nil
}

// hearing is a typed line that is being turned into the notation.
type hearing struct {
	Hearer
	heard, left []string
}

// take removes n of the words left, and adds what they mean to heard.
func (x *hearing) take(n int, heard ...string) {
	x.heard, x.left = append(x.heard, heard...), x.left[n:]
}

// words takes all words left as words of a kind.
func (x *hearing) words(kind line.Kind) {
	for len(x.left) > 0 {
		x.take(1, x.Speak(kind, x.left[0]))
	}
}

// argument hears an argument; the next one has the kind then.
func (x *hearing) argument(kind, then line.Kind) error {
	switch kind {
	case line.KindRow, line.KindCards:
		return x.cards(kind)
	case line.KindCopied:
		return x.copied()
	}
	if len(x.left) == 0 {
		return nil
	}
	switch kind {
	case line.KindWords, line.KindDice, line.KindPlace:
		x.words(kind)
	case line.KindSeat, line.KindSeatMaybe:
		return x.seat(kind, then)
	case line.KindField:
		return x.field()
	case line.KindSlotOrCard:
		if said := x.Speak(kind, x.left[0]); Slot(said) > 0 && len(x.left) == 1 {
			x.take(1, said)
			return nil
		}
		return x.card(then)
	case line.KindCard:
		return x.card(then)
	default:
		x.take(1, x.Speak(kind, x.left[0]))
	}
	return nil
}

// seat hears a player by a name, which may have several words.
func (x *hearing) seat(kind, then line.Kind) error {
	least := 0
	if kind == line.KindSeatMaybe && then == line.KindCard {
		least = 1 // word is left for the card
	}
	for n := len(x.left) - least; n > 0; n-- {
		if seat, ok := x.Named(strings.Join(x.left[:n], " "), false); ok {
			x.take(n, seat)
			return nil
		}
	}
	if least > 0 {
		return nil
	}
	err := x.Nobody(x.left[0])
	if err == nil {
		x.take(1, x.Speak(kind, x.left[0]))
	}
	return err
}

// field hears `hearts`, or `bea.hearts`.
func (x *hearing) field() error {
	who, name, theirs := strings.Cut(x.left[0], ".")
	if !theirs {
		x.take(1, x.Speak(line.KindWord, who))
		return nil
	}
	seat, ok := x.Named(who, false)
	if !ok {
		if err := x.Nobody(who); err != nil {
			return err
		}
		seat = who
	}
	x.take(1, seat+"."+x.Speak(line.KindField, name))
	return nil
}

// cards hears the cards of the row, or all other cards up to the line's end.
func (x *hearing) cards(kind line.Kind) error {
	parts := Parts(strings.Join(x.left, " "))
	if kind == line.KindCards {
		parts = slices.DeleteFunc(parts, func(p string) bool { return strings.TrimSpace(p) == "" })
	}
	ids, err := Cards(parts, x.id)
	if err == nil && kind == line.KindRow && len(ids) != 3 {
		err = rules.Refuse(x.RowOf(), "row-three", rules.Num("have", len(ids)))
	}
	x.take(len(x.left), ids...)
	return err
}

// card hears a card by letters of its name, which may have several words, except those needed for what follows.
func (x *hearing) card(then line.Kind) error {
	n, all := len(x.left), strings.Join(x.left, " ")
	switch then {
	case line.KindNumber:
		n = max(1, n-1)
	case line.KindSeatMaybe: // if there are two copies of a card, the owner says which
		if _, ok := x.Named(x.left[n-1], false); ok && n > 1 && !x.Whole(all, x.heard) {
			if id, err := x.id(strings.Join(x.left[:n-1], " ")); err == nil {
				x.take(n-1, id)
				return nil
			}
		}
	case line.KindCopied:
		if card, of, said := strings.Cut(all, ","); said {
			x.left = append([]string{card}, strings.Fields(of)...)
		}
		n = 1
	}
	id, err := x.id(strings.Join(x.left[:n], " "))
	x.take(n, id)
	return err
}

// copied hears the card that another one copies, and its owner; no word means none.
func (x *hearing) copied() error {
	switch {
	case len(x.left) == 0 && len(x.heard) > 1, len(x.left) > 0 && x.Speak(line.KindCopied, x.left[0]) == "none":
		x.take(min(1, len(x.left)), "none")
	case len(x.left) > 0:
		if err := x.card(line.KindSeatMaybe); err != nil || len(x.left) == 0 {
			return err
		}
		return x.seat(line.KindSeatMaybe, line.KindWords)
	}
	return nil
}

// id returns the id of the card that is meant, or the sign for an unnamed card or for none.
func (x *hearing) id(query string) (string, error) {
	if query == "?" || query == "-" {
		return query, nil
	}
	return x.Card(query, x.heard)
}

// Slot returns the slot of the row that a word means, 1 to 3; 0 for none.
func Slot(word string) int8 {
	if len(word) == 1 && strings.Contains("123", word) {
		return int8(word[0] - '0')
	}
	return 0
}

// Parts splits names at commas, or at spaces if there are no commas and each is one word.
func Parts(typed string) []string {
	if strings.Contains(typed, ",") {
		return strings.Split(typed, ",")
	}
	return strings.Fields(typed)
}

// Cards returns the ids of cards by their names; a part without a name is an unnamed card.
func Cards(parts []string, id func(query string) (string, error)) (ids []string, err error) {
	ids = make([]string, len(parts))
	for i, p := range parts {
		if ids[i], err = id(cmp.Or(strings.TrimSpace(p), "?")); err != nil {
			return nil, err
		}
	}
	return ids, nil
}

// Named returns the indexes of the names that may be meant: the one that was typed or, unless exactly is set, all
// that begin that way.
func Named[I ~int8 | ~uint8 | ~int](names []string, typed string, exactly bool) (found []I) {
	folded := text.Fold(typed)
	if folded == "" {
		return nil
	}
	for i, name := range names {
		switch name = text.Fold(name); {
		case name == folded:
			return []I{I(i)}
		case !exactly && strings.HasPrefix(name, folded):
			found = append(found, I(i))
		}
	}
	return found
}
