// Measures prints what the source of kot costs: how wide the interfaces between its parts are, how many lines a
// box takes, what stands in both boxes, how many lines there are in all.
//
//	go run ./internal/tools/measures
//
// It reads the source of the working directory, which must be that of the repository, and prints a table.
package main

import (
	"flag"
	"fmt"
	"go/ast"
	"go/types"
	"log"
	"os"
	"strings"
)

// shell are the packages of the shell: companion, and what was split off from it and is imported by a box or a
// face, so that a name that moves out counts on.
var shell = []string{"companion", "companion/console", "companion/desk/record", "companion/desk/settings", "companion/words/voice"}

// pairs are the packages that do the same job for two boxes.
var pairs = [][2]string{{"rules/duel", "rules/tokyo"}, {"companion/boxes/duel", "companion/boxes/tokyo"}}

func main() {
	log.SetFlags(0)
	list := flag.Bool("list", false, "list what is counted, too")
	flag.Parse()
	src, err := load()
	if err != nil {
		log.Fatal(err)
	}
	p := printer{list: *list}
	fmt.Println("| measure | now |\n|---|---|")
	p.row("methods of companion.Game, embedded ones counted", methods(src.pkg("companion"), "Game"))
	p.row("methods of companion.Coached", methods(src.pkg("companion"), "Coached"))
	var names []string
	for _, path := range shell {
		if pkg := src.pkg(path); pkg != nil {
			names = append(names, exported(pkg)...)
		}
	}
	p.row("exported names of the shell, with methods", names)
	p.row("those of companion alone", exported(src.pkg("companion")))
	for _, path := range []string{"companion", "companion/boxes/duel", "companion/boxes/tokyo"} {
		names, methods := src.idle(path)
		p.row("exported names of "+path+" that nobody else names", names)
		p.row("exported methods of it that nobody else names and no interface asks for", methods)
	}
	for _, both := range pairs {
		p.row("lines in functions that stand in "+both[0]+" and "+both[1], common(src.pkg(both[0]), src.pkg(both[1])))
	}
	for _, path := range []string{"companion/boxes/duel", "companion/boxes/tokyo", "companion/faces/terminal"} {
		n, err := count(path)
		if err != nil {
			log.Fatal(err)
		}
		p.number("lines of "+path, n)
	}
	all, err := total()
	if err != nil {
		log.Fatal(err)
	}
	p.number("product Go: without tests, internal and vendor", all.product)
	p.number("of these neither blank nor comment", all.code)
	p.number("all Go but tests and vendor", all.all)
}

// printer prints the rows of the table.
type printer struct{ list bool }

// row prints how many names there are, and the names if they are wanted.
func (p printer) row(what string, names []string) {
	p.number(what, len(names))
	if p.list {
		for _, n := range names {
			fmt.Fprintln(os.Stderr, "  "+n)
		}
	}
}

func (p printer) number(what string, n int) { fmt.Printf("| %s | %d |\n", what, n) }

// methods are the methods of an interface of a package, embedded ones counted.
func methods(p *pkg, name string) (out []string) {
	of := p.types.Scope().Lookup(name)
	if of == nil {
		return nil
	}
	face, ok := of.Type().Underlying().(*types.Interface)
	if !ok {
		return nil
	}
	for m := range face.Methods() {
		out = append(out, name+"."+m.Name())
	}
	return out
}

// exported are the exported names of a package: types, functions, constants, variables, and methods of exported
// types. Fields of structs and methods of interfaces are part of their type.
func exported(p *pkg) (out []string) {
	for _, f := range p.files {
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if name := receiver(d); d.Name.IsExported() && (name == "" || ast.IsExported(name)) {
					out = append(out, p.path+" "+strings.TrimPrefix(name+"."+d.Name.Name, "."))
				}
			case *ast.GenDecl:
				for _, n := range declared(d) {
					if n.IsExported() {
						out = append(out, p.path+" "+n.Name)
					}
				}
			}
		}
	}
	return out
}

// receiver is the name of a method's type; "" for a function.
func receiver(d *ast.FuncDecl) string {
	if d.Recv == nil {
		return ""
	}
	t := d.Recv.List[0].Type
	if star, ok := t.(*ast.StarExpr); ok {
		t = star.X
	}
	switch generic := t.(type) {
	case *ast.IndexExpr:
		t = generic.X
	case *ast.IndexListExpr:
		t = generic.X
	}
	return t.(*ast.Ident).Name
}

// declared are the names that a declaration of types, constants or variables declares.
func declared(d *ast.GenDecl) (out []*ast.Ident) {
	for _, s := range d.Specs {
		switch s := s.(type) {
		case *ast.ValueSpec:
			out = append(out, s.Names...)
		case *ast.TypeSpec:
			out = append(out, s.Name)
		}
	}
	return out
}
