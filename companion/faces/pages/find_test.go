package pages

import (
	"strings"
	"testing"
)

// The look-up answers with one row per answer, best first. Below is everything about the answer under the cursor, with the
// words of the question marked.
func TestLookup(t *testing.T) {
	f := playing(t, city+"; card p1 wings")
	l := Lookup(f, "heal in tokyo")
	f.Show(l)
	_, p := f.top()
	got := drawn(p)
	if !strings.HasPrefix(got, "CARDS AND RULES | Type a question, a name or a rule number\nfield: Search: [heal in tokyo]\n1 "+
		">*Being in Tokyo | In Tokyo, a Monster's own heart dice are useless") ||
		!strings.HasSuffix(got, "\n- #Being in Tokyo\n- *In =Tokyo*, a Monster's own heart dice are useless: they neither =heal* it "+
			"nor remove its tokens (5.4.2, 5.4.4).\n"+
			"- ~King of Tokyo rulebook, Effets de Tokyo; printed on the components\nkeys: Enter=read, Up/Down=choose") {
		t.Error(got)
	}
	l.Find("wings")
	f.shows(`
		CARDS AND RULES | Type a question, a name or a rule number
		field: Search: [heal in tokyo]
		1 >*Wings | A Monster that loses no hearts is not hurt: it may not yield, and gets neither Poison nor Shrink tokens.
		2  *Wings | You may pay 2 energy to lose no hearts for the rest of this turn.
		- #Wings
		- *A Monster that loses no hearts is not hurt: it may not yield, and gets neither Poison nor Shrink tokens.
		- ~Dark Edition rulebook, Glossaire; online version
		-
		- *Wings / Ailes - costs 6, keep card
		- Box: King of Tokyo, Dark Edition
		- You may pay 2 energy to lose no hearts for the rest of this turn.
		- Reminder: at the right moment kot asks the player and applies the answer.
		- - You may pay at any moment of the turn, before or after the roll, as long as you have not lost the hearts yet. [publisher, on \
		BoardGameGeek; Dized rules helper]
		- - It helps against smashes and against cards. [Dized rules helper]
		- ~Owner: Anna
		keys: Enter=read, Up/Down=choose`)
	l.Find("zzqx")
	f.shows(`
		CARDS AND RULES | Type a question, a name or a rule number
		field: Search: [heal in tokyo]
		   ~the help has nothing about "zzqx"
		keys: Enter=read, Up/Down=choose`)
	l.Find(" ")
	if _, p := f.top(); p.Prompt != "On the table now; type a few words to ask something else" || p.Rows[0].Cells[0].Text != "Wings" {
		t.Errorf("nothing typed: %q, %+v", p.Prompt, p.Rows[0])
	}
	l.At = 999
	if _, p := f.top(); p.At != len(p.Rows) {
		t.Errorf("the cursor is on %d of %d", p.At, len(p.Rows))
	}
}

// An answer from another box says which one; without a game there is nothing on the table to begin with.
func TestLookupElsewhere(t *testing.T) {
	f := playing(t, solo)
	f.Show(Lookup(f, "can i heal in tokyo"))
	_, p := f.top()
	if got := p.Lines[0].Text[0]; got.Tone != Head || got.Text != "9.3 Being in Tokyo - rule, King of Tokyo, Dark Edition" {
		t.Errorf("the head %+v", got)
	}
	f.stack = []*Sheet{Lookup(f, "can I lend a friend my energy")}
	if _, p := f.top(); p.Lines[0].Text[0] != (Span{Text: "kot found no rule in King of Tokyo Duel. Nearest:", Tone: Dim}) {
		t.Errorf("the lead %+v", p.Lines[0])
	}
	f = bare(t)
	f.Show(Lookup(f, ""))
	if _, p := f.top(); p.Rows[0].Cells[0].Text != "Acid attack" || p.Prompt != "Type a question, a name or a rule number" {
		t.Errorf("without a game: %s", drawn(p))
	}
}

// An answer has a page of its own, with a key for each thing that can be done with its card; such a key closes all pages.
func TestLookupRead(t *testing.T) {
	f := playing(t, city+"; row wings ? ?; set p1.energy 9; turn p1 buy")
	f.Show(Lookup(f, "wings"))
	s, _ := f.top()
	s.Choose(1)
	_, p := f.top()
	got := drawn(p)
	f.same(got[1+strings.Index(got, "\n-\n- ^ 1"):], `
		-
		- ^ 1 Anna buys Wings, 6 energy
		- ^ 2 give it to Anna (correction)
		- ^ 3 give it to Ben (correction)
		- ^ 4 give it to Cleo (correction)
		keys: (1)=Anna buys Wings, 6 energy, (2)=give it to Anna (correction), (3)=give it to Ben (correction), (4)=give it to Cleo \
		(correction)`)
	f.press("1")
	if f.heard("done"); len(f.stack) != 0 || f.Frame().Seats[0].Held[0].Card != "wings" || f.Frame().Fields[6].Value != 3 {
		t.Errorf("%+v", f.Frame().Seats[0])
	}
	f = playing(t, solo)
	f.Show(Lookup(f, "A2"))
	s, _ = f.top()
	s.Choose(1)
	if _, p := f.top(); len(p.Keys) != 0 || len(f.stack) != 2 {
		t.Errorf("a rule: %s", drawn(p))
	}
}
