// Command kot, built for a browser, is the program behind the page. The worker (worker.js) starts it, with the files and
// the languages in the global "start". The page sends deeds (web.Heard), and the program sends pictures (web.Shown)
// through the global "post".
package main

import (
	"encoding/json"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"sync"
	"syscall/js"
	"time"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/coach/tables"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/desk/share"
	"kingoftokyo/companion/faces/web"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

// home is the folder of the program in the page's files.
const home = "/kot"

// posted is a message from the program to the page.
type posted = map[string]any

func post(what posted) { js.Global().Call("post", what) }

func main() {
	err := run(js.Global().Get("start"))
	post(posted{"say": rules.QuoteLines(err.Error())})
}

// run plays until an error occurs after which nobody can continue.
func run(start js.Value) error {
	chosen := settings.File{Path: filepath.Join(home, "settings")}
	lib := library.Own(kingoftokyo.Cards)
	read := sync.OnceValue(func() *duel.Rules { return autobot.NewRules(lib.Duel()) })
	asked := boxes.Coach(read, "", chosen, filepath.Join(home, "reviews.json"))
	desk := boxes.On(&duelbox.Desk{Read: read, Coach: asked, Desk: &companion.Desk{
		Library: lib, Store: tracker.Store{Dir: filepath.Join(home, "games"), Now: func() int64 { return time.Now().UnixNano() }},
		Lang: language(start.Get("langs"), chosen), Random: rand.IntN, Today: time.Now().Format(time.DateOnly), Settings: chosen,
		Most: share.MostLines, Speaker: new(speaker),
	}}).Desk
	f, err := web.New(desk)
	if err != nil {
		return err
	}
	take()
	go games(desk)
	if err := begin(f, desk); err != nil {
		return err
	}
	return play(f)
}

// play shows what is on the player's screen and does what the player does, forever.
func play(f *web.Face) error {
	every := time.NewTicker(time.Second)
	for {
		show(f)
		if f.Settle() { // the result is shown before waiting for the disk
			continue
		}
		var watch <-chan time.Time
		if f.Watching() {
			watch = every.C
		}
		select {
		case <-heard.more:
			for _, said := range heard.taken() {
				var h web.Heard
				if err := json.Unmarshal([]byte(said), &h); err != nil {
					return err
				}
				f.Hear(h)
				show(f)
			}
		case do := <-atFace:
			do(f)
		case <-f.Woken():
			f.Stale()
		case <-watch:
			f.Follow()
		}
	}
}

// show sends the picture to the page.
func show(f *web.Face) {
	data, _ := json.Marshal(f.Picture()) // plain data
	post(posted{"shown": string(data)})
}

// queue holds deeds of the page that wait, in any number, because a callback of the page must not wait.
type queue struct {
	mu    sync.Mutex
	deeds []string
	more  chan struct{}
}

var heard = queue{more: make(chan struct{}, 1)}

func (q *queue) add(deed string) {
	q.mu.Lock()
	q.deeds = append(q.deeds, deed)
	q.mu.Unlock()
	select {
	case q.more <- struct{}{}:
	default:
	}
}

func (q *queue) taken() []string {
	q.mu.Lock()
	defer q.mu.Unlock()
	out := q.deeds
	q.deeds = nil
	return out
}

// language returns the language that the player has chosen or, without a choice, that of the browser.
func language(langs js.Value, chosen settings.File) text.Lang {
	if l, ok := text.Parse(chosen.Get(settings.Lang)); ok {
		return l
	}
	for i := range langs.Length() {
		tag, _, _ := strings.Cut(langs.Index(i).String(), "-")
		if l, ok := text.Parse(tag); ok {
			return l
		}
	}
	return text.English
}

// begin opens the game in progress. If more than one may be in progress, or the last one cannot be opened, it asks; if
// there is none, it sets up a new one.
func begin(f *web.Face, desk *companion.Desk) error {
	of := desk.InProgress()
	err := f.Start(of)
	if err == nil || of.Path == "" {
		return err
	}
	post(posted{"say": err.Error()})
	return f.Start(companion.Progress{})
}

// copied returns bytes in a form that the page accepts.
func copied(data []byte) js.Value {
	to := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(to, data)
	return to
}

// speaker lets the browser speak, through the page. It implements companion.Speaker.
type speaker struct{ spoken bool }

// Say implements companion.Speaker.
func (s *speaker) Say(_ string, l text.Lang, said string) error {
	post(posted{"aloud": said, "lang": string(l)})
	s.spoken = true
	return nil
}

// Hush implements companion.Speaker.
func (s *speaker) Hush() {
	if s.spoken {
		post(posted{"aloud": ""})
		s.spoken = false
	}
}

// asked receives requests of the page about saved games; see games.
var asked = make(chan js.Value, 64)

// take receives the messages of the page. Each is a function of the global "kot", and none of them waits.
func take() {
	do := func(f func(args []js.Value)) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any { f(args); return nil })
	}
	js.Global().Set("kot", posted{
		"hear":  do(func(a []js.Value) { heard.add(a[0].String()) }),
		"games": do(func(a []js.Value) { asked <- a[0] }),
		"table": do(func(a []js.Value) {
			packed := make([]byte, a[1].Length())
			js.CopyBytesToGo(packed, a[1])
			tables.Fetched(a[0].String(), packed)
		}),
	})
	post(posted{"ready": true})
}
