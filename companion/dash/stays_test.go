package dash

import (
	"testing"

	"kingoftokyo/companion/text"
)

// TestStays: where nothing is left to go back to, as on a page of a browser, no key ends the
// program: each says that all is saved, and none is offered.
func TestStays(t *testing.T) {
	for lang, said := range map[text.Lang]string{text.English: "nothing to quit", text.Lang("fr"): "rien à quitter"} {
		for _, keys := range []string{"q", ":quit<enter>", "xq", "?q", "/<esc>q", "<ctrl-c>", "mq", "lq", "wq"} {
			var shown Below
			look := Look{Ground: GroundDark, Stays: true, Fingers: &Fingers{Wide: 5, High: 2, Show: func(b Below) { shown = b }}}
			u := open(t, setting{40, 30, lang, look, nil}, soloTable)
			for _, k := range shown.Keys {
				if k.Shown == "q" {
					t.Errorf("%s: q is offered: %+v", lang, k)
				}
			}
			if u.hit(keys); u.left {
				t.Errorf("%s: %q has ended it", lang, keys)
			}
			u.see(said)
		}
	}
	if u := open(t, usual, soloTable).hit("q"); !u.left {
		t.Error("q does not end the program in a terminal")
	}
}
