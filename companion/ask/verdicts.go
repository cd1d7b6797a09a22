package ask

import (
	"embed"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"sync"

	"kingoftokyo/companion/text"
)

// This file is yes and no: written by hand for a sentence and a way of asking, never guessed from a text.

// verdict is what a sentence answers a question that asks for yes or no; verdicts/README explains how it is written.
type verdict struct {
	kind, id string
	game     string // the game, where several have the id
	ruling   int    // the number of the ruling on it; 0 for its own text
	sentence int    // from 1

	answers   [still + 1]Word // by the way of asking
	duty      bool            // what is so must be done
	free      bool            // one may do it or leave it
	about     [][]element
	with, but []element
	ordered   bool     // the groups must stand in their order
	changed   []string // the ids of cards and tiles that change it where they lie on the table
}

// element is an idea, or a card or tile by its id; turn is one that asks for the contrary.
type element struct {
	idea ideaID
	card string
	turn bool
}

//go:embed verdicts/*.txt
var verdictFiles embed.FS

var verdicts = sync.OnceValue(func() (all []verdict) {
	files, err := verdictFiles.ReadDir("verdicts")
	if err != nil {
		panic(err) // the files are part of the program
	}
	for _, f := range files {
		data, err := verdictFiles.ReadFile("verdicts/" + f.Name())
		if err != nil {
			panic(err)
		}
		for line := range lines(string(data)) {
			all = append(all, written(line)...)
		}
	}
	return all
})

// written are the verdicts of a line, one for each id.
func written(line string) (out []verdict) {
	at, rest, _ := strings.Cut(line, " = ")
	answers, rest, _ := strings.Cut(rest, ": ")
	parts := strings.Split(rest, "; ")
	var v verdict
	for answer := range strings.SplitSeq(answers, ", ") {
		v.says(answer)
	}
	for group := range strings.FieldsSeq(parts[0]) {
		v.about = append(v.about, elements(strings.Split(group, "|")))
	}
	for _, part := range parts[1:] {
		key, said, _ := strings.Cut(part, " ")
		switch key {
		case "with":
			v.with = elements(strings.Fields(said))
		case "but":
			v.but = elements(strings.Fields(said))
		case "changed":
			v.changed = strings.Fields(said)
		case "ordered":
			v.ordered = true
		default:
			panic("a verdict has no " + key) // the file is part of the program
		}
	}
	at, sentence, _ := strings.Cut(at, "@")
	v.sentence, _ = strconv.Atoi(sentence)
	kind, ids, _ := strings.Cut(at, " ")
	for id := range strings.SplitSeq(ids, "|") {
		v.kind, v.game, v.id, v.ruling = kind, "", id, 0
		if game, rest, ok := strings.Cut(id, ":"); ok {
			v.game, v.id = game, rest
		}
		if id, number, ok := strings.Cut(v.id, "#"); ok {
			v.id = id
			v.ruling, _ = strconv.Atoi(number)
		}
		out = append(out, v)
	}
	return out
}

// says notes an answer: a word for all ways of asking or, behind it, for one; duty; or free.
func (v *verdict) says(answer string) {
	ways := map[string]manner{"may": may, "must": must, "does": does, "still": still}
	way, word, one := strings.Cut(answer, " ")
	switch {
	case one:
		v.answers[ways[way]] = wordOf(word)
	case answer == "duty":
		v.duty, v.answers[noManner] = true, Yes
	case answer == "free":
		v.free = true
	default:
		v.answers[noManner] = wordOf(answer)
	}
}

// wordOf is a word by its name in data.
func wordOf(name string) Word {
	for _, w := range []Word{Yes, No, Depends} {
		if name == w.String() {
			return w
		}
	}
	panic("no word " + name) // the file is part of the program
}

// elements are ideas by their names; "@" stands before the id of a card, "!" before what asks for the contrary.
func elements(names []string) (out []element) {
	for _, name := range names {
		rest, turn := strings.CutPrefix(name, "!")
		e := element{idea: -1, turn: turn}
		if id, card := strings.CutPrefix(rest, "@"); card {
			e.card = id
		} else if idea, ok := ideas().ids[rest]; ok {
			e.idea = idea
		} else {
			panic("no idea " + rest) // the file is part of the program
		}
		out = append(out, e)
	}
	return out
}

// word is what the verdict says to a way of asking; NoWord where it says nothing. turned is that the question asks for
// the contrary.
func (v *verdict) word(m manner, turned bool) Word {
	switch w := v.answers[m]; {
	case w != NoWord:
		return w
	case v.free && m == may:
		return Yes
	case v.free && m == must:
		return No
	case m == must && v.answers[noManner] == Yes && !v.duty && !turned: // what is so need not be a duty
		return NoWord
	}
	return v.answers[noManner]
}

// of says whether the verdict is about an entry.
func (v *verdict) of(e *entry) bool {
	return v.id == e.ID && v.kind == e.Kind.String() && (v.game == "" || len(e.boxes) > 0 && e.boxes[0].Game == v.game)
}

// judged is a verdict that fits a question.
type judged struct {
	*verdict
	entry int
	word  Word
	taken int // how many words of the question it takes
	left  int // how many words it leaves that may change everything
}

// A verdict that takes enough words may leave a mild one; it is worth less than one that leaves none.
const (
	enough   = 3
	mostMild = 1
	costly   = 2
)

// worth is how much a verdict is to be preferred to others.
func (j *judged) worth() int { return j.taken - costly*j.left }

// judge is the verdict on a question that asks for yes or no, of the entries that the filter leaves; nil where there
// is none, or where two differ that fit as well or are of two games.
func (x *Index) judge(query string, keep []bool, f *Filter) *judged {
	h, ok := x.hear(query, keep)
	if !ok {
		return nil
	}
	var fits []judged
	for i := range verdicts() {
		if j, ok := x.fit(&verdicts()[i], h, keep, f); ok {
			fits = append(fits, j)
		}
	}
	if len(fits) == 0 {
		return nil
	}
	best := slices.MaxFunc(fits, func(a, b judged) int { return a.worth() - b.worth() })
	for _, j := range fits {
		if j.word != best.word && (j.worth() >= best.worth() || x.game(j.entry) != x.game(best.entry)) {
			return nil
		}
	}
	return &best
}

// game is the game of an entry; "" for none.
func (x *Index) game(e int) string {
	if boxes := x.entries[e].boxes; len(boxes) > 0 {
		return boxes[0].Game
	}
	return ""
}

// fit says whether a verdict answers a question, and with which word.
func (x *Index) fit(v *verdict, h *heard, keep []bool, f *Filter) (j judged, ok bool) {
	taken, turning, turned, ok := v.taking(h)
	if !ok {
		return j, false
	}
	e := -1
	for i, one := range x.entries {
		if keep[i] && v.of(one) {
			e = i
			break
		}
	}
	if e < 0 {
		return j, false
	}
	j = judged{verdict: v, entry: e, taken: taken.count()}
	if x.entries[e].byName() {
		if h.named[v.id] == 0 {
			return j, false
		}
		taken |= h.named[v.id]
	}
	also := false
	for _, w := range v.with {
		at := h.where(w)
		taken |= at
		also = also || w.turn && at&^turning != 0
	}
	for turn := range ideas().turns {
		if at := h.of[ideas().ids[turn]] &^ taken; at != 0 && h.asking(at) {
			taken |= at
			also = true
		}
	}
	turned = turned || also
	left := h.telling &^ taken &^ h.ways
	j.left = left.count()
	if j.word = v.word(h.manner, turned); j.word == NoWord || left&^h.mild != 0 || j.left > mostMild || j.left > 0 && j.taken < enough {
		return j, false
	}
	switch {
	case h.refrained && v.free:
	case h.refrained && !v.duty:
		return j, false
	case h.refrained != (h.turned != turned):
		j.word = j.word.contrary()
	}
	if slices.ContainsFunc(f.Near, func(r Ref) bool { return slices.Contains(v.changed, r.ID) }) {
		j.word = Depends
	}
	return j, true
}

// taking is which words of a question a verdict takes, and which of them ask for the contrary; ok is false if the
// question lacks some of those it needs.
func (v *verdict) taking(h *heard) (taken, turning spots, turned, ok bool) {
	for _, b := range v.but {
		if h.where(b) != 0 {
			return 0, 0, false, false
		}
	}
	last := 0
	for _, group := range v.about {
		var straight, contrary spots
		for _, e := range group {
			if e.turn {
				contrary |= h.where(e)
			} else {
				straight |= h.where(e)
			}
		}
		if straight|contrary == 0 {
			return 0, 0, false, false
		}
		taken |= straight | contrary
		if contrary != 0 {
			turned = !turned
			turning |= contrary
		}
		if first := bits.TrailingZeros64(uint64(straight | contrary)); v.ordered && first < last {
			return 0, 0, false, false
		} else {
			last = first
		}
	}
	return taken, turning, turned, true
}

// where are the words of a question that say an element.
func (h *heard) where(e element) spots {
	if e.card != "" {
		return h.named[e.card]
	}
	return h.of[e.idea]
}

// byName says whether an entry must be called by its name to be meant: in King of Tokyo monsters have no powers.
func (e *entry) byName() bool {
	return e.Kind == Card || e.Kind == Tile || e.Kind == Monster && len(e.boxes) > 0 && e.boxes[0].Game == "duel"
}

// calledBy are the words that name cards, monsters and tiles, by their ids; whole are those of names of several words.
func (x *Index) calledBy(words []said, keep []bool) (named map[string]spots, whole spots) {
	named = map[string]spots{}
	heads := map[string]bool{}
	for _, w := range words {
		heads[w.stem] = true
	}
	kept := map[string]bool{} // a card that has no name in a language yet may have one in another box
	for i, e := range x.entries {
		kept[e.ID] = kept[e.ID] || e.byName() && keep[i]
	}
	for _, e := range x.entries {
		if !e.byName() || !kept[e.ID] {
			continue
		}
		for _, name := range e.names {
			if first, _, _ := strings.Cut(name[1:], " "); !heads[canonical(first)] {
				continue
			}
			stems := text.Map(strings.Fields(name), canonical)
			at := find(words, stems)
			if len(stems) > 1 {
				whole |= at
			}
			if at == 0 && len(stems) > 1 && len(stems[0]) >= longish-2 && weight(stems[0]) == 1 && ideas().phrases[stems[0]] == nil {
				at = find(words, stems[:1])
			}
			named[e.ID] |= at
		}
	}
	return named, whole
}

// find is where words have others among them, one behind the other; 0 for nowhere.
func find(words []said, stems []string) (at spots) {
	for i := 0; i+len(stems) <= len(words); i++ {
		if slices.EqualFunc(words[i:i+len(stems)], stems, func(w said, s string) bool { return w.stem == s }) {
			at |= (spot(len(stems)) - 1) << i
		}
	}
	return at
}

// contrary is the word for the contrary.
func (w Word) contrary() Word {
	switch w {
	case Yes:
		return No
	case No:
		return Yes
	}
	return w
}
