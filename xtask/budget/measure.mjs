// Measures the browser client against its budgets: `cargo xtask budget` starts it.
//
//   node measure.mjs LIGHTHOUSE CHROMIUM URL [GAMES [PART…]]
//
// PARTs are load, start, play and memory; all of them by default.
// LIGHTHOUSE is the folder it is installed in; it brings puppeteer, which drives the browser.
import { createRequire } from "node:module";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";

const [home, named, url, games = "3", ...parts] = process.argv.slice(2);
const chromium = named.includes("/") ? named : process.env.PATH.split(delimiter).map((folder) => join(folder, named)).find(existsSync);
const require = createRequire(join(home, "package.json"));
const { default: lighthouse } = await import(pathToFileURL(require.resolve("lighthouse")));
const { default: puppeteer } = await import(pathToFileURL(require.resolve("puppeteer-core")));

/// The budgets: what is measured, what it may be, and whether it may be more or less.
const BUDGETS = [
  ["home: Lighthouse performance, mobile", "at least", 90, ""],
  ["table: Lighthouse performance, mobile", "at least", 80, ""],
  ["home: largest paint", "at most", 2500, "ms"],
  ["home: blocking time", "at most", 400, "ms"],
  ["home: what moves when the program starts", "at most", 0, "px"],
  ["play at 4× throttle: frames a second", "at least", 55, ""],
  ["play at 4× throttle: tap to paint, half", "at most", 100, "ms"],
  ["play at 4× throttle: tap to paint, 95 %", "at most", 200, "ms"],
  ["after some games: documents", "at most", 20, ""],
  ["after some games: nodes", "at most", 20000, ""],
  ["after some games: memory of the page", "at most", 300, "MB"],
];
const measured = {};
const profile = mkdtempSync(join(tmpdir(), "kaiju-budget-"));
const browser = await puppeteer.launch({
  executablePath: chromium,
  userDataDir: profile,
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--lang=en-US", "--disable-background-networking",
    "--disable-component-update", "--disable-renderer-backgrounding", "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows"],
});
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/// A page of somebody who has never been here; what is kept on the device may be given.
async function stranger(viewport, kept = {}) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  if (Object.keys(kept).length) {
    await page.evaluateOnNewDocument((kept) => {
      for (const [key, value] of Object.entries(kept)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }, kept);
  }
  return page;
}
const started = (page) => page.waitForFunction(() => performance.getEntriesByName("kaiju-shown").length > 0, { timeout: 120_000 });

/// Waits for something and lets go of it: what the browser is asked to hold would count as kept by the page.
const there = async (page, selector) => (await page.waitForSelector(selector, { timeout: 240_000 })).dispose();

/// Answers whatever is asked, in the page itself. Taps and the next paint after them are measured by the browser.
const player = (pause) => {
  window.kaijuPlays = true;
  let seed = 7;
  const below = (n) => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) % n;
  const step = () => {
    if (!window.kaijuPlays || document.querySelector(".victory")) return;
    document.querySelector("dialog[open]")?.close();
    const all = [...document.querySelectorAll(".prompt button:not(.prompt-wait *):not(.ask-rule), .shop-slot > button")].filter((b) => !b.disabled);
    if (all.length) {
      const main = document.querySelector(".prompt .btn-main");
      const pick = below(3) > 0 && main ? main : all[below(all.length)];
      if (pick.isConnected) pick.click();
    }
    setTimeout(step, pause);
  };
  step();
};

/// Lighthouse with the settings of its mobile preset.
async function score(name, hash, kept) {
  const page = await stranger(PHONE, kept);
  const { lhr } = await lighthouse(url + hash, { onlyCategories: ["performance"], logLevel: "error" }, undefined, page);
  await page.browserContext().close();
  if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
  const of = (audit) => lhr.audits[audit].numericValue;
  const figures = { score: Math.round(lhr.categories.performance.score * 100), FCP: of("first-contentful-paint"), LCP: of("largest-contentful-paint"),
    SI: of("speed-index"), TBT: of("total-blocking-time"), CLS: of("cumulative-layout-shift") };
  console.log(`  ${name}: ${Object.entries(figures).map(([key, value]) => `${key} ${key === "CLS" ? value.toFixed(3) : Math.round(value)}`).join(", ")}`);
  return figures;
}

/// The middle of several runs by their score: single runs differ by what else the machine is doing.
async function middle(name, hash, kept) {
  const all = [];
  for (let i = 0; i < 3; i += 1) all.push(await score(name, hash, kept));
  return all.sort((a, b) => a.score - b.score)[1];
}

/// How far things of the first page are from where they were before the program ran.
async function shift(viewport) {
  const page = await stranger(viewport);
  // The program comes only when everything was looked at.
  await page.setRequestInterception(true);
  const held = new Promise((done) => {
    page.on("request", (request) => (request.url().endsWith(".wasm") ? done(request) : request.continue()));
  });
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate(() => document.documentElement.setAttribute("data-motion", "less"));
  const look = () => page.evaluate(() => Object.fromEntries([".site-head", ".site-nav", ".lang-choice", ".hero", ".hero-line", ".hero-acts", ".hero-monsters"]
    .map((part) => [part, document.querySelector(part)?.getBoundingClientRect().toJSON() ?? null])));
  const before = await look();
  (await held).continue();
  await started(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-motion", "less"));
  const after = await look();
  let most = 0;
  for (const [part, box] of Object.entries(after)) {
    for (const side of ["x", "y", "width", "height"]) {
      const by = before[part] && box ? Math.abs(before[part][side] - box[side]) : Infinity;
      if (by > 0.5) console.log(`  ${viewport.width} px wide: ${part} ${side} moves by ${by}`);
      most = Math.max(most, by > 0.5 ? by : 0);
    }
  }
  await page.browserContext().close();
  return most;
}

/// A minute of play on a slow phone: frames a second while things move, and how long a tap takes to show.
async function play(seconds) {
  const page = await stranger(PHONE, { "kaiju.settings": JSON.stringify({ lang: "en", sound: "no", silent: "yes" }) });
  await page.goto(url, { waitUntil: "load" });
  await started(page);
  await page.emulateCPUThrottling(4);
  await page.evaluate(() => {
    window.kaijuTaps = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.interactionId) window.kaijuTaps.push(entry);
    }).observe({ type: "event", durationThreshold: 16, buffered: true });
    window.kaijuFrames = [];
    const frame = (now) => {
      window.kaijuFrames.push(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await page.tap(".hero-acts button");
  await page.waitForSelector(".dock");
  const until = Date.now() + seconds * 1000;
  let seed = 11;
  const below = (n) => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) % n;
  while (Date.now() < until && !(await page.$(".victory"))) {
    // People look before they tap.
    await new Promise((done) => setTimeout(done, 350));
    const dice = below(2) === 0 ? await page.$$(".tray button:not(:disabled)") : [];
    const target = dice.length ? dice[below(dice.length)] : await page.$(".prompt .btn-main:not(:disabled)");
    try {
      await target?.tap();
    } catch {
      // It went away meanwhile.
    }
  }
  const { frames, taps } = await page.evaluate(() => {
    const longest = new Map();
    for (const tap of window.kaijuTaps) longest.set(tap.interactionId, Math.max(tap.duration, longest.get(tap.interactionId) ?? 0));
    return { frames: window.kaijuFrames, taps: [...longest.values()].sort((a, b) => a - b) };
  });
  await page.browserContext().close();
  const gaps = frames.slice(1).map((at, i) => at - frames[i]).sort((a, b) => a - b);
  const at = (all, share) => all[Math.min(all.length - 1, Math.floor(all.length * share))];
  const fps = (1000 * (frames.length - 1)) / (frames.at(-1) - frames[0]);
  console.log(`  play: ${fps.toFixed(1)} frames a second, 95 % of frames within ${at(gaps, 0.95).toFixed(0)} ms, ${taps.length} taps`);
  return { fps, half: at(taps, 0.5), most: at(taps, 0.95) };
}

/// What the largest of the browser's pages takes, in MB: the one that plays.
async function memory() {
  const cdp = await browser.target().createCDPSession();
  const { processInfo } = await cdp.send("SystemInfo.getProcessInfo");
  await cdp.detach();
  const sizes = processInfo.filter((one) => one.type === "renderer").map((one) => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one.id}/status`, "utf8"))[1]) / 1024;
    } catch {
      return 0; // It ended while it was looked at, or this is no Linux.
    }
  });
  return Math.max(0, ...sizes);
}

/// Whole games one after the other, at full speed. What nobody holds any more is swept out before it is counted.
async function after(games) {
  const page = await stranger(PHONE, { "kaiju.settings": JSON.stringify({ lang: "en", sound: "no", silent: "yes", speed: "instant" }) });
  await page.goto(url, { waitUntil: "load" });
  await started(page);
  const cdp = await page.createCDPSession();
  let seen;
  for (let i = 1; i <= games; i += 1) {
    await page.evaluate(() => { location.hash = "#/"; });
    await there(page, ".hero-acts button");
    await page.evaluate(() => document.querySelector(".hero-acts button").click());
    await there(page, ".dock");
    await page.evaluate(player, 5);
    await there(page, ".victory");
    await cdp.send("HeapProfiler.collectGarbage");
    const { documents, nodes } = await cdp.send("Memory.getDOMCounters");
    seen = { documents, nodes, mb: await memory() };
    console.log(`  after game ${i}: ${documents} documents, ${nodes} nodes, ${seen.mb.toFixed(0)} MB`);
  }
  await page.browserContext().close();
  return seen;
}

/// A game in progress, as it is kept on a device.
async function begun() {
  const page = await stranger(PHONE, { "kaiju.settings": JSON.stringify({ lang: "en", sound: "no", silent: "yes", speed: "instant" }) });
  await page.goto(url, { waitUntil: "load" });
  await started(page);
  await page.evaluate(() => document.querySelector(".hero-acts button").click());
  await page.waitForFunction(() => document.querySelector(".prompt .btn-main"));
  const kept = await page.evaluate(() => ({ "kaiju.game": localStorage.getItem("kaiju.game") }));
  await page.browserContext().close();
  return kept;
}

try {
  const wanted = (part) => !parts.length || parts.includes(part);
  if (wanted("load")) {
    const first = await middle("home", "/", {});
    measured["home: Lighthouse performance, mobile"] = first.score;
    measured["home: largest paint"] = first.LCP;
    measured["home: blocking time"] = first.TBT;
    measured["table: Lighthouse performance, mobile"] = (await middle("table", "/#/play", await begun())).score;
  }
  if (wanted("start")) measured["home: what moves when the program starts"] = Math.max(await shift(PHONE), await shift({ width: 1440, height: 900 }));
  if (wanted("play")) {
    const played = await play(60);
    measured["play at 4× throttle: frames a second"] = played.fps;
    measured["play at 4× throttle: tap to paint, half"] = played.half;
    measured["play at 4× throttle: tap to paint, 95 %"] = played.most;
  }
  if (wanted("memory")) {
    const last = await after(Number(games));
    measured["after some games: documents"] = last.documents;
    measured["after some games: nodes"] = last.nodes;
    measured["after some games: memory of the page"] = last.mb;
  }
} finally {
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
}

let over = 0;
console.log(`\n  ${"".padEnd(44)} ${"measured".padStart(10)} ${"budget".padStart(16)}`);
for (const [what, way, budget, unit] of BUDGETS) {
  if (!(what in measured)) continue;
  const value = measured[what];
  const kept = way === "at least" ? value >= budget : value <= budget;
  if (!kept) over += 1;
  console.log(`  ${what.padEnd(44)} ${`${Math.round(value)} ${unit}`.padStart(10)} ${`${way} ${budget} ${unit}`.padStart(16)}  ${kept ? "kept" : "OVER"}`);
}
process.exitCode = over ? 1 : 0;
