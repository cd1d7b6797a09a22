//go:build browser

package main

import (
	"archive/zip"
	"bytes"
	"encoding/base64"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"kingoftokyo/internal/often"
)

var kills = flag.Int("kills", often.Times(3, 20), "how often TestKilled kills the page")

// saved is a script that returns the contents of a game's file as stored in the browser; "" for none.
const saved = `(async () => {
	const db = await new Promise((ok, no) => { const r = indexedDB.open("kot"); r.onsuccess = () => ok(r.result); r.onerror = no; });
	const tx = db.transaction(["names", "data"]), got = (r) => new Promise((ok) => { r.onsuccess = () => ok(r.result); });
	const names = (await got(tx.objectStore("names").getAllKeys())).filter((n) => /games\/[^.][^/]*\.kot$/.test(n));
	let out = "";
	if (names.length) {
		const ino = await got(tx.objectStore("names").get(names.at(-1)));
		for (const part of await got(tx.objectStore("data").getAll(IDBKeyRange.bound([ino, 0], [ino, Infinity])))) out += new TextDecoder().decode(part);
	}
	db.close();
	return out;
})()`

// TestSecondTab: the second tab is view-only, and shows what the first one plays.
func TestSecondTab(t *testing.T) {
	t.Parallel()
	secondTab(t, serve(t).url())
}

func secondTab(t *testing.T, url string) {
	t.Helper()
	one := open(t, url, laptop)
	one.game()
	two := open(t, url, laptop)
	two.sees("view only")
	one.types("ccfhh")
	one.sees("Keep some dice")
	two.until("what was rolled", `picture().Table.Die.sort().join() === "claw,claw,fame,heart,heart"`)
	two.types("c")
	two.sees("view-only here")
	one.close()
	two.until("the second tab plays", `screenText().includes("Keep some dice") && !screenText().includes("view only")`)
}

// TestFiles: all games are exported as one file and imported again elsewhere, with the same bytes.
func TestFiles(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), laptop)
	u.game()
	u.types("ccfhh")
	u.sees("Keep some dice")
	before := eval[string](u, saved)
	take := `new Promise((ok) => { hand = (name, bytes) => ok(name + " " + btoa(String.fromCharCode(...bytes))); button(%q).click(); })`
	u.taps("Menu")
	u.until("the menu", `button("Save this game")`)
	one := strings.Fields(eval[string](u, fmt.Sprintf(take, "Save this game")))
	if data, _ := base64.StdEncoding.DecodeString(one[len(one)-1]); string(data) != before || !strings.HasSuffix(one[0], ".kot") {
		t.Errorf("%s has other bytes:\n%s\nwant\n%s", one[0], data, before)
	}
	all := strings.Fields(eval[string](u, fmt.Sprintf(take, "Save all games")))
	packed, _ := base64.StdEncoding.DecodeString(all[len(all)-1])
	r, err := zip.NewReader(bytes.NewReader(packed), int64(len(packed)))
	if err != nil || len(r.File) != 1 {
		t.Fatalf("%s: %v", all[0], err)
	}
	in, err := r.File[0].Open()
	if err != nil {
		t.Fatal(err)
	}
	if data, _ := io.ReadAll(in); string(data) != before {
		t.Errorf("the zip has\n%s", data)
	}

	other := open(t, serve(t).url(), laptop)
	other.sees("New game")
	give := `call("games", { name: %q, bytes: Uint8Array.from(atob(%q), (c) => c.charCodeAt(0)) })`
	eval[any](other, fmt.Sprintf(give, "all.zip", all[len(all)-1]))
	other.says("1 game received")
	if got := eval[string](other, saved); got != before {
		t.Errorf("it came in as\n%s", got)
	}
	eval[any](other, fmt.Sprintf(give, "bad.kot", base64.StdEncoding.EncodeToString([]byte("nothing of ours\n"))))
	other.until("a refusal", `!document.getElementById("said").textContent.includes("received")`)
	var mixed bytes.Buffer
	w := zip.NewWriter(&mixed)
	for name, game := range map[string]string{"a.kot": "nothing of ours\n", "b.kot": before, "c.kot": strings.Repeat("\n", 9<<20)} {
		f, err := w.Create(name)
		if err == nil {
			_, err = io.WriteString(f, game)
		}
		other.must(err)
	}
	other.must(w.Close())
	eval[any](other, fmt.Sprintf(give, "mixed.zip", base64.StdEncoding.EncodeToString(mixed.Bytes())))
	other.says("1 game received")
	other.says("kot") // and why the others were not
	eval[any](other, `call("games", { name: "long.kot", bytes: new Uint8Array(50 << 20).fill(10) })`)
	other.says("too large")
	other.reloads()
	other.sees("Keep some dice")
}

// TestKilled: a page killed at any time has saved what it has shown.
func TestKilled(t *testing.T) {
	t.Parallel()
	s := serve(t)
	u := open(t, s.url(), laptop)
	u.game()
	for n := range *kills {
		shown := eval[string](u, `screenText().match(/enter \d dice|Roll five dice/)?.[0] || "5 more"`)
		key := string("chefd"[rand.IntN(5)])
		eval[any](u, fmt.Sprintf(`tell({ Do: "key", Text: %q })`, key))
		now := ""
		for range 1 + rand.IntN(20) { // how often the test looks at the screen before the kill is random
			now = eval[string](u, `screenText().match(/enter \d dice|Roll five dice|Keep some dice/)?.[0] || ""`)
		}
		u.must(u.crash())
		u = open(t, s.url(), laptop)
		u.until(fmt.Sprintf("kill %d: what was shown before (%q) or one letter more", n, now), `/dice|die|Keep/.test(screenText())`)
		after := eval[string](u, `screenText().match(/enter \d dice|Roll five dice|Keep some dice/)?.[0] || ""`)
		if now != "" && now != shown && after == shown {
			t.Errorf("kill %d: %q was shown, %q came back", n, now, after)
		}
		if strings.Contains(u.screen(), "Keep some dice") { // begin again
			u.types("u")
			u.sees("Roll five dice")
		}
	}
}

// TestRefused: if the browser refuses a write, the page says so and the step has not happened; the next one succeeds.
func TestRefused(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), laptop)
	u.game()
	before := eval[string](u, saved)
	u.inWorker(`self.put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.put = function () { throw new DOMException("full", "QuotaExceededError"); }`)
	u.types("ccfhh")
	u.sees("No space left")
	if got := eval[string](u, saved); got != before {
		t.Errorf("the file has changed:\n%s", got)
	}
	u.inWorker(`IDBObjectStore.prototype.put = self.put`)
	u.types("h")
	u.sees("Keep some dice")
}

// TestFull: a site that has used up its storage says that a step could not be saved, and has not carried it out; once there
// is space again, it continues. No other page is open: a browser that is short of space deletes what other pages have
// stored.
func TestFull(t *testing.T) {
	u := open(t, serve(t).url(), laptop)
	u.game()
	u.until("everything stored", `document.body.dataset.offline`)
	before := eval[string](u, saved)
	full := eval[string](u, `(async () => {
		const db = await new Promise((ok) => { const r = indexedDB.open("full"); r.onupgradeneeded = () => r.result.createObjectStore("full", { autoIncrement: true }); r.onsuccess = () => ok(r.result); });
		let why = "";
		for (let size = 1 << 22; size; ) {
			const bytes = new Uint8Array(size);
			for (let n = 0; n < size; n += 1 << 16) crypto.getRandomValues(bytes.subarray(n, n + (1 << 16)));
			const refused = await new Promise((ok) => { const tx = db.transaction("full", "readwrite"); tx.oncomplete = () => ok(""); tx.onabort = () => ok(tx.error.name); tx.objectStore("full").put(bytes); });
			if (refused) { why = refused; size >>= 2; }
		}
		db.close();
		return why;
	})()`)
	if full != "QuotaExceededError" {
		t.Fatalf("the site is not full: %q", full)
	}
	u.types("ccfhh")
	u.sees("No space left")
	if got := eval[string](u, saved); got != before {
		t.Errorf("the file has changed:\n%s", got)
	}
	eval[any](u, `new Promise((ok) => { indexedDB.deleteDatabase("full").onsuccess = () => ok(); })`)
	u.types("h")
	u.sees("Keep some dice")
	u.reloads()
	u.sees("Keep some dice")
}

// TestUpdate: a new version is downloaded alongside the old one, announced, and activated by a tap; the typed dice are still there.
func TestUpdate(t *testing.T) {
	t.Parallel()
	s := serve(t)
	old := built["site.js"]
	var now atomic.Value
	now.Store(string(old))
	s.files.HandleFunc("/site.js", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/javascript")
		fmt.Fprint(w, now.Load())
	})
	u := open(t, s.url(), laptop)
	u.game()
	u.types("cc")
	u.sees("enter 3 dice")
	u.until("everything stored", `document.body.dataset.offline`)
	u.reloads() // from now on the service worker answers
	u.sees("enter 3 dice")
	u.until("everything stored", `document.body.dataset.offline`)
	now.Store(strings.Replace(string(old), `"store":"kot-`, `"store":"kot-new-`, 1))
	eval[any](u, `navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => true)`)
	u.says("A new version is available")
	if got := eval[string](u, "site.store"); strings.HasPrefix(got, "kot-new-") {
		t.Errorf("it is taken unasked: %s", got)
	}
	eval[any](u, `void (self.old = true, heed())`)
	end := time.Now().Add(*patience)
	for taken := false; !taken; { // the page goes away meanwhile, and cannot answer
		if time.Now().After(end) {
			u.Fatalf("the new version is not taken:\n%s", u.screen())
		}
		raw, err := u.eval(`!self.old && site.store.startsWith("kot-new-") && !!screenText()`)
		taken = err == nil && string(raw) == "true"
	}
	u.sees("enter 3 dice")
	u.until("the old version gone", `caches.keys().then((k) => self.stores = k.join()), /^kot-new-[^,]*$/.test(self.stores)`)
}
