package ask

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"kingoftokyo/companion/text"
)

// word is a word of a text: as it is compared, and where it stands.
type word struct {
	folded string
	Span
}

// parted parts a text into its words: letters and digits, a number with its dots
// ("5.4.2"). Apostrophes and hyphens part words.
func parted(s string) []word {
	out := make([]word, 0, len(s)/5)
	for i := 0; i < len(s); {
		c, size := utf8.DecodeRuneInString(s[i:])
		if !unicode.IsLetter(c) && !unicode.IsDigit(c) {
			i += size
			continue
		}
		from, plain := i, true
		for i < len(s) {
			if b := s[i]; b < utf8.RuneSelf {
				switch {
				case 'a' <= b && b <= 'z', '0' <= b && b <= '9':
				case 'A' <= b && b <= 'Z':
					plain = false
				case b == '.' && i > from && isDigit(s[i-1]) && i+1 < len(s) && isDigit(s[i+1]):
				default:
					goto end
				}
				i++
				continue
			}
			c, size := utf8.DecodeRuneInString(s[i:])
			if !unicode.IsLetter(c) && !unicode.IsMark(c) {
				break
			}
			plain = false
			i += size
		}
	end:
		folded := s[from:i]
		if !plain {
			folded = fold(folded)
		}
		out = append(out, word{folded, Span{from, i}})
	}
	return out
}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }

// fold is text.Fold, quick for the letters of English and French, and keeps the dots of
// numbers. Only "dés" (dice) keeps apart from "des", which means nothing.
func fold(s string) string {
	var b strings.Builder
	for _, c := range s {
		switch {
		case c < utf8.RuneSelf:
			if 'A' <= c && c <= 'Z' {
				c += 'a' - 'A'
			}
			b.WriteByte(byte(c))
		case strings.ContainsRune("éèêëÉÈÊË", c):
			b.WriteByte('e')
		case strings.ContainsRune("àâäÀÂÄ", c):
			b.WriteByte('a')
		case strings.ContainsRune("îïÎÏ", c):
			b.WriteByte('i')
		case strings.ContainsRune("ôöÔÖ", c):
			b.WriteByte('o')
		case strings.ContainsRune("ùûüÙÛÜ", c):
			b.WriteByte('u')
		case c == 'ç' || c == 'Ç':
			b.WriteByte('c')
		default:
			b.WriteString(text.Fold(string(c)))
		}
	}
	if out := b.String(); out != "des" && out != "de" || !strings.ContainsAny(s, "éÉ") {
		return out
	}
	return "dice"
}

// endings are taken off a word, the first that leaves four letters or more. English and
// French are not told apart: what is asked may be either, and so may a name.
var endings = []string{"ements", "ement", "ations", "ation", "issez", "issent", "ings", "ing", "ees", "ee", "ez", "ent", "ants", "ant", "ers", "er", "eds", "ed", "es", "e"}

// stem is what is left of a folded word without its ending.
func stem(w string) string {
	if n := len(w) - 1; n > 0 && w[n] == 's' && isDigit(w[n-1]) { // three 1s
		return w[:n]
	}
	if len(w) <= 3 || isDigit(w[len(w)-1]) {
		return w
	}
	if last := w[len(w)-1]; (last == 's' || last == 'x') && w[len(w)-2] != 's' {
		w = w[:len(w)-1]
	}
	if rest, ok := strings.CutSuffix(w, "ie"); ok && len(rest) > 3 { // energie, energies, energy
		return rest + "y"
	}
	for _, ending := range endings {
		rest, ok := strings.CutSuffix(w, ending)
		if ok && len(rest) >= 4 {
			w = rest
			break
		}
	}
	if n := len(w); n > 4 && w[n-1] == w[n-2] { // rolling, roll; stopped, stop
		w = w[:n-1]
	}
	return w
}

// idle are words that say little of what is asked. Those of a question count a little,
// for a title may be made of them: "Who starts".
var idle = func() map[string]float32 {
	out := map[string]float32{}
	for _, w := range strings.Fields(`a an the of to in on at is are be been am i you we my your me us our it its this that these those and or if do does did
		can could may might should would will with for from by as so then than there has have had he she his her they them their any some get gets got m s t re ve ll
		le la les l un une d du de des au aux a est sont etre suis es ce cet cette ces c ca il elle ils elles on je j tu nous vous mon ma mes ton ta tes son sa ses
		se s me m te t qu que et ou si en y dans sur pour par avec ai as avons avez ont peux peut peuvent pouvez pourrait dois doit doivent fait faut est-ce`) {
		out[w] = 0
	}
	for _, w := range strings.Fields(`who what when where which why how qui quoi quand comment quel quelle quels quelles pourquoi many much combien happens happen passe after apres
		not no pas ne plus also but mais let lets allow allows allowed want wants need needs use used using say says mean means work works working possible
		still instant take takes took taken taking prendre prends prend pris prise even already just really exactly actually always never ever only own whole
		thing anything something everything someone somebody anyone one ones way put puts trop meme quand deja juste vraiment toujours jamais seulement chose tout toute tous toutes
		autre fais bien tres moi toi lui leur leurs la-bas ici there here now maintenant cela celui celle ceux about around off out up down back veux veut vouloir utiliser utilise utilises marche fonctionne permis autorise droit sert faire fais va vais donc alors encore`) {
		out[w] = 0.2
	}
	for _, w := range strings.Fields("rule regle rules regles game jeu partie player players joueur joueurs monster monstre monsters monstres") {
		out[w] = 0.6
	}
	for w := range kinds {
		out[w] = 0.5
	}
	return out
}()

// kinds are the words that say what is looked for.
var kinds = map[string]Kind{"card": Card, "cards": Card, "carte": Card, "cartes": Card, "tile": Tile, "tiles": Tile, "tuile": Tile, "tuiles": Tile}

// weight is how much a word of a question counts, 0 to 1.
func weight(folded string) float32 {
	if w, ok := idle[folded]; ok {
		return w
	}
	return 1
}
