package companion

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"kingoftokyo/companion/console"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Controller stands between a game and its face. It keeps the dice typed so far, makes the frame after each
// change, and has the moves that the frame names by numbers.
type Controller struct {
	Game
	Log
	File
	byKeys   bool   // see ByKeys
	reserved string // the letters that the face uses itself
	entry    Entry
	scene    *Scene
	roll     *Roll     // what the table says of its dice
	frame    *Frame    // nil if it must be made again
	lang     text.Lang // of the frame
	// drafted is the draft that was saved last, and draftedAt the step it belongs to.
	drafted   string
	draftedAt int
	// typedLast is the entry whose last letter made the last move, and typedAt the step that this move led to.
	typedLast Entry
	typedAt   int
}

// NewController returns the controller of a game.
func NewController(g Game) *Controller { return &Controller{Game: g, Log: g.Log(), File: g.File()} }

// Like returns the game, to set up another one like it; nil if there is no controller.
func (c *Controller) Like() Game {
	if c == nil {
		return nil
	}
	return c.Game
}

// ByKeys prepares the controller for a face with single keys. No choice gets a letter in reserved, because the
// face uses these itself. Dice that were partly typed when the player left the game are restored. If the box
// allows it, new cards stay unnamed automatically, so that no question for a name opens by itself; undo and redo
// skip such tables.
func (c *Controller) ByKeys(reserved string) {
	c.byKeys, c.reserved = true, reserved
	if c.Stale(); !c.ReadOnly() {
		c.drafted, c.draftedAt = c.Drafted(), c.Steps()
		c.entry = c.Roll().FromDraft(c.drafted)
		c.typed()
	}
}

// Frame returns the current table, with the dice typed so far.
func (c *Controller) Frame() *Frame {
	if lang := c.Words().Lang; c.frame == nil || c.lang != lang {
		scene, was := c.Game.View(), c.roll
		c.lang, c.scene, c.roll = lang, &scene, c.Game.Roll()
		c.entry = c.roll.chosenBy(was, &c.entry)
		c.frame = &Frame{View: scene.View, Keys: c.keys(&scene), Aloud: scene.Aloud}
		c.typed()
	}
	return c.frame
}

// Roll describes the dice of the table. It is made once for each step.
func (c *Controller) Roll() *Roll { c.Frame(); return c.roll }

// Face returns the face that a letter means on the screen.
func (c *Controller) Face(char rune) (rules.Face, bool) { return c.Roll().Face(char) }

// Stale says that the table, or what is said about it, may have changed by other means than the controller.
func (c *Controller) Stale() { c.frame = nil }

// Choice returns the move of a choice of Frame.Keys by its number; nil if there is none.
func (c *Controller) Choice(n int) Move { c.Frame(); return c.scene.Choices[n].Move }

// Spot returns the move that puts the piece on a place of Frame.Placing by its number.
func (c *Controller) Spot(n int) Move { c.Frame(); return c.scene.Spots[n] }

// Name returns the move that says which card, by its id, lies in a place of the row, from 1, or with place 0
// the move that answers the open question with the card. The error is a *rules.Problem: nobody can name a card
// there, or not this card.
func (c *Controller) Name(place int, card string) (Move, error) {
	f := c.Frame()
	if place == 0 && f.AsksCard() {
		return c.scene.Card(card)
	}
	if i := slices.IndexFunc(f.Row, func(s Slot) bool { return s.Number == place && s.Named }); i >= 0 {
		return c.scene.Name(i, card)
	}
	return nil, rules.Refuse("", "table.name.over")
}

// Open reports whether the player is buying a card that nobody has named: the key press then opens the question for
// its name. For any other question answered by a card, the player first reads who asks it and why.
func (c *Controller) Open() bool {
	f := c.Frame()
	return f.Asked != nil && f.Asked.Buys && !c.ReadOnly()
}

// Entry returns what the player has typed for the dice.
func (c *Controller) Entry() Entry { return c.entry }

// Begun reports whether the player has typed, kept or thrown dice that are not played yet.
func (c *Controller) Begun() bool { return !c.entry.Empty() }

// Drop forgets what the player has typed: first the letters of the current roll, then the roll before it.
func (c *Controller) Drop() {
	next := Entry{}
	switch e := c.entry; {
	case len(e.Typed) > 0 && e.Hand != nil:
		next = e
		next.Typed = nil
	case e.Before != nil && e.Before.Hand != nil:
		next = *e.Before
		next.Typed = nil
	}
	c.enter(next)
}

// enter stores what the player has typed, and saves it as a draft so that it is not lost.
func (c *Controller) enter(e Entry) {
	c.entry = e
	if c.frame != nil {
		c.typed()
	}
	if c.ReadOnly() {
		return
	}
	if draft, at := c.Roll().Draft(&c.entry), c.Steps(); draft != c.drafted || draft != "" && at != c.draftedAt {
		c.drafted, c.draftedAt = draft, at
		c.File.KeepDraft(draft)
	}
}

// ofDice is a move of dice that were typed, kept or thrown: once it is played, they are used up.
type ofDice struct{ Move }

// own returns a move as the game made it.
func own(m Move) (move Move, dice bool) {
	if d, ok := m.(ofDice); ok {
		return d.Move, true
	}
	return m, false
}

// entered stores the entry that a key has made. If a move completes it, the old entry stays until the move is played.
func (c *Controller) entered(next Entry, m Move, err error) (Move, error) {
	switch {
	case err != nil:
		return nil, err
	case m != nil:
		return ofDice{m}, nil
	}
	c.enter(next)
	return nil, nil
}

// Type adds a die to what was typed. If that completes the entry, Type returns what to play. The errors of Type
// and of the methods below are those of Roll.
func (c *Controller) Type(face rules.Face) (Move, error) {
	return c.entered(c.Roll().Type(&c.entry, face))
}

// TypeAll types the dice of a line for a player whom the program plays, or throws them; ok is false if the line means
// something else. If there are too few or too many dice, what was typed does not change.
func (c *Controller) TypeAll(line string) (m Move, ok bool, err error) {
	r, typed := c.Roll(), strings.TrimSpace(line)
	takes := r.Chooses(&c.entry) && !r.ReadOnly && r.Due > 0
	switch {
	case r.Plays && typed == "z": // the program rolls for the seat it plays
		m, err = c.Throw()
		return m, true, err
	case typed == "" && (r.Plays && r.Wants(&c.entry) > 0 || takes && c.entry.Hand != nil):
		m, err = c.Finish()
		return m, true, err
	case typed == "" || !takes:
		return nil, false, nil
	}
	var faces []rules.Face
	for _, letter := range line {
		face, known := r.Face(letter)
		switch {
		case known:
			faces = append(faces, face)
		case !unicode.IsSpace(letter):
			return nil, false, nil
		}
	}
	if want := r.Wants(&c.entry); len(faces) != want {
		return nil, true, rules.Refuse(r.Complete, "dice.count", rules.Num("have", len(faces)), rules.Num("want", want))
	}
	for _, face := range faces {
		if m, err = c.Type(face); err != nil {
			return nil, true, err
		}
	}
	return m, true, nil
}

// KeepLine keeps the dice in the hand that a line names, "keep 33e"; ok is false if it means something else.
func (c *Controller) KeepLine(line string) (ok bool, err error) {
	word, dice, _ := strings.Cut(strings.TrimSpace(line), " ")
	if meant, _ := text.Typed(word, "tokyo"); meant != "keep" || c.entry.Hand == nil {
		return false, nil
	}
	kept, err := c.Roll().Letters.Parse(strings.ReplaceAll(dice, " ", ""))
	if err != nil {
		return true, err
	}
	next, err := c.Roll().KeepOnly(&c.entry, kept)
	_, err = c.entered(next, nil, err)
	return true, err
}

// Mark keeps a die that lies on the table, counted from 0, or stops keeping it: tap says whether by a tap on it or by a digit.
func (c *Controller) Mark(die int, tap bool) error {
	next, err := c.Roll().Mark(&c.entry, die, tap)
	_, err = c.entered(next, nil, err)
	return err
}

// Throw throws the missing dice with the program's own dice, and returns what to play, if anything.
func (c *Controller) Throw() (Move, error) { return c.entered(c.Roll().Throw(&c.entry)) }

// Finish returns what Enter does with the dice; nil if Enter means the choice with KeyEnter.
func (c *Controller) Finish() (Move, error) {
	m, err := c.Roll().Finish(&c.entry)
	return c.entered(c.entry, m, err)
}

// Back takes back the last letter, also of dice that were just played: in that case undone reports that it has
// undone the last step.
func (c *Controller) Back() (undone bool, err error) {
	next, undo, err := c.Roll().Back(&c.entry)
	if err == nil && undo {
		if hand := c.lastHand(); hand.Hand != nil {
			next = hand
		}
		_, err = c.Undo()
	}
	if err == nil {
		c.enter(next)
	}
	return undo, err
}

// lastHand returns the entry that made the last move, if its rolls were made one after the other: the log has only the last roll.
func (c *Controller) lastHand() Entry {
	if c.typedAt == c.Steps() && c.typedLast.Hand != nil {
		return c.typedLast
	}
	return Entry{}
}

// mostUnnamed is how many new cards may stay unnamed one after the other: more than a row has places.
const mostUnnamed = 12

// Do plays a move, with the errors of Game.Do. What was typed stays if it still belongs to the same dice.
func (c *Controller) Do(m Move) (News, error) {
	m, dice := own(m)
	before, was, draft, typed := c.lying(), c.Roll(), c.Roll().Draft(&c.entry), c.entry
	news, err := c.Game.Do(m)
	c.Stale()
	if err != nil {
		return news, err
	}
	c.entry = Entry{}
	if c.leave(); dice {
		c.typedLast, c.typedAt = typed, c.Steps()
	}
	if !dice && c.lying() == before {
		c.entry = c.Roll().FromDraft(draft)
		c.entry = c.roll.chosenBy(was, &c.entry)
	}
	c.enter(c.entry)
	return news, nil
}

// Confirm returns the question to ask the player before a move, as Game.Confirm does.
func (c *Controller) Confirm(m Move) string {
	m, _ = own(m)
	return c.Game.Confirm(m)
}

// leave leaves new cards unnamed if nobody needs to be asked.
func (c *Controller) leave() {
	for range mostUnnamed {
		if c.Frame(); !c.byKeys || c.scene.Auto == nil {
			return
		}
		if _, err := c.Game.Do(c.scene.Auto); err != nil {
			return // a failed write is reported with the next step
		}
		c.Stale()
	}
}

// RevertTo takes back steps until the given one is the last, as Log.RevertTo does.
func (c *Controller) RevertTo(step int) error { return c.changed(c.Log.RevertTo(step)) }

// ReplaceStep replaces a step by what was typed, as Log.ReplaceStep does.
func (c *Controller) ReplaceStep(step int, typed string, drop bool) (lost []string, err error) {
	lost, err = c.Log.ReplaceStep(step, typed, drop)
	return lost, c.changed(err)
}

// changed handles a change of the steps played so far.
func (c *Controller) changed(err error) error {
	if c.Stale(); err == nil {
		c.leave()
		c.enter(Entry{})
	}
	return err
}

// lying identifies the throw that the player types letters for: it stays the same as long as they are for the
// same dice.
func (c *Controller) lying() string {
	f, r := c.Frame(), c.Roll()
	return fmt.Sprint(f.Head.Turn, f.Head.Step, r.Wants(&Entry{}), r.Lying, r.Keep, f.Asked != nil)
}

// Undo undoes the last step, with the results of Log.Undo.
func (c *Controller) Undo() (string, error) { return c.through(c.Log.Undo, true) }

// Redo plays it again, with the results of Log.Redo.
func (c *Controller) Redo() (string, error) { return c.through(c.Log.Redo, false) }

// through goes one step back or forward, and on past new cards that stayed unnamed without a question. It returns the
// words of the first of these steps or, on the way back, of the last: the one that revealed the card.
func (c *Controller) through(step func() (string, error), back bool) (string, error) {
	hand := Entry{}
	if back {
		hand = c.lastHand()
		hand.Typed = nil
	}
	what, err := step()
	c.Stale()
	if err != nil {
		return "", err
	}
	for range mostUnnamed {
		if c.Frame(); !c.byKeys || c.scene.Auto == nil {
			break
		}
		more, err := step()
		c.Stale()
		if err != nil {
			break
		}
		if back {
			what = more
		}
	}
	c.enter(hand)
	if undone := c.Roll().Undone; undone != nil && back {
		c.enter(undone())
	}
	return what, nil
}

// Follow reads the file again if the game is being played elsewhere.
func (c *Controller) Follow() {
	c.File.Follow()
	if c.ReadOnly() {
		c.Stale()
	}
}

// Answer runs a command that asks about the game, as Game.Answer does. The coach may say something else afterwards.
func (c *Controller) Answer(cmd console.Command, on *console.Console, rest string) (known bool) {
	known = c.Game.Answer(cmd, on, rest)
	c.Stale()
	return known
}
