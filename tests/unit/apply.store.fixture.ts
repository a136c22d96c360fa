import { vi } from 'vitest';
import { createApplyStore } from '../../widgets/apply/store.ts';
import type { FormDeps } from '../../widgets/kit/form/form.ts';
import type { Notice } from '../../widgets/kit/notices/notices.ts';
import { receipt } from './submit.fixture.ts';

/** An application with test doubles for its dependencies, and a record of their calls. */
export function startApplication(changed: Partial<FormDeps> = {}) {
  const events: (readonly [name: string, detail: unknown])[] = [];
  const standing: Notice[] = [];
  const submit = vi.fn<FormDeps['submit']>(async () => receipt);
  const prepare = vi.fn<() => void>();
  const store = createApplyStore({
    submit,
    prepare,
    emit: (name, detail) => {
      events.push([name, detail]);
      return true;
    },
    notify: (notice) => {
      standing.push(notice);
      return () => void (standing.includes(notice) && standing.splice(standing.indexOf(notice), 1));
    },
    ...changed,
  });
  const eventNames = () => events.map(([name]) => name);
  return { store, form: store.getState, events, eventNames, standing, submit, prepare };
}

/** Valid answers for the four required fields. */
export const required = {
  name: 'Ada Byron',
  email: 'ada@byron.example',
  experience: '10+',
  availability: 'part-time',
} as const;

export const file = (name: string, type: string, contents = ''): File =>
  new File([contents], name, { type });
