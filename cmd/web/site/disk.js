// The files of the program, in the browser's database: the functions of Node's fs that Go
// calls. Each is one transaction. A change to a game is on the disk when the call returns
// (durability "strict"). A change to a hidden file (what is being typed, or a game without a
// name yet) is on the disk after its fsync.
"use strict";

const fault = (code) => Object.assign(new Error(code), { code });
const got = (request) => new Promise((ok, no) => {
  request.onsuccess = () => ok(request.result);
  request.onerror = () => no(request.error);
});

async function openDisk(database) {
  const constants = { O_WRONLY: 1, O_RDWR: 2, O_CREAT: 64, O_EXCL: 128, O_TRUNC: 512, O_APPEND: 1024, O_DIRECTORY: 65536 };
  const stores = ["names", "files", "data"]; // path: number; number: {dir, size, time, links}; [number, from]: bytes
  let db = null;
  const open = () => new Promise((ok, no) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("names");
      request.result.createObjectStore("files", { autoIncrement: true });
      request.result.createObjectStore("data");
    };
    request.onsuccess = () => ok(request.result);
    request.onerror = request.onblocked = () => no(request.error || fault("EIO"));
  });

  // within runs work in one transaction and resolves when that has completed; an error in
  // work undoes all of it.
  async function within(mode, work) {
    if (!db) {
      db = await open();
      db.onclose = () => { db = null; };
    }
    const tx = db.transaction(stores, mode === "read" ? "readonly" : "readwrite", { durability: mode === "strict" ? "strict" : "relaxed" });
    const at = Object.fromEntries(stores.map((s) => [s, tx.objectStore(s)]));
    return new Promise((ok, no) => {
      let answer, failed;
      tx.oncomplete = () => ok(answer);
      // The transaction's own reason comes first: a request after the refused one only says that it was aborted.
      tx.onabort = () => no(tx.error || failed || fault("EIO"));
      work(at).then((a) => { answer = a; }, (e) => {
        failed = e;
        try { tx.abort(); } catch { /* already aborted */ }
      });
    });
  }

  const root = { dir: true, size: 0, time: 0, links: 1 };
  const clean = (path) => "/" + path.split("/").filter((p) => p && p !== ".").join("/");
  const folder = (path) => clean(path.slice(0, path.lastIndexOf("/")));
  const hidden = (path) => path.slice(path.lastIndexOf("/") + 1).startsWith(".");
  const mode = (...paths) => (paths.every(hidden) ? "relaxed" : "strict");
  const pieces = (ino) => IDBKeyRange.bound([ino, 0], [ino, Infinity]);
  const now = () => Date.now();

  async function find(at, path) {
    const ino = path === "/" ? 0 : await got(at.names.get(path));
    if (ino === undefined) throw fault("ENOENT");
    return ino;
  }
  const file = async (at, ino) => (ino === 0 ? root : await got(at.files.get(ino)));
  async function named(at, path) {
    const ino = await find(at, path);
    return { ino, ...(await file(at, ino)) };
  }
  async function addTo(at, path, made) {
    if (!(await named(at, folder(path))).dir) throw fault("ENOTDIR");
    const ino = await got(at.files.add({ size: 0, time: now(), links: 1, ...made }));
    await got(at.names.put(ino, path));
    return ino;
  }
  // unname removes one name of a file, and with its last name the file.
  async function unname(at, path, ino) {
    const { dir, ...f } = await file(at, ino);
    at.names.delete(path);
    if (!dir && f.links > 1) return at.files.put({ ...f, links: f.links - 1 }, ino);
    at.files.delete(ino);
    at.data.delete(pieces(ino));
  }
  async function whole(at, ino, size) {
    const out = new Uint8Array(size);
    const [keys, list] = await Promise.all([got(at.data.getAllKeys(pieces(ino))), got(at.data.getAll(pieces(ino)))]);
    keys.forEach((k, i) => out.set(list[i].subarray(0, Math.max(0, size - k[1])), k[1]));
    return out;
  }
  // become replaces the contents of a file.
  async function become(at, ino, f, bytes) {
    at.data.delete(pieces(ino));
    if (bytes.length) at.data.put(bytes, [ino, 0]);
    await got(at.files.put({ ...f, size: bytes.length, time: now() }, ino));
  }
  const told = ({ ino, dir, size, time }) => ({
    dev: 1, ino, mode: dir ? 0o40755 : 0o100644, nlink: 1, uid: 0, gid: 0, rdev: 0, size, blksize: 4096, blocks: 1,
    atimeMs: time, mtimeMs: time, ctimeMs: time, isDirectory: () => !!dir,
  });

  // Open files, and the locks of the page's tabs: Web Locks or, without them, a question to
  // the other tabs.
  const handles = new Map();
  let next = 100;
  const handle = (fd) => { if (handles.has(fd)) return handles.get(fd); throw fault("EBADF"); };
  const tabs = new BroadcastChannel("kot-locks");
  const holds = new Map(); // number of a file: when the lock was requested, plus a fraction that distinguishes two tabs
  tabs.onmessage = ({ data }) => {
    if (data.ask !== undefined && holds.has(data.ask) && holds.get(data.ask) < data.since) tabs.postMessage({ held: data.ask });
  };
  function lock(h, done) {
    if (navigator.locks) {
      navigator.locks.request(database + h.ino, { ifAvailable: true }, (free) => {
        done(!!free);
        return free && new Promise((release) => { h.release = release; });
      }).catch(() => done(true)); // forbidden here: as if there were none
      return;
    }
    if (holds.has(h.ino)) return done(false);
    const since = now() + Math.random();
    holds.set(h.ino, since);
    const answer = (held) => {
      tabs.removeEventListener("message", hear);
      clearTimeout(late);
      if (held) holds.delete(h.ino);
      else h.release = () => holds.delete(h.ino);
      done(!held);
    };
    const hear = ({ data }) => { if (data.held === h.ino) answer(true); };
    const late = setTimeout(answer, 250, false);
    tabs.addEventListener("message", hear);
    tabs.postMessage({ ask: h.ino, since });
  }

  const calls = {
    open: (path, flags) => {
      path = clean(path);
      const writes = flags & (constants.O_CREAT | constants.O_TRUNC);
      return within(writes ? mode(path) : "read", async (at) => {
        let ino = path === "/" ? 0 : await got(at.names.get(path));
        if (ino === undefined) {
          if (!(flags & constants.O_CREAT)) throw fault("ENOENT");
          ino = await addTo(at, path, {});
        } else {
          const f = await file(at, ino);
          if (flags & constants.O_EXCL && flags & constants.O_CREAT) throw fault("EEXIST");
          if (f.dir && flags & (constants.O_WRONLY | constants.O_RDWR)) throw fault("EISDIR");
          if (flags & constants.O_TRUNC) await become(at, ino, f, new Uint8Array());
        }
        handles.set(++next, { ino, flags, at: 0, hidden: hidden(path), loose: false });
        return next;
      });
    },
    close: async (fd) => {
      const h = handle(fd);
      handles.delete(fd);
      if (h.release) h.release();
    },
    stat: (path) => within("read", async (at) => told(await named(at, clean(path)))),
    // A file that another tab has removed is empty, and no other file is the same file.
    fstat: (fd) => within("read", async (at) => {
      const { ino } = handle(fd);
      return told({ ino, size: 0, time: 0, ...(await file(at, ino)) });
    }),
    read: (fd, buffer, offset, length, position) => within("read", async (at) => {
      const h = handle(fd);
      const f = await file(at, h.ino);
      if (!f) throw fault("EIO");
      if (f.dir) throw fault("EISDIR");
      const from = position ?? h.at;
      const part = (await whole(at, h.ino, f.size)).subarray(from, from + length);
      buffer.set(part, offset);
      if (position === null) h.at += part.length;
      return part.length;
    }),
    write: (fd, buffer, offset, length, position) => {
      const bytes = buffer.slice(offset, offset + length);
      if (fd <= 2) {
        console.log(new TextDecoder().decode(bytes));
        return length;
      }
      const h = handle(fd);
      h.loose ||= h.hidden;
      return within(h.hidden ? "relaxed" : "strict", async (at) => {
        const f = await file(at, h.ino);
        if (!f) throw fault("EIO");
        const from = h.flags & constants.O_APPEND ? f.size : position ?? h.at;
        if (from === f.size && length) {
          at.data.put(bytes, [h.ino, from]);
          await got(at.files.put({ ...f, size: from + length, time: now() }, h.ino));
        } else if (length) {
          const all = new Uint8Array(Math.max(f.size, from + length));
          all.set(await whole(at, h.ino, f.size));
          all.set(bytes, from);
          await become(at, h.ino, f, all);
        }
        if (position === null) h.at = from + length;
        return length;
      });
    },
    ftruncate: (fd, size) => within("strict", async (at) => {
      const { ino } = handle(fd);
      const f = await file(at, ino);
      const all = new Uint8Array(size);
      all.set((await whole(at, ino, f.size)).subarray(0, size));
      await become(at, ino, f, all);
    }),
    fsync: async (fd) => {
      const h = handle(fd);
      if (!h.loose) return;
      await within("strict", async (at) => { const f = await file(at, h.ino); if (f) await got(at.files.put(f, h.ino)); });
      h.loose = false;
    },
    mkdir: (path) => within("strict", async (at) => {
      path = clean(path);
      if (path === "/" || (await got(at.names.get(path))) !== undefined) throw fault("EEXIST");
      await addTo(at, path, { dir: true });
    }),
    readdir: (path) => within("read", async (at) => {
      path = clean(path);
      if (!(await named(at, path)).dir) throw fault("ENOTDIR");
      const under = path === "/" ? "/" : path + "/";
      const all = await got(at.names.getAllKeys(IDBKeyRange.bound(under, under + "\uffff")));
      return all.map((p) => p.slice(under.length)).filter((p) => !p.includes("/"));
    }),
    rename: (from, to) => within(mode(clean(from), clean(to)), async (at) => {
      from = clean(from), to = clean(to);
      const moved = await named(at, from);
      if (moved.dir) throw fault("EPERM");
      if (!(await named(at, folder(to))).dir) throw fault("ENOTDIR");
      const old = await got(at.names.get(to));
      if (old === moved.ino) return;
      if (old !== undefined) await unname(at, to, old);
      at.names.delete(from);
      await got(at.names.put(moved.ino, to));
    }),
    link: (from, to) => within("strict", async (at) => {
      to = clean(to);
      const { ino, ...f } = await named(at, clean(from));
      if ((await got(at.names.get(to))) !== undefined) throw fault("EEXIST");
      if (!(await named(at, folder(to))).dir) throw fault("ENOTDIR");
      at.files.put({ ...f, links: f.links + 1 }, ino);
      await got(at.names.put(ino, to));
    }),
    unlink: (path) => within(mode(clean(path)), async (at) => {
      path = clean(path);
      const f = await named(at, path);
      if (f.dir) throw fault("EISDIR");
      await unname(at, path, f.ino);
    }),
    rmdir: (path) => within("strict", async (at) => {
      path = clean(path);
      const f = await named(at, path);
      if (!f.dir) throw fault("ENOTDIR");
      if (await got(at.names.count(IDBKeyRange.bound(path + "/", path + "/\uffff")))) throw fault("ENOTEMPTY");
      await unname(at, path, f.ino);
    }),
    utimes: (path, _, time) => within("relaxed", async (at) => {
      const { ino, ...f } = await named(at, clean(path));
      at.files.put({ ...f, time: time * 1000 }, ino);
    }),
  };
  calls.lstat = calls.stat;
  for (const none of ["chmod", "fchmod", "chown", "fchown", "lchown"]) calls[none] = async () => {};
  for (const never of ["symlink", "readlink", "truncate"]) calls[never] = async () => { throw fault("ENOSYS"); };

  const known = /^E[A-Z]+$/;
  const disk = { constants, writeSync: (_, bytes) => calls.write(1, bytes, 0, bytes.length), flock: (fd, done) => lock(handle(fd), done) };
  for (const [name, call] of Object.entries(calls)) {
    disk[name] = (...args) => {
      const done = args.pop();
      new Promise((ok) => ok(call(...args))).then((a) => done(null, a), (e) => {
        if (!known.test(e.code)) {
          console.error(name, e);
          e = fault(e.name === "QuotaExceededError" ? "ENOSPC" : "EIO");
        }
        done(e);
      });
    };
  }
  await within("read", async () => {}); // check that it can be opened
  return disk;
}
