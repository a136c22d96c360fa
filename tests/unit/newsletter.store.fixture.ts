import { vi } from 'vitest';
import type { FormDeps } from '../../widgets/kit/form/form.ts';
import type { Notice } from '../../widgets/kit/notices/notices.ts';
import { receipt } from './submit.fixture.ts';

export const email = 'ada@byron.example';

/** Test doubles for a form's dependencies, and a record of their calls. */
export function createDeps() {
  const events: (readonly [name: string, detail: unknown])[] = [];
  const shown: Notice[] = [];
  const dismissed: Notice[] = [];
  const deps = {
    submit: vi.fn<FormDeps['submit']>(async () => receipt),
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
