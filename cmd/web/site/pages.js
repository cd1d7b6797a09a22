// A page beside the table, drawn from what the program shows (companion/faces/pages).
import { h } from "./dom.js";
import { entry, note } from "./table.js";

const dim = 2, head = 3, strong = 4; // tones
const enter = 1, escape = 2, up = 5, down = 6, hinted = 9; // keys without characters
const span = (s, i) => s.Text && h("span.t" + (s.Tone || 0) + (s.Hue ? ".h" + s.Hue : "") + (/\S {2,}\S/.test(s.Text) ? ".mono" : ""), { key: "s" + i }, s.Text.trimEnd());
const act = (text, deed, kind = "", off = "", key) => h("button" + kind, { key: key || "b" + text, type: "button", deed, "aria-disabled": off ? "true" : undefined, title: off || undefined }, capital(text));

const capital = (text) => text[0].toUpperCase() + text.slice(1);

export function page(shown) {
  const p = shown.Page, words = shown.Words;
  return h("div.page" + (p.Grid ? ".grid" : p.Steps ? ".steps" : "") + (p.Finds ? ".finds" : "") + (p.Finds && p.Taps ? ".picks" : ""), { key: "page" + p.Title.split(":")[0] },
    h("header", {}, h("h1", { id: "title", tabindex: "-1" }, p.Title), shown.Close && act(shown.Close, { Do: "close" }, ".close")),
    h("main", { tabindex: p.Rows?.length ? undefined : "0" }, lines(p.Lead), p.Field && entry(p.Field, p.Finds, words), p.Confirms && !p.Lines?.length && h("p.prompt", { role: "alert" }, p.Prompt),
      p.Grid ? grid(p, words) : rows(p, words), p.Graph && graph(p.Graph), !p.Rows?.length || p.Grid ? lines(p.Lines) : null),
    h("footer", {}, note(shown.Note), h("div.keys", { id: "keys" }, (p.Field && !p.Finds ? [] : keys(p)).filter((k) => !k.Step || !hasCursor(p)).map((k) => keyed(k))), shown.Files && files()));
}

const files = () => h("div.files", {}, ["share", "save-one", "save-all", "open"].map((k) => h("button", { key: k, type: "button", deed: { page: k } }, self.site.words[document.documentElement.lang]["web." + k])));

const hasCursor = (p) => p.Rows?.length > 0 && !p.Taps && !p.Grid;
const keyed = (k) => act(k.Word, { Do: "row", N: k.Choice, To: 1 }, k.Named === enter ? ".go" : "", k.Off, "key" + k.Choice);

// keys are those that need a button: the others move a cursor, or do what a tap on a row does.
const keys = (p) => (p.Keys || []).filter((k) => k.Choice && k.Word && (!k.Quiet || k.Touch) && k.Named !== escape && k.Named !== up && k.Named !== down && k.Named !== hinted
  && !(p.Taps && k.Choice > 0) && !p.Rows?.some((r) => r.Choice && r.Cells?.[0]?.Text === k.Chars) && !(p.Finds && p.Taps && k.Named === enter));

const lines = (list) => list?.length > 0 && h("div.text", {}, list.map((l, i) => {
  const said = (l.Text || []).map(span), label = l.Label.Text && span(l.Label, "label");
  if (l.Whole) return h("pre", { key: "l" + i }, said);
  if (!l.Label.Text && !said.some(Boolean)) return h("p.gap", { key: "l" + i });
  return (l.Text?.[0]?.Tone === head) ? h("h2", { key: "l" + i }, said) : h("p" + (l.In > 3 ? ".in" : ""), { key: "l" + i }, label, " ", said);
}));

// graph is a chance over the turns: a line, the turns below it, and the letters of the turning points.
function graph(g) {
  const wide = 640, high = 240, left = 56, top = 24, n = Math.max(1, g.Turns?.length || 1), x = (at) => (left + (at * (wide - left - 16)) / n).toFixed(1), y = (v) => (top + (1 - v) * (high - top - 40)).toFixed(1);
  const points = g.Points.map((p) => x(p.X) + "," + y(p.Y)).join(" "), every = Math.ceil(n / 16);
  return h("svg.graph", { key: "graph", viewBox: `0 0 ${wide} ${high}`, role: "img", "aria-label": g.Said },
    g.Scale.map((s, i) => [h("line", { key: "g" + i, x1: left, x2: wide - 16, y1: y(i / 2), y2: y(i / 2), class: i === 1 ? "half" : "edge" }), h("text", { key: "s" + i, x: left - 8, y: +y(i / 2) + 6, "text-anchor": "end" }, s)]),
    h("path.area", { d: `M${x(0)},${y(0)} L${points.replaceAll(" ", " L")} L${x(g.Points.at(-1).X)},${y(0)} Z` }), h("polyline.course", { points }),
    (g.Turns || []).map((t, i) => (i % every === 0 || i === n - 1) && h("text", { key: "t" + i, x: x(i + 1), y: high - 14, "text-anchor": "middle" }, String(t))),
    (g.Marks || []).map((m) => [h("circle", { key: "m" + m.Text, cx: x(m.X), cy: y(m.Y), r: 13 }), h("text", { key: "l" + m.Text, class: "mark", x: x(m.X), y: +y(m.Y) + 6, "text-anchor": "middle" }, m.Text)]));
}

function rows(p, words) {
  if (!p.Rows?.length) return null;
  return h("div.rows", {}, p.Rows.map((r, i) => {
    const cells = (r.Cells || []).filter((c, n) => c.Text && !(n === 0 && c.Tone === strong) && c.Text !== c.Key), said = cells.map(span);
    if (!r.Choice) return said.length > 0 && (cells[0].Tone === head ? h("h2", { key: "r" + i }, said) : h("p.aside", { key: "r" + i }, said));
    const here = hasCursor(p) && r.Choice === p.At;
    const main = h("button.line", { key: "line", type: "button", "aria-expanded": hasCursor(p) ? String(here) : undefined, deed: p.Taps ? { Do: "row", N: r.Choice, To: 1 } : { Do: "at", N: r.Choice } }, said);
    return h("div.choice" + (here ? ".here" : ""), { key: "c" + r.Choice },
      r.Values && cells.length > 1 ? h("div.values", {}, h("button.step", { key: "before", type: "button", "aria-label": words.Before, deed: { Do: "row", N: r.Choice, To: -1 } }, "‹"), main, h("button.step", { key: "after", type: "button", "aria-label": words.After, deed: { Do: "row", N: r.Choice, To: 1 } }, "›")) : main,
      here && [lines(p.Lines), !p.Field || p.Finds ? h("div.keys", {}, keys(p).filter((k) => k.Step).map(keyed)) : null]);
  }));
}

// grid is a table of numbers, each with minus and plus.
function grid(p, words) {
  const heads = p.Rows[0]?.Cells?.some((c) => c.Key) ? p.Rows[0].Cells.map((c) => c.Text) : [];
  return h("div.numbers", {}, p.Rows.map((r, i) => {
    const numbers = (r.Cells || []).map((c, n) => c.Number && [c, heads[n]]).filter(Boolean), label = r.Cells?.[0]?.Text;
    return numbers.length > 0 && h("fieldset", { key: "r" + i }, h("legend", {}, label), numbers.map(([c, who]) => {
      const n = c.Number, set = (by) => ({ Do: "row", N: n.Choice, To: Math.max(n.Min, Math.min(n.Max, n.Value + by)) }), named = (x) => [label, numbers.length > 1 && who, x].filter(Boolean).join(", ");
      return h("div.number" + (n.Choice === p.At ? ".here" : ""), { key: "n" + n.Choice, id: "number" + n.Choice }, numbers.length > 1 && h("span.who", {}, who),
        h("button.step", { key: "less", type: "button", "aria-label": named(words.Less), "aria-disabled": n.Value <= n.Min ? "true" : undefined, deed: set(-1) }, "−"),
        h("output" + (c.Hue ? ".changed" : ""), {}, c.Text),
        h("button.step", { key: "more", type: "button", "aria-label": named(words.More), "aria-disabled": n.Value >= n.Max ? "true" : undefined, deed: set(1) }, "+"));
    }));
  }));
}
