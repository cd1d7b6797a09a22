package line_test

import (
	"strings"
	"testing"

	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// A toy box: two players with points, and a pile of numbers.
type who int8

func (w who) String() string { return [...]string{"ann", "ben"}[w] }

type toy struct {
	points [2]int8
	round  int16
	late   bool
}

type event struct {
	kind  string
	who   who
	field uint8
	n     int
	pile  []int8
	loud  bool
	table toy
}

type codec struct {
	line.Line
	ev event
}

type arg = line.Arg[*codec]

var fields = []line.Field[int, toy, who]{
	{Name: "points", Each: true, Most: 20, Label: "toy.points", Usual: func(most int, _ *toy, _ who) int { return most },
		Access: line.At(func(t *toy, w who) *int8 { return &t.points[w] })},
	{Name: "round", Most: 9, Wide: 500, Access: line.At(func(t *toy, _ who) *int16 { return &t.round })},
	{Name: "late", Own: true, Flag: true, Access: line.Switch(func(t *toy, _ who) *bool { return &t.late })},
}

var forms = []line.Form[string, *codec]{
	{Word: "say", Kind: "silence", When: func(c *codec) bool { return !c.More(false) }},
	{Word: "say", Kind: "say", Args: []arg{{Use: "WHO", Pass: func(c *codec) { line.Name(c, &c.ev.who, 0, 1) }},
		{Use: "[N ...] [loud]", Pass: func(c *codec) { c.Tail("loud", &c.ev.loud, c.pile) }}}},
	{Word: "set", Kind: "set", Args: []arg{{Use: "FIELD N", Pass: func(c *codec) {
		line.Which(c, fields, &c.ev.field, &c.ev.who, 0, 1)
		fields[c.ev.field].Pass(&c.Line, &c.ev.n, fields[c.ev.field].Most)
	}}}},
	{Word: "table", Kind: "table", Args: []arg{{Use: "KEY=VALUE", Pass: func(c *codec) {
		t := &c.ev.table
		c.Keys("round, points", "", line.NewKey("round", "", func() { fields[1].Keep(&c.Line, t, 0) }),
			line.NewKey("points", "/", func() { fields[0].Keep(&c.Line, t, 0); fields[0].Keep(&c.Line, t, 1) }))
	}}}},
}

func (c *codec) pile() {
	for i := 0; c.More(i < len(c.ev.pile)); i++ {
		if !c.Writing() {
			c.ev.pile = append(c.ev.pile, 0)
		}
		line.Number(c, &c.ev.pile[i], 1, 9)
	}
}

// A line that is read is written as the same line.
func TestBothWays(t *testing.T) {
	for text, want := range map[string]string{
		"say": "say", "say  ben": "say ben", "say ann 1 2": "say ann 1 2", "say ann loud": "say ann loud", "say ben 3 loud": "say ben 3 loud",
		"set ben.points 20": "set ben.points 20", "set round 09": "set round 9", "table points=3/4 round=500": "table round=500 points=3/4",
		"table": "table round=0 points=0/0",
	} {
		var c codec
		if err := line.Read(&c, &c.ev.kind, forms, text); err != nil {
			t.Errorf("%s: %v", text, err)
		} else if have := line.Write(&codec{ev: c.ev}, c.ev.kind, forms); have != want {
			t.Errorf("%s is written %s", text, have)
		}
	}
}

// The first fault of a line is reported, with what would be accepted.
func TestFaults(t *testing.T) {
	for text, want := range map[string]string{
		" ": "line-empty", "shout": "verb-unknown word=shout", "say cat 0": "word-wrong word=cat use=ann, ben verb=say", "say ann 0 x": "word-wrong word=0 use=1..9",
		"set": "words-missing verb=set", "set round": "words-missing", "set round 10": "word-wrong word=10 use=0..9", "set round 1 2": "words-left word=2",
		"set late 1": "word-wrong word=late use=ann.points, ben..., round", "set cat.points 1": "word-wrong word=cat.points use=ann.points, ben.points",
		"set ann.round 1": "word-wrong word=ann.round use=ann.points", "table hat=1": "word-wrong word=hat use=round, points", "table points=1": "words-missing",
		"table points=1/2/3": "word-wrong word=points=1/2/3 use=points=...", "table round=501 hat=1": "word-wrong word=501 use=0..500",
	} {
		var c codec
		err := line.Read(&c, &c.ev.kind, forms, text)
		if problem, ok := err.(*rules.Problem); !ok || !strings.HasPrefix(problem.Error(), want) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}

// The fields of a table, with one value per player if each player has one.
func TestValues(t *testing.T) {
	table := toy{points: [2]int8{3, 4}, round: 7, late: true}
	list := line.Values("toy.", fields, 3, &table, []who{0, 1}, func(f uint8, w who, n int) string {
		return line.Write(&codec{ev: event{field: f, who: w, n: n}}, "set", forms)
	})
	want := []struct {
		label, group, line string
		value, most        int
	}{{"toy.points", "ann", "set ann.points 1", 3, 20}, {"toy.points", "ben", "set ben.points 1", 4, 20}, {"toy.round", "", "set round 1", 7, 9}, {"toy.late", "", "set late 1", 1, 1}}
	for i, v := range list {
		if w := want[i]; v.Label != w.label || v.Group != w.group || v.Value != w.value || v.Max != w.most || v.Set(1) != w.line {
			t.Errorf("%+v, want %+v; it is set by %s", v, w, v.Set(1))
		}
	}
	if _, _, over := fields[0].Over(3, &table, 0); over {
		t.Error("3 of 3 is not too many")
	}
	if have, most, over := fields[0].Over(3, &table, 1); have != 4 || most != 3 || !over {
		t.Error("4 of 3 is too many")
	}
	if _, _, over := fields[1].Over(3, &table, 0); over {
		t.Error("nothing limits the round")
	}
}

// The keys of an object keep the order in which they were added.
func TestObject(t *testing.T) {
	var o, in line.Object
	in.Add("z", "<é>")
	in.Add("a", 1)
	o.Add("in", in)
	o.Add("list", []line.Object{in, {}})
	o.Add("none", nil)
	if have, want := string(o.Bytes()), `{"in":{"z":"\u003cé\u003e","a":1},"list":[{"z":"\u003cé\u003e","a":1},{}],"none":null}`; have != want {
		t.Errorf("it is %s, want %s", have, want)
	}
}
