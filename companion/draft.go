package companion

import (
	"strconv"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// This file writes and reads the draft: the dice that were typed when a game was closed.

// handMark separates the parts of the draft of a hand: the dice, how often they were thrown, which are kept, and the
// letters typed for the others. beforeMark separates an entry from the one before it.
const (
	handMark   = "*"
	beforeMark = "<"
	// thrownMark says that the program has thrown white dice.
	thrownMark = "z"
)

// Draft writes an entry as one word that FromDraft reads: the letters of the notation and the numbers of the dice
// kept, `ch 13`, or a hand, `113hec*2*110000`, also with letters, `113hec*1*110000*3c`, and the entry before it after
// a <. It is "" for an empty entry.
func (r *Roll) Draft(e *Entry) string {
	if e.Empty() {
		return ""
	}
	if e.Hand != nil {
		return r.handDraft(e)
	}
	marks := e.Kept
	if len(e.Typed) > 0 { // marks that the player has not made are needed as well
		_, marks = r.marked(e)
	}
	kept := ""
	for i, k := range marks {
		if k {
			kept += strconv.Itoa(i + 1)
		}
	}
	if e.Thrown {
		kept += thrownMark
	}
	return r.write(e.Typed) + " " + kept
}

// handDraft does what Draft does, for a hand.
func (r *Roll) handDraft(e *Entry) string {
	bits := ""
	for _, k := range e.Kept {
		bits += map[bool]string{false: "0", true: "1"}[k]
	}
	parts := []string{r.write(e.Hand), strconv.Itoa(e.Rolls), bits}
	if len(e.Typed) > 0 {
		parts = append(parts, r.write(e.Typed))
	}
	out := strings.Join(parts, handMark)
	if e.Before != nil {
		out += beforeMark + r.Draft(e.Before)
	}
	return out
}

// write writes faces in the letters of the notation.
func (r *Roll) write(faces []rules.Face) string { return string(text.Map(faces, r.Letters.Letter)) }

// FromDraft returns the entry of a draft, as far as it fits the table.
func (r *Roll) FromDraft(draft string) Entry {
	var e Entry
	if strings.Count(draft, beforeMark) > r.Throws { // more rolls than possible
		return e
	}
	draft, before, two := strings.Cut(draft, beforeMark)
	parts := strings.Split(draft, handMark)
	letters, kept, _ := strings.Cut(parts[0], " ")
	dice := r.read(letters)
	if len(parts) > 1 {
		if e = r.handOf(dice, parts[1:]); two && e.Hand != nil {
			of := r.FromDraft(before)
			e.Before = &of
		}
		return e
	}
	if r.Keep != nil && draft != "" {
		e.Kept = make([]bool, len(r.Keep))
		for _, c := range kept {
			if i := int(c - '1'); i >= 0 && i < len(e.Kept) {
				e.Kept[i] = true
			}
		}
	}
	if r.White != nil { // two of them may add two more
		e.Typed = dice
	}
	most := r.Wants(&e)
	// if those were not undone, the last letter would have played them
	if e.Thrown = strings.HasSuffix(kept, thrownMark); r.Mode != RollHeld && !e.Thrown {
		most--
	}
	e.Typed = dice[:min(len(dice), max(0, most))]
	e.Thrown = e.Thrown && len(e.Typed) > 0
	return e
}

// handOf returns the entry of a hand of dice with the other parts of its draft; an empty one if they do not fit.
func (r *Roll) handOf(dice []rules.Face, parts []string) Entry {
	rolls, err := strconv.Atoi(parts[0])
	e := Entry{Hand: dice, Kept: make([]bool, len(dice)), Rolls: rolls}
	if len(parts) == 3 {
		e.Typed = r.read(parts[2])
		parts = parts[:2]
	}
	if len(parts) != 2 || err != nil || rolls < 1 || !r.inHand(&e) || len(parts[1]) != len(dice) {
		return Entry{}
	}
	for i, bit := range parts[1] {
		e.Kept[i] = bit == '1'
	}
	if len(e.Typed) >= max(1, r.Wants(&e)) {
		return Entry{}
	}
	return e
}

// read returns the faces of letters, without letters that mean no face.
func (r *Roll) read(letters string) (dice []rules.Face) {
	for _, c := range letters {
		if f, ok := r.Letters.Face(c); ok {
			dice = append(dice, f)
		}
	}
	return dice
}
