package duel

import "kingoftokyo/companion"

// coachSetting is the name of the setting of the coach.
const coachSetting = "coach"

// CoachSetting is how much of the coach the player has chosen; ok is false where she
// has not. Of several lines the last that is right counts.
func CoachSetting(s companion.Settings) (m CoachMode, ok bool) {
	for _, value := range s.Values(coachSetting) {
		if mode, right := ParseCoachMode(value); right {
			m, ok = mode, true
		}
	}
	return m, ok
}

// KeepCoach remembers how much of the coach the player wants.
func KeepCoach(s companion.Settings, m CoachMode) error { return s.Keep(coachSetting, m.String()) }
