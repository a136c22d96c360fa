import { mkdirSync } from 'node:fs';
import { root } from '../root.ts';
import { freePorts } from '../services/free-ports.ts';
import { onStop } from '../services/on-stop.ts';
import { runStage } from '../testing/run-stage.ts';
import { add, describeTally, type Tally } from '../testing/test-report.ts';
import { chooseStages } from '../testing/test-stages.ts';

onStop((signal) => console.error(`Stopped by ${signal}.`));
mkdirSync(`${root}.cache/test`, { recursive: true });

const { stages, files } = chooseStages(process.argv.slice(2));
const testRun = { ports: await freePorts(), files };
let total: Tally = { passed: 0, failed: 0, skipped: 0 };

if (stages.length === 0) console.error('No test file has such a name.');
for (const stage of stages) {
  total = add(total, await runStage(stage, testRun));
  if (total.failed > 0) break;
}
console.log(describeTally(total));
process.exit(total.failed > 0 || stages.length === 0 ? 1 : 0);
