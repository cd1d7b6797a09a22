package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion/words/text"
)

// manualPage returns the manual page in a language.
func manualPage(t *testing.T, lang text.Lang) string {
	t.Helper()
	var said, failed bytes.Buffer
	if status := run([]string{"--lang", string(lang), "man"}, strings.NewReader(""), &said, &failed); status != exitFine || failed.Len() > 0 {
		t.Fatalf("kot man: status %d, %s", status, &failed)
	}
	return said.String()
}

// TestManual: the manual page has the usual sections, each command and every option in its place, and nothing that man
// would take for an unknown instruction.
func TestManual(t *testing.T) {
	sections := map[text.Lang]string{
		"en": "NAME|SYNOPSIS|DESCRIPTION|COMMANDS|OPTIONS|EXIT STATUS|FILES|ENVIRONMENT|EXAMPLES",
		"fr": "NOM|SYNOPSIS|DESCRIPTION|COMMANDES|OPTIONS|CODE DE RETOUR|FICHIERS|ENVIRONNEMENT|EXEMPLES",
	}
	instruction := regexp.MustCompile(`^\.(TH KOT 6 \d{4}-\d\d-\d\d "kot [^"]+"|S[HS] .+|TP|PP|br|nf|fi|RS 4|RE)$`)
	for _, lang := range text.Langs {
		var have []string
		filled, set := true, 0
		page := manualPage(t, lang)
		for i, line := range strings.Split(strings.TrimSpace(page), "\n") {
			if title, ok := strings.CutPrefix(line, ".SH "); ok {
				have = append(have, title)
			}
			switch {
			case i == 0 && line == `'\" -*- coding: UTF-8 -*-`:
			case line == "", len(line) > 80, strings.HasPrefix(line, "'"), line[0] == '.' && !instruction.MatchString(line):
				t.Errorf("%s: line %d is %q", lang, i+1, line)
			case line == ".nf" || line == ".fi":
				if filled = !filled; filled != (line == ".fi") {
					t.Errorf("%s: line %d: %s twice", lang, i+1, line)
				}
			case strings.HasPrefix(line, ".R"):
				if set += map[string]int{".RS 4": 1, ".RE": -1}[line]; set < 0 || set > 1 {
					t.Errorf("%s: line %d: %s", lang, i+1, line)
				}
			}
		}
		want, known := sections[lang]
		if known && strings.Join(have, "|") != want || len(have) != 9 || !filled || set != 0 {
			t.Errorf("%s: the sections are %s", lang, strings.Join(have, "|"))
		}
		if _, name, _ := strings.Cut(page, ".SH "+have[0]+"\n"); !strings.HasPrefix(name, `kot \- `) {
			t.Errorf("%s: apropos reads %.60q", lang, name)
		}
		for _, c := range commands() {
			name := c.name
			_, about, found := strings.Cut(page, "\n.SS kot "+name)
			if about, _, _ = strings.Cut(about, "\n.S"); !found {
				t.Errorf("%s: the page lacks kot %s", lang, name)
			}
			shared := newProgram(nil, newOutput(nil), newOutput(nil)).optionsOf("")
			for _, option := range newProgram(nil, newOutput(nil), newOutput(nil)).optionsOf(name) {
				if !slices.Contains(shared, option) && !strings.Contains(about, `\-\-`+strings.ReplaceAll(option, "-", `\-`)) {
					t.Errorf("%s: the page on kot %s lacks --%s", lang, name, option)
				}
			}
		}
	}
}

// TestManualChecked: the programs that read such pages accept it.
func TestManualChecked(t *testing.T) {
	for _, check := range [][]string{{"lexgrog"}, {"mandoc", "-Tlint"}} {
		program, err := exec.LookPath(check[0])
		if err != nil {
			t.Logf("left out: there is no %s here", check[0])
			continue
		}
		for _, lang := range text.Langs {
			page := filepath.Join(t.TempDir(), "kot.6")
			if err := os.WriteFile(page, []byte(manualPage(t, lang)), 0o644); err != nil {
				t.Fatal(err)
			}
			cmd := exec.Command(program, append(slices.Clone(check[1:]), page)...)
			cmd.Env = append(os.Environ(), "LC_ALL=C.UTF-8")
			out, err := cmd.CombinedOutput()
			if err != nil || check[0] == "mandoc" && len(out) > 0 || check[0] == "lexgrog" && !strings.Contains(string(out), `: "kot - `) {
				t.Errorf("%s: %s: %v\n%s", lang, strings.Join(check, " "), err, out)
			}
		}
	}
}
