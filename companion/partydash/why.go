package partydash

import (
	"slices"

	"kingoftokyo/companion/screen"
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// newWhy is the page with the reasons: the open question with its card and rules,
// what happened last step by step, each with the rule it rests on, and the rules of
// what comes next.
func newWhy(t *table) screen.Page {
	return screen.NewReader(t.d.App, "dash.why.title", func() []string {
		w := why{t: t}
		q, open := t.now().Open()
		if open {
			w.question(&q)
		}
		w.last()
		if next := w.unsaid(party.RulesOfStep(&t.now().State)); !open && len(next) > 0 {
			if len(w.lines) > 0 {
				w.say("")
			}
			w.say(t.d.view.Say("tokyo.dash.why.now"))
			w.rules(next)
		}
		return w.lines
	})
}

// why gathers the lines of that page.
type why struct {
	t     *table
	lines []string
	said  []rules.Rule // the rules that stand there already
}

func (w *why) say(lines ...string) { w.lines = append(w.lines, lines...) }

// question is the open question, the rules it rests on, and the cards it is about
// in full.
func (w *why) question(q *tokyo.Question) {
	v := &w.t.d.view
	w.say(v.Question(w.t.now(), q))
	w.rules(party.QuestionRules[q.ID])
	for _, id := range cardsOf(v.Rules, q) {
		w.say("")
		w.say(w.t.d.cardText(id)...)
	}
	w.say("")
}

// last are the steps of what was done last, as far back as one undo goes.
func (w *why) last() {
	v, h := &w.t.d.view, w.t.s.Game.History()
	if len(h) == 0 {
		return
	}
	first := len(h) - 1
	for first > 0 && h[first].Joined {
		first--
	}
	w.say(v.Say("tokyo.dash.why.last", rules.Text("what", w.t.last(&h[first]))))
	for _, e := range h[first:] {
		for i, st := range e.After.Steps {
			for _, l := range v.Lines(e.After.Steps[i : i+1]) {
				w.say("  " + l.Text)
			}
			w.rules(w.unsaid([]rules.Rule{st.Rule}))
		}
	}
}

// unsaid are those of the rules that do not stand there yet.
func (w *why) unsaid(list []rules.Rule) []rules.Rule {
	return slices.DeleteFunc(slices.Clone(list), func(r rules.Rule) bool { return slices.Contains(w.said, r) })
}

// rules are rules in full.
func (w *why) rules(list []rules.Rule) {
	v := &w.t.d.view
	for _, r := range list {
		if key := "tokyo.rule." + string(r); v.Has(key) {
			w.say("      " + string(r) + "  " + v.Say(key))
			w.said = append(w.said, r)
		}
	}
}

// cardsOf are the cards and tiles a question is about: the one that asks, the one
// asked about, the one a loss comes from, and a few to choose from.
func cardsOf(r *tokyo.Rules, q *tokyo.Question) []tokyo.CardID {
	var out []tokyo.CardID
	add := func(id tokyo.CardID) {
		same := func(had tokyo.CardID) bool { return r.Same(had, id) }
		if id != tokyo.NoCard && id != tokyo.Unnamed && !slices.ContainsFunc(out, same) {
			out = append(out, id)
		}
	}
	if name, ok := askers[q.ID]; ok {
		if id, ok := r.Piece(name); ok {
			add(id)
		}
	}
	add(q.Card)
	add(q.From)
	if list := q.Cards.List(); len(list) <= mostTold {
		for _, id := range list {
			add(id)
		}
	}
	return out
}

// mostTold is how many cards to choose from are told in full: more of them nobody
// reads through at the table.
const mostTold = 6

// askers are the cards that ask where Question.Card is another one.
var askers = map[tokyo.QuestionID]string{tokyo.AskOpportunist: "opportunist", tokyo.AskRayBonus: "regeneration"}
