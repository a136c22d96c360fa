import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import { NewTabLink } from '../kit/booking/new-tab-link.tsx';
import { bookingUrl } from '../kit/booking/schedule-url.ts';
import { interpolate } from '../kit/element/interpolate.ts';
import type { ViewProps } from '../kit/element/widget.ts';
import * as choices from '../kit/form/choices.css.ts';
import { ChoiceCards, ChoiceChips } from '../kit/form/choices.tsx';
import * as controls from '../kit/form/controls.css.ts';
import { findErrors } from '../kit/form/form.ts';
import { scrollIntoViewIfNeeded } from '../kit/form/scroll-into-view-if-needed.ts';
import { SendingError, SubmitButton } from '../kit/form/submit-button.tsx';
import { TextField } from '../kit/form/text-field.tsx';
import * as base from '../kit/style/base.css.ts';
import { Button } from '../kit/style/button.tsx';
import { Sunrise } from '../kit/style/sunrise.tsx';
import type { attributes } from './content.ts';
import { contactFields, type Step, steps } from './content.ts';
import { type GetMatchedState, getContact, getOfferedSkills } from './store.ts';
import * as styles from './style.css.ts';

type Props = ViewProps<GetMatchedState, typeof attributes>;

/** `question` is the step's heading, which receives the focus. */
interface BodyProps<S extends Step = Step> {
  state: GetMatchedState;
  step: S;
  question: ReactNode;
}

/** The longest time between the presses of a double click or a double tap, in milliseconds. */
const DOUBLE_PRESS = 450;

/** What stands in place of a step's number once the answers were received. */
const RECEIVED = 0;
const UNREACHABLE = -1;

/** The nine steps, then the confirmation. Beside them, or below the last one, the answers so far. */
export function GetMatched({ store, attributes }: Props) {
  const state = useStore(store);
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isVisitorAction = useRef(false);
  const lastPress = useRef({ time: -DOUBLE_PRESS, view: 0 });
  const isReached = state.progress === 'sent' && getContact(state.answers) !== '';
  const view = !state.isReceived ? state.step : isReached ? RECEIVED : UNREACHABLE;
  const runAction = (change: () => void) => {
    isVisitorAction.current = true;
    change();
  };

  // Moves the focus after the visitor's actions only, not after the host's or the first render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after a new step or the confirmation
  useLayoutEffect(() => {
    if (!isVisitorAction.current) return;
    heading.current?.focus({ preventScroll: true });
    if (frame.current) scrollIntoViewIfNeeded(frame.current);
    isVisitorAction.current = false;
  }, [view]);

  // The second press of a double click on Next would skip a question, or hit what appeared there.
  const ignoreSecondPress = (event: MouseEvent) => {
    const { detail, pointerType, timeStamp: time } = event as unknown as PointerEvent;
    const isSoon = time - lastPress.current.time < DOUBLE_PRESS;
    // `detail` counts the clicks of a mouse, but not slow taps.
    const isSecond = isSoon && (detail > 1 || pointerType === 'touch');
    if (isSecond && view !== lastPress.current.view) {
      event.preventDefault();
      event.stopPropagation();
    } else lastPress.current = { time, view };
  };

  const title = (text: string) => (
    <h2 ref={heading} tabIndex={-1} key={view} className={base.heading} part="heading">
      {text}
    </h2>
  );
  return (
    <div
      ref={frame}
      className={`${base.root} ${base.card} ${styles.wizard}`}
      part="card"
      onClickCapture={ignoreSecondPress}
    >
      <div className={styles.columns}>
        {state.isReceived ? (
          <Confirmation
            state={state}
            isReached={isReached}
            title={title(state.words.allSet)}
            bookingUrl={bookingUrl(attributes.scheduleUrl)}
            runAction={runAction}
          />
        ) : (
          <Wizard state={state} title={title} runAction={runAction} />
        )}
        <Summary state={state} runAction={runAction} />
      </div>
      <div className={base.withoutScript}>
        <slot />
      </div>
    </div>
  );
}

function Wizard({
  state,
  title,
  runAction,
}: {
  state: GetMatchedState;
  title(text: string): ReactNode;
  runAction(change: () => void): void;
}) {
  const { words } = state;
  const step = steps[state.step - 1] as Step;
  const isLast = step.kind === 'contact';
  const Body = bodies[step.kind] as (props: BodyProps) => ReactNode;
  return (
    // In a prerendered page a submission before the script is loaded does nothing with `dialog`, and
    // with the default `get` it would put the answers in the URL.
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        runAction(isLast ? state.submit : state.next);
      }}
    >
      <Progress state={state} />
      <Body state={state} step={step} question={title(words.steps[step.field].question)} />
      {isLast && <SendingError state={state} />}
      <div
        // New buttons where a reload goes on, because moved ones would be a layout shift.
        key={`${state.isResumed}`}
        className={`${controls.actions} ${styles.actions} ${base.onlyWithScript}`}
        part="actions"
      >
        <Button look="secondary" isOff={state.step === 1} onClick={() => runAction(state.back)}>
          {words.previous}
        </Button>
        <SubmitButton state={state} label={isLast ? words.submit : words.next} />
        {!isLast && (
          <Button look="quiet" onClick={() => runAction(state.next)}>
            {words.skip}
          </Button>
        )}
      </div>
    </form>
  );
}

function Progress({ state: { words, step } }: { state: GetMatchedState }) {
  const count = interpolate(words.stepOf, { step, of: steps.length });
  return (
    <div className={styles.progress}>
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
        <div
          className={styles.progressFill}
          // Built pages contain step 1, and their policy forbids style attributes.
          style={step === 1 ? undefined : { inlineSize: `${(step / steps.length) * 100}%` }}
          part="progress-fill"
        />
      </div>
    </div>
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
    const skills = getOfferedSkills(state);
    const noSkillsHint = state.answers.role ? words.noSkills : words.noRole;
    return (
      <>
        <ChoiceChips
          name="skills"
          question={question}
          hint={skills.length > 0 ? words.pickSkills : noSkillsHint}
          options={skills.map((skill) => [skill, getLabel(words.steps.skills.options, skill)])}
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
      leftOut={state.words.leftOut}
      isLong
    />
  ),

  contact: ({ state, question }: BodyProps) => {
    const { words } = state;
    const messages: Readonly<Record<string, Readonly<Record<string, string>>>> = words.faults;
    const errors = findErrors(state.answers, state.invalidFields);
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
              error={messages[field.name]?.[errors[field.name] ?? '']}
              maxLength={getMatchedForm.fields[field.name].max}
              leftOut={words.leftOut}
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
    <div className={styles.fieldAndButton}>
      <TextField
        name="extra-skills"
        label={words.extraSkills}
        hint={words.extraSkillsHint}
        value={state.extraSkills}
        onType={state.typeExtraSkills}
        isLong
      />
      <Button
        look="secondary"
        onClick={() => setAdded(interpolate(words.addedSkills, { count: state.addExtraSkills() }))}
      >
        {words.addSkills}
      </Button>
      <p role="status" className={base.visuallyHidden}>
        {added}
      </p>
    </div>
  );
}

/**
 * The answers given so far. Until they are sent, each has a button that goes back to its step. In a
 * narrow frame they are visible below the last step and the confirmation only.
 */
function Summary({
  state,
  runAction,
}: {
  state: GetMatchedState;
  runAction(change: () => void): void;
}) {
  const { words, isReceived } = state;
  const given = steps
    .flatMap((step, index) =>
      step.kind === 'contact'
        ? []
        : [{ ...words.steps[step.field], number: index + 1, text: formatAnswer(step, state) }],
    )
    .filter(({ text }) => text !== '');
  const isReview = given.length > 0 && (isReceived || state.step === steps.length);
  return (
    <section
      className={`${styles.summary} ${isReview ? '' : styles.onlyBeside} ${base.onlyWithScript}`}
      aria-labelledby="summary"
      part="summary"
    >
      <h3 id="summary" className={styles.summaryTitle}>
        {words.summary}
      </h3>
      {given.length === 0 ? (
        <p className={base.soft}>{words.noAnswers}</p>
      ) : (
        <dl className={styles.answers}>
          {given.map(({ number, short, text }) => (
            <div key={number} className={styles.answer}>
              <dt className={base.soft}>{short}</dt>
              <dd className={styles.value}>{text}</dd>
              {!isReceived && (
                <dd className={styles.changing}>
                  <button
                    type="button"
                    className={styles.change}
                    onClick={() => runAction(() => state.goTo(number))}
                  >
                    {words.change} <span className={base.visuallyHidden}>{short}</span>
                  </button>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      {given.length > 0 && !isReceived && (
        <button type="button" className={styles.change} onClick={() => runAction(state.reset)}>
          {words.startOver}
        </button>
      )}
    </section>
  );
}

function formatAnswer(
  step: Exclude<Step, { kind: 'contact' }>,
  { words, answers }: GetMatchedState,
): string {
  if (step.kind === 'text') return answers[step.field];
  const { options } = words.steps[step.field];
  return [answers[step.field]]
    .flat()
    .map((answer) => getLabel(options, answer))
    .join(words.comma);
}

/** A value's label; values of the visitor or the host have none and are shown as they are. */
const getLabel = (labels: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(labels, value) ? (labels[value] as string) : value;

function Confirmation({
  state,
  isReached,
  title,
  bookingUrl,
  runAction,
}: {
  state: GetMatchedState;
  /** Whether the team received an e-mail address or a phone number. */
  isReached: boolean;
  title: ReactNode;
  bookingUrl: string;
  runAction(change: () => void): void;
}) {
  const { words, answers } = state;
  return (
    <div className={styles.done}>
      <Sunrise />
      {title}
      <p>
        {isReached
          ? interpolate(words.willReply, { contact: getContact(answers) })
          : words.unreachable}
      </p>
      {!isReached && <Contact state={state} runAction={runAction} />}
      <p className={base.soft}>{words.haveReady}</p>
      <p className={base.soft}>{words.whatNext}</p>
      <NewTabLink
        href={bookingUrl}
        look={isReached ? 'primary' : 'secondary'}
        note={words.opensNewTab}
      >
        {words.bookCall}
      </NewTabLink>
    </div>
  );
}

/** Asks how to reach a visitor who gave neither an e-mail address nor a phone number. */
function Contact({
  state,
  runAction,
}: {
  state: GetMatchedState;
  runAction(change: () => void): void;
}) {
  const { words } = state;
  const [contact, setContact] = useState('');
  return (
    <form
      method="dialog"
      className={styles.fieldAndButton}
      onSubmit={(event) => {
        event.preventDefault();
        runAction(() => state.sendContact(contact));
      }}
    >
      <TextField
        name="contact"
        {...words.contact}
        value={contact}
        onType={setContact}
        maxLength={getMatchedForm.fields.email.max}
        leftOut={words.leftOut}
        isRequired
      />
      <SubmitButton state={state} label={words.contact.send} />
      <SendingError state={state} />
    </form>
  );
}
