package main

import (
	"fmt"
	"os"
	"strings"

	"rsc.io/qr"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/share"
	"kingoftokyo/companion/faces/web"
	"kingoftokyo/companion/words/text"
)

// handLink sends the page the link of a game at the page's own address, and its QR code if the link is short enough.
func handLink(words *text.Catalogue, desk *companion.Desk, path, address string) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	link, err := share.Link(address, string(data), func(game string) bool {
		_, _, err := desk.Played("", game)
		return err == nil
	})
	if err != nil {
		return err
	}
	said := posted{"link": link, "note": words.Say("games.shared")}
	if len(link) <= share.ForPicture {
		code, _ := qr.Encode(link, qr.L) // it has room for more
		said["code"], said["size"] = outline(code), code.Size
	}
	post(said)
	return nil
}

// outline returns the dark part of a QR code as the path of an SVG in which a module is one unit wide.
func outline(code *qr.Code) string {
	var out strings.Builder
	for y := range code.Size {
		for x := 0; x < code.Size; x++ {
			from := x
			for x < code.Size && code.Black(x, y) {
				x++
			}
			if x > from {
				fmt.Fprintf(&out, "M%d %dh%dv1h-%dz", from, y, x-from, x-from)
			}
		}
	}
	return out.String()
}

// takeLink saves the game of a link under a free name and opens it.
func takeLink(words *text.Catalogue, desk *companion.Desk, link string) error {
	game, err := desk.Linked(link)
	if err != nil {
		return err
	}
	path, err := save(desk, desk.Today+"-"+words.Say("web.link-name"), game)
	if err == nil {
		atFace <- func(f *web.Face) { f.Received(path) }
	}
	return err
}
