import type { Form } from '../../../supabase/functions/_shared/contract.ts';
import { addressText, isEmailAddress } from '../../../supabase/functions/_shared/email-address.ts';
import { plainText } from '../../../supabase/functions/_shared/plain-text.ts';

type Answers = Record<string, string | string[]>;

export type FieldError = 'missing' | 'malformed';

/** Empty answers for all fields of the contract. */
export function blankAnswers<A>({ fields }: Form): A {
  const blanks = Object.entries(fields).map(([name, { kind }]) => [
    name,
    kind === 'list' ? [] : '',
  ]);
  return Object.fromEntries(blanks);
}

/** Drops fields that the form does not have, and values that a field does not accept. */
export function pickValidAnswers<A extends object>(
  given: Partial<A>,
  blank: A,
  allowedValues: Partial<Record<keyof A, readonly string[]>> = {},
): Partial<A> {
  const valid: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(given)) {
    const blankValue = (blank as Answers)[field];
    const isAllowed = (item: string) => allowedValues[field as keyof A]?.includes(item) ?? true;
    if (Array.isArray(blankValue)) {
      if (Array.isArray(value)) valid[field] = value.filter(isAllowed);
    } else if (typeof value === 'string' && typeof blankValue === 'string') {
      if (value === '' || isAllowed(value)) valid[field] = value;
    }
  }
  return valid as Partial<A>;
}

/** The answers as they are sent: without what nobody sees. The same object if nothing changes. */
export function cleanAnswers<A extends object>(answers: A, { fields }: Form): A {
  const clean = Object.entries(answers).map(([name, answer]: [string, string | string[]]) => {
    if (Array.isArray(answer)) return [name, answer.map(plainText).filter(Boolean)];
    return [name, (fields[name]?.kind === 'email' ? addressText : plainText)(answer)];
  });
  const cleaned = Object.fromEntries(clean);
  return JSON.stringify(cleaned) === JSON.stringify(answers) ? answers : cleaned;
}

/** The fields whose answers are longer than the function takes, because the host has set them. */
export const findLongAnswers = (answers: object, { fields }: Form): string[] =>
  Object.entries(fields)
    .filter(([name, { max, items = 1 }]) => {
      const given = [(answers as Answers)[name] ?? ''].flat();
      return given.length > items || given.some(({ length }) => length > max);
    })
    .map(([name]) => name);

/** The errors of the required fields, by field, in the order of `required`. */
export const findErrors = (
  answers: object,
  required: readonly string[],
): Record<string, FieldError> =>
  Object.fromEntries(
    required.flatMap((field) => {
      const error = findError(answers, field);
      return error ? [[field, error]] : [];
    }),
  );

function findError(answers: object, field: string): FieldError | undefined {
  const text = plainText(String((answers as Answers)[field]));
  if (text === '') return 'missing';
  return field === 'email' && !isEmailAddress(text) ? 'malformed' : undefined;
}

/** Whether the visitor has entered something that was not sent. */
export const hasUnsentAnswers = (form: {
  answers?: object;
  blank?: object;
  progress?: string;
}): boolean => form.answers !== form.blank && form.progress !== 'sent';

/** Removes the item from the list if it is there, and appends it if not. */
export const toggleItem = (items: readonly string[], item: string): string[] =>
  items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
