import { createClient } from '@supabase/supabase-js';
import { attributionOf, type Source } from './attribution.ts';

/**
 * The page's one Supabase client: a second one would warn. Session options as spec.md section 1;
 * `detectSessionInUrl` is off, for a link with `#access_token=` would log a visitor in as its maker.
 */
const client = createClient(__PROJECT_URL__, __PROJECT_KEY__, {
  auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
});

/** Sends a request body; resolves to `sent`, or to what kept it from being accepted. */
export async function invoke(body: object, source: Source): Promise<string> {
  const call = `send-email?${attributionOf(source)}${await proofOf(body)}`;
  const { data, error } = await client.functions.invoke(call, { body });
  if (error) return error.name;
  return data?.success === true ? 'sent' : 'not accepted';
}

/** Only where the build asks for one is there anything to load; without it the form is held. */
async function proofOf(body: object): Promise<string> {
  if (__PROOF__ === 'off') return '';
  const { prove } = await import('./proof.ts');
  const proof = await prove(JSON.stringify(body), `${__PROJECT_URL__}/functions/v1/send-email`);
  return `&proof=${encodeURIComponent(proof)}`;
}
