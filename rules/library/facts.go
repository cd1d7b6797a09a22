package library

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
)

// hash returns the hash of the facts of a document, as a saved game records it. Changes to texts, rulings and
// comments don't change it, because no table depends on them.
func hash(document []byte) string {
	sum := sha256.New()
	for line := range bytes.Lines(document) {
		if line = untold(line); len(line) > 0 && !onlyTold(line) {
			_, _ = sum.Write(line)
			_, _ = sum.Write([]byte("\n"))
		}
	}
	return hex.EncodeToString(sum.Sum(nil)[:6])
}

// untold returns a line without its comment, and without the quoted texts that follow language codes. Anything
// else in quotes is a fact.
func untold(line []byte) (out []byte) {
	quoted, text := false, false
	for i := 0; i < len(line); i++ {
		c, escaped := line[i], quoted && line[i] == '\\' && i+1 < len(line)
		switch {
		case !quoted && c == '#' && (i == 0 || line[i-1] == ' '):
			return bytes.TrimRight(out, " \r\n")
		case !quoted && c == '"':
			quoted, text = true, inLanguage(out)
		case quoted && c == '"':
			quoted, text = false, false
		case text:
			if escaped {
				i++
			}
			continue
		}
		if out = append(out, c); escaped {
			i++
			out = append(out, line[i])
		}
	}
	return bytes.TrimRight(out, " \r\n")
}

// inLanguage reports whether line ends with a key of two letters, a language code, so that a text follows.
func inLanguage(line []byte) bool {
	key, ok := bytes.CutSuffix(line, []byte(": "))
	n := len(key)
	letter := func(c byte) bool { return c >= 'a' && c <= 'z' }
	return ok && n > 2 && letter(key[n-1]) && letter(key[n-2]) && bytes.IndexByte([]byte("{, "), key[n-3]) >= 0 && string(key[n-2:]) != "id"
}

// onlyTold reports whether a line consisted only of texts: a ruling, or the start of a list of rulings.
func onlyTold(line []byte) bool {
	line = bytes.TrimSpace(line)
	return bytes.Equal(line, []byte("rulings:")) ||
		bytes.HasPrefix(line, []byte("- {")) && bytes.Contains(line, []byte(`en: ""`)) && !bytes.Contains(line, []byte("id:"))
}
