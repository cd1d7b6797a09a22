// Command web makes kot run in a browser:
//
//	go run ./cmd/web DIR             writes the folder that any web server can serve
//	go run ./cmd/web                 serves it on this machine alone, and prints the address
//	go run ./cmd/web --lan           serves it to everybody in the network, and prints the addresses
//	go run ./cmd/web --listen :8000  serves it at another address
//
// Built with the tag page it is kot-web: it has the folder in it, and builds nothing.
// docs/developers/web.md says how it is built and what is kept where.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"

	"golang.org/x/term"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

func main() {
	in := io.Reader(os.Stdin)
	if !term.IsTerminal(int(os.Stdin.Fd())) {
		in = nil
	}
	if err := run(os.Args[1:], in, os.Stdout, Build); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "web:", err)
		os.Exit(2)
	}
}

// run writes the site into the folder that is named. Without one it writes the site into a folder of its own,
// and serves it until the program is told to end. in is where the player can press Enter; nil if there is none.
func run(args []string, in io.Reader, out io.Writer, build func(ctx context.Context, dir string) error) (err error) {
	words, err := text.Load(text.FromEnv(os.Getenv), nil)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	flags := flag.NewFlagSet("kot-web", flag.ContinueOnError)
	flags.SetOutput(out)
	listen := flags.String("listen", "", words.Say("serve.help.listen", rules.Num("port", firstPort)))
	lan := flags.Bool("lan", false, words.Say("serve.help.lan"))
	flags.Usage = func() {
		fmt.Fprintln(out, words.Say("serve.help"))
		flags.PrintDefaults()
	}
	if err := flags.Parse(args); err != nil {
		return err
	}
	if *lan && *listen == "" {
		*listen = fmt.Sprintf(":%d", firstPort)
	}
	switch flags.NArg() {
	case 0:
	case 1:
		if err := ours(flags.Arg(0)); err != nil {
			return err
		}
		return build(ctx, flags.Arg(0))
	default:
		return errors.New(words.Say("serve.folders"))
	}
	on, err := listenOn(words, *listen, out) // before building, so that a port in use is told at once
	if err != nil {
		return err
	}
	defer on.Close()
	dir, err := os.MkdirTemp("", "kot-web-")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	if fromSource {
		fmt.Fprintln(out, words.Say("serve.building"))
	}
	err = build(ctx, dir)
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
	if err := me.tell(words, out, at); err != nil {
		return err
	}
	server := &http.Server{Handler: handler(dir), ReadHeaderTimeout: 10 * time.Second}
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
