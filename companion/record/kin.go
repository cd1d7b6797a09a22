package record

// Kin is what a saved game has in common with another one in its folder.
type Kin uint8

// The kinds. Of a game that is in another one, the other says all and counts.
const (
	Alone    Kin = iota
	Copy         // the other one has the same lines
	Earlier      // the other one begins with all its lines and has more
	WentOn       // the game went on in the other one, since another program had changed the file
	Likewise     // both begin alike and have more
)

// Within says whether all there is to know of the game is in the other one.
func (k Kin) Within() bool { return k == Copy || k == Earlier || k == WentOn }
