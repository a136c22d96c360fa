import { runStages } from '../testing/run-stages.ts';
import { chooseStages } from '../testing/test-stages.ts';

const { stages, files } = chooseStages(process.argv.slice(2));
await runStages(stages, files);
