package main

import (
	"bufio"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// TestPolicy: the page has the same policy for hosts that send no headers, and contains nothing that the policy forbids.
func TestPolicy(t *testing.T) {
	page, err := os.ReadFile("site/index.html")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(page), `content="`+policy+`"`) {
		t.Error("index.html has another policy")
	}
	for _, forbidden := range []string{"<style", "style=", "<script>", "onclick", "javascript:"} {
		if strings.Contains(string(page), forbidden) {
			t.Errorf("index.html has %s", forbidden)
		}
	}
}

// wire is a listener with one connection.
type wire struct {
	ends   chan net.Conn
	closed chan struct{}
}

func (w *wire) Accept() (net.Conn, error) {
	select {
	case c := <-w.ends:
		return c, nil
	case <-w.closed:
		return nil, net.ErrClosed
	}
}

func (w *wire) Close() error   { close(w.closed); return nil }
func (w *wire) Addr() net.Addr { return &net.TCPAddr{} }

// TestIdle: an idle connection is closed, at whatever point it stops.
func TestIdle(t *testing.T) {
	page, _ := little(t.Context())
	const asked = "GET / HTTP/1.1\r\nHost: kot\r\n\r\n"
	for name, talk := range map[string]func(c net.Conn) error{
		"from the beginning": func(net.Conn) error { return nil },
		"in its request":     func(c net.Conn) error { _, err := io.WriteString(c, asked[:20]); return err },
		"before the answer":  func(c net.Conn) error { _, err := io.WriteString(c, asked); return err },
		"after the answer": func(c net.Conn) error {
			_, err := io.WriteString(c, asked)
			if err != nil {
				return err
			}
			r, err := http.ReadResponse(bufio.NewReader(c), nil)
			if err != nil {
				return err
			}
			_, err = io.Copy(io.Discard, r.Body)
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) { // time passes at once while nothing happens
				on, server := &wire{make(chan net.Conn), make(chan struct{})}, newServer(page)
				go func() { _ = server.Serve(on) }()
				defer server.Close()
				here, there := net.Pipe()
				on.ends <- there
				if err := talk(here); err != nil {
					t.Fatal(err)
				}
				time.Sleep(time.Hour)
				synctest.Wait()
				here.SetReadDeadline(time.Now())
				if _, err := io.Copy(io.Discard, here); err != nil {
					t.Errorf("still open after an hour: %v", err)
				}
			})
		})
	}
}

// TestCompressed: clients that accept gzip receive the smaller file, with its own tag; all others the file itself.
func TestCompressed(t *testing.T) {
	served := handler(site{"page.css": []byte("body {}"), "page.css.gz": []byte("small")})
	var tags []string
	for _, c := range [][3]string{{"", "body {}", ""}, {"br, gzip", "small", "gzip"}} {
		w := httptest.NewRecorder()
		r := httptest.NewRequest("GET", "/page.css", nil)
		r.Header.Set("Accept-Encoding", c[0])
		served.ServeHTTP(w, r)
		head := w.Result().Header
		if w.Body.String() != c[1] || head.Get("Content-Encoding") != c[2] || head.Get("Vary") != "Accept-Encoding" || !strings.HasPrefix(head.Get("Content-Type"), "text/css") {
			t.Errorf("accepting %q: %q, %v", c[0], w.Body, head)
		}
		tags = append(tags, head.Get("ETag"))
	}
	if tags[0] == tags[1] {
		t.Errorf("one mark for both: %q", tags)
	}
}
