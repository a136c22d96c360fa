import { createClient } from '@supabase/supabase-js';
import { attributionOf, type Source } from './attribution.ts';

/**
 * The page's one Supabase client: a second one would warn. The session is kept as the
 * provider asked; `detectSessionInUrl` is off, because a link with `#access_token=` would log a visitor in as its maker.
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

/** Works out a proof where the build asks for one; without it the function holds the form. */
async function proofOf(body: object): Promise<string> {
  if (__PROOF__ === 'off') return '';
  try {
    const { proveByWork } = await import('./altcha.ts');
    const functionUrl = `${__PROJECT_URL__}/functions/v1/send-email`;
    return `&proof=${encodeURIComponent(await proveByWork(JSON.stringify(body), functionUrl))}`;
  } catch (error) {
    console.warn(`hire: no proof: ${error instanceof Error ? error.name : 'failed'}`);
    return '';
  }
}
