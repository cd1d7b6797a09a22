// Command web makes kot run in a browser:
//
//	go run ./cmd/web DIR             writes the folder that any web server can serve
//	go run ./cmd/web                 serves it on this machine alone, and prints the address
//	go run ./cmd/web --listen :8000  serves it to everybody in the network, and prints the addresses
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
	"strconv"
	"syscall"
	"time"
)

func main() {
	if err := run(os.Args[1:], os.Stdout, Build); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "web:", err)
		os.Exit(2)
	}
}

// run writes the site into the folder that is named. Without one it writes the site into a folder of its own,
// and serves it until the program is told to end.
func run(args []string, out io.Writer, build func(ctx context.Context, dir string) error) (err error) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	flags := flag.NewFlagSet("web", flag.ContinueOnError)
	flags.SetOutput(out)
	listen := flags.String("listen", "", fmt.Sprintf("the `address` to serve on, as :8000 for everybody in the network (default 127.0.0.1:%d)", firstPort))
	if err := flags.Parse(args); err != nil {
		return err
	}
	switch flags.NArg() {
	case 0:
	case 1:
		if err := ours(flags.Arg(0)); err != nil {
			return err
		}
		return build(ctx, flags.Arg(0))
	default:
		return errors.New("one folder at most")
	}
	on, err := listenOn(*listen, out) // before building, so that a port in use is told at once
	if err != nil {
		return err
	}
	defer on.Close()
	dir, err := os.MkdirTemp("", "kot-web-")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	fmt.Fprintln(out, "building...")
	err = build(ctx, dir)
	if ctx.Err() != nil { // the program was told to end
		return nil
	}
	if err != nil {
		return err
	}
	own, err := net.InterfaceAddrs()
	if err != nil {
		return err
	}
	for _, l := range addresses(on.Addr().(*net.TCPAddr), own) {
		fmt.Fprintln(out, l)
	}
	server := &http.Server{Handler: handler(dir), ReadHeaderTimeout: 10 * time.Second}
	context.AfterFunc(ctx, func() { server.Close() })
	if err := server.Serve(on); ctx.Err() == nil {
		return err
	}
	return nil
}

// A browser keeps games by the address they were played at, and the port is part of it: so it is
// the same one each time, and not one that other programs like to have.
const (
	firstPort = 8568
	ports     = 10 // how many are tried
)

// listenOn listens at an address. Without one it takes the first free port, and says so if that is not the
// usual one.
func listenOn(address string, out io.Writer) (net.Listener, error) {
	if address != "" {
		return net.Listen("tcp", address)
	}
	var taken error // each system has its own words for a port in use
	for port := firstPort; port < firstPort+ports; port++ {
		on, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
		if err != nil {
			taken = err
			continue
		}
		if port != firstPort {
			fmt.Fprintf(out, "port %d is taken (is kot served there already?), so it is %d this time: for a browser that is another place,\nand the games played at http://127.0.0.1:%[1]d are not to be seen there\n", firstPort, port)
		}
		return on, nil
	}
	return nil, taken
}

// addresses are the lines that say at which addresses a browser finds the server. own are the addresses of
// this machine.
func addresses(at *net.TCPAddr, own []net.Addr) []string {
	url := func(ip net.IP) string { return "http://" + net.JoinHostPort(ip.String(), strconv.Itoa(at.Port)) }
	if at.IP.IsLoopback() {
		return []string{url(at.IP) + " (this machine alone)"}
	}
	out := []string{"open to everybody who reaches this machine: they can load the program, and nothing of yours"}
	if !at.IP.IsUnspecified() {
		return append(out, url(at.IP))
	}
	for _, a := range own {
		n, ok := a.(*net.IPNet)
		if ok && n.IP.IsGlobalUnicast() && (n.IP.To4() != nil || at.IP.To4() == nil) {
			out = append(out, url(n.IP))
		}
	}
	if len(out) == 1 {
		out = append(out, fmt.Sprintf("this machine is in no network now; here it is http://127.0.0.1:%d", at.Port))
	}
	return out
}
