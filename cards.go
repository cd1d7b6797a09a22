// Package kingoftokyo carries the card data inside the program, so that one
// binary is all a player needs. `kot --cards FILE` reads another file instead.
package kingoftokyo

import _ "embed"

// Cards is the content of cards.yaml.
//
//go:embed cards.yaml
var Cards []byte
