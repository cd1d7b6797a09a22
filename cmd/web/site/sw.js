// The service worker: once all files of a version are stored, it answers with them, and the
// page needs no network. The page itself never opens the store: if the browser killed the page
// at its first visit, that would keep it waiting at "Loading...".
"use strict";
importScripts("site.js");

self.addEventListener("install", (e) => e.waitUntil((async () => {
  // On a first visit the page has just requested everything that it has loaded, so the cache is fresh. For a new version,
  // ask the server again, except for files with the version in their name.
  const cache = (await caches.keys()).some((name) => name.startsWith("kot-")) ? "no-cache" : "force-cache";
  const store = await caches.open(site.store);
  for (const name of ["./", ...site.files, site.program, site.pack]) {
    if (!(await store.match(name))) await store.add(new Request(name, { cache }));
  }
  for (const name of await caches.keys()) { // an old version that drew cells cannot activate this one
    if (name.startsWith("kot-") && !(await (await caches.open(name)).match("dom.js"))) await self.skipWaiting();
  }
})()));
self.addEventListener("message", ({ data }) => { if (data === "take") self.skipWaiting(); });
self.addEventListener("activate", (e) => e.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith("kot-") && name !== site.store) await caches.delete(name);
  }
})()));
self.addEventListener("fetch", (e) => {
  if (e.request.method !== "GET") return;
  e.respondWith((async () => {
    const store = await caches.open(site.store);
    return (await store.match(e.request, { ignoreSearch: true })) || fetch(e.request);
  })());
});
