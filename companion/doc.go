// Package companion is what all boxes and faces share. It defines a Game, its table (Frame), its choices and its
// set-up. The Controller stands between a game and a face, and the Desk has the folder of saved games. It must not
// know any box, terminal or browser.
package companion
