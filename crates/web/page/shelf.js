// The finished games of this device, in a database of the browser: there is room for all of them. What waits in local storage, from this
// page or from an earlier version of it, comes into the database, and leaves local storage once it lies there.
const WAITING = "kaiju.records", BETWEEN = "\n=====\n";
let opened;
const open = () => opened ??= new Promise((done, fail) => {
  const asked = indexedDB.open("kaiju", 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore("records", { autoIncrement: true });
  asked.onsuccess = () => {
    // A newer page may want to change it.
    asked.result.onversionchange = () => asked.result.close();
    asked.result.onclose = () => { opened = undefined; };
    done(asked.result);
  };
  asked.onerror = () => fail(asked.error);
}).catch((error) => {
  opened = undefined;
  throw error;
});
// What is done with the records happens as a whole or not at all.
const within = async (mode, act) => {
  const base = await open();
  return new Promise((done, fail) => {
    const deal = base.transaction("records", mode), said = {};
    deal.oncomplete = () => done(said);
    deal.onabort = () => fail(deal.error);
    act(deal.objectStore("records"), said);
  });
};
const waiting = () => localStorage.getItem(WAITING)?.split(BETWEEN) ?? [];
// Takes in these records, the newest first, and those that wait. What is here already is not taken twice.
const take = async (texts = []) => {
  const queued = waiting(), come = [...texts, ...queued].reverse();
  if (!come.length) return;
  await within("readwrite", (shelf) => {
    shelf.getAll().onsuccess = ({ target }) => {
      const here = new Set(target.result);
      for (const text of come) {
        if (!here.has(text)) shelf.add(text);
        here.add(text);
      }
    };
  });
  const left = waiting().filter((text) => !queued.includes(text));
  if (left.length) localStorage.setItem(WAITING, left.join(BETWEEN));
  else localStorage.removeItem(WAITING);
};
// All keys, each with its record after it, the newest first.
const all = async () => {
  const { keys, texts } = await within("readonly", (shelf, said) => {
    shelf.getAllKeys().onsuccess = ({ target }) => { said.keys = target.result; };
    shelf.getAll().onsuccess = ({ target }) => { said.texts = target.result; };
  });
  return keys.map((key, i) => [key, texts[i]]).reverse().flat();
};
// One that was forgotten comes back to its place.
const put = (text, key) => within("readwrite", (shelf) => shelf.put(text, key));
const drop = (key) => within("readwrite", (shelf) => shelf.delete(key));
export default { take, all, put, drop };
