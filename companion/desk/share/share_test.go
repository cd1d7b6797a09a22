package share_test

import (
	"encoding/base64"
	"fmt"
	"hash/crc32"
	"strings"
	"testing"

	"kingoftokyo/companion/desk/share"
	"kingoftokyo/rules"
	"pgregory.net/rapid"
)

// every reads every game, none reads no game.
func every(string) bool { return true }
func none(string) bool  { return false }

// TestLinkLeavesOut checks that a link holds the lines of a game without comments and checks, and
// only the last of the tables at the ends of turns.
func TestLinkLeavesOut(t *testing.T) {
	t.Parallel()
	file := "kot 1 duel solo # ~1a2b3c4d5e\n# a remark\nroll cchef! # ~1a2b3c4d5e\ntable turn=2 x=1 # ~1a2b3c4d5e\npass\n\ntable turn=3 x=2 # ~1a2b3c4d5e\nundo"
	want := "kot 1 duel solo\nroll cchef!\npass\ntable turn=3 x=2\nundo\n"
	link, err := share.Link("https://games.example/kot/?lang=fr", file, every)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(link, "https://games.example/kot/?lang=fr#kot2.") || !share.In(link) || !share.In(" #"+strings.SplitN(link, "#", 2)[1]+"\n") {
		t.Errorf("the link is %s", link)
	}
	if got, err := share.Game(link + "\n"); err != nil || got != want {
		t.Errorf("read %q, %v; want %q", got, err, want)
	}
}

// TestLinkKeepsGaps checks that numbers after a gap stay, because the lines before them do not lead there.
func TestLinkKeepsGaps(t *testing.T) {
	t.Parallel()
	link, err := share.Link("https://games.example/", "kot 1 duel solo\ntable turn=2\ngap\ntable turn=3\ntable turn=4\ntable turn=5\n", every)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := share.Game(link); err != nil || got != "kot 1 duel solo\ngap\ntable turn=3\ntable turn=5\n" {
		t.Errorf("read %q, %v", got, err)
	}
}

// TestLinkKeepsTables checks that a game that cannot be read without the numbers of its turns keeps them all.
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

// TestLinkDamaged checks that a link counts as damaged after swapping any two letters, after changing, removing or
// inserting any letter, and after appending anything.
func TestLinkDamaged(t *testing.T) {
	t.Parallel()
	fragment := share.Fragment("kot 1 tokyo\nplayer p1 gigazaur Anna\nplayer p2 the-king Bea\nfirst p1\nroll 112233\nresolve\npass\n")
	const mark = len("kot2.")
	refused := func(how, damaged string) {
		t.Helper()
		got, err := share.Game("https://games.example/#" + damaged)
		if damaged != fragment && (!rules.IsProblem(err, "share-damaged") || got != "") {
			t.Errorf("%s: %s: %q, %v", how, damaged, got, err)
		}
	}
	for i := mark; i < len(fragment); i++ {
		for j := i + 1; j < len(fragment); j++ {
			b := []byte(fragment)
			b[i], b[j] = b[j], b[i]
			refused("swapped", string(b))
		}
		refused("left out", fragment[:i]+fragment[i+1:])
		refused("cut off", fragment[:i])
		for _, c := range "Aa0-_ %.\n=" {
			refused("changed", fragment[:i]+string(c)+fragment[i+1:])
			refused("put in", fragment[:i]+string(c)+fragment[i:])
		}
	}
	for _, more := range []string{"A", "AAAA", "==", ".", ")", "#", "&lang=fr"} {
		refused("more behind it", fragment+more)
	}
}

// TestLinkRefused checks the refusals: no link of a game, a link of a test build, which does not count as damaged,
// a game that is too large, in both directions, and an address that can hold no link.
func TestLinkRefused(t *testing.T) {
	t.Parallel()
	lines, bytes := strings.Repeat("undo\n", share.MostLines+1), strings.Repeat(" ", share.MostUnpacked+1)
	for link, key := range map[string]string{
		"":                                 "share-none",
		"game.kot":                         "share-none",
		"https://games.example/#page2":     "share-none",
		"https://games.example/#kot3.AAAA": "share-none",
		"https://games.example/#kto2.AAAA": "share-none",
		"https://games.example/#kot1.":     "share-test",
		"https://games.example/#kot1.ys4vUTBUSClNzVEozs_J5wIEAAD__w": "share-test",
		"https://games.example/#kot2.":                               "share-damaged",
		"https://games.example/#" + share.Fragment(""):               "share-damaged",
		"#" + share.Fragment("kot 1 tokyo\n"+lines):                  "share-large",
		"#" + share.Fragment(strings.Repeat("undo\n", 500_000)):      "share-large",
		"#" + share.Fragment(bytes):                                  "share-large",
		"#kot2." + strings.Repeat("A", 2*share.MostUnpacked+1):       "share-large",
	} {
		if got, err := share.Game(link); !rules.IsProblem(err, key) || got != "" {
			t.Errorf("%.60s: %q, %v; want %s", link, got, err, key)
		}
	}
	for _, file := range []string{lines, strings.ReplaceAll(bytes, " ", "x")} {
		if link, err := share.Link("https://games.example/", file, every); !rules.IsProblem(err, "share-long") {
			t.Errorf("%.30s: %.60s, %v", file, link, err)
		}
	}
	largest := strings.Repeat("undo\n", share.MostLines)
	if got, err := share.Game("#" + share.Fragment(largest)); err != nil || got != largest {
		t.Errorf("the largest: %v", err)
	}
	for _, address := range []string{"", "games.example", "ftp://games.example", "javascript:alert(1)", "https:///kot", "https://a:b@games.example/", "https://games.example/#x", "https://games.example/a b", "https://games.example/\"", "https://"} {
		if link, err := share.Link(address, "kot 1 duel solo\n", every); !rules.IsProblem(err, "share-address") {
			t.Errorf("%s: %s, %v", address, link, err)
		}
	}
}

// TestIn checks that a web address or a fragment counts as a link, even a damaged one, and anything else as the name of a file.
func TestIn(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		" https://games.example/#kot2.AAAA\n": true, "#kot2.AAAA": true, "https://games.example/#kto2.AAAA": true,
		"https://games.example/kot": true, "htpts://games.example/#kot1.AAAA": true,
		"game.kot": false, "#1.kot": false, "C# kot.kot": false, "./https:/game.kot": false, "-": false, "": false,
	} {
		if share.In(text) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
}

// TestLinkAnyText checks that, whatever lines a file has, the link restores those that count; any other text is
// refused without a panic.
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

// FuzzGame checks that no link, damaged or forged with a matching check, causes a panic, or unpacks to more than the limit.
func FuzzGame(f *testing.F) {
	for _, seed := range []string{"", "kot 1 tokyo\n", "kot2.", "kot2.9b0d08f1AAAA", "kot1.AAAA"} {
		f.Add([]byte(seed))
		f.Add([]byte(share.Fragment(seed)))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		letters := base64.RawURLEncoding.EncodeToString(data)
		for _, link := range []string{"#" + string(data), fmt.Sprintf("#kot2.%08x%s", crc32.ChecksumIEEE([]byte(letters)), letters)} {
			game, err := share.Game(link)
			if err == nil && (game == "" || len(game) > share.MostUnpacked || strings.Count(game, "\n") > share.MostLines || !share.In(link)) {
				t.Errorf("%q unpacks to %d bytes", link, len(game))
			}
		}
	})
}
