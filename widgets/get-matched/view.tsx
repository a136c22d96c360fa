import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import { bookingUrl } from '../kit/booking/schedule-url.ts';
import { ChangingText } from '../kit/element/changing-text.tsx';
import { interpolate } from '../kit/element/interpolate.ts';
import type { ViewProps } from '../kit/element/widget.ts';
import * as controls from '../kit/form/controls.css.ts';
import { OtherWay } from '../kit/form/other-way.tsx';
import { scrollIntoViewIfNeeded } from '../kit/form/scroll-into-view-if-needed.ts';
import { SendingError, SubmitButton } from '../kit/form/submit-button.tsx';
import { useSecondPress } from '../kit/press/use-second-press.ts';
import * as base from '../kit/style/base.css.ts';
import { Button } from '../kit/style/button.tsx';
import { Confirmation } from './confirmation.tsx';
import type { attributes } from './content.ts';
import { type Step, steps } from './content.ts';
import { type BodyProps, bodies, SkillsNote } from './step-bodies.tsx';
import { type GetMatchedState, getContact } from './store.ts';
import * as styles from './style.css.ts';
import { Summary } from './summary.tsx';

type Props = ViewProps<GetMatchedState, typeof attributes>;

/** What is shown: the step of that number, or one of two confirmations. */
type Shown = number | 'received' | 'unreachable';

/** The steps, then the confirmation. Beside them, or below the last one, the answers so far. */
export function GetMatched({ store, attributes }: Props) {
  const state = useStore(store);
  const isReached = state.progress === 'sent' && getContact(state.answers) !== '';
  const shown: Shown = state.sentAt ? (isReached ? 'received' : 'unreachable') : state.step;
  const { frame, target, runAction } = useFocusAfterAction(shown);
  const ignoreSecondPress = useSecondPress(shown);
  return (
    <div
      ref={frame}
      className={`${base.root} ${base.card} ${styles.wizard}`}
      part="card"
      onClickCapture={ignoreSecondPress}
    >
      <div className={styles.columns}>
        {state.sentAt ? (
          <Confirmation
            key={shown}
            state={state}
            isReached={isReached}
            focusTarget={target}
            bookingUrl={bookingUrl(attributes.scheduleUrl, undefined, {
              ...attributes,
              ...state.answers,
            })}
            runAction={runAction}
          />
        ) : (
          <Wizard state={state} focusTarget={target} runAction={runAction} />
        )}
        {/* A new element for the confirmation: one that moves would count as a layout shift. */}
        <Summary key={`${Boolean(state.sentAt)}`} state={state} runAction={runAction} />
      </div>
      <div className={base.withoutScript}>
        <slot />
      </div>
    </div>
  );
}

/**
 * Moves the focus to the question that is shown next, or to the confirmation, and that into the window:
 * after the visitor's actions, which are passed to `runAction`, but not after the host's or the first
 * render.
 */
function useFocusAfterAction(shown: Shown) {
  const frame = useRef<HTMLDivElement>(null);
  const target = useRef<HTMLHeadingElement & HTMLDivElement>(null);
  const isVisitorAction = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after a new step or the confirmation
  useLayoutEffect(() => {
    if (!isVisitorAction.current) return;
    target.current?.focus({ preventScroll: true });
    if (frame.current) scrollIntoViewIfNeeded(frame.current);
    isVisitorAction.current = false;
  }, [shown]);
  const runAction = (change: () => void) => {
    isVisitorAction.current = true;
    change();
  };
  return { frame, target, runAction };
}

function Wizard({
  state,
  focusTarget,
  runAction,
}: {
  state: GetMatchedState;
  focusTarget: Ref<HTMLHeadingElement>;
  runAction(change: () => void): void;
}) {
  const { messages } = state;
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
      <h2
        ref={focusTarget}
        id="question"
        tabIndex={-1}
        // A new element for each question: screen readers would not say that a focused one has changed.
        key={state.step}
        className={`${base.heading} ${styles.question}`}
        aria-describedby={step.kind === 'skills' ? 'count skills-hint' : 'count'}
        part="heading"
      >
        {messages.steps[step.field].question}
      </h2>
      <Body state={state} step={step} />
      <SkillsNote state={state} />
      {isLast && (
        <SendingError state={state}>
          <OtherWay form={getMatchedForm.type} state={state} />
        </SendingError>
      )}
      <div data-notices />
      <div
        // Renders new buttons after a reload: buttons that move would count as a layout shift.
        key={`${state.isResumed}`}
        className={`${controls.actions} ${styles.actions} ${base.onlyWithScript}`}
        part="actions"
      >
        <Button look="secondary" isOff={state.step === 1} onClick={() => runAction(state.back)}>
          {messages.previous}
        </Button>
        <SubmitButton state={state} label={isLast ? messages.submit : messages.next} />
        {!isLast && (
          <Button look="quiet" onClick={() => runAction(state.skip)}>
            {messages.skip}
          </Button>
        )}
        {state.resumeEarlier && (
          <Button look="secondary" onClick={() => runAction(state.resumeEarlier as () => void)}>
            {messages.resumeEarlier}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Screen readers say the count with the question, which it describes, and need no bar. */
function Progress({ state: { messages, step } }: { state: GetMatchedState }) {
  return (
    <div className={styles.progress}>
      <p id="count" className={styles.count} part="count">
        <ChangingText>{interpolate(messages.stepOf, { step, of: steps.length })}</ChangingText>
      </p>
      <div className={styles.bar} aria-hidden="true" part="progress">
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
