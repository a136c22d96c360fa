import { trapFields } from '../../_shared/contract.ts';
import type { Answers } from './validate.ts';

/**
 * Why a submission looks like spam. Only what a robot does is held; what a person may do as well is
 * delivered, with the reason in the subject.
 */
export type Spam = 'trap' | 'proof' | 'links' | 'empty';

const MAX_LINKS = 5;
const link = /https?:\/\/(?:www\.)?|\bwww\./gi;

/** A missing proof may be a page that was loaded before proofs were asked for: held, not refused. */
export function isHeld(spam: Spam | null): boolean {
  return spam === 'trap' || spam === 'proof';
}

/** Looks at the raw `formData` for the traps, and at the answers for what an advertiser writes. */
export function findSpam(
  formData: Readonly<Record<string, unknown>>,
  answers: Answers,
  isProven: boolean,
): Spam | null {
  if (trapFields.some((name) => isFilled(formData[name]))) return 'trap';
  if (!isProven) return 'proof';
  const texts = Object.values(answers).flat();
  if (texts.every((text) => text === '')) return 'empty';
  return (texts.join('\n').match(link)?.length ?? 0) > MAX_LINKS ? 'links' : null;
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false;
}
