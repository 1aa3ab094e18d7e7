// Keeps the whole client on the device: after one visit it starts without a network.
// The page may lie in any folder of a host, and another one beside it.
const HOME = new URL("./", location).href;
const OURS = `kaiju ${HOME} `;
const CACHE = `${OURS}@VERSION@`;
const FILES = ["./", "@FILES@"];
// What is fetched when somebody asks for it, and kept from then on.
const LATER = ["@LATER@"];
// The page says which language is spoken: its words are kept, too.
const WORDS = LATER.filter((name) => name.replace(/-[0-9a-f]{16}\.txt$/, "") === `./words.${location.search.slice(1)}`);
// What is not named after its contents is asked for anew: a host may have told the browser to keep it for a while, and old and
// new files do not go together.
const fresh = (name) => /-[0-9a-f]{16}\.\w+$/.test(name) ? name : new Request(name, { cache: "no-cache" });
self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll([...FILES, ...WORDS].map(fresh));
    await self.skipWaiting();
  })());
});
// When the page has nothing else to do, the parts of the program that few visits need are kept, too.
self.addEventListener("message", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    for (const name of LATER) if (name.startsWith("./part_") && !(await cache.match(name))) await cache.add(name);
  })());
});
self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const old = (name) => name !== CACHE && (name.startsWith(OURS) || /^kaiju-[0-9a-f]{16}$/.test(name));
    for (const name of await caches.keys()) if (old(name)) await caches.delete(name);
    await self.clients.claim();
  })());
});
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "GET" || !url.startsWith(HOME) || url.startsWith(`${HOME}api/`)) return;
  // The page itself has its addresses after a `#`; beside it there may be papers.
  const name = url.slice(HOME.length).split(/[?#]/)[0];
  const page = event.request.mode === "navigate" && (name === "index.html" || !name.includes("."));
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(page ? HOME : event.request, { ignoreSearch: true });
    if (kept) return kept;
    const came = await fetch(event.request);
    if (came.ok && LATER.includes(`./${name}`)) event.waitUntil(cache.put(event.request, came.clone()));
    return came;
  })());
});
// A push service tells that it is our turn somewhere.
self.addEventListener("push", (event) => {
  if (!event.data) return;
  const { title, body, tag, url, waiting } = event.data.json();
  const shown = self.registration.showNotification(title, { body, tag, data: url });
  // The icon of the installed page tells how many tables wait, also while no page is open; a browser that shows no number may say no.
  const counted = waiting && navigator.setAppBadge && navigator.setAppBadge(waiting).catch(() => {});
  event.waitUntil(Promise.all([shown, counted]));
});
self.addEventListener("notificationclick", (event) => {
  const url = HOME + event.notification.data;
  event.notification.close();
  event.waitUntil((async () => {
    const [page] = await self.clients.matchAll({ type: "window" });
    if (!page) return self.clients.openWindow(url);
    await page.focus();
    return page.navigate(url);
  })());
});
