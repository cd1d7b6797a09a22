package tokyo_test

import (
	"fmt"
	"strings"
	"testing"

	"kingoftokyo/internal/rulestest"
	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

// seeds are whole games in a few lines, for the fuzzer to take apart.
var seeds = []string{
	"table; kot 1 tokyo; table turn=1; player p1 alienoid; table",
	tokyotest.Game(tokyo.Base, 2) + "roll 111hec; resolve; pass; roll cc1123 thrown; resolve; answer yes; buy 1; reveal wings; sweep; pass; concede p2; set p2.hearts 4; back p2",
	tokyotest.Game(tokyo.Base, 5) + "place p1 city; place p2 bay; turn p3 resolve; dice cccc12; resolve smashes; answer yes; set p2.hearts 3; answer no; resolve; pass",
	tokyotest.Game(tokyo.Base, 6) + "set p1.energy 30; turn p1 buy; row mimic ? jets; card p2 smoke-cloud; charge smoke-cloud 2; buy mimic; answer smoke-cloud; reveal ?; copy mimic none; use p2 smoke-cloud; use mimic; turn p1 start; answer jets",
	tokyotest.Game(tokyo.Base, 3) + "card p1 extra-head; card p2 extra-head; uncard p1 extra-head; copy mimic extra-head p2; discards ? extra-head ?; row extra-head - ?; regular p3; extra p2 p1-1; out p3 gaveup; zombie p2 yes",
	tokyotest.Game(tokyo.Base, 3) + "flags bought looked left moved hurt cut city bay wings:p1 jumped:plot-twist roared:p3 burrow-city:2:p1 burrow-bay:1:p3; done numbers hearts; set fewer 1; set paid 2; take wings; resolve",
	tokyotest.Game(tokyo.Base, 3) + "card p2 camouflage; card p3 wings; set p3.energy 9; turn p1 resolve; dice cccccc; place p1 city; resolve; answer 123hec; answer no; answer yes",
	tokyotest.Game(tokyo.Base, 3) + "card p1 metamorph; card p1 wings; turn p1 buy; pass; answer wings; answer no; card p2 opportunist; set p2.energy 9; turn p1 buy; set p1.energy 9; sweep; reveal jets; answer yes",
	tokyotest.Game(tokyo.Base, 3) + "table turn=4 active=p2 regular=p1 phase=roll p1=7/4/12/0/0/0/city/zombie p1.cards=smoke-cloud:2,mimic>extra-head@p2 p2=10/0/0/3/2/0/outside p2.cards=extra-head p3=10/0/0/0/0/1/outside/gaveup row=wings,?,- discards=jets lost=2 extra=p1-1 fewer=1 flags=wings:p2; roll 123",
	tokyotest.Game(tokyo.Base, 3) + "place p2 city; turn p1 resolve; dice ccc123; resolve; place p2 outside; answer yes",
	tokyotest.Game(tokyo.Base, 3) + "card p1 herd-culler; card p1 stretchy; set p1.energy 2; roll 123hec; dice 222222; answer 3; answer 2; dice eeeeee; answer c",
	tokyotest.Game(tokyo.Base, 3) + "card p2 opportunist; set p2.energy 9; row frenzy wings ?; set p1.energy 30; turn p1 buy; buy 1; row wings jets tank; reveal smoke-cloud; card p3 smoke-cloud; answer yes",
	tokyotest.Game(tokyo.Base, 3) + "row mimic wings ?; set p1.energy 30; card p2 wings; turn p1 buy; buy mimic; uncard mimic; answer wings",
	"kot 1 tokyo; player p1 alienoid Anna; player p2 the-king; option two-player energy; option bay moves; option frenzy cut; first p2; row frenzy ? ?; roll eeeeee; resolve; buy frenzy; answer frenzy; pass",
	"kot 1 dark; player p1 kraken; player p2 the-king; player p3 alienoid; tiles rgrgrgrgrg; first p2; roll 111111; resolve; answer tile-devious; answer no; tile tile-devious; card p3 tile-fluxling; copy tile-fluxling jets; turn p3 start; uncard tile-fluxling",
	"kot 1 dark; player p1 kraken; player p2 the-king; tiles green; set p1.wickedness 9; roll 222222; resolve numbers; answer no; turn p1 buy; table turn=2 p1.cards=tile-barbs tiles=-grb-grbgr",
}

// FuzzTokyoNotation: no sequence of lines panics; what is refused changes nothing;
// what is accepted is written and read as the same event; and any table it leads
// to agrees with its own checkpoint.
func FuzzTokyoNotation(f *testing.F) {
	for _, s := range seeds {
		f.Add(s)
	}
	boxes := [tokyo.NumEditions]*tokyo.Rules{tokyotest.Rules(f, tokyo.Base), tokyotest.Rules(f, tokyo.Dark)}
	f.Fuzz(func(t *testing.T, game string) {
		r := boxes[tokyo.Base]
		if strings.HasPrefix(game, "kot 1 dark") {
			r = boxes[tokyo.Dark]
		}
		log := tokyo.Log{Rules: r}
		played := tracker.New(log, nil)
		for line := range strings.SplitSeq(game, ";") {
			if rulestest.Accepts(t, log, played, line, func(now *tokyo.Table) tokyo.State { return now.State }) {
				checkTable(t, r, played.Table(), line)
			}
		}
	})
}

// unsound is what cannot be on any table, corrected or not, also at a question.
func unsound(r *tokyo.Rules, s *tokyo.State) string {
	for f, n := range s.Turn.Dice {
		if n < 0 {
			return fmt.Sprintf("%d dice show face %d", n, f)
		}
	}
	for id := tokyo.CardID(1); id <= r.Last(); id++ {
		lie := s.Locations[id]
		inRow := s.Row[0] == id || s.Row[1] == id || s.Row[2] == id
		switch {
		case inRow != (lie.Zone == tokyo.Row):
			return r.Name(id) + " is in the row by one count and not by the other"
		case (lie.Zone == tokyo.Held) != (lie.Owner != tokyo.NoSeat):
			return r.Name(id) + " has an owner and lies nowhere, or the other way round"
		case lie.Zone != tokyo.Held && (lie.N != 0 || lie.Of != tokyo.NoCard):
			return r.Name(id) + " lies before nobody and has something on it"
		}
	}
	return ""
}

// checkTable checks what holds of every table, however odd.
func checkTable(t *testing.T, r *tokyo.Rules, now *tokyo.Table, line string) {
	r.JSON(now, 0)
	r.Warnings(&now.State)
	r.Options(&now.State, nil)
	if fault := unsound(r, &now.State); fault != "" {
		t.Fatalf("%q leads to a table on which %s", line, fault)
	}
	if now.SetupOpen || now.Asking || now.State.Over() {
		return
	}
	checkpoint := r.Checkpoint(&now.State)
	ev, err := r.Read(now, checkpoint)
	if err != nil || !(tokyo.Log{Rules: r}).Agrees(now, &ev) {
		t.Fatalf("%q leads to a table that is not the one of its checkpoint\n%s (%v)", line, checkpoint, err)
	}
}
