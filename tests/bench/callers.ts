import { setTimeout as wait } from 'node:timers/promises';
import type { FormRequest } from '../faults/client.ts';
import { createSender } from '../faults/sender.ts';

// Callers without a key, in a process of their own: each repeats one request as soon as it is answered, on
// a network with a round trip of 10 ms. At the message "stop" they report how often a second they got each
// status.

const ROUND_TRIP_MS = 10;
const [port = '', callers = '', request = ''] = process.argv.slice(2);
const repeated: FormRequest = JSON.parse(request);
const begin = performance.now();
const statuses: Record<number, number> = {};
let isStopped = false;

const call = async () => {
  const sender = await createSender(Number(port));
  while (!isStopped) {
    const { status } = await sender.send(repeated);
    await wait(ROUND_TRIP_MS);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  sender.close();
};
process.once('message', () => {
  isStopped = true;
  const seconds = (performance.now() - begin) / 1_000;
  const rates = Object.entries(statuses).map(([status, n]) => [status, n / seconds]);
  process.send?.(rates, () => process.exit(0));
});
await Promise.all(Array.from({ length: Number(callers) }, call));
