package duel_test

import (
	"testing"

	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/words/text"
)

// BenchmarkView measures what a screen asks for each time it draws: the view and the tray.
func BenchmarkView(b *testing.B) {
	for name, lines := range map[string]string{"buy": "set you.energy 9\nturn you buy\n", "resolve": "turn you resolve\ndice ccffpp\n", "robot": "turn rival roll\nroll ccffhd\n"} {
		b.Run(name, func(b *testing.B) {
			d := desk(b, text.English)
			save(b, d, "game", solo+began+lines)
			g, _, err := duelbox.NewBox(d).Open(d.Store.Path("game"))
			if err != nil {
				b.Fatal(err)
			}
			defer g.Close()
			for b.Loop() {
				e := companion.Entry{}
				if v, tr := g.View(), g.Roll().Tray(&e); v.Head.Whose == "" || tr.Prompt == "" {
					b.Fatal("nothing is awaited")
				}
			}
		})
	}
}
