package ask

// Sentences is how a text is parted.
var Sentences = sentences
