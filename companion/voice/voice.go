// Package voice says aloud what to do now, for hands that hold dice. It knows no box.
package voice

import (
	"os/exec"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/settings"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// Voice says aloud what to do now, once for each step, where the player has set that.
type Voice struct {
	desk   *companion.Desk
	how    string // the setting; "" for silence
	last   string // where the game stood when something was said last
	failed bool   // that nothing can be said was told
}

// New is the voice of a desk, as its settings have it.
func New(d *companion.Desk) *Voice {
	v := &Voice{desk: d}
	v.Set(d.Settings.Get(settings.Speak))
	return v
}

// Set takes another value of the setting: what to do now is said anew.
func (v *Voice) Set(how string) {
	if text.Fold(how) == "off" {
		how = ""
	}
	v.how, v.last, v.failed = how, "", false
}

// Tell says what was done since it was called last and what to do now, unless that was
// said already. A game that is only looked at is silent. The error, told once, is a
// *rules.Problem: nothing can be said.
func (v *Voice) Tell(g companion.Game, now *companion.View) error {
	did := g.Heard()
	if v.how == "" || v.desk.Speaker == nil || g.ReadOnly() {
		return nil
	}
	due := g.Due()
	where := now.Title + now.Head.Step + due
	if len(did) == 0 && where == v.last {
		return nil
	}
	v.last = where
	err := v.desk.Speaker.Say(v.how, v.desk.Lang, text.Sentences(append(did, due)...))
	if err == nil || v.failed {
		return nil
	}
	v.failed = true
	return rules.Refuse("", "speak-failed", rules.Text("command", v.how), rules.Text("reason", err.Error()))
}

// Hush ends what is being said.
func (v *Voice) Hush() {
	if v.how != "" && v.desk.Speaker != nil {
		v.desk.Speaker.Hush()
	}
}

// Command says a text by a command of the player's, such as "espeak-ng -v en": its
// words are parted at blanks, no shell reads them, and the text is one more argument
// behind them. It implements Speaker.
type Command struct{ running *exec.Cmd }

// Say implements Speaker. The command is reaped beside the game.
func (c *Command) Say(how string, _ text.Lang, said string) error {
	c.Hush()
	words := strings.Fields(how)
	if strings.HasPrefix(said, "-") { // no option
		said = " " + said
	}
	cmd := exec.Command(words[0], append(words[1:], said)...)
	if err := cmd.Start(); err != nil {
		return err
	}
	c.running = cmd
	go func() { _ = cmd.Wait() }() // how it ended changes nothing
	return nil
}

// Hush implements Speaker.
func (c *Command) Hush() {
	if c.running != nil {
		_ = c.running.Process.Kill() // it may have ended
		c.running = nil
	}
}
