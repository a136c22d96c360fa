import { trapFields } from '../../_shared/contract.ts';
import type { Answers } from './validate.ts';

/**
 * Why a submission looks like spam. It is held only for reasons that exclude a person; otherwise it
 * is delivered with the reason in the subject.
 */
export type Spam = 'trap' | 'proof' | 'links' | 'empty';

const MAX_LINKS = 5;
const link = /https?:\/\/(?:www\.)?|\bwww\./gi;

/** Held, not refused: a page without a proof may have been loaded before proofs were required. */
export function isHeld(spam: Spam | null): boolean {
  return spam === 'trap' || spam === 'proof';
}

/** Checks the raw `formData` for filled honeypots, and the answers for advertising. */
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
