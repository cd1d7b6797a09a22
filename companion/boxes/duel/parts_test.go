package duel_test

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/duel"
)

// texts returns lines without their marks.
func texts(list []companion.Line) []string { return companion.Texts(list) }

// key returns the choice of a key.
func key(v *companion.Scene, of string) companion.Play {
	for _, c := range v.Choices {
		if c.Shortcut == of {
			return c
		}
	}
	return companion.Play{}
}

// TestHead checks the parts of the title: whose turn it is, and its step.
func TestHead(t *testing.T) {
	for _, c := range []struct {
		lines string
		want  companion.Head
	}{
		{solo, companion.Head{Whose: "Anna's turn", Hue: companion.YouHue, Step: "roll 1 of 3", Turn: "turn 1"}},
		{strings.Replace(solo, " Anna", "", 1) + began, companion.Head{Whose: "your turn", Hue: companion.YouHue, Step: "roll 1 of 3", Turn: "turn 3"}},
		{solo + began + "turn rival roll\nroll cchhfe\n", companion.Head{Whose: "Autobot's turn", Hue: companion.RivalHue, Step: "roll 1 of 3", Turn: "turn 3"}},
		{solo + began + "turn you buy\n", companion.Head{Whose: "Anna's turn", Hue: companion.YouHue, Step: "buy", Turn: "turn 3"}},
		{solo + began + "set rival.energy 4\nturn rival end\n", companion.Head{Whose: "Autobot's turn", Hue: companion.RivalHue, Step: "special power", Turn: "turn 3"}},
		{two, companion.Head{Whose: "Anna's turn", Hue: companion.YouHue, Step: "roll 1 of 3", Turn: "turn 1"}},
		{two + "concede you\n", companion.Head{Whose: "game over", Hue: companion.RivalHue, Turn: "turn 1"}},
	} {
		if have := at(t, text.English, c.lines).g.View().Head; have != c.want {
			t.Errorf("%+v, want %+v", have, c.want)
		}
	}
}

// TestSeatParts checks each number of a side, and what the side owns with what it does.
func TestSeatParts(t *testing.T) {
	h := soloGame(t, "set you.hearts 3; set you.energy 4; set you.dice-tokens 1; card you armor-plating; taken 1 rival; turn you roll")
	you, it := h.g.View().Seats[0], h.g.View().Seats[1]
	want := []companion.Gauge{
		{Word: "hearts", Short: "H", Hue: companion.HeartHue, Value: 3, Max: 14, Alert: "in danger"},
		{Word: "energy", Short: "E", Hue: companion.EnergyHue, Value: 4}, {Word: "tokens", Short: "T", Value: 1},
	}
	if !slices.Equal(you.Gauges, want) || you.Hue != companion.YouHue || it.Hue != companion.RivalHue {
		t.Errorf("%+v", you)
	}
	if len(you.Held) != 1 || you.Held[0].Card != "armor-plating" || you.Held[0].Name != "Armor plating" || you.Held[0].Effect == "" {
		t.Errorf("%+v", you.Held)
	}
	if len(it.Held) != 1 || it.Held[0].Name != "1 fewer die on the next roll" || it.Gauges[0].Alert != "" {
		t.Errorf("%+v", it)
	}
}

// TestUsed checks that a card that was used this turn says so.
func TestUsed(t *testing.T) {
	h := soloGame(t, "card you alien-metabolism; row snack-time frenzy too-cute; turn you roll")
	if note := h.g.View().Seats[0].Held[0].Note; note != "" {
		t.Errorf("unused it says %q", note)
	}
	h = soloGame(t, "card you alien-metabolism; row snack-time frenzy too-cute; turn you roll; discard 3; reveal energize")
	if note := h.g.View().Seats[0].Held[0].Note; note != "used this turn" {
		t.Errorf("used it says %q", note)
	}
}

// TestLanes checks that your Victory space is the first of fifteen, and the spotlight zones,
// markers and spaces of tokens (T3, T4, T5).
func TestLanes(t *testing.T) {
	h := soloGame(t, "set fame 2; set destruction -1.5; token alien destruction 3; token tiger fame -2")
	lanes := h.g.View().Lanes
	fame, destruction := lanes[0], lanes[1]
	if len(fame.Spaces) != 15 || fame.Name != "Fame" || fame.Letter != "F" || fame.Marker != 10 || destruction.Marker != 17 {
		t.Errorf("%+v", fame)
	}
	for i, s := range fame.Spaces {
		zone := companion.NoHue
		switch at := 7 - i; {
		case at == 7 || at >= 3 && at <= 5:
			zone = companion.YouHue
		case at == -7 || at <= -3 && at >= -5:
			zone = companion.RivalHue
		}
		if s.Zone != zone || s.Win != (i == 0 || i == 14) || s.Win != (s.Label == "WIN") {
			t.Errorf("space %d is %+v", 7-i, s)
		}
	}
	if len(destruction.Tokens) != 1 || destruction.Tokens[0].From != 2 || destruction.Tokens[0].To != 4 || !destruction.Spaces[3].Gone || destruction.Spaces[2].Gone {
		t.Errorf("the shortening token: %+v", destruction)
	}
	for _, tk := range append(fame.Tokens, destruction.Tokens...) {
		if tk.Name == "" || len(tk.Parts) == 0 || tk.Parts[0].At < 2*tk.From || tk.Parts[len(tk.Parts)-1].At > 2*tk.To {
			t.Errorf("%+v", tk)
		}
	}
}

// TestRow checks what is for sale, at which price and with which effect; what is too expensive says so.
func TestRow(t *testing.T) {
	h := at(t, text.English, "kot 1 duel solo\nside you gigazaur\nside rival meka-dragon\nrow snack-time ? armor-plating\n"+began+"set you.energy 3\nturn you buy\n")
	v := h.g.View()
	first, second, third := v.Row[0], v.Row[1], v.Row[2]
	if first.Number != 1 || first.Card != "snack-time" || first.Name != "Snack time" || !strings.HasPrefix(first.Kind, "discard") || first.Effect == "" {
		t.Errorf("%+v", first)
	}
	if !second.Unnamed || second.Card != "" || second.Name != "?" {
		t.Errorf("%+v", second)
	}
	box := desk(t, text.English).Rules.Box
	dear, _ := box.Card("armor-plating")
	if third.Price != int(box.Cards[dear].Cost)-1 {
		t.Errorf("%+v", third)
	}
	m, err := v.Name(1, "too-cute")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := h.g.Do(m); err != nil || h.g.View().Row[1].Card != "too-cute" {
		t.Errorf("%v, %+v", err, h.g.View().Row[1])
	}
	if _, err := v.Name(1, "nonsense"); err == nil {
		t.Error("a card that is none is named")
	}
	v = h.g.View()
	for _, slot := range v.Row {
		c := key(&v, string(rune('0'+slot.Number)))
		if c.Slot != slot.Number || c.Card != slot.Card || c.Effect != slot.Effect || (c.Move != nil) != (slot.Price <= 3) || (c.Disabled != "") == (slot.Price <= 3) {
			t.Errorf("%+v for %+v", c, slot)
		}
	}
	if c := key(&v, companion.KeyEnter); c.Move == nil || c.Text != "end the turn, +1" {
		t.Error("Enter does not end buying")
	}
	if c := key(&v, "r"); c.Move == nil || c.Hint != "refresh" {
		t.Errorf("%+v", c)
	}
}

// TestOffer checks that the prompt of the buy step names the cards that the player can pay
// for, and an unnamed card that may be one of them.
func TestOffer(t *testing.T) {
	for _, c := range []struct{ row, energy, en, fr string }{
		{"snack-time ? armor-plating", "3", "[1] Snack time 3 · [n] name 2",
			"[1] Casse-croûte 3 · [n] nommer 2"},
		{"armor-plating acid-attack giant-brain", "2", "[r] refresh row 2", "[r] renouveler la rangée 2"},
		{"? ? ?", "1", "[n] name 3", "[n] nommer 3"},
		{"? ? ?", "0", "0 energy: nothing affordable", "0 énergie : rien d'abordable"},
	} {
		for l, want := range map[text.Lang]string{text.English: c.en, "fr": c.fr} {
			h := at(t, l, "kot 1 duel solo\nside you gigazaur\nside rival meka-dragon\nrow "+c.row+"\n"+began+"set you.energy "+c.energy+"\nturn you buy\n")
			if have := h.g.Roll().Tray(&h.e).Prompt; have != want {
				t.Errorf("%s with %s energy: %q, want %q", c.row, c.energy, have, want)
			}
		}
	}
}

// TestNothingAffordable checks that the prompt says so, and what Enter does.
func TestNothingAffordable(t *testing.T) {
	h := at(t, text.English, "kot 1 duel solo\nside you gigazaur\nside rival meka-dragon\nrow snack-time too-cute armor-plating\n"+began+"turn you buy\n")
	if have, want := h.g.Roll().Tray(&h.e).Prompt, "0 energy: nothing affordable"; have != want {
		t.Errorf("%q, want %q", have, want)
	}
	v := h.g.View()
	if c := key(&v, "r"); c.Disabled != "refreshing the row costs 2 energy" {
		t.Errorf("%+v", c)
	}
}

// TestAdviceParts checks why Autobot keeps what it keeps, what will happen, and what the player's own dice would do,
// all without numbers of rules.
func TestAdviceParts(t *testing.T) {
	for _, c := range []struct {
		lines, title string
		want         []string
	}{
		{"set fame 1; turn rival roll; roll ccfhdp", "WHY", []string{"it keeps every claw (2)", "it needs no hearts, so it rerolls 1",
			"1 of each; Destruction at 0 is closer to Autobot than Fame at +1", "it rerolls fame (1), it rerolls power (1)"}},
		{"turn rival resolve; dice ccfffe", "THIS WILL HAPPEN", []string{"Autobot: energy 1 → 2", "You: hearts 14 → 12", "Fame: marker 0 → -1"}},
		{"turn you roll; roll ccfffe", "THIS WILL HAPPEN", []string{"You: energy 0 → 1", "Autobot: hearts 12 → 10", "Fame: marker 0 → +1"}},
		{"set rival.hearts 2; turn you roll; roll cceeee", "THIS WILL HAPPEN", []string{"You win: Autobot has no hearts left", "Autobot: hearts 2 → 0"}},
		{"dice ppppee; turn you resolve; set fame 6", "THIS WILL HAPPEN", []string{"You can win now: the Fame marker reached your Victory space",
			"You: energy 0 → 2", "then: Power 1 of 2: which marker do you pull?"}},
		{"turn you resolve; dice ccfffe", "THIS WILL HAPPEN", []string{"You: energy 0 → 1", "Autobot: hearts 12 → 10", "Fame: marker 0 → +1"}},
		{"turn you roll", "", nil},
	} {
		v := soloGame(t, c.lines).g.View()
		have := texts(v.Advice.Lines)
		if v.Advice.Title != c.title || len(have) < len(c.want) || !slices.Equal(have[:len(c.want)], c.want) {
			t.Errorf("%s: %s %q", c.lines, v.Advice.Title, have)
		}
	}
}

// TestBoard checks what a turn did on the table, and what goes back after undo. What to put
// there for a new game was said before it.
func TestBoard(t *testing.T) {
	h := at(t, text.English, solo)
	if b := h.g.View().Board; len(b.Lines) > 0 {
		t.Errorf("%+v", b)
	}
	h = soloGame(t, "turn rival roll; roll cccccc")
	h.press("\n")
	b := h.g.View().Board
	if have := texts(b.Lines); b.Title != "Do now" || !slices.Contains(have, "You: hearts 14 → 8") {
		t.Errorf("%s %q", b.Title, have)
	}
	h.press("u")
	b = h.g.View().Board
	if have := texts(b.Lines); b.Title != "Put back" || !slices.Contains(have, "You: hearts 8 → 14") || !b.Lines[0].Board {
		t.Errorf("%s %q", b.Title, have)
	}
	h = soloGame(t, "set rival.dice-tokens 2; turn rival roll")
	if have := texts(h.g.View().Board.Lines); !slices.Contains(have, "Autobot: put back 2 dice tokens, roll a white die for each") {
		t.Errorf("%q", have)
	}
}

// TestBoardReasons checks that a line of the board says which card or token it comes from, what
// stopped a marker, and that a turn without a purchase has brought its energy.
func TestBoardReasons(t *testing.T) {
	const bonus = "card you breaking-news; token dragon fame 1; set you.energy 2; row ? ? antimatter-pellets; turn you roll; roll cceecd; resolve; buy 3; reveal ?"
	for _, c := range []struct{ lines, keys, want string }{
		{"card you eye-of-the-storm; turn you roll; roll cchhdd", "\n", "You: energy 0 → 2 (Eye of the storm)"},
		{"turn you roll; roll cchhee", "\n\n", "You: energy 0 → 2 → 3 (nothing bought)"},
		{"token cat destruction 1; turn you roll; roll ddddhh", "\n\n", "(Cat token)"},
		{"the-king; token king destruction 1; turn you roll; roll ddddhh", "\n\n", "King token: the Destruction marker stops there, 1 space is lost"},
		{"the-king; token king destruction 1; turn you roll; roll dddhhh", "\n\n", "King token: the Destruction marker stops there"},
		{"set you.energy 6; row frenzy ? ?; turn you buy; buy 1; reveal ?", "\n", "You: take another turn"},
		{"card rival hibernation; turn you roll; roll cchhee", "\n", "Autobot: Hibernation stops 2 damage"}, // no wheel moves
		// A number within one purchase was never told.
		{bonus, "", "You: energy 2 → 4 → 1 (Dragon token +1 · Antimatter pellets -4)"},
		{bonus, "\n", "You: energy 2 → 4 → 1 (Dragon token +1 · Antimatter pellets -4)"},
	} {
		set := solo
		if rest, king := strings.CutPrefix(c.lines, "the-king; "); king {
			set, c.lines = strings.Replace(solo, "meka-dragon", "the-king", 1), rest
		}
		h := at(t, text.English, set+began+strings.ReplaceAll(c.lines, "; ", "\n")+"\n")
		h.press(c.keys)
		if have := texts(h.g.View().Board.Lines); !slices.ContainsFunc(have, func(l string) bool { return strings.HasSuffix(l, c.want) }) {
			t.Errorf("%s: %q", c.lines, have)
		}
	}
}

// TestBoardIsOfNow checks that what applied only in Autobot's turn is not shown in the player's, and that the list never says
// that a special power is due.
func TestBoardIsOfNow(t *testing.T) {
	h := soloGame(t, "set rival.energy 2; turn rival roll; roll ccffeh")
	if have := texts(h.g.View().Board.Lines); !slices.ContainsFunc(have, func(l string) bool { return strings.Contains(l, "collects fame") }) {
		t.Errorf("in its own turn: %q", have)
	}
	h.press("ee")
	h.press("eh")
	h.press("ch\n")
	have := strings.Join(texts(h.g.View().Board.Lines), "; ")
	if !strings.Contains(have, "Autobot: energy 2 → 3 (+5 · special power -4)") || strings.Contains(have, "collects") || strings.Contains(have, "roll the two white dice") {
		t.Errorf("in her turn: %s", have)
	}
}

// TestEndings checks all endings, seen from the player's side.
func TestEndings(t *testing.T) {
	for _, c := range []struct {
		lines, title, why string
		lost              bool
	}{
		{solo + "set rival.hearts 0\nanswer yes\n", "VICTORY", "Autobot has no hearts left", false},
		{solo + "set fame 7\nanswer yes\n", "VICTORY", "the Fame marker reached your Victory space", false},
		{solo + "set fame 3\nset destruction 4\nanswer yes\n", "VICTORY", "both markers are in your spotlight zones: Fame +3, Destruction +4", false},
		{solo + "concede rival\n", "VICTORY", "Autobot gave up", false},
		{solo + "set you.hearts 0\nanswer yes\n", "DEFEAT", "you have no hearts left", true},
		{solo + "set destruction -7\nanswer yes\n", "DEFEAT", "the Destruction marker reached Autobot's Victory space", true},
		{solo + "set fame -3\nset destruction -5\nanswer yes\n", "DEFEAT", "both markers are in Autobot's spotlight zones: Fame -3, Destruction -5", true},
		{solo + "concede you\n", "DEFEAT", "you gave up", true},
		{two + "set rival.hearts 0\nanswer yes\n", "ANNA WINS", "Bo has no hearts left", false},
		{two + "set fame -7\nanswer yes\n", "BO WINS", "the Fame marker reached Bo's Victory space", false},
		{two + "set fame -3\nset destruction -5\nanswer yes\n", "BO WINS", "both markers are in Bo's spotlight zones: Fame -3, Destruction -5", false},
		{two + "concede you\n", "BO WINS", "Anna gave up", false},
		{solo + began + "set you.hearts 7\ncard you natural-selection\nroll cccchff\nstop\n", "DEFEAT", "you have no hearts left: 7 hearts lost to Natural selection", true},
		{solo + began + "set rival.hearts 2\nroll cccffh\nstop\nresolve\n", "VICTORY", "Autobot has no hearts left: 2 hearts lost to claws", false},
		{solo + began + "set rival.hearts 1\nset fame 2\ntoken lizard fame 3\nroll fffhee\nstop\nresolve\n", "VICTORY", "Autobot has no hearts left: 1 heart lost to the Lizard token", false},
	} {
		e := at(t, text.English, c.lines).g.View().Ending
		if e == nil || e.Title != c.title || e.Why != c.why || e.Lost != c.lost || len(e.Lines) == 0 {
			t.Errorf("%q: %+v", c.lines, e)
		}
	}
	if e := at(t, text.Lang("fr"), solo+"set destruction -7\nanswer yes\n").g.View().Ending; e.Title != "DÉFAITE" || e.Why != "le pion Destruction a atteint la case Victoire d'Autobot" {
		t.Errorf("%+v", e)
	}
	if e := soloGame(t, "").g.View().Ending; e != nil {
		t.Errorf("a game that goes on has ended: %+v", e)
	}
}

// TestPlacing checks that a token is placed by pointing to a place that the rules allow (T1),
// and that any other place can be typed (T7).
func TestPlacing(t *testing.T) {
	h := at(t, text.English, "kot 1 duel solo\nside you gigazaur\nside rival meka-dragon\nrow too-cute ? ?\n"+began+"set you.energy 9\nset fame 2\nturn you buy\n")
	h.press("1")
	v := h.g.View()
	p := v.Placing
	if p == nil || v.Asked == nil || p.At >= len(p.Spots) || len(p.Spots) == 0 {
		t.Fatalf("%+v", p)
	}
	if len(v.Spots) != len(p.Spots) {
		t.Errorf("%d moves for %d places", len(v.Spots), len(p.Spots))
	}
	for i, spot := range p.Spots {
		marker := v.Lanes[spot.Lane].Marker
		if spot.From < 0 || spot.To > 14 || marker >= 2*spot.From && marker <= 2*spot.To || v.Spots[i] == nil || spot.Text == "" || len(spot.Parts) == 0 {
			t.Errorf("%+v with a marker at %d", spot, marker)
		}
	}
	if at := p.Spots[p.At]; at.Lane != 0 || at.Turned {
		t.Errorf("the cursor begins at %+v", at)
	}
	if m, err := h.g.Parse("fame 2"); err != nil { // under the marker
		t.Error(err)
	} else if _, err := h.g.Do(m); err != nil || h.g.View().Asked == nil {
		t.Errorf("a doubtful place: %v", err)
	}
}

// TestPlacingUnturned checks that a token whose orientation is not known yet says what it gives, but not where.
func TestPlacingUnturned(t *testing.T) {
	h := soloGame(t, "set you.energy 9; row breaking-news ? ?; turn you buy")
	h.press("1")
	if have := h.g.View().Placing.Spots[0].Text; !strings.HasSuffix(have, " (1 energy, 1 damage, 1 heart)") {
		t.Error(have)
	}
}

// checkAsked checks that an open question has its box, and answers that are accepted; each key has only one answer.
func checkAsked(t *testing.T, d *duelbox.Desk, now *duel.Table, g companion.Game, seen map[duel.QuestionID]bool) {
	t.Helper()
	v := g.View()
	q, open := now.Open()
	if open != (v.Asked != nil) || (open && q.ID == duel.AskReveal) != (v.Auto != nil) {
		t.Errorf("%s: %+v, %v", q.ID, v.Asked, v.Auto)
	}
	taken := map[string]bool{}
	for _, c := range v.Choices {
		if c.Shortcut != "" && taken[c.Shortcut] {
			t.Errorf("%s: the key %q has two meanings among %+v", q.ID, c.Shortcut, v.Choices)
		}
		taken[c.Shortcut] = true
	}
	e := companion.Entry{}
	for _, s := range []string{v.Head.Whose, v.Head.Turn, g.Roll().Tray(&e).Prompt, v.Advice.Title, v.Board.Title} {
		if strings.ContainsAny(s, "{}") || s == "" && (s == v.Head.Whose || s == v.Board.Title) {
			t.Errorf("words are missing: %q", s)
		}
	}
	if !open {
		return
	}
	seen[q.ID] = true
	answers := 0
	for _, c := range v.Choices {
		if c.Answer && c.Move != nil {
			answers++
		}
	}
	typed := q.Form() == duel.DiceAnswer && g.Roll().Tray(&e).Due == int(q.N) || v.Asked.Card
	placed := q.Form() == duel.PlaceAnswer && v.Placing != nil && len(v.Placing.Spots) > 0
	if v.Asked.Question == "" || answers == 0 && !typed || q.Form() == duel.PlaceAnswer && !placed && answers == 0 {
		t.Errorf("%s cannot be answered: %+v", q.ID, v)
	}
}

// TestLeftWhereItLay checks that a token that is put back where it lay has not moved (T2).
func TestLeftWhereItLay(t *testing.T) {
	for lang, want := range map[text.Lang][2]string{text.English: {"The Pumpkin token stays where it is", "Move the Pumpkin token"}, "fr": {"Le jeton Citrouille reste", "Déplacer le jeton"}} {
		for _, c := range []struct {
			answer string
			moved  bool
		}{{"destruction 1", false}, {"destruction 2", true}} {
			lines := solo + "row ? ? kaijutsu\n" + began + "set you.energy 9\ntoken pumpkin destruction 1\nturn you buy\nbuy 3\nreveal ?\nanswer " + c.answer + "\n"
			have := strings.Join(texts(at(t, lang, lines).g.View().Board.Lines), "; ")
			if strings.Contains(have, want[0]) == c.moved || strings.Contains(have, want[1]) != c.moved {
				t.Errorf("%s: %q", c.answer, have)
			}
		}
	}
}

// TestEveryDieReasoned checks that the reasons for Autobot's keep name every rerolled symbol.
func TestEveryDieReasoned(t *testing.T) {
	v := at(t, text.English, solo+began+"turn rival roll\nroll cffdep\n").g.View()
	if have := strings.Join(texts(v.Advice.Lines), "; "); have != "it keeps every claw (1); 2 Fame dice against 1 Destruction die; it rerolls destruction (1), it rerolls energy (1), it rerolls power (1)" {
		t.Errorf("%q", have)
	}
	v = at(t, "fr", solo+began+"turn rival roll\nroll ddfccc\n").g.View()
	if have := strings.Join(texts(v.Advice.Lines), "; "); !strings.Contains(have, "il relance 1 dé gloire") {
		t.Errorf("%q", have)
	}
}

// TestChosenEnds checks that what Autobot collects is shown during its turn, but not once the game is over.
func TestChosenEnds(t *testing.T) {
	h := at(t, text.English, solo+began+"set you.hearts 2\nturn rival roll\nroll cccffe\n")
	if have := strings.Join(texts(h.g.View().Board.Lines), "; "); !strings.Contains(have, "Autobot collects fame") {
		t.Errorf("%q", have)
	}
	h.press("e")
	h.press("e\n")
	if v := h.g.View(); v.Ending == nil || strings.Contains(strings.Join(texts(v.Board.Lines), "; "), "collects") {
		t.Errorf("%+v %q %q", v.Ending, v.Head, texts(v.Board.Lines))
	}
}

// TestDealt checks that the end says what each side has dealt the other, and the hardest hit, including damage by cards,
// but not what a side does to itself.
func TestDealt(t *testing.T) {
	for game, want := range map[string]string{
		"set you.hearts 6; set rival.hearts 9; turn you resolve; dice cceeee; resolve; turn rival roll; roll cccccc": "Damage dealt: you 2, Autobot 6; hardest hit 6, by Autobot (turn 3)",
		// both take 5: 10-5; 6 claws leave nothing of the 5
		"set you.hearts 10; set rival.hearts 9; set you.energy 5; row jets-scrambled ? ?; turn you buy; buy 1; reveal ?; answer fame 3; turn rival roll; roll cccccc": "Damage dealt: you 5, Autobot 5; hardest hit 5, by you (turn 3)",
		// her own card costs her 3: 8-3
		"set you.hearts 8; set you.energy 3; row hors-d-oeuvre ? ?; turn you buy; buy 1; reveal ?; answer fame 3; turn rival roll; roll cccccc": "Damage dealt: you 0, Autobot 5; hardest hit 5, by Autobot (turn 3)",
		// spiked-tail adds 1 for each space that destruction is pulled
		"set you.hearts 6; card you spiked-tail; set rival.hearts 9; turn you resolve; dice ddddee; resolve; turn rival roll; roll cccccc": "Damage dealt: you 2, Autobot 6; hardest hit 6, by Autobot (turn 3)",
	} {
		h := soloGame(t, game)
		h.press("\n")
		if e := h.g.View().Ending; e == nil || !slices.Contains(e.Lines, want) {
			t.Errorf("%s: the end says %+v", game, e)
		}
	}
}
