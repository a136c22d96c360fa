import { DEADLINE_MS, SLOW_SEND_MS } from '../times.ts';
import type { Receipt } from './attribution.ts';
import { type Fault, failureOf, late, notLoaded } from './fault.ts';
import type { ShowNotice } from './form-notices.ts';
import {
  nextRequest,
  type Refusal,
  type RequestEffect,
  type RequestEvent,
  type RequestState,
} from './form-request.ts';
import type { FormOptions, FormState } from './form-state.ts';

/**
 * Creates the function that sends a form's answers and shows what becomes of them. A new request abandons
 * the one before.
 */
export function createSending<A extends object, S extends FormState<A>>(
  options: FormOptions<A, S>,
  showNotice: ShowNotice,
) {
  const get = (): FormState<A> => options.store.getState();
  const set = (state: Partial<FormState<A>>) => options.store.setState(state as Partial<S>);
  let request: Request | undefined;

  const detailOf = (outcome: Receipt | Fault) =>
    'id' in outcome ? outcome : failureOf(options.form.type, options.source(), outcome);
  const abandon = () => {
    request?.abandon();
    request = undefined;
    showNotice();
  };
  const run = (effect: RequestEffect, sent: A, outcome: Receipt | Fault) => {
    // After a success the state shows what was sent, without what was typed during the request.
    if (effect.type === 'show progress') {
      const { progress } = effect;
      // Not before there is an answer: a notice that goes would move the page under the pointer.
      if (progress !== 'slow') showNotice();
      if (progress === 'sent') {
        const email = options.asTyped((sent as { email: string }).email);
        set({ answers: { ...sent, email }, sentAt: options.timeNow() });
      }
      const refused = ('fields' in outcome && outcome.fields) || {};
      const refusedFields = Object.keys(options.form.fields).filter((name) => name in refused);
      set({ progress, waitMinutes: minutesOf(outcome), refusedFields });
    }
    if (effect.type === 'notify') {
      const { notice, hasRetry } = effect;
      const reopen = options.reopen?.();
      // What else can become of a request, the form itself says: see `SendingError`.
      if (reopen || notice === 'failure' || notice === 'success')
        showNotice(notice, reopen ?? (hasRetry ? get().submit : undefined));
    }
    if (effect.type === 'settle') options.onSettled?.(effect.isSent);
    if (effect.type === 'emit') options.emit(effect.event, detailOf(outcome));
  };
  const send = () => {
    request?.abandon();
    const { answers } = get();
    set({ progress: 'sending', invalidFields: [] });
    const body = (options.toBody?.(answers) ?? answers) as never;
    const current = startRequest({
      send: async () => {
        const { receivedId: replaces } = get();
        const correction = replaces ? [{ replaces }] : [];
        const outcome = await options.submit(options.form, body, ...correction);
        if (request === current && 'id' in outcome) set({ receivedId: outcome.id });
        return outcome;
      },
      isChanged: () => get().answers !== answers,
      run: (effect, outcome) => run(effect, answers, outcome),
    });
    request = current;
    return current.ended;
  };
  return { send, abandon };
}

/** At least two, so that the text needs no singular. */
const minutesOf = (outcome: Receipt | Fault): number =>
  'id' in outcome ? 0 : Math.max(2, Math.ceil((outcome.retryAfter ?? 0) / 60));

interface RequestOptions {
  /** Sends the answers: see `Submit`. */
  send(): Promise<Receipt | Fault>;
  /** Whether the form's answers are other ones by now. */
  isChanged(): boolean;
  /** Does what the request's state machine decides. */
  run(effect: RequestEffect, outcome: Receipt | Fault): void;
}

interface Request {
  /** Resolves when there is an answer; never rejects. */
  ended: Promise<void>;
  abandon(): void;
}

/** Sends a form's answers, and measures the time until there is an answer. */
function startRequest({ send, isChanged, run }: RequestOptions): Request {
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
