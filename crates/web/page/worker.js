// A room to think in: first comes the program, compiled already, then orders; answers go back, both as text. A file may come as well.
let ready;
self.onmessage = async ({ data }) => {
  if (data.script) {
    ready = import(data.script).then((kaiju) => {
      kaiju.initSync({ module: data.module });
      return kaiju;
    });
    return;
  }
  try {
    const kaiju = await ready;
    self.postMessage(typeof data === "string" ? kaiju.think(data) : kaiju.bring(new Uint8Array(data)));
  } catch {
    // The page thinks itself where nothing comes back.
    self.postMessage("");
  }
};
