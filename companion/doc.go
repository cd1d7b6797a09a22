// Package companion is the shell: what the games of all boxes share on their way to a player. It has the
// player's desk with the folder of saved games, and says what a game, its table, its choices and its set-up
// are for plain mode, the dashboard and the commands. It knows no box.
package companion
