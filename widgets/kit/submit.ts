import type { Form, FormData } from '../../supabase/functions/_shared/contract.ts';

/** Sends one form; resolves to whether the function answered `success: true`. Never rejects. */
export type Submit = <F extends Form>(form: F, formData: FormData<F>) => Promise<boolean>;

/** How long an answer may take, in milliseconds: a stale session can hang a call for ever. */
export const DEADLINE = 15_000;

const loadClient = () => import('./client.ts');

/** Fetches the client ahead of time; a failure here is met again, and told, at submission. */
export const warmUp = (): void => void loadClient().catch(() => {});

/** The one door to supabase-js. There is no hidden retry: the visitor presses again. */
export const submit: Submit = async (form, formData) => {
  const answer = await withDeadline(invoke(form, formData));
  if (answer !== 'sent') console.warn(`hire: "${form.type}" was not sent: ${answer}`);
  return answer === 'sent';
};

async function invoke(form: Form, formData: object): Promise<string> {
  try {
    const { client } = await loadClient();
    const body = { formType: form.type, formData };
    const { data, error } = await client.functions.invoke('send-email', { body });
    if (error) return error.name;
    return data?.success === true ? 'sent' : 'not accepted';
  } catch (error) {
    return error instanceof Error ? error.name : 'failed';
  }
}

function withDeadline(answer: Promise<string>): Promise<string> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, DEADLINE, 'no answer in time');
    answer.then(resolve).finally(() => clearTimeout(timer));
  });
}
