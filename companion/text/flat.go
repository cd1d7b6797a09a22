package text

import "strings"

// flat reads a document whose lines are `key: text`, as those of the catalogues are: at
// every start one is read, and a reader of all YAML takes ten times as long for it. It
// knows texts without quotes or in them, on one line, and blocks after `|-`. ok is false
// for a document with anything else, also a key that stands there twice: that one is for
// the reader of all YAML, which says what is wrong with it.
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

// isKey says whether a key needs no quotes.
func isKey(s string) bool {
	for _, c := range []byte(s) {
		if (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') && c != '.' && c != '-' && c != '_' {
			return false
		}
	}
	return s != "" && s[0] != '-'
}

// scalar is a text on one line: without quotes nothing in it means anything to YAML.
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
	plain := !strings.ContainsAny(s[:1], "-?:,[]{}#&*!|>%@`~") && !strings.Contains(s, ": ") && !strings.Contains(s, " #") && !strings.HasSuffix(s, ":")
	return s, plain && !strings.EqualFold(s, "null")
}

// block is the indented lines that begin a text, without their indentation and without
// the empty ones at their end; rest is what follows. ok is false where a line is spaces
// alone.
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
