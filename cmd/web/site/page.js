// The page: it draws what the program shows, and reports to it what the player does.
import { h, become } from "./dom.js";
import { table, sheet } from "./table.js";
import { page, tiles } from "./pages.js";
import * as browser from "./browser.js";

const find = (id) => document.getElementById(id);
const worker = new Worker("worker.js");
const call = (name, ...args) => worker.postMessage({ call: name, args });
let shown = null; // the picture drawn last
let typing = 0; // until when letters count as the rest of a name whose page has closed by itself
const tell = (deed) => {
  focus.found = deed.Do === "find";
  globalThis.pressed = performance.now();
  call("hear", JSON.stringify({ At: shown?.At || 0, ...deed }));
};

// ---- Drawing

const roomy = matchMedia("(min-width: 700px) and (min-height: 600px)");
const wide = matchMedia("(min-width: 700px) and (min-height: 600px) and (orientation: landscape)");
let seen = "", left = { list: "", lines: [] }; // the list of pieces that the player has left, and what it said
const listOf = (t) => t.Head.Turn + t.Head.Whose + (t.Board.Back ? t.Step : "");
// listed reports whether the list of pieces comes before the shop or, if pieces must be put back, before what will happen or a question.
const listed = (t) => (t.Stage === "shop" && !roomy.matches || ["preview", "ask", "place"].includes(t.Stage) && t.Board.Back)
  && seen !== listOf(t) && t.Board.Lines?.some((l) => l.Board);
// done reports whether the player has seen a line of the list and left it.
const done = (t, l) => left.list === listOf(t) && left.lines.includes(l.Text);
// bought returns what a purchase after that list has moved, as a note.
function bought(t) {
  const fresh = t?.Stage === "shop" && !roomy.matches && !listed(t) && t.Board.Lines?.filter((l) => l.Piece?.What && !done(t, l)) || [];
  const told = (p) => [p.Who, p.What, p.Told?.split(" → ").slice(-2).join(" → ")].filter(Boolean).join(" ");
  return fresh.length > 0 && { Text: fresh.map((l) => told(l.Piece)).join(" · ") };
}
let byKeys = false; // the player types the name instead of picking price and letter
let latest = null;
const turn = new MessageChannel(); // of pictures that arrive together, only the last one is drawn
turn.port2.onmessage = () => {
  if (!latest) return;
  const before = shown;
  shown = latest;
  latest = null;
  browser.speaks(shown.Lang);
  document.title = shown.Title ? shown.Title + " - kot" : "kot";
  const root = document.documentElement;
  root.className = [shown.Theme === "auto" ? "" : shown.Theme, shown.Large ? "large" : ""].join(" ").trim();
  if (shown.At !== before?.At && find("sheet").open) find("sheet").close();
  draw(before);
  if (shown.Heard && shown.At !== before?.At) become(find("heard"),
    h("p.ear", { id: "heard", "aria-live": "assertive" }, h("span", { key: "h" + shown.At }, shown.Heard)));
  if (shown.Table) browser.atTable();
  browser.stayAwake(shown.Playing);
  globalThis.drawn = performance.now();
  globalThis.firstDrawn ??= globalThis.drawn;
};
// draw draws the picture, with the browser's note if the program has none itself.
function draw(before = shown) {
  const was = document.activeElement, t = shown.Table, note = shown.Note.Text ? shown.Note : bought(t) || browser.said(!t);
  const room = wide.matches ? "wide" : roomy.matches && "roomy";
  byKeys &&= !!shown.Page?.Chips;
  become(find("shown"), h("div", { id: "shown" },
    t ? table(shown, note, listed(t), room, done) : shown.Page && page({ ...shown, Note: note || shown.Note }, byKeys)));
  focus(before, was);
}
for (const size of [roomy, wide]) size.addEventListener("change", () => shown && draw());
browser.onSaid(() => { if (shown) draw(); return !!shown; });

// home returns what has the focus by default: the question, the dice, or the line that says what to do.
const home = () => find("question") || (find("dice")?.firstChild?.offsetParent ? find("dice") : find("say"));

// focus moves the focus if its element is gone or hidden: to the title or the field of a new page, to the question, or to
// the dice. An element that was moved has lost the focus and gets it back.
function focus(before, was) {
  const field = find("field");
  if (field && field.closest("form").keyed !== focus.form) {
    focus.form = field.closest("form").keyed;
    browser.unsay("web.safari"); // it would cover the button that sets the field
    if (!shown.Page?.Finds || !matchMedia("(any-pointer: coarse)").matches) {
      field.focus();
      if (field.dataset.fresh !== undefined) field.select();
      return;
    }
  } else if (!field) {
    if (focus.form && focus.found && before?.Page?.Finds) typing = performance.now() + 700;
    focus.form = null;
  }
  const chips = shown.Page?.Chips, t = shown.Table, last = before?.Table;
  if (field && document.activeElement !== field && chips) field.value = chips.Price + chips.Letter.toLowerCase();
  const moved = t && last && ["Step", "Stage", "Say"].some((x) => t[x] !== last[x]);
  if (moved) document.querySelector("main").scrollTop = 0; // a new beat begins at the top
  const opened = shown.Page && shown.Page.Title.split(":")[0] !== before?.Page?.Title.split(":")[0];
  const question = find("question"), asked = question && !shown.Page && question.textContent !== focus.question;
  focus.question = question?.textContent;
  if (shown.Page && opened) (find("number" + shown.Page.At) || document.querySelector(".choice.here"))?.scrollIntoView({ block: "center" });
  const stays = !opened && !asked && was && was !== document.body && was.getClientRects().length;
  if (stays) return was === document.activeElement || was.focus({ preventScroll: true });
  if (shown.Page) {
    if (opened || !document.activeElement || document.activeElement === document.body) find("title")?.focus();
    return;
  }
  home().focus({ preventScroll: true });
}

// ---- Taps

addEventListener("click", (e) => {
  const on = e.target.closest("button, .die, .point");
  if (e.target === find("sheet")) return find("sheet").close(); // outside of its contents
  if (!on) {
    if (shown?.Table && e.target.closest("main")) home().focus({ preventScroll: true });
    return;
  }
  const deed = on.deed;
  if (on.closest("#link")) return browser.atLink(deed);
  if (!deed) {
    if (on.title) browser.say(on.title);
    return;
  }
  if (deed.said) return browser.heed();
  browser.heeded();
  if (deed.shut) return find("sheet").close();
  if (deed.seat >= 0) return openSheet(sheet(shown, deed.seat));
  if (deed.tiles) return openSheet(tiles(shown.Page, deed.tiles, shown.Words.Close));
  if (deed.typing) {
    byKeys = !byKeys;
    draw();
    return find("field").focus();
  }
  if ("seen" in deed) return see(deed.seen);
  if (deed.page === "open") find("file").click();
  else if (deed.page === "share") call("games", { address: location.origin + location.pathname });
  else if (deed.page) call("games", { all: deed.page === "save-all" });
  else tell(deed);
});
// see leaves the list of pieces, or returns to it.
function see(over) {
  seen = over ? listOf(shown.Table) : "";
  if (over) left = { list: seen, lines: shown.Table.Board.Lines.map((l) => l.Text) };
  draw();
  home().focus({ preventScroll: true });
}
function openSheet(what) {
  become(find("sheet"), what);
  find("sheet").showModal();
}
find("file").onchange = async ({ target }) => {
  for (const f of target.files) call("games", { name: f.name, bytes: new Uint8Array(await f.arrayBuffer()) });
  target.value = "";
};

// ---- Keys

// A letter means something only if dice or a question have the focus, so that a screen reader keeps its keys.
const zone = ".dice, .say, .ask, .faces, .acts, .page";
addEventListener("keydown", (e) => {
  if (e.isComposing || e.metaKey || (e.ctrlKey || e.altKey) && !e.getModifierState("AltGraph")) return;
  const key = e.key, on = e.target;
  if (on.closest?.("dialog")) return; // the browser handles its keys
  if (on.matches("input")) {
    if (key === "Escape") tell({ Do: "close" });
    else if (key === "ArrowDown") move(1);
    else return;
  } else if (key === "Escape") {
    tell(shown?.Page ? { Do: "close" } : { Do: "key", Text: key });
  } else if (key === "ArrowDown" || key === "ArrowUp") {
    if (!move(key === "ArrowDown" ? 1 : -1)) return;
  } else if ((key === "Enter" || key === " ") && on.matches("button") || !on.closest(zone)) {
    return;
  } else if ([...key].length === 1 && key !== " " && performance.now() < typing) { // nothing
  } else if (key === "Enter" && document.querySelector(".next")?.deed?.seen) {
    see(true);
  } else if ([...key].length === 1 && key !== " " || key === "Enter" || key === "Backspace" || key === "Delete") {
    tell({ Do: "key", Text: key });
  } else {
    return;
  }
  e.preventDefault();
});

// move moves the focus to the next line of a page, or to the next number.
function move(by) {
  const all = [...document.querySelectorAll(".page .line, .page .seg [aria-pressed=true], .page .number .step:last-child")];
  const on = document.activeElement, at = all.indexOf(on.closest(".choice")?.querySelector(".line") || on);
  const next = all[at < 0 ? 0 : at + by];
  if (!all.length) return false;
  next?.focus();
  return true;
}

addEventListener("input", (e) => { if (shown?.Page && e.target === find("field")) tell({ Do: "find", Text: e.target.value }); });
addEventListener("submit", (e) => {
  e.preventDefault();
  if (shown?.Page?.Finds) {
    const first = document.querySelector(".rows .line");
    if (first) tell(shown.Page.Taps && shown.Page.At ? { Do: "row", N: shown.Page.At, To: 1 } : first.deed);
  } else tell({ Do: shown?.Table ? "line" : "enter", Text: find("field").value });
});
addEventListener("contextmenu", (e) => { if (e.target.closest("button")) e.preventDefault(); });

// width tells the program how many characters of a text picture fit in a line.
const letter = () => parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.53;
const width = () => tell({ Do: "width", N: Math.floor((Math.min(innerWidth, 1000) - 40) / letter()) });
addEventListener("resize", width);

// takeLink imports the game of a link with which this page was opened, and removes it from the address bar. If it is not a
// link, the program says so: its mark may be damaged.
function takeLink() {
  if (location.hash.length < 2) return;
  const link = location.hash;
  history.replaceState(null, "", location.pathname + location.search);
  call("games", { link });
}
addEventListener("hashchange", takeLink);

// ---- The program

let begun = false;
function ended() {
  document.body.classList.add("ended"); // keys do nothing any more
  browser.again();
}
worker.onerror = () => {
  if (begun) return ended();
  browser.sayWord("web.not-loaded");
  browser.again();
};
worker.onmessage = ({ data }) => {
  if (data.shown) {
    latest = JSON.parse(data.shown);
    turn.port1.postMessage(0);
    browser.unsay("web.loading");
    if (!begun && !latest.Playing && browser.safari) browser.sayWord("web.safari");
    begun = true;
  }
  if (data.say) browser.say(data.say);
  if (data.link) browser.showLink(data);
  if (data.aloud !== undefined) browser.aloud(data.aloud, data.lang);
  if (data.file) globalThis.hand(data.file, data.bytes);
  if (data.loaded) browser.store().then(() => shown?.Table && browser.atTable(),
    (e) => { console.error(e); browser.sayWord("web.not-stored"); });
  if (data.broken) { console.error(data.why); browser.sayWord(data.broken); browser.again(); }
  if (data.ended !== undefined) ended();
};
Object.assign(globalThis, { worker, call, tell, said: browser.said, heed: browser.heed, hand: browser.hand, picture: () => shown });

document.documentElement.lang = (navigator.languages || []).map((l) => l.split("-")[0]).find((l) => self.site.words[l]) || "en";
if (!self.DecompressionStream || !self.WebAssembly || !self.BroadcastChannel) {
  browser.sayWord("web.old");
} else {
  browser.sayWord(isSecureContext ? "web.loading" : "web.plain");
  worker.postMessage({ site, start: { langs: [...navigator.languages] } });
  takeLink();
  width();
}
