// Package kingoftokyo embeds cards.yaml, so that one binary is all a player needs. The option --cards FILE reads
// another file instead.
package kingoftokyo

import _ "embed"

// Cards is the content of cards.yaml.
//
//go:embed cards.yaml
var Cards []byte
