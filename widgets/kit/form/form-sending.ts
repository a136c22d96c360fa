import { DEADLINE_MS, SLOW_SEND_MS } from '../times.ts';
import type { Receipt } from './attribution.ts';
import { type Fault, late, notLoaded } from './fault.ts';
import {
  nextRequest,
  type Refusal,
  type RequestEffect,
  type RequestEvent,
  type RequestState,
} from './form-request.ts';

interface Options {
  /** Sends the answers: see `Submit`. */
  send(): Promise<Receipt | Fault>;
  /** Whether the form's answers are other ones by now. */
  isChanged(): boolean;
  /** Does what the request's state machine decides. */
  run(effect: RequestEffect, outcome: Receipt | Fault): void;
}

export interface Request {
  /** Resolves when there is an answer; never rejects. */
  ended: Promise<void>;
  abandon(): void;
}

/** Sends a form's answers, and measures the time until there is an answer. */
export function startRequest({ send, isChanged, run }: Options): Request {
  let state: RequestState = { progress: 'sending', isAbandoned: false };
  let outcome: Receipt | Fault = late;
  const handle = (event: RequestEvent) => {
    const next = nextRequest(state, event);
    state = next.state;
    for (const effect of next.effects) run(effect, outcome);
  };
  const timers = [
    setTimeout(handle, SLOW_SEND_MS, { type: 'slow' }),
    setTimeout(handle, DEADLINE_MS, { type: 'deadline' }),
  ];
  const wait = async () => {
    outcome = await send().catch((error) => {
      console.error('hire: not sent', error);
      return notLoaded;
    });
    timers.forEach(clearTimeout);
    if ('id' in outcome) handle({ type: 'received', isChanged: isChanged() });
    else if (globalThis.navigator?.onLine === false) handle({ type: 'refused', why: 'offline' });
    else if (outcome === notLoaded) handle({ type: 'not sent' });
    else handle({ type: 'refused', why: refusalOf(outcome) });
  };
  return {
    ended: wait(),
    abandon: () => handle({ type: 'abandoned' }),
  };
}

function refusalOf({ status, fields = {} }: Fault): Refusal {
  const isTooLong = Object.values(fields).some((code) => /^too_/.test(code));
  return isTooLong ? 'tooLong' : (refusals[status] ?? 'failure');
}

/** By the HTTP status of the answer. */
const refusals: Readonly<Record<number, Refusal>> = { 413: 'tooLong', 429: 'limited' };
