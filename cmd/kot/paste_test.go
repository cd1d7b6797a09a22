//go:build unix

package main

import (
	"strings"
	"syscall"
	"testing"
)

// pastes pastes a text as a terminal with bracketed paste does.
func (w *window) pastes(text string) { w.types("\x1b[200~" + text + "\x1b[201~") }

// TestPasted: text pasted at the table is dice, or it is refused as a whole and nothing in it is a command; in a text
// field it is one line.
func TestPasted(t *testing.T) {
	t.Parallel()
	home := before(t)
	w := open(t, home)
	w.sees("Autobot: roll 5 dice")
	w.pastes("Cancel everything,\rquit and hearts.\r")
	w.sees("only dice and answers can be pasted")
	w.types("\x1b")
	w.sees("Autobot: roll 5 dice")
	w.pastes(strings.Repeat("ccffe", 10000))
	w.sees("only dice and answers can be pasted")
	w.types("\x1b")
	w.sees("Autobot: roll 5 dice")
	w.pastes("ccf\rfe\r")
	w.sees("rerolled: E")
	w.types("/")
	w.pastes("acid\x1b[31m\rattack\u202e")
	w.sees("acid attack", "One claw is always added")
	w.types("\x1b")
	w.sees("rerolled: E")
	w.types(":")
	w.pastes("roll h\r")
	w.sees(":roll h")
	w.types("\r")
	w.sees("rerolled: H")
	w.types("q")
	w.ends(exitFine)
	if game := saved(t, home); game != midTurn+"roll h\n" {
		t.Errorf("the file has\n%s", game)
	}
}

// TestPasteTorn: a paste whose end never comes blocks nothing.
func TestPasteTorn(t *testing.T) {
	t.Parallel()
	home := before(t)
	w := open(t, home)
	w.sees("Autobot: roll 5 dice")
	w.types("\x1b[200~ccffe and then no")
	w.kill(syscall.SIGTERM)
	w.ends(128 + int(syscall.SIGTERM))
	if game := saved(t, home); game != beforeRoll {
		t.Errorf("the file has\n%s", game)
	}
}

// TestBrokenBytes: bytes that are not text are not keys, but those after them are; a character that arrives in pieces is
// whole.
func TestBrokenBytes(t *testing.T) {
	t.Parallel()
	home := before(t)
	w := open(t, home)
	w.sees("Autobot: roll 5 dice")
	w.types("c\xff\xc3(c\x80f\xe2\x82")
	w.sees("2 more dice")
	w.types("f\xc3")
	w.sees("1 more die")
	w.types("\xa9e") // é is the key of 2 on a French keyboard
	w.sees("rerolled: E")
	w.types("\xffq")
	w.ends(exitFine)
	if game := saved(t, home); game != midTurn {
		t.Errorf("the file has\n%s", game)
	}
}

// TestForeignLocale: a terminal with another character set has a dashboard, in ASCII.
func TestForeignLocale(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"ru_RU.KOI8-R", "ru.KOI8-R", "zh_CN.GB18030"} {
		w := opened(t, inGame(t), setting{env: []string{"LANG=" + lang}})
		w.sees("rerolled: E", "Autobot: reroll 1 die")
		w.types("q")
		w.ends(exitFine)
		for _, b := range w.stream {
			if b >= 0x80 {
				t.Errorf("%s: byte %#x was written", lang, b)
				break
			}
		}
	}
}
