package main

import (
	"bytes"
	"debug/elf"
	"debug/macho"
	"debug/pe"
	"fmt"
)

// fits says by its header whether a program runs on a system: its format, its processor,
// on Linux that it needs no library, on Android that its loader is that of Android. The
// error says what it is instead.
func (s system) fits(program []byte) error {
	in := bytes.NewReader(program)
	arm := s.arch == "arm64"
	switch s.os {
	case "windows":
		f, err := pe.NewFile(in)
		if err != nil {
			return err
		}
		const console = 3
		head, ok := f.OptionalHeader.(*pe.OptionalHeader64)
		machine := uint16(pe.IMAGE_FILE_MACHINE_AMD64)
		if arm {
			machine = pe.IMAGE_FILE_MACHINE_ARM64
		}
		if f.Machine != machine {
			return fmt.Errorf("its machine is %#x", f.Machine)
		}
		if !ok || head.Subsystem != console {
			return fmt.Errorf("it is no program of the console")
		}
	case "darwin":
		f, err := macho.NewFile(in)
		if err != nil {
			return err
		}
		want := macho.CpuAmd64
		if arm {
			want = macho.CpuArm64
		}
		if f.Cpu != want || f.Type != macho.TypeExec {
			return fmt.Errorf("it is %v for %v", f.Type, f.Cpu)
		}
	default:
		f, err := elf.NewFile(in)
		if err != nil {
			return err
		}
		want := elf.EM_X86_64
		if arm {
			want = elf.EM_AARCH64
		}
		if f.Machine != want {
			return fmt.Errorf("it is for %v", f.Machine)
		}
		loader := ""
		if s.os == "android" {
			loader = "/system/bin/linker64"
		}
		if has := loaderOf(f); has != loader {
			return fmt.Errorf("its loader is %q, not %q", has, loader)
		}
	}
	return nil
}

// loaderOf is what loads a program that needs libraries; empty for one that needs none.
func loaderOf(f *elf.File) string {
	for _, p := range f.Progs {
		if p.Type == elf.PT_INTERP {
			name := make([]byte, p.Filesz)
			if _, err := p.ReadAt(name, 0); err != nil {
				return err.Error()
			}
			return string(bytes.TrimRight(name, "\x00"))
		}
	}
	return ""
}
