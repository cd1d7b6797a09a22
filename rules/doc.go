// Package rules holds what all boxes of King of Tokyo truly share: faces and
// rolls, the letters dice are typed in, rule numbers, problems that can be said
// in any language, and strict reading of the card data.
//
// The boxes themselves are sub-packages (rules/duel). Nothing in here does
// terminal I/O, reads a clock or draws a random number.
package rules
