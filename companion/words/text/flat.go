package text

import "strings"

// flat reads a document whose lines are all `key: text`, like those of the catalogues. A full YAML reader
// takes ten times as long, and every start reads a document. flat knows texts with and without quotes, on one
// line, and blocks after `|-`. ok is false for a document with anything else, or with the same key twice: the
// full YAML reader then says what is wrong with it.
func flat(document string) (texts map[string]string, ok bool) {
	texts = make(map[string]string, strings.Count(document, "\n"))
	for document != "" {
		var line string
		line, document, _ = strings.Cut(document, "\n")
		if line == "" || line[0] == '#' {
			continue
		}
		key, said, colon := strings.Cut(line, ": ")
		if _, twice := texts[key]; twice || !colon || !isKey(key) {
			return nil, false
		}
		switch said = strings.Trim(said, " "); said {
		case "|-":
			texts[key], document, ok = block(document)
		default:
			texts[key], ok = scalar(said)
		}
		if !ok {
			return nil, false
		}
	}
	return texts, true
}

// isKey reports whether a key needs no quotes.
func isKey(s string) bool {
	for _, c := range []byte(s) {
		if (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') && c != '.' && c != '-' && c != '_' {
			return false
		}
	}
	return s != "" && s[0] != '-'
}

// scalar returns a text on one line. ok is false for a text without quotes that has a sign with a meaning in YAML.
func scalar(s string) (text string, ok bool) {
	if s == "" || strings.Contains(s, "\t") {
		return "", false
	}
	switch s[0] {
	case '"':
		s, ok = strings.CutSuffix(s[1:], `"`)
		text = strings.ReplaceAll(s, `\"`, "\x00")
		return strings.ReplaceAll(text, "\x00", `"`), ok && !strings.ContainsAny(text, `\"`)
	case '\'':
		s, ok = strings.CutSuffix(s[1:], "'")
		return s, ok && !strings.Contains(s, "'")
	}
	plain := !strings.ContainsAny(s[:1], "-?:,[]{}#&*!|>%@`~") && !strings.Contains(s, ": ") &&
		!strings.Contains(s, " #") && !strings.HasSuffix(s, ":")
	return s, plain && !strings.EqualFold(s, "null")
}

// block returns the indented lines at the start of a text, without their indentation and without
// the empty ones at their end; rest is what follows. ok is false if a line has only spaces.
func block(s string) (text, rest string, ok bool) {
	var lines []string
	indent := ""
	for rest = s; rest != ""; {
		line, after, _ := strings.Cut(rest, "\n")
		if indent == "" {
			indent = line[:len(line)-len(strings.TrimLeft(line, " "))]
		}
		inside, indented := strings.CutPrefix(line, indent)
		if line != "" && strings.Trim(line, " ") == "" {
			return "", "", false
		}
		if line != "" && (indent == "" || !indented) {
			break
		}
		lines, rest = append(lines, inside), after
	}
	return strings.TrimRight(strings.Join(lines, "\n"), "\n"), rest, true
}
