package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/kit"
	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// seeds are whole games in a few lines, for the fuzzer to take apart, by the box.
var seeds = [tokyo.NumEditions][]string{
	tokyo.Base: {
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
	},
	tokyo.Dark: {
		"kot 1 dark; player p1 kraken; player p2 the-king; player p3 alienoid; tiles rgrgrgrgrg; first p2; roll 111111; resolve; answer tile-devious; answer no; tile tile-devious; card p3 tile-fluxling; copy tile-fluxling jets; turn p3 start; uncard tile-fluxling",
		"kot 1 dark; player p1 kraken; player p2 the-king; tiles green; set p1.wickedness 9; roll 222222; resolve numbers; answer no; turn p1 buy; table turn=2 p1.cards=tile-barbs tiles=-grb-grbgr",
	},
}

// FuzzTokyoNotation: no sequence of lines and choices breaks what the kit checks for every box.
func FuzzTokyoNotation(f *testing.F) { fuzz(f, tokyo.Base) }

// FuzzDarkNotation is FuzzTokyoNotation for the Dark Edition.
func FuzzDarkNotation(f *testing.F) { fuzz(f, tokyo.Dark) }

func fuzz(f *testing.F, edition tokyo.Edition) {
	kit.Fuzz(f, tokyoBox(f, edition), seeds[edition]...)
}
