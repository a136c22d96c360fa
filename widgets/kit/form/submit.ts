import type { Form, FormData } from '../../../supabase/functions/_shared/contract.ts';
import type { Source } from './attribution.ts';

/** Sends one form. Resolves to whether the function answered `success: true`; never rejects. */
export type Submit = <F extends Form>(
  form: F,
  formData: FormData<F>,
  source?: Source,
) => Promise<boolean>;

/**
 * The longest time to wait for an answer, in milliseconds. supabase-js never answers when it hangs
 * on refreshing a stale session, and a visitor should learn of a failure within eight seconds.
 */
export const DEADLINE = 7_500;

const loadClient = () => import('./client.ts');

/** Fetches the client ahead of time. An error is ignored: `submit` tries again and reports it. */
export const preloadClient = (): void => void loadClient().catch(() => {});

/** The only caller of supabase-js. It does not retry: the visitor is told, and can try again. */
export const submit: Submit = async ({ type: formType }, formData, source = {}) => {
  const sent = loadClient().then(({ invoke }) => invoke({ formType, formData }, source));
  const answer = await withDeadline(sent.catch((error) => error?.name ?? 'failed'));
  if (answer !== 'sent') console.warn(`hire: "${formType}" was not sent: ${answer}`);
  return answer === 'sent';
};

function withDeadline(answer: Promise<string>): Promise<string> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, DEADLINE, 'no answer in time');
    answer.then(resolve).finally(() => clearTimeout(timer));
  });
}
