//go:build browser

package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"time"
)

// chromium is a browser controlled through a pipe (the DevTools protocol).
type chromium struct {
	cmd *exec.Cmd
	to  io.WriteCloser

	mu    sync.Mutex
	last  int
	waits map[int]chan message
	tabs  map[string]*chromiumTab // by session
}

type message struct {
	ID      int             `json:"id,omitempty"`
	Session string          `json:"sessionId,omitempty"`
	Method  string          `json:"method,omitempty"`
	Params  json.RawMessage `json:"params,omitempty"`
	Result  json.RawMessage `json:"result,omitempty"`
	Error   *struct {
		Message string `json:"message"`
	} `json:"error,omitempty"`
}

// params are values by name, as in the protocol.
type params = map[string]any

// startChromium starts a browser with an empty profile. It reaches only this machine.
func startChromium(profile string) (engine, error) {
	found, err := exec.LookPath("chromium-headless-shell") // the same without windows of its own: pages load in two thirds of the time
	if err != nil {
		found, err = exec.LookPath("chromium")
	}
	if err != nil {
		return nil, errors.New("no chromium: .ci/chromium installs it")
	}
	reads, to, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	from, writes, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	c := &chromium{to: to, waits: map[int]chan message{}, tabs: map[string]*chromiumTab{}}
	c.cmd = exec.Command(found, "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
		"--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", "--lang=en-GB", "--force-color-profile=srgb", "--remote-debugging-pipe",
		"--host-resolver-rules=MAP kot.test 127.0.0.1", "--user-data-dir="+profile,
		"--js-flags=--liftoff-only", // every tab compiles the program again: once and quickly, because it runs only seconds
		"about:blank")
	c.cmd.ExtraFiles = []*os.File{reads, writes}
	if err := c.cmd.Start(); err != nil {
		return nil, err
	}
	reads.Close()
	writes.Close()
	go c.listen(from)
	return c, nil
}

func (c *chromium) end() {
	c.to.Close()
	c.cmd.Process.Kill()
	c.cmd.Wait()
}

// listen reads what the browser sends.
func (c *chromium) listen(from io.Reader) {
	for in := bufio.NewReader(from); ; {
		said, err := in.ReadBytes(0)
		if err != nil {
			return
		}
		var m message
		if json.Unmarshal(said[:len(said)-1], &m) != nil {
			continue
		}
		c.mu.Lock()
		answer, u := c.waits[m.ID], c.tabs[m.Session]
		delete(c.waits, m.ID)
		c.mu.Unlock()
		switch {
		case answer != nil:
			answer <- m
		case u != nil && m.Method == "Inspector.targetCrashed":
			close(u.crashed)
		case u != nil && (m.Method == "Runtime.exceptionThrown" || m.Method == "Runtime.consoleAPICalled" && strings.Contains(string(m.Params), `"type":"error"`)):
			u.tab.failed(string(m.Params))
		}
	}
}

// call sends a command to the browser, or to one of its tabs, and waits for the answer.
func (c *chromium) call(session, method string, p params) (json.RawMessage, error) {
	raw, err := json.Marshal(p)
	if err != nil {
		return nil, err
	}
	answer := make(chan message, 1)
	if err := c.say(message{Session: session, Method: method, Params: raw}, answer); err != nil {
		return nil, err
	}
	select {
	case m := <-answer:
		if m.Error != nil {
			return nil, errors.New(method + ": " + m.Error.Message)
		}
		return m.Result, nil
	case <-time.After(*patience):
		return nil, errors.New(method + ": no answer")
	}
}

// say sends a message; the answer goes to a channel, which may be nil.
func (c *chromium) say(m message, answer chan message) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.last++
	m.ID = c.last
	if answer != nil {
		c.waits[m.ID] = answer
	}
	out, err := json.Marshal(m)
	if err == nil {
		_, err = c.to.Write(append(out, 0))
	}
	return err
}

// chromiumTab is a tab of the browser. It implements driven.
type chromiumTab struct {
	*chromium
	tab             *tab
	on              device
	target, session string
	crashed         chan struct{} // closed when the process of the page is gone
}

func (c *chromium) begin(t *tab, first string) (driven, error) {
	u := &chromiumTab{chromium: c, tab: t, crashed: make(chan struct{})}
	var made struct{ TargetID, SessionID string }
	if err := u.tell("Target.createTarget", params{"url": "about:blank", "newWindow": true}, &made); err != nil {
		return nil, err
	}
	u.target = made.TargetID
	if err := u.tell("Target.attachToTarget", params{"targetId": u.target, "flatten": true}, &made); err != nil {
		return nil, err
	}
	u.session = made.SessionID
	c.mu.Lock()
	c.tabs[u.session] = u
	c.mu.Unlock()
	return u, errors.Join(u.do("Runtime.enable", nil), u.do("Page.enable", nil), u.do("Inspector.enable", nil),
		u.do("Page.addScriptToEvaluateOnNewDocument", params{"source": first}),
		u.do("Storage.overrideQuotaForOrigin", params{"origin": "http://" + t.host, "quotaSize": room}))
}

// tell sends the tab a command; the answer is stored in an object, unless it is nil.
func (u *chromiumTab) tell(method string, p params, answer any) error {
	raw, err := u.call(u.session, method, p)
	if err == nil && answer != nil {
		err = json.Unmarshal(raw, answer)
	}
	return err
}

func (u *chromiumTab) do(method string, p params) error { return u.tell(method, p, nil) }

func (u *chromiumTab) load(url string) error { return u.do("Page.navigate", params{"url": url}) }

func (u *chromiumTab) reload() error { return u.do("Page.reload", nil) }

func (u *chromiumTab) eval(js string) (json.RawMessage, error) {
	var out struct {
		Result           struct{ Value json.RawMessage }
		ExceptionDetails json.RawMessage
	}
	err := u.tell("Runtime.evaluate", params{"expression": js, "returnByValue": true, "awaitPromise": true}, &out)
	if err == nil && out.ExceptionDetails != nil {
		err = errors.New(string(out.ExceptionDetails))
	}
	return out.Result.Value, err
}

func (u *chromiumTab) become(on device) error {
	u.on = on
	scheme := "dark"
	if on.light {
		scheme = "light"
	}
	return errors.Join(
		u.do("Emulation.setDeviceMetricsOverride", params{"width": on.w, "height": on.h, "deviceScaleFactor": on.scale, "mobile": on.touch}),
		u.do("Emulation.setTouchEmulationEnabled", params{"enabled": on.touch}),
		u.do("Emulation.setEmulatedMedia", params{"features": []params{{"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-reduced-motion", "value": "reduce"}}}))
}

// throttled slows down the processor by a factor, for the page.
func (u *chromiumTab) throttled(by int) error {
	return u.do("Emulation.setCPUThrottlingRate", params{"rate": by})
}

func (u *chromiumTab) key(c rune) error {
	key, text := string(c), string(c)
	switch c {
	case '\r':
		key = "Enter"
	case '\b':
		key, text = "Backspace", ""
	case '\x1b':
		key, text = "Escape", ""
	}
	return errors.Join(u.do("Input.dispatchKeyEvent", params{"type": "keyDown", "key": key, "text": text}),
		u.do("Input.dispatchKeyEvent", params{"type": "keyUp", "key": key}))
}

func (u *chromiumTab) write(text string) error { return u.do("Input.insertText", params{"text": text}) }

func (u *chromiumTab) press(x, y float64, long time.Duration) error {
	if long > 0 {
		return u.do("Input.synthesizeTapGesture", params{"x": x, "y": y, "duration": long.Milliseconds(), "gestureSourceType": "touch"})
	}
	// The finger is lifted before the page has acknowledged it: otherwise, on a busy machine, a tap would become a long press.
	down, err := json.Marshal(params{"type": "touchStart", "touchPoints": []params{{"x": x, "y": y}}})
	answer := make(chan message, 1)
	if err = errors.Join(err, u.say(message{Session: u.session, Method: "Input.dispatchTouchEvent", Params: down}, answer)); err != nil {
		return err
	}
	if err := u.do("Input.dispatchTouchEvent", params{"type": "touchEnd", "touchPoints": []params{}}); err != nil {
		return err
	}
	if m := <-answer; m.Error != nil { // answered first
		return errors.New("touchStart: " + m.Error.Message)
	}
	return nil
}

func (u *chromiumTab) shot() ([]byte, error) {
	var out struct{ Data []byte }
	err := u.tell("Page.captureScreenshot", params{"format": "png", "clip": params{"x": 0, "y": 0, "width": u.on.w, "height": u.on.h, "scale": 1 / u.on.scale}}, &out)
	return out.Data, err
}

func (u *chromiumTab) crash() error {
	if err := u.say(message{Session: u.session, Method: "Page.crash"}, nil); err != nil {
		return err
	}
	select {
	case <-u.crashed:
	case <-time.After(*patience):
		return errors.New("the page does not crash")
	}
	u.close()
	return nil
}

func (u *chromiumTab) close() { u.call("", "Target.closeTarget", params{"targetId": u.target}) }
