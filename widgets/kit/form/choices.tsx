import type { ReactNode } from 'react';
import * as styles from './choices.css.ts';
import { FieldNotes, notesOf } from './field-notes.tsx';

/** What is sent, and what is read. */
export type Option = readonly [value: string, label: string];

interface Props {
  /** The request field: every option's `name`. */
  name: string;
  /** The question: a heading, inside the legend. */
  question: ReactNode;
  hint?: string | undefined;
  /** Said above the options and tied to them; a required group is then invalid. */
  error?: string | undefined;
  options: readonly Option[];
  onChoose(value: string): void;
}

const looks = {
  cards: { group: styles.cards, option: styles.card, tick: styles.tick },
  chips: { group: styles.chips, option: styles.chip, tick: styles.smallTick },
};

/** One answer of several: native radios as cards. Arrow keys move among them, and nothing more. */
export function ChoiceCards({
  chosen,
  look = 'cards',
  ...props
}: Props & {
  chosen: string;
  /** `chips` for short answers where there is little room. */
  look?: keyof typeof looks;
  /** The group takes the role `radiogroup`: a fieldset's own can be neither required nor invalid. */
  isRequired?: boolean;
}) {
  const { group, option, tick } = looks[look];
  return (
    <Choices {...props}>
      <div className={group}>
        {props.options.map(([value, label]) => (
          <label key={value} className={option} part="option">
            <input
              type="radio"
              className={tick}
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
        {props.options.map(([value, label]) => (
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
  name,
  question,
  hint,
  error,
  isRequired,
  children,
}: Omit<Props, 'options' | 'onChoose'> & { isRequired?: boolean; children: ReactNode }) {
  return (
    <fieldset
      className={styles.choices}
      {...(isRequired && { role: 'radiogroup', 'aria-required': true })}
      aria-invalid={error ? true : undefined}
      aria-describedby={notesOf({ name, hint, error })}
    >
      <legend className={styles.question}>{question}</legend>
      <FieldNotes name={name} hint={hint} error={error} />
      {children}
    </fieldset>
  );
}
