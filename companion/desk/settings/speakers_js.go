package settings

// speakers are the values of the setting Speak: a browser has a voice of its own.
var speakers = []string{"off", "on"}
