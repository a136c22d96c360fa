import * as styles from './controls.css.ts';

interface Notes {
  /** The request field: the notes' ids begin with it. */
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** What a field's control is described by: its error, then its hint. */
export const notesOf = ({ name, hint, error }: Notes): string | undefined =>
  [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ') || undefined;

/** The hint and the error of a field, above its control. */
export function FieldNotes({ name, hint, error }: Notes) {
  return (
    <>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint} part="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className={styles.error} part="error">
          {error}
        </p>
      )}
    </>
  );
}
