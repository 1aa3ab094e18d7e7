// Keeps the whole client on the device: after one visit it starts without a network.
const CACHE = "kaiju-@VERSION@";
const FILES = ["/", "@FILES@"];
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith("kaiju-") && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  })());
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  const page = event.request.mode === "navigate";
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(page ? "/" : event.request, { ignoreSearch: true });
    if (kept) return kept;
    return fetch(event.request);
  })());
});
