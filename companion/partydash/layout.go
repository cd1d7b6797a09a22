package partydash

// seg is a band of the table's screen, from top to bottom.
type seg uint8

const (
	segTitle seg = iota
	segSeats
	segDice
	segWork
	segRow
	segBoard
	segLog
	segPrompt
	segHints
	numSegs
)

// layout is how many rows each band has. It depends on the size of the screen and
// the number of players alone: nothing moves when values change.
type layout struct {
	rows  [numSegs]int
	main  int // columns of the bands
	aside int // columns of the panel beside them, 0 where there is none
	below int // rows of that panel under the bands instead (a tall, narrow screen)
}

// need is one step of the growth of a screen: a band gets so many rows as soon as
// there is room, if the screen is so many columns wide; whole ones get all of
// them or none.
type need struct {
	band  seg
	rows  int
	wide  int
	whole bool
}

// growth is the order in which a screen is filled for n players: what is first
// goes last where room is short. The players' second line, the names of their
// cards, comes early where they are few.
func growth(n int) []need {
	early := fullWidth
	if n > 4 {
		early = never
	}
	return []need{
		{segDice, 1, 0, false}, {segWork, 2, 0, false}, {segPrompt, 1, 0, false}, {segTitle, 1, 0, false}, {segSeats, n, 0, false},
		{segHints, 1, 0, false}, {segWork, 4, 0, false}, {segRow, 3, 0, true}, {segSeats, n + 1, compact, true}, {segDice, 2, 0, false},
		{segHints, 2, 0, false}, {segWork, 5, 0, false}, {segBoard, 3, 0, true}, {segSeats, 2*n + 1, early, true}, {segWork, 7, 0, false},
		{segBoard, 6, 0, false}, {segDice, 3, fullWidth, false}, {segSeats, 2*n + 1, fullWidth, true}, {segLog, 4, 0, true},
		{segWork, 10, 0, false}, {segBoard, 9, 0, false}, {segDice, 4, fullWidth, false}, {segLog, 6, 0, false},
	}
}

const (
	compact    = 60   // below it a player's numbers have no columns of their own
	fullWidth  = 78   // from here on all columns are drawn
	asideWidth = 112  // from here on there is a panel beside
	belowRows  = 44   // from here on there is one below, on a narrow screen
	never      = 1000 // wider than any screen
)

// fit divides a screen of w columns and h rows for n players.
func fit(w, h, n int) layout {
	l := layout{main: w}
	if w >= asideWidth {
		l.main = max(fullWidth+2, w*2/3)
		l.aside = w - l.main
	} else if h >= belowRows {
		l.below = (h - 26) * 2 / 3
		h -= l.below
	}
	left := h
	for _, n := range growth(n) {
		more := n.rows - l.rows[n.band]
		if n.band == segRow && l.aside > 0 { // the cards for sale stand beside, in full
			continue
		}
		if l.main < n.wide || more <= 0 || n.whole && more > left {
			continue
		}
		more = min(more, left)
		l.rows[n.band] += more
		left -= more
	}
	l.rows[segWork] += left / 3
	l.rows[segBoard] += left - left/3
	if l.rows[segBoard] < 2 { // a list of one line says nothing
		l.rows[segWork] += l.rows[segBoard]
		l.rows[segBoard] = 0
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
