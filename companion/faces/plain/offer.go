package plain

import (
	"slices"
	"strings"
	"unicode/utf8"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
)

// The parts of an offer that can stay the same from one move to the next.
const (
	partHead = iota
	partLying
	partBeside
	partAdvice
	partCoach
	numParts
)

// offer prints what to know before the next move: whose turn it is and what it is about (unless the table was just
// printed), what will happen, the question, and what can be done. It leaves out lines that are already on the screen,
// word for word.
func (p *Plain) offer() {
	f, words := p.game.Frame(), p.words()
	if f.Over {
		return
	}
	lying := ""
	unresolved := func(d companion.Die) bool { return d.State != companion.DieBlank && d.State != companion.DieDone }
	if f.Buying() {
		lying = row(f, words)
	} else if slices.ContainsFunc(f.Dice.Dice, unresolved) {
		lying = dice(f, words, len(f.Dice.Beside) == 0)
	}
	p.news(partHead, !p.shown, f.Head.Line())
	p.news(partLying, !p.shown, lying)
	if dice(f, words, false) != "" {
		p.news(partBeside, true, companion.Texts(f.Dice.Beside)...)
	}
	p.news(partAdvice, true, section(&f.Advice)...)
	p.coached()
	p.each(question(f)...)
	p.choices(f)
}

// coached prints what the coach says if it has changed.
func (p *Plain) coached() { p.news(partCoach, true, coach(p.game.Frame(), p.words())...) }

// advice prints what the coach says about the table, even if it is already on the screen. Without a coach, the line goes to the game.
func (p *Plain) advice(line string) error {
	adviser, ok := p.game.Game.(companion.Adviser)
	if !ok {
		return p.typed(line)
	}
	if p.game.Frame().Coach.Chance == "" {
		said, err := adviser.Advise()
		p.game.Stale()
		switch {
		case err != nil:
			p.fault(err)
		case p.game.Frame().Coach.Chance == "" && said != "":
			p.Print("%s", said)
		}
	}
	p.said[partCoach] = ""
	p.coached()
	return nil
}

// news prints the lines of a part of an offer if they have changed. If print is false, the lines are already on the screen.
func (p *Plain) news(part int, print bool, lines ...string) {
	said := strings.TrimSpace(strings.Join(lines, "\n"))
	if print && said != "" && said != p.said[part] {
		p.each(lines...)
	}
	p.said[part] = said
}

// choices prints what can be done if the prompt does not say it: the answers to a question, and what the box wants
// listed. Of several places for a piece, or dice to choose from, it describes only the first.
func (p *Plain) choices(f *companion.Frame) {
	var list []companion.Choice
	var others []string
	wide, noKey := 0, false
	for _, c := range f.Keys {
		switch {
		case c.Prompted && !c.Answer || c.Disabled != "" || c.Typed == "" && !c.ToType:
		case c.Answer && c.NoKey && noKey:
			others = append(others, p.keys(c))
		default:
			noKey = noKey || c.Answer && c.NoKey
			list = append(list, c)
			wide = max(wide, utf8.RuneCountInString(p.keys(c)))
		}
	}
	for _, c := range list {
		p.Print("  %-*s  %s", wide, p.keys(c), c.Text)
		if c.Answer && c.NoKey && len(others) > 0 {
			p.Print("  %s", p.words().Say("plain.others", rules.Text("list", strings.Join(others, ", "))))
		}
	}
}

// keys returns what to type for a choice, in the players' language.
func (p *Plain) keys(c companion.Choice) string {
	if c.Typed == companion.KeyEnter {
		return p.words().Say("plain.enter")
	}
	return c.Typed
}
