import { runLeads } from './leads/run.ts';

// Lists, exports, resends or deletes submitted forms in the database.

try {
  console.log(await runLeads(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
