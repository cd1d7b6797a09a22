package main

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strconv"
	"strings"

	"rsc.io/qr"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// This file determines where a browser finds the page.

// A browser stores games by the address at which they were played, and the port is part of it. So the port is always the
// same, and not one that other programs like to use.
const (
	firstPort = 8568
	ports     = 10 // how many are tried
)

// here returns an address that works only on this machine.
func here(port int) string { return "http://" + net.JoinHostPort("127.0.0.1", strconv.Itoa(port)) }

// listenOn listens at an address. Without one it uses the first free port, and says so if that is not the usual one. The
// error is a *rules.Problem, because every system words "port in use" differently.
func listenOn(words *text.Catalogue, address string, out io.Writer) (net.Listener, error) {
	if address != "" {
		_, port, err := net.SplitHostPort(address)
		if err == nil {
			_, err = net.LookupPort("tcp", port)
		}
		if err != nil {
			return nil, rules.Refuse("", "serve-address", rules.Text("address", address))
		}
		on, err := net.Listen("tcp", address)
		if err != nil {
			return nil, rules.Refuse("", "serve-busy", rules.Text("address", address))
		}
		return on, nil
	}
	for port := firstPort; port < firstPort+ports; port++ {
		on, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
		if err != nil {
			continue
		}
		if port != firstPort {
			fmt.Fprintln(out, words.Say("serve.taken",
				rules.Num("port", firstPort), rules.Num("now", port), rules.Text("address", here(firstPort))))
		}
		return on, nil
	}
	return nil, rules.Refuse("", "serve-ports", rules.Num("from", firstPort), rules.Num("to", firstPort+ports-1))
}

// machine is this computer as the network sees it.
type machine struct {
	name string     // "" if it has none
	own  []net.Addr // its IP addresses
}

func thisMachine() (m machine, err error) {
	if m.name, err = os.Hostname(); err != nil {
		m.name = "" // its IP addresses are enough
	}
	m.own, err = net.InterfaceAddrs()
	return m, err
}

// addresses returns the addresses at which a browser finds the server: the machine's name, which stays when its IP
// address changes, and then its IP addresses.
func (m *machine) addresses(at *net.TCPAddr) []string {
	url := func(host string) string { return "http://" + net.JoinHostPort(host, strconv.Itoa(at.Port)) }
	if !at.IP.IsUnspecified() {
		return []string{url(at.IP.String())}
	}
	out := text.Map(m.reached(at.IP.To4() == nil), func(ip net.IP) string { return url(ip.String()) })
	if len(out) == 0 || m.name == "" || m.name == "localhost" {
		return out
	}
	name := m.name
	if !strings.Contains(name, ".") {
		name += ".local" // how to ask for a name in a network without a name server
	}
	return append([]string{url(name)}, out...)
}

// reached returns the IP addresses at which others reach this machine, with or without those of version 6.
func (m *machine) reached(six bool) (out []net.IP) {
	for _, a := range m.own {
		if n, ok := a.(*net.IPNet); ok && n.IP.IsGlobalUnicast() && (six || n.IP.To4() != nil) {
			out = append(out, n.IP)
		}
	}
	return out
}

// columns is the width of the narrowest usual terminal.
const columns = 79

// tell prints where a browser finds the server, and what does not work over plain http.
func (m *machine) tell(words *text.Catalogue, out io.Writer, at *net.TCPAddr) {
	list := m.addresses(at)
	switch {
	case at.IP.IsLoopback():
		fmt.Fprintln(out, words.Say("serve.alone", rules.Text("address", list[0])))
		return
	case len(list) == 0:
		fmt.Fprintln(out, words.Say("serve.none", rules.Text("address", here(at.Port))))
		return
	}
	fmt.Fprintln(out, words.Say("serve.open"))
	for _, l := range list {
		fmt.Fprintln(out, l)
	}
	if len(list) > 1 {
		fmt.Fprintln(out, text.Wrap(words.Say("serve.names"), columns))
	}
	fmt.Fprintf(out, "\n%s%s\n\n%s\n", picture(list[0]), list[0], text.Wrap(words.Say("serve.http"), columns))
}

// invite waits for a line and then serves the page on the network as well, because a player who has started the program
// with a finger or a mouse cannot give an option. The machine's own address keeps working.
func (m *machine) invite(words *text.Catalogue, in io.Reader, out io.Writer, server *http.Server, port int) {
	if _, err := bufio.NewReader(in).ReadString('\n'); err != nil {
		return
	}
	for _, ip := range m.reached(false) {
		if on, err := net.Listen("tcp", net.JoinHostPort(ip.String(), strconv.Itoa(port))); err == nil {
			go func() { _ = server.Serve(on) }() // ends with the server
		}
	}
	m.tell(words, out, &net.TCPAddr{IP: net.IPv4zero, Port: port})
}

// picture returns an address as a QR code of half blocks. It prints the light ones, for a dark terminal; cameras also read it on a light
// one.
func picture(address string) string {
	code, err := qr.Encode(address, qr.L)
	if err != nil {
		panic(err) // an address is never too long for a code
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
	return out.String()
}
