import type { Ref } from 'react';
import { summary, summaryLine, summaryLines, summaryTitle } from './error-summary.css.ts';

interface Props {
  title: string;
  /** A line for each field at fault, in the order of the form. */
  lines: readonly { field: string; text: string }[];
  /** Called with the field of the line that was pressed. */
  onPick(field: string): void;
  /** To be given the focus when a submission was refused. */
  frame: Ref<HTMLDivElement>;
}

/**
 * What keeps a form from being sent, at its top. Its lines are buttons, for a link to `#field` finds
 * nothing inside a shadow root. The widget's `sheets` need error-summary.css.ts too.
 */
export function ErrorSummary({ title, lines, onPick, frame }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls, and this holds faults
    <div
      ref={frame}
      role="group"
      tabIndex={-1}
      aria-labelledby="error-summary"
      className={summary}
      part="error-summary"
    >
      <h2 id="error-summary" className={summaryTitle}>
        {title}
      </h2>
      <ul className={summaryLines}>
        {lines.map(({ field, text }) => (
          <li key={field}>
            <button type="button" className={summaryLine} onClick={() => onPick(field)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
