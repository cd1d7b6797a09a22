package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strings"

	"kingoftokyo/rules"
)

// object is a JSON object whose keys keep their order.
type object []member

// member is a key with its value: plain data, an object, or a list of them.
type member struct {
	key   string
	value any
}

// MarshalJSON implements json.Marshaler.
func (o object) MarshalJSON() ([]byte, error) {
	out := []byte("{")
	for i, m := range o {
		if i > 0 {
			out = append(out, ',')
		}
		if x, ok := m.value.(float64); ok {
			m.value = math.Round(x*1e6)/1e6 + 0 // without the digits in which processors differ, and the sign of zero
		}
		out = append(append(append(out, jsonText(m.key)...), ':'), jsonText(m.value)...)
	}
	return append(out, '}'), nil
}

// jsonText returns a value as JSON. It does not escape < and > in texts.
func jsonText(v any) string {
	var b strings.Builder
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.Encode(v)
	return strings.TrimSuffix(b.String(), "\n")
}

// writeJSON writes one line. It writes invisible characters as \u and four digits, because the name of a file may contain
// anything.
func writeJSON(w io.Writer, v any) {
	line := jsonText(v)
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

// writeRows writes a JSON array with one row on each line: programs can read it as a whole or line by line.
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
