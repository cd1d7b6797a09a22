package review

import (
	"math"
	"testing"

	"kingoftokyo/coach"
)

// TestSkillOf checks that both numbers of a skill are found from choices and results. If the two
// disagree, results weigh more, and a game that is not over does not count.
func TestSkillOf(t *testing.T) {
	chance := func(k coach.Skill) float64 { return 0.9 * k.Sharp * (1 - k.Slips) }
	played := func(like coach.Skill, won, lost, open int) (games []Sums) {
		for n := range won + lost + open {
			g := Sums{Over: n < won+lost, Won: n < won}
			for k, skill := range skills {
				if g.Results[k] = math.Log(1 - chance(skill)); g.Won {
					g.Results[k] = math.Log(chance(skill) + 0.01)
				}
				g.Choices[k] = -50 * (math.Abs(skill.Sharp-like.Sharp) + math.Abs(skill.Slips-like.Slips))
			}
			games = append(games, g)
		}
		return games
	}
	careless, sharp := coach.Skill{Sharp: 0.9, Slips: 0.3}, coach.Skill{Sharp: 0.9}
	for _, c := range []struct {
		games []Sums
		want  coach.Skill
		off   float64 // how far each number may be off
	}{
		{nil, Beginner, 0},
		{played(sharp, 0, 0, 20), Beginner, 0},
		{played(careless, 11, 9, 0), careless, 0.05},
		{played(sharp, 16, 4, 0), sharp, 0.05},
		{played(coach.Skill{Sharp: 0.2, Slips: 0.1}, 3, 17, 0), coach.Skill{Sharp: 0.2, Slips: 0.1}, 0.05},
		{played(sharp, 20, 180, 0), coach.Skill{Sharp: 0.5, Slips: 0.3}, 1},
	} {
		have := SkillOf(c.games)
		if off := max(math.Abs(have.Sharp-c.want.Sharp), math.Abs(have.Slips-c.want.Slips)); math.IsNaN(off) || off > c.off {
			t.Errorf("%d games: %+v, want about %+v", len(c.games), have, c.want)
		}
		if c.off > 0.05 && math.Abs(chance(have)-0.1) > 0.1 {
			t.Errorf("who won a game of ten is told %.2f before the first roll", chance(have))
		}
	}
}
