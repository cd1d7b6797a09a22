package coach

import (
	"crypto/sha256"
	"encoding/hex"
)

// Version tells the network that travels with the program from every other one: numbers
// that were worked out with another version are to be worked out anew.
func Version() string {
	sum := sha256.Sum256(weightsFile)
	return hex.EncodeToString(sum[:8])
}
