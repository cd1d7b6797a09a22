package partydash_test

import (
	"kingoftokyo/companion/partydash"
	"kingoftokyo/rules/tokyo"
)

// The set-ups most games of the tests begin with: two, four and six at the table.
const (
	two  = "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1; row acid-attack jets ?; "
	four = "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; player p3 meka-dragon; player p4 alienoid Zoé; first p2; row corner-store energize wings; "
	six  = "kot 1 dark; player p1 gigazaur Anna; player p2 the-king Ben; player p3 meka-dragon Maximilienne; player p4 alienoid Zoé; " +
		"player p5 kraken; player p6 cyber-bunny Li; tiles green; first p1; row acid-attack jets ?; "

	three = "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; player p3 meka-dragon Zoé; first p1; row corner-store energize wings; "

	// Some turns of the four: Ben enters the City (7.1), others strike from outside.
	mid4 = four + "roll 112hec; resolve; pass; roll 333eec; resolve; answer no; pass; "
	// The six with cards, tokens, tiles, one of them out.
	mid6 = six + "roll 111eec; resolve; pass; place p2 bay; set p2.hearts 4; set p2.energy 7; set p3.poison 2; set p4.shrink 1; set p4.wickedness 5; " +
		"card p3 wings; card p3 jets; card p4 smoke-cloud; "
	shop = four + "turn p2 buy; set p2.energy 6; "
)

// scene is a screen: the table it begins with and the keys that lead to it. A
// main one is shown on small screens, in ASCII and without colours too.
type scene struct {
	name  string
	lines string
	keys  string
	ask   tokyo.QuestionID // the question it must stand at
	main  bool
	begin func(*partydash.Dash) error // in place of lines
}

// page is a set-up page as the first page.
func page(e tokyo.Edition) func(*partydash.Dash) error {
	return func(u *partydash.Dash) error {
		u.Push(u.SetUp(e))
		return nil
	}
}

var scenes = []scene{
	{name: "set-up", begin: page(tokyo.Base), main: true},
	{name: "set-up-dark-six", begin: page(tokyo.Dark), keys: "++1Anna<enter>2Ben<enter>ttbarbs, sonic<enter>yc acid, ?, jets<enter>"},
	{name: "set-up-starts", begin: page(tokyo.Base), keys: "1Anna<enter>f31332"},
	{name: "set-up-name", begin: page(tokyo.Dark), keys: "--2Mimi"},

	{name: "two-begins", lines: two},
	{name: "two-typing", lines: two, keys: "11he"},
	{name: "two-resolve", lines: two, keys: "111hec"},
	{name: "two-order", lines: two, keys: "111hech"},
	{name: "two-unnamed", lines: two + "roll eeeeec; resolve; ", keys: "2"},
	{name: "four-between", lines: mid4, main: true},
	{name: "four-typing", lines: mid4, keys: "33s", main: true},
	{name: "four-resolve", lines: mid4, keys: "222ecc", main: true},
	{name: "four-yield", lines: mid4, keys: "222ecc<enter>", ask: tokyo.AskYield, main: true},
	{name: "four-buy", lines: shop, main: true},
	{name: "four-bought", lines: shop, keys: "1aci<down>"},
	{name: "four-too-dear", lines: shop, keys: "2"},
	{name: "four-undone", lines: mid4, keys: "222ecc<enter>uu"},
	{name: "six-typing", lines: mid6, keys: "112", main: true},
	{name: "six-resolve", lines: mid6 + "turn p3 roll; roll 111hcc; ", main: true},
	{name: "six-tile", lines: mid6 + "set p3.wickedness 2; turn p3 roll; roll 111hcc; ", keys: "<enter>", ask: tokyo.AskTile, main: true},
	{name: "six-wings", lines: mid6 + "set p3.energy 4; turn p1 roll; roll 12eecc; ", keys: "<enter>", ask: tokyo.AskWings},
	{name: "six-out", lines: mid6 + "set p3.hearts 1; out p6; turn p1 roll; ", keys: "12eecc"},
	{name: "correct", lines: mid6, keys: "m<down>p12", main: true},
	{name: "correct-place", lines: mid6, keys: "ml++"},
	{name: "correct-line", lines: mid6, keys: "mr"},
	{name: "line", lines: mid4, keys: ":zoe hearts 7"},
	{name: "history", lines: mid4 + "roll 12heec; resolve; ", keys: "l<up>", main: true},
	{name: "lookup", lines: mid6, keys: "/jet"},
	{name: "lookup-do", lines: shop, keys: "/wing<enter>"},
	{name: "whole", lines: mid6, keys: "t"},
	{name: "help", lines: mid4, keys: "?"},
	{name: "help-rule", lines: mid4, keys: "?8.9"},
	{name: "menu", lines: mid6, keys: "x"},
	{name: "why", lines: mid4 + "roll 12heec; resolve; ", keys: "w"},
	{name: "why-begins", lines: two, keys: "w"},
	{name: "why-yield", lines: mid4, keys: "222ecc<enter>w"},
	{name: "why-wings", lines: mid6 + "set p3.energy 4; turn p1 roll; roll 12eecc; ", keys: "<enter>w"},
	{name: "why-tile", lines: mid6 + "set p3.wickedness 2; turn p3 roll; roll 111hcc; ", keys: "<enter>w"},
	{name: "big-two-rolls", lines: two, keys: "v"},
	{name: "big-three-buys", lines: three + "turn p2 buy; set p2.energy 6; ", keys: "v"},
	{name: "big-four-yield", lines: mid4, keys: "222ecc<enter>v", ask: tokyo.AskYield},
	{name: "big-six-typing", lines: mid6, keys: "v112", main: true},
	{name: "big-six-resolve", lines: mid6 + "out p6; turn p3 roll; roll 111hcc; ", keys: "v"},
	{name: "big-six-tile", lines: mid6 + "set p3.wickedness 2; turn p3 roll; roll 111hcc; ", keys: "v<enter>", ask: tokyo.AskTile},
	{name: "big-over", lines: mid4 + "set p1.points 20; turn p4 buy; ", keys: "v<enter>"},
	{name: "six-over", lines: mid6 + "out p6; set p1.points 20; turn p4 buy; ", keys: "<enter>"},
	{name: "over", lines: mid4 + "set p1.points 20; turn p4 buy; ", keys: "<enter>", main: true},
}
