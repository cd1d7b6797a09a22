package main

import (
	"cmp"
	"os"
	"path/filepath"
	"strings"

	"github.com/adrg/xdg"

	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/voice"
	"kingoftokyo/rules"
)

// chosen returns the file with the player's settings: in KOT_HOME or, without it, in the system's folder for settings, or
// beside the games if there is none.
func chosen() settings.File {
	if dir := os.Getenv("KOT_HOME"); dir != "" {
		return settings.File{Path: filepath.Join(dir, "settings")}
	}
	switch {
	case home() == "":
		return settings.File{}
	case homeless() && !filepath.IsAbs(os.Getenv("XDG_CONFIG_HOME")):
		return settings.File{Path: filepath.Join(home(), "settings")}
	}
	return settings.File{Path: filepath.Join(xdg.ConfigHome, "kot", "settings")}
}

// set shows all settings or one of them, or changes one.
func (p *program) set(args []string) int {
	return p.withFlags(args, func(args []string) int {
		c := p.words.Catalogue
		list := settings.All()
		if len(args) > 0 {
			one, err := settings.Called(c, args[0])
			if err != nil {
				return p.fail(err)
			}
			list = []settings.Setting{one}
		}
		if len(args) > 1 {
			value, err := list[0].Read(c, strings.Join(args[1:], " "))
			if missing := voice.Missing(value); err == nil && list[0].Name == settings.Speak && missing != "" {
				err = rules.Refuse("", "speak-missing", rules.Text("command", missing))
			}
			if err != nil {
				return p.fail(err)
			}
			if err := chosen().Keep(list[0].Name, value); err != nil {
				return p.fail(rules.Refuse("", "set-unsaved", rules.Text("reason", p.words.Error(err))))
			}
		}
		var rows [][]string
		for _, s := range list {
			value := chosen().Chosen(s)
			said := c.Say("set." + s.Name)
			if words := s.Say(c, value); words != value {
				said = c.Colon(said, words)
			}
			value = cmp.Or(value, "-")
			use := strings.Join(s.Values, " ")
			rows = append(rows, []string{s.Name, value, said, use})
		}
		p.lines(text.Columns(rows))
		return exitFine
	})
}
