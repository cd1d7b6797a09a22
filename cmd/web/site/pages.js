// A page beside the table, drawn from what the program shows (companion/faces/pages).
import { h, icon, paths } from "./dom.js";
import { entry, note } from "./table.js";

const head = 3, strong = 4, warn = 5; // tones
const enter = 1, escape = 2, up = 5, down = 6, hinted = 9; // keys without characters
const span = (s, i, all) => s.Text && h("span.t" + (s.Tone || 0) + (s.Hue ? ".h" + s.Hue : "") + (/\S {2,}\S/.test(s.Text) ? ".mono" : ""), { key: "s" + i }, i + 1 < all?.length ? s.Text : s.Text.trimEnd());
const act = (text, deed, kind = "", off = "", key) => h("button" + kind, { key: key || "b" + text, type: "button", deed, "aria-disabled": off ? "true" : undefined, title: off || undefined }, capital(text));

const capital = (text) => text[0].toUpperCase() + text.slice(1);

export function page(shown, byKeys) {
  const p = shown.Page, words = shown.Words, all = (p.Field && !p.Finds ? [] : keys(p)).filter((k) => !k.Step || !hasCursor(p) || p.Steps), step = p.Steps && p.Rows?.some((r) => r.Picks);
  return h("div.page" + (p.Grid ? ".grid" : step ? ".steps" : "") + (p.Finds ? ".finds" : "") + (p.Chips ? ".naming" : "") + (byKeys ? ".typing" : ""), { key: "page" + p.Title.split(":")[0] },
    h("header", {}, h("h1", { id: "title", tabindex: "-1" }, /^\p{Lu}{2}/u.test(p.Title) ? capital(p.Title.toLowerCase()) : p.Title), shown.Close && h("button.menu.close", { key: "close", type: "button", "aria-label": shown.Close, deed: { Do: "close" } }, icon("close"))),
    h("main", { tabindex: p.Rows?.length ? undefined : "0" }, lines(p.Lead), p.Field && entry(p.Field, p.Finds, words), p.Confirms && !p.Lines?.length && h("p.prompt", { role: "alert" }, p.Prompt),
      p.Grid ? grid(p, words) : step ? steps(p) : rows(p), p.Graph && graph(p, p.Graph), !p.Rows?.length || p.Grid ? text(p) : null),
    h("footer", {}, note(shown.Note), p.Chips && chips(p, words), !p.Chips && h("div.keys", { id: "keys" }, all.map((k) => keyed(k)), files(shown))));
}

const files = (shown) => (shown.Files || []).map((k) => h("button", { key: k, type: "button", deed: { page: k } }, self.site.words[document.documentElement.lang]["web." + k]));

// text returns the text of a page; what few people read is folded below its first heading.
function text(p) {
  const head = p.Fold ? p.Lines.findIndex((l, i) => i >= p.Fold && l.Text?.length) : -1;
  return head < 0 ? lines(p.Lines, p) : [lines(p.Lines.slice(0, p.Fold)), h("details", { key: "fold" }, h("summary", {}, capital(p.Lines[head].Text[0].Text.toLowerCase())), lines(p.Lines.slice(head + 1)))];
}

// steps returns the options of a new game, each with all its values to tap or with a sheet of them. A player's options share a row.
function steps(p) {
  const list = p.Rows.filter((r) => r.Choice), of = (r) => (r.Of ? "player" + r.Of : r.Choice), groups = Map.groupBy ? [...Map.groupBy(list, of).values()] : [...new Set(list.map(of))].map((k) => list.filter((r) => of(r) === k));
  return h("div.options", {}, p.Rows.filter((r) => !r.Choice && r.Cells?.some((c) => c.Tone === warn)).map((r, i) => h("p.fault", { key: "w" + i, role: "alert" }, r.Cells.map(span))), groups.map((g) => (g[0].Of ? h("div.player.p" + g[0].Of, { key: of(g[0]) }, g.map((r) => option(p, r, true))) : option(p, g[0]))));
}

function option(p, r, short) {
  const label = r.Cells[1].Text, value = r.Cells[2]?.Text || "", letters = (r.Picks || []).join("").length, longest = (text) => Math.max(...text.split(" ").map((w) => w.length)), deed = (to) => ({ Do: "row", N: r.Choice, To: to });
  if (r.Picks?.length > 1 && letters <= (r.Choice > 1 ? 40 : 60) && r.Picks.length < 7 && [label, ...r.Picks].reduce((n, x) => n + longest(x), 0) < 37) { // so that no word is broken
    return h("div.seg", { key: "o" + r.Choice, role: "group", "aria-label": label }, r.Choice > 1 && !short && h("span", {}, label), r.Picks.map((x, i) => h("button", { key: "v" + i, type: "button", "aria-pressed": String(i === r.Now), deed: deed(i - r.Now) }, short && icon(["person", "kot"][i]), x)));
  }
  return h("button.line" + (r.Picks?.length > 1 || short ? "" : ".half"), { key: "o" + r.Choice, type: "button", "aria-label": short && value ? label + ": " + value : undefined, deed: r.Picks?.length > 1 ? { tiles: r.Choice } : deed(1) },
    short && r.Picks && icon(value.split(",")[0].toLowerCase().replaceAll(" ", "-"), value[0]), short ? h("b", {}, value === "-" ? label : value) : [h("span.t2", {}, label), value && h("b", {}, value)], r.Picks?.length > 1 && icon("right"));
}

// tiles returns the sheet of all values of an option.
export function tiles(p, choice, shut) {
  const r = p.Rows.find((x) => x.Choice === choice);
  return h("dialog", { id: "sheet", "aria-labelledby": "seat" }, h("header", {}, h("h2", { id: "seat" }, r.Cells[1].Text), h("button.menu", { key: "shut", type: "button", "aria-label": shut, deed: { shut: true } }, icon("close"))),
    h("div.tiles", {}, r.Picks.map((x, i) => h("button", { key: "v" + i, type: "button", "aria-pressed": String(i === r.Now), deed: { Do: "row", N: choice, To: i - r.Now } }, paths[x.split(",")[0].toLowerCase().replaceAll(" ", "-")] && icon(x.split(",")[0].toLowerCase().replaceAll(" ", "-")), h("span", {}, x)))));
}

// chips returns prices and letters to tap: together they leave only a few cards.
function chips(p, words) {
  const c = p.Chips, find = (text) => ({ Do: "find", Text: text });
  return [h("div.letters", { key: "letters", role: "group", "aria-label": words.Keys }, c.Letters.map((l) => h("button", { key: l, type: "button", "aria-pressed": String(l === c.Letter), "aria-disabled": c.Open.includes(l) ? undefined : "true", deed: c.Open.includes(l) ? find(c.Price + (l === c.Letter ? "" : l.toLowerCase())) : undefined }, l))),
    h("div.hand.prices", { key: "prices", role: "group" }, c.Prices.map((x) => h("button", { key: "p" + x, type: "button", "aria-pressed": String(x === c.Price), deed: find(x === c.Price ? "" : x) }, x))),
    h("div.keys", { id: "keys" }, h("button.keyboard", { key: "type", type: "button", deed: { typing: true } }, icon("keys"), h("small", {}, words.Keys)), p.Free && c.Later && h("button", { key: "later", type: "button", deed: { Do: "key", Text: "Enter" } }, words.Later), keys(p).map(keyed))];
}

const hasCursor = (p) => p.Rows?.length > 0 && !p.Taps && !p.Grid;
const keyed = (k) => act(k.Word, { Do: "row", N: k.Choice, To: 1 }, k.Named === enter ? ".go" : "", k.Off, "key" + k.Choice);

// keys returns the keys that need a button: the others move a cursor, or do what a tap on a row does.
const keys = (p) => (p.Keys || []).filter((k) => k.Choice && k.Word && (!k.Quiet || k.Touch) && k.Named !== escape && k.Named !== up && k.Named !== down && k.Named !== hinted
  && !(p.Taps && k.Choice > 0) && !p.Rows?.some((r) => r.Choice && r.Cells?.[0]?.Text === k.Chars) && !(p.Finds && p.Taps && k.Named === enter));

const lines = (list, p) => list?.length > 0 && h("div.text", {}, list.map((l, i) => {
  const point = p?.Graph && (p.Graph.Marks || []).find((m) => l.Text?.[0]?.Text.startsWith(m.Text + "  "));
  if (point) return h("button.line", { key: "l" + i, type: "button", deed: opens(p, point) }, h("b", {}, point.Text), h("span", {}, l.Text[0].Text.slice(3)), icon("right"));
  const said = (l.Text || []).map(span), label = l.Label.Text && span(l.Label, "label");
  if (l.Whole) return h("pre", { key: "l" + i }, said);
  if (!l.Label.Text && !said.some(Boolean)) return h("p.gap", { key: "l" + i });
  return (l.Text?.[0]?.Tone === head) ? h("h2", { key: "l" + i }, said) : h("p" + (l.In > 3 ? ".in" : ""), { key: "l" + i }, label, " ", said);
}));

// opens returns what a tap on a turning point does: its letter is a key of the page.
const opens = (p, mark) => { const k = p.Keys.find((x) => x.Chars === mark.Text); return k && { Do: "row", N: k.Choice, To: 1 }; };

// graph draws a chance over the turns: a line, the turns below it, and the letters of the turning points.
function graph(p, g) {
  const wide = 640, high = 240, left = 84, right = 612, top = 24, n = Math.max(1, g.Turns?.length || 1), x = (at) => (left + (at * (right - left)) / n).toFixed(1), y = (v) => (top + (1 - v) * (high - top - 40)).toFixed(1);
  const points = g.Points.map((m) => x(m.X) + "," + y(m.Y)).join(" "), every = Math.ceil(n / 16);
  return h("svg.graph", { key: "graph", viewBox: `0 0 ${wide} ${high}`, role: "img", "aria-label": g.Said },
    g.Scale.map((s, i) => [h("line", { key: "g" + i, x1: left, x2: right, y1: y(i / 2), y2: y(i / 2), class: i === 1 ? "half" : "edge" }), h("text", { key: "s" + i, x: left - 8, y: +y(i / 2) + 6, "text-anchor": "end" }, s)]),
    h("path.area", { d: `M${x(0)},${y(0)} L${points.replaceAll(" ", " L")} L${x(g.Points.at(-1).X)},${y(0)} Z` }), h("polyline.course", { points }),
    (g.Turns || []).map((t, i) => (i % every === 0 || i === n - 1) && h("text", { key: "t" + i, x: x(i + 1), y: high - 14, "text-anchor": "middle" }, String(t))),
    (g.Marks || []).map((m) => h("g.point", { key: "m" + m.Text, deed: opens(p, m) }, h("circle", { cx: x(m.X), cy: y(m.Y), r: 15 }), h("text", { class: "mark", x: x(m.X), y: +y(m.Y) + 7, "text-anchor": "middle" }, m.Text))));
}

function rows(p) {
  if (!p.Rows?.length) return null;
  return h("div.rows", {}, p.Rows.map((r, i) => {
    const cells = (r.Cells || []).filter((c, n) => c.Text && !(n === 0 && c.Tone === strong) && c.Text !== c.Key), said = cells.map(span);
    if (!r.Choice) return said.length > 0 && (cells[0].Tone === head ? h("h2", { key: "r" + i }, said) : h("p.aside", { key: "r" + i }, said));
    if (p.Taps && cells.length === 1) said[0].children[0] = capital(cells[0].Text);
    const here = hasCursor(p) && r.Choice === p.At;
    if (here && p.Finds) said.length = 1; // the text below has the rest
    return h("div.choice" + (here ? ".here" : "") + (p.Taps && cells.length === 1 && cells[0].Text.length < 19 ? ".brief" : ""), { key: "c" + r.Choice }, h("button.line", { key: "line", type: "button", "aria-expanded": hasCursor(p) ? String(here) : undefined, deed: p.Taps ? { Do: "row", N: r.Choice, To: 1 } : { Do: "at", N: r.Choice } }, said),
      here && [lines(p.Lines), !p.Field || p.Finds ? h("div.keys", {}, keys(p).filter((k) => k.Step).map(keyed)) : null]);
  }));
}

// grid returns a table of numbers, each with minus and plus.
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
