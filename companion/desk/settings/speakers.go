//go:build !js

package settings

// speakers are the values of the setting Speak: any command.
var speakers []string
