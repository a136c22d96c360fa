import { readPorts } from '../../tools/services/ports.ts';
import { BOOKING_PATH } from '../../tools/services/scheduler.ts';

const ports = readPorts();

export const site = `http://localhost:${ports.site}`;
export const partner = `http://localhost:${ports.partner}`;
export const functionUrl = `http://localhost:${ports.function}/functions/v1/send-email`;

/** Every call of the function: where it came from is in its query string. */
export const calls = new RegExp(`^${functionUrl}(\\?|$)`);
export const inbox = `http://localhost:${ports.inbox}`;
export const calendar = `http://localhost:${ports.scheduler}${BOOKING_PATH}`;

/** How the owner of the database logs in. */
export const databaseUrl = process.env.STACK_DATABASE_URL ?? '';
