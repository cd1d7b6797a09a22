// The contents of the page as plain values, and how to update the page to them: elements with the same key stay, so
// the focus and the scroll position stay too.

// h returns an element: a tag with classes, such as "p.say", attributes and children. The attribute key identifies it
// among its siblings, deed is what a click on it does, and attributes that are false or undefined are left out.
export function h(tag, attrs, ...children) {
  const [name, ...classes] = tag.split(".");
  const { key, deed, ...rest } = attrs || {};
  const all = { class: classes.join(" ") || undefined, ...rest };
  return { name, key: key ?? tag, deed, attrs: all, children: children.flat(9).filter(Boolean) };
}

const drawn = new Set(["svg", "path", "circle", "rect", "line", "polyline", "text", "g"]);
function made({ name }) {
  if (name === undefined) return document.createTextNode("");
  return drawn.has(name) ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
}
const french = (text) => text.replace(/ (?=[?!:;»%])/g, "\u00a0").replace(/« /g, "«\u00a0"); // the spaces where no line may end

// become updates an element to what h has returned.
export function become(node, v) {
  if (node.deed !== v.deed) node.deed = v.deed;
  for (const a of [...node.attributes]) if (wanted(v.attrs[a.name]) === null && a.name !== "open") node.removeAttribute(a.name);
  for (const [name, value] of Object.entries(v.attrs)) {
    const want = wanted(value);
    if (want !== null && node.getAttribute(name) !== want) node.setAttribute(name, want);
  }
  const old = new Map(), count = {};
  for (const c of node.childNodes) old.set(c.keyed, c);
  let at = node.firstChild;
  for (const child of v.children) {
    const c = typeof child === "object" ? child : { key: "#", text: french(String(child)) };
    count[c.key] = (count[c.key] || 0) + 1;
    const key = c.key + "\n" + c.name + "\n" + count[c.key];
    let kept = old.get(key);
    if (kept) old.delete(key);
    else (kept = made(c)).keyed = key;
    if (kept === at) at = at.nextSibling;
    else node.insertBefore(kept, at);
    if (c.name !== undefined) become(kept, c);
    else if (kept.data !== c.text) kept.data = c.text;
  }
  for (const gone of old.values()) gone.remove();
}
const wanted = (value) => (value === undefined || value === false || value === null ? null : value === true ? "" : String(value));

// ---- Symbols: one path each, filled if it begins with the letter f, otherwise a line

export const paths = {
  1: "lM5 20C6 13 8 8 12 3M11 21c1-6 3-11 7-15M17 21c.5-4 1.500-7 3.500-10",
  2: "fM12 21C4 15 2 11 2 8a5 5 0 0 1 10-1.500A5 5 0 0 1 22 8c0 3-2 7-10 13z",
  3: "fM14 1 4 14h6l-2 9 11-14h-7z",
  4: "fm12 1 3.300 7.200 7.700.8-5.800 5.200 1.700 7.800L12 18l-6.900 4 1.700-7.800L1 9l7.700-.8z",
  5: "fM3 23V9l5-4v6l4-2 1-6 4 3v6l4 2v9h-4v-4h-3v4h-4v-5H7v5z",
  6: "fM9.500 1h5l-1 14h-3zM12 17.500a2.700 2.700 0 1 1 0 5.400 2.700 2.700 0 0 1 0-5.400z",
  dice: "fM6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4zm2 3.600a2.400 2.400 0 1 0 0 4.800 2.400 2.400 0 0 0 0-4.800zm8 8a2.400 2.400 0 1 0 0 4.800 2.400 2.400 0 0 0 0-4.800z",
  card: "fM7 1h10a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3zm.500 3.500v7h9v-7z",
  wicked: "fM3 1c0 4 1 6 3.300 7A8.500 8.500 0 0 1 12 6c2.200 0 4.100.7 5.700 2C20 7 21 5 21 1c3 4 2.500 8-.7 10.600.5 6.400-4 11.400-8.300 11.400S3.200 18 3.700 11.600C.5 9 0 5 3 1zm4.500 12 1 3.500 2.700-1.200zm9 0-3.700 2.300 2.700 1.200z",
  arrow: "lM3 12h17m-6-6 6 6-6 6",
  left: "lM15 4 7 12l8 8",
  right: "lm9 4 8 8-8 8",
  turn: "lM4 10a8 8 0 0 1 14.500-3.500L20 8m0-5v5h-5M20 14a8 8 0 0 1-14.500 3.500L4 16m0 5v-5h5",
  close: "lm5 5 14 14M19 5 5 19",
  menu: "lM4 6.500h16M4 12h16M4 17.500h16",
  undo: "lM9 4 4 9l5 5M4.500 9H14a6 6 0 0 1 0 12h-4",
  why: "lM7.500 8.200A4.600 4.600 0 1 1 13.600 13c-1.200.6-1.600 1.300-1.600 2.800M12 20.500h.1",
  person: "fM12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM3 23c0-6 4-9 9-9s9 3 9 9z",
  kot: "fM11 1h2v4h5a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3h5zM8 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm8 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM8 17v2h8v-2z",
  keys: "lM3 6h18v12H3zM7 10h.1m4.900 0h.1m4.900 0h.1M8 14h8",
  alienoid: "fM12 2c6 0 9 4 9 8.500S16.500 22 12 22 3 15 3 10.500 6 2 12 2zM6 10c.5 3 2 4.500 5 4.500-.5-2.800-2-4.500-5-4.500zm12 0c-3 0-4.500 1.700-5 4.500 3 0 4.500-1.500 5-4.500z",
  "cyber-bunny": "fM7 1c2.500 0 3.500 4 3.600 8h2.800C13.500 5 14.500 1 17 1s2.500 5 .8 9.300A7 7 0 0 1 19.500 15c0 4.500-3.300 8-7.500 8s-7.500-3.500-7.500-8c0-1.900.6-3.500 1.700-4.700C4.500 6 4.500 1 7 1zm2.200 12.500a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400zm5.600 0a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400z",
  "cyber-kitty": "fm3 2 6 4.500a12 12 0 0 1 6 0L21 2v11.500c0 5-4 8.500-9 8.500s-9-3.500-9-8.500zm5.300 8.500a1.900 1.900 0 1 0 0 3.800 1.900 1.900 0 0 0 0-3.800zm7.400 0a1.900 1.900 0 1 0 0 3.800 1.900 1.900 0 0 0 0-3.800zM10.500 16l1.500 2 1.500-2z",
  gigazaur: "fM2 9 6 8l1-4 3.500 2L13 2l2 4.500L20 6l-.500 4.500L23 13v4l-7 .500L15 22H5L3 16l1.500-3zm13.500 1.500a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200z",
  kraken: "fM12 1c5 0 8 3.500 8 8 0 2.500-.6 4.200-1.500 5.500.5 1.500 1.500 2.500 3.500 2.500-.5 2.500-3.500 3.500-5.500 1.500.3 1.800 0 3.500-1.500 4.500-1.800-.8-2-2.500-3-4.500-1 2-1.200 3.700-3 4.500-1.500-1-1.800-2.700-1.500-4.500C5.500 20.500 2.500 19.500 2 17c2 0 3-1 3.500-2.500C4.600 13.200 4 11.500 4 9c0-4.500 3-8 8-8zM8.700 8.500a1.900 1.900 0 1 0 0 3.800 1.900 1.900 0 0 0 0-3.800zm6.600 0a1.900 1.900 0 1 0 0 3.800 1.900 1.900 0 0 0 0-3.800z",
  "meka-dragon": "fm2 2 6 3h8l6-3-2 8 1 4-4 2-1 6H8l-1-6-4-2 1-4zm5 8 1 3.500 3 .5zm10 0-4 4 3-.5zM10 18v2h4v-2z",
  "space-penguin": "fM12 1a10 10 0 0 1 10 10c0 6-4.500 12-10 12S2 17 2 11A10 10 0 0 1 12 1zm0 5.500C8.500 4 5 6.500 5 10c0 2.500 1.200 4 2.500 5.500l1.500 4c2 1.300 4 1.300 6 0l1.500-4C17.800 14 19 12.500 19 10c0-3.500-3.500-6-7-3.500zM8.700 9a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3zm6.600 0a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3zM9.500 13.500h5L12 16.500z",
  "the-king": "fm4 1 4 3 4-3.500L16 4l4-3v8a8 8 0 0 1 2 5c0 5-4.500 9-10 9S2 19 2 14a8 8 0 0 1 2-5zm4.500 10.500a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600zm7 0a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600zM8 17.500c1 2 2.300 3 4 3s3-1 4-3z",
};

// icon returns the symbol with a name, or a letter if there is none.
export function icon(name, letter = "") {
  if (!paths[name]) return h("b.digit", { key: "icon" + letter, "aria-hidden": "true" }, letter);
  return h("svg" + (paths[name][0] === "l" ? ".drawn" : ""),
    { key: "icon" + name, viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    h("path", { d: paths[name].slice(1), "fill-rule": "evenodd" }));
}

// symbol returns what a die with that colour and letter shows.
export const symbol = (hue, letter) => icon(/\d/.test(letter) ? "" : hue, letter);
