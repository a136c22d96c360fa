import type { StoreApi } from 'zustand/vanilla';
import type { Host } from '../element/widget.ts';
import { notify, prepareNotices } from '../notices/notify.ts';
import type { FormDeps, FormState } from './form.ts';
import type { formAttributes } from './form-attributes.ts';
import { submit, warmUp } from './submit.ts';

/** The world, as every form on a page meets it. */
export const formDeps = ({ emit, values, element }: Host<typeof formAttributes>): FormDeps => ({
  submit: (form, formData) => submit(form, formData, values()),
  prepare: () => {
    warmUp();
    prepareNotices();
  },
  emit,
  notify: (notice) => notify(notice, element),
});

/** The methods of every element that holds a form. */
export const formMethods = {
  submit: (store: StoreApi<FormState<object>>) => store.getState().submit(),
  reset: (store: StoreApi<FormState<object>>) => store.getState().reset(),
  getData: (store: StoreApi<FormState<object>>): object =>
    structuredClone(store.getState().answers),
  setData: (store: StoreApi<FormState<object>>, answers: object) => store.getState().fill(answers),
};
