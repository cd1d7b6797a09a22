package duel

import (
	"cmp"
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// dealtWord is typed to have a monster dealt at random; each time it is said another one is dealt.
const dealtWord = "?"

// settled is the set-up as it would begin. It takes the monsters that a page has shown, unless somebody has
// chosen one of them for the other side. The error is a *rules.Problem.
func (f *setup) settled() (duel.Setup, error) {
	o, monsters := f.options, f.box.desk.Rules.Box.Monsters
	if f.dealt != nil {
		for side, to := range []*string{&o.You, &o.Rival} {
			if *to == "" {
				*to = monsters[f.dealt[side]].ID
			}
		}
	}
	set, err := f.box.desk.Setup(f.words, o)
	if rules.IsProblem(err, "monster-taken") && f.dealt != nil {
		return f.box.desk.Setup(f.words, f.options)
	}
	return set, err
}

// Fields implements companion.Setup: monsters, who starts and the difficulty, or two players with their
// monsters; the options that few people change come last. Monsters that nobody chose are dealt here, so that
// they can be seen before the game begins.
func (f *setup) Fields() []companion.SetupField {
	set, err := f.settled()
	if err != nil {
		return nil // Set refuses what no set-up can be made of
	}
	f.dealt = &set.Monsters
	words := f.options.Names(f.words)
	p := fieldPage{words, f.box.desk.Rules, &set}
	row := p.typed("row", "duel.setup.row", (&Phrases{words, p.rules}).names(set.Row[:]), true)
	row.Note = words.Say("duel.setup.row.ask")
	players := p.choice("duel", "duel.setup.players", f.options.Two, []pickWords{{"1", "duel.setup.players.one"}, {"2", "duel.setup.players.both"}})
	start := companion.SetupField{ID: "start", Label: words.Say("duel.setup.start")}
	for side := duel.You; side <= duel.Rival; side++ {
		name := words.Side(side)
		if side == duel.You && !f.options.Two {
			name = words.Say("name.you")
		}
		start.Picks = append(start.Picks, companion.SetupPick{Word: side.String(), Text: name})
	}
	start.Pick(set.First.String())
	if f.options.Two {
		start.Note = words.Say("setup.start.note")
		return []companion.SetupField{players, p.typed("name", "duel.setup.name", words.Side(duel.You), false), p.monster("you", "duel.setup.you", duel.You),
			p.typed("other", "duel.setup.other", words.Side(duel.Rival), false), p.monster("rival", "duel.setup.rival", duel.Rival), start, row}
	}
	players.More = true
	name := cmp.Or(f.options.Name, words.Say("setup.no-name"))
	discard := p.choice("discard", "duel.setup.discard", set.Options.DiscardTurns, []pickWords{{"power", "duel.setup.discard-power"}, {"turn", "duel.setup.discard-turn"}})
	first := p.choice("first-dice", "duel.setup.first-dice", set.Options.FullDice, []pickWords{{"both", "duel.setup.first-both"}, {"you", "duel.setup.first-you"}})
	discard.More, first.More = true, true
	even := p.choice("even", "duel.setup.even", f.options.Even, []pickWords{{"no", "duel.setup.even.no"}, {"yes", "duel.setup.even.yes"}})
	hard := p.choice("hard", "duel.setup.difficulty", f.options.Hard, []pickWords{{"normal", "duel.setup.normal"}, {"hard", "duel.setup.hard"}})
	if f.options.Even {
		even.Note = f.evenly(set)
		if b, err := f.even(set); err == nil { // as it makes the fight even
			hard.Pick(hard.Picks[0].Word)
			if b.Hard {
				hard.Pick(hard.Picks[1].Word)
			}
		}
	}
	out := []companion.SetupField{p.monster("you", "duel.setup.you", duel.You), p.monster("autobot", "duel.setup.rival", duel.Rival), start, hard}
	if f.box.desk.Coach != nil { // it knows what is even
		out = append(out, even)
	}
	return append(out, players, p.typed("name", "duel.setup.name", name, true), first, discard, row)
}

// fieldPage makes the fields of a set-up's page.
type fieldPage struct {
	*Names
	rules *duel.Rules
	set   *duel.Setup
}

// typed is a field that is typed.
func (p *fieldPage) typed(id, label, value string, more bool) companion.SetupField {
	return companion.SetupField{ID: id, Label: p.Say(label), Value: value, More: more}
}

// pickWords are one of two values: what Set takes, and the key of its text.
type pickWords struct{ word, key string }

// choice is a field with two values; second says that the second one is chosen.
func (p *fieldPage) choice(id, label string, second bool, of []pickWords) companion.SetupField {
	out := companion.SetupField{ID: id, Label: p.Say(label)}
	for _, pick := range of {
		out.Picks = append(out.Picks, companion.SetupPick{Word: pick.word, Text: p.Say(pick.key)})
	}
	if out.Pick(of[0].word); second {
		out.Pick(of[1].word)
	}
	return out
}

// monster is the field of a side's monster: it offers each monster but the other side's, with its power and what
// one use takes. Autobot never uses its power (A6), so that its field does not tell it.
func (p *fieldPage) monster(id, label string, side duel.Side) companion.SetupField {
	out := companion.SetupField{ID: id, Label: p.Say(label)}
	for i := range p.Box.Monsters {
		m := duel.MonsterID(i)
		if m == p.set.Monsters[side.Other()] {
			continue
		}
		pick := companion.SetupPick{Word: p.Box.Monsters[i].ID,
			Text: p.Say("duel.setup.monster", rules.Text("monster", p.Monster(m)), rules.Num("hearts", int(p.rules.StartHearts(m))))}
		if of := &p.Box.Monsters[i]; id != "autobot" {
			pick.Note = power(p.Catalogue, of)
		}
		out.Picks = append(out.Picks, pick)
		if m == p.set.Monsters[side] {
			out.Note = pick.Note
		}
	}
	out.Pick(p.Box.Monsters[p.set.Monsters[side]].ID)
	return out
}
