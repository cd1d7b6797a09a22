// Command web makes kot run in a browser:
//
//	go run ./cmd/web DIR             writes the folder that any web server can serve
//	go run ./cmd/web                 serves it on this machine alone, and prints the address
//	go run ./cmd/web --listen :8000  serves it to everybody in the network
//
// docs/web.md says how it is built and what is kept where.
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
)

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "web:", err)
		os.Exit(2)
	}
}

func run(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("web", flag.ContinueOnError)
	listen := flags.String("listen", "127.0.0.1:0", "the address to serve on; :8000 is for everybody in the network")
	if err := flags.Parse(args); err != nil {
		return err
	}
	switch flags.NArg() {
	case 0:
	case 1:
		return Build(flags.Arg(0))
	default:
		return errors.New("one folder at most")
	}
	dir, err := os.MkdirTemp("", "kot-web-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	fmt.Fprintln(out, "building...")
	if err := Build(dir); err != nil {
		return err
	}
	on, err := net.Listen("tcp", *listen)
	if err != nil {
		return err
	}
	if host, port, _ := net.SplitHostPort(on.Addr().String()); net.ParseIP(host).IsLoopback() {
		fmt.Fprintf(out, "http://%s (this machine alone)\n", on.Addr())
	} else {
		fmt.Fprintf(out, "port %s, open to everybody who reaches this machine: they can load the program, and nothing of yours\n", port)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	context.AfterFunc(ctx, func() { on.Close() })
	if err := http.Serve(on, http.FileServer(http.Dir(dir))); ctx.Err() == nil {
		return err
	}
	return nil
}
