package review

// Starts is how many kinds of games there are by the chance at their start.
const Starts = 5

// StartOf returns the kind of games that start with this chance, from 0 to Starts-1.
func StartOf(win float64) int { return max(0, min(Starts-1, int(win*Starts))) }

// lucks are the deciles of the luck in games of the coach's simulator, all skills, by kind: one
// game in ten has less than the first. Made by
//
//	go run ./internal/tools/skill -luck 2000
var lucks = [Starts][9]float64{
	{-0.20, -0.13, -0.09, -0.07, -0.04, -0.03, -0.02, -0.01, 0.04}, // 522 games
	{-0.41, -0.28, -0.22, -0.17, -0.09, 0.06, 0.39, 0.59, 0.75},    // 230 games
	{-0.56, -0.47, -0.35, -0.13, 0.22, 0.36, 0.47, 0.57, 0.67},     // 230 games
	{-0.64, -0.41, 0.01, 0.19, 0.24, 0.29, 0.34, 0.44, 0.56},       // 357 games
	{-0.02, 0.03, 0.05, 0.07, 0.09, 0.12, 0.15, 0.19, 0.26},        // 661 games
}
