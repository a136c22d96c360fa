import { vi } from 'vitest';
import type { Receipt } from '../../widgets/kit/form/attribution.ts';
import type { Fault } from '../../widgets/kit/form/fault.ts';
import type { FormDeps } from '../../widgets/kit/form/form-state.ts';
import type { Submit } from '../../widgets/kit/form/submit.ts';
import type { Notice } from '../../widgets/kit/notices/notices.ts';

/** What a form's `submit` resolves to when the function has received it. */
export const receipt: Receipt = { form: 'Test', partner: 'acme', id: 'one' };

/** What it resolves to when the function is unavailable. */
export const fault: Fault = { reason: 'unavailable', status: 503, retryAfter: 30 };

/** Test doubles for a form's dependencies, and a record of their calls. */
export function createFormDeps() {
  const events: (readonly [name: string, detail: unknown])[] = [];
  const shown: Notice[] = [];
  /** The shown notices that were not dismissed. */
  const visible: Notice[] = [];
  const deps = {
    submit: vi.fn<Submit>(async () => receipt),
    source: () => ({ partner: 'acme' }),
    asTyped: (address: string) => address.replace('xn--mller-kva', 'müller'),
    timeNow: () => 'noon',
    prepare: vi.fn<FormDeps['prepare']>(),
    emit: vi.fn<FormDeps['emit']>((name, detail) => {
      events.push([name, detail]);
      return true;
    }),
    notify: (notice: Notice) => {
      shown.push(notice);
      visible.push(notice);
      return () => {
        if (visible.includes(notice)) visible.splice(visible.indexOf(notice), 1);
      };
    },
  };
  return { deps, events, eventNames: () => events.map(([name]) => name), shown, visible };
}

/** A `submit` whose requests the test answers one by one, the oldest first. */
export function delayedAnswers() {
  const waiting: ((answer: Receipt | Fault) => void)[] = [];
  const submit = vi.fn<Submit>(() => new Promise((resolve) => void waiting.push(resolve)));
  return { submit, answer: (isSent: boolean) => waiting.shift()?.(isSent ? receipt : fault) };
}
