// The table, drawn from what the program shows (companion/faces/web).
import { h, symbol } from "./dom.js";

const blank = 0, fresh = 1, kept = 3, again = 4, done = 5; // the states of dice
const hue = (n) => (n ? ".h" + n : "");

// button is something to tap. Where it does nothing now it can be tapped all the same: it says why.
export const button = (b, kind = "", key) => h("button" + kind + hue(b.Hue) + (b.Best ? ".best" : "") + (b.Go ? ".go" : ""), {
  key: key || "b" + (b.Do || "") + (b.Chars || b.N), type: "button", "aria-disabled": b.Off ? "true" : undefined, title: b.Off || undefined,
  deed: b.Off && b.Do !== "take" && b.Do !== "command" ? undefined : { Do: b.Do, N: b.N, Text: b.Chars },
}, h("span", {}, b.Text), b.Small && h("small", {}, b.Small));

export function table(shown) {
  const t = shown.Table;
  return h("div.table", { key: "table", class: "table seats" + t.Seats.length },
    h("header", {}, h("h1" + hue(t.Head.Hue), {}, t.Over && t.Ending ? t.Ending.Title : t.Head.Whose), h("span.turn", {}, [t.Dice.Step || t.Head.Step, t.Head.Turn].filter(Boolean).join(" · "))),
    h("main", {},
      h("div.side", {}, seats(t, shown.Words), t.Lanes?.length && h("section.lanes", { "aria-label": shown.Words.Tracks }, t.Lanes.map((l, i) => lane(l, t.Lane[i]))),
        h("p.piles", {}, t.Piles || (t.Panels || []).map((p) => h("span", { key: p.Title }, (p.Untitled ? "" : p.Title + ": ") + (p.Held || []).map((x) => x.Name).join(", "))))),
      h("div.play", {}, t.Ending && ending(t.Ending), dice(t, shown.Words), say(t, shown), shown.Really ? really(shown.Really) : asked(t, shown.Words),
        board(t, shown.Words), buys(t) && row(t, shown.Words), choices(t, shown.Words), !buys(t) && row(t, shown.Words), section("advice", t.Advice, shown), coach(t.Coach), section("danger", t.Danger, shown))),
    footer(t, shown));
}

// seatHue is the colour of a player: that of whose turn it is, or of who is asked meanwhile.
const seatHue = (s) => s.Hue || (s.Active ? 7 : s.Asked ? 8 : 0);

function seats(t, words) {
  return h("section.seats", { "aria-label": words.Players }, t.Seats.map((s, i) => h("article.seat" + hue(seatHue(s)) + (s.Active ? ".on" : "") + (s.Out ? ".out" : "") + (s.Asked ? ".asked" : ""), { key: "seat" + i },
    h("h2", {}, s.Name, " ", s.Monster && s.Monster !== s.Name && h("small.monster", {}, s.Monster, " "), s.Badge && h("small.badge", {}, s.Badge)),
    h("div.nums", {}, (s.Gauges || []).map((g, n) => h((t.Gauge[i][n] ? "button" : "div") + ".num" + hue(g.Hue) + (g.Alert ? ".alert" : ""), { key: "n" + n, type: t.Gauge[i][n] && "button", deed: t.Gauge[i][n] && { Do: "set", N: t.Gauge[i][n] - 1 } },
      h("b", {}, String(g.Value)), " ", h("i", {}, g.Word, g.Max && h("span.max", {}, " / " + g.Max)), g.Alert && h("em", {}, " ", g.Alert)))),
    s.Held?.length && h("button.held", { type: "button", deed: { Do: "command", Text: "t" } }, h("span.ear", {}, words.Cards + ": "), s.Held.map((x, n) => h("span.tag", { key: "tag" + n }, x.Name, x.Note && h("small", {}, " ", x.Note)))))));
}

function lane(l, said) {
  const cells = l.Spaces.map((s, i) => {
    const token = (l.Tokens || []).find((k) => i >= k.From && i <= k.To), part = token?.Parts?.find((p) => p.At === 2 * i);
    const here = l.Marker === 2 * i, near = l.Marker === 2 * i - 1 || l.Marker === 2 * i + 1;
    return h("span.space" + (here ? ".marker" : near ? ".near" : "") + (s.Zone ? ".z" + s.Zone : "") + (s.Win ? ".win" : "") + (s.Gone ? ".gone" : "") + (token ? ".token" + hue(part?.Hue) : ""), { key: "c" + i },
      here ? [h("b", {}, l.Letter), h("small", {}, s.Label)] : part?.Label || s.Label);
  });
  return h("div.lane" + hue(l.Hue), { key: l.Name, role: "img", "aria-label": said }, cells);
}

function dice(t, words) {
  const d = t.Dice.Dice || [];
  return h("div.dice", { key: "dice", id: "dice", role: "group", tabindex: "-1", "aria-label": words.Dice }, d.map((x, i) => h(
    (t.Dice.Marks && x.State !== blank ? "button" : "span") + ".die" + hue(x.Hue) + (x.State === kept ? ".keep" : x.State === again ? ".roll" : x.State === blank ? ".blank" : x.State === done ? ".done" : x.State === fresh ? ".fresh" : ""),
    { key: "die" + i, type: t.Dice.Marks && x.State !== blank && "button", role: t.Dice.Marks && x.State !== blank ? undefined : "img", "aria-label": t.Die[i], "aria-pressed": t.Dice.Marks && x.State !== blank ? String(x.State === kept) : undefined, deed: { Do: "mark", N: i } },
    x.State !== blank && symbol(x.Hue, x.Letter), x.Word && h("em", { "aria-hidden": "true" }, x.Word))));
}

const say = (t, shown) => h("div.say" + (t.Asked || t.Ending || shown.Really ? ".ear" : ""), { key: "say", id: "say", tabindex: "-1", "aria-live": shown.Speaks ? "off" : "polite" },
  h("p", { key: "say" + t.Step }, t.Looking || t.Say), t.More && h("p.more", {}, t.More), (t.Dice.Dice?.some((d) => d.Word) ? [] : t.Dice.Beside || []).map((l, i) => h("p.more", { key: "beside" + i }, l.Text)));

const really = (r) => h("section.ask.h7", { key: "really", "aria-labelledby": "question" }, h("h2", { id: "question", tabindex: "-1" }, r.Ask),
  h("div.answers", {}, button({ Text: r.Yes, Do: "yes" }, ".big"), button({ Text: r.No, Do: "no" }, ".big")));

function asked(t, words) {
  const a = t.Asked;
  if (!a) return null;
  const answers = t.Choices?.filter((b) => t.Keys[b.N].Answer) || [];
  return h("section.ask" + hue(seatHue(t.Seats[a.Seat]) || 8) + (t.Flash ? ".flash" : ""), { key: "ask", "aria-labelledby": "question" },
    h("h2", { id: "question", tabindex: "-1" }, a.Short || a.Question), [...(a.Lines || []), a.Short && a.Short !== a.Question ? a.Question : ""].filter(Boolean).map((l, i) => h("p", { key: "l" + i }, l)),
    h("div.answers", {}, answers.map((b) => [button(b, ".big"), t.Keys[b.N].Effect && h("p.effect", { key: "e" + b.N }, t.Keys[b.N].Effect)])),
    t.Placing && spots(t, words));
}

const spots = (t, words) => t.Lanes.map((l, n) => h("div.spots" + hue(l.Hue), { key: "spots" + n, role: "group", "aria-label": words.Spots + ": " + l.Name },
  t.Placing.Spots.map((s, i) => s.Lane === n && h("button", { key: "spot" + i, type: "button", deed: { Do: "spot", N: i } }, s.Text))));

function choices(t, words) {
  const list = [...(t.Choices || []).filter((b) => !t.Keys[b.N].Answer && !t.Keys[b.N].Slot), ...(t.Beside || [])];
  return list.length > 0 && h("section.choices", { key: "choices", "aria-label": words.Choices }, list.map((b) => [button(b), b.Do === "take" && t.Keys[b.N].Effect && h("p.effect", { key: "e" + b.N }, t.Keys[b.N].Effect)]));
}

function board(t, words) {
  const lines = t.Board.Lines || [];
  return lines.length > 0 && h("section.board", { key: "board" }, h("h2", {}, t.Board.Title), h("ul", {}, lines.map((l, i) => h("li" + (l.Board ? ".move" : "") + (l.Fresh ? ".fresh" : ""), { key: l.Text + i }, l.Text))));
}

// buys says whether cards can be bought now: then they come before all else that can be done.
const buys = (t) => (t.Choices || []).some((b) => t.Keys[b.N].Slot && !b.Off);

function row(t, words) {
  if (!t.Row?.length) return null;
  const buy = new Map((t.Choices || []).filter((b) => t.Keys[b.N].Slot).map((b) => [t.Keys[b.N].Slot, b]));
  return h("section.row", { key: "row", "aria-label": words.Sale }, t.Row.map((s) => {
    const b = buy.get(s.Number), name = s.Empty ? words.Empty : s.Unnamed ? words.Unnamed : s.Name;
    return h("article.card" + (b && !b.Off ? "" : ".no"), { key: "slot" + s.Number },
      s.Card ? h("button.name", { type: "button", deed: { Do: "card", Text: s.Name } }, h("b", {}, name)) : s.Unnamed && s.Named && !t.Looking ? h("button.name", { type: "button", deed: { Do: "name", N: s.Number } }, h("b", {}, name)) : h("b.name", {}, name),
      s.Where && h("small.where", {}, s.Where), s.Effect && h("p", {}, s.Effect), h("span.price", {}, s.Card && String(s.Price)), b && button({ ...b, Hue: 0 }, ".buy"));
  }));
}

const section = (kind, s, shown) => s?.Lines?.length > 0 && !(s.Lying && shown.Table.More) && h("section." + kind, { key: kind }, h("h2", {}, s.Title), s.Lines.map((l, i) => h("p", { key: "l" + i }, l.Text)));

const coach = (c) => (c.Chance || c.Keeps?.length || c.Note || c.Yours) && h("section.coach", { key: "coach" }, c.Chance && h("p", {}, h("b", {}, c.Chance)),
  c.Keeps?.length > 0 && h("ol", {}, c.Keeps.slice(0, 3).map((k, i) => h("li", { key: "k" + i, class: k.Weaker && "weaker" }, h("b", {}, k.What), " ", k.Chance, " ", k.Reason))), [c.Yours, c.Note].map((x, i) => x && h("p", { key: "x" + i }, x)));

const ending = (e) => h("section.ending" + hue(e.Hue), { key: "ending" }, h("p.title", {}, e.Title), h("p", {}, e.Why), (e.Lines || []).map((l, i) => h("p.more", { key: "l" + i }, l)));

function footer(t, shown) {
  const typed = t.Dice.Due > 0 && !t.Looking && !shown.Really;
  const [undo, why, correct, more] = ["u", "w", "m", "x"].map((k) => t.Bar.find((b) => b.Chars === k));
  return h("footer", {}, note(shown.Note), t.Line && entry({ ID: "line", Label: shown.Words.Line, Text: "" }, false, shown.Words),
    typed && h("div.faces", { role: "group", "aria-label": shown.Words.Type }, t.Faces.map((f, i) => h("button" + hue(f.Hue), { key: "face" + i, type: "button", "aria-label": f.Name, deed: { Do: "type", N: i } }, symbol(f.Hue, f.Letter)))),
    h("div.acts", {}, button(undo, ".undo"), button(t.Next, ".next", "next"), button(why, ".why"), button(correct, ".correct"), button(more, ".menu")));
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);

// entry is a field to type in, which finds as one types or is set.
export const entry = (f, finds, words) => h("form.field", { key: "field" + f.ID }, h("label", { for: "field" }, f.Label), h("input", { id: "field", type: finds ? "search" : "text", value: f.Text, enterkeyhint: finds ? "search" : "done", autocomplete: "off", autocapitalize: "off", spellcheck: "false", "data-fresh": f.Fresh }),
  !finds && [h("button.go", { key: "set", type: "submit" }, capital(words.Set)), h("button", { key: "cancel", type: "button", deed: { Do: f.ID === "line" ? "close" : "drop" } }, capital(words.Cancel))]);

export const note = (n) => h("p.note" + (n.Fault ? ".fault" : ""), { key: n.Fault ? "fault" : "note", role: n.Fault ? "alert" : "status" }, n.Text);
