//go:build browser

package main

import (
	"fmt"
	"strings"
	"testing"

	"kingoftokyo/companion/desk/share"
	"kingoftokyo/internal/often"
)

// TestLink: the link that a page makes opens the same game on another page, and the link of a finished game opens its
// review. A game that is already there stays; a link that is invalid, cut off or too large changes nothing.
func TestLink(t *testing.T) {
	t.Parallel()
	s := serve(t)
	u := open(t, s.url(), phone)
	u.game()
	u.types("ccfhh")
	u.sees("Keep some dice")
	before := eval[string](u, saved)
	u.taps("Menu")
	u.taps("Share this game")
	u.until("a QR code", `document.querySelector("dialog[open] .code path")?.getAttribute("d").length > 1000`)
	if box := eval[[]int](u, `[document.querySelector(".code")].map((e) => e.getBoundingClientRect()).flatMap((b) => [b.width, b.height].map(Math.round))`); box[0] < 200 || box[0] != box[1] {
		t.Errorf("no camera reads a QR code of %d x %d pixels", box[0], box[1])
	}
	u.picture("link")
	link := eval[string](u, `document.getElementById("address").value`)
	if game, err := share.Game(link); err != nil || !strings.HasPrefix(link, s.url()+"#") || !strings.Contains(game, "roll ccfhh\n") {
		t.Errorf("%s holds %q, %v", link, game, err)
	}
	eval[any](u, fmt.Sprintf(`worker.onmessage({ data: { link: %q, note: "" } })`, strings.Repeat("x", share.ForPicture+1)))
	u.until("no QR code of a long link", `!document.querySelector("dialog .code") && document.querySelector("dialog .long")`)
	u.taps("Close")
	u.until("the dialog closed", `!document.querySelector("dialog[open]")`)

	every := func(string) bool { return true }
	made := func(file string) string {
		link, err := share.Link(s.url(), file, every)
		if err != nil {
			t.Fatal(err)
		}
		return link[len(s.url()):]
	}
	names := `(async () => { const db = await new Promise((ok) => { const r = indexedDB.open("kot"); r.onsuccess = () => ok(r.result); }); const all = await new Promise((ok) => { const r = db.transaction("names").objectStore("names").getAllKeys(); r.onsuccess = () => ok(r.result); }); db.close(); return all.filter((n) => /games\/[^.][^/]*\.kot$/.test(n)).length; })()`
	fragment := link[len(s.url()):]
	last := fragment[len(fragment)-1:]
	i := strings.LastIndexFunc(fragment, func(c rune) bool { return string(c) != last })
	swapped := fragment[:i] + last + fragment[i+1:len(fragment)-1] + fragment[i:i+1]
	forged := func(game string) string { return "#" + share.Fragment(game) }
	refused := []struct{ fragment, says string }{
		{fragment[:len(fragment)-20], "this link is damaged"},
		{made("kot 1 duel solo\nmine ours\n"), "line 2 of the game in this link"},
		{swapped, "this link is damaged"},
		{"#kot2.<script>alert(1)</script>", "this link is damaged"},
		{"#kot1.ys4vUTBUSClNzVEozs_J5wIEAAD__w", "this link was made by a test build"},
		{"#kto2" + fragment[len("#kot2"):], "this is not a link to a game"},
		{forged(before + strings.Repeat("undo\n", 500_000)), "at most 10000 lines"},
		{forged(before + strings.Repeat("set you.hearts 5\n", 100_000)), "at most 10000 lines"},
	}
	for i := range often.Cases(2, len(refused)) {
		bad, games := refused[i], eval[int](u, names)
		other := open(t, s.url()+bad.fragment, laptop)
		other.until("a refusal", `!/^$|Ready|Loading/.test(document.getElementById("said").textContent)`)
		other.says(bad.says)
		other.says("Nothing was changed")
		other.sees("view only") // at the last game
		if at := eval[string](other, "location.href"); at != s.url() {
			t.Errorf("the address bar has %s", at)
		}
		if now := eval[int](other, names); now != games {
			t.Errorf("%.40s: %d games, there were %d", bad.fragment, now, games)
		}
		other.close()
	}

	other := open(t, serve(t).url()+link[len(s.url()):], phone)
	other.sees("Keep some dice", "names of its players")
	if at := eval[string](other, "location.href"); strings.Contains(at, "kot2") {
		t.Errorf("the address bar has %s", at)
	}
	there := eval[string](other, saved)
	eval[any](other, fmt.Sprintf("void (location.hash = %q)", made(before+"concede\n")))
	other.sees("You gave up on turn 1", "names of its players")
	if now := eval[int](other, names); now != 2 {
		t.Errorf("%d games, want that of each link", now)
	}
	if now := eval[string](other, saved); there == "" || now != there { // the name without a number
		t.Errorf("the first game was\n%s\nand is now\n%s", there, now)
	}
	other.picture("link-over")
}

// TestTooLong: a game that has grown beyond the limit of the page does not block it: the next start says so, and offers the
// others.
func TestTooLong(t *testing.T) {
	t.Parallel()
	s := serve(t)
	u := open(t, s.url(), laptop)
	u.game()
	u.types("ccfhh")
	u.sees("Keep some dice")
	lines := "kot 1 tokyo\nplayer p1 gigazaur Anna\nplayer p2 the-king Bea\nfirst p1\n"
	lines += strings.Repeat("set p1.points 1\n", share.MostLines-strings.Count(lines, "\n"))
	eval[any](u, fmt.Sprintf("void (location.hash = %q)", "#"+share.Fragment(lines)))
	u.sees("names of its players", "Anna, roll six dice")
	u.types("112233")
	u.sees("resolve")
	u.reloads()
	u.sees("Open another game", "this game has 10001 lines", "your turn")
	u.types("\r")
	u.sees("Keep some dice")
	u.reloads()
	u.sees("Keep some dice")
}
