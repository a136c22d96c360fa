import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import { NewTabLink } from '../kit/booking/new-tab-link.tsx';
import { bookingUrl } from '../kit/booking/schedule-url.ts';
import { fill } from '../kit/element/fill.ts';
import type { ViewProps } from '../kit/element/widget.ts';
import * as choices from '../kit/form/choices.css.ts';
import { ChoiceCards, ChoiceChips } from '../kit/form/choices.tsx';
import * as controls from '../kit/form/controls.css.ts';
import { faultsIn } from '../kit/form/form.ts';
import { scrollIntoReach } from '../kit/form/scroll-into-reach.ts';
import { TextField } from '../kit/form/text-field.tsx';
import * as base from '../kit/style/base.css.ts';
import { Button } from '../kit/style/button.tsx';
import { Sunrise } from '../kit/style/sunrise.tsx';
import type { attributes } from './content.ts';
import { contactFields, type Step, steps } from './content.ts';
import { type GetMatchedState, skillsOffered } from './store.ts';
import * as styles from './style.css.ts';

type Props = ViewProps<GetMatchedState, typeof attributes>;

/** A step's body: the state it shows, and its question as the heading that takes the focus. */
interface BodyProps<S extends Step = Step> {
  state: GetMatchedState;
  step: S;
  question: ReactNode;
}

/** The nine steps, then the confirmation. */
export function GetMatched({ store, attributes }: Props) {
  const state = useStore(store);
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const acting = useRef(false);
  const isSent = state.progress === 'sent';
  const act = (change: () => void) => {
    acting.current = true;
    change();
  };

  /** Focus follows the visitor's own act, never a host's or the first render. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step, or the end, is the occasion
  useLayoutEffect(() => {
    if (!acting.current) return;
    heading.current?.focus({ preventScroll: true });
    if (frame.current) scrollIntoReach(frame.current);
    acting.current = false;
  }, [state.step, isSent]);

  const title = (text: string) => (
    <h2 ref={heading} tabIndex={-1} key={state.step} className={base.heading} part="heading">
      {text}
    </h2>
  );
  return (
    <div ref={frame} className={`${base.root} ${base.card} ${styles.wizard}`} part="card">
      {isSent ? (
        <Confirmation
          state={state}
          title={title(state.words.allSet)}
          bookingUrl={bookingUrl(attributes.scheduleUrl)}
        />
      ) : (
        <Wizard state={state} title={title} act={act} />
      )}
      <div className={base.withoutScript}>
        <slot />
      </div>
    </div>
  );
}

function Wizard({
  state,
  title,
  act,
}: {
  state: GetMatchedState;
  title(text: string): ReactNode;
  act(change: () => void): void;
}) {
  const { words } = state;
  const step = steps[state.step - 1] as Step;
  const isLast = step.kind === 'contact';
  const isSending = state.progress === 'sending';
  const Body = bodies[step.kind] as (props: BodyProps) => ReactNode;
  return (
    // Pressed before the script is there, `dialog` does nothing; `get` would put answers in the URL.
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        act(isLast ? state.submit : state.next);
      }}
    >
      <Progress state={state} />
      <Body state={state} step={step} question={title(words.steps[step.field].question)} />
      {isLast && <Summary state={state} onChange={(to) => act(() => state.goTo(to))} />}
      {state.progress === 'failed' && isLast && (
        <p className={controls.failure} part="error">
          {words.notices.failure.text}
        </p>
      )}
      <div
        className={`${controls.actions} ${styles.inReach} ${base.onlyWithScript}`}
        part="actions"
      >
        <Button look="secondary" isOff={state.step === 1} onClick={() => act(state.back)}>
          {words.previous}
        </Button>
        <Button look="primary" type="submit" isOff={isSending}>
          {isLast ? (isSending ? words.sending : words.submit) : words.next}
        </Button>
        {!isLast && (
          <Button look="quiet" onClick={() => act(state.next)}>
            {words.skip}
          </Button>
        )}
      </div>
      <p role="status" className={base.visuallyHidden}>
        {isSending && words.sending}
      </p>
    </form>
  );
}

function Progress({ state: { words, step } }: { state: GetMatchedState }) {
  const count = fill(words.stepOf, { step, of: steps.length });
  return (
    <>
      <p className={styles.count} part="count">
        {count}
      </p>
      <div
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuenow={step}
        aria-valuemax={steps.length}
        aria-valuetext={count}
        className={styles.bar}
        part="progress"
      >
        <div className={styles.filledTo[step]} part="progress-fill" />
      </div>
    </>
  );
}

const bodies = {
  choice: ({ state, step, question }: BodyProps<Extract<Step, { kind: 'choice' }>>) => (
    <ChoiceCards
      key={step.field}
      name={step.field}
      question={question}
      options={Object.entries(state.words.steps[step.field].options)}
      chosen={state.answers[step.field]}
      onChoose={(value) => state.answer(step.field, value)}
    />
  ),

  skills: ({ state, question }: BodyProps) => {
    const { words } = state;
    const offered = skillsOffered(state);
    const lack = state.answers.role ? words.noSkills : words.noRole;
    return (
      <>
        <ChoiceChips
          name="skills"
          question={question}
          hint={offered.length > 0 ? words.pickSkills : lack}
          options={offered.map((skill) => [skill, labelIn(words.steps.skills.options, skill)])}
          chosen={state.answers.skills}
          onChoose={state.toggleSkill}
        />
        <ExtraSkills state={state} />
      </>
    );
  },

  text: ({ state, step, question }: BodyProps<Extract<Step, { kind: 'text' }>>) => (
    <TextField
      name={step.field}
      label={question}
      hint={state.words.steps[step.field].hint}
      value={state.answers[step.field]}
      onType={(value) => state.answer(step.field, value)}
      maxLength={getMatchedForm.fields[step.field].max}
      isLong
    />
  ),

  contact: ({ state, question }: BodyProps) => {
    const { words } = state;
    const faults: Readonly<Record<string, Readonly<Record<string, string>>>> = words.faults;
    const found = faultsIn(state.answers, state.refused);
    return (
      <fieldset className={choices.choices}>
        <legend className={choices.question}>{question}</legend>
        <p className={base.soft}>{words.purpose}</p>
        <div className={styles.contact} onFocusCapture={state.prepare}>
          {contactFields.map(({ mark, ...field }) => (
            <TextField
              key={field.name}
              {...field}
              {...words.fields[field.name]}
              mark={words[mark]}
              error={faults[field.name]?.[found[field.name] ?? '']}
              maxLength={getMatchedForm.fields[field.name].max}
              value={state.answers[field.name]}
              onType={(value) => state.answer(field.name, value)}
            />
          ))}
        </div>
      </fieldset>
    );
  },
} as const;

function ExtraSkills({ state }: { state: GetMatchedState }) {
  const { words } = state;
  const [added, setAdded] = useState('');
  return (
    <div className={styles.extra}>
      <div className={styles.wide}>
        <TextField
          name="extra-skills"
          label={words.extraSkills}
          hint={words.extraSkillsHint}
          value={state.extraSkills}
          onType={state.typeExtraSkills}
          isLong
        />
      </div>
      <Button
        look="secondary"
        onClick={() => setAdded(fill(words.addedSkills, { count: state.addExtraSkills() }))}
      >
        {words.addSkills}
      </Button>
      <p role="status" className={base.visuallyHidden}>
        {added}
      </p>
    </div>
  );
}

/** The answers given so far; with `onChange`, each with a way back to its step. */
function Summary({ state, onChange }: { state: GetMatchedState; onChange?(step: number): void }) {
  const { words } = state;
  const given = steps
    .flatMap((step, index) =>
      step.kind === 'contact'
        ? []
        : [{ ...words.steps[step.field], at: index + 1, text: answerTo(step, state) }],
    )
    .filter(({ text }) => text !== '');
  return (
    given.length > 0 && (
      <section className={styles.summary} aria-labelledby="summary">
        <h3 id="summary" className={styles.summaryTitle}>
          {words.summary}
        </h3>
        <dl className={styles.answers}>
          {given.map(({ at, short, text }) => (
            <div key={at} className={styles.answer}>
              <dt className={styles.term}>{short}</dt>
              <dd className={styles.value}>{text}</dd>
              {onChange && (
                <dd className={styles.changing}>
                  <button type="button" className={styles.change} onClick={() => onChange(at)}>
                    {words.change} <span className={base.visuallyHidden}>{short}</span>
                  </button>
                </dd>
              )}
            </div>
          ))}
        </dl>
      </section>
    )
  );
}

function answerTo(
  step: Exclude<Step, { kind: 'contact' }>,
  { words, answers }: GetMatchedState,
): string {
  if (step.kind === 'text') return answers[step.field];
  const { options } = words.steps[step.field];
  return [answers[step.field]]
    .flat()
    .map((answer) => labelIn(options, answer))
    .join(words.comma);
}

/** What a value is called; what a visitor added, or a host gave, is called what it is. */
const labelIn = (labels: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(labels, value) ? (labels[value] as string) : value;

function Confirmation({
  state,
  title,
  bookingUrl,
}: {
  state: GetMatchedState;
  title: ReactNode;
  bookingUrl: string;
}) {
  const { words, answers } = state;
  const { email } = answers;
  return (
    <div className={styles.done}>
      <Sunrise />
      {title}
      <p className={base.soft}>{email ? fill(words.willReply, { email }) : words.noEmail}</p>
      {email && <p className={base.soft}>{words.whatNext}</p>}
      <NewTabLink href={bookingUrl} note={words.opensNewTab}>
        {words.bookCall}
      </NewTabLink>
      <Summary state={state} />
    </div>
  );
}
