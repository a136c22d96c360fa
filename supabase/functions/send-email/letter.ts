import { isEmailAddress } from '../_shared/email-address.ts';
import { provenanceOf } from './mail-provenance.ts';
import { inWords, labelOf, wordsOf } from './mail-words.ts';
import { oneLine, plainText } from './plain-text.ts';
import type { Accepted } from './submission.ts';

/** One answered field, or one thing that is known of the submission. */
export interface Line {
  readonly label: string;
  readonly text: string;
}

/** What a mail has to say, before it is a subject, a text or a page. */
export interface Letter {
  readonly title: string;
  /** What is asked for, in the fewest words; may be empty. */
  readonly gist: readonly string[];
  /** The person, in one line; empty where nothing tells. */
  readonly who: string;
  readonly organisation: string;
  /** The visitor's address, where it is one. */
  readonly replyTo: string | undefined;
  readonly lines: readonly Line[];
  /** The labels of the fields that were left empty. */
  readonly empty: readonly string[];
  /** Where it came from: not the visitor's words, so nowhere among the answers. */
  readonly provenance: readonly Line[];
  readonly receivedAt: Date;
  readonly id: string;
}

/** Puts a submission into words: how to reach the person first, and what is empty last. */
export function writeLetter(submission: Accepted, receivedAt: Date): Letter {
  const { id, form, answers } = submission;
  const words = wordsOf(form);
  const read = (name: string) => inPlainWords(name, answers[name] ?? '');
  const names = [...new Set([...words.contact, ...Object.keys(form.fields)])];
  const fields = names.map((name) => ({
    label: labelOf(name),
    text: read(name),
  }));
  const contacts = words.contact.map(read).map(oneLine);
  return {
    title: words.title,
    gist: words.gist.map(read).map(oneLine).filter(isFilled),
    who: contacts.find(isFilled) ?? '',
    organisation: words.organisation ? oneLine(read(words.organisation)) : '',
    replyTo: contacts.find(isEmailAddress),
    lines: fields.filter(({ text }) => isFilled(text)),
    empty: fields.filter(({ text }) => !isFilled(text)).map(({ label }) => label),
    provenance: provenanceOf(submission),
    receivedAt,
    id,
  };
}

function inPlainWords(field: string, answer: string | readonly string[]): string {
  if (typeof answer === 'string') return inWords(field, plainText(answer));
  return answer.map((text) => inWords(field, plainText(text))).join(', ');
}

function isFilled(text: string): boolean {
  return text !== '';
}
