import { trapFields } from '../_shared/contract.ts';
import type { Answers } from './validate.ts';

/**
 * Why a submission is taken for spam; `proof` is a missing or a wrong one. That is held and not
 * refused, for a page that was loaded before proofs were asked for knows of none.
 */
export type Spam = 'trap' | 'links' | 'proof';

/** A person has a site, a profile or two and a portfolio; more is an advertisement. */
const MOST_LINKS = 5;
const link = /https?:\/\/(?:www\.)?|\bwww\./gi;

/** Looks at the raw `formData` for the traps, and at the answers for what an advertiser writes. */
export function findSpam(
  formData: Readonly<Record<string, unknown>>,
  answers: Answers,
): Spam | null {
  if (trapFields.some((name) => isFilled(formData[name]))) return 'trap';
  const text = Object.values(answers).flat().join('\n');
  return (text.match(link)?.length ?? 0) > MOST_LINKS ? 'links' : null;
}

/** Whether a form was sent without one word in it. */
export function isEmpty(answers: Answers): boolean {
  return Object.values(answers).every((answer) => answer.length === 0);
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false;
}
