//go:build !windows

package text

import "os"

// Getenv is os.Getenv: everywhere but on Windows, the environment names the player's language.
func Getenv(name string) string { return os.Getenv(name) }
