package duel_test

import (
	"strings"
	"testing"

	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// told plays lines as a log and returns it with the view of a language.
func told(t *testing.T, lang text.Lang, lines string) (*phrases.Phrases, *duelbox.Game) {
	t.Helper()
	d := desk(t, lang)
	g := tracker.New(duel.Log{Rules: d.Rules}, nil)
	for _, l := range strings.Split(lines, ";") {
		if l = strings.TrimSpace(l); l == "" {
			continue
		}
		if _, err := g.Fold(l); err != nil {
			t.Fatalf("%s: %v", l, err)
		}
	}
	c, err := d.Names(g.Table())
	if err != nil {
		t.Fatal(err)
	}
	return &phrases.Phrases{Names: c, Rules: d.Rules}, g
}

const played = "kot 1 duel solo; side you gigazaur; side rival meka-dragon; start you; row acid-attack snack-time photoshoot; " +
	"roll ccffe; keep ff; roll ffe; stop; resolve; buy 3; reveal ?; answer fame 3; pass; " +
	"roll ccfhdp; roll edh; roll dh; resolve; set you.hearts 9"

// TestEntry: each line of the log says who did what, and the numbers it changed.
func TestEntry(t *testing.T) {
	for lang, want := range map[text.Lang][]string{
		text.English: {
			"You rolled CC E FF", "You kept FF", "You rolled E FF", "You stopped rolling",
			"You resolved the dice: you 0 → 1 energy, Fame 0 → +2",
			"You bought Photoshoot (Fame +3): you 1 → 0 energy, Fame +2 → +3",
			"You ended the turn", "Autobot rolled CC H F D P", "Autobot rolled H E D", "Autobot rolled H D",
			"Autobot resolved the dice: you 14 → 12 hearts, Autobot 1 → 2 energy, Destruction 0 → -1",
		},
		text.Lang("fr"): {"Vous avez lancé BB E GG", "gardés (vous) : GG", "Vous avez lancé E GG", "fin des lancers (vous)"},
	} {
		d := desk(t, lang)
		save(t, d, "game", strings.ReplaceAll(played, "; ", "\n")+"\n")
		g, _, err := duelbox.NewBox(d).Look(d.Store.Path("game"))
		if err != nil {
			t.Fatal(err)
		}
		past := g.Log().Past(0)
		for i, w := range want {
			if got := past[i].Text; got != w {
				t.Errorf("%s %d: %q, want %q", lang, i, got, w)
			}
		}
		for _, p := range past {
			if strings.ContainsAny(p.Text, "{}") || p.Text == "" {
				t.Errorf("%s: %q has a blank that was not filled", lang, p.Text)
			}
		}
	}
}

// TestChanges names every number that may differ, both ways.
func TestChanges(t *testing.T) {
	v, g := told(t, text.English, played)
	before := g.Table().State
	after := before
	if got := v.Changes(&before, &after); len(got) != 0 {
		t.Errorf("nothing changed, but: %q", got)
	}
	acid, _ := v.Rules.Box.Card("acid-attack")
	after.Sides[duel.You].Hearts, after.Sides[duel.Rival].Energy, after.Sides[duel.Rival].Dice = 11, 7, 2
	after.Sides[duel.You].Keep = after.Sides[duel.You].Keep.With(acid)
	after.Marker[duel.FameTrack], after.Marker[duel.DestructionTrack] = 7, -2
	got := strings.Join(v.Changes(&before, &after), "; ")
	if want := "you 9 → 11 hearts; Acid attack in front of you; Autobot 2 → 7 energy; Autobot 0 → 2 dice tokens; Fame +3 → +3.5"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := strings.Join(v.Changes(&after, &before), "; "); !strings.Contains(got, "you no longer have Acid attack") || !strings.Contains(got, "Fame +3.5 → +3") {
		t.Errorf("the other way: %q", got)
	}
}
