package companion_test

import (
	"strings"
	"testing"
	"unicode/utf16"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/share"
	"kingoftokyo/rules"
)

// inUTF16 returns a text as Windows PowerShell writes it, or with the other byte order.
func inUTF16(text string, bigEndian bool) string {
	var b strings.Builder
	for _, u := range append([]uint16{0xfeff}, utf16.Encode([]rune(text))...) {
		low, high := byte(u), byte(u>>8)
		if bigEndian {
			low, high = high, low
		}
		b.Write([]byte{low, high})
	}
	return b.String()
}

// TestReceived checks that a game sent through PowerShell or by mail is restored; any other text is
// unchanged, to be refused in its own words.
func TestReceived(t *testing.T) {
	const game = "kot 1 duel solo\nside you gigazaur Zoë 🎲\n\nroll cc # 3\n"
	mail := "> " + strings.ReplaceAll(strings.TrimSuffix(game, "\n"), "\n", "\n> ") + "\n"
	for name, c := range map[string]struct{ data, want string }{
		"as it is":           {game, game},
		"with a mark":        {"\ufeff" + game, "\ufeff" + game},
		"UTF-16":             {inUTF16(game, false), game},
		"UTF-16, the other":  {inUTF16(game, true), game},
		"half a character":   {inUTF16(game, false) + "x", game},
		"a mark alone":       {"\xff\xfe", ""},
		"mail":               {mail, game},
		"no last line feed":  {strings.TrimSuffix(mail, "\n"), game},
		"bare marks":         {strings.ReplaceAll(mail, "> ", ">"), game},
		"answered twice":     {strings.ReplaceAll(mail, "> ", "> > "), game},
		"answered, bare":     {strings.ReplaceAll(mail, "> ", ">> "), game},
		"with words around":  {"Hello!\n\nAnna wrote:\n" + mail + "\nGood luck\n", game},
		"a comment first":    {"> # ours\n" + mail, "# ours\n" + game},
		"mail in UTF-16":     {inUTF16(mail, false), game},
		"words between":      {mail + "no!\n" + mail, mail + "no!\n" + mail},
		"a quoted letter":    {"> Dear Anna\n", "> Dear Anna\n"},
		"a letter":           {"Dear Anna\n> hello\n", "Dear Anna\n> hello\n"},
		"nothing":            {"", ""},
		"only a quote":       {">", ">"},
		"a game with a sign": {game + "> roll\n", game + "> roll\n"},
	} {
		if have := companion.Received(c.data); have != c.want {
			t.Errorf("%s: %q, want %q", name, have, c.want)
		}
	}
}

// counted is a box whose empty games count the lines they are given.
type counted struct {
	companion.Box
	lines *int
}

// Empty implements companion.Box.
func (b counted) Empty() (companion.Game, error) {
	g, err := b.Box.Empty()
	return countedGame{g, b.lines}, err
}

type countedGame struct {
	companion.Game
	lines *int
}

// Fold implements companion.Game.
func (g countedGame) Fold(line string) (*rules.Note, error) {
	*g.lines++
	return g.Game.Fold(line)
}

// TestLinked checks that a link is read up to its first line that cannot be played, or that makes reading cost
// too much, and refused with the number of that line; one that is too large is not read at all.
func TestLinked(t *testing.T) {
	d := newDen(t)
	lines, sets := 0, func(n int) string { return strings.Repeat("set Ann 1;", n) }
	d.desk.Boxes = []companion.Box{counted{d.desk.Boxes[0], &lines}}
	for name, c := range map[string]struct {
		game, key, says string // of the refusal; key is "" if the game is accepted
		most            int    // lines read
	}{
		"whole":                {foxes + "throw 1;undo;redo;set Ann 3;", "", "", 9},
		"a line against rules": {foxes + "throw 1;throw 7;" + strings.Repeat("throw 1;", 5000), "share-line", "line 7 ", 7},
		"no word of a game":    {foxes + "Dear Anna, here it is;", "share-line", "no line of a game begins with", 6},
		"nothing left to undo": {foxes + "throw 1;" + strings.Repeat("undo;", 9000), "share-line", "line 8 ", 8},
		"one long event":       {foxes + "gift;" + sets(9000), "share-line", "too many answers", 400},
		"many long events":     {foxes + strings.Repeat("gift;"+sets(100)+"yes;", 90), "share-line", "too many answers", 2000},
		"undo at a question":   {foxes + "gift;" + sets(200) + strings.Repeat("undo;set Ann 1;", 4000), "share-line", "too many answers", 400},
		"half a million undo":  {foxes + "throw 1;" + strings.Repeat("undo;", 500_000), "share-large", "10000 lines", 0},
		"100,000 corrections":  {foxes + sets(100_000), "share-large", "10000 lines", 0},
		"no players":           {"kot 1 foxes;goal 90;", "", "", 2},
	} {
		lines = 0
		file := strings.ReplaceAll(c.game, ";", "\n")
		got, err := d.desk.Linked("https://games.example/#" + share.Fragment(file))
		words, failed := d.desk.Boxes[0].Words()
		d.must(failed)
		switch {
		case name == "no players":
			if err == nil || got != "" {
				t.Errorf("%s: %q, %v", name, got, err)
			}
		case c.key == "" && (err != nil || got != file):
			t.Errorf("%s: %q, %v", name, got, err)
		case c.key != "" && (got != "" || !rules.IsProblem(err, c.key) || !strings.Contains(words.Error(err), c.says)):
			t.Errorf("%s: %q, %v; want %s, %q", name, got, err, c.key, c.says)
		}
		if lines > c.most {
			t.Errorf("%s: %d lines were read, want at most %d", name, lines, c.most)
		}
	}
}

// TestMostLines checks that a desk with a limit on lines refuses to open a longer game, also view-only, and lists it
// as unreadable if it was the game played last.
func TestMostLines(t *testing.T) {
	d := newDen(t)
	d.play("a", "1")
	d.play("b", strings.Repeat("1", 20))
	d.desk.Most = 20
	if _, _, err := d.desk.Open(d.path("b")); err == nil || !strings.Contains(err.Error(), "opens games of up to 20") {
		t.Errorf("opened: %v", err)
	}
	of := d.desk.InProgress()
	if !of.Refused || len(of.Unread) != 1 || of.Unread[0].Name != "b" || len(of.Doubt) != 1 || of.Doubt[0].Path != d.path("a") || of.Path != "" {
		t.Errorf("in progress is %+v", of)
	}
}
