import type { Ref } from 'react';
import { ChangingText } from '../element/changing-text.tsx';
import { summary, summaryLine, summaryLines, summaryTitle } from './error-summary.css.ts';

interface Props {
  title: string;
  /** The error of each invalid field, in the order of the form. */
  errors: readonly { field: string; text: string }[];
  /** Called with the field whose error was clicked. */
  onSelect(field: string): void;
  /** For moving the focus here after a failed validation. */
  frame: Ref<HTMLDivElement>;
}

/**
 * Lists a form's errors above it. The entries are buttons, because a link to `#field` finds no
 * element inside a shadow root. A widget that uses it adds error-summary.css.ts to its `sheets`.
 */
export function ErrorSummary({ title, errors, onSelect, frame }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and this lists errors
    <div
      ref={frame}
      role="group"
      tabIndex={-1}
      aria-labelledby="error-summary"
      className={summary}
      part="error-summary"
    >
      <h2 id="error-summary" className={summaryTitle}>
        <ChangingText>{title}</ChangingText>
      </h2>
      <ul className={summaryLines}>
        {errors.map(({ field, text }) => (
          <li key={field}>
            <button type="button" className={summaryLine} onClick={() => onSelect(field)}>
              <ChangingText>{text}</ChangingText>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
