package core

import "math"

// This file solves the linear equations of policy iteration: with every choice fixed,
// a change x of the values before the human's turns comes back as jacobian(x), and
// the change that makes good a residual r is the x with x - jacobian(x) = r. It is
// found by GMRES: few products, no tuning, and the same bits whatever the number of
// workers, for all sums run over the same pieces.

// piece is how many groups a sum runs over before it is added to the others.
const piece = 1024

// move brings v.you nearer to the solution by what the linear equations say. What they
// always get wrong, for the energies share one derivative, shows in how a move differs
// from the one before: that much of the way is corrected (Anderson's mixing, depth one).
func (s *solver) move(target float64) {
	p := &s.past
	step := s.guess
	clear(step)
	s.gmres(s.rest, step, target)
	share := 0.0
	if p.known {
		s.subtract(p.step, step, p.step) // how much shorter it has become
		if size := s.dot(p.step, p.step); size > 0 {
			share = s.dot(step, p.step) / size
		}
		s.add(p.moved, p.step, 1)
	}
	copy(p.step, step)
	s.add(step, p.moved, -share)
	copy(p.moved, step)
	p.known = true
	s.add(s.v.you, step, 1)
}

// past is the move before.
type past struct {
	step, moved []lanes // as the equations said, and as it was made
	known       bool
}

// krylov is the space a solution is sought in.
type krylov struct {
	basis [][]lanes
	h     [][]float64 // Hessenberg matrix by column, triangular after the rotations
	cs    []float64   // rotations
	sn    []float64
	rest  []float64
	parts []float64
}

// gmres adds to x the solution of x - jacobian(x) = r, until the rest is below
// target times r or the basis is used up.
func (s *solver) gmres(r, x []lanes, target float64) {
	k := &s.space
	norm := math.Sqrt(s.dot(r, r))
	if norm == 0 {
		return
	}
	k.rest = append(k.rest[:0], norm)
	s.scale(k.basis[0], r, 1/norm)
	n := 0
	for ; n < len(k.basis)-1 && math.Abs(k.rest[n]) > target*norm; n++ {
		w := k.basis[n+1]
		s.products++
		s.jacobian(k.basis[n], w)
		s.subtract(w, k.basis[n], w)
		h := k.h[n][:0]
		for i := range n + 1 {
			c := s.dot(w, k.basis[i])
			s.add(w, k.basis[i], -c)
			h = append(h, c)
		}
		length := math.Sqrt(s.dot(w, w))
		h = append(h, length)
		if length > 0 {
			s.scale(w, w, 1/length)
		}
		k.h[n] = h
		k.rotate(n)
		if length == 0 {
			n++
			break
		}
	}
	y := k.solve(n)
	for i, c := range y {
		s.add(x, k.basis[i], c)
	}
}

// rotate brings column n into triangular form and carries the rest along.
func (k *krylov) rotate(n int) {
	h := k.h[n]
	k.cs, k.sn = k.cs[:n], k.sn[:n]
	for i := range n {
		h[i], h[i+1] = k.cs[i]*h[i]+k.sn[i]*h[i+1], -k.sn[i]*h[i]+k.cs[i]*h[i+1]
	}
	length := math.Hypot(h[n], h[n+1])
	cs, sn := 1.0, 0.0
	if length > 0 {
		cs, sn = h[n]/length, h[n+1]/length
	}
	k.cs, k.sn = append(k.cs, cs), append(k.sn, sn)
	h[n], h[n+1] = length, 0
	k.rest = append(k.rest, -sn*k.rest[n])
	k.rest[n] *= cs
}

// solve is the solution in the first n vectors of the basis.
func (k *krylov) solve(n int) []float64 {
	y := make([]float64, n)
	for i := n - 1; i >= 0; i-- {
		y[i] = k.rest[i]
		for j := i + 1; j < n; j++ {
			y[i] -= k.h[j][i] * y[j]
		}
		if k.h[i][i] != 0 {
			y[i] /= k.h[i][i]
		}
	}
	return y
}

// dot is the scalar product of two vectors.
func (s *solver) dot(a, b []lanes) float64 {
	n := (len(a) + piece - 1) / piece
	if len(s.space.parts) < n {
		s.space.parts = make([]float64, n)
	}
	parts := s.space.parts[:n]
	s.split(len(a), piece, func(_ *worker, first, last int) {
		var sum lanes
		b := b[first:last]
		for i := range a[first:last] {
			x, y := &a[first+i], &b[i]
			sum[0] += x[0] * y[0]
			sum[1] += x[1] * y[1]
			sum[2] += x[2] * y[2]
			sum[3] += x[3] * y[3]
		}
		parts[first/piece] = (sum[0] + sum[1]) + (sum[2] + sum[3])
	})
	sum := 0.0
	for _, x := range parts {
		sum += x
	}
	return sum
}

// scale, add and subtract are the usual: to = c a, to += c a, to = a - b.
func (s *solver) scale(to, a []lanes, c float64) {
	s.split(len(a), piece, func(_ *worker, first, last int) {
		for i := first; i < last; i++ {
			x := &a[i]
			to[i] = lanes{c * x[0], c * x[1], c * x[2], c * x[3]}
		}
	})
}

func (s *solver) add(to, a []lanes, c float64) {
	s.split(len(a), piece, func(_ *worker, first, last int) {
		for i := first; i < last; i++ {
			x, y := &a[i], &to[i]
			y[0] += c * x[0]
			y[1] += c * x[1]
			y[2] += c * x[2]
			y[3] += c * x[3]
		}
	})
}

func (s *solver) subtract(to, a, b []lanes) {
	s.split(len(a), piece, func(_ *worker, first, last int) {
		for i := first; i < last; i++ {
			x, y := &a[i], &b[i]
			to[i] = lanes{x[0] - y[0], x[1] - y[1], x[2] - y[2], x[3] - y[3]}
		}
	})
}
