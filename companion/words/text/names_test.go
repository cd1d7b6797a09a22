package text_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"gopkg.in/yaml.v3"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// monsters has the names of a test game: only cards and sides have names.
type monsters struct{ two bool }

func (m monsters) ForTwo() bool { return m.two }

func (m monsters) Name(kind rules.ArgKind, id string) (string, bool) {
	switch {
	case kind == rules.ArgCard && id == "acid":
		return "acid attack", true
	case kind == rules.ArgSide && id == "you":
		return "Gigazaur", true
	}
	return "", false
}

// TestNames checks that things with a name in the game are called by it; a face, a side or a track
// without one has its words in the catalogue, and other things show their ids.
func TestNames(t *testing.T) {
	bare := text.Load(text.English, nil)
	named := bare.With(monsters{})
	for _, c := range []struct {
		kind        rules.ArgKind
		id          string
		named, bare string
	}{
		{rules.ArgCard, "acid", "acid attack", "acid"},
		{rules.ArgCard, "photo", "photo", "photo"},
		{rules.ArgToken, "acid", "acid", "acid"},
		{rules.ArgSide, "you", "Gigazaur", "you"},
		{rules.ArgSide, "rival", "Autobot", "Autobot"},
		{rules.ArgFace, "destruction", "destruction", "destruction"},
		{rules.ArgTrack, "fame", "Fame", "Fame"},
	} {
		a := rules.ID(c.kind, "it", c.id)
		if have := named.Arg(a); have != c.named {
			t.Errorf("kind %d %q is %q, want %q", c.kind, c.id, have, c.named)
		}
		if have := bare.Arg(a); have != c.bare {
			t.Errorf("kind %d %q without names is %q, want %q", c.kind, c.id, have, c.bare)
		}
	}
	french := text.Load(text.Lang("fr"), monsters{})
	if have := french.Arg(rules.ID(rules.ArgFace, "it", "claw")); have != "baffe" {
		t.Errorf("in French a claw is %q", have)
	}
	const between = "VICTORY for {Who}: {rival} has no hearts left" // the blank of a side without a name stays
	who := rules.ID(rules.ArgSide, "who", "you")
	if have, want := bare.With(monsters{two: true}).Say("step.won.you.hearts", who), strings.ReplaceAll(between, "{Who}", "Gigazaur"); have != want {
		t.Errorf("between two: %q, want %q", have, want)
	}
	if have := named.With(nil).Arg(who); have != "you" {
		t.Errorf("names taken away still say %q", have)
	}
}

// TestWords checks that a name without a French one is shown in English.
func TestWords(t *testing.T) {
	for _, c := range []struct {
		lang text.Lang
		w    rules.Words
		want string
	}{
		{text.English, rules.Words{"en": "Acid Attack", "fr": "Attaque acide"}, "Acid Attack"},
		{text.Lang("fr"), rules.Words{"en": "Acid Attack", "fr": "Attaque acide"}, "Attaque acide"},
		{text.Lang("fr"), rules.Words{"en": "Acid Attack"}, "Acid Attack"},
		{text.English, rules.Words{"fr": "Attaque acide"}, ""},
	} {
		if have := load(t, c.lang).Words(c.w); have != c.want {
			t.Errorf("%s %+v: %q, want %q", c.lang, c.w, have, c.want)
		}
	}
}

// TestDocuments checks that in each document of a language's file but the first, every key begins
// with one word, with which no key of another document begins: kot looks for it only there.
func TestDocuments(t *testing.T) {
	for _, l := range text.Langs {
		data, err := os.ReadFile(string(l) + ".yaml")
		if err != nil {
			t.Fatal(err)
		}
		words := make([]map[string]bool, 0)
		for i, part := range strings.Split(string(data), "\n---\n") {
			var texts map[string]string
			if err := yaml.Unmarshal([]byte(part), &texts); err != nil || len(texts) == 0 {
				t.Fatalf("document %d of %s.yaml has %d texts: %v", i+1, l, len(texts), err)
			}
			begins := map[string]bool{}
			for k := range texts {
				if word, _, dotted := strings.Cut(k, "."); dotted || i > 0 {
					begins[word] = true
				}
			}
			if i > 0 && len(begins) > 1 {
				t.Errorf("keys of document %d of %s.yaml begin with %v", i+1, l, begins)
			}
			for word := range begins {
				for n, other := range words {
					if other[word] {
						t.Errorf("keys of the documents %d and %d of %s.yaml begin with %s", n+1, i+1, l, word)
					}
				}
			}
			words = append(words, begins)
		}
		c := load(t, l)
		if have := c.Say("cards.box.tokyo"); have != "King of Tokyo" {
			t.Errorf("%s: the box is %q", l, have)
		}
		if keys := c.Keys(); len(keys) != len(slices.Compact(slices.Clone(keys))) {
			t.Errorf("%s.yaml has a key in two documents", l)
		}
	}
}
