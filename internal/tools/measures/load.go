package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

const module = "kingoftokyo"

// source is the product's Go: all packages without tests, internal and vendor.
type source struct {
	fset *token.FileSet
	list []*pkg
}

// pkg is one package, with the types of all it names.
type pkg struct {
	path  string // without the module
	files []*ast.File
	fset  *token.FileSet
	types *types.Package
	info  types.Info
}

func (s *source) pkg(path string) *pkg {
	for _, p := range s.list {
		if p.path == path {
			return p
		}
	}
	return nil
}

// load reads and checks the product. What the packages export is taken from the compiler's own files, so that
// each is checked by itself.
func load() (*source, error) {
	cmd := exec.Command("go", "list", "-export", "-deps", "-json=ImportPath,Dir,GoFiles,Export,Standard", "./...")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, err
	}
	type listed struct {
		ImportPath, Dir, Export string
		GoFiles                 []string
		Standard                bool
	}
	src, exports := &source{fset: token.NewFileSet()}, map[string]string{}
	var own []listed
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var l listed
		if err := d.Decode(&l); err == io.EOF {
			break
		} else if err != nil {
			return nil, err
		}
		exports[l.ImportPath] = l.Export
		if strings.HasPrefix(l.ImportPath, module+"/") && !strings.HasPrefix(l.ImportPath, module+"/internal/") {
			own = append(own, l)
		}
	}
	from := importer.ForCompiler(src.fset, "gc", func(path string) (io.ReadCloser, error) {
		if exports[path] == "" {
			return nil, fmt.Errorf("%s was not compiled", path)
		}
		return os.Open(exports[path])
	})
	for _, l := range own {
		p := &pkg{fset: src.fset, path: strings.TrimPrefix(l.ImportPath, module+"/"), info: types.Info{Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}}
		for _, name := range l.GoFiles {
			f, err := parser.ParseFile(src.fset, filepath.Join(l.Dir, name), nil, parser.SkipObjectResolution)
			if err != nil {
				return nil, err
			}
			p.files = append(p.files, f)
		}
		checked, err := (&types.Config{Importer: from}).Check(l.ImportPath, src.fset, p.files, &p.info)
		if err != nil {
			return nil, err
		}
		p.types = checked
		src.list = append(src.list, p)
	}
	return src, nil
}

// idle are the exported names of a package that no other package of the product names, and its methods that
// besides no interface asks for.
func (s *source) idle(path string) (names, meth []string) {
	named, asked := map[string]bool{}, map[string]bool{"String": true, "Error": true}
	for _, p := range s.list {
		for _, of := range p.info.Uses {
			if of.Pkg() != nil && p.path != path && of.Pkg().Path() == module+"/"+path {
				named[key(of)] = true
			}
		}
		for _, of := range p.info.Defs {
			if name, ok := of.(*types.TypeName); ok {
				if face, ok := name.Type().Underlying().(*types.Interface); ok {
					for m := range face.Methods() {
						asked[m.Name()] = true
					}
				}
			}
		}
	}
	p := s.pkg(path)
	for _, f := range p.files {
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				of, name := receiver(d), d.Name.Name
				switch {
				case !d.Name.IsExported() || named[of+"."+name]:
				case of == "":
					names = append(names, name)
				case ast.IsExported(of) && !asked[name]:
					meth = append(meth, of+"."+name)
				}
			case *ast.GenDecl:
				for _, n := range declared(d) {
					if n.IsExported() && !named["."+n.Name] {
						names = append(names, n.Name)
					}
				}
			}
		}
	}
	return names, meth
}

// key is a name with that of its type before it, as `Phrases.Prompt` or `.Setup`.
func key(of types.Object) string {
	if f, ok := of.(*types.Func); ok {
		if recv := f.Type().(*types.Signature).Recv(); recv != nil {
			t := recv.Type()
			if p, ok := t.(*types.Pointer); ok {
				t = p.Elem()
			}
			if n, ok := t.(*types.Named); ok {
				return n.Obj().Name() + "." + of.Name()
			}
		}
	}
	return "." + of.Name()
}

// text are the lines of a file from one place to another.
func (p *pkg) text(from, to token.Pos) []string {
	data, err := os.ReadFile(p.fset.File(from).Name())
	if err != nil {
		return nil
	}
	return strings.Split(string(data[p.fset.Position(from).Offset:p.fset.Position(to).Offset]), "\n")
}
