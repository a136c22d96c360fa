import {
  type ClipboardEvent,
  type HTMLAttributes,
  type InputHTMLAttributes,
  useState,
} from 'react';
import { ChangingText } from '../element/changing-text.tsx';
import { interpolate } from '../element/interpolate.ts';
import { pressedKey } from '../element/keys.ts';
import * as styles from './controls.css.ts';
import { descriptionIds, FieldDescription } from './field-description.tsx';

interface Props {
  /** The field in the request, and the control's id in its shadow root. */
  name: string;
  label?: string;
  /** The id of the heading that names the control, if it has no label. */
  labelledBy?: string;
  /** Shown after the label: "(required)" or "(optional)". */
  mark?: string;
  hint?: string | undefined;
  /** Shown above the control, which it describes. The control is then invalid. */
  error?: string | undefined;
  /** For a control whose error a notice says. */
  isInvalid?: boolean;
  /** In characters. Where a visitor may reach the limit, say it in the hint. */
  maxLength?: number;
  /** Shown after a paste that exceeds the limit; `{count}` is the number of characters left out. */
  leftOut?: string;
  /** Without `required`, with which an empty field is invalid from the start. */
  isRequired?: boolean;
  value: string;
  onType(value: string): void;
}

type InputHints = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'spellCheck'
>;

interface ControlProps extends HTMLAttributes<HTMLElement> {
  name: string;
  value: string;
  maxLength?: number | undefined;
}

/** A label, its hint and error, and an input, or a textarea with `isLong`. */
export function TextField({
  name,
  label,
  labelledBy,
  mark,
  hint,
  error: latestError,
  isInvalid,
  maxLength,
  leftOut = '',
  isRequired,
  value,
  onType,
  isLong,
  ...hints
}: Props & InputHints & { isLong?: boolean }) {
  const [excess, setExcess] = useState(0);
  /** The error that was shown when the visitor began to type. */
  const [formerError, setFormerError] = useState<string>();
  const error = latestError && (formerError || latestError);
  const isCut = excess > 0 && value !== '';
  const control: ControlProps = {
    id: name,
    name,
    value,
    maxLength,
    // An empty field keeps the direction of the page.
    dir: value ? 'auto' : undefined,
    'aria-labelledby': labelledBy,
    'aria-required': isRequired,
    'aria-invalid': error || isInvalid ? true : undefined,
    'aria-describedby': descriptionIds({ name, hint, error, isCut }),
    onPaste: (event) => setExcess(countExcess(event, maxLength)),
    onInput: (event) => {
      const { inputType } = event as unknown as InputEvent;
      if (inputType !== 'insertFromPaste') setExcess(0);
      setFormerError(error);
      onType((event.target as HTMLInputElement).value);
    },
    // While a visitor types, an error may disappear, but no other one comes between two letters.
    onBlur: () => setFormerError(undefined),
    onKeyDown: (event) => pressedKey(event) === 'Enter' && setFormerError(undefined),
  };
  return (
    <div className={styles.field} part="field">
      {label && (
        <label htmlFor={name} className={styles.label} part="label">
          {label} {mark && <span className={styles.mark}>{mark}</span>}
        </label>
      )}
      <FieldDescription name={name} hint={hint} error={error} />
      {isLong ? (
        <textarea {...control} rows={4} className={styles.textarea} part="control" />
      ) : (
        <input type="text" {...hints} {...control} className={styles.input} part="control" />
      )}
      {maxLength && (
        <LeftOut id={`${name}-left-out`} text={isCut && interpolate(leftOut, { count: excess })} />
      )}
    </div>
  );
}

/** Rendered before it has text, because screen readers announce only changes. */
const LeftOut = ({ id, text }: { id: string; text: string | false }) => (
  <p id={id} role={text ? 'status' : undefined} aria-live="polite" className={styles.leftOut}>
    {text && <ChangingText>{text}</ChangingText>}
  </p>
);

/** How many characters of a paste the browser leaves out. It counts a line break as one character. */
function countExcess(event: ClipboardEvent<HTMLElement>, maxLength = Number.POSITIVE_INFINITY) {
  const { value, selectionStart, selectionEnd } = event.target as HTMLInputElement;
  const pasted = event.clipboardData.getData('text').replace(/\r\n/g, '\n');
  // An input of type `email` does not expose its selection.
  const replaced = Number(selectionEnd) - Number(selectionStart);
  return Math.max(0, value.length - replaced + pasted.length - maxLength);
}
