package plain

import (
	"errors"
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// The commands of plain mode that are not moves: look-up, language, history, undo and redo, another game.

// follow reads what others have played in a game that is watched. If they have moved on to another game, it shows that
// one.
func (p *Plain) follow() {
	p.game.Follow()
	if !p.goesOn || !p.game.ReadOnly() {
		return
	}
	if next, name := p.desk.Next(p.game.Game); next != nil {
		p.adopt(next)
		p.say("watch.next", rules.Text("game", name))
		p.table()
	}
}

// line does what one line says. It prints the players' mistakes; an error ends the program.
func (p *Plain) line(line string) error {
	p.shown = false
	p.follow()
	cmd, rest := console.AsCommand(line)
	if line == "?" && p.game.Frame().AsksCard() {
		cmd = console.NoCommand // an unnamed card, not a request for help
	}
	switch cmd {
	case console.CmdQuit:
		return console.ErrQuit
	case console.CmdHelp:
		p.Print("%s", p.game.Box().Help(p.words(), companion.HelpPlay))
	case console.CmdCorrect:
		p.Print("%s", p.game.HelpCorrect())
	case console.CmdWhy:
		p.why()
	case console.CmdTable:
		p.table()
	case console.CmdCards:
		p.cards(rest)
	case console.CmdAsk:
		p.ask(rest)
	case console.CmdRule:
		p.rule(rest)
	case console.CmdLang:
		p.lang(rest)
	case console.CmdHistory:
		p.history(rest)
	case console.CmdUndo:
		p.through("plain.undone", p.game.Undo)
	case console.CmdRedo:
		p.through("plain.redone", p.game.Redo)
	case console.CmdAdvice:
		return p.advice(line)
	case console.CmdNew:
		return p.another(rest)
	default:
		if p.game.Answer(cmd, p.Console, rest) {
			p.coached()
			return nil
		}
		return p.typed(line)
	}
	return nil
}

// mostTexts is how many cards are shown with their texts; if there are more, only their names are shown.
const mostTexts = 6

// cards looks up cards, those of the box first. Without a query it shows the cards on the table.
func (p *Plain) cards(query string) {
	found, err := p.found(query)
	switch {
	case err != nil:
		p.fault(err)
	case len(found) == 0:
		p.say("no-such-card", rules.Text("card", query))
	case len(found) > mostTexts:
		for _, it := range cards.InOrder(p.words(), found) {
			p.Print("  %s", cards.Names(p.words(), it))
		}
	default:
		for _, it := range found {
			p.card(it)
		}
	}
}

// card prints a card in full, and who has it.
func (p *Plain) card(it cards.Item) {
	p.each(cards.Text(p.words(), it, p.game.Box().ID())...)
	if who := p.game.Frame().Holder(it.ID); who != "" {
		p.Print("  %s", p.words().Say("card.owner", rules.Text("name", who)))
	}
}

// found returns the items that a query means: of the box or, if it has none, of all boxes. Without a query, those on the table.
func (p *Plain) found(query string) ([]cards.Item, error) {
	box := p.game.Box().ID()
	if query != "" {
		all, err := p.desk.Ask()
		if err != nil {
			return nil, err
		}
		return all.FindFrom(box, query)
	}
	index, err := p.desk.Cards()
	if err != nil {
		return nil, err
	}
	var out []cards.Item
	for _, id := range p.game.Frame().OnTable() {
		if it, ok := index.Item(box, id); ok {
			out = append(out, it)
		}
	}
	return out, nil
}

const mostAnswers = 3

// ask answers a question: about the box and what is on the table or, if there is no answer, about all boxes.
func (p *Plain) ask(query string) {
	r := p.desk.Answers(p.words(), query, p.game.Box().ID(), &p.game.Frame().View)
	p.each(r.Notes(p.words())...)
	if lead := r.Lead(p.words()); lead != "" {
		p.Print("%s", lead)
	} else if len(r.Answers) == 0 {
		p.say("ask.none", rules.Text("query", query))
	}
	for i := range r.Answers[:min(mostAnswers, len(r.Answers))] {
		p.each(r.Answers[i].Lines(p.words())...)
	}
}

// rule prints the rule with a number, or a whole section.
func (p *Plain) rule(number string) {
	x, err := p.desk.Ask()
	if err != nil {
		p.fault(err)
		return
	}
	box := p.game.Box().ID()
	found := x.Rules(p.words(), number, box)
	if len(found) == 0 {
		box = ""
		found = x.Rules(p.words(), number, box)
	}
	if len(found) == 0 {
		p.say("ask.none", rules.Text("query", number))
	}
	for i := range found {
		p.each(x.Whole(p.words(), &found[i], box)...)
	}
}

// lang changes the language. The game stays the same.
func (p *Plain) lang(word string) {
	l, ok := text.Parse(word)
	if !ok && word != "" {
		p.fault(rules.Refuse("", "lang-unknown", rules.Text("lang", word)))
		return
	}
	if word == "" {
		l = p.desk.Lang.Next()
	}
	p.desk.Lang, p.said = l, [numParts]string{}
	p.say("plain.lang")
	p.offer()
}

// another sets up a new game: of the named box, or one like the current game with the same players. With q the player
// goes back to the current game.
func (p *Plain) another(word string) error {
	box, setup, err := p.desk.Another(word, p.game.Game)
	if err != nil {
		p.fault(err)
		return nil
	}
	err = p.fill(box, setup)
	switch {
	case errors.Is(err, errCancelled):
		p.say("plain.cancelled")
		return nil
	case err != nil:
		return err
	}
	if err := p.open(setup); err != nil {
		p.fault(err)
		return nil
	}
	p.table()
	p.offer()
	return nil
}

// fill asks the open questions of a set-up; Enter accepts what a question offers. If a word cannot be used, fill refuses
// it and asks again. The error is errCancelled if the player leaves, and console.ErrQuit at the end of the input.
func (p *Plain) fill(b companion.Box, s companion.Setup) error {
	p.Print("%s", s.Title())
	for {
		q, open := s.Next()
		if !open {
			return nil
		}
		line, err := p.Read(q.Ask)
		if err != nil {
			return err
		}
		switch cmd, _ := console.AsCommand(line); cmd {
		case console.CmdQuit:
			return errCancelled
		case console.CmdHelp:
			p.Print("%s", b.Help(s.Words(), companion.HelpSetup))
			continue
		}
		if err := s.Set(q.ID, line); err != nil {
			p.Fault(s.Words(), err)
		}
	}
}

// why prints the reasons behind the current step, and the rules that it and the last step are based on.
func (p *Plain) why() {
	f, words := p.game.Frame(), p.words()
	p.each(f.Why...)
	if f.Dice.Why != "" {
		p.Print("%s", f.Dice.Why)
	}
	for _, key := range f.Rules {
		_, number, _ := strings.Cut(key, "rule")
		if words.Has(key + ".title") { // the command rule shows all of it
			key += ".title"
		}
		p.Print("  %s (%s)", words.Say(key), number[1:])
	}
}

// usualHistory is how many steps the history shows by default.
const usualHistory = 15

// history shows the last steps: usualHistory, or as many as count says.
func (p *Plain) history(count string) {
	n, err := strconv.Atoi(count)
	if err != nil || n < 1 {
		n = usualHistory
	}
	from := max(0, p.game.Steps()-n)
	turn := -1
	for i, e := range p.game.Past(from) {
		if e.Turn != turn {
			p.say("history.turn", rules.Num("turn", e.Turn), rules.Text("name", e.Who))
			turn = e.Turn
		}
		p.Print("%4d  %s", from+i+1, e.Text)
	}
}

// through goes one step back or forward, and prints the table and what to put back on the board.
func (p *Plain) through(key string, step func() (string, error)) {
	what, err := step()
	if err != nil {
		p.fault(err)
		return
	}
	p.written()
	p.say(key, rules.Text("event", what))
	p.table()
	p.hands(false)
	p.offer()
}
