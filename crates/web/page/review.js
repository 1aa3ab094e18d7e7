// The review of a game on the page, what the coach says, and bots that imagine games. A worker prices the game and writes what is
// shown, another one weighs answers, and a third plays; this carries texts between them and the page.
let open, coach, champion, coming;

// A worker, and how it is asked.
const judge = async () => {
  const code = "./review_core_bg.wasm";
  coming ??= WebAssembly.compileStreaming(fetch(code))
    .catch(async () => WebAssembly.compile(await (await fetch(code)).arrayBuffer()));
  // What could not be fetched is fetched again next time.
  coming.catch(() => { coming = undefined; });
  const module = await coming;
  const worker = new Worker("./worker.js", { type: "module" });
  // A worker that makes no sense of an order answers with nothing.
  const waiting = [];
  worker.onmessage = ({ data }) => {
    const [done, fail] = waiting.shift();
    data === "" ? fail(new Error("the review does not go on")) : done(data);
  };
  worker.postMessage({ script: new URL("./review_core.js", document.baseURI).href, module });
  const ask = (order) => new Promise((...both) => {
    waiting.push(both);
    worker.postMessage(order);
  });
  return { worker, ask };
};

// What each answer to a question is worth.
export const weigh = async (order) => {
  coach ??= judge();
  coach.catch(() => { coach = undefined; });
  return (await coach).ask(order);
};

// What a bot that imagines games answers. It comes with the champion's network.
export const answer = async (order) => {
  champion ??= (async () => {
    const came = await fetch(new URL("./champion.bin", document.baseURI));
    if (!came.ok) throw new Error(came.status);
    const bytes = await came.arrayBuffer(), { ask } = await judge();
    await ask(bytes);
    return ask;
  })();
  champion.catch(() => { champion = undefined; });
  return (await champion)(`bot ${order}`);
};

// A worker that has the game: the one there is, or a new one.
const room = async (record) => {
  if (open?.record === record) return open;
  open?.worker.terminate();
  open = undefined;
  const { worker, ask } = await judge();
  const steps = Number(await ask(`open\n${record}`));
  open = { record, worker, ask, steps, priced: 0, speaks: new Set() };
  return open;
};

// Gives a worker the words of a language, once.
const teach = async (game, words, lang) => {
  if (game.speaks.has(lang)) return;
  await game.ask(`words ${lang}\n${await words(lang)}`);
  game.speaks.add(lang);
};

// How long nothing is drawn anew while steps are priced, in milliseconds.
const PAUSE = 400;

// Shows a review in a place of the page, until something else is shown there or the place is gone.
export const show = async (words, place, record, lang, address, moment) => {
  const here = (place.review = {});
  const stays = () => place.isConnected && place.review === here;
  const game = await room(record);
  await teach(game, words, lang);
  // In another language it is the same step.
  let at = place.dataset.at ? Number(place.dataset.at) : moment, said, drawn;
  const draw = async () => {
    const asked = `page ${lang} ${innerWidth} ${at ?? ""}`;
    said = JSON.parse(await game.ask(asked));
    if (!stays()) return;
    if (said.frame !== drawn) place.innerHTML = drawn = said.frame;
    for (const part of place.querySelectorAll("[data-part]")) {
      const html = said.parts[part.dataset.part];
      if (part.shown !== html) part.innerHTML = part.shown = html;
    }
    for (const button of place.querySelectorAll("[data-act]")) button.ariaDisabled = !can(button.dataset.act);
    place.dataset.at = said.at ?? "";
    place.dataset.seat = said.seat ?? "";
    if (said.done) place.dataset.whole = "";
  };
  const before = (all) => all.findLast((step) => step < (at ?? 0));
  const after = (all) => all.find((step) => step > (at ?? -1));
  const can = (act) => ({
    prev: before(said.errors) !== undefined,
    next: after(said.errors) !== undefined,
    picture: said.done,
  })[act] ?? said.at !== null;
  const go = async (step, wished = true) => {
    if (step === undefined || !stays()) return;
    at = step;
    history.replaceState(null, "", `#/review/${address}/${step}`);
    await draw();
    if (wished) place.querySelector(".review-mark")?.scrollIntoView({ block: "nearest" });
  };
  // The summary as a picture: handed over where the device can, otherwise as a file.
  const picture = async () => {
    const svg = await game.ask(`picture ${lang}`);
    const source = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext("2d").drawImage(image, 0, 0);
    URL.revokeObjectURL(source);
    const bytes = await new Promise((done) => canvas.toBlob(done, "image/png"));
    const file = new File([bytes], "kaiju-review.png", { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] }).catch(() => {});
    const link = document.createElement("a");
    [link.href, link.download] = [URL.createObjectURL(file), file.name];
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const acts = {
    prev: () => go(before(said.errors)),
    next: () => go(after(said.errors)),
    look: () => { location.hash = `/replay/${address}/${at}`; },
    picture,
  };
  place.onclick = ({ target, clientX, clientY }) => {
    const act = target.closest("[data-act]:not([aria-disabled=true])")?.dataset.act;
    const step = target.closest("[data-step]")?.dataset.step;
    if (act) acts[act]?.();
    else if (step) go(Number(step));
    else if (target.closest(".chart")) {
      // A finger need not hit a mark: the nearest one is meant.
      const far = (mark) => {
        const { x, y, width, height } = mark.getBoundingClientRect();
        return Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY);
      };
      const [nearest] = [...place.querySelectorAll(".chart [data-step]")].sort((a, b) => far(a) - far(b));
      if (nearest) go(Number(nearest.dataset.step));
    }
  };
  const keys = (event) => {
    if (!stays()) return removeEventListener("keydown", keys);
    if (!said || event.ctrlKey || event.altKey || event.metaKey || event.target.closest?.("input, select, textarea, dialog")) return;
    const step = {
      n: () => after(said.errors), p: () => before(said.errors),
      ArrowRight: () => after(said.marks), ArrowLeft: () => before(said.marks),
      Home: () => said.marks[0], End: () => said.marks.at(-1),
    }[event.key];
    if (!step) return;
    event.preventDefault();
    go(step());
  };
  addEventListener("keydown", keys);
  await draw();
  for (let due = 0; stays() && game.priced < game.steps;) {
    game.priced = Number(await game.ask("price"));
    if (performance.now() < due && game.priced < game.steps) continue;
    await draw();
    // The first error that is found is shown, unless a moment was asked for.
    if (at === undefined && said.errors.length > 0) await go(said.errors[0], false);
    due = performance.now() + PAUSE;
  }
  // Where the moment that was asked for has no mark, the next one that has is meant.
  if (stays() && said.at === null && said.marks.length > 0) await go(said.marks.find((step) => step >= (at ?? 0)) ?? said.marks[0], false);
};
