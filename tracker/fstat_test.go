//go:build linux && (amd64 || arm64)

package tracker_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"unsafe"

	"golang.org/x/sys/unix"

	"kingoftokyo/tracker"
)

// withoutFstat is the variable that tells this test's own child where to begin a game.
const withoutFstat = "KOT_TEST_FSTAT"

// TestFstatFails: on a disk that has no information about an open file, no game is begun,
// and no file is left. The kernel refuses the call in a child.
func TestFstatFails(t *testing.T) {
	if path := os.Getenv(withoutFstat); path != "" {
		if err := refuse(unix.SYS_FSTAT); err != nil {
			fmt.Println("skipped:", err)
			return
		}
		f, err := tracker.Create(path, foxSetup)
		fmt.Printf("made %v: %v\n", f != nil, err)
		return
	}
	path := filepath.Join(t.TempDir(), "foxes.kot")
	child := exec.Command(os.Args[0], "-test.run", "^TestFstatFails$")
	child.Env = append(os.Environ(), withoutFstat+"="+path)
	said, err := child.CombinedOutput()
	must(t, err)
	if string(said[:min(7, len(said))]) == "skipped" {
		t.Skipf("%s", said)
	}
	want := "made false: create-failed file=" + path + " reason=input/output error\n"
	if have := string(said); len(have) < len(want) || have[:len(want)] != want {
		t.Errorf("the child says %q, want %q", said, want)
	}
	left, err := os.ReadDir(filepath.Dir(path))
	must(t, err)
	if len(left) > 0 {
		t.Errorf("left over: %v", left)
	}
}

// refuse makes a system call fail in the whole process from now on.
func refuse(call uint32) error {
	const load, ifEqual, give = unix.BPF_LD | unix.BPF_W | unix.BPF_ABS, unix.BPF_JMP | unix.BPF_JEQ | unix.BPF_K, unix.BPF_RET | unix.BPF_K
	filter := []unix.SockFilter{
		{Code: load}, // the number of the call
		{Code: ifEqual, K: call, Jf: 1},
		{Code: give, K: unix.SECCOMP_RET_ERRNO | uint32(unix.EIO)},
		{Code: give, K: unix.SECCOMP_RET_ALLOW},
	}
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return err
	}
	program := unix.SockFprog{Len: uint16(len(filter)), Filter: &filter[0]}
	if _, _, failed := unix.Syscall(unix.SYS_SECCOMP, unix.SECCOMP_SET_MODE_FILTER, unix.SECCOMP_FILTER_FLAG_TSYNC, uintptr(unsafe.Pointer(&program))); failed != 0 {
		return failed
	}
	return nil
}
