package main

import (
	"fmt"
	"slices"
	"time"

	"kingoftokyo/companion/faces/terminal"
	"kingoftokyo/companion/words/text"
)

// The games of the scenes, in the lines of a game file.
const (
	solo = `kot 1 duel solo
side you gigazaur Anna
side rival meka-dragon
row armor-plating ? photoshoot
start rival
`
	soloLater = solo + `set fame -1
set destruction 2
set you.hearts 9
set you.energy 3
token cat fame -3
token lizard destruction 2
card you acid-attack
`
	soloShop = `kot 1 duel solo
side you gigazaur Anna
side rival meka-dragon
row breaking-news photoshoot giant-brain
start you
set you.energy 9
set you.hearts 9
set fame 1
token cat fame -3
turn you buy
`
	four = `kot 1 tokyo
player p1 alienoid Anna
player p2 the-king Ben
player p3 gigazaur Cleo
player p4 cyber-kitty Dan
first p3
row acid-attack ? armor-plating
place p1 city
set p1.points 11
set p1.energy 3
set p2.points 4
set p2.energy 1
set p3.hearts 3
set p3.points 15
set p3.energy 6
`
	six = `kot 1 dark
player p1 gigazaur Anna
player p2 the-king Ben
player p3 meka-dragon Zoe
player p4 alienoid Max
player p5 kraken Ida
player p6 cyber-bunny Tom
tiles green
first p4
row acid-attack wings armor-plating
place p1 city
place p6 bay
set p1.hearts 6
set p1.points 11
set p1.energy 3
set p2.hearts 8
set p2.points 4
set p2.energy 7
set p3.points 9
set p3.wickedness 2
set p4.hearts 3
set p4.points 14
set p4.wickedness 5
set p5.hearts 9
set p5.points 6
set p6.hearts 7
set p6.energy 12
card p1 spiked-tail
card p4 tile-poison-spit
card p2 jets
`
)

// scene is a moment of a game: the lines of its file, and the keys typed then.
type scene struct {
	name  string
	lines string
	keys  string // "<" is Enter
	large bool   // in the large view
}

// scenes are the moments that the README and the docs show.
var scenes = []scene{
	{name: "advice", lines: soloLater, keys: "ccffh"},
	{name: "coach", lines: soloShop, keys: "a"},
	{name: "yield", lines: four, keys: "ccc333<"},
	{name: "large", lines: six, large: true, keys: "333hee<"},
}

// shown returns the screen of a scene.
func shown(name string, w, h int, lang text.Lang, ground terminal.Ground) (*stage, error) {
	i := slices.IndexFunc(scenes, func(s scene) bool { return s.name == name })
	if i < 0 {
		return nil, fmt.Errorf("there is no scene %s", name)
	}
	sc := &scenes[i]
	s, err := open(sc.lines, w, h, lang, terminal.Look{Ground: ground, Big: sc.large})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	s.hit(sc.keys)
	return s, nil
}

// turn returns a turn of Autobot in moving pictures: what it keeps of its roll, what it keeps after each reroll, what to
// move on the board, and what its next turn may do. It begins with the advice, because most people look no longer than that.
func turn(lang text.Lang, ground terminal.Ground) (string, error) {
	s, err := open(soloLater, 80, 24, lang, terminal.Look{Ground: ground})
	if err != nil {
		return "", err
	}
	var frames []frame
	for _, k := range []struct {
		keys string
		last time.Duration
	}{{"ccffh", 4000}, {"e", 2500}, {"c", 2500}, {"<", 4500}} {
		s.hit(k.keys)
		frames = append(frames, frame{s.snap(), k.last * time.Millisecond})
	}
	return moving(frames, ground), s.close()
}
