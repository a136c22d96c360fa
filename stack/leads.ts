import { writeFileSync } from 'node:fs';
import { asCsv } from './leads/csv.ts';
import { openLeads } from './leads/database.ts';
import { HELP, type Order, readOrder } from './leads/order.ts';
import { asTable } from './leads/table.ts';
import { readPorts } from './ports.ts';
import { ownerUrl } from './postgres.ts';

// What visitors sent, straight from the database: to look at, to hand on, to send again, to forget.

try {
  console.log(await carryOut(readOrder(process.argv.slice(2))));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function carryOut(order: Order): Promise<string> {
  if (order.act === 'help') return HELP;
  const leads = await openLeads(process.env.DATABASE_URL ?? ownerUrl(readPorts().postgres));
  try {
    if (order.act === 'replay')
      return `${count(await leads.replay(order.ids))} will be mailed anew.`;
    if (order.act === 'forget') return await forget(order, leads);
    const found = await leads.list(order.filter);
    if (!order.csv) return asTable(found);
    // Nobody else on this machine needs to read what visitors wrote.
    writeFileSync(order.csv, asCsv(found), { mode: 0o600 });
    return `${count(found.length)} written to ${order.csv}.`;
  } finally {
    await leads.close();
  }
}

async function forget(
  { email, isSure }: Order & { act: 'forget' },
  leads: Awaited<ReturnType<typeof openLeads>>,
): Promise<string> {
  if (isSure) return `${count(await leads.forget(email))} deleted.`;
  const found = await leads.list({ email });
  return `${count(found.length)} would be deleted for good. To do so add --yes.`;
}

function count(number: number): string {
  return number === 1 ? '1 lead' : `${number} leads`;
}
