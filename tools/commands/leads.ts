import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { readPorts } from '../services/ports.ts';
import { ownerUrl } from '../services/postgres.ts';
import { asCsv } from './leads/csv.ts';
import { type Leads, openLeads } from './leads/database.ts';
import { HELP, type Order, readOrder } from './leads/order.ts';
import { asTable } from './leads/table.ts';

// What visitors sent, straight from the database: to look at, to hand on, to send again, to forget.

/** The function is called each minute to deliver what is queued. */
const done = {
  release: 'Released, to be delivered within a minute',
  replay: 'Queued, to be delivered within a minute',
  discard: 'Discarded',
};

try {
  console.log(await carryOut(readOrder(process.argv.slice(2))));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function carryOut(order: Order): Promise<string> {
  if (order.act === 'help') return HELP;
  const { DATABASE_URL, DATABASE_CA } = process.env;
  const leads = await openLeads(DATABASE_URL ?? ownerUrl(readPorts().postgres), DATABASE_CA);
  try {
    if (order.act === 'list') return await list(order, leads);
    if (order.act === 'forget') return await forget(order, leads);
    const ids = order.act === 'replay' && order.ids.length === 0 ? null : order.ids;
    return `${done[order.act]}: ${count(await leads.act(order.act, ids))}.`;
  } finally {
    await leads.close();
  }
}

async function list({ filter, csv }: Order & { act: 'list' }, leads: Leads): Promise<string> {
  const found = await leads.list(filter);
  if (!csv) return asTable(found);
  // Nobody else on this machine needs to read what visitors wrote.
  writeFileSync(csv, asCsv(found), { mode: 0o600 });
  return `${count(found.length)} written to ${csv}.`;
}

async function forget(
  { filter, isSure }: Order & { act: 'forget' },
  leads: Leads,
): Promise<string> {
  const found = await leads.list(filter);
  console.log(asTable(found));
  if (found.length === 0) return 'Nothing to delete.';
  if (!isSure && !(await isConfirmed(count(found.length)))) return 'Nothing was deleted.';
  const ids = found.map(({ id }) => id);
  return `Deleted for good: ${count(await leads.act('forget', ids))}.`;
}

/** Without a terminal nobody can answer: `--yes` says it beforehand. */
async function isConfirmed(what: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('To delete them, run the same command with --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Delete ${what} for good? Type "yes": `);
  terminal.close();
  return answer.trim() === 'yes';
}

function count(number: number): string {
  return number === 1 ? '1 lead' : `${number} leads`;
}
