package training

import (
	"encoding/binary"
	"errors"
	"fmt"
	"os"
)

// A pool is a file of tables and how their games ended, all of the same size: structs of numbers only.

// WritePool adds tables to a pool. It returns the errors of the file.
func WritePool[T any](name string, all []T) error {
	f, err := os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	return errors.Join(binary.Write(f, binary.LittleEndian, all), f.Close())
}

// ReadPool reads a pool. It returns the errors of the file, and an error if it is cut off.
func ReadPool[T any](name string) ([]T, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	size := binary.Size(*new(T))
	if len(data)%size != 0 {
		return nil, fmt.Errorf("%s is cut off", name)
	}
	all := make([]T, len(data)/size)
	_, err = binary.Decode(data, binary.LittleEndian, all)
	return all, err
}
