package duel

import (
	"cmp"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// setup is the set-up of a game while it is being filled in. It implements companion.Setup.
type setup struct {
	box     *box
	words   *Names // that speak of no game yet
	options Options
	said    map[string]bool // by the id of an option
	// one is the option that said that one human plays, two the one that said that two do.
	one, two string
	// skill is the player's, once it was asked for; balance is what makes evenOf an even fight.
	skill   *float64
	balance Balance
	evenOf  *duel.Setup
	// dealt are the monsters for the sides for which none was said: those that a page has shown, or those of the
	// game before.
	dealt *[2]duel.MonsterID
}

// Setup implements companion.Box.
func (b *box) Setup(like companion.Game) (companion.Setup, error) {
	words, err := b.desk.wanted().Names(nil)
	if err != nil {
		return nil, err
	}
	f := &setup{box: b, words: words, said: map[string]bool{}}
	if g, ok := like.(*game); ok {
		f.options = OptionsLike(&g.Now().Setup)
		f.options.Even = g.Now().Setup.Solo && evened(g.Session.Game)
		f.dealt = new(g.Now().Setup.Monsters)
	}
	return f, nil
}

// Options implements companion.Box.
func (b *box) Options() []companion.Option {
	return []companion.Option{{ID: "you"}, {ID: "autobot"}, {ID: "duel", Switch: true}, {ID: "rival"}, {ID: "other"}, {ID: "name"}, {ID: "start"},
		{ID: "hard", Switch: true}, {ID: "even", Switch: true}, {ID: "discard"}, {ID: "first-dice"}, {ID: "row"}}
}

// Set implements companion.Setup. Whoever names a second player, or that player's monster, says that two play;
// the options about Autobot cannot be said beside that.
func (f *setup) Set(id, word string) (err error) {
	next := *f
	o, word := &next.options, strings.TrimSpace(word)
	switch to := map[string]*string{"you": &o.You, "autobot": &o.Rival, "rival": &o.Rival, "other": &o.Other, "name": &o.Name,
		"start": &o.Start, "discard": &o.Discard, "first-dice": &o.FirstDice, "row": &o.Row}[id]; {
	case word == dealtWord && (id == "you" || id == "autobot" || id == "rival"):
		*to, next.dealt = "", nil
	case to != nil && word != "":
		*to = word
	case id == "duel" && word != "":
		if o.Two, err = twoPlay(word); err == nil && (word == "1" || word == "2") { // a page says it as often as one likes
			next.one, next.two = "", ""
		}
	case id == "even" && word != "":
		even, _ := text.Typed(word, "play")
		if o.Even = even == "yes"; !o.Even && even != "no" {
			err = rules.Refuse("", "even-unknown", rules.Text("word", word))
		}
	case id == "hard" && word != "":
		if o.Hard = isHard(word); !o.Hard && !isNormal(word) {
			err = rules.Refuse("A9", "hard-unknown", rules.Text("word", word))
		}
	}
	if err != nil {
		return err
	}
	switch id {
	case "rival", "other":
		o.Two, next.two = true, id
	case "autobot", "hard", "even", "discard", "first-dice":
		o.Two, next.one = false, id
	case "duel":
		if next.two = ""; o.Two {
			next.two = id
		}
	}
	if next.one != "" && next.two != "" {
		return rules.Refuse("", "games-either", rules.Text("one", "--"+next.two), rules.Text("other", "--"+next.one))
	}
	if _, err := f.box.desk.Setup(f.words, *o); err != nil {
		return err
	}
	*f = next
	f.said[id] = true
	return nil
}

// Next implements companion.Setup. Two humans are asked for their names first, because the other questions call
// them by these.
func (f *setup) Next() (q companion.Question, open bool) {
	ids := []string{"you", "autobot", "name", "start", "hard", "row"}
	if f.options.Two {
		ids = []string{"name", "other", "you", "rival", "start", "row"}
	}
	if f.one == "" && f.two == "" && text.Fold(f.options.Start) != "autobot" {
		ids = append([]string{"duel"}, ids...)
	}
	for _, id := range ids {
		if !f.said[id] && !(id == "hard" && f.options.Even) {
			return companion.Question{ID: id, Ask: f.ask(id)}, true
		}
	}
	return companion.Question{}, false
}

// ask is the question for an option, with what Enter takes.
func (f *setup) ask(id string) string {
	words := f.options.Names(f.words)
	switch id {
	case "duel":
		players := 1
		if f.options.Two {
			players = 2
		}
		return f.words.Say("setup.ask.players", rules.Num("n", players))
	case "you":
		return words.Say("setup.ask.you", f.deals(duel.You))
	case "autobot", "rival":
		return words.Say("setup.ask.rival", f.deals(duel.Rival))
	case "name":
		name := cmp.Or(f.options.Name, words.Say("setup.no-name"))
		return words.Say("setup.ask.name", rules.Text("name", name))
	case "start":
		first, _ := starter(words, f.options.Start)
		return words.Say("setup.ask.start", rules.Text("start", words.Side(first)))
	case "hard":
		level := "setup.level.normal"
		if f.options.Hard {
			level = "setup.level.hard"
		}
		return words.Say("setup.ask.hard", rules.ID(rules.ArgKey, "level", level))
	}
	return words.Say("setup.ask." + id)
}

// deals is the monster that Enter takes for a side, in words.
func (f *setup) deals(side duel.Side) rules.Arg {
	if f.dealt == nil {
		return rules.Text("monster", f.words.Say("setup.dealt"))
	}
	return rules.Text("monster", f.words.Monster(f.dealt[side]))
}

// Title implements companion.Setup.
func (f *setup) Title() string {
	if f.one == "" && f.two == "" {
		return f.words.Say("setup.title.any")
	}
	return f.options.Names(f.words).Say("setup.title")
}

// Words implements companion.Setup.
func (f *setup) Words() *text.Catalogue { return f.options.Names(f.words).Catalogue }

// Create implements companion.Setup.
func (f *setup) Create() (companion.Game, []string, error) {
	set, err := f.settled()
	if err != nil {
		return nil, nil, err
	}
	var corrections []duel.Event
	if f.options.Even && !f.options.Two {
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
	if f.options.Even && !f.options.Two {
		todo = append(todo, f.evenly(set))
	}
	return g, todo, nil
}

// even is what makes a set-up an even fight; a difficulty that was said stays as it is.
func (f *setup) even(set duel.Setup) (Balance, error) {
	if f.evenOf != nil && *f.evenOf == set {
		return f.balance, nil
	}
	d, hards := f.box.desk, []bool{false, true}
	if f.said["hard"] {
		hards = []bool{f.options.Hard}
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

// evenly says what makes a set-up an even fight, or why nothing does.
func (f *setup) evenly(set duel.Setup) string {
	words := f.options.Names(f.words)
	b, err := f.even(set)
	if err != nil {
		return words.Error(err)
	}
	level, v := "setup.level.normal", Phrases{words, f.box.desk.Rules}
	if b.Hard {
		level = "setup.level.hard"
	}
	return words.Say("coach.even", rules.ID(rules.ArgKey, "level", level), rules.Num("hearts", int(b.Hearts)),
		rules.Num("of", int(f.box.desk.Rules.StartHearts(set.Monsters[duel.You]))), rules.Text("win", v.Percent(b.Win)))
}

// ToTheTable is what to put on the table for a set-up (S1-S5).
func (v *Phrases) ToTheTable(t *duel.Table) []string {
	s := &t.State
	var out []string
	add := func(key string, args ...rules.Arg) { out = append(out, v.Say(key, args...)) }
	for side := range s.Sides {
		m := &s.Sides[side]
		add("setup.monster", rules.Text("name", v.Name(t, duel.Side(side))), rules.Text("monster", v.Monster(m.ID)), rules.Num("hearts", int(m.Hearts)))
		if v.Rules.Box.Monsters[m.ID].ID == "the-king" {
			add("setup.king")
		}
	}
	add("setup.markers")
	if row := v.Say("setup.row"); s.Row == [3]duel.CardID{duel.Unnamed, duel.Unnamed, duel.Unnamed} { // which ones they are turns out
		out = append(out, row)
	} else {
		out = append(out, v.Colon(row, v.row(s)))
	}
	add("setup.second", rules.Text("name", v.Name(t, s.First.Other())))
	add("setup.first", rules.Text("name", v.Name(t, s.First)), rules.Num("n", v.Rules.DiceCount(s)))
	return out
}
