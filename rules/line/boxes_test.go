package line_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/tokyo"
)

// TestLinesOfBoxes: each kind of word in a line of a box, as it is written again, or why it is refused.
func TestLinesOfBoxes(t *testing.T) {
	const pair = "kot 1 duel two; side you gigazaur Anna; side rival alienoid Ben; start you; row ? ? ?"
	const rolled, asked = pair + "; roll ccffe", pair + "; set you.energy 9; roll ccffe; stop; resolve; buy 2"
	const city = "; roll 1123cc; resolve; pass; roll 22eecc; resolve"
	for _, c := range []struct{ game, line, want string }{
		{"", "kot 1 duel two", "kot 1 duel two"}, {"", "kot 2 duel two", "! file-newer have=2 most=1 verb=kot"}, {"", "kot x duel two", "! word-wrong word=x use=0..9999 verb=kot"}, {"", "kot 1 chess", "! word-wrong word=chess use=duel verb=kot"}, {"", "side you gigazaur", "side you gigazaur"},
		{"kot 1 duel solo", "kot 1 duel solo", "kot 1 duel solo"}, {"kot 1 duel solo", "option difficulty hard", "option difficulty hard"}, {"kot 1 duel solo", "option difficulty odd", "! word-wrong word=difficulty odd use=difficulty normal|hard, discard power|turn, first-dice both|you verb=option"},
		{"kot 1 duel solo", "option nothing hard", "! word-wrong word=nothing hard use=difficulty normal|hard, discard power|turn, first-dice both|you verb=option"}, {"kot 1 duel solo", "option difficulty", "! words-missing verb=option"}, {pair, "option difficulty hard", "option difficulty hard"}, {pair, "start you", "start you"},
		{"kot 1 duel two; side you gigazaur Anna; side rival alienoid Ben", "plays rival kot hard", "plays rival kot hard"},
		{"kot 1 duel two; side you gigazaur Anna; side rival alienoid Ben", "plays rival kot strong", "! word-wrong word=kot strong use=person, kot, kot easy, kot hard brawler verb=plays"},
		{pair, "seat rival kot hard brawler", "seat rival kot hard brawler"}, {pair, "seat rival kot", "seat rival kot easy"}, {pair, "seat rival", "! word-wrong word= use=person, kot, kot easy, kot hard brawler verb=seat"},
		{rolled, "resolve", "resolve"}, {rolled, "resolve fame", "resolve fame"}, {rolled, "resolve f", "resolve fame"}, {rolled, "resolve F", "resolve fame"}, {rolled, "resolve ff", "! word-wrong word=ff use=claw, heart, energy, fame, destruction, power verb=resolve"}, {rolled, "resolve q", "! word-wrong word=q use=claw, heart, energy, fame, destruction, power verb=resolve"},
		{rolled, "keep f c", "keep cf"}, {rolled, "keep", "keep"}, {rolled, "keep q", "! dice-face letter=q use=use.duel"}, {pair, "roll hc fce thrown", "roll hcfce thrown"}, {pair, "roll thrown", "roll thrown"},
		{pair, "set fame 1.5", "set fame 1.5"}, {pair, "set fame -7", "set fame -7"}, {pair, "set fame 7", "set fame 7"}, {pair, "set fame -7.5", "! word-wrong word=-7.5 use=-7..7, .5 verb=set"}, {pair, "set fame 7.5", "! word-wrong word=7.5 use=-7..7, .5 verb=set"}, {pair, "set fame x", "! word-wrong word=x use=-7..7, .5 verb=set"}, {pair, "set fame 1.2", "! word-wrong word=1.2 use=-7..7, .5 verb=set"}, {pair, "set bought 1", "set bought 1"},
		{pair, "token lizard fame 3 flip", "token lizard fame 3 flip"}, {pair, "token lizard fame 3 turned", "! words-left word=turned verb=token"}, {pair, "token lizard glory 3", "! word-wrong word=glory use=fame, destruction verb=token"}, {pair, "token dog fame 3", "! word-wrong word=dog use=cat, panda, fish, tiger, lizard, anubis, dragon, pumpkin, alien, phantom, penguin, king verb=token"},
		{pair, "untoken cat", "untoken cat"}, {pair, "untoken cat fame 3", "untoken cat fame 3"}, {pair, "row photoshoot - ?", "row photoshoot - ?"}, {pair, "row photoshoot ?", "! words-missing verb=row"}, {pair, "row ? ? ? ?", "! words-left word=? verb=row"}, {pair, "row x ? ?", "! no-such-card card=x verb=row"},
		{pair, "discards photoshoot ?", "discards photoshoot ?"}, {pair, "discards", "discards"}, {pair, "hand left", "hand left"}, {pair, "hand up", "! word-wrong word=up use=left, right verb=hand"}, {pair, "turn rival buy", "turn rival buy"}, {pair, "turn rival dance", "! word-wrong word=dance use=start, roll, resolve, buy, end verb=turn"}, {pair, "turn max buy", "! word-wrong word=max use=you, rival verb=turn"},
		{pair, "chosen none", "chosen none"}, {pair, "chosen fame", "chosen fame"}, {pair, "chosen claws", "! word-wrong word=claws use=fame, destruction verb=chosen"}, {pair, "concede", "concede you"}, {pair, "concede rival", "concede rival"}, {pair, "taken 2", "taken 2 rival"}, {pair, "taken 2 you", "taken 2 you"},
		{pair, "answer yes", "! no-question"}, {pair, "reveal photoshoot", "! no-question"}, {asked, "answer no", "answer no"}, {asked, "answer photoshoot", "answer photoshoot"}, {asked, "reveal photoshoot", "reveal photoshoot"}, {asked, "reveal yes", "! no-such-card card=yes verb=reveal"},
		{pair, "name you", "name you"}, {pair, "name you Anna  Lee", "name you Anna Lee"}, {pair, "used camouflage", "used camouflage"}, {pair, "stopped fd", "stopped fd"}, {pair, "stopped c", "! word-wrong word=c use=f, d verb=stopped"}, {pair, "buy 4", "! no-such-card card=4 verb=buy"}, {pair, "buy photoshoot", "buy photoshoot"}, {pair, "pass 1", "! words-left word=1 verb=pass"},
		{"t" + city, "answer yes", "answer yes"}, {"t" + city, "answer no", "answer no"}, {"t" + city, "answer maybe", "! word-wrong word=maybe use=yes, no verb=answer"}, {"t", "place p1 bay", "place p1 bay"}, {"t", "place p1 moon", "! word-wrong word=moon use=city, bay, outside verb=place"}, {"t", "place p9 bay", "! word-wrong word=p9 use=p1, p2, p3 verb=place"},
		{"t", "copy mimic wings p2", "copy mimic wings p2"}, {"t", "copy mimic none", "copy mimic none"}, {"t", "charge smoke-cloud 2", "charge smoke-cloud 2"}, {"t", "charge smoke-cloud -1", "! word-wrong word=-1 use=0..99 verb=charge"}, {"t", "done numbers hearts", "done numbers hearts"}, {"t", "done", "done"}, {"t", "figure p1 the-king", "figure p1 the-king"}, {"t", "figure p1 nobody", "! word-wrong word=nobody use=alienoid, cyber-kitty, gigazaur, meka-dragon, space-penguin, the-king verb=figure"},
		{"t", "flags", "flags"}, {"t", "zombie p2 yes", "zombie p2 yes"}, {"t", "zombie p2 perhaps", "! word-wrong word=perhaps use=yes, no verb=zombie"}, {"t", "out p2 gaveup", "out p2 gaveup"}, {"t", "set p1.hearts 100", "! word-wrong word=100 use=0..99 verb=set"}, {"t", "set p1.nothing 1", "! word-wrong word=p1.nothing use=p1.hearts, p1.points, p1.energy, p1.wickedness, p1.poison, p1.shrink, p2..., turn, fewer, paid verb=set"},
	} {
		have := ""
		if lines, ok := cutTokyo(c.game); ok {
			r := tokyotest.Rules(t, tokyo.Base)
			now, err := tokyotest.Fold(r, nil, tokyotest.Game(tokyo.Base, 3)+lines)
			if err != nil {
				t.Fatal(c.game, err)
			}
			ev, err := tokyo.Log{Rules: r}.Read(&now, c.line)
			if have = r.Write(&ev); err != nil {
				have = "! " + err.Error()
			}
		} else {
			r := dueltest.Rules(t)
			now := duel.Table{}
			if c.game != "" {
				var err error
				if now, err = dueltest.Fold(r, nil, c.game); err != nil {
					t.Fatal(c.game, err)
				}
			}
			ev, err := duel.Log{Rules: r}.Read(&now, c.line)
			if have = r.Write(&ev); err != nil {
				have = "! " + err.Error()
			}
		}
		if have != c.want {
			t.Errorf("%s; %s: %q, want %q", c.game, c.line, have, c.want)
		}
	}
}

// cutTokyo returns the lines of a game of King of Tokyo after its set-up.
func cutTokyo(game string) (lines string, ok bool) {
	if game == "t" {
		return "roll 112233", true
	}
	if len(game) > 2 && game[:2] == "t;" {
		return game[2:], true
	}
	return "", false
}
