import type { Form, FormData } from '../../../supabase/functions/_shared/contract.ts';
import { retriableImport } from '../retriable-import.ts';
import type { Receipt, Source } from './attribution.ts';
import type { Fault } from './fault.ts';

/**
 * Sends one form. Resolves to a fault unless the function answered `success: true`. Rejects if the
 * client could not be loaded, so that nothing was sent.
 */
export type Submit = <F extends Form>(
  form: F,
  formData: FormData<F>,
  source?: Source,
) => Promise<Receipt | Fault>;

const importClient = retriableImport('client', () => import('./client.ts'));

/** The client, which also has what is needed only once a form was sent. */
let loaded: typeof import('./client.ts') | undefined;

async function loadClient() {
  loaded = await importClient();
  return loaded;
}

/** An email address as the visitor typed it, once the client is loaded: see as-typed.ts. */
export const asTyped = (address: string): string => loaded?.asTyped(address) ?? address;

/** The present time in words, once the client is loaded. */
export const timeNow = (language: string | undefined): string => loaded?.timeIn(language) ?? '';

/** Fetches the client ahead of time. An error is ignored: `submit` tries again and reports it. */
export const preloadClient = (): void => void loadClient().catch(() => {});

/** The only caller of supabase-js. It does not retry: the visitor is told, and can try again. */
export const submit: Submit = async ({ type: formType }, formData, source = {}) => {
  const { invoke } = await loadClient();
  return invoke({ formType, formData }, source);
};
