package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// TestEdges covers limits: of tokens and energy, of answers, of table lines.
func TestEdges(t *testing.T) {
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "1.2", Name: "the box has twelve Poison tokens: of 11 that lie about one is left", Given: cardDice(ct3+"card p1 poison-spit; set p3.poison 11; ", "11223c"), Play: "resolve; answer no", Want: "p2.poison=1"},
		{Rule: "1.2", Name: "and of 12 none", Given: cardDice(ct3+"card p1 poison-spit; set p3.poison 12; ", "11223c"), Play: "resolve; answer no",
			Want: "p2.poison=0 told=smashes:p1:1,damage:p2:1,acts:p1:poison-spit,stay:p2:city"},
		{Rule: "5.2.1", Name: "counting ends at 999 energy", Given: cardDice(cb3+"set p1.energy 998; ", "1122ee"), Play: "resolve energy", Want: "p1.energy=999 told=energy:p1:1"},
		{Rule: "5.2.1", Name: "there is nothing to be told then", Given: cardDice(cb3+"set p1.energy 999; ", "1122ee"), Play: "resolve energy", Want: "p1.energy=999 told="},
		{Rule: "10.1", Name: "what is bought has a name", Given: cardShop(ct3, "? ? ?", 9), Play: "buy 1; answer ?", Refused: "answer-wrong", Want: "question=card-name p1.energy=9"},
		{Rule: "14.5", Name: "nothing before the choice of the start", Given: ct3 + "card p1 mimic; card p2 jets; copy mimic jets; card p3 wings; set p1.energy 1; turn p1 start; ", Play: "roll 112233",
			Refused: "question-open", Want: "question=mimic-move phase=start"},
		{Rule: "healing-ray", Name: "nobody heals itself by it", Given: cardDice(ct3+"card p1 healing-ray; set p3.hearts 7; ", "1122hh"), Play: "resolve; answer p1", Refused: "answer-wrong", Want: "question=healing-ray"},
		{Rule: "healing-ray", Name: "nor who has all its hearts", Given: cardDice(ct3+"card p1 healing-ray; set p3.hearts 7; ", "1122hh"), Play: "resolve; answer p2", Refused: "answer-wrong", Want: "question=healing-ray"},
		{Rule: "healing-ray", Name: "a seat is wanted", Given: cardDice(ct3+"card p1 healing-ray; set p3.hearts 7; ", "1122hh"), Play: "resolve; answer 2", Refused: "word-wrong", Want: "question=healing-ray"},
		{Rule: "11.1", Name: "who is out cannot give up", Given: cb3 + "out p3; ", Play: "concede p3", Refused: "tokyo.not-alive", Want: "living=2"},
		{Rule: "11.3", Name: "nor anybody in the middle of an effect", Given: cb3 + "place p2 city; dice cc1123; turn p1 resolve; ",
			Play: "resolve smashes; concede p1", Refused: "answer-first", Want: "question=yield living=3"},
		{Rule: "11.3", Name: "but where a card only offers something", Given: cb3 + "card p1 made-in-a-lab; turn p1 buy; ", Play: "concede p1",
			Want: "living=2 active=p2"},
		{Rule: "", Name: "a table line with a word that says nothing", Given: cb3, Play: "table turn=2 p1=10/0/0/0/0/0/outside/asleep", Refused: "word-wrong", Want: "turn=1"},
		{Rule: "", Name: "a table line that was cut", Given: cb3, Play: "table turn=2", Refused: "words-missing", Want: "turn=1"},
		{Rule: "12.4", Name: "a table line of the base box has no tiles", Given: cb3, Play: "table turn=2 tiles=rrrrr-rrrrr", Refused: "word-wrong", Want: "turn=1"},
	})
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Dark), []tokyotest.Case{
		{Rule: "12.4", Name: "one of ten tiles", Given: cd3, Play: "table turn=2 tiles=rrrr", Refused: "word-wrong", Want: "turn=1"},
		{Rule: "12.4", Name: "of the sides there are", Given: cd3, Play: "table turn=2 tiles=rrrrrrrrrx", Refused: "word-wrong", Want: "turn=1"},
	})
}
