package main

import (
	"kingoftokyo/companion/faces/plain"
	"kingoftokyo/companion/faces/terminal"
)

// watch is a second screen: a saved game that is played elsewhere, followed as it goes on,
// large unless --big=false says otherwise. Its lock is never taken. A game that nobody named is
// followed by the one that is played next.
func (p *program) watch(args []string) int {
	if err := p.flags.Set("big", "true"); err != nil {
		return p.fail(err)
	}
	return p.withGame(args, func(path string) int {
		goesOn := len(p.flags.Args()) == 0
		return p.session(p.desk(), func(d *terminal.Dash) error { return d.Watch(path, goesOn) }, func(line *plain.Plain) error { return line.Watch(path, goesOn) })
	})
}
