import { createApplyStore } from '../../widgets/apply/store.ts';
import type { FormDeps } from '../../widgets/kit/form/form-state.ts';
import { createFormDeps } from './form.fixture.ts';

/** An application with test doubles for its dependencies, and a record of their calls. */
export function startApplication(changed: Partial<FormDeps> = {}) {
  const { deps, ...record } = createFormDeps();
  const store = createApplyStore({ ...deps, ...changed });
  return { ...record, submit: deps.submit, store, form: store.getState };
}

/** Valid answers for the four required fields. */
export const required = {
  name: 'Ada Byron',
  email: 'ada@byron.example',
  experience: '10+',
  availability: 'part-time',
} as const;

export const file = (name: string, type: string, contents = '%PDF-1.7'): File =>
  new File([contents], name, { type });
