import { ChangingText } from '../element/changing-text.tsx';
import * as styles from './controls.css.ts';

interface Props {
  /** The field in the request; the ids begin with it. */
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** The value of the control's `aria-describedby`: its error, its hint, and what a paste left out. */
export const descriptionIds = ({
  name,
  hint,
  error,
  isCut,
}: Props & { isCut?: boolean }): string | undefined =>
  [error && `${name}-error`, hint && `${name}-hint`, isCut && `${name}-left-out`]
    .filter(Boolean)
    .join(' ') || undefined;

/** The hint and the error of a field, above its control. */
export function FieldDescription({ name, hint, error }: Props) {
  return (
    <>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint} part="hint">
          <ChangingText>{hint}</ChangingText>
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className={styles.error} part="error">
          <ChangingText>{error}</ChangingText>
        </p>
      )}
    </>
  );
}
