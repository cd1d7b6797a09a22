//go:build browser

package main

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// patience is how long anything may take before a test fails. It is no measure: a machine may
// be as busy as it likes, and go test itself ends what hangs after ten minutes.
const patience = 8 * time.Minute

// The site all tests open, and the browser they open it in. Every test has a server of its
// own and so, for the browser, a site of its own.
var (
	built string
	chrom *chromium
)

func TestMain(m *testing.M) {
	status, err := within(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	os.Exit(status)
}

func within(m *testing.M) (int, error) {
	dir, err := os.MkdirTemp("", "kot-web-test-")
	if err != nil {
		return 1, err
	}
	defer os.RemoveAll(dir)
	if built = os.Getenv("KOT_SITE"); built == "" { // or a folder built before
		built = filepath.Join(dir, "site")
		if err := Build(built); err != nil {
			return 1, err
		}
	}
	if chrom, err = start(filepath.Join(dir, "profile")); err != nil {
		return 1, err
	}
	defer chrom.end()
	return m.Run(), nil
}

// chromium is a browser, told what to do through a pipe (the DevTools protocol).
type chromium struct {
	cmd *exec.Cmd
	to  io.WriteCloser

	mu    sync.Mutex
	last  int
	waits map[int]chan message
	tabs  map[string]*tab
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

// any values by name, as the protocol has them.
type params = map[string]any

// start begins a browser with an empty profile. It reaches this machine alone.
func start(profile string) (*chromium, error) {
	found, err := exec.LookPath("chromium")
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
	c := &chromium{to: to, waits: map[int]chan message{}, tabs: map[string]*tab{}}
	c.cmd = exec.Command(found, "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
		"--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", "--lang=en-GB", "--force-color-profile=srgb", "--remote-debugging-pipe",
		"--host-resolver-rules=MAP kot.test 127.0.0.1", "--user-data-dir="+profile, "about:blank")
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

// listen takes what the browser says.
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
		case u != nil && m.Method == "Target.attachedToTarget":
			var target struct {
				SessionID  string
				TargetInfo struct{ Type string }
			}
			if json.Unmarshal(m.Params, &target) == nil && target.TargetInfo.Type == "worker" { // not the one that serves the files
				u.worker <- target.SessionID
			}
		case u != nil && (m.Method == "Runtime.exceptionThrown" || m.Method == "Runtime.consoleAPICalled" && strings.Contains(string(m.Params), `"type":"error"`)):
			u.failed(string(m.Params))
		}
	}
}

// call tells the browser, or one of its tabs, something and waits for the answer.
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
	case <-time.After(patience):
		return nil, errors.New(method + ": no answer")
	}
}

// say says something; the answer goes to a channel, which may be nil.
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

// server serves the site; it can be stopped, and begun again at the same address.
type server struct {
	addr string
	http *http.Server
}

func serve(t *testing.T) *server {
	t.Helper()
	s := &server{addr: "127.0.0.1:0"}
	s.begin(t)
	t.Cleanup(s.stop)
	return s
}

func (s *server) begin(t *testing.T) {
	t.Helper()
	on, err := net.Listen("tcp", s.addr)
	if err != nil {
		t.Fatal(err)
	}
	s.addr = on.Addr().String()
	s.http = &http.Server{Handler: http.FileServer(http.Dir(built))}
	go s.http.Serve(on)
}

func (s *server) stop() { s.http.Close() }

func (s *server) url() string { return "http://" + s.addr + "/" }

// device is what a page is looked at on.
type device struct {
	w, h  int
	scale float64
	touch bool
	light bool
}

var (
	phone  = device{w: 390, h: 844, scale: 3, touch: true}
	tablet = device{w: 820, h: 1180, scale: 2, touch: true}
	laptop = device{w: 1280, h: 800, scale: 1}
)

// tab is a page with kot in it.
type tab struct {
	*testing.T
	on              device
	target, session string
	crashed         chan struct{} // closed when what ran the page is gone
	worker          chan string   // the session of the program's worker, once it is asked for
	mu              sync.Mutex
	faults          []string // what the page complained of
}

// open opens an address in a new tab. Whatever the page complains of fails the test.
func open(t *testing.T, url string, on device) *tab {
	t.Helper()
	u := &tab{T: t, crashed: make(chan struct{}), worker: make(chan string, 9)}
	var made struct{ TargetID, SessionID string }
	u.tell("Target.createTarget", params{"url": "about:blank"}, &made)
	u.target = made.TargetID
	u.tell("Target.attachToTarget", params{"targetId": u.target, "flatten": true}, &made)
	u.session = made.SessionID
	chrom.mu.Lock()
	chrom.tabs[u.session] = u
	chrom.mu.Unlock()
	t.Cleanup(func() {
		u.close()
		u.mu.Lock()
		defer u.mu.Unlock()
		for _, f := range u.faults {
			t.Errorf("the page complained: %s", f)
		}
	})
	u.do("Runtime.enable", nil)
	u.do("Page.enable", nil)
	u.becomes(on)
	u.do("Page.navigate", params{"url": url})
	u.until("a page", `document.readyState === "complete" && location.href !== "about:blank"`)
	return u
}

// becomes makes the tab one on another device, or the same device turned.
func (u *tab) becomes(on device) {
	u.Helper()
	u.on = on
	scheme := "dark"
	if on.light {
		scheme = "light"
	}
	u.do("Emulation.setDeviceMetricsOverride", params{"width": on.w, "height": on.h, "deviceScaleFactor": on.scale, "mobile": on.touch})
	u.do("Emulation.setTouchEmulationEnabled", params{"enabled": on.touch})
	u.do("Emulation.setEmulatedMedia", params{"features": []params{{"name": "prefers-color-scheme", "value": scheme}}})
}

func (u *tab) close() { chrom.call("", "Target.closeTarget", params{"targetId": u.target}) }

func (u *tab) failed(why string) {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.faults = append(u.faults, why)
}

// crash kills what runs the page, and returns when it is gone.
func (u *tab) crash() {
	u.Helper()
	u.do("Inspector.enable", nil)
	if err := chrom.say(message{Session: u.session, Method: "Page.crash"}, nil); err != nil {
		u.Fatal(err)
	}
	select {
	case <-u.crashed:
	case <-time.After(patience):
		u.Fatal("the page does not crash")
	}
	u.close()
}

// tell tells the tab something; the answer comes into an object, unless it is nil.
func (u *tab) tell(method string, p params, answer any) {
	u.Helper()
	raw, err := chrom.call(u.session, method, p)
	if err == nil && answer != nil {
		err = json.Unmarshal(raw, answer)
	}
	if err != nil {
		u.Fatal(err)
	}
}

func (u *tab) do(method string, p params) { u.Helper(); u.tell(method, p, nil) }

// eval is the value of an expression on the page.
func eval[T any](u *tab, js string) T {
	u.Helper()
	var out struct {
		Result           struct{ Value T }
		ExceptionDetails json.RawMessage
	}
	u.tell("Runtime.evaluate", params{"expression": js, "returnByValue": true, "awaitPromise": true}, &out)
	if out.ExceptionDetails != nil {
		u.Fatalf("%s: %s", js, out.ExceptionDetails)
	}
	return out.Result.Value
}

// inWorker is eval where the program runs.
func (u *tab) inWorker(js string) {
	u.Helper()
	u.do("Target.setAutoAttach", params{"autoAttach": true, "waitForDebuggerOnStart": false, "flatten": true})
	page := u.session
	select {
	case u.session = <-u.worker:
	case <-time.After(patience):
		u.Fatal("no worker")
	}
	eval[any](u, js)
	u.session = page
	u.do("Target.setAutoAttach", params{"autoAttach": false, "waitForDebuggerOnStart": false, "flatten": true})
}

// until waits until an expression on the page holds.
func (u *tab) until(what, js string) {
	u.Helper()
	looks := fmt.Sprintf(`new Promise((ok) => {
		const late = Date.now() + 5000;
		(function look() {
			let now = false;
			try { now = !!(%s); } catch { }
			now || Date.now() > late ? ok(now) : setTimeout(look, 5);
		})();
	})`, js)
	for late := time.Now().Add(patience); !eval[bool](u, looks); {
		if time.Now().After(late) {
			u.Fatalf("want %s; have\n%s", what, u.screen())
		}
	}
}

// screen is what stands on the screen, and what the page says in its own line.
func (u *tab) screen() string {
	u.Helper()
	return eval[string](u, `(self.screenText ? screenText() : "") + "\nSAID: " + document.getElementById("said")?.textContent`)
}

// sees waits until all words stand on the screen.
func (u *tab) sees(words ...string) {
	u.Helper()
	list, _ := json.Marshal(words)
	u.until(strings.Join(words, " | "), fmt.Sprintf(`%s.every((w) => screenText().replace(/\s+/g, " ").includes(w))`, list))
}

// says waits until the page says something in its own line.
func (u *tab) says(word string) {
	u.Helper()
	u.until("said: "+word, fmt.Sprintf(`document.getElementById("said").textContent.includes(%q)`, word))
}

// types types keys on the keyboard: characters, "\r" for Enter, "\b" for Backspace.
func (u *tab) types(keys string) {
	u.Helper()
	for _, c := range keys {
		key, text := string(c), string(c)
		switch c {
		case '\r':
			key = "Enter"
		case '\b':
			key, text = "Backspace", ""
		}
		u.do("Input.dispatchKeyEvent", params{"type": "keyDown", "key": key, "text": text})
		u.do("Input.dispatchKeyEvent", params{"type": "keyUp", "key": key})
	}
}

// taps taps the key that shows a text below the drawing.
func (u *tab) taps(shown string) {
	u.Helper()
	find := fmt.Sprintf(`[...document.querySelectorAll("button")].find((b) => !b.hidden && b.textContent.startsWith(%q))`, shown)
	u.until("a key to tap: "+shown, find)
	at := eval[[]float64](u, fmt.Sprintf(`(() => { const b = %s; b.scrollIntoView({inline: "center", block: "center"}); const r = b.getBoundingClientRect(); return [r.x + r.width/2, r.y + r.height/2] })()`, find))
	u.touches(at[0], at[1])
}

// touches taps a place of the page with a finger.
func (u *tab) touches(x, y float64) {
	u.Helper()
	u.do("Input.dispatchTouchEvent", params{"type": "touchStart", "touchPoints": []params{{"x": x, "y": y}}})
	u.do("Input.dispatchTouchEvent", params{"type": "touchEnd", "touchPoints": []params{}})
}

// picture saves what the tab shows, where pictures are wanted: KOT_PICTURES names a folder.
func (u *tab) picture(name string) {
	u.Helper()
	dir := os.Getenv("KOT_PICTURES")
	if dir == "" {
		return
	}
	var shot struct{ Data string }
	u.tell("Page.captureScreenshot", params{"format": "png", "clip": params{"x": 0, "y": 0, "width": u.on.w, "height": u.on.h, "scale": 1 / u.on.scale}}, &shot)
	data, err := base64.StdEncoding.DecodeString(shot.Data)
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, name+".png"), data, 0o644)
	}
	if err != nil {
		u.Fatal(err)
	}
}
