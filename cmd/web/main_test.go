package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/signal"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"rsc.io/qr"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// little returns a small site.
func little(context.Context) (site, error) {
	return site{"index.html": []byte("<!doctype html>page"), "manifest.webmanifest": []byte("{}"), mark: []byte(markBegins + "x\"};\n")}, nil
}

// TestHandler: the files of the site, with their types, and nothing else. A browser that has a file does not receive it again.
func TestHandler(t *testing.T) {
	page, _ := little(t.Context())
	served := handler(page)
	for _, c := range []struct {
		method, path string
		status       int
		kind         string
	}{
		{"GET", "/", 200, "text/html; charset=utf-8"},
		{"HEAD", "/", 200, "text/html; charset=utf-8"},
		{"GET", "/manifest.webmanifest", 200, "application/manifest+json"},
		{"GET", "/site.js", 200, "text/javascript; charset=utf-8"},
		{"GET", "/index.html", 200, "text/html; charset=utf-8"},
		{"GET", "/index.html/", 404, ""},
		{"GET", "//", 404, ""},
		{"GET", "/../main.go", 404, ""},
		{"GET", "/nothing", 404, ""},
		{"POST", "/", 405, ""},
		{"PUT", "/index.html", 405, ""},
		{"DELETE", "/index.html", 405, ""},
		{"BREW", "/", 405, ""},
	} {
		w := httptest.NewRecorder()
		r := httptest.NewRequest(c.method, c.path, nil)
		served.ServeHTTP(w, r)
		head := w.Result().Header
		if w.Code != c.status || c.kind != "" && head.Get("Content-Type") != c.kind || c.status == 200 && head.Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s %s: %d, %v", c.method, c.path, w.Code, head)
		}
		for _, h := range headers {
			if c.status == 200 && head.Get(h[0]) != h[1] {
				t.Errorf("%s: %s is %q", c.path, h[0], head.Get(h[0]))
			}
			if line := "\n  " + h[0] + ": " + h[1] + "\n"; !strings.Contains(string(hostHeaders()), line) {
				t.Errorf("_headers lacks %q", line)
			}
		}
		if got := head.Get("Content-Security-Policy"); c.status == 200 && (!strings.HasPrefix(got, policy+";") || !strings.Contains(got, "frame-ancestors 'none'")) {
			t.Errorf("%s: the policy is %q", c.path, got)
		}
		again := httptest.NewRecorder()
		r.Header.Set("If-None-Match", head.Get("ETag"))
		if served.ServeHTTP(again, r); c.status == 200 && again.Code != http.StatusNotModified {
			t.Errorf("%s %s: asked again it is %d", c.method, c.path, again.Code)
		}
	}
}

// hears collects what run has printed so far, and passes on every line.
type hears struct {
	bytes.Buffer
	line chan string
}

func (h *hears) Write(p []byte) (int, error) {
	for _, l := range strings.SplitAfter(string(p), "\n") {
		if l = strings.TrimSpace(l); l != "" {
			h.line <- l
		}
	}
	return h.Buffer.Write(p)
}

// TestServe: kot-web says where it listens, serves what was built, and leaves nothing behind when it is told to end: by the
// system, by Ctrl-C, or because its window was closed.
func TestServe(t *testing.T) {
	for _, end := range []os.Signal{syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT} {
		t.Run(end.String(), func(t *testing.T) {
			if signal.Ignored(end) {
				t.Skip("left out: it is ignored, as under nohup, and kot-web leaves it so")
			}
			servesUntil(t, end)
		})
	}
}

func servesUntil(t *testing.T, end os.Signal) {
	tmp := t.TempDir()
	t.Setenv("TMPDIR", tmp)
	t.Setenv("TMP", tmp)
	out := &hears{line: make(chan string, 64)}
	ended := make(chan error)
	go func() {
		ended <- run(english(t), []string{"--listen", "127.0.0.1:0"}, nil, out, little, nil)
	}()
	var url string
	for url == "" {
		select {
		case l := <-out.line:
			if rest, ok := strings.CutSuffix(l, " (this computer only)"); ok {
				url = rest
			}
		case err := <-ended:
			t.Fatalf("ended with %v", err)
		}
	}
	got, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	page, _ := io.ReadAll(got.Body)
	got.Body.Close()
	if string(page) != "<!doctype html>page" {
		t.Errorf("it serves %q", page)
	}
	terminate(t, end)
	if err := <-ended; err != nil {
		t.Error(err)
	}
	left, err := os.ReadDir(tmp)
	if err != nil || len(left) > 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

// TestEndedWhileBuilding: if told to end while building, it leaves nothing behind and serves nothing.
func TestEndedWhileBuilding(t *testing.T) {
	tmp := t.TempDir()
	t.Setenv("TMPDIR", tmp)
	t.Setenv("TMP", tmp)
	var out bytes.Buffer
	err := run(english(t), []string{"--listen", "127.0.0.1:0"}, nil, &out, func(ctx context.Context) (site, error) {
		terminate(t, syscall.SIGTERM)
		<-ctx.Done()
		return nil, ctx.Err()
	}, nil)
	left, _ := os.ReadDir(tmp)
	if err != nil || len(left) > 0 || strings.Contains(out.String(), "http") {
		t.Errorf("%v, left behind %v:\n%s", err, left, &out)
	}
}

// TestWrongStart: errors are reported in words, before anything is built.
func TestWrongStart(t *testing.T) {
	on, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer on.Close()
	for args, want := range map[string]string{
		"--listen " + on.Addr().String(): "serve-busy",
		"--listen x":                     "serve-address",
		"--listen 127.0.0.1":             "serve-address",
		"--listen :99999":                "serve-address",
		"--listen":                       "serve-options",
		"--port 80":                      "serve-options",
		"one two":                        "serve-options",
	} {
		err := run(english(t), strings.Fields(args), nil, io.Discard, func(context.Context) (site, error) {
			t.Errorf("%s: it builds", args)
			return nil, nil
		}, nil)
		if !rules.IsProblem(err, want) {
			t.Errorf("%s: %v, want %s", args, err, want)
		}
	}
}

// TestBrowserOpened: the printed address opens in the player's browser, and the page is there; no unwanted browser opens.
func TestBrowserOpened(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	var out bytes.Buffer
	var got int
	err := serveAt(ctx, english(t), "127.0.0.1:0", nil, &out, little, func(address string) {
		defer stop()
		if page, err := http.Get(address); err == nil {
			got = page.StatusCode
			page.Body.Close()
		}
	})
	if err != nil || got != http.StatusOK || !strings.Contains(out.String(), "Opening it in your browser") {
		t.Errorf("%v, status %d:\n%s", err, got, &out)
	}
	for args, want := range map[string]options{
		"": {}, "--no-browser": {closed: true}, "--lan": {listen: fmt.Sprintf(":%d", firstPort)},
	} {
		if o, err := read(english(t), strings.Fields(args), io.Discard); err != nil || o != want {
			t.Errorf("%q: %+v, %v", args, o, err)
		}
	}
}

// TestVersion: kot-web prints its version.
func TestVersion(t *testing.T) {
	var out bytes.Buffer
	if err := run(english(t), []string{"--version"}, nil, &out, nil, nil); !errors.Is(err, flag.ErrHelp) || !strings.HasPrefix(out.String(), "kot-web ") {
		t.Errorf("%v: %s", err, &out)
	}
}

// TestPort: without an address, the port is always the same one, and the next one only if that is in use, which is reported
// with what it means for games.
func TestPort(t *testing.T) {
	var out bytes.Buffer
	one, err := listenOn(english(t), "", &out)
	if err != nil {
		t.Skipf("all of the ports are taken on this machine: %v", err)
	}
	defer one.Close()
	port := one.Addr().(*net.TCPAddr).Port
	if port == firstPort && out.Len() > 0 {
		t.Errorf("said of the usual port: %s", &out)
	}
	out.Reset()
	two, err := listenOn(english(t), "", &out)
	if err != nil {
		t.Skipf("all other ports are taken on this machine: %v", err)
	}
	defer two.Close()
	next := two.Addr().(*net.TCPAddr)
	if !next.IP.IsLoopback() || next.Port <= port || next.Port >= firstPort+ports {
		t.Errorf("the next port is %v", next)
	}
	for _, want := range []string{fmt.Sprintf("port %d is in use", firstPort), fmt.Sprintf("this time it is %d:", next.Port), fmt.Sprintf("games played at http://127.0.0.1:%d", firstPort)} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not said: %s", want, &out)
		}
	}
}

// TestAddresses: where the network finds the page, by the machine's name first; addresses that work only on this machine are left out.
func TestAddresses(t *testing.T) {
	ip := func(s string) *net.IPNet { return &net.IPNet{IP: net.ParseIP(s), Mask: net.CIDRMask(24, 32)} }
	own := []net.Addr{ip("127.0.0.1"), ip("192.168.1.5"), ip("169.254.3.4"), ip("::1"), ip("fe80::1"), ip("fd00::5")}
	for _, c := range []struct {
		at, name string
		own      []net.Addr
		want     []string
	}{
		{"127.0.0.1", "attic", own, []string{"http://127.0.0.1:8000"}},
		{"::1", "attic", own, []string{"http://[::1]:8000"}},
		{"0.0.0.0", "attic", own, []string{"http://attic.local:8000", "http://192.168.1.5:8000"}},
		{"::", "attic.fritz.box", own, []string{"http://attic.fritz.box:8000", "http://192.168.1.5:8000", "http://[fd00::5]:8000"}},
		{"0.0.0.0", "", own, []string{"http://192.168.1.5:8000"}},
		{"0.0.0.0", "localhost", own, []string{"http://192.168.1.5:8000"}},
		{"192.168.1.5", "attic", own, []string{"http://192.168.1.5:8000"}},
		{"::", "attic", own[:1], nil},
	} {
		if got := (&machine{c.name, c.own}).addresses(&net.TCPAddr{IP: net.ParseIP(c.at), Port: 8000}); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.at, got, c.want)
		}
	}
}

// TestTell: in a network it prints a picture of the first address, and what https adds; on this machine only, neither.
func TestTell(t *testing.T) {
	own := []net.Addr{&net.IPNet{IP: net.ParseIP("192.168.1.5"), Mask: net.CIDRMask(24, 32)}}
	for _, c := range []struct {
		at     string
		own    []net.Addr
		lan    bool
		begins string
	}{
		{"127.0.0.1", own, false, "http://127.0.0.1:8000 (this computer only)\n"},
		{"0.0.0.0", nil, false, "this computer is not on a network now; on this computer, open http://127.0.0.1:8000\n"},
		{"0.0.0.0", own, true, "open to everyone who can reach this computer: they can load the program, and nothing else\nhttp://attic.local:8000\nhttp://192.168.1.5:8000\n"},
	} {
		var out bytes.Buffer
		(&machine{"attic", c.own}).tell(english(t), &out, &net.TCPAddr{IP: net.ParseIP(c.at), Port: 8000})
		said, code := out.String(), picture("http://attic.local:8000")
		if !strings.HasPrefix(said, c.begins) || strings.Contains(said, code) != c.lan || strings.Contains(said, "https") != c.lan {
			t.Errorf("%s: %s", c.at, said)
		}
	}
}

// TestPicture: the rows of half blocks are the QR code, with a light margin.
func TestPicture(t *testing.T) {
	const text = "http://attic.local:8568"
	said := picture(text)
	code, err := qr.Encode(text, qr.L)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(said, "\n"), "\n")
	if want := (code.Size + 5) / 2; len(lines) != want {
		t.Fatalf("%d lines, want %d", len(lines), want)
	}
	for y := range code.Size + 4 {
		row := []rune(lines[y/2])
		if len(row) != code.Size+4 {
			t.Fatalf("line %d has %d letters", y/2, len(row))
		}
		for x, r := range row {
			light := r == '█' || r == [...]rune{'▀', '▄'}[y%2]
			if light == code.Black(x-2, y-2) {
				t.Fatalf("column %d of row %d is wrong", x, y)
			}
		}
	}
}

// terminate sends this process a signal that ends it.
func terminate(t *testing.T, signal os.Signal) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("no process tells another to end there")
	}
	p, err := os.FindProcess(os.Getpid())
	if err == nil {
		err = p.Signal(signal)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// TestManual: the manual has every option, and no other.
func TestManual(t *testing.T) {
	manual, err := os.ReadFile("kot-web.6")
	if err != nil {
		t.Fatal(err)
	}
	var said bytes.Buffer
	if err := run(english(t), []string{"--help"}, nil, &said, nil, nil); !errors.Is(err, flag.ErrHelp) {
		t.Fatal(err)
	}
	known := regexp.MustCompile(`(?m)^  -([a-z-]+)`).FindAllStringSubmatch(said.String(), -1)
	told := regexp.MustCompile(`(?m)^\.TP\n\.BI? \\-\\-([a-z-]+)`).FindAllStringSubmatch(string(manual), -1)
	names := func(found [][]string) (out []string) {
		for _, m := range found {
			out = append(out, m[1])
		}
		slices.Sort(out)
		return out
	}
	if len(known) == 0 || !slices.Equal(names(known), names(told)) {
		t.Errorf("kot-web has the options %v, its manual %v", names(known), names(told))
	}
	if port := strconv.Itoa(firstPort); !strings.Contains(string(manual), port) {
		t.Errorf("the manual does not name the port %s", port)
	}
}

func english(t *testing.T) *text.Catalogue {
	t.Helper()
	words := text.Load(text.English, nil)
	return words
}

// TestInvite: Enter opens the page to the network; this machine's own address still shows it. The end of the input opens nothing.
func TestInvite(t *testing.T) {
	m, err := thisMachine()
	if err != nil {
		t.Fatal(err)
	}
	page, _ := little(t.Context())
	on, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	server := newServer(page)
	go func() { _ = server.Serve(on) }()
	defer server.Close()
	port := on.Addr().(*net.TCPAddr).Port

	var out bytes.Buffer
	if m.invite(english(t), strings.NewReader(""), &out, server, port); out.Len() > 0 {
		t.Errorf("said at the end of the input: %s", &out)
	}
	m.invite(english(t), strings.NewReader("\n"), &out, server, port)
	list := m.reached(false)
	if len(list) == 0 {
		if !strings.HasPrefix(out.String(), "this computer is not on a network now") {
			t.Errorf("said without a network: %s", &out)
		}
		return
	}
	for _, host := range append(list, net.IPv4(127, 0, 0, 1)) {
		got, err := http.Get("http://" + net.JoinHostPort(host.String(), strconv.Itoa(port)))
		if err != nil {
			t.Fatal(err)
		}
		sent, _ := io.ReadAll(got.Body)
		if got.Body.Close(); string(sent) != "<!doctype html>page" {
			t.Errorf("%s serves %q", host, sent)
		}
	}
	if !strings.Contains(out.String(), "http://"+list[0].String()) {
		t.Errorf("said: %s", &out)
	}
}
