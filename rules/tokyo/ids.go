package tokyo

// CardID is a physical card of the box, 1 to Set.NumCards, or, from there on, a side
// of a Wickedness tile (Rules.FirstTile); NoCard is an empty place and Unnamed a card
// nobody has named. Two copies of a card have two ids.
type CardID uint8

// The two ids that are no card of the box.
const (
	NoCard  CardID = 0
	Unnamed CardID = 255
)

// TileID is a side of a Wickedness tile, an index into Set.Tiles.
type TileID uint8

// NoTile is no tile.
const NoTile TileID = 0

// MonsterID is an index into Set.Monsters.
type MonsterID uint8
