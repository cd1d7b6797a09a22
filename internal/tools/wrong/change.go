package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"hash/fnv"
	"io"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/rules"
)

// Change is one wrong change of a file: some of its text is replaced.
type Change struct {
	File string // from the root of the module, with slashes
	Line int    // where it begins, from 1
	// From and To are the bytes of the file that are replaced by Text.
	From, To int
	Text     string
}

// apply returns the file with the change.
func (c *Change) apply(src []byte) []byte {
	return slices.Concat(src[:c.From], []byte(c.Text), src[c.To:])
}

// lines returns the line as it was, and as it is with the change: empty if a statement is removed.
func (c *Change) lines(src []byte) (was, now string) {
	begin := bytes.LastIndexByte(src[:c.From], '\n') + 1
	first, _, _ := bytes.Cut(src[begin:], []byte("\n"))
	was = strings.TrimSpace(string(first))
	if c.Text == "" {
		return was, ""
	}
	changed, _, _ := bytes.Cut(c.apply(src)[begin:], []byte("\n"))
	return was, strings.TrimSpace(string(changed))
}

// opposite is the replacement for a comparison or a step: an equally easy mistake.
var opposite = map[token.Token]token.Token{
	token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR,
	token.EQL: token.NEQ, token.NEQ: token.EQL, token.INC: token.DEC, token.DEC: token.INC,
}

// changes returns all wrong changes of a file, in its order: it swaps a comparison, makes a number one more
// or less, negates a condition, removes a statement. Not all of them compile, and some change nothing.
func changes(file string, src []byte) ([]Change, error) {
	fset := token.NewFileSet()
	parsed, err := parser.ParseFile(fset, file, src, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	f := &finder{file: file, src: src, fset: fset}
	ast.Inspect(parsed, func(n ast.Node) bool {
		f.visit(n)
		return true
	})
	slices.SortStableFunc(f.list, func(a, b Change) int { return a.From - b.From })
	return f.list, nil
}

// finder finds the changes of a file.
type finder struct {
	file string
	src  []byte
	fset *token.FileSet
	list []Change
}

// visit adds the changes of one node, but not those of its parts.
func (f *finder) visit(n ast.Node) {
	switch n := n.(type) {
	case *ast.BinaryExpr:
		f.swap(n.OpPos, n.Op)
		if n.Op == token.LAND || n.Op == token.LOR {
			f.negate(n.X)
			f.negate(n.Y)
		}
	case *ast.IncDecStmt:
		f.swap(n.TokPos, n.Tok)
	case *ast.BasicLit:
		if v, err := strconv.ParseInt(n.Value, 0, 64); err == nil && n.Kind == token.INT {
			f.replace(n.Pos(), n.End(), fmt.Sprintf("(%d)", v-1))
			f.replace(n.Pos(), n.End(), fmt.Sprintf("(%d)", v+1))
		}
	case *ast.IfStmt:
		f.negate(n.Cond)
	case *ast.ForStmt:
		f.negate(n.Cond)
	case *ast.SwitchStmt:
		if n.Tag == nil {
			for _, s := range n.Body.List {
				for _, x := range s.(*ast.CaseClause).List {
					f.negate(x)
				}
			}
		}
	case *ast.BlockStmt:
		if len(n.List) > 0 {
			if _, clause := n.List[0].(*ast.CaseClause); !clause {
				f.drop(n.List)
			}
		}
	case *ast.CaseClause:
		f.drop(n.Body)
	}
}

// replace adds a change that puts a text between two places.
func (f *finder) replace(from, to token.Pos, text string) {
	at := f.fset.Position(from)
	f.list = append(f.list, Change{f.file, at.Line, at.Offset, f.fset.Position(to).Offset, text})
}

// swap adds a change to the opposite of an operator.
func (f *finder) swap(at token.Pos, op token.Token) {
	if other, ok := opposite[op]; ok {
		f.replace(at, at+token.Pos(len(op.String())), other.String())
	}
}

// negate adds a change to the opposite of a condition.
func (f *finder) negate(x ast.Expr) {
	if b, ok := x.(*ast.BinaryExpr); x == nil || ok && (b.Op == token.EQL || b.Op == token.NEQ) {
		return // swapped already
	}
	text := f.src[f.fset.Position(x.Pos()).Offset:f.fset.Position(x.End()).Offset]
	f.replace(x.Pos(), x.End(), "!("+string(text)+")")
}

// drop adds changes that each remove one of some statements.
func (f *finder) drop(statements []ast.Stmt) {
	for _, s := range statements {
		if a, ok := s.(*ast.AssignStmt); ok && a.Tok == token.DEFINE {
			continue // would not compile
		}
		f.replace(s.Pos(), s.End(), "")
	}
}

// draw returns the order in which the seed tries changes: each line once, with one of its changes.
func draw(list []Change, seed uint64) []Change {
	rnd := rand.New(rand.NewPCG(seed, 0))
	var drawn []Change
	for len(list) > 0 {
		n := 1
		for n < len(list) && list[n].Line == list[0].Line && list[n].File == list[0].File {
			n++
		}
		drawn = append(drawn, list[rnd.IntN(n)])
		list = list[n:]
	}
	rnd.Shuffle(len(drawn), func(i, k int) { drawn[i], drawn[k] = drawn[k], drawn[i] })
	return drawn
}

// Known is a recorded wrong change: one that no test caught once, or one that is explained.
type Known struct {
	File string `yaml:"file"` // from the root of the module
	Was  string `yaml:"was"`  // occurs once in the file
	Now  string `yaml:"now"`  // replaces it; empty: nothing
	// Tests are those of which at least one fails, such as ./rules/duel -run TestReopening; none: all concerned.
	Tests []string `yaml:"tests"`
	Why   string   `yaml:"why"` // what the change would do to a player, or why it does nothing
}

// tests returns the change's own tests.
func (k *Known) tests() []tests {
	var list []tests
	for _, t := range k.Tests {
		pkg, names, _ := strings.Cut(t, " -run ")
		list = append(list, tests{[]string{pkg}, names})
	}
	return list
}

// read reads a file of recorded changes.
func read(name string, data []byte) ([]Known, error) {
	var list []Known
	faults := rules.Faults{File: name}
	rules.DecodeStrict(data, &faults, &list)
	return list, faults.Err()
}

// change returns the change in the file. It returns an error if the file does not have the text exactly once.
func (k *Known) change(src []byte) (Change, error) {
	if n := bytes.Count(src, []byte(k.Was)); n != 1 || k.Was == "" {
		return Change{}, fmt.Errorf("%s has %q %d times, and it must be once", k.File, k.Was, n)
	}
	from := bytes.Index(src, []byte(k.Was))
	return Change{k.File, 1 + bytes.Count(src[:from], []byte("\n")), from, from + len(k.Was), k.Now}, nil
}

// few returns n of the recorded changes, different ones for each commit.
func few(list []Known, n int, commit string) []Known {
	sum := fnv.New64a()
	io.WriteString(sum, commit)
	rnd := rand.New(rand.NewPCG(sum.Sum64(), 0))
	list = slices.Clone(list)
	rnd.Shuffle(len(list), func(i, k int) { list[i], list[k] = list[k], list[i] })
	return list[:min(n, len(list))]
}
