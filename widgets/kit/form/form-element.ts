import type { StoreApi } from 'zustand/vanilla';
import type { Host } from '../element/widget.ts';
import { languageOf } from '../languages/page-language.ts';
import { notify } from '../notices/notice-region.ts';
import type { formAttributes } from './form-attributes.ts';
import type { FormDeps, FormState } from './form-state.ts';
import { readControls } from './read-controls.ts';
import { asTyped, preloadClient, submit, timeNow } from './submit.ts';

/** A form's dependencies in a browser; tests pass others. */
export function createFormDeps({ emit, values, element }: Host<typeof formAttributes>): FormDeps {
  if (element?.shadowRoot) readControls(element.shadowRoot);
  // Not before a visitor uses the form: until then, a page with it asks our function nothing.
  if (__SITE_URL__ !== globalThis.origin) {
    const onUse = () => import('../check/warn-of-origin.ts').catch(() => {});
    element?.addEventListener('focusin', onUse, { once: true });
  }
  return {
    submit: (form, formData, more) => submit(form, formData, { ...values(), ...more }),
    source: values,
    asTyped,
    prepare: preloadClient,
    timeNow: () => timeNow(languageOf(element?.shadowRoot?.firstElementChild ?? element)),
    emit,
    notify: (notice) => notify(notice, element),
  };
}

/** The methods of every element with a form. */
export const formMethods = {
  submit: (store: StoreApi<FormState<object>>) => store.getState().submit(),
  reset: (store: StoreApi<FormState<object>>) => store.getState().reset(),
  getData: (store: StoreApi<FormState<object>>): object =>
    structuredClone(store.getState().answers),
  setData: (store: StoreApi<FormState<object>>, answers: object) => store.getState().fill(answers),
};
