import type { ReactNode } from 'react';
import { pressedKey } from '../element/keys.ts';
import * as styles from './choices.css.ts';
import { descriptionIds, FieldDescription } from './field-description.tsx';

/** The value that is sent, and the label that is shown. */
type Option = readonly [value: string, label: string];

interface Props {
  /** The field in the request; every option's `name`. */
  name: string;
  /** The content of the legend. */
  question?: ReactNode;
  /** The id of the heading that names the group, if it has no legend. */
  labelledBy?: string;
  hint?: string | undefined;
  /** Shown above the options, which it describes. The group is then invalid. */
  error?: string | undefined;
  options: readonly Option[];
  onChoose(value: string): void;
}

const looks = {
  cards: { group: styles.cards, option: styles.card, tick: styles.tick },
  chips: { group: styles.chips, option: styles.chip, tick: styles.smallTick },
};

/** Native radio buttons, styled as cards. */
export function ChoiceCards({
  chosen,
  look = 'cards',
  clearLabel,
  ...props
}: Props & {
  chosen: string;
  /** `chips` is for short labels and little space. */
  look?: keyof typeof looks;
  /** The name of the button that takes back the chosen answer. Without it there is none. */
  clearLabel?: string;
  /** Sets `role="radiogroup"`: ARIA allows `aria-required` there, and not on a fieldset's `group`. */
  isRequired?: boolean;
}) {
  const { group, option, tick } = looks[look];
  return (
    <Choices {...props}>
      <div className={group}>
        {props.options.map(([value, label]) => (
          <div key={value} className={styles.option}>
            <label className={option} part="option">
              <input
                type="radio"
                className={tick}
                name={props.name}
                value={value}
                checked={chosen === value}
                onChange={() => props.onChoose(value)}
                // Enter sends the form, or goes on, with the answer that has the focus.
                onKeyDown={(event) => pressedKey(event) === 'Enter' && props.onChoose(value)}
              />
              {label}
            </label>
            {clearLabel && chosen === value && (
              <button
                type="button"
                className={styles.clear}
                aria-label={`${clearLabel}: ${label}`}
                onClick={({ currentTarget }) => {
                  currentTarget.parentElement?.querySelector('input')?.focus();
                  props.onChoose('');
                }}
              >
                ×
              </button>
            )}
          </div>
        ))}
      </div>
    </Choices>
  );
}

/** Native checkboxes, styled as chips. */
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
              onChange={({ currentTarget }) =>
                currentTarget.checked !== chosen.includes(value) && props.onChoose(value)
              }
            />
            <bdi>{label}</bdi>
          </label>
        ))}
      </div>
    </Choices>
  );
}

function Choices({
  name,
  question,
  labelledBy,
  hint,
  error,
  isRequired,
  children,
}: Omit<Props, 'options' | 'onChoose'> & { isRequired?: boolean; children: ReactNode }) {
  return (
    <fieldset
      className={styles.choices}
      {...(isRequired && { role: 'radiogroup', 'aria-required': true })}
      aria-labelledby={labelledBy}
      aria-invalid={error ? true : undefined}
      aria-describedby={descriptionIds({ name, hint, error })}
    >
      {question && <legend className={styles.question}>{question}</legend>}
      <FieldDescription name={name} hint={hint} error={error} />
      {children}
    </fieldset>
  );
}
