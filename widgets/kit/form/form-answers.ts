import type { Form } from '../../../supabase/functions/_shared/contract.ts';
import { isEmailAddress } from '../../../supabase/functions/_shared/email-address.ts';

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
  const text = String((answers as Answers)[field]).trim();
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
