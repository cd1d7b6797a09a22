package tokyo

import (
	"strings"
	"unicode/utf8"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// questionRow is what the companion does at a question beyond what the rules say.
type questionRow struct {
	yes, no  string // the keys of what yes and no mean, if they mean more than that; yes also for a number
	card     string // the card that asks the question, if it is not the question's own
	listed   string // the key of a card to choose, if its name is not enough
	once     bool   // no gives away a chance that does not come again: Enter alone does not mean no
	saves    bool   // yes saves hearts: Enter alone does not mean no if the last ones would be lost
	repeated bool   // asked turn after turn, and no gives nothing away for good: players may silence it until they call it

	led   func(v *Phrases, s *tokyo.State, q *tokyo.Question) string // what led to the question; nil: the steps before it
	short func(v *Phrases, s *tokyo.State, q *tokyo.Question) string // the question that follows it
}

// questions has the rows of the questions that need one.
var questions = [tokyo.NumQuestions]questionRow{
	tokyo.AskReveal:      {led: watched},
	tokyo.AskYield:       {yes: "tokyo.choice.yes.yield", no: "tokyo.choice.no.yield", led: wounded, short: yields},
	tokyo.AskPoisonDice:  {yes: "tokyo.choice.remove"},
	tokyo.AskShrinkDice:  {yes: "tokyo.choice.remove"},
	tokyo.AskRayDice:     {yes: "tokyo.choice.heal"},
	tokyo.AskJets:        {yes: "tokyo.choice.yes.yield", no: "tokyo.choice.no.yield"},
	tokyo.AskTile:        {no: "tokyo.choice.no.tile", once: true, led: nothing},
	tokyo.AskDweller:     {repeated: true},
	tokyo.AskProbe:       {repeated: true},
	tokyo.AskCuller:      {repeated: true},
	tokyo.AskStretchy:    {repeated: true},
	tokyo.AskTwist:       {repeated: true},
	tokyo.AskWake:        {once: true},
	tokyo.AskFreeze:      {once: true},
	tokyo.AskRayBonus:    {card: "regeneration"},
	tokyo.AskWings:       {saves: true},
	tokyo.AskJump:        {saves: true},
	tokyo.AskRapid:       {yes: "tokyo.choice.heal", saves: true},
	tokyo.AskMimic:       {listed: "tokyo.choice.owned"},
	tokyo.AskMove:        {no: "tokyo.choice.no.move", listed: "tokyo.choice.owned", repeated: true},
	tokyo.AskCopyFirst:   {yes: "tokyo.choice.yes.first", no: "tokyo.choice.no.first", once: true},
	tokyo.AskOpportunist: {card: "opportunist", repeated: true}, // the question's own card is the one for sale
	tokyo.AskLab:         {yes: "tokyo.choice.yes.lab", repeated: true},
	tokyo.AskTentacles:   {listed: "tokyo.choice.priced", repeated: true},
	tokyo.AskSell:        {listed: "tokyo.choice.sold", repeated: true},
}

// wounded says how many hearts the smashes have cost.
func wounded(v *Phrases, s *tokyo.State, q *tokyo.Question) string {
	return v.Say("tokyo.asked.hit", who("by", q.By), who("who", q.Seat),
		rules.Num("n", int(q.N)), rules.Num("left", int(s.Seats[q.Seat].Hearts)))
}

// watched says who may buy a card when it is revealed; "" for nobody.
func watched(v *Phrases, s *tokyo.State, _ *tokyo.Question) string {
	for seat := range tokyo.Seat(s.Players) {
		if seat != s.Turn.Active && v.Rules.Count(s, seat, "opportunist") > 0 {
			return v.Say("tokyo.ask.reveal.led", rules.Text("card", v.CardID("opportunist")), who("who", seat))
		}
	}
	return ""
}

// yields asks only about the place, and says who would enter it next.
func yields(v *Phrases, s *tokyo.State, q *tokyo.Question) string {
	out := v.question(&tokyo.Table{State: *s}, q, shortForm)
	if !s.Seats[q.By].Place.Tokyo() {
		out += " " + v.Say("tokyo.asked.enters", who("by", q.By))
	}
	return out
}

// nothing leaves the room for the tiles: the list of pieces says what moved the counter.
func nothing(*Phrases, *tokyo.State, *tokyo.Question) string { return "" }

// Question puts a question into words. It begins with the name of the player who answers, unless anybody at the table
// can answer, such as which card came from the deck.
func (v *Phrases) Question(t *tokyo.Table, q *tokyo.Question) string {
	return v.addressed(q, v.question(t, q, ""), v.speaker(q))
}

// addressed addresses a question to the player who answers it, and names the card that asks, "" for none.
func (v *Phrases) addressed(q *tokyo.Question, asked, card string) string {
	if q.Everybody() {
		return text.Capital(asked)
	}
	name := v.Player(q.Seat)
	if card != "" {
		name = v.Say("tokyo.ask.by", rules.Text("name", name), rules.Text("card", card))
	}
	return v.Say("table.asked", rules.Text("name", name), rules.Text("question", asked))
}

// roomToAsk is how many characters a question may take in a prompt, after the name of the player who answers it.
const roomToAsk = 46

// short puts a question into the few words of a prompt. It names the card that asks if there is room.
func (v *Phrases) short(t *tokyo.Table, q *tokyo.Question) string {
	asked := v.question(t, q, shortForm)
	if card := v.speaker(q); card != "" && !strings.Contains(asked, card) {
		if by := v.Colon(card, asked); utf8.RuneCountInString(by) <= roomToAsk {
			asked = by
		}
	}
	return v.addressed(q, asked, "")
}

// shortForm ends the key of a question in the few words of a prompt.
const shortForm = ".short"

// question returns a question without the name of the player who answers, in lower case so that it can follow the
// name. With the form shortForm it has the few words of a prompt.
func (v *Phrases) question(t *tokyo.Table, q *tokyo.Question, form string) string {
	s := &t.State
	key := "tokyo.ask." + q.ID.String()
	if pays := key + ".pay"; q.N > 0 && v.Has(pays) {
		key = pays
	}
	if form != "" && v.Has(key+form) {
		key += form
	}
	place := tokyo.Outside
	if s.Has(q.Seat) {
		place = s.Seats[q.Seat].Place
	}
	asked := v.Say(key, rules.Text("cause", v.cause(q)), rules.Num("n", int(q.N)), who("by", q.By),
		rules.Text("card", v.Card(q.Card)), rules.Text("dice", v.Dice(q.Dice)),
		inPlace(place), rules.Num("price", v.Rules.Pays(q.Card)),
		rules.Num("cost", v.Rules.Price(s, q.Seat, q.Card)))
	if form == "" && q.Form() == tokyo.FaceAnswer && !q.AnyFace() {
		asked += v.Say("tokyo.ask.dice", rules.Text("dice", v.Dice(s.Turn.Dice)))
	}
	return asked
}

// cause says where a loss comes from: another player, a card, or Poison.
func (v *Phrases) cause(q *tokyo.Question) string {
	switch {
	case q.By != tokyo.NoSeat && q.By != q.Seat:
		return v.Player(q.By)
	case q.From != tokyo.NoCard:
		return v.Card(q.From)
	}
	return v.Say("tokyo.token.poison")
}

// speaker returns the card that asks; "" if a rule asks.
func (v *Phrases) speaker(q *tokyo.Question) string {
	if card := questions[q.ID].card; card != "" {
		return v.CardID(card)
	}
	if q.Card == tokyo.NoCard {
		return ""
	}
	return v.Card(q.Card)
}

// mostLed is how many of the steps that led to a question are shown with it.
const mostLed = 2

// asked returns the open question and the player who must answer it; nil if there is none.
func (g *Game) asked(v *Phrases, t *tokyo.Table) *companion.Asked {
	q, ok := t.Open()
	if !ok {
		return nil
	}
	out := &companion.Asked{
		Who: v.Player(q.Seat), Seat: int(q.Seat), Lines: v.led(t, &q),
		Question: v.question(t, &q, ""), Short: v.short(t, &q),
	}
	if said := g.stay(v, t, &q); said != "" {
		out.Lines = append(out.Lines, said)
	}
	if short := questions[q.ID].short; short != nil && t.State.Has(q.By) {
		out.Question = short(v, &t.State, &q)
	}
	card := v.speaker(&q)
	if strings.Contains(out.Question, card) {
		card = ""
	}
	if out.Question = v.addressed(&q, out.Question, card); q.Everybody() {
		out.Who, out.Seat = v.Player(t.State.Turn.Active), int(t.State.Turn.Active)
	}
	out.Card = q.Form() == tokyo.CardAnswer && q.FromTable() // others are chosen from a list
	out.Buys = q.Names()
	return out
}

// answerCard answers the question with a card, given by its id.
func (g *Game) answerCard(card string) (companion.Move, error) {
	v := g.speak()
	return companion.WithCard(card, v.card, func(id tokyo.CardID) (companion.Move, error) {
		ev := answered(tokyo.Answer{Kind: tokyo.CardAnswer, Card: id})
		ev.Reveal = g.Now().Question.MayStayUnnamed()
		return g.move(ev), nil
	})
}

// led says what led to a question, and adds the text of the card that asks it.
func (v *Phrases) led(t *tokyo.Table, q *tokyo.Question) []string {
	var out []string
	s := &t.State
	switch led := questions[q.ID].led; {
	case led != nil:
		if said := led(v, s, q); said != "" {
			out = append(out, said)
		}
	case t.Asking && !q.Everybody():
		lines := companion.Texts(v.brief().Lines(settled(t.Steps, s)))
		out = append(out, lines[max(0, len(lines)-mostLed):]...)
		out = append(out, v.acting(t.Steps, q.Card)...)
	}
	if text := v.Text(q.Card); text != "" {
		out = append(out, v.Colon(v.Card(q.Card), text))
	}
	return out
}

// acting returns the texts of the cards that acted right before a question, because they too caused what it asks
// about. It leaves out the card of the question itself, which is shown anyway.
func (v *Phrases) acting(steps []tokyo.Step, own tokyo.CardID) []string {
	var out []string
	for i := len(steps) - 1; i >= 0 && steps[i].Verb == tokyo.StepActs; i-- {
		if card := steps[i].Card; card != own {
			out = append(out, v.Colon(v.Card(card), v.Text(card)))
		}
	}
	return out
}
