package duel_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"kingoftokyo/autobot"
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/faces/plain"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

// FuzzTyping checks that for any typed lines, nothing panics, every text is found,
// and the file reads back as the table that was shown.
func FuzzTyping(f *testing.F) {
	for _, s := range []string{
		"cchhe\ncc+hhe\n\n\nclaw\n1\n?\nfame 3\nu\nU\nskip buy\n",
		"turn rival roll\nffddcc\nf\nkeep c\nstop\n\nce\n\nlang fr\nvous cœurs 9\n/œil\n",
		"row acid, ?, photo\nyou energy 20\nturn you buy\n1\narmor\nd 2\n3\n\nr\n\n\n\nm\nt\nw\nlog\nnew\nq\n",
		"card you hibernation\nturn you start\nn\nset fame 7\ny\nu\n+\n=\nstart you\nkot 1 duel two\nside you x\n",
		"token lizard fame 3 flip\nuntoken lizard\nhand left\ntaken 2\ndice ppcc\nrolls 3\n\np\nd\ndeck 0\n",
	} {
		f.Add(s)
	}
	lib := dueltest.Library(f)
	r := autobot.NewRules(lib.Duel())
	f.Fuzz(func(t *testing.T, typed string) { typeAll(t, lib, r, typed) })
}

// typeAll types into a new game and checks what must hold for any input.
func typeAll(t *testing.T, lib *library.Library, r *duel.Rules, typed string) {
	t.Helper()
	d := onDesk(lib, r, t.TempDir(), text.English)
	var out strings.Builder
	begun := filled(t, d, nil, "you", "the-king", "autobot", "alienoid")
	if err := plain.New(d.Desk, console.New(strings.NewReader(typed), &out)).Begin(begun); err != nil {
		return // a line longer than a terminal can send
	}
	if shown := out.String(); !strings.ContainsAny(typed, "{}") && strings.ContainsAny(shown, "{}") {
		t.Fatalf("a text is not filled in: %s", shown[max(0, strings.IndexAny(shown, "{}")-80):])
	}
	saved, err := d.Store.List()
	if err != nil || len(saved) == 0 {
		t.Fatal(saved, err)
	}
	for _, g := range saved {
		if o, err := tracker.Look(duel.Log{Rules: r}, g.Path); err != nil || len(o.Notes) > 0 {
			t.Fatalf("%s does not read back: %v, %v, after\n%s", g.Name, err, o.Notes, typed)
		}
	}
}

// vocabulary has lines that mean something at some table.
var vocabulary = strings.Split("cchhe,ccffdd,ddd,ff,ce,pp,h,,,,,1,2,3,r,?,no,y,n,f,d,fame 3,d -2,fame -1 flip,u,u,U,skip,skip buy,keep cc,stop,resolve,"+
	"p,claw,pass,tokens 1,row acid; ?; photo,row lizard; jets; frenzy,row energize; party; camou,you energy 20,autobot energy 9,you hearts 2,fame 7,fame 0,"+
	"destruction 3.5,turn rival roll,turn you start,turn you buy,turn rival end,turn you resolve,card you camou,card you hibern,card you unchained,"+
	"card you superc,card you natural,card you alien,card rival armor,uncard you camou,discard 1,token tiger fame 3,token penguin fame 2,token king d -1,"+
	"untoken tiger,dice ppccee,rolls 3,chosen none,taken 2,deck 0,discards,done c,added f,hand left,lang,w,t,log,/armor,m,set turn 9,set white 1,"+
	"used frenzy,concede,abandonner autobot,roll cchhe thrown,answer yes,reveal ?,table turn=2", ",")

// TestAnyLines types random sequences of such lines: nothing panics and every file reads back.
func TestAnyLines(t *testing.T) {
	t.Parallel()
	often.OneGoroutine(t)
	lib := dueltest.Library(t)
	r := autobot.NewRules(lib.Duel())
	rng := rand.New(rand.NewPCG(11, 12))
	for range often.Times(15, 250) {
		var typed strings.Builder
		for range 60 {
			typed.WriteString(strings.ReplaceAll(vocabulary[rng.IntN(len(vocabulary))], ";", ",") + "\n")
		}
		typeAll(t, lib, r, typed.String())
	}
}
