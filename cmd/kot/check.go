package main

import (
	"path/filepath"
	"strings"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// check reports what is damaged in a game file; without a name, in that of the game played last. With --repair it writes
// a repaired copy beside the file, and never changes the file itself. The exit status is 1 if something is damaged.
func (p *program) check(args []string) int {
	repair := p.flags.Bool("repair", false, "")
	return p.withGame(args, func(path string) int {
		game, notes, err := p.desk().Look(path)
		if err != nil {
			return p.fail(err)
		}
		lines, damaged := game.File().Mended()
		for _, n := range notes {
			p.out.lines(rules.QuoteLines(game.Words().Note(n)))
		}
		if !damaged {
			p.out.lines(rules.QuoteLines(p.words.Say("check.whole", rules.Text("file", path), rules.Num("n", len(lines)))))
			return exitFine
		}
		if !*repair {
			p.out.lines(rules.QuoteLines(p.words.Say("check.repair", rules.Text("file", path))))
			return exitNothing
		}
		copied, err := tracker.Create(strings.TrimSuffix(path, filepath.Ext(path))+"-mended"+tracker.Ext, lines)
		if err != nil {
			return p.fail(err)
		}
		p.out.lines(rules.QuoteLines(p.words.Say("check.mended", rules.Text("file", copied.Path))))
		return max(exitNothing, p.end(copied.Close()))
	})
}
