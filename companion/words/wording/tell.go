package wording

import (
	"strconv"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// called maps the kinds of arguments of lines to arguments of texts. Dice, and arguments described in more than one
// word, are left to the box.
var called = map[line.Kind]rules.Arg{
	line.KindSeat: {Kind: rules.ArgSide, Name: "who"}, line.KindSeatMaybe: {Kind: rules.ArgSide, Name: "who"},
	line.KindCard: {Kind: rules.ArgCard, Name: "card"}, line.KindSlotOrCard: {Kind: rules.ArgCard, Name: "card"},
	line.KindCopied: {Kind: rules.ArgCard, Name: "of"}, line.KindToken: {Kind: rules.ArgToken, Name: "token"},
	line.KindFace: {Kind: rules.ArgFace, Name: "face"}, line.KindNumber: {Kind: rules.ArgNum, Name: "n"},
	line.KindStep: {Kind: rules.ArgKey, Name: "phase"}, line.KindPlace: {Kind: rules.ArgKey, Name: "place"},
}

// Tell describes a line of the notation: by the catalogue key of its text, which is events plus the line's verb, and
// by its arguments, whose kinds are those of the verb. A line without a text of its own is described as it is written.
func Tell(c *text.Catalogue, events, written string, kinds func(verb string) []line.Kind) (key string, args []rules.Arg) {
	verb, behind, _ := strings.Cut(written, " ")
	box, left, of := strings.TrimSuffix(events, "event."), strings.Fields(behind), kinds(verb)
	key = events + verb
	for i, kind := range of {
		if len(left) == 0 || kind == line.KindSeatMaybe && len(left) < len(of)-i { // an omitted player
			continue
		}
		arg, known := called[kind]
		arg.Text = left[0]
		switch {
		case kind == line.KindRow:
			arg = rules.Text("list", text.List(left, func(id string) string {
				if id == "?" || id == "-" {
					return id
				}
				return c.Arg(rules.ID(rules.ArgCard, "", id))
			}))
		case kind == line.KindField:
			who, field, theirs := strings.Cut(left[0], ".")
			if theirs {
				args = append(args, rules.ID(rules.ArgSide, "who", who))
			} else if field = who; c.Has(key + ".table") {
				key += ".table"
			}
			if arg = rules.ID(rules.ArgKey, "field", box+"field."+field); c.Has(key + "." + field) {
				key += "." + field
			}
		case !known:
			continue
		case arg.Kind == rules.ArgSide && c.Has(key+"."+arg.Text): // "you have" is worded differently from "Ben has"
			key += "." + arg.Text
		case kind == line.KindSeatMaybe && c.Has(key+".who"):
			key += ".who"
		case arg.Kind == rules.ArgKey:
			arg.Text = box + arg.Name + "." + arg.Text
		case arg.Kind == rules.ArgNum:
			arg.N, _ = strconv.Atoi(arg.Text)
		}
		args, left = append(args, arg), left[1:]
	}
	if !c.Has(key) {
		key = events + "correct"
	}
	return key, append(args, rules.Text("line", written))
}
