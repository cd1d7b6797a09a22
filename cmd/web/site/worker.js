// The worker in which the program runs, separate from the page: however long the program
// works, the page accepts keys and taps.
"use strict";
importScripts("disk.js", "wasm_exec.js");

self.process = {
  pid: 1, ppid: 1, getuid: () => 0, getgid: () => 0, geteuid: () => 0, getegid: () => 0, getgroups: () => [],
  umask: () => 0, cwd: () => "/", chdir: () => {},
};
self.path = { resolve: (...parts) => parts.join("/") };
self.post = (said) => self.postMessage(said);

const early = []; // what the page sends before the program listens
self.onmessage = ({ data }) => (data.start ? begin(data.start, data.site) : self.kot ? tell(data) : early.push(data));
const tell = ({ call, args }) => over || self.kot[call](...args);
let over = false; // the program has ended and receives nothing any more

// load fetches a file of the site whose name contains its version. The service worker answers from its store. load does
// not open the store itself: if the browser killed a page while the store was being filled, it may never answer.
async function load(name) {
  const answer = await fetch(name, { cache: "force-cache" });
  if (!answer.ok) throw new Error(name + ": " + answer.status);
  return answer;
}

async function begin(start, site) {
  try {
    const packed = load(site.program);
    try {
      self.fs = await openDisk("kot");
    } catch (e) {
      return self.post({ broken: "web.no-storage", why: String(e) });
    }
    self.start = start;
    const go = new Go();
    const compiled = async (packed) => {
      const program = (await packed).body.pipeThrough(new DecompressionStream("gzip"));
      return WebAssembly.instantiateStreaming(new Response(program, { headers: { "Content-Type": "application/wasm" } }), go.importObject);
    };
    // An update may delete its store while it is being read.
    const { instance } = await compiled(packed).catch(() => compiled(load(site.program)));
    const ready = new Promise((ok) => {
      const post = self.post;
      self.post = (said) => { post(said); if (said.ready) { self.post = post; ok(); } };
    });
    const ended = go.run(instance);
    await Promise.race([ready, ended]);
    if (!self.kot) return self.post({ ended: 1 });
    early.splice(0).forEach(tell);
    ended.then(() => { over = true; self.post({ ended: 0 }); });
    const pack = new Uint8Array(await (await load(site.pack)).arrayBuffer());
    let at = 0;
    for (const [name, size] of site.tables) self.kot.table(name, pack.subarray(at, (at += size)));
    self.post({ loaded: true });
  } catch (e) {
    self.post({ broken: "web.not-loaded", why: String(e) });
  }
}
