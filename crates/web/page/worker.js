// A room to think in: first comes the program, compiled already, then orders; answers go back, both as text.
let ready;
self.onmessage = async ({ data }) => {
  if (typeof data !== "string") {
    ready = import(data.script).then((kaiju) => {
      kaiju.initSync({ module: data.module });
      return kaiju;
    });
    return;
  }
  try {
    self.postMessage((await ready).think(data));
  } catch {
    // The page thinks itself where nothing comes back.
    self.postMessage("");
  }
};
