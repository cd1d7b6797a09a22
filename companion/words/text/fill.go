package text

import (
	"slices"
	"strings"
	"unicode"

	"kingoftokyo/rules"
)

// fill replaces every {blank} of a text with its argument.
func (c *Catalogue) fill(raw string, args []rules.Arg) string {
	if strings.IndexByte(raw, '{') < 0 {
		return raw
	}
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(raw, "{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		blank, after, closed := strings.Cut(rest, "}")
		if !closed {
			b.WriteString("{" + rest)
			return b.String()
		}
		b.WriteString(c.blank(blank, args))
		raw = after
	}
}

// blank returns what replaces one {blank}. A blank without an argument is shown as it is.
func (c *Catalogue) blank(blank string, args []rules.Arg) string {
	name, forms, counted := strings.Cut(blank, ":")
	lower := strings.ToLower(name)
	for _, a := range args {
		if a.Name != lower {
			continue
		}
		if !counted {
			if name != lower {
				return Capital(c.Arg(a))
			}
			return c.Arg(a)
		}
		form := c.form(a.N, strings.Split(forms, "|"))
		if strings.Contains(form, "#") {
			form = strings.ReplaceAll(form, "##", c.number(a.N, true))
			form = strings.ReplaceAll(form, "#", c.number(a.N, false))
		}
		return form
	}
	if c.ForTwo() {
		if name, ok := c.names.Name(rules.ArgSide, lower); ok {
			return name
		}
	}
	switch lower {
	case "languages":
		return List(Langs, Lang.Name)
	case "language-codes":
		return strings.Join(Codes(), "|")
	case "nothing-lost": // only for the player who typed a refused line: for a damaged file it may be false
		if c.within {
			return ""
		}
		return c.Say("nothing-lost")
	case "next-language":
		return c.Lang.Next().Name()
	}
	return "{" + blank + "}"
}

// form returns the form of a word that goes with a number: the last one, unless the catalogue says otherwise.
func (c *Catalogue) form(n int, forms []string) string {
	last := len(forms) - 1
	for i, numbers := range c.forms[:min(last, len(c.forms))] {
		if slices.Contains(numbers, max(n, -n)) {
			return forms[i]
		}
	}
	return forms[last]
}

// families has the prefixes of the catalogue keys that name arguments of some kinds, if the Namer has no name
// for them.
var families = map[rules.ArgKind]string{rules.ArgFace: "face.", rules.ArgSide: "side.", rules.ArgTrack: "track."}

// Arg returns an argument as this language shows it.
func (c *Catalogue) Arg(a rules.Arg) string {
	switch a.Kind {
	case rules.ArgCard, rules.ArgToken, rules.ArgFace, rules.ArgSide, rules.ArgTrack:
		if c.names != nil {
			if name, ok := c.names.Name(a.Kind, a.Text); ok {
				return name
			}
		}
		if family, ok := families[a.Kind]; ok {
			return c.Say(family + a.Text)
		}
	case rules.ArgNum:
		if c.aloud {
			return c.number(a.N, false)
		}
	case rules.ArgKey:
		return c.Say(a.Text)
	case rules.ArgSpot:
		if c.names != nil {
			if name, ok := c.names.Name(a.Kind, rules.HalfText(a.N)); ok {
				return name
			}
		}
		return strings.Replace(Spot(a.N), ".", c.Decimal(), 1)
	case rules.ArgNote:
		return c.but(func(o *Catalogue) { o.within = true }).Note(*a.Note)
	}
	return a.Plain()
}

// Capital capitalizes the first letter of a text. The program's name keeps its small letter.
func Capital(s string) string {
	if rest, named := strings.CutPrefix(s, rules.KotWord); named && strings.TrimLeftFunc(rest, unicode.IsLetter) == rest {
		return s
	}
	for i, r := range s {
		return s[:i] + string(unicode.ToUpper(r)) + s[i+len(string(r)):]
	}
	return s
}

// Spot returns a position with its sign: +2, 0, -1.5.
func Spot(half int) string {
	if half > 0 {
		return "+" + rules.HalfText(half)
	}
	return rules.HalfText(half)
}
