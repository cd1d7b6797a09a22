//go:build browser

package main

import (
	"fmt"
	"net/http"
	"sort"
	"strings"
	"sync"
	"testing"
)

// counted is a handler that records what it sends.
type counted struct {
	http.Handler
	mu       sync.Mutex
	requests int
	bytes    map[string][]int // of the bodies sent, by path
	first    [2]int           // requests and bytes until the tables are requested: the program runs, and the first picture comes
}

type countedWriter struct {
	http.ResponseWriter
	sent int
}

func (w *countedWriter) Write(p []byte) (int, error) {
	n, err := w.ResponseWriter.Write(p)
	w.sent += n
	return n, err
}

func (c *counted) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if strings.HasPrefix(r.URL.Path, "/tables-") {
		c.first[0], c.first[1] = c.sofar()
	}
	c.mu.Lock()
	c.requests++
	c.mu.Unlock()
	to := &countedWriter{ResponseWriter: w}
	c.Handler.ServeHTTP(to, r)
	c.mu.Lock()
	defer c.mu.Unlock()
	if to.sent > 0 {
		c.bytes[r.URL.Path] = append(c.bytes[r.URL.Path], to.sent)
	}
}

// sofar returns how many requests there were, and how many bytes were sent for them.
func (c *counted) sofar() (requests, bytes int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, sent := range c.bytes {
		for _, n := range sent {
			bytes += n
		}
	}
	return c.requests, bytes
}

// TestFewRequests: a first visit requests few files until the first picture and until everything is stored, and receives
// each of them once.
func TestFewRequests(t *testing.T) {
	if *in != "chromium" {
		t.Skip("counted in Chromium")
	}
	c := &counted{Handler: handler(built), bytes: map[string][]int{}}
	s := serves(t, c)
	defer s.Close()
	u := open(t, s.URL+"/", laptop)
	u.sees("New game")
	u.until("everything stored", `document.body.dataset.offline`)
	requests, bytes := c.sofar()
	said := fmt.Sprintf("%d requests and %d bytes until the first picture (15, 4.5 MB), %d and %d until everything is stored (25, 8.9 MB)", c.first[0], c.first[1], requests, bytes)
	if t.Log(said); c.first[0] > 15 || c.first[1] > 4_500_000 || requests > 25 || bytes > 8_900_000 {
		t.Error(said)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	var twice []string
	for path, sent := range c.bytes {
		if len(sent) > 1 {
			twice = append(twice, path)
		}
	}
	if sort.Strings(twice); len(twice) > 0 {
		t.Errorf("sent more than once: %s", strings.Join(twice, " "))
	}
	u.close()
}
