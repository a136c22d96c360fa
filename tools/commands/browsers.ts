import { mkdirSync } from 'node:fs';
import { root } from '../root.ts';
import { freePorts } from '../services/free-ports.ts';
import { onStop } from '../services/on-stop.ts';
import { runStage } from '../testing/run-stage.ts';
import { add, describeTally, type Tally } from '../testing/test-report.ts';
import { otherBrowsers, wholeBuild } from '../testing/test-stages.ts';

// Runs the main tasks of a visitor in Firefox and in WebKit. Arguments select test files by a part of
// their name.

onStop((signal) => console.error(`Stopped by ${signal}.`));
mkdirSync(`${root}.cache/test`, { recursive: true });

const testRun = { ports: await freePorts(), files: process.argv.slice(2) };
let total: Tally = { passed: 0, failed: 0, skipped: 0 };

for (const stage of [wholeBuild, otherBrowsers]) {
  total = add(total, await runStage(stage, testRun));
  if (total.failed > 0) break;
}
console.log(describeTally(total));
process.exit(total.failed > 0 ? 1 : 0);
