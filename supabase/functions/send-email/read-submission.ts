import type { Form } from '../_shared/contract.ts';
import { readAttribution } from './attribution.ts';
import { oneLine } from './plain-text.ts';
import type { Proof } from './proof.ts';
import { readJson } from './read-json.ts';
import { findSpam, isEmpty } from './spam.ts';
import { digestOf, type Submission } from './submission.ts';
import { findForm, formDataOf, validate } from './validate.ts';

const LONGEST_ORIGIN = 255;

/** Reads a request into what is to be stored; tells the form as soon as it is known. */
export async function readSubmission(
  request: Request,
  url: URL,
  address: Uint8Array | null,
  proof: Proof,
  onForm: (form: Form) => void,
): Promise<Submission> {
  const { bytes, value: body } = await readJson(request);
  const form = findForm(body);
  onForm(form);
  const answers = validate(form, body);
  const isProven = await proof.holds(url.searchParams.get('proof') ?? '', bytes);
  const spam = findSpam(formDataOf(body), answers) ?? (isProven ? null : 'proof');
  return {
    form,
    answers,
    digest: digestOf(form, answers),
    spam,
    isHeld: spam !== null || isEmpty(answers),
    origin: originOf(request),
    attribution: readAttribution(url),
    address,
  };
}

function originOf({ headers }: Request): string | null {
  return oneLine((headers.get('origin') ?? '').slice(0, LONGEST_ORIGIN)) || null;
}
