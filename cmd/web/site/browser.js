// What the browser does besides the picture: the voice, keeping the screen on, storage, files.

import { h, become } from "./dom.js";

const find = (id) => document.getElementById(id);
export const remembered = {
  get: (k) => { try { return localStorage.getItem(k); } catch { return null; } },
  set: (k, v) => { try { localStorage.setItem(k, v); } catch { /* for this visit */ } },
};

const site = self.site;
let since = 0; // when the text was shown
let lang = (navigator.languages || []).map((l) => l.split("-")[0]).find((l) => site.words[l]) || "en", saying = "";
const word = (key) => site.words[lang][key];

// say shows a text as a note of the picture or, before there is a picture, in a line of its own. key is that of a text of the
// site, so that the text follows the language.
let drawNote = () => null, line = "";
export const onSaid = (draw) => { drawNote = draw; };
export const said = (page) => line && !(page && calm()) && { Text: line, Go: true }; // notes that need no answer wait for the table
export function say(text, key = "") {
  [line, saying, since] = [text, key, performance.now()];
  find("said").textContent = text;
  find("said").hidden = !text || drawNote() === true;
}
export const sayWord = (key) => say(word(key), key);
let later = ""; // shown only at a table
export function atTable() {
  if (!later || saying === "web.update") return; // keep the offer of a new version
  sayWord(later);
  later = "";
  remembered.set("offline", "said");
}
export const unsay = (key) => { if (saying === key) say(""); };
const calm = () => saying === "web.ready" || saying === "web.loose";
// heeded removes a note that needs no answer and was there long enough to be read.
export const heeded = () => { if (!saying || calm() && performance.now() - since > 4000) say(""); };
let newer = null; // a service worker with a newer version, waiting to be activated
export const heed = () => {
  if (saying === "web.update") newer.postMessage("take");
  say("");
};
find("said").onclick = heed;

export function speaks(now) {
  if (lang === now && document.documentElement.lang === now) return;
  document.documentElement.lang = lang = now;
  if (saying) sayWord(saying);
}

// aloud speaks a text in a language and stops what was being spoken; "" is silence.
export function aloud(text, lang) {
  if (!self.speechSynthesis) return;
  speechSynthesis.cancel();
  if (text) speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(text), { lang }));
}

let awake = null, playing = false;
export async function stayAwake(on = playing) {
  playing = on;
  if (!navigator.wakeLock || document.hidden) return;
  if (playing && !awake) {
    awake = "asked";
    awake = await navigator.wakeLock.request("screen").catch(() => null);
    awake?.addEventListener("release", () => { awake = null; });
  } else if (!playing && awake?.release) {
    await awake.release();
  }
}
addEventListener("visibilitychange", () => stayAwake());
addEventListener("pointerup", () => { stayAwake(); navigator.storage?.persist?.(); }, { once: true });

// store stores the whole site, so that it needs no network.
export async function store() {
  if (!navigator.serviceWorker) return;
  for (let left = 2; ; left--) { // a busy browser does not always start one at once
    try {
      await navigator.serviceWorker.register("sw.js");
      break;
    } catch (e) {
      if (!left) throw e;
      await new Promise((ok) => setTimeout(ok, 2000));
    }
  }
  const here = await navigator.serviceWorker.ready; // everything is stored
  const offer = () => { if (here.waiting && navigator.serviceWorker.controller) { newer = here.waiting; sayWord("web.update"); } };
  here.addEventListener("updatefound", () => here.installing?.addEventListener("statechange", offer));
  addEventListener("visibilitychange", () => { if (!document.hidden) here.update().catch(() => {}); }); // fails without a network
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  offer();
  document.body.dataset.offline = "ready";
  if (!remembered.get("offline")) later = await navigator.storage?.persisted?.() === false ? "web.loose" : "web.ready";
}

export function hand(file, bytes) {
  const whole = new File([bytes], file, { type: file.endsWith(".zip") ? "application/zip" : "text/plain" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(whole);
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

// showLink shows the link of a game to copy, to send and, if it is short enough, as a QR code.
let link = "";
export function showLink(shared) {
  link = shared.link;
  drawLink(shared);
  find("link").showModal();
}
function drawLink({ note, code, size }, copied) {
  const act = (key, kind) => h("button" + kind, { key, type: "button", deed: { key, note, code, size } }, word("web." + key));
  const picture = { viewBox: `-4 -4 ${size + 8} ${size + 8}`, role: "img", "aria-label": word("web.code") };
  become(find("link"), h("dialog", { id: "link", "aria-labelledby": "linked" },
    h("h2", { id: "linked" }, word("web.share")), h("p", {}, note),
    h("input", { id: "address", readonly: true, value: link, "aria-label": word("web.link") }),
    h("p", { role: "status" }, copied ? word("web.copied") : ""),
    code ? h("svg.code", picture, h("path", { d: code })) : h("p.long", {}, word("web.long")),
    h("div.acts", {}, act("copy", ".go"), navigator.share && act("send", ""), act("close", ""))));
}
export async function atLink(deed) {
  if (deed?.key === "close") find("link").close();
  if (deed?.key === "send") navigator.share({ url: link }).catch(() => {}); // the player may cancel
  if (deed?.key !== "copy") return;
  find("address").select(); // over plain http only a selection can be copied
  drawLink(deed, await navigator.clipboard?.writeText(link).then(() => true, () => false) || document.execCommand("copy"));
}

export function again() {
  find("again").textContent = word("web.again");
  find("again").hidden = false;
}
find("again").onclick = () => location.reload();

const alone = matchMedia("(display-mode: standalone)").matches || navigator.standalone;
export const safari = !alone && /^((?!chrome|android).)*safari/i.test(navigator.userAgent);
