package main

import (
	"kingoftokyo/companion/dash"
	"kingoftokyo/companion/plain"
)

// watch is a second screen: a saved game that is played elsewhere, followed as it goes on,
// large unless --big=false says otherwise. Its lock is never taken.
func (p *program) watch(args []string) int {
	if err := p.flags.Set("big", "true"); err != nil {
		return p.fail(err)
	}
	return p.withGame(args, func(path string) int {
		return p.session(p.desk(), func(d *dash.Dash) error { return d.Watch(path) }, func(line *plain.Plain) error { return line.Watch(path) })
	})
}
