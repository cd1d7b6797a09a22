// The page: it draws the cells the program hands out, and hands keys and taps to it.
"use strict";

const find = (id) => document.getElementById(id);
const canvas = document.querySelector("canvas"), paint = canvas.getContext("2d", { alpha: false });
const worker = new Worker("worker.js");
const call = (name, ...args) => worker.postMessage({ call: name, args });
const fingers = matchMedia("(any-pointer: coarse)").matches;
const dark = matchMedia("(prefers-color-scheme: dark)");
const mono = 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", "Noto Sans Mono", "Roboto Mono", monospace';
const remembered = { get: (k) => { try { return localStorage.getItem(k); } catch { return null; } }, set: (k, v) => { try { localStorage.setItem(k, v); } catch { /* for this visit */ } } };

// ---- Words

let lang = (navigator.languages || []).map((l) => l.split("-")[0]).find((l) => site.words[l]) || "en";
const word = (key) => site.words[lang][key];
let saying = ""; // the key of what is said, so that it follows the language
function say(text, key = "") {
  saying = key;
  find("said").textContent = text;
  find("said").hidden = !text;
}
find("said").onclick = () => say("");

// ---- The grid

const leastColumns = 40, leastSize = 18, mostSize = 40, lineHigh = 1.25;
let size = Math.min(mostSize, Math.max(leastSize, Number(remembered.get("size")) || leastSize));
let cols = 0, rows = 0, wide = 0, high = 0; // the grid, and a cell in the screen's own dots
let cells = new Uint32Array(0); // four numbers a cell: character, colours, attributes
let light = false;

// measured is the grid that fits the window now.
function measured() {
  const dots = devicePixelRatio || 1, box = find("screen").getBoundingClientRect();
  paint.font = `${size}px ${mono}`;
  const room = Math.floor(box.width * dots), high = Math.round(size * lineHigh * dots);
  const wide = Math.max(1, Math.min(Math.round(paint.measureText("0").width * dots), Math.floor(room / leastColumns)));
  const w = Math.max(leastColumns, Math.floor(room / wide));
  return { w, h: Math.max(1, Math.floor(box.height * dots / high)), wide, high, dots };
}
let grid = measured();
const fingerCells = () => !fingers ? [0, 0] : [Math.ceil(44 * grid.dots / grid.wide), Math.ceil(44 * grid.dots / grid.high)];
function fit() {
  const now = measured();
  if (now.w === grid.w && now.h === grid.h && now.wide === grid.wide && now.high === grid.high) return;
  grid = now;
  call("resize", grid.w, grid.h, ...fingerCells());
}
new ResizeObserver(fit).observe(find("screen"));

// Lines of frames as the sides they touch (1 up, 2 right, 4 down, 8 left), drawn so that
// they join.
const lines = { "─": 10, "│": 5, "┌": 6, "╭": 6, "┐": 12, "╮": 12, "└": 3, "╰": 3, "┘": 9, "╯": 9, "├": 7, "┤": 13, "┬": 14, "┴": 11, "┼": 15 };
const wideRune = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u;
const css = (n) => "#" + n.toString(16).padStart(6, "0");

function draw(list) {
  const [paper, ink] = light ? [0xffffff, 0x1d2229] : [0x14171d, 0xe6e9ef];
  const colours = (i) => {
    const fg = cells[4 * i + 1] === 0xffffffff ? ink : cells[4 * i + 1], bg = cells[4 * i + 2] === 0xffffffff ? paper : cells[4 * i + 2];
    return cells[4 * i + 3] & 4 ? [bg, fg] : [fg, bg];
  };
  for (const i of list) {
    paint.fillStyle = css(colours(i)[1]);
    paint.fillRect((i % cols) * wide, Math.floor(i / cols) * high, wide, high);
  }
  paint.textBaseline = "middle";
  for (const i of list) {
    const char = String.fromCodePoint(cells[4 * i] || 32), looks = cells[4 * i + 3];
    if (char === " " && !(looks & 8)) continue;
    const x = (i % cols) * wide, y = Math.floor(i / cols) * high, thick = Math.max(1, Math.round(high / 20));
    paint.fillStyle = css(colours(i)[0]);
    paint.globalAlpha = looks & 2 ? 0.65 : 1;
    const sides = lines[char], mx = x + Math.floor((wide - thick) / 2), my = y + Math.floor((high - thick) / 2);
    if (sides) {
      if (sides & 1) paint.fillRect(mx, y, thick, my - y + thick);
      if (sides & 4) paint.fillRect(mx, my, thick, y + high - my);
      if (sides & 2) paint.fillRect(mx, my, x + wide - mx, thick);
      if (sides & 8) paint.fillRect(x, my, mx - x + thick, thick);
    } else if (char === "█") { // bars below each other stand apart
      paint.fillRect(x, y, wide, high - thick);
    } else {
      paint.font = `${looks & 1 ? "bold " : ""}${size * grid.dots}px ${mono}`;
      paint.fillText(char, x, y + high / 2 + thick, wideRune.test(char) ? 2 * wide : wide);
    }
    if (looks & 8) paint.fillRect(x, y + high - 2 * thick, wide, thick);
    paint.globalAlpha = 1;
  }
}

function take(bytes, w, h) {
  if (w !== cols || h !== rows || wide !== grid.wide || high !== grid.high) {
    const before = w === cols ? cells : []; // rows come and go with the keys below: what stands there stays meanwhile
    [cols, rows, wide, high] = [w, h, grid.wide, grid.high];
    canvas.width = cols * wide, canvas.height = rows * high;
    canvas.style.width = `${canvas.width / grid.dots}px`, canvas.style.height = `${canvas.height / grid.dots}px`;
    cells = new Uint32Array(4 * cols * rows).map((_, i) => (i % 4 === 1 || i % 4 === 2 ? 0xffffffff : 0));
    cells.set(before.slice(0, cells.length));
    draw([...Array(cols * rows).keys()]);
  }
  const batch = new Uint32Array(bytes.buffer, 0, bytes.length / 4);
  for (let k = 0; k < batch.length; k += 5) {
    if (batch[k] >= cols * rows) continue;
    cells.set(batch.subarray(k + 1, k + 5), 4 * batch[k]);
    changed.add(batch[k]);
  }
  turn.port1.postMessage(0); // pictures that have come meanwhile are drawn as one
}
const changed = new Set(), turn = new MessageChannel(); // places of cells to draw
turn.port2.onmessage = () => {
  if (!changed.size) return;
  draw([...changed].filter((i) => i < cols * rows));
  changed.clear();
  globalThis.drawn = performance.now();
  globalThis.firstDrawn ??= globalThis.drawn;
};

// screenText is what stands on the screen.
globalThis.screenText = () => Array.from({ length: rows }, (_, y) =>
  Array.from({ length: cols }, (_, x) => String.fromCodePoint(cells[4 * (y * cols + x)] || 32)).join("").trimEnd()).join("\n");

function lit(on) {
  light = on;
  document.documentElement.classList.toggle("light", on);
  draw([...Array(cols * rows).keys()]);
}
dark.addEventListener("change", () => call("light", !dark.matches));

// ---- Keys to tap

let below = { keys: [], typing: false, playing: false };
function showKeys() {
  const rows = { step: [], rest: [] }; // of buttons: what they show, in which colour, and what they do
  if (!below.typing) find("name").blur(); // and its keyboard goes
  if (fingers && below.typing) rows.step.push({ word: "⌨ Aa", act: () => find("name").focus() });
  below.keys.forEach((k, i) => rows[k.step ? "step" : "rest"].push({ ...k, act: () => call("tapKey", i) }));
  rows.rest.push(
    { word: "A−", act: () => resize(-2) },
    { word: "A+", act: () => resize(+2) },
    { word: word("web.save-one"), act: () => call("games", { all: false }) },
    { word: word("web.save-all"), act: () => call("games", { all: true }) },
    { word: word("web.open"), act: () => find("file").click() });
  find("step").classList.toggle("keys", below.keys.length > 0);
  for (const [row, keys] of Object.entries(rows)) showRow(find(row), keys);
}
// showRow leaves the buttons in place that show the same as before: a finger may be on one,
// and a button that is replaced under a finger is not tapped.
function showRow(row, keys) {
  keys.forEach(({ shown = "", word = "", ink = -1, act }, i) => {
    const same = [shown, word, ink].join("\n");
    let b = row.children[i];
    if (b?.same !== same) {
      b?.remove();
      b = row.insertBefore(document.createElement("button"), row.children[i] || null);
      b.same = same;
      b.onpointerdown = (e) => e.preventDefault(); // the keyboard on the screen stays as it is
      if (shown) {
        const key = b.appendChild(document.createElement("b"));
        key.textContent = shown;
        if (ink >= 0) key.style.color = css(ink);
      }
      b.append((shown && word ? " " : "") + word);
    }
    b.onclick = act;
  });
  while (row.children.length > keys.length) row.lastChild.remove();
}
function resize(by) {
  size = Math.min(mostSize, Math.max(leastSize, size + by));
  remembered.set("size", size);
  fit();
}
find("file").onchange = async ({ target }) => {
  for (const f of target.files) call("games", { name: f.name, bytes: new Uint8Array(await f.arrayBuffer()) });
  target.value = "";
};

// ---- Keys, taps, names

const foreign = (e) => e.isComposing || e.metaKey || (e.ctrlKey || e.altKey) && !e.getModifierState("AltGraph");
addEventListener("keydown", (e) => {
  if (foreign(e) || e.key === "Unidentified") return;
  if (e.target === find("name") && e.key !== "Enter" && e.key !== "Escape" && !e.key.startsWith("Arrow")) return;
  if (["Shift", "Control", "Alt", "AltGraph", "CapsLock", "F5", "F11", "F12"].includes(e.key)) return;
  e.preventDefault();
  globalThis.pressed = performance.now();
  call("key", e.key, e.shiftKey, false);
});
addEventListener("paste", (e) => { if (e.target !== find("name")) call("paste", e.clipboardData.getData("text")); });

// What is typed on the screen's keyboard is told as keys: whatever it has changed at the
// end of its line.
const name = find("name");
let typed = "";
name.onfocus = name.onblur = () => { name.value = typed = " "; };
name.oninput = () => {
  let same = 0;
  while (same < typed.length && typed[same] === name.value[same]) same++;
  for (let n = typed.length; n > same; n--) call("key", "Backspace", false, false);
  for (const c of name.value.slice(same)) call("key", c, false, false);
  if (!name.value) name.value = " ";
  typed = name.value;
};

let finger = null; // where a finger or the mouse went down, and how far it has scrolled
const place = (e) => { const box = canvas.getBoundingClientRect(); return [Math.floor((e.clientX - box.left) * grid.dots / wide), Math.floor((e.clientY - box.top) * grid.dots / high)]; };
canvas.onpointerdown = (e) => { finger = { y: e.clientY, moved: false }; canvas.setPointerCapture(e.pointerId); };
canvas.onpointermove = (e) => {
  if (!finger) return;
  const line = size * lineHigh;
  for (let by = e.clientY - finger.y; Math.abs(by) >= line; by = e.clientY - finger.y) {
    call("wheel", by < 0);
    finger.y += Math.sign(by) * line;
    finger.moved = true;
  }
};
canvas.onpointerup = (e) => {
  globalThis.pressed = performance.now();
  if (finger && !finger.moved) call("tap", ...place(e));
  finger = null;
};
canvas.onpointercancel = () => { finger = null; };
canvas.onwheel = (e) => { e.preventDefault(); call("wheel", e.deltaY > 0); };
addEventListener("contextmenu", (e) => e.preventDefault());

// ---- What the browser can do

// aloud says a text in a language and ends what was being said; "" is silence.
function aloud(text, lang) {
  if (!self.speechSynthesis) return;
  speechSynthesis.cancel();
  if (text) speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(text), { lang }));
}

let awake = null;
async function stayAwake() {
  if (!navigator.wakeLock || document.hidden) return;
  if (below.playing && !awake) {
    awake = await navigator.wakeLock.request("screen").catch(() => null);
    awake?.addEventListener("release", () => { awake = null; });
  } else if (!below.playing && awake) {
    await awake.release();
  }
}
addEventListener("visibilitychange", stayAwake);
addEventListener("pointerup", () => { stayAwake(); navigator.storage?.persist?.(); }, { once: true });

async function store() {
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
  await navigator.serviceWorker.ready; // it has stored everything
  document.body.dataset.offline = "ready";
  if (!remembered.get("offline")) say(word("web.ready"), "web.ready");
  remembered.set("offline", "said");
}

function hand(file, bytes) {
  const whole = new File([bytes], file, { type: file.endsWith(".zip") ? "application/zip" : "text/plain" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(whole);
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

function again() {
  find("again").textContent = word("web.again");
  find("again").hidden = false;
}
find("again").onclick = () => location.reload();

const alone = matchMedia("(display-mode: standalone)").matches || navigator.standalone;
const safari = /^((?!chrome|android).)*safari/i.test(navigator.userAgent);
let begun = false;

function ended() {
  find("step").hidden = find("rest").hidden = true; // their keys are nobody's
  again();
}
worker.onerror = () => {
  if (begun) return ended();
  say(word("web.not-loaded"), "web.not-loaded");
  again();
};
worker.onmessage = ({ data }) => {
  if (data.cells) take(data.cells, data.w, data.h);
  if (data.keys) {
    below = data;
    if (lang !== data.lang) {
      document.documentElement.lang = lang = data.lang;
      if (saying) say(word(saying), saying);
    }
    if (light !== data.light) lit(data.light);
    showKeys();
    stayAwake();
    if (saying === "web.loading") say("");
    if (!begun && !data.playing && safari && !alone) say(word("web.safari"), "web.safari");
    begun = true;
  }
  if (data.say) say(data.say);
  if (data.aloud !== undefined) aloud(data.aloud, data.lang);
  if (data.file) hand(data.file, data.bytes);
  if (data.loaded) store().catch((e) => { console.error(e); say(word("web.not-stored"), "web.not-stored"); });
  if (data.broken) { console.error(data.why); say(word(data.broken), data.broken); again(); }
  if (data.ended !== undefined) ended();
};

document.documentElement.lang = lang;
lit(!dark.matches);
if (!self.DecompressionStream || !self.WebAssembly || !self.BroadcastChannel) {
  say(word("web.old"), "web.old");
} else {
  const first = isSecureContext ? "web.loading" : "web.plain";
  say(word(first), first);
  showKeys();
  grid = measured();
  worker.postMessage({ start: { langs: [...navigator.languages], light: !dark.matches, w: grid.w, h: grid.h, fingers: fingerCells() } });
}
