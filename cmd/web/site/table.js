// The table, drawn from what the program shows (companion/faces/web).
import { h, icon, symbol } from "./dom.js";
import { hue, lane, pick, player, ruler } from "./tracks.js";

const brief = 48; // characters of a sentence that has room in the foot
const blank = 0, keep = 3, again = 4, left = 7; // the states of dice that the code checks
const states = [".none", ".fresh", ".fresh", ".keep", ".roll", ".done", ".done", ".roll"];
const capital = (text) => text && text[0].toUpperCase() + text.slice(1);

// button returns something to tap. If it is unavailable, a tap still says why.
export function button(b, kind = "", key, sign) {
  const mute = b.Off && b.Do !== "take" && b.Do !== "command"; // the page says why; for those two, the program does
  return h("button" + kind + (b.Best ? ".best" : "") + (b.Go ? ".go" : "") + (b.Text.length > 14 ? ".long" : ""), {
    key: key || "b" + (b.Do || "") + (b.Chars || b.N), type: "button",
    "aria-disabled": b.Off ? "true" : undefined, title: b.Off || undefined,
    deed: mute ? undefined : { Do: b.Do, N: b.N, To: b.To, Text: b.Chars },
  }, sign && icon(sign), h("span", {}, b.Text), b.Small && h("small", {}, b.Small));
}

// table draws the table; listed means that the pieces to move come first although the player could do something else.
// room is "wide" or "roomy" on a screen of a tablet or larger: there the list stays while dice are entered, and if it is wide, the cards
// for sale are at the side, except while a piece is being placed.
export function table(shown, note, listed, room, done) {
  const t = shown.Table, words = shown.Words, stage = shown.Really ? "ask" : listed ? "moves" : t.Stage;
  const aside = room === "wide" && stage !== "place";
  return h("div.table", { key: "table", class: "table at-" + stage + " n" + t.Seats.length + (t.Dice.Marks ? " marks" : "") },
    head(t), side(t, words, aside),
    h("main", {},
      t.Line && entry({ ID: "line", Label: words.Line, Text: "" }, false, words),
      play(t, shown, stage, note, aside, room, done)),
    foot(t, shown, stage, listed));
}

const active = (t) => t.Seats.findIndex((s) => s.Active);

function head(t) {
  const title = t.Over && t.Ending ? t.Ending.Title : capital(t.Head.Whose), menu = t.Bar[3];
  return h("header" + player(active(t)), {},
    h("h1" + (title.length > 16 ? ".long" : ""), {}, title),
    h("p.turn", {}, t.Beats?.length ? beats(t) : h("b", {}, t.Head.Turn)),
    h("button.menu", { key: "menu", type: "button", "aria-label": menu.Text, deed: { Do: "command", Text: menu.Chars } }, icon("menu")));
}

// beats returns the parts of a turn. The program writes the present one in capitals.
const beats = (t) => t.Beats.map((b, i) => {
  const now = /^\p{Lu}\p{Lu}/u.test(b), text = now && !t.Asked ? capital(b.toLowerCase()) : b;
  return [i > 0 && h("span", { key: "dot" + i }, " · "), h(now ? "b" : "span", { key: "beat" + i }, text)];
});

// ---- What everybody has in front of them: seats and tracks

const side = (t, words, aside) => h("section.side", { "aria-label": words.Players },
  h("div.seats", {}, t.Seats.map((s, i) => seat(t, s, i))),
  t.Lanes?.length && h("div.lanes", { role: "group", "aria-label": words.Tracks },
    t.Lanes.map((l, i) => [h("h3" + hue(l.Hue), { key: "t" + l.Name }, l.Name), lane(t, l, t.Lane[i]), ruler(t, l, i)])),
  aside && [piles(t), row(t, words)]);

const sign = { 0: "dice", 2: 2, 3: 3, 4: 4, 5: "wicked" };
const monster = (s) => icon(s.Monster.toLowerCase().replaceAll(" ", "-"), s.Monster[0]);
const dotted = (texts) => texts.filter(Boolean).join(" · ");

function seat(t, s, i) {
  const held = s.Held || [], tokens = held.filter((x) => x.Short), cards = held.filter((x) => x.Card).length, hearts = s.Gauges?.[0];
  const others = held.filter((x) => !x.Short).map((x) => x.Name + (x.Note ? " (" + x.Note + ")" : ""));
  const alerts = (s.Gauges || []).map((g) => g.Alert).reverse(); // nearly a winner, then nearly out
  const alert = dotted([...alerts, ...tokens.map((x) => x.Name)]);
  const classes = player(i) + (s.Active ? ".on" : "") + (s.Out ? ".out" : "") + (s.Asked ? ".asked" : "");
  return h("button.seat" + classes, { key: "seat" + i, type: "button", deed: { seat: i } },
    h("span.who", {},
      monster(s), h("b", {}, s.Hand ? s.Who : s.Name),
      s.Hand && [icon("kot"), h("span.ear", {}, " (kot)")],
      s.Badge && [h("mark", { "aria-hidden": "true" }, s.Short || s.Badge), h("span.ear", {}, s.Badge)],
      cards > 0 && h("i", {}, icon("card"), String(cards))),
    h("span.nums", {}, (s.Gauges || []).map((g, n) => h("span.num" + (hue(g.Hue) || ".plain"), { key: "n" + n },
      icon(sign[g.Hue]), h("b", {}, String(g.Value)), h("span.ear", {}, " ", g.Word, ", ")))),
    alert ? h("em", {}, alert) : hearts?.Max && h("svg.bar.h2",
      { viewBox: "0 0 100 4", preserveAspectRatio: "none", "aria-hidden": "true" },
      h("rect", { width: 100, height: 4, class: "rest" }),
      h("rect", { width: Math.min(100, Math.round((100 * hearts.Value) / hearts.Max)), height: 4 })),
    h("span.has", {}, dotted([s.Monster !== s.Who && s.Monster, s.Hand, ...others])));
}

// shut returns the button that closes a sheet.
export const shut = (word) => h("button.menu", { key: "shut", type: "button", "aria-label": word, deed: { shut: true } }, icon("close"));

// sheet shows a player in full: numbers to correct, monster, cards.
export function sheet(shown, i) {
  const t = shown.Table, s = t.Seats[i];
  return h("dialog", { id: "sheet", "aria-labelledby": "seat" },
    h("header" + player(i), {}, monster(s), h("h2", { id: "seat" }, s.Name), shut(capital(shown.Words.Close))),
    h("p.more", {}, dotted([s.Monster !== s.Who && s.Monster, s.Place, s.Hand])), s.Power && h("p.more", {}, s.Power),
    (s.Gauges || []).map((g, n) => number(g, n, t.Gauge[i][n])),
    (s.Held || []).map((x, n) => h("p", { key: "x" + n }, h("b", {}, x.Name, x.Note && " (" + x.Note + ")"), " ", x.Effect)));
}

// number shows a gauge in full. field is that of the corrections that a tap opens, from 1; 0 for none.
const number = (g, n, field) => h("button.line",
  { key: "g" + n, type: "button", "aria-disabled": field ? undefined : "true", deed: field && { Do: "set", N: field - 1 } },
  h("span" + (hue(g.Hue) || ".plain"), {}, icon(sign[g.Hue])),
  h("span", {}, capital(g.Word), g.Alert && h("small", {}, g.Alert)),
  h("b", {}, String(g.Value), g.Max && h("small", {}, " / " + g.Max)));

// ---- The stage: what this beat needs

function play(t, shown, stage, note, aside, room, done) {
  const words = shown.Words, list = stage === "preview" ? t.Advice : t.Board, title = capital(list.Title?.toLowerCase());
  const noted = note && (!note.Go || stage === "roll" || stage === "end"); // elsewhere, a note to tap has no room
  const said = noted ? note : stage === "roll" && t.Dice.Why && { Text: t.Dice.Why };
  const say = h("div.say" + sayKind(t, shown, stage, said),
    { key: "say", id: "say", tabindex: "-1", "aria-live": shown.Speaks ? "off" : "polite" },
    h("p", { key: "say" + t.Step }, t.Looking || t.Say));
  const role = said?.Fault ? "alert" : said?.Go ? undefined : "status";
  const more = said && h((said.Go ? "button" : "p") + ".more" + (said.Fault ? ".fault" : ""),
    { key: "more", type: said.Go && "button", role, deed: said.Go && { said: true } }, said.Text);
  const hint = !said && stage === t.Stage && t.Hint && h("p.more", { key: "more", role: "status" }, t.Hint);
  const tray = dice(t, words), pieces = moves(t, list, title, stage, done), acts = chips(t, stage), why = advice(t, list);
  const marks = t.Dice.Marks, none = t.Dice.Dice?.every((d) => d.State === blank); // no die is entered
  const back = t.Board.Back; // pieces must be put back
  const advised = ["roll", "preview", "moves", "shop"].includes(stage) && t.Coach.Keeps?.length > 0 && coach(t, t.Coach);
  const below = [!advised && coach(t, t.Coach), aside ? null : [piles(t), row(t, words)]], rest = [why, below];
  switch (stage) {
  case "end": return [ending(t, t.Ending), more, pieces, say, acts, rest];
  case "place": return [pick(t), say, more || h("p.more", { key: "more", role: "status" }, t.Placing.Spots[t.Spot].Text), acts, rest];
  case "ask":
    if (shown.Really) return [tray, say, really(shown.Really), acts, rest];
    if (answers(t).length > 3 && !faced(t)) return [say, asked(t, more, hint), acts, tray, pieces, rest];
    return [tray, say, asked(t, more, hint), acts, pieces, rest];
  case "shop": return [say, more, advised, !aside && row(t, words), hint, acts, pieces, why, !advised && coach(t, t.Coach),
    !aside && piles(t)];
  case "preview": return [marks && tray, strip(t, title, words, more), !marks && tray, say, advised, pieces, why, acts, below];
  case "moves": return [room && tray, strip(t, title, words, more, rolled(t, list.Recap || " ")), say, pieces, advised, acts,
    !room && tray, rest];
  default: return [tray, say, more || hint || h("p.more", { key: "more" }), back && pieces, t.Asked && asked(t), advised, acts, why,
    (none || room && !t.Asked) && !back && pieces, below];
  }
}

// sayKind returns how the line that says what to do is shown: with room for two lines, without, or to screen readers only.
function sayKind(t, shown, stage, said) {
  if (stage === "roll") return t.Asked ? ".ear" : "";
  if (stage === "preview" && types(t, shown)) return ".one";
  const told = ["preview", "ask", "end"].includes(stage) || stage === "moves" && t.Next.Chars !== "n" || stage === "shop" && said;
  return told ? ".ear" : ".one";
}

function dice(t, words) {
  const d = t.Dice.Dice || [], next = t.Dice.Due ? d.findIndex((x) => x.State === blank) : -1;
  return h("div.dice",
    { key: "dice", id: "dice", role: "group", tabindex: "-1", "aria-label": words.Dice, class: "dice n" + Math.max(6, d.length) },
    d.map((x, i) => die(t, x, i, i === next)));
}

const colour = (x) => hue(x.Hue) + (x.White ? ".white" : "");
const face = (x) => x.State !== blank && symbol(x.Hue, x.Letter);
function die(t, x, i, next) {
  const taps = t.Dice.Marks && x.State !== blank, kept = x.State !== again && x.State !== left;
  const below = x.State === again || x.State === keep ? x.Word : x.Aside;
  return h((taps ? "button" : "span") + ".die" + colour(x) + states[x.State] + (next ? ".next" : ""), {
    key: "die" + i, type: taps && "button", role: taps ? undefined : "img",
    "aria-label": t.Die[i], "aria-pressed": taps ? String(kept) : undefined, deed: taps && { Do: "mark", N: i },
  }, h("span", {}, face(x)), h("em", { "aria-hidden": "true" }, (below || "").toLowerCase()));
}

// strip returns the heading of a list with the dice that it is about.
function strip(t, title, words, note, recap) {
  const hint = recap ? h("span.hint", {}, recap) : t.Dice.Marks && h("span.hint", {}, words.Keep);
  const shows = !recap && !note && t.Dice.Dice?.length > 0;
  return h("div.title", { key: "title" },
    h("h2", {}, title), note || hint,
    shows && h("div.strip", { role: "img", "aria-label": words.Dice + ": " + t.Die.join(", ") },
      t.Dice.Dice.map((x, i) => h("span" + colour(x) + (x.State === blank ? ".none" : ""), { key: "s" + i }, face(x)))));
}

// rolled returns how dice were rolled, with faces for letters. A voice reads the letters.
const rolled = (t, said) => said.split(/([\s,]+)/).map((word, i) => {
  const faces = i > 0 ? [...word].map((c) => t.Faces.find((f) => f.Letter === c)) : [];
  if (!faces.length || !faces.every(Boolean)) return word;
  return h("span.strip", { key: "f" + i, role: "img", "aria-label": word },
    faces.map((f, n) => h("span" + hue(f.Hue), { key: "d" + n }, symbol(f.Hue, f.Letter))));
});

function moves(t, list, title, stage, done) {
  const lines = list.Lines?.filter((l) => l.Board || l.Piece?.What || list === t.Board) || [];
  const count = lines.filter((l) => l.Piece?.What).length, headed = ["preview", "moves"].includes(stage); // by the strip
  return lines.length > 0 && h("section.board", { key: "board", "aria-label": title },
    !headed && h("h2", {}, title, list.Recap && [" · ", rolled(t, list.Recap)]),
    h("ul.moves" + (count > 5 ? ".many" : "") + (count > 2 ? ".some" : ""), {},
      lines.map((l, i) => piece(t, l, i, list === t.Board && done(t, l))),
      list.Reasons && h("li.told", { key: "why" }, h("span", {}), h("span", {}, list.Reasons))));
}

// piece returns a line of the list: whose piece, what moves it, what it shows and what it must show.
function piece(t, l, i, done) {
  const p = l.Piece || {}, past = done ? ".past" : "";
  if (!p.What) return h("li.told" + past, { key: "t" + i }, h("span", {}), h("span", {}, l.Text));
  const who = t.Seats.findIndex((s) => s.Who.toLowerCase() === p.Who.toLowerCase());
  const of = t.Lanes?.find((x) => x.Name === p.Who), gauge = t.Seats[who]?.Gauges?.find((g) => g.Word === p.What);
  const shows = p.Told ? p.Told.split(" → ") : [], last = shows.pop();
  return h("li" + (player(who) || (of ? hue(of.Hue) : ".plain")) + past, { key: "p" + p.Who + p.What + i },
    h("span" + (of ? hue(of.Hue) : hue(gauge?.Hue) || ".plain"), {}, of ? symbol(of.Hue, "") : icon(gauge ? sign[gauge.Hue] : "card")),
    h("span", {}, h("b", {}, p.Who), " ", p.What, p.Why && h("small", {}, p.Why)), " ",
    last && h("span.change", {}, shows.map((x, n) => [h("span", { key: "x" + n }, x), icon("arrow")]), h("b", {}, last)));
}

const really = (r) => h("section.ask.p1", { key: "really", "aria-labelledby": "question" },
  h("h2", { id: "question", tabindex: "-1" }, r.Ask));
const asker = (t) => (t.Asked.Who ? t.Asked.Seat : active(t)); // whose question it is
const answers = (t) => (t.Choices || []).filter((b) => t.Keys[b.N].Answer);
// faced returns the answers of a question about one die, in the order of the faces: they are tapped like dice.
const faced = (t) => {
  if (!t.Asked) return false;
  const list = (t.Faces || []).map((f) => answers(t).find((b) => t.Keys[b.N].Typed === f.Letter.toLowerCase()));
  return list.every(Boolean) && list;
};
// fits reports whether buttons fit in one row: the more there are, the shorter each must be.
const fits = (list, longest) => list.every((b) => b.Text.length <= longest[list.length]);
// thrown reports whether dice have been entered and not resolved: then a finger may still be on the faces.
const thrown = (t) => t.Dice.Dice?.some((d) => d.State > blank && d.State < 5);
// inHand reports whether the answers to the question fit in the row above the foot.
const inHand = (t) => {
  if (faced(t)) return answers(t).length === t.Faces.length;
  return t.Asked && !thrown(t) && !types(t, {}) && answers(t).length <= 3 && fits(answers(t), [0, 60, 36, 22]);
};

function asked(t, more, hint) {
  const a = t.Asked, list = answers(t).map((b) => ({ ...b, Small: t.Keys[b.N].Effect })), effects = list.filter((b) => b.Small);
  // Those with faces are in the row, and dice are tapped themselves.
  const below = list.filter((b) => !(faced(t) || []).some((f) => f.N === b.N) && !(t.Dice.Due > 0 && t.Keys[b.N].NoKey));
  const kind = effects.length ? ".texts" : list.every((b) => b.Text.length < 18) ? ".few" : "";
  return h("section.ask" + player(asker(t)) + (t.Flash ? ".flash" : ""), { key: "ask", "aria-labelledby": "question" },
    h("h2" + (a.Question.length > 45 ? ".long" : ""), { id: "question", tabindex: "-1" }, a.Question), more,
    (a.Lines || []).map((l, i) => h("p", { key: "l" + i }, l)),
    inHand(t)
      ? effects.map((b) => h("p.effect", { key: "e" + b.N }, h("b", {}, b.Text), " ", b.Small))
      : h("div.answers" + kind, {}, below.map((b) => button(b))), hint);
}

// row returns the cards for sale. The green price buys; the card itself opens its text, or asks for its name.
function row(t, words) {
  if (!t.Row?.length) return null;
  const buys = new Map((t.Choices || []).filter((b) => t.Keys[b.N].Slot).map((b) => [t.Keys[b.N].Slot, b]));
  return h("section.sale", { key: "row", "aria-label": words.Sale },
    t.Row.map((s, i) => card(t, words, s, t.Short[i], buys.get(s.Number))));
}

// card returns a card for sale, or its empty place. short is how much energy is missing for it, buy the choice that buys it.
function card(t, words, s, short, buy) {
  const name = s.Empty ? words.Empty : s.Unnamed ? words.Unnamed : s.Name, names = s.Unnamed && s.Named && !t.Looking;
  const deed = s.Card ? { Do: "card", Text: s.Name } : names && { Do: "name", N: s.Number };
  return h("article.card" + (buy && !buy.Off && s.Card ? "" : ".dear"), { key: "slot" + s.Number },
    deed ? h("button.name", { type: "button", deed }, h("b", {}, name)) : h("b.name", {}, name),
    s.Kind && h("small.kind", {}, s.Kind), s.Effect && h("p", {}, s.Effect), !s.Kind && s.Where && h("small.kind", {}, s.Where),
    buy ? h("button.price",
      { key: "buy", type: "button", "aria-label": buy.Text, "aria-disabled": buy.Off ? "true" : undefined, deed: { Do: buy.Do, N: buy.N } },
      h("small", {}, short || words.Buy), h("span", {}, s.Card ? String(s.Price) : "?"))
      : s.Card && h("span.price", {}, short && h("small", {}, short), h("span", {}, String(s.Price))));
}

const coach = (t, c) => (c.Chance || c.Keeps?.length || c.Note || c.Yours) && h("section.panel.coach", { key: "coach" },
  c.Chance && h("p", {}, h("b", {}, c.Brief || c.Chance)), // one chance to win: Why tells that of best play as well
  c.Keeps?.length > 0 && h("ol", {}, c.Keeps.slice(0, 3).map((k, i) => h("li", { key: "k" + i, class: k.Weaker && "weaker" },
    h("b", {}, rolled(t, k.What)), " ", k.Chance, k.Reason && " · " + k.Reason))),
  [c.Yours, c.Note].map((x, i) => x && h("p", { key: "x" + i }, x)));

// advice returns why the dice are kept, or what happens apart from pieces that move.
const advice = (t, list) => {
  const lines = (t.Advice.Lines || []).filter((l) => !l.Piece?.What);
  return lines.length > 0 && h("section.panel.advice", { key: "advice" },
    list !== t.Advice && h("h2", {}, capital(t.Advice.Title.toLowerCase())),
    lines.map((l, i) => h("p", { key: "l" + i }, l.Text)));
};

const piles = (t) => h("p.piles", { key: "piles" }, t.Piles || (t.Panels || []).map((p) => h("span", { key: p.Title },
  (p.Untitled ? "" : p.Title + ": ") + (p.Held || []).map((x) => x.Name).join(", "))));

// ending says who has won, in the winner's colour.
const ending = (t, e, seat = t.Seats.findIndex((s) => e.Title.startsWith(s.Who.toUpperCase() + " "))) => h(
  "section.ending" + (player(seat) || hue(e.Hue)), { key: "ending" },
  h("p.title", {}, e.Title), h("p", {}, capital(e.Why)),
  (e.Lines || []).map((l, i) => h("p.more", { key: "l" + i }, l)));

// ---- The foot: what the player can enter, and the one next thing

// types reports whether faces can be typed now, so that they replace everything else.
const types = (t, shown) => t.Dice.Due > 0 && !t.Looking && !shown.Really
  && (t.Stage !== "preview" || t.Dice.Dice.some((d) => d.State === blank));

// acts returns the small actions; those that do not fit in the row below are on the stage.
const acts = (t) => {
  const list = (t.Choices || []).filter((b) => !t.Keys[b.N].Answer && !t.Keys[b.N].Slot), beside = t.Beside || [];
  // Few players want to resolve dice in another order or one part at a time, or to discard a card: that comes last.
  const rare = (b) => t.Stage === "preview" || t.Keys[b.N].NoKey;
  return [...list.filter((b) => !rare(b)), ...beside, ...list.filter(rare)];
};
// free returns how many of the small actions fit in the row below.
function free(t, stage) {
  if (stage === "place" || faced(t) || t.Asked && inHand(t) && answers(t).length > 0 || types(t, {})) return 0;
  const list = stage === "preview" ? t.Beside || [] : acts(t), most = t.Stage === "shop" && t.Moves ? 2 : 3;
  return [3, 2, 1, 0].find((n) => n <= most && n <= list.length && fits(list.slice(0, n), [0, 60, 34, 20]));
}
const chips = (t, stage) => {
  const list = acts(t).slice(free(t, stage)), effect = (b) => b.Do === "take" && t.Keys[b.N].Effect;
  return list.length > 0 && h("div.chips", { key: "chips" },
    list.map((b) => [button(b, ".chip"), effect(b) && h("p.effect", { key: "e" + b.N }, effect(b))]));
};

function hand(t, shown, stage) {
  const of = (kind, list, label = shown.Words.Choices) => h("div.hand" + kind, { key: "hand", role: "group", "aria-label": label }, list);
  const faces = (deed) => of(".faces", t.Faces.map((f, i) => h("button" + hue(f.Hue),
    { key: "face" + i, type: "button", "aria-label": f.Name, deed: deed(i) }, symbol(f.Hue, f.Letter))), shown.Words.Type);
  const really = (Do, Text) => button({ Do, Text }, ".p1");
  if (shown.Really) return of(".answers", [really("yes", shown.Really.Yes), really("no", shown.Really.No)]);
  if (stage === "moves" && t.Asked) return of("", button(t.Bar[2])); // first the pieces go back, then the question
  if (stage === "place") return of(".nudge", t.Nudges.map((b, i) => button(b, "", "nudge" + i, ["left", "turn", "right"][b.N + 1])));
  if (faced(t)) return faces((i) => ({ Do: "take", N: faced(t)[i].N }));
  if (types(t, shown)) return faces((i) => ({ Do: "type", N: i }));
  if (t.Asked && inHand(t) && answers(t).length > 0) return of(".answers", answers(t).map((b) => button(b, player(asker(t)))));
  const back = t.Stage === "shop" && t.Moves // from the shop to the list and back, at one place
    && h("button.back", { key: "moves", type: "button", deed: { seen: stage !== "shop" } }, h("span", {}, t.Moves));
  const small = acts(t).slice(0, free(t, stage)), room = small.length < (back ? 2 : 3); // for the corrections
  return of("", [back, small.map((b) => button(b)), !t.Over && room && button(t.Bar[2])]);
}

function foot(t, shown, stage, listed) {
  const undo = t.Bar[0], why = t.Bar.find((b) => b.Chars === "w" || b.Do === "w");
  return h("footer", {}, hand(t, shown, stage), h("div.acts", {},
    button(undo, ".tool", "undo", "undo"), next(t, shown.Words, stage, listed), button(why, ".tool.why", "why", "why")));
}

// next returns the button for the next thing to do, or what is missing for it.
function next(t, words, stage, listed) {
  const done = t.Stage === "shop" ? words.ToShop : words.PutBack;
  const affords = t.Choices?.some((b) => t.Keys[b.N].Slot && !b.Off); // without, the cards for sale are worth no tap
  if (listed && (t.Stage !== "shop" || affords)) {
    return h("button.go.next", { key: "next", type: "button", deed: { seen: true } }, h("span", {}, done));
  }
  if (t.Next.Do && !t.Next.Off) {
    // What comes after a comma or in brackets is a line of its own; "+1" alone does not say of what.
    const [first, then] = t.Next.Text.match(/^(.*?)(?:, | (?=\())(.*)$/)?.slice(1) || [t.Next.Text, ""];
    const energy = t.Seats[0].Gauges?.find((g) => g.Hue === 3)?.Word;
    return button({ ...t.Next, Text: first, Small: capital(then.replace(/^\+1(?= \(|$)/, "+1 " + energy)) }, ".next", "next");
  }
  const marks = (t.Dice.Dice || []).map((x, i) => h("u", { key: "u" + i, class: x.State !== blank && x.State !== again && "y" }));
  const due = t.Dice.Due > 0 && t.Dice.Dice?.some((x) => x.State === blank || x.State === again);
  return h("p.wait", { key: "wait" }, due && h("span", { "aria-hidden": "true" }, marks),
    stage === "moves" && t.Say.length <= brief ? t.Say : t.Next.Text);
}

// entry returns a field to type in, which searches as the player types, or is submitted.
export const entry = (f, finds, words) => h("form.field", { key: "field" + f.ID },
  h("label", { for: "field" }, f.Label),
  h("input", {
    id: "field", type: finds ? "search" : "text", value: f.Text, enterkeyhint: finds ? "search" : "done",
    autocomplete: "off", autocapitalize: "off", spellcheck: "false", "data-fresh": f.Fresh,
  }),
  !finds && [h("button.go", { key: "set", type: "submit" }, capital(words.Set)),
    h("button", { key: "cancel", type: "button", deed: { Do: f.ID === "line" ? "close" : "drop" } }, capital(words.Cancel))]);

export const note = ({ Fault, Text }) => h("p.note" + (Fault ? ".fault" : ""),
  { key: Fault ? "fault" : "note", role: Fault ? "alert" : "status" }, Text);
