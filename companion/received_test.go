package companion_test

import (
	"strings"
	"testing"
	"unicode/utf16"

	"kingoftokyo/companion"
)

// inUTF16 is a text as Windows PowerShell writes it, or with the other order of bytes.
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

// TestReceived: a game that came by PowerShell or by mail is the game; what is no such thing stays as
// it is, to be refused with its own words.
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
