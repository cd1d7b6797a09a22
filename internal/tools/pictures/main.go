// Command pictures draws the pictures of the README and the documents again, as SVG: go run
// ./internal/tools/pictures. It draws what the program shows, on a screen in memory.
package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"kingoftokyo/companion/faces/terminal"
	"kingoftokyo/companion/words/text"
)

func main() {
	if err := docs(func(name, svg string) error {
		return os.WriteFile(filepath.Join("docs", "pictures", name), []byte(svg), 0o644)
	}); err != nil {
		fmt.Fprintln(os.Stderr, "pictures:", err)
		os.Exit(1)
	}
}

// grounds are the backgrounds of the pictures, by the end of a picture's name.
var grounds = map[string]terminal.Ground{"dark": terminal.GroundDark, "light": terminal.GroundLight}

// docs paints the pictures of the README and the docs, those of the README in every language.
func docs(keep func(name, svg string) error) error {
	for end, ground := range grounds {
		for _, lang := range []text.Lang{text.English, "fr"} {
			svg, err := turn(lang, ground)
			if err != nil {
				return err
			}
			if err := keep(fmt.Sprintf("turn-%s-%s.svg", lang, end), svg); err != nil {
				return err
			}
			for _, name := range []string{"coach", "yield", "large"} {
				if err := scenePainted(keep, name, 80, 24, lang, ground, fmt.Sprintf("%s-%s-%s.svg", name, lang, end)); err != nil {
					return err
				}
			}
		}
		if err := scenePainted(keep, "advice", 120, 40, text.English, ground, "advice-en-"+end+".svg"); err != nil {
			return err
		}
	}
	return nil
}

// scenePainted saves one scene to a file.
func scenePainted(keep func(name, svg string) error, scene string, w, h int, lang text.Lang, ground terminal.Ground, file string) error {
	s, err := shown(scene, w, h, lang, ground)
	if err != nil {
		return err
	}
	return errors.Join(keep(file, still(s.snap(), ground)), s.close())
}
