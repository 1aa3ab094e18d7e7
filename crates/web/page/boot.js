// Starts the page: the settings that must not flicker first, then the program itself.
const root = document.documentElement;
try {
  const kept = JSON.parse(localStorage.getItem("kaiju.settings") || "{}");
  if (kept.theme) root.dataset.theme = kept.theme;
  if (kept.motion) root.dataset.motion = kept.motion;
} catch { /* nothing was kept, or nothing may be */ }
import("/kaiju.js").then(async (kaiju) => {
  await kaiju.default({ module_or_path: "/kaiju_bg.wasm" });
  document.getElementById("boot")?.remove();
  kaiju.start_page();
  requestAnimationFrame(() => performance.mark("kaiju-shown"));
}).catch((error) => {
  const boot = document.getElementById("boot");
  if (boot) boot.textContent = "Kaiju cannot start here: " + error;
  console.error(error);
});
// An old page throws away what is kept on the device and comes back new.
addEventListener("kaiju-renew", async () => {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
    await (await navigator.serviceWorker.getRegistration())?.update();
  } catch { /* nothing is kept here */ }
  location.reload();
});
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {});
