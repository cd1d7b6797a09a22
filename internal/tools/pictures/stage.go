package main

import (
	"errors"
	"os"
	"path/filepath"
	"sync"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/faces/terminal"
	"kingoftokyo/companion/faces/terminal/screen"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

// stage is the dashboard on a screen in memory.
type stage struct {
	*terminal.Dash
	scr    tcell.SimulationScreen
	folder string // the folder of its game
}

// cards reads cards.yaml once.
var cards = sync.OnceValues(func() (*library.Library, error) { return library.Read(kingoftokyo.Cards, "cards.yaml") })

// open opens a game of some lines on a screen. It uses no chance and no clock, so the picture is
// always the same.
func open(lines string, w, h int, lang text.Lang, look terminal.Look) (*stage, error) {
	lib, err := cards()
	if err != nil {
		return nil, err
	}
	folder, err := os.MkdirTemp("", "kot-pictures-*")
	if err != nil {
		return nil, err
	}
	r := autobot.NewRules(lib.Duel())
	desk := boxes.On(&duelbox.Desk{
		Rules: r,
		Coach: boxes.Coach(func() *duel.Rules { return r }, advice.CoachAsk, settings.File{}, ""),
		Desk: &companion.Desk{
			Library: lib, Store: tracker.Store{Dir: folder}, Lang: lang,
			Random: func(int) int { return 0 }, Today: "2026-11-21",
		},
	}).Desk
	s := &stage{scr: tcell.NewSimulationScreen("UTF-8"), folder: folder}
	if err := s.scr.Init(); err != nil {
		return nil, err
	}
	if s.Dash, err = terminal.New(desk, look, screen.Ready(s.scr)); err != nil {
		return nil, err
	}
	s.scr.SetSize(w, h)
	path := filepath.Join(folder, "2026-11-20-game"+tracker.Ext)
	if err := os.WriteFile(path, []byte(lines), 0o644); err != nil {
		return nil, err
	}
	return s, s.Resume(path)
}

// close closes the game and removes its file.
func (s *stage) close() error { return errors.Join(s.Leave(), os.RemoveAll(s.folder)) }

// hit types keys; "<" is Enter.
func (s *stage) hit(keys string) {
	for _, c := range keys {
		ev := tcell.NewEventKey(tcell.KeyRune, c, tcell.ModNone)
		if c == '<' {
			ev = tcell.NewEventKey(tcell.KeyEnter, 0, tcell.ModNone)
		}
		s.Application().ForceDraw()
		s.Application().GetInputCapture()(ev)
	}
}

// snap returns what the screen shows.
func (s *stage) snap() picture {
	s.Application().ForceDraw()
	cells, w, h := s.scr.GetContents()
	out := picture{w: w, h: h}
	for _, c := range cells {
		out.cells = append(out.cells, cell{string(c.Runes), c.Style})
	}
	return out
}
