import type { HTMLAttributes, InputHTMLAttributes, ReactNode } from 'react';
import * as styles from './controls.css.ts';
import { FieldNotes, notesOf } from './field-notes.tsx';

interface Props {
  /** The request field; also the control's id, unique within its shadow root. */
  name: string;
  label: ReactNode;
  /** Said after the label: "(required)" or "(optional)". */
  mark?: string;
  hint?: string | undefined;
  /** Said above the control and tied to it; the control is then invalid. */
  error?: string | undefined;
  /** The most characters it takes; say so in the hint where somebody may get there. */
  maxLength?: number;
  value: string;
  onType(value: string): void;
}

type InputHints = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'spellCheck'
>;

/** A text field of one line, or of several with `isLong`, with its label, hint and error. */
export function TextField({
  name,
  label,
  mark,
  hint,
  error,
  maxLength,
  value,
  onType,
  isLong,
  ...hints
}: Props & InputHints & { isLong?: boolean }) {
  const control: HTMLAttributes<HTMLElement> & {
    name: string;
    value: string;
    maxLength?: number | undefined;
  } = {
    id: name,
    name,
    value,
    maxLength,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notesOf({ name, hint, error }),
    onInput: (event) => onType((event.target as HTMLInputElement).value),
  };
  return (
    <div className={styles.field} part="field">
      <label htmlFor={name} className={styles.label} part="label">
        {label} {mark && <span className={styles.mark}>{mark}</span>}
      </label>
      <FieldNotes name={name} hint={hint} error={error} />
      {isLong ? (
        <textarea {...control} rows={4} className={styles.textarea} part="control" />
      ) : (
        <input type="text" {...hints} {...control} className={styles.input} part="control" />
      )}
    </div>
  );
}
