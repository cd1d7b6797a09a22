package coach

// Solved, Few and Slack lend the tables that tests of this package have solved, the hearts of
// their games and how nearly these are exact to those beside it.
var Solved, Few, Slack = solved, few, slack
