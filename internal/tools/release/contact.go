package main

import (
	_ "embed"
	"fmt"
	"net/mail"
	"net/url"
	"strings"

	"kingoftokyo/rules"
)

//go:embed contact.yaml
var contactFile []byte

const contactPath = "internal/tools/release/contact.yaml"

// contact is who answers for a release.
type contact struct {
	Name  string `yaml:"name"`
	Email string `yaml:"email"`
	Home  string `yaml:"home"` // the page of the source, with its releases behind /releases
}

// readContact reads a contact and refuses one that nobody could write to. Placeholders are refused unless the
// release is a rehearsal.
func readContact(data []byte, rehearsal bool) (contact, error) {
	var c contact
	faults := rules.Faults{File: contactPath}
	rules.DecodeStrict(data, &faults, &c)
	if err := faults.Err(); err != nil {
		return c, err
	}
	host, err := url.Parse(c.Home)
	if err != nil || host.Scheme != "https" || host.Host == "" || strings.HasSuffix(c.Home, "/") {
		return c, fmt.Errorf("%s: home is %q; an address that begins with https:// and ends without / is wanted", contactPath, c.Home)
	}
	if m, err := mail.ParseAddress(c.Maintainer()); err != nil || m.Name != c.Name || m.Address != c.Email {
		return c, fmt.Errorf("%s: %q is no name with an address", contactPath, c.Maintainer())
	}
	if rehearsal {
		return c, nil
	}
	for _, named := range []struct{ key, value, host string }{{"email", c.Email, c.Email}, {"home", c.Home, host.Hostname()}} {
		if strings.HasSuffix(named.host, ".invalid") {
			return c, fmt.Errorf("%s: %s is still the placeholder %s. Write down who answers for this release; -rehearsal makes one to try, not to hand out",
				contactPath, named.key, named.value)
		}
	}
	return c, nil
}

// Maintainer is the contact as a mail and a Debian package have it.
func (c contact) Maintainer() string { return c.Name + " <" + c.Email + ">" }
