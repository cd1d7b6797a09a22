// The service worker: once all files of a version are stored it answers with them, and the
// page needs no network.
"use strict";
importScripts("site.js");

self.addEventListener("install", (e) => e.waitUntil((async () => {
  const store = await caches.open(site.store);
  for (const name of ["./", ...site.files, site.program, ...site.tables]) {
    if (!(await store.match(name))) await store.add(new Request(name, { cache: "no-cache" }));
  }
})()));
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
