// What stands in the page as plain values, and how the page becomes that: elements with the same key stay, so that
// the focus and what is scrolled stay too.

// h is an element: a tag with classes, as "p.say", attributes and children. Of the attributes, key names it among
// its kin, deed is what a click on it does, and an attribute that is false or undefined is left out.
export function h(tag, attrs, ...children) {
  const [name, ...classes] = tag.split(".");
  const { key, deed, ...rest } = attrs || {};
  return { name, key: key ?? tag, deed, attrs: { class: classes.join(" ") || undefined, ...rest }, children: children.flat(9).filter(Boolean) };
}

const drawn = new Set(["svg", "path", "circle", "rect", "line", "polyline", "text", "g"]);
const made = (v) => (v.name === undefined ? document.createTextNode("") : drawn.has(v.name) ? document.createElementNS("http://www.w3.org/2000/svg", v.name) : document.createElement(v.name));

// become makes an element what h says.
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
    const c = typeof child === "object" ? child : { key: "#", text: String(child) };
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

// ---- The six symbols of the dice, by their colour

const stroke = { fill: "none", stroke: "currentColor", "stroke-width": "3.2", "stroke-linecap": "round" }, filled = { fill: "currentColor" };
const paths = {
  1: ["M5 20C6 13 8 8 12 3M11 21c1-6 3-11 7-15M17 21c.5-4 1.500-7 3.500-10", stroke],
  2: ["M12 21C4 15 2 11 2 8a5 5 0 0 1 10-1.500A5 5 0 0 1 22 8c0 3-2 7-10 13z", filled],
  3: ["M14 1 4 14h6l-2 9 11-14h-7z", filled],
  4: ["m12 1 3.300 7.200 7.700.8-5.800 5.200 1.700 7.800L12 18l-6.900 4 1.700-7.800L1 9l7.700-.8z", filled],
  5: ["M3 23V9l5-4v6l4-2 1-6 4 3v6l4 2v9h-4v-4h-3v4h-4v-5H7v5z", filled],
  6: ["M9.500 1h5l-1 14h-3zM12 17.500a2.700 2.700 0 1 1 0 5.400 2.700 2.700 0 0 1 0-5.400z", filled],
};

// symbol is what a die with that colour and letter shows.
export const symbol = (hue, letter) => (/\d/.test(letter) || !paths[hue]
  ? h("b.digit", { key: "symbol" + letter, "aria-hidden": "true" }, letter)
  : h("svg", { key: "symbol" + hue, viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, h("path", { d: paths[hue][0], ...paths[hue][1] })));
