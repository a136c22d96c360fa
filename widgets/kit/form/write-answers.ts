import { asTyped } from './submit.ts';

interface FieldWords {
  label?: string;
  short?: string;
  question?: string;
  options?: Readonly<Record<string, string>>;
}

type WordsByField = Readonly<Record<string, FieldWords>>;

/** A form's answers, and the words for its fields: a step of the wizard has a short label. */
export interface WrittenForm {
  answers: object;
  messages: { fields: WordsByField; steps?: WordsByField };
}

/** What a visitor reads beside a field. */
export function labelOf(field: string, { fields, steps }: WrittenForm['messages']): string {
  const { label, short } = { ...steps, ...fields }[field] ?? {};
  return label ?? short ?? field;
}

/** Writes the answers that are not empty as text, one on each line: "Full name: Ada Byron". */
export function writeAnswers({ answers, messages }: WrittenForm): string {
  const words: WordsByField = { ...messages.steps, ...messages.fields };
  return Object.entries(answers as Readonly<Record<string, string | readonly string[]>>)
    .filter(([, answer]) => answer.length > 0)
    .map(([field, answer]) => {
      const { options } = words[field] ?? {};
      const texts = [answer].flat().map((each) => options?.[each] ?? asTyped(each));
      return `${labelOf(field, messages)}: ${texts.join(', ')}`;
    })
    .join('\n');
}
