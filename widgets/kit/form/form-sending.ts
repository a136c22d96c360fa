import { DEADLINE_MS, SLOW_SEND_MS } from '../times.ts';
import type { Receipt } from './attribution.ts';
import {
  nextRequest,
  type RequestEffect,
  type RequestEvent,
  type RequestState,
} from './form-request.ts';

interface Options {
  /** Sends the answers: see `Submit`. */
  send(): Promise<Receipt | null>;
  /** Whether the form's answers are other ones by now. */
  isChanged(): boolean;
  /** Does what the request's state machine decides. */
  run(effect: RequestEffect, receipt: Receipt | null | undefined): void;
}

export interface Request {
  /** Resolves when there is an answer; never rejects. */
  ended: Promise<void>;
  abandon(isReported: boolean): void;
}

/** Sends a form's answers, and measures the time until there is an answer. */
export function startRequest({ send, isChanged, run }: Options): Request {
  let state: RequestState = { progress: 'sending', audience: 'form' };
  let receipt: Receipt | null | undefined;
  const handle = (event: RequestEvent) => {
    const next = nextRequest(state, event);
    state = next.state;
    for (const effect of next.effects) run(effect, receipt);
  };
  const timers = [
    setTimeout(handle, SLOW_SEND_MS, { type: 'slow' }),
    setTimeout(handle, DEADLINE_MS, { type: 'deadline' }),
  ];
  const wait = async () => {
    receipt = await send().catch(() => undefined);
    timers.forEach(clearTimeout);
    if (receipt) handle({ type: 'received', isChanged: isChanged() });
    else handle({ type: receipt === null ? 'refused' : 'not sent' });
  };
  return {
    ended: wait(),
    abandon: (isReported) => handle({ type: 'abandoned', isReported }),
  };
}
