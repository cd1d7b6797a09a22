package tracker

import (
	"os"
	"syscall/js"
)

// appending makes every write go to the end of the file, wherever that is by then.
const appending = os.O_APPEND

const withoutWaiting = 0

// osFile is an open file of the page, whose files are in the browser's database.
type osFile struct{ *os.File }

// syncFolder is not needed here: a name is saved when its transaction is complete.
func (osDisk) syncFolder(string) error { return nil }

// lock asks the page, which knows about its other tabs.
func (f osFile) lock() error {
	files := js.Global().Get("fs")
	if files.Get("flock").IsUndefined() {
		return errNoLocks
	}
	free := make(chan bool, 1)
	done := js.FuncOf(func(_ js.Value, args []js.Value) any {
		free <- args[0].Bool()
		return nil
	})
	defer done.Release()
	files.Call("flock", int(f.Fd()), done)
	if !<-free {
		return errHeld
	}
	return nil
}
