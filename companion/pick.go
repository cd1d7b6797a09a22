package companion

import (
	"strconv"
	"strings"

	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// PickGame returns the saved game that a player means: by its name, or by a part of the name that no other
// game has. Accents, case, hyphens and spaces do not matter. The error is a *rules.Problem: game-unclear
// lists the games it may be, game-unknown says that there is none.
func (d *Desk) PickGame(word string) (path string, err error) {
	saved, err := d.Store.List()
	if err != nil {
		return "", err
	}
	return pick(saved, word)
}

// Pick returns the game in Doubt that a player means: by its number in that list or by its name, as for
// PickGame and with its errors.
func (p *Progress) Pick(word string) (path string, err error) {
	if n, err := strconv.Atoi(word); err == nil && n >= 1 && n <= len(p.Doubt) {
		return p.Doubt[n-1].Path, nil
	}
	return pick(text.Map(p.Doubt, func(r record.Result) tracker.Saved { return tracker.Saved{Name: r.Name, Path: r.Path} }), word)
}

func pick(saved []tracker.Saved, word string) (path string, err error) {
	folded := text.Fold(word)
	var names, paths []string
	for _, like := range []func(name string) bool{
		func(name string) bool { return name == word },
		func(name string) bool { return strings.Contains(strings.ToLower(name), strings.ToLower(word)) },
		// This comes last because a date without hyphens joins digits that do not belong together.
		func(name string) bool { return folded != "" && strings.Contains(text.Fold(name), folded) },
	} {
		for _, g := range saved {
			if word != "" && like(g.Name) {
				names, paths = append(names, g.Name), append(paths, g.Path)
			}
		}
		if len(paths) > 0 {
			break
		}
	}
	switch {
	case len(paths) == 0:
		return "", rules.Refuse("", "game-unknown", rules.Text("word", word))
	case len(paths) > 1:
		const most = 6
		if len(names) > most {
			names = append(names[:most], "...")
		}
		return "", rules.Refuse("", "game-unclear", rules.Text("word", word), rules.Text("list", strings.Join(names, ", ")))
	}
	return paths[0], nil
}
