package coach

// Solved, Few and Slack give other tests the tables that tests of this package have solved, the
// hearts of their games and how exact these are; Update gives its flag.
var Solved, Few, Slack, Update = solved, few, slack, update
