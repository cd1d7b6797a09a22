//go:build browser

package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

var (
	in = flag.String("in", "chromium", "the `browser` the tests play in: chromium or webkit")

	// It measures nothing: a machine may be as busy as it likes, and go test itself ends what hangs after ten minutes.
	patience = flag.Duration("patience", 4*time.Minute, "how long anything may take before a test fails")
)

// The site that all tests open, and the browser they open it in. Every test has a server of its own and so, for the
// browser, a site of its own.
var (
	built   site
	browser engine
)

// room is how many bytes in total a site of the tests may store.
const room = 64 << 20

// engine is a browser in which the tests can run.
type engine interface {
	// begin opens an empty tab for a test, on a device. Before any script of its pages it runs a script of the test.
	begin(u *tab, first string) (driven, error)
	// end ends the browser.
	end()
}

// driven is what a browser does with one of its tabs on command.
type driven interface {
	// load loads an address, reload loads it again; both return when the page is there.
	load(url string) error
	reload() error
	// eval returns the value of an expression on the page, as JSON; it waits for a promise.
	eval(js string) (json.RawMessage, error)
	// become turns the tab into one on another device of the same resolution.
	become(on device) error
	// key presses a key of the keyboard: a character, '\r' for Enter, '\b' for Backspace.
	key(c rune) error
	// write enters a text into the focused field, as an on-screen keyboard does.
	write(text string) error
	// press puts a finger on a place of the page, and lifts it after a while.
	press(x, y float64, long time.Duration) error
	// shot returns a picture of the page (PNG) in CSS pixels or finer.
	shot() ([]byte, error)
	// crash kills the process of the page without warning, and returns when it is gone.
	crash() error
	// close closes the tab, unless it has crashed or is closed already.
	close()
}

func TestMain(m *testing.M) {
	flag.Parse()
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
	if folder := os.Getenv("KOT_SITE"); folder != "" { // already built
		built, err = siteOf(os.DirFS(folder))
	} else {
		built, err = Build(context.Background())
	}
	if err != nil {
		return 1, err
	}
	switch *in {
	case "chromium":
		browser, err = startChromium(filepath.Join(dir, "profile"))
	case "webkit":
		browser, err = startWebKit(filepath.Join(dir, "profiles"))
	default:
		err = fmt.Errorf("-in %s: chromium or webkit", *in)
	}
	if err != nil {
		return 1, err
	}
	defer browser.end()
	return m.Run(), nil
}

// server serves the site; it can be stopped.
type server struct {
	addr  string
	http  *http.Server
	files *http.ServeMux
}

// ear is what the tests add to the script of the worker: it runs what a test wants to run there.
const ear = `
{
  const hear = self.onmessage;
  self.onmessage = (e) => (e.data.run ? self.postMessage({ ran: String((0, eval)(e.data.run)) }) : hear(e));
}
`

// served are the addresses that servers have had: the browser stores the games of each, so none is used twice.
var served sync.Map

// listens listens at an address that no server of these tests has had.
func listens(t *testing.T) net.Listener {
	t.Helper()
	for {
		on, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		if _, had := served.LoadOrStore(on.Addr().String(), true); !had {
			return on
		}
		on.Close()
	}
}

// serves starts a server of a handler.
func serves(t *testing.T, h http.Handler) *httptest.Server {
	t.Helper()
	s := &httptest.Server{Listener: listens(t), Config: &http.Server{Handler: h}}
	s.Start()
	return s
}

func serve(t *testing.T) *server {
	t.Helper()
	on := listens(t)
	files := http.NewServeMux()
	files.Handle("/", handler(built))
	files.HandleFunc("/worker.js", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/javascript")
		w.Header().Set("Content-Security-Policy", strings.Replace(policy, "script-src", "script-src 'unsafe-eval'", 1)) // for the ear
		fmt.Fprintf(w, "%s%s", built["worker.js"], ear)
	})
	if *in == "webkit" { // its driver has no other way to get a value from a page
		files.HandleFunc("/{$}", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			w.Header().Set("Cache-Control", "no-cache")
			io.WriteString(w, strings.Replace(string(built["index.html"]), "script-src", "script-src 'unsafe-eval'", 1))
		})
	}
	s := &server{addr: on.Addr().String(), http: &http.Server{Handler: files}, files: files}
	go s.http.Serve(on)
	t.Cleanup(s.stop)
	return s
}

func (s *server) stop() { s.http.Close() }

func (s *server) url() string { return "http://" + s.addr + "/" }

// device is what a page is shown on.
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
	driven
	on     device
	host   string // of the address that it was opened with
	looked int    // the number of places checked by fitsEverywhere
	mu     sync.Mutex
	faults []string // errors of the page
	closed bool     // errors while the page is closing do not count
}

// open opens an address in a new tab. Any error of the page fails the test. The given scripts run before those of the page,
// each time a page is loaded.
func open(t *testing.T, address string, on device, first ...string) *tab {
	t.Helper()
	at, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	u := &tab{T: t, on: on, host: at.Host}
	u.driven, err = browser.begin(u, strings.Join(append(first, look), "\n"))
	u.must(err)
	t.Cleanup(func() {
		u.close()
		for _, f := range u.faults {
			t.Errorf("the page complained: %s", f)
		}
	})
	u.becomes(on)
	u.must(u.load(address))
	u.until("a page", `document.readyState === "complete" && location.href !== "about:blank"`)
	return u
}

// look is what tests ask a page for: its visible text, and its buttons as a screen reader names them.
const look = `
	self.screenText = () => (self.picture?.() ? document.getElementById("shown").innerText : "");
	self.named = (b) => (b.getAttribute("aria-label") || b.textContent).trim();
	self.buttons = () => [...document.querySelectorAll("button")].filter((b) => b.offsetParent && !b.hasAttribute("aria-disabled"));
	self.button = (text) => buttons().find((b) => named(b) === text) || buttons().find((b) => named(b).startsWith(text));
`

// close closes the tab.
func (u *tab) close() {
	u.mu.Lock()
	u.closed = true
	u.mu.Unlock()
	u.driven.close()
}

func (u *tab) must(err error) {
	u.Helper()
	if err != nil {
		u.Fatal(err)
	}
}

// becomes turns the tab into one on another device, or rotates the device.
func (u *tab) becomes(on device) {
	u.Helper()
	u.on = on
	u.must(u.become(on))
}

func (u *tab) failed(why string) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if !u.closed {
		u.faults = append(u.faults, why)
	}
}

// eval returns the value of an expression on the page.
func eval[T any](u *tab, js string) T {
	u.Helper()
	var out T
	raw, err := u.eval(js)
	if err == nil && len(raw) > 0 {
		err = json.Unmarshal(raw, &out)
	}
	if err != nil {
		u.Fatalf("%s: %v", js, err)
	}
	return out
}

// inWorker runs a script in the worker of the program.
func (u *tab) inWorker(js string) {
	u.Helper()
	script, _ := json.Marshal(js)
	eval[any](u, fmt.Sprintf(`new Promise((ok) => {
		worker.addEventListener("message", function hear({ data }) { if (data.ran) { worker.removeEventListener("message", hear); ok(); } });
		worker.postMessage({ run: %s });
	})`, script))
}

// reloads reloads the page.
func (u *tab) reloads() {
	u.Helper()
	eval[bool](u, "self.old = true")
	u.must(u.reload())
	u.until("a page loaded anew", `!self.old && self.screenText`)
}

// until waits until an expression on the page is true.
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
	for late := time.Now().Add(*patience); !eval[bool](u, looks); {
		if time.Now().After(late) {
			u.Fatalf("want %s; have\n%s", what, u.screen())
		}
	}
}

// screen returns the visible text, and what the page says in its own line.
func (u *tab) screen() string {
	u.Helper()
	return eval[string](u, `(self.screenText ? screenText() : "") + "\nSAID: " + document.getElementById("said")?.textContent`)
}

// sees waits until all words are on the screen.
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

// types presses keys on the keyboard: characters, "\r" for Enter, "\b" for Backspace.
func (u *tab) types(keys string) {
	u.Helper()
	for _, c := range keys {
		u.must(u.key(c))
	}
}

// taps taps the button with a text as its name or, if there is none, one whose name begins with it.
func (u *tab) taps(shown string) {
	u.Helper()
	u.stays(shown, 0)
}

// stays is taps with a finger that stays on the button for a while.
func (u *tab) stays(shown string, long time.Duration) {
	u.Helper()
	find := fmt.Sprintf(`button(%q)`, shown)
	u.until("a key to tap: "+shown, find)
	at := eval[[]float64](u, fmt.Sprintf(`new Promise((ok) => {
		let last = ""; // where it was: a finger comes down on what lies still
		(function look() {
			const b = %s;
			b?.scrollIntoView({inline: "center", block: "center"});
			const r = b?.getBoundingClientRect(), now = r && [r.x + r.width/2, r.y + r.height/2];
			if (now && String(now) === last) return ok(now);
			last = String(now);
			setTimeout(look, 20);
		})();
	})`, find))
	u.must(u.press(at[0], at[1], long))
}

// picture saves what the tab shows if pictures are wanted: KOT_PICTURES names a folder.
func (u *tab) picture(name string) {
	u.Helper()
	dir := os.Getenv("KOT_PICTURES")
	if dir == "" {
		return
	}
	data, err := u.shot()
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, name+".png"), data, 0o644)
	}
	u.must(err)
}
