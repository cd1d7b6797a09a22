// Command wrong makes small wrong changes to the program and reports those that no test notices: that is where a test is
// missing.
//
//	go run ./internal/tools/wrong -known                # changes that once went unnoticed
//	go run ./internal/tools/wrong -draw 60 -seed 7      # drawn from all lines of the rules, the log and the coach
//	go run ./internal/tools/wrong -draw 20 ./tracker    # from one package
//
// The nearest tests run first, and the run of a change stops at the first failure. The command ends with status 1 if a
// change goes unnoticed and explained.yaml doesn't explain it. A seed draws the same changes as long as the files stay the same.
package main

import (
	_ "embed"
	"flag"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"slices"
)

//go:embed known.yaml
var known []byte

//go:embed explained.yaml
var explained []byte

// everywhere is where changes are drawn from: what plays, saves and advises a game.
var everywhere = []string{"./rules/...", "./autobot", "./tracker", "./coach/...", "./companion/..."}

func main() {
	var o options
	flag.BoolVar(&o.known, "known", false, "try every change of known.yaml")
	flag.IntVar(&o.few, "few", 0, "try so many of known.yaml, chosen by -commit")
	flag.StringVar(&o.commit, "commit", "", "what -few chooses by")
	flag.IntVar(&o.draw, "draw", 0, "try so many drawn by -seed, of the packages named, or of all")
	flag.Uint64Var(&o.seed, "seed", 1, "what -draw draws by")
	flag.BoolVar(&o.own, "own", false, "of what is drawn, run the tests of the changed package alone")
	flag.Parse()
	if o.packages = flag.Args(); len(o.packages) == 0 {
		o.packages = everywhere
	}
	scratch, err := os.MkdirTemp("", "wrong")
	if err == nil {
		var alive int
		alive, err = try(os.Stdout, scratch, &o)
		os.RemoveAll(scratch)
		if err == nil && alive > 0 {
			os.Exit(1)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "wrong:", err)
		os.Exit(2)
	}
}

// options are what the flags ask for.
type options struct {
	known     bool
	few, draw int
	seed      uint64
	commit    string
	packages  []string
	own       bool
}

// try tries what is asked for, and returns how many changes survive without an explanation.
func try(w io.Writer, scratch string, o *options) (alive int, err error) {
	r, err := newRunner(".", scratch)
	if err != nil {
		return 0, err
	}
	list, err := read("known.yaml", known)
	if err != nil {
		return 0, err
	}
	if !o.known {
		list = few(list, o.few, o.commit)
	}
	for i := range list {
		ok, err := r.known(w, &list[i])
		if err != nil {
			return alive, err
		}
		if !ok {
			alive++
		}
	}
	if len(list) > 0 {
		fmt.Fprintf(w, "known: %d tried, %d live\n", len(list), alive)
	}
	if o.draw == 0 {
		return alive, nil
	}
	more, err := r.drawn(w, o)
	return alive + more, err
}

// known tries one recorded change, and reports whether a test catches it.
func (r *runner) known(w io.Writer, k *Known) (dies bool, err error) {
	src, err := os.ReadFile(filepath.Join(r.root, filepath.FromSlash(k.File)))
	if err != nil {
		return false, err
	}
	c, err := k.change(src)
	if err != nil {
		return false, err
	}
	list := k.tests()
	if len(list) == 0 {
		if list, err = r.concerned("./" + path.Dir(k.File)); err != nil {
			return false, err
		}
	}
	if err := r.sound(list); err != nil {
		return false, err
	}
	v, why, err := r.try(&c, src, list)
	if err == nil && v == unbuilt {
		err = fmt.Errorf("%s: does not compile with %q", k.File, k.Now)
	}
	if err != nil {
		return false, err
	}
	if v == dead {
		fmt.Fprintf(w, "dead   %s:%d  %s\n", c.File, c.Line, why)
		return true, nil
	}
	fmt.Fprintf(w, "LIVES  %s:%d\n  - %s\n  + %s\n  %s\n", c.File, c.Line, k.Was, k.Now, k.Why)
	return false, nil
}

// possible returns all changes of some packages, and the texts of their files.
func (r *runner) possible(packages []string) (list []Change, text map[string][]byte, err error) {
	files, err := r.sources(packages...)
	if err != nil {
		return nil, nil, err
	}
	text = map[string][]byte{}
	for _, f := range files {
		if text[f], err = os.ReadFile(filepath.Join(r.root, filepath.FromSlash(f))); err != nil {
			return nil, nil, err
		}
		of, err := changes(f, text[f])
		if err != nil {
			return nil, nil, err
		}
		list = append(list, of...)
	}
	return list, text, nil
}

// drawn tries drawn changes, and returns how many survive without an explanation.
func (r *runner) drawn(w io.Writer, o *options) (alive int, err error) {
	words, err := read("explained.yaml", explained)
	if err != nil {
		return 0, err
	}
	list, text, err := r.possible(o.packages)
	if err != nil {
		return 0, err
	}
	order := draw(list, o.seed)
	fmt.Fprintf(w, "seed %d: %d of %d lines that can be changed, in %d ways\n", o.seed, o.draw, len(order), len(list))
	tried, not, why := 0, 0, 0
	for _, c := range order {
		if tried == o.draw {
			break
		}
		concerned, err := r.concerned("./" + path.Dir(c.File))
		if err == nil {
			if o.own {
				concerned = concerned[:1]
			}
			err = r.sound(concerned)
		}
		if err != nil {
			return alive, err
		}
		src := text[c.File]
		v, test, err := r.try(&c, src, concerned)
		if err != nil {
			return alive, err
		}
		if v == unbuilt {
			not++
			continue
		}
		tried++
		was, now := c.lines(src)
		end, note := "dead", test
		if v == lives {
			end = "LIVES"
			if i := slices.IndexFunc(words, func(k Known) bool { return k.File == c.File && k.Was == was && k.Now == now }); i >= 0 {
				end, note = "lives", words[i].Why
				why++
			} else {
				alive++
			}
		}
		fmt.Fprintf(w, "%3d %-5s  %s:%d  %s\n      - %s\n      + %s\n", tried, end, c.File, c.Line, note, was, now)
	}
	fmt.Fprintf(w, "drawn: %d tried (%d more do not compile), %d live, %d of them explained\n", tried, not, alive+why, why)
	return alive, nil
}
