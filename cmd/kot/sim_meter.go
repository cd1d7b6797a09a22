package main

import (
	"time"

	"kingoftokyo/rules"
)

// simParts is how many lines tell the progress where there is no terminal.
const simParts = 10

// simMeter tells how far a simulation is: on a terminal with the games a second,
// elsewhere by some lines, which are the same at any speed.
type simMeter struct {
	g        *progress
	of, told int // games
	begun    time.Time
}

// tell says how many games have been played.
func (m *simMeter) tell(games int) {
	before := m.told
	m.told = games
	c := m.g.p.words
	line := c.Say("sim.progress", rules.Num("n", games), rules.Num("of", m.of))
	m.g.tell(float64(games)/float64(m.of), line+", "+m.speed())
	if games*simParts/m.of > before*simParts/m.of {
		m.g.step(line)
	}
}

// speed says how many games a second were played so far.
func (m *simMeter) speed() string {
	return m.g.p.words.Say("sim.speed", rules.Num("n", int(float64(m.told)/max(1e-3, time.Since(m.begun).Seconds()))))
}

// end takes the bar away; on a terminal the speed stays.
func (m *simMeter) end() {
	m.g.end()
	if m.g.bar && m.told > 0 {
		m.g.say(m.speed())
	}
}
