// Package line reads and writes the lines of a game file (docs/programs/notation.md). A box lists its forms, one
// entry per kind of line, and the same entry reads and writes. The package knows no box.
package line

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/rules"
)

// A Line is a line on its way into or out of an event. A value that is passed through
// it (a number, a name, dice) is read from the next word into a variable, or written
// from the variable as the next word. After the first fault, words still pass, so
// that a line is read to its end and judged there.
type Line struct {
	Verb    string   // the first word
	words   []string // still to be read, or already written
	writing bool
	fault   *rules.Problem
}

// A Carrier is a box's type around a Line: an event, and what is needed to read or write it.
type Carrier interface{ line() *Line }

func (l *Line) line() *Line { return l }

// Writing reports whether the line is being written; otherwise it is read.
func (l *Line) Writing() bool { return l.writing }

// Refuse records the fault of the line, unless it already has one.
func (l *Line) Refuse(p *rules.Problem) {
	l.fault = cmp.Or(l.fault, p)
}

// Fail records a fault by its catalogue key. It adds the line's first word as {verb}.
func (l *Line) Fail(key string, args ...rules.Arg) {
	l.Refuse(rules.Refuse("", key, append(args, rules.Text("verb", l.Verb))...))
}

// Failed reports whether the line has a fault.
func (l *Line) Failed() bool { return l.fault != nil }

// Wrong records that a word is not one of those accepted.
func (l *Line) Wrong(word, accepted string) {
	l.Fail("word-wrong", rules.Text("word", word), rules.Text("use", accepted))
}

// More reports whether the line has something more to pass: words to read or, when
// writing, said.
func (l *Line) More(said bool) bool {
	if l.writing {
		return said
	}
	return len(l.words) > 0
}

// Due reports whether a part of the line must be passed: always when reading; when
// writing, only if said is true.
func (l *Line) Due(said bool) bool { return said || !l.writing }

// Word passes a word: it writes w unless it is empty, or returns the word it reads.
// That word is empty, and the line has a fault, if no word is left.
func (l *Line) Word(w string) string {
	switch {
	case l.writing:
		if w != "" {
			l.words = append(l.words, w)
		}
		return w
	case len(l.words) == 0:
		l.Fail("words-missing")
		return ""
	}
	w, l.words = l.words[0], l.words[1:]
	return w
}

// Next returns the word that would be read next, or "" if none is left.
func (l *Line) Next() string {
	if l.writing || len(l.words) == 0 {
		return ""
	}
	return l.words[0]
}

// Const passes a word that is required here.
func (l *Line) Const(word, accepted string) {
	if w := l.Word(word); w != word {
		l.Wrong(w, accepted)
	}
}

// Only reads a word if it is the only one left.
func (l *Line) Only(word string) bool {
	if l.writing || len(l.words) != 1 || l.words[0] != word {
		return false
	}
	l.words = nil
	return true
}

// Flag passes a word that is optional here.
func (l *Line) Flag(word string, on *bool) {
	if *on = l.writing && *on || l.Next() == word; *on {
		l.Word(word)
	}
}

// Tail passes an optional last word, and what precedes it.
func (l *Line) Tail(word string, on *bool, before func()) {
	if n := len(l.words) - 1; !l.writing && n >= 0 && l.words[n] == word {
		*on, l.words = true, l.words[:n]
	}
	before()
	if l.writing && *on {
		l.Word(word)
	}
}

// Either passes one of two words.
func (l *Line) Either(on *bool, yes, no string) {
	w := l.Word(map[bool]string{true: yes, false: no}[*on])
	if *on = w == yes; !*on && w != no {
		l.Wrong(w, yes+", "+no)
	}
}

// Rest passes the words up to the end of the line as one text, which may be empty.
func (l *Line) Rest(text *string) {
	if l.writing {
		l.Word(*text)
		return
	}
	*text, l.words = strings.Join(l.words, " "), nil
}

// Slot passes the number of a slot, 1 to 3, and reports whether there is one.
// Otherwise the next word is something else.
func (l *Line) Slot(slot *int8) bool {
	if w := l.Next(); len(w) == 1 && w >= "1" && w <= "3" {
		*slot = int8(w[0] - '0')
	}
	if *slot == 0 {
		return false
	}
	l.Word(strconv.Itoa(int(*slot)))
	return true
}

// Number passes a number from low to high.
func Number[N ~int8 | ~int16 | ~int](c Carrier, n *N, low, high int) {
	l := c.line()
	w := l.Word(strconv.Itoa(int(*n)))
	if l.writing {
		return
	}
	k, err := strconv.Atoi(w)
	if err != nil || k < low || k > high {
		l.Wrong(w, strconv.Itoa(low)+".."+strconv.Itoa(high))
		k = low
	}
	*n = N(k)
}

// Half passes a number counted in halves, from -most to most.
func (l *Line) Half(n *int, most int) {
	w := l.Word(rules.HalfText(*n))
	if l.writing {
		return
	}
	k, ok := rules.ParseHalf(w)
	if !ok || k < -most || k > most {
		l.Wrong(w, fmt.Sprintf("-%d..%d, .5", most/2, most/2))
		k = 0
	}
	*n = k
}

// Name passes one value of a closed list by its word.
func Name[T fmt.Stringer](c Carrier, v *T, list ...T) {
	now, words := "", make([]string, len(list))
	if c.line().writing { // when reading, *v is not set yet
		now = (*v).String()
	}
	for i, x := range list {
		words[i] = x.String()
	}
	if i := c.line().choose(now, words); i >= 0 {
		*v = list[i]
	}
}

// choose passes one of some words, and returns its index or, if it is another word, -1.
func (l *Line) choose(now string, words []string) int {
	w := l.Word(now)
	i := slices.Index(words, w)
	if i < 0 {
		l.Wrong(w, strings.Join(words, ", "))
	}
	return i
}

// Known passes something by its id: word is the id it has now, find looks up an id,
// and unknown records that nothing has it.
func Known[T any](c Carrier, v *T, word string, find func(id string) (T, bool), unknown func(id string)) {
	l := c.line()
	w := l.Word(word)
	if l.writing {
		return
	}
	found, ok := find(w)
	if !ok {
		unknown(w)
		found = *new(T)
	}
	*v = found
}

// Card passes a card by its id, or one of others by its word: an unnamed card, an empty place.
func Card[T any](c Carrier, id *T, others []T, word func(T) string, find func(id string) (T, bool)) {
	l := c.line()
	Known(l, id, word(*id), func(w string) (T, bool) {
		for _, x := range others {
			if w == word(x) {
				return x, true
			}
		}
		return find(w)
	}, func(w string) { l.Fail("no-such-card", rules.Text("card", w)) })
}

// OneOf passes an item of a list by its id; v is the index of the item.
func OneOf[N ~int8 | ~uint8, T any](c Carrier, v *N, list []T, id func(*T) string) {
	now, ids := "", make([]string, len(list))
	for i := range list {
		ids[i] = id(&list[i])
	}
	if c.line().writing {
		now = ids[*v]
	}
	*v = N(max(0, c.line().choose(now, ids)))
}

// Dice passes faces up to the end of the line; no face is an empty roll.
func (l *Line) Dice(a *rules.Alphabet, roll *rules.Roll) {
	var any rules.Order
	l.DiceAsTyped(a, roll, &any)
}

// DiceAsTyped is like Dice, and passes the order in which the faces were typed.
func (l *Line) DiceAsTyped(a *rules.Alphabet, roll *rules.Roll, order *rules.Order) {
	if l.writing {
		l.Word(a.Spell(order.Lay(*roll)))
		return
	}
	letters := strings.Join(l.words, "")
	r, err := a.Parse(letters)
	if problem, ok := err.(*rules.Problem); ok {
		l.Refuse(problem)
	}
	*roll, *order, l.words = r, a.OrderAtEnd(letters, r), nil
}

// ManyDice passes the dice of an answer. They may be rolled one after the other, and
// so be more than a hand holds. ManyDice stops reading at more than most dice: such
// an answer will be refused.
func (l *Line) ManyDice(a *rules.Alphabet, roll *rules.Roll, order *rules.Order, most int) {
	if l.writing {
		l.Word(a.Spell(order.Lay(*roll)))
		return
	}
	letters := strings.Join(l.words, "")
	l.words = nil
	defer func() { *order = a.OrderAtEnd(letters, *roll) }()
	for _, c := range letters {
		one, err := a.Parse(string(c))
		if problem, ok := err.(*rules.Problem); ok {
			l.Refuse(problem)
			return
		}
		if *roll = roll.Plus(one); roll.Total() > most {
			return
		}
	}
}

// Face passes a face by its name or letter; it writes written.
func (l *Line) Face(a *rules.Alphabet, names []string, f *rules.Face, written string) {
	w := l.Word(written)
	if i := slices.Index(names, w); i >= 0 {
		*f = rules.Face(i)
		return
	}
	if letters := []rune(w); len(letters) == 1 {
		if face, ok := a.Face(letters[0]); ok {
			*f = face
			return
		}
	}
	l.Wrong(w, strings.Join(names, ", "))
}

// Part passes the words within one word. It returns the words written, or the given
// words that were not read.
func (l *Line) Part(words []string, pass func()) []string {
	l.words, words = words, l.words
	pass()
	l.words, words = words, l.words
	return words
}

// Inside passes one word that consists of several, separated by sep. last says what
// the last one can be, for the fault when there is one too many.
func (l *Line) Inside(sep, last string, pass func()) {
	if l.writing {
		l.Word(strings.Join(l.Part(nil, pass), sep))
	} else if left := l.Part(strings.Split(l.Word(""), sep), pass); len(left) > 0 {
		l.Wrong(left[0], last)
	}
}

// A Key is a part of a line in the form `key=value`; a value can be several words.
type Key struct {
	name, sep string
	pass      func()
}

// NewKey returns a key. pass passes its value, and sep separates the words of the value.
func NewKey(name, sep string, pass func()) Key { return Key{name, sep, pass} }

// Keys passes parts by their keys. It writes those with a value in the order of the
// list, and reads them in any order. accepted is what a wrong key's fault says is
// accepted. If the key always is missing, the line was cut off; "" for no such key.
func (l *Line) Keys(accepted, always string, keys ...Key) {
	if l.writing {
		for _, k := range keys {
			if words := l.Part(nil, k.pass); len(words) > 0 {
				l.Word(k.name + "=" + strings.Join(words, k.sep))
			}
		}
		return
	}
	cut := always != ""
	for len(l.words) > 0 {
		w := l.Word("")
		name, value, _ := strings.Cut(w, "=")
		cut = cut && name != always
		i := slices.IndexFunc(keys, func(k Key) bool { return k.name == name })
		if i < 0 {
			l.Wrong(name, accepted)
			continue
		}
		words := strings.FieldsFunc(value, func(c rune) bool { return c == ',' || c == '/' })
		if left := l.Part(words, keys[i].pass); len(left) > 0 {
			l.Wrong(w, name+"=...")
		}
	}
	if cut {
		l.Fail("words-missing")
	}
}
