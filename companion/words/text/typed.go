package text

import (
	"slices"
	"strings"
	"sync"
)

// Words that players may type are in the last document of every catalogue, under
// "typed.GROUP.MEANING" and separated by spaces: the program knows only the meaning, which is a
// word of the notation, of a flag or of a setting. It accepts the words of all languages, whatever
// language is shown. A group is where a word is expected: "play" at any table, "duel" and "tokyo"
// at that box's, "command" for commands to the program itself. A word has one meaning in a group; a
// test checks that, also for groups that are searched together.

// Typed returns the meaning of a word that a player typed, in the first of some groups that knows it.
// Accents, case, apostrophes, hyphens and spaces do not matter. Only a word that the catalogue writes with
// a capital must be typed exactly.
func Typed(word string, groups ...string) (meaning string, ok bool) {
	all, folded := typed(), Fold(word)
	for _, group := range groups {
		if meaning, ok = all.means[inGroup{group, word}]; ok {
			return meaning, true
		}
		if meaning, ok = all.means[inGroup{group, folded}]; ok {
			return meaning, true
		}
	}
	return "", false
}

// TypedWords returns all words of a group with that meaning, folded for comparison, first the English ones.
func TypedWords(group, meaning string) []string {
	return slices.Concat(typed().words[inGroup{group, meaning}]...)
}

// TypedAs returns the first word of the catalogue's language with that meaning, in the first of some groups that has
// one; the meaning itself if none has.
func (c *Catalogue) TypedAs(meaning string, groups ...string) string {
	for _, group := range groups {
		if word, ok := typed().first[c.Lang][inGroup{group, meaning}]; ok {
			return word
		}
	}
	return meaning
}

// TypedUse returns what a refusal tells the player to type for a meaning: the first word of each
// language, "box/boite".
func TypedUse(group, meaning string) string {
	var out []string
	for _, words := range typed().words[inGroup{group, meaning}] {
		if !slices.Contains(out, words[0]) {
			out = append(out, words[0])
		}
	}
	return strings.Join(out, "/")
}

// nearest is how many letters a word needs for Near to forgive a mistake in it.
const nearest = 4

// Near returns the word that a player meant by another one: the only word of the groups that differs by one mistake. ok
// is false if there is no such word, or more than one, and for a word of the groups itself: this box has no use for it.
func Near(word string, groups ...string) (near string, ok bool) {
	folded := Fold(word)
	if len([]rune(folded)) < nearest {
		return "", false
	}
	meant := map[string]bool{}
	for w := range typed().means {
		if w.word == folded && slices.Contains(groups, w.group) {
			return "", false
		}
		if slices.Contains(groups, w.group) && len([]rune(w.word)) >= nearest && OneMistake([]rune(w.word), []rune(folded)) {
			near, meant[w.word] = w.word, true
		}
	}
	return near, len(meant) == 1
}

// inGroup is a word, or a meaning, of one group.
type inGroup struct{ group, word string }

// vocabulary has the words that players may type, of all languages.
type vocabulary struct {
	means map[inGroup]string          // by word
	words map[inGroup][][]string      // by meaning and language
	first map[Lang]map[inGroup]string // the first word of a meaning
}

// typed reads these words on first use.
var typed = sync.OnceValue(readTyped)

func readTyped() *vocabulary {
	all := &vocabulary{map[inGroup]string{}, map[inGroup][][]string{}, map[Lang]map[inGroup]string{}}
	for _, l := range Langs {
		all.first[l] = map[inGroup]string{}
		texts, err := sources[l].of(typedPrefix).read()
		if err != nil {
			panic(err) // the file is part of the program
		}
		for key, text := range texts {
			key, typed := strings.CutPrefix(key, typedPrefix)
			words := strings.Fields(text)
			if !typed || len(words) == 0 { // a language without such words
				continue
			}
			dot := strings.LastIndexByte(key, '.')
			group, meaning := key[:max(dot, 0)], key[dot+1:]
			all.first[l][inGroup{group, meaning}] = words[0]
			for i, w := range words {
				if strings.ToLower(w) == w {
					words[i] = Fold(w)
				}
				all.means[inGroup{group, words[i]}] = meaning
			}
			all.words[inGroup{group, meaning}] = append(all.words[inGroup{group, meaning}], words)
		}
	}
	return all
}

// typedPrefix is the prefix of the catalogue key of every word that players may type.
const typedPrefix = "typed."
