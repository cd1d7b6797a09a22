package text_test

import (
	"regexp"
	"strings"
	"testing"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// addressing matches words that mean one player alone, or Autobot.
var addressing = map[text.Lang]*regexp.Regexp{
	text.English:    regexp.MustCompile(`(?i)\b(you|your|yours|autobot)\b`),
	text.Lang("fr"): regexp.MustCompile(`(?i)\b(vous|votre|vos|autobot)\b`),
}

// soloKeys matches the texts that two humans never read: Autobot's turn, its part of the set-up and
// of the record, and the words of one player. The rules and what kot prints outside a game address
// everybody.
var soloKeys = regexp.MustCompile(`^(advice\.|why-|(tokyo\.)?rule\.|hint\.|rules\.|side\.|name\.|games\.|review\.|sim\.|help\.|about\.|serve\.|(command|flag|value|card|verb)-meant$|ask-words$|` +
	`duel\.(special|resolve-first|over\.record|turn\.yours)|` +
	`duel\.setup\.(discard|first|players)|setup\.ask\.players|duel\.why-(roll|special)|mend\.chosen|question\.symbol|` +
	`coach\.|ladder\.|duel\.setup\.even|even-unknown$|setup\.markers\.toward$|choice\.stop|page\.naming\.(dear|unbought)\.you$|tray\.(stops|white|[\w.]*autobot|keeps\.(said|other))|ending\.(luck|choices|fastest|defeat)|odds[.-]|` + // kot odds is about Autobot alone
	`event\.(roll|thrown)\.you|step\.(chosen|useless|special-due|override)|(autobot-(buys|rolls)|resolve-autobot|tokens-autobot|special-due|no-special|no-autobot|keeps-all|keep-other|review-box|review-two)$)`)

// TestTwoHumans checks that texts for two humans call nobody "you" and do not mention Autobot. A
// text that does needs a second one, whose key ends in ".two".
func TestTwoHumans(t *testing.T) {
	for _, l := range text.Langs {
		c := load(t, l).Among(true, [2]string{"Anna", "Ben"})
		for _, k := range c.Keys() {
			base := strings.TrimSuffix(k, ".two")
			if soloKeys.MatchString(base) {
				continue
			}
			if !c.Has(base) {
				t.Errorf("%s.yaml has %s, but no %s", l, k, base)
			}
			said := c.Raw(base)
			if addressing[l] == nil {
				continue // nobody has recorded how this language addresses a player
			}
			if w := addressing[l].FindString(blank.ReplaceAllString(said, "")); w != "" {
				t.Errorf("%s.yaml: %s says %q to two humans; give it a second text, %s.two, with {who}, {you} and {rival} for their names: %s", l, base, w, base, said)
			}
		}
	}
}

// Between two humans, both sides have names, or numbers; {you} and {rival} need no argument, and a
// text of their own comes first.
func TestSayTwo(t *testing.T) {
	who := rules.ID(rules.ArgSide, "who", "you")
	for _, c := range []struct {
		lang  text.Lang
		names [2]string
		key   string
		args  []rules.Arg
		want  string
	}{
		{text.English, [2]string{"Anna", "Ben"}, "step.again", []rules.Arg{who}, "Anna: take another turn"},
		{text.Lang("fr"), [2]string{"", "Ben"}, "step.again", []rules.Arg{who}, "Joueur 1 : encore un tour"},
		{text.English, [2]string{}, "step.won.you.hearts", []rules.Arg{who}, "VICTORY for Player 1: Player 2 has no hearts left"},
		{text.Lang("fr"), [2]string{"Anna", "Ben"}, "step.won.you.conceded", []rules.Arg{who}, "VICTOIRE pour Anna : Ben abandonne"},
		{text.English, [2]string{"Anna", ""}, "lane.ends", nil, "plus is toward the Victory space of Anna, minus toward that of Player 2"},
	} {
		if have := load(t, c.lang).Among(true, c.names).Say(c.key, c.args...); have != c.want {
			t.Errorf("%s %s: %q, want %q", c.lang, c.key, have, c.want)
		}
	}
	solo := load(t, text.English)
	if have, want := solo.Say("step.won.you.hearts", who), "VICTORY: Autobot has no hearts left"; have != want {
		t.Errorf("solo: %q, want %q", have, want)
	}
	if _ = solo.Among(true, [2]string{"Anna", "Ben"}); solo.Two {
		t.Error("Among changed the catalogue it was asked of")
	}
}
