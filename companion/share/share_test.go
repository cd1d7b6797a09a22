package share_test

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"strings"
	"testing"

	"kingoftokyo/companion/share"
	"kingoftokyo/rules"
	"pgregory.net/rapid"
)

// every reads every game, none reads none.
func every(string) bool { return true }
func none(string) bool  { return false }

// TestLinkLeavesOut: a link holds the lines of a game without comments, checks, and of the tables at
// the ends of turns the last one.
func TestLinkLeavesOut(t *testing.T) {
	t.Parallel()
	file := "kot 1 duel solo # ~1a2b3c4d5e\n# a remark\nroll cchef! # ~1a2b3c4d5e\ntable turn=2 x=1 # ~1a2b3c4d5e\npass\n\ntable turn=3 x=2 # ~1a2b3c4d5e\nundo"
	want := "kot 1 duel solo\nroll cchef!\npass\ntable turn=3 x=2\nundo\n"
	link, err := share.Link("https://games.example/kot/?lang=fr", file, every)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(link, "https://games.example/kot/?lang=fr#kot1.") || !share.In(link) || !share.In(" #"+strings.SplitN(link, "#", 2)[1]+"\n") {
		t.Errorf("the link is %s", link)
	}
	if got, err := share.Game(link + "\n"); err != nil || got != want {
		t.Errorf("read %q, %v; want %q", got, err, want)
	}
}

// TestLinkKeepsTables: a game that cannot be read without the numbers of its turns keeps them all.
func TestLinkKeepsTables(t *testing.T) {
	t.Parallel()
	link, err := share.Link("https://games.example/", "kot 1 duel solo\ntable turn=2 # ~1a2b3c4d5e\ntable turn=3\n", none)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := share.Game(link); err != nil || got != "kot 1 duel solo\ntable turn=2\ntable turn=3\n" {
		t.Errorf("read %q, %v", got, err)
	}
}

// TestLinkRefused: what is no link of a game says so, and an address that can hold none is refused.
func TestLinkRefused(t *testing.T) {
	t.Parallel()
	whole, err := share.Link("http://localhost:8000", "kot 1 duel solo\nside you gigazaur\n", every)
	if err != nil {
		t.Fatal(err)
	}
	var large bytes.Buffer
	w, _ := flate.NewWriter(&large, 9)
	_, _ = w.Write(make([]byte, share.MostUnpacked+1))
	_ = w.Close()
	for link, key := range map[string]string{
		"":                                 "share-none",
		"game.kot":                         "share-none",
		"https://games.example/#page2":     "share-none",
		"https://games.example/#kot2.AAAA": "share-none",
		"https://games.example/#kot1.":     "share-damaged",
		"https://games.example/#kot1.%%":   "share-damaged",
		whole[:len(whole)-3]:               "share-damaged",
		strings.Replace(whole, "#kot1.", "#kot1.A", 1):                 "share-damaged",
		"#kot1." + base64.RawURLEncoding.EncodeToString(large.Bytes()): "share-large",
	} {
		if got, err := share.Game(link); !rules.IsProblem(err, key) || got != "" {
			t.Errorf("%.60s: %q, %v; want %s", link, got, err, key)
		}
	}
	for _, address := range []string{"", "games.example", "ftp://games.example", "javascript:alert(1)", "https:///kot", "https://a:b@games.example/", "https://games.example/#x", "https://games.example/a b", "https://games.example/\"", "https://"} {
		if link, err := share.Link(address, "kot 1 duel solo\n", every); !rules.IsProblem(err, "share-address") {
			t.Errorf("%s: %s, %v", address, link, err)
		}
	}
}

// TestLinkAnyText: whatever lines a file has, the link brings back those that count; every other text is refused
// without a panic.
func TestLinkAnyText(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		lines := rapid.SliceOfN(rapid.StringMatching(`[a-z0-9 ?=:.é-]{1,30}`), 1, 40).Draw(t, "lines")
		var want string
		for _, l := range lines {
			if l = strings.TrimSpace(l); l != "" && !strings.HasPrefix(l+" ", "table ") {
				want += l + "\n"
			}
		}
		if want == "" {
			return
		}
		link, err := share.Link("https://games.example/", want, every)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := share.Game(link); err != nil || got != want {
			t.Fatalf("read %q, %v; want %q", got, err, want)
		}
	})
}

// FuzzGame: no link makes it panic, or unpack more than it may.
func FuzzGame(f *testing.F) {
	whole, err := share.Link("http://localhost", "kot 1 tokyo\n", every)
	if err != nil {
		f.Fatal(err)
	}
	for _, seed := range []string{whole, "#kot1.", "#kot1.AAAA", ""} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, link string) {
		if game, err := share.Game(link); err == nil && (game == "" || len(game) > share.MostUnpacked || !share.In(link)) {
			t.Errorf("%q unpacks to %d bytes", link, len(game))
		}
	})
}
