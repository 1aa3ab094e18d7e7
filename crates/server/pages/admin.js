"use strict";
// Shows reports, bans, mutes, what hosts did and how much there is. It changes nothing.
const main = document.querySelector("main");
const words = main.dataset;
const at = (id) => document.getElementById(id);
const make = (tag, ...inside) => {
  const node = document.createElement(tag);
  node.append(...inside);
  return node;
};
const time = (ms) => new Date(ms).toLocaleString(document.documentElement.lang);
const whom = (target) => target.account ?? target.range ?? `${target.seat.game} ${target.seat.seat}`;
const row = (...cells) => make("tr", ...cells.map((cell) => make("td", cell ?? "")));

const ask = async (path) => {
  const answer = await fetch(`/api/v1/admin/${path}`, { headers: { authorization: `Bearer ${at("token").value.trim()}` } });
  const told = await answer.json();
  if (!answer.ok) throw new Error(answer.status === 404 ? words.refused : told.message);
  return told;
};

const fill = (id, rows) => {
  // Where there is no room for a table, each cell says by itself what it is.
  const names = [...at(id).closest("table").querySelectorAll("th")].map((head) => head.textContent);
  for (const line of rows) [...line.cells].forEach((cell, i) => { cell.dataset.label = names[i]; });
  if (rows.length === 0 && !at(id).hasChildNodes()) rows = [row(words.nothing)];
  at(id).append(...rows);
};

// A list that goes on: the button asks for what follows.
const list = async (id, path, rows) => {
  const more = at(`more-${id}`);
  const told = await ask(path());
  fill(id, rows(told));
  more.hidden = told.next === undefined;
  more.onclick = () => list(id, () => path(told.next), rows).catch(trouble);
};

const trouble = (error) => { at("trouble").textContent = error.message; };

const reports = (told) => told.reports.map((one) => row(
  time(one.at_ms), one.game, one.seat, one.bot ? `${one.name} (${words.bot})` : one.name, words[one.about], one.note, (one.accounts ?? []).join(", "), one.address,
  one.reporter, make("ol", ...one.lines.map((line) => make("li", `${line.seat}: ${line.text}`))), one.report));

const deed = ({ at_ms, by, deed: { laid, lifted, settled } }) => {
  if (laid) return row(time(at_ms), by, words[laid.kind], whom(laid.target), time(laid.until_ms), laid.why, laid.sanction);
  if (lifted) return row(time(at_ms), by, words.lifted, "", "", "", lifted.sanction);
  return row(time(at_ms), by, words.settled, `${settled.game} ${settled.seat}`, "", settled.verdict, settled.report);
};

document.querySelector("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  at("trouble").textContent = "";
  at("all").hidden = true;
  for (const id of ["reports", "sanctions", "audit"]) at(id).replaceChildren();
  try {
    const counts = await ask("counts");
    for (const node of document.querySelectorAll("[data-of]")) node.textContent = counts[node.dataset.of];
    await list("reports", (page) => `reports${page ? `?page=${encodeURIComponent(page)}` : ""}`, reports);
    const { sanctions } = await ask("sanctions");
    fill("sanctions", sanctions.map((one) => row(
      time(one.since_ms), words[one.kind], whom(one.target), time(one.until_ms), one.by, one.why, one.sanction)));
    await list("audit", (before) => `audit${before ? `?before=${before}` : ""}`, (told) => told.lines.map(deed));
    at("all").hidden = false;
  } catch (error) {
    trouble(error);
  }
});
