package companion

// speakers are the values of the setting SetSpeak: a browser has a voice of its own.
var speakers = []string{"off", "on"}
