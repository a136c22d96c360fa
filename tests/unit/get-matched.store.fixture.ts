import { vi } from 'vitest';
import { words } from '../../widgets/get-matched/content.ts';
import { createGetMatchedStore, type GetMatchedDeps } from '../../widgets/get-matched/store.ts';
import type { Notice } from '../../widgets/kit/notices/notices.ts';
import { receipt } from './submit.fixture.ts';

/** A wizard with test doubles for its dependencies, and a record of their calls. */
export function startWizard(changed: Partial<GetMatchedDeps> = {}) {
  const events: (readonly [name: string, detail: unknown])[] = [];
  const shown: Notice[] = [];
  const dismissed: Notice[] = [];
  const submit = vi.fn<GetMatchedDeps['submit']>(async () => receipt);
  const prepare = vi.fn<() => void>();
  const store = createGetMatchedStore({
    submit,
    prepare,
    emit: (name, detail) => {
      events.push([name, detail]);
      return true;
    },
    notify: (notice) => {
      shown.push(notice);
      return () => dismissed.push(notice);
    },
    isGuarded: () => false,
    role: undefined,
    words,
    ...changed,
  });
  const eventNames = () => events.map(([name]) => name);
  return { store, wizard: store.getState, events, eventNames, shown, dismissed, submit, prepare };
}
