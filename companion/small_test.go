package companion_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/toybox"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// TestResolves checks the last line of the log that did more than roll dice or set a value.
func TestResolves(t *testing.T) {
	for kinds, want := range map[string]int{"": -1, "r": -1, "s": -1, "d": 0, "dd": 1, "drs": 0, "rdsr": 1, "rs": -1} {
		var stages []companion.Stage[int]
		for _, k := range kinds {
			stages = append(stages, companion.Stage[int]{Rolls: k == 'r', Sets: k == 's'})
		}
		if got := companion.Resolves(stages); got != want {
			t.Errorf("%q: %d, want %d", kinds, got, want)
		}
	}
}

// TestExpected checks that lines already told say so next to their reason, and that nothing has to be moved yet.
func TestExpected(t *testing.T) {
	c := text.Load(text.English, nil)
	piece := func(who, told, why string) companion.Piece {
		return companion.Piece{Who: who, What: "hearts", Told: told, Why: why}
	}
	lines := []companion.Line{
		{Text: "a", Piece: piece("Ann", "3 → 2", ""), Board: true, Fresh: true},
		{Text: "b", Piece: piece("Ben", "5 → 4", "Wings"), Board: true},
		{Text: "c", Board: true},
		{Text: "d", Piece: piece("Cem", "1 → 0", ""), Board: true},
	}
	told := c.Say("table.board.told")
	var got []string
	for _, l := range companion.Expected(c, lines) {
		got = append(got, l.Text)
		if l.Board || l.Fresh {
			t.Errorf("%q is to be moved", l.Text)
		}
	}
	want := "a|Ben: hearts 5 → 4 (Wings · " + told + ")|c|Cem: hearts 1 → 0 (" + told + ")"
	if strings.Join(got, "|") != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestRowBack checks what goes back in the row: cards on the deck or from it, and places with other cards.
func TestRowBack(t *testing.T) {
	c := text.Load(text.English, nil)
	for _, q := range []struct {
		places []string
		cards  int
		want   string
	}{
		{nil, 2, ""}, {[]string{"x"}, 0, "Card row: x"}, {[]string{"x"}, 1, "Card row: 1 card back on the deck · x"},
		{[]string{"x", "y"}, 2, "Card row: 2 cards back on the deck · x · y"},
	} {
		got := ""
		if lines := companion.RowBack(c, q.places, q.cards); len(lines) == 1 {
			got = lines[0].Text
		}
		if got != q.want {
			t.Errorf("%v, %d: %q, want %q", q.places, q.cards, got, q.want)
		}
	}
}

// form is what was set in a made-up table of options.
type form struct {
	name  string
	loud  bool
	dealt int
}

func formTable() *companion.SetupTable[form] {
	words := text.Load(text.English, nil)
	return &companion.SetupTable[form]{
		Options: []companion.SetupOption[form]{
			{ID: "name", Value: func(f *form) string { return f.name }, Read: func(f *form,
				word string) error {
				f.name = word
				return nil
			}},
			{ID: "voice", Switch: true, Picks: []companion.PickWord{{Word: "soft"}, {Word: "loud", Key: "menu.title"}},
				At: func(f *form) *bool { return &f.loud }},
			companion.ShuffleOption(func(f *form) { f.dealt++ }),
		},
		Asks:  func(*form) []string { return []string{"name", "voice"} },
		Ask:   func(f *form, id string) string { return "Which " + id + ", " + f.name + "?" },
		Title: func(f *form) string { return map[bool]string{false: "for ", true: "loud for "}[f.loud] + f.name },
		Words: func(*form) *text.Catalogue { return words },
		Check: func(f *form, id, word string) error {
			if f.name == word && word == "nobody" {
				return rules.Refuse("", "refused-"+id)
			}
			return nil
		},
	}
}

// TestSetupTable checks that an option changes the set-up or is refused, which changes nothing, and that other options are asked for.
func TestSetupTable(t *testing.T) {
	table := formTable()
	if got := fmt.Sprint(table.Flags()); got != "[{name false} {voice true}]" { // dealing Monsters again has no flag
		t.Error(got)
	}
	s := table.From(form{name: "Ann"})
	asks := func() string {
		q, ok := s.Next()
		return fmt.Sprint(q.ID, " ", q.Ask, " ", ok)
	}
	for _, c := range []struct{ id, word, key, title, asks string }{
		{"", "", "", "for Ann", "name Which name, Ann? true"},
		{"name", " Bea ", "", "for Bea", "voice Which voice, Bea? true"},
		{"name", "nobody", "refused-name", "for Bea", "voice Which voice, Bea? true"},
		{"name", "", "", "for Bea", "voice Which voice, Bea? true"}, // Enter keeps the offered value
		{"voice", "shrill", "option-unknown", "for Bea", "voice Which voice, Bea? true"},
		{"chess", "x", "", "for Bea", "voice Which voice, Bea? true"},
		{"voice", "loud", "", "loud for Bea", "  false"},
	} {
		err := s.Set(c.id, c.word)
		if (c.key == "") != (err == nil) || err != nil && !rules.IsProblem(err, c.key) || s.Title() != c.title || asks() != c.asks {
			t.Errorf("%s %q: %v, %s, %s", c.id, c.word, err, s.Title(), asks())
		}
	}
	if got := fmt.Sprint(s.Offers("voice")); got != "[{soft soft } {loud MENU }]" || s.Offers("chess") != nil ||
		s.Offers("name") != nil || s.Fields() != nil {
		t.Errorf("offered: %s, %v", got, s.Offers("name"))
	}
	for word, title := range map[string]string{"soft": "for Ann", "yes": "loud for Ann", "no": "for Ann", "LOUD": "loud for Ann"} {
		asked := formTable().From(form{name: "Ann", loud: title == "for Ann"})
		if err := asked.Set("voice", word); err != nil || asked.Title() != title {
			t.Errorf("%s: %s, %v", word, asked.Title(), err)
		}
	}
}

// TestMostLooked checks that kot asks about the newest twenty of many games in progress.
func TestMostLooked(t *testing.T) {
	d := &companion.Desk{Store: tracker.Store{Dir: t.TempDir()}, Lang: text.English, Today: "2026-11-21"}
	d.Boxes = []companion.Box{toybox.New(d)}
	for n := range 25 {
		lines := "kot 1 foxes\ngoal 9\nplayer Ann\nplayer Bob\nplayer Cem\n"
		if err := os.WriteFile(d.Store.Path(fmt.Sprintf("2026-11-%02d-x", 1+n)), []byte(lines), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if of := d.InProgress(); len(of.Doubt) != 20 || of.Path != "" {
		t.Errorf("asked about %d games, and %q", len(of.Doubt), of.Path)
	}
}
