package tokyo

// ParseThrow is parseThrow for tests: in the plain companion a refusal of it is only
// seen as the question asked once more.
var ParseThrow = parseThrow
