// A page beside the table, drawn from what the program shows (companion/faces/pages).
import { h, icon, paths } from "./dom.js";
import { entry, note, shut } from "./table.js";

const head = 3, strong = 4, warn = 5; // tones
const enter = 1, escape = 2, up = 5, down = 6, hinted = 9; // keys without characters
const span = (s, i, all) => s.Text && h("span.t" + (s.Tone || 0) + (s.Hue ? ".h" + s.Hue : "") + (/\S {2,}\S/.test(s.Text) ? ".mono" : ""),
  { key: "s" + i }, i + 1 < all?.length ? s.Text : s.Text.trimEnd());
const act = (text, deed, kind = "", off = "", key) => h("button" + kind,
  { key: key || "b" + text, type: "button", deed, "aria-disabled": off ? "true" : undefined, title: off || undefined }, capital(text));

const capital = (text) => text[0].toUpperCase() + text.slice(1);

export function page(shown, byKeys) {
  const p = shown.Page, words = shown.Words, close = shown.Close, stepwise = p.Steps && p.Rows?.some((r) => r.Picks);
  const kind = (p.Grid ? ".grid" : stepwise ? ".steps" : "") + (p.Finds ? ".finds" : "") + (p.Chips ? ".naming" : "");
  // A field that is submitted has buttons of its own, and the keys for the row under the cursor are in that row.
  const all = p.Field && !p.Finds ? [] : keys(p).filter((k) => !k.Step || !hasCursor(p) || p.Steps);
  return h("div.page" + kind + (byKeys ? ".typing" : ""), { key: "page" + p.Title.split(":")[0] },
    h("header", {},
      h("h1", { id: "title", tabindex: "-1" }, /^\p{Lu}{2}/u.test(p.Title) ? capital(p.Title.toLowerCase()) : p.Title),
      close && h("button.menu.close", { key: "close", type: "button", "aria-label": close, deed: { Do: "close" } }, icon("close"))),
    h("main", { tabindex: p.Rows?.length ? undefined : "0" },
      lines(p.Lead), p.Field && entry(p.Field, p.Finds, words),
      p.Confirms && !p.Lines?.length && h("p.prompt", { role: "alert" }, p.Prompt),
      p.Grid ? grid(p, words) : stepwise ? steps(p) : rows(p),
      p.Graph && graph(p, p.Graph), !p.Rows?.length || p.Grid ? text(p) : null),
    h("footer", {}, note(shown.Note), p.Chips ? chips(p, words) : h("div.keys", { id: "keys" }, all.map((k) => keyed(k)), files(shown))));
}

const files = (shown) => (shown.Files || []).map((k) => h("button", { key: k, type: "button", deed: { page: k } },
  self.site.words[document.documentElement.lang]["web." + k]));

// text returns the text of a page; what few people read is folded below its first heading.
function text(p) {
  const head = p.Fold ? p.Lines.findIndex((l, i) => i >= p.Fold && l.Text?.length) : -1;
  if (head < 0) return lines(p.Lines, p);
  const heading = capital(p.Lines[head].Text[0].Text.toLowerCase());
  return [lines(p.Lines.slice(0, p.Fold)), h("details", { key: "fold" }, h("summary", {}, heading), lines(p.Lines.slice(head + 1)))];
}

// steps returns the options of a new game, each with all its values to tap or with a sheet of them. A player's options share a row.
function steps(p) {
  const list = p.Rows.filter((r) => r.Choice), faults = p.Rows.filter((r) => !r.Choice && r.Cells?.some((c) => c.Tone === warn));
  const of = (r) => (r.Of ? "player" + r.Of : r.Choice), groups = new Map();
  for (const r of list) groups.set(of(r), [...(groups.get(of(r)) || []), r]);
  return h("div.options", {},
    faults.map((r, i) => h("p.fault", { key: "w" + i, role: "alert" }, r.Cells.map(span))),
    [...groups].map(([key, g]) => (g[0].Of ? h("div.player.p" + g[0].Of, { key }, g.map((r) => option(p, r, true))) : option(p, g[0]))));
}

const symbolOf = (value) => value.split(",")[0].toLowerCase().replaceAll(" ", "-"); // as dom.js names it

// option returns an option; short leaves out its label, because several options share a row.
function option(p, r, short) {
  const label = r.Cells[1].Text, value = r.Cells[2]?.Text || "", many = r.Picks?.length > 1;
  const deed = (to) => ({ Do: "row", N: r.Choice, To: to }), longest = (text) => Math.max(...text.split(" ").map((w) => w.length));
  const fits = many && r.Picks.length < 7 && r.Picks.join("").length <= (r.Choice > 1 ? 40 : 60)
    && [label, ...r.Picks].reduce((n, x) => n + longest(x), 0) < 37; // so that no word is broken
  if (fits) return h("div.seg", { key: "o" + r.Choice, role: "group", "aria-label": label },
    r.Choice > 1 && !short && h("span", {}, label),
    r.Picks.map((x, i) => h("button", { key: "v" + i, type: "button", "aria-pressed": String(i === r.Now), deed: deed(i - r.Now) },
      short && icon(["person", "kot"][i]), x)));
  const name = short && value ? label + ": " + value : undefined;
  return h("button.line" + (many || short ? "" : ".half"),
    { key: "o" + r.Choice, type: "button", "aria-label": name, deed: many ? { tiles: r.Choice } : deed(1) },
    short && r.Picks && icon(symbolOf(value), value[0]),
    short ? h("b", {}, value === "-" ? label : value) : [h("span.t2", {}, label), value && h("b", {}, value)],
    many && icon("right"));
}

// tiles returns the sheet of all values of an option.
export function tiles(p, choice, close) {
  const r = p.Rows.find((x) => x.Choice === choice);
  return h("dialog", { id: "sheet", "aria-labelledby": "seat" },
    h("header", {}, h("h2", { id: "seat" }, r.Cells[1].Text), shut(close)),
    h("div.tiles", {}, r.Picks.map((x, i) => h("button",
      { key: "v" + i, type: "button", "aria-pressed": String(i === r.Now), deed: { Do: "row", N: choice, To: i - r.Now } },
      paths[symbolOf(x)] && icon(symbolOf(x)), h("span", {}, x)))));
}

// chips returns prices and letters to tap: together they leave only a few cards.
function chips(p, words) {
  const c = p.Chips, find = (text) => ({ Do: "find", Text: text });
  const letter = (l) => h("button", {
    key: l, type: "button", "aria-pressed": String(l === c.Letter), "aria-disabled": c.Open.includes(l) ? undefined : "true",
    deed: c.Open.includes(l) ? find(c.Price + (l === c.Letter ? "" : l.toLowerCase())) : undefined,
  }, l);
  const price = (x) => h("button",
    { key: "p" + x, type: "button", "aria-pressed": String(x === c.Price), deed: find(x === c.Price ? "" : x) }, x);
  return [h("div.letters", { key: "letters", role: "group", "aria-label": words.Keys }, c.Letters.map(letter)),
    h("div.hand.prices", { key: "prices", role: "group" }, c.Prices.map(price)),
    h("div.keys", { id: "keys" },
      h("button.keyboard", { key: "type", type: "button", deed: { typing: true } }, icon("keys"), h("small", {}, words.Keys)),
      p.Free && c.Later && h("button", { key: "later", type: "button", deed: { Do: "key", Text: "Enter" } }, words.Later),
      keys(p).map(keyed))];
}

const hasCursor = (p) => p.Rows?.length > 0 && !p.Taps && !p.Grid;
const keyed = (k) => act(k.Word, { Do: "row", N: k.Choice, To: 1 }, k.Named === enter ? ".go" : "", k.Off, "key" + k.Choice);

// keys returns the keys that need a button: the others move a cursor, or do what a tap on a row does.
const keys = (p) => (p.Keys || []).filter((k) => {
  const shown = k.Choice && k.Word && (!k.Quiet || k.Touch) && ![escape, up, down, hinted].includes(k.Named);
  const ofRow = p.Taps && k.Choice > 0 || p.Rows?.some((r) => r.Choice && r.Cells?.[0]?.Text === k.Chars);
  return shown && !ofRow && !(p.Finds && p.Taps && k.Named === enter);
});

const lines = (list, p) => list?.length > 0 && h("div.text", {}, list.map((l, i) => {
  const point = p?.Graph && (p.Graph.Marks || []).find((m) => l.Text?.[0]?.Text.startsWith(m.Text + "  "));
  if (point) return h("button.line", { key: "l" + i, type: "button", deed: opens(p, point) },
    h("b", {}, point.Text), h("span", {}, l.Text[0].Text.slice(3)), icon("right"));
  const said = (l.Text || []).map(span), label = l.Label.Text && span(l.Label, "label");
  if (l.Whole) return h("pre", { key: "l" + i }, said);
  if (!l.Label.Text && !said.some(Boolean)) return h("p.gap", { key: "l" + i });
  if (l.Text?.[0]?.Tone === head) return h("h2", { key: "l" + i }, said);
  return h("p" + (l.In > 3 ? ".in" : ""), { key: "l" + i }, label, " ", said);
}));

// opens returns what a tap on a turning point does: its letter is a key of the page.
const opens = (p, mark) => { const k = p.Keys.find((x) => x.Chars === mark.Text); return k && { Do: "row", N: k.Choice, To: 1 }; };

// graph draws a chance over the turns: a line, the turns below it, and the letters of the turning points.
function graph(p, g) {
  const wide = 640, high = 240, left = 84, right = 612, top = 24, n = Math.max(1, g.Turns?.length || 1), every = Math.ceil(n / 16);
  const x = (at) => (left + (at * (right - left)) / n).toFixed(1), y = (v) => (top + (1 - v) * (high - top - 40)).toFixed(1);
  const points = g.Points.map((m) => x(m.X) + "," + y(m.Y)).join(" "), end = x(g.Points.at(-1).X);
  return h("svg.graph", { key: "graph", viewBox: `0 0 ${wide} ${high}`, role: "img", "aria-label": g.Said },
    g.Scale.map((s, i) => [
      h("line", { key: "g" + i, x1: left, x2: right, y1: y(i / 2), y2: y(i / 2), class: i === 1 ? "half" : "edge" }),
      h("text", { key: "s" + i, x: left - 8, y: +y(i / 2) + 6, "text-anchor": "end" }, s),
    ]),
    h("path.area", { d: `M${x(0)},${y(0)} L${points.replaceAll(" ", " L")} L${end},${y(0)} Z` }), h("polyline.course", { points }),
    (g.Turns || []).map((t, i) => (i % every === 0 || i === n - 1)
      && h("text", { key: "t" + i, x: x(i + 1), y: high - 14, "text-anchor": "middle" }, String(t))),
    (g.Marks || []).map((m) => h("g.point", { key: "m" + m.Text, deed: opens(p, m) },
      h("circle", { cx: x(m.X), cy: y(m.Y), r: 15 }),
      h("text", { class: "mark", x: x(m.X), y: +y(m.Y) + 7, "text-anchor": "middle" }, m.Text))));
}

function rows(p) {
  if (!p.Rows?.length) return null;
  return h("div.rows", {}, p.Rows.map((r, i) => {
    const cells = (r.Cells || []).filter((c, n) => c.Text && !(n === 0 && c.Tone === strong) && c.Text !== c.Key);
    const said = cells.map(span), alone = p.Taps && cells.length === 1;
    if (!r.Choice) return said.length > 0 && h(cells[0].Tone === head ? "h2" : "p.aside", { key: "r" + i }, said);
    if (alone) said[0].children[0] = capital(cells[0].Text);
    const here = hasCursor(p) && r.Choice === p.At, brief = alone && cells[0].Text.length < 19;
    if (here && p.Finds) said.length = 1; // the text below has the rest
    const deed = p.Taps ? { Do: "row", N: r.Choice, To: 1 } : { Do: "at", N: r.Choice };
    return h("div.choice" + (here ? ".here" : "") + (brief ? ".brief" : ""), { key: "c" + r.Choice },
      h("button.line", { key: "line", type: "button", "aria-expanded": hasCursor(p) ? String(here) : undefined, deed }, said),
      here && [lines(p.Lines), !p.Field || p.Finds ? h("div.keys", {}, keys(p).filter((k) => k.Step).map(keyed)) : null]);
  }));
}

// grid returns a table of numbers, each with minus and plus.
function grid(p, words) {
  const heads = p.Rows[0]?.Cells?.some((c) => c.Key) ? p.Rows[0].Cells.map((c) => c.Text) : [];
  return h("div.numbers", {}, p.Rows.map((r, i) => {
    const numbers = (r.Cells || []).map((c, n) => c.Number && [c, heads[n]]).filter(Boolean), label = r.Cells?.[0]?.Text;
    return numbers.length > 0 && h("fieldset", { key: "r" + i },
      h("legend", {}, label), numbers.map(([c, who]) => number(p, words, c, label, numbers.length > 1 && who)));
  }));
}

// number returns one of them; who is the player it is about if its row has several.
function number(p, words, c, label, who) {
  const n = c.Number, set = (by) => ({ Do: "row", N: n.Choice, To: Math.max(n.Min, Math.min(n.Max, n.Value + by)) });
  const named = (word) => [label, who, word].filter(Boolean).join(", ");
  const step = (key, word, by, sign, off) => h("button.step",
    { key, type: "button", "aria-label": named(word), "aria-disabled": off ? "true" : undefined, deed: set(by) }, sign);
  return h("div.number" + (n.Choice === p.At ? ".here" : ""), { key: "n" + n.Choice, id: "number" + n.Choice },
    who !== false && h("span.who", {}, who),
    step("less", words.Less, -1, "−", n.Value <= n.Min),
    h("output" + (c.Hue ? ".changed" : ""), {}, c.Text),
    step("more", words.More, 1, "+", n.Value >= n.Max));
}
