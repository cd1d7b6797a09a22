// Command kot is a companion for King of Tokyo Duel, King of Tokyo and its Dark Edition: it keeps track of the
// table, plays Autobot in Duel, and looks up cards. `kot help` lists its commands.
package main

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/adrg/xdg"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/voice"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

// The exit statuses. kot man explains them to players.
const (
	exitFine    = 0
	exitNothing = 1 // nothing found, or damage found
	exitWrong   = 2 // wrong use, a refused line, or output that cannot be written
)

// notFound are the problems that mean that what the player named does not exist. Every other error is exitWrong.
var notFound = []string{"command-meant", "command-unknown", "file-unknown", "game-unknown", "monster-unclear", "odds-unknown"}

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

// program is one run of kot: its streams, its texts, and the values of its flags.
type program struct {
	in    io.Reader
	out   *output
	err   *output
	words *phrases.Names
	lib   *library.Library
	flags *options
	lang  *string
	cards *string
	coach *string
	// command is the named command, nil for none: --help is about it.
	command *command
	// asking means that the caller only wants to know which flags a command has.
	asking bool
}

// command is one thing that kot does besides playing. Its options are those that do declares; its texts have the key help.cmd.NAME.
type command struct {
	name  string
	do    func(*program, []string) int
	words func(p *program, before []string) []offer // the words that may come next, if they can be listed; or nil
	lacks need
}

// need is something that most commands need.
type need uint8

// The needs.
const (
	folders need = 1 << iota // the player's folders: of games and settings
	oneBox                   // the cards of Duel, or of the box being played
)

// commands returns all commands, in the order of the manual. The first eight are those that players need.
func commands() []command {
	game := first((*program).gameNames)
	return []command{
		{"new", (*program).newGame, nil, oneBox},
		{"games", (*program).games, game, 0},
		{"ask", (*program).ask, nil, folders},
		{"rule", (*program).rule, first((*program).ruleNumbers), folders},
		{"card", (*program).card, first((*program).allCards), folders},
		{"set", (*program).set, (*program).settingWords, oneBox},
		{"export", (*program).export, game, 0},
		{"import", (*program).importGame, nil, 0},
		{"advise", (*program).advise, nil, folders},
		{"odds", (*program).odds, (*program).oddsWords, 0},
		{"review", (*program).review, game, 0},
		{"replay", (*program).replay, game, 0},
		{"watch", (*program).watch, game, oneBox},
		{"share", (*program).share, game, 0},
		{"check", (*program).check, game, 0},
		{"info", wordless((*program).info), nil, folders | oneBox},
		{"completion", (*program).completion, first((*program).shellNames), folders},
		{"man", wordless((*program).man), nil, folders | oneBox},
		{"help", func(p *program, args []string) int { return p.withFlags(args, p.help) }, first((*program).helpWords), folders | oneBox},
		{"version", wordless((*program).version), nil, folders | oneBox},
	}
}

func commandNamed(name string) *command {
	all := commands()
	if i := slices.IndexFunc(all, func(c command) bool { return c.name == name }); i >= 0 {
		return &all[i]
	}
	return nil
}

// wordless returns a command that takes no words besides its options.
func wordless(do func(*program) int) func(*program, []string) int {
	return func(p *program, args []string) int {
		return p.withFlags(args, func(args []string) int {
			if err := p.noWords(args); err != nil {
				return p.fail(err)
			}
			return do(p)
		})
	}
}

// noWords refuses words after a command that takes none.
func (p *program) noWords(args []string) error {
	if len(args) == 0 {
		return nil
	}
	return rules.Refuse("", "words-none", rules.Text("command", p.flags.of), rules.Text("word", strings.Join(args, " ")))
}

// run is main, with arguments and streams as parameters for tests.
func run(args []string, in io.Reader, out, errOut io.Writer) int {
	p := newProgram(in, newOutput(out), newOutput(errOut))
	p.err.wraps = true
	if i := firstWord(args); i < len(args) {
		if p.command = commandNamed(args[i]); p.command != nil {
			p.flags.of = "kot " + args[i]
			return p.finish(p.command.do(p, slices.Concat(args[:i], args[i+1:])))
		}
	}
	return p.finish(p.play(args))
}

// newProgram returns a program with the flags that all commands have.
func newProgram(in io.Reader, out *output, errOut *output) *program {
	p := &program{in: in, out: out, err: errOut, flags: newOptions()}
	p.lang = p.flags.String("lang", "", "")
	p.cards = p.flags.String("cards", "", "")
	p.coach = p.flags.String("coach", "", "")
	for _, name := range []string{"help", "version", "plain", "ascii", "big", "no-mouse"} {
		p.flags.Bool(name, false, "")
	}
	return p
}

// firstWord returns the index of the first argument that is neither a flag nor the value of one. This is the command,
// because players may write flags before it.
func firstWord(args []string) int {
	for i := 0; i < len(args); i++ {
		switch a := args[i]; {
		case a == "--lang" || a == "--cards" || a == "--coach":
			i++
		case a == "-" || !strings.HasPrefix(a, "-"):
			return i
		}
	}
	return len(args)
}

// lacks reports whether the named command does not need something.
func (p *program) lacks(what need) bool { return p.command != nil && p.command.lacks&what != 0 }

// withFlags reads the flags, loads texts and cards, and then calls do.
func (p *program) withFlags(args []string, do func(args []string) int) int {
	if p.asking {
		return exitFine
	}
	parseErr := p.flags.Parse(args)
	if words := p.flags.Args(); parseErr != nil && p.command == nil && len(words) > 0 && commandMeant(words[0]) != "" {
		parseErr = p.unknownCommand(words[0]) // the options are those of a misspelled command
	}
	lang := text.FromEnv(text.Getenv)
	if l, ok := text.Parse(chosen().Get(settings.Lang)); ok {
		lang = l
	}
	if l, ok := text.Parse(*p.lang); ok {
		lang = l
	} else if *p.lang != "" && parseErr == nil {
		parseErr = rules.Refuse("", "lang-unknown", rules.Text("lang", *p.lang))
	}
	if _, ok := advice.ParseCoachMode(*p.coach); !ok && parseErr == nil && p.flags.Changed("coach") {
		parseErr = rules.Refuse("", "coach.unknown", rules.Text("word", *p.coach), rules.Text("use", "off, ask, always"))
	}
	var cardsErr error
	cards := make(chan struct{})
	go func() { // in parallel with the texts: reading takes most of the start
		defer close(cards)
		if p.lib, cardsErr = p.library(); cardsErr == nil {
			p.readAhead()
		}
	}()
	p.words = phrases.LoadNames(lang, nil)
	<-cards
	if parseErr != nil {
		return p.fail(parseErr)
	}
	if cardsErr != nil {
		p.fail(cardsErr)
		return exitWrong // it is a value of --cards, even if there is no such file
	}
	if p.command != nil && !p.lacks(oneBox) {
		p.words.Box = p.lib.Duel()
	}
	switch {
	case p.flags.On("help"):
		return p.helpOn(p.command)
	case p.flags.On("version"):
		return p.version()
	}
	if home() == "" && !p.lacks(folders) {
		return p.fail(rules.Refuse("", "home-unknown"))
	}
	return do(p.flags.Args())
}

// ownCards returns the cards that the program contains. Nobody may change them.
var ownCards = sync.OnceValue(func() *library.Library { return library.Own(kingoftokyo.Cards) })

// library reads the cards: those in the program, or the file given by --cards.
func (p *program) library() (*library.Library, error) {
	if *p.cards == "" {
		return ownCards(), nil
	}
	data, err := p.readAll(*p.cards, mostCards)
	if err != nil {
		return nil, err
	}
	return library.Read([]byte(data), *p.cards)
}

// readAhead reads the cards of the box that the player will most likely play: that of the game written last.
func (p *program) readAhead() {
	if p.lacks(oneBox) {
		return
	}
	store := tracker.Store{Dir: games()}
	if last := store.Last().Name; store.Dir != "" && p.command == nil && last != "" {
		if f, err := os.Open(store.Path(last)); err == nil {
			defer f.Close()
			if box := companion.BoxIn(f); box != duelbox.Box.ID {
				_, _ = p.lib.Tokyo()
				return
			}
		}
	}
	p.lib.Duel()
}

// fail prints an error, and returns the exit status for it.
func (p *program) fail(err error) int {
	if p.words.Box == nil && p.lib != nil {
		p.words.Box = p.lib.Duel() // the error may name its cards and monsters
	}
	if faults, ok := errors.AsType[*rules.Faults](err); ok { // a list with the place of each fault
		fmt.Fprintln(p.err, rules.QuoteLines(faults.Error()))
		return exitWrong
	}
	fmt.Fprintf(p.err, "kot: %s\n", rules.QuoteLines(refusal(p.words.Catalogue, err)))
	if slices.ContainsFunc(notFound, func(key string) bool { return rules.IsProblem(err, key) }) {
		return exitNothing
	}
	return exitWrong
}

// refusal returns an error in words. If the error lists what is accepted, refusal adds which of that the player may have meant.
func refusal(c *text.Catalogue, err error) string {
	said := c.Error(err)
	problem, ok := errors.AsType[*rules.Problem](err)
	if !ok {
		return said
	}
	word, list := "", ""
	for _, a := range problem.Args {
		switch a.Name {
		case "word", "value", "shell", "monster":
			word = a.Text
		case "use", "list":
			list = a.Text
		}
	}
	accepted := strings.FieldsFunc(list, func(c rune) bool { return strings.ContainsRune(",/\"", c) })
	meant := text.Nearest(word, text.Map(accepted, strings.TrimSpace))
	if meant == "" || problem.Key == "game-unclear" {
		return said
	}
	return c.Say("value-meant", rules.Text("refused", said), rules.Text("meant", meant))
}

// homeless reports that no variable says where the player's folders are, so they cannot be told from those of the
// machine. Windows knows them without a variable.
func homeless() bool {
	_, err := os.UserHomeDir()
	return err != nil && runtime.GOOS != "windows"
}

// games returns the folder of the saved games; "" if unknown.
func games() string {
	if home() == "" {
		return ""
	}
	return filepath.Join(home(), "games")
}

// home returns the folder where saved games are kept: KOT_HOME, or the XDG state folder; "" if neither is known.
func home() string {
	if dir := os.Getenv("KOT_HOME"); dir != "" {
		return dir
	}
	if homeless() && !filepath.IsAbs(os.Getenv("XDG_STATE_HOME")) {
		return ""
	}
	return filepath.Join(xdg.StateHome, "kot")
}

func (p *program) duelRules() *duel.Rules { return autobot.NewRules(p.lib.Duel()) }

// desk returns the player's desk: games, cards, language, random numbers, today's date.
func (p *program) desk() *duelbox.Desk {
	read := sync.OnceValue(p.duelRules)
	return boxes.On(&duelbox.Desk{
		Desk: &companion.Desk{
			Library: p.lib, Store: tracker.Store{Dir: games(), Now: func() int64 { return time.Now().UnixNano() }},
			Lang: p.words.Lang, Random: rand.IntN, Today: time.Now().Format(time.DateOnly), Settings: chosen(),
			Speaker: new(voice.Command), Manner: text.Manner{ByLine: true},
		},
		Read: read, Coach: boxes.Coach(read, *p.coach, chosen(), reviewsFile()),
	})
}
