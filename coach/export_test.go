package coach

// Solved, Few and Slack lend the tables that tests of this package have solved, the hearts of
// their games and how nearly these are exact to those beside it; Update lends its flag.
var Solved, Few, Slack, Update = solved, few, slack, update
