// Package companion is what every box's companion stands on: the player's desk with
// its folder of games, the words that ask something of the program. It knows no box.
package companion
