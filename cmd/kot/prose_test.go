package main

import (
	"bufio"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The limits for the documents: words in total, words of the README and of the pages for players in each language,
// average words per sentence, and sentences that are longer than most people read in one breath.
const (
	allWords      = 26_000 // a thousand of them for the pages in French; the English ones alone would stay under 25,000
	readmeWords   = 500
	playersWords  = 4_500
	joueursWords  = 5_200
	meanSentence  = 18
	longSentence  = 35
	longSentences = 40
)

// longFile lists the sentences that may be longer, one per line: the document, how the sentence begins, and why.
const longFile = "testdata/long.txt"

// TestProse: the documents are short, and so are their sentences.
func TestProse(t *testing.T) {
	root, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	allowed := allowedLong(t)
	words, told, sentencesTold := 0, 0, 0
	for _, path := range documents(t, root) {
		name, err := filepath.Rel(root, path)
		if err != nil {
			t.Fatal(err)
		}
		name = filepath.ToSlash(name)
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		switch n := len(strings.Fields(string(data))); name {
		case "docs/rulings.md", "README.fr.md": // the program writes the first in two languages; the second is a translation
			continue
		case ".github/ISSUE_TEMPLATE/fault.md": // a form
			continue
		case "README.md":
			if n > readmeWords {
				t.Errorf("README.md has %d words, at most %d are read", n, readmeWords)
			}
			fallthrough
		default:
			words += n
		}
		for _, s := range sentences(string(data)) {
			n := len(strings.Fields(s))
			told, sentencesTold = told+n, sentencesTold+1
			if n <= longSentence {
				continue
			}
			if at := name + ": " + begins(s); allowed[at] {
				delete(allowed, at)
			} else {
				t.Errorf("%s\n\thas %d words, more than %d; shorten it, or give a reason in %s", at, n, longSentence, longFile)
			}
		}
	}
	for at := range allowed {
		t.Errorf("%s: there is no such long sentence: %s", longFile, at)
	}
	if words > allWords {
		t.Errorf("the documents have %d words, at most %d", words, allWords)
	}
	if mean := float64(told) / float64(sentencesTold); mean >= meanSentence {
		t.Errorf("a sentence has %.1f words on average, want under %d", mean, meanSentence)
	} else {
		t.Logf("%d words, %d sentences of %.1f words", words, sentencesTold, mean)
	}
}

// TestPlayersPages: the pages for players are short in each language, both languages have the same number, and none needs
// Go. Their boxes can be pasted into any shell: zsh and cmd take a comment for words of the command.
func TestPlayersPages(t *testing.T) {
	pages := map[int]bool{}
	for dir, most := range map[string]int{"docs/players": playersWords, "docs/players/fr": joueursWords} {
		files, err := filepath.Glob(filepath.Join("..", "..", filepath.FromSlash(dir), "*.md"))
		if err != nil {
			t.Fatal(err)
		}
		pages[len(files)] = true
		words := 0
		for _, file := range files {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			words += len(strings.Fields(string(data)))
			if regexp.MustCompile(`\bgo (?:run|test|build)\b`).Match(data) {
				t.Errorf("%s tells a player to run Go", file)
			}
			if remark := regexp.MustCompile(`(?m)^    .*\s# .*$`).Find(data); remark != nil {
				t.Errorf("%s has a remark in a box: %s", file, remark)
			}
		}
		if words > most {
			t.Errorf("%s has %d words, at most %d are read", dir, words, most)
		}
	}
	if len(pages) != 1 {
		t.Errorf("the languages have %v pages", pages)
	}
}

// allowedLong reads which sentences may be long, and checks that each has a reason.
func allowedLong(t *testing.T) map[string]bool {
	t.Helper()
	f, err := os.Open(longFile)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	allowed := map[string]bool{}
	for lines := bufio.NewScanner(f); lines.Scan(); {
		line := lines.Text()
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		at, reason, ok := strings.Cut(line, " | ")
		if !ok || reason == "" {
			t.Errorf("%s: %q has no reason", longFile, line)
		}
		allowed[at] = true
	}
	if len(allowed) > longSentences {
		t.Errorf("%s has %d sentences, at most %d", longFile, len(allowed), longSentences)
	}
	return allowed
}

// begins returns the beginning of a sentence, enough to find it.
func begins(sentence string) string {
	words := strings.Fields(sentence)
	return strings.Join(words[:min(6, len(words))], " ")
}

var (
	// unread matches what nobody reads as a sentence: code blocks, comments, markup.
	unread = regexp.MustCompile("(?s)```.*?```|<!--.*?-->|<[a-z/][^>]*>")
	// target matches the target of a link, after its words.
	target = regexp.MustCompile(`\]\([^)]*\)`)
	// item matches the beginning of a list item or a quoted line.
	item = regexp.MustCompile(`^(?:[-*] |\d+\. |> )`)
	// ended matches the end of a sentence, including the space after it.
	ended = regexp.MustCompile(`[.!?]["')*_\x60]*\s+`)
)

// sentences returns the sentences of a document's paragraphs and list items, but not of tables, headings and commands to
// type. Text between backquotes counts as words, and does not end a sentence.
func sentences(document string) []string {
	var out []string
	paragraph := ""
	flush := func() {
		for text := paragraph; strings.TrimSpace(text) != ""; {
			end := sentenceEnd(text)
			out = append(out, strings.TrimSpace(text[:end]))
			text = text[end:]
		}
		paragraph = ""
	}
	for line := range strings.Lines(target.ReplaceAllString(unread.ReplaceAllString(document, ""), "]")) {
		line = strings.TrimRight(line, "\n")
		bare := strings.TrimSpace(line)
		switch {
		case bare == "", strings.HasPrefix(bare, "|"), strings.HasPrefix(bare, "#"), paragraph == "" && strings.HasPrefix(line, "    "):
			flush()
			continue
		case item.MatchString(bare):
			flush()
			bare = item.ReplaceAllString(bare, "")
		}
		paragraph += bare + " "
	}
	flush()
	return out
}

// sentenceEnd returns where the first sentence of a text ends.
func sentenceEnd(text string) int {
	for _, m := range ended.FindAllStringIndex(text, -1) {
		if strings.Count(text[:m[0]], "`")%2 == 0 {
			return m[1]
		}
	}
	return len(text)
}

// TestSentences: what counts as a sentence.
func TestSentences(t *testing.T) {
	const document = "# A heading. Of two\n\nOne two\nthree. Four `a. b` five! \"Six.\" Seven:\n\n    kot ask. Nothing\n\n" +
		"- Eight [nine](ten.md) eleven\n  twelve\n- 13.5 more\n\n| a table. | no |\n|---|---|\n```\ncode. code\n```\n<img alt=\"Not. This\">Last"
	want := []string{"One two three.", "Four `a. b` five!", `"Six."`, "Seven:", "Eight [nine] eleven twelve", "13.5 more", "Last"}
	if got := strings.Join(sentences(document), "\n"); got != strings.Join(want, "\n") {
		t.Errorf("%s\nwant\n%s", got, strings.Join(want, "\n"))
	}
}

// documents returns the documents of the project.
func documents(t *testing.T, root string) (out []string) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := entry.Name()
		if entry.IsDir() && (name == "vendor" || name == "testdata" || name == "dist" || len(name) > 1 && name[0] == '.' && name != ".github") {
			return fs.SkipDir
		}
		if strings.HasSuffix(name, ".md") {
			out = append(out, path)
		}
		return nil
	})
	if err != nil || len(out) < 10 {
		t.Fatalf("%d documents, %v", len(out), err)
	}
	return out
}
