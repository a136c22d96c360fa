import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Form } from '../../_shared/contract.ts';
import { sameRequest } from '../../_shared/same-request.ts';
import { readJson } from '../http/read-json.ts';
import { type Attribution, readAttribution } from './attribution.ts';
import { oneLine } from './plain-text.ts';
import type { Proof } from './proof-of-work.ts';
import { findSpam, type Spam } from './spam.ts';
import { type Answers, findForm, formDataOf, validate } from './validate.ts';

/** A validated form with the facts about its request. */
export interface Submission {
  readonly form: Form;
  readonly answers: Answers;
  /** The same for the same lead: see `digestOf`. */
  readonly digest: Uint8Array;
  /** Why it looks like spam, or `null`. */
  readonly spam: Spam | null;
  readonly origin: string | null;
  readonly attribution: Attribution;
}

const MAX_ORIGIN_LENGTH = 255;

/**
 * Reads and validates a request; throws a `Refusal`. Calls back as soon as the form is known. `address` is
 * the visitor's hashed address, or `null` if it is unknown.
 */
export async function readSubmission(
  request: Request,
  url: URL,
  address: Uint8Array | null,
  proof: Proof,
  onForm: (form: Form) => void,
): Promise<Submission> {
  const { searchParams: query } = url;
  const { text, value: body } = await readJson(request);
  const form = findForm(body);
  onForm(form);
  const answers = validate(form, body);
  const isProven = await proof.verify(query.get('proof') ?? '', sameRequest(text, query));
  // With proofs, two requests that differ only in the address are one lead, because the proof of one would
  // be valid for the other.
  const visitor = proof.challenge ? null : address;
  return {
    form,
    answers,
    digest: digestOf(form, answers, query, visitor),
    spam: findSpam(formDataOf(body), answers, isProven),
    origin: oneLine((request.headers.get('origin') ?? '').slice(0, MAX_ORIGIN_LENGTH)) || null,
    attribution: readAttribution(url),
  };
}

/**
 * SHA-256 of what makes two submissions the same lead. Visitors are told apart by their email address, which
 * stays the same when they change networks, and without one by their hashed network address. A correction is
 * a lead of its own, because a visitor may correct an answer back to what it was. `validate` orders the
 * answers as in the contract, so equal answers have equal JSON.
 */
export function digestOf(
  form: Form,
  answers: Answers,
  query = new URLSearchParams(),
  address: Uint8Array | null = null,
): Uint8Array {
  const visitor = answers.email || !address ? '' : Buffer.from(address).toString('hex');
  const content = JSON.stringify([form.type, answers]);
  return createHash('sha256')
    .update(sameRequest(content, query, visitor))
    .digest();
}
