// A room to think in: takes orders, gives answers, both as text.
import init, { think } from "/kaiju.js";
const ready = init({ module_or_path: "/kaiju_bg.wasm" });
self.onmessage = async (message) => {
  await ready;
  self.postMessage(think(message.data));
};
