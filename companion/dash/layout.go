package dash

// seg is a band of the table's screen, from top to bottom.
type seg uint8

const (
	segTitle seg = iota
	segSides
	segTracks
	segDice
	segWork
	segBoard
	segLog
	segPrompt
	segHints
	numSegs
)

// layout is how many rows each band has. It depends on the size of the screen
// alone: nothing moves when values change.
type layout struct {
	rows  [numSegs]int
	main  int // columns of the bands
	aside int // columns of the panel beside them, 0 where there is none
	below int // rows of that panel under the bands instead (a tall, narrow screen)
}

// need is one step of the growth of a screen: a band gets so many rows as soon as
// there is room, if the screen is so many columns wide.
type need struct {
	band seg
	rows int
	wide int
}

// growth is the order in which a screen is filled: the dice and the advice come
// first and so go last where room is short.
var growth = []need{
	{segDice, 1, 0}, {segWork, 2, 0}, {segDice, 2, 0}, {segPrompt, 1, 0}, {segTitle, 1, 0}, {segSides, 2, 0}, {segTracks, 1, 0}, {segHints, 1, 0},
	{segWork, 4, 0}, {segTracks, 3, fullWidth}, {segDice, 3, fullWidth}, {segWork, 6, 0}, {segSides, 3, fullWidth}, {segHints, 2, 0},
	{segDice, 4, fullWidth}, {segBoard, 4, 0}, {segWork, 8, 0}, {segBoard, 7, 0}, {segLog, 4, 0}, {segWork, 10, 0}, {segBoard, 10, 0}, {segLog, 6, 0},
}

const (
	fullWidth  = 78  // from here on the tracks are drawn
	asideWidth = 112 // from here on there is a panel beside
	belowRows  = 40  // from here on there is one below, on a narrow screen
)

// fit divides a screen of w columns and h rows.
func fit(w, h int) layout {
	l := layout{main: w}
	if w >= asideWidth {
		l.main = max(fullWidth+2, w*2/3)
		l.aside = w - l.main
	} else if h >= belowRows {
		l.below = (h - 26) * 2 / 3
		h -= l.below
	}
	left := h
	for _, n := range growth {
		if more := n.rows - l.rows[n.band]; l.main >= n.wide && more > 0 && left > 0 {
			more = min(more, left)
			if l.rows[n.band] == 0 && n.band == segBoard && more < n.rows || l.rows[n.band] == 0 && n.band == segLog && more < 2 {
				continue // a list of one line says nothing
			}
			l.rows[n.band] += more
			left -= more
		}
	}
	if left > 0 { // the list of what happened takes the rest
		l.rows[segWork] += left / 3
		if l.rows[segLog] == 0 && l.rows[segBoard] == 0 {
			l.rows[segWork] += left - left/3
		} else {
			l.rows[segLog] += left - left/3
		}
	}
	return l
}

// top is the row a band begins at.
func (l *layout) top(band seg) int {
	y := 0
	for b := seg(0); b < band; b++ {
		y += l.rows[b]
	}
	return y
}
