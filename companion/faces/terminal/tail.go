package terminal

import (
	"slices"
	"strings"
	"time"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// tail is what a player may still type of a name that has picked itself already: none of it is to be a command of the table, or
// a letter of the next name.
type tail struct {
	rest  []string  // the letters that may follow, folded
	since time.Time // when the name picked itself, or its last letter was typed
	more  bool      // a letter of the rest was typed: the player does not know that it is done
}

// How long after the last key a letter belongs to the name still, and how long Enter does: it ends the turn on the table. An
// Enter behind more letters belongs to them.
const (
	tailFor  = 2 * time.Second
	enterFor = 700 * time.Millisecond
)

// tailed says whether a key still belongs to a name that is done, and takes it then. The first key that does not ends it.
func (d *Dash) tailed(ev *tcell.EventKey) bool {
	was := d.tail
	d.tail = tail{}
	late := now().Sub(was.since)
	switch {
	case was.rest == nil || late >= tailFor:
		return false
	case ev.Key() == tcell.KeyEnter && (was.more || late < enterFor):
		d.taken(d.keyName("enter"))
		return true
	case ev.Key() != tcell.KeyRune:
		return false
	}
	letter := text.Fold(string(ev.Rune()))
	if letter == "" && !strings.ContainsRune(" -'’", ev.Rune()) {
		return false
	}
	var rest []string
	for _, r := range was.rest {
		if left, ok := strings.CutPrefix(r, letter); ok && r != "" {
			rest = append(rest, left)
		}
	}
	if len(rest) == 0 {
		return false
	}
	d.tail = tail{rest: slices.Clip(rest), since: now(), more: true}
	d.taken(string(ev.Rune()))
	return true
}

// taken says what has become of a key, unless something else is said there.
func (d *Dash) taken(key string) {
	if d.noted.text == "" {
		d.tell(d.say("dash.tail", rules.Text("key", key)))
	}
}
