import { vi } from 'vitest';
import type { FormDeps } from '../../widgets/kit/form/form.ts';
import type { Notice } from '../../widgets/kit/notices/notices.ts';

export const email = 'ada@byron.example';

/** The world stood in for, and a record of what was done there. */
export function world() {
  const events: (readonly [name: string, detail: unknown])[] = [];
  const shown: Notice[] = [];
  const dismissed: Notice[] = [];
  const deps = {
    submit: vi.fn<FormDeps['submit']>(async () => true),
    prepare: vi.fn<() => void>(),
    emit: vi.fn<FormDeps['emit']>((name, detail) => {
      events.push([name, detail]);
      return true;
    }),
    notify: (notice: Notice) => {
      shown.push(notice);
      return () => dismissed.push(notice);
    },
  };
  return { deps, events, shown, dismissed, eventNames: () => events.map(([name]) => name) };
}

/** Calls to the function whose answers the test gives when it likes, the oldest first. */
export function heldAnswers() {
  const waiting: ((isSent: boolean) => void)[] = [];
  const submit = vi.fn<FormDeps['submit']>(
    () => new Promise((resolve) => void waiting.push(resolve)),
  );
  return { submit, answer: (isSent: boolean) => waiting.shift()?.(isSent) };
}
