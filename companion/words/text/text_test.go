package text_test

import (
	"errors"
	"go/ast"
	"go/token"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/tokyo"
)

// load returns a catalogue about a game of Duel, without its box.
func load(t *testing.T, l text.Lang) *phrases.Names {
	t.Helper()
	c := phrases.LoadNames(l, nil)
	return c
}

var blank = regexp.MustCompile(`\{([a-zA-Z-]+)(:[^}]*)?\}`)

// blanks returns the names of a text's blanks, each once, whatever their form.
func blanks(s string) []string {
	var names []string
	for _, m := range blank.FindAllStringSubmatch(s, -1) {
		names = append(names, strings.ToLower(m[1]))
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// Every text exists in every language, none is empty, and all languages fill in the same blanks,
// except numbers that only choose a form. No number has more forms than its language.
func TestCataloguesAgree(t *testing.T) {
	en := load(t, text.English)
	for _, l := range text.Langs {
		c := load(t, l)
		for _, k := range en.Keys() {
			if !c.Has(k) {
				t.Errorf("%s.yaml lacks %s", l, k)
			}
		}
		forms := strings.Count(c.Raw("language.forms"), "|") + 2
		for _, k := range c.Keys() {
			said := c.Raw(k)
			if !en.Has(k) {
				t.Errorf("en.yaml lacks %s", k)
				continue
			}
			if strings.TrimSpace(said) == "" {
				t.Errorf("%s.yaml: %s is empty", l, k)
			}
			if have, want := blanks(said), blanks(en.Raw(k)); !slices.Equal(have, want) {
				t.Errorf("%s: blanks %v in %s, %v in English", k, have, l, want)
			}
			if rest := blank.ReplaceAllString(said, ""); strings.ContainsAny(rest, "{}") {
				t.Errorf("%s: a brace that is no blank: %s", k, said)
			}
			for _, m := range blank.FindAllStringSubmatch(said, -1) {
				if n := strings.Count(m[2], "|") + 1; m[2] != "" && n > forms {
					t.Errorf("%s.yaml: %s has a number with %d forms, the language has %d", l, k, n, forms)
				}
			}
		}
	}
}

// ruleNumber matches a rule, which note takes before its key.
var ruleNumber = regexp.MustCompile(`^([A-Z][0-9]*|[0-9]+(\.[0-9]+)*)$`)

// keyArg says which argument of a call is a catalogue key, by the name of the function.
var keyArg = map[string]int{"Refuse": 1, "refuse": 1, "Say": 0, "say": 0, "note": -1, "add": 1, "over": 1, "Fail": 0}

// Every key in the program is in the catalogues, and every key of the catalogues is in the program
// or belongs to a family made of ids.
func TestKeysAreUsed(t *testing.T) {
	en := load(t, text.English)
	literals := map[string]bool{}
	production(t, func(path string, file *ast.File) {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BasicLit:
				if s, err := strconv.Unquote(n.Value); err == nil {
					literals[s] = true
				}
			case *ast.CallExpr:
				checkCall(t, en, path, n)
			case *ast.KeyValueExpr:
				if id, ok := n.Key.(*ast.Ident); ok && id.Name == "Key" {
					checkKey(t, en, path, n.Value)
				}
			}
			return true
		})
	})
	for _, f := range families {
		if !literals[f] {
			t.Errorf("nothing says a text of the family %s", f)
		}
	}
	for _, k := range en.Keys() {
		if base, two := strings.CutSuffix(k, ".two"); two && en.Has(base) {
			continue
		}
		if base, ear := strings.CutSuffix(k, ".aloud"); ear && en.Has(base) {
			continue
		}
		if base, line := strings.CutSuffix(k, ".line"); line && en.Has(base) {
			continue
		}
		if base, tap := strings.CutSuffix(k, ".tap"); tap && en.Has(base) {
			continue
		}
		if !literals[k] && !inFamily(k) && !extended(k, literals) && !tellsLine(k) {
			t.Errorf("nothing says %s", k)
		}
	}
}

// families has the prefixes of the keys that end with an id. Each must be in the program exactly
// like this, so that the test finds a family that is no longer used.
var families = []string{
	"ladder.energy.", "review.how.", "about.", "review.none.", "review.usual.", "review.whose.",
	"games.box.", "setup.ask.", "setup.level.", "face.", "letter.", "side.", "track.", "phase.", "question.", "why.", "bonus.", "answers.", "rule.", "keyname.",
	"duel.face.", "duel.bonus.", "duel.symbols.", "field.", "step.", "change.",
	"tokyo.rule.", "tokyo.token.", "tokyo.face.", "tokyo.letter.", "tokyo.phase.", "tokyo.place.",
	"tokyo.group.", "table.hand.", "tokyo.style.", "duel.setup.chair.", "tokyo.why.", "tokyo.field.", "tokyo.short.", "tokyo.ask.", "tokyo.step.", "tokyo.held.", "tokyo.warn.", "tokyo.choice.key.", "tokyo.setup.ask.",
	"cards.box.", "cards.status.", "tokyo.played.", "coach.mode.", "coach.means.", "coach.assume.", "coach.leads.", "coach.differs.", "review.sum.luck.", "gauge.", "ending.", "advice.wins.", "advice.may-win.", "place.end.", "ask.token.", "ask.kind.", "help.cmd.", "help.man.", "source.", "page.box.", "page.rematch.roll.", "set.", "hint.", "aloud.hit.",
}

// inFamily reports whether a key belongs to a family made of ids.
func inFamily(key string) bool {
	return slices.ContainsFunc(families, func(f string) bool { return strings.HasPrefix(key, strings.TrimSuffix(f, ".")+".") })
}

// tellsLine reports whether a key is the text of a line of the notation, by the line's verb and perhaps what or whose
// value it sets, or that of a line without such a text.
func tellsLine(key string) bool {
	event, ours := strings.CutPrefix(key, "event.")
	isVerb := duel.IsVerb
	if theirs, ok := strings.CutPrefix(key, "tokyo.event."); ok {
		event, ours, isVerb = theirs, true, tokyo.IsVerb
	}
	verb, _, _ := strings.Cut(event, ".")
	return ours && (event == "correct" || isVerb(verb) && (verb == event || verb == "set" || verb == "uncard"))
}

// extended reports whether the program has a key in two parts: the key of a text, and what it
// appends if the text needs another form, such as ".help".
func extended(key string, literals map[string]bool) bool {
	dot := strings.LastIndexByte(key, '.')
	return dot > 0 && literals[key[:dot]] && literals[key[dot:]]
}

func checkCall(t *testing.T, c *phrases.Names, path string, call *ast.CallExpr) {
	name := ""
	switch f := call.Fun.(type) {
	case *ast.Ident:
		name = f.Name
	case *ast.SelectorExpr:
		name = f.Sel.Name
	}
	at, ok := keyArg[name]
	if !ok {
		return
	}
	if at < 0 { // note(rule, key, ...) and note(key, ...)
		at = 0
		if len(call.Args) > 1 {
			if lit, ok := call.Args[1].(*ast.BasicLit); ok && lit.Kind == token.STRING {
				at = 1
			}
		}
	}
	if at < len(call.Args) {
		checkKey(t, c, path, call.Args[at])
	}
}

func checkKey(t *testing.T, c *phrases.Names, path string, e ast.Expr) {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return
	}
	if key, err := strconv.Unquote(lit.Value); err == nil && !c.Has(key) && !c.Has("tokyo.warn."+key) && !ruleNumber.MatchString(key) && key != "" {
		t.Errorf("%s says %q, which is in no catalogue", path, key)
	}
}

// The name of a die on the screen can be typed for it: a language chooses among the letters of the
// notation.
func TestLettersCanBeTyped(t *testing.T) {
	for _, l := range text.Langs {
		c := load(t, l)
		for f := range rules.Face(rules.NumFaces) {
			for key, faces := range map[string]*rules.Alphabet{"letter." + duel.FaceName(f): &duel.Faces, "tokyo.letter." + tokyo.FaceName(f): &tokyo.Faces} {
				if have, err := faces.Parse(c.Say(key)); err != nil || have[f] != 1 {
					t.Errorf("%s.yaml: %s is %q, which means no such die when it is typed", l, key, c.Say(key))
				}
			}
		}
	}
}

// Every id that a text may be made of has its words.
func TestFamiliesAreWhole(t *testing.T) {
	for _, l := range text.Langs {
		c := load(t, l)
		var keys []string
		for f := range rules.Face(rules.NumFaces) {
			keys = append(keys, "face."+duel.FaceName(f), "letter."+duel.FaceName(f))
		}
		for ph := duel.PhaseStart; ph <= duel.PhaseOver; ph++ {
			keys = append(keys, "phase."+ph.String())
		}
		for q := duel.AskReveal; q < duel.NumQuestions; q++ {
			keys = append(keys, "question."+q.String())
		}
		for b := duel.BonusNone; b <= duel.BonusDice; b++ {
			keys = append(keys, "bonus."+b.String())
			if b != duel.BonusNone {
				keys = append(keys, "step.bonus."+b.String())
			}
		}
		for w := duel.ByHearts; w <= duel.ByConcession; w++ {
			keys = append(keys, "why."+w.String(), "step.won.you."+w.String(), "step.won.rival."+w.String())
		}
		for _, s := range []duel.Side{duel.You, duel.Rival} {
			keys = append(keys, "side."+s.String())
		}
		for _, tr := range []duel.Track{duel.FameTrack, duel.DestructionTrack} {
			keys = append(keys, "track."+tr.String())
		}
		for _, k := range keys {
			if !c.Has(k) {
				t.Errorf("%s.yaml lacks %s", l, k)
			}
		}
	}
}

// Blanks, forms of a number, capitals and names are filled in.
func TestSay(t *testing.T) {
	n := func(n int) rules.Arg { return rules.Num("n", n) }
	for _, c := range []struct {
		lang text.Lang
		key  string
		args []rules.Arg
		want string
	}{
		{text.English, "step.useless", []rules.Arg{n(1)}, "1 useless die: 1 energy for Autobot, as for power dice"},
		{text.English, "step.useless", []rules.Arg{n(0)}, "0 useless dice: 1 energy each for Autobot, as for power dice"},
		{text.Lang("fr"), "advise.resolve", []rules.Arg{rules.Num("damage", 0), rules.Num("hearts", 2), rules.Num("fame", 0), rules.Num("destruction", 1), rules.Num("energy", 1)},
			"Résultat : 0 dégât, 2 cœurs, 0 case de Gloire, 1 case de Destruction, 1 énergie"},
		{text.Lang("fr"), "step.useless", []rules.Arg{n(1)}, "1 dé inutile : 1 énergie pour Autobot, comme les dés pouvoir"},
		{text.Lang("fr"), "step.useless", []rules.Arg{n(2)}, "2 dés inutiles : 1 énergie chacun pour Autobot, comme les dés pouvoir"},
		{text.English, "step.again", []rules.Arg{rules.ID(rules.ArgSide, "who", "you")}, "You: take another turn"},
		{text.Lang("fr"), "warn-half", []rules.Arg{rules.ID(rules.ArgTrack, "track", "fame"), rules.At("at", 5)},
			"Gloire est en +2,5, où aucun jeton n'ajoute de case ; kot l'accepte quand même"},
		{text.English, "replace-refused", []rules.Arg{rules.Text("line", "roll cc"), rules.Because("why", rules.Refuse("W", "over"))},
			"later on, \"roll cc\" no longer fits: the game is over; undo a step or start a new one (W)"},
		{text.Lang("fr"), "replace-refused", []rules.Arg{rules.Text("line", "pass"), rules.Because("why", errors.New("EIO"))},
			"plus loin, « pass » n'est plus possible : EIO"},
		{text.English, "answer-first", nil, "answer the open question first; nothing was lost"},
		{text.English, "note-end-lost", []rules.Arg{n(5), rules.Num("line", 9), rules.Text("text", "roll cc"), rules.Num("turn", 3), rules.Because("why", rules.Refuse("", "answer-first"))},
			"line 9 (\"roll cc\") cannot be used: answer the open question first. This line and everything after it (5 lines) are lost; the game continues in turn 3"},
		{text.English, "no-such-key", nil, "{no-such-key}"},
	} {
		if have := load(t, c.lang).Say(c.key, c.args...); have != c.want {
			t.Errorf("%s %s: %q, want %q", c.lang, c.key, have, c.want)
		}
	}
}

// A sentence begins with a capital, but for the program's name.
func TestCapital(t *testing.T) {
	for s, want := range map[string]string{"anna rolls": "Anna rolls", "élan": "Élan", "kot rolls": "kot rolls", "kot": "kot", "kottos": "Kottos", "": ""} {
		if have := text.Capital(s); have != want {
			t.Errorf("%q begins as %q, want %q", s, have, want)
		}
	}
	c := load(t, text.Lang("fr"))
	for _, who := range [][2]string{{"léa", "Léa a lancé B"}, {"kot", "kot a lancé B"}} {
		if have := c.Say("event.roll", rules.Text("who", who[0]), rules.Text("dice", "B")); have != who[1] {
			t.Errorf("%q, want %q", have, who[1])
		}
	}
	if have := text.Sentences("kot continue", "au revoir"); have != "kot continue. Au revoir." {
		t.Errorf("%q", have)
	}
}

// LANG decides, in the order of POSIX; anything unknown means English.
func TestFromEnv(t *testing.T) {
	for _, c := range []struct {
		env  map[string]string
		want text.Lang
	}{
		{map[string]string{"LANG": "fr_FR.UTF-8"}, text.Lang("fr")},
		{map[string]string{"LANG": "fr"}, text.Lang("fr")},
		{map[string]string{"LANG": "fr-CA"}, text.Lang("fr")}, // as Windows writes it
		{map[string]string{"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, text.English},
		{map[string]string{"LANG": "en_US", "LC_MESSAGES": "fr_CA"}, text.Lang("fr")},
		{map[string]string{"LANG": "zz_ZZ.UTF-8"}, text.English},
		{nil, text.English},
	} {
		if have := text.FromEnv(func(k string) string { return c.env[k] }); have != c.want {
			t.Errorf("%v: %s, want %s", c.env, have, c.want)
		}
	}
}

// Folding ignores accents, case, ligatures, apostrophes, hyphens and spaces.
func TestFold(t *testing.T) {
	for in, want := range map[string]string{
		"Dans l'œil du cyclone":  "dansloeilducyclone",
		"dans l’OEIL":            "dansloeil",
		"Écrasement dévastateur": "ecrasementdevastateur",
		"extra-terrestre":        "extraterrestre",
		"E\u0301crasement":       "ecrasement",
		"Il ne tombera pas !":    "ilnetomberapas",
	} {
		if have := text.Fold(in); have != want {
			t.Errorf("%q folds to %q, want %q", in, have, want)
		}
	}
}

// The catalogues have no character that two terminals would draw in different widths. The dashboard
// itself draws the arrow one column wide.
func TestPlainCharacters(t *testing.T) {
	for _, l := range text.Langs {
		data, err := os.ReadFile(string(l) + ".yaml")
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range string(data) {
			if c > 0x17f && !strings.ContainsRune("œŒ’→", c) {
				t.Errorf("%s.yaml has %q", l, c)
			}
		}
	}
}
