package text

import (
	"os"

	"golang.org/x/sys/windows"
)

// Getenv is os.Getenv, but if LANG isn't set, it returns the player's display language, such as "fr-FR": Windows itself
// never sets LANG.
func Getenv(name string) string {
	if v := os.Getenv(name); v != "" || name != "LANG" {
		return v
	}
	langs, err := windows.GetUserPreferredUILanguages(windows.MUI_LANGUAGE_NAME)
	if err != nil || len(langs) == 0 {
		return ""
	}
	return langs[0]
}
