package cards_test

import (
	"encoding/json"
	"regexp"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
)

// An item in full, of each box and kind, in both languages.
func TestText(t *testing.T) {
	s := whole(t)
	for _, c := range []struct {
		box  string
		id   string
		lang text.Lang
		want string
	}{
		{"dark", "extra-head", text.English, `
Extra Head / Une tête de plus - costs 7, keep card
  Box: King of Tokyo (2 copies), Dark Edition
  You roll one more die.
  Automatic: kot applies it.
  - The base box has two copies of this card and of Evacuation Orders, but of no other. With both you roll two more dice. [publisher, on BoardGameGeek; online version; King of Tokyo only]
  - This box has one copy; the base box has two. [online version; Dark Edition only]`},
		{"tokyo", "gourmet", text.Lang("fr"), `
Gourmet - coûte 4 (King of Tokyo), 6 (Dark Edition), carte pouvoir
  Boîte : King of Tokyo, Dark Edition
  Si votre résultat contient au moins trois 1, vous gagnez 2 points de victoire en plus de ce que rapportent les dés.
  kot applique cette carte automatiquement.
  - Elle compte une fois par tour, même avec six 1. [version en ligne]`},
		{"dark", "lunar-powered", text.Lang("fr"), `
Lunar Powered - coûte 3, carte pouvoir
  Boîte : Dark Edition
  À la fin de votre tour, vous gagnez 1 énergie si vous n'en avez pas.
  kot applique cette carte automatiquement.
  - Avec L'ami des enfants, vous en gagnez 2. [aide de jeu Dized]
  - Une liste des cartes dit 2 énergies, deux autres disent 1. Nous n'avons pas vu la carte imprimée. [non vérifié : autres listes des cartes]
  Comment kot applique la carte : elle rapporte 1 énergie ; si la carte imprimée indique 2, corrigez l'énergie.`},
		{"tokyo", "frenzy", text.English, `
Frenzy / Rage - costs 7, discard card
  Box: King of Tokyo, Dark Edition
  You take another turn right after this one.
  Automatic: kot applies it.
  - If you start that turn in Tokyo, you gain the reward for it again. [online version]
  2 readings, because the sources disagree:
    - One reading: the turn stops at the purchase, and its end-of-turn effects are lost. [Dized rules helper]
    - The other reading: the turn continues to its usual end, and the extra turn follows. [online version]
  How kot plays it: the turn continues to its usual end, then the extra turn follows; with the option "frenzy cut", the turn stops at the purchase.`},
		{"tokyo", "regeneration", text.English, `
Regeneration / Régénération - costs 4, keep card
  Box: King of Tokyo, Dark Edition
  Whenever you gain hearts, you gain 1 more.
  Automatic: kot applies it.
  - You gain only 1 more per gain, however many dice are used. [online version]
  2 readings, because the sources disagree:
    - If another Monster heals you, you gain only what it gives. [publisher, on BoardGameGeek; King of Tokyo only]
    - In the online version you gain 1 more even when another Monster heals you. [online version; King of Tokyo only]
  How kot plays it: it adds nothing when another Monster heals its owner.`},
		{"dark", "tile-eternal", text.English, `
Eternal - Wickedness tile 2, level 3, red side
  Box: Dark Edition
  When your turn starts, you gain 1 heart.
  Automatic: kot applies it.
  - You gain it in Tokyo too: only heart dice do nothing there. [Dark Edition rulebook, Effets de Tokyo; by analogy]`},
		{"dark", "plot-twist", text.Lang("fr"), `
Plan B / Plot Twist - coûte 3, carte pouvoir
  Boîte : King of Tokyo, Dark Edition
  Avant la résolution de vos dés, vous pouvez défausser cette carte pour donner à l'un d'eux la face de votre choix.
  kot applique cette carte automatiquement et pose la question quand elle laisse un choix.`},
	} {
		it, ok := s.Item(c.box, c.id)
		if !ok {
			t.Fatalf("no %s in %s", c.id, c.box)
		}
		if have := "\n" + strings.Join(cards.Text(words(t, c.lang), it, ""), "\n"); have != c.want {
			t.Errorf("%s: have %s\nwant %s", c.id, have, c.want)
		}
	}
}

// The texts of the boxes that differ, tokens, a card that reminds, a card of Duel.
func TestTextParts(t *testing.T) {
	s := whole(t)
	for _, c := range []struct {
		box  string
		id   string
		lang text.Lang
		want []string
	}{
		{"dark", "it-has-a-child", text.English, []string{"  King of Tokyo: If you drop to 0 hearts, you discard all your cards ", "  Dark Edition: If you drop to 0 hearts, you discard your cards and Wickedness tiles"}},
		{"dark", "tile-poison-spit", text.Lang("fr"), []string{"Crachat venimeux / Poison Spit - tuile Méchanceté 3, palier 3, face verte", "  Jetons : Poison"}},
		{"tokyo", "battery-monster", text.Lang("fr"), []string{"  Jetons : énergie sur la carte"}},
		{"tokyo", "smoke-cloud", text.English, []string{"  Tokens: Smoke"}},
		{"dark", "wings", text.English, []string{"  Reminder: at the right moment kot asks the player and applies the answer."}},
		{"tokyo", "fire-breathing", text.English, []string{"  3 readings, because the sources disagree:", "    - It does not matter where they are"}},
		{"duel", "armor-plating", text.English, []string{"Armor plating / Blindage renforcé - costs 6, keep card", "  Box: King of Tokyo Duel", "  Buzz token Cat: 1 damage"}},
	} {
		it, ok := s.Item(c.box, c.id)
		if !ok {
			t.Fatalf("no %s in %s", c.id, c.box)
		}
		lines := cards.Text(words(t, c.lang), it, "")
		for _, want := range c.want {
			if !slices.ContainsFunc(lines, func(l string) bool { return strings.HasPrefix(l, want) }) {
				t.Errorf("%s has no line %q:\n%s", c.id, want, strings.Join(lines, "\n"))
			}
		}
	}
	for _, it := range s.All() {
		for _, l := range text.Langs {
			if told := strings.Join(cards.Text(words(t, l), it, ""), "\n"); strings.ContainsAny(told, "{}") || it.In("duel") && strings.Contains(told, "kot ") {
				t.Errorf("%s: %s", it.ID, told)
			}
		}
	}
}

// The JSON has what docs/programs/data.md says, and is the same in every language.
func TestJSON(t *testing.T) {
	s := whole(t)
	var list []cards.Item
	for _, of := range []struct {
		box string
		id  string
	}{{"tokyo", "regeneration"}, {"dark", "tile-eternal"}, {"duel", "acid-attack"}, {"tokyo", "wings"}} {
		it, ok := s.Item(of.box, of.id)
		if !ok {
			t.Fatalf("no %s", of.id)
		}
		list = append(list, it)
	}
	data := cards.JSON(list)
	for _, l := range text.Langs { // what other languages say
		if said := `"` + string(l) + `":"(?:[^"\\]|\\.)*"`; l != "en" && l != "fr" {
			data = regexp.MustCompile(`,`+said+`|`+said+`,`).ReplaceAll(data, nil)
		}
	}
	for _, want := range []string{
		`[{"id":"regeneration","name":{"en":"Regeneration","fr":"Régénération"},"kind":"keep","boxes":[{"box":"tokyo","cost":4,"copies":1,"effect":{"en":"Whenever you gain hearts, you gain 1 more.","fr":"Chaque fois`,
		`{"box":"tokyo","en":"In the online version you gain 1 more even`,
		`"source":"BGA","status":"conflict"}`,
		`"played":{"en":"it adds nothing when another Monster heals its owner`,
		"},\n {\"id\":\"tile-eternal\",\"name\":{\"en\":\"Eternal\"},\"kind\":\"tile\",\"boxes\":[{\"box\":\"dark\",\"copies\":1,",
		`"tokens":[],"tile":{"number":2,"level":3,"side":"red"},"manner":"acts","asks":[]`,
		`"manner":"reminds","asks":["wings"]`,
	} {
		if !strings.Contains(string(data), want) {
			t.Errorf("no %s in\n%s", want, data)
		}
	}
	var any []struct{ ID string }
	if err := json.Unmarshal(data, &any); err != nil || len(any) != 4 || any[2].ID != "acid-attack" {
		t.Errorf("%v, %v", err, any)
	}
	if none := cards.JSON(nil); string(none) != "[]" {
		t.Errorf("nothing is %s", none)
	}
}
