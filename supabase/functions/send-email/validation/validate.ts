import { type Field, type Form, forms } from '../../_shared/contract.ts';
import { addressText, isEmailAddress, toEmailAddress } from '../../_shared/email-address.ts';
import { plainText } from '../../_shared/plain-text.ts';
import { type FieldFault, Refusal } from '../http/refusal.ts';

/** The answers by field name: every field of the form, and no other. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

type Found = string | string[] | undefined;

/** Finds the form that a request body names. Throws a `Refusal` if there is no such form. */
export function findForm(body: unknown): Form {
  const { formType } = asRecord(body, 'formType');
  const form = forms.find(({ type }) => type === formType);
  if (!form) throw new Refusal('invalid', { fields: { formType: 'unknown' } });
  return form;
}

/**
 * Validates a request body. Throws a `Refusal` that names every invalid field.
 *
 * Accepts what it can, so that no lead is lost: drops unknown keys, fills in missing ones as empty,
 * keeps unknown options, and converts numbers and single texts.
 */
export function validate(form: Form, body: unknown): Answers {
  const given = formDataOf(body);
  const answers: Record<string, string | readonly string[]> = {};
  const faults: Record<string, FieldFault> = {};
  for (const [name, field] of Object.entries(form.fields)) {
    const value = read(field, given, name);
    const fault = faultOf(field, value);
    if (fault) faults[name] = fault;
    answers[name] = value ?? '';
  }
  if (Object.keys(faults).length > 0) throw new Refusal('invalid', { fields: faults });
  return answers;
}

/** Returns the raw `formData` of a request body. Throws a `Refusal` if it is not an object. */
export function formDataOf(body: unknown): Readonly<Record<string, unknown>> {
  return asRecord(asRecord(body, 'formType').formData ?? {}, 'formData');
}

function asRecord(value: unknown, name: string): Record<string, unknown> {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord) throw new Refusal('invalid', { fields: { [name]: 'wrong_type' } });
  return value as Record<string, unknown>;
}

/** Reads an answer. Returns `undefined` if its type is invalid. */
function read(field: Field, given: Readonly<Record<string, unknown>>, name: string): Found {
  const value = Object.hasOwn(given, name) ? (given[name] ?? '') : '';
  if (field.kind === 'email') return asText(value, emailText);
  if (field.kind !== 'list') return asText(value);
  const items = [value].flat().map((item) => asText(item));
  return items.every((item) => item !== undefined)
    ? items.filter((item) => item !== '')
    : undefined;
}

function asText(value: unknown, clean = plainText): string | undefined {
  if (typeof value === 'string') return clean(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** An address in the form that mail servers need, and any other text as it is. */
const emailText = (text: string): string => toEmailAddress(text) ?? addressText(text);

function faultOf(field: Field, value: Found): FieldFault | undefined {
  if (value === undefined) return 'wrong_type';
  if (field.required && value.length === 0) return 'required';
  if (typeof value !== 'string' && value.length > (field.items ?? Infinity)) return 'too_many';
  if ([value].flat().some((text) => text.length > field.max)) return 'too_long';
  if (field.kind === 'email' && field.required && !isEmailAddress(String(value))) return 'email';
  return undefined;
}
