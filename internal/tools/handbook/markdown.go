package main

import (
	"fmt"
	"html"
	"regexp"
	"strings"
	"unicode"
)

// page turns one document into a web page. It knows the Markdown of our documents for players:
// headings, paragraphs, lists, tables, code, links, bold and italic words, and HTML, which it copies.
type page struct {
	name     string          // of the document, in the repository
	home     string          // the address of the project, "" for none
	pictures map[string]bool // filled with the pictures it shows
	out      strings.Builder
	open     string // the open element: p, ul, ol, table, pre
	text     string // its last lines, not yet written
	cell     string // the element of the cells in a table's next row
}

const head = `<!DOCTYPE html>
<html lang="%s"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>%s</title>
<style>
:root{color-scheme:light dark}
body{font:17px/1.5 system-ui,sans-serif;max-width:46em;margin:2em auto;padding:0 1em}
img{max-width:100%%;height:auto}
code,pre{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.92em;background:#8882}
pre{padding:.6em;font-size:.85em;white-space:pre-wrap;overflow-wrap:anywhere}
table{border-collapse:collapse}td,th{border:1px solid #8886;padding:.25em .6em;text-align:left;vertical-align:top}
.in{margin-left:2em}
</style>
`

var (
	item    = regexp.MustCompile(`^( *)([-*]|\d+\.) +(.*)$`)
	title   = regexp.MustCompile(`^(#+) +(.*)$`)
	rule    = regexp.MustCompile(`^\|[-:| ]+\|$`)
	code    = regexp.MustCompile("`([^`]+)`")
	bold    = regexp.MustCompile(`\*\*(.+?)\*\*`)
	italic  = regexp.MustCompile(`\*([^*\s](?:[^*]*[^*\s])?)\*`)
	linked  = regexp.MustCompile(`\[([^\]]*)\]\(([^)\s]+)\)`)
	kept    = regexp.MustCompile("\x00\\d+\x00")
	heading = map[int]string{1: "h1", 2: "h2", 3: "h3"}
)

// html returns the whole page.
func (p *page) html(document string) string {
	lang := "en"
	if strings.Contains(p.name, "/fr/") {
		lang = "fr"
	}
	name, _, _ := strings.Cut(strings.TrimPrefix(document, "# "), "\n")
	fmt.Fprintf(&p.out, head, lang, html.EscapeString(name))
	for line := range strings.Lines(document) {
		p.line(strings.TrimRight(line, "\n"))
	}
	p.close()
	return p.out.String()
}

// line adds a line of the document.
func (p *page) line(line string) {
	line = image.ReplaceAllStringFunc(line, func(s string) string {
		m := image.FindStringSubmatch(s)
		return m[1] + `="` + p.link(m[2]) + `"`
	})
	indented, isCode := strings.CutPrefix(line, "    ")
	switch m := item.FindStringSubmatch(line); {
	case line == "":
		p.close()
	case isCode && (p.open == "" || p.open == "pre"):
		p.begin("pre")
		p.out.WriteString(html.EscapeString(indented) + "\n")
	case m != nil:
		list, class := "ul", ""
		if m[2] != "-" && m[2] != "*" {
			list = "ol"
		}
		if m[1] != "" {
			class = ` class="in"`
		}
		p.begin(list)
		p.out.WriteString("<li" + class + ">")
		p.text = m[3]
	case title.MatchString(line):
		m := title.FindStringSubmatch(line)
		p.close()
		h := heading[len(m[1])]
		fmt.Fprintf(&p.out, "<%s id=%q>%s</%s>\n", h, anchor(m[2]), p.inline(m[2]), h)
	case strings.HasPrefix(line, "|"):
		p.row(line)
	default:
		if p.open == "" || p.open == "pre" {
			p.begin("p")
		}
		p.text += "\n" + line
	}
}

// row adds a row of a table.
func (p *page) row(line string) {
	if rule.MatchString(line) {
		p.cell = "td"
		return
	}
	if p.open != "table" {
		p.cell = "th"
	}
	p.begin("table")
	const bar = "\x01"
	cells := strings.Split(strings.Trim(strings.ReplaceAll(line, `\|`, bar), "|"), "|")
	p.out.WriteString("<tr>")
	for _, c := range cells {
		fmt.Fprintf(&p.out, "<%s>%s</%s>", p.cell, p.inline(strings.ReplaceAll(strings.TrimSpace(c), bar, "|")), p.cell)
	}
	p.out.WriteString("</tr>\n")
}

// begin opens an element, or continues the one that is open.
func (p *page) begin(element string) {
	if p.open != element {
		p.close()
		p.open = element
		p.out.WriteString("<" + element + ">")
	}
	p.flush()
}

// flush writes the collected text.
func (p *page) flush() {
	p.out.WriteString(p.inline(strings.TrimSpace(p.text)))
	p.text = ""
}

// close closes the open element.
func (p *page) close() {
	p.flush()
	if p.open != "" {
		p.out.WriteString("</" + p.open + ">\n")
	}
	p.open = ""
}

// inline returns the text of a paragraph, an item or a cell.
func (p *page) inline(text string) string {
	var codes []string
	text = code.ReplaceAllStringFunc(text, func(s string) string {
		codes = append(codes, "<code>"+html.EscapeString(strings.Trim(s, "`"))+"</code>")
		return fmt.Sprintf("\x00%d\x00", len(codes)-1)
	})
	if !strings.Contains(text, "<") { // otherwise it contains HTML
		text = html.EscapeString(text)
	}
	text = linked.ReplaceAllStringFunc(text, func(s string) string {
		m := linked.FindStringSubmatch(s)
		if to := p.link(html.UnescapeString(m[2])); to != "" {
			return `<a href="` + html.EscapeString(to) + `">` + m[1] + "</a>"
		}
		return m[1]
	})
	text = italic.ReplaceAllString(bold.ReplaceAllString(text, "<b>$1</b>"), "<i>$1</i>")
	return kept.ReplaceAllStringFunc(text, func(s string) string {
		var i int
		fmt.Sscan(strings.Trim(s, "\x00"), &i)
		return codes[i]
	})
}

// anchor returns the name that a forge gives a heading: small letters, digits and hyphens.
func anchor(heading string) string {
	var b strings.Builder
	for _, c := range strings.ToLower(heading) {
		switch {
		case c == ' ':
			b.WriteByte('-')
		case unicode.IsLetter(c), unicode.IsDigit(c), c == '-', c == '_':
			b.WriteRune(c)
		}
	}
	return b.String()
}
