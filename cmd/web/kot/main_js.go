// Command kot, built for a browser, is the dashboard on a page. The worker that runs it
// (worker.js) brings the files, the screen's size and the languages in the global "start",
// and takes what is drawn in the global "post".
package main

import (
	"math/rand/v2"
	"os"
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
	"kingoftokyo/companion/dash"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/page"
	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/settings"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

// The folder of the program in the page's files.
const home = "/kot"

// posted is a message from the program to the page.
type posted = map[string]any

func post(what posted) { js.Global().Call("post", what) }

func main() {
	if err := run(js.Global().Get("start")); err != nil {
		post(posted{"say": rules.QuoteLines(err.Error())})
	}
}

// run plays until the player leaves.
func run(start js.Value) error {
	chosen := settings.File{Path: filepath.Join(home, "settings")}
	lib := library.Own(kingoftokyo.Cards)
	read := sync.OnceValue(func() *duel.Rules { return autobot.NewRules(lib.Duel()) })
	desk := boxes.On(&duelbox.Desk{Read: read, Coach: boxes.Coach(read, "", chosen), Desk: &companion.Desk{
		Library: lib, Store: tracker.Store{Dir: filepath.Join(home, "games"), Now: func() int64 { return time.Now().UnixNano() }},
		Lang: language(start.Get("langs"), chosen), Random: rand.IntN, Today: time.Now().Format(time.DateOnly), Settings: chosen,
		Speaker: new(speaker),
	}}).Desk
	on := page.New(start.Get("w").Int(), start.Get("h").Int(), show)
	fingers := start.Get("fingers")
	look := dash.Look{Ground: ground(start.Get("light")), Stays: true}
	look.Fingers = &dash.Fingers{Wide: fingers.Index(0).Int(), High: fingers.Index(1).Int(), Show: below}
	_, err := dash.Start(desk, look.Chosen(chosen), screen.Ready(on), os.Stderr, func(d *dash.Dash) error {
		take(on, d)
		go games(desk)
		return begin(d, desk)
	})
	return err
}

// language is the one that the player has chosen or, if they have chosen none, that of their browser.
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

func ground(light js.Value) dash.Ground {
	if light.Bool() {
		return dash.GroundLight
	}
	return dash.GroundDark
}

// begin opens the game in progress. If more than one may be in progress, it asks; if there is none, it sets up
// a new one.
func begin(d *dash.Dash, desk *companion.Desk) error {
	of := desk.InProgress()
	if len(of.Doubt) == 0 {
		for _, u := range of.Unread {
			post(posted{"say": d.Words().Say("games.unreadable", rules.Text("game", u.Name), rules.Text("why", u.Why))})
		}
	}
	err := d.Start(of)
	if err == nil || of.Path == "" {
		return err
	}
	post(posted{"say": err.Error()})
	return d.Start(companion.Progress{})
}

// show sends the cells of the screen to the page.
func show(cells []byte, w, h int) { post(posted{"cells": copied(cells), "w": w, "h": h}) }

// copied are bytes as the page takes them.
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

// below sends the keys to tap to the page.
func below(b dash.Below) {
	keys := text.Map(b.Keys, func(k dash.TapKey) any {
		return posted{"shown": k.Shown, "word": k.Word, "ink": int(k.Ink), "step": k.Step}
	})
	post(posted{"keys": keys, "typing": b.Typing, "playing": b.Playing, "light": b.Light, "lang": b.Lang})
}

// asked are requests of the page about saved games: see games.
var asked = make(chan js.Value, 64)

// take receives the messages of the page. Each is a function of the global "kot"; none of them waits.
func take(on *page.Screen, d *dash.Dash) {
	do := func(f func(args []js.Value)) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any { f(args); return nil })
	}
	js.Global().Set("kot", posted{
		"key":    do(func(a []js.Value) { on.Key(a[0].String(), a[1].Bool(), a[2].Bool()) }),
		"tap":    do(func(a []js.Value) { on.Tap(a[0].Int(), a[1].Int()) }),
		"tapKey": do(func(a []js.Value) { on.Tap(a[0].Int(), dash.BelowRow) }),
		"wheel":  do(func(a []js.Value) { on.Wheel(a[0].Bool()) }),
		"paste":  do(func(a []js.Value) { on.Paste(a[0].String()) }),
		"resize": do(func(a []js.Value) {
			w, h := a[2].Int(), a[3].Int()
			on.Fit(a[0].Int(), a[1].Int())
			go d.Application().QueueUpdateDraw(func() { d.Fingers(w, h) })
		}),
		"light": do(func(a []js.Value) { g := ground(a[0]); go d.Application().QueueUpdateDraw(func() { d.Lit(g) }) }),
		"games": do(func(a []js.Value) { asked <- a[0] }),
		"table": do(func(a []js.Value) {
			packed := make([]byte, a[1].Length())
			js.CopyBytesToGo(packed, a[1])
			tables.Fetched(a[0].String(), packed)
		}),
	})
	post(posted{"ready": true})
}
