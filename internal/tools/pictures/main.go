// Command pictures paints the dashboard as SVG: `go run ./internal/tools/pictures` paints
// those of the README and the docs anew, `go run ./internal/tools/pictures FOLDER` all twelve
// scenes, dark and light, at 80x24 and 120x40. What it paints is what the program draws, on a
// screen in memory.
package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"kingoftokyo/companion/dash"
	"kingoftokyo/companion/text"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "pictures:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	folder, paint := filepath.Join("docs", "pictures"), docs
	if len(args) == 1 {
		folder, paint = args[0], all
	}
	if len(args) > 1 {
		return fmt.Errorf("usage: pictures [FOLDER]")
	}
	return paint(func(name, svg string) error { return os.WriteFile(filepath.Join(folder, name), []byte(svg), 0o644) })
}

// grounds are the backgrounds everything is painted on, by the end of a picture's name.
var grounds = map[string]dash.Ground{"dark": dash.GroundDark, "light": dash.GroundLight}

// docs paints the pictures of the README and the docs.
func docs(keep func(name, svg string) error) error {
	for _, p := range []struct {
		name, scene string
		w, h        int
		lang        text.Lang
	}{{"table", "advice", 120, 40, "fr"}, {"tokyo", "yield", 80, 24, text.English}} {
		for end, ground := range grounds {
			s, err := shown(p.scene, p.w, p.h, p.lang, ground)
			if err != nil {
				return err
			}
			if err := errors.Join(keep(p.name+"-"+end+".svg", still(s.snap(), ground)), s.close()); err != nil {
				return err
			}
		}
	}
	for end, ground := range grounds {
		svg, err := turn(ground)
		if err != nil {
			return err
		}
		if err := keep("turn-"+end+".svg", svg); err != nil {
			return err
		}
	}
	return nil
}

// all paints every scene.
func all(keep func(name, svg string) error) error {
	for _, sc := range scenes {
		for end, ground := range grounds {
			for _, size := range [][2]int{{80, 24}, {120, 40}} {
				s, err := shown(sc.name, size[0], size[1], text.English, ground)
				if err != nil {
					return err
				}
				name := fmt.Sprintf("%s-%dx%d-%s.svg", sc.name, size[0], size[1], end)
				if err := errors.Join(keep(name, still(s.snap(), ground)), s.close()); err != nil {
					return err
				}
			}
		}
	}
	return nil
}
