// Command web builds and serves the page that runs kot in a browser:
//
//	go run ./cmd/web DIR             writes a folder that any web server can serve
//	go run ./cmd/web                 serves the page to this machine only, and prints the address
//	go run ./cmd/web --lan           serves it to everybody in the network, and prints the addresses
//	go run ./cmd/web --listen :8000  serves it at another address
//
// With the build tag page it is kot-web, which contains the page and builds nothing.
// docs/developers/web.md says how it works.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"net"
	"os"
	"os/signal"
	"runtime"
	"strings"
	"syscall"

	webbrowser "github.com/cli/browser"
	"golang.org/x/term"

	"kingoftokyo/companion/desk/release"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

func main() {
	in := io.Reader(os.Stdin)
	if !term.IsTerminal(int(os.Stdin.Fd())) {
		in = nil
	}
	words := text.Load(text.FromEnv(text.Getenv), nil)
	err := run(words, os.Args[1:], in, os.Stdout, Build, opener())
	if err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "kot-web: "+words.Error(err))
		os.Exit(2)
	}
}

// opener returns a function that opens an address in the player's browser; nil if none could be seen: without a terminal or a display.
func opener() func(address string) {
	display := os.Getenv("DISPLAY")+os.Getenv("WAYLAND_DISPLAY") != ""
	if !term.IsTerminal(int(os.Stdout.Fd())) || !display && runtime.GOOS != "windows" && runtime.GOOS != "darwin" {
		return nil
	}
	webbrowser.Stdout, webbrowser.Stderr = io.Discard, io.Discard
	return func(address string) { _ = webbrowser.OpenURL(address) } // the address is on the terminal too
}

// options is what the program was started with.
type options struct {
	listen string // the address to serve on; "" for this machine alone
	folder string // the folder to write the page into; "" to serve it
	closed bool   // don't open a browser
}

// read reads the arguments. The error is flag.ErrHelp after the help or the version was printed, or a *rules.Problem.
func read(words *text.Catalogue, args []string, out io.Writer) (o options, err error) {
	flags := flag.NewFlagSet("kot-web", flag.ContinueOnError)
	flags.SetOutput(io.Discard) // it would report mistakes in English
	flags.Usage = func() {}
	flags.StringVar(&o.listen, "listen", "", words.Say("serve.help.listen", rules.Num("port", firstPort)))
	lan := flags.Bool("lan", false, words.Say("serve.help.lan"))
	flags.BoolVar(&o.closed, "no-browser", false, words.Say("serve.help.no-browser"))
	version := flags.Bool("version", false, words.Say("serve.help.version"))
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprintln(out, words.Say("serve.help"))
		flags.SetOutput(out)
		flags.PrintDefaults()
		return o, err
	case err != nil || flags.NArg() > 1:
		return o, rules.Refuse("", "serve-options", rules.Text("words", strings.Join(args, " ")))
	}
	if *version {
		fmt.Fprintln(out, "kot-web "+release.Version())
		return o, flag.ErrHelp
	}
	if o.folder = flags.Arg(0); *lan && o.listen == "" {
		o.listen = fmt.Sprintf(":%d", firstPort)
	}
	return o, nil
}

// untilTold returns a context that ends when the program is told to end, for example because its window was closed. A
// program started with nohup keeps running without its window.
func untilTold() (context.Context, context.CancelFunc) {
	ends := []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGQUIT}
	if !signal.Ignored(syscall.SIGHUP) {
		ends = append(ends, syscall.SIGHUP)
	}
	return signal.NotifyContext(context.Background(), ends...)
}

// builder makes the page: Build, except in tests.
type builder func(context.Context) (site, error)

// run writes the page into the named folder. Without a folder it serves the page until the program is told to end. in is
// where the player can press Enter, open opens an address in a browser; each is nil if there is none.
func run(words *text.Catalogue, args []string, in io.Reader, out io.Writer, build builder, open func(address string)) error {
	o, err := read(words, args, out)
	if err != nil {
		return err
	}
	ctx, stop := untilTold()
	defer stop()
	if o.folder == "" {
		if o.closed || o.listen != "" {
			open = nil
		}
		return serveAt(ctx, words, o.listen, in, out, build, open)
	}
	root, err := openFolder(o.folder) // before building, so that a wrong folder is reported at once
	if err == nil {
		err = root.Close()
	}
	var page site
	if err == nil || errors.Is(err, fs.ErrNotExist) {
		if page, err = build(ctx); err != nil {
			return err
		}
		err = page.write(o.folder)
	}
	if _, told := errors.AsType[*rules.Problem](err); err != nil && !told {
		err = rules.Refuse("", "serve-unwritten", rules.Text("folder", o.folder), rules.Text("reason", err.Error()))
	}
	return err
}

// serveAt serves the page at an address until the context ends.
func serveAt(
	ctx context.Context, words *text.Catalogue, address string, in io.Reader, out io.Writer, build builder, open func(address string),
) error {
	on, err := listenOn(words, address, out) // before building, so that a port in use is reported at once
	if err != nil {
		return err
	}
	defer on.Close()
	if fromSource {
		fmt.Fprintln(out, words.Say("serve.building"))
	}
	page, err := build(ctx)
	if ctx.Err() != nil { // the program was told to end
		return nil
	}
	if err != nil {
		return err
	}
	me, err := thisMachine()
	if err != nil {
		return err
	}
	at := on.Addr().(*net.TCPAddr)
	me.tell(words, out, at)
	if open != nil {
		fmt.Fprintln(out, words.Say("serve.opening"))
		go open(here(at.Port)) // the listener accepts its request, whatever happens first
	}
	server := newServer(page)
	context.AfterFunc(ctx, func() { server.Close() })
	switch {
	case !at.IP.IsLoopback():
	case in == nil:
		fmt.Fprintln(out, words.Say("serve.lan"))
	default:
		fmt.Fprintln(out, words.Say("serve.enter"))
		go me.invite(words, in, out, server, at.Port)
	}
	if err := server.Serve(on); ctx.Err() == nil {
		return err
	}
	return nil
}
