//go:build !js

package companion

// speakers are the values of the setting SetSpeak: any command.
var speakers []string
