import { createHash } from 'node:crypto';
import type { Form } from '../_shared/contract.ts';
import type { Attribution } from './attribution.ts';
import type { Spam } from './spam.ts';
import type { Answers } from './validate.ts';

/** A valid form, and all that is kept of how it came. */
export interface Submission {
  readonly form: Form;
  readonly answers: Answers;
  /** Alike for the same answers to the same form, and for no others. */
  readonly digest: Uint8Array;
  /** Why it is taken for spam; `null` where it is not. */
  readonly spam: Spam | null;
  /** It is stored, and never mailed. */
  readonly isHeld: boolean;
  readonly origin: string | null;
  readonly attribution: Attribution;
  /** Its sender's address, hashed; `null` where it is not known. */
  readonly address: Uint8Array | null;
}

/** A submission as it is stored. */
export interface Accepted {
  /** What its sender is told it is called. */
  readonly id: string;
  readonly form: Form;
  readonly answers: Answers;
  readonly origin: string | null;
  readonly attribution: Attribution;
}

/**
 * Makes the digest of valid answers: they have the contract's order, and are cleaned already. Not by
 * Web Crypto, which on Deno hands each digest to another thread: that costs more than the rest of a
 * request.
 */
export function digestOf(form: Form, answers: Answers): Uint8Array {
  const text = JSON.stringify([form.type, answers]);
  return createHash('sha256').update(text).digest();
}
