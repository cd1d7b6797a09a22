// The page: it draws what the program shows, and tells it what the player does.
import { h, become } from "./dom.js";
import { table } from "./table.js";
import { page } from "./pages.js";
import * as browser from "./browser.js";

const find = (id) => document.getElementById(id);
const worker = new Worker("worker.js");
const call = (name, ...args) => worker.postMessage({ call: name, args });
let shown = null; // the picture drawn last
let typing = 0; // until when letters are the rest of a name whose page has gone by itself
const tell = (deed) => {
  focus.found = deed.Do === "find";
  globalThis.pressed = performance.now();
  call("hear", JSON.stringify({ At: shown?.At || 0, ...deed }));
};

// ---- Drawing

let latest = null;
const turn = new MessageChannel(); // pictures that have come meanwhile are drawn as one
turn.port2.onmessage = () => {
  if (!latest) return;
  const before = shown, focused = document.activeElement;
  shown = latest;
  latest = null;
  browser.speaks(shown.Lang);
  document.title = shown.Title ? shown.Title + " - kot" : "kot";
  const root = document.documentElement;
  root.className = [shown.Theme === "auto" ? "" : shown.Theme, shown.Large ? "large" : ""].join(" ").trim();
  become(find("shown"), h("div", { id: "shown" }, shown.Table ? table(shown) : shown.Page ? page(shown) : null));
  if (shown.Heard && shown.At !== before?.At) become(find("heard"), h("p.ear", { id: "heard", "aria-live": "assertive" }, h("span", { key: "h" + shown.At }, shown.Heard)));
  focus(before, focused);
  if (shown.Table) browser.atTable();
  browser.stayAwake(shown.Playing);
  globalThis.drawn = performance.now();
  globalThis.firstDrawn ??= globalThis.drawn;
};

// home is where the focus is while nothing else has it: on the question, on the dice, or on what to do.
const home = () => find("question") || (find("dice")?.firstChild ? find("dice") : find("say"));

// focus moves the focus where its element has gone: to the title of a page that has come or its field, to the
// question, or to the dice.
function focus(before, was) {
  const field = find("field");
  if (field && field.closest("form").keyed !== focus.form) {
    focus.form = field.closest("form").keyed;
    browser.unsay("web.safari"); // it would lie on the button that sets the field
    if (!shown.Page?.Finds || !matchMedia("(any-pointer: coarse)").matches) {
      field.focus();
      if (field.dataset.fresh !== undefined) field.select();
      return;
    }
  } else if (!field) {
    if (focus.form && focus.found && before?.Page?.Finds) typing = performance.now() + 700;
    focus.form = null;
  }
  const opened = shown.Page && shown.Page.Title.split(":")[0] !== before?.Page?.Title.split(":")[0];
  const question = find("question"), asked = question && !shown.Page && question.textContent !== focus.question;
  focus.question = question?.textContent;
  if (shown.Page?.Grid && opened) find("number" + shown.Page.At)?.scrollIntoView({ block: "center" });
  if (!opened && !asked && was && was !== document.body && was.isConnected) return;
  if (shown.Page) {
    if (opened || !document.activeElement || document.activeElement === document.body) find("title")?.focus();
    return;
  }
  home().focus({ preventScroll: !question });
  question?.closest(".ask").scrollIntoView({ block: "nearest" });
}

// ---- Taps

addEventListener("click", (e) => {
  const on = e.target.closest("button, .die");
  if (!on) {
    if (shown?.Table && e.target.closest("main")) home().focus({ preventScroll: true });
    return;
  }
  const deed = on.deed;
  if (on.closest("dialog")) return browser.atLink(deed);
  if (!deed) {
    if (on.title) browser.say(on.title);
    return;
  }
  browser.heeded();
  if (deed.page === "open") find("file").click();
  else if (deed.page === "share") call("games", { address: location.origin + location.pathname });
  else if (deed.page) call("games", { all: deed.page === "save-all" });
  else tell(deed);
});
find("file").onchange = async ({ target }) => {
  for (const f of target.files) call("games", { name: f.name, bytes: new Uint8Array(await f.arrayBuffer()) });
  target.value = "";
};

// ---- Keys

// A letter means something only where dice or a question have the focus, so that the keys of a reader stay its own.
const zone = ".dice, .say, .ask, .faces, .acts, .page";
addEventListener("keydown", (e) => {
  if (e.isComposing || e.metaKey || (e.ctrlKey || e.altKey) && !e.getModifierState("AltGraph")) return;
  const key = e.key, on = e.target;
  if (on.closest?.("dialog")) return; // its keys are the browser's
  if (on.matches("input")) {
    if (key === "Escape") tell({ Do: "close" });
    else if (key === "ArrowDown") move(1);
    else return;
  } else if (key === "Escape") {
    tell(shown?.Page ? { Do: "close" } : { Do: "key", Text: key });
  } else if (key === "ArrowDown" || key === "ArrowUp") {
    if (!move(key === "ArrowDown" ? 1 : -1)) return;
  } else if (shown?.Page?.Steps && (key === "ArrowLeft" || key === "ArrowRight")) {
    const row = on.closest(".choice")?.querySelectorAll(".step")[key === "ArrowRight" ? 1 : 0];
    if (row) tell(row.deed);
  } else if ((key === "Enter" || key === " ") && on.matches("button") || !on.closest(zone)) {
    return;
  } else if ([...key].length === 1 && key !== " " && performance.now() < typing) { // nothing
  } else if ([...key].length === 1 && key !== " " || key === "Enter" || key === "Backspace" || key === "Delete") {
    tell({ Do: "key", Text: key });
  } else {
    return;
  }
  e.preventDefault();
});

// move moves the focus to the next line of a page, or to the next number.
function move(by) {
  const all = [...document.querySelectorAll(".page .line, .page .number .step:last-child")], at = all.indexOf(document.activeElement.closest(".choice")?.querySelector(".line") || document.activeElement);
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
    if (first) tell(shown.Page.Taps && !shown.Page.At ? { ...first.deed } : shown.Page.Taps ? { Do: "row", N: shown.Page.At, To: 1 } : first.deed);
  } else tell({ Do: shown?.Table ? "line" : "enter", Text: find("field").value });
});
addEventListener("contextmenu", (e) => { if (e.target.closest("button")) e.preventDefault(); });

// width tells the program how many letters of a picture of letters have room.
const width = () => tell({ Do: "width", N: Math.floor((Math.min(innerWidth, 1000) - 40) / (parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.53)) });
addEventListener("resize", width);

// takeLink takes in the game of a link this page was opened with; the address bar keeps nothing of it. Of what is no link
// the program says so: the mark of one may be damaged.
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
  document.body.classList.add("ended"); // the keys are nobody's
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
  if (data.loaded) browser.store().then(() => shown?.Table && browser.atTable(), (e) => { console.error(e); browser.sayWord("web.not-stored"); });
  if (data.broken) { console.error(data.why); browser.sayWord(data.broken); browser.again(); }
  if (data.ended !== undefined) ended();
};
Object.assign(globalThis, { worker, call, tell, hand: browser.hand, picture: () => shown });

document.documentElement.lang = (navigator.languages || []).map((l) => l.split("-")[0]).find((l) => self.site.words[l]) || "en";
if (!self.DecompressionStream || !self.WebAssembly || !self.BroadcastChannel) {
  browser.sayWord("web.old");
} else {
  browser.sayWord(isSecureContext ? "web.loading" : "web.plain");
  worker.postMessage({ site, start: { langs: [...navigator.languages] } });
  takeLink();
  width();
}
