// Starts the page: first what must not flicker, then, when something is to be seen, the program itself.
{
  // Texts become parts of the page, and addresses scripts, only through here (Trusted Types): templates of the program's own,
  // without anything that runs or loads by itself, and the two workers.
  globalThis.trustedTypes?.createPolicy("default", {
    createHTML: (html) => /<\s*(script|iframe|object|embed|base|meta)\b|\son\w+\s*=|srcdoc|javascript:/i.test(html) ? null : html,
    createScriptURL: (url) => /^\.\/(worker\.js|sw\.js\?[A-Za-z-]+)$/.test(url) ? url : null,
  });
  const root = document.documentElement;
  // The words of each language are a file, and only those that are spoken are fetched.
  const files = { "@WORDS@": "" };
  const words = async (lang) => {
    const came = await fetch(files[lang]);
    if (!came.ok) throw new Error(`${files[lang]}: ${came.status}`);
    return came.text();
  };
  const languages = Object.keys(files);
  root.lang = languages[0];
  try {
    const kept = JSON.parse(localStorage.getItem("kaiju.settings") || "{}");
    // A tongue of its own comes before the language it belongs to.
    const wanted = [kept.lang, ...navigator.languages].map((tag) => String(tag).toLowerCase().replace("_", "-"))
      .flatMap((tag) => [tag, tag.split("-")[0]]);
    const spoken = (tag) => languages.find((code) => code.toLowerCase() === tag);
    root.lang = spoken(wanted.find(spoken)) || languages[0];
    for (const name of ["theme", "motion", "size", "font"]) if (kept[name]) root.dataset[name] = kept[name];
    if (localStorage.getItem("kaiju.game") !== null) root.dataset.kept = "";
  } catch { /* nothing was kept, or nothing may be */ }
  // The first page is shown as it will be. In front of any other page there is only the scene.
  if (!["", "#", "#/"].includes(location.hash)) root.dataset.away = "";
  // Whoever presses a button before it can do anything is not forgotten.
  let pressed = false;
  addEventListener("DOMContentLoaded", () => {
    const choice = document.querySelector("#boot select");
    if (choice) choice.value = root.lang;
    choice?.addEventListener("change", () => {
      root.lang = choice.value;
      try {
        const kept = JSON.parse(localStorage.getItem("kaiju.settings") || "{}");
        localStorage.setItem("kaiju.settings", JSON.stringify({ ...kept, lang: choice.value }));
      } catch { /* nothing may be kept */ }
    });
    for (const button of document.querySelectorAll("#boot button")) {
      button.addEventListener("click", () => {
        pressed = true;
        button.setAttribute("aria-busy", "true");
      });
    }
  });
  // The program is large: what is seen first comes first. Where nothing is painted, in the background, nobody waits.
  const painted = new Promise((done) => {
    try {
      new PerformanceObserver(() => done()).observe({ type: "paint", buffered: true });
    } catch { /* this browser does not say when */ }
    addEventListener("load", () => setTimeout(done, document.hidden ? 0 : 500));
  });
  const start = async () => {
    await painted;
    // Some hosts do not say what kind of file this is.
    const coming = WebAssembly.compileStreaming(fetch("./kaiju_bg.wasm"))
      .catch(async () => WebAssembly.compile(await (await fetch("./kaiju_bg.wasm")).arrayBuffer()));
    const lang = root.lang, said = words(lang);
    const script = new URL("./kaiju.js", document.baseURI).href;
    const kaiju = await import(script);
    const module = await coming;
    await kaiju.default({ module_or_path: module });
    kaiju.load_words(lang, await said);
    // Each step is a task of its own, so that none keeps a finger waiting for long.
    await new Promise((done) => setTimeout(done));
    document.getElementById("boot")?.remove();
    // A worker gets the program as it was compiled here.
    const room = () => {
      const worker = new Worker("./worker.js", { type: "module" });
      worker.postMessage({ script, module });
      return worker;
    };
    // Deflates what goes into a link, or inflates what came in one.
    const squeeze = async (bytes, back) => {
      const through = back ? new DecompressionStream("deflate-raw") : new CompressionStream("deflate-raw");
      return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer());
    };
    // What reviews a game, advises the coach and imagines games for bots is fetched when somebody asks for it.
    const judge = () => import(new URL("./review.js", document.baseURI).href);
    const review = async (...what) => (await judge()).show(words, ...what);
    const weigh = async (order) => (await judge()).weigh(order);
    const imagine = async (order) => (await judge()).answer(order);
    // So are the puzzles and the atlas.
    const books = { puzzles: "./puzzles.txt", atlas: "./atlas.csv" };
    const book = async (name) => {
      const came = await fetch(new URL(books[name], document.baseURI));
      if (!came.ok) throw new Error(came.status);
      return came.text();
    };
    // And so is what keeps records.
    kaiju.keep_records_by(async (what, ...which) => (await import(new URL("./shelf.js", document.baseURI).href)).default[what](...which));
    kaiju.start_page(room, imagine, squeeze, review, weigh, words, book);
    if (pressed) document.querySelector(".hero-acts button")?.click();
    requestAnimationFrame(() => performance.mark("kaiju-shown"));
    if ("serviceWorker" in navigator) {
      const idle = globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 2000));
      navigator.serviceWorker.register(`./sw.js?${root.lang}`).catch(() => {});
      navigator.serviceWorker.ready.then(({ active }) => idle(() => active.postMessage("keep the rest")));
    }
  };
  // able.js looks whether this was read, and has the words for those who cannot start.
  globalThis.kaijuBoots = true;
  // Where something is missing it says so, and nothing is loaded.
  if (!globalThis.kaijuLacks) {
    start().catch((error) => {
      kaijuCannot(error);
      console.error(error);
    });
  }
  // An old page throws away what is kept on the device and comes back new.
  addEventListener("kaiju-renew", async () => {
    try {
      for (const name of await caches.keys()) if (name.startsWith("kaiju")) await caches.delete(name);
      await (await navigator.serviceWorker.getRegistration())?.update();
    } catch { /* nothing is kept here */ }
    location.reload();
  });
}
