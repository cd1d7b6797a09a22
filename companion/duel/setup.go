package duel

import (
	"cmp"
	"slices"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Wish is what a player already said about a new game, by flags; empty words
// are open.
type Wish struct {
	You, Rival  string // monsters
	Name, Other string // of the players; Other counts between two humans alone
	Start       string // you, rival or a name; "" is open
	Row         string // three cards, separated by commas
	Two         bool   // two humans, no Autobot
	// What follows is about Autobot and means nothing between two humans.
	Hard      bool
	Even      bool // difficulty and her hearts make it an even fight
	Discard   string
	FirstDice string
}

// names are the players' names as a game keeps them.
func (w *Wish) names() [2]string {
	if !w.Two {
		return [2]string{text.CleanName(w.Name)}
	}
	return [2]string{text.CleanName(w.Name), text.CleanName(w.Other)}
}

// Words is the catalogue for the game wished for.
func (w *Wish) Words(c *Words) *Words { return c.Among(w.Two, w.names()) }

// WishLike is the wish for a new game like one that was played: the same people
// and options; against Autobot the same side starts. Its monsters are the form's to deal.
func WishLike(set *duel.Setup) Wish {
	w := Wish{Two: !set.Solo, Name: set.Names[duel.You], Other: set.Names[duel.Rival], Hard: set.Options.Hard}
	if set.Solo {
		w.Start = set.First.String()
	}
	if set.Options.DiscardTurns {
		w.Discard = "turn"
	}
	if set.Options.FullDice {
		w.FirstDice = "you"
	}
	return w
}

// Setup makes a set-up of a wish, dealing at random what it leaves open. The
// error is a *rules.Problem that names the word it could not use.
func (d *Desk) Setup(c *Words, w Wish) (duel.Setup, error) {
	c = w.Words(c)
	monsters, err := d.deal(c, w.You, w.Rival)
	if err != nil {
		return duel.Setup{}, err
	}
	if one, other := c.Side(duel.You), c.Side(duel.Rival); w.Two && text.Fold(one) == text.Fold(other) {
		return duel.Setup{}, rules.Refuse("", "name-twice", rules.Text("name", one))
	}
	first, err := starter(c, w.Start)
	if err != nil {
		return duel.Setup{}, err
	}
	set := duel.NewSetup(!w.Two, monsters, first)
	set.Names = w.names()
	if !w.Two {
		if err := w.options(&set.Options); err != nil {
			return set, err
		}
	}
	if w.Row != "" {
		if set.Row, err = d.row(c, w.Row); err != nil {
			return set, err
		}
	}
	return set, nil
}

// options sets what a wish says about Autobot (S4, A8, A9).
func (w *Wish) options(o *duel.Options) error {
	o.Hard = w.Hard
	for name, val := range map[string]string{"discard": w.Discard, "first-dice": w.FirstDice} {
		if val != "" && !o.Set(name, val) {
			values := duel.OptionNames()[name]
			return rules.Refuse("", "option-unknown", rules.Text("option", name), rules.Text("value", val), rules.Text("use", strings.Join(values[:], ", ")))
		}
	}
	return nil
}

// deal gives each side the monster it wished, or one of the others at random (S1).
func (d *Desk) deal(c *Words, you, rival string) ([2]duel.MonsterID, error) {
	dealt, err := companion.DealMonsters([]string{you, rival}, len(d.Library.Duel.Monsters), d.Random,
		func(wish string) (duel.MonsterID, error) { return PickMonster(c, wish) },
		func(m duel.MonsterID) error {
			return rules.Refuse("S1", "monster-taken", rules.Text("monster", c.Monster(m)))
		})
	if err != nil {
		return [2]duel.MonsterID{}, err
	}
	return [2]duel.MonsterID(dealt), nil
}

// starter reads who begins; nothing said is the human (S3: she chooses), of two
// the first-named.
func starter(c *Words, w string) (duel.Side, error) {
	if side, ok := sideNamed(c, w); ok {
		return side, nil
	}
	switch speak(text.Fold(w)) {
	case "", "you":
		return duel.You, nil
	case "rival":
		return duel.Rival, nil
	}
	return duel.You, rules.Refuse("S3", "start-unknown", rules.Text("word", w))
}

// row reads the three cards of a new row by their names: all different (S2).
func (d *Desk) row(c *Words, words string) ([3]duel.CardID, error) {
	row, err := rowNamed(c, words)
	if err != nil {
		return row, err
	}
	seen := map[duel.CardID]bool{duel.NoCard: true}
	for _, id := range row {
		if seen[id] {
			return row, rules.Refuse("S2", "row-twice", rules.ID(rules.ArgCard, "card", c.Box.CardName(id)))
		}
		seen[id] = id != duel.Unnamed
	}
	return row, nil
}

// form is the set-up of a game being filled in. It implements companion.Setup.
type form struct {
	box   *box
	words *Words // that speak of no game yet
	wish  Wish
	said  map[string]bool // by the id of an option
	// mode is the option that said that one human plays, and the one that said two.
	one, two string
	// skill is hers, once it was asked for; balance what makes evenOf even.
	skill   *float64
	balance Balance
	evenOf  *duel.Setup
	// dealt are the monsters of a side for which none was said, once a page has shown them, or
	// those of the game before.
	dealt *[2]duel.MonsterID
}

// Options implements companion.Box.
func (b *box) Options() []companion.Option {
	return []companion.Option{{ID: "you"}, {ID: "autobot"}, {ID: "duel", Switch: true}, {ID: "rival"}, {ID: "other"}, {ID: "name"}, {ID: "start"},
		{ID: "hard", Switch: true}, {ID: "even", Switch: true}, {ID: "discard"}, {ID: "first-dice"}, {ID: "row"}}
}

// Set implements companion.Setup. A second player's name or monster says that two play,
// and what is about Autobot does not go with it.
func (f *form) Set(id, word string) (err error) {
	next := *f
	w, word := &next.wish, strings.TrimSpace(word)
	switch to := map[string]*string{"you": &w.You, "autobot": &w.Rival, "rival": &w.Rival, "other": &w.Other, "name": &w.Name,
		"start": &w.Start, "discard": &w.Discard, "first-dice": &w.FirstDice, "row": &w.Row}[id]; {
	case word == dealtWord && (id == "you" || id == "autobot" || id == "rival"):
		*to, next.dealt = "", nil
	case to != nil && word != "":
		*to = word
	case id == "duel" && word != "":
		if w.Two, err = twoPlay(word); err == nil && (word == "1" || word == "2") { // a page says it as often as one likes
			next.one, next.two = "", ""
		}
	case id == "even" && word != "":
		even, _ := text.Typed(word, "play")
		if w.Even = even == "yes"; !w.Even && even != "no" {
			err = rules.Refuse("", "even-unknown", rules.Text("word", word))
		}
	case id == "hard" && word != "":
		if w.Hard = isHard(word); !w.Hard && !isNormal(word) {
			err = rules.Refuse("A9", "hard-unknown", rules.Text("word", word))
		}
	}
	if err != nil {
		return err
	}
	switch id {
	case "rival", "other":
		w.Two, next.two = true, id
	case "autobot", "hard", "even", "discard", "first-dice":
		w.Two, next.one = false, id
	case "duel":
		if next.two = ""; w.Two {
			next.two = id
		}
	}
	if next.one != "" && next.two != "" {
		return rules.Refuse("", "games-either", rules.Text("one", "--"+next.two), rules.Text("other", "--"+next.one))
	}
	if _, err := f.box.desk.Setup(f.words, *w); err != nil {
		return err
	}
	*f = next
	f.said[id] = true
	return nil
}

// Next implements companion.Setup. Two humans say their names first: the other questions
// call them by these.
func (f *form) Next() (q companion.Question, open bool) {
	ids := []string{"you", "autobot", "name", "start", "hard", "row"}
	if f.wish.Two {
		ids = []string{"name", "other", "you", "rival", "start", "row"}
	}
	if f.one == "" && f.two == "" && text.Fold(f.wish.Start) != "autobot" {
		ids = append([]string{"duel"}, ids...)
	}
	for _, id := range ids {
		if !f.said[id] && !(id == "hard" && f.wish.Even) {
			return companion.Question{ID: id, Ask: f.ask(id)}, true
		}
	}
	return companion.Question{}, false
}

// ask is the question for an option, with what Enter takes.
func (f *form) ask(id string) string {
	words := f.wish.Words(f.words)
	switch id {
	case "duel":
		players := 1
		if f.wish.Two {
			players = 2
		}
		return f.words.Say("setup.ask.players", rules.Num("n", players))
	case "you":
		return words.Say("setup.ask.you", f.deals(duel.You))
	case "autobot", "rival":
		return words.Say("setup.ask.rival", f.deals(duel.Rival))
	case "name":
		name := cmp.Or(f.wish.Name, words.Say("setup.no-name"))
		return words.Say("setup.ask.name", rules.Text("name", name))
	case "start":
		first, _ := starter(words, f.wish.Start)
		return words.Say("setup.ask.start", rules.Text("start", words.Side(first)))
	case "hard":
		level := "setup.level.normal"
		if f.wish.Hard {
			level = "setup.level.hard"
		}
		return words.Say("setup.ask.hard", rules.ID(rules.ArgKey, "level", level))
	}
	return words.Say("setup.ask." + id)
}

// deals is the monster that Enter takes for a side, in words.
func (f *form) deals(side duel.Side) rules.Arg {
	if f.dealt == nil {
		return rules.Text("monster", f.words.Say("setup.dealt"))
	}
	return rules.Text("monster", f.words.Monster(f.dealt[side]))
}

// Title implements companion.Setup.
func (f *form) Title() string {
	if f.one == "" && f.two == "" {
		return f.words.Say("setup.title.any")
	}
	return f.wish.Words(f.words).Say("setup.title")
}

// Words implements companion.Setup.
func (f *form) Words() *text.Catalogue { return f.wish.Words(f.words).Catalogue }

// Create implements companion.Setup.
func (f *form) Create() (companion.Game, []string, error) {
	set, err := f.settled()
	if err != nil {
		return nil, nil, err
	}
	var corrections []duel.Event
	if f.wish.Even && !f.wish.Two {
		b, err := f.even(set)
		if err != nil {
			return nil, nil, err
		}
		set.Options.Hard = b.Hard
		if b.Hearts != f.box.desk.Rules.StartHearts(set.Monsters[duel.You]) {
			corrections = []duel.Event{{Kind: duel.SetNumber, Field: duel.HeartsField, Side: duel.You, N: b.Hearts}}
		}
	}
	s, err := f.box.desk.Create(set, corrections...)
	if err != nil {
		return nil, nil, err
	}
	g, err := f.box.game(s)
	if err != nil {
		return nil, nil, err
	}
	todo := g.speak().ToTheTable(g.Now())
	if f.wish.Even && !f.wish.Two {
		todo = append(todo, f.evenly(set))
	}
	return g, todo, nil
}

// even is what makes a set-up even; a difficulty that was said stays.
func (f *form) even(set duel.Setup) (Balance, error) {
	if f.evenOf != nil && *f.evenOf == set {
		return f.balance, nil
	}
	d, hards := f.box.desk, []bool{false, true}
	if f.said["hard"] {
		hards = []bool{f.wish.Hard}
	}
	if d.Coach == nil {
		return Balance{}, rules.Refuse("", "coach.missing")
	}
	if f.skill == nil {
		skill := Skill(d.played())
		f.skill = &skill
	}
	b, err := d.Even(set, hards, *f.skill)
	if err == nil {
		f.balance, f.evenOf = b, &set
	}
	return b, err
}

// evenly says what makes a set-up even, or why nothing does.
func (f *form) evenly(set duel.Setup) string {
	words := f.wish.Words(f.words)
	b, err := f.even(set)
	if err != nil {
		return words.Error(err)
	}
	level, v := "setup.level.normal", View{words, f.box.desk.Rules}
	if b.Hard {
		level = "setup.level.hard"
	}
	return words.Say("coach.even", rules.ID(rules.ArgKey, "level", level), rules.Num("hearts", int(b.Hearts)),
		rules.Num("of", int(f.box.desk.Rules.StartHearts(set.Monsters[duel.You]))), rules.Text("win", v.Percent(b.Win)))
}

// twoPlay reads how many play: one against Autobot, or two.
func twoPlay(word string) (bool, error) {
	players, _ := text.Typed(word, "duel.players")
	answer, _ := text.Typed(word, "play")
	switch {
	case players == "one", answer == "no":
		return false, nil
	case players == "two", answer == "yes":
		return true, nil
	}
	return false, rules.Refuse("", "players-unknown", rules.Text("word", word))
}

// isHard reads the answer to the difficulty question: the beginning of "hard", or yes.
func isHard(s string) bool { return text.Fold(s) != "" && begins(s, "hard") || speak(s) == "yes" }

// isNormal reads the other answer: the beginning of "normal", or no.
func isNormal(s string) bool { return begins(s, "normal") || speak(s) == "no" }

// begins says whether letters begin a word for a difficulty, in any language.
func begins(letters, level string) bool {
	return slices.ContainsFunc(text.TypedWords("duel.level", level), func(w string) bool { return strings.HasPrefix(w, text.Fold(letters)) })
}
