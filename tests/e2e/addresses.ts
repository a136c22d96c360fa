import { readPorts } from '../../tools/services/ports.ts';
import { BOOKING_PATH } from '../../tools/services/scheduler.ts';

const ports = readPorts();

export const site = `http://localhost:${ports.site}`;
export const partner = `http://localhost:${ports.partner}`;
export const functionUrl = `http://localhost:${ports.function}/functions/v1/send-email`;

/** Matches every call of the function, with any attribution in its query string. */
export const calls = new RegExp(`^${functionUrl}(\\?|$)`);
export const inbox = `http://localhost:${ports.inbox}`;
export const calendar = `http://localhost:${ports.scheduler}${BOOKING_PATH}`;

/** The connection string of the database's owner. */
export const databaseUrl = process.env.STACK_DATABASE_URL ?? '';
