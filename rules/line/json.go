package line

import "encoding/json"

// Object is a JSON object whose keys stand in the order they were added.
type Object struct{ text []byte }

// Add adds a key with its value: plain data, or other Objects.
func (o *Object) Add(key string, value any) {
	o.text = append(append(o.text, ','), plain(key)...)
	o.text = append(append(o.text, ':'), plain(value)...)
}

// Bytes are the object as JSON.
func (o *Object) Bytes() []byte {
	if len(o.text) == 0 {
		return []byte("{}")
	}
	return append(append([]byte("{"), o.text[1:]...), '}')
}

// MarshalJSON implements json.Marshaler.
func (o Object) MarshalJSON() ([]byte, error) { return o.Bytes(), nil }

func plain(value any) []byte {
	b, err := json.Marshal(value)
	if err != nil {
		panic(err) // every value is plain data
	}
	return b
}
