import type { ReactNode } from 'react';
import * as styles from './controls.css.ts';

export interface Option {
  value: string;
  label: string;
}

interface Props {
  /** The request field: every option's `name`. */
  name: string;
  /** The question: a heading, inside the legend. */
  question: ReactNode;
  hint?: string | undefined;
  options: readonly Option[];
  onChoose(value: string): void;
}

/** One answer of several: native radios as cards. Arrow keys move among them, and nothing more. */
export function ChoiceCards({ chosen, ...props }: Props & { chosen: string }) {
  return (
    <Choices {...props}>
      <div className={styles.cards}>
        {props.options.map(({ value, label }) => (
          <label key={value} className={styles.card} part="option">
            <input
              type="radio"
              className={styles.tick}
              name={props.name}
              value={value}
              checked={chosen === value}
              onChange={() => props.onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </Choices>
  );
}

/** Any number of answers: native checkboxes as chips. */
export function ChoiceChips({ chosen, ...props }: Props & { chosen: readonly string[] }) {
  return (
    <Choices {...props}>
      <div className={styles.chips}>
        {props.options.map(({ value, label }) => (
          <label key={value} className={styles.chip} part="option">
            <input
              type="checkbox"
              className={styles.smallTick}
              name={props.name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => props.onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </Choices>
  );
}

function Choices({
  question,
  hint,
  children,
}: Pick<Props, 'question' | 'hint'> & { children: ReactNode }) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.question}>{question}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </fieldset>
  );
}
