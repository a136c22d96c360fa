import { createClient } from '@supabase/supabase-js';
import { attributionOf, type Receipt, type Source } from './attribution.ts';

/**
 * The page's only Supabase client: supabase-js warns about a second one. `detectSessionInUrl` is
 * off, because a link with `#access_token=` would log the visitor in as the author of that link.
 */
const client = createClient(__PROJECT_URL__, __PROJECT_KEY__, {
  auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
});

/** Sends a request body. Rejects with an error whose `name` says what went wrong. */
export async function invoke(
  body: { formType: string; formData: object },
  source: Source,
): Promise<Receipt> {
  const call = `send-email?${attributionOf(source)}${await proofOf(body)}`;
  const { data, error } = await client.functions.invoke(call, { body });
  if (error) throw error;
  if (data?.success !== true) throw new DOMException('', 'not accepted');
  return { form: body.formType, partner: source.partner, id: data.id };
}

/**
 * The query parameter with a proof of work, if the build asks for one. When that fails the form is
 * sent without it, and the function holds it for spam.
 */
async function proofOf(body: object): Promise<string> {
  if (__PROOF__ === 'off') return '';
  try {
    const { solveProofOfWork } = await import('./altcha.ts');
    const functionUrl = `${__PROJECT_URL__}/functions/v1/send-email`;
    return `&proof=${encodeURIComponent(await solveProofOfWork(JSON.stringify(body), functionUrl))}`;
  } catch (error) {
    console.warn(`hire: no proof: ${error instanceof Error ? error.name : 'failed'}`);
    return '';
  }
}
