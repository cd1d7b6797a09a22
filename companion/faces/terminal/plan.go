package terminal

import "kingoftokyo/companion"

// A plan says where each area of the table's page is. It depends on the size of the page and on what never changes during a
// game, so no key, card or language moves anything:
//
//	low (80x12, 40x15)     80x24 and the like      60x60              120x40, 160x50, 200x60
//	seats                  seats, their cards      seats              seats, their cards  | row of cards
//	lanes                  lanes                   lanes              lanes               |
//	dice as letters        list                    list               list                | cards in play
//	list                   strip                   strip              strip               |
//	                       dice, or the row        dice, row, log     dice                | log
//
// The list has the pieces to move, the strip one line of what else matters, the work zone what the player is doing: the
// dice, the row of cards in a shop, or a question.
type plan struct {
	left  rect // everything except what is beside the table on a wide screen
	areas [companion.EndBeat + 1][numAreas]rect
	asked int // the least rows that a question covers
	seat  seatPlan
	lane  lanePlan
	die   diePlan
}

type rect struct{ x, y, w, h int }

// to returns the part of a canvas inside a rectangle of the page.
func (c canvas) to(r rect) canvas { return c.part(r.x, r.y, r.w, r.h) }

// area is a part of the table's page with its own place.
type area uint8

// The areas.
const (
	areaNone area = iota // an empty row
	areaSeats
	areaLanes
	areaList
	areaChoices // the choices that neither the prompt nor the row names
	areaStrip
	areaDice
	areaBeside // the sentence about the dice
	areaRow
	areaHeld
	areaLog
	areaEnding
	numAreas
)

// tableKind is what a plan depends on besides the size: none of it changes during a game.
type tableKind struct{ seats, lanes, gauges, bars, places int }

type seatPlan struct {
	lines   int           // rows of each player
	pairs   bool          // two players beside each other
	head    int           // rows above the players that name the columns
	across  int           // how many players are beside each other in the short form
	bars    int           // how many numbers have a bar
	cells   [mostBars]int // cells of each bar
	name    int           // columns for sign, name and place
	held    int           // columns for what a player holds, if it has no row of its own
	gap     int
	numeral int // columns of a number without a bar
	words   bool
}

type lanePlan struct {
	each   int  // rows from a lane to the next
	names  bool // the name is above the lane
	high   int  // rows of the lane itself
	tokens bool // tokens have their own row below
}

// diePlan says how to draw dice: each die begins pitch columns after the one before it, whatever was typed.
type diePlan struct {
	wide, high, pitch int
	words             bool // below the tiles
	beside            bool // the sentence is beside the dice, otherwise below them
}

// Widths and heights at which plans change.
const (
	mostDice  = 8
	fewDice   = 6   // in a roll without tokens and cards: the text beside the dice begins after this many
	workHigh  = 4   // rows of the work zone
	asideWide = 112 // from this width on, some areas are beside the table
	pairWide  = 70  // from this width on, two players are beside each other
	lowHigh   = 14  // below this height a page has no tiles
	headHigh  = 18  // from this height on, there is a row above the players
	allHigh   = 33  // from this height on, everything below the lanes fits at once
	tallHigh  = 46  // from this height on, a wide screen has the log below the rest of the table
)

// mostBars is how many numbers of a player can have a bar: hearts and points.
const mostBars = 2

// cells returns how many cells the bar of a number has, one for each possible heart or point.
func (k *tableKind) cells(gauge int) int {
	switch {
	case gauge > 0:
		return 20
	case k.lanes > 0:
		return 14
	}
	return 12
}

// share is an area of a column with its minimum and maximum rows.
type share struct {
	area        area
	least, most int
}

// favoured is the order in which areas get more rows than they need, first to last.
var favoured = [...]area{
	areaDice, areaEnding, areaStrip, areaRow, areaChoices, areaNone, areaBeside, areaList, areaHeld, areaLog,
}

// needed is the order in which areas get the rows that they need if there are not enough for all.
var needed = [...]area{
	areaDice, areaEnding, areaRow, areaStrip, areaList, areaBeside, areaChoices, areaHeld, areaLog, areaNone,
}

// column puts areas below each other in a rectangle.
func column(r rect, list []share, out *[numAreas]rect) {
	left := r.h
	rows := make([]int, len(list))
	give := func(order []area, upTo func(s *share) int) {
		for _, a := range order {
			for i := range list {
				if list[i].area == a {
					n := min(left, max(0, upTo(&list[i])-rows[i]))
					rows[i] += n
					left -= n
				}
			}
		}
	}
	give(needed[:], func(s *share) int { return s.least })
	give(favoured[:], func(s *share) int { return s.most })
	y := r.y
	for i, s := range list {
		if s.area != areaNone {
			out[s.area] = rect{r.x, y, r.w, rows[i]}
		}
		y += rows[i]
	}
}

func planOf(w, h int, k tableKind) plan {
	p := plan{left: rect{0, 0, w, h}, asked: min(6, h/2)}
	aside := rect{}
	if w >= asideWide {
		p.left.w = max(80, w*5/8)
		aside = rect{p.left.w + 2, 0, w - p.left.w - 3, h}
	}
	w = p.left.w
	p.seat = seatsOf(w, h, k)
	top := p.seat.head + k.seats*p.seat.lines
	switch {
	case p.seat.pairs:
		top = p.seat.lines
	case p.seat.across > 1:
		top = (k.seats + p.seat.across - 1) / p.seat.across
	}
	seats := rect{0, 0, w, top}
	lanes := rect{}
	if k.lanes > 0 {
		p.lane = lanesOf(w, h)
		lanes = rect{0, top, w, k.lanes * p.lane.each}
		if h >= allHigh {
			lanes.y++ // an empty row
		}
		if p.lane.each > 2 {
			lanes.h-- // the empty row below the last one
		}
		top = lanes.y + lanes.h
	}
	if p.die = diceOf(w, h); p.die.high > 1 {
		p.asked = workHigh
	}
	rest := rect{0, top, w, max(0, h-top)}
	for f := range p.areas {
		p.areas[f][areaSeats], p.areas[f][areaLanes] = seats, lanes
		column(rest, p.shares(companion.Beat(f), rest.h, aside.w > 0, &k), &p.areas[f])
		if aside.w > 0 {
			list := []share{
				{areaRow, 1 + 3*k.places, 1 + 6*k.places}, {areaNone, 0, 1}, {areaHeld, 4, 2 + h/3}, {areaNone, 0, 1}, {areaLog, 4, h},
			}
			if h >= tallHigh {
				list = []share{list[0], list[1], {areaHeld, 4, h}}
			}
			column(aside, list, &p.areas[f])
		}
	}
	return p
}

// shares returns the areas below the lanes in a beat, top to bottom.
func (p *plan) shares(beat companion.Beat, rest int, aside bool, k *tableKind) []share {
	tiles, beside := p.die.high, 0
	if p.die.words {
		tiles++
	}
	if !p.die.beside {
		beside = 1
	}
	none, strip := share{areaNone, 0, 1}, share{areaStrip, 1, 1}
	switch all := rest >= allHigh || aside; {
	case beat == companion.EndBeat && all:
		return []share{none, {areaEnding, 8, 16}, none, {areaList, 6, 14}, none, {areaLog, 0, rest}}
	case beat == companion.EndBeat:
		return []share{none, {areaEnding, 3, 16}, none, {areaList, 3, rest}}
	case all && aside:
		log := share{areaNone, 0, 0} // otherwise the log is beside the table
		if p.left.h >= tallHigh {
			log = share{areaLog, 4, rest}
		}
		return []share{none, {areaList, 8, 20}, {areaChoices, 0, 4}, strip, none,
			{areaDice, tiles, tiles}, {areaBeside, 2 * beside, 2 * beside}, none, log}
	case all:
		return []share{none, {areaList, 8, 16}, {areaChoices, 0, 3}, strip, none,
			{areaDice, tiles, tiles}, {areaBeside, 2 * beside, 2 * beside}, none,
			{areaRow, 1 + 3*k.places, 1 + 3*k.places}, none, {areaHeld, 0, 6}, none, {areaLog, 4, rest}}
	case p.die.high == 1 && beat == companion.ShopBeat:
		return []share{{areaRow, k.places, k.places}, {areaList, 1, rest}, {areaChoices, 0, 1}}
	case p.die.high == 1:
		return []share{{areaDice, 1, 1}, {areaBeside, beside, 2 * beside}, {areaList, 1, rest}, {areaChoices, 0, 1}}
	case beat == companion.ShopBeat:
		return []share{{areaList, 2, rest}, {areaChoices, 0, 2}, strip, {areaRow, max(workHigh, k.places), max(workHigh, k.places)}}
	default:
		return []share{{areaList, 2, rest}, {areaChoices, 0, 2}, strip, {areaDice, tiles, tiles}, {areaBeside, beside, 2 * beside}}
	}
}

func seatsOf(w, h int, k tableKind) seatPlan {
	s := seatPlan{lines: 1, across: 1, gap: 1, numeral: 7, words: w >= 96, cells: [...]int{k.cells(0), k.cells(1)}}
	if k.lanes > 0 && k.seats == 2 && w >= pairWide {
		s.pairs, s.lines = true, 2
		if h >= lowHigh {
			s.lines = 3
		}
		if w >= 80 {
			s.bars = 1
		}
		return s
	}
	if h < lowHigh && w >= pairWide && k.seats > 2 {
		s.across = 2
		return s
	}
	if h >= headHigh && k.gauges > 0 {
		s.head = 1
	}
	// Each player gets a second row if dice, list and cards for sale still have enough rows below.
	if room := h - s.head - 2*k.seats - 2*k.lanes; room >= 11 && k.gauges > 0 {
		s.lines = 2
	}
	if w < pairWide {
		s.numeral = 3
	}
	need := func(bars int) (n int) {
		for i := range k.gauges {
			if i < bars {
				n += 3 + s.cells[i] + s.gap
			} else {
				n += s.numeral + s.gap
			}
		}
		return n
	}
	if s.lines == 1 && w >= pairWide {
		s.held = 18
	}
	for s.bars = min(k.bars, mostBars); s.bars > 0 && w-need(s.bars)-s.held < 12-w/60; s.bars-- {
	}
	if s.head == 0 && w < pairWide { // short words before the numbers
		s.bars, s.numeral = 0, 4
	}
	if s.lines == 1 { // a single line has the place as well
		s.bars = min(s.bars, 1)
	}
	s.name = w - need(s.bars) - s.held - 1
	if s.bars == 0 && s.held == 0 {
		s.name = min(s.name, 24)
	}
	return s
}

func lanesOf(w, h int) lanePlan {
	switch {
	case h < lowHigh:
		return lanePlan{each: 1, high: 1}
	case h < allHigh:
		return lanePlan{each: 2, high: 1, tokens: true}
	case w < bareWidth:
		return lanePlan{each: 4, high: 1, tokens: true, names: true}
	}
	return lanePlan{each: 4, high: 2, tokens: true}
}

// diceOf returns how to draw dice so that eight fit.
func diceOf(w, h int) diePlan {
	each := (w - 2) / mostDice
	switch {
	case h < lowHigh:
		return diePlan{wide: 3, high: 1, pitch: 4, beside: w >= pairWide}
	case h < allHigh && w >= pairWide:
		return diePlan{wide: 5, high: 3, pitch: 6, words: true, beside: true}
	case h < allHigh || each < 8:
		return diePlan{wide: max(3, each-1), high: 3, pitch: max(4, each), words: each >= 7}
	}
	each = min(each, 8)
	return diePlan{wide: each - 1, high: 5, pitch: each, words: true, beside: w >= pairWide}
}
