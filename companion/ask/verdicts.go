package ask

import (
	"bytes"
	"embed"
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"sync"

	"gopkg.in/yaml.v3"

	"kingoftokyo/companion/text"
)

// This file is yes and no: written by hand for a sentence and a way of asking, never guessed from a text.

// verdict is what a sentence answers a question that asks for yes or no. verdicts/README.md explains the keys.
type verdict struct {
	At    string `yaml:"at"`
	About string `yaml:"about"`
	With  string `yaml:"with"`
	But   string `yaml:"but"`
	// Ordered is for one whose groups must stand in their order.
	Ordered bool   `yaml:"ordered"`
	Is      answer `yaml:"is"`
	May     Word   `yaml:"may"`
	Must    Word   `yaml:"must"`
	Does    Word   `yaml:"does"`
	Still   Word   `yaml:"still"`
	// Changed are the ids of cards and tiles that change it where they lie on the table.
	Changed []string `yaml:"changed"`

	kind, id  string
	games     string // the game, where several have the id
	ruling    int    // the number of the ruling on it; 0 for its own text
	sentence  int    // from 1
	about     [][]element
	with, but []element
}

// element is an idea, or a card or tile by its id; turn is one that asks for the contrary.
type element struct {
	idea ideaID
	card string
	turn bool
}

// answer is what a verdict answers: a word, or what may, must and does make of a duty or of a free choice.
type answer struct {
	Word
	duty, free bool
}

// UnmarshalYAML reads yes, no, depends, duty or free.
func (a *answer) UnmarshalYAML(n *yaml.Node) error {
	switch n.Value {
	case "duty":
		*a = answer{Yes, true, false}
		return nil
	case "free":
		*a = answer{NoWord, false, true}
		return nil
	}
	return a.Word.UnmarshalYAML(n)
}

// UnmarshalYAML reads yes, no or depends.
func (w *Word) UnmarshalYAML(n *yaml.Node) error {
	for _, one := range []Word{Yes, No, Depends} {
		if n.Value == one.String() {
			*w = one
			return nil
		}
	}
	return fmt.Errorf("line %d: %q is none of yes, no, depends", n.Line, n.Value)
}

//go:embed verdicts
var verdictFiles embed.FS

var verdicts = sync.OnceValue(func() (all []verdict) {
	files, err := verdictFiles.ReadDir("verdicts")
	if err != nil {
		panic(err)
	}
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".yaml") {
			continue
		}
		data, err := verdictFiles.ReadFile("verdicts/" + f.Name())
		if err != nil {
			panic(err)
		}
		var list []verdict
		d := yaml.NewDecoder(bytes.NewReader(data))
		d.KnownFields(true)
		if err := d.Decode(&list); err != nil {
			panic(f.Name() + ": " + err.Error()) // the file is part of the program
		}
		for _, v := range list {
			at, sentence, _ := strings.Cut(v.At, "@")
			kind, ids, _ := strings.Cut(at, " ")
			for id := range strings.SplitSeq(ids, "|") {
				v.At = kind + " " + id + "@" + sentence
				v.read()
				all = append(all, v)
			}
		}
	}
	return all
})

// read takes the keys of a verdict apart.
func (v *verdict) read() {
	v.about, v.with, v.but = nil, nil, nil
	at, sentence, _ := strings.Cut(v.At, "@")
	v.kind, v.id, _ = strings.Cut(at, " ")
	if game, id, ok := strings.Cut(v.id, ":"); ok {
		v.games, v.id = game, id
	}
	if id, number, ok := strings.Cut(v.id, "#"); ok {
		v.id = id
		v.ruling, _ = strconv.Atoi(number)
	}
	v.sentence, _ = strconv.Atoi(sentence)
	for group := range strings.FieldsSeq(v.About) {
		v.about = append(v.about, elements(strings.Split(group, "|")))
	}
	v.with, v.but = elements(strings.Fields(v.With)), elements(strings.Fields(v.But))
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

// word is what the verdict says to a way of asking; NoWord where it says nothing.
func (v *verdict) word(m manner, turned bool) Word {
	if w := map[manner]Word{may: v.May, must: v.Must, does: v.Does, still: v.Still}[m]; w != NoWord {
		return w
	}
	switch {
	case v.Is.free && m == may:
		return Yes
	case v.Is.free && m == must:
		return No
	case m == must && v.Is.Word == Yes && !v.Is.duty && !turned: // what is so need not be a duty
		return NoWord
	}
	return v.Is.Word
}

// of says whether the verdict is about an entry.
func (v *verdict) of(e *entry) bool {
	kind := e.Kind.String()
	return v.id == e.ID && v.kind == kind && (v.games == "" || len(e.boxes) > 0 && e.boxes[0].Game == v.games)
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
	for _, turn := range ideas().turns {
		if at := h.of[turn] &^ taken; at != 0 && h.asking(at) {
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
	case h.refrained && v.Is.free:
	case h.refrained && !v.Is.duty:
		return j, false
	case h.refrained != (h.turned != turned):
		j.word = j.word.contrary()
	}
	if slices.ContainsFunc(f.Near, func(r Ref) bool { return slices.Contains(v.Changed, r.ID) }) {
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
		if first := bits.TrailingZeros64(uint64(straight | contrary)); v.Ordered && first < last {
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
	kept := map[string]bool{} // a card that has no name in a language yet may have one in another box
	for i, e := range x.entries {
		kept[e.ID] = kept[e.ID] || e.byName() && keep[i]
	}
	for _, e := range x.entries {
		if !e.byName() || !kept[e.ID] {
			continue
		}
		for _, name := range e.names {
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
