package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"kingoftokyo/rules"
	"strings"
)

// writeJSON writes one line; texts keep their < and >. What cannot be seen is written as
// \u and four digits: the name of a file may have anything in it.
func writeJSON(w io.Writer, v any) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.Encode(v)
	line := strings.TrimSuffix(b.String(), "\n")
	if strings.ContainsFunc(line, rules.Unseen) {
		var seen strings.Builder
		for _, c := range line {
			if rules.Unseen(c) { // all of them are below U+FFFF
				fmt.Fprintf(&seen, "\\u%04x", c)
			} else {
				seen.WriteRune(c)
			}
		}
		line = seen.String()
	}
	io.WriteString(w, line+"\n")
}

// writeRows writes one array with a row on each line, for programs that read values and
// those that read lines.
func writeRows[T any](w io.Writer, rows []T) {
	var b bytes.Buffer
	for i, row := range rows {
		if i > 0 {
			b.Truncate(b.Len() - len("\n"))
			b.WriteString(",")
		}
		b.WriteString("\n")
		writeJSON(&b, row)
	}
	fmt.Fprintf(w, "[%s]\n", &b)
}
