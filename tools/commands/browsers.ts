import { runStages } from '../testing/run-stages.ts';
import { otherBrowsers, wholeBuild } from '../testing/test-stages.ts';

// Runs the main tasks of a visitor in Firefox and in WebKit. Arguments select test files by a part of
// their name.
await runStages([wholeBuild, otherBrowsers], process.argv.slice(2));
