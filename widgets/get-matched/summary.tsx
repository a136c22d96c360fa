import type { ButtonHTMLAttributes } from 'react';
import { ChangingText } from '../kit/element/changing-text.tsx';
import * as base from '../kit/style/base.css.ts';
import { type Step, steps } from './content.ts';
import { getLabel } from './label.ts';
import type { GetMatchedState } from './store.ts';
import * as styles from './style.css.ts';

/**
 * The answers given so far. Until they are sent, each has a button that goes back to its step. In a
 * narrow frame they are visible below the last step and the confirmation only.
 */
export function Summary({
  state,
  runAction,
}: {
  state: GetMatchedState;
  runAction(change: () => void): void;
}) {
  const { messages, sentAt } = state;
  const questions = steps.flatMap((step, index) =>
    step.kind === 'contact'
      ? []
      : [{ ...messages.steps[step.field], number: index + 1, text: formatAnswer(step, state) }],
  );
  const given = questions.filter(({ text }) => text !== '');
  if (given.length === 0 && sentAt) return null;
  const isReview = given.length > 0 && (sentAt || state.step === steps.length);
  return (
    <section
      className={`${styles.summary} ${isReview ? '' : styles.onlyBeside} ${base.onlyWithScript}`}
      aria-labelledby="summary"
      part="summary"
    >
      <h3 id="summary" className={styles.summaryTitle}>
        {messages.summary}
      </h3>
      {given.length === 0 ? (
        <>
          <p className={base.soft}>{messages.noAnswers}</p>
          <ul className={styles.lines} aria-hidden="true">
            {questions.map(({ number, short }) => (
              <li key={number}>{short}</li>
            ))}
          </ul>
        </>
      ) : (
        <dl className={styles.answers}>
          {given.map(({ number, short, text }) => (
            <div key={number} className={styles.answer}>
              <dt className={base.soft}>{short}</dt>
              <dd className={styles.value} dir="auto">
                <ChangingText>{text}</ChangingText>
              </dd>
              {!sentAt && (
                <dd className={styles.changing}>
                  <TextButton onClick={() => runAction(() => state.change(number))}>
                    {messages.change} <span className={base.visuallyHidden}>{short}</span>
                  </TextButton>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      {given.length > 0 && !sentAt && (
        <TextButton onClick={(event) => runAction(() => state.startOver(event))}>
          {messages.startOver}
        </TextButton>
      )}
    </section>
  );
}

const TextButton = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" className={styles.change} {...props} />
);

function formatAnswer(
  step: Exclude<Step, { kind: 'contact' }>,
  { messages, answers }: GetMatchedState,
): string {
  if (step.kind === 'text') return answers[step.field];
  const { options } = messages.steps[step.field];
  return [answers[step.field]]
    .flat()
    .map((answer) => getLabel(options, answer))
    .join(messages.comma);
}
