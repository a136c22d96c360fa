import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import {
  alignColumns,
  campaignGroups,
  tabulate,
} from '../../../supabase/functions/send-email/email/report.ts';
import { readPorts } from '../../services/ports.ts';
import { ownerUrl } from '../../services/postgres.ts';
import { columnsOf, formatHeader, formatLeads, formatRows } from './csv.ts';
import { type Lead, type Leads, openLeads } from './database.ts';
import { HELP, type LeadsCommand, parseCommand } from './parse-command.ts';
import { formatTable } from './table.ts';

/** What a command prints when it has ended. The schedule calls the function every minute, which then delivers. */
const done = {
  release: 'Released, to be delivered within a minute',
  replay: 'Queued, to be delivered within a minute',
  discard: 'Discarded',
};

/** Runs a command, given as the words after `npm run leads --`. Resolves to its last lines of output. */
export async function runLeads(words: readonly string[]): Promise<string> {
  const command = parseCommand(words);
  if (command.act === 'help') return HELP;
  const { DATABASE_URL = ownerUrl(readPorts().postgres) } = process.env;
  const leads = await openLeads(DATABASE_URL, readAuthority());
  const stop = () => void leads.cancel().finally(() => process.exit(130));
  process.once('SIGINT', stop);
  try {
    if (command.act === 'list') return await list(command, leads);
    if (command.act === 'report') return await report(command, leads);
    if (command.act === 'forget') return await forget(command, leads);
    const ids = command.act === 'replay' && command.ids.length === 0 ? null : command.ids;
    return `${done[command.act]}: ${count(await leads.act(command.act, ids))}.`;
  } finally {
    process.off('SIGINT', stop);
    await leads.close();
  }
}

/** The certificate of the database's authority: DATABASE_CA, or the file that `psql` reads. */
function readAuthority(): string | undefined {
  const { DATABASE_CA, PGSSLROOTCERT } = process.env;
  if (DATABASE_CA || !PGSSLROOTCERT || PGSSLROOTCERT === 'system') return DATABASE_CA;
  try {
    return readFileSync(PGSSLROOTCERT, 'utf8');
  } catch {
    throw new Error(
      `PGSSLROOTCERT names ${PGSSLROOTCERT}, which cannot be read. Set it to the file with the certificate of the database's authority.`,
    );
  }
}

async function list(
  { filter, csv }: LeadsCommand & { act: 'list' },
  leads: Leads,
): Promise<string> {
  if (!csv) return formatTable(await gather(leads.list(filter)));
  const columns = columnsOf(await leads.describe(filter));
  let written = 0;
  await write(csv, async (append) => {
    append(formatHeader(columns));
    for await (const page of leads.list(filter)) {
      append(formatLeads(page, columns));
      written += page.length;
    }
  });
  return `${count(written)} written to ${csv}.`;
}

async function report(
  { by, filter, csv }: LeadsCommand & { act: 'report' },
  leads: Leads,
): Promise<string> {
  const byCampaign = by.some((group) => campaignGroups.includes(group));
  const rows = await (byCampaign ? leads.campaigns(filter) : leads.report(filter));
  if (rows.length === 0) return 'No leads found.';
  const lines = tabulate(rows, by);
  if (!csv) return alignColumns(lines);
  await write(csv, async (append) => append(formatRows(lines)));
  return `${count(lines.length - 1, 'line')} written to ${csv}.`;
}

/** Writes a file in pieces. After a failure it is empty, so that nobody mistakes a part for the whole. */
async function write(
  file: string,
  fill: (append: (text: string) => void) => Promise<void>,
): Promise<void> {
  let descriptor: number;
  try {
    // Readable only by its owner, because it can contain personal data.
    descriptor = openSync(file, 'w', 0o600);
  } catch {
    throw new Error(`--csv names ${file}, which cannot be written. Name a file in another folder.`);
  }
  try {
    await fill((text) => writeFileSync(descriptor, text));
  } catch (error) {
    writeFileSync(file, '');
    throw error;
  }
}

async function gather(pages: AsyncIterable<readonly Lead[]>): Promise<readonly Lead[]> {
  const all: Lead[] = [];
  for await (const page of pages) all.push(...page);
  return all;
}

async function forget(
  { filter, isSure }: LeadsCommand & { act: 'forget' },
  leads: Leads,
): Promise<string> {
  const found = await gather(leads.list(filter));
  console.log(formatTable(found));
  if (found.length === 0) return 'Nothing to delete.';
  if (!isSure && !(await isConfirmed(count(found.length)))) return 'Nothing was deleted.';
  const ids = found.map(({ id }) => id);
  return `Deleted for good: ${count(await leads.act('forget', ids))}.`;
}

/** Asks on the terminal. Without a terminal, `--yes` is required. */
async function isConfirmed(what: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('To delete them, run the same command with --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Delete ${what} for good? Type "yes": `);
  terminal.close();
  return answer.trim() === 'yes';
}

function count(number: number, what = 'lead'): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
