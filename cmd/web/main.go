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
	"strconv"
	"strings"
	"syscall"
	"time"

	"rsc.io/qr"
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
	flags := flag.NewFlagSet("kot-web", flag.ContinueOnError)
	flags.SetOutput(out)
	listen := flags.String("listen", "", fmt.Sprintf("the `address` to serve on, as :8000 for everybody in the network (default 127.0.0.1:%d)", firstPort))
	lan := flags.Bool("lan", false, "serve to everybody in the network")
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
	if fromSource {
		fmt.Fprintln(out, "building...")
	}
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
	name, err := os.Hostname()
	if err != nil {
		name = "" // its numbers will do
	}
	if err := tell(out, on.Addr().(*net.TCPAddr), name, own); err != nil {
		return err
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

// addresses are those at which a browser finds the server: the machine's name, which stays when its number
// changes, and then its numbers. own are the numbers of this machine.
func addresses(at *net.TCPAddr, name string, own []net.Addr) []string {
	url := func(host string) string { return "http://" + net.JoinHostPort(host, strconv.Itoa(at.Port)) }
	if !at.IP.IsUnspecified() {
		return []string{url(at.IP.String())}
	}
	var out []string
	for _, a := range own {
		n, ok := a.(*net.IPNet)
		if ok && n.IP.IsGlobalUnicast() && (n.IP.To4() != nil || at.IP.To4() == nil) {
			out = append(out, url(n.IP.String()))
		}
	}
	if len(out) == 0 || name == "" || name == "localhost" {
		return out
	}
	if !strings.Contains(name, ".") {
		name += ".local" // how a name is asked for in a network without a server for names
	}
	return append([]string{url(name)}, out...)
}

// tell says where a browser finds the server, and what plain http leaves out.
func tell(out io.Writer, at *net.TCPAddr, name string, own []net.Addr) error {
	list := addresses(at, name, own)
	switch {
	case at.IP.IsLoopback():
		fmt.Fprintln(out, list[0]+" (this machine alone)\n--lan serves it to everybody in the network")
		return nil
	case len(list) == 0:
		fmt.Fprintf(out, "this machine is in no network now; here it is http://127.0.0.1:%d\n", at.Port)
		return nil
	}
	fmt.Fprintln(out, "open to everybody who reaches this machine: they can load the program, and nothing of yours")
	for _, l := range list {
		fmt.Fprintln(out, l)
	}
	if len(list) > 1 {
		fmt.Fprintln(out, "a browser keeps games by the address: the first one stays when the number changes; use a number where the name is not found")
	}
	code, err := picture(list[0])
	fmt.Fprintf(out, "\n%s%s\n\n%s\n", code, list[0], `over plain http the page plays and saves, but needs this machine at each start, and the screen may go to sleep. With
https it works without network and keeps the screen on: unpack kot-web.zip at any static host that has https, or put a
server with a certificate before this one.`)
	return err
}

// picture is a text as a QR code of half blocks, light ones printed, for a dark terminal; cameras read it on a light one, too.
func picture(text string) (string, error) {
	code, err := qr.Encode(text, qr.L)
	if err != nil {
		return "", err
	}
	const margin = 2
	light := func(x, y int) bool { return y < code.Size+margin && !code.Black(x, y) }
	var out strings.Builder
	for y := -margin; y < code.Size+margin; y += 2 {
		for x := -margin; x < code.Size+margin; x++ {
			switch top, bottom := light(x, y), light(x, y+1); {
			case top && bottom:
				out.WriteRune('█')
			case top:
				out.WriteRune('▀')
			case bottom:
				out.WriteRune('▄')
			default:
				out.WriteByte(' ')
			}
		}
		out.WriteByte('\n')
	}
	return out.String(), nil
}
