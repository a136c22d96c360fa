import type { HTMLAttributes, InputHTMLAttributes, ReactNode } from 'react';
import * as styles from './controls.css.ts';
import { descriptionIds, FieldDescription } from './field-description.tsx';

interface Props {
  /** The field in the request, and the control's id in its shadow root. */
  name: string;
  label: ReactNode;
  /** Shown after the label: "(required)" or "(optional)". */
  mark?: string;
  hint?: string | undefined;
  /** Shown above the control, which it describes. The control is then invalid. */
  error?: string | undefined;
  /** In characters. Where a visitor may reach the limit, say it in the hint. */
  maxLength?: number;
  value: string;
  onType(value: string): void;
}

type InputHints = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'spellCheck'
>;

/** A label, its hint and error, and an input, or a textarea with `isLong`. */
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
    'aria-describedby': descriptionIds({ name, hint, error }),
    onInput: (event) => onType((event.target as HTMLInputElement).value),
  };
  return (
    <div className={styles.field} part="field">
      <label htmlFor={name} className={styles.label} part="label">
        {label} {mark && <span className={styles.mark}>{mark}</span>}
      </label>
      <FieldDescription name={name} hint={hint} error={error} />
      {isLong ? (
        <textarea {...control} rows={4} className={styles.textarea} part="control" />
      ) : (
        <input type="text" {...hints} {...control} className={styles.input} part="control" />
      )}
    </div>
  );
}
