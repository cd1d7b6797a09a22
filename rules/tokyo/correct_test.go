package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/rulestest"
	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// Corrections set exactly what they say.
func TestCorrections(t *testing.T) {
	three := tokyotest.Game(tokyo.Base, 3)
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "", Name: "numbers", Given: three, Play: "set p2.hearts 3; set p2.points 19; set p2.energy 120; set p3.poison 2; set p3.shrink 1; set turn 9; set fewer 1; set paid 2",
			Want: "p2.hearts=3 p2.points=19 p2.energy=120 p3.poison=2 p3.shrink=1 p1.hearts=10 turn=9 fewer=1 paid=2"},
		{Rule: "9.1", Name: "a place pays nothing", Given: three, Play: "place p2 city; place p3 city", Want: "city=p2 p3.place=city p2.points=0"},
		{Rule: "11.1", Name: "out, and back", Given: three, Play: "place p2 city; set p2.energy 4; card p2 wings; out p2", Want: "city= p2.out=true p2.place=outside living=2 p2.energy=4 p2.cards=wings why="},
		{Rule: "11.1", Name: "back again", Given: three, Play: "out p2 gaveup; back p2", Want: "p2.out=false p2.hearts=10 living=3"},
		{Rule: "", Name: "zombie", Given: three, Play: "zombie p2 yes; zombie p3 yes; zombie p3 no", Want: "p2.zombie=true p3.zombie=false"},
		{Rule: "", Name: "nobody sits there", Given: three, Play: "set p4.hearts 3", Refused: "tokyo.no-seat"},
		{Rule: "", Name: "no turn for nobody", Given: three, Play: "extra p2 p4", Refused: "tokyo.no-seat"},
		{Rule: "", Name: "no flag for nobody", Given: three, Play: "flags wings:p6", Refused: "tokyo.no-seat"},
		{Rule: "", Name: "nobody has roared", Given: three, Play: "flags roared:p6", Refused: "tokyo.no-seat"},

		{Rule: "10.2", Name: "a card of the row leaves its slot", Given: three + "row wings ? jets; set turn 1", Play: "card p2 wings", Want: "row=-,?,jets p2.cards=wings drawn=3"},
		{Rule: "", Name: "a card changes hands with what is on it", Given: three, Play: "card p2 smoke-cloud; charge smoke-cloud 2; card p1 smoke-cloud", Want: "p1.cards=smoke-cloud:2 p2.cards="},
		{Rule: "", Name: "it comes with what it carries", Given: three, Play: "card p2 smoke-cloud; charge smoke-cloud 2; uncard smoke-cloud; card p2 smoke-cloud", Want: "p2.cards=smoke-cloud:3"},
		{Rule: "", Name: "to the discards", Given: three, Play: "card p2 wings; uncard wings", Want: "p2.cards= discards=wings drawn=4"},
		{Rule: "", Name: "nobody has it", Given: three, Play: "uncard wings", Refused: "tokyo.card-nowhere"},
		{Rule: "", Name: "somebody else has it", Given: three + "card p2 wings", Play: "uncard p1 wings", Refused: "card-not-there"},
		{Rule: "", Name: "nothing to charge", Given: three, Play: "charge smoke-cloud 2", Refused: "tokyo.card-nowhere"},
		{Rule: "", Name: "both copies", Given: three, Play: "card p1 extra-head; card p1 extra-head; card p1 extra-head", Want: "p1.cards=extra-head,extra-head drawn=5"},
		{Rule: "", Name: "a copy each", Given: three, Play: "card p1 extra-head; card p2 extra-head; uncard p2 extra-head", Want: "p1.cards=extra-head p2.cards= discards=extra-head"},
		{Rule: "", Name: "the copy that lies there first", Given: three, Play: "card p1 extra-head; discards extra-head; card p2 extra-head", Want: "p1.cards=extra-head p2.cards=extra-head discards="},
		{Rule: "", Name: "from another when nothing else is left", Given: three, Play: "card p1 extra-head; card p2 extra-head; card p2 extra-head", Want: "p1.cards= p2.cards=extra-head,extra-head"},

		{Rule: "14.5", Name: "a copy", Given: three, Play: "card p1 mimic; card p2 jets; copy mimic jets", Want: "p1.cards=mimic>jets"},
		{Rule: "14.5", Name: "no copy any more", Given: three, Play: "card p1 mimic; copy mimic jets; copy mimic none", Want: "p1.cards=mimic"},
		{Rule: "14.5", Name: "only a copier copies", Given: three + "card p1 wings", Play: "copy wings jets", Refused: "tokyo.copies-none"},
		{Rule: "14.5", Name: "a copier that nobody has", Given: three, Play: "copy mimic jets", Refused: "tokyo.card-nowhere"},

		{Rule: "10.2", Name: "a row from anywhere", Given: three, Play: "card p1 wings; discards jets ?; row wings jets opportunist; row opportunist - ?", Want: "p1.cards= discards=? lost=1 row=opportunist,-,? drawn=3"},
		{Rule: "10.2", Name: "the row takes the copy nobody has", Given: three, Play: "card p1 extra-head; row extra-head ? ?", Want: "p1.cards=extra-head row=extra-head,?,?"},
		{Rule: "10.5", Name: "the whole pile", Given: three, Play: "discards wings jets ? ?; discards jets opportunist ?", Want: "discards=jets,opportunist,? lost=1 drawn=6"},
		{Rule: "10.5", Name: "the pile from anywhere", Given: three, Play: "row wings ? ?; card p1 jets; discards wings jets", Want: "row=-,?,? p1.cards= discards=jets,wings"},
		{Rule: "12.9", Name: "no tiles", Given: three, Play: "card p1 tile-devious", Refused: "no-such-card"},
	})
	two := tokyotest.Game(tokyo.Dark, 2)
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Dark), []tokyotest.Case{
		{Rule: "12.5", Name: "a tile is earned, leaves, comes back", Given: two, Play: "card p1 tile-devious; card p2 tile-barbs; uncard tile-barbs; set p1.wickedness 3", Want: "p1.tiles=tile-devious p2.tiles= discards= p1.wicked=3"},
		{Rule: "12.12", Name: "back on the gauge", Given: two, Play: "card p1 tile-devious; tile tile-devious", Want: "p1.tiles="},
		{Rule: "14.5", Name: "the copying tile", Given: two, Play: "card p2 tile-fluxling; card p1 jets; copy tile-fluxling jets", Want: "p2.tiles=tile-fluxling>jets"},
	})
}

// Setting another Monster's turn forgets everything about the turn, and setting an
// earlier step forgets what comes after it.
func TestTurnCorrections(t *testing.T) {
	three := tokyotest.Game(tokyo.Base, 3) + "turn p1 buy; dice 123hec; done numbers hearts; set fewer 1; set paid 1; flags moved bought hurt city wings:p2 burrow-bay:1:p3; extra p3; set turn 7;"
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "3.0", Name: "as it is", Given: three, Want: "active=p1 phase=buy dice=123hec done=numbers,hearts flags=bought,moved,hurt,city,burrow-bay:1:p3,wings:p2 extra=p3 turn=7"},
		{Rule: "3.0", Name: "another Monster", Given: three, Play: "turn p2 resolve", Want: "active=p2 regular=p2 phase=resolve dice= done= flags= fewer=0 paid=0 extra=p3 turn=7"},
		{Rule: "3.0", Name: "back to resolving", Given: three, Play: "turn p1 resolve", Want: "phase=resolve dice=123hec done= flags=bought,moved,hurt,wings:p2 fewer=1"},
		{Rule: "3.0", Name: "back to rolling", Given: three, Play: "turn p1 roll", Want: "phase=roll dice= done= fewer=1 paid=1 flags=bought,moved,hurt,wings:p2"},
		{Rule: "3.0", Name: "back to the start", Given: three, Play: "turn p1 start", Want: "phase=start flags=bought,hurt,wings:p2"},
		{Rule: "3.0", Name: "flags are exact", Given: three, Play: "flags cut left", Want: "flags=left,cut"},
		{Rule: "3.0", Name: "roared", Given: three, Play: "flags roared:p3", Want: "flags=roared:p3"},
		{Rule: "3.0", Name: "whose round it is", Given: three, Play: "regular p3; extra p2 p1-1 p1", Want: "active=p1 regular=p3 extra=p2,p1-1,p1"},
		{Rule: "3.0", Name: "no further turns", Given: three, Play: "extra", Want: "extra="},
	})
}

// A finished game continues where it ended.
func TestCorrectionReopens(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Base)
	table := begun(t, r, 2, "turn p1 buy")
	s := table.State
	s.Turn.Was, s.Turn.Phase, s.Ended, s.Winner = tokyo.PhaseBuy, tokyo.PhaseOver, tokyo.ByPoints, 1
	table.State = s
	for _, line := range []string{"set p2.points 12", "row - - -", "discards", "back p1"} {
		next, err := tokyotest.Fold(r, &table, line)
		if err != nil {
			t.Fatal(err)
		}
		rulestest.Want(t, tokyotest.View(r, &next), "phase=buy why= winner=")
	}
	if _, err := tokyotest.Fold(r, &table, "uncard wings"); err == nil {
		t.Error("nobody has wings")
	}
}

// A correction while a question is open removes what is gone from the question.
func TestCorrectionWhileAsked(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Base)
	given := tokyotest.Game(tokyo.Base, 3) + "card p2 jets; card p3 wings; row mimic ? ?; set p1.energy 20; turn p1 buy"
	tokyotest.Run(t, r, []tokyotest.Case{
		{Rule: "14.5", Name: "which card", Given: given, Play: "buy 1", Want: "question=mimic asks=p1 answers=jets,wings"},
		{Rule: "14.5", Name: "one has gone", Given: given, Play: "buy 1; uncard jets", Want: "question=mimic answers=wings discards=jets"},
		{Rule: "14.5", Name: "an answer that is gone", Given: given, Play: "buy 1; uncard jets; answer jets", Refused: "tokyo.not-among"},
		{Rule: "14.5", Name: "a number beside it", Given: given, Play: "buy 1; set p2.hearts 4; answer wings; reveal ?", Want: "question= p2.hearts=4 p1.cards=mimic>wings"},
		{Rule: "", Name: "another event waits", Given: given, Play: "buy 1; pass", Refused: "answer-first", Want: "question=mimic"},
		{Rule: "", Name: "a turn drops the rest", Given: given, Play: "buy 1; turn p2 roll", Want: "question= active=p2 phase=roll p1.cards=mimic"},
	})
}
