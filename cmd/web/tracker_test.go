//go:build browser

package main

import (
	"flag"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

var ofTracker = flag.Bool("tracker", false, "also run the tests of package tracker on the files of the page")

// TestTracker runs the tests of package tracker in the browser, on the files that a page stores. Tests that kill a process,
// or need links, pipes or a second descriptor, are not built for a page.
func TestTracker(t *testing.T) {
	if !*ofTracker {
		t.Skip("-tracker runs it")
	}
	t.Parallel()
	dir := t.TempDir()
	build := exec.Command("go", "test", "-c", "-o", filepath.Join(dir, "tracker.wasm"), "kingoftokyo/tracker")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	s := serve(t)
	s.files.Handle("/tests/", http.StripPrefix("/tests/", http.FileServer(http.Dir(dir))))
	u := open(t, s.url()+"icon.svg", laptop)
	eval[any](u, fmt.Sprintf(`void (self.said = "", self.over = false, self.worker = new Worker(URL.createObjectURL(new Blob([`+"`"+`
		importScripts("%[1]sdisk.js", "%[1]swasm_exec.js");
		self.process = { pid: 1, ppid: 1, getuid: () => 0, getgid: () => 0, geteuid: () => 0, getegid: () => 0, umask: () => 0, cwd: () => "/", chdir: () => {} };
		self.path = { resolve: (...parts) => parts.join("/") };
		console.log = (text) => postMessage(text);
		(async () => {
			self.fs = await openDisk("tests");
			await new Promise((ok) => fs.mkdir("/tmp", 0, ok));
			const go = new Go();
			go.argv = ["tracker", "-test.v"];
			go.env = { TMPDIR: "/tmp" };
			go.exit = (code) => postMessage({ code });
			const { instance } = await WebAssembly.instantiateStreaming(fetch("%[1]stests/tracker.wasm"), go.importObject);
			await go.run(instance);
		})().catch((e) => { postMessage("" + e); postMessage({ code: 1 }); });
	`+"`"+`]))), worker.onmessage = ({ data }) => { if (data.code === undefined) said += data + "\n"; else self.over = true; })`, s.url()))
	u.until("the end of all tests", "self.over || void (self.screenText = () => said)")
	said := eval[string](u, "said")
	if !strings.Contains(said, "\nPASS\n") || testing.Verbose() {
		t.Log(said)
	}
	if !strings.Contains(said, "\nPASS\n") {
		t.Error("a test failed")
	}
	t.Logf("%d tests passed, %d were left out", strings.Count(said, "--- PASS"), strings.Count(said, "--- SKIP"))
}
