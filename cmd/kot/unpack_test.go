//go:build unix

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestUnpack: the lines that unpack and install a download work even if an older one was left, and if there is no
// /usr/local/bin.
func TestUnpack(t *testing.T) {
	for _, page := range []string{"start.md", "fr/start.md"} {
		data, err := os.ReadFile(filepath.Join("..", "..", "docs", "players", filepath.FromSlash(page)))
		if err != nil {
			t.Fatal(err)
		}
		home, tried := t.TempDir(), 0
		typeBlock(t, home, older)
		for _, block := range regexp.MustCompile(`(?m)(?:^    .*\n)+`).FindAllString(string(data), -1) {
			want := ""
			switch {
			case strings.Contains(block, "tar xzf"):
				want = "this is kot-2"
			case strings.Contains(block, "apt install"):
				want = "apt install ./kot_2_amd64.deb"
			case strings.Contains(block, "/usr/local/bin"):
				block = "cd bin\n" + strings.ReplaceAll(block+"/usr/local/bin/kot-web\n", "/usr/local", "../usr/local")
				want = "this is bin"
			default:
				continue
			}
			tried++
			if said := typeBlock(t, home, block); !strings.Contains(said, want) {
				t.Errorf("%s: %s\nsays %s, want %s", page, block, said, want)
			}
		}
		if tried != 3 {
			t.Errorf("%s has %d such blocks, want 3", page, tried)
		}
	}
}

// older makes a home with programs for the lines to use and two downloads, of which the newer one has the smaller name.
const older = `set -e
mkdir bin storage kot-2 kot-10
ln -s . Downloads; ln -s . Téléchargements; ln -s .. storage/downloads
for p in sudo termux-setup-storage; do printf '#!/bin/sh\n[ "$1" != apt ] || exec echo "$@"\nexec "$@"\n' > bin/$p; done
for f in bin kot-2 kot-10; do
	for p in kot kot-web; do printf '#!/bin/sh\necho this is %s\n' $f > $f/$p; done
	chmod +x $f/*
done
for n in 10 2; do
	tar czf kot-$n-linux.tar.gz kot-$n
	echo > kot_${n}_amd64.deb
	rm -r kot-$n
done
touch -t 202001010000 kot-10-* kot_10_*
`

// typeBlock runs some lines in a home, and returns what they print.
func typeBlock(t *testing.T, home, block string) string {
	t.Helper()
	cmd := exec.Command("sh", "-c", block)
	cmd.Dir = home
	cmd.Env = []string{"HOME=" + home, "PATH=" + filepath.Join(home, "bin") + ":/usr/bin:/bin"}
	said, err := cmd.CombinedOutput()
	if err != nil {
		t.Errorf("%s: %v, %s", block, err, said)
	}
	return string(said)
}
