package main

import (
	"cmp"
	"fmt"
	"runtime"
	"strings"

	"kingoftokyo/companion/desk/release"
	"kingoftokyo/companion/words/text"
)

func (p *program) version() int {
	fmt.Fprintf(p.out, "kot %s\n", release.Version())
	return exitFine
}

// info prints what a bug report should contain: the version, the system, where kot keeps its files, and the settings.
func (p *program) info() int {
	unknown := p.words.Say("info.unknown")
	for _, line := range []struct{ key, value string }{
		{"info.version", release.Version() + ", " + runtime.GOOS + "/" + runtime.GOARCH + ", " + runtime.Version()},
		{"info.games", cmp.Or(games(), unknown)},
		{"info.settings", cmp.Or(chosen().Path, unknown)},
		{"info.language", string(p.words.Lang) + ", " + p.words.Lang.Name()},
		{"info.languages", strings.Join(text.Codes(), ", ")},
	} {
		p.out.lines(p.words.Colon(p.words.Say(line.key), line.value))
	}
	return exitFine
}
