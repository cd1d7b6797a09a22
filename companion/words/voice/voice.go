// Package voice speaks what to do now, for players with dice in their hands. It knows no box.
package voice

import (
	"os/exec"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Voice speaks what to do now, once for each step, if the player has chosen so.
type Voice struct {
	desk   *companion.Desk
	how    string // the value of the setting; "" for silence
	last   string // the state of the game when it last spoke
	failed bool   // the player already knows that nothing can be spoken
}

// New returns the voice of a desk, with the desk's setting.
func New(d *companion.Desk) *Voice {
	v := &Voice{desk: d}
	v.Set(d.Settings.Get(settings.Speak))
	return v
}

// Set changes the setting. The voice then repeats what to do now.
func (v *Voice) Set(how string) {
	if text.Fold(how) == "off" {
		how = ""
	}
	v.how, v.last, v.failed = how, "", false
}

// Tell speaks what was done since the last call and what to do now, unless it has already said that. It is
// silent for a view-only game. The error is a *rules.Problem, returned once: nothing can be spoken.
func (v *Voice) Tell(g *companion.Controller) error {
	did := g.Heard()
	if v.how == "" || v.desk.Speaker == nil || g.ReadOnly() {
		return nil
	}
	now := g.Frame()
	due := now.Aloud
	where := now.Head.Turn + now.Head.Whose + now.Head.Step + due
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

// Hush stops speaking.
func (v *Voice) Hush() {
	if v.how != "" && v.desk.Speaker != nil {
		v.desk.Speaker.Hush()
	}
}

// Command speaks texts with a command that the player has chosen, such as "espeak-ng -v en". The command is split at
// its spaces and run without a shell, with the text as its last argument. It implements Speaker.
type Command struct{ running *exec.Cmd }

// Missing returns the program of such a command if it is not installed; "" if it is.
func Missing(how string) string {
	words := strings.Fields(how)
	if len(words) == 0 {
		return ""
	}
	if _, err := exec.LookPath(words[0]); err == nil {
		return ""
	}
	return words[0]
}

// Say implements Speaker. It does not wait for the command to end.
func (c *Command) Say(how string, _ text.Lang, said string) error {
	c.Hush()
	words := strings.Fields(how)
	if strings.HasPrefix(said, "-") { // the command must not take it for an option
		said = " " + said
	}
	cmd := exec.Command(words[0], append(words[1:], said)...)
	if err := cmd.Start(); err != nil {
		return err
	}
	c.running = cmd
	go func() { _ = cmd.Wait() }() // how it ended does not matter
	return nil
}

// Hush implements Speaker.
func (c *Command) Hush() {
	if c.running != nil {
		_ = c.running.Process.Kill() // it may have ended
		c.running = nil
	}
}
