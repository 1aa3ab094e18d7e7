// Fetches the parts of the program that a first visit does not need. `xtask/pack` puts this into the script of the program.
const parts = (() => {
  const coming = {};
  const fetched = async (file) => {
    const address = new URL(file, import.meta.url), shared = { __wasm_split: wasm };
    // Some hosts do not say what kind of file this is.
    return WebAssembly.instantiateStreaming(fetch(address), shared)
      .catch(async () => WebAssembly.instantiate(await (await fetch(address)).arrayBuffer(), shared));
  };
  // The program asks for a part and names whom to tell when it is there, or that it is not.
  const part = (...files) => async (told, whom) => {
    let came = true;
    try {
      await Promise.all(files.map((file) => coming[file] ??= fetched(file)));
    } catch {
      // What could not be fetched is fetched again next time.
      for (const file of files) delete coming[file];
      came = false;
    }
    wasm.__indirect_function_table.get(told)(whom, came);
  };
  return { "@PARTS@": "" };
})();
