package pages

import "testing"

// How the rows of each page are drawn and chosen.
func TestForms(t *testing.T) {
	f := playing(t, city)
	s, err := f.desk.Boxes[1].Setup(nil)
	if err != nil {
		t.Fatal(err)
	}
	corrections := Corrections(f).Form
	for name, c := range map[string]struct{ is, want Form }{
		"menu":        {Menu(f).Form, Form{Taps: true}},
		"history":     {History(f).Form, Form{About: 4}},
		"saved":       {Saved(f).Form, Form{}},
		"look-up":     {Lookup(f, "").Form, Form{Finds: true, About: 12, Label: 30}},
		"naming":      {Naming(f, 1, nil).Form, Form{Finds: true, Taps: true, About: 7}},
		"renaming":    {Renaming(f).Form, Form{Taps: true}},
		"corrections": {corrections, Form{Grid: true}},
		"set-up":      {Setup(f, f.desk.Boxes[1], s).Form, Form{Taps: true, Steps: true, Label: 24}},
		"rematch":     {Rematch(f, s).Form, Form{Taps: true}},
		"why":         {Why(f).Form, Form{}},
		"try":         {try(f, again(1)).Form, Form{Taps: true}},
	} {
		if c.is != c.want {
			t.Errorf("%s: %+v, want %+v", name, c.is, c.want)
		}
	}
	f.Show(Corrections(f))
	f.press("k")
	cards, p := f.top()
	if p.Form != (Form{Taps: true}) {
		t.Errorf("cards: %+v", p.Form)
	}
	cards.Choose(1)
	if _, p := f.top(); p.Form != (Form{Finds: true, Taps: true, About: 7}) {
		t.Errorf("a card is given: %+v", p.Form)
	}
}

// The cursor stays on a choice: if its own disappears, it goes to the next or the last one; on a page where the cursor may
// be on none, it stays where it is.
func TestCursorStays(t *testing.T) {
	f := playing(t, city)
	choices := []int{2, 4, 7}
	s := newSheet(f, Form{}, func(s *Sheet) {
		for _, n := range choices {
			s.row(n, func(int) {})
		}
		s.key(Key{Chars: "x"}, "", func() {})
	})
	for at, want := range map[int]int{0: 2, 1: 2, 2: 2, 3: 4, 4: 4, 5: 7, 7: 7, 8: 7, 99: 7} {
		if s.At = at; s.Make(Room{}).At != want {
			t.Errorf("from %d the cursor goes to %d, want %d", at, s.At, want)
		}
	}
	s.At = 7
	if choices = nil; s.Make(Room{}).At != 7 {
		t.Errorf("without a row it goes to %d", s.At)
	}
	free := newSheet(f, Form{}, func(s *Sheet) {
		s.Free = true
		s.row(1, func(int) {})
	})
	if free.Make(Room{}).At != 0 {
		t.Error("a cursor that may be on none is on one")
	}
}
