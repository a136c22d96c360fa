import type { Form } from '../_shared/contract.ts';
import { allowCrossOrigin, answer, refuse } from './answer.ts';
import { readJson } from './read-json.ts';
import { Refusal } from './refusal.ts';
import { isSameSecret } from './secret.ts';
import { type Answers, findForm, validate } from './validate.ts';

/** The origins whose pages may send a form; `*` is every origin. */
export type AllowedOrigins = '*' | readonly string[];

/** A valid submission. */
export interface Accepted {
  /** What its sender is told it is called. */
  readonly id: string;
  readonly form: Form;
  readonly answers: Answers;
}

/** One request in the log. It carries nothing that a visitor wrote. */
export interface LogLine {
  readonly requestId: string;
  readonly form: string | null;
  readonly status: number;
  readonly outcome: string;
  readonly reason?: string | undefined;
  readonly ms: number;
}

export interface HandlerDependencies {
  /** What the header `apikey` must say. */
  readonly apiKey: string;
  readonly allowedOrigins: AllowedOrigins;
  /** Takes a submission into safe keeping; its sender is told of success once this resolves. */
  accept(submission: Accepted): Promise<void>;
  log(line: LogLine): void;
}

/** What is found out about a request on its way, for the log. */
interface Visit {
  readonly requestId: string;
  form: string | null;
  outcome: string;
  reason?: string | undefined;
}

/** Makes what answers every request: web standards only, so that it runs anywhere. */
export function createHandler(deps: HandlerDependencies): (request: Request) => Promise<Response> {
  return async (request) => {
    const startedAt = performance.now();
    const visit: Visit = { requestId: crypto.randomUUID(), form: null, outcome: 'accepted' };
    const response = await respond(request, visit, deps).catch((error: unknown) =>
      refuse(visit.requestId, explain(error, visit)),
    );
    const ms = Math.round(performance.now() - startedAt);
    // A monitor asks for health every minute: its lines would bury the visitors'.
    if (visit.outcome !== 'health') deps.log({ ...visit, status: response.status, ms });
    return response;
  };
}

async function respond(request: Request, visit: Visit, deps: HandlerDependencies) {
  const place = placeOf(request);
  if (request.method === 'OPTIONS') {
    visit.outcome = 'preflight';
    return allowCrossOrigin(visit.requestId, request);
  }
  if (place === 'health') {
    visit.outcome = 'health';
    return answer(visit.requestId, 200, { ok: true });
  }
  await refuseStrangers(request, deps);
  return answer(visit.requestId, 200, { success: true, id: await take(request, visit, deps) });
}

/** Supabase drops the prefix that callers use before it hands a request to the function. */
function placeOf(request: Request): 'form' | 'health' {
  const { pathname } = new URL(request.url);
  const match = /^(?:\/functions\/v1)?\/send-email(\/health)?\/?$/.exec(pathname);
  if (!match) throw new Refusal('not_found');
  return match[1] ? 'health' : 'form';
}

async function refuseStrangers(request: Request, deps: HandlerDependencies): Promise<void> {
  const { method, headers } = request;
  if (method !== 'POST') throw new Refusal('method_not_allowed');
  if (!isAllowed(headers.get('origin'), deps.allowedOrigins)) {
    throw new Refusal('origin_not_allowed');
  }
  if (!(await isSameSecret(headers.get('apikey') ?? '', deps.apiKey))) {
    throw new Refusal('wrong_key');
  }
  if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')) {
    throw new Refusal('not_json');
  }
}

/** A program that is no browser names no origin, and could name any: only its key counts. */
function isAllowed(origin: string | null, allowed: AllowedOrigins): boolean {
  return allowed === '*' || origin === null || allowed.includes(origin);
}

/** Reads, validates and hands over a submission; returns its id. */
async function take(request: Request, visit: Visit, deps: HandlerDependencies): Promise<string> {
  const body = await readJson(request);
  const form = findForm(body);
  visit.form = form.type;
  const submission = { id: visit.requestId, form, answers: validate(form, body) };
  await deps.accept(submission).catch((error: unknown) => {
    throw new Refusal('unavailable', { reason: codeOf(error) });
  });
  return submission.id;
}

/** The refusal that an error amounts to; notes it for the log. */
function explain(error: unknown, visit: Visit): Refusal {
  const refusal =
    error instanceof Refusal ? error : new Refusal('internal', { reason: codeOf(error) });
  visit.outcome = refusal.code;
  visit.reason = refusal.reason;
  return refusal;
}

/** An error's code or name; never its message, which may quote the visitor. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
