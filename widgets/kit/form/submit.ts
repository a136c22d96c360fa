import type { Form, FormData } from '../../../supabase/functions/_shared/contract.ts';
import type { Source } from './attribution.ts';

/** Sends one form; resolves to whether the function answered `success: true`. Never rejects. */
export type Submit = <F extends Form>(
  form: F,
  formData: FormData<F>,
  source?: Source,
) => Promise<boolean>;

/**
 * How long an answer may take, in milliseconds: a stale session can hang a call for ever, and within
 * eight seconds a visitor should see that something is wrong.
 */
export const DEADLINE = 7_500;

const loadClient = () => import('./client.ts');

/** Fetches the client ahead of time; a failure here is met again, and told, at submission. */
export const warmUp = (): void => void loadClient().catch(() => {});

/** The one door to supabase-js. There is no hidden retry: the visitor presses again. */
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
