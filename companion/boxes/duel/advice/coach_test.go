package advice_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
)

// TestSettings checks that a damaged setting counts as not chosen, and that other settings are not lost.
func TestSettings(t *testing.T) {
	for _, c := range []struct{ name, file, mode string }{
		{"empty", "", "ask"},
		{"plain", "coach always\n", "always"},
		{"no line feed", "coach off", "off"},
		{"the last that is right", "coach ask\ncoach always\ncoach often\n", "always"},
		{"spaces and returns", "  coach   off \r\n", "off"},
		{"a word more", "coach always please\n", "ask"},
		{"another name", "couch always\n", "ask"},
		{"no text", "\xff\xfe\x00coach\xff always\n\x00", "ask"},
	} {
		file := settings.File{Path: filepath.Join(t.TempDir(), "settings")}
		if err := os.WriteFile(file.Path, []byte(c.file), 0o600); err != nil {
			t.Fatal(err)
		}
		if m := file.Get(settings.Coach); m != c.mode {
			t.Errorf("%s: %v", c.name, m)
		}
		if err := file.Keep(settings.Coach, "always"); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		if m := file.Get(settings.Coach); m != "always" {
			t.Errorf("%s: written, then %v", c.name, m)
		}
	}
	dir := t.TempDir()
	if m := (settings.File{Path: filepath.Join(dir, "none")}).Get(settings.Coach); m != "ask" {
		t.Error("no file, and a mode")
	}
	if folder := (settings.File{Path: dir}); folder.Get(settings.Coach) != "ask" || folder.Keep(settings.Coach, "ask") == nil {
		t.Error("a folder in its place is no file")
	}
	if left, err := filepath.Glob(dir + "-*"); err != nil || len(left) > 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
	file := settings.File{Path: filepath.Join(dir, "settings")}
	if err := os.WriteFile(file.Path, []byte("later thing\ncoach ask\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := file.Keep(settings.Coach, "off"); err != nil {
		t.Fatal(err)
	}
	if data, err := os.ReadFile(file.Path); err != nil || string(data) != "later thing\ncoach off\n" {
		t.Errorf("%q, %v", data, err)
	}
}

// TestChoice checks that an event is found among the options by what it chooses.
func TestChoice(t *testing.T) {
	table := duel.Table{State: duel.State{Row: [3]duel.CardID{8, 7, duel.Unnamed}, Turn: duel.Turn{Dice: rules.Roll{3}}}}
	kept := func(r rules.Roll) duel.Event { return duel.Event{Kind: duel.Kept, Roll: r} }
	a := &coach.Advice{Options: []coach.Option{
		{Event: kept(rules.Roll{2})}, {Event: kept(rules.Roll{1})}, {Event: duel.Event{Kind: duel.Stopped}}, {Event: duel.Event{Kind: duel.Bought, Slot: 2}},
		{Event: duel.Event{Kind: duel.Bought, Card: 9}}, {Event: duel.Event{Kind: duel.Resolved, Face: duel.Fame}}, {Event: duel.Event{Kind: duel.Answered, Answer: duel.No}},
		{Event: duel.Event{Kind: duel.SpendTokens, N: 1}},
	}}
	for _, c := range []struct {
		ev   duel.Event
		want int
	}{
		{kept(rules.Roll{1}), 1}, {kept(rules.Roll{}), -1}, {duel.Event{Kind: duel.Stopped}, 2}, {duel.Event{Kind: duel.Bought, Slot: 2}, 3}, {duel.Event{Kind: duel.Bought, Card: 7}, 3},
		{duel.Event{Kind: duel.Bought, Slot: 3}, -1}, {duel.Event{Kind: duel.Bought, Card: 9}, 4}, {duel.Event{Kind: duel.Resolved, Face: duel.Claw}, -1},
		{duel.Event{Kind: duel.Resolved, Face: duel.Fame}, 5}, {duel.Event{Kind: duel.Answered, Answer: duel.Yes}, -1}, {duel.Event{Kind: duel.Answered, Answer: duel.No}, 6},
		{duel.Event{Kind: duel.SpendTokens, N: 2}, -1}, {duel.Event{Kind: duel.SpendTokens, N: 1}, 7},
	} {
		if o := advice.Choice(&table, a, &c.ev); (o != nil) != (c.want >= 0) || o != nil && o != &a.Options[c.want] {
			t.Errorf("%+v: %v", c.ev, o)
		}
	}
}

// TestCoachModes checks the words of the modes.
func TestCoachModes(t *testing.T) {
	for word, want := range map[string]string{"off": "off", "ASK": "ask", " always ": "always", "jamais": "off", "demande": "ask", "toujours": "always"} {
		if m, ok := advice.ParseCoachMode(word); !ok || m != want {
			t.Errorf("%q: %v, %v", word, m, ok)
		}
	}
	if _, ok := advice.ParseCoachMode(""); ok {
		t.Error("no word is no mode")
	}
	var none *advice.Coaching
	if none.Mode() != advice.CoachOff || none.Helps() || none.Woken() != nil {
		t.Error("no coach is one that is off")
	}
	none.Leave()
	none.Follow(nil)
}

// TestCertain checks that only what is certain is 0 or 100 %, and that an estimate has "about".
func TestCertain(t *testing.T) {
	d, o := coachedDesk(t, text.English, advice.CoachAlways)
	save(t, d, "game", "kot 1 duel solo\nside you gigazaur\nside rival meka-dragon\n")
	g, _, err := duelbox.NewBox(d).Open(d.Store.Path("game"))
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	for _, c := range []struct {
		win   float64
		exact bool
		want  string
	}{
		{0.0004, false, "Your chance: under 1%"}, {0.004, true, "Your chance: under 1%"}, {0.006, true, "Your chance: under 1%"}, {0.01, true, "Your chance: 1%"}, {0.5, false, "Your chance: about 50%"},
		{0.5, true, "Your chance: 50%"}, {0.99, false, "Your chance: about 99%"}, {0.994, false, "Your chance: over 99%"}, {0.999, false, "Your chance: over 99%"}, {0, true, "Your chance: 0%"}, {1, true, "Your chance: 100%"},
	} {
		o.Chance, o.Exact = &c.win, c.exact
		m, err := g.Parse("fame " + string(rune('0'+int(10*c.win)%3))) // another moment, computed again
		if err == nil {
			_, err = g.Do(m)
		}
		if err != nil {
			t.Fatal(err)
		}
		d.Coach.Leave()
		if have := g.View().Coach.Chance; have != c.want {
			t.Errorf("%v: %q, want %q", c.win, have, c.want)
		}
	}
}

// TestPastMarks checks that the steps of a finished game have the marks of the costliest choice
// in each, and that they have none before that.
func TestPastMarks(t *testing.T) {
	d, o := coachedDesk(t, text.English, advice.CoachAsk)
	o.Report.Choices = []review.Choice{{Entry: 0, Price: 0.03}, {Entry: 1, Price: 0.12}, {Entry: 1, Price: 0.06}, {Entry: 2, Price: 0.01}, {Entry: 3, Price: 0.05}}
	save(t, d, "game", "kot 1 duel solo\nside you gigazaur\nside rival meka-dragon\n"+began+"turn you roll\nroll cchhee\nkeep cc\nroll eeee\n")
	g, _, err := duelbox.NewBox(d).Open(d.Store.Path("game"))
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	d.Coach.Follow(&duel.Table{Setup: duel.Setup{Solo: true}, State: duel.State{Solo: true}})
	marks := func(from int) string {
		var out []string
		for _, p := range g.Log().Past(from) {
			out = append(out, p.Mark)
		}
		return strings.Join(out, ",")
	}
	n := g.Log().Steps()
	if have := marks(0); strings.Trim(have, ",") != "" {
		t.Errorf("marks while it goes on: %s", have)
	}
	if _, err := g.Do(g.GiveUp()[0].Move); err != nil {
		t.Fatal(err)
	}
	marks(0)
	<-g.(companion.Coached).Woken()
	if have, want := marks(0), "?!,??,,?"+strings.Repeat(",", n-3); have != want {
		t.Errorf("marks %s, want %s", have, want)
	}
	if have, want := marks(1), "??,,?"+strings.Repeat(",", n-3); have != want {
		t.Errorf("marks from the second step %s, want %s", have, want)
	}
}

// TestNoContradiction checks that a keep always costs exactly as much as the panel says it is behind the best.
func TestNoContradiction(t *testing.T) {
	percent, less := regexp.MustCompile(`([0-9]+)%`), regexp.MustCompile(`^([0-9]+)% less$`)
	d, o := coachedDesk(t, text.English, advice.CoachAlways)
	save(t, d, "game", "kot 1 duel solo\nside you gigazaur\nside rival meka-dragon\n"+began+"turn you roll\nroll cchhee\n")
	rapid.Check(t, func(t *rapid.T) {
		var wins []float64
		for range 3 {
			wins = append(wins, float64(rapid.IntRange(80, 7920).Draw(t, "win"))/8000) // halves of a percent among them
		}
		slices.Sort(wins)
		o.Wins, o.Chance = &[3]float64{wins[2], wins[1], wins[0]}, &wins[1]
		g, _, err := duelbox.NewBox(d).Open(d.Store.Path("game"))
		if err != nil {
			t.Fatal(err)
		}
		defer g.Close()
		d.Coach.Leave()
		d.Coach.Follow(&duel.Table{State: duel.State{Solo: true}})
		c := g.View().Coach
		if m := percent.FindStringSubmatch(c.Keeps[0].Chance); len(m) == 0 {
			t.Fatalf("%+v", c.Keeps)
		}
		behind := 0
		if m := less.FindStringSubmatch(c.Keeps[1].Chance); len(m) > 0 {
			behind, _ = strconv.Atoi(m[1])
		} else if c.Keeps[1].Chance != "much the same" {
			t.Fatalf("%+v", c.Keeps)
		}
		e := companion.Entry{Kept: []bool{true, true, true, true, true, true}}
		beside := g.Roll().Tray(&e).Beside
		said := beside[len(beside)-1].Text
		want := "as good as the best"
		if behind > 0 {
			want = fmt.Sprintf(", costs %d win", behind)
		}
		if !strings.Contains(said, want) {
			t.Fatalf("%q of %+v", said, c.Keeps)
		}
	})
}

// TestShopAdvice checks that every purchase, and buying nothing, has its chance, with the same measure in list and row. A
// choice that ranks behind the best with the same chance does not repeat it.
func TestShopAdvice(t *testing.T) {
	d, o := coachedDesk(t, text.English, advice.CoachAlways)
	o.Shop = true
	save(t, d, "game", "kot 1 duel solo\nside you gigazaur\nside rival meka-dragon\nrow acid-attack armor-plating photoshoot\n"+began+"set you.energy 9\nturn you buy\n")
	g, _, err := duelbox.NewBox(d).Open(d.Store.Path("game"))
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	want := []companion.Counsel{
		{What: "buy Acid attack", Chance: "62%"}, {What: "buy Armor plating", Chance: "much the same"}, {What: "buy Photoshoot", Chance: "2% less"},
		{What: "buy nothing", Chance: "2% less"}, {What: "refresh the row", Chance: "3% less"},
	}
	v := g.View()
	if !slices.Equal(v.Coach.Keeps, want) {
		t.Errorf("%+v", v.Coach.Keeps)
	}
	if c := key(&v, "3"); c.Odds != "60% to win" || c.Best || !key(&v, "1").Best {
		t.Errorf("%+v", c)
	}
}

// TestIdleOrder checks that the coach ranks nothing if the order of resolving makes no difference.
func TestIdleOrder(t *testing.T) {
	d, o := coachedDesk(t, text.English, advice.CoachAlways)
	save(t, d, "game", "kot 1 duel solo\nside you gigazaur\nside rival meka-dragon\n"+began+"turn you resolve\ndice cchfff\n")
	for _, c := range []struct {
		claw  float64
		keeps int
	}{{0.6249, 0}, {0.6205, 0}, {0.6, 2}} {
		o.Order = &c.claw
		d.Coach.Leave()
		g, _, err := duelbox.NewBox(d).Open(d.Store.Path("game"))
		if err != nil {
			t.Fatal(err)
		}
		if v := g.View(); len(v.Coach.Keeps) != c.keeps || v.Coach.Chance != "Your chance: about 62%" {
			t.Errorf("%v: %+v", c.claw, v.Coach)
		}
		if err := g.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestCoachUnlearned checks that a card the coach has not learned is named wherever the coach's
// numbers are shown, in the row or owned by a side.
func TestCoachUnlearned(t *testing.T) {
	const first = "    - id: adrenaline-augment"
	const name = "{en: Newcomer, fr: Nouvelle}"
	const more = "    - {id: newcomer, name: " + name + ", cost: 1, kind: keep, plain: true, adds: [claw 1], effect: " + name + "}\n"
	lib := library.Own(bytes.Replace(kingoftokyo.Cards, []byte(first), []byte(more+first), 1))
	for _, c := range []struct {
		lang        text.Lang
		lines, want string
	}{
		{text.English, "", ""},
		{text.English, "row newcomer ? ?\n", "The coach does not know Newcomer yet and treats it as an average card"},
		{text.Lang("fr"), "card rival newcomer\n", "Le coach ne connaît pas Nouvelle : il la compte comme une carte moyenne"},
	} {
		d := onDesk(lib, autobot.NewRules(lib.Duel()), t.TempDir(), c.lang)
		d.Coach = advice.NewCoaching(&oracle{}, advice.CoachAlways, nil)
		save(t, d, "game", solo+began+"turn you roll\n"+c.lines+"roll cchhee\n")
		g, _, err := duelbox.NewBox(d).Open(d.Store.Path("game"))
		if err != nil {
			t.Fatal(err)
		}
		if have := g.View().Coach.Note; have != c.want {
			t.Errorf("%q: %q, want %q", c.lines, have, c.want)
		}
		if err := g.Close(); err != nil {
			t.Error(err)
		}
	}
}
