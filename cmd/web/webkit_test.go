//go:build browser

package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// webkit is WebKitGTK, driven by WebKitWebDriver (W3C WebDriver over http on loopback). Each test has its own browser,
// screen and folder for stored data.
type webkit struct {
	dir string // the parent of the folders

	mu  sync.Mutex
	own map[string]*webkitBrowser // by the name of the test
}

func startWebKit(dir string) (engine, error) {
	for _, needs := range []string{"WebKitWebDriver", "Xvfb", "/usr/bin/python3"} {
		if _, err := exec.LookPath(needs); err != nil {
			return nil, fmt.Errorf("no %s: .ci/webkit installs it", needs)
		}
	}
	return &webkit{dir: dir, own: map[string]*webkitBrowser{}}, nil
}

func (w *webkit) end() {} // each test has ended its own

func (w *webkit) begin(u *tab, first string) (driven, error) {
	w.mu.Lock()
	b := w.own[u.Name()]
	if b == nil {
		b = &webkitBrowser{profile: filepath.Join(w.dir, u.Name())}
		w.own[u.Name()] = b
		u.T.Cleanup(func() { b.end(u.T) })
	}
	w.mu.Unlock()
	if u.on.touch { // the screen has no touch
		first += `
			const media = matchMedia;
			self.matchMedia = (query) => query === "(any-pointer: coarse)" ? { matches: true } : media.call(self, query);`
	}
	if err := errors.Join(os.MkdirAll(b.profile, 0o755), os.WriteFile(filepath.Join(b.profile, "first"), []byte(first), 0o644)); err != nil {
		return nil, err
	}
	if b.driver == nil {
		if err := b.start(u); err != nil {
			return nil, err
		}
		var handle string
		err := b.tell("GET", "/window", nil, &handle)
		return &webkitTab{webkitBrowser: b, window: handle}, err
	}
	var made struct{ Handle string }
	err := b.tell("POST", "/window/new", params{"type": "window"}, &made)
	return &webkitTab{webkitBrowser: b, window: made.Handle}, err
}

// webkitBrowser is the browser of one test.
type webkitBrowser struct {
	profile string
	display string // the address of its screen
	screen  *exec.Cmd

	driver  *exec.Cmd // nil while no browser runs
	session string    // its address
	gone    chan struct{}
	faults  []string // errors of its pages; read them once gone is closed
}

// start starts the driver, and the browser on which a tab is opened.
func (b *webkitBrowser) start(u *tab) error {
	if b.screen == nil {
		if err := b.light(); err != nil {
			return err
		}
	}
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	_, port, _ := net.SplitHostPort(free.Addr().String())
	free.Close()
	said, says, err := os.Pipe()
	if err != nil {
		return err
	}
	b.driver = exec.Command("WebKitWebDriver", "--port="+port)
	b.driver.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // the driver and the whole browser, to kill them together
	b.driver.Stderr = says
	b.driver.Env = append(os.Environ(), "DISPLAY="+b.display, "GDK_BACKEND=x11", fmt.Sprintf("GDK_SCALE=%v", u.on.scale), "LC_ALL=C.UTF-8", "NO_AT_BRIDGE=1",
		"XDG_CACHE_HOME="+b.profile, "XDG_DATA_HOME="+b.profile, "KOT_PROFILE="+b.profile, fmt.Sprintf("KOT_ROOM=%d", room))
	if err := b.driver.Start(); err != nil {
		return err
	}
	says.Close()
	b.gone = make(chan struct{})
	go b.listen(said)

	browser, err := filepath.Abs("testdata/webkit.py")
	if err != nil {
		return err
	}
	wants := params{
		"webkitgtk:browserOptions": params{"binary": browser, "args": []string{}},
		"timeouts":                 params{"script": (*patience).Milliseconds(), "pageLoad": (*patience).Milliseconds()},
	}
	if host, port, _ := net.SplitHostPort(u.host); host != "127.0.0.1" { // a name: the server of the site answers to it
		wants["proxy"] = params{"proxyType": "manual", "httpProxy": "127.0.0.1:" + port}
	}
	var made struct{ SessionID string }
	b.session = "http://127.0.0.1:" + port
	for late := time.Now().Add(*patience); ; time.Sleep(20 * time.Millisecond) {
		err = b.tell("POST", "/session", params{"capabilities": params{"alwaysMatch": wants}}, &made)
		if !errors.Is(err, syscall.ECONNREFUSED) || time.Now().After(late) {
			break // otherwise the driver does not listen yet
		}
	}
	b.session += "/session/" + made.SessionID
	return err
}

// light starts a screen that is large enough for every device.
func (b *webkitBrowser) light() error {
	number, writes, err := os.Pipe()
	if err != nil {
		return err
	}
	defer number.Close()
	b.screen = exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "2600x2600x24", "-nolisten", "tcp")
	b.screen.ExtraFiles = []*os.File{writes}
	if err := b.screen.Start(); err != nil {
		return err
	}
	writes.Close()
	said, err := bufio.NewReader(number).ReadString('\n')
	b.display = ":" + strings.TrimSpace(said)
	return err
}

// listen reads what the browser prints, until all of it is gone. The program reports what is refused in disk.js, and the
// tests look at that.
func (b *webkitBrowser) listen(said io.ReadCloser) {
	defer close(b.gone)
	defer said.Close()
	for lines := bufio.NewScanner(said); lines.Scan(); {
		if line := lines.Text(); strings.Contains(line, "CONSOLE JS ERROR") || strings.Contains(line, "CONSOLE ERROR") && !strings.Contains(line, "/disk.js:") {
			b.faults = append(b.faults, line)
		}
	}
}

// kill kills the whole browser without warning.
func (b *webkitBrowser) kill() error {
	if b.driver == nil {
		return nil
	}
	err := syscall.Kill(-b.driver.Process.Pid, syscall.SIGKILL)
	b.driver.Wait()
	b.driver = nil
	select {
	case <-b.gone:
	case <-time.After(*patience):
		err = errors.New("the browser does not end")
	}
	return err
}

func (b *webkitBrowser) end(t *testing.T) {
	if b.driver != nil {
		b.tell("DELETE", "", nil, nil)
	}
	b.kill()
	if b.screen != nil {
		b.screen.Process.Kill()
		b.screen.Wait()
	}
	for _, f := range b.faults {
		t.Errorf("the page complained: %s", f)
	}
}

// tell sends the browser a command; the answer is stored in an object, unless it is nil.
func (b *webkitBrowser) tell(method, what string, p params, answer any) error {
	var body io.Reader
	if method == "POST" {
		if p == nil {
			p = params{}
		}
		raw, err := json.Marshal(p)
		if err != nil {
			return err
		}
		body = bytes.NewReader(raw)
	}
	ask, err := http.NewRequest(method, b.session+what, body)
	if err != nil {
		return err
	}
	got, err := http.DefaultClient.Do(ask)
	if err != nil {
		return err
	}
	defer got.Body.Close()
	var out struct{ Value json.RawMessage }
	if err := json.NewDecoder(got.Body).Decode(&out); err != nil {
		return err
	}
	if got.StatusCode != http.StatusOK {
		return fmt.Errorf("%s %s: %s", method, what, out.Value)
	}
	if answer == nil {
		return nil
	}
	return json.Unmarshal(out.Value, answer)
}

// webkitTab is a window of the browser. It implements driven.
type webkitTab struct {
	*webkitBrowser
	window string // "" once it is closed
}

// in is tell for this window.
func (u *webkitTab) in(method, what string, p params, answer any) error {
	if err := u.tell("POST", "/window", params{"handle": u.window}, nil); err != nil {
		return err
	}
	return u.tell(method, what, p, answer)
}

func (u *webkitTab) load(url string) error { return u.in("POST", "/url", params{"url": url}, nil) }

func (u *webkitTab) reload() error { return u.in("POST", "/refresh", nil, nil) }

func (u *webkitTab) eval(js string) (json.RawMessage, error) {
	const script = `
		const [js, done] = arguments;
		Promise.resolve().then(() => (0, eval)(js)).then((value) => done(JSON.stringify({ value })), (e) => done(JSON.stringify({ fault: String(e) })));`
	var said string
	if err := u.in("POST", "/execute/async", params{"script": script, "args": []string{js}}, &said); err != nil {
		return nil, err
	}
	var out struct {
		Value json.RawMessage
		Fault string
	}
	err := json.Unmarshal([]byte(said), &out)
	if err == nil && out.Fault != "" {
		err = errors.New(out.Fault)
	}
	return out.Value, err
}

func (u *webkitTab) become(on device) error {
	said, err := os.ReadFile(filepath.Join(u.profile, "pid"))
	if err != nil {
		return err
	}
	pid, err := strconv.Atoi(string(said))
	if err != nil {
		return err
	}
	colours := syscall.SIGUSR2
	if on.light {
		colours = syscall.SIGUSR1
	}
	if err := syscall.Kill(pid, colours); err != nil {
		return err
	}
	return u.in("POST", "/window/rect", params{"width": on.w, "height": on.h}, nil)
}

// act uses the keyboard or a finger.
func (u *webkitTab) act(p params) error {
	return u.in("POST", "/actions", params{"actions": []params{p}}, nil)
}

func (u *webkitTab) key(c rune) error {
	key := string(c)
	switch c { // as in the protocol
	case '\r':
		key = "\ue007"
	case '\b':
		key = "\ue003"
	}
	return u.act(params{"type": "key", "id": "keys", "actions": []params{{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}}})
}

func (u *webkitTab) write(text string) error {
	for _, c := range text {
		if err := u.key(c); err != nil {
			return err
		}
	}
	return nil
}

func (u *webkitTab) press(x, y float64, long time.Duration) error {
	return u.act(params{"type": "pointer", "id": "finger", "parameters": params{"pointerType": "touch"}, "actions": []params{
		{"type": "pointerMove", "duration": 0, "x": int(x), "y": int(y)}, {"type": "pointerDown", "button": 0},
		{"type": "pause", "duration": long.Milliseconds()}, {"type": "pointerUp", "button": 0}}})
}

func (u *webkitTab) shot() (out []byte, err error) {
	err = u.in("GET", "/screenshot", nil, &out)
	return out, err
}

func (u *webkitTab) crash() error { return u.kill() }

func (u *webkitTab) close() {
	if u.driver == nil || u.window == "" {
		return
	}
	var left []string
	if u.in("DELETE", "/window", nil, &left) == nil && len(left) == 0 { // the browser ends with its last window
		u.kill()
	}
	u.window = ""
}
