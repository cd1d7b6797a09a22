//go:build browser

package main

import "testing"

func TestSolo(t *testing.T) {
	s := serve(t)
	u := open(t, s.url(), phone)
	u.sees("New game")
	u.picture("setup")
	u.types("\r")
	u.sees("PUT ON THE TABLE")
	u.picture("todo")
	u.types("\r")
	u.picture("table")
	t.Log(u.screen())
	u.types("ccf")
	u.picture("table2")
	t.Log(u.screen())
}
