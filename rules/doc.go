// Package rules contains what all boxes share: faces and rolls, the letters of dice, rule numbers, refusals that
// can be translated (Problem), and strict reading of the card data.
//
// The boxes are sub-packages. No package of rules uses a terminal, a clock or random numbers.
package rules
