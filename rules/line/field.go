package line

import (
	"cmp"
	"encoding/json"
	"fmt"
	"strings"

	"kingoftokyo/rules"
)

// A Field is a number of a table that corrections can set. R are the box's rules, S
// is its table, P is a player: the owner of the number, if every player has one.
type Field[R, S, P any] struct {
	Name  string         // in the notation: `set deck 40`, `set you.hearts 3`, `rolls 2`
	Each  bool           // every player has one
	Own   bool           // it has its own line; otherwise `set` sets it
	Flag  bool           // 0 or 1; a correction to more than 1 sets 1
	Half  bool           // counted in halves, from -Most to Most
	Most  int            // the highest value a correction can set; the lowest is 0
	Wide  int            // the highest value in a `table` line, if play can exceed Most
	Label string         // the catalogue key of its name, if it is not that of Values
	Small bool           // a fact of the turn that the program keeps; rarely corrected
	Words []string       // the catalogue keys of its values, if they are words
	In    func(r R) bool // whether the box has anything that it counts; nil: yes
	Rule  rules.Rule     // the rule that limits it to Usual
	Warn  string         // the catalogue key of the warning that it exceeds Usual
	Usual func(r R, s *S, who P) int
	Access[S, P]
}

// Access reads and sets a number of a table.
type Access[S, P any] struct {
	Get func(s *S, who P) int
	Set func(s *S, who P, n int)
}

// At returns the access to a number, given its place.
func At[N ~int8 | ~int16 | ~uint8, S, P any](at func(*S, P) *N) Access[S, P] {
	return Access[S, P]{
		func(s *S, who P) int { return int(*at(s, who)) },
		func(s *S, who P, n int) { *at(s, who) = N(n) },
	}
}

// Switch returns the access to a flag, given its place.
func Switch[S, P any](at func(*S, P) *bool) Access[S, P] {
	return Access[S, P]{
		func(s *S, who P) int {
			if *at(s, who) {
				return 1
			}
			return 0
		},
		func(s *S, who P, n int) { *at(s, who) = n > 0 },
	}
}

// Pass passes a number of the field from 0, or -most in halves, up to most.
func (f *Field[R, S, P]) Pass(l *Line, n *int, most int) {
	if f.Half {
		l.Half(n, most)
	} else {
		Number(l, n, 0, most)
	}
}

// Keep passes the field of a table as in a `table` line.
func (f *Field[R, S, P]) Keep(l *Line, s *S, who P) {
	n := f.Get(s, who)
	f.Pass(l, &n, max(f.Most, f.Wide))
	f.Set(s, who, n)
}

// AddTo adds the field of a table to a JSON object.
func (f *Field[R, S, P]) AddTo(o *Object, s *S, who P) { o.Add(f.key(), f.plain(s, who)) }

// AddEach adds an object with every player's value of the field.
func AddEach[R, S any, P fmt.Stringer](f *Field[R, S, P], o *Object, s *S, players ...P) {
	var each Object
	for _, p := range players {
		each.Add(p.String(), f.plain(s, p))
	}
	o.Add(f.key(), each)
}

func (f *Field[R, S, P]) key() string { return strings.ReplaceAll(f.Name, "-", "_") }

func (f *Field[R, S, P]) plain(s *S, who P) any {
	n := f.Get(s, who)
	switch {
	case f.Half:
		return json.RawMessage(rules.HalfText(n))
	case f.Flag:
		return n > 0
	}
	return n
}

// Over reports whether the field is higher than usual, with its value and the most
// that it should be.
func (f *Field[R, S, P]) Over(r R, s *S, who P) (have, most int, over bool) {
	if f.Usual == nil {
		return 0, 0, false
	}
	have, most = f.Get(s, who), f.Usual(r, s, who)
	return have, most, have > most
}

// Which passes the word of `set` that names a field, and its owner if it has one:
// `deck`, `you.hearts`.
func Which[F ~uint8, R, S any, P fmt.Stringer](c Carrier, fields []Field[R, S, P], f *F, who *P, players ...P) {
	l := c.line()
	if l.writing {
		w := fields[*f].Name
		if fields[*f].Each {
			w = (*who).String() + "." + w
		}
		l.Word(w)
		return
	}
	w := l.Word("")
	owner, name, each := strings.Cut(w, ".")
	if !each {
		name = w
	}
	var theirs, own []string // all names that are accepted here
	for i := range fields {
		switch x := &fields[i]; {
		case x.Own:
		case x.Name == name && x.Each == each:
			*f = F(i)
			for _, p := range players {
				if each && p.String() == owner {
					*who = p
					return
				}
			}
			if each {
				l.Wrong(w, fmt.Sprintf("%s.%s, %s.%s", players[0], name, players[1], name)+strings.Repeat("...", min(1, len(players)-2)))
			}
			return
		case x.Each:
			theirs = append(theirs, players[0].String()+"."+x.Name)
		default:
			own = append(own, x.Name)
		}
	}
	l.Wrong(w, strings.Join(append(append(theirs, players[1].String()+"..."), own...), ", "))
}

// A Value is a number of a table as a page of corrections shows and sets it.
type Value[E any] struct {
	Label, Group    string // the catalogue key of its name; the word of the player who owns it, or ""
	Value, Min, Max int    // in halves if Half is set
	Half            bool
	Flag            bool          // 1 is yes, 0 is no
	Small           bool          // rarely corrected
	Words           []string      // the catalogue keys of its values, if they are words
	Set             func(n int) E // returns the correction that sets it to n
}

// Values lists the fields of a table that the box has, with one value per player for those that
// each player has. set returns the correction that sets a field to a number; family is the prefix
// of the catalogue keys of their names.
func Values[F ~uint8, R, S, E any, P fmt.Stringer](
	family string, fields []Field[R, S, P], r R, s *S, players []P, set func(f F, who P, n int) E,
) []Value[E] {
	var list []Value[E]
	for i := range fields {
		x := &fields[i]
		if x.In != nil && !x.In(r) {
			continue
		}
		owners, v := players[:1], Value[E]{
			Label: cmp.Or(x.Label, family+x.Name),
			Max:   x.Most, Half: x.Half, Flag: x.Flag, Small: x.Small, Words: x.Words,
		}
		if x.Each {
			owners = players
		}
		if x.Half {
			v.Min = -x.Most
		}
		if x.Flag {
			v.Max = 1
		}
		for _, p := range owners {
			if x.Each {
				v.Group = p.String()
			}
			v.Value, v.Set = x.Get(s, p), func(n int) E { return set(F(i), p, n) }
			list = append(list, v)
		}
	}
	return list
}
